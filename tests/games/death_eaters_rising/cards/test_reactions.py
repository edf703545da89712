"""Wizards who react: to damage dealt, to a recruit, to Voldemort's attack."""

import pytest

from tests.games.death_eaters_rising.cards.table import (
    after_voldemort,
    card,
    full,
    paid,
    rolled_for,
)
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY

pytestmark = pytest.mark.rule("DER-CMP-10")


# ---- Ginny ----------------------------------------------------------------------------------


@card("ginny-weasley")
def test_ginny_weasley_and_dice() -> None:
    """The first time you damage a Death Eater each turn: take a spell token, after its own."""
    at = rolled_for(
        "antonin-dolohov",
        then="token-swap token-heal",
        team="ginny-weasley",
        hogsmeade="antonin-dolohov yaxley",
    )
    at.fill("antonin-dolohov")
    assert at.changed() == {}
    at.answer("stop")
    assert at.table.damage["antonin-dolohov"] == 1
    assert at.changed()["tokens"] == {0: ["token-swap", "token-heal"]}


@card("ginny-weasley")
def test_ginny_weasley_and_an_ability() -> None:
    """The first time you damage a Death Eater each turn, by an ability too, at once."""
    at = paid(
        "kingsley-shacklebolt",
        "token-swap token-heal",
        team="kingsley-shacklebolt ginny-weasley",
        hogsmeade="mulciber",
    )
    at.answer("strike", "mulciber")
    assert at.changed() == {
        "damage": {"mulciber": 1},
        "tokens": {0: ["token-swap", "token-heal"]},
    }


@card("ginny-weasley")
def test_ginny_weasley_once_per_turn() -> None:
    """The first time each turn: two Death Eaters give two tokens and hers."""
    at = rolled_for(
        "antonin-dolohov",
        "peter-pettigrew",
        then="token-swap token-heal token-cleanse",
        team="ginny-weasley harry-potter albus-dumbledore remus-lupin",
        hogsmeade="antonin-dolohov peter-pettigrew",
    )
    at.fill("antonin-dolohov")
    at.fill("peter-pettigrew")
    at.end_turn()
    assert at.changed()["tokens"] == {0: ["token-swap", "token-heal", "token-cleanse"]}


@card("ginny-weasley")
def test_ginny_weasley_does_not_react() -> None:
    """Not in a fellow player's team, not for Voldemort, and not while she is being recruited."""
    friend = paid(
        "kingsley-shacklebolt",
        "token-swap",
        team="kingsley-shacklebolt",
        friends=["ginny-weasley"],
        hogsmeade="mulciber",
    )
    friend.answer("strike", "mulciber")
    assert friend.changed()["tokens"] == {0: ["token-swap"]}
    villain = rolled_for(
        "lord-voldemort",
        then="token-swap",
        team="ginny-weasley",
        facing=HOGSMEADE,
        revealed=True,
        azkaban="mulciber",
    )
    villain.fill("lord-voldemort")
    villain.end_turn()
    assert villain.changed()["tokens"] == {0: ["token-swap"]}


@card("ginny-weasley")
def test_ginny_weasley_joining() -> None:
    """The first time you damage a Death Eater: not in the step in which she joins the team."""
    at = rolled_for(
        "ginny-weasley",
        "antonin-dolohov",
        then="token-swap",
        team="luna-lovegood harry-potter albus-dumbledore remus-lupin",
        hogsmeade="ginny-weasley antonin-dolohov",
    )
    at.fill("ginny-weasley")
    at.fill("antonin-dolohov")
    at.end_turn()
    assert at.table.players[0].team[-1] == "ginny-weasley"
    assert at.changed()["tokens"] == {0: ["token-swap"]}


# ---- Dean -----------------------------------------------------------------------------------


# ---- Moody ----------------------------------------------------------------------------------


@card("alastor-moody")
@pytest.mark.rule("DER-VOL-2")
def test_alastor_moody() -> None:
    """When Voldemort attacks your team: up to 2 wizards of your choice take no damage."""
    at = after_voldemort(
        "clockwise",
        team=f"alastor-moody:1 dobby remus-lupin {full('sybill-trelawney')}",
        diagon="cho-chang",
        mission=DIAGON,
    )
    assert at.asks() == {"guard alastor-moody", "guard dobby", "guard remus-lupin", "done"}
    at.answer("guard", "dobby")
    assert at.asks() == {"guard alastor-moody", "guard remus-lupin", "done"}
    at.answer("guard", "alastor-moody")
    assert at.changed() == {
        "facing": DIAGON,
        "damage": {"remus-lupin": 1, "cho-chang": 1},
        "corruption": {DIAGON: 2},
    }


@card("alastor-moody")
def test_alastor_moody_keeps_fewer() -> None:
    """Up to 2 wizards: one will do, or as many as there are."""
    at = after_voldemort("clockwise", team="alastor-moody dobby", mission=DIAGON)
    at.answer("guard", "dobby")
    at.answer("done")
    assert at.changed()["damage"] == {"alastor-moody": 1}
    alone = after_voldemort("clockwise", team="alastor-moody", mission=DIAGON)
    alone.answer("guard", "alastor-moody")
    assert "damage" not in alone.changed()


@card("alastor-moody")
def test_alastor_moody_is_not_asked() -> None:
    """Not if Voldemort goes elsewhere, nor for a fellow player's team."""
    away = after_voldemort("clockwise", team="alastor-moody", mission=HOGSMEADE)
    assert away.can("roll")
    friend = after_voldemort("clockwise", team="dobby", friends=["alastor-moody"], mission=DIAGON)
    assert friend.changed()["damage"] == {"dobby": 1}


@card("alastor-moody")
def test_alastor_moody_guards_against_nobody_else() -> None:
    """When Voldemort attacks: Bellatrix, who is with him, hits everyone all the same."""
    at = after_voldemort(
        "counter-clockwise",
        team="alastor-moody dobby",
        ministry="bellatrix-lestrange",
        mission=MINISTRY,
        facing=DIAGON,
    )
    at.answer("guard", "alastor-moody")
    at.answer("guard", "dobby")
    assert at.changed()["damage"] == {"alastor-moody": 1, "dobby": 1}
