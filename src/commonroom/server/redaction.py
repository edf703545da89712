"""Redaction: each entry of a table's journal as one reader may know it.

An entry and its news are declared side by side: `tables.entries` says what is written,
`wire.news`, under the same tag, which of its fields are told. An entry without news is told to
nobody. What depends on the reader is here: events in the form that they may know, a bot's reasons
where they betray nothing. A reader is a seat, or None: a spectator.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from commonroom.tables.entries import Answered, Row, TakebackAsked, TakenBack, seen
from commonroom.wire.news import AnyNews

_NEWS: dict[object, type[AnyNews]] = {
    kind.__struct_config__.tag: kind for kind in get_args(AnyNews)
}


def redacted(rows: Sequence[Row], reader: int | None, *, reasons: bool) -> tuple[AnyNews, ...]:
    """Entries of the journal. `reasons`: whether why a bot chose betrays no secret."""
    told = (_redacted(row, reader, reasons) for row in rows)
    return tuple(one for one in told if one is not None)


def _redacted(row: Row, reader: int | None, reasons: bool) -> AnyNews | None:
    entry = row.entry
    kind = _NEWS.get(entry.__struct_config__.tag)
    if kind is None:
        return None
    known: dict[str, Any] = {"seq": row.seq, "at": row.at}
    if "events" in kind.__struct_fields__:
        known["events"] = seen(row.events, reader)
    if isinstance(entry, Answered):
        if not known["events"] and not reasons and entry.seat != reader:
            return None  # whoever had an answer and kept it would be named
        known["reason"] = entry.reason if reasons else None
    elif isinstance(entry, TakenBack | TakebackAsked):
        known["to"] = entry.opened  # readers know decisions by the entries that opened them
    for name in kind.__struct_fields__:
        if name not in known:
            known[name] = getattr(entry, name)
    return kind(**known)
