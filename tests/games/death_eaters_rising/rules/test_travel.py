"""DER-TRN, DER-TRV: the turn and its mission."""

import pytest

from tests.games.death_eaters_rising.scene import (
    CLOCKWISE,
    DIAGON,
    HOGSMEADE,
    MINISTRY,
    scene,
    told,
)


@pytest.mark.rule("DER-TRN-1")
def test_a_turn_is_travel_voldemort_dice_end() -> None:
    at = scene(
        "clockwise | purple-friendship purple-friendship red-knowledge blue-loyalty | dobby",
        facing=MINISTRY,
        ministry="ron-weasley cho-chang yaxley",
        diagon="sybill-trelawney fred-weasley",
        hogsmeade="seamus-finnigan lucius-malfoy rubeus-hagrid",
        deck="dobby",
    )
    assert at.decision.rule == "DER-TRV-1"
    at.travel(MINISTRY)
    assert at.decision.rule == "DER-DIC-1"
    at.roll()
    assert at.decision.rule == "DER-DIC-2"
    at.end_turn()
    assert [roll.label for roll in at.match.rolls] == [
        "voldemort-die", "wizard-die", "wizard-die", "wizard-die", "wizard-die", "character",
    ]  # fmt: skip
    happened = told(at.match.events, "turn-began", "travelled", "voldemort-turned", "dice-rolled",
                    "dealt")  # fmt: skip
    assert happened == ["turn-began", "travelled", "voldemort-turned", "dice-rolled", "dealt dobby",
                        "turn-began"]  # fmt: skip


@pytest.mark.rule("DER-TRN-1")
def test_the_next_turn_is_the_next_players() -> None:
    at = scene("clockwise | purple-loyalty purple-loyalty red-loyalty blue-loyalty",
               friends=["minerva-mcgonagall", "sirius-black"])  # fmt: skip
    at.travel(DIAGON)
    at.roll()
    at.end_turn()
    assert (at.decision.owner, at.table.active, at.table.turn) == (1, 1, 2)


@pytest.mark.rule("DER-TRV-1")
@pytest.mark.parametrize("location", CLOCKWISE)
def test_the_token_is_put_on_any_location(location: str) -> None:
    at = scene("dark-mark")
    assert at.decision.options == [("travel", one) for one in CLOCKWISE]
    at.travel(location)
    assert at.table.mission == location


@pytest.mark.rule("DER-TRV-1")
def test_only_characters_there_and_the_own_team_take_dice() -> None:
    at = scene(
        "purple-loyalty purple-friendship red-bravery blue-knowledge",
        mission=DIAGON,
        team="hermione-granger luna-lovegood",
        friends=["madam-pomfrey"],
        ministry="severus-snape bellatrix-lestrange",
        diagon="neville-longbottom antonin-dolohov",
        hogsmeade="seamus-finnigan yaxley",
    )
    at.roll()
    here = {"neville-longbottom", "antonin-dolohov"}
    assert at.targets() == here | {"luna-lovegood", "room-cleanse", "room-heal"}
    assert {target for _, target in at.offers("assign")} == at.targets()


@pytest.mark.rule("DER-TRV-1")
def test_abilities_work_on_the_active_place_of_the_mission_only() -> None:
    at = scene("purple-loyalty purple-loyalty red-loyalty blue-loyalty", mission=DIAGON,
               corruption="ministry-of-magic:3 diagon-alley:3 hogsmeade:3")  # fmt: skip
    at.roll()
    at.assign("red-loyalty", "room-cleanse")
    assert at.changed() == {"corruption": {DIAGON: 2}}


@pytest.mark.rule("DER-TRV-2", "DER-CMP-8")
def test_at_a_location_are_its_cards_and_the_active_team_but_no_other_team() -> None:
    """Dolohov hits each wizard of Dumbledore's Army who is there with him."""
    at = scene(
        "clockwise",
        facing=DIAGON,
        team="luna-lovegood:1 sirius-black:1",
        friends=["harry-potter:1"],
        hogsmeade="antonin-dolohov fred-weasley:1 dobby:1",
        diagon="ron-weasley:1",
    )
    at.travel(HOGSMEADE)
    assert at.changed() == {
        "facing": HOGSMEADE,
        "damage": {"luna-lovegood": 3, "fred-weasley": 3, "sirius-black": 2, "dobby": 2},
        "corruption": {HOGSMEADE: 1},
    }


@pytest.mark.rule("DER-TRV-2", "DER-CMP-8")
def test_a_team_whose_token_is_elsewhere_is_not_there() -> None:
    at = scene(
        "clockwise",
        facing=DIAGON,
        team="luna-lovegood:1",
        friends=["harry-potter:1"],
        hogsmeade="antonin-dolohov dobby:1",
    )
    at.travel(MINISTRY)
    assert at.changed() == {
        "facing": HOGSMEADE,
        "damage": {"dobby": 2},
        "corruption": {HOGSMEADE: 2},  # Voldemort's, and Dolohov's for want of a victim
    }


@pytest.mark.rule("DER-TRV-2")
def test_the_same_location_may_be_chosen_every_turn() -> None:
    fail = "purple-knowledge purple-knowledge red-knowledge blue-knowledge"
    at = scene(f"clockwise {fail} clockwise {fail} clockwise", friends=["hermione-granger"])
    for _ in range(2):
        at.travel(HOGSMEADE)
        at.roll()
        at.end_turn()
    at.travel(HOGSMEADE)
    assert at.table.mission == HOGSMEADE


@pytest.mark.rule("DER-TRV-2")
def test_a_team_has_no_size_limit() -> None:
    crowd = "harry-potter ginny-weasley fred-weasley george-weasley cho-chang dean-thomas"
    at = scene(
        "purple-knowledge purple-knowledge red-knowledge blue-knowledge-2 red-bravery",
        mission=HOGSMEADE,
        team=crowd,
        hogsmeade="sybill-trelawney neville-longbottom",
    )
    at.roll()
    at.assign("blue-knowledge-2", "sybill-trelawney")
    at.end_turn()
    assert at.changed() == {
        "teams": {0: [*crowd.split(), "sybill-trelawney"]},
        "characters": {HOGSMEADE: ["neville-longbottom"]},
    }
