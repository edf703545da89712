"""A look back into a game that goes on shows what a seat saw, and not what others chose."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from commonroom.tables.live import Wish
from commonroom.tables.manager import TableManager
from commonroom.tables.replay import Frame, recap
from tests.tables.playing import plan, play
from tests.tables.test_changed_rules import one_nibble, update
from tests.tables.test_replay import apply, without_null

_FRAMES = msgspec.json.Decoder(tuple[Frame, ...])


@pytest.mark.anyio
@pytest.mark.parametrize("seat", [None, 1])
async def test_moments_show_what_a_seat_saw_from_an_entry_on(
    manager: TableManager, seat: int | None
) -> None:
    new = await manager.create(plan())
    await play(manager, new.id, Random(1), 9)
    async with manager.at(new.id) as live:
        after = live.opened[4]
    frames = _FRAMES.decode(await recap(manager, new.id, seat, after))
    async with manager.at(new.id) as live:
        assert [frame.seq for frame in frames] == live.opened[4:]
        view: dict[str, Any] = {}
        for count, frame in enumerate(frames, 4):
            view = apply(view, frame.changes)
            then = live.match.replayed(count)
            assert without_null(view) == without_null(msgspec.to_builtins(then.view(seat)))
            own = live.match.answers[count - 1]
            assert (frame.option, frame.seat) == (
                own.option if own.seat == seat else None,
                own.seat,
            )
            assert (frame.text is None) == (own.seat != seat)


@pytest.mark.anyio
@pytest.mark.parametrize("far", [1, 10_000])
async def test_what_happened_is_told_though_the_rules_have_changed_unannounced(
    manager: TableManager, far: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then nobody knows any more what lay on the table."""
    monkeypatch.setattr("commonroom.tables.manager._FAR", far)
    new = await manager.create(plan())
    await play(manager, new.id, Random(1), 9)
    before = _FRAMES.decode(await recap(manager, new.id, 0, 5))
    update(monkeypatch, one_nibble, announced=False)
    later = TableManager(manager.storage)
    after = _FRAMES.decode(await recap(later, new.id, 0, 5))
    assert after, "what came before the phase in progress, which starts anew"
    for one, then in zip(after, before, strict=False):
        assert (one.seq, one.events) == (then.seq, then.events)
        assert then.changes
    assert not any(one.changes for one in after)


@pytest.mark.anyio
async def test_what_was_taken_back_is_not_among_them(manager: TableManager) -> None:
    new = await manager.create(plan(takeback="free"))
    await play(manager, new.id, Random(1), 5)
    await manager.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[2], "")))
    frames = _FRAMES.decode(await recap(manager, new.id, None, 0))
    assert [frame.seq for frame in frames] == [1, 2, 3]
