"""Death Eaters Rising in a terminal."""

from io import StringIO

from rich.console import Console, RenderableType

from commonroom.kernel.registry import content_of
from commonroom.terminal.death_eaters_rising import DeathEatersRisingTableau
from commonroom.text import Texts
from tests.games.death_eaters_rising.scene import DIAGON, GAME, MINISTRY, scene

GRINGOTTS = "⚠ This turn, nobody may use spell tokens."


def shown(part: RenderableType | None) -> str:
    assert part is not None
    console = Console(file=StringIO(), width=120)
    console.print(part)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def test_a_restriction_stands_there_until_the_turn_ends() -> None:
    at = scene(
        "dark-mark | purple-loyalty purple-knowledge red-knowledge blue-knowledge"
        "| purple-knowledge red-knowledge blue-knowledge",
        team="harry-potter",
        controlled="gringotts",
        facing=MINISTRY,
    )
    tableau, texts, names = (
        DeathEatersRisingTableau(content_of(GAME)),
        Texts("en"),
        {0: "A", 1: "B"},
    )
    assert GRINGOTTS not in shown(tableau.table(at.match.view(0), texts, names))
    at.travel(DIAGON)
    assert GRINGOTTS in shown(tableau.table(at.match.view(0), texts, names))
    at.roll()
    at.assign("purple-loyalty", "room-cleanse")
    at.roll()
    assert GRINGOTTS in shown(tableau.glance(at.match.view(0), texts, names))
    at.end_turn()
    assert GRINGOTTS not in shown(tableau.table(at.match.view(0), texts, names))
