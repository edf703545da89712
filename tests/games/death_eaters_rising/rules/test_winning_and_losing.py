"""DER-WIN, DER-LOS: how it ends."""

import pytest

from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY, Scene, box, scene

NOTHING = "purple-knowledge purple-knowledge red-knowledge blue-knowledge"


# ---- winning


@pytest.mark.rule("DER-WIN-1")
@pytest.mark.parametrize(
    ("difficulty", "needed"),
    [
        ("beginner", 4),
        ("standard", 5),
        ("expert", 6),
        ("expert-7", 7),
        ("expert-8", 8),
        ("expert-9", 9),
        ("expert-10", 10),
    ],
)
def test_voldemort_falls_at_the_damage_of_the_difficulty(difficulty: str, needed: int) -> None:
    jailed = list(box().death_eaters)
    for before in (needed - 2, needed - 1):
        at = scene(
            "purple-bravery purple-bravery red-bravery blue-knowledge | token-heal",
            team="luna-lovegood",
            difficulty=difficulty,
            mission=DIAGON,
            facing=DIAGON,
            voldemort_damage=before,
            azkaban=" ".join(jailed[:needed]),
        )
        at.roll()
        for die in ("purple-bravery", "purple-bravery", "red-bravery"):
            at.assign(die, "lord-voldemort")
        at.end_turn()
        assert at.over == (before == needed - 1)
    assert at.lost_or_won_by == ("DER-WIN-1",)
    assert at.match.result is not None
    assert at.match.result.winners == (0, 1)


@pytest.mark.rule("DER-WIN-1", "DER-VIL-2")
def test_as_many_death_eaters_must_lie_in_azkaban() -> None:
    jailed = list(box().death_eaters)
    at = scene(mission=DIAGON, facing=DIAGON, voldemort_damage=4, azkaban=" ".join(jailed[:4]))
    assert "lord-voldemort" not in at.targets()


# ---- losing

HOSPITAL = [
    "fred-weasley", "george-weasley", "cho-chang", "dobby", "mrs-norris", "firenze",
    "rubeus-hagrid", "molly-weasley", "severus-snape", "arthur-weasley", "remus-lupin",
]  # fmt: skip
FRIENDS = ["minerva-mcgonagall", "sirius-black", "hermione-granger"]


def ended(at: Scene) -> tuple[str, ...]:
    """Play a turn in which nothing happens; the rules that ended the match."""
    at.roll()
    at.end_turn()
    return at.lost_or_won_by if at.over else ()


@pytest.mark.rule("DER-LOS-1")
@pytest.mark.parametrize(("seats", "most"), [(2, 8), (3, 10), (4, 12)])
def test_too_many_defeated_wizards_lose_the_game(seats: int, most: int) -> None:
    for before, losses in ((most - 2, ()), (most - 1, ("DER-LOS-1",))):
        at = scene(
            NOTHING,
            team="luna-lovegood:5 ron-weasley",
            friends=FRIENDS[: seats - 1],
            mission=DIAGON,
            hospital=" ".join(HOSPITAL[:before]),
        )
        assert ended(at) == losses
        assert len(at.table.hospital) == before + 1


@pytest.mark.rule("DER-LOS-1")
def test_death_eaters_in_azkaban_are_no_defeated_wizards() -> None:
    at = scene(NOTHING, team="luna-lovegood:5 ron-weasley", mission=DIAGON,
               hospital=" ".join(HOSPITAL[:6]), azkaban="yaxley mulciber",
               hogsmeade="walden-macnair:2")  # fmt: skip
    assert ended(at) == ()
    assert at.table.azkaban == ("yaxley", "mulciber", "walden-macnair")


@pytest.mark.rule("DER-LOS-2")
@pytest.mark.parametrize(
    ("team", "friend", "losses"),
    [
        ("luna-lovegood:5", "minerva-mcgonagall", ("DER-LOS-2",)),
        ("luna-lovegood", "minerva-mcgonagall:6", ("DER-LOS-2",)),
        ("luna-lovegood:5 ron-weasley:5", "minerva-mcgonagall:5", ()),
    ],
)
def test_a_player_without_wizards_loses_the_game_for_all(
    team: str, friend: str, losses: tuple[str, ...]
) -> None:
    assert ended(scene(NOTHING, team=team, friends=[friend], mission=DIAGON)) == losses


@pytest.mark.rule("DER-LOS-3")
@pytest.mark.parametrize(
    ("controlled", "losses"),
    [("hogs-head gringotts", ()), ("hogs-head gringotts atrium", ("DER-LOS-3",))],
)
def test_four_controlled_places_lose_the_game(controlled: str, losses: tuple[str, ...]) -> None:
    at = scene(NOTHING, mission=HOGSMEADE, controlled=controlled, corruption="diagon-alley:5")
    assert ended(at) == losses
    assert at.table.controlled == (*controlled.split(), "ollivanders")


@pytest.mark.rule("DER-LOS-4")
@pytest.mark.parametrize(
    ("controlled", "losses"),
    [("atrium", ()), ("atrium department-of-mysteries", ("DER-LOS-4",))],
)
def test_a_location_wholly_controlled_loses_the_game(
    controlled: str, losses: tuple[str, ...]
) -> None:
    at = scene(NOTHING, mission=HOGSMEADE, controlled=controlled, corruption="ministry-of-magic:5")
    assert ended(at) == losses
    assert at.table.places[MINISTRY] == ()


@pytest.mark.rule("DER-LOS-3", "DER-COR-1")
def test_a_place_saved_in_time_loses_nothing() -> None:
    at = scene(
        "purple-loyalty purple-knowledge red-knowledge blue-knowledge",
        mission=DIAGON,
        controlled="hogs-head gringotts atrium",
        corruption="diagon-alley:5",
    )
    at.roll()
    at.assign("purple-loyalty", "room-cleanse")
    at.end_turn()
    assert not at.over
    assert at.changed() == {"corruption": {DIAGON: 4}}
