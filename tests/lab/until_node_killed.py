"""Run as a program: simulate on a cluster of two machines, and kill one when some games are done.

Both are on this machine; Ray treats them as two. The second one dies as by a power cut.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from commonroom.lab.plan import Plan
from commonroom.lab.simulation import simulate
from tests.lab.plans import plan

ENOUGH = 5
_STARTS = 8
"""Ray gives up on its own parts if they take 15 seconds, which on a busy machine they may."""


def planned() -> Plan:
    return plan(60)


@contextmanager
def two_machines() -> Iterator[tuple[str, Any]]:
    """The address of a cluster, and the machine in it that may die."""
    from ray.cluster_utils import Cluster

    alike = {"num_cpus": 1, "object_store_memory": 100_000_000}
    for left in reversed(range(_STARTS)):
        cluster = Cluster()
        try:
            cluster.add_node(include_dashboard=False, **alike)
            mortal = cluster.add_node(**alike)
            break
        except Exception:  # it says no more than that it took too long
            with suppress(Exception):
                cluster.shutdown()
            if not left:
                raise
    try:
        yield cluster.address, mortal
    finally:
        cluster.shutdown()


def main(out: Path) -> None:
    with two_machines() as (address, mortal):

        def progress(done: int) -> None:
            if done == ENOUGH:
                os.kill(mortal.all_processes["raylet"][0].process.pid, signal.SIGKILL)
                sys.stdout.write("killed\n")

        simulate(planned(), out, workers=None, cluster=address, progress=progress)
        simulate(planned(), out, workers=None, cluster=address, resume=True)
        sys.stdout.write("resumed\n")


if __name__ == "__main__":
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_raylet_start_wait_time_s", "120")  # of a busy machine
    main(Path(sys.argv[1]))
