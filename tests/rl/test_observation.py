"""The vector: what a seat may know and nothing else, every number documented."""

from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

import commonroom
from commonroom.kernel import Match, Msg, title
from commonroom.kernel.policy import Question
from commonroom.rl import observer
from commonroom.rl.domains import Domain
from commonroom.rl.encodings import (
    Amounts,
    BySeat,
    Chair,
    Counts,
    Dice,
    Encoding,
    Few,
    Flag,
    Heaps,
    Index,
    LeftOut,
    Length,
    Lying,
    Number,
    OneOf,
    OneOfEach,
    Seat,
    Seats,
    Several,
    Total,
)
from commonroom.rl.errors import NotInDomain
from commonroom.rl.layout import Part, blank, part_of
from commonroom.rl.observation import QuestionPart, Vector
from tests.conformance.tables import Table, covering_tables
from tests.rl.playing import playing

GAMES = commonroom.games()
BEANS = Domain.of("beans", ["red", "blue", "green"])
JARS = Domain.of("jars", ["big", "small"])
CHAIR = Chair(seat=1, seats=3)


def written(encoding: Encoding, field: object) -> list[float]:
    numbers = blank(encoding.size)
    encoding.write(field, numbers, 0, CHAIR)
    return list(numbers)


@pytest.mark.parametrize(
    ("encoding", "field", "numbers"),
    [
        (Flag(), True, [1]),
        (Number(4), 1, [0.25]),
        (Number(4), 9, [1]),
        (Number(4), -9, [-1]),
        (Seat(3), 0, [0, 0, 1]),
        (Seat(3), -1, [0, 0, 0]),
        (Seats(3), (1, 2), [1, 1, 0]),
        (Index(2), 1, [0, 1]),
        (Index(2), -1, [0, 0]),
        (OneOf(BEANS), "blue", [0, 1, 0]),
        (OneOf(BEANS), "", [0, 0, 0]),
        (OneOf(BEANS), None, [0, 0, 0]),
        (Counts(BEANS, 2), ("red", "red", "red", "blue", ""), [1, 0.5, 0]),
        (Counts(BEANS), None, [0, 0, 0]),
        (Counts(BEANS, others=True), ("red", "grey"), [1, 0, 0]),
        (Dice(2), (6, 1, 6), [0.5, 0, 0, 0, 0, 1]),
        (Amounts(BEANS, 4), {"green": 2}, [0, 0, 0.5]),
        (OneOfEach(JARS, BEANS), {"small": "red"}, [0, 0, 0, 1, 0, 0]),
        (Several(JARS, 2, 4), {"small": (1, 2)}, [0, 0, 0.25, 0.5]),
        (Lying(JARS, BEANS, 2), {"small": ("red", "green")}, [0, 1, 1, 0, 1]),
        (Heaps(BEANS, 2), {"one": ("red",), "two": ("red", "blue")}, [1, 0.5, 0]),
        (Heaps(BEANS), None, [0, 0, 0]),
        (Total(8), (("magic", 3), ("wand", 1)), [0.5]),
        (Few(2, 4), (1, 2, 3), [0.25, 0.5]),
        (Length(4), ("a", "b"), [0.5]),
        (BySeat(3, Number(4)), (0, 1, 2), [0.25, 0.5, 0]),
        (LeftOut("why not"), "anything", []),
    ],
)
def test_encodings(encoding: Encoding, field: object, numbers: list[float]) -> None:
    assert written(encoding, field) == numbers


def test_what_the_layout_does_not_know_is_refused() -> None:
    with pytest.raises(NotInDomain, match=r"grey.*beans"):
        written(OneOf(BEANS), "grey")
    with pytest.raises(NotInDomain, match=r"grey.*beans"):
        written(Counts(BEANS), ["grey"])


class Jar(msgspec.Struct):
    beans: tuple[str, ...]
    full: bool


class Shelf(msgspec.Struct):
    count: int
    jars: tuple[Jar, ...]
    best: Jar | None


def test_the_layout_follows_the_types_of_the_view() -> None:
    part = part_of(Shelf, {"jars": 2, "jars.beans": Counts(BEANS), "best.beans": Length(2)}, 3)
    shelf = Shelf(5, (Jar(("blue",), True),), Jar(("red",), False))
    assert written(part, shelf) == [0.5, *(0, 1, 0, 1), *(0, 0, 0, 0), 1, *(0.5, 0)]
    assert [(row.path, row.first, row.size) for row in part.rows("", 0)] == [
        ("count", 0, 1),
        ("jars[n]", 1, 8),
        ("jars[0].beans", 1, 3),
        ("jars[0].full", 4, 1),
        ("best", 9, 1),
        ("best.beans", 10, 1),
        ("best.full", 11, 1),
    ]


def test_a_field_that_nobody_speaks_for_is_refused() -> None:
    with pytest.raises(LookupError, match=r"jars\.beans"):
        part_of(Shelf, {"jars": 2, "best.beans": Length(2)}, 3)
    with pytest.raises(LookupError, match="lid"):
        part_of(Jar, {"beans": Length(2), "lid": Flag()}, 3)


def test_a_question_is_kind_rule_and_what_it_names() -> None:
    prompt = Msg("ask", {"card": "red", "foes": ["blue", "grey"], "other_seat": 2, "left": 4})
    question = Question(1, 0, "pay", (), prompt, "R-2")
    part = QuestionPart(Domain.of("rules", ["R-1", "R-2"]), BEANS, 3)
    kind = [0, 0, 0, 0, 0, 1, 0]
    expected = [1, 1, *kind, 0, 1, 1, 1, 0, 0, 1, 0, 0.4]
    assert written(part, question) == pytest.approx(expected)
    assert written(part, None) == [0] * part.size


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_an_observation_is_documented(game: str) -> None:
    for seats in title(game).about.seats:
        seen = observer(game, seats)
        told: set[int] = set()
        for row in seen.rows():
            told.update(range(row.first, row.first + row.size))
            assert row.reads, row
        assert told == set(range(seen.size))


def vector(match: Match, seat: int) -> Vector:
    decision = match.decision
    asked = decision is not None and decision.options_of(seat)
    question = Question.heard_by(decision, seat) if decision is not None and asked else None
    seats = match.setting.seats
    return observer(match.setting.game, seats).vector(match.view(seat), question, seat)


def moments(game: str) -> Iterator[tuple[Table, Match]]:
    """Some of several games."""
    for table in covering_tables(game)[:3]:
        for number, board in enumerate(playing(table, 240)):
            if number % 20 == 0:
                yield table, board.match


@pytest.mark.parametrize("game", GAMES)
def test_vectors_cannot_tell_hidden_worlds_apart(game: str) -> None:
    for table, match in moments(game):
        for seat in range(table.seats):
            seen = vector(match, seat)
            where = f"{table}, after {len(match.answers)} answers: seat {seat}"
            assert np.all(np.abs(seen) <= 1), where
            for seed in range(2):
                different = np.flatnonzero(seen != vector(match.resample(seat, seed), seat))
                assert not len(different), f"{where}, world {seed}: {different}"


def test_what_is_hidden_from_others_is_seen_by_its_owner() -> None:
    """So that the test above could fail: other hands make another vector."""
    different = 0
    for table, match in moments("talisman"):
        for seat in range(table.seats):
            one, other = (vector(match.resample(None, seed), seat) for seed in range(2))
            different += bool(np.any(one != other))
    assert different > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_tells_decisions_apart(game: str) -> None:
    """It does say something: few moments of a game look alike."""
    vectors = [
        vector(match, match.decision.owner).tobytes()
        for _, match in moments(game)
        if match.decision is not None
    ]
    assert len(set(vectors)) > 0.8 * len(vectors)


def test_a_part_is_what_its_fields_are() -> None:
    part = Part({"a": Number(2), "b": LeftOut("no"), "c": Flag()})
    assert part.size == 2
    assert [row.reads for row in part.rows("x", 7)] == ["divided by 2", "no", "1 if so"]
