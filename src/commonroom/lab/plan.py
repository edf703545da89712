"""The plan of a simulation: which games are played, and with which seeds.

Every game has an index, and everything about it follows from the plan and that index. So it does
not matter which process plays it, when, or after which others.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

import msgspec

from commonroom.bots.visitors import is_visitor, stumbled
from commonroom.kernel import Raw
from commonroom.lab.errors import GameFailed, TooManyGames, VisitorFailed
from commonroom.lab.games import MOST_ANSWERS, Record, play_one

_MOST = 100_000_000
"""Games of one plan. A million take minutes to hours and a gigabyte; nobody waits for so many."""


class Variant(msgspec.Struct, frozen=True):
    """One way to play: who sits where, and the options of the game."""

    levels: tuple[str, ...]
    options: dict[str, str]


class Row(msgspec.Struct, frozen=True):
    """A game of the plan, played."""

    variant: int
    """The number of its variant, from 1."""
    number: int
    """The number of the game within its variant, from 1."""
    rules: int
    pack: str
    record: Record


class Plan(msgspec.Struct, frozen=True):
    """So many games of each variant."""

    game: str
    rules: int
    seed: str
    games: int
    variants: tuple[Variant, ...]
    pack: Raw | None = None
    most_answers: int = MOST_ANSWERS
    """After so many a game is cut short."""

    def __post_init__(self) -> None:
        if self.total > _MOST:
            raise TooManyGames(self.total, _MOST)

    @property
    def total(self) -> int:
        """The games of all variants together."""
        return self.games * len(self.variants)

    @property
    def pack_mark(self) -> str:
        """What the content pack is recognised by; nothing without one."""
        if self.pack is None:
            return ""
        return blake2b(msgspec.json.encode(self.pack), digest_size=6).hexdigest()

    def order(self) -> Iterator[int]:
        """The indexes as they are played: in turn, so that variants grow together."""
        for number in range(self.games):
            yield from range(number, self.total, self.games)

    def index(self, row: Row) -> int:
        """Where a row stands in the results: by variant, then by number."""
        return (row.variant - 1) * self.games + row.number - 1

    def has(self, row: Row) -> bool:
        """Whether this plan has such a game."""
        return 1 <= row.variant <= len(self.variants) and 1 <= row.number <= self.games

    def seed_of(self, number: int) -> str:
        """The seed of a game. Variants share them, so that they differ in nothing else."""
        return f"{self.seed}/{number}"

    def told(self, index: int) -> tuple[str, str, str]:
        """The levels, the options and the seed of a game, for people."""
        variant, number = self.variants[index // self.games], index % self.games + 1
        options = " ".join(map("=".join, variant.options.items()))
        return ",".join(variant.levels), options, self.seed_of(number)


def play(plan: Plan, index: int) -> Row:
    """Play the game with this index."""
    variant, number = index // plan.games, index % plan.games + 1
    levels, options = plan.variants[variant].levels, plan.variants[variant].options
    seed = plan.seed_of(number)
    try:
        record = play_one(
            plan.game, len(levels), options, levels, seed, plan.pack, plan.most_answers
        )
    except (Exception, SystemExit) as error:  # whatever a rule or a bot trips over, say where
        failed = VisitorFailed if any(map(is_visitor, levels)) else GameFailed
        raise failed(plan.game, *plan.told(index), stumbled(error)) from error
    return Row(variant + 1, number, plan.rules, plan.pack_mark, record)
