"""YH-SET: what lies where when the year begins."""

from random import Random

import pytest

import commonroom
from commonroom.games.year_at_hogwarts.events import FirstPlayer
from commonroom.games.year_at_hogwarts.state import Table
from commonroom.kernel import Match
from tests.games.year_at_hogwarts.rules.scene import GAME, box, cho, draco, ron, scene


def new(seats: int, **options: str) -> Match:
    return commonroom.new_match(GAME, seats=seats, options=options, seed=seats)


def table(match: Match) -> Table:
    state = match.game.state
    assert isinstance(state, Table)
    return state


def begun(match: Match) -> Table:
    """The table at the first decision of the first turn."""
    random = Random(1)
    while match.decision is not None and match.decision.prompt.key != "yh-ask-plan":
        match.answer(random.choice(list(match.decision.options)), match.decision.owner)
    return table(match)


@pytest.mark.rule("YH-SET-1")
@pytest.mark.parametrize(
    ("length", "missions", "points"), [("quick", 1, 210), ("classic", 2, 260), ("long", 3, 320)]
)
def test_the_lengths(length: str, missions: int, points: int) -> None:
    entry = box().lengths[length]
    assert (entry.missions, entry.points) == (missions, points)


@pytest.mark.rule("YH-SET-2")
@pytest.mark.parametrize(("variant", "floo"), [("underage", 2), ("qualified", 1), ("teams", 1)])
def test_everyone_has_what_the_sheet_says(variant: str, floo: int) -> None:
    state = begun(new(4, variant=variant))
    students = [player.student for player in state.players]
    assert len(set(students)) == 4
    for player in state.players:
        sheet = box().students[player.student]
        assert (player.hp, player.floo, player.portkeys) == (sheet.hp, floo, 1)
        hands = len(player.books), len(player.spells), len(player.potions)
        assert hands == (sheet.books, sheet.spells, sheet.potions)
        assert (player.space, player.points, player.objects) == ("start", 0, ())
    assert (state.floo, state.portkeys) == (20 - 4 * floo, 10 - 4)


@pytest.mark.rule("YH-SET-2")
@pytest.mark.parametrize(("seats", "missions"), [(1, 5), (6, 5), (7, 3), (8, 3)])
def test_five_missions_or_three_if_there_are_more_than_six_players(
    seats: int, missions: int
) -> None:
    state = begun(new(seats))
    dealt = [one for player in state.players for one in player.missions]
    assert [len(player.missions) for player in state.players] == [missions] * seats
    assert len(set(dealt)) == len(dealt)
    assert sorted([*dealt, *state.missions]) == sorted(box().missions)


@pytest.mark.rule("YH-SET-2")
def test_students_can_be_chosen_each_by_one() -> None:
    match = new(3, students="chosen")
    assert match.decision is not None
    assert len(match.decision.options) == 8
    match.answer(("student", "luna-lovegood"))
    assert match.decision.owner == 1
    assert ("student", "luna-lovegood") not in match.decision.options
    match.answer(("student", "ron-weasley"))
    match.answer(("student", "cho-chang"))
    students = [player.student for player in table(match).players]
    assert students == ["luna-lovegood", "ron-weasley", "cho-chang"]


@pytest.mark.rule("YH-SET-2", "YH-CMP-3")
def test_no_death_eater_is_offered() -> None:
    match = new(2, students="chosen", variant="qualified")
    assert match.decision is not None
    assert {str(name) for _, name in match.decision.options} == set(box().students)


@pytest.mark.rule("YH-SET-3")
@pytest.mark.parametrize("variant", ["qualified", "teams"])
def test_the_players_put_six_death_eaters_on_six_towers(variant: str) -> None:
    match = new(4, variant=variant)
    first = table(match).active
    towers = list(box().boards["it"].towers)
    for number in range(6):
        assert match.decision is not None
        assert match.decision.owner == (first + number) % 4
        assert list(match.decision.options) == [("guard", tower) for tower in towers]
        match.answer(("guard", towers.pop(3)))
    assert len(set(table(match).dark_towers)) == 6
    assert table(match).death_eaters == tuple(box().death_eaters)
    assert match.decision is not None
    assert match.decision.prompt.key == "yh-ask-plan"


@pytest.mark.rule("YH-SET-3", "YH-SOLO-1")
@pytest.mark.parametrize(("seats", "variant"), [(4, "underage"), (1, "qualified")])
def test_the_young_and_the_lonely_meet_no_death_eaters(seats: int, variant: str) -> None:
    state = begun(new(seats, variant=variant))
    assert (state.dark_towers, state.death_eaters) == ((), ())


@pytest.mark.rule("YH-SET-4")
def test_thirty_objects_lie_at_random_on_thirty_object_spaces() -> None:
    board = box().boards["it"]
    one, other = begun(new(2)), begun(new(3))
    for state in (one, other):
        on = {"hogwarts": 0, "diagon-alley": 0, "places": 0}
        for space, things in state.lying.items():
            assert board.spaces[space].object
            on[board.spaces[space].board] += len(things)
        assert on == {"hogwarts": 18, "diagon-alley": 3, "places": 9}
        assert {len(things) for things in state.lying.values()} == {1}
    assert one.lying != other.lying


@pytest.mark.rule("YH-SET-5")
def test_the_players_say_who_is_youngest() -> None:
    match = new(3, **{"first-player": "chosen"})
    assert match.decision is not None
    assert list(match.decision.options) == [("first", 0), ("first", 1), ("first", 2)]
    match.answer(("first", 2))
    assert table(match).active == 2


@pytest.mark.rule("YH-SET-5")
@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
def test_play_passes_to_the_right(seat: int, following: int) -> None:
    at = scene(ron(), draco(), cho(), active=seat, phase="end")
    assert at.asked == (following, "plan")


@pytest.mark.rule("YH-SET-5")
def test_else_chance_does() -> None:
    first = set()
    for seed in range(12):
        match = commonroom.new_match(GAME, seats=3, seed=seed)
        (event,) = (one for one in match.events if isinstance(one, FirstPlayer))
        assert event.seat == table(match).active
        first.add(event.seat)
    assert first == {0, 1, 2}
