"""The journal of a simulation: every finished game, kept beside the output until all are there.

The first line is the plan, each further line one game, as JSON. Lines are only ever added, so that
whatever kills the program costs no finished game but those on their way. A line that was cut short
is dropped, and its game played again.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Self

import msgspec

from commonroom.lab.errors import CannotWrite, OtherSimulation, Unfinished
from commonroom.lab.plan import Plan, Row, Variant
from commonroom.lab.results import SCHEMA

_FORMAT = "commonroom-simulation"
_SAFE_AFTER = 2.0
"""Seconds after which finished games are forced to the disk, where a power cut leaves them."""
_ABSENT = -1


class Header(msgspec.Struct, frozen=True):
    """The first line: which simulation this is."""

    format: str
    program: str
    game: str
    rules: int
    pack: str
    seed: str
    games: int
    variants: tuple[Variant, ...]
    schema: int = 1


class Journal:
    """The finished games of one plan."""

    def __init__(self, path: Path, plan: Plan, *, resume: bool = False) -> None:
        self.path = path
        self._plan = plan
        self._places = array("q", [_ABSENT]) * plan.total
        self.done = 0
        try:
            if path.exists() and not resume:
                raise Unfinished(str(path), _games_in(path))
            self._end = self._recover()
            self._file = path.open("ab+")
            self._file.truncate(self._end)
        except OSError as error:
            raise CannotWrite(str(path), error.strerror or str(error)) from error
        self._safe_at = monotonic()
        if not self._end:
            self._append(msgspec.json.encode(_header(plan)))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def missing(self) -> Iterator[int]:
        """The indexes of the games still to be played, in the order of play."""
        return (index for index in self._plan.order() if self._places[index] == _ABSENT)

    def add(self, row: Row) -> None:
        """Keep a finished game."""
        self._note(row, self._end)
        self._append(msgspec.json.encode(row))
        if monotonic() - self._safe_at > _SAFE_AFTER:
            self.make_safe()

    def rows(self) -> Iterator[Row]:
        """The finished games by variant and number, whenever they were played."""
        decoder = msgspec.json.Decoder(Row)
        with self.path.open("rb") as file:
            for place in self._places:
                if place != _ABSENT:
                    file.seek(place)
                    yield decoder.decode(file.readline())

    def make_safe(self) -> None:
        """Force what was written to the disk."""
        os.fsync(self._file.fileno())
        self._safe_at = monotonic()

    def remove(self) -> None:
        """The output is written: the journal has done its work."""
        self._file.close()
        self.path.unlink()

    def _append(self, line: bytes) -> None:
        try:
            self._file.write(line + b"\n")
            self._file.flush()
        except OSError as error:
            raise CannotWrite(str(self.path), error.strerror or str(error)) from error
        self._end += len(line) + 1

    def _note(self, row: Row, place: int) -> None:
        index = self._plan.index(row)
        self.done += self._places[index] == _ABSENT
        self._places[index] = place

    def _recover(self) -> int:
        """Find the finished games of a journal that is there; returns where its sound part ends."""
        if not self.path.exists():
            return 0
        decoder = msgspec.json.Decoder(Row)
        with self.path.open("rb") as file:
            first = file.readline()
            if not first.endswith(b"\n"):
                return 0
            self._check(first)
            end = file.tell()
            for line in file:
                try:
                    row = decoder.decode(line)
                except msgspec.DecodeError:
                    break
                if not line.endswith(b"\n") or not self._plan.has(row):
                    break
                self._note(row, end)
                end += len(line)
        return end

    def _check(self, line: bytes) -> None:
        """Refuse the journal of another simulation."""
        mine = _header(self._plan)
        try:
            found = msgspec.json.decode(line, type=Header)
        except msgspec.DecodeError:
            raise OtherSimulation(str(self.path), "format") from None
        fields = Header.__struct_fields__
        differs = [name for name in fields if getattr(mine, name) != getattr(found, name)]
        if differs:
            raise OtherSimulation(str(self.path), ", ".join(differs))


def _games_in(path: Path) -> int:
    with path.open("rb") as file:
        return max(0, sum(line.endswith(b"\n") for line in file) - 1)


def _header(plan: Plan) -> Header:
    return Header(
        _FORMAT, version("commonroom"), plan.game, plan.rules, plan.pack_mark, plan.seed,
        plan.games, plan.variants, SCHEMA,
    )  # fmt: skip
