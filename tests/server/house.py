"""Houses for tests: a server in a thread of this process, or a real process of its own.

All tables of these have the same dice, so that a test sees the same games whenever it runs.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, cast

import httpx2
import msgspec
import uvicorn
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from commonroom.server.app import create_app
from commonroom.server.doors import Guarded, Released
from commonroom.server.limits import LARGEST_MESSAGE
from commonroom.server.settings import Settings
from commonroom.wire.protocol import VERSION
from tools.leash import Leash

Json = dict[str, Any]
ADMIN = "the admin's own secret"
PATIENCE = 100.0
"""Seconds until something that should happen at once is given up, on a busy machine."""
DICE = bytes(32)
_SERVER = f"""
from commonroom.cli import main
from commonroom.server import limits
from commonroom.tables import creation
limits.BETWEEN_PAGES = 0.0  # as generous as all other limits
creation.fresh_key = lambda: {DICE!r}
main()
"""


class House:
    """A running server, wherever it runs."""

    def __init__(self, address: str, game: str = "toy") -> None:
        self.address = address
        self._game = game
        self.http = httpx2.Client(base_url=address, timeout=PATIENCE)

    def create(self, *chairs: Json, game: str = "", **more: Any) -> Json:
        """A new table."""
        body = {"game": game or self._game, "chairs": chairs or ({}, {}, {}), "speed": 0, **more}
        response = self.http.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        return cast(Json, response.json())

    def sit(self, table: Json, seat: int | None, since: int | None = None, **more: Any) -> Sitter:
        """A connection that has been welcomed."""
        link = table["watch"] if seat is None else table["seats"][seat]
        sitter = self.connect()
        try:
            sitter.say(
                type="hello",
                protocol=VERSION,
                table=table["table"],
                token=link["token"],
                since=since,
                **more,
            )
            sitter.welcome = sitter.hear("welcome")
        except BaseException:
            sitter.leave()
            raise
        return sitter

    def connect(self) -> Sitter:
        """A connection that has said nothing yet."""
        return Sitter(f"{self.address.replace('http', 'ws')}/ws")

    def listed(self, table: Json) -> Json:
        """The table as the admin sees it."""
        tables: Any = self.admin("/api/admin/tables?limit=1000")
        found: Json = next(one for one in tables if one["table"] == table["table"])
        return found

    def admin(self, path: str, method: str = "GET") -> Json:
        headers = {"authorization": f"Bearer {ADMIN}"}
        response = self.http.request(method, path, headers=headers)
        assert response.status_code == 200, response.text
        return cast(Json, response.json())


class Sitter:
    """One seat's end of a WebSocket. `position` and `seq` are what it was told last."""

    def __init__(self, address: str) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                address, max_size=None, max_queue=None, ping_interval=None, open_timeout=PATIENCE,
                close_timeout=PATIENCE,
            )
        )  # fmt: skip # its pings would draw random numbers, which hypothesis minds
        self.welcome: Json = {}
        self.heard: list[Json] = []
        """Everything, in order."""
        self.position: Json = {}
        self.seq = 0

    def say(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def receive(self) -> Json:
        """The next message."""
        message: Json = msgspec.json.decode(self.socket.recv(PATIENCE))
        self.heard.append(message)
        if message.get("position") is not None:
            self.position = message["position"]
        if message["type"] in ("welcome", "update"):
            self.seq = message["seq"]
        return message

    def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while (message := self.receive())["type"] not in kinds:
            pass
        return message

    def until(self, condition: Callable[[], object]) -> None:
        """Listen until something is so."""
        while not condition():
            self.receive()

    def catch_up(self, seq: int) -> None:
        """Listen until the table is known to stand there."""
        self.until(lambda: self.seq >= seq)

    def ask(self, **message: Any) -> Json:
        """Say something; what the table says to it."""
        nonce = message.setdefault("nonce", f"{time.monotonic_ns()}")
        self.say(**message)
        while True:
            reply = self.hear("done", "refused", "past")
            if reply["nonce"] == nonce:
                return reply

    def answer(self, option: list[Any], nonce: str = "") -> Json:
        """Answer the open decision."""
        decision = self.position["decision"]
        message = {"decision": decision["id"], "option": option, "seen": self.seq}
        return self.ask(type="answer", **message, **({"nonce": nonce} if nonce else {}))

    def options(self) -> list[list[Any]]:
        decision = self.position["decision"]
        return [offer["option"] for offer in decision["offers"]] if decision else []

    def closed(self) -> int:
        """Listen to the end; the code with which the connection was closed."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    def leave(self) -> None:
        self._open.close()


@contextmanager
def house(**settings: Any) -> Iterator[House]:
    """A server in a thread, for games that only tests know."""
    generous = dict.fromkeys(
        ("tables_per_minute", "arrivals_per_second", "messages_per_second"), 100_000
    )
    chosen = Settings(**{"admin_token": ADMIN, **generous, **settings})
    app: Starlette = create_app(chosen)
    config = uvicorn.Config(
        app, port=0, log_level="error", http=Guarded, proxy_headers=False,
        ws=Released, ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False, access_log=False, timeout_graceful_shutdown=2,
    )  # fmt: skip
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    house = House(f"http://127.0.0.1:{port}")
    try:
        yield house
    finally:
        house.http.close()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


class Process:
    """A real server process, which can be killed."""

    def __init__(
        self, database: str, *, largest_file: int | None = None, port: int = 0, workers: int = 1,
        bus: str | None = None, site: Path | None = None,
    ) -> None:  # fmt: skip
        self._process = subprocess.Popen(
            [
                sys.executable, "-c", _SERVER, "serve", "--port", str(port),
                "--database", database, "--workers", str(workers),
            ],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, process_group=0,
            env={**os.environ, "COMMONROOM_ADMIN_TOKEN": ADMIN, "PYTHONUNBUFFERED": "1",
                 "COMMONROOM_TABLES_PER_MINUTE": "100000",
                 "COMMONROOM_ARRIVALS_PER_SECOND": "100000",
                 "COMMONROOM_MESSAGES_PER_SECOND": "1000", "COMMONROOM_BUS": bus or "",
                 "COMMONROOM_SITE": str(site or "")},
            cwd=Path(__file__).parent.parent.parent,
        )  # fmt: skip
        self._leash = Leash(self._process.pid)
        if largest_file is not None:
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (largest_file,) * 2)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, line + self._process.stdout.read()
        self.house = House(line.split()[-1], "death-eaters-rising")
        self.log: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        self.log.extend(self._process.stdout)

    def kill(self) -> None:
        """As a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """As its owner would; the exit code."""
        self._process.send_signal(signal.SIGTERM)
        return self._gone()

    @property
    def speaks(self) -> bool:
        """Whether it, or a process that it started, could still say something."""
        return self._reader.is_alive()

    def _gone(self) -> int:
        code = self._process.wait(PATIENCE)
        self._leash.loose()
        self._reader.join(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self.house.http.close()
        return code
