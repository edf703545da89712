"""YH-QUI-6: the seekers' race, and what a match leads to in the year."""

from random import Random
from typing import Any

import pytest

import commonroom
from commonroom.games.year_at_hogwarts.quidditch.events import (
    RaceCardDrawn,
    RaceCardTaken,
    SeekerFellBack,
    SeekerFlew,
)
from commonroom.games.year_at_hogwarts.quidditch.view import view
from commonroom.games.year_at_hogwarts.state import Table
from commonroom.kernel import Match
from tests.games.year_at_hogwarts.cards.table import box
from tests.games.year_at_hogwarts.quidditch.stadium import GO, Afternoon, afternoon
from tests.games.year_at_hogwarts.worlds import look

BOTH = pytest.mark.parametrize("edition", ["it", "pl"])


def race(*dice: int | str, **position: Any) -> Afternoon:
    """The home side has won phase 1."""
    return afternoon(dice=dice, phase="quidditch-race", winner=0, goals=(2, 1), **position)


@BOTH
@pytest.mark.rule("YH-QUI-6")
def test_two_dice_and_a_card_in_turn_and_the_winner_of_phase_1_starts(edition: str) -> None:
    at = race(
        3, 4, 1, 2, 3, 5, 1, 1, 1, 2, cards=(["firebolt", "nimbus-2000"], []), edition=edition
    )
    assert (at.asked, at.home.seeker) == ((0, "race-card"), 0)
    at.do(("race-card", "firebolt"))
    assert (at.home.seeker, at.away.seeker) == (7 + 4, 3)  # at most one card in a turn
    assert at.options == [GO, ("race-card", "nimbus-2000")]
    at.do(("race-card", "nimbus-2000"))
    assert (at.home.seeker, at.away.seeker) == (7 + 4 + 8 + 2 + 3, 3 + 2)


@pytest.mark.rule("YH-QUI-6")
def test_a_card_may_be_kept() -> None:
    at = race(3, 4, 1, 2, 1, 1, cards=(["firebolt"], []))
    at.do(GO)
    assert (at.home.seeker, at.home.cards) == (7, ("firebolt",))
    assert at.options == [GO, ("race-card", "firebolt")]


@pytest.mark.rule("YH-QUI-6", "YH-SET-2")
def test_being_asked_tells_nobody_which_card_is_held() -> None:
    """A side with a card is asked once, whichever it is; whose dice complete the lap never."""
    for card in box().quidditch:
        at = race(3, 4, 1, 2, 1, 1, cards=([card], []), seekers=(5, 12))
        assert (at.asked, at.options) == ((0, "race-card"), [GO, ("race-card", card)])
        at.do(GO)
        assert (at.home.seeker, at.pitch.dice) == (12, (1, 1))  # its next turn
        assert race(6, 6, cards=([card], []), seekers=(12, 12)).match.decision is None


@pytest.mark.rule("YH-QUI-6")
def test_nobody_is_asked_twice_in_a_turn() -> None:
    at = race(3, 4, 1, 2, cards=(["second-wind", "firebolt"], ["glint-of-gold", "nimbus-2000"]))
    at.do(GO)
    assert (at.asked, at.home.seeker) == ((1, "race-card"), 7)


@BOTH
@pytest.mark.rule("YH-QUI-6")
@pytest.mark.parametrize(("seeker", "wins"), [(20, True), (19, False)])
def test_first_round_the_pitch_which_is_24_wins(edition: str, seeker: int, wins: bool) -> None:
    dice = [2, 2] if wins else [2, 2, 6, 6]
    at = race(*dice, seekers=(seeker, 12), edition=edition)
    result = at.match.result
    assert result is not None
    assert result.winners == ((0,) if wins else (1,))


@pytest.mark.rule("YH-QUI-6", "YH-CMP-8")
def test_a_lap_completed_by_a_card_wins_at_once() -> None:
    at = race(2, 2, seekers=(16, 20), cards=(["firebolt"], []))
    at.do(("race-card", "firebolt"))
    assert at.match.result is not None
    assert at.match.result.winners == (0,)


@pytest.mark.rule("YH-QUI-6", "YH-CMP-8")
@pytest.mark.parametrize(
    ("card", "dice", "home", "away"),
    [
        ("nimbus-2000", [], 4 + 2, 10),
        ("firebolt", [], 4 + 4, 10),
        ("wronski-feint", [5], 4 + 5, 10),
        ("confundus-charm", [], 4, 10 - 3),
    ],
)
def test_the_printed_cards(card: str, dice: list[int], home: int, away: int) -> None:
    at = race(2, 2, *dice, 1, 1, cards=([card], ["blatching"]), seekers=(0, 10))
    at.do(("race-card", card))
    assert (at.home.seeker, at.away.seeker) == (home, away)
    assert at.home.cards == ()


@pytest.mark.rule("YH-QUI-6", "YH-CMP-8")
def test_confundus_leads_nobody_behind_the_start() -> None:
    at = race(2, 2, 1, 1, cards=(["confundus-charm"], ["blatching"]), seekers=(0, 2))
    at.do(("race-card", "confundus-charm"))
    assert at.away.seeker == 0
    back = at.event(SeekerFellBack)
    assert (back.seat, back.spaces, back.at) == (1, 2, 0)
    assert at.happened(SeekerFlew) == 1


@pytest.mark.rule("YH-QUI-5", "YH-QUI-6")
def test_cards_are_known_to_their_owner_only() -> None:
    at = afternoon({"chaser-1": (4, 0)}, carrier="0:chaser-1", actions=3, dice=[6, 1, "firebolt"])
    at.do(("shoot", "chaser-1"))
    (drawn,) = (event for event in at.told if isinstance(event, RaceCardDrawn))
    assert drawn.audience == (0,)
    assert isinstance(drawn.public, RaceCardTaken)
    hands = [view(at.pitch, None, seat).sides[0].cards for seat in (0, 1, None)]
    assert hands == [("firebolt",), None, None]
    assert view(at.pitch, None, 1).sides[0].card_count == 1
    assert "firebolt" in view(at.pitch, None, 1).unseen


@pytest.mark.rule("YH-QUI-5", "YH-QUI-6", "YH-SET-2")
def test_nobody_can_tell_worlds_apart_that_differ_in_the_other_hand() -> None:
    hands = ["firebolt", "nimbus-2000"], ["wronski-feint", "confundus-charm", "second-wind"]
    position = {
        "sides": [
            {"house": house, "at": {}, "cards": hand, "goals": 1}
            for house, hand in zip(("gryffindor", "slytherin"), hands, strict=True)
        ],
        "phase": "quidditch-race",
        "winner": 0,
    }
    match = commonroom.arrange("quidditch", position, seed=3)
    random = Random(3)
    for _ in range(5):
        assert match.decision is not None
        look(match, random)
        match.answer(GO)
    dealt = {
        tuple(match.resample(0, seed).game.state.quidditch.sides[1].cards) for seed in range(4)
    }
    assert len(dealt) > 1


# ---- in the year ----------------------------------------------------------------------------


def challenged(dice: list[int | str], **options: str) -> Match:
    """Ron on the pitch has challenged Cho, who stands in the library; Draco watches."""
    position = {
        "players": [
            {"student": "ron-weasley", "space": "quidditch-pitch", "points": 5},
            {"student": "draco-malfoy", "space": "north-tower"},
            {"student": "cho-chang", "space": "library", "points": 7},
        ],
        "phase": "resolve",
    }
    match = commonroom.arrange("year-at-hogwarts", position, dice=dice, options=options)
    match.answer(("challenge", 2))
    match.answer(("house", "gryffindor"))
    match.answer(("house", "ravenclaw"))
    return match


def table(match: Match) -> Table:
    state = match.game.state
    assert isinstance(state, Table)
    return state


@pytest.mark.rule("YH-QUI-0", "YH-QUI-1", "YH-QUI-5", "YH-QUI-6", "YH-END-2")
@pytest.mark.parametrize("variant", ["underage", "qualified"])
def test_a_match_from_challenge_to_snitch(variant: str) -> None:
    """Cho starts, scores, steals the Quaffle and scores again, and wins the race."""
    toss, flown = [1, 1, 6, 6], [6, 6, 1, 1, 6, 6]
    goals: list[int | str] = [6, 6, 6, 1, "nimbus-2000", 1, 1, 1, 1, 6, 1, "firebolt"]
    match = challenged([*toss, *goals, *flown], variant=variant)
    home = [(-5, 0), (-4, 2), (-4, -2), (-3, -1), (-3, -2), (-3, 2)]
    for slot in [*home, (5, 0), (4, 1), (4, -1), (0, 1), (1, 1), (2, 1)]:
        match.answer(("place", *slot))
    pitch = table(match).quidditch
    assert pitch is not None
    assert len(pitch.deck) == 16  # every match has the whole deck
    assert (pitch.turn, [side.seat for side in pitch.sides]) == (1, [0, 2])
    for answer in [
        ("fly", "chaser-1", 0, 0), ("accept",),
        *(("fly", "chaser-1", column, 0) for column in (-1, -2, -3, -4)),
        ("shoot", "chaser-1"), ("end-turn",),
        ("fly", "chaser-1", -4, -1), ("pass", "chaser-1"),
        ("steal", "chaser-1", -4, -1), ("shoot", "chaser-1"),
        ("race-card", "firebolt"),
    ]:  # fmt: skip
        assert match.decision is not None
        match.answer(answer)
    state = table(match)
    assert state.quidditch is None
    assert [player.points for player in state.players] == [5, 0, 7 + 40]
    assert [player.flown for player in state.players] == [True, False, True]
    assert [player.space for player in state.players] == [
        "quidditch-pitch", "north-tower", "library",
    ]  # fmt: skip
    assert state.active == 1
    match.game.chance.assert_spent()
