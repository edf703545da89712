"""People for the load benchmark: tables whose seats answer through real sockets.

They read no more of a message than they need to answer it, so that the machine's time goes to the
server and not to them.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence
from itertools import cycle, repeat
from random import Random

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

_TIMEOUT = 120.0
_AT_ONCE = 20
"""So many tables are opened at the same time."""


class Offer(msgspec.Struct):
    """An option that a seat may choose."""

    option: list[str | int]


class Asked(msgspec.Struct):
    """A decision."""

    id: int
    guest: bool
    offers: list[Offer]


class Position(msgspec.Struct):
    """What matters of a position."""

    decision: Asked | None
    outcome: msgspec.Raw


class Heard(msgspec.Struct):
    """What matters of a message."""

    type: str
    seq: int = 0
    position: Position | None = None
    error: str = ""


_heard = msgspec.json.Decoder(Heard)
_json = msgspec.json.Encoder()


class Links(msgspec.Struct):
    """What is told of a new table."""

    table: str
    seats: list["Link"]


class Link(msgspec.Struct):
    """A seat's secret."""

    token: str


class Seat:
    """One connection."""

    def __init__(self, table: "Table", socket: ClientConnection) -> None:
        self._table = table
        self.socket = socket
        self.seq = 0
        self.decision: Asked | None = None
        self.over = False
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self.socket:
            message = _heard.decode(text)
            if message.type == "refused":
                self._table.refuse(message.error)
            if message.position is not None:
                self.decision = message.position.decision
                self.over = bytes(message.position.outcome) != b"null"
            if message.type in ("welcome", "update"):
                self.seq = message.seq
                self._table.look()

    async def leave(self) -> None:
        """Close the connection."""
        await self.socket.close()
        await asyncio.gather(self._listening, return_exceptions=True)


class Table:
    """A table whose people answer at random."""

    def __init__(self, links: Links, random: Random) -> None:
        self._links = links
        self._random = random
        self.seats: list[Seat] = []
        self._refusal = ""
        self._target = 1
        self._settled = asyncio.Event()

    async def sit_down(
        self, addresses: Iterator[str], people: Sequence[int], *, hints: bool
    ) -> None:
        """Connect each of these seats to the next address, and wait until they are welcome."""
        for seat in people:
            socket = await connect(
                f"{next(addresses).replace('http', 'ws')}/ws",
                max_size=None,
                ping_interval=None,
                open_timeout=_TIMEOUT,
            )
            self.seats.append(Seat(self, socket))
            hello = {
                "type": "hello", "protocol": 2, "table": self._links.table,
                "token": self._links.seats[seat].token, "hints": hints,
            }  # fmt: skip
            await socket.send(_json.encode(hello).decode())
        await self._settle()

    async def _settle(self) -> None:
        # Not wait_for(), which can swallow that somebody was told to stop.
        async with asyncio.timeout(_TIMEOUT):
            await self._settled.wait()

    def look(self) -> None:
        """Whether everyone knows what happened, and somebody is asked or it is over."""
        known = all(seat.seq >= self._target for seat in self.seats)
        if known and (self.over or self._owner() is not None):
            self._settled.set()

    def refuse(self, error: str) -> None:
        """The table did not accept what was said."""
        self._refusal = error
        self._settled.set()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seats[0].over

    def _owner(self) -> Seat | None:
        for seat in self.seats:
            if seat.decision is not None and not seat.decision.guest:
                return seat
        return None

    async def answer(self) -> float:
        """One answer; the seconds until everyone had heard of it and somebody was asked again."""
        started = time.perf_counter()
        while not await self._accepted():
            self._settled.clear()
            self.look()
            await self._settle()
        return time.perf_counter() - started

    async def _accepted(self) -> bool:
        """Answer, and wait; False if a bot has spoken up meanwhile, so that it is too late."""
        owner = self._owner()
        assert owner is not None
        assert owner.decision is not None
        decision = owner.decision
        option = self._random.choice(decision.offers).option
        self._target = owner.seq + 1
        self._settled.clear()
        message = {"type": "answer", "decision": decision.id, "option": option, "seen": owner.seq}
        await owner.socket.send(_json.encode(message).decode())
        await self._settle()
        refusal, self._refusal = self._refusal, ""
        if refusal not in ("", "stale"):
            raise RuntimeError(f"refused: {refusal}")
        return not refusal

    async def leave(self) -> None:
        """Everyone goes."""
        await asyncio.gather(*(seat.leave() for seat in self.seats))


class House:
    """A server, or several with one database, and all tables there."""

    def __init__(
        self, address: str, games: Sequence[str], chairs: int, *, seed: int = 7,
        others: Sequence[str] = (), apart: bool = False,
    ) -> None:  # fmt: skip
        self._addresses = cycle((address, *others))
        self._apart = apart
        """Whether each seat of a table goes to the next server, and not all to the same."""
        self._games = cycle(games)
        self._chairs = chairs
        self._random = Random(seed)
        # A connection that is kept may be closed by the server just when it is used again.
        afresh = httpx2.Limits(max_keepalive_connections=0)
        self._http = httpx2.AsyncClient(base_url=address, timeout=_TIMEOUT, limits=afresh)
        self.tables: list[Table] = []

    async def open(self, levels: Sequence[str | None] = (), *, hints: bool = False) -> Table:
        """A new table with everyone at it; None is a person."""
        chairs = [{"level": level} for level in levels or [None] * self._chairs]
        plan = {"game": next(self._games), "chairs": chairs, "speed": 0}
        response = await self._http.post("/api/tables", content=_json.encode(plan))
        assert response.status_code == 201, response.text
        links = msgspec.json.decode(response.content, type=Links)
        table = Table(links, Random(self._random.random()))
        people = [seat for seat, chair in enumerate(chairs) if chair["level"] is None]
        addresses = self._addresses if self._apart else repeat(next(self._addresses))
        await table.sit_down(addresses, people, hints=hints)
        return table

    async def grow(self, number: int) -> None:
        """Open tables until there are so many."""
        wanted = iter(range(number - len(self.tables)))

        async def opener() -> None:
            for _ in wanted:
                self.tables.append(await self.open())

        await asyncio.gather(*(opener() for _ in range(_AT_ONCE)))

    async def answer(self, number: int) -> float:
        """One answer at a table; if its game is over, at a new table in its place."""
        if self.tables[number].over:
            await self.tables[number].leave()
            self.tables[number] = await self.open()
        return await self.tables[number].answer()

    async def close(self) -> None:
        """Everyone goes home."""
        await asyncio.gather(*(table.leave() for table in self.tables))
        await self._http.aclose()
