"""Sheets and tokens in Voldemort Returns: how the six Death Eaters move, Voldemort, Horcruxes."""

from collections.abc import Iterator
from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.state import Player
from commonroom.kernel import Match
from tests.games.year_at_hogwarts.cards.table import card, each_card
from tests.games.year_at_hogwarts.voldemort_returns import positions
from tests.games.year_at_hogwarts.voldemort_returns.positions import (
    HARRY,
    HERMIONE,
    HORCRUXES,
    PETTIGREW,
    VOLDEMORT,
    answer_all,
    asked,
    options,
    player,
    table,
    walk,
)

pytestmark = pytest.mark.rule("YH-VR-3", "YH-CMP-3")
matches: list[Match] = []


@pytest.fixture(autouse=True)
def _dice_are_spent() -> Iterator[None]:
    matches.clear()
    yield
    for match in matches:
        match.game.chance.assert_spent()


def arranged(*players: dict[str, Any], dice: tuple[int | str, ...] = (), **more: Any) -> Match:
    match = positions.arranged(*players, dice=list(dice), **more)
    matches.append(match)
    return match


def sent(name: str, space: str, *dice: int | str, **more: Any) -> Match:
    """Voldemort sends this Death Eater from a space."""
    pawn = {"character": name, "space": space, **more}
    match = arranged(VOLDEMORT, HARRY, death_eaters=[pawn], dice=dice)
    match.answer(("send", name))
    return match


def pawn(match: Match, name: str) -> Player:
    return table(match).pawns[name]


# ---- how Death Eaters move ------------------------------------------------------------------


@card("narcissa-malfoy/move")
@pytest.mark.rule("YH-SPC-1")
def test_narcissa_heals_more() -> None:
    """An HP space gives her 2 HP more."""
    match = sent("narcissa-malfoy", "rose-garden", 1, 1, hp=1)
    walk(match, "sundial-garden")
    assert pawn(match, "narcissa-malfoy").hp == 1 + 1 + 2


@card("barty-crouch-jr/move")
@pytest.mark.rule("YH-SPC-1")
def test_crouch_draws_two_potions() -> None:
    """On a potion space two instead of one."""
    match = sent("barty-crouch-jr", "herbology-classroom", 1, "skele-gro", "gillyweed", 1)
    walk(match, "greenhouse-potion")
    assert pawn(match, "barty-crouch-jr").potions == ("skele-gro", "gillyweed")
    match = sent("barty-crouch-jr", "forbidden-forest", 1, "stupefy", 1)
    walk(match, "forest-edge")
    assert pawn(match, "barty-crouch-jr").spells == ("stupefy",)


@card("lucius-malfoy/move")
@pytest.mark.rule("YH-SPC-1")
def test_lucius_draws_two_spells() -> None:
    """On a spell space two instead of one."""
    match = sent("lucius-malfoy", "forbidden-forest", 1, "stupefy", "protego", 1)
    walk(match, "forest-edge")
    assert pawn(match, "lucius-malfoy").spells == ("stupefy", "protego")


@card("walden-macnair/move")
@pytest.mark.rule("YH-TRN-2")
def test_macnair_leaves_a_die_out() -> None:
    """He rolls two dice and moves by one of them."""
    match = sent("walden-macnair", "rose-garden", 1, 5, 1)
    assert options(match) == [("moves", 5), ("moves", 1)]
    match.answer(("moves", 1))
    walk(match, "sundial-garden")
    assert pawn(match, "walden-macnair").space == "sundial-garden"


@card("bellatrix-lestrange/move")
@pytest.mark.rule("YH-MOV-3")
def test_bellatrix_stops_where_she_likes() -> None:
    """She may end her move anywhere on the way; others may not."""
    match = sent("bellatrix-lestrange", "forest-edge", 3, 1)
    walk(match, "forbidden-forest")
    assert ("stop",) in options(match)
    match.answer(("stop",))
    assert pawn(match, "bellatrix-lestrange").space == "forbidden-forest"
    match = sent("barty-crouch-jr", "forest-edge", 3)
    walk(match, "forbidden-forest")
    assert ("stop",) not in options(match)


@card("peter-pettigrew/move")
@pytest.mark.rule("YH-TRN-2")
def test_pettigrew_adjusts_his_roll() -> None:
    """Up to two more or less, at least 1: before the return, and as a Death Eater after it."""
    match = arranged(PETTIGREW, HARRY, dice=(3,))
    match.answer(("roll",))
    assert options(match) == [("moves", number) for number in (1, 2, 3, 4, 5)]
    match.answer(("moves", 2))
    match = sent("peter-pettigrew", "rose-garden", 1, 1)
    assert options(match) == [("moves", 1), ("moves", 2), ("moves", 3)]
    match.answer(("moves", 1))
    walk(match, "sundial-garden")


# ---- how they fight -------------------------------------------------------------------------


@card("bellatrix-lestrange/fight", "walden-macnair/fight", "lucius-malfoy/fight")
@pytest.mark.rule("YH-VR-FGT", "YH-FGT-4")
def test_combat_abilities_apply() -> None:
    """Bellatrix strikes before the fight; a 6 of Macnair and the grip of Lucius count as well."""
    hermione = {**HERMIONE, "space": "forest-edge", "hp": 6, "spells": ["stupefy", "lumos"]}
    for name, dice, hp, cards in (
        ("bellatrix-lestrange", (1, 1, 1, 1), 4, 2),
        ("walden-macnair", (6, 1, 1), 4, 2),
        ("lucius-malfoy", (5, 5, 1, "lumos"), 4, 1),
    ):
        eater = {"character": name, "space": "forbidden-forest"}
        spare = (6,) if name == "walden-macnair" else ()
        match = arranged(VOLDEMORT, HARRY, hermione, death_eaters=[eater], dice=(1, *spare, *dice))
        match.answer(("send", name))
        if spare:
            match.answer(("moves", 1))
        walk(match, "forest-edge")
        answer_all(match, ("strike",), ("endure",))
        while asked(match) == (2, "defence-die"):
            match.answer(("take-hit",))
        assert (player(match, 2).hp, len(player(match, 2).spells)) == (hp, cards)


# ---- Lord Voldemort -------------------------------------------------------------------------


@card("lord-voldemort")
@pytest.mark.rule("YH-VR-5", "YH-VR-6")
@pytest.mark.parametrize("destroyed", range(7))
def test_voldemorts_hp(destroyed: int) -> None:
    """7 HP, and 1 less for each Horcrux destroyed: 1 after all six."""
    match = arranged(VOLDEMORT, HARRY, destroyed=list(HORCRUXES)[:destroyed], active=1)
    assert player(match, 0).hp == 7 - destroyed


@card("lord-voldemort")
@pytest.mark.rule("YH-VR-FGT")
def test_voldemort_moves_with_one_die_and_needs_no_space() -> None:
    """He has no movement ability, draws nothing and ignores HP spaces."""
    for start, end in (("forbidden-forest", "forest-edge"), ("rose-garden", "sundial-garden")):
        match = arranged({**VOLDEMORT, "space": start, "hp": 4}, HARRY, dice=(1,))
        walk(match, end)
        villain = player(match, 0)
        assert (villain.space, villain.hp, villain.spells) == (end, 4, ())
        assert asked(match) == (1, "plan")


# ---- tokens ---------------------------------------------------------------------------------


@each_card(HORCRUXES)
@pytest.mark.rule("YH-VR-2", "YH-VR-5")
@pytest.mark.parametrize("tool", ["basilisk-fang", "sword-of-gryffindor"])
def test_horcrux(name: str, row: str, tool: str) -> None:
    """It lies where it belongs; with Fang or Sword and the higher die it is destroyed."""
    harry = {**HARRY, "space": row, "objects": [tool]}
    drawn = ("lumos", "protego") if row in ("dumbledores-office", "room-of-requirement") else ()
    match = arranged(VOLDEMORT, harry, active=1, phase="resolve", dice=(4, 3, *drawn, 1))
    assert name in table(match).lying[row]
    assert ("destroy", name) in options(match)
    match.answer(("destroy", name))
    assert table(match).destroyed == (name,)
    assert name not in table(match).lying.get(row, [])
    assert player(match, 0).hp == 7 - 1


@card("basilisk-fang", "sword-of-gryffindor")
@pytest.mark.rule("YH-VR-5")
def test_without_a_tool_a_horcrux_stays() -> None:
    """Bare hands do nothing, and nobody can carry a Horcrux away."""
    match = arranged(
        VOLDEMORT, {**HARRY, "space": "clock-tower"}, active=1, phase="resolve", dice=(1,)
    )
    assert table(match).destroyed == ()
    assert table(match).lying["clock-tower"] == ("nagini",)
    assert player(match, 1).objects == ()


@each_card(dict.fromkeys(["cauldron", "fathers-bone", "wormtails-hand", "harry-potter-token"]))
@pytest.mark.rule("YH-VR-1", "YH-VR-3")
def test_pettigrews_token(name: str, row: None) -> None:
    """Pettigrew may take it up on his way, Harry may not."""
    lying = {"rose-garden": [name]}
    match = arranged({**PETTIGREW, "space": "maze"}, HARRY, lying=lying, dice=(1,))
    answer_all(match, ("roll",), ("moves", 1), ("walk", "rose-garden"), ("take", name))
    assert player(match, 0).objects == (name,)
    match = arranged(PETTIGREW, {**HARRY, "space": "maze"}, lying=lying, dice=(1, 1), active=1)
    answer_all(match, ("roll",), ("walk", "rose-garden"))
    assert ("take", name) not in options(match)


@each_card(dict.fromkeys(["basilisk-fang", "sword-of-gryffindor"]))
@pytest.mark.rule("YH-VR-1")
def test_tool_of_the_heroes(name: str, row: None) -> None:
    """Heroes may take it up, Pettigrew may not."""
    lying = {"rose-garden": [name]}
    match = arranged(PETTIGREW, {**HARRY, "space": "maze"}, lying=lying, dice=(1, 1), active=1)
    answer_all(match, ("roll",), ("walk", "rose-garden"), ("take", name))
    assert player(match, 1).objects == (name,)
    match = arranged({**PETTIGREW, "space": "maze"}, HARRY, lying=lying, dice=(2,))
    answer_all(match, ("roll",), ("moves", 2), ("walk", "rose-garden"))
    assert ("take", name) not in options(match)
