"""A finished game can be told again, moment by moment, under any later rules."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from commonroom.kernel import title
from commonroom.tables.live import Wish
from commonroom.tables.manager import TableManager
from commonroom.tables.replay import patch, replay
from tests.conformance.tables import TOY
from tests.tables.playing import plan, play


def apply(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """RFC 7386, word for word."""
    result = dict(view)
    for key, value in changes.items():
        if value is None:
            result.pop(key, None)
        elif isinstance(value, dict):
            before = result.get(key)
            result[key] = apply(before if isinstance(before, dict) else {}, value)
        else:
            result[key] = value
    return result


def without_null(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_null(one) for key, one in value.items() if one is not None}
    return value


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3) | st.lists(st.integers()),
    lambda inner: st.dictionaries(st.sampled_from("abc"), inner),
)
DOCUMENTS = st.dictionaries(st.sampled_from("abcd"), PLAIN)


@given(DOCUMENTS, DOCUMENTS)
def test_a_patch_leads_from_one_document_to_the_other(
    before: dict[str, Any], after: dict[str, Any]
) -> None:
    assert without_null(apply(before, patch(before, after))) == without_null(after)


@pytest.mark.anyio
@pytest.mark.parametrize("seat", [None, 0, 2])
async def test_frames_show_what_a_seat_saw(manager: TableManager, seat: int | None) -> None:
    new = await manager.create(plan(takeback="free"))
    await play(manager, new.id, Random(1), 5)
    await manager.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[2], "")))
    await play(manager, new.id, Random(2))
    record = await manager.record(new.id)
    frames = await replay(manager, record, seat)
    async with manager.at(new.id) as live:
        match = live.match
        assert [frame.option for frame in frames[1:]] == [a.option for a in match.answers]
        view: dict[str, Any] = {}
        for count, frame in enumerate(frames):
            then = match.replayed(count)
            view = apply(view, frame.changes)
            assert without_null(view) == without_null(msgspec.to_builtins(then.view(seat)))
        events = [event for frame in frames for event in frame.events]
        seen = [form for event in match.events if (form := event.seen_by(seat)) is not None]
        assert [event.line for event in events] == [form.line() for form in seen]


@pytest.mark.anyio
async def test_a_kept_replay_outlives_the_rules(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    new, other = await manager.create(plan()), await manager.create(plan())
    await play(manager, new.id, Random(3))
    await play(manager, other.id, Random(3))
    record = await manager.record(new.id)
    before = await replay(manager, record, None)
    monkeypatch.setattr(type(title(TOY)), "rules_version", 77)
    monkeypatch.setitem(title(TOY).phases, "bites", None)
    assert await replay(manager, record, None) == before
    never_watched = await replay(manager, await manager.record(other.id), None)
    assert [len(frame.events) for frame in never_watched if frame.option] != []
    assert {str(frame.changes) for frame in never_watched} == {"{}"}
