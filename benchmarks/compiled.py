"""The compiled build beside the plain one, in the same run.

Both cannot be imported into one process, so the compiled one plays in a process of its own, which
is told round by round what to do. It says how much processor time that took.
"""

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from benchmarks import bot_play
from benchmarks.commonroom_engine import CommonRoom
from benchmarks.measure import COMMON, Probe, Sample, common_probes

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "commonroom"
BUILD = ROOT / "build" / "compiled"


def is_current() -> bool:
    """Whether there is a build, and nothing has changed since."""
    built = BUILD / "built"
    if not built.exists():
        return False
    made_of = [*SOURCE.rglob("*.py"), *(ROOT / "tools").iterdir()]
    newest = max(path.stat().st_mtime for path in made_of)
    return built.stat().st_mtime >= newest


class Job(msgspec.Struct, frozen=True):
    """What the process shall measure next."""

    game: str
    seats: int
    measure: str
    amount: int
    seed: int


def name_of(engine: str) -> str:
    """An engine of ours, compiled."""
    return f"{engine}, compiled"


class Worker:
    """The process in which the compiled build plays."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.compiled"],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(BUILD)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def probes(self, engine: CommonRoom) -> Iterator[Probe]:
        """What is measured of both builds."""
        for measure in (*COMMON, *bot_play.measures(engine.game)):
            yield Probe(name_of(engine.name), measure, self._asked(engine, measure))

    def _asked(self, engine: CommonRoom, measure: str) -> Callable[[int, int], Sample]:
        return lambda amount, seed: self._ask(Job(engine.game, engine.seats, measure, amount, seed))

    def _ask(self, job: Job) -> Sample:
        there, back = self._process.stdin, self._process.stdout
        assert there is not None
        assert back is not None
        there.write(msgspec.json.encode(job) + b"\n")
        there.flush()
        return msgspec.json.decode(back.readline(), type=Sample)


def _probes(game: str, seats: int) -> Iterator[Probe]:
    engine = CommonRoom(game, seats)
    yield from common_probes(engine)
    yield from bot_play.probes(engine.name, game, seats)


def main() -> None:
    """Do what is asked, until nobody asks any more."""
    from commonroom.kernel import match

    assert not match.__file__.endswith(".py"), f"{match.__file__} is not compiled"
    known: dict[tuple[str, int], dict[str, Probe]] = {}
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line, type=Job)
        at = job.game, job.seats
        if at not in known:
            known[at] = {probe.measure: probe for probe in _probes(*at)}
        gc.collect()
        sample = known[at][job.measure].run(job.amount, job.seed)
        sys.stdout.buffer.write(msgspec.json.encode(sample) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
