"""``python -m benchmarks.hostile``: hostile messages by the hundred thousand, to a real server.

Every message must get a typed answer or end its connection; every request a status below 500; and
the server's log must hold no traceback. People at a table of their own play on meanwhile.
"""

import asyncio
import re
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import click
import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.load import Process
from benchmarks.load_client import House
from benchmarks.load_client import Table as HonestTable
from commonroom.wire import protocol as wire

GAMES = ["death-eaters-rising", "talisman", "year-at-hogwarts", "quidditch"]
KINDS: list[str] = [str(kind.__struct_config__.tag) for kind in wire.FromClient.__args__]
TAKES: dict[str, tuple[str, ...]] = {
    str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in wire.FromClient.__args__
}
FIELDS = (
    "decision", "option", "seen", "to", "agree", "text", "phrase", "name", "paused", "seat",
    "level", "reactions", "after", "table", "token", "since", "hints", "nonce", "type",
)  # fmt: skip
PATHS = (
    "/api/games", "/api/games/{}", "/api/games/{}/lesson", "/api/tables", "/api/tables/import",
    "/api/tables/{}/file", "/api/tables/{}/replay", "/api/locales", "/api/openapi.json",
    "/api/admin/tables", "/api/admin/tables/{}", "/api/admin/tables/{}/close", "/locales/{}",
    "/healthz", "/metrics", "/{}", "/assets/{}", "/t/{}",
)  # fmt: skip


class Noise:
    """Whatever a hostile mind could send, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def value(self, depth: int = 0) -> Any:
        """Anything that JSON can say."""
        random = self._random
        match random.randrange(14 if depth < 3 else 10):
            case 0:
                return None
            case 1:
                return random.choice((True, False))
            case 2:
                return random.randrange(-2, 40)
            case 3:
                return random.choice((2**31 - 1, 2**31, -(2**63), 2**63, 10**30, 1.5, -0.0))
            case 4 | 5:
                return self.text()
            case 6 | 7:
                return random.choice((*KINDS, *GAMES, "always", "matters", "never", "hello"))
            case 8 | 9:
                return [self.text(), random.randrange(9)][: random.randrange(3)]
            case 10 | 11:
                return [self.value(depth + 1) for _ in range(random.randrange(5))]
            case _:
                return {self.text(): self.value(depth + 1) for _ in range(random.randrange(4))}

    def text(self) -> str:
        """A text, mostly short."""
        random = self._random
        alphabet = random.choice(("ab", "0123456789", "\0\n\t ", "éß漢🜁", "../%2e%00", '"{}[],:'))
        return "".join(
            random.choice(alphabet) for _ in range(random.choice((0, 1, 3, 10, 60, 600)))
        )

    def message(self, sensible: dict[str, Any]) -> str | bytes:
        """A message: nearly right, or not at all."""
        random = self._random
        if random.random() < 0.1:
            raw = random.randbytes(random.randrange(200))
            return raw if random.random() < 0.5 else raw.decode("latin-1")
        kind = random.choice(KINDS)
        said: dict[str, Any] = {"type": kind, "nonce": f"{random.random()}"}
        if random.random() < 0.5:  # all right but for what is said
            said.update({field: self.value() for field in TAKES[kind] if random.random() < 0.8})
            said.update({key: value for key, value in sensible.items() if key in TAKES[kind]})
            return msgspec.json.encode(said).decode()
        if random.random() < 0.5:
            said.update(sensible)
        for field in random.sample(FIELDS, random.randrange(5)):
            if random.random() < 0.7 or field == "type":
                said[field] = self.value()
            else:
                said.pop(field, None)
        text = msgspec.json.encode(said).decode()
        if random.random() < 0.2:
            place = random.randrange(len(text))
            text = (
                text[:place]
                + random.choice(('"', "}", "[", "\\u0000", "\\ud800", ""))
                + text[place + 1 :]
            )
        return text

    def request(self, known: list[str]) -> tuple[str, str, dict[str, str], bytes]:
        """Method, path, headers and body of a request."""
        random = self._random
        part = random.choice(
            (*known, *GAMES, "%00", "x" * 300, "..%2f..", "%C3%28", "a b", "é", ".")
        )
        path = random.choice(PATHS).format(part.replace(" ", "%20"))
        if random.random() < 0.3:
            path += (
                f"?seat={random.choice(('0', '-1', '99', 'x', ''))}&after={random.randrange(99)}"
            )
        headers = {}
        if random.random() < 0.5:
            token = random.choice((*known, "x", "é".encode().decode("latin-1"), ""))
            headers["authorization"] = random.choice(("Bearer ", "bearer ", "Basic ", "")) + token
        if random.random() < 0.1:
            headers["origin"] = random.choice(("http://evil.example", "null", "http://["))
        if random.random() < 0.05:
            headers["host"] = random.choice(("evil.example", "[", "localhost"))
        body = msgspec.json.encode(self.value()) if random.random() < 0.5 else b""
        if random.random() < 0.3:
            plan = {
                "game": random.choice(GAMES),
                "chairs": [self.value(), {}],
                "options": self.value(),
            }
            body = msgspec.json.encode(plan)
        return random.choice(("GET", "POST", "DELETE", "PUT")), path, headers, body


class Attack:
    """Hostile clients, and what came of them."""

    def __init__(self, address: str, wanted: int) -> None:
        self.address = address
        self.left = wanted
        self.heard: Counter[str] = Counter()
        self.links: list[tuple[str, str]] = []
        self._http = httpx2.AsyncClient(base_url=address, timeout=120)

    async def prepare(self) -> None:
        """Some tables to sit down at."""
        for game in GAMES * 3:
            plan = {"game": game, "chairs": [{}, {}], "speed": 0, "takeback": "free"}
            new = (await self._http.post("/api/tables", json=plan)).json()
            self.links += [(new["table"], link["token"]) for link in (*new["seats"], new["watch"])]

    async def talk(self, seed: int) -> None:
        """Hostile messages over sockets, a few hundred for each connection."""
        random, noise = Random(seed), Noise(seed)
        while self.left > 0:
            table, token = random.choice(self.links)
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                async with connect(
                    f"{self.address.replace('http', 'ws')}/ws", max_size=None, ping_interval=None,
                    open_timeout=60, close_timeout=5,
                ) as socket:  # fmt: skip
                    await self._quarrel(socket, table, token, random, noise)

    async def _quarrel(
        self, socket: ClientConnection, table: str, token: str, random: Random, noise: Noise
    ) -> None:
        hello = {
            "type": "hello",
            "protocol": wire.VERSION,
            "table": table,
            "token": token,
            "since": 0,
            "hints": False,
        }
        await socket.send(msgspec.json.encode(hello).decode())
        sensible: dict[str, Any] = {}
        for _ in range(random.choice((1, 10, 300, 1000))):
            burst = random.choice((1, 40, 200, 400))
            for _ in range(burst):
                await socket.send(noise.message(sensible))
            self.left -= burst
            self.heard["messages sent"] += burst
            sensible = self._told(await socket.recv(), sensible)
            with suppress(TimeoutError):
                while True:
                    sensible = self._told(await asyncio.wait_for(socket.recv(), 0.002), sensible)
            if random.random() < 0.01:
                return  # in the middle of everything

    def _told(self, text: str | bytes, sensible: dict[str, Any]) -> dict[str, Any]:
        """Count an answer; what would be sensible to say to it."""
        heard = msgspec.json.decode(text)
        kind = heard["type"]
        self.heard[f"refused: {heard['error']}" if kind == "refused" else kind] += 1
        decision = (heard.get("position") or {}).get("decision")
        if decision is None:
            return sensible
        option = decision["offers"][0]["option"] if decision["offers"] else []
        return {"decision": decision["id"], "option": option, "seen": heard.get("seq", 0)}

    async def ask(self, seed: int) -> None:
        """Hostile requests."""
        noise = Noise(seed)
        known = [part for link in self.links for part in link]
        while self.left > 0:
            method, path, headers, body = noise.request(known)
            self.left -= 1
            self.heard["requests sent"] += 1
            with suppress(httpx2.HTTPError, httpx2.InvalidURL, UnicodeError, ValueError):
                answer = await self._http.request(method, path, headers=headers, content=body)
                self.heard[f"status {answer.status_code}"] += 1


async def _honest(table: HonestTable, waited: list[float]) -> None:
    while not table.over:
        waited.append(await table.answer())
        await asyncio.sleep(0.2)


async def run(server: Process, wanted: int) -> tuple[Counter[str], list[float]]:
    """So many messages."""
    house = House(server.address, ["talisman"], 2)
    waited: list[float] = []
    playing = asyncio.create_task(_honest(await house.open(), waited))
    attack = Attack(server.address, wanted)
    await attack.prepare()
    shown = asyncio.create_task(_show(attack))
    await asyncio.gather(
        *(attack.talk(n) for n in range(6)), *(attack.ask(100 + n) for n in range(2))
    )
    shown.cancel()
    playing.cancel()
    await asyncio.gather(playing, shown, return_exceptions=True)
    await house.close()
    return attack.heard, waited


async def _show(attack: Attack) -> None:
    while True:
        await asyncio.sleep(30)
        click.echo(f"{attack.left} to go", err=True)


@click.command()
@click.argument("messages", type=int, default=10_000)
def main(messages: int) -> None:
    """Send so many hostile MESSAGES, and look whether anything came of it."""
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = (
            "-m",
            "commonroom",
            "serve",
            "--port",
            "0",
            "--database",
            f"sqlite:///{folder}/t.db",
        )
        server = Process(*command, log=log)
        try:
            heard, waited = asyncio.run(run(server, messages))
            memory = server.memory
        finally:
            server.stop()
        lines = log.read_text(encoding="utf-8")
    for name, count in sorted(heard.items()):
        click.echo(f"{count:>10} {name}")
    faults = len(re.findall("Traceback", lines))
    broken = sum(count for name, count in heard.items() if name.startswith("status 5"))
    torn = heard["refused: try-again"]
    waited.sort()
    if waited:
        click.echo(
            f"{len(waited)} honest answers, p99 {1000 * waited[int(0.99 * len(waited))]:.0f} ms"
        )
    click.echo(f"{memory / 1e6:.0f} MB at the end, {time.monotonic() - started:.0f} s")
    click.echo(
        f"{faults} tracebacks, {broken} answers of 500 or more, {torn} that could not be heeded"
    )
    if faults or broken or torn:
        click.echo(lines[:4000], err=True)
        raise SystemExit(1)


if __name__ == "__main__":
    main()
