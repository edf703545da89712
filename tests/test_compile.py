"""What `make compiled` takes minutes to compile, mypyc takes, and nothing else comes of it."""

from __future__ import annotations

import os
import shutil
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


CACHED = """
from typing import Any


class Plain:
    def __init__(self) -> None:
        self.field: Any = "of an object"


def field(thing: Any) -> Any:
    return thing.field
"""
"""Each place in it meets many objects, one after another."""

TRIED = """
import cached, msgspec

class Card(msgspec.Struct):
    field: object = "of a card"

class Dearer(Card):
    price: int = 3

class Turned(msgspec.Struct):
    price: int = 4
    field: object = "of another"

class Reckoned:
    @property
    def field(self):
        return "reckoned"

class Slotted:
    __slots__ = ("field",)

class Asked:
    def __getattr__(self, name):
        return f"asked for {name}"

def missing(thing):
    try:
        return cached.field(thing)
    except AttributeError:
        return None

for _ in range(3):
    assert cached.field(Card()) == cached.field(Card()) == "of a card"
    assert cached.field(Dearer()) == "of a card"
    assert cached.field(Turned()) == "of another"
    assert cached.field(Reckoned()) == "reckoned"
    assert cached.field(cached.Plain()) == "of an object"
    assert cached.field(Asked()) == "asked for field"
    assert missing(Slotted()) is None and missing(3) is None

slotted = Slotted()
slotted.field = "set"
assert cached.field(slotted) == cached.field(slotted) == "set"
del slotted.field
assert missing(slotted) is None

card = Card(["kept"])
for _ in range(1000):
    cached.field(card)
assert cached.field(card) == ["kept"]
card.field = "other"
assert cached.field(card) == "other"
slotted.field = "again"
assert cached.field(slotted) == cached.field(slotted) == "again"
Slotted.field = property(lambda self: "a property now")
assert cached.field(slotted) == "a property now"
print("as plain code does")
"""


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")
def test_compiled_code_finds_what_plain_code_finds(tmp_path: Path) -> None:
    """Whatever it remembers of what it met before (`tools/caches.h`)."""
    (tmp_path / "cached.py").write_text(CACHED)
    build = (
        "from pathlib import Path\n"
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        "from tools.compile import remember_in\n"
        "made = mypycify(['cached.py'], opt_level='1', multi_file=True)\n"
        "assert remember_in(Path('build'))\n"
        "setup(name='cached', ext_modules=made, script_args=['-q', 'build_ext', '--inplace'])\n"
    )
    for program in (build, TRIED):
        run = [sys.executable, "-c", program]
        settings = os.environ | {"PYTHONPATH": str(ROOT)}
        done = subprocess.run(run, cwd=tmp_path, env=settings, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == "as plain code does\n"
