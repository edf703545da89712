"""The games as plain files: laid, played, kept and played on, without any server."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect

import commonroom
from tests.browser.screen import Screen
from tools.static_host import SITE, Host

ROOT = Path(__file__).parent.parent.parent
GAMES = commonroom.games()


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    subprocess.run([sys.executable, ROOT / "tools" / "site.py"], check=True, capture_output=True)
    host = Host(SITE)
    yield host
    host.stop()


@pytest.fixture
def context(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    """A browser that has never been here; nobody else is asked for anything."""
    context = browser.new_context(
        viewport=ViewportSize(width=1366, height=768),
        base_url=host.address,
        reduced_motion="reduce",
    )
    context.set_default_timeout(120_000)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    yield context
    context.close()
    assert asked
    assert [url for url in asked if not url.startswith((host.address, "data:", "blob:"))] == []


def visit(context: BrowserContext, **chosen: object) -> Screen:
    page = context.new_page()
    settings = {"theme": "light", "language": "en", "speed": 0, "met": GAMES, "asks": True}
    settings |= chosen
    return Screen(page, settings).open("./")


def lay(screen: Screen, game: str) -> None:
    """Lay a table as the lobby suggests: one person, the rest bots."""
    screen.open(f"./#/?game={game}")
    screen.page.reload()
    opened(screen.page)
    screen.play_now(game)
    screen.page.wait_for_url(re.compile(r"#/t/"))
    screen.asked()


def opened(page: Page) -> None:
    expect(page.locator("main").first).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_asks_and_goes_on(context: BrowserContext, game: str) -> None:
    screen = visit(context)
    lay(screen, game)
    for _ in range(4):
        screen.asked().answer()
    screen.asked()
    before = screen.number()
    screen.page.reload()
    screen.asked()
    assert screen.number() == before


def test_without_a_network_after_the_first_visit(browser: Browser, host: Host) -> None:
    """The host is gone altogether; page, rules, bots and the open table are still there."""
    own = Host(SITE)
    context = browser.new_context(
        viewport=ViewportSize(width=390, height=844), base_url=own.address, reduced_motion="reduce"
    )
    context.set_default_timeout(120_000)
    screen = visit(context)
    lay(screen, "quidditch")
    screen.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    before = screen.number()
    own.stop()
    context.set_offline(True)
    screen.page.reload()
    screen.asked()
    assert screen.number() == before
    screen.answer()
    screen.asked().sound()
    context.close()


def test_a_newer_version_is_offered_and_never_forced(
    browser: Browser, host: Host, tmp_path: Path
) -> None:
    """The game goes on under the version it was begun with until its reader takes the new one."""
    shutil.copytree(SITE, tmp_path / "site")
    own = Host(tmp_path / "site")
    context = browser.new_context(base_url=own.address, reduced_motion="reduce")
    context.set_default_timeout(120_000)
    screen = visit(context)
    lay(screen, "quidditch")
    screen.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    worker = tmp_path / "site" / "sw.js"
    worker.write_text(re.sub("[0-9a-f]{16}", "0123456789abcdef", worker.read_text(), count=1))
    before = screen.number()
    screen.page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    offer = screen.button("Use it now")
    expect(offer).to_be_visible()
    assert screen.number() == before
    offer.click()
    expect(offer).to_have_count(0)
    assert screen.asked().number() == before
    names = screen.page.evaluate("async () => await caches.keys()")
    assert names == ["commonroom-0123456789abcdef"]
    context.close()
    own.stop()


def test_two_tabs_show_one_table(context: BrowserContext) -> None:
    first = visit(context)
    lay(first, "quidditch")
    second = Screen(context.new_page(), {"language": "en", "speed": 0, "met": GAMES})
    second.open(first.page.url)
    second.asked()
    assert second.number() == first.number()
    first.answer()
    first.asked()
    expect(second.decision.locator(f"[data-decision='{first.number()}']")).to_be_visible()


@pytest.mark.parametrize("language", ["pl", "it", "cs"])
def test_the_page_speaks_the_readers_language(context: BrowserContext, language: str) -> None:
    screen = visit(context, language=language)
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
    opened(screen.page)
    screen.sound()


def test_a_browser_that_keeps_nothing_says_so_first(context: BrowserContext) -> None:
    """Storage may be forbidden; the game can be played all the same, as long as the tab lives."""
    context.route("**/worker-*.js", _without_storage)
    screen = visit(context)
    opened(screen.page)
    expect(screen.page.get_by_role("status")).to_contain_text("keeps nothing")
    screen.button("All right").click()
    screen.play_now()
    screen.asked().answer()


def _without_storage(route: Route) -> None:
    response = route.fetch()
    route.fulfill(
        response=response, body="self.indexedDB.open = () => { throw 1 };" + response.text()
    )
