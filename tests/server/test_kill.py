"""Kill the server at any moment, start it again, play on: nobody can tell the difference."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import commonroom
from commonroom.bots import seated
from commonroom.kernel import title
from commonroom.kernel.policy import Question
from commonroom.tables.dice import Mix
from commonroom.tables.entries import Answered
from commonroom.tables.revival import begun
from commonroom.tables.storage import Storage
from commonroom.tables.store import Record
from commonroom.wire.protocol import VERSION
from tests.server.house import Json, Process
from tests.tables.playing import check_news, unstamped

GAMES = tuple(commonroom.games())
PEOPLE, BOT, LEVEL = (0, 1), 2, "random"
"""Such a bot never speaks up in others' turns, where a person might be faster or not."""
LENGTH = 40
"""People answer no decision after that of so many entries."""


class Offer(msgspec.Struct):
    option: list[str | int]


class Asked(msgspec.Struct):
    id: int
    guest: bool
    offers: list[Offer]


class Position(msgspec.Struct):
    decision: Asked | None
    view: msgspec.Raw
    outcome: Any


class News(msgspec.Struct):
    seq: int


class Message(msgspec.Struct):
    """What a player makes of a message."""

    type: str
    seq: int = 0
    news: list[News] = []
    more: bool = False
    position: Position | None = None
    nonce: str = ""
    error: str = ""


_messages = msgspec.json.Decoder(Message)


class Player:
    """A person who answers at random, and comes back when the server does.

    What it answers is a function of the table and the decision, so a disturbed game can be compared
    with an undisturbed one. What was under way when the server died is sent again if it was lost.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self.seq = 0
        self.views: dict[int, bytes] = {}
        """Entry → the view that was shown with it."""
        self.news: list[int] = []
        self.trouble: list[str] = []

    async def play(self, town: Town) -> None:
        """Until somebody says that it is enough."""
        while True:
            await town.open.wait()
            try:
                async with connect(
                    f"{town.process.house.address.replace('http', 'ws')}/ws",
                    max_size=None, ping_interval=None, open_timeout=100, close_timeout=100,
                ) as socket:  # fmt: skip
                    await self._converse(town, socket)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.01)  # it was killed, and perhaps is not known to be yet

    async def _converse(self, town: Town, socket: ClientConnection) -> None:
        table, link = self._game.table["table"], self._game.table["seats"][self._seat]
        await _say(socket, type="hello", protocol=VERSION, table=table, token=link["token"],
                   since=self.seq, hints=False)  # fmt: skip
        async for text in socket:
            message = _messages.decode(text)
            if message.type == "refused":
                self.trouble.append(message.error)
            if message.type not in ("welcome", "update"):
                continue
            self.seq = message.seq
            self.news += [one.seq for one in message.news]
            if message.position is not None:
                self.views[message.seq] = bytes(message.position.view)
                self._game.look(message.position)
                town.progress(self._game)
                await self._answer(socket, message.position.decision)

    async def _answer(self, socket: ClientConnection, asked: Asked | None) -> None:
        if asked is None or asked.guest or asked.id > LENGTH:
            return
        option = choose(self._game.seed, asked.id, [offer.option for offer in asked.offers])
        await _say(socket, type="answer", decision=asked.id, option=option, seen=self.seq,
                   nonce=f"d{asked.id}")  # fmt: skip


async def _say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


def choose(seed: int, decision: int, options: list[Any]) -> Any:
    return Random(f"{seed} {decision}").choice(options)


class Game:
    """A game at a server that is killed again and again."""

    def __init__(self, seed: int, game: str, table: Json) -> None:
        self.seed = seed
        self.game = game
        self.table = table
        self.players = [Player(self, seat) for seat in PEOPLE]
        self._enough = False

    def look(self, position: Position) -> None:
        asked = position.decision
        over = position.outcome is not None
        self._enough |= over or (asked is not None and not asked.guest and asked.id > LENGTH)

    @property
    def done(self) -> bool:
        """Whether it has gone far enough, and everyone knows."""
        return self._enough and len({player.seq for player in self.players}) == 1

    @property
    def length(self) -> int:
        return min(LENGTH, self.players[0].seq)


class Town:
    """Many games at one server."""

    def __init__(self, database: str, games: int) -> None:
        self._database = database
        self.process = Process(database)
        self.open = asyncio.Event()
        self._waiting: list[tuple[int, asyncio.Event]] = []
        self._over = asyncio.Event()
        try:
            self.games = [self._game(seed) for seed in range(games)]
        except BaseException:
            self.process.kill()
            raise
        self._going = set(self.games)

    def _game(self, seed: int) -> Game:
        game = GAMES[seed % len(GAMES)]
        chairs = [{"name": "Ada"}, {"name": "Bob"}, {"level": LEVEL}][: title(game).about.seats[-1]]
        return Game(seed, game, self.process.house.create(*chairs, game=game))

    def progress(self, game: Game) -> None:
        """Something happened at a table: perhaps now is the time to kill the server."""
        if game.done:
            self._going.discard(game)
        if not self._going:
            self._over.set()
        if self._waiting:
            played = sum(game.length for game in self.games)
            for at, event in self._waiting:
                if played >= at:
                    event.set()

    async def play(self, kills: int) -> None:
        """Play all games, and kill the server so many times in the middle of them."""
        random, whole = Random(len(self.games)), len(self.games) * LENGTH
        times = sorted(random.randrange(whole // 20, whole * 3 // 5) for _ in range(kills))
        self._waiting = [(at, asyncio.Event()) for at in times]
        self.open.set()
        players = [
            asyncio.create_task(player.play(self)) for game in self.games for player in game.players
        ]
        try:
            for _, event in self._waiting:
                await event.wait()
                self.open.clear()
                self.process.kill()
                self.process = await asyncio.to_thread(Process, self._database)
                self.open.set()
            await self._over.wait()
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            self.process.kill()


async def check(game: Game, storage: Storage) -> None:
    """The journal is that of an undisturbed game; every view was that game's view."""
    record = await storage.record(game.table["table"])
    assert record is not None
    entries, views = undisturbed(game.seed, record)
    rows = await storage.rows(record.id, events=True)
    answers = [row.entry for row in rows[1:] if isinstance(row.entry, Answered)]
    found = [(answer.seat, tuple(answer.option), answer.by_bot) for answer in answers]
    assert found == entries, unstamped(rows)
    assert [row.seq for row in rows] == list(range(1, len(entries) + 2))
    for seat, player in enumerate(game.players):
        assert player.trouble == []
        check_news(player.news, rows, seat)
        for seq, view in player.views.items():
            assert view == views[seat][seq - 1], (game.game, seat, seq)


def undisturbed(seed: int, record: Record) -> tuple[list[Any], dict[int, list[bytes]]]:
    """The same game without a server: its answers, and what each person sees after each."""
    match, key = begun(record), Mix(record).key
    views: dict[int, list[bytes]] = {seat: [] for seat in PEOPLE}
    entries: list[Any] = []
    while True:
        for seat, seen in views.items():
            seen.append(msgspec.json.encode(match.view(seat)))
        decision, number = match.decision, len(match.answers) + 1
        if decision is None:
            break
        if decision.owner == BOT:
            bot = seated(match, {BOT: LEVEL}, f"{key.hex()}/{number}")[BOT]
            choice = bot.choose(match.view(BOT), Question.heard_by(decision, BOT))
            assert choice is not None
            option = choice.option
        elif decision.formal:
            option = decision.options[0]  # said for them
        elif number > LENGTH:
            break
        else:
            option = choose(seed, number, list(decision.options))
        entries.append((decision.owner, option, decision.owner == BOT))
        match.answer(option)
    return entries, views


async def survive(folder: Path, games: int, kills: int) -> None:
    database = f"sqlite:///{folder}/t.db"
    town = await asyncio.to_thread(Town, database, games)
    await town.play(kills)
    storage = Storage(database)
    for game in town.games:
        await check(game, storage)
    await storage.close()


@pytest.mark.anyio
@pytest.mark.slow
async def test_games_survive_being_killed(tmp_path: Path) -> None:
    await survive(tmp_path, 10, 3)


@pytest.mark.long
@pytest.mark.anyio
@pytest.mark.timeout(1800)
async def test_a_hundred_games_survive_being_killed(tmp_path: Path) -> None:
    await survive(tmp_path, 100, 5)


def test_a_disk_that_fills_up_under_a_real_server(tmp_path: Path) -> None:
    """The files may not grow: the server says so, and a server with room goes on from there."""
    database = f"sqlite:///{tmp_path}/t.db"
    process = Process(database, largest_file=300_000)
    table = process.house.create({}, {}, game="death-eaters-rising")
    ada = process.house.sit(table, 0)
    error, written = "", 0
    for number in range(3000):
        reply = ada.ask(type="say", text="x" * 400, nonce=str(number))
        if reply["type"] == "refused":
            error = reply["error"]
            break
        written = reply["seq"]
    assert error == "try-again"
    assert process.house.http.get("/api/games").status_code == 200
    ada.leave()
    process.kill()
    process = Process(database)
    back = process.house.sit(table, 0, since=0)
    assert back.welcome["seq"] == written
    assert back.ask(type="say", text="There is room again.")["type"] == "done"
    back.leave()
    process.kill()
