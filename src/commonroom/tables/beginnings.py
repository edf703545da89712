"""How tables begin and end: a new table's record and first entry, a finished one's outcome."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from commonroom.kernel import Match, Result, Roll, title
from commonroom.tables.entries import Began, Row
from commonroom.tables.live import Live, begun
from commonroom.tables.plan import Plan, fresh_id, fresh_key
from commonroom.tables.storage import Record, Write

_MOST_FACES = 20


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


def ending(match: Match) -> str:
    """How a match ended, and what is worth counting; a match cut short has no result."""
    result = match.result
    counted = msgspec.to_builtins(match.title.statistics(match)) if result is not None else {}
    counted["rolls"] = _dice(match.rolls)
    return msgspec.json.encode(Ending(result, counted)).decode()


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
