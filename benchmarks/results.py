"""What a run found: the machine, and every sample."""

import os
import platform
from pathlib import Path

import msgspec

from benchmarks.measure import Series
from benchmarks.peers import Skipped
from benchmarks.scaling import Scaling


class Machine(msgspec.Struct, frozen=True):
    """Where the run took place."""

    processor: str
    cores: int
    system: str
    python: str
    load: float
    """What else it had to do when the run began: processes that wanted a core."""
    load_after: float

    @classmethod
    def here(cls, load: float) -> "Machine":
        """This one, at the end of a run."""
        return cls(
            processor=_processor(),
            cores=os.cpu_count() or 1,
            system=f"{platform.system()} {platform.release()}",
            python=f"{platform.python_implementation()} {platform.python_version()}",
            load=load,
            load_after=load_now(),
        )


class Results(msgspec.Struct, frozen=True):
    """Everything a run found; this is the JSON file."""

    machine: Machine
    rounds: int
    versions: dict[str, str]
    """Engine → version of its distribution, in the order of the tables."""
    ours: list[str]
    """The engines that are Common Room's own."""
    titles: list[str]
    skipped: list[Skipped]
    series: list[Series]
    scaling: list[Scaling]


def load_now() -> float:
    """How many processes wanted a core in the last minute."""
    return os.getloadavg()[0]


def _processor() -> str:
    """The model's name; the standard library knows only the architecture on Linux."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
