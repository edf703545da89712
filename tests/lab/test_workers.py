"""However many processes play, the games are the same."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator

import pytest

from commonroom.lab import workers
from commonroom.lab.plan import Plan, Row
from tests.lab.plans import plan, rows

PLAN = plan(6, "random*2", "novice*2")
ROWS = rows(PLAN)


def sort(found: Iterator[Row]) -> list[Row]:
    return sorted(found, key=PLAN.index)


def after(count: int) -> Callable[[], bool]:
    """Time to stop, once so many games have been asked for."""
    asked = iter(range(count))
    return lambda: next(asked, None) is None


def test_one_worker_plays_in_this_process_and_in_order() -> None:
    assert list(workers.played(PLAN, range(12), 1, lambda: False)) == ROWS


def test_one_worker_stops_between_two_games() -> None:
    assert list(workers.played(PLAN, range(12), 1, after(5))) == ROWS[:5]


@pytest.mark.slow
@pytest.mark.parametrize("way", [workers.by_joblib, workers.by_futures])
def test_two_workers_play_the_same_games(
    way: Callable[[Plan, Iterator[int], int], Iterator[Row]],
) -> None:
    assert sort(way(PLAN, iter(range(12)), 2)) == ROWS


@pytest.mark.slow
@pytest.mark.parametrize("installed", [True, False])
def test_several_workers_finish_what_they_have_begun(
    installed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "find_spec", lambda name: installed or None)
    assert sort(workers.played(PLAN, range(12), 2, after(5))) == ROWS[:5]


def test_batches_grow_as_long_as_they_take_less_than_a_moment() -> None:
    batches = workers.Batches(iter(range(20)))
    coming = iter(batches)
    assert next(coming) == [0]
    assert batches.learn(workers.Played(ROWS[:1], 0.0)) == ROWS[:1]
    assert next(coming) == [1, 2]
    batches.learn(workers.Played(ROWS[1:3], 0.0))
    assert next(coming) == [3, 4, 5, 6]
    batches.learn(workers.Played(ROWS[3:7], 3600.0))
    assert next(coming) == [7]


def test_no_game_is_left_out_of_the_batches() -> None:
    batches = workers.Batches(iter(range(12)))
    found: list[int] = []
    for batch in batches:
        found += batch
        batches.learn(workers.Played(ROWS[: len(batch)], 0.0))
    assert found == list(range(12))


def test_an_interrupt_while_processes_begin_is_heard_afterwards() -> None:
    told: list[str] = []
    before = signal.signal(signal.SIGINT, lambda *_: told.append("heard"))
    try:
        with workers.interrupts_held():
            signal.raise_signal(signal.SIGINT)
            told.append("begun")
    finally:
        signal.signal(signal.SIGINT, before)
    assert told == ["begun", "heard"]
