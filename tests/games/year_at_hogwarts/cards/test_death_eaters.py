"""The six Death Eater sheets as they fight on towers, played by the neighbour to the right."""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.events import ActSkipped, AttackRolled
from tests.games.year_at_hogwarts.cards.table import (
    ENDURE,
    MISS,
    STRIKE,
    Table,
    card,
    each_card,
    landing,
    me,
)

pytestmark = pytest.mark.rule("YH-CMP-3", "YH-DE-1")
TOWER = "north-tower"
QUALIFIED = {"variant": "qualified"}
HAND = ("protego", "ageing-potion")


def meeting(name: str, *dice: int | str, hand: tuple[str, str] = HAND, **more: Any) -> Table:
    """Ginny meets this Death Eater, who has drawn a spell and a potion."""
    at = landing(
        TOWER, *hand, *dice,
        by=me(**{"hp": 9, **more}),
        phase="meet", dark_towers=[TOWER, "owlery"], options=QUALIFIED,
        death_eaters=[name, "peter-pettigrew" if name != "peter-pettigrew" else "lucius-malfoy"],
    )  # fmt: skip
    at.do(("sheet", name))
    at.changed()
    return at


# ---- numbers --------------------------------------------------------------------------------

SHEETS = {  # HP, res, attack dice; after how many attacks with four hits each it is beaten
    "narcissa-malfoy": (5, 3, 3, 2),
    "barty-crouch-jr": (6, 4, 3, 2),
    "lucius-malfoy": (6, 4, 3, 2),
    "walden-macnair": (7, 3, 3, 2),
    "bellatrix-lestrange": (7, 4, 4, 2),
    "peter-pettigrew": (5, 5, 3, 3),
}


@each_card(SHEETS)
@pytest.mark.rule("YH-FGT-1")
def test_numbers(name: str, row: tuple[int, int, int, int]) -> None:
    """HP, res and dice as on the sheet, one spell and one potion."""
    hp, res, dice, _ = row
    at = meeting(name, *[res - 1] * 3, res, *[1] * dice)
    assert at.fight.foe.hp == hp
    assert at.fight_of(1).hand == HAND
    assert (at.fight.hand, at.fight.hand_count) == (None, 2)
    at.do(STRIKE, ENDURE)
    assert (at.event(AttackRolled).res, at.event(AttackRolled).hits) == (res, 1)
    assert at.changed() == {"foe.hp": hp - 1}
    assert at.asked == (1, "fight")
    at.do(STRIKE)
    assert at.event(AttackRolled).dice == (1,) * dice
    assert at.changed() == {}


@each_card(SHEETS)
def test_beaten(name: str, row: tuple[int, int, int, int]) -> None:
    """Beaten, it is worth 20 points; its token, its sheet and its cards are gone."""
    _, _, dice, attacks = row
    at = meeting(name, *([6, 6, 6, 6, *[1] * dice] * attacks)[:-dice])
    for _ in range(attacks - 1):
        at.do(STRIKE, ENDURE, STRIKE)
    at.do(STRIKE, ENDURE)
    other = "peter-pettigrew" if name != "peter-pettigrew" else "lucius-malfoy"
    assert at.changed() == {
        "0.points": 20, "dark_towers": ["owlery"], "death_eaters": [other],
    }  # fmt: skip
    assert at.state.bottoms["spell"] + at.state.bottoms["potion"] == tuple(HAND)
    assert at.over


# ---- fights ---------------------------------------------------------------------------------


@card("narcissa-malfoy/fight")
@pytest.mark.rule("YH-FGT-4")
def test_narcissa_is_sturdy() -> None:
    """Of what one attack takes she loses 1 less, but at least 1."""
    at = meeting("narcissa-malfoy", 6, 6, 6, 1, 1, 1, 1, 6, 1, 1, 1, spells=["incendio"])
    at.do(STRIKE, ENDURE)
    assert at.changed() == {"foe.hp": 3}
    at.do(STRIKE, ENDURE, STRIKE, ENDURE)
    assert at.changed() == {"foe.hp": 2}


@card("narcissa-malfoy/fight")
def test_narcissa_is_sturdy_against_spells() -> None:
    """Stupefy takes 2 of 3."""
    at = meeting("narcissa-malfoy", spells=["stupefy"])
    at.do(("play", "stupefy"), ENDURE)
    assert at.changed() == {"0.spells": [], "foe.hp": 3}


@card("barty-crouch-jr/fight")
@pytest.mark.rule("YH-FGT-4", "YH-FGT-2")
def test_crouch_brews_strong_potions() -> None:
    """His potions take 2 HP more, his spells do not."""
    hand = ("stupefy", "swelling-solution")
    at = meeting("barty-crouch-jr", *MISS, *MISS, hand=hand)
    at.do(STRIKE, ENDURE, ("play", "swelling-solution"))
    assert at.changed() == {"0.hp": 9 - 4}
    at.do(STRIKE, ENDURE, ("play", "stupefy"))
    assert at.changed() == {"0.hp": 5 - 3}
    at = meeting("barty-crouch-jr", *MISS, 3, hand=("incendio", "confusing-concoction"))
    at.do(STRIKE, ENDURE, ("play", "confusing-concoction"))
    assert at.changed() == {"0.hp": 9 - 3 - 2}  # as many as the die shows, and 2 more


@card("lucius-malfoy/fight")
@pytest.mark.rule("YH-FGT-4")
def test_lucius_snatches_a_card() -> None:
    """With two hits a random card of the other's hand is discarded; one hit is not enough."""
    books = ["fantastic-beasts", "moste-potente-potions"]
    at = meeting("lucius-malfoy", *MISS, 4, 4, 1, "fantastic-beasts", *MISS, 4, 1, 1, books=books)
    at.do(STRIKE, ENDURE, STRIKE)
    assert at.changed() == {"0.hp": 7, "0.books": ["moste-potente-potions"]}
    at.do(STRIKE, ENDURE, STRIKE)
    assert at.changed() == {"0.hp": 6}


@card("walden-macnair/fight")
@pytest.mark.rule("YH-FGT-4")
def test_macnairs_sixes_take_more() -> None:
    """Each 6 takes 1 HP more."""
    at = meeting("walden-macnair", *MISS, 6, 6, 4).do(STRIKE, ENDURE, STRIKE)
    assert at.changed() == {"0.hp": 9 - 5}


@card("bellatrix-lestrange/fight")
@pytest.mark.rule("YH-FGT-4")
@pytest.mark.parametrize(("hp", "left"), [(9, 7), (2, 1), (1, 1)])
def test_bellatrix_strikes_before_the_fight(hp: int, left: int) -> None:
    """When it begins her opponent loses 2 HP, but keeps at least 1."""
    at = meeting("bellatrix-lestrange", hp=hp)
    assert at.player().hp == left
    assert at.asked == (0, "fight")


@card("peter-pettigrew/fight")
@pytest.mark.rule("YH-FGT-4")
def test_pettigrew_clings_to_life_once() -> None:
    """When he would fall to 0 HP he keeps 1; the second time he falls."""
    at = meeting("peter-pettigrew", 1, 1, 1, 6, 1, 1, 1, spells=["fiendfyre"])
    at.do(("play", "fiendfyre"), ENDURE)
    assert at.changed() == {"0.spells": [], "foe.hp": 1}
    at.do(STRIKE, STRIKE, ENDURE)
    assert at.changed() == {
        "0.points": 20, "dark_towers": ["owlery"], "death_eaters": ["lucius-malfoy"],
    }  # fmt: skip


# ---- cards in their hands -------------------------------------------------------------------


@card("bellatrix-lestrange")
@pytest.mark.rule("YH-FGT-3", "YH-FGT-5")
def test_defends_itself() -> None:
    """A defence card in answer undoes the attack; in its own turn it may attack after it."""
    at = meeting("bellatrix-lestrange", *MISS, hand=("episkey", "skele-gro"))
    at.do(STRIKE)
    assert at.asks(1) == {"endure", "play episkey", "play skele-gro"}
    at.do(("play", "episkey"))
    assert at.changed() == {"foe.hp": 9}
    assert at.asked == (1, "fight")
    at.do(("play", "skele-gro"))
    assert at.changed() == {"foe.hp": 14}
    assert at.asked == (1, "fight")
    at.do(STRIKE)
    assert at.asked == (0, "fight")


@card("barty-crouch-jr")
@pytest.mark.rule("YH-CMP-8")
def test_searches_a_deck() -> None:
    """What it finds comes to its own hand, not to that of whoever plays it."""
    at = meeting("barty-crouch-jr", *MISS, hand=("incendio", "polyjuice-potion"))
    at.do(STRIKE, ENDURE, ("play", "polyjuice-potion"), ("search", "felix-felicis"))
    assert at.changed() == {}
    assert at.fight_of(1).hand == ("incendio", "felix-felicis")


@card("walden-macnair")
def test_loses_no_house_points() -> None:
    """A Death Eater has none to lose, and takes none from whoever plays it."""
    at = meeting("walden-macnair", *MISS, hand=("sectumsempra", "skele-gro"))
    at.do(STRIKE, ENDURE, ("play", "sectumsempra"))
    assert at.changed() == {"0.hp": 4}


@card("lucius-malfoy")
def test_beats_a_student() -> None:
    """All cards are discarded (it), the Leaky Cauldron, 6 HP; it keeps its token and sheet."""
    hand: dict[str, Any] = {"books": ["fantastic-beasts"], "spells": ["stupefy"], "floo": 1}
    at = meeting("lucius-malfoy", *MISS, hand=("incendio", "ageing-potion"), hp=4, **hand)
    at.do(STRIKE, ENDURE, ("play", "ageing-potion"), ENDURE)
    assert at.changed() == {
        "0.hp": 6, "0.space": "leaky-cauldron", "0.books": [], "0.spells": [],
    }  # fmt: skip
    assert at.over
    assert at.happened(ActSkipped) == 0
