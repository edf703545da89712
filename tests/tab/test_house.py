"""The tables of a tab: played, kept, shared between tabs, refused in words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from commonroom.tab.house import House, Line
from commonroom.tab.memory import MemoryChannel, MemoryDrawer
from commonroom.tables.processes import OnTheSpot
from commonroom.wire.protocol import VERSION

pytestmark = pytest.mark.anyio


class Browser:
    """What outlives a tab."""

    def __init__(self) -> None:
        self.drawer = MemoryDrawer()
        self.ears: list[tuple[MemoryChannel, Callable[[str], None]]] = []

    async def tab(self) -> House:
        house = House(self.drawer, MemoryChannel(self.ears), "https://example.org/#")
        await house.start()
        return house


class Page:
    """One seat as a page shows it."""

    def __init__(self, house: House, table: str, token: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.code: int | None = None
        self._news = asyncio.Event()
        self.line: Line = house.connect(self._hear, self._closed)
        self.position: dict[str, Any] = {}
        self.seq = 0
        self.say(type="hello", protocol=VERSION, table=table, token=token)

    def say(self, **message: object) -> None:
        self.line.say(msgspec.json.encode(message).decode())

    def _hear(self, text: str) -> None:
        message = msgspec.json.decode(text)
        self.heard.append(message)
        if message["type"] in ("welcome", "update"):
            self.seq = message["seq"]
            self.position = message.get("position") or self.position
        self._news.set()

    def _closed(self, code: int) -> None:
        self.code = code
        self._news.set()

    async def until(self, condition: Callable[[], object]) -> None:
        async with asyncio.timeout(100):
            while not condition():
                self._news.clear()
                await self._news.wait()

    async def shown(self, seq: int) -> None:
        """Wait until it shows this entry."""
        await self.until(lambda: self.seq >= seq)

    async def asked(self) -> bool:
        """Wait to be asked; False: the game is over instead."""
        await self.until(lambda: self.position.get("decision") or self.position.get("outcome"))
        return self.position["outcome"] is None

    async def answer(self, random: Random) -> None:
        """Answer the open decision, and see what comes of it."""
        decision, seq = self.position["decision"], self.seq
        option = random.choice(decision["offers"])["option"]
        self.say(type="answer", decision=decision["id"], option=option, seen=seq, nonce=str(seq))
        await self.until(lambda: self.seq > seq)


async def created(house: House, game: str, *chairs: dict[str, str]) -> dict[str, Any]:
    plan = {"game": game, "chairs": chairs, "speed": 0}
    status, _, text = await house.request("POST", "/api/tables", None, msgspec.json.encode(plan))
    assert status == 201, text
    table: dict[str, Any] = msgspec.json.decode(text)
    return table


async def test_a_game_is_played_to_its_end_and_verified() -> None:
    browser, random = Browser(), Random(5)
    house = await browser.tab()
    table = await created(house, "death-eaters-rising", {"name": "Ada"}, {"level": "random"})
    token = table["seats"][0]["token"]
    assert table["seats"][0]["url"] == f"https://example.org/#/t/{table['table']}#{token}"
    page = Page(house, table["table"], token)
    for _ in range(3):  # no game is over so soon, whatever the dice
        assert await page.asked()
        await page.answer(random)
    page.line.leave()  # the tab is closed, and opened again
    await house.stop()
    house = await browser.tab()
    page = Page(house, table["table"], token)
    while await page.asked():
        await page.answer(random)
    status, _, file = await house.request("GET", f"/api/tables/{table['table']}/file", token, b"")
    assert status == 200
    status, _, _ = await house.request("POST", "/api/tables/import", None, file.encode())
    assert status == 201
    await house.stop()


async def test_whoever_reads_alone_looks_back_as_long_as_they_like(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hours = count(0, 3600)
    spent = SimpleNamespace(process_time=hours.__next__)
    monkeypatch.setattr("commonroom.tables.workshop.time", spent)
    monkeypatch.setattr("commonroom.tables.workshop.processes", lambda _count: OnTheSpot())
    monkeypatch.setattr("commonroom.tables.long_work._SHORT", 0)
    house = await Browser().tab()
    table = await created(house, "quidditch", {"name": "Ada"}, {"name": "Bob"})
    path, token = f"/api/tables/{table['table']}/replay?seat=0", table["seats"][0]["token"]
    for _ in range(2):
        status, _, text = await house.request("GET", path, token, b"")
        assert status == 200, text
    await house.stop()


async def test_a_tab_tells_of_its_tables_in_a_list() -> None:
    house = await Browser().tab()
    table = await created(house, "quidditch", {"name": "Ada"}, {"name": "Bob"})
    path = f"/api/tables/{table['table']}/summary"
    page = Page(house, table["table"], table["seats"][0]["token"])
    await page.until(lambda: page.position)
    asked = []
    for link in (*table["seats"], table["watch"]):
        status, _, text = await house.request("GET", path, link["token"], b"")
        assert status == 200, text
        asked.append(msgspec.json.decode(text)["asked"])
    assert sorted(asked[:2]) == [False, True]
    assert asked[2] is False
    await house.stop()


async def test_two_tabs_show_one_table() -> None:
    browser = Browser()
    here, there = await browser.tab(), await browser.tab()
    table = await created(here, "quidditch", {"name": "Ada"}, {"name": "Bob"})
    pages = [Page(here, table["table"], table["seats"][0]["token"]),
             Page(there, table["table"], table["seats"][1]["token"])]  # fmt: skip
    random = Random(1)
    for page in pages:
        await page.shown(1)
    for _ in range(10):
        asked = next(page for page in pages if page.position["decision"])
        await asked.answer(random)
        for page in pages:
            await page.shown(asked.seq)
    for house in (here, there):
        await house.stop()


async def test_full_storage_is_told_and_changes_nothing() -> None:
    browser = Browser()
    house = await browser.tab()
    table = await created(house, "quidditch", {}, {})
    page = Page(house, table["table"], table["seats"][0]["token"])
    await page.until(lambda: page.position and page.position["decision"])
    kept = dict(browser.drawer.kept)
    browser.drawer.trouble = "full"
    option = page.position["decision"]["offers"][0]["option"]
    page.say(type="answer", decision=page.position["decision"]["id"], option=option,
             seen=page.seq, nonce="a")  # fmt: skip
    await page.until(lambda: page.heard[-1]["type"] == "refused")
    assert page.heard[-1]["error"] == "storage-full"
    assert browser.drawer.kept == kept
    browser.drawer.trouble = ""
    await page.answer(Random(1))
    await house.stop()


@pytest.mark.parametrize(
    ("method", "address", "status"),
    [("GET", "/api/nothing", 404), ("GET", "/api/games/chess", 404), ("POST", "/api/tables", 400),
     ("GET", "/api/tables/x/file", 401), ("GET", "/api/admin/tables", 404),
     ("GET", "/api/games", 200), ("GET", "/api/games/talisman/lesson", 200)],
)  # fmt: skip
async def test_requests_are_answered_as_by_a_server(method: str, address: str, status: int) -> None:
    house = await Browser().tab()
    answered, media, text = await house.request(method, address, None, b"{}")
    assert (answered, media) == (status, "application/json")
    assert msgspec.json.decode(text)
    await house.stop()
