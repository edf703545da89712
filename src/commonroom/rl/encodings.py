"""Encodings: how a field of a view becomes numbers between −1 and 1.

Each is a small rule for one kind of field: how many numbers it takes, how it fills them, and how
that reads in the documentation. Numbers are divided by `most` and cut there.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from commonroom.kernel.verb import Value
from commonroom.rl.domains import DIE, Domain
from commonroom.rl.errors import NotInDomain

Buffer: TypeAlias = "array[float]"


class Chair(NamedTuple):
    """Who looks: seats are counted from here."""

    seat: int
    seats: int

    def distance(self, other: int) -> int:
        """How many seats on somebody sits."""
        return (other - self.seat) % self.seats


class Encoding(Protocol):
    """How one field is written. A field is `Any`, because each view has its own."""

    @property
    def size(self) -> int:
        """How many numbers it takes."""

    @property
    def reads(self) -> str:
        """What these numbers are, in words."""

    def write(self, field: Any, to: Buffer, at: int, chair: Chair) -> None:
        """Fill them. They are 0 before."""


class Flag:
    """True or not."""

    size = 1
    reads = "1 if so"

    def write(self, field: bool, to: Buffer, at: int, chair: Chair) -> None:
        to[at] = field


class Number:
    """How much."""

    size = 1

    def __init__(self, most: int = 10) -> None:
        self._most = most
        self.reads = f"divided by {most}"

    def write(self, field: int, to: Buffer, at: int, chair: Chair) -> None:
        to[at] = _cut(field, self._most)


class Seat:
    """A seat, if it is one."""

    def __init__(self, seats: int) -> None:
        self.size = seats
        self.reads = "1 for that seat, counted from one's own; none: all 0"

    def write(self, field: int | None, to: Buffer, at: int, chair: Chair) -> None:
        if field is not None and field >= 0:
            to[at + chair.distance(field)] = 1


class Index:
    """A number from 0 up that names something, such as a side; −1 is none."""

    def __init__(self, count: int) -> None:
        self.size = count
        self.reads = "1 for that number, from 0; none: all 0"

    def write(self, field: int | None, to: Buffer, at: int, chair: Chair) -> None:
        if field is not None and field >= 0:
            to[at + field] = 1


class Seats:
    """Some seats."""

    def __init__(self, seats: int) -> None:
        self.size = seats
        self.reads = "1 for each of these seats, counted from one's own"

    def write(self, field: Sequence[int], to: Buffer, at: int, chair: Chair) -> None:
        for seat in field:
            to[at + chair.distance(seat)] = 1


class OneOf:
    """One thing of a domain, or none."""

    def __init__(self, domain: Domain) -> None:
        self.size = len(domain.values)
        self.reads = f"1 for that one of *{domain.name}*; none: all 0"
        self._places = _Places(domain)

    def write(self, field: Value | None, to: Buffer, at: int, chair: Chair) -> None:
        if field is not None and field != "":
            to[at + self._places[field]] = 1


class Counts:
    """How many of each thing of a domain; nothing known: all 0.

    `others`: there may be things that the domain leaves out.
    """

    def __init__(self, domain: Domain, most: int = 1, *, others: bool = False) -> None:
        self.size = len(domain.values)
        copies = "1 for each there" if most == 1 else f"how many of each, divided by {most}"
        self.reads = f"{copies}, of *{domain.name}*" + (", others not" if others else "")
        self._places = _Places(domain)
        self._most, self._others = most, others

    def write(self, field: Sequence[Value] | None, to: Buffer, at: int, chair: Chair) -> None:
        if not field:
            return
        places, others, step = self._places, self._others, 1 / self._most
        for thing in field:
            if thing == "" or (others and thing not in places):
                continue
            place = at + places[thing]
            count = to[place] + step
            to[place] = count if count < 1 else 1


class Dice(Counts):
    """Dice on the table."""

    def __init__(self, most: int = 4) -> None:
        super().__init__(DIE, most)


class Amounts:
    """A number for each thing of a domain."""

    def __init__(self, domain: Domain, most: int = 10) -> None:
        self.size = len(domain.values)
        self.reads = f"for each of *{domain.name}*, divided by {most}"
        self._places = _Places(domain)
        self._most = most

    def write(self, field: Mapping[str, int], to: Buffer, at: int, chair: Chair) -> None:
        for thing, amount in field.items():
            to[at + self._places[thing]] = _cut(amount, self._most)


class OneOfEach:
    """For each thing of a domain, which one of another domain it has; one it lacks is all 0."""

    def __init__(self, things: Domain, domain: Domain) -> None:
        self._width = len(domain.values)
        self.size = len(things.values) * self._width
        self.reads = f"for each of *{things.name}*: 1 for its one of *{domain.name}*"
        self._things, self._places = _Places(things), _Places(domain)

    def write(self, field: Mapping[str, Value], to: Buffer, at: int, chair: Chair) -> None:
        for thing, value in field.items():
            to[at + self._things[thing] * self._width + self._places[value]] = 1


class Several:
    """The same few numbers for each thing of a domain."""

    def __init__(self, domain: Domain, width: int, most: int) -> None:
        self.size = len(domain.values) * width
        self.reads = f"{width} numbers for each of *{domain.name}*, divided by {most}"
        self._places = _Places(domain)
        self._width, self._most = width, most

    def write(self, field: Mapping[str, Sequence[int]], to: Buffer, at: int, chair: Chair) -> None:
        for thing, amounts in field.items():
            start = at + self._places[thing] * self._width
            for number, amount in enumerate(amounts):
                to[start + number] = _cut(amount, self._most)


class Lying:
    """What lies where: how much on each place, and whether each thing lies anywhere.

    Which thing lies on which place would need a number for every pair; the view has it.
    """

    def __init__(self, places: Domain, things: Domain, most: int = 4) -> None:
        self.size = len(places.values) + len(things.values)
        self.reads = (
            f"how many on each of *{places.name}*, divided by {most}; "
            f"then 1 for each of *{things.name}* that is on any"
        )
        self._where, self._what, self._most = _Places(places), _Places(things), most
        self._shift = len(places.values)

    def write(self, field: Mapping[str, Sequence[str]], to: Buffer, at: int, chair: Chair) -> None:
        for place, things in field.items():
            to[at + self._where[place]] = _cut(len(things), self._most)
            for thing in things:
                to[at + self._shift + self._what[thing]] = 1


class Heaps(Counts):
    """How many of each thing, whichever of several heaps they are in."""

    def write(
        self,
        field: Mapping[str, Sequence[Value]] | None,  # type: ignore[override] # a dict here
        to: Buffer,
        at: int,
        chair: Chair,
    ) -> None:
        for things in (field or {}).values():
            super().write(things, to, at, chair)


class Total:
    """The sum of amounts that are told with their sources."""

    size = 1

    def __init__(self, most: int) -> None:
        self._most = most
        self.reads = f"the sum, divided by {most}"

    def write(self, field: Sequence[tuple[str, int]], to: Buffer, at: int, chair: Chair) -> None:
        to[at] = _cut(sum(amount for _, amount in field), self._most)


class Few:
    """The first few numbers of a list."""

    def __init__(self, count: int, most: int) -> None:
        self.size = count
        self.reads = f"the first {count}, divided by {most}"
        self._most = most

    def write(self, field: Sequence[int], to: Buffer, at: int, chair: Chair) -> None:
        for number, amount in enumerate(field[: self.size]):
            to[at + number] = _cut(amount, self._most)


class Length:
    """How many there are; which ones, the view has."""

    size = 1

    def __init__(self, most: int) -> None:
        self._most = most
        self.reads = f"how many, divided by {most}"

    def write(self, field: Sequence[Any], to: Buffer, at: int, chair: Chair) -> None:
        to[at] = _cut(len(field), self._most)


class BySeat:
    """A list by seat, beginning with one's own."""

    def __init__(self, seats: int, each: Encoding) -> None:
        self.each, self.seats = each, seats
        self.size = seats * each.size
        self.reads = f"for each seat, beginning with one's own: {each.reads}"

    def write(self, field: Sequence[Any], to: Buffer, at: int, chair: Chair) -> None:
        for seat, one in enumerate(field):
            self.each.write(one, to, at + chair.distance(seat) * self.each.size, chair)


class Ordered:
    """The first few of a list, each with its own numbers; those that are missing are all 0."""

    def __init__(self, count: int, each: Encoding) -> None:
        self.each, self.count = each, count
        self.size = count * each.size
        self.reads = f"for each of the first {count}: {each.reads}"

    def write(self, field: Sequence[Any], to: Buffer, at: int, chair: Chair) -> None:
        for number, one in enumerate(field[: self.count]):
            self.each.write(one, to, at + number * self.each.size, chair)


class LeftOut:
    """Not in the vector, for a reason; the view has it."""

    size = 0

    def __init__(self, why: str) -> None:
        self.reads = why

    def write(self, field: Any, to: Buffer, at: int, chair: Chair) -> None:
        pass


class _Places(dict[Value, int]):
    """Value → its place; a value that has none is a mistake of the layout."""

    def __init__(self, domain: Domain) -> None:
        super().__init__(domain.numbers())
        self._name = domain.name

    def __missing__(self, value: Value) -> int:
        raise NotInDomain(self._name, value)


def _cut(amount: int, most: int) -> float:
    share = amount / most
    return share if -1 <= share <= 1 else share / abs(share)
