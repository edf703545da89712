"""DER-DMG: damage, full tracks, and who is hit."""

import pytest

from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY, scene, told

NOTHING = "purple-knowledge purple-knowledge red-knowledge blue-knowledge"


@pytest.mark.rule("DER-DMG-1")
def test_a_full_character_takes_no_more_damage() -> None:
    at = scene(
        "clockwise",
        facing=MINISTRY,
        team="luna-lovegood:5 ron-weasley:5",
        diagon="dobby:5 neville-longbottom:5 bellatrix-lestrange",
    )
    at.travel(DIAGON)
    assert at.changed() == {
        "facing": DIAGON,
        "damage": {"ron-weasley": 6, "neville-longbottom": 6},
        "corruption": {DIAGON: 1},
    }
    hits = told(at.match.events, "damaged")
    assert hits == ["damaged neville-longbottom", "damaged ron-weasley"]


@pytest.mark.rule("DER-DMG-1")
def test_an_effect_deals_only_what_the_track_holds() -> None:
    """Voldemort fills Ron's track; of Bellatrix's damage nothing is left to deal."""
    at = scene("clockwise", facing=MINISTRY, team="ron-weasley:5 harry-potter:1",
               diagon="bellatrix-lestrange")  # fmt: skip
    at.travel(DIAGON)
    assert at.table.damage == {"ron-weasley": 6, "harry-potter": 3, "minerva-mcgonagall": 1}


@pytest.mark.rule("DER-DMG-1")
def test_a_full_wizard_cannot_pay_with_damage() -> None:
    at = scene(
        "purple-bravery red-bravery red-bravery orange-knowledge",
        team="sirius-black:6 seamus-finnigan:5 kingsley-shacklebolt:6",
        mission=DIAGON,
        diagon="antonin-dolohov",
    )
    assert at.offers("use") == []
    at.roll()
    takers = {target for _, target in at.offers("assign")}
    assert takers == {"antonin-dolohov", "grimmauld-cleanse", "grimmauld-die"}
    assert "seamus-finnigan" in at.targets()  # once healed, he could


@pytest.mark.rule("DER-DMG-1")
def test_a_wizard_with_room_for_the_damage_can_pay_with_it() -> None:
    at = scene(
        "purple-bravery red-bravery red-bravery orange-knowledge | token-heal",
        team="sirius-black:5 seamus-finnigan:4",
        mission=DIAGON,
        diagon="antonin-dolohov",
    )
    assert at.offers("use") == [("sirius-black",)]
    at.roll()
    at.assign("purple-bravery", "seamus-finnigan")
    at.assign("red-bravery", "seamus-finnigan")
    at.answer("strike", "antonin-dolohov")
    assert at.changed() == {
        "damage": {"seamus-finnigan": 5, "antonin-dolohov": 1},
        "tokens": {0: ["token-heal"]},
    }


@pytest.mark.rule("DER-DMG-1", "DER-END-1")
def test_full_characters_are_defeated_at_the_end_of_the_turn_only() -> None:
    at = scene(
        f"clockwise | {NOTHING}",
        facing=MINISTRY,
        team="luna-lovegood:4 ron-weasley",
        friends=["minerva-mcgonagall:5 dobby:5"],
        diagon="fred-weasley:4 antonin-dolohov:2",
        hogsmeade="walden-macnair:2",
    )
    at.travel(DIAGON)
    assert at.changed() == {
        "facing": DIAGON,
        "damage": {"luna-lovegood": 5, "ron-weasley": 2, "fred-weasley": 5},
        "corruption": {DIAGON: 1},
    }
    at.roll()
    at.end_turn()
    assert at.changed() == {
        "damage": {"luna-lovegood": 0, "fred-weasley": 0, "dobby": 0, "walden-macnair": 0},
        "teams": {0: ["ron-weasley"], 1: ["minerva-mcgonagall"]},
        "characters": {DIAGON: ["antonin-dolohov"], HOGSMEADE: []},
        "hospital": ["fred-weasley", "luna-lovegood", "dobby"],
        "azkaban": ["walden-macnair"],
    }


@pytest.mark.rule("DER-DMG-1")
def test_healing_before_the_end_of_the_turn_saves() -> None:
    at = scene(
        NOTHING,
        team="luna-lovegood:5 ron-weasley:6",
        mission=DIAGON,
        tokens="token-heal",
    )
    at.roll()
    at.cast("token-heal", "heal", "luna-lovegood")
    at.end_turn()
    assert at.changed() == {
        "damage": {"luna-lovegood": 3, "ron-weasley": 0},
        "teams": {0: ["luna-lovegood"]},
        "hospital": ["ron-weasley"],
        "tokens": {0: []},
        "used tokens": ["token-heal"],
    }


@pytest.mark.rule("DER-DMG-1")
def test_recruiting_saves_a_full_wizard_at_the_location_even_one_that_pays_with_damage() -> None:
    at = scene(
        "purple-bravery purple-knowledge red-bravery-2 blue-knowledge",
        team="luna-lovegood",
        mission=DIAGON,
        diagon="seamus-finnigan:5 fred-weasley:5",
    )
    at.roll()
    at.assign("red-bravery-2", "seamus-finnigan")
    at.assign("purple-bravery", "seamus-finnigan")
    at.end_turn()
    assert at.changed() == {
        "damage": {"seamus-finnigan": 0, "fred-weasley": 0},
        "teams": {0: ["luna-lovegood", "seamus-finnigan"]},
        "characters": {DIAGON: []},
        "hospital": ["fred-weasley"],
    }


@pytest.mark.rule("DER-DMG-1")
def test_a_full_wizard_still_counts_and_uses_its_other_abilities() -> None:
    at = scene(
        "purple-friendship-2 purple-bravery red-bravery blue-bravery red-bravery | token-heal",
        team="harry-potter luna-lovegood:5 sybill-trelawney:4",
        mission=DIAGON,
    )
    assert at.pool == ("purple", "purple", "red", "blue", "red")  # Luna counts for Harry
    at.roll()
    assert at.offers("change") == [("sybill-trelawney",)]
    at.assign("purple-friendship-2", "luna-lovegood")
    at.answer("heal", "luna-lovegood")
    assert at.changed() == {"damage": {"luna-lovegood": 4}, "tokens": {0: ["token-heal"]}}


@pytest.mark.rule("DER-DMG-1", "DER-DIC-3")
def test_a_full_wizard_uses_a_free_ability_that_costs_it_nothing() -> None:
    """Mrs Norris brings back a discarded die; Dobby would have to bear damage."""
    at = scene(
        "red-bravery blue-bravery blue-bravery orange-bravery"
        "| blue-bravery blue-bravery orange-bravery",
        team="mrs-norris:4 dobby:5",
        friends=["harry-potter"],
        mission=DIAGON,
    )
    at.roll()
    assert at.offers("use") == []
    at.discard("red-bravery")
    assert at.offers("use") == [("mrs-norris",)]
    at.answer("use", "mrs-norris")
    assert (at.pool, at.table.discarded) == (("red",), ())
    assert at.changed() == {}


@pytest.mark.rule("DER-DMG-2", "DER-CMP-8")
def test_the_least_damaged_are_all_that_tie_in_each_team_and_zero_counts() -> None:
    """Pettigrew hunts the Order, in every player's team."""
    at = scene(
        "clockwise",
        facing=MINISTRY,
        team="sirius-black bill-weasley:1 arthur-weasley luna-lovegood",
        friends=["nymphadora-tonks:2 alastor-moody:3 dobby:1", "fleur-delacour:2 molly-weasley:2",
                 "harry-potter"],
        diagon="peter-pettigrew",
        hogsmeade="remus-lupin",
    )  # fmt: skip
    at.travel(HOGSMEADE)
    assert at.changed() == {
        "facing": DIAGON,
        "damage": {
            "sirius-black": 1, "arthur-weasley": 1, "nymphadora-tonks": 3,
            "fleur-delacour": 3, "molly-weasley": 3,
        },
        "corruption": {DIAGON: 1},
    }  # fmt: skip


@pytest.mark.rule("DER-DMG-2")
def test_the_most_damaged_are_all_that_tie_in_each_team() -> None:
    at = scene(
        "clockwise",
        facing=MINISTRY,
        team="sirius-black:2 bill-weasley:2 luna-lovegood:1",
        friends=["nymphadora-tonks dobby"],
        diagon="walden-macnair",
        hogsmeade="remus-lupin:3",
    )
    at.travel(HOGSMEADE)
    assert at.changed() == {
        "facing": DIAGON,
        "damage": {"sirius-black": 3, "bill-weasley": 3, "nymphadora-tonks": 1, "dobby": 1},
        "corruption": {DIAGON: 1},
    }


@pytest.mark.rule("DER-DMG-3")
def test_a_full_death_eater_accepts_no_dice() -> None:
    at = scene(
        "purple-loyalty red-bravery red-loyalty orange-bravery | token-heal",
        team="kingsley-shacklebolt",
        mission=DIAGON,
        diagon="walden-macnair:1 antonin-dolohov:1 yaxley:3",
    )
    assert {"walden-macnair", "antonin-dolohov"} <= at.targets()
    assert "yaxley" not in at.targets()
    at.roll()
    at.assign("red-bravery", "walden-macnair")
    at.assign("purple-loyalty", "kingsley-shacklebolt")
    assert at.offers("strike") == [("walden-macnair",), ("antonin-dolohov",)]
    at.answer("strike", "walden-macnair")
    assert "walden-macnair" not in at.targets()
    assert at.can("assign", "orange-bravery", "antonin-dolohov")


@pytest.mark.rule("DER-DMG-3", "DER-DIC-5")
def test_a_death_eater_matched_and_then_filled_by_an_ability_takes_nothing_more() -> None:
    at = scene(
        "purple-friendship red-bravery-2 red-loyalty orange-knowledge | token-heal",
        team="kingsley-shacklebolt",
        mission=DIAGON,
        diagon="walden-macnair:1",
    )
    at.roll()
    at.assign("red-bravery-2", "walden-macnair")
    at.assign("purple-friendship", "walden-macnair")
    at.assign("red-loyalty", "kingsley-shacklebolt")
    at.answer("strike", "walden-macnair")
    at.end_turn()
    assert at.changed() == {
        "damage": {"walden-macnair": 0},
        "tokens": {0: ["token-heal"]},
        "characters": {DIAGON: []},
        "azkaban": ["walden-macnair"],
    }


@pytest.mark.rule("DER-DMG-3", "DER-VIL-2")
@pytest.mark.parametrize(
    ("damage", "azkaban", "can"),
    [(0, "", False), (0, "yaxley", True), (1, "yaxley", False), (1, "yaxley mulciber", True)],
)
def test_voldemort_accepts_dice_while_azkaban_leaves_room(
    damage: int, azkaban: str, can: bool
) -> None:
    at = scene(mission=DIAGON, facing=DIAGON, voldemort_damage=damage, azkaban=azkaban)
    assert ("lord-voldemort" in at.targets()) == can


@pytest.mark.rule("DER-DMG-3")
def test_a_death_eater_filled_this_turn_counts_for_voldemort_from_the_next() -> None:
    at = scene(
        "purple-loyalty red-loyalty red-friendship orange-knowledge | token-heal | dark-mark",
        team="kingsley-shacklebolt",
        friends=["harry-potter:1"],
        mission=DIAGON,
        facing=DIAGON,
        diagon="walden-macnair:1",
        voldemort_damage=1,
        azkaban="yaxley",
    )
    at.roll()
    at.assign("red-loyalty", "kingsley-shacklebolt")
    at.answer("strike", "walden-macnair")
    assert "lord-voldemort" not in at.targets()
    at.end_turn()
    assert at.table.azkaban == ("yaxley", "walden-macnair")
    at.travel(DIAGON)
    assert at.needs("lord-voldemort") == {"bravery": 3}


@pytest.mark.rule("DER-DMG-3", "DER-VIL-3")
def test_damage_by_abilities_never_hits_voldemort() -> None:
    at = scene(
        "red-knowledge blue-knowledge-2 blue-bravery orange-bravery | token-heal",
        team="severus-snape",
        friends=["harry-potter:1"],
        mission=DIAGON,
        facing=DIAGON,
        hogsmeade="mulciber dobby",
        azkaban="yaxley",
    )
    at.roll()
    at.assign("red-knowledge", "severus-snape")
    at.assign("blue-knowledge-2", "severus-snape")
    assert at.offers("strike") == [("mulciber",)]
    at.answer("strike", "mulciber")
    assert at.changed() == {"damage": {"mulciber": 1}, "tokens": {0: ["token-heal"]}}


@pytest.mark.rule("DER-DMG-3", "DER-DIC-3")
def test_an_ability_that_finds_no_death_eater_may_still_be_paid() -> None:
    at = scene(
        "purple-loyalty red-knowledge red-knowledge orange-knowledge",
        team="kingsley-shacklebolt",
        mission=DIAGON,
        facing=DIAGON,
        azkaban="yaxley",
        diagon="neville-longbottom",
        hogsmeade="mulciber",
    )
    at.roll()
    at.assign("purple-loyalty", "kingsley-shacklebolt")
    assert at.changed() == {}
    assert "kingsley-shacklebolt" not in at.targets()
