"""A process that is killed while it writes has lost nothing that it acknowledged."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

KILLS = 12


@pytest.mark.slow
def test_killed_processes_keep_their_word(database: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.tables.kills", database, str(KILLS)],
        cwd=Path(__file__).parent.parent.parent, env={**os.environ}, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    found = msgspec.json.decode(done.stdout.splitlines()[-1], type=dict[str, int])
    assert found["kills"] == KILLS
    assert found["acknowledged"] > KILLS
