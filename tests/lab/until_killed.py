"""Run as a program: simulate until killed, and say when so many games are kept."""

from __future__ import annotations

import sys
from pathlib import Path

from commonroom.lab.simulation import simulate
from tests.lab.plans import plan


def main(out: Path, enough: int) -> None:
    def progress(done: int) -> None:
        if done == enough:
            sys.stdout.write("enough\n")
            sys.stdout.flush()
            sys.stdin.read()  # ends when whoever should kill us is gone

    simulate(plan(6, "random*2", "novice*2"), out, progress=progress)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
