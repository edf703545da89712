"""A table of any title, brought back from its journal at any moment, is the table it was."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import commonroom
from commonroom.kernel import title
from commonroom.tables.creation import new_record
from commonroom.tables.entries import Answered, Began
from commonroom.tables.live import Live
from commonroom.tables.plan import Chair
from commonroom.tables.revival import begun, revived
from tests.tables.playing import plan

GAMES = tuple(commonroom.games())


@pytest.mark.parametrize("seed", [4, 9])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_brought_back_is_the_same(game: str, seed: int) -> None:
    """Now and then the game goes on at the table that was brought back."""
    chairs = [Chair(name) for name in ("Ada", "Bob", "Cleo")[: title(game).about.seats[-1]]]
    record = new_record(plan(*chairs, game=game).settled(), (), b"", secret=bytes([seed]) * 32)
    live, random = Live(record, begun(record)), Random(seed)
    rows = [live.enter(Began(), 0)]
    stored = live.checkpoint()
    for _ in range(60):
        decision = live.match.decision
        if decision is None:
            break
        point = live.match.checkpoint
        entry = Answered(seat=decision.owner, option=random.choice(decision.options))
        rows.append(live.enter(entry, 0))
        if live.match.checkpoint is not point:
            stored = live.checkpoint()
        again = revived(record, rows, stored)
        assert shown(again) == shown(live)
        if random.random() < 0.3:
            live = again


def shown(live: Live) -> object:
    """What everyone sees, and what is asked."""
    match = live.match
    decision = match.decision
    views = [msgspec.json.encode(match.view(seat)) for seat in (*range(len(live.names)), None)]
    asked = decision and (decision.owner, list(decision.options), dict(decision.guests))
    return views, asked, live.opened, match.can_undo()
