"""What a person is told about the options of Voldemort Returns."""

import pytest

from commonroom.kernel import Match
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question
from commonroom.text import Texts
from tests.games.year_at_hogwarts.voldemort_returns.positions import (
    HARRY,
    PETTIGREW,
    VOLDEMORT,
    arranged,
)

LUCIUS = {"character": "lucius-malfoy", "space": "forest-edge"}


def hints(match: Match) -> dict[tuple[str | int, ...], Hint]:
    decision = match.decision
    assert decision is not None
    question = Question.heard_by(decision, decision.owner)
    found = match.title.hints(match.game.content, match.view(decision.owner), question)
    texts = Texts(strict=True)
    for hint in found.values():
        assert all(texts.say(note) for note in hint.note)
    return dict(found)


@pytest.mark.rule("YH-VR-5")
def test_a_horcrux_falls_in_15_of_36_tries() -> None:
    harry = {**HARRY, "objects": ["basilisk-fang"], "space": "dumbledores-office"}
    found = hints(arranged(PETTIGREW, harry, active=1, phase="resolve"))
    assert found[("destroy", "marvolo-gaunts-ring")].chance == pytest.approx(15 / 36)
    assert ("decline",) not in found


@pytest.mark.rule("YH-VR-7")
def test_who_meets_several_death_eaters_knows_the_chances_against_each() -> None:
    harry = {**HARRY, "space": "forest-edge"}
    macnair = {**LUCIUS, "character": "walden-macnair"}
    match = arranged(VOLDEMORT, harry, active=1, phase="meet", death_eaters=[LUCIUS, macnair])
    found = hints(match)
    assert found.keys() == {("face", "lucius-malfoy"), ("face", "walden-macnair")}
    eater = found[("face", "lucius-malfoy")].chance
    assert eater is not None
    assert 0.5 < eater < 1


@pytest.mark.rule("YH-VR-FGT")
def test_a_fight_is_told_by_its_dice_and_cards_by_what_is_printed() -> None:
    harry = {**HARRY, "space": "forest-edge", "hp": 1, "spells": ["stupefy"]}
    match = arranged(
        VOLDEMORT, harry, death_eaters=[LUCIUS], active=1, phase="meet", dice=[1, 1, 1, 1, 6, 1, 1]
    )
    found = hints(match)
    strike = found[("strike",)].chance
    assert strike is not None
    assert 0 < strike < 0.5
    assert found[("play", "stupefy")].note
    match.answer(("strike",))
    match.answer(("strike",))
    match.answer(("endure",))
    found = hints(match)
    rolled, taken = found[("roll-defence",)].chance, found[("take-hit",)].chance
    assert rolled is not None
    assert taken == 0.0
    assert 0 < rolled < 1 / 6
