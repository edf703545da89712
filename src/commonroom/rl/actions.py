"""The action table: one integer for every option that a title can ever offer.

Owns how an option becomes a number. A verb has one domain for each argument that matters, and its
numbers run through the product of its domains, the last one fastest. Seats are counted from the
seat that answers, so that a policy plays every chair alike. Arguments that the position implies,
such as the price of a card, are not numbered. Numbers depend on a title's content only: not on the
seats, not on the options of a match, not on what happens in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import product
from typing import Any, Final, TypeAlias

import msgspec

from commonroom.kernel import Option
from commonroom.kernel import verb as kernel
from commonroom.kernel.errors import BadOptionValue
from commonroom.kernel.verb import AnyVerb, Value
from commonroom.rl.domains import Domain, listed
from commonroom.rl.errors import NoNumber, SameNumber

SILENCE = 0
"""The number of saying nothing, which only a guest can do."""


class Special(Enum):
    """Arguments that are no lists of values."""

    SEAT = "seat, counted from the one that answers"
    IMPLIED = "implied by the position"


SEAT: Final = Special.SEAT
IMPLIED: Final = Special.IMPLIED
Argument: TypeAlias = Domain | Special
Verbs: TypeAlias = Mapping[str, Sequence[Argument]]
"""Verb → what its arguments can be."""


def numbered(verbs: Mapping[str, AnyVerb], content: Any) -> Verbs:
    """What the arguments of a title's verbs can be, with this content."""
    return {
        name: [_listed(argument, content) for argument in verb.arguments if argument.width]
        for name, verb in verbs.items()
    }


def _listed(argument: kernel.Argument[Any], content: Any) -> Argument:
    if argument.implied:
        return IMPLIED
    return SEAT if argument.domain is kernel.SEAT else listed(argument.domain, content)


class Block(msgspec.Struct, frozen=True):
    """The numbers of one verb: from `first`, so many."""

    verb: str
    arguments: tuple[Argument, ...]
    first: int
    size: int


class ActionTable:
    """The numbers of a title's options."""

    def __init__(self, game: str, most_seats: int, verbs: Verbs) -> None:
        self.game = game
        self.seats = Domain.of("seats", range(most_seats))
        self.blocks: tuple[Block, ...] = tuple(self._laid_out(verbs))
        self.size = self.blocks[-1].first + self.blocks[-1].size
        self._numbers: dict[Option, int] = {}
        for block in self.blocks:
            lists = [domain.values for domain in self._numbered(block)]
            for number, values in enumerate(product(*lists), block.first):
                self._numbers[block.verb, *_flat(values)] = number
        self._seen: dict[tuple[int, int], dict[Option, int]] = {}

    def _laid_out(self, verbs: Verbs) -> list[Block]:
        blocks, first = [], SILENCE + 1
        for name, arguments in verbs.items():
            block = Block(name, tuple(arguments), first, 0)
            size = 1
            for domain in self._numbered(block):
                size *= len(domain.values)
            blocks.append(msgspec.structs.replace(block, size=size))
            first += size
        return blocks

    def _numbered(self, block: Block) -> list[Domain]:
        """The domains that its numbers run through."""
        return [
            self.seats if argument is SEAT else argument
            for argument in block.arguments
            if argument is SEAT or isinstance(argument, Domain)
        ]

    def named(self, number: int) -> Option:
        """What a number stands for: verb and numbered arguments, seats counted from one's own."""
        if number == SILENCE:
            return ("silence",)
        if number not in range(self.size):
            raise BadOptionValue("number", number, [f"0 to {self.size - 1}"])
        block = next(b for b in self.blocks if b.first <= number < b.first + b.size)
        rest = number - block.first
        values: list[Value] = []
        for domain in reversed(self._numbered(block)):
            rest, place = divmod(rest, len(domain.values))
            values.insert(0, domain.values[place])
        return (block.verb, *_flat(values))

    # ---- a seat's options ----------------------------------------------------------------

    def legal(self, options: Sequence[Option], seat: int, seats: int) -> dict[int, Option]:
        """Number → option, for everything a seat is offered.

        The same options always have the same numbers; two that cannot be told apart are refused.
        """
        seen = self._seen.get((seat, seats))
        if seen is None:
            seen = self._seen[seat, seats] = {}
        try:
            legal = {seen[option]: option for option in options}
        except KeyError:
            for option in options:
                if option not in seen:
                    seen[option] = self._number(option, seat, seats)
            legal = {seen[option]: option for option in options}
        if len(legal) < len(options):
            for option in options:
                if legal[seen[option]] != option:
                    raise SameNumber(self.game, option, legal[seen[option]])
        return legal

    def _number(self, option: Option, seat: int, seats: int) -> int:
        verb, *given = option
        block = next((block for block in self.blocks if block.verb == verb), None)
        if block is None:
            raise NoNumber(self.game, option)
        key: list[str | int] = [verb]
        for argument in block.arguments:
            if argument is SEAT:
                key.append((int(given.pop(0)) - seat) % seats)
            elif argument is IMPLIED:
                del given[:1]
            else:
                key += given[: argument.width]
                del given[: argument.width]
        number = self._numbers.get(tuple(key))
        if number is None or given:
            raise NoNumber(self.game, option)
        return number


def _flat(values: Sequence[Value]) -> list[str | int]:
    return [part for value in values for part in (value if isinstance(value, tuple) else (value,))]
