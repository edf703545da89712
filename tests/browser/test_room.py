"""Around the board: on a phone in one hand, chat and names that do not get in the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from commonroom.text import languages
from tests.browser.conftest import Open
from tests.browser.finished import BOT, GAME, address, play
from tests.browser.screen import Screen
from tests.browser.test_table import whose_turn
from tests.server.house import House, Json, Process
from tools.chromium import DESK, PHONE

SIDEWAYS = {"width": 844, "height": 390}
WIDE = {"width": 1920, "height": 1080}
TABLE = ({"name": "Ada"}, BOT, BOT)
YEAR = "year-at-hogwarts"


def height(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


@pytest.fixture(scope="module")
def year(process: Process) -> Json:
    """A table of A Year at Hogwarts, some turns into the game."""
    table = process.house.create(*TABLE, game=YEAR)
    play(process.house, table, 6)
    return table


# ---- on a phone ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_a_phone_gives_the_board_half_and_keeps_ones_numbers_in_sight(
    open_screen: Open, year: Json, language: str
) -> None:
    screen = open_screen(address(year, 0), viewport=PHONE, language=language).asked()
    for size in (PHONE, SIDEWAYS):
        screen.resize(size)
        assert height(screen.page.locator("main.stage")) >= size["height"] / 2
        others, mine = screen.page.locator(".others"), screen.page.locator("section.mine")
        assert height(others) <= 46, "the others are a thin strip"
        assert height(mine) <= 48, "so are one's own numbers"
        expect(mine.locator(".number").first).to_be_in_viewport(ratio=1)
        expect(screen.offers.first).to_be_in_viewport()
        for side in ("scrollWidth", "scrollHeight"):
            inside = screen.page.evaluate(f"document.documentElement.{side}")
            assert inside <= size["width" if side == "scrollWidth" else "height"]


def test_a_sheet_that_is_put_away_leaves_its_room_to_the_board(
    open_screen: Open, year: Json
) -> None:
    screen = open_screen(address(year, 0), viewport=PHONE).asked()
    before = height(screen.page.locator("main.stage"))
    fold = screen.decision.get_by_role("button", name="Put the choices away")
    fold.click()
    expect(screen.offers.first).to_be_hidden()
    assert height(screen.decision) <= 90
    assert height(screen.page.locator("main.stage")) > before + 60
    expect(screen.page.locator("section.mine .number").first).to_be_in_viewport(ratio=1)
    screen.sound()
    fold.click()
    screen.answer()


def test_a_rival_is_shown_whole_when_asked_for(open_screen: Open, year: Json) -> None:
    screen = open_screen(address(year, 0), viewport=PHONE).asked()
    screen.page.locator(".others").get_by_role("button", name="Random 2").click()
    dialog = screen.page.get_by_role("dialog", name="Random 2")
    expect(dialog.locator(".sheet-view")).to_be_visible()
    screen.sound()
    screen.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


# ---- nothing that does not fit -------------------------------------------------------------


def test_a_table_is_as_high_as_the_screen_and_no_higher(open_screen: Open, house: House) -> None:
    screen = open_screen(address(house.create(*TABLE, game=GAME), 0))
    screen.answer()
    for size in (DESK, WIDE, PHONE):
        screen.resize(size)
        high = screen.page.evaluate("document.documentElement.scrollHeight")
        assert high <= size["height"], "a scrollbar that leads nowhere"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=lambda size: str(size["width"]))
def test_what_a_number_is_made_of_is_never_cut_off(
    open_screen: Open, house: House, size: Json
) -> None:
    table = house.create(*TABLE, game="talisman")
    screen = open_screen(address(table, 0), viewport=size).asked()
    for number in screen.page.locator("section.mine .number").all():
        number.hover()
        told = screen.page.locator(".told")
        expect(told).to_be_in_viewport(ratio=1)


# ---- who says what -------------------------------------------------------------------------


def test_what_is_said_shows_who_said_it_until_it_is_read(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, {"name": "Bob"}, game=GAME)
    ada, bob = open_screen(address(table, 0)), open_screen(address(table, 1), viewport=PHONE)
    ada.page.get_by_role("tab", name="Chat").click()
    for line in ("Well met!", "Shall we begin?"):
        ada.page.get_by_label("Say something").fill(line)
        ada.button("Send").click()
    whisper = bob.decision.get_by_role("button", name="Ada Shall we begin?")
    expect(whisper).to_contain_text("2")
    bob.sound()
    tab = bob.page.get_by_role("navigation").get_by_role("button", name="Chat")
    expect(tab).to_contain_text("2")
    whisper.click()
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text("Well met!")
    expect(whisper).to_have_count(0)
    expect(tab).not_to_contain_text("2")
    bob.page.reload()
    bob.sees("Death Eaters Rising")
    expect(bob.page.get_by_role("navigation").get_by_role("button", name="Chat")).to_be_visible()
    expect(whisper).to_have_count(0)
    expect(ada.page.locator(".decision").get_by_text("Shall we begin?")).to_have_count(0)


def nameless(open_screen: Open, house: House, name: str = "") -> Screen:
    """Somebody who comes by a link and is asked something."""
    table = house.create({}, {}, game=GAME)
    screens = [open_screen(address(table, seat), name=name) for seat in (0, 1)]
    return whose_turn(*screens)


def test_the_question_comes_before_the_name(open_screen: Open, house: House) -> None:
    screen = nameless(open_screen, house)
    asked = screen.page.get_by_label("What is your name?")
    question, name = screen.offers.first.bounding_box(), asked.bounding_box()
    assert question is not None
    assert name is not None
    assert question["y"] < name["y"]
    screen.answer()
    expect(asked).to_have_count(0)


def test_whoever_has_said_their_name_once_is_not_asked_again(
    open_screen: Open, house: House
) -> None:
    screen = nameless(open_screen, house, name="Luna")
    expect(screen.page.locator("[data-part=others]")).to_contain_text("Luna")
    expect(screen.page.get_by_label("What is your name?")).to_have_count(0)


# ---- back and forth ------------------------------------------------------------------------


def test_beside_bots_one_takes_back_and_asks_nobody(open_screen: Open, house: House) -> None:
    screen = open_screen(address(house.create({"name": "Ada"}, BOT, game=GAME), 0))
    screen.answer()
    screen.answer()
    screen.asked()
    expect(screen.button("Ask to take back")).to_have_count(0)
    screen.decision.get_by_role("button", name="Take back").click()
    expect(screen.log).to_contain_text("Ada takes something back.")


# ---- only one answer -----------------------------------------------------------------------


def lone(open_screen: Open, house: House, *, asks: bool) -> Screen:
    """A table at which there is nothing to choose, and nothing to take back."""
    table = house.create({"name": "Ada"}, BOT, game=YEAR)
    sitter = house.sit(table, 0, hints=False)
    for _ in range(200):
        sitter.until(lambda: (sitter.position["decision"] or {}).get("guest") is False)
        if len(sitter.options()) == 1 and not sitter.position["undo"]:
            break
        sitter.catch_up(sitter.answer(sitter.options()[0])["seq"])
    else:
        raise AssertionError("there was always a choice")
    sitter.leave()
    return open_screen(address(table, 0), asks=asks)


def test_where_there_is_one_answer_nobody_is_asked(open_screen: Open, house: House) -> None:
    screen = lone(open_screen, house, asks=False)
    before = screen.decision.locator("[data-decision]").get_attribute("data-decision") or ""
    screen.moved_on(before)


def test_whoever_wants_to_be_asked_is_asked(open_screen: Open, house: House) -> None:
    screen = lone(open_screen, house, asks=True).asked()
    before = screen.number()
    screen.page.wait_for_timeout(1500)
    assert screen.number() == before
    screen.answer()
