"""A session: a match, who sits where, and the file that keeps both.

The file is written after every answer of a person, in one step, so that nothing is ever lost.
"""

from __future__ import annotations

import base64
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from commonroom.bots import Bot, seated
from commonroom.kernel import Event, Match, Option, load
from commonroom.kernel.errors import CommonRoomError, CorruptSave

FORMAT = 1


class AnotherGameKept(CommonRoomError):
    """The file keeps a game, but not the one that is asked for."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} keeps another game", "another-game-kept", file=str(file))


class Chair(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person, or a bot of some level."""

    name: str
    level: str | None = None


class Kept(msgspec.Struct, frozen=True):
    """What the file holds."""

    format: int
    chairs: tuple[Chair, ...]
    match: str


class Session:
    """A match in progress and its company."""

    def __init__(self, match: Match, chairs: tuple[Chair, ...], file: Path | None) -> None:
        self.match = match
        self.chairs = chairs
        self.file = file
        levels = {seat: chair.level for seat, chair in enumerate(chairs) if chair.level}
        self.bots: dict[int, Bot] = seated(match, levels, seed=match.answered)

    @property
    def names(self) -> dict[int, str]:
        """Seat → name."""
        return {seat: chair.name for seat, chair in enumerate(self.chairs)}

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.level is None]

    def undoable(self, option: Option, seat: int) -> bool:
        """Whether a person's answer could still be taken back at the next question to a person.

        It could not if a bot is asked first, for bots do not wait: it would have acted by then.
        """
        if not self.match.undoable(option, seat):
            return False
        after, asked = self.match.copy(), self.match.decision
        after.answer(option, seat)
        decision = after.decision
        if decision is None:
            return False  # the match is over, and the session forgotten
        if decision.owner not in self.bots:
            return True
        return asked is not None and seat != asked.owner and seat in decision.guests

    def heard(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        """What happened, as a seat may know it; if only bots play, all of it."""
        if not self.people:
            return list(events)
        told = (event.seen_by(seat) for event in events)
        return [event for event in told if event is not None]

    def keep(self) -> None:
        """Write the session to its file, all or nothing."""
        if self.file is None:
            return
        data = base64.b64encode(self.match.save()).decode()
        kept = msgspec.json.encode(Kept(FORMAT, self.chairs, data))
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_name(f"{self.file.name}.new")
        with fresh.open("wb") as out:
            out.write(kept)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(self.file)

    def forget(self) -> None:
        """The match is over: nothing to resume."""
        if self.file is not None:
            self.file.unlink(missing_ok=True)


def resume(file: Path) -> Session:
    """The session that a file keeps."""
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        data = base64.b64decode(kept.match, validate=True)
    except (msgspec.DecodeError, ValueError, OSError) as error:
        raise CorruptSave(str(error)) from error
    if kept.format != FORMAT:
        raise CorruptSave(f"its format is {kept.format}")
    match = load(data)
    if len(kept.chairs) != match.setting.seats:
        raise CorruptSave("it has other seats than its match")
    return Session(match, kept.chairs, file)
