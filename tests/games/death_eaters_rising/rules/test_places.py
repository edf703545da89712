"""DER-CMP-5: the penalties of controlled places, fired by the Dark Mark."""

import pytest

from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY, scene


@pytest.mark.rule("DER-CMP-5", "DER-COR-2")
def test_department_of_mysteries_corrupts_each_place_where_death_eaters_stand_once() -> None:
    at = scene(
        "dark-mark",
        facing=HOGSMEADE,
        ministry="antonin-dolohov peter-pettigrew",
        diagon="harry-potter",
        hogsmeade="dobby",
        team="minerva-mcgonagall",
        friends=["hermione-granger"],
        controlled="department-of-mysteries",
    )
    at.travel(DIAGON)
    assert at.changed() == {
        "damage": {"dobby": 1},
        "corruption": {HOGSMEADE: 1, MINISTRY: 1},  # Voldemort's; the Department's
    }


@pytest.mark.rule("DER-CMP-5", "DER-VIL-3")
def test_department_of_mysteries_does_not_count_voldemort_as_a_death_eater() -> None:
    at = scene("dark-mark", facing=HOGSMEADE, revealed=True, controlled="department-of-mysteries")
    at.travel(DIAGON)
    assert at.changed() == {"corruption": {HOGSMEADE: 1}}


@pytest.mark.rule("DER-CMP-5")
def test_atrium_asks_for_one_more_loyalty_to_damage_a_death_eater() -> None:
    at = scene(
        "dark-mark | purple-loyalty red-bravery-2 red-loyalty orange-loyalty-2 | token-heal",
        team="sirius-black",
        facing=MINISTRY,
        hogsmeade="antonin-dolohov bellatrix-lestrange neville-longbottom",
        controlled="atrium",
    )
    at.travel(HOGSMEADE)
    assert at.needs("antonin-dolohov") == {"bravery": 2, "loyalty": 2}
    assert at.needs("bellatrix-lestrange") == {"bravery": 2, "loyalty": 3}
    assert at.needs("neville-longbottom") == {"bravery": 2, "loyalty": 1}
    at.roll()
    at.changed()
    at.assign("red-bravery-2", "antonin-dolohov")
    at.assign("red-loyalty", "antonin-dolohov")
    assert at.needs("antonin-dolohov") == {"loyalty": 1}
    at.assign("purple-loyalty", "antonin-dolohov")
    at.end_turn()
    assert at.changed() == {"damage": {"antonin-dolohov": 1}, "tokens": {0: ["token-heal"]}}


@pytest.mark.rule("DER-CMP-5", "DER-TOK-1")
def test_the_extra_symbol_of_the_atrium_may_come_from_a_token() -> None:
    at = scene(
        "purple-loyalty red-bravery-2 red-knowledge orange-friendship | token-heal",
        team="sirius-black",
        tokens="token-loyalty",
        mission=HOGSMEADE,
        hogsmeade="antonin-dolohov",
        controlled="atrium",
        limits={"strike-costs-loyalty": 1},
    )
    at.roll()
    at.assign("red-bravery-2", "antonin-dolohov")
    at.assign("purple-loyalty", "antonin-dolohov")
    at.cast("token-loyalty", "fill", "loyalty", "antonin-dolohov")
    assert "antonin-dolohov" not in at.targets()
    at.end_turn()
    assert at.changed() == {
        "damage": {"antonin-dolohov": 1},
        "tokens": {0: ["token-heal"]},
        "used tokens": ["token-loyalty"],
    }


@pytest.mark.rule("DER-CMP-5")
def test_atrium_asks_nothing_more_of_abilities_and_for_voldemort() -> None:
    at = scene(
        "dark-mark | purple-loyalty red-knowledge red-knowledge orange-knowledge | token-heal",
        team="kingsley-shacklebolt",
        facing=MINISTRY,
        ministry="antonin-dolohov",
        azkaban="yaxley",
        controlled="atrium",
    )
    at.travel(MINISTRY)
    assert at.needs("lord-voldemort") == {"bravery": 3}
    assert at.needs("kingsley-shacklebolt") == {"loyalty": 1}
    at.roll()
    at.changed()
    at.assign("purple-loyalty", "kingsley-shacklebolt")
    at.answer("strike", "antonin-dolohov")
    assert at.changed() == {"damage": {"antonin-dolohov": 1}, "tokens": {0: ["token-heal"]}}


@pytest.mark.rule("DER-CMP-5")
def test_under_gringotts_nobody_uses_tokens_but_everybody_may_gain_them() -> None:
    at = scene(
        "dark-mark | purple-friendship-2 purple-loyalty red-bravery blue-knowledge | token-swap",
        team="luna-lovegood:1",
        tokens="token-heal token-red-die",
        friend_tokens="token-heal",
        facing=MINISTRY,
        corruption="diagon-alley:1",
        controlled="gringotts",
    )
    at.travel(DIAGON)
    assert at.offers("token") == []
    assert at.decision.guests == {}
    at.roll()
    at.changed()
    at.assign("purple-friendship-2", "luna-lovegood")
    at.answer("heal", "luna-lovegood")
    assert at.changed() == {
        "tokens": {0: ["token-heal", "token-red-die", "token-swap"]},
        "damage": {"luna-lovegood": 0},
    }
    assert at.offers("token") == []
    assert at.decision.guests == {}


@pytest.mark.rule("DER-CMP-5")
def test_a_penalty_holds_for_this_turn_only() -> None:
    at = scene(
        "dark-mark | purple-loyalty purple-loyalty red-bravery blue-knowledge | clockwise",
        tokens="token-red-die",
        friend_tokens="token-blue-die",
        controlled="gringotts atrium hogs-head",
        ministry="antonin-dolohov",
    )
    at.travel(DIAGON)
    assert set(at.table.limits) == {"no-tokens", "strike-costs-loyalty", "one-healed"}
    at.roll()
    at.end_turn()
    at.travel(MINISTRY)
    assert at.table.limits == {}
    assert at.can("token", 1, "token-blue-die", seat=1)
    assert at.can("token", 0, "token-red-die", seat=0)
    assert at.needs("antonin-dolohov") == {"bravery": 2, "loyalty": 1}


@pytest.mark.rule("DER-CMP-5")
def test_under_the_hogs_head_one_wizard_of_each_team_is_healed_but_that_one_again() -> None:
    at = scene(
        "dark-mark",
        facing=MINISTRY,
        team="luna-lovegood:3 ron-weasley:3",
        friends=["minerva-mcgonagall:3 dobby:3"],
        diagon="neville-longbottom:3",
        tokens="token-heal-two token-heal",
        friend_tokens="token-heal token-heal-two",
        controlled="hogs-head",
    )
    at.travel(DIAGON)
    at.changed()
    at.cast("token-heal-two", "heal", "luna-lovegood")
    everyone_else = {("minerva-mcgonagall",), ("dobby",), ("neville-longbottom",)}
    assert set(at.offers("heal")) == everyone_else
    at.answer("heal", "dobby")
    at.cast("token-heal", seat=1)
    assert set(at.offers("heal", 1)) == {("luna-lovegood",), ("dobby",), ("neville-longbottom",)}
    at.answer("heal", "luna-lovegood")
    assert at.changed() == {
        "damage": {"luna-lovegood": 0, "dobby": 2},
        "tokens": {0: ["token-heal"], 1: ["token-heal-two"]},
        "used tokens": ["token-heal-two", "token-heal"],
    }


@pytest.mark.rule("DER-CMP-5")
def test_under_the_hogs_head_recruiting_does_not_count_as_healing() -> None:
    at = scene(
        "dark-mark | purple-loyalty purple-knowledge red-knowledge blue-knowledge-2",
        facing=MINISTRY,
        team="luna-lovegood:3",
        tokens="token-heal",
        diagon="sybill-trelawney:3 neville-longbottom:3",
        controlled="hogs-head",
    )
    at.travel(DIAGON)
    at.roll()
    at.changed()
    at.cast("token-heal", "heal", "luna-lovegood")
    at.assign("blue-knowledge-2", "sybill-trelawney")
    at.end_turn()
    assert at.changed() == {
        "damage": {"luna-lovegood": 1, "sybill-trelawney": 0},
        "teams": {0: ["luna-lovegood", "sybill-trelawney"]},
        "characters": {DIAGON: ["neville-longbottom"]},
        "tokens": {0: []},
        "used tokens": ["token-heal"],
    }


@pytest.mark.rule("DER-CMP-5")
def test_under_ollivanders_a_doubled_face_counts_once() -> None:
    at = scene(
        "dark-mark | purple-friendship-2 purple-friendship red-knowledge blue-knowledge",
        facing=MINISTRY,
        team="luna-lovegood",
        controlled="ollivanders",
        hogsmeade="fred-weasley",
    )
    at.travel(HOGSMEADE)
    at.roll()
    at.assign("purple-friendship-2", "fred-weasley")
    assert at.needs("fred-weasley") == {"friendship": 2}
    assert at.needs("luna-lovegood") == {"friendship": 2}


@pytest.mark.rule("DER-CMP-5", "DER-DIC-1")
def test_under_hogsmeade_station_the_team_adds_one_die_only() -> None:
    at = scene("dark-mark | purple-loyalty purple-loyalty red-loyalty blue-loyalty orange-loyalty",
               facing=MINISTRY, team="harry-potter luna-lovegood ron-weasley",
               controlled="hogsmeade-station")  # fmt: skip
    at.travel(DIAGON)
    at.roll()
    assert at.offers("adds") == [("harry-potter",), ("ron-weasley",)]
    at.answer("adds", "ron-weasley")
    dice = ["purple", "purple", "red", "blue", "orange"]
    assert [die.partition("-")[0] for die in at.table.rolled] == dice


@pytest.mark.rule("DER-CMP-5", "DER-TOK-3")
def test_under_the_hogs_head_a_healed_wizard_counts_for_the_team_they_come_to() -> None:
    """Luna was healed and changes sides: neither team heals anyone else, but she may be again."""
    at = scene(
        team="luna-lovegood:3 harry-potter:2",
        friends=["minerva-mcgonagall:2 dobby:2"],
        tokens="token-heal token-heal token-swap",
        mission=DIAGON,
        limits={"one-healed": 1},
    )
    at.cast("token-heal", "heal", "luna-lovegood")
    at.cast("token-swap", "swap", "luna-lovegood")
    at.answer("swap-for", "dobby")
    at.answer("accept")
    at.cast("token-heal")
    assert at.offers("heal") == [("luna-lovegood",)]
