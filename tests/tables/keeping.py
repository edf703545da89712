"""Clients that have a hand in the dice and keep receipts, for tests of tables without a server."""

from __future__ import annotations

from hashlib import sha256

from commonroom.tables import receipt
from commonroom.tables.creation import NewTable
from commonroom.tables.entries import Began, Opened, Pledged, Row
from commonroom.tables.live import Live
from commonroom.tables.manager import TableManager
from commonroom.tables.receipt import Added, Mark, Receipt

LENGTH = 30


class Keeper:
    """The client of one seat."""

    def __init__(self, manager: TableManager, table: str, seat: int, seed: int = 0) -> None:
        self.manager, self.table, self.seat = manager, table, seat
        value = sha256(f"{seed} {seat}".encode()).digest()
        self.values = [value]
        while len(self.values) < LENGTH:
            self.values.append(sha256(self.values[-1]).digest())
        self.newest = Mark(0, "")
        self.commitment = ""
        self.added: list[Added] = []

    @classmethod
    async def first(cls, manager: TableManager, new: NewTable, seat: int) -> Keeper:
        """Somebody whose client has a hand in the first die."""
        keeper = cls(manager, new.id, seat)
        promise = await manager.promise(new.id)
        assert promise is not None
        entropy = keeper.values.pop().hex()
        await manager.begin(new.id, Began(seat=seat, entropy=entropy))
        await keeper.look()
        keeper.added.append(Added(1, entropy, Mark(0, promise)))
        return keeper

    @classmethod
    async def later(
        cls, manager: TableManager, new: NewTable, seat: int, others: list[Keeper]
    ) -> Keeper:
        """Somebody who comes later; everyone's client then tells its next value."""
        keeper = cls(manager, new.id, seat)
        await manager.act(new.id, Pledged(seat=seat, pledge=keeper.values.pop().hex()))
        for one in (*others, keeper):
            await one.look()
            await one.tell()
        return keeper

    async def tell(self) -> None:
        """Add the next value to the dice."""
        seen, entropy = self.newest, self.values.pop().hex()
        seq = await self.manager.act(self.table, Opened(seat=self.seat, entropy=entropy))
        self.added.append(Added(seq, entropy, seen))

    async def look(self) -> None:
        """See where the table stands."""
        async with self.manager.at(self.table) as live:
            self.hear(live, ())

    def hear(self, live: Live, rows: tuple[Row, ...]) -> None:
        self.newest, self.commitment = Mark(live.seq, live.link.hex()), live.mix.commitment

    def receipt(self) -> Receipt:
        """What is kept."""
        return Receipt(
            receipt.FORMAT, receipt.VERSION, self.table, self.seat, self.commitment, self.newest,
            tuple(self.added),
        )  # fmt: skip
