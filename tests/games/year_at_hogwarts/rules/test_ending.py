"""YH-END, YH-SOLO-1: when the year ends, and who has won."""

import pytest

from commonroom.games.year_at_hogwarts.events import YearEnded
from commonroom.games.year_at_hogwarts.rules.ending import complete
from tests.games.year_at_hogwarts.rules.scene import (
    FAR,
    STRIKE,
    Scene,
    Seat,
    box,
    cho,
    draco,
    neville,
    ron,
    scene,
)

ACTION = "west-wall-action"
PRAISE = "horace-slughorn"
LENGTHS = [("quick", 1, 210), ("classic", 2, 260), ("long", 3, 320)]


def missions(number: int, first: int = 0) -> list[str]:
    return list(box().missions)[first : first + number]


def praised(*players: Seat, length: str = "quick", variant: str = "underage", **more: str) -> Scene:
    """The first player is given 15 points."""
    options = {"length": length, **more}
    return scene(*players, dice=[PRAISE], variant=variant, options=options, phase="resolve")


@pytest.mark.rule("YH-END-1", "YH-SET-1")
@pytest.mark.parametrize(("length", "due", "points"), LENGTHS)
def test_the_year_ends_at_once_with_more_than_so_many_points(
    length: str, due: int, points: int
) -> None:
    at = praised(ron(ACTION, points=points - 14, done=missions(due)), draco(), length=length)
    assert at.match.decision is None
    result = at.match.result
    assert result is not None
    assert (result.winners, result.reasons) == ((0,), ("YH-END-1",))
    assert result.scores == (points + 1, 0)


@pytest.mark.rule("YH-END-1", "YH-SET-1")
@pytest.mark.parametrize(("length", "due", "points"), LENGTHS)
def test_not_with_exactly_so_many(length: str, due: int, points: int) -> None:
    at = praised(ron(ACTION, points=points - 15, done=missions(due)), draco(), length=length)
    assert at.player().points == points
    assert at.active == 1


@pytest.mark.rule("YH-END-1", "YH-SET-1")
@pytest.mark.parametrize(("length", "due", "points"), LENGTHS)
def test_nor_with_too_few_missions(length: str, due: int, points: int) -> None:
    done = missions(due - 1)
    at = praised(ron(ACTION, points=points, done=done), draco(), length=length)
    assert at.active == 1


@pytest.mark.rule("YH-END-1")
def test_most_points_win_whoever_ended_it() -> None:
    at = praised(ron(ACTION, points=200, done=missions(1)), draco(points=300), cho())
    assert at.match.result is not None
    assert at.match.result.winners == (1,)


@pytest.mark.rule("YH-END-1")
def test_ties_share_the_win() -> None:
    at = praised(ron(ACTION, points=200, done=missions(1)), draco(points=215), cho(points=214))
    assert at.match.result is not None
    assert at.match.result.winners == (0, 1)


@pytest.mark.rule("YH-END-1")
def test_it_ends_in_the_turn_of_another() -> None:
    """An event gives points to whoever trails, and that is enough."""
    at = scene(
        ron("west-wall-event", points=300), draco(points=200, done=missions(1)),
        dice=["last-minute-points"], options={"length": "quick"}, phase="resolve",
    )  # fmt: skip
    assert at.match.result is not None
    assert at.match.result.winners == (0,)


@pytest.mark.rule("YH-END-1", "YH-SPC-1")
def test_an_event_is_resolved_for_all_before_the_year_ends() -> None:
    """Ron has enough when his own turn to gain comes; Draco, Cho and the rest gain as well."""
    books = list(box().books)
    at = scene(
        ron("west-wall-event", points=205, done=missions(1), books=books[:2]),
        draco(points=204, books=books[2:4]), cho(points=90, books=books[4:6]),
        dice=["end-of-year-exams"], options={"length": "quick"}, phase="resolve",
    )  # fmt: skip
    assert [player.points for player in at.table.players] == [215, 214, 100]
    assert at.match.result is not None
    assert at.match.result.winners == (0,)
    assert [type(event) for event in at.match.events][-1] is YearEnded


@pytest.mark.rule("YH-END-1", "YH-ACT-1")
def test_an_action_card_is_carried_out_whole_before_the_year_ends() -> None:
    """McGonagall's 15 points would do; the 5 for the mission decide who wins."""
    at = scene(
        ron(ACTION, points=200, done=missions(1)), draco(points=219),
        dice=["minerva-mcgonagall"], options={"length": "quick"}, phase="resolve",
    )  # fmt: skip
    assert at.match.result is not None
    assert (at.player().points, at.match.result.winners) == (220, (0,))


@pytest.mark.rule("YH-END-2")
@pytest.mark.parametrize("variant", ["qualified", "teams"])
@pytest.mark.parametrize("flown", [True, False])
def test_experts_must_have_flown_in_a_quidditch_match(variant: str, flown: bool) -> None:
    first = ron(ACTION, points=300, done=missions(1), flown=flown)
    at = praised(first, draco(flown=True), neville(), cho(), variant=variant)
    assert (at.match.decision is None) == flown


@pytest.mark.rule("YH-END-2", "YH-SOLO-1")
def test_who_is_alone_need_not() -> None:
    at = praised(ron(ACTION, points=300, done=missions(1)), variant="qualified")
    assert at.match.result is not None
    assert at.match.result.winners == (0,)


@pytest.mark.rule("YH-END-3")
def test_points_missions_and_quidditch_count_for_the_team() -> None:
    """Seats 0 and 2 are a team: neither of them has enough, together they have."""
    at = praised(
        ron(ACTION, points=80), draco(points=150), neville(points=120, done=missions(1)),
        cho(points=10, flown=True), variant="teams",
    )  # fmt: skip
    assert at.active == 1  # nobody of the team has flown
    at = praised(
        ron(ACTION, points=80, flown=True), draco(points=150, flown=True),
        neville(points=120, done=missions(1)), cho(points=10), variant="teams",
    )  # fmt: skip
    assert at.match.result is not None
    assert at.match.result.winners == (0, 2)
    assert not complete(at.game, 1)


@pytest.mark.rule("YH-END-3")
def test_the_team_with_the_higher_sum_wins() -> None:
    at = praised(
        ron(ACTION, points=210, done=missions(1), flown=True), draco(points=100), neville(),
        cho(points=126), variant="teams",
    )  # fmt: skip
    assert at.match.result is not None
    assert at.match.result.winners == (1, 3)


@pytest.mark.rule("YH-END-3", "YH-ACT-1")
def test_who_leads_is_told_by_the_score_of_the_team() -> None:
    """Draco has most, but the team of Ron and Neville leads: both lose points."""
    at = scene(
        ron("west-wall-event", points=60), draco(points=90), neville(points=50), cho(),
        dice=["educational-decree"], variant="teams", phase="resolve",
    )  # fmt: skip
    assert [player.points for player in at.table.players] == [50, 90, 40, 0]


# ---- alone ----------------------------------------------------------------------------------


@pytest.mark.rule("YH-SOLO-1", "YH-MIS-2")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_alone_a_mission_lost_is_the_game_lost(edition: str) -> None:
    mission = "find-the-entrance-to-the-chamber"
    at = scene(
        ron("moaning-myrtles-bathroom", hp=2, missions=[mission], objects=["tom-riddles-diary"],
            spells=["expelliarmus", "protego"]),
        dice=[1, 1, 1], edition=edition, phase="resolve",
    )  # fmt: skip
    at.do(STRIKE)
    result = at.match.result
    assert result is not None
    assert (result.winners, result.reasons) == ((), ("YH-SOLO-1",))
    assert at.player().space == "moaning-myrtles-bathroom"  # nobody goes to the Leaky Cauldron


@pytest.mark.rule("YH-SOLO-1", "YH-DUE-1")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_alone_a_duel_at_0_hp_is_the_game_lost(edition: str) -> None:
    at = scene(
        ron("west-wall-duel", hp=2), dice=["cedric-diggory", 1, 1, 1],
        edition=edition, phase="resolve",
    )  # fmt: skip
    at.do(STRIKE)
    assert at.match.result is not None
    assert at.match.result.reasons == ("YH-SOLO-1",)


@pytest.mark.rule("YH-SOLO-1", "YH-DUE-1")
def test_alone_a_duel_lost_with_1_hp_goes_on() -> None:
    at = scene(ron("west-wall-duel", hp=3), dice=["cedric-diggory", 1, 1, 1], phase="resolve")
    at.do(STRIKE)
    assert (at.player().hp, at.asked) == (1, (0, "plan"))


@pytest.mark.rule("YH-SOLO-1")
def test_alone_there_is_no_quidditch() -> None:
    at = scene(ron("quidditch-pitch", portkeys=1), phase="resolve")
    assert at.options == [("portkey",), ("decline",)]


@pytest.mark.rule("YH-SOLO-1", "YH-CMB-3", "YH-MIS-1")
@pytest.mark.parametrize(("variant", "cards"), [("underage", 5), ("qualified", 3), ("teams", 3)])
def test_alone_one_plays_as_underage_or_as_qualified(variant: str, cards: int) -> None:
    """But the Italian rulebook always asks for the cards of a mission, and the Polish allows 2."""
    at = scene(ron(FAR), variant=variant)
    assert (at.game.variant.mission_cards, at.game.variant.needs_cards) == (cards, True)
    at = scene(ron(FAR), variant=variant, edition="pl")
    assert at.game.variant.mission_cards == 2
    assert at.game.variant.needs_cards == (variant != "underage")


@pytest.mark.rule("YH-SOLO-1", "YH-SPC-5")
def test_alone_one_may_simply_stay_on_the_pitch() -> None:
    at = scene(ron("quidditch-pitch", portkeys=1), phase="resolve")
    at.do(("decline",))
    assert (at.changed(), at.asked) == ({}, (0, "plan"))
    at = scene(ron("quidditch-pitch"), phase="resolve")
    assert at.asked == (0, "plan")  # without a Portkey there is nothing to ask
