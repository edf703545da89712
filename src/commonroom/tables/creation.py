"""Creation: a new table, its secrets and first entry; and a finished one's outcome.

A table is laid before it begins. In between lies the host's commitment, which the client of whoever
comes first may see before it adds to the dice.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import structlog

from commonroom.kernel import Match, Result, Roll, title
from commonroom.kernel.content import Raw
from commonroom.tables.dice import Mix, terms_of
from commonroom.tables.entries import Began
from commonroom.tables.game_file import AnyGameFile, pack_of
from commonroom.tables.live import Live
from commonroom.tables.plan import Plan, digest, fresh_id, fresh_key, fresh_token
from commonroom.tables.revival import begun
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
    secret: bytes | None = None,
    imported: bool = False,
    pack: Raw | None = None,
) -> Record:
    """A new table. Of one that is imported somebody may know the dice."""
    id_, created = id_ or fresh_id(), int(time.time())
    return Record(
        id=id_,
        plan=plan,
        secret=secret or fresh_key(),
        rules=title(plan.game).rules_version,
        status="open",
        seat_digests=seat_digests,
        watch_digest=watch_digest,
        imported=imported,
        created=created,
        terms=terms_of(id_, plan, imported=imported, created=created, pack=pack),
    )


def opening(record: Record, began: Began) -> Write:
    """The first entry of a table that was laid."""
    live = _at_the_start(record, began)
    return Write(record.id, [live.enter(began, int(time.time()))], live.checkpoint())


def _at_the_start(record: Record, began: Began) -> Live:
    mix = Mix(record)
    mix.note(1, began)
    return Live(record, begun(record, mix))


def laid(plan: Plan, pack: Raw | None = None) -> tuple[NewTable, Write]:
    """A new table, and what is to be written of it."""
    seats, watch = _secrets(plan)
    record = new_record(plan, tuple(map(digest, seats)), digest(watch), pack=pack)
    return NewTable(record.id, seats, watch), Write(record.id, (), new=record)


def laid_again(live: Live, id_: str) -> Write:
    """Another table for the same company, which the same secrets open."""
    before = live.record
    chairs = tuple(
        msgspec.structs.replace(chair, name=name or None)
        for chair, name in zip(before.plan.chairs, live.names, strict=True)
    )
    plan = msgspec.structs.replace(before.plan, chairs=chairs)
    record = new_record(plan, before.seat_digests, before.watch_digest, id_=id_, pack=before.pack)
    return Write(record.id, (), new=record)


def taken_in(file: AnyGameFile) -> tuple[NewTable, Write]:
    """A new table with a game that was played elsewhere. Slow: plays it again."""
    plan = file.plan()
    seats, watch = _secrets(plan)
    record = new_record(
        plan, tuple(map(digest, seats)), digest(watch), imported=True, pack=pack_of(file)
    )
    began, *entries = file.entries()
    assert isinstance(began, Began)
    live = _at_the_start(record, began)
    rows = [live.enter(entry, record.created) for entry in (began, *entries)]
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
