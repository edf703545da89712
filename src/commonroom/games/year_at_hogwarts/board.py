"""The boards: spaces, the paths that join them, and what is drawn beneath.

Owns the typed entries of `spaces`, `paths` and `rooms`, what must hold between them, and `Board`:
the graph of one edition. How a pawn may walk on it is in `walks`; what a space does, in the rules.
The Quidditch pitch is a mini-game's own board and not here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec

from commonroom.kernel import Entries
from commonroom.kernel.errors import BadContent

Edition: TypeAlias = Literal["it", "pl"]
EDITIONS: tuple[Edition, ...] = ("it", "pl")


def edition_of(options: Mapping[str, str]) -> Edition:
    """The edition that a table with these options plays."""
    return "pl" if options["edition"] == "pl" else "it"


BoardName: TypeAlias = Literal["hogwarts", "diagon-alley", "places"]
House: TypeAlias = Literal["gryffindor", "hufflepuff", "ravenclaw", "slytherin"]
Subject: TypeAlias = Literal[
    "charms", "transfiguration", "defence", "potions", "herbology", "creatures"
]
KeptDeck: TypeAlias = Literal["spell", "potion", "book"]
ResolvedDeck: TypeAlias = Literal["action", "event", "duel"]
Side: TypeAlias = Literal["above", "below", "left", "right"]
Point: TypeAlias = tuple[int, int]
Few: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]

CANVAS: Mapping[BoardName, Point] = {
    "hogwarts": (1000, 700),
    "diagon-alley": (440, 330),
    "places": (440, 350),
}
"""Width and height of each board's drawing, in one scale: side by side they fill one screen."""
OBJECT_SPACES: Mapping[BoardName, int] = {"hogwarts": 18, "diagon-alley": 3, "places": 9}
"""YH-BRD-5, YH-SET-4"""

START = "start"
LEAKY_CAULDRON = "leaky-cauldron"
QUIDDITCH_PITCH = "quidditch-pitch"
GRAVEYARD = "little-hangleton-graveyard"
LIBRARY = "library"


class Printed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something printed on a board. Where it is drawn is always our design."""

    id: str
    source: Literal["seed", "ours"]


class Space(Printed, frozen=True, kw_only=True):
    """A space and what it offers; the content file says what each field means."""

    board: BoardName
    x: int
    y: int
    label: Side | None = None
    draw: dict[KeptDeck, Few] = {}
    """YH-SPC-1, YH-SPC-3, YH-SPC-4, YH-SPC-7"""
    resolve: ResolvedDeck | None = None
    """YH-SPC-1"""
    health: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    common_room: House | None = None
    """YH-SPC-2"""
    classroom: Subject | None = None
    """YH-SPC-4, YH-EXM-1"""
    tower: bool = False
    """YH-SPC-6, YH-MOV-3"""
    object: bool = False
    """YH-OBJ-1"""
    mission: bool = False
    """YH-MOV-3"""
    floo: bool = False
    bridge: bool = False
    ends_move: tuple[Edition, ...] = ()
    """YH-SPC-5. RULING: "stopping" at the entrance (pl) means that Start ends a move, like the
    pitch; from there the next turn leads into the school or to the Leaky Cauldron (YH-BRD-1)."""
    editions: tuple[Edition, ...] = EDITIONS
    ours: tuple[Literal["draw", "resolve", "health", "object", "mission"], ...] = ()
    """The parts of a seed space that no rulebook prints."""


class Path(Printed, frozen=True, kw_only=True):
    """YH-BRD-4, YH-BRD-7 A way between two spaces, open in both directions."""

    ends: tuple[str, str]
    kind: Literal["footprints", "steps", "road", "passage"]
    moves: Annotated[int, msgspec.Meta(ge=0, le=9)] = 1
    editions: tuple[Edition, ...] = EDITIONS


class Room(Printed, frozen=True, kw_only=True):
    """Something drawn beneath the spaces. A path enters a room only to reach a space in it."""

    board: BoardName
    kind: Literal[
        "castle", "dungeon", "room", "hall", "court", "cavern",
        "water", "forest", "rock", "ravine", "lawn", "pitch",
    ]  # fmt: skip
    outline: Annotated[tuple[Point, ...], msgspec.Meta(min_length=3)]
    label: Point | None = None


ENTRY_TYPES: Mapping[str, type[Printed]] = {"spaces": Space, "paths": Path, "rooms": Room}


class Step(msgspec.Struct, frozen=True):
    """One way out of a space."""

    to: str
    moves: int
    path: str


class Board:
    """YH-BRD-2, YH-BRD-6 The three boards of one edition as a graph, in the order of the files."""

    def __init__(
        self,
        edition: Edition,
        spaces: Iterable[Space],
        paths: Iterable[Path],
        rooms: Iterable[Room],
    ) -> None:
        self.edition = edition
        self.spaces = {space.id: space for space in spaces if edition in space.editions}
        self.paths = {path.id: path for path in paths if edition in path.editions}
        self.rooms = {room.id: room for room in rooms}
        ways: dict[str, list[Step]] = {space: [] for space in self.spaces}
        for path in self.paths.values():
            one, other = path.ends
            ways[one].append(Step(other, path.moves, path.id))
            ways[other].append(Step(one, path.moves, path.id))
        self.steps = {space: tuple(out) for space, out in ways.items()}
        self.towers = tuple(space.id for space in self.spaces.values() if space.tower)
        self.floo_places = tuple(space.id for space in self.spaces.values() if space.floo)
        self.classrooms = tuple(s.id for s in self.spaces.values() if s.classroom is not None)
        self.everywhere = frozenset(self.spaces)
        self.mission_places = frozenset(s.id for s in self.spaces.values() if s.mission)
        self.ends_move = frozenset(
            space.id for space in self.spaces.values() if edition in space.ends_move
        )

    def object_spaces(self, board: BoardName) -> tuple[str, ...]:
        """YH-SET-4 The object spaces of one board."""
        return tuple(s.id for s in self.spaces.values() if s.object and s.board == board)

    def distances(self, start: str) -> dict[str, int]:
        """How many moves every space on foot is away, nearest first; a free passage costs none."""
        settled: dict[str, int] = {}
        rings = [[start]]
        for moves, ring in enumerate(rings):
            for space in ring:
                if space in settled:
                    continue
                settled[space] = moves
                for step in self.steps[space]:
                    away = moves + step.moves
                    rings.extend([] for _ in range(away - len(rings) + 1))
                    rings[away].append(step.to)
        return settled


def build_boards(entries: Entries) -> dict[Edition, Board]:
    """The boards of both editions from validated entries."""
    spaces: list[Space] = entries["spaces"]
    paths: list[Path] = entries["paths"]
    rooms: list[Room] = entries["rooms"]
    _check_spaces(spaces)
    _check_rooms(rooms)
    for edition in EDITIONS:
        _check_paths(edition, spaces, paths)
    return {edition: Board(edition, spaces, paths, rooms) for edition in EDITIONS}


def _check_spaces(spaces: Iterable[Space]) -> None:
    objects = dict.fromkeys(CANVAS, 0)
    for space in spaces:
        if not _on_canvas(space.board, (space.x, space.y)):
            raise BadContent("spaces.toml", space.id, "x", f"off the canvas of {space.board}")
        if space.object and space.editions != EDITIONS:
            reason = "an object space belongs to both editions"
            raise BadContent("spaces.toml", space.id, "object", reason)
        objects[space.board] += space.object
    if objects != OBJECT_SPACES:
        reason = f"{dict(OBJECT_SPACES)} object spaces are needed, not {objects}"
        raise BadContent("spaces.toml", "", "object", reason)


def _check_rooms(rooms: Iterable[Room]) -> None:
    for room in rooms:
        if not all(_on_canvas(room.board, point) for point in room.outline):
            raise BadContent("rooms.toml", room.id, "outline", f"off the canvas of {room.board}")


def _on_canvas(board: BoardName, point: Point) -> bool:
    return all(0 <= at <= most for at, most in zip(point, CANVAS[board], strict=True))


def _check_paths(edition: Edition, spaces: Iterable[Space], paths: Iterable[Path]) -> None:
    known = {space.id for space in spaces if edition in space.editions}
    joined: set[frozenset[str]] = set()
    for path in paths:
        if edition not in path.editions:
            continue
        for end in path.ends:
            if end not in known:
                reason = f"edition {edition} has no space {end!r}"
                raise BadContent("paths.toml", path.id, "ends", reason)
        pair = frozenset(path.ends)
        if len(pair) < 2 or pair in joined:
            raise BadContent("paths.toml", path.id, "ends", "joins two spaces not yet joined")
        joined.add(pair)
