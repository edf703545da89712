"""A search pool: processes that try things out together, for one bot and one decision."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from typing import Self

from commonroom.bots.search import Ends, Trials
from commonroom.bots.worlds import Worlds
from commonroom.kernel import Match, load


class SearchPool:
    """So many processes. What they find does not depend on their number."""

    def __init__(self, count: int) -> None:
        # Spawned, because this process may have threads.
        self._pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def tried(self, match: Match, seat: int, trials: Trials, in_time: Callable[[], bool]) -> Ends:
        """How each option ends in each world; worlds that there is no time for are left out."""
        save = match.save()
        waiting = [self._pool.submit(_ends, save, seat, trials, world) for world in trials.worlds]
        ends: list[list[float]] = []
        for future in waiting:
            if not in_time():
                future.cancel()
            else:
                ends.append(future.result())
        return ends


def _ends(save: bytes, seat: int, trials: Trials, world: int) -> list[float]:
    return _worlds(save, seat).ends_in(world, trials)


@lru_cache(1)
def _worlds(save: bytes, seat: int) -> Worlds:
    """The match of the decision that is thought about; the same for many trials."""
    return Worlds(load(save), seat)
