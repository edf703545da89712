"""The geography of the boards: what the rulebooks tell of it, and that it can be played."""

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from commonroom.games.year_at_hogwarts.board import (
    GRAVEYARD,
    LEAKY_CAULDRON,
    QUIDDITCH_PITCH,
    START,
    Board,
    Edition,
    Space,
    Step,
    build_boards,
)
from commonroom.kernel import Entries
from commonroom.kernel.errors import BadContent

EXAMPLE_WALK = [
    "entrance-hands",
    "entrance-crest",
    "clock-tower",
    "west-wall-potion",
    "gryffindor-tower",
    "west-wall-object",
    "west-wall-duel",
    "west-wall-action",
    "hufflepuff-tower",
    "west-wall-spell",
    "west-wall-lower-object",
    "west-wall-event",
]
FLOO_PLACES = {
    "ministry-of-magic",
    "hall-of-prophecies",
    "honeydukes",
    "hogs-head",
    "shrieking-shack",
    "the-burrow",
    "malfoy-manor",
}


def on(board: Board, name: str) -> list[Space]:
    return [space for space in board.spaces.values() if space.board == name]


def way(board: Board, one: str, other: str) -> Step:
    (step,) = (step for step in board.steps[one] if step.to == other)
    return step


@pytest.mark.rule("YH-BRD-6")
def test_main_board_has_a_playable_size(board: Board) -> None:
    assert 90 <= len(on(board, "hogwarts")) <= 130


@pytest.mark.rule("YH-BRD-1")
def test_example_walk_leads_over_the_spaces_of_the_rulebook(board: Board) -> None:
    for one, other in pairwise([START, *EXAMPLE_WALK]):
        assert way(board, one, other).moves == 1
    walked = [board.spaces[space] for space in EXAMPLE_WALK]
    assert [space.tower for space in walked].count(True) == 3
    assert [space.object for space in walked].count(True) == 2
    assert (walked[3].draw, walked[9].draw) == ({"potion": 1}, {"spell": 1})
    assert [walked[i].resolve for i in (6, 7, 11)] == ["duel", "action", "event"]
    assert walked[5].object
    assert walked[10].object


@pytest.mark.rule("YH-BRD-1")
def test_castle_lies_right_of_start_and_the_walk_turns_down(board: Board) -> None:
    spaces = [board.spaces[space] for space in [START, *EXAMPLE_WALK]]
    right, down = spaces[:4], spaces[3:]
    assert all(one.x < other.x for one, other in pairwise(right))
    assert all(one.y < other.y for one, other in pairwise(down))
    assert {step.to for step in board.steps[START]} == {"entrance-hands", LEAKY_CAULDRON}


@pytest.mark.rule("YH-BRD-1")
def test_only_polish_edition_stops_at_the_entrance(boards: dict[Edition, Board]) -> None:
    assert START in boards["pl"].ends_move
    assert START not in boards["it"].ends_move


@pytest.mark.rule("YH-BRD-2")
def test_distances_in_diagon_alley(board: Board) -> None:
    assert board.distances(LEAKY_CAULDRON)["gringotts"] == 4
    from_gringotts = board.distances("gringotts")
    assert from_gringotts["borgin-and-burkes"] == 4
    assert from_gringotts["ollivanders"] == 4
    assert board.spaces["flourish-and-blotts"].board == "diagon-alley"


@pytest.mark.rule("YH-BRD-3")
@pytest.mark.parametrize(("edition", "moves"), [("it", 3), ("pl", 2)])
def test_honeydukes_to_hogs_head(
    boards: dict[Edition, Board], edition: Edition, moves: int
) -> None:
    board = boards[edition]
    away = board.distances("honeydukes")
    assert away["hogs-head"] == moves
    between = [s for s in on(board, "places") if 0 < away.get(s.id, 0) < moves]
    street = {s.id for s in between if board.distances("hogs-head")[s.id] + away[s.id] == moves}
    assert len(street) == moves - 1


@pytest.mark.rule("YH-BRD-4")
@pytest.mark.parametrize(
    ("one", "other", "moves"),
    [
        ("hospital-wing", "honeydukes", 1),
        ("whomping-willow", "shrieking-shack", 0),
        ("room-of-requirement", "hogs-head", 0),
        ("ministry-of-magic", "hall-of-prophecies", 0),
        ("gringotts-steps", "gringotts", 0),
    ],
)
def test_passages_cost_what_the_rulebook_says_both_ways(
    board: Board, one: str, other: str, moves: int
) -> None:
    there, back = way(board, one, other), way(board, other, one)
    assert there.moves == back.moves == moves
    assert board.paths[there.path].kind == "passage"


@pytest.mark.rule("YH-BRD-4")
def test_no_other_path_is_free_or_dear(board: Board) -> None:
    passages = {path.id for path in board.paths.values() if path.kind == "passage"}
    assert len(passages) == 5
    assert all(path.moves == 1 for path in board.paths.values() if path.id not in passages)


@pytest.mark.rule("YH-BRD-4")
def test_every_bridge_is_one_space_between_two_others(board: Board) -> None:
    bridges = [space.id for space in board.spaces.values() if space.bridge]
    assert len(bridges) >= 2
    assert all(len(board.steps[bridge]) == 2 for bridge in bridges)


@pytest.mark.rule("YH-BRD-4")
def test_great_hall_is_drawn_but_no_space(board: Board) -> None:
    assert board.rooms["great-hall"].kind == "hall"
    assert "great-hall" not in board.spaces


@pytest.mark.rule("YH-BRD-7")
def test_spaces_of_one_board_are_joined_by_footprints_steps_or_passages(board: Board) -> None:
    for path in board.paths.values():
        one, other = (board.spaces[end].board for end in path.ends)
        if one == other:
            assert path.kind in {"footprints", "steps", "passage"}
        else:
            assert path.kind in {"road", "passage"}


@pytest.mark.rule("YH-BRD-5")
def test_eighteen_towers_all_of_the_castle(board: Board) -> None:
    assert len(board.towers) == 18
    assert {board.spaces[tower].board for tower in board.towers} == {"hogwarts"}
    houses = {"gryffindor", "hufflepuff", "ravenclaw", "slytherin"}
    assert {f"{house}-tower" for house in houses} | {"clock-tower"} <= set(board.towers)


@pytest.mark.rule("YH-BRD-5", "YH-SET-4")
def test_object_spaces(board: Board) -> None:
    assert len(board.object_spaces("hogwarts")) == 18
    assert len(board.object_spaces("diagon-alley")) == 3
    assert len(board.object_spaces("places")) == 9
    assert not any(space.tower and space.object for space in board.spaces.values())


@pytest.mark.rule("YH-BRD-5")
def test_seven_places_by_floo_and_the_graveyard_by_portkey_only(board: Board) -> None:
    assert set(board.floo_places) == FLOO_PLACES
    assert board.spaces[GRAVEYARD].board == "places"
    assert board.steps[GRAVEYARD] == ()
    assert not board.spaces[GRAVEYARD].object


@pytest.mark.rule("YH-BRD-6")
def test_every_space_is_reached_on_foot_or_by_floo(board: Board) -> None:
    on_foot = set(board.distances(START))
    assert {space.id for space in board.spaces.values() if space.board != "places"} <= on_foot
    assert set(board.spaces) - on_foot - set(board.floo_places) == {GRAVEYARD}


@pytest.mark.rule("YH-BRD-6")
def test_towers_are_at_most_24_moves_apart(board: Board) -> None:
    assert all(board.distances(one)[other] <= 24 for one in board.towers for other in board.towers)


def test_distances_count_moves_along_the_cheapest_way(board: Board) -> None:
    for start in board.spaces:
        away = board.distances(start)
        assert list(away.values()) == sorted(away.values())
        assert away[start] == 0
        for space, moves in away.items():
            assert all(away[step.to] <= moves + step.moves for step in board.steps[space])
            if space != start:
                assert moves in {away[step.to] + step.moves for step in board.steps[space]}


@pytest.mark.rule("YH-SPC-1")
def test_symbols_are_a_sensible_mix(board: Board) -> None:
    main = on(board, "hogwarts")
    plain = Counter(next(iter(s.draw)) for s in main if s.draw and not s.classroom)
    resolved = Counter(space.resolve for space in main if space.resolve)
    assert min(plain["spell"], plain["potion"], plain["book"]) >= 8
    assert min(resolved["action"], resolved["duel"], resolved["event"]) >= 5
    assert sum(1 for space in main if space.health) >= 4
    assert board.spaces["hospital-wing"].health > 0


@pytest.mark.rule("YH-SPC-2", "YH-SPC-3", "YH-SPC-4", "YH-SPC-7")
def test_special_spaces_draw_what_their_rules_say(board: Board) -> None:
    houses = Counter(s.common_room for s in board.spaces.values() if s.common_room)
    assert houses == dict.fromkeys(("gryffindor", "hufflepuff", "ravenclaw", "slytherin"), 1)
    assert board.spaces["dumbledores-office"].draw == {"spell": 2}
    assert board.spaces["hagrids-hut"].draw == {"potion": 1, "spell": 1}
    assert board.spaces["snapes-office"].draw == {"potion": 2}
    assert board.spaces["library"].draw == {"book": 2}
    assert board.spaces["flourish-and-blotts"].draw == {"book": 2}
    classes = {s.classroom: s.draw for s in board.spaces.values() if s.classroom}
    assert classes == {
        "charms": {"spell": 1},
        "transfiguration": {"spell": 1},
        "defence": {"spell": 1},
        "potions": {"potion": 2},
        "herbology": {"potion": 2},
        "creatures": {"potion": 2},
    }


@pytest.mark.rule("YH-SPC-5")
def test_pitch_ends_every_move(board: Board) -> None:
    assert QUIDDITCH_PITCH in board.ends_move
    assert board.spaces[QUIDDITCH_PITCH].board == "hogwarts"


@pytest.mark.rule("YH-CMP-6", "YH-VR-2")
def test_places_that_missions_and_horcruxes_need(board: Board) -> None:
    missions = {space.id for space in board.spaces.values() if space.mission}
    assert {"west-wing-third-floor", "chamber-of-secrets", GRAVEYARD} <= missions
    assert 20 <= len(missions) <= 26
    horcruxes = {"flourish-and-blotts", "dumbledores-office", "gringotts", "ministry-of-magic"}
    assert horcruxes | {"room-of-requirement", "clock-tower"} <= set(board.spaces)


def changed(entries: Entries, stem: str, wanted: str, **fields: object) -> Entries:
    swapped = [
        msgspec.structs.replace(entry, **fields) if entry.id == wanted else entry
        for entry in entries[stem]
    ]
    return {**entries, stem: swapped}


@pytest.mark.parametrize(
    ("stem", "entry", "fields", "field"),
    [
        ("spaces", "library", {"x": 1001}, "x"),
        ("spaces", "library", {"object": True}, "object"),
        ("spaces", "high-street", {"editions": ("it",)}, "object"),
        ("rooms", "library", {"outline": ((0, 0), (5, 0), (5, 701))}, "outline"),
        ("paths", "the-road", {"ends": (START, "azkaban")}, "ends"),
        ("paths", "the-road", {"ends": (START, START)}, "ends"),
        ("paths", "the-road", {"ends": ("entrance-hands", START)}, "ends"),
        ("paths", "high-street--hogsmeade-lane", {"editions": ("it", "pl")}, "ends"),
    ],
)
def test_a_board_that_cannot_be_played_is_refused(
    board_entries: Entries, stem: str, entry: str, fields: dict[str, object], field: str
) -> None:
    with pytest.raises(BadContent) as refused:
        build_boards(changed(board_entries, stem, entry, **fields))
    assert (refused.value.file, refused.value.field) == (f"{stem}.toml", field)
