"""Every game's table: played a while, it is sound in either light and says nothing untranslated."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import expect

from commonroom.kernel import Msg, title
from commonroom.text import Texts
from tests.browser.conftest import GAMES, Open
from tests.browser.finished import BOT, address, play
from tests.browser.pseudo import strange_catalogue, stray
from tests.server.house import House
from tools.chromium import PHONE


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_play_is_sound_and_all_of_it_is_translated(
    open_screen: Open, house: House, game: str
) -> None:
    bots = [BOT] * (min(title(game).about.seats) - 1)
    table = house.create({"name": "Ada"}, *bots, game=game)
    play(house, table, 12)
    sitter = house.sit(table, 0, hints=False)
    goals = sitter.position["goals"]
    sitter.leave()
    dark = open_screen(address(table, 0), theme="dark")
    dark.asked().sound()
    strip = dark.page.locator("[data-part=goals] button")
    expect(strip).to_have_count(len(goals))
    for number, goal in enumerate(sorted(goals, key=lambda goal: goal["against"])):
        text = Texts("en").say(msgspec.convert(goal["text"], Msg))
        expect(strip.nth(number)).to_contain_text(text)
    light = open_screen(address(table, 0), routes={"**/locales/en.*": strange_catalogue})
    light.asked()
    assert stray(light) == []
    light.answer()


def test_everybody_at_a_full_table_is_in_sight(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, *[{}] * 7, game="year-at-hogwarts")
    others = open_screen(address(table, 0)).page.locator(".others")
    expect(others.locator("article")).to_have_count(7)
    assert others.evaluate("it => it.scrollWidth <= it.clientWidth")


def test_one_key_on_a_space_far_off_walks_there(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, BOT, game="year-at-hogwarts")
    screen = open_screen(address(table, 0))
    screen.answer_until("Where do you go?")
    goal = screen.page.locator("[data-spot]:has(.goal)").last
    name, walk = (goal.get_attribute("aria-label") or "").split(". ")[:2]
    steps = int(re.findall(r"\d+", walk)[0])
    assert steps > 1
    spot = screen.page.locator(f"[data-spot='{goal.get_attribute('data-spot')}']")
    pawn = screen.page.locator("[data-spot='seat:0']")
    there = screen.page.locator(f'[data-spot="seat:0"][aria-label$=". {name}"]')
    spot.press("Enter")
    expect(there.or_(screen.offer("take").first).first).to_be_visible()
    while not there.count():  # it stops where something lies, and goes on by another key
        at = pawn.get_attribute("aria-label") or ""
        spot.press("Enter")
        expect(pawn).not_to_have_attribute("aria-label", at)
        expect(there.or_(screen.offer("take").first).first).to_be_visible()
    assert screen.log.inner_text().count("Ada walks to") >= steps


def test_a_phone_shows_the_whole_pitch_what_happened_and_the_way_out_of_a_long_list(
    open_screen: Open, house: House
) -> None:
    table = house.create({"name": "Ada"}, BOT, game="quidditch")
    play(house, table, 8)
    screen = open_screen(address(table, 0), viewport=PHONE)
    screen.answer_until("What do you do?")
    expect(screen.offer("end-turn")).to_be_in_viewport(ratio=1)
    squares = screen.page.locator("[data-spot^='slot:'] .slot")
    expect(squares).to_have_count(51)
    for square in squares.all():
        expect(square).to_be_in_viewport(ratio=1)
    screen.answer()
    expect(screen.page.locator(".announcements")).to_be_in_viewport()
    screen.page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    expect(screen.asked().offers.first).to_be_in_viewport()  # one chooses on the pitch itself
    for seen in (squares.last, screen.page.locator("nav.phone")):
        expect(seen).to_be_in_viewport(ratio=1)


def test_a_long_name_at_the_pitch_is_not_covered(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Bartholomäus W"}, BOT, game="quidditch")
    play(house, table, 6)
    screen = open_screen(address(table, 0))
    name = screen.page.locator("text.display", has_text="Bartholomäus W")
    expect(name).to_be_visible()
    crest = name.locator("xpath=..").locator("> svg")
    overlap = """([a, b]) => [Math.min(a.right, b.right) - Math.max(a.left, b.left),
                            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]"""
    boxes = [one.evaluate("it => it.getBoundingClientRect().toJSON()") for one in (name, crest)]
    wide, high = screen.page.evaluate(overlap, boxes)
    assert min(wide, high) < 5, "letters have some air around them"
