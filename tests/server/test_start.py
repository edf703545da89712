"""A server that cannot start says why in one line, and is gone."""

from __future__ import annotations

import ctypes
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import structlog
from click.testing import CliRunner

from commonroom.bots.visitors import WELCOME
from commonroom.server.serve_command import reached_at, serve
from tests.server.house import Process

PR_CAPBSET_DROP, CAP_DAC_OVERRIDE = 24, 1


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    before = structlog.get_config()
    yield
    structlog.configure(**before)


class Modest:
    """A bot that does not take the content of a game."""

    def choose(self, *_: object) -> None:
        """Nothing."""


def complaint(*options: str, environment: dict[str, str] | None = None) -> str:
    """The one line with which the server refuses to start."""
    done = CliRunner().invoke(serve, ["--port", "0", *options], env=environment)
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    return one_line(done.stderr)


def one_line(said: str) -> str:
    assert "Traceback" not in said
    assert said.count("\n") == 1, said
    return said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--database", "sqlite:////tmp/x.db", "--workers", "2"], "PostgreSQL"),
        (["--database", "mysql://localhost/x"], "mysql"),
        (["--database", "sqlite:///:memory:"], "sqlite:///file"),
        (["--database", "nonsense:hush@x"], "addresses"),
        (["--bus", "amqp://localhost"], "amqp"),
        (["--public-url", "games.example"], "https://games.example"),
        (["--site", "/"], "make site"),
        (["--database", "sqlite:////dev/null/x/y.db"], "/dev/null/x"),
        (["--database", "postgresql://me:hush@127.0.0.1:1/x"], "me:***@127.0.0.1:1/x cannot be"),
        (["--database", "postgresql://me:hush@nowhere.invalid/x"], "nowhere.invalid"),
    ],
)
def test_what_cannot_work_is_refused_at_once(options: list[str], said: str) -> None:
    line = complaint(*options)
    assert said in line
    assert "hush" not in line


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("mine=nowhere_at_all:Bot", "nowhere_at_all"),
        ("mine=fractions:Fraction", "no method choose"),
        (f"novice={__name__}:Modest", "novice is a level"),
        (f"mine={__name__}:Modest", "cannot be made of the content"),
    ],
)
def test_a_bot_that_could_not_sit_down_is_refused(
    word: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(WELCOME, "")  # which the server sets for its other processes
    assert said in complaint("--bots", word)


def test_a_bus_that_does_not_answer(tmp_path: Path) -> None:
    line = complaint(
        "--database", f"sqlite:///{tmp_path}/t.db", "--bus", "redis://:hush@127.0.0.1:1"
    )
    assert "redis://:***@127.0.0.1:1 cannot be opened: Connection refused" in line


@pytest.mark.parametrize(
    ("missing", "options", "extra"),
    [
        ("asyncpg", ["--database", "postgresql://localhost/x"], "postgres"),
        ("redis.asyncio", ["--database", "sqlite:///{}/t.db", "--bus", "redis://x"], "redis"),
    ],
)
def test_an_extra_that_is_not_installed(
    missing: str, options: list[str], extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    assert f"commonroom[{extra}]" in complaint(*(option.format(tmp_path) for option in options))


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert f"{tmp_path} is a folder" in complaint("--database", f"sqlite:///{tmp_path}")


@pytest.mark.parametrize("content", [b"Dear diary, " * 100, b"SQLite format 3\0" + b"\xff" * 4096])
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)
    assert f"{file} is no SQLite database" in complaint("--database", f"sqlite:///{file}")
    assert file.read_bytes() == content


def migrated(file: Path, version: str) -> None:
    """A database of some version."""
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
    connection.execute("INSERT INTO alembic_version VALUES (?)", (version,))
    connection.commit()
    connection.close()


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    migrated(file, "9999")
    assert f"{file} was written by a newer Common Room" in complaint(
        "--database", f"sqlite:///{file}"
    )


def test_a_file_that_another_server_uses(tmp_path: Path) -> None:
    """By whichever name it is called; and no longer than the other server lives."""
    file, link = tmp_path / "t.db", tmp_path / "link.db"
    process = Process(f"sqlite:///{file}")
    link.symlink_to(file)
    try:
        for name in (file, link):
            assert f"{name} is in use by another" in complaint("--database", f"sqlite:///{name}")
        table = process.house.create({}, {})
        process.kill()
        process = Process(f"sqlite:///{file}")
        process.house.sit(table, 0).leave()
    finally:
        process.kill()


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = complaint("--port", port, "--database", f"sqlite:///{tmp_path}/t.db")
    assert f"127.0.0.1:{port} already" in line
    assert "--port" in line


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:8000"), ("::1", "http://[::1]:8000"),
     ("owl", "http://owl:8000")],
)  # fmt: skip
def test_the_address_is_where_it_listens(host: str, address: str) -> None:
    assert reached_at(host, 8000) == address


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_whoever_listens_everywhere_tells_an_address_that_leads_somewhere(host: str) -> None:
    told = urlsplit(reached_at(host, 8000)).hostname
    assert told not in (None, "", "0.0.0.0", "::")


@pytest.mark.parametrize(
    ("name", "value"), [("WORKERS", "many"), ("WORKERS", "0"), ("PORT", "99999")]
)
def test_an_environment_that_makes_no_sense(name: str, value: str) -> None:
    name = f"COMMONROOM_{name}"
    assert name in complaint(environment={name: value})


def like_anyone() -> None:
    """Root may write what is read-only; let us be as powerless as everyone else."""
    if os.geteuid() == 0:
        ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0)


def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    """In a process of its own, as people start it."""
    file = tmp_path / "t.db"
    migrated(file, "0001")
    file.chmod(0o444)
    done = subprocess.run(
        [
            sys.executable, "-c", "from commonroom.cli import main; main()", "serve",
            "--port", "0", "--database", f"sqlite:///{file}",
        ],
        capture_output=True, text=True, check=False, timeout=100, preexec_fn=like_anyone,
    )  # fmt: skip
    assert done.returncode == 2
    assert f"{file} may be read but not written" in one_line(done.stderr)
