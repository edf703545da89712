"""Lord Voldemort's own card."""

import pytest

from tests.games.death_eaters_rising.cards.table import card, rolled_for, table
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE

pytestmark = pytest.mark.rule("DER-VIL-1", "DER-VIL-2", "DER-VIL-3")


@card("lord-voldemort")
def test_lord_voldemort() -> None:
    """3 symbols of one virtue at his location: 1 damage, and a token for it."""
    at = rolled_for(
        "lord-voldemort",
        then="token-heal",
        team="luna-lovegood",
        hogsmeade="yaxley:1 cho-chang:1",
        facing=HOGSMEADE,
        revealed=True,
        azkaban="mulciber walden-macnair",
        voldemort_damage=1,
    )
    assert list(at.needs("lord-voldemort").values()) == [3]
    at.fill("lord-voldemort")
    assert at.changed() == {}
    at.end_turn()
    assert at.changed() == {"damage": {"lord-voldemort": 2}, "tokens": {0: ["token-heal"]}}


@card("lord-voldemort")
@pytest.mark.parametrize(
    ("facing", "revealed", "damage", "reachable"),
    [
        (HOGSMEADE, True, 0, True),
        (HOGSMEADE, True, 1, False),
        (HOGSMEADE, False, 0, False),
        (DIAGON, True, 0, False),
    ],
)
def test_lord_voldemort_in_reach(facing: str, revealed: bool, damage: int, reachable: bool) -> None:
    """He takes dice where he is, once revealed, and no more damage than cards lie in Azkaban."""
    at = table(
        team="luna-lovegood",
        facing=facing,
        revealed=revealed,
        voldemort_damage=damage,
        azkaban="mulciber",
    )
    assert ("lord-voldemort" in at.targets()) == reachable


@card("lord-voldemort")
@pytest.mark.rule("DER-WIN-1")
def test_lord_voldemort_defeated() -> None:
    """5 damage defeat him, and everyone has won."""
    at = rolled_for(
        "lord-voldemort",
        then="token-heal",
        team="luna-lovegood",
        facing=HOGSMEADE,
        revealed=True,
        azkaban="mulciber walden-macnair yaxley lucius-malfoy peter-pettigrew",
        voldemort_damage=4,
    )
    at.fill("lord-voldemort")
    at.end_turn()
    assert at.lost_or_won_by == ("DER-WIN-1",)
