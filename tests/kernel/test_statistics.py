"""What a game may count, and what it counts unless it says otherwise."""

import pytest

import commonroom
from commonroom.bots import seated, step
from commonroom.kernel import Statistics, title
from commonroom.kernel.chance import Roll
from commonroom.kernel.statistics import faces, kinds


class Beans(Statistics, frozen=True, kw_only=True):
    eaten: tuple[str, ...] = ()
    bites: tuple[int, ...] = ()
    dares: int = 0


class Strange(Statistics, frozen=True, kw_only=True):
    taste: float = 0.0


def test_the_fields_of_statistics_say_what_they_hold() -> None:
    expected = {"turns": "number", "eaten": "tally", "bites": "numbers", "dares": "number"}
    assert kinds(Beans) == expected


def test_statistics_hold_nothing_that_a_table_of_results_could_not() -> None:
    with pytest.raises(KeyError):
        kinds(Strange)


def test_a_game_that_counts_nothing_has_statistics_all_the_same() -> None:
    match = commonroom.new_match("toy", seats=2, seed=1)
    assert title("toy").statistics(match) == Statistics(turns=0)


@pytest.mark.parametrize("game", commonroom.games())
def test_every_game_tells_of_tallies_that_it_keeps(game: str) -> None:
    counted = title(game).statistics_type
    assert [field for field in counted.told if kinds(counted)[field] != "tally"] == []


@pytest.mark.parametrize("game", commonroom.games())
def test_what_belongs_to_seats_dice_and_users_is_kept(game: str) -> None:
    counted = title(game).statistics_type
    fields = kinds(counted)
    tallies = {*counted.told, *counted.detailed, *counted.dealt}
    assert {fields[field] for field in tallies} == {"tally"}
    assert tallies >= counted.users.keys()
    assert {fields[field] for field in counted.users.values()} <= {"numbers"}
    assert not fields.keys() & counted.dice.keys()


class Dice(Statistics, frozen=True, kw_only=True):
    dice = {"coin": ("toss", "flip"), "others": ("*",), "unused": ("never",)}


def test_faces_are_counted_by_die() -> None:
    rolls = [Roll("toss", 2, 1), Roll("flip", 2, 1), Roll("flip", 2, 0), Roll("deck", 40, 7)]
    rolls += [Roll("deck", 6, 5), Roll("battle", 6, 0), Roll("battle", 6, 5)]
    expected = {"coin": (1, 2), "others": (1, 0, 0, 0, 0, 2), "unused": ()}
    assert faces(Dice, rolls) == expected


@pytest.mark.parametrize("game", commonroom.games())
def test_everything_counted_by_seat_fits_the_seats(game: str) -> None:
    about = title(game).about
    seats = max(2, min(about.seats))
    match = commonroom.new_match(game, seats=seats, seed=1)
    players = seated(match, ["random"] * seats, 1)
    for _ in range(400):
        step(match, players)
    counted = title(game).statistics(match)
    for field in counted.dealt:
        assert len(getattr(counted, field)) == seats
        assert all(getattr(counted, field)), field
    for tally, users in counted.users.items():
        assert len(getattr(counted, tally)) == len(getattr(counted, users))
        assert set(getattr(counted, users)) <= set(range(seats))
    rolled = faces(type(counted), match.rolls)
    assert sum(map(sum, rolled.values())) > 0
