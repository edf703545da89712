"""Compile the kernel and the games' rules to machine code: the same code, a third faster.

    make compiled
    PYTHONPATH=build/compiled .venv/bin/commonroom simulate …

The compiled package stands beside the plain one and never replaces it. Needs a C compiler.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any, cast

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).parent.parent
OUT = ROOT / "build" / "compiled"
HOT = (
    "kernel/chance.py", "kernel/decision.py", "kernel/match.py", "kernel/position.py",
    "games/**/rules/*.py", "games/**/cards/*.py",
)  # fmt: skip
"""What a simulation spends its time in. Plain data stays as it is (msgspec has its own C), and so
do classes that other people's games inherit from."""


def main() -> None:
    """Copy the package and compile its hot modules in place."""
    shutil.rmtree(OUT, ignore_errors=True)
    source, unwanted = ROOT / "src" / "commonroom", shutil.ignore_patterns("__pycache__")
    shutil.copytree(source, OUT / "commonroom", ignore=unwanted)
    (OUT / "mypy.ini").write_text("[mypy]\nstrict = True\nignore_missing_imports = True\n")
    os.chdir(OUT)
    package = Path("commonroom")
    modules = sorted(
        str(path) for hot in HOT for path in package.glob(hot) if path.name != "__init__.py"
    )
    flags = ["--explicit-package-bases", "--namespace-packages", *modules]
    setup(
        name="commonroom-compiled",
        packages=[],
        ext_modules=cast(Any, mypycify(flags, opt_level="2", multi_file=True)),
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
    )


if __name__ == "__main__":
    main()
