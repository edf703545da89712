"""The games as plain files: laid, played, kept and played on, without any server."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect

import commonroom
from commonroom.kernel import Msg
from commonroom.text import Texts
from tests.browser.screen import Screen
from tests.browser.test_whole_game import next_called
from tests.server.house import House, Json
from tools.chromium import DESK, LAUNCH, PHONE
from tools.static_host import Host

GAMES = commonroom.games()
LOOKS = dict(zip(GAMES, [("it", PHONE), ("pl", PHONE), ("it", DESK), ("cs", PHONE), ("en", PHONE)],
                 strict=True))  # fmt: skip
"""Game → the language and the size in which it is played; each has its turn."""
LONGEST = 300_000
"""Milliseconds until a game of bots that does not end is given up, on a busy machine."""
MOST = 5000
"""More clicks than any game takes: a thousand or two in Voldemort Returns."""
PLANS: Mapping[str, dict[str, str]] = {"year-at-hogwarts": {"length": "quick"}}
"""Options that make a game short."""


@pytest.fixture(scope="module")
def host(site: Path) -> Iterator[Host]:
    host = Host(site)
    yield host
    host.stop()


@contextmanager
def new_reader(
    browser: Browser, host: Host, size: Mapping[str, int] = DESK
) -> Iterator[BrowserContext]:
    """A browser that has never been here; nobody else is asked for anything."""
    context = browser.new_context(
        viewport=ViewportSize(width=size["width"], height=size["height"]),
        base_url=host.address,
        reduced_motion="reduce",
    )
    context.set_default_timeout(60_000)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    yield context
    context.close()
    assert asked
    assert [url for url in asked if not url.startswith((host.address, "data:", "blob:"))] == []


@pytest.fixture(scope="module")
def reader(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    with new_reader(browser, host) as context:
        yield context


@pytest.fixture
def context(reader: BrowserContext) -> Iterator[BrowserContext]:
    """A browser that comes back for one test after another."""
    yield reader
    for page in reader.pages:
        page.close()


def visit(context: BrowserContext, path: str = "./", link: str = "", **chosen: object) -> Screen:
    """A page of a reader who likes to play quickly, against good bots or who is sent a link."""
    page = context.new_page()
    settings = {"theme": "light", "language": "en", "speed": 0, "met": GAMES, "asks": True}
    plans = {game: _plan(game, link) for game in GAMES}
    page.add_init_script(
        f"localStorage.setItem('commonroom.plans', {json.dumps(json.dumps(plans))})"
    )
    return Screen(page, {**settings, **chosen}).open(path)


def _plan(game: str, link: str) -> dict[str, object]:
    """How the reader laid this game the last time."""
    other = {"sitting": "link", "name": link} if link else {"sitting": "bot:expert", "name": "Bo"}
    rest = {"options": PLANS.get(game, {}), "pack": "", "speed": 0, "takeback": "consent",
            "reactions": "never", "patience": 0}  # fmt: skip
    return {"seats": [{"sitting": "here", "name": "Ada"}, other], "rest": rest}


def lay(screen: Screen, game: str) -> None:
    """Lay a table as before: one person, one bot."""
    opened(screen.page)
    screen.play_now(game)
    screen.page.wait_for_url(re.compile(r"#/t/"))
    screen.asked()


def opened(page: Page) -> None:
    expect(page.locator("main").first).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)


MEMORY = """async () => {
  const kept = await (await caches.open('python-memory')).keys();
  return kept[0]?.url ?? null;
}"""
REMEMBERED = "performance.getEntriesByName('python-remembered').length === 1"
SPOIL = """async (place) => {
  const cache = await caches.open('python-memory');
  const memory = new Uint8Array(await (await cache.match(place)).arrayBuffer());
  memory.fill(0, 0, 48);
  await cache.put(place, new Response(memory));
}"""


def expect_memory(page: Page) -> str:
    """Where this browser keeps what Python has in mind, for the next visit."""
    page.wait_for_function(MEMORY)
    place = page.evaluate(MEMORY)
    assert isinstance(place, str)
    return place


def verified(screen: Screen, language: str = "en") -> None:
    """The end is shown, and this browser's own receipt says that the game is the one played."""
    words = Texts(language)
    expect(screen.page.locator("div.end")).to_be_visible(timeout=LONGEST)
    screen.button(words.say(Msg("web-check"))).click()
    found = screen.page.locator("div.end [role=status]")
    expect(found).to_contain_text(words.say(Msg("web-check-proved")))
    expect(found).to_contain_text(words.say(Msg("web-check-commitment")))


# ---- whole games ----------------------------------------------------------------------------


def by_hand_then_by_bots(context: BrowserContext, game: str, language: str) -> None:
    """In the middle the page is loaded again; then a bot takes the seat."""
    words = Texts(language)
    screen = visit(context, language=language)
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
    lay(screen, game)
    for _ in range(3):
        screen.answer()
    screen.asked().sound()
    before = screen.number()
    screen.page.reload()
    assert screen.asked().number() == before
    screen.page.get_by_role("button", name=words.say(Msg("web-menu"))).first.click()
    screen.button(words.say(Msg("web-give-seat"))).click()
    screen.page.keyboard.press("Escape")
    verified(screen, language)


def test_a_game_is_begun_by_hand_and_ended_by_bots(context: BrowserContext) -> None:
    by_hand_then_by_bots(context, "death-eaters-rising", "en")


@pytest.mark.long
@pytest.mark.parametrize("game", LOOKS)
def test_every_game_is_begun_by_hand_and_ended_by_bots(
    browser: Browser, host: Host, game: str
) -> None:
    language, size = LOOKS[game]
    with new_reader(browser, host, size) as context:
        by_hand_then_by_bots(context, game, language)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_by_clicking(context: BrowserContext, game: str) -> None:
    """Somebody who clicks on anything, against a bot that knows how to bring it to an end."""
    screen = visit(context)
    lay(screen, game)
    end = screen.page.locator("div.end")
    whim = random.Random(game)
    for _ in range(MOST):
        expect(end.or_(screen.offers.first).first).to_be_attached(timeout=LONGEST)
        if end.count():
            break
        before = screen.asked().number()
        screen.offers.nth(whim.randrange(screen.offers.count())).click()
        screen.moved_on(before)
    verified(screen)


# ---- what is kept ---------------------------------------------------------------------------


def test_without_a_network_after_the_first_visit(context: BrowserContext, host: Host) -> None:
    """The host answers no more; page, rules, bots and the open table are still there."""
    screen = visit(context)
    lay(screen, "quidditch")
    screen.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    expect_memory(screen.page)
    before = screen.number()
    with host.silent():
        context.set_offline(True)
        screen.page.reload()
        assert screen.asked().number() == before
        assert screen.page.workers[0].evaluate(REMEMBERED)
        screen.answer()
        screen.asked().sound()
        context.set_offline(False)


def test_whose_work_it_is_can_be_read_without_a_network_too(
    context: BrowserContext, host: Host
) -> None:
    screen = visit(context)
    opened(screen.page)
    screen.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    with host.silent():
        context.set_offline(True)
        with context.expect_page() as found:
            screen.page.get_by_role("link", name="Licences").click()
        expect(found.value.locator("body")).to_contain_text("Pyodide: Mozilla Public License 2.0")
        context.set_offline(False)


def answers(game: Json) -> list[tuple[int, list[object]]]:
    """Who answered what."""
    entries = [row["entry"] for row in game["rows"]]
    return [(one["seat"], one["option"]) for one in entries if one["kind"] == "answered"]


def test_a_finished_game_goes_from_a_server_to_the_tab_and_back(
    context: BrowserContext, house: House, finished: Json, tmp_path: Path
) -> None:
    """Two houses, one game: the file that comes back tells the same answers."""
    known = {"authorization": f"Bearer {finished['seats'][0]['token']}"}
    file = tmp_path / "game.json"
    file.write_bytes(house.http.get(f"/api/tables/{finished['table']}/file", headers=known).content)
    screen = visit(context)
    opened(screen.page)
    screen.page.get_by_label("Open a game file").set_input_files(file)
    screen.page.wait_for_url(re.compile("/links$"))
    screen.page.locator("header button.main").click()
    expect(screen.page.locator("div.end")).to_be_visible()
    with screen.page.expect_download() as download:
        screen.button("Save as a file").click()
    back = tmp_path / "back.json"
    download.value.save_as(back)
    there, here = (json.loads(one.read_bytes()) for one in (file, back))
    assert answers(here) == answers(there) != []
    assert here["result"] == there["result"]
    assert house.http.post("/api/tables/import", content=back.read_bytes()).status_code == 201


def test_a_killed_browser_has_kept_every_answer(
    playwright: Playwright, host: Host, tmp_path: Path
) -> None:
    with own_browser(playwright, host, tmp_path) as context:
        screen = visit(context)
        lay(screen, "quidditch")
        for _ in range(2):
            screen.answer()
        before, address = screen.asked().number(), screen.page.url
        # Where Chromium says which process has the folder: HOST-PROCESS.
        process = (tmp_path / "SingletonLock").readlink().name.rpartition("-")[2]
        os.kill(int(process), signal.SIGKILL)
    with own_browser(playwright, host, tmp_path) as context:
        screen = visit(context, address)
        assert screen.asked().number() == before
        screen.answer()


@contextmanager
def own_browser(playwright: Playwright, host: Host, folder: Path) -> Iterator[BrowserContext]:
    """A browser that keeps what it knows in a folder."""
    context = playwright.chromium.launch_persistent_context(
        folder, base_url=host.address, reduced_motion="reduce", **LAUNCH
    )
    context.set_default_timeout(60_000)
    try:
        yield context
    finally:
        context.close()


def test_a_newer_version_is_offered_and_never_forced(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    """The game goes on under the version it was begun with until its reader takes the new one."""
    shutil.copytree(site, tmp_path / "site")
    own = Host(tmp_path / "site")
    with new_reader(browser, own) as context:
        screen = visit(context)
        lay(screen, "quidditch")
        screen.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        worker = tmp_path / "site" / "sw.js"
        worker.write_text(re.sub("[0-9a-f]{16}", "0123456789abcdef", worker.read_text(), count=1))
        before = screen.number()
        screen.page.evaluate(
            "async () => { await (await navigator.serviceWorker.ready).update(); }"
        )
        offer = screen.button("Use it now")
        expect(offer).to_be_visible()
        assert screen.number() == before
        offer.click()
        expect(offer).to_have_count(0)
        assert screen.asked().number() == before
        names = screen.page.evaluate("async () => await caches.keys()")
        assert sorted(names) == ["commonroom-0123456789abcdef", "python-memory"]
    own.stop()


def test_two_tabs_show_one_table(context: BrowserContext) -> None:
    """The second finds that what the first has kept of Python is spoilt, and starts without it."""
    first = visit(context)
    lay(first, "quidditch")
    first.page.evaluate(SPOIL, expect_memory(first.page))
    second = visit(context, first.page.url)
    second.asked()
    assert not second.page.workers[0].evaluate(REMEMBERED)
    assert second.number() == first.number()
    first.answer()
    first.asked()
    expect(second.decision.locator(f"[data-decision='{first.number()}']")).to_be_visible()


# ---- between two devices --------------------------------------------------------------------


def test_another_device_joins_without_a_server(
    context: BrowserContext, browser: Browser, host: Host
) -> None:
    """The table lives in one browser, a second one plays at it; both come back after a break."""
    with new_reader(browser, host, PHONE) as away:
        ada = visit(context, link="Bob")
        opened(ada.page)
        ada.play_now("quidditch")
        bob = visit(away, invited(ada, "Bob · Seat 2"), language="pl")
        answer = bob.page.get_by_label("Twoja odpowiedź")
        expect(answer).to_have_value(re.compile("#/answer/"))
        bob.sound()
        field = ada.page.get_by_label("Answer of the other device")
        field.fill("https://example.org/")
        field.press("Enter")
        ada.sees("That is no answer to this invitation.")
        field.fill(answer.input_value())
        field.press("Enter")
        ada.sees("Connected")
        ada.sound()
        ada.button("Sit down").click()
        played = {ada: 0, bob: 0}
        while min(played.values()) < 2:
            asked = next_called(ada, bob)
            assert asked is not None
            asked.answer()
            played[asked] += 1
        ada.page.reload()
        bob.sees("Urządzenie, na którym jest stół, jest poza zasięgiem.")
        bob.sound()
        expect(ada.decision).to_be_visible()
        ada.page.get_by_role("button", name="Menu").first.click()
        again = visit(away, invited(ada, "Bob · Seat 2"))
        link = again.page.get_by_label("Twoja odpowiedź")
        expect(link).to_have_value(re.compile("#/answer/"))
        helper = visit(context, link.input_value())
        helper.sees("The answer has arrived at the page with the table.")
        expect(again.decision).to_be_visible()
        ada.page.keyboard.press("Escape")
        asked = next_called(ada, again)
        assert asked is not None
        asked.answer()


def invited(screen: Screen, whom: str) -> str:
    """The link that invites another device to this seat."""
    card = screen.page.locator("article", has=screen.page.get_by_role("heading", name=whom))
    card.get_by_role("button", name="Invite a device").click()
    link = card.get_by_label(whom)
    expect(link).to_have_value(re.compile("#/join/"))
    return link.input_value()


# ---- where little or nothing is kept --------------------------------------------------------


FILLING = """async () => {
  const opening = indexedDB.open('filler', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('all', { autoIncrement: true });
  await new Promise((settle) => (opening.onsuccess = settle));
  const written = (size) => new Promise((settle) => {
    const transaction = opening.result.transaction('all', 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => settle(true);
    transaction.onabort = () => settle(false);
    const noise = new Uint8Array(size); // the browser would compress anything else
    for (let at = 0; at < size; at += 65536) crypto.getRandomValues(noise.subarray(at, at + 65536));
    transaction.objectStore('all').add(noise);
  });
  for (const size of [100_000, 5_000, 200]) while (await written(size));
  opening.result.close();
}"""


def test_full_storage_is_said_before_a_game_and_in_it(browser: Browser, host: Host) -> None:
    """The browser itself refuses to write; once there is room again, the same game goes on."""
    context = browser.new_context(base_url=host.address, service_workers="block")
    devtools = context.new_cdp_session(context.new_page())
    origin = {"origin": host.address.rstrip("/")}
    devtools.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 2_000_000})
    screen = visit(context)
    opened(screen.page)
    expect(screen.page.get_by_role("status")).to_contain_text("hardly any room left")
    screen.button("All right").click()
    lay(screen, "quidditch")
    screen.answer()
    before = screen.asked().number()
    screen.page.evaluate(FILLING)
    screen.offers.first.click()
    screen.sees("There is no room left to keep this game.")
    assert screen.number() == before
    devtools.send("Storage.overrideQuotaForOrigin", origin)
    screen.answer()
    context.close()


def test_a_browser_that_keeps_nothing_says_so_first(
    playwright: Playwright, host: Host, tmp_path: Path
) -> None:
    """A browser may forbid all storage; the game is played all the same, while the tab lives."""
    forbidden = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(forbidden))
    with own_browser(playwright, host, tmp_path) as context:
        screen = Screen(context.new_page(), {}).open("./")
        opened(screen.page)
        with pytest.raises(Exception, match="denied"):
            screen.page.evaluate("() => localStorage.length")
        expect(screen.page.get_by_role("status")).to_contain_text("keeps nothing")
        screen.button("All right").click()
        screen.play_now()
        screen.asked().answer()
