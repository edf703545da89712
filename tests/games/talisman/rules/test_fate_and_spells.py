"""TAL-FAT, TAL-SPE: Fate, and how many Spells one holds and casts."""

import pytest

from commonroom.games.talisman.events import DieRerolled
from tests.games.talisman.rules.scene import (
    EATER_SIDE,
    eater,
    order,
    order_too,
    scene,
)

MUNGOS, LEAKY = "st-mungos", "leaky-cauldron"


# ---- TAL-FAT-1


@pytest.mark.rule("TAL-FAT-1")
@pytest.mark.parametrize(
    ("space", "phase", "asked"),
    [("azkaban", "meet", (1, "plan")), ("azkaban", "move", (0, "way"))],
)
def test_one_fate_rerolls_one_own_die_and_the_new_result_stands(
    space: str, phase: str, asked: tuple[int, str]
) -> None:
    at = scene(order(space, fate=3), eater("honeydukes", fate=3), dice=[3, 4], phase=phase)
    assert (at.asked, at.options) == ((0, "roll"), [("accept",), ("fate", 3)])
    at.do(("fate", 3))
    assert at.changed() == {"0.fate": 2}
    assert (at.happened(DieRerolled), at.asked) == (1, asked)


@pytest.mark.rule("TAL-FAT-1")
def test_of_several_dice_only_one_is_rolled_again() -> None:
    at = scene(order("hagrids-hut", fate=2), eater("azkaban"), dice=[1, 2, 6], phase="meet")
    assert at.options == [("accept",), ("fate", 1), ("fate", 2)]
    at.do(("fate", 2))
    assert at.changed() == {"0.fate": 1, "0.magic": 5}  # 1 + 6


@pytest.mark.rule("TAL-FAT-1")
def test_without_fate_nobody_is_asked() -> None:
    at = scene(order("azkaban"), eater("honeydukes", fate=3), dice=[4], phase="meet")
    assert at.asked == (1, "plan")


@pytest.mark.rule("TAL-FAT-1")
def test_there_is_no_limit_to_fate() -> None:
    at = scene(order("azkaban", fate=18, spells=["geminio"]), eater("honeydukes"))
    at.do(("cast", 0, "geminio"))
    assert (at.player(0).fate, at.table.fate) == (36, 0)


# ---- TAL-SPE-1


@pytest.mark.rule("TAL-SPE-1")
@pytest.mark.parametrize(
    ("magic", "most"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 2), (7, 3), (12, 3)]
)
def test_magic_allows_so_many_spells(magic: int, most: int) -> None:
    at = scene(order("azkaban"), eater("azkaban"))
    assert at.game.spell_limit(0, magic) == most


@pytest.mark.rule("TAL-SPE-1")
def test_total_magic_counts_and_followers_may_change_the_number() -> None:
    """Magic 4 and 2 of the Map allow two spells, but Neville takes up room for one."""
    hold = {"spells": ["expulso"], "objects": ["marauders-map"]}
    at = scene(
        order("12-grimmauld-place", **hold), eater("azkaban"), dice=[6, "lumos"], phase="meet"
    )
    at.do(("choose", "train"))
    assert at.player(0).spells == ("expulso", "lumos")
    at = scene(
        order("12-grimmauld-place", followers=["neville-longbottom"], **hold), eater("azkaban"),
        dice=[6], phase="meet",
    )  # fmt: skip
    at.do(("choose", "train"))
    assert at.changed() == {}


@pytest.mark.rule("TAL-SPE-1", "TAL-SPE-3")
def test_over_the_limit_one_keeps_them_and_gains_none() -> None:
    at = scene(
        order("12-grimmauld-place", spells=["expulso", "lumos", "accio"]), eater("azkaban"),
        dice=[6], phase="meet",
    )  # fmt: skip
    at.do(("choose", "train"))
    assert at.changed() == {}


@pytest.mark.rule("TAL-SPE-1", "TAL-CMP-4")
def test_nobody_may_hold_fewer_spells_than_none() -> None:
    hagrid = {"character": "rubeus-hagrid", "followers": ["neville-longbottom"]}
    at = scene(hagrid, eater("azkaban"))
    assert at.game.spell_limit(0, 2) == 0


# ---- TAL-SPE-2


@pytest.mark.rule("TAL-SPE-2")
def test_any_number_in_the_own_turn_one_in_anothers() -> None:
    at = scene(
        order("azkaban", spells=["expulso", "expulso", "geminio"], galleons=1),
        eater("azkaban", spells=["protego", "episkey", "episkey"], life=2),
    )
    for _ in range(2):
        at.do(("cast", 0, "expulso"), ("side", EATER_SIDE))
    at.do(("cast", 0, "geminio"))
    assert at.player(0).spells == ()
    assert at.decision.guests == {1: [("cast-on", 1, "episkey", 1)]}
    at.says(1, ("cast-on", 1, "episkey", 1))
    assert at.player(1).life == 4
    assert at.decision.guests == {}


@pytest.mark.rule("TAL-SPE-2")
def test_in_the_next_turn_of_another_one_may_cast_again() -> None:
    at = scene(
        order(MUNGOS, ferret=1), order_too("azkaban"),
        eater("azkaban", spells=["expulso", "expulso"]), lying={"the-burrow": ["wand"]},
    )  # fmt: skip
    at.says(2, ("cast", 2, "expulso")).do(("side", EATER_SIDE))
    assert at.decision.guests == {}
    at.do(("move",), ("walk", "the-burrow"))
    assert at.asked == (1, "plan")
    assert at.decision.guests == {2: [("cast", 2, "expulso")]}


@pytest.mark.rule("TAL-SPE-2")
def test_a_spell_is_resolved_at_once() -> None:
    """Cast before a battle, Obliviate takes the spell that was to help."""
    at = scene(
        order(MUNGOS, spells=["expecto-patronum"]), eater("azkaban", spells=["obliviate"]),
        phase="meet", lying={MUNGOS: ["hit-wizards"]},
    )  # fmt: skip
    assert ("cast", 0, "expecto-patronum") in at.options
    at.says(1, ("cast-on", 1, "obliviate", 0))
    assert (at.asked, at.options) == ((0, "fight"), [("fight",)])
    assert at.changed() == {"0.spells": [], "1.spells": []}


# ---- TAL-SPE-3


@pytest.mark.rule("TAL-SPE-3")
def test_spells_cannot_simply_be_thrown_away() -> None:
    at = scene(order(MUNGOS, spells=["protego"]), eater("azkaban"), phase="end")
    assert at.asked == (1, "plan")  # there was nothing to leave


@pytest.mark.rule("TAL-SPE-3", "TAL-SPC-1")
def test_the_wheezes_take_spells_for_fate_and_fate_for_spells() -> None:
    at = scene(order("diagon-alley", spells=["protego", "lumos"]), eater("azkaban"), phase="meet")
    at.do(("give-spells",), ("pay-spell", "protego"), ("done",))
    assert at.changed() == {"0.spells": ["lumos"], "0.fate": 1}
    assert at.table.spell_discard == ("protego",)
    at = scene(order("diagon-alley", fate=2), eater("azkaban"), dice=["accio"], phase="meet")
    at.do(("buy-spells",))
    assert at.changed() == {"0.spells": ["accio"], "0.fate": 1}  # Magic 4 allows one


@pytest.mark.rule("TAL-SPE-3")
def test_a_spell_may_pay_for_an_ability() -> None:
    bellatrix = {"character": "bellatrix-lestrange", "side": "b", "space": MUNGOS, "fate": 0,
                 "galleons": 0, "spells": ["protego"]}  # fmt: skip
    at = scene(
        bellatrix, order("azkaban"), phase="meet", lying={MUNGOS: ["basilisk"]}, shipped=True
    )
    at.do(("use", "bellatrix-lestrange"), ("pay-spell", "protego"))
    assert not at.match.can_undo(0)  # everybody has seen it
    assert at.changed() == {"0.spells": []}
