"""Hints tell the chance of a fight and where each roll can lead, and nothing that is secret."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.kernel import Match, Msg, Option, arrange, registry
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question
from commonroom.text import Texts
from tests.games.year_at_hogwarts.cards.table import drawn, me

HARRY: dict[str, Any] = {"student": "harry-potter"}
RON: dict[str, Any] = {"student": "ron-weasley"}
LUNA: dict[str, Any] = {"student": "luna-lovegood", "space": "boathouse"}


def hints(match: Match) -> dict[Option, Hint]:
    """What the one who must answer is told."""
    decision = match.decision
    assert decision is not None
    seat = decision.owner
    question = Question.heard_by(decision, seat)
    found = dict(match.title.hints(match.game.content, match.view(seat), question))
    texts = Texts(strict=True)
    for hint in found.values():
        assert all(texts.say(note) for note in hint.note)
    return found


def year(me: dict[str, Any], **more: Any) -> Match:
    return arrange("year-at-hogwarts", {"players": [me, LUNA], **more})


def told(hint: Hint, key: str) -> list[Msg]:
    return [note for note in hint.note if note.key == key]


@pytest.mark.rule("YH-TRN-1", "YH-MOV-3")
def test_before_the_roll_one_is_told_where_each_number_leads() -> None:
    match = year(HARRY | {"missions": ["tame-the-three-headed-dog"]}, phase="plan")
    rolls = told(hints(match)[("roll",)], "yh-odds-roll")
    assert [note.args["moves"] for note in rolls] == list(range(2, 13))
    assert rolls[5].args["percent"] == 17
    twelve = rolls[-1].args["spaces"]
    assert isinstance(twelve, list)
    assert "west-wall-event" in twelve, "the walk of twelve steps from Start"
    assert rolls[-1].args["count"] == len(twelve)


@pytest.mark.rule("YH-OBJ-1", "YH-MOV-3")
def test_one_is_told_the_chance_to_get_to_missions_and_objects() -> None:
    me = HARRY | {"space": "gryffindor-tower", "missions": ["tame-the-three-headed-dog"]}
    match = year(me, phase="plan", lying={"west-wall-object": ["enchanted-harp"]})
    hint = hints(match)[("roll",)]
    (harp,) = told(hint, "yh-odds-object")
    assert harp.args == {"object": "enchanted-harp", "percent": 100}


@pytest.mark.rule("YH-TRN-2")
def test_an_ability_that_changes_the_roll_is_counted() -> None:
    hint = hints(year(RON, phase="plan"))[("roll",)]
    moves = {note.args["moves"]: note.args["percent"] for note in told(hint, "yh-odds-roll")}
    assert moves[13] == 3
    assert moves[7] == 44, "from 6, 7 and 8"


@pytest.mark.rule("YH-MOV-2")
def test_each_step_tells_where_the_move_can_end() -> None:
    found = hints(year(HARRY | {"space": "gryffindor-tower"}, phase="walk", left=1))
    (ends,) = found[("walk", "west-wall-object")].note
    assert ends.args == {"count": 1, "spaces": ["west-wall-object"]}


@pytest.mark.rule("YH-CMB-1")
def test_a_mission_has_its_chance_and_so_has_every_attack() -> None:
    me = HARRY | {
        "space": "west-wing-third-floor",
        "hp": 4,
        "missions": ["tame-the-three-headed-dog", "catch-the-winged-key"],
        "objects": ["enchanted-harp", "winged-key"],
        "spells": ["fiendfyre"],
    }
    match = year(me, phase="resolve")
    mission = hints(match)[("mission", "tame-the-three-headed-dog")]
    match.answer(("mission", "tame-the-three-headed-dog"))
    fight = hints(match)
    strike, play = fight[("strike",)], fight[("play", "fiendfyre")]
    assert mission.chance is not None
    assert strike.chance is not None
    assert play.chance is not None
    assert strike.chance < play.chance == pytest.approx(mission.chance, abs=0.01)
    assert play.chance == pytest.approx(1 / 2, abs=1e-6), "two of three heads must not bite"
    assert not play.at_least


@pytest.mark.rule("YH-QUI-5", "YH-QUI-3")
def test_on_the_pitch_shots_and_throws_have_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    place = "commonroom.games.year_at_hogwarts.quidditch.title:TITLE"
    monkeypatch.setitem(registry._places, "quidditch", place)
    ours = {"keeper": [-5, 0], "beater-1": [2, 1], "chaser-1": [4, 0]}
    theirs = {"keeper": [5, 0], "chaser-1": [4, 1]}
    sides = [{"house": "gryffindor", "at": ours}, {"house": "slytherin", "at": theirs}]
    position = {
        "sides": sides, "phase": "quidditch-action", "actions": 4, "carrier": "0:chaser-1",
        "bludgers": [[3, 1], [-3, 1]],
    }  # fmt: skip
    match = arrange("quidditch", position)
    assert hints(match)[("shoot", "chaser-1")].chance == pytest.approx(15 / 36)
    match.answer(("fly", "beater-1", 3, 1))
    throws = hints(match)
    assert throws[("throw", 1, 0)].chance == pytest.approx(1 / 2)
    assert ("throw", 1, -1) not in throws, "that way stands one of their own"


@pytest.mark.rule("YH-SPC-1")
def test_each_choice_of_a_card_says_what_it_does() -> None:
    filch = drawn("argus-filch", by=me(points=20, spells=["stupefy", "reducto"]))
    texts = Texts("en", strict=True)
    found = hints(filch.match)
    assert [texts.say(found["choose", number].note[0]) for number in (0, 1)] == [
        "lose 10 House points",
        "discard 2 cards",
    ]
