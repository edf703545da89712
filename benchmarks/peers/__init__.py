"""The peers: other people's Python game engines, each behind `benchmarks.engine.Engine`.

Owns which peers there are. A peer that is not installed, or no longer works as its adapter
expects, is reported as skipped with the reason; it never stops the run.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, NamedTuple

from benchmarks.engine import Engine, play_random

REFERENCE = "catanatron"
"""The peer that ratios are taken to."""


class Skipped(NamedTuple):
    """Something that could not be measured, and why."""

    name: str
    reason: str


def load() -> tuple[list[Engine[Any]], list[Skipped]]:
    """The peers that work on this machine, and those that do not."""
    engines: list[Engine[Any]] = []
    skipped: list[Skipped] = []
    for name, build in _PEERS:
        try:
            engine = build()
            play_random(engine, seed=1, budget=1)
        except ImportError as error:
            skipped.append(Skipped(name, f"not installed: {error}"))
        except Exception as error:  # a stranger's code: whatever it raises, the others go on
            skipped.append(Skipped(name, f"does not run: {error!r}"))
        else:
            engines.append(engine)
    return engines, skipped


def _built(module: str, adapter: str, *args: str) -> Callable[[], Engine[Any]]:
    def build() -> Engine[Any]:
        engine: Engine[Any] = getattr(import_module(f"{__name__}.{module}"), adapter)(*args)
        return engine

    return build


_PEERS: Iterable[tuple[str, Callable[[], Engine[Any]]]] = (
    (REFERENCE, _built("catanatron", "Catanatron")),
    ("pyminion", _built("pyminion", "Pyminion")),
    ("RLCard uno", _built("rlcard", "UnoEnvironment")),
    ("RLCard uno, bare game", _built("rlcard", "UnoBare")),
    ("PettingZoo connect four", _built("pettingzoo", "Classic", "connect_four_v3")),
    ("PettingZoo texas holdem", _built("pettingzoo", "Classic", "texas_holdem_v4")),
    ("PettingZoo chess", _built("pettingzoo", "Classic", "chess_v6")),
)
