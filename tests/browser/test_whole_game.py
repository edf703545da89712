"""A whole game: two people in two browsers and a bot, from the first question to the end."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.finished import BOT, GAME, address
from tests.browser.screen import Screen
from tests.server.house import House

MOST = 400
"""More answers than such a game ever takes; it is lost within a few dozen."""


def next_called(*screens: Screen) -> Screen | None:
    """Whoever must answer now; None when all of them see the end."""
    for _ in range(3000):
        if all(screen.page.locator(".end").count() for screen in screens):
            return None
        for screen in screens:
            if screen.decision.locator(".mine").count() and screen.offers.count():
                return screen
        screens[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked, and the game is not over")


def hasty(screen: Screen) -> Locator:
    """What loses soon: leave it at the first roll; else whatever comes first."""
    stop = screen.offer("stop")
    return stop if stop.count() else screen.offers.first


def test_two_people_and_a_bot_play_to_the_end(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, {"name": "Bob"}, BOT, game=GAME)
    ada, bob = open_screen(address(table, 0)), open_screen(address(table, 1))
    answers = {ada: 0, bob: 0}
    while (screen := next_called(ada, bob)) is not None:
        answers[screen] += 1
        assert sum(answers.values()) <= MOST
        if screen is bob:
            bob.choose(hasty(bob))
            continue
        before = ada.number()
        if answers[ada] == 2:
            ada.page.reload()
            assert ada.asked().number() == before
        hasty(ada).click()
        ada.moved_on(before)
    assert min(answers.values()) >= 2
    for screen in (ada, bob):
        end = screen.page.locator(".end")
        expect(end).to_contain_text("The game has won this time.")
        expect(end.locator("figure").first).to_be_visible()
        expect(screen.page.locator(".screen > header")).to_contain_text(re.compile("100.%"))
    verdict = ada.page.locator(".end h2").first.inner_text()
    assert bob.page.locator(".end h2").first.inner_text() == verdict
