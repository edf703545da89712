"""What each Death Eater does when Voldemort is there, and by the Dark Mark wherever he is.

Voldemort turns clockwise to Diagon Alley, where the card lies, and corrupts it; the active team is
at Hogsmeade, out of his reach. Under the Dark Mark he stays at the Ministry and corrupts that.
"""

import pytest

from tests.games.death_eaters_rising.cards.table import (
    after_voldemort,
    card,
    full,
    nearly_full,
)
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY, box

pytestmark = pytest.mark.rule("DER-CMP-8", "DER-CMP-10", "DER-VOL-4", "DER-VOL-5")

TURNED = {"facing": DIAGON, "corruption": {DIAGON: 2}}
"""What Voldemort does himself when he turns to Diagon Alley."""
STAYED = {"corruption": {MINISTRY: 2}}
"""What he does himself at the Ministry, when nobody else is there."""


@card("peter-pettigrew")
def test_peter_pettigrew() -> None:
    """Voldemort here: 1 damage to the least damaged Order wizard(s) in every team."""
    at = after_voldemort(
        "clockwise",
        team="remus-lupin:1 kingsley-shacklebolt:1 sirius-black:2 dobby",
        friends=["pomona-sprout arthur-weasley molly-weasley:1", "luna-lovegood"],
        diagon="peter-pettigrew",
        hogsmeade="mundungus-fletcher",
    )
    hurt = {"remus-lupin": 2, "kingsley-shacklebolt": 2, "arthur-weasley": 1}
    assert at.changed() == {**TURNED, "damage": hurt}


@card("antonin-dolohov")
def test_antonin_dolohov() -> None:
    """Voldemort here: 1 damage to each Army wizard here, on top of his own attack."""
    at = after_voldemort(
        "clockwise",
        team="luna-lovegood dobby",
        friends=["fred-weasley"],
        diagon="antonin-dolohov cho-chang:1 firenze",
        hogsmeade="dean-thomas",
        mission=DIAGON,
    )
    hurt = {"luna-lovegood": 2, "cho-chang": 3, "dobby": 1, "firenze": 1}
    assert at.changed() == {**TURNED, "damage": hurt}


@card("antonin-dolohov")
def test_antonin_dolohov_finds_nobody() -> None:
    """If no Army wizard is here, 1 corruption here; teams elsewhere are not here."""
    at = after_voldemort(
        "clockwise",
        team="luna-lovegood",
        friends=["fred-weasley"],
        diagon="antonin-dolohov",
        corruption=f"{HOGSMEADE}:4",
    )
    assert at.changed() == {"facing": DIAGON, "corruption": {DIAGON: 2}}


@card("antonin-dolohov")
@pytest.mark.rule("DER-DMG-1")
def test_antonin_dolohov_finds_a_full_wizard() -> None:
    """A full Army wizard is here, but takes no damage."""
    at = after_voldemort("clockwise", team="dobby", diagon=f"antonin-dolohov {full('cho-chang')}")
    assert at.changed() == TURNED


@card("bellatrix-lestrange")
def test_bellatrix_lestrange() -> None:
    """Voldemort here: 1 damage to each wizard of the active team, wherever it is."""
    at = after_voldemort(
        "clockwise",
        team=f"luna-lovegood:1 dobby {full('sybill-trelawney')}",
        diagon="bellatrix-lestrange",
        hogsmeade="cho-chang",
    )
    assert at.changed() == {**TURNED, "damage": {"luna-lovegood": 2, "dobby": 1}}


@card("bellatrix-lestrange:dark-mark")
def test_bellatrix_lestrange_marked() -> None:
    """Dark Mark: 1 corruption on Diagon Alley, wherever she is."""
    at = after_voldemort("dark-mark", team="dobby", ministry="", hogsmeade="bellatrix-lestrange")
    assert at.changed() == {"corruption": {MINISTRY: 2, DIAGON: 2}}


@card("bellatrix-lestrange", "bellatrix-lestrange:dark-mark")
@pytest.mark.rule("DER-VOL-6")
def test_bellatrix_lestrange_does_both() -> None:
    """Dark Mark, with Voldemort here: her regular line and the Mark line."""
    at = after_voldemort("dark-mark", team="dobby", ministry="bellatrix-lestrange")
    assert at.changed() == {"damage": {"dobby": 1}, "corruption": {MINISTRY: 2, DIAGON: 2}}


@card("lucius-malfoy")
def test_lucius_malfoy() -> None:
    """Voldemort here: remove 1 damage from every other Death Eater, at every location."""
    at = after_voldemort(
        "clockwise",
        team="dobby:1",
        diagon="lucius-malfoy:1",
        ministry="augustus-rookwood:1 filius-flitwick:1 mulciber",
        hogsmeade=f"antonin-dolohov:2 cho-chang:2 {full('yaxley')}",
    )
    mended = {
        "augustus-rookwood": 0,
        "antonin-dolohov": 1,
        "yaxley": at.game.content.tracks["yaxley"] - 1,
    }
    assert at.changed() == {**TURNED, "damage": mended}


@card("lucius-malfoy:dark-mark")
def test_lucius_malfoy_marked() -> None:
    """Dark Mark: 1 corruption on the Ministry, wherever he is; he mends nobody from there."""
    at = after_voldemort(
        "dark-mark",
        team="dobby",
        ministry="",
        diagon="lucius-malfoy",
        hogsmeade="antonin-dolohov:2",
        corruption=f"{HOGSMEADE}:4",
    )
    assert at.changed() == {"corruption": {MINISTRY: 2}}


@card("augustus-rookwood")
def test_augustus_rookwood() -> None:
    """Voldemort here: the active player loses a token of their choice."""
    at = after_voldemort(
        "clockwise",
        team="dobby",
        tokens="token-heal token-heal token-swap",
        friend_tokens="token-cleanse",
        ministry="",
        diagon="augustus-rookwood",
    )
    assert at.asks() == {"lose token-heal", "lose token-swap"}
    at.answer("lose", "token-heal")
    assert at.changed() == {
        **TURNED,
        "tokens": {0: ["token-heal", "token-swap"]},
        "used tokens": ["token-heal"],
    }


@card("augustus-rookwood")
def test_augustus_rookwood_takes_the_last_token() -> None:
    """The active player loses a token; nothing is asked if there is one kind only."""
    at = after_voldemort(
        "clockwise", team="dobby", tokens="token-heal", ministry="", diagon="augustus-rookwood"
    )
    assert at.changed() == {**TURNED, "tokens": {0: []}, "used tokens": ["token-heal"]}


@card("augustus-rookwood")
def test_augustus_rookwood_finds_no_token() -> None:
    """If the active player has no token, nobody uses one this turn."""
    at = after_voldemort(
        "clockwise",
        team="dobby:1",
        friend_tokens="token-heal",
        ministry="",
        diagon="augustus-rookwood",
    )
    assert at.changed() == TURNED
    assert at.table.limits == {"no-tokens": 1}
    assert at.decision.guests == {}


@card("walden-macnair")
def test_walden_macnair() -> None:
    """Voldemort here: 1 damage to the most damaged wizard(s) in the active team."""
    at = after_voldemort(
        "clockwise",
        team="luna-lovegood:2 remus-lupin:2 dobby:1",
        friends=["pomona-sprout firenze"],
        diagon="walden-macnair",
        hogsmeade="cho-chang:3",
    )
    assert at.changed() == {**TURNED, "damage": {"luna-lovegood": 3, "remus-lupin": 3}}


@card("walden-macnair")
@pytest.mark.rule("DER-DMG-1", "DER-DMG-2")
def test_walden_macnair_and_a_full_wizard() -> None:
    """The most damaged wizard is full and takes none; the next one is not hit instead."""
    at = after_voldemort(
        "clockwise",
        team=f"{full('luna-lovegood')} dobby:1",
        friends=[full("firenze")],
        diagon="walden-macnair",
    )
    assert at.changed() == TURNED


@card("walden-macnair:dark-mark")
@pytest.mark.rule("DER-DMG-2")
def test_walden_macnair_marked() -> None:
    """Dark Mark: 1 damage to the most damaged wizard(s) in every team, wherever he is."""
    at = after_voldemort(
        "dark-mark",
        team="luna-lovegood:2 dobby:1",
        friends=["firenze:1 pomona-sprout:1 remus-lupin"],
        ministry="",
        hogsmeade="cho-chang:3 walden-macnair mrs-norris",
    )
    hurt = {"luna-lovegood": 3, "firenze": 2, "pomona-sprout": 2}
    assert at.changed() == {**STAYED, "damage": hurt}


@card("rodolphus-lestrange")
@pytest.mark.rule("DER-DMG-2")
def test_rodolphus_lestrange() -> None:
    """Voldemort here: 2 damage to the least damaged wizard(s) here, after his own attack."""
    at = after_voldemort(
        "clockwise",
        team="luna-lovegood dobby:1",
        diagon="rodolphus-lestrange cho-chang ron-weasley:2",
        hogsmeade="remus-lupin",
        mission=DIAGON,
    )
    hurt = {"luna-lovegood": 3, "dobby": 2, "cho-chang": 3, "ron-weasley": 3}
    assert at.changed() == {**TURNED, "damage": hurt}


@card("rodolphus-lestrange")
@pytest.mark.rule("DER-DMG-1")
def test_rodolphus_lestrange_without_the_team() -> None:
    """A team elsewhere is not here; more damage than the track holds is not dealt."""
    diagon = f"rodolphus-lestrange {nearly_full('cho-chang')}"
    at = after_voldemort("clockwise", team="dobby", diagon=diagon)
    assert at.changed() == {**TURNED, "damage": {"cho-chang": box().tracks["cho-chang"]}}


@card("rabastan-lestrange")
@pytest.mark.parametrize("kin", ["bellatrix-lestrange", "rodolphus-lestrange"])
def test_rabastan_lestrange(kin: str) -> None:
    """Voldemort here, another Lestrange anywhere: 1 damage to the least damaged in every team."""
    at = after_voldemort(
        "clockwise",
        team="luna-lovegood dobby:1",
        friends=["firenze:1 pomona-sprout:1 remus-lupin:2"],
        diagon="rabastan-lestrange",
        hogsmeade=f"{kin} cho-chang",
    )
    hurt = {"luna-lovegood": 1, "firenze": 2, "pomona-sprout": 2}
    assert at.changed() == {**TURNED, "damage": hurt}


@card("rabastan-lestrange")
def test_rabastan_lestrange_alone() -> None:
    """With no other Lestrange in play, 1 corruption here."""
    at = after_voldemort(
        "clockwise",
        team="luna-lovegood dobby:1",
        diagon="rabastan-lestrange peter-pettigrew",
        corruption=f"{HOGSMEADE}:4",
        azkaban="bellatrix-lestrange",
    )
    assert at.changed() == {"facing": DIAGON, "corruption": {DIAGON: 2}}


@card("rabastan-lestrange:dark-mark")
def test_rabastan_lestrange_marked() -> None:
    """Dark Mark: 1 corruption on Hogsmeade, wherever he is."""
    at = after_voldemort("dark-mark", team="dobby", ministry="", diagon="rabastan-lestrange")
    assert at.changed() == {"corruption": {MINISTRY: 2, HOGSMEADE: 2}}


@card("mulciber")
def test_mulciber() -> None:
    """Voldemort here: the active player does without one headquarters die, of their choice."""
    at = after_voldemort("clockwise", team="minerva-mcgonagall dobby", diagon="mulciber")
    assert at.asks() == {"leave red", "leave blue", "leave orange"}
    at.answer("leave", "blue")
    assert sorted(at.waiting) == ["blue", "orange", "purple", "red"]  # the purple one is Minerva's
    assert at.changed() == TURNED


@card("mulciber")
def test_mulciber_keeps_a_die_for_one_turn() -> None:
    """This turn: the next player has all four dice again."""
    at = after_voldemort(
        "clockwise | blue-loyalty blue-loyalty orange-bravery | clockwise",
        team="dobby",
        diagon="mulciber",
        ministry="",
    )
    at.answer("leave", "red")
    at.roll()
    at.end_turn()
    at.travel(MINISTRY)
    assert sorted(at.waiting) == ["blue", "blue", "orange", "red"]


@card("mulciber:dark-mark")
def test_mulciber_marked() -> None:
    """Dark Mark: the active player loses a spell token, wherever he is."""
    at = after_voldemort(
        "dark-mark", team="dobby", tokens="token-swap", ministry="", diagon="mulciber cho-chang"
    )
    assert len(at.waiting) == 4
    assert at.changed() == {**STAYED, "tokens": {0: []}, "used tokens": ["token-swap"]}


@card("mulciber:dark-mark")
def test_mulciber_marked_beside_voldemort() -> None:
    """Both of his lines hold."""
    at = after_voldemort("dark-mark", team="dobby", tokens="token-swap", ministry="mulciber")
    at.answer("leave", "blue")
    assert sorted(at.waiting) == ["blue", "orange", "red"]
    assert at.table.used_tokens == ("token-swap",)


@card("yaxley")
def test_yaxley() -> None:
    """Voldemort here: wizards add no more than one die, of your choice."""
    at = after_voldemort(
        "clockwise | purple-loyalty purple-loyalty red-loyalty blue-loyalty purple-bravery",
        team="harry-potter luna-lovegood fleur-delacour",
        diagon="yaxley",
    )
    assert at.extra_dice == []  # it is not chosen yet
    at.roll()
    assert at.asks() == {"adds harry-potter", "adds fleur-delacour"}
    at.answer("adds", "fleur-delacour")
    assert at.rolled[4:] == ["purple-bravery"]
    assert at.changed() == TURNED


@card("yaxley")
@pytest.mark.rule("DER-VIL-4")
def test_yaxley_and_a_die_given_up() -> None:
    """Wizards add no more than one die: if that is given up to follow Voldemort, none is left."""
    at = after_voldemort(
        "clockwise",
        team="harry-potter luna-lovegood ron-weasley",
        diagon="yaxley",
        mission=HOGSMEADE,
        revealed=True,
    )
    at.answer("follow", "orange")
    assert sorted(at.waiting) == ["blue", "purple", "purple", "red"]


@card("yaxley")
def test_yaxley_and_one_giver() -> None:
    """Wizards add no more than one die: nothing is asked if only one of them can."""
    at = after_voldemort("clockwise", team="harry-potter luna-lovegood", diagon="yaxley")
    assert at.extra_dice == ["red"]


@card("yaxley")
def test_yaxley_and_other_dice() -> None:
    """Wizards add no more than one die: dice gained later are not counted."""
    at = after_voldemort(
        "clockwise", team="sirius-black fleur-delacour", tokens="token-blue-die", diagon="yaxley"
    )
    at.use("sirius-black")
    at.cast("token-blue-die")
    assert at.extra_dice == ["blue", "purple", "red"]


@card("yaxley:dark-mark")
def test_yaxley_marked() -> None:
    """Dark Mark: 1 damage to each wizard of the Order in every team, wherever he is."""
    at = after_voldemort(
        "dark-mark",
        team=f"dobby remus-lupin:2 {full('fleur-delacour')}",
        friends=["pomona-sprout:1 alastor-moody", "luna-lovegood"],
        ministry="",
        diagon="yaxley molly-weasley",
    )
    assert at.changed() == {
        "damage": {"remus-lupin": 3, "alastor-moody": 1},
        "corruption": {MINISTRY: 2},
    }


@pytest.mark.parametrize("death_eater", ["peter-pettigrew", "antonin-dolohov", "augustus-rookwood"])
def test_without_a_mark_line(death_eater: str) -> None:
    """These do nothing under the Dark Mark unless Voldemort is with them."""
    at = after_voldemort(
        "dark-mark",
        team="remus-lupin luna-lovegood",
        tokens="token-heal",
        ministry="",
        diagon=f"{death_eater} cho-chang",
    )
    assert at.changed() == STAYED


def test_regular_lines_need_voldemort() -> None:
    """Where Voldemort is not, no Death Eater does anything unless the Dark Mark is rolled."""
    at = after_voldemort(
        "clockwise",
        team="remus-lupin luna-lovegood:1",
        tokens="token-heal",
        ministry="bellatrix-lestrange walden-macnair:1 lucius-malfoy",
        hogsmeade="mulciber yaxley augustus-rookwood",
    )
    assert at.changed() == TURNED
