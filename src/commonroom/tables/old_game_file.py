"""The first game file, version 1: moves under one key, which nobody but the host had a hand in.

Tables that began before journals were chained still end in one, and it can still be taken in. It
proves that the dice follow from its key, not that it is the game which was played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec

from commonroom.kernel import Option, Result, title
from commonroom.kernel.errors import CommonRoomError, WrongRulesVersion
from commonroom.tables.dice import commitment
from commonroom.tables.entries import (
    Answered,
    AnyEntry,
    Began,
    Hash,
    Named,
    Row,
    TakenBack,
    Told,
    told,
)
from commonroom.tables.errors import BadGameFile
from commonroom.tables.plan import Chair, Plan, Word
from commonroom.tables.revival import begun
from commonroom.tables.store import Record

FORMAT = "commonroom-game"


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer, and what it led to."""

    seat: int
    option: Option
    events: tuple[Told, ...] = ()
    by_bot: bool = False


class OldGameFile(msgspec.Struct, frozen=True, tag_field="version", tag=1):
    """A whole game."""

    format: str
    game: Word
    rules: int
    options: dict[Word, Word]
    chairs: Annotated[tuple[Chair, ...], msgspec.Meta(min_length=1, max_length=8)]
    key: Hash
    commitment: str
    opening: tuple[Told, ...]
    moves: Annotated[tuple[Move, ...], msgspec.Meta(max_length=50_000)]
    result: Result | None

    def plan(self) -> Plan:
        """How a table for it is set up."""
        return Plan(self.game, self.chairs, self.options).settled()

    def entries(self) -> Iterator[AnyEntry]:
        """What the journal of a table begins with that takes it in."""
        yield Began(key=self.key)
        for move in self.moves:
            yield Answered(seat=move.seat, option=move.option, by_bot=move.by_bot)


def old_game_file(record: Record, rows: Sequence[Row], result: Result | None) -> OldGameFile:
    """The game of a table that began before journals were chained."""
    names = [chair.name for chair in record.plan.chairs]
    opening: tuple[Told, ...] = ()
    moves: list[Move] = []
    for row in rows:
        match row.entry:
            case Began():
                opening = row.events
            case Answered(seat=seat, option=option, by_bot=by_bot):
                moves.append(Move(seat, tuple(option), row.events, by_bot))
            case TakenBack(to=to):
                del moves[to:]
            case Named(seat=seat, name=name):
                names[seat] = name
            case _:
                pass
    return OldGameFile(
        format=FORMAT,
        game=record.plan.game,
        rules=rows[-1].rules if rows else record.rules,
        options=record.plan.options,
        chairs=tuple(
            Chair(name, chair.level) for name, chair in zip(names, record.plan.chairs, strict=True)
        ),
        key=record.secret.hex(),
        commitment=commitment(record.secret, ""),
        opening=opening,
        moves=tuple(moves),
        result=result,
    )


def played_again(file: OldGameFile) -> int:
    """Play the game again from its key and check everything; returns how often chance spoke.

    Raises `BadGameFile` if it lies.
    """
    if commitment(bytes.fromhex(file.key), "") != file.commitment:
        raise BadGameFile("its key is not the one that was committed to")
    played = title(file.game)
    if file.rules != played.rules_version:
        raise WrongRulesVersion(file.game, file.rules, played.rules_version)
    match = begun(
        Record(
            id="", plan=file.plan(), secret=bytes.fromhex(file.key), rules=file.rules,
            status="open", seat_digests=(), watch_digest=b"", imported=True, created=0,
        )
    )  # fmt: skip
    same_events(told(match.events), file.opening, "the opening")
    for number, move in enumerate(file.moves, 1):
        try:
            events = match.answer(tuple(move.option), move.seat)
        except CommonRoomError as error:
            raise BadGameFile(f"move {number} is not possible ({error})") from error
        same_events(told(events), move.events, f"move {number}")
    if match.result != file.result:
        raise BadGameFile(f"it ends with {match.result}, not with {file.result}")
    return len(match.rolls)


def same_events(found: tuple[Told, ...], claimed: tuple[Told, ...], where: str) -> None:
    """Raises `BadGameFile` unless what is told is what happened."""
    if msgspec.to_builtins(found) != msgspec.to_builtins(claimed):
        raise BadGameFile(f"{where} tells what did not happen")
