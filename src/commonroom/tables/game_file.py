"""The game file: one JSON document that is a whole game. Exported, imported, verified.

Its fields are described in ``docs/protocol.md``. It holds neither chat nor what was taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

import msgspec

from commonroom.kernel import Match, Option, Result, title
from commonroom.kernel.errors import CommonRoomError, WrongRulesVersion
from commonroom.tables.entries import Answered, Began, Named, Row, TakenBack, Told, told
from commonroom.tables.errors import BadGameFile
from commonroom.tables.live import begun
from commonroom.tables.plan import Chair, Plan, Word, commitment
from commonroom.tables.store import Record

FORMAT = "commonroom-game"
VERSION = 1


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer, and what it led to."""

    seat: int
    option: Option
    events: tuple[Told, ...] = ()
    by_bot: bool = False


class GameFile(msgspec.Struct, frozen=True):
    """A whole game."""

    format: str
    version: int
    game: Word
    rules: int
    options: dict[Word, Word]
    chairs: Annotated[tuple[Chair, ...], msgspec.Meta(min_length=1, max_length=8)]
    key: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    commitment: str
    opening: tuple[Told, ...]
    moves: Annotated[tuple[Move, ...], msgspec.Meta(max_length=50_000)]
    result: Result | None

    def plan(self) -> Plan:
        """How a table for it is set up."""
        return Plan(self.game, self.chairs, self.options).settled()

    def rows(self, at: int) -> list[Row]:
        """The journal of a table that begins with it."""
        rows = [Row(1, at, self.rules, Began(), self.opening)]
        for seq, move in enumerate(self.moves, 2):
            entry = Answered(seat=move.seat, option=move.option, by_bot=move.by_bot)
            rows.append(Row(seq, at, self.rules, entry, move.events))
        return rows


class Verified(NamedTuple):
    """What was found to be true."""

    answers: int
    outcomes: int
    """How often chance spoke."""
    over: bool


def game_file(record: Record, rows: Sequence[Row], result: Result | None) -> GameFile:
    """The game of a table, from its journal."""
    names = [chair.name for chair in record.plan.chairs]
    opening: tuple[Told, ...] = ()
    moves: list[Move] = []
    for row in rows:
        match row.entry:
            case Began():
                opening = row.events
            case Answered(seat=int(seat), option=option, by_bot=by_bot):
                moves.append(Move(seat, tuple(option), row.events, by_bot))
            case TakenBack(to=to):
                del moves[to:]
            case Named(seat=int(seat), name=name):
                names[seat] = name
            case _:
                pass
    return GameFile(
        format=FORMAT,
        version=VERSION,
        game=record.plan.game,
        rules=rows[-1].rules if rows else record.rules,
        options=record.plan.options,
        chairs=tuple(
            Chair(name, chair.level) for name, chair in zip(names, record.plan.chairs, strict=True)
        ),
        key=record.key.hex(),
        commitment=commitment(record.key),
        opening=opening,
        moves=tuple(moves),
        result=result,
    )


def read(data: bytes) -> GameFile:
    """A game file, if that is what it is."""
    try:
        file = msgspec.json.decode(data, type=GameFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadGameFile(str(error)) from error
    if file.format != FORMAT or file.version != VERSION:
        raise BadGameFile(f"it is {file.format!r} {file.version}, not {FORMAT!r} {VERSION}")
    return file


def verified(file: GameFile) -> Verified:
    """Play the game again from its key and check everything; raises `BadGameFile` if it lies."""
    if commitment(bytes.fromhex(file.key)) != file.commitment:
        raise BadGameFile("its key is not the one that was committed to")
    played = title(file.game)
    if file.rules != played.rules_version:
        raise WrongRulesVersion(file.game, file.rules, played.rules_version)
    match = _begun(file)
    _check(told(match.events), file.opening, "the opening")
    for number, move in enumerate(file.moves, 1):
        try:
            events = match.answer(tuple(move.option), move.seat)
        except CommonRoomError as error:
            raise BadGameFile(f"move {number} is not possible ({error})") from error
        _check(told(events), move.events, f"move {number}")
    if match.result != file.result:
        raise BadGameFile(f"it ends with {match.result}, not with {file.result}")
    return Verified(len(file.moves), len(match.rolls), match.decision is None)


def _begun(file: GameFile) -> Match:
    plan = file.plan()
    return begun(
        Record(
            id="", plan=plan, key=bytes.fromhex(file.key), rules=file.rules, status="open",
            seat_digests=(), watch_digest=b"", imported=True, created=0,
        )
    )  # fmt: skip


def _check(found: tuple[Told, ...], claimed: tuple[Told, ...], where: str) -> None:
    if msgspec.to_builtins(found) != msgspec.to_builtins(claimed):
        raise BadGameFile(f"{where} tells what did not happen")
