"""The map can be read: nothing overlaps, no line runs over a space, a wall or another line."""

from itertools import combinations
from math import dist

import pytest

from commonroom.games.year_at_hogwarts.board import Board, Path, Point, Room, Space

WALLED = {"room", "hall", "court", "cavern"}


def at(space: Space) -> Point:
    return space.x, space.y


def lines(board: Board) -> list[tuple[Path, Space, Space]]:
    """The paths that are drawn as a line: both ends on one board."""
    drawn = []
    for path in board.paths.values():
        one, other = (board.spaces[end] for end in path.ends)
        if one.board == other.board:
            drawn.append((path, one, other))
    return drawn


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def away_from_line(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    return dist(point, (a[0] + along * dx, a[1] + along * dy))


def walls(room: Room) -> list[tuple[Point, Point]]:
    return list(zip(room.outline, (*room.outline[1:], room.outline[0]), strict=True))


def inside(point: Point, room: Room) -> bool:
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in walls(room):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def test_geometry_helpers_tell_crossings_and_insides() -> None:
    assert crossing((0, 0), (10, 10), (0, 10), (10, 0))
    assert not crossing((0, 0), (10, 0), (0, 5), (10, 5))
    assert away_from_line((5, 3), (0, 0), (10, 0)) == 3
    assert away_from_line((14, 3), (0, 0), (10, 0)) == 5
    square = Room(
        id="square", source="ours", board="places", kind="room",
        outline=((0, 0), (10, 0), (10, 10), (0, 10)),
    )  # fmt: skip
    assert inside((5, 5), square)
    assert not inside((15, 5), square)


@pytest.mark.rule("YH-BRD-6")
def test_spaces_keep_apart(board: Board) -> None:
    for one, other in combinations(board.spaces.values(), 2):
        if one.board == other.board:
            assert dist(at(one), at(other)) >= 42, (one.id, other.id)


@pytest.mark.rule("YH-BRD-6")
def test_lines_keep_clear_of_other_spaces_and_are_short(board: Board) -> None:
    for path, one, other in lines(board):
        assert dist(at(one), at(other)) <= 135, path.id
        for space in board.spaces.values():
            if space.board == one.board and space.id not in path.ends:
                assert away_from_line(at(space), at(one), at(other)) >= 24, (path.id, space.id)


@pytest.mark.rule("YH-BRD-6")
def test_no_two_lines_cross(board: Board) -> None:
    for (path, a, b), (other, c, d) in combinations(lines(board), 2):
        if a.board == c.board and not set(path.ends) & set(other.ends):
            assert not crossing(at(a), at(b), at(c), at(d)), (path.id, other.id)


@pytest.mark.rule("YH-BRD-4")
def test_lines_enter_a_room_only_to_reach_a_space_in_it(board: Board) -> None:
    rooms = [room for room in board.rooms.values() if room.kind in WALLED]
    for path, one, other in lines(board):
        for room in rooms:
            if room.board != one.board or inside(at(one), room) or inside(at(other), room):
                continue
            through = [w for w in walls(room) if crossing(at(one), at(other), *w)]
            assert not through, (path.id, room.id)


@pytest.mark.rule("YH-BRD-4")
def test_great_hall_holds_no_space(board: Board) -> None:
    hall = board.rooms["great-hall"]
    assert not [
        s.id for s in board.spaces.values() if s.board == hall.board and inside(at(s), hall)
    ]


@pytest.mark.rule("YH-BRD-4")
def test_castle_walls_are_passed_only_at_towers_bridges_and_steps(board: Board) -> None:
    castle = board.rooms["castle"]
    gates = 0
    for path, one, other in lines(board):
        if one.board == castle.board and inside(at(one), castle) != inside(at(other), castle):
            gates += 1
            through = one.tower or other.tower or one.bridge or other.bridge
            assert through or path.kind == "steps", path.id
    assert gates >= 8


def test_spaces_lie_in_the_rooms_that_bear_their_names(board: Board) -> None:
    named = [room for room in board.rooms.values() if room.id in board.spaces]
    assert len(named) >= 25
    assert all(inside(at(board.spaces[room.id]), room) for room in named)


def test_rooms_do_not_overlap(board: Board) -> None:
    rooms = [room for room in board.rooms.values() if room.kind in WALLED]
    for one, other in combinations(rooms, 2):
        if one.board == other.board:
            for wall in walls(one):
                assert not any(crossing(*wall, *w) for w in walls(other)), (one.id, other.id)
            assert not inside(one.outline[0], other)
            assert not inside(other.outline[0], one)
