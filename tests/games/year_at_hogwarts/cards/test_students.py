"""The sheets of the eight students: HP, res, dice, and what they begin with."""

import pytest

import commonroom
from commonroom.games.year_at_hogwarts.events import AttackRolled
from commonroom.games.year_at_hogwarts.seen import TableView
from tests.games.year_at_hogwarts.cards.students import far, meeting, who
from tests.games.year_at_hogwarts.cards.table import GAME, STRIKE, each_card

pytestmark = pytest.mark.rule("YH-CMP-3")
SHEETS = {  # HP, res, attack dice; books, spells, potions at the start
    "harry-potter": (7, 4, 4, 1, 4, 1),
    "hermione-granger": (7, 3, 4, 3, 3, 1),
    "ron-weasley": (6, 4, 4, 1, 2, 1),
    "draco-malfoy": (8, 4, 4, 1, 3, 1),
    "luna-lovegood": (6, 3, 4, 1, 2, 1),
    "ginny-weasley": (7, 3, 3, 1, 1, 2),
    "neville-longbottom": (6, 5, 3, 1, 1, 3),
    "cho-chang": (6, 4, 4, 1, 1, 0),
}


@each_card(SHEETS)
@pytest.mark.rule("YH-SET-2")
def test_start(name: str, row: tuple[int, ...]) -> None:
    """HP and cards as on the sheet."""
    match = commonroom.new_match(GAME, seats=2, options={"students": "chosen"}, seed=1)
    match.answer(("student", name))
    match.answer(("student", far(name)["student"]))
    hp, _, _, books, spells, potions = row
    seen = match.view(0)
    assert isinstance(seen, TableView)
    view = seen.players[0]
    assert (view.student, view.hp, view.space) == (name, hp, "start")
    assert view.counts == {"book": books, "spell": spells, "potion": potions}


@each_card(SHEETS)
@pytest.mark.rule("YH-FGT-1")
def test_attack_dice_and_res(name: str, row: tuple[int, ...]) -> None:
    """It attacks with its dice; dice at or above its res hit it, lower ones do not."""
    _, res, dice, *_ = row
    at = meeting(who(name, hp=9), far(name, hp=9), *[1] * dice, *[res - 1] * 3, res)
    at.do(STRIKE)
    assert at.event(AttackRolled).dice == (1,) * dice
    assert at.changed() == {}
    at.do(STRIKE)
    assert (at.event(AttackRolled).res, at.event(AttackRolled).hits) == (res, 1)
    assert at.changed() == {"0.hp": 8}
