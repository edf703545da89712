"""Wizards whose ability is paid with symbols and then resolves at once.

What an ability costs, that it does nothing before the last symbol and takes no more after it, is
checked whenever it is `paid`.
"""

import pytest

from tests.games.death_eaters_rising.cards.table import (
    card,
    full,
    nearly_full,
    paid,
    rolled_for,
    table,
)
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY, box

pytestmark = pytest.mark.rule("DER-CMP-7", "DER-CMP-10", "DER-DIC-3")

PAID = [wizard for wizard in box().wizards if wizard in box().costs]


@pytest.mark.parametrize("wizard", PAID)
def test_only_the_active_team_is_paid(wizard: str) -> None:
    """An ability takes symbols in the active team only; elsewhere the card is recruited or idle."""
    friends = ["firenze"]
    assert wizard in table(team=f"dobby {wizard}", friends=friends).targets()
    assert wizard not in table(team="dobby", friends=[wizard]).targets()
    assert wizard not in table(team="dobby", friends=friends, diagon=wizard).targets()


# ---- damage to Death Eaters -----------------------------------------------------------------


@card("severus-snape")
def test_severus_snape() -> None:
    """Deal 1 damage to a Death Eater at any location, and take a token for it."""
    at = paid(
        "severus-snape",
        "token-heal",
        team="severus-snape",
        hogsmeade="mulciber dobby",
        diagon=full("yaxley"),
        revealed=True,
        facing=HOGSMEADE,
        azkaban="walden-macnair",
    )
    assert at.asks() == {"strike mulciber", "strike augustus-rookwood"}
    at.answer("strike", "augustus-rookwood")
    assert at.changed() == {"damage": {"augustus-rookwood": 2}, "tokens": {0: ["token-heal"]}}


@card("kingsley-shacklebolt")
def test_kingsley_shacklebolt() -> None:
    """Deal 1 damage to a Death Eater here, and take a token for it."""
    at = paid(
        "kingsley-shacklebolt",
        "token-heal",
        team="kingsley-shacklebolt",
        hogsmeade=f"mulciber peter-pettigrew {full('yaxley')}",
    )
    assert at.asks() == {"strike mulciber", "strike peter-pettigrew"}
    at.answer("strike", "peter-pettigrew")
    assert at.changed() == {"damage": {"peter-pettigrew": 1}, "tokens": {0: ["token-heal"]}}


@card("kingsley-shacklebolt")
@pytest.mark.rule("DER-DIC-5")
def test_kingsley_shacklebolt_adds_to_the_dice() -> None:
    """Deal 1 damage to a Death Eater here, who can still be damaged by dice this turn."""
    at = paid(
        "kingsley-shacklebolt",
        "token-heal",
        team="kingsley-shacklebolt",
        hogsmeade="antonin-dolohov",
    )
    at.answer("strike", "antonin-dolohov")
    assert sorted(at.needs("antonin-dolohov").values()) == [1, 2]


@card("kingsley-shacklebolt")
@pytest.mark.rule("DER-DMG-3")
def test_kingsley_shacklebolt_fills_a_track() -> None:
    """Deal 1 damage to a Death Eater here, who takes no more dice once the track is full."""
    at = paid(
        "kingsley-shacklebolt",
        "token-heal",
        team="kingsley-shacklebolt",
        hogsmeade=nearly_full("antonin-dolohov"),
    )
    at.answer("strike", "antonin-dolohov")
    assert "antonin-dolohov" not in at.targets()
    at.end_turn()
    assert at.table.azkaban == ("antonin-dolohov",)


@card("kingsley-shacklebolt")
@pytest.mark.rule("DER-DMG-1", "DER-TOK-4")
def test_kingsley_shacklebolt_forestalls_the_dice() -> None:
    """Deal 1 damage to a Death Eater here; dice that then find the track full give no token."""
    at = rolled_for(
        "antonin-dolohov",
        "kingsley-shacklebolt",
        then="token-heal",
        team="kingsley-shacklebolt harry-potter luna-lovegood albus-dumbledore",
        hogsmeade=nearly_full("antonin-dolohov"),
    )
    at.fill("antonin-dolohov")
    at.fill("kingsley-shacklebolt")
    at.answer("strike", "antonin-dolohov")
    at.end_turn()
    assert at.table.azkaban == ("antonin-dolohov",)
    assert at.changed()["tokens"] == {0: ["token-heal"]}


@card("seamus-finnigan")
def test_seamus_finnigan() -> None:
    """Take 1 damage: deal 1 damage to a Death Eater here, and take a token for it."""
    at = paid(
        "seamus-finnigan", "token-heal", team="seamus-finnigan:1 dobby", hogsmeade="mulciber yaxley"
    )
    assert at.asks() == {"strike mulciber", "strike yaxley"}
    at.answer("strike", "yaxley")
    assert at.changed() == {
        "damage": {"seamus-finnigan": 2, "yaxley": 1},
        "tokens": {0: ["token-heal"]},
    }


@card("seamus-finnigan")
@pytest.mark.rule("DER-DMG-1")
def test_seamus_finnigan_full() -> None:
    """Take 1 damage: not without room for it, while one with room may."""
    who = {full("seamus-finnigan"): False, nearly_full("seamus-finnigan"): True}
    for seamus, able in who.items():
        at = rolled_for("seamus-finnigan", team=seamus, hogsmeade="mulciber")
        offered = any(target == "seamus-finnigan" for _, target in at.offers("assign"))
        assert offered == able


@pytest.mark.parametrize(
    ("wizard", "wounds"),
    [("severus-snape", 0), ("kingsley-shacklebolt", 0), ("seamus-finnigan", 1)],
)
def test_nobody_to_strike(wizard: str, wounds: int) -> None:
    """Paid with no Death Eater in reach: nothing but the wizard's own damage."""
    at = paid(
        wizard,
        team=wizard,
        hogsmeade=full("yaxley"),
        ministry="filius-flitwick:1",
        revealed=True,
        facing=HOGSMEADE,
        azkaban="mulciber",
    )
    assert at.changed() == ({"damage": {wizard: wounds}} if wounds else {})


# ---- healing --------------------------------------------------------------------------------


@card("madam-pomfrey")
def test_madam_pomfrey() -> None:
    """Remove 2 damage from any wizard: any team's, or face up here."""
    at = paid(
        "madam-pomfrey",
        team="madam-pomfrey dobby:1 firenze",
        friends=["pomona-sprout:3", "luna-lovegood:1"],
        hogsmeade="cho-chang:1 yaxley:1 fred-weasley",
        diagon="dean-thomas:1",
    )
    patients = {"dobby", "pomona-sprout", "luna-lovegood", "cho-chang"}
    assert at.asks() == {f"heal {one}" for one in patients}
    at.answer("heal", "pomona-sprout")
    assert at.changed() == {"damage": {"pomona-sprout": 1}}


@card("madam-pomfrey")
def test_madam_pomfrey_heals_what_there_is() -> None:
    """Remove 2 damage, or the only one, from any wizard; a full one is saved by it."""
    at = paid("madam-pomfrey", team="madam-pomfrey:1")
    at.answer("heal", "madam-pomfrey")
    assert at.changed() == {"damage": {"madam-pomfrey": 0}}
    at = paid("madam-pomfrey", team=f"madam-pomfrey {full('sybill-trelawney')}")
    at.answer("heal", "sybill-trelawney")
    at.end_turn()
    assert at.table.players[0].team == ("madam-pomfrey", "sybill-trelawney")


@card("madam-pomfrey")
def test_madam_pomfrey_with_nobody_hurt() -> None:
    """Remove 2 damage from any wizard; with nobody hurt nothing is asked."""
    at = paid("madam-pomfrey", team="madam-pomfrey", friends=["pomona-sprout"])
    assert at.changed() == {}


@card("pomona-sprout")
def test_pomona_sprout() -> None:
    """Remove 1 corruption here and 1 damage from any wizard."""
    at = paid(
        "pomona-sprout",
        team="pomona-sprout dobby:2",
        friends=["luna-lovegood:2", "firenze"],
        hogsmeade="cho-chang:1",
        corruption=f"{MINISTRY}:4 {HOGSMEADE}:3",
    )
    assert at.asks() == {"heal dobby", "heal luna-lovegood", "heal cho-chang"}
    at.answer("heal", "luna-lovegood")
    assert at.changed() == {"corruption": {HOGSMEADE: 2}, "damage": {"luna-lovegood": 1}}


@card("pomona-sprout")
def test_pomona_sprout_does_what_she_can() -> None:
    """Remove corruption or damage if there is only the one."""
    at = paid("pomona-sprout", team="pomona-sprout", friends=["dobby"])
    assert at.changed() == {"corruption": {HOGSMEADE: 0}}
    at = paid("pomona-sprout", team="pomona-sprout:1", friends=["dobby"], corruption=f"{DIAGON}:2")
    at.answer("heal", "pomona-sprout")
    assert at.changed() == {"damage": {"pomona-sprout": 0}}


@card("molly-weasley")
def test_molly_weasley() -> None:
    """Remove 1 damage from each wizard in your team, 2 from a Weasley."""
    at = paid(
        "molly-weasley",
        team="molly-weasley:3 arthur-weasley:1 remus-lupin:2 dobby",
        friends=["ginny-weasley:2"],
        hogsmeade="ron-weasley:2",
    )
    assert at.changed() == {
        "damage": {"molly-weasley": 1, "arthur-weasley": 0, "remus-lupin": 1},
    }


@card("molly-weasley")
def test_molly_weasley_knows_her_family() -> None:
    """Remove 2 damage from a Weasley: from each of the seven, but not from friends."""
    names = ["molly", "ron", "bill", "arthur", "ginny", "fred", "george"]
    family = [f"{name}-weasley" for name in names]
    everyone = [*family, "hermione-granger", "fleur-delacour"]
    at = paid("molly-weasley", team=" ".join(f"{wizard}:2" for wizard in everyone))
    assert at.changed() == {
        "damage": {**dict.fromkeys(family, 0), "hermione-granger": 1, "fleur-delacour": 1},
    }


# ---- corruption -----------------------------------------------------------------------------


@card("arthur-weasley")
def test_arthur_weasley() -> None:
    """Remove 1 corruption at any location of your choice that has some."""
    at = paid("arthur-weasley", team="arthur-weasley", corruption=f"{MINISTRY}:2 {HOGSMEADE}:3")
    assert at.asks() == {f"cleanse {MINISTRY}", f"cleanse {HOGSMEADE}"}
    at.answer("cleanse", MINISTRY)
    assert at.changed() == {"corruption": {MINISTRY: 1}}


@card("arthur-weasley")
def test_arthur_weasley_without_a_choice() -> None:
    """Remove 1 corruption: at the only location that has any, or nowhere."""
    at = paid("arthur-weasley", team="arthur-weasley", corruption=f"{DIAGON}:4")
    assert at.changed() == {"corruption": {DIAGON: 3}}
    at = paid("arthur-weasley", team="arthur-weasley", corruption="")
    assert at.changed() == {}


# ---- tokens ---------------------------------------------------------------------------------


@card("luna-lovegood")
def test_luna_lovegood() -> None:
    """Take a spell token and remove 1 damage from any wizard."""
    at = paid(
        "luna-lovegood",
        "token-swap",
        team="luna-lovegood dobby:2",
        hogsmeade="cho-chang:2",
    )
    assert at.asks() == {"heal dobby", "heal pomona-sprout", "heal cho-chang"}
    at.answer("heal", "cho-chang")
    assert at.changed() == {"damage": {"cho-chang": 1}, "tokens": {0: ["token-swap"]}}


@card("luna-lovegood")
def test_luna_lovegood_without_tokens() -> None:
    """Remove 1 damage from any wizard even if no token is left."""
    at = paid("luna-lovegood", team="luna-lovegood:1", supply="")
    at.answer("heal", "luna-lovegood")
    assert at.changed() == {"damage": {"luna-lovegood": 0}}


@card("fred-weasley")
def test_fred_weasley() -> None:
    """Take a spell token; with George in your team, one more."""
    at = paid(
        "fred-weasley", "token-heal", team="fred-weasley ron-weasley", friends=["george-weasley"]
    )
    assert at.changed() == {"tokens": {0: ["token-heal"]}}
    at = paid("fred-weasley", "token-heal token-swap", team="fred-weasley george-weasley")
    assert at.changed() == {"tokens": {0: ["token-heal", "token-swap"]}}


@card("fred-weasley")
@pytest.mark.rule("DER-TOK-2")
def test_fred_weasley_empties_the_supply() -> None:
    """Take a token, and one more: the used ones are shuffled back, and then there are none."""
    team = "fred-weasley george-weasley"
    at = paid("fred-weasley", "token-heal token-swap", team=team, supply="token-heal",
              used_tokens="token-swap")  # fmt: skip
    assert at.changed() == {"tokens": {0: ["token-heal", "token-swap"]}, "used tokens": []}
    at = paid("fred-weasley", "token-heal", team=team, supply="token-heal")
    assert at.changed() == {"tokens": {0: ["token-heal"]}}


@card("mundungus-fletcher")
def test_mundungus_fletcher() -> None:
    """Take a used spell token of your choice."""
    at = paid(
        "mundungus-fletcher",
        team="mundungus-fletcher",
        friend_tokens="token-loyalty",
        supply="token-heal",
        used_tokens="token-swap token-cleanse token-cleanse",
    )
    assert at.asks() == {"take token-swap", "take token-cleanse"}
    at.answer("take", "token-cleanse")
    assert at.changed() == {
        "tokens": {0: ["token-cleanse"]},
        "used tokens": ["token-swap", "token-cleanse"],
    }


@card("mundungus-fletcher")
def test_mundungus_fletcher_finds_nothing() -> None:
    """Take a used spell token: without any, nothing, even if the supply has some."""
    at = paid("mundungus-fletcher", team="mundungus-fletcher", supply="token-heal")
    assert at.changed() == {}


# ---- dice -----------------------------------------------------------------------------------


@card("remus-lupin")
def test_remus_lupin() -> None:
    """Gain a blue or red die for your next roll."""
    at = paid("remus-lupin", team="remus-lupin")
    assert at.asks() == {"colour blue", "colour red"}
    at.answer("colour", "blue")
    assert at.waiting == ["blue"]
    assert len(at.rolled) + len(at.table.assigned) == 4
    assert at.changed() == {}


@card("remus-lupin")
def test_remus_lupin_and_the_supply() -> None:
    """Gain a blue or red die: all four red ones are taken, so it is blue."""
    at = paid("remus-lupin", team="remus-lupin harry-potter luna-lovegood albus-dumbledore")
    assert at.waiting == ["blue"]


@card("george-weasley")
def test_george_weasley() -> None:
    """Gain a purple or orange die for your next roll."""
    at = paid("george-weasley", team="george-weasley ron-weasley", friends=["fred-weasley"])
    assert at.asks() == {"colour purple", "colour orange"}
    at.answer("colour", "purple")
    assert at.waiting == ["purple"]
    assert at.changed() == {}


@card("george-weasley")
def test_george_weasley_with_fred() -> None:
    """Gain a purple or orange die for your next roll; with Fred in your team, one more."""
    at = paid("george-weasley", team="george-weasley fred-weasley")
    at.answer("colour", "orange")
    assert at.asks() == {"colour purple", "colour orange"}
    at.answer("colour", "orange")
    assert at.waiting == ["orange", "orange"]


@card("george-weasley")
def test_george_weasley_and_the_supply() -> None:
    """Gain a purple or orange die: the last orange one once, then a purple one unasked."""
    at = paid("george-weasley", team="dobby george-weasley fred-weasley")
    at.answer("colour", "orange")
    assert at.waiting == ["orange", "purple"]
