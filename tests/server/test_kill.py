"""Kill the server at any moment, start it again, play on: nobody can tell the difference."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from commonroom.bots import seated
from commonroom.kernel.judge import Question
from commonroom.tables.beginnings import new_record
from commonroom.tables.game_file import read, verified
from commonroom.tables.live import begun
from commonroom.tables.plan import Chair, Plan
from tests.server.house import Json, Process, Sitter

GAME = "death-eaters-rising"
BOT_SEAT, BOT_LEVEL = 2, "random"
"""It never speaks up in others' turns, where a person might be faster or not."""


class Player(threading.Thread):
    """A person who answers at random, and comes back when the server does.

    What it answers is a function of its seed and the number of answers so far, so a disturbed game
    can be compared with an undisturbed one. What was under way when the server died is sent again.
    """

    def __init__(self, game: Disturbed, seat: int) -> None:
        super().__init__(daemon=True)
        self._game = game
        self._seat = seat
        self.updates: dict[int, Any] = {}
        """Entry → the view that was shown with it."""
        self.news: list[int] = []
        self.trouble: list[str] = []

    def run(self) -> None:
        since: int | None = 0
        while not self._game.over.is_set():
            try:
                sitter = self._game.process.house.sit(self._game.table, self._seat, since)
            except (OSError, WebSocketException):
                time.sleep(0.02)
                continue
            try:
                self._play(sitter)
            except (OSError, WebSocketException):
                pass
            finally:
                self._note(sitter)
                sitter.leave()
            since = self.news[-1] if self.news else 0

    def _play(self, sitter: Sitter) -> None:
        while sitter.position["outcome"] is None:
            decision = sitter.position["decision"]
            if decision is None or decision["guest"]:
                sitter.receive()
                continue
            option = choose(self._game.seed, decision["id"], sitter.options())
            reply = sitter.answer(option, nonce=f"d{decision['id']}")
            if reply["type"] != "done":
                self.trouble.append(reply["error"])
            sitter.catch_up(reply["seq"])
        self._game.over.set()

    def _note(self, sitter: Sitter) -> None:
        for message in sitter.heard:
            self.news += [one["seq"] for one in message.get("news", ())]
            if message.get("position") is not None:
                self.updates[message["seq"]] = message["position"]["view"]


def choose(seed: int, decision: int, options: list[list[Any]]) -> list[Any]:
    return Random(f"{seed} {decision}").choice(options)


class Disturbed:
    """A game at a server that is killed again and again."""

    def __init__(self, database: str, seed: int) -> None:
        self.seed = seed
        self.over = threading.Event()
        self._database = database
        self.process = Process(database)
        self.table: Json = self.process.house.create(
            {"name": "Ada"}, {"name": "Bob"}, {"level": BOT_LEVEL}, game=GAME
        )
        self.kills = 0

    def play(self, most_kills: int) -> list[Player]:
        random = Random(self.seed)
        players = [Player(self, seat) for seat in (0, 1)]
        for player in players:
            player.start()
        pause = 0.02  # the first kill comes before the quickest game can be over
        while not self.over.wait(pause):
            pause = random.uniform(0.05, 0.5)
            if self.kills < most_kills:
                self.kills += 1
                self.process.kill()
                self.process = Process(self._database)
        for player in players:
            player.join(60)
            assert not player.is_alive()
        return players

    def check(self, players: list[Player]) -> None:
        """The journal is that of an undisturbed game; every view was that game's view."""
        file = self._file()
        verified(read(msgspec.json.encode(file)))
        options, views = undisturbed(self.seed, bytes.fromhex(file["key"]))
        assert [move["option"] for move in file["moves"]] == options
        for player in players:
            assert set(player.trouble) <= {"stale"}, player.trouble
            assert player.news == sorted(set(player.news))
            assert player.news == list(range(1, len(options) + 2))
            for seq, view in player.updates.items():
                assert view == views[player._seat][seq - 1], seq

    def _file(self) -> Json:
        headers = {"authorization": f"Bearer {self.table['watch']['token']}"}
        path = f"/api/tables/{self.table['table']}/file"
        file: Json = self.process.house.http.get(path, headers=headers).json()
        return file


def undisturbed(seed: int, key: bytes) -> tuple[list[Any], dict[int, list[Any]]]:
    """The same game without a server: its answers, and what each person sees after each."""
    chairs = (Chair("Ada"), Chair("Bob"), Chair(None, BOT_LEVEL))
    record = new_record(Plan(GAME, chairs).settled(), (), b"", key=key)
    match = begun(record)
    views: dict[int, list[Any]] = {0: [], 1: []}

    def look() -> None:
        for seat in views:
            views[seat].append(msgspec.json.decode(msgspec.json.encode(match.view(seat))))

    look()
    while match.decision is not None:
        decision, number = match.decision, len(match.answers) + 1
        bots = seated(match, {BOT_SEAT: BOT_LEVEL}, f"{key.hex()}/{number}")
        bot = bots[BOT_SEAT]
        if decision.owner == BOT_SEAT:
            choice = bot.choose(match.view(BOT_SEAT), Question.heard_by(decision, BOT_SEAT))
            assert choice is not None
            option = choice.option
        else:
            option = tuple(choose(seed, number, [list(option) for option in decision.options]))
        match.answer(option)
        look()
    return [list(answer.option) for answer in match.answers], views


def disturb(folder: Path, seed: int, kills: int) -> None:
    game = Disturbed(f"sqlite:///{folder}/t.db", seed)
    try:
        players = game.play(kills)
        game.check(players)
    finally:
        game.process.kill()
    assert game.kills > 0


@pytest.mark.parametrize("seed", range(2))
def test_a_game_survives_being_killed(tmp_path: Path, seed: int) -> None:
    disturb(tmp_path, seed, 3)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_many_games_survive_being_killed(tmp_path: Path) -> None:
    for seed in range(100, 112):
        folder = tmp_path / str(seed)
        folder.mkdir()
        disturb(folder, seed, 4)


def test_a_disk_that_fills_up_under_a_real_server(tmp_path: Path) -> None:
    """The files may not grow: the server says so, and a server with room goes on from there."""
    database = f"sqlite:///{tmp_path}/t.db"
    process = Process(database, largest_file=300_000)
    table = process.house.create({}, {}, game=GAME)
    ada = process.house.sit(table, 0)
    error, written = "", 0
    for number in range(3000):
        reply = ada.ask(type="say", text="x" * 400, nonce=str(number))
        if reply["type"] == "refused" and reply["error"] != "too-fast":
            error = reply["error"]
            break
        if reply["type"] == "refused":
            time.sleep(0.1)
        else:
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
