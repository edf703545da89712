"""DER-DIC: abilities, recruiting and damaging, changed rolls."""

import pytest

from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, scene

NOTHING = "purple-knowledge purple-knowledge red-knowledge blue-knowledge"
"""Four dice that fit nowhere in a scene that asks for no Knowledge."""


# ---- abilities


@pytest.mark.rule("DER-DIC-3", "DER-CMP-9")
def test_a_headquarters_ability_works_at_once_and_once_per_turn() -> None:
    at = scene(
        "purple-loyalty purple-loyalty red-loyalty blue-loyalty",
        mission=DIAGON,
        diagon="neville-longbottom",
        corruption="diagon-alley:3 hogsmeade:3",
    )
    at.roll()
    at.assign("red-loyalty", "room-cleanse")
    assert at.changed() == {"corruption": {DIAGON: 2}}
    assert {target for _, target in at.offers("assign")} == {"neville-longbottom"}


@pytest.mark.rule("DER-DIC-3", "DER-CMP-7")
def test_a_wizards_ability_works_at_once_and_once_per_turn() -> None:
    at = scene(
        "purple-friendship-2 purple-friendship red-friendship blue-friendship | token-cleanse",
        team="luna-lovegood:1 ron-weasley:2",
        friends=["minerva-mcgonagall:3"],
        diagon="dobby:1 antonin-dolohov:1",
        hogsmeade="neville-longbottom:4",
        mission=DIAGON,
    )
    at.roll()
    at.assign("purple-friendship-2", "luna-lovegood")
    assert set(at.offers("heal")) == {
        ("luna-lovegood",), ("ron-weasley",), ("minerva-mcgonagall",), ("dobby",),
    }  # fmt: skip
    at.answer("heal", "minerva-mcgonagall")
    assert at.changed() == {"tokens": {0: ["token-cleanse"]}, "damage": {"minerva-mcgonagall": 2}}
    assert "luna-lovegood" not in at.targets()
    assert at.can("assign", "red-friendship", "room-heal")


@pytest.mark.rule("DER-DIC-3")
def test_a_free_ability_works_once_per_turn_too() -> None:
    at = scene(team="sirius-black:1", mission=DIAGON)
    at.answer("use", "sirius-black")
    assert at.changed() == {"damage": {"sirius-black": 2}}
    assert at.pool == ("purple", "red", "red", "orange", "red")
    assert at.offers("use") == []


@pytest.mark.rule("DER-DIC-3")
def test_a_used_ability_is_back_on_the_next_turn() -> None:
    at = scene(
        "purple-knowledge red-knowledge red-knowledge orange-knowledge red-knowledge | clockwise"
        "| red-loyalty blue-loyalty blue-loyalty orange-loyalty | clockwise",
        team="sirius-black",
        mission=DIAGON,
    )
    at.answer("use", "sirius-black")
    at.roll()
    at.end_turn()
    at.travel(HOGSMEADE)
    assert at.offers("use") == []  # not his player's turn
    at.roll()
    at.end_turn()
    at.travel(DIAGON)
    assert at.offers("use") == [("sirius-black",)]


@pytest.mark.rule("DER-DIC-3")
def test_only_the_active_player_has_abilities() -> None:
    at = scene(
        "purple-friendship purple-friendship red-friendship blue-knowledge",
        team="harry-potter",
        friends=["sirius-black luna-lovegood madam-pomfrey:2 sybill-trelawney"],
        mission=DIAGON,
    )
    assert at.offers("use") == []
    assert at.decision.guests == {}
    at.roll()
    assert at.targets() == {"room-cleanse", "room-heal"}
    assert at.offers("change") == []


@pytest.mark.rule("DER-DIC-3")
def test_using_an_ability_is_optional_and_so_is_what_it_allows() -> None:
    at = scene(
        "purple-friendship-2 purple-friendship red-friendship blue-knowledge",
        team="harry-potter:2 sybill-trelawney",
        friends=["minerva-mcgonagall:1"],
        mission=DIAGON,
    )
    at.roll()
    assert at.can("change", "sybill-trelawney")
    at.assign("purple-friendship-2", "room-heal")
    at.answer("done")
    assert at.decision.owner == 1
    at.answer("done")
    at.end_turn()
    assert at.changed() == {}


@pytest.mark.rule("DER-DIC-3", "DER-CMP-9")
def test_the_room_lets_every_player_heal_one_and_its_own_wizards_twice() -> None:
    at = scene(
        "purple-friendship-2 purple-knowledge red-knowledge blue-knowledge",
        team="luna-lovegood:3 sirius-black:3",
        friends=["minerva-mcgonagall:2 dobby", "ron-weasley:1", "bill-weasley"],
        diagon="neville-longbottom:2",
        mission=DIAGON,
    )
    at.roll()
    at.assign("purple-friendship-2", "room-heal")
    assert at.offers("heal") == [("luna-lovegood",), ("sirius-black",)]
    at.answer("heal", "luna-lovegood")
    assert (at.decision.owner, at.offers("heal", 1)) == (1, [("minerva-mcgonagall",)])
    at.answer("heal", "minerva-mcgonagall")
    assert (at.decision.owner, at.offers("heal", 2)) == (2, [("ron-weasley",)])
    at.answer("heal", "ron-weasley")
    assert at.decision.owner == 0  # nobody of the fourth player is hurt
    healed = {"luna-lovegood": 1, "minerva-mcgonagall": 1, "ron-weasley": 0}
    assert at.changed() == {"damage": healed}


@pytest.mark.rule("DER-DIC-3", "DER-CMP-9")
def test_the_office_gives_a_token_and_one_to_players_with_two_of_hogwarts() -> None:
    at = scene(
        "red-friendship blue-loyalty blue-loyalty orange-loyalty | token-heal token-swap",
        team="minerva-mcgonagall",
        friends=["albus-dumbledore sirius-black", "harry-potter dobby rubeus-hagrid",
                 "hermione-granger mrs-norris severus-snape"],
        mission=DIAGON,
    )  # fmt: skip
    at.roll()
    at.assign("red-friendship", "office-token")
    assert at.decision.owner == 2
    at.answer("accept")
    assert at.decision.owner == 3
    at.answer("refuse")
    assert at.changed() == {"tokens": {0: ["token-heal"], 2: ["token-swap"]}}


@pytest.mark.rule("DER-CMP-9", "DER-TOK-2")
def test_the_office_offers_no_token_that_is_not_there() -> None:
    at = scene(
        "red-friendship blue-loyalty blue-loyalty orange-loyalty | token-heal token-swap",
        team="minerva-mcgonagall",
        friends=["albus-dumbledore dobby", "harry-potter rubeus-hagrid mrs-norris"],
        mission=DIAGON,
        supply="token-heal token-swap",
    )
    at.roll()
    at.assign("red-friendship", "office-token")
    assert at.decision.owner == 1
    at.answer("accept")
    assert at.decision.owner == 0  # the third player is not asked
    assert at.changed() == {"tokens": {0: ["token-heal"], 1: ["token-swap"]}}


@pytest.mark.rule("DER-DIC-3", "DER-CMP-9")
def test_grimmauld_place_cleanses_for_two_and_gives_a_die_for_one() -> None:
    at = scene(
        "purple-knowledge red-bravery-2 red-loyalty orange-loyalty"
        "| orange-loyalty red-loyalty orange-loyalty",
        team="sirius-black",
        corruption="diagon-alley:1 hogsmeade:1",
        diagon="neville-longbottom",
        mission=DIAGON,
    )
    at.roll()
    at.assign("red-bravery-2", "grimmauld-cleanse")
    assert at.changed() == {"corruption": {DIAGON: 0}}
    at.assign("purple-knowledge", "grimmauld-die")
    at.answer("colour", "orange")
    assert at.table.rolled == ("red-loyalty", "orange-loyalty")
    at.roll()
    assert len(at.table.rolled) == 3


# ---- recruiting and damaging


@pytest.mark.rule("DER-DIC-4")
def test_a_wizard_is_recruited_at_the_end_of_the_turn_if_all_symbols_are_filled() -> None:
    at = scene(
        "purple-loyalty purple-bravery red-bravery-2 blue-knowledge",
        team="luna-lovegood",
        mission=DIAGON,
        diagon="neville-longbottom:2 seamus-finnigan:1 cho-chang",
    )
    at.roll()
    at.assign("red-bravery-2", "neville-longbottom")
    at.assign("purple-loyalty", "neville-longbottom")
    at.assign("purple-bravery", "seamus-finnigan")
    assert at.changed() == {}
    at.end_turn()
    assert at.changed() == {
        "teams": {0: ["luna-lovegood", "neville-longbottom"]},
        "characters": {DIAGON: ["seamus-finnigan", "cho-chang"]},
        "damage": {"neville-longbottom": 0},
    }


@pytest.mark.rule("DER-DIC-4", "DER-DIC-5")
def test_a_death_eater_is_damaged_at_the_end_of_the_turn_if_all_symbols_are_filled() -> None:
    at = scene(
        "purple-loyalty purple-knowledge red-bravery-2 blue-knowledge | token-heal",
        team="luna-lovegood",
        mission=DIAGON,
        diagon="antonin-dolohov yaxley bellatrix-lestrange:1",
    )
    at.roll()
    at.assign("red-bravery-2", "antonin-dolohov")
    at.assign("purple-loyalty", "antonin-dolohov")
    at.assign("blue-knowledge", "yaxley")
    assert at.changed() == {}
    at.end_turn()
    assert at.changed() == {"damage": {"antonin-dolohov": 1}, "tokens": {0: ["token-heal"]}}


@pytest.mark.rule("DER-DIC-5", "DER-TOK-4")
def test_dice_damage_a_death_eater_once_per_turn_and_abilities_add_more() -> None:
    at = scene(
        "purple-loyalty red-bravery-2 red-bravery-2 orange-loyalty-2 | token-heal token-swap",
        team="kingsley-shacklebolt",
        mission=DIAGON,
        diagon="antonin-dolohov bellatrix-lestrange",
        ministry="yaxley",
    )
    at.roll()
    at.assign("red-bravery-2", "antonin-dolohov")
    at.assign("purple-loyalty", "antonin-dolohov")
    assert "antonin-dolohov" not in at.targets()
    at.assign("orange-loyalty-2", "kingsley-shacklebolt")
    assert at.offers("strike") == [("antonin-dolohov",), ("bellatrix-lestrange",)]
    at.answer("strike", "antonin-dolohov")
    assert at.changed() == {"damage": {"antonin-dolohov": 1}, "tokens": {0: ["token-heal"]}}
    at.end_turn()
    assert at.changed() == {
        "damage": {"antonin-dolohov": 2},
        "tokens": {0: ["token-heal", "token-swap"]},
    }


# ---- changing a roll


@pytest.mark.rule("DER-DIC-6")
def test_a_die_is_turned_after_a_roll_and_before_one_of_it_is_assigned() -> None:
    at = scene(
        f"{NOTHING} | purple-loyalty red-loyalty blue-loyalty | red-loyalty blue-loyalty",
        team="hermione-granger",
        mission=DIAGON,
        diagon="antonin-dolohov sybill-trelawney",
    )
    assert at.offers("change") == []
    at.roll()
    assert at.offers("change") == [("hermione-granger",)]
    at.assign("purple-knowledge", "sybill-trelawney")
    assert at.offers("change") == []
    at.roll()
    assert at.offers("change") == [("hermione-granger",)]
    at.answer("change", "hermione-granger")
    at.answer("turn", "red-loyalty", "red-bravery-2")  # also to its doubled face
    assert at.table.rolled == ("purple-loyalty", "red-bravery-2", "blue-loyalty")
    assert at.offers("change") == []
    at.assign("purple-loyalty", "antonin-dolohov")
    at.roll()
    assert at.offers("change") == []  # once per turn


@pytest.mark.rule("DER-DIC-6")
def test_a_die_is_turned_to_a_face_of_its_own_colour() -> None:
    at = scene("purple-loyalty purple-loyalty red-bravery blue-loyalty", team="hermione-granger",
               mission=DIAGON)  # fmt: skip
    at.roll()
    at.answer("change", "hermione-granger")
    red = [to for die, to in at.offers("turn") if die == "red-bravery"]
    assert red == ["red-bravery-2", "red-friendship", "red-knowledge", "red-loyalty"]


@pytest.mark.rule("DER-DIC-6", "DER-CMP-7")
def test_any_number_of_dice_is_rerolled_once_and_the_others_stay() -> None:
    at = scene(
        f"{NOTHING} | purple-loyalty blue-loyalty | purple-bravery red-bravery blue-bravery",
        team="luna-lovegood sybill-trelawney",
        mission=DIAGON,
    )
    at.roll()
    at.answer("change", "sybill-trelawney")
    assert not at.can("done")  # whoever uses it rolls something
    at.answer("reroll", "purple-knowledge")
    at.answer("reroll", "blue-knowledge")
    at.answer("done")
    assert at.table.rolled == (
        "purple-knowledge", "red-knowledge", "purple-loyalty", "blue-loyalty",
    )  # fmt: skip
    assert not at.can("roll")  # a die of this roll is still due
    assert at.offers("change") == []
    at.assign("purple-loyalty", "room-cleanse")
    at.roll()
    assert len(at.table.rolled) == 3
