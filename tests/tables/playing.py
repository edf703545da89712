"""People at tables, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from commonroom.kernel import Answer
from commonroom.kernel.errors import CommonRoomError
from commonroom.server.redaction import redacted
from commonroom.tables.entries import Answered, AnyEntry, Row
from commonroom.tables.live import Live
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Chair, Plan
from tests.conformance.tables import TOY, pick

PEOPLE = (Chair("Ada"), Chair("Bob"), Chair("Cleo"))
BOT = Chair("Kreacher", "random")


def plan(*chairs: Chair, game: str = TOY, **more: object) -> Plan:
    return msgspec.convert(
        {"game": game, "chairs": chairs or PEOPLE, "speed": 0, **more}, Plan, from_attributes=True
    )


async def answer(manager: TableManager, table: str, random: Random) -> Answer | None:
    """One random answer of whoever may speak; None when the game is over."""
    while True:
        async with manager.at(table) as live:
            if live.match.decision is None:
                return None
            if live.formality is None:
                chosen, decision = pick(live.match, random), live.decision_id
                break
        await asyncio.sleep(0.001)  # it is said for them
    await manager.act(table, Answered(seat=chosen.seat, option=chosen.option), decision)
    return chosen


async def play(manager: TableManager, table: str, random: Random, most: int = 10_000) -> int:
    """Random answers up to the end; how many there were."""
    for count in range(most):
        if await answer(manager, table, random) is None:
            return count
    return most


def likeness(live: Live) -> dict[str, object]:
    """Everything that a table is, for comparing two of them."""
    match = live.match
    decision = match.decision
    return {
        "seq": live.seq,
        "save": match.save(),
        "views": [
            msgspec.to_builtins(match.view(seat)) for seat in (*range(len(live.names)), None)
        ],
        "question": decision and (decision.owner, list(decision.options), decision.prompt),
        "guests": decision and {seat: list(said) for seat, said in decision.guests.items()},
        "company": (list(live.names), dict(live.stand_ins), live.paused, live.closed, live.rematch),
        "opened": list(live.opened),
        "nonces": list(live._nonces),
        "takeback": live.takeback and msgspec.to_builtins(live.takeback),
        "reactions": list(live.reactions),
    }


async def look(manager: TableManager, table: str) -> dict[str, object]:
    async with manager.at(table) as live:
        return likeness(live)


async def refused(
    manager: TableManager, table: str, entry: AnyEntry, why: type[CommonRoomError]
) -> None:
    """The entry is refused, and nothing has changed."""
    before = await look(manager, table), await manager.history(table)
    with pytest.raises(why):
        await manager.act(table, entry, await open_decision(manager, table))
    assert (await look(manager, table), await manager.history(table)) == before


async def open_decision(manager: TableManager, table: str) -> int:
    async with manager.at(table) as live:
        return live.decision_id


def unstamped(rows: Sequence[Row]) -> list[object]:
    """Rows without the time of day."""
    return [msgspec.to_builtins(msgspec.structs.replace(row, at=0)) for row in rows]


def check_news(heard: list[int], rows: Sequence[Row], seat: int | None) -> None:
    """Everything was heard once and in order. Of an answer that shows nothing one hears only at a
    table without secrets, or when they are open."""
    must, may = (
        {one.seq for one in redacted(rows, seat, reasons=open_)} for open_ in (False, True)
    )
    assert heard == sorted(set(heard))
    assert must <= set(heard), f"seat {seat} did not hear {sorted(must - set(heard))}"
    assert set(heard) <= may, f"seat {seat} heard {sorted(set(heard) - may)}"
