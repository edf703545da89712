"""Playing on this device: kept by whoever asks for it, there when the server is not."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.server.house import Process

KEPT = """async () => [
  (await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]"""


def test_the_games_are_kept_when_asked_for_and_played_without_the_server(
    open_screen: Open, site: Path, tmp_path: Path
) -> None:
    process = Process(f"sqlite:///{tmp_path}/t.db", site=site)
    screen = open_screen(house=process.house)
    page = screen.page
    screen.play_now("quidditch")
    page.wait_for_url(re.compile(r"/t/\w+#"))
    table = page.url
    screen.open("/")
    offer = page.get_by_role("button", name=re.compile(r"Keep the games on this device \(\d+ MB\)"))
    expect(offer).to_be_visible()
    expect(page.locator("li.sheet")).to_have_count(1)
    assert page.evaluate(KEPT) == [0, 0], "nothing is kept before somebody asks"
    offer.click()
    there = page.get_by_role("link", name="Play on this device")
    expect(there).to_be_visible()
    screen.sound()
    process.kill()
    screen.open(table)
    screen.sees("The server does not answer.")
    there.click()
    page.wait_for_url(re.compile("/device/$"))
    expect(page.get_by_role("link", name="To the tables of the server")).to_be_visible()
    expect(page.locator("li.sheet")).to_have_count(0)
    screen.play_now("quidditch")
    screen.asked().answer()
    open_screen.problems.clear()  # browsers complain when nobody answers


def test_a_server_without_the_files_offers_nothing(open_screen: Open) -> None:
    screen = open_screen()
    expect(screen.card("quidditch")).to_be_visible()
    screen.page.wait_for_load_state("networkidle")
    expect(screen.page.get_by_text("on this device")).to_have_count(0)
