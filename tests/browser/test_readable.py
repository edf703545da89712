"""Every title, at every size, in every language: what is written can be read, and chosen.

On a phone the board has half of the height, and everybody's numbers are a line each.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from commonroom.kernel import title
from commonroom.text import languages
from tests.browser.conftest import GAMES, Open
from tests.browser.finished import BOT, address, play
from tests.browser.screen import Screen
from tests.server.house import House, Json
from tools.chromium import DESK, PHONE

ASIDE = {"width": PHONE["height"], "height": PHONE["width"]}
SIZES = (DESK, {"width": 1920, "height": 1080}, PHONE, ASIDE)
SMALLEST = 11
"""Pixels of a letter's height that everybody can read."""

LOOK = Path(__file__).with_name("readable.js").read_text("utf-8")


def spoken(screen: Screen, language: str) -> None:
    """Let the reader change the language."""
    screen.page.keyboard.press("Escape")
    screen.page.locator("header .bar").last.click()
    screen.page.locator("#pref-language").select_option(language)
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator("dialog")).to_have_count(0)


def laid(house: House, game: str) -> Json:
    """A table with as many as sit at it for the first time, played a while."""
    bots = [BOT] * (min(title(game).about.seats) - 1 or 1)
    table = house.create({"name": "Ada"}, *bots, game=game)
    play(house, table, 9)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_too_small_cut_covered_or_out_of_reach(
    open_screen: Open, house: House, game: str
) -> None:
    screen = open_screen(address(laid(house, game), 0))
    expect(screen.offers.first).to_be_attached()
    faults = []
    for language in languages():
        screen.resize(DESK)
        spoken(screen, language)
        for size in SIZES:
            screen.resize(size)
            found: list[str] = screen.page.evaluate(LOOK, SMALLEST)
            faults += [f"{language} {size['width']}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
