"""The penalties of controlled places, fired by the Dark Mark and over at the end of the turn."""

import pytest

from tests.games.death_eaters_rising.cards.table import (
    after_voldemort,
    card,
    full,
    paid,
    rolled_for,
    table,
)
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY

pytestmark = pytest.mark.rule("DER-CMP-5", "DER-VOL-5")

FIVE = ("lucius-malfoy", "mulciber", "peter-pettigrew", "walden-macnair", "yaxley")
"""So many in Azkaban make the rest desperate."""


# ---- Department of Mysteries ----------------------------------------------------------------


@card("department-of-mysteries")
def test_department_of_mysteries() -> None:
    """1 corruption on each location with a Death Eater, however many are there."""
    at = after_voldemort(
        "dark-mark",
        team="dobby",
        ministry="cho-chang:1",
        diagon="antonin-dolohov peter-pettigrew",
        hogsmeade="rodolphus-lestrange",
        controlled="department-of-mysteries",
    )
    assert at.changed() == {
        "damage": {"cho-chang": 2},
        "corruption": {MINISTRY: 2, DIAGON: 2, HOGSMEADE: 2},  # at the Ministry it was Voldemort
    }


# ---- Atrium ---------------------------------------------------------------------------------


@card("atrium")
def test_atrium() -> None:
    """This turn, damaging a Death Eater by dice needs 1 Loyalty more; others need no more."""
    here = "antonin-dolohov bellatrix-lestrange harry-potter"
    at = after_voldemort(
        "dark-mark",
        team="dobby",
        ministry="",
        hogsmeade=here,
        controlled="atrium",
        facing=HOGSMEADE,
        revealed=True,
        azkaban="mulciber",
    )
    plain = table(team="dobby", hogsmeade=here, facing=HOGSMEADE, revealed=True, azkaban="mulciber")
    more = {
        target: at.needs(target).get("loyalty", 0) - plain.needs(target).get("loyalty", 0)
        for target in at.targets()
    }
    assert more == {
        "antonin-dolohov": 1,
        "bellatrix-lestrange": 1,
        "harry-potter": 0,
        "lord-voldemort": 0,
        "office-cleanse": 0,
        "office-token": 0,
    }
    assert at.needs("harry-potter") == plain.needs("harry-potter")


@card("atrium")
def test_atrium_and_abilities() -> None:
    """By dice: Kingsley's ability costs as much as ever, and hits."""
    team, here = "kingsley-shacklebolt", "antonin-dolohov"
    cost = table(team=team, hogsmeade=here).needs("kingsley-shacklebolt")
    at = after_voldemort("dark-mark", team=team, ministry="", hogsmeade=here, controlled="atrium")
    assert at.needs("kingsley-shacklebolt") == cost


# ---- Ollivander's ---------------------------------------------------------------------------


@card("ollivanders")
@pytest.mark.parametrize(("die", "left"), [("dark-mark", 5), ("clockwise", 4)])
def test_ollivanders(die: str, left: int) -> None:
    """This turn, a doubled face counts as one symbol."""
    at = after_voldemort(
        f"{die} | purple-friendship-2 purple-bravery red-bravery blue-bravery",
        team="luna-lovegood",
        ministry="",
        hogsmeade="harry-potter",
        controlled="ollivanders",
    )
    assert at.needs("harry-potter") == {"friendship": 6}
    at.roll()
    at.assign("purple-friendship-2", "harry-potter")
    assert at.needs("harry-potter") == {"friendship": left}


@card("ollivanders")
@pytest.mark.parametrize(
    ("corruption", "then"),
    [
        (f"{MINISTRY}:0 {DIAGON}:0 {HOGSMEADE}:3", {MINISTRY: 1, HOGSMEADE: 5}),
        (f"{MINISTRY}:1 {DIAGON}:2 {HOGSMEADE}:2", {MINISTRY: 2, DIAGON: 4}),
        (f"{MINISTRY}:1 {DIAGON}:0 {HOGSMEADE}:2", {MINISTRY: 2, HOGSMEADE: 4}),
        (f"{MINISTRY}:0 {DIAGON}:2 {HOGSMEADE}:5", {MINISTRY: 1}),
    ],
    ids=["most", "tie-here", "tie-clockwise", "full"],
)
def test_ollivanders_corrupts(corruption: str, then: dict[str, int]) -> None:
    """With five in Azkaban, 2 corruption where there is most, of several the first clockwise."""
    at = after_voldemort(
        "dark-mark",
        team="dobby",
        ministry="",
        azkaban=" ".join(FIVE),
        controlled="ollivanders",
        corruption=corruption,
    )
    assert at.changed() == {"corruption": then}


@card("ollivanders")
def test_ollivanders_while_azkaban_is_not_full() -> None:
    """With four in Azkaban no corruption is added."""
    at = after_voldemort(
        "dark-mark",
        team="dobby",
        ministry="",
        azkaban=" ".join(FIVE[:4]),
        controlled="ollivanders",
    )
    assert at.changed() == {"corruption": {MINISTRY: 2}}
    assert at.table.limits == {"single-faces": 1}


# ---- Gringotts ------------------------------------------------------------------------------


@card("gringotts")
def test_gringotts() -> None:
    """This turn, nobody uses spell tokens; the next player does."""
    at = after_voldemort(
        "dark-mark | purple-bravery purple-bravery red-bravery blue-bravery | clockwise",
        team="luna-lovegood:1",
        tokens="token-heal",
        friend_tokens="token-cleanse",
        ministry="",
        controlled="gringotts",
    )
    assert not at.offers("token") + at.offers("token", seat=1)
    at.roll()
    assert not at.offers("token") + at.offers("token", seat=1)
    at.end_turn()
    at.travel(HOGSMEADE)
    assert at.can("token", 0, "token-heal", seat=0)
    assert at.can("token", 1, "token-cleanse", seat=1)


@card("gringotts")
def test_gringotts_does_not_forbid_taking() -> None:
    """Nobody uses spell tokens: taking them is allowed."""
    at = after_voldemort(
        "dark-mark | token-swap", team="dobby", ministry="", controlled="gringotts"
    )
    at.use("dobby")
    (virtue,) = at.needs("office-token")
    at.answer("fill", virtue, "office-token")
    assert at.changed()["tokens"] == {0: ["token-swap"]}
    assert not at.offers("token")


# ---- Hog's Head -----------------------------------------------------------------------------

ONE_HEALED = {"one-healed": 1}


@card("hogs-head")
def test_hogs_head() -> None:
    """This turn, only one wizard in each team can be healed, and that one again."""
    at = after_voldemort(
        "dark-mark",
        team="luna-lovegood:3 remus-lupin:2",
        friends=["pomona-sprout:2 firenze:2"],
        tokens="token-heal token-heal-two",
        ministry="",
        hogsmeade="cho-chang:1",
        controlled="hogs-head",
    )
    at.cast("token-heal", "heal", "luna-lovegood")
    at.answer("token", 0, "token-heal-two")
    everyone_else = {"heal pomona-sprout", "heal firenze", "heal cho-chang"}
    assert at.asks() == {"heal luna-lovegood"} | everyone_else
    at.answer("heal", "pomona-sprout")
    assert at.asks() == {"heal luna-lovegood", "heal cho-chang", "done"}
    at.answer("heal", "luna-lovegood")
    assert at.changed()["damage"] == {"luna-lovegood": 0, "pomona-sprout": 1}


@card("hogs-head")
def test_hogs_head_does_not_count_face_up_wizards() -> None:
    """Only one wizard in each team: face-up wizards are in no team."""
    at = table(
        team="luna-lovegood",
        friends=["firenze"],
        tokens="token-heal-two",
        hogsmeade="cho-chang:1 dobby:1",
        limits=ONE_HEALED,
    )
    at.cast("token-heal-two", "heal", "cho-chang")
    at.answer("heal", "dobby")
    assert at.changed()["damage"] == {"cho-chang": 0, "dobby": 0}


@card("hogs-head")
def test_hogs_head_and_molly() -> None:
    """Only one wizard in each team: Molly heals one of your choice, a Weasley by 2."""
    at = paid("molly-weasley", team="molly-weasley:3 remus-lupin:2 dobby", limits=ONE_HEALED)
    assert at.asks() == {"heal molly-weasley", "heal remus-lupin"}
    at.answer("heal", "molly-weasley")
    assert at.changed() == {"damage": {"molly-weasley": 1}}


@card("hogs-head")
def test_hogs_head_and_the_room_of_requirement() -> None:
    """Only one wizard in each team: whoever was healed already has no other choice."""
    at = paid(
        "room-heal",
        team="luna-lovegood:3 dobby:2",
        friends=["pomona-sprout:2 firenze:2"],
        limits=ONE_HEALED,
        friend_tokens="token-heal",
    )
    at.answer("heal", "luna-lovegood", seat=0)
    assert at.asks(seat=1) == {"heal pomona-sprout", "heal firenze", "done"}
    at.answer("heal", "firenze", seat=1)
    at.answer("token", 1, "token-heal", seat=1)
    assert at.asks(seat=1) == {"heal luna-lovegood", "heal firenze"}
    at.answer("heal", "firenze", seat=1)
    assert at.changed()["damage"] == {"luna-lovegood": 1, "firenze": 0}


@card("hogs-head")
def test_hogs_head_and_hagrid() -> None:
    """Damage that Hagrid takes over is removed from a wizard, so from one only."""
    at = table(team="rubeus-hagrid firenze:2 remus-lupin:2", limits=ONE_HEALED)
    at.use("rubeus-hagrid")
    assert at.asks() == {"bear firenze", "bear remus-lupin", "done"}
    at.answer("bear", "remus-lupin")
    assert at.asks() == {"bear remus-lupin", "done"}
    at.answer("bear", "remus-lupin")
    assert at.changed() == {"damage": {"rubeus-hagrid": 2, "remus-lupin": 0}}


@card("hogs-head")
def test_hogs_head_and_recruits() -> None:
    """Only one wizard can be healed; a recruit loses all damage as ever."""
    at = rolled_for(
        "sybill-trelawney",
        team="luna-lovegood:2",
        tokens="token-heal",
        hogsmeade="sybill-trelawney:2",
        limits=ONE_HEALED,
    )
    at.fill("sybill-trelawney")
    at.cast("token-heal", "heal", "luna-lovegood")
    at.end_turn()
    assert at.changed()["damage"] == {"luna-lovegood": 0, "sybill-trelawney": 0}


# ---- Hogsmeade Station ----------------------------------------------------------------------


@card("hogsmeade-station")
def test_hogsmeade_station() -> None:
    """With four in Azkaban, 1 corruption on every location, on a full place none."""
    at = after_voldemort(
        "dark-mark",
        team="dobby",
        ministry="",
        azkaban=" ".join(FIVE[:4]),
        corruption=f"{MINISTRY}:1 {DIAGON}:5 {HOGSMEADE}:0",
        controlled="hogsmeade-station",
    )
    assert at.changed() == {"corruption": {MINISTRY: 3, HOGSMEADE: 1}}


@card("hogsmeade-station")
def test_hogsmeade_station_when_azkaban_fills() -> None:
    """With five in Azkaban, 1 damage to each wizard in every team instead."""
    at = after_voldemort(
        "dark-mark",
        team=f"dobby {full('firenze')}",
        friends=["pomona-sprout:1", "luna-lovegood"],
        ministry="",
        hogsmeade="cho-chang:1",
        azkaban=" ".join(FIVE),
        controlled="hogsmeade-station",
    )
    assert at.changed() == {
        "damage": {"dobby": 1, "pomona-sprout": 2, "luna-lovegood": 1},
        "corruption": {MINISTRY: 2},
    }


# ---- all ------------------------------------------------------------------------------------

PLACES = (
    "department-of-mysteries", "atrium", "ollivanders", "gringotts", "hogs-head",
    "hogsmeade-station",
)  # fmt: skip


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("die", "controlled"), [("clockwise", True), ("dark-mark", False)])
def test_no_penalty(place: str, die: str, controlled: bool) -> None:
    """Without the Dark Mark, or while a place is free, it does nothing."""
    at = after_voldemort(
        die,
        team="dobby:1",
        ministry="",
        hogsmeade="antonin-dolohov",
        controlled=place if controlled else "",
    )
    turned = {"facing": DIAGON, "corruption": {DIAGON: 2}}
    assert at.changed() == (turned if die == "clockwise" else {"corruption": {MINISTRY: 2}})
    assert at.table.limits == {}
