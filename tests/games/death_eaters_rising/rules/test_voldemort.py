"""DER-VOL: Voldemort turns, attacks and corrupts, and his Death Eaters act."""

import pytest

from tests.games.death_eaters_rising.scene import (
    CLOCKWISE,
    DIAGON,
    HOGSMEADE,
    MINISTRY,
    scene,
    told,
)


@pytest.mark.rule("DER-VOL-1", "DER-CMP-3")
@pytest.mark.parametrize(
    ("start", "face", "end"),
    [
        (MINISTRY, "clockwise", DIAGON),
        (DIAGON, "clockwise", HOGSMEADE),
        (HOGSMEADE, "clockwise", MINISTRY),
        (MINISTRY, "counter-clockwise", HOGSMEADE),
        (DIAGON, "counter-clockwise", MINISTRY),
        (HOGSMEADE, "counter-clockwise", DIAGON),
        (MINISTRY, "dark-mark", MINISTRY),
        (DIAGON, "dark-mark", DIAGON),
        (HOGSMEADE, "dark-mark", HOGSMEADE),
    ],
)
def test_his_die_turns_him_one_location_or_leaves_him(start: str, face: str, end: str) -> None:
    at = scene(face, facing=start)
    at.travel(next(location for location in CLOCKWISE if location != end))
    turned = {} if start == end else {"facing": end}
    assert at.changed() == {**turned, "corruption": {end: 1}}


@pytest.mark.rule("DER-VOL-2")
def test_he_damages_each_wizard_card_and_the_active_team_at_his_location() -> None:
    at = scene(
        "clockwise",
        facing=MINISTRY,
        team="harry-potter luna-lovegood:2",
        friends=["minerva-mcgonagall:1", "sirius-black:1"],
        ministry="ron-weasley:1",
        diagon="dobby neville-longbottom:3 lucius-malfoy:1",
        hogsmeade="cho-chang:1",
    )
    at.travel(DIAGON)
    assert at.changed() == {
        "facing": DIAGON,
        "damage": {"harry-potter": 1, "luna-lovegood": 3, "dobby": 1, "neville-longbottom": 4},
        "corruption": {DIAGON: 1},
    }


@pytest.mark.rule("DER-VOL-2")
def test_he_does_not_reach_a_team_whose_token_is_elsewhere() -> None:
    at = scene("clockwise", facing=MINISTRY, team="harry-potter:1", diagon="dobby:1")
    at.travel(HOGSMEADE)
    assert at.changed() == {"facing": DIAGON, "damage": {"dobby": 2}, "corruption": {DIAGON: 1}}


@pytest.mark.rule("DER-VOL-2", "DER-DIC-3")
def test_who_is_guarded_takes_no_damage_and_nobody_must_be_guarded() -> None:
    """Alastor Moody's ability: up to two wizards of the team."""
    at = scene("dark-mark", team="harry-potter:1 alastor-moody:1 luna-lovegood:5", facing=MINISTRY)
    at.travel(MINISTRY)
    assert at.offers("guard") == [("harry-potter",), ("alastor-moody",)]  # Luna is full
    at.answer("guard", "harry-potter")
    assert at.offers("guard") == [("alastor-moody",)]
    at.answer("done")
    assert at.changed() == {"damage": {"alastor-moody": 2}, "corruption": {MINISTRY: 1}}


@pytest.mark.rule("DER-VOL-3")
@pytest.mark.parametrize("face", ["clockwise", "dark-mark"])
def test_one_corruption_goes_on_the_active_place_of_his_location(face: str) -> None:
    at = scene(face, facing=MINISTRY, corruption="ministry-of-magic:2 diagon-alley:2 hogsmeade:2",
               places={DIAGON: "gringotts ollivanders"})  # fmt: skip
    happened = at.travel(HOGSMEADE)
    here = at.table.facing
    assert at.changed()["corruption"] == {here: 3}
    place = "gringotts" if here == DIAGON else "department-of-mysteries"
    assert told(happened, "corrupted") == [f"corrupted {place}"]


@pytest.mark.rule("DER-VOL-4")
def test_then_the_death_eaters_at_his_location_act_and_no_others() -> None:
    """Bellatrix reaches the active team wherever it is; Rodolphus and Macnair are not with him."""
    at = scene(
        "counter-clockwise",
        facing=HOGSMEADE,
        team="harry-potter:2 luna-lovegood",
        friends=["minerva-mcgonagall:3"],
        diagon="bellatrix-lestrange dobby",
        ministry="walden-macnair",
        hogsmeade="rodolphus-lestrange cho-chang",
    )
    happened = at.travel(HOGSMEADE)
    assert at.changed() == {
        "facing": DIAGON,
        "damage": {"harry-potter": 3, "luna-lovegood": 1, "dobby": 1},
        "corruption": {DIAGON: 1},
    }
    assert told(happened, "voldemort-turned", "damaged", "corrupted", "ability-acted") == [
        "voldemort-turned",
        "damaged dobby",
        "corrupted ollivanders",
        "ability-acted bellatrix-lestrange",
        "damaged harry-potter",
        "damaged luna-lovegood",
    ]


@pytest.mark.rule("DER-VOL-4", "DER-CMP-8")
def test_lucius_mends_every_other_death_eater_wherever_it_is() -> None:
    at = scene(
        "clockwise",
        facing=MINISTRY,
        ministry="yaxley:2 harry-potter:1",
        diagon="lucius-malfoy:1 antonin-dolohov:1",
        hogsmeade="walden-macnair bellatrix-lestrange:1",
        team="minerva-mcgonagall:1",
        friends=["sirius-black:1"],
    )
    happened = at.travel(HOGSMEADE)
    assert told(happened, "healed") == [
        "healed antonin-dolohov", "healed bellatrix-lestrange", "healed yaxley",
    ]  # fmt: skip
    assert at.changed() == {
        "facing": DIAGON,
        "damage": {"yaxley": 1, "antonin-dolohov": 0, "bellatrix-lestrange": 0},
        "corruption": {DIAGON: 2},  # the second by Dolohov, who finds nobody
    }


@pytest.mark.rule("DER-VOL-5")
def test_the_dark_mark_leaves_him_and_makes_all_death_eaters_and_controlled_places_act() -> None:
    at = scene(
        "dark-mark",
        facing=HOGSMEADE,
        team="harry-potter",
        ministry="rabastan-lestrange",
        diagon="lucius-malfoy antonin-dolohov",
        hogsmeade="bellatrix-lestrange dobby",
        controlled="gringotts",
    )
    happened = at.travel(DIAGON)
    assert at.changed() == {
        "damage": {"dobby": 1, "harry-potter": 1},
        # his own and Rabastan's on Hogsmeade, Bellatrix's and Lucius's as their cards say
        "corruption": {HOGSMEADE: 2, DIAGON: 1, MINISTRY: 1},
    }
    told_of = ("damaged", "corrupted", "ability-acted", "mark-acted", "penalty-fired")
    assert told(happened, *told_of) == [
        "damaged dobby",
        "corrupted hogs-head",
        "ability-acted bellatrix-lestrange",
        "damaged harry-potter",
        "mark-acted bellatrix-lestrange",
        "corrupted ollivanders",
        "mark-acted rabastan-lestrange",
        "corrupted hogs-head",
        "mark-acted lucius-malfoy",
        "corrupted department-of-mysteries",
        "penalty-fired gringotts",
    ]


@pytest.mark.rule("DER-VOL-5")
@pytest.mark.parametrize("face", ["clockwise", "counter-clockwise"])
def test_without_the_dark_mark_no_mark_line_and_no_penalty_fires(face: str) -> None:
    at = scene(
        face,
        facing=HOGSMEADE,
        team="luna-lovegood:1",
        tokens="token-heal",
        ministry="bellatrix-lestrange",
        hogsmeade="lucius-malfoy",
        controlled="gringotts hogs-head",
    )
    happened = at.travel(HOGSMEADE)
    assert told(happened, "mark-acted", "penalty-fired") == []
    assert at.table.limits == {}
    assert at.can("token", 0, "token-heal")


@pytest.mark.rule("DER-VOL-6")
def test_death_eaters_of_a_location_act_in_slot_order() -> None:
    """If Dolohov acts first, Luna is as badly hurt as Sirius when Macnair hits the worst."""
    for cards, hurt in (
        ("antonin-dolohov walden-macnair", {"luna-lovegood": 4, "sirius-black": 4}),
        ("walden-macnair antonin-dolohov", {"luna-lovegood": 3, "sirius-black": 4}),
    ):
        at = scene("clockwise", facing=MINISTRY, team="luna-lovegood:1 sirius-black:2",
                   diagon=cards, friends=["minerva-mcgonagall:1"])  # fmt: skip
        happened = at.travel(DIAGON)
        acted = [f"ability-acted {card}" for card in cards.split()]
        assert told(happened, "ability-acted") == acted
        assert at.changed()["damage"] == {**hurt, "minerva-mcgonagall": 2}


@pytest.mark.rule("DER-VOL-6")
def test_under_the_mark_his_own_do_both_and_the_others_only_the_mark_line() -> None:
    at = scene(
        "dark-mark",
        facing=MINISTRY,
        team="harry-potter",
        ministry="lucius-malfoy yaxley:1",
        diagon="bellatrix-lestrange:1",
        corruption="hogsmeade:1",
    )
    happened = at.travel(HOGSMEADE)
    assert told(happened, "ability-acted", "mark-acted") == [
        "ability-acted lucius-malfoy",
        "ability-acted yaxley",
        "mark-acted lucius-malfoy",
        "mark-acted yaxley",
        "mark-acted bellatrix-lestrange",
    ]
    assert at.changed() == {
        "damage": {"yaxley": 0, "bellatrix-lestrange": 0},  # by Lucius; nothing by Bellatrix
        "corruption": {MINISTRY: 3, DIAGON: 1},  # his, Yaxley's where there is most, Lucius's
    }


@pytest.mark.rule("DER-VOL-6")
@pytest.mark.parametrize("order", ["gringotts atrium hogs-head", "hogs-head gringotts atrium"])
def test_penalties_fire_in_the_order_of_control(order: str) -> None:
    at = scene("dark-mark", controlled=order)
    happened = at.travel(DIAGON)
    assert told(happened, "penalty-fired") == [f"penalty-fired {place}" for place in order.split()]
