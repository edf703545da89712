"""The journal of a simulation: every finished game, kept beside the output until all are there.

The first line is the plan, each further line one game, as JSON. Lines are only ever added, so that
whatever kills the program costs no finished game but those on their way. A line that was cut short
is dropped, and its game played again.
"""

from __future__ import annotations

import errno
import os
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from io import FileIO
from pathlib import Path
from time import monotonic
from typing import Self

import msgspec

from commonroom.bots import minds_of
from commonroom.lab.errors import CannotWrite, InUse, OtherSimulation, Unfinished
from commonroom.lab.games import MOST_ANSWERS
from commonroom.lab.plan import Plan, Row, Variant
from commonroom.lab.results import SCHEMA

try:
    import fcntl
except ImportError:  # a system without it
    fcntl = None  # type: ignore[assignment] # a module everywhere else

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
    most_answers: int = MOST_ANSWERS
    bots: str = ""
    """What the bots are recognised by: others would play the missing games otherwise."""


class Journal:
    """The finished games of one plan."""

    def __init__(self, path: Path, plan: Plan, *, resume: bool = False) -> None:
        self.path = path
        self._plan = plan
        self._places = array("q", [_ABSENT]) * plan.total
        self.done = 0
        with _told(path):
            there = path.exists()
            self._file = path.open("ab", buffering=0)
        try:
            self._begin(there, resume)
        except BaseException:
            self._file.close()
            raise

    def _begin(self, there: bool, resume: bool) -> None:
        with _told(self.path):
            _lock(self._file)
            if resume:
                self._end = self._recover()
            elif there and not _keeps_nothing(self.path):
                raise Unfinished(str(self.path), _games_in(self.path))
            else:
                self._end = 0
            self._file.truncate(self._end)
        self._safe_at = monotonic()
        if not self._end:
            self._append(msgspec.json.encode(_header(self._plan)))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if not self.done and not self._file.closed:
            self.path.unlink(missing_ok=True)  # nobody wants to go on with nothing
        self._file.close()

    def missing(self) -> Iterator[int]:
        """The indexes of the games still to be played, in the order of play."""
        return (index for index in self._plan.order() if self._places[index] == _ABSENT)

    def add(self, row: Row) -> None:
        """Keep a finished game."""
        place = self._end
        self._append(msgspec.json.encode(row))
        self._note(row, place)
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
        with _told(self.path):
            os.fsync(self._file.fileno())
        self._safe_at = monotonic()

    def remove(self) -> None:
        """The output is written: the journal has done its work."""
        self.path.unlink()
        self._file.close()

    def _append(self, line: bytes) -> None:
        whole = len(line) + 1
        with _told(self.path):
            written = self._file.write(line + b"\n")
            if written != whole:  # so it is when a disk is full, before it says so
                self._file.truncate(self._end)
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._end += whole

    def _note(self, row: Row, place: int) -> None:
        index = self._plan.index(row)
        self.done += self._places[index] == _ABSENT
        self._places[index] = place

    def _recover(self) -> int:
        """Find the finished games of a journal that is there; returns where its sound part ends."""
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


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Whatever the disk refuses is told with the name of the journal."""
    try:
        yield
    except OSError as error:
        raise CannotWrite(str(path), error.strerror or str(error)) from error


def _lock(file: FileIO) -> None:
    """Keep others from adding to a journal; the lock ends with its process, however it ends."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InUse(file.name) from None
    except OSError as error:
        if error.errno not in (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP):
            raise  # some file systems of other machines have no locks
    if not os.path.exists(file.name) or not os.path.samestat(
        os.fstat(file.fileno()), os.stat(file.name)
    ):
        raise InUse(file.name)  # it was finished, and went away, just now


def _games_in(path: Path) -> int:
    with path.open("rb") as file:
        return max(0, sum(line.endswith(b"\n") for line in file) - 1)


def _keeps_nothing(path: Path) -> bool:
    """Whether it is a journal to which no game was added yet, or hardly begun."""
    start = msgspec.json.encode({"format": _FORMAT}).removesuffix(b"}")
    with path.open("rb") as file:
        return start.startswith(file.readline()[: len(start)]) and not file.readline().endswith(
            b"\n"
        )


def _header(plan: Plan) -> Header:
    seated = [level for variant in plan.variants for level in variant.levels]
    return Header(
        _FORMAT, version("commonroom"), plan.game, plan.rules, plan.pack_mark, plan.seed,
        plan.games, plan.variants, SCHEMA, plan.most_answers, minds_of(plan.game, seated),
    )  # fmt: skip
