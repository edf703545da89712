"""Chance: every die, draw and shuffle of a match goes through here.

Outcomes come from a keyed BLAKE2b stream in counter mode. The whole service is a key and a
position, so it costs nothing to copy, the same position always speaks the same, and nobody can
foretell the next die from the last ones. Piles have no hidden order: a draw is a random pick at
the moment it is made, which has the same odds and leaves nothing to leak.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Literal, NamedTuple, TypeAlias, TypeVar

from commonroom.kernel.errors import DiceLeftOver, DiceRanOut, NothingToChoose, ScriptMismatch

T = TypeVar("T")
Stream: TypeAlias = Literal["game", "bots", "resample"]
Scripted: TypeAlias = int | str
"""A forced outcome: the face of a die, or the id of the card drawn."""

_BLOCK = 64
_BYTE_LIMITS = [0, *(256 - 256 % ways for ways in range(1, 257))]
"""Ways that one byte can tell apart → from where on it would favour the first of them."""
_D6 = bytes(byte % 6 + 1 if byte < _BYTE_LIMITS[6] else 0 for byte in range(256))
"""A byte → the face of a die that it stands for; 0: none."""


class Roll(NamedTuple):
    """One recorded outcome: number `outcome`, from 0, of `ways` equally likely ones."""

    label: str
    ways: int
    outcome: int


class Mark(NamedTuple):
    """Where a chance stream stands: enough, with its key, to go on from there."""

    position: int = 0
    spoken: int = 0
    forced: tuple[int, ...] = ()
    """Outcomes laid down in advance for the calls from number `forced_from` on."""
    forced_from: int = 0
    off_script: bool = False
    """Whether scripted dice no longer count, because this is another world than the match."""


def key_from_seed(seed: int | str | bytes) -> bytes:
    """The secret key that a seed stands for."""
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(raw, digest_size=32, person=b"commonroom seed").digest()


_START = Mark()


class Chance:
    """One stream of chance."""

    __slots__ = ("_block", "_block_number", "_forced", "_forced_from", "_off_script", "_script",
                 "key", "position", "record", "spoken", "stream")  # fmt: skip

    def __init__(
        self,
        key: bytes,
        mark: tuple[int, int, tuple[int, ...], int, bool] = _START,
        script: Sequence[Scripted] | None = None,
        *,
        stream: Stream = "game",
    ) -> None:
        self.key = key
        self.stream = stream
        self.position, self.spoken, self._forced, self._forced_from, self._off_script = mark
        self._script = None if self._off_script else script
        self.record: list[Roll] | None = None
        self._block = b""
        self._block_number = -1

    @property
    def mark(self) -> Mark:
        """Where the stream stands now."""
        here = self.position, self.spoken, self._forced, self._forced_from, self._off_script
        return tuple.__new__(Mark, here)  # every checkpoint has one; naming the fields is dear

    def copy(self) -> Chance:
        """Another stream that goes on from here in the same way; nobody records it."""
        twin: Chance = Chance.__new__(Chance)  # searches copy all the time: nothing to settle anew
        twin.key, twin.stream = self.key, self.stream
        twin.position, twin.spoken = self.position, self.spoken
        twin._forced, twin._forced_from = self._forced, self._forced_from
        twin._off_script, twin._script = self._off_script, self._script
        twin.record = None
        twin._block, twin._block_number = self._block, self._block_number
        return twin

    def force(self, indexes: tuple[int, ...]) -> None:
        """Lay down the next outcomes; afterwards the stream goes on by itself."""
        self._forced = indexes
        self._forced_from = self.spoken
        self.leave_script()

    def rekey(self, key: bytes) -> None:
        """Go on from here with another key."""
        self.key = key
        self._block_number = -1

    def go_on_at(self, place: int) -> None:
        """Go on at a later place of the stream; never at an earlier one, which has spoken."""
        self.position = max(self.position, place)

    def leave_script(self) -> None:
        """From here on this is another world than the one the dice were scripted for."""
        self._off_script, self._script = True, None

    # ---- what rules ask ------------------------------------------------------------------

    def die(self, sides: int, label: str) -> int:
        """A die: 1 … sides."""
        if self._script is not None:
            return self._scripted(range(1, sides + 1), label) + 1
        return self._below(sides, label) + 1

    def d6(self, label: str) -> int:
        """A six-sided die."""
        if self._script is not None:
            return self.die(6, label)
        if self._forced or self.record is not None:
            return self._below(6, label) + 1
        while True:  # as `_below` does, without what only others need: most outcomes are of dice
            position = self.position
            if position >> 6 != self._block_number:
                self._fill(position >> 6)
            self.position = position + 1
            face = _D6[self._block[position & 63]]
            if face:
                self.spoken += 1
                return face

    def one_of(self, things: Sequence[T], label: str) -> T:
        """One of several things, all equally likely."""
        if self._script is not None:
            return things[self._scripted(things, label)]
        return things[self._below(len(things), label)]

    def one_of_each(self, things: Iterable[Sequence[T]], label: str) -> list[T]:
        """One of each of these, as with dice that are rolled together."""
        if self._script is not None:
            return [one[self._scripted(one, label)] for one in things]
        return [one[self._below(len(one), label)] for one in things]

    def draw(self, pile: list[T], label: str) -> T:
        """Take a random card out of a pile."""
        if self._script is not None:
            return pile.pop(self._scripted(pile, label))
        return pile.pop(self._below(len(pile), label))

    # ---- how it answers ------------------------------------------------------------------

    def _below(self, ways: int, label: str) -> int:
        spoken = self.spoken
        if self._forced and spoken - self._forced_from < len(self._forced):
            index = self._forced[spoken - self._forced_from]
            if not 0 <= index < ways:
                raise ScriptMismatch(label, index, [f"0 to {ways - 1}"])
        elif 0 < ways < 257:
            limit = _BYTE_LIMITS[ways]
            while True:
                position = self.position
                if position >> 6 != self._block_number:
                    self._fill(position >> 6)
                self.position = position + 1
                byte = self._block[position & 63]
                if byte < limit:
                    break
            index = byte % ways
        else:
            index = self._wide(ways, label)
        self.spoken = spoken + 1
        if self.record is not None:
            self.record.append(Roll(label, ways, index))
        return index

    def _fill(self, number: int) -> None:
        self._block = blake2b(
            number.to_bytes(8, "big"), key=self.key, person=self.stream.encode(), digest_size=_BLOCK
        ).digest()
        self._block_number = number

    def _wide(self, ways: int, label: str) -> int:
        """More than 256 ways: eight bytes at a time (the bias is below one in 10^16)."""
        if ways < 1:
            raise NothingToChoose(label)
        position = (self.position + 7) & ~7
        self._fill(position >> 6)
        self.position = position + 8
        return int.from_bytes(self._block[position & 63 :][:8], "big") % ways

    def _scripted(self, allowed: Sequence[object], label: str) -> int:
        script = self._script
        assert script is not None
        if not allowed:
            raise NothingToChoose(label)
        spoken = self.spoken
        if spoken >= len(script):
            raise DiceRanOut(label, spoken)
        value = script[spoken]
        if value not in allowed:
            raise ScriptMismatch(label, value, [str(thing) for thing in allowed])
        self.spoken = spoken + 1
        index = allowed.index(value)
        if self.record is not None:
            self.record.append(Roll(label, len(allowed), index))
        return index

    def assert_spent(self) -> None:
        """For tests: the scripted dice have all been used."""
        if self._script is not None and self.spoken < len(self._script):
            raise DiceLeftOver(list(self._script[self.spoken :]))
