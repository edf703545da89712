"""Our tests where the games of a tab run, in Python as WebAssembly: ``python -m tests.tab``.

What follows goes to pytest: ``python -m tests.tab tests/golden -k talisman``. If no test is named,
all run that need nothing but Python: whoever starts processes or waits for several things at once
cannot do that there.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from tools import site

ROOT = Path(__file__).parent.parent.parent
WHOLE = ("tests/golden", "tests/conformance", "tests/games", "tests/kernel")
_PLAIN = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "iniconfig", "packaging", "pluggy",
          "pygments", "pytest", "pytest-timeout", "pytz", "sortedcontainers", "structlog",
          "typing_extensions")  # fmt: skip
_BUILT = ("hypothesis", "msgspec")
"""What the tests need: plain Python runs anywhere, the rest is there for WebAssembly, too."""
_PROCESSES = (
    "tests/conformance/test_hash_seeds.py",
    "tests/conformance/test_the_laws_bite.py::test_the_order_of_a_set_is_noticed",
)
"""Tests that start processes of their own."""


def run(*args: str, capture: bool = False) -> subprocess.CompletedProcess[str]:
    """Run pytest there, with our own settings and fixtures."""
    node = shutil.which("node")
    assert node is not None, "tests of the tab need Node.js"
    subprocess.run([sys.executable, ROOT / "web" / "build.py", "run"], check=True)
    apart = [f"--deselect={test}" for test in _PROCESSES]
    with tempfile.TemporaryDirectory() as folder:
        for name, data in _files():
            file = Path(folder) / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        return subprocess.run(
            [node, ROOT / "tests" / "tab" / "in_pyodide.mjs", ROOT, folder, "-q",
             "-p", "no:cacheprovider", "-o", "timeout=0", *apart, *args],
            capture_output=capture, text=True, check=False,
        )  # fmt: skip


def _files() -> Iterator[tuple[str, bytes]]:
    for package in _PLAIN:
        for file in metadata.files(package) or ():
            if not (file.suffix == ".pyc" or ".." in file.parts):  # nor commands
                yield file.as_posix(), file.read_binary()
    for package in _BUILT:
        yield from site.unpacked(package)


def main() -> None:
    """Run the named tests, or all."""
    named = any(not arg.startswith("-") for arg in sys.argv[1:])
    sys.exit(run(*sys.argv[1:], *(() if named else WHOLE)).returncode)


if __name__ == "__main__":
    main()
