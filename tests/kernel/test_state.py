"""Copies of plain data are equal and independent, and what cannot be copied is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from commonroom.kernel import Part, State


class Stamp(msgspec.Struct, frozen=True):
    """Something that cannot change."""

    name: str
    marks: tuple[int, ...] = ()


class Owl(Part):
    """Something that can."""

    name: str
    letters: list[str] = []


class Eagle(Owl):
    """More of the same."""

    claws: list[int] = []


class Everything(State):
    """Every shape a state may hold."""

    number: int
    maybe: str | None
    either: int | str
    kind: Literal["a", "b"]
    pair: tuple[int, str]
    row: tuple[str, ...]
    stamp: Stamp
    words: list[str]
    grid: list[list[int]]
    owls: list[Owl]
    owl: Owl
    maybe_owl: Owl | None
    maybe_words: list[str] | None
    counts: dict[str, int]
    by_seat: dict[int, list[str]]
    nests: dict[str, dict[int, Owl]]
    maybe_rows: list[list[int] | None]
    ratio: float = 0.5
    data: bytes = b""
    flag: bool = False


words = st.lists(st.text(max_size=3), max_size=3)
numbers = st.lists(st.integers(0, 9), max_size=3)
owls = st.builds(Owl, st.text(max_size=3), words)
birds = owls | st.builds(Eagle, st.text(max_size=3), words, numbers)
states = st.builds(
    Everything,
    phase=st.none() | st.text(max_size=3),
    number=st.integers(0, 9),
    maybe=st.none() | st.text(max_size=3),
    either=st.integers(0, 9) | st.text(max_size=3),
    kind=st.sampled_from(["a", "b"]),
    pair=st.tuples(st.integers(0, 9), st.text(max_size=3)),
    row=words.map(tuple),
    stamp=st.builds(Stamp, st.text(max_size=3), numbers.map(tuple)),
    words=words,
    grid=st.lists(numbers, max_size=3),
    owls=st.lists(birds, max_size=3),
    owl=birds,
    maybe_owl=st.none() | owls,
    maybe_words=st.none() | words,
    counts=st.dictionaries(st.text(max_size=3), st.integers(0, 9), max_size=3),
    by_seat=st.dictionaries(st.integers(0, 9), words, max_size=3),
    nests=st.dictionaries(
        st.text(max_size=3), st.dictionaries(st.integers(0, 9), owls, max_size=2), max_size=2
    ),
    maybe_rows=st.lists(st.none() | numbers, max_size=3),
)


def spoil(thing: Any) -> None:
    """Change everything that can be changed."""
    if isinstance(thing, list):
        for item in thing:
            spoil(item)
        thing.append("spoilt")
    elif isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        thing["spoilt"] = True
    elif isinstance(thing, Part):
        for name in thing.__struct_fields__:
            spoil(getattr(thing, name))
            setattr(thing, name, "spoilt")


@given(states)
def test_a_copy_is_equal_and_independent(state: Everything) -> None:
    before = repr(state)
    copy = state.copy()
    assert copy == state
    assert repr(copy) == before
    spoil(copy)
    assert repr(state) == before


@given(states)
def test_what_cannot_change_is_shared(state: Everything) -> None:
    copy = state.copy()
    assert copy.stamp is state.stamp
    assert copy.row is state.row


def test_a_copy_keeps_the_kind_of_each_part() -> None:
    eagle = Eagle("e", ["letter"], [1])
    assert type(eagle.copy()) is Eagle
    assert eagle.copy() == eagle


class Nest(Part):
    """Something of a common name."""

    eggs: list[int] = []


def other_nest() -> type[Part]:
    class Nest(Part):
        """Something else of the same name."""

        twigs: list[str] = []

    return Nest


OtherNest = other_nest()


class Tree(State):
    """Holds both."""

    nest: Nest
    other: OtherNest  # type: ignore[valid-type] # made at run time


def test_parts_of_the_same_name_are_told_apart() -> None:
    tree = Tree(None, Nest([1]), OtherNest(["twig"]))
    assert tree.copy() == tree


class Sets(State):
    """Sets have no order."""

    seen: set[str]


class Anything(State):
    """Nobody knows what this is."""

    thing: Any


class Boxed(State):
    """A tuple that could change inside."""

    boxes: tuple[list[int], ...]


class Torn(State):
    """Either of two things that can change."""

    thing: list[int] | dict[str, int]


class Loose(State):
    """A list of nobody knows what."""

    things: list  # type: ignore[type-arg] # that is the point


class Plain(msgspec.Struct):
    """A struct that can change but not copy itself."""

    numbers: list[int]


class Holder(State):
    """Holds one."""

    plain: Plain


@pytest.mark.parametrize(
    "make",
    [
        lambda: Sets(None, set()),
        lambda: Anything(None, []),
        lambda: Boxed(None, ([1],)),
        lambda: Torn(None, [1]),
        lambda: Loose(None, [1]),
        lambda: Holder(None, Plain([1])),
    ],
)
def test_a_state_that_could_not_be_copied_truly_is_refused(make: Callable[[], State]) -> None:
    with pytest.raises(TypeError, match="a state cannot hold"):
        make().copy()
