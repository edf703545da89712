"""What of each entry of the journal is told, and to whom: a line for every class of them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from commonroom.kernel import Msg
from commonroom.server.redaction import redacted
from commonroom.tables import entries as e
from commonroom.tables.entries import AnyEntry, Row, Told

A, B = "a" * 64, "b" * 64
SEAT = 1
WHY = Msg("toy-why", {})
PLAIN = {"name": "eaten", "rule": "TOY-1", "line": {"key": "toy-eaten", "args": {}}}
HIDDEN = {"name": "drawn", "rule": "TOY-2", "line": {"key": "toy-drawn", "args": {"bean": "x"}}}
EVENTS = (
    Told("eaten", "TOY-1", Msg("toy-eaten", {})),
    Told("drawn", "TOY-2", Msg("toy-drawn", {"bean": "x"}), audience=(SEAT,)),
)

OTHERS: list[tuple[AnyEntry, dict[str, Any] | None]] = [
    (e.Began(seat=SEAT, entropy=A, key=B), {"seat": SEAT, "entropy": A}),
    (e.Named(seat=SEAT, name="Ada"), {"seat": SEAT, "name": "Ada"}),
    (
        e.Answered(
            seat=SEAT, option=("stop",), by_bot=True, reason=WHY, level="expert", mind="m", worlds=3
        ),
        {"seat": SEAT, "by_bot": True},
    ),
    (e.TakebackAsked(seat=SEAT, to=2, opened=17), {"seat": SEAT, "opened": 17}),
    (e.TakebackAnswered(seat=SEAT, agree=True), {"seat": SEAT, "agree": True}),
    (e.TakenBack(seat=SEAT, to=2, opened=17), {"seat": SEAT, "opened": 17}),
    (e.Said(seat=SEAT, phrase="hello"), {"seat": SEAT, "phrase": "hello"}),
    (
        e.StoodIn(seat=SEAT, level="expert", asked_by=0),
        {"seat": SEAT, "level": "expert", "asked_by": 0},
    ),
    (e.Returned(seat=SEAT), {"seat": SEAT}),
    (e.Paused(seat=SEAT, paused=True), {"seat": SEAT, "paused": True}),
    (e.Rematched(seat=SEAT, table="abcdefghij"), {"seat": SEAT, "table": "abcdefghij"}),
    (e.Pledged(seat=SEAT, pledge=A), {"seat": SEAT, "pledge": A}),
    (e.Opened(seat=SEAT, entropy=A), {"seat": SEAT, "entropy": A}),
    (e.Closed(), {}),
    (e.Reacts(seat=SEAT, reactions="never"), None),
    (e.Renewed(seat=SEAT, digest=A), None),
    (e.Rekeyed(key=A), None),
    (e.Archived(), None),
]
"""Each entry, and what others than its seat are told of it; None: nothing."""


def _told(entry: AnyEntry, reader: int | None, *, reasons: bool = False) -> list[Any]:
    row = Row(9, 1_700_000_000, 3, msgspec.structs.replace(entry, nonce="n1"), EVENTS, b"link")
    sent = msgspec.json.encode(redacted([row], reader, reasons=reasons))
    return msgspec.json.decode(sent, type=list[Any])


@pytest.mark.parametrize(("entry", "told"), OTHERS, ids=lambda one: type(one).__name__)
@pytest.mark.parametrize("reader", [0, None])
def test_others_are_told_this_and_no_more(
    entry: AnyEntry, told: dict[str, Any] | None, reader: int | None
) -> None:
    sent = _told(entry, reader)
    if told is None:
        assert sent == []
    else:
        kind = {"kind": entry.__struct_config__.tag}
        row = {"seq": 9, "at": 1_700_000_000, "entry": kind | told, "events": [PLAIN]}
        assert sent == [row]


def test_no_class_of_entries_is_forgotten_here() -> None:
    assert [type(entry) for entry, _ in OTHERS] == list(get_args(AnyEntry))
    told = [type(entry) for entry, told in OTHERS if told is not None]
    assert told == list(get_args(e.PublicEntry))


@pytest.mark.parametrize("entry", [OTHERS[0][0], OTHERS[2][0]], ids=["Began", "Answered"])
def test_a_seat_is_told_what_is_for_it_alone(entry: AnyEntry) -> None:
    assert _told(entry, SEAT)[0]["events"] == [PLAIN, HIDDEN]


def test_reasons_are_told_where_they_betray_nothing() -> None:
    answered = OTHERS[2][0]
    why = {"key": "toy-why", "args": {}}
    assert _told(answered, 0, reasons=True)[0]["entry"]["reason"] == why
    assert "reason" not in _told(answered, SEAT)[0]["entry"]
