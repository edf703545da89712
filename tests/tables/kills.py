"""``python -m tests.tables.kills URL NUMBER``: processes that play are killed, again and again.

This process has loaded everything and only forks, so that a thousand kills take minutes. What each
child promises and has been promised it writes into a pipe; when it has been killed, the next child
says again what was not acknowledged. In the end every word must be in its journal once.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections import Counter
from random import Random

import msgspec

import commonroom
from commonroom.tables.entries import Answered, AnyEntry, Said
from commonroom.tables.errors import TryAgain
from commonroom.tables.manager import TableManager
from commonroom.tables.migrate import migrate
from commonroom.tables.networked_bus import bus_for
from commonroom.tables.plan import Chair, Plan
from commonroom.tables.revival import revived
from commonroom.tables.storage import Storage
from tests.conformance.tables import pick

TABLES = 6
ROUND = 50
"""Kills after which new tables are laid: a journal that grows for ever shows nothing new."""
WORDS = 8
"""A child lives until so many words, or fewer, have been acknowledged, and a moment longer."""
MOMENT = 0.01


_ACKNOWLEDGED = b'"seq":'


class Word(msgspec.Struct, omit_defaults=True):
    """Something that a child is about to say, or has been told is written."""

    table: str
    nonce: str
    seq: int = 0
    """0: not acknowledged."""


class Campaign:
    """Children at one database, one after the other."""

    def __init__(self, url: str, seed: int) -> None:
        self._url = url
        self._random = Random(seed)
        self._tables: list[str] = []
        self._said: dict[tuple[str, str], int] = {}
        """Table and nonce → where it was acknowledged; 0: said, and not acknowledged."""
        self.found: Counter[str] = Counter()

    def run(self, kills: int) -> None:
        """Kill so many children, and look after every round of them."""
        for number in range(kills):
            if number % ROUND == 0:
                asyncio.run(self._lay())
            self._kill_one(number)
            if number % ROUND == ROUND - 1 or number == kills - 1:
                asyncio.run(self._check())

    async def _lay(self) -> None:
        storage = Storage(self._url)
        await migrate(storage)
        manager = TableManager(storage)
        games = commonroom.games()
        plans = [Plan(games[n % len(games)], (Chair("Ada"), Chair("Bob"))) for n in range(TABLES)]
        self._tables = [(await manager.create(plan)).id for plan in plans]
        self._said = {}
        await manager.stop()

    def _kill_one(self, number: int) -> None:
        reads, writes = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reads)
            try:
                asyncio.run(self._live(number, writes))
            finally:
                os._exit(1)  # it is killed before
        os.close(writes)
        heard, words = b"", self._random.randrange(WORDS + 1)
        while heard.count(_ACKNOWLEDGED) < words or not heard:
            part = os.read(reads, 2**16)
            assert part, "a child ended by itself"
            heard += part
        time.sleep(self._random.random() * MOMENT)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        while part := os.read(reads, 2**16):
            heard += part
        os.close(reads)
        self.found["kills"] += 1
        for line in heard[: heard.rfind(b"\n") + 1].splitlines():
            word = msgspec.json.decode(line, type=Word)
            known = self._said.setdefault((word.table, word.nonce), 0)
            self.found["acknowledged again"] += bool(known and word.seq)
            self._said[word.table, word.nonce] = known or word.seq

    # ---- in a child ------------------------------------------------------------------------

    async def _live(self, number: int, pipe: int) -> None:
        manager = TableManager(Storage(self._url), bus_for(None, self._url))
        unheard = [one for one, seq in self._said.items() if not seq]
        for table, nonce in (*unheard, *list(self._said)[-1:]):  # and one that was acknowledged
            again = Said(seat=int(nonce[0]), text=nonce, nonce=nonce)
            await self._say(manager, table, again, pipe)
        await asyncio.gather(*(self._play(manager, table, number, pipe) for table in self._tables))

    async def _say(
        self, manager: TableManager, table: str, entry: AnyEntry, pipe: int, at: int = -1
    ) -> None:
        _tell(pipe, Word(table, entry.nonce))
        while True:
            try:
                seq = await manager.act(table, entry, at)
                break
            except TryAgain:  # a database without time
                await asyncio.sleep(0.05)
        _tell(pipe, Word(table, entry.nonce, seq))

    async def _play(self, manager: TableManager, table: str, number: int, pipe: int) -> None:
        random = Random(f"{table} {number}")
        for count in range(1_000_000):
            try:
                async with manager.at(table) as live:
                    over = live.match.decision is None
                    chosen = None if over else pick(live.match, random)
                    decision = live.decision_id
            except TryAgain:
                continue
            seat = 0 if chosen is None else chosen.seat
            nonce = f"{seat}-{number}-{count}"
            entry: AnyEntry = Said(seat=seat, text=nonce, nonce=nonce)
            if chosen is not None and random.random() < 0.7:
                entry = Answered(seat=seat, option=chosen.option, nonce=nonce)
            await self._say(manager, table, entry, pipe, decision)

    # ---- afterwards ------------------------------------------------------------------------

    async def _check(self) -> None:
        storage = Storage(self._url)
        for table in self._tables:
            whole = await storage.whole(table, 0)
            assert whole is not None
            assert [row.seq for row in whole.rows] == list(range(1, len(whole.rows) + 1))
            places: dict[str, int] = {}
            for row in whole.rows[1:]:
                assert row.entry.nonce not in places, f"{row.entry.nonce} was written twice"
                places[row.entry.nonce] = row.seq
            for (where, nonce), seq in self._said.items():
                if where == table and seq:
                    assert places.get(nonce, seq + 1) <= seq, f"{nonce} was lost"
            again = revived(whole.record, whole.rows, None)
            assert again.match.save() == revived(*whole).match.save()
            self.found["entries"] += len(whole.rows)
        self.found["acknowledged"] += sum(bool(seq) for seq in self._said.values())
        self.found["never acknowledged"] += sum(not seq for seq in self._said.values())
        await storage.close()


def _tell(pipe: int, word: Word) -> None:
    os.write(pipe, msgspec.json.encode(word) + b"\n")


if __name__ == "__main__":
    campaign = Campaign(sys.argv[1], seed=1)
    campaign.run(int(sys.argv[2]))
    sys.stdout.write(msgspec.json.encode(dict(campaign.found)).decode() + "\n")
