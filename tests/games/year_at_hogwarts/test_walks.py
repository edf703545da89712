"""Walks: against a plain search, and the rules of movement one by one."""

from collections.abc import Set
from itertools import pairwise
from random import Random

import pytest

from commonroom.games.year_at_hogwarts.board import START, Board, Edition, Step
from commonroom.games.year_at_hogwarts.walks import Walks

FEW: Set[str] = frozenset()


def endings(
    board: Board, at: str, left: int, trodden: Set[str], halts: Set[str], rests: Set[str]
) -> set[str]:
    """Where a move may end, by trying every walk."""
    found: set[str] = set()
    for step in board.steps[at]:
        if step.to not in trodden and step.moves <= left:
            found |= endings_by(board, step, left, trodden, halts, rests)
    return found


def endings_by(
    board: Board, step: Step, left: int, trodden: Set[str], halts: Set[str], rests: Set[str]
) -> set[str]:
    space, left = board.spaces[step.to], left - step.moves
    if space.id in halts or board.edition in space.ends_move:
        return {space.id}
    further = endings(board, space.id, left, {*trodden, space.id}, halts, rests)
    if left == 0 or space.tower or space.id in rests:
        return {space.id, *further}
    return further


def table(board: Board, random: Random) -> tuple[frozenset[str], frozenset[str]]:
    """Some pawns to meet and some places of missions."""
    spaces = list(board.spaces)
    return frozenset(random.sample(spaces, 9)), frozenset(random.sample(spaces, 4))


@pytest.mark.rule("YH-TRN-1", "YH-MOV-1", "YH-MOV-2", "YH-MOV-3")
def test_rolls_lead_where_a_plain_search_leads(board: Board) -> None:
    walks, random = Walks(board), Random(7)
    for start in board.spaces:
        halts, rests = table(board, random)
        ends = walks.rolls(start, halts=halts, rests=rests)
        for number in (1, 2, 3, 4, 6, 7, 9, 12):
            found = endings(board, start, number, {start}, halts, rests)
            if found:
                assert set(ends[number]) == found, (start, number)
            assert len(ends[number]) == len(set(ends[number])) > 0


@pytest.mark.rule("YH-TRN-1", "YH-MOV-1", "YH-MOV-2", "YH-MOV-3")
def test_steps_are_those_from_which_a_plain_search_comes_to_an_end(board: Board) -> None:
    walks, random = Walks(board), Random(11)
    for start in random.choices(list(board.distances(START)), k=150):
        halts, rests = table(board, random)
        at, left, trodden = start, random.randint(2, 12), {start}
        while left and (steps := walks.steps(at, left, trodden=trodden, halts=halts, rests=rests)):
            wanted = [
                step
                for step in board.steps[at]
                if step.to not in trodden
                and step.moves <= left
                and endings_by(board, step, left, trodden, halts, rests)
            ]
            assert steps == wanted, (start, at, left)
            taken = random.choice(steps)
            at, left = taken.to, left - taken.moves
            assert at not in trodden
            trodden.add(at)
            if at in halts or at in board.ends_move:
                break


@pytest.mark.rule("YH-MOV-1", "YH-MOV-2")
def test_walk_is_a_walk_to_each_end_of_a_roll(board: Board) -> None:
    walks, random = Walks(board), Random(13)
    for start in random.sample(list(board.distances(START)), 30):
        halts, rests = table(board, random)
        left = random.randint(2, 12)
        for end in walks.rolls(start, left, halts=halts, rests=rests)[left]:
            walk = walks.walk(start, end, left, halts=halts, rests=rests)
            assert walk is not None
            assert walk[-1] == end
            assert len({start, *walk}) == len(walk) + 1
            spent = 0
            for one, other in pairwise((start, *walk)):
                spent += next(step.moves for step in board.steps[one] if step.to == other)
            assert spent <= left
            assert not set(walk[:-1]) & (halts | board.ends_move)


@pytest.mark.rule("YH-BRD-1")
def test_example_walk_of_twelve_steps(board: Board) -> None:
    walks, at, left, trodden = Walks(board), START, 12, {START}
    chosen = [
        "entrance-hands", "entrance-crest", "clock-tower", "west-wall-potion", "gryffindor-tower",
        "west-wall-object", "west-wall-duel", "west-wall-action", "hufflepuff-tower",
        "west-wall-spell", "west-wall-lower-object", "west-wall-event",
    ]  # fmt: skip
    for space in chosen:
        (step,) = (s for s in walks.steps(at, left, trodden=trodden) if s.to == space)
        at, left = step.to, left - step.moves
        trodden.add(at)
    assert left == 0
    assert "west-wall-event" in walks.rolls(START)[12]


@pytest.mark.rule("YH-MOV-2")
def test_one_cannot_walk_past_a_pawn(board: Board) -> None:
    walks = Walks(board)
    halts = {"entrance-crest"}
    assert "entrance-crest" in walks.rolls(START, halts=halts)[12]
    assert "clock-tower" in walks.rolls(START)[3]
    assert "clock-tower" not in walks.rolls(START, halts=halts)[3]
    assert walks.walk(START, "clock-tower", 3, halts=halts) is None


@pytest.mark.rule("YH-MOV-3")
def test_one_may_stop_early_on_a_tower_or_a_place_of_ones_own_mission(board: Board) -> None:
    walks = Walks(board)
    assert "clock-tower" in walks.rolls(START)[12]
    assert walks.walk(START, "clock-tower", 12) == (
        "entrance-hands",
        "entrance-crest",
        "clock-tower",
    )
    place = "west-wing-third-floor"
    door = "west-corridor-book"
    assert place not in walks.rolls(door)[5]
    assert place not in [step.to for step in walks.steps(door, 5)]
    assert place in walks.rolls(door, rests={place})[5]
    assert place in [step.to for step in walks.steps(door, 5, rests={place})]


@pytest.mark.rule("YH-MOV-3")
def test_a_classroom_is_reached_by_the_exact_number_only(board: Board) -> None:
    walks = Walks(board)
    ends = walks.rolls("library-corridor-action")
    reached = {number for number in ends if "transfiguration-classroom" in ends[number]}
    assert 2 in reached
    assert not reached & {1, 3}


@pytest.mark.rule("YH-BRD-4")
def test_a_free_passage_may_be_taken_when_no_move_is_left(board: Board) -> None:
    walks = Walks(board)
    (step,) = walks.steps("whomping-willow", 0, trodden={"viaduct-tower"})
    assert (step.to, step.moves) == ("shrieking-shack", 0)
    assert {"whomping-willow", "shrieking-shack"} <= set(walks.rolls("viaduct-tower")[1])
    assert walks.steps("shrieking-shack", 0, trodden={"whomping-willow"}) == []
    assert walks.walk("viaduct-tower", "shrieking-shack", 1) == (
        "whomping-willow",
        "shrieking-shack",
    )


@pytest.mark.rule("YH-BRD-3", "YH-BRD-4")
@pytest.mark.parametrize(("edition", "moves"), [("it", 4), ("pl", 3)])
def test_hogsmeade_is_walked_through_from_passage_to_passage(
    boards: dict[Edition, Board], edition: Edition, moves: int
) -> None:
    walks = Walks(boards[edition])
    assert "hospital-wing" in walks.rolls("room-of-requirement")[moves]
    assert walks.walk("room-of-requirement", "hospital-wing", moves - 1) is None


@pytest.mark.rule("YH-BRD-1")
def test_entrance_is_passed_in_one_edition_and_ends_the_move_in_the_other(
    boards: dict[Edition, Board],
) -> None:
    italian, polish = Walks(boards["it"]), Walks(boards["pl"])
    assert "entrance-hands" in italian.rolls("leaky-cauldron")[2]
    assert "entrance-hands" not in polish.rolls("leaky-cauldron")[2]
    assert START in polish.rolls("leaky-cauldron")[12]
    assert START not in italian.rolls("leaky-cauldron")[12]
    assert {step.to for step in polish.steps(START, 7)} == {"entrance-hands", "leaky-cauldron"}


@pytest.mark.rule("YH-SPC-5")
def test_the_pitch_ends_the_move(board: Board) -> None:
    walks = Walks(board)
    assert "quidditch-pitch" in walks.rolls("pitch-path")[9]
    assert "paddock" not in walks.rolls("pitch-path")[2]
    assert "paddock" in walks.rolls("quidditch-pitch")[1]


@pytest.mark.rule("YH-MOV-4")
def test_where_the_number_cannot_be_walked_one_goes_as_far_as_one_can(board: Board) -> None:
    walks = Walks(board)
    assert walks.rolls("the-burrow")[7] == ["the-burrow"]
    assert walks.steps("the-burrow", 7) == []
    assert walks.rolls("ministry-of-magic")[7] == ["hall-of-prophecies"]
    trodden = {"high-street", "three-broomsticks", "room-of-requirement", "hospital-wing"}
    assert walks.rolls("honeydukes", trodden=trodden)[3] == ["honeydukes"]
    trodden = {
        "west-corridor-book",
        "west-landing",
        "library-corridor-book",
        "middle-corridor-spell",
    }
    assert walks.steps("charms-classroom", 4, trodden=trodden) == []
    shut = {"honeydukes", "hogsmeade-lane", "hogs-head"}
    assert [s.to for s in walks.steps("high-street", 3, trodden=shut)] == ["three-broomsticks"]
    assert walks.rolls("high-street", trodden=shut)[3] == ["three-broomsticks"]


def test_nobody_is_stuck_who_stands_on_a_path(board: Board) -> None:
    walks = Walks(board)
    for start in board.distances(START):
        assert all(endings(board, start, number, {start}, FEW, FEW) for number in (2, 7, 12))
        assert all(start not in ends for ends in walks.rolls(start).values())


def test_longer_moves_than_two_dice_are_walked_too(board: Board) -> None:
    walks = Walks(board)
    ends = walks.rolls("pitch-path", 14)
    assert set(ends[14]) == endings(board, "pitch-path", 14, {"pitch-path"}, FEW, FEW)
    assert ends[12] == walks.rolls("pitch-path")[12]


@pytest.mark.rule("YH-MOV-2", "YH-OBJ-1")
def test_what_ends_of_walks_are_kept_for_is_what_is_near(board: Board) -> None:
    kept, random = Walks(board), Random(5)
    spaces = list(board.spaces)
    for _ in range(60):
        at, left = random.choice(spaces[:12]), random.randint(1, 6)
        halts, rests = table(board, random)
        lying = {space: [f"thing on {space}"] for space in random.sample(spaces, 9)}
        found, anew = (
            walks.ends(at, left, trodden={at}, halts=halts, rests=rests, lying=lying)
            for walks in (kept, Walks(board))
        )
        assert list(found.items()) == list(anew.items())
        ends = endings(board, at, left, {at}, halts, rests)
        assert {space for space, _ in anew} == ends
