"""The games of a tab are those of a server, to the byte: our tests run where they run."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import site

ROOT = Path(__file__).parent.parent.parent
_PLAIN = ("_pytest", "iniconfig", "packaging", "pluggy", "py", "pygments", "pytest")
"""What pytest is made of: plain Python, which runs anywhere."""
_TESTS = (
    "tests/golden",
    "tests/games/death_eaters_rising/rules/test_dice.py",
    "tests/games/talisman/rules/test_battle.py",
    "tests/games/year_at_hogwarts/rules/test_fights.py",
)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages that Python in a browser can import; Python itself is the client's."""
    subprocess.run([sys.executable, ROOT / "web" / "build.py", "run"], check=True)
    folder = tmp_path_factory.mktemp("packages")
    for name in _PLAIN:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        origin = Path(spec.origin)
        if origin.name == "__init__.py":
            shutil.copytree(origin.parent, folder / name)
        else:
            shutil.copy(origin, folder)
    for name, data in site.others():
        if name.endswith("/"):
            continue
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return folder


@pytest.mark.slow
def test_rules_and_whole_games_are_the_same_in_a_browser(packages: Path) -> None:
    """Also our test of Python 3.14, where no such interpreter is installed."""
    node = shutil.which("node")
    assert node is not None, "tests of the tab need Node.js"
    ran = subprocess.run(
        [node, ROOT / "tests" / "tab" / "in_pyodide.mjs", ROOT, packages, "-q", "-c", os.devnull,
         "--rootdir=/repository", "--import-mode=importlib", "--noconftest",
         "-p", "no:cacheprovider",
         "-o", "markers=rule: the rules that a test shows\nslow: takes seconds", *_TESTS],
        capture_output=True, text=True,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    assert " passed" in ran.stdout
    assert " skipped" not in ran.stdout
