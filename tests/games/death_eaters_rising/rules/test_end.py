"""DER-END: when a turn ends, and what then happens in which order."""

import pytest

from commonroom.games.death_eaters_rising.rules.pool import dice_in_supply
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY, scene, told


@pytest.mark.rule("DER-END-1")
def test_a_turn_ends_when_all_dice_are_assigned_or_discarded() -> None:
    at = scene(
        "purple-loyalty purple-friendship red-friendship blue-bravery | red-bravery",
        team="luna-lovegood",
        mission=DIAGON,
        diagon="seamus-finnigan dobby",
    )
    at.roll()
    at.assign("purple-loyalty", "room-cleanse")
    at.assign("purple-friendship", "dobby")
    at.assign("blue-bravery", "seamus-finnigan")
    at.roll()
    at.discard("red-bravery")
    assert (at.decision.rule, at.decision.owner) == ("DER-TRV-1", 1)
    assert (at.changed(), at.table.rolls) == ({}, 0)


@pytest.mark.rule("DER-END-1")
def test_a_turn_ends_when_no_symbol_is_open_anywhere() -> None:
    at = scene(
        "purple-friendship-2 purple-loyalty red-bravery blue-knowledge",
        mission=DIAGON,
        friends=["minerva-mcgonagall"],
        hogsmeade="neville-longbottom",
    )
    at.roll()
    at.assign("purple-loyalty", "room-cleanse")
    assert at.decision.owner == 0
    at.assign("purple-friendship-2", "room-heal")
    assert (at.decision.rule, at.decision.owner) == ("DER-TRV-1", 1)


@pytest.mark.rule("DER-END-1")
def test_a_roll_that_merely_does_not_fit_costs_a_die() -> None:
    at = scene(
        "purple-bravery purple-bravery red-bravery blue-bravery"
        "| purple-bravery red-bravery blue-bravery",
        mission=DIAGON,
    )
    at.roll()
    assert at.offers("assign") == []
    assert len(at.offers("discard")) == 3
    at.discard("purple-bravery")
    assert at.decision.owner == 0
    assert len(at.table.rolled) == 3


@pytest.mark.rule("DER-END-1")
@pytest.mark.parametrize("assign", [True, False])
def test_a_player_may_stop_early(assign: bool) -> None:
    at = scene("purple-loyalty purple-bravery red-bravery blue-bravery", mission=DIAGON)
    at.roll()
    if assign:
        at.assign("purple-loyalty", "room-cleanse")
    at.answer("stop")
    assert (at.decision.rule, at.decision.owner) == ("DER-TRV-1", 1)
    assert at.changed() == {}


@pytest.mark.rule("DER-END-1")
def test_the_steps_come_in_the_printed_order() -> None:
    """Trelawney, full of damage, is saved by joining; Macnair is beaten and still pays a token."""
    at = scene(
        "purple-friendship purple-bravery red-bravery blue-knowledge-2"
        "| token-heal | fred-weasley george-weasley cho-chang",
        team="luna-lovegood:5 ron-weasley",
        mission=DIAGON,
        ministry="lucius-malfoy ginny-weasley rubeus-hagrid",
        diagon="sybill-trelawney:4 walden-macnair:1 antonin-dolohov",
        hogsmeade="neville-longbottom dobby:5 yaxley:1",
        corruption="hogsmeade:5 diagon-alley:4",
        deck="fred-weasley george-weasley cho-chang molly-weasley",
    )
    at.roll()
    at.assign("blue-knowledge-2", "sybill-trelawney")
    for die in ("purple-friendship", "purple-bravery", "red-bravery"):
        at.assign(die, "walden-macnair")
    happened = at.match.events
    assert told(happened, "recruited", "damaged", "token-taken", "place-controlled", "defeated",
                "dealt", "turn-began") == [
        "recruited sybill-trelawney",
        "damaged walden-macnair",
        "token-taken token-heal",
        "place-controlled hogs-head",
        "defeated walden-macnair",
        "defeated dobby",
        "defeated luna-lovegood",
        "dealt fred-weasley",
        "dealt george-weasley",
        "dealt cho-chang",
        "turn-began",
    ]  # fmt: skip
    assert at.changed() == {
        "teams": {0: ["ron-weasley", "sybill-trelawney"]},
        "damage": {"sybill-trelawney": 0, "walden-macnair": 0, "dobby": 0, "luna-lovegood": 0},
        "tokens": {0: ["token-heal"]},
        "corruption": {HOGSMEADE: 0},
        "places": {HOGSMEADE: "hogsmeade-station"},
        "controlled": ["hogs-head"],
        "hospital": ["dobby", "luna-lovegood"],
        "azkaban": ["walden-macnair"],
        "characters": {
            DIAGON: ["fred-weasley", "george-weasley", "antonin-dolohov"],
            HOGSMEADE: ["neville-longbottom", "cho-chang", "yaxley"],
        },
    }
    assert at.table.mission == ""


@pytest.mark.rule("DER-END-1")
def test_dice_go_back_to_the_supply() -> None:
    at = scene(
        "purple-loyalty red-bravery-2 red-friendship orange-bravery red-bravery red-bravery"
        "| clockwise",
        team="sirius-black",
        tokens="token-red-die",
        friends=["nymphadora-tonks"],
        friend_tokens="token-red-die",
        mission=DIAGON,
        diagon="kingsley-shacklebolt",
    )
    at.answer("use", "sirius-black")
    at.cast("token-red-die")
    at.roll()
    assert [dice_in_supply(at.game, colour) for colour in ("red", "purple")] == [0, 3]
    at.assign("red-bravery-2", "kingsley-shacklebolt")
    at.assign("purple-loyalty", "kingsley-shacklebolt")
    at.assign("orange-bravery", "grimmauld-cleanse")
    at.assign("red-bravery", "grimmauld-cleanse")
    at.end_turn()
    assert [dice_in_supply(at.game, colour) for colour in ("red", "purple")] == [4, 4]
    at.travel(DIAGON)
    assert at.pool == ("purple", "red", "red", "orange")
    assert at.can("token", 1, "token-red-die", seat=1)


@pytest.mark.rule("DER-END-2", "DER-WIN-1")
def test_voldemorts_defeat_comes_before_any_loss() -> None:
    at = scene(
        "purple-bravery purple-bravery red-bravery blue-knowledge | token-heal",
        team="luna-lovegood:5",
        facing=DIAGON,
        mission=DIAGON,
        voldemort_damage=4,
        azkaban="yaxley mulciber antonin-dolohov lucius-malfoy peter-pettigrew",
        corruption="hogsmeade:5",
        places={HOGSMEADE: ""},
        controlled="hogs-head hogsmeade-station atrium",
        hospital="fred-weasley george-weasley cho-chang dobby mrs-norris firenze rubeus-hagrid",
    )
    at.roll()
    for die in ("purple-bravery", "purple-bravery", "red-bravery"):
        at.assign(die, "lord-voldemort")
    at.end_turn()
    assert at.lost_or_won_by == ("DER-WIN-1",)
    assert at.match.result is not None
    assert at.match.result.winners == (0, 1)
    assert at.changed() == {"damage": {"lord-voldemort": 5}, "tokens": {0: ["token-heal"]}}


@pytest.mark.rule("DER-END-2", "DER-LOS-1", "DER-LOS-2", "DER-LOS-3", "DER-LOS-4")
def test_all_losses_that_apply_are_reported_and_nothing_is_refilled() -> None:
    at = scene(
        "purple-bravery purple-bravery red-bravery blue-knowledge",
        team="luna-lovegood:5",
        mission=DIAGON,
        corruption="hogsmeade:5 ministry-of-magic:5",
        places={HOGSMEADE: "", MINISTRY: "department-of-mysteries"},
        controlled="hogs-head hogsmeade-station atrium",
        hospital="fred-weasley george-weasley cho-chang dobby mrs-norris firenze rubeus-hagrid",
        deck="ron-weasley",
    )
    at.roll()
    happened = at.end_turn()
    assert at.lost_or_won_by == ("DER-LOS-1", "DER-LOS-2", "DER-LOS-3", "DER-LOS-4")
    assert at.match.result is not None
    assert at.match.result.winners == ()
    assert told(happened, "dealt") == []


@pytest.mark.rule("DER-END-2")
def test_the_refill_runs_clockwise_from_the_active_location() -> None:
    at = scene(
        "red-bravery blue-bravery blue-bravery orange-bravery"
        "| ron-weasley cho-chang fred-weasley dobby",
        team="minerva-mcgonagall",
        friends=["harry-potter"],
        mission=HOGSMEADE,
        ministry="yaxley mulciber",
        diagon="rubeus-hagrid firenze",
        hogsmeade="mrs-norris",
        deck="dobby fred-weasley ron-weasley cho-chang",
    )
    at.roll()
    at.end_turn()
    assert at.changed() == {
        "characters": {
            HOGSMEADE: ["mrs-norris", "ron-weasley", "cho-chang"],
            MINISTRY: ["yaxley", "mulciber", "fred-weasley"],
            DIAGON: ["rubeus-hagrid", "firenze", "dobby"],
        },
    }


@pytest.mark.rule("DER-END-2", "DER-VIL-1")
def test_when_voldemort_is_drawn_the_next_card_takes_the_spot() -> None:
    at = scene(
        "red-bravery blue-bravery blue-bravery orange-bravery | ron-weasley cho-chang",
        team="minerva-mcgonagall",
        friends=["harry-potter"],
        mission=DIAGON,
        ministry="yaxley mulciber dobby",
        diagon="rubeus-hagrid",
        hogsmeade="mrs-norris firenze fred-weasley",
        deck="ron-weasley cho-chang",
        revealed=False,
        above_voldemort=1,
    )
    at.roll()
    happened = at.end_turn()
    assert told(happened, "dealt", "voldemort-revealed") == [
        "dealt ron-weasley", "voldemort-revealed", "dealt cho-chang",
    ]  # fmt: skip
    assert at.changed() == {
        "characters": {DIAGON: ["rubeus-hagrid", "ron-weasley", "cho-chang"]},
        "revealed": True,
    }


@pytest.mark.rule("DER-END-2")
def test_an_empty_deck_leaves_spots_empty() -> None:
    at = scene(
        "red-bravery blue-bravery blue-bravery orange-bravery | ron-weasley",
        team="minerva-mcgonagall",
        friends=["harry-potter"],
        mission=DIAGON,
        ministry="yaxley mulciber",
        diagon="rubeus-hagrid firenze",
        hogsmeade="mrs-norris",
        deck="ron-weasley",
    )
    at.roll()
    at.end_turn()
    assert at.changed() == {"characters": {DIAGON: ["rubeus-hagrid", "firenze", "ron-weasley"]}}
    assert at.table.spots[HOGSMEADE] == ("mrs-norris", "", "")


@pytest.mark.rule("DER-END-1", "DER-TOK-1")
def test_whoever_stops_discards_the_rest_and_tokens_may_still_help() -> None:
    at = scene(
        "purple-knowledge purple-knowledge red-knowledge blue-knowledge",
        team="harry-potter:6",
        friends=["dobby"],
        friend_tokens="token-heal",
        mission=DIAGON,
    )
    at.roll()
    told = at.answer("stop")
    assert [event.name for event in told] == ["stopped"]
    assert sorted(at.table.discarded) == ["blue", "purple", "purple", "red"]
    assert at.decision.rule == "DER-END-1"
    at.answer("token", 1, "token-heal", seat=1)
    at.answer("heal", "harry-potter", seat=1)
    assert not at.over
    assert at.table.players[0].team == ("harry-potter",)
