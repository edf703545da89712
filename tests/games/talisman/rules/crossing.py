"""Where the regions meet, for the tests of crossing."""

from commonroom.games.talisman.options import WALK
from commonroom.games.talisman.view import TableView
from commonroom.kernel import Option
from tests.games.talisman.rules.scene import Scene

KINGS_CROSS, STATION, GATES = "kings-cross-station", "hogsmeade-station", "hogwarts-gates"
STAIRCASE, ROOM, HALL = "moving-staircase", "room-of-requirement", "great-hall"
MUNGOS = "st-mungos"
BARRIER: Option = ("barrier",)
FIGHT: Option = ("fight",)
QUIET = {"black-lake-shore": ["lantern"], "centaur-clearing": ["wand"], STATION: ["floo-powder"]}


def view_of(at: Scene, viewer: int) -> TableView:
    view = at.match.view(viewer)
    assert isinstance(view, TableView)
    return view


def ways(options: list[Option]) -> set[str]:
    return {WALK.arg(option) for option in options if option[0] == WALK.name}
