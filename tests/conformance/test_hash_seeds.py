"""The law of repeatability: a game does not depend on the order of a set."""

import os
import subprocess
import sys
from pathlib import Path

from commonroom.kernel import registry

ROOT = Path(__file__).parents[2]


def digests(game: str, hash_seed: int) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digest", game, registry._places[game]],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_a_game_is_the_same_under_every_hash_seed(game: str) -> None:
    assert digests(game, 1) == digests(game, 2)
