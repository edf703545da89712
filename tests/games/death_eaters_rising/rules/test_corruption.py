"""DER-COR: corruption, and how places are lost."""

import pytest

from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY, scene, told

NOTHING = "purple-bravery purple-bravery red-bravery blue-bravery"


@pytest.mark.rule("DER-COR-1")
def test_a_place_holds_five_corruption_and_more_is_lost() -> None:
    """Voldemort adds one, Rabastan another, and only the first finds room."""
    at = scene("clockwise", facing=MINISTRY, diagon="rabastan-lestrange",
               corruption="diagon-alley:4 hogsmeade:4")  # fmt: skip
    happened = at.travel(HOGSMEADE)
    assert at.changed() == {"facing": DIAGON, "corruption": {DIAGON: 5}}
    assert told(happened, "corrupted") == ["corrupted ollivanders"]


@pytest.mark.rule("DER-COR-1", "DER-END-1")
def test_a_place_full_at_the_end_of_the_turn_is_lost_and_the_next_is_active() -> None:
    at = scene(
        f"{NOTHING} | clockwise",
        mission=HOGSMEADE,
        facing=MINISTRY,
        corruption="ministry-of-magic:4 diagon-alley:5",
        places={DIAGON: "gringotts ollivanders"},
    )
    at.roll()
    at.end_turn()
    assert at.changed() == {
        "corruption": {DIAGON: 0},
        "places": {DIAGON: "ollivanders"},
        "controlled": ["gringotts"],
    }
    happened = at.travel(MINISTRY)
    assert told(happened, "corrupted") == ["corrupted ollivanders"]


@pytest.mark.rule("DER-COR-1")
def test_removing_one_corruption_saves_a_full_place() -> None:
    at = scene(
        "purple-loyalty purple-bravery red-bravery blue-bravery",
        mission=DIAGON,
        corruption="diagon-alley:5 hogsmeade:5",
    )
    at.roll()
    at.assign("purple-loyalty", "room-cleanse")
    at.end_turn()
    assert at.changed() == {
        "corruption": {DIAGON: 4, HOGSMEADE: 0},
        "places": {HOGSMEADE: "hogsmeade-station"},
        "controlled": ["hogs-head"],
    }


@pytest.mark.rule("DER-COR-1", "DER-LOS-4", "DER-LOS-3")
def test_after_both_places_the_location_itself_takes_corruption_and_has_no_penalty() -> None:
    at = scene(
        f"dark-mark | {NOTHING}",
        facing=HOGSMEADE,
        corruption="hogsmeade:4 ministry-of-magic:4",
        controlled="hogsmeade-station hogs-head",
    )
    happened = at.travel(DIAGON)
    assert told(happened, "corrupted") == ["corrupted hogsmeade"]
    fired = ["penalty-fired hogsmeade-station", "penalty-fired hogs-head"]
    assert told(happened, "penalty-fired") == fired
    assert at.changed() == {"corruption": {HOGSMEADE: 5}}
    at.roll()
    at.end_turn()
    assert at.changed() == {"corruption": {HOGSMEADE: 0}, "fallen": [HOGSMEADE]}
    assert at.table.controlled == ("hogsmeade-station", "hogs-head")  # three would be a place more
    assert at.lost_or_won_by == ("DER-LOS-4",)


@pytest.mark.rule("DER-COR-1")
def test_the_location_itself_can_be_saved_too() -> None:
    at = scene(
        "purple-loyalty purple-bravery red-bravery blue-bravery",
        mission=HOGSMEADE,
        corruption="hogsmeade:5",
        controlled="hogsmeade-station hogs-head",
    )
    at.roll()
    at.assign("purple-loyalty", "room-cleanse")
    at.end_turn()
    assert at.changed() == {"corruption": {HOGSMEADE: 4}}
    assert not at.over


@pytest.mark.rule("DER-COR-2", "DER-CMP-8")
def test_corruption_on_a_location_goes_on_its_active_place() -> None:
    """Bellatrix's Mark line names Diagon Alley, wherever she is."""
    at = scene("dark-mark", facing=MINISTRY, hogsmeade="bellatrix-lestrange",
               places={DIAGON: "gringotts ollivanders"}, corruption="diagon-alley:1")  # fmt: skip
    happened = at.travel(HOGSMEADE)
    places = ["corrupted department-of-mysteries", "corrupted gringotts"]
    assert told(happened, "corrupted") == places
    assert at.changed() == {"corruption": {MINISTRY: 1, DIAGON: 2}}


@pytest.mark.rule("DER-COR-2")
@pytest.mark.parametrize(
    ("corruption", "worst"),
    [
        ("ministry-of-magic:3 hogsmeade:3", HOGSMEADE),  # a tie: the first clockwise from Yaxley
        ("ministry-of-magic:3 diagon-alley:2 hogsmeade:3", DIAGON),  # with Voldemort's, three tie
        ("ministry-of-magic:4 hogsmeade:3", MINISTRY),
    ],
)
def test_the_most_corrupted_location_is_the_first_clockwise_of_those_that_tie(
    corruption: str, worst: str
) -> None:
    at = scene("clockwise", facing=MINISTRY, diagon="yaxley", corruption=corruption)
    at.travel(HOGSMEADE)
    before = dict(part.split(":") for part in corruption.split())
    before[DIAGON] = str(int(before.get(DIAGON, 0)) + 1)
    assert at.table.corruption == {
        location: int(before.get(location, 0)) + (location == worst)
        for location in (MINISTRY, DIAGON, HOGSMEADE)
    }


@pytest.mark.rule("DER-COR-2")
def test_a_wizards_ability_on_a_location_covers_its_places() -> None:
    """Arthur cleanses any location: the active place there."""
    at = scene(
        "purple-loyalty red-bravery red-bravery orange-loyalty",
        team="arthur-weasley",
        mission=HOGSMEADE,
        corruption="ministry-of-magic:3 diagon-alley:2",
        controlled="atrium",
    )
    at.roll()
    at.assign("purple-loyalty", "arthur-weasley")
    assert at.offers("cleanse") == [(MINISTRY,), (DIAGON,)]
    happened = at.answer("cleanse", MINISTRY)
    assert told(happened, "cleansed") == ["cleansed department-of-mysteries"]
    assert at.changed() == {"corruption": {MINISTRY: 2}}
