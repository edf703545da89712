"""Compile the kernel, the games and their bots to machine code: the same code, faster.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/commonroom simulate …
    python tools/compile.py --game talisman     # the other games stay plain: quicker

The compiled package stands beside the plain one and never replaces it. Needs a C compiler, and the
same environment when it runs. `--check` needs none: it ends when mypyc has taken every module,
after ten seconds instead of three minutes.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
OUT = ROOT / "build" / "compiled"
CACHES = ROOT / "tools" / "caches.h"
HOT = (
    "kernel/chance.py", "kernel/checkpointer.py", "kernel/game.py", "kernel/match.py",
    "kernel/position.py", "bots/asking.py", "bots/driver.py", "bots/player.py",
    "games/{game}/**/*.py",
)  # fmt: skip
"""What a simulation spends its time in."""
COLD = {
    "__init__.py", "about.py", "arrange.py", "checks.py", "content.py", "events.py", "hints.py",
    "options.py", "phases.py", "seed.py", "state.py", "statistics.py", "title.py", "vocabulary.py",
    "wording.py",
}  # fmt: skip
"""Plain data, which msgspec's own C takes care of, and what runs once or for people only."""
COLD_FOLDERS = ("wording/",)
"""The same, by the folder."""
KEPT = """\
    _has_{name}: bool = False
    _kept_{name}: {type}

    @property
    def {name}(self) -> {type}:
        if not self._has_{name}:
            self._kept_{name} = self._found_{name}()
            self._has_{name} = True
        return self._kept_{name}

    def _found_{name}(self) -> {type}:
"""
"""What a `cached_property` becomes: compiled objects have fields, and no dict to keep it in."""
OPEN = {
    "kernel/chance.py": "class Chance:",
    "kernel/checkpointer.py": "class Checkpointer:",
    "kernel/position.py": "class Position:",
    "kernel/match.py": "class Match(",
    "kernel/game.py": "class Game(",
    "games/death_eaters_rising/game.py": "class Rising(",
    "games/talisman/game.py": "class Talisman(",
    "games/year_at_hogwarts/game.py": "class Year(",
    "games/year_at_hogwarts/voldemort_returns/game.py": "class Return(",
}
"""Compiled classes from which uncompiled ones inherit, or of which `__new__` alone makes a copy;
mypyc must be told, or `__new__` would ask for what `__init__` does."""


def main() -> None:
    """Copy the package and compile its hot modules in place; or see whether that can be done."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--game", default="**", help="the folder of the only game to compile")
    chosen = parser.parse_args()
    if chosen.check:
        with tempfile.TemporaryDirectory() as scratch:
            os.chdir(scratch)
            _translated(chosen.game)
            os.chdir(ROOT)
        return
    from setuptools import setup

    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    os.chdir(OUT)
    begun = OUT / "begun"
    begun.touch()
    setup(
        name="commonroom-compiled",
        packages=[],
        ext_modules=_translated(chosen.game),
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
    )
    begun.rename(OUT / "built")  # from before the copy: a source may have changed since


def _translated(game: str) -> Any:
    """A copy of the package in this folder, and its hot modules as C; exits if mypyc refuses."""
    from mypyc.build import mypycify

    package, unwanted = Path("commonroom"), shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "commonroom", package, ignore=unwanted)
    Path("mypy.ini").write_text("[mypy]\nstrict = True\nignore_missing_imports = True\n")
    for file, line in OPEN.items():
        _open(package / file, line)
    hot = {path for wanted in HOT for path in package.glob(wanted.format(game=game))}
    modules = sorted(path for path in hot if _is_compiled(path))
    for path in modules:
        _keep_in_fields(path)
    flags = ["--explicit-package-bases", "--namespace-packages", *map(str, modules)]
    extensions = mypycify(flags, opt_level="2", multi_file=True)
    remember_in(Path("build"))
    return extensions


def remember_in(folder: Path) -> int:
    """Let what mypyc has written remember where it found things (`caches.h`): how many files."""
    sources = list(folder.glob("__native*.c"))
    for source in sources:
        source.write_text(f'#include "{CACHES.as_posix()}"\n{source.read_text()}')
    return len(sources)


def _is_compiled(path: Path) -> bool:
    """Not what is cold, nor structs: mypyc would drop the keywords of their classes."""
    where = path.as_posix()
    if path.name in COLD or any(part in where for part in COLD_FOLDERS):
        return False
    nodes = ast.walk(ast.parse(path.read_text()))
    return not any(isinstance(node, ast.ClassDef) and node.keywords for node in nodes)


def _open(path: Path, line: str) -> None:
    """Let uncompiled classes inherit from a compiled one, and `__new__` be without `__init__`."""
    text = path.read_text()
    assert text.count(line) == 1, f"{path} has no {line!r}"
    future = "from __future__ import annotations\n"
    text = text.replace(future, f"{future}\nfrom mypy_extensions import mypyc_attr\n", 1)
    path.write_text(text.replace(line, f"@mypyc_attr(allow_interpreted_subclasses=True)\n{line}"))


def _keep_in_fields(path: Path) -> None:
    """Replace the head of every `cached_property`, from the last to the first."""
    text = path.read_text()
    lines = text.splitlines(keepends=True)
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    for node in sorted(functions, key=lambda node: -node.lineno):
        if any(isinstance(one, ast.Name) and one.id == "cached_property"
               for one in node.decorator_list):  # fmt: skip
            assert node.returns is not None
            head = KEPT.format(name=node.name, type=ast.unparse(node.returns))
            lines[node.lineno - 2 : node.body[0].lineno - 1] = [head]
    path.write_text("".join(lines))


if __name__ == "__main__":
    main()
