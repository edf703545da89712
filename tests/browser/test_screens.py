"""Every screen: read by keyboard, on a phone, in another language, in either light, by axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

import commonroom
from commonroom.kernel import Msg
from commonroom.text import Texts
from tests.browser.conftest import Open
from tests.browser.finished import BOT, GAME, address, play
from tests.browser.pseudo import strange_catalogue, stray
from tests.browser.screen import Screen
from tests.server.house import House, Json
from tools.chromium import PHONE

TABLE = ({"name": "Ada"}, BOT, BOT)


def replay(table: Json) -> str:
    path, _, token = address(table, 0).partition("#")
    return f"{path}/replay?seat=0#{token}"


# ---- by keyboard ---------------------------------------------------------------------------


def test_a_game_is_laid_and_played_with_the_keyboard_alone(open_screen: Open) -> None:
    screen = open_screen()
    keyboard = screen.page.keyboard
    button = screen.card().locator(".button.main")
    expect(button).to_be_visible()
    for _ in range(10):
        keyboard.press("Tab")
        if button.evaluate("it => it === document.activeElement"):
            break
    keyboard.press("Enter")
    before = screen.asked().number()
    keyboard.press("2")
    screen.moved_on(before)
    for _ in range(4):
        before = screen.asked().number()
        keyboard.press("ArrowDown")
        expect(screen.offers.first).to_be_focused()
        keyboard.press("Enter")
        screen.moved_on(before)


def test_keys_show_the_rule_the_help_the_log_and_the_chat(open_screen: Open, house: House) -> None:
    screen = open_screen(address(house.create(*TABLE, game=GAME), 0)).asked()
    keyboard = screen.page.keyboard
    keyboard.press("r")
    expect(screen.decision).to_contain_text("printed in the rulebook")
    keyboard.press("?")
    expect(screen.page.get_by_role("dialog", name="Keys")).to_be_visible()
    keyboard.press("Escape")
    expect(screen.page.locator("dialog")).to_have_count(0)
    keyboard.press("l")
    expect(screen.log).to_be_focused()
    keyboard.press("c")
    expect(screen.page.get_by_label("Say something")).to_be_focused()
    keyboard.press("?")
    expect(screen.page.locator("dialog")).to_have_count(0)


def test_shortcuts_can_be_switched_off(open_screen: Open, house: House) -> None:
    screen = open_screen(address(house.create(*TABLE, game=GAME), 0), keys=False).asked()
    before = screen.number()
    screen.page.keyboard.press("1")
    screen.page.keyboard.press("?")
    screen.page.wait_for_timeout(200)
    assert screen.number() == before
    expect(screen.page.locator("dialog")).to_have_count(0)


# ---- at a glance ---------------------------------------------------------------------------


def test_whatever_game_is_chosen_the_way_to_its_table_is_in_sight(open_screen: Open) -> None:
    screen = open_screen()
    for game in commonroom.games():
        screen.open("/").set_up(game)
        expect(screen.button("Lay the table")).to_be_in_viewport(ratio=1)
    screen.sound()


# ---- without a server ----------------------------------------------------------------------


class Line:
    """A line to the server that is down until it is mended."""

    def __init__(self) -> None:
        self.down = True

    def __call__(self, route: Route) -> None:
        if self.down:
            route.abort()
        else:
            route.continue_()


@pytest.mark.parametrize("lost", ["**/api/games", "**/api/locales", "**/locales/it.*"])
def test_a_server_that_does_not_answer_is_asked_again(open_screen: Open, lost: str) -> None:
    italian, line = Texts("it"), Line()
    screen = open_screen(routes={lost: line}, language="it")
    expect(screen.page.locator("h1")).to_have_text(italian.say(Msg("web-unreachable")))
    screen.sound()
    line.down = False
    screen.button(italian.say(Msg("web-try-again"))).click()
    expect(screen.page.get_by_text(italian.say(Msg("web-play-now"))).first).to_be_visible()
    open_screen.problems.clear()  # the browser told of it, too


def test_a_board_that_does_not_come_is_asked_for_again(open_screen: Open, house: House) -> None:
    table, line = address(house.create(*TABLE, game=GAME), 0), Line()
    screen = open_screen(table, routes={f"**/api/games/{GAME}": line})
    screen.sees("The server does not answer.")
    line.down = False
    screen.button("Try again").click()
    screen.asked()
    open_screen.problems.clear()  # the browser told of it, too


# ---- on a phone ----------------------------------------------------------------------------


def breadth(screen: Screen) -> int:
    """How far the page reaches to the right."""
    wide = screen.page.evaluate("document.documentElement.scrollWidth")
    assert isinstance(wide, int)
    return wide


def test_a_phone_shows_everything_without_scrolling_sideways(
    open_screen: Open, house: House, finished: Json
) -> None:
    table = address(house.create(*TABLE, game=GAME), 0)
    screen = open_screen(viewport=PHONE)
    for path in ("/", address(finished, 0), replay(finished), table):
        screen.open(path).page.wait_for_selector("main")
        for width in (PHONE["width"], 360):
            screen.resize({"width": width, "height": PHONE["height"]})
            assert breadth(screen) <= width, path
    screen.answer()
    assert breadth(screen) <= PHONE["width"]
    screen.page.get_by_role("navigation").get_by_role("button", name="Log").click()
    expect(screen.log).to_be_visible()
    expect(screen.page.locator(".stage")).to_be_hidden()
    screen.answer()


def test_a_phone_shows_the_end_of_the_log_first(open_screen: Open, house: House) -> None:
    table = house.create(*TABLE, game=GAME)
    play(house, table, 12)
    screen = open_screen(address(table, 0), viewport=PHONE).asked()
    screen.page.get_by_role("navigation").get_by_role("button", name="Log").click()
    lines = screen.log.locator("li")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()
    screen.answer()
    expect(lines.last).to_be_in_viewport()


# ---- in another language -------------------------------------------------------------------


def test_the_language_changes_at_any_time(open_screen: Open, house: House) -> None:
    screen = open_screen(address(house.create(*TABLE, game=GAME), 0)).asked()
    key = Msg("der-ministry-of-magic")
    czech = Texts("cs").say(key)
    assert czech != Texts("en").say(key)
    screen.answer()
    screen.sees(Texts("en").say(key))
    screen.button("Menu").click()
    screen.page.get_by_label("Language").select_option("cs")
    expect(screen.page.locator("html")).to_have_attribute("lang", "cs")
    screen.page.keyboard.press("Escape")
    screen.sees(czech)
    screen.page.reload()
    screen.sees(czech)


def test_every_word_on_every_screen_is_a_message(
    open_screen: Open, house: House, finished: Json
) -> None:
    table = address(house.create(*TABLE, game=GAME), 0)
    screen = open_screen(routes={"**/locales/en.*": strange_catalogue}, met=[])

    for path in ("/", table, address(finished, 0), replay(finished)):
        screen.open(path).page.wait_for_selector("main.stage, .ways")
        assert stray(screen) == [], path
    screen.open(table).page.wait_for_selector("button.offer")
    screen.page.keyboard.press("r")
    screen.page.keyboard.press("?")
    assert stray(screen) == []


# ---- for everyone --------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(open_screen: Open, house: House, finished: Json, theme: str) -> None:
    table = house.create(*TABLE, game=GAME)
    shared = house.create({"name": "Ada"}, {"name": "Bob"}, game=GAME)
    screen = open_screen("/", theme=theme)
    screen.sound()
    screen.open(address(table, 0)).asked().sound()
    for opened in ("Menu", "Rules", "Keys"):
        screen.button(opened).click()
        screen.sound()
        screen.page.keyboard.press("Escape")
    screen.page.get_by_role("tab", name="Chat").click()
    screen.sound()
    screen.answer_until("Where do your dice go?")
    screen.page.keyboard.press("r")
    screen.sound()
    screen.open(address(shared, 0, 1)).page.wait_for_selector("main .sheet")
    screen.sound()
    screen.open(address(finished, 0)).page.wait_for_selector(".end figure")
    screen.sound()
    screen.open(replay(finished)).page.wait_for_selector(".reel")
    screen.sound()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_phone(
    open_screen: Open, house: House, finished: Json, theme: str
) -> None:
    screen = open_screen("/", theme=theme, viewport=PHONE, met=[])
    screen.sound()
    screen.open(address(house.create(*TABLE, game=GAME), 0)).asked().sound()
    screen.open(address(finished, 0)).page.wait_for_selector(".end figure")
    screen.sound()
