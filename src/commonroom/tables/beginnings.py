"""How tables begin and end: a new table, its secrets and first entry, a finished one's outcome."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import structlog

from commonroom.kernel import Match, Result, Roll, title
from commonroom.tables.entries import Began, Row
from commonroom.tables.game_file import GameFile
from commonroom.tables.live import Live, begun, revived
from commonroom.tables.plan import Plan, digest, fresh_id, fresh_key, fresh_token
from commonroom.tables.store import Record, Write

log = structlog.get_logger()
_MOST_FACES = 20


class NewTable(NamedTuple):
    """A new table and its secrets, which are told once and stored as digests only."""

    id: str
    seats: tuple[str, ...]
    watch: str


class Ending(msgspec.Struct, frozen=True):
    """How a match ended, as it is stored."""

    result: Result | None
    """None if the table was closed before the end."""
    statistics: dict[str, Any]
    """What the game counts, and ``rolls``: for each die, how often it showed which face."""


def new_record(
    plan: Plan,
    seat_digests: tuple[bytes, ...],
    watch_digest: bytes,
    *,
    id_: str | None = None,
    key: bytes | None = None,
) -> Record:
    """A new table. A key that is given came from a file, so somebody may know it."""
    return Record(
        id=id_ or fresh_id(),
        plan=plan,
        key=key or fresh_key(),
        rules=title(plan.game).rules_version,
        status="open",
        seat_digests=seat_digests,
        watch_digest=watch_digest,
        imported=key is not None,
        created=int(time.time()),
    )


def opening(record: Record) -> Write:
    """The first entry of a new table."""
    live = Live(record, begun(record))
    row = Row(1, record.created, record.rules, Began(), live.enact(1, Began()))
    return Write(record.id, [row], live.checkpoint(), new=record)


def laid(plan: Plan) -> tuple[NewTable, Write]:
    """A new table, and what is to be written of it."""
    seats, watch = _secrets(plan)
    record = new_record(plan, tuple(map(digest, seats)), digest(watch))
    return NewTable(record.id, seats, watch), opening(record)


def laid_again(live: Live, id_: str) -> Write:
    """Another table for the same company, which the same secrets open."""
    before = live.record
    chairs = tuple(
        msgspec.structs.replace(chair, name=name or None)
        for chair, name in zip(before.plan.chairs, live.names, strict=True)
    )
    plan = msgspec.structs.replace(before.plan, chairs=chairs)
    return opening(new_record(plan, before.seat_digests, before.watch_digest, id_=id_))


def taken_in(file: GameFile) -> tuple[NewTable, Write]:
    """A new table with a game that was played elsewhere. Slow: plays it again."""
    plan = file.plan()
    seats, watch = _secrets(plan)
    key = bytes.fromhex(file.key)
    record = new_record(plan, tuple(map(digest, seats)), digest(watch), key=key)
    rows = file.rows(record.created)
    live = revived(record, rows, None)
    if live.over:
        record = msgspec.structs.replace(record, status="over", outcome=ending(live.match))
    return NewTable(record.id, seats, watch), Write(record.id, rows, live.checkpoint(), new=record)


def _secrets(plan: Plan) -> tuple[tuple[str, ...], str]:
    """One for each seat, and one for those who watch."""
    return tuple(fresh_token() for _ in plan.chairs), fresh_token()


def ending(match: Match) -> str:
    """How a match ended, and what is worth counting; a match cut short has no result."""
    try:
        counted = _counted(match)
    except Exception:  # to count is to play again, which changed rules may be unable to
        log.exception("a game ends uncounted", game=match.setting.game)
        counted = {}
    return msgspec.json.encode(Ending(match.result, counted)).decode()


def _counted(match: Match) -> dict[str, Any]:
    counted: dict[str, Any] = {}
    if match.result is not None:
        counted = msgspec.to_builtins(match.title.statistics(match))
    return {**counted, "rolls": _dice(match.rolls)}


def _dice(rolls: Sequence[Roll]) -> list[dict[str, Any]]:
    """How often each die showed each face. A pile, of which ever fewer are left, is no die."""
    ways: dict[str, set[int]] = {}
    for roll in rolls:
        ways.setdefault(roll.label, set()).add(roll.ways)
    counts = Counter((roll.label, roll.outcome) for roll in rolls)
    return [
        {"label": label, "ways": faces, "counts": [counts[label, i] for i in range(faces)]}
        for label, (faces, *others) in ways.items()
        if not others and 1 < faces <= _MOST_FACES
    ]
