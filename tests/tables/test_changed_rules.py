"""A fix of the rules disturbs at most the phase in progress."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from commonroom.kernel import Decision, Msg, Script, title
from commonroom.tables.entries import TakenBack
from commonroom.tables.hall import Hall
from tests.conformance.tables import TOY
from tests.tables.company import likeness, plan, play
from tests.toy import rules
from tests.toy.state import BeanGame

pytestmark = pytest.mark.anyio


def update(
    monkeypatch: pytest.MonkeyPatch, bites: Callable[[BeanGame], Script[str | None]]
) -> None:
    """A new version of the game, in which one phase goes otherwise."""
    toy = title(TOY)
    monkeypatch.setattr(type(toy), "rules_version", toy.rules_version + 1)
    monkeypatch.setattr(type(toy), "phases", {**toy.phases, "bites": bites})


def one_nibble(game: BeanGame) -> Script[str | None]:
    """Nothing of what the old rules offered."""
    yield Decision(game.state.active, "choose", [("stop",)], Msg("toy-ask-bite"), "TOY-BIT-1")
    return "rest"


async def test_a_phase_that_still_works_goes_on(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = await hall.create(plan())
    await play(hall, new.id, Random(1), 7)
    async with hall.at(new.id) as live:
        before = likeness(live)
    update(monkeypatch, rules.bites)
    async with Hall(hall.storage).at(new.id) as live:
        after = likeness(live)
    for part in ("seq", "views", "question", "opened"):
        assert after[part] == before[part], part


async def test_a_phase_that_has_become_impossible_starts_anew(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = await hall.create(plan())
    await play(hall, new.id, Random(2), 1)
    for _ in range(40):  # into the middle of a phase
        async with hall.at(new.id) as live:
            if len(live.match.answers) > live.match.checkpoint.at > 0:
                break
        await play(hall, new.id, Random(3), 1)
    async with hall.at(new.id) as live:
        start, answers = live.match.checkpoint.at, len(live.match.answers)
    assert 0 < start < answers
    update(monkeypatch, one_nibble)
    later = Hall(hall.storage)
    async with later.at(new.id) as live:
        assert len(live.match.answers) == start
        assert live.match.decision is not None
        assert list(live.match.decision.options) == [("stop",)]
        assert live.decision_id == live.seq
    last = (await later.history(new.id))[-1].entry
    assert isinstance(last, TakenBack)
    assert (last.seat, last.to) == (None, start)
    async with Hall(hall.storage).at(new.id) as again:
        assert again.seq == live.seq
    await play(later, new.id, Random(4))


async def test_a_finished_game_stays_finished(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    new = await hall.create(plan())
    await play(hall, new.id, Random(5))
    async with hall.at(new.id) as live:
        before = likeness(live)
    update(monkeypatch, one_nibble)
    async with Hall(hall.storage).at(new.id) as live:
        after = likeness(live)
    assert (after["views"], after["question"]) == (before["views"], None)
