"""What `make compiled` takes minutes to compile, mypyc takes: that shows in seconds."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import COLD, COLD_FOLDERS, HOT, OPEN

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "commonroom"


@pytest.mark.slow
def test_mypyc_takes_every_hot_module() -> None:
    check = [sys.executable, "tools/compile.py", "--check"]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_is_named_is_still_there() -> None:
    games = [path.relative_to(PACKAGE).as_posix() for path in PACKAGE.glob("games/**/*.py")]
    assert not [hot for hot in HOT if not list(PACKAGE.glob(hot.format(game="**")))]
    assert not COLD.difference(path.rpartition("/")[2] for path in games)
    assert not [folder for folder in COLD_FOLDERS if not any(folder in path for path in games)]
    assert not [file for file, line in OPEN.items() if line not in (PACKAGE / file).read_text()]
