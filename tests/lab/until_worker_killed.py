"""Run as a program: simulate on a cluster of two, and kill one of them when some games are done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from commonroom.lab.cluster import LOCAL
from commonroom.lab.plan import Plan
from commonroom.lab.simulation import simulate
from tests.lab.plans import plan

ENOUGH = 5


def planned() -> Plan:
    return plan(120)


def players() -> list[int]:
    """The processes of this program's cluster that play games, those that are at it first."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    )
    parents, words = {}, {}
    for line in listed.stdout.splitlines():
        pid, parent, words[int(pid)] = line.split(None, 2)
        parents[int(pid)] = int(parent)

    def ours(pid: int) -> bool:
        return pid == os.getpid() or (pid in parents and ours(parents[pid]))

    playing = ("ray::play_there", "ray::IDLE")
    found = [pid for pid in parents if words[pid].startswith(playing) and ours(pid)]
    return sorted(found, key=lambda pid: "ray::play_there" not in words[pid])


def main(out: Path) -> None:
    def progress(done: int) -> None:
        if done == ENOUGH:
            os.kill(players()[0], signal.SIGKILL)
            sys.stdout.write("killed\n")

    simulate(planned(), out, workers=2, cluster=LOCAL, progress=progress)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
