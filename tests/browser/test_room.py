"""Around the board: on a phone in one hand, chat and names that do not get in the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from commonroom.tables import housekeeping
from tests.browser.conftest import Open
from tests.browser.finished import BOT, GAME, address, play
from tests.browser.screen import Screen
from tests.browser.test_table import whose_turn
from tests.server.house import House, Json, Process
from tests.server.house import house as serving
from tools.chromium import DESK, PHONE

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


# ---- away from the table -------------------------------------------------------------------

ELSEWHERE = """
window.notes = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, { body }) { window.notes.push([title, body]); }
};
Object.defineProperty(document, 'hidden', { get: () => window.elsewhere === true });
"""
"""A browser that may send notes, and a page that can be out of sight."""


def test_the_browser_calls_whoever_is_elsewhere(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, {"name": "Bob"}, game=GAME)
    ada, bob = (open_screen(address(table, seat), script=ELSEWHERE) for seat in (0, 1))
    first = whose_turn(ada, bob)
    other = bob if first is ada else ada
    other.button("Menu").click()
    other.page.get_by_label("A note from the browser").check()
    other.page.keyboard.press("Escape")
    first.answer()
    expect(other.decision.locator(".mine")).to_have_count(1)
    assert other.page.evaluate("window.notes") == [], "who looks on needs no note"
    while whose_turn(ada, bob) is other:
        other.answer()
    other.page.evaluate("window.elsewhere = true")
    while whose_turn(ada, bob) is first:
        first.answer()
    expect(other.decision.locator(".mine")).to_have_count(1)
    assert other.page.evaluate("window.notes") == [["Death Eaters Rising", "It is your turn."]]


def test_a_link_that_got_about_is_changed(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, BOT, game=GAME)
    screen = open_screen(address(table, 0)).asked()
    before = screen.page.url
    screen.button("Menu").click()
    screen.button("Change my link").click()
    screen.page.wait_for_url(lambda url: url != before)
    screen.answer()
    stranger = open_screen(before)
    stranger.sees("There is no such table")
    screen.asked()
    open_screen.problems.clear()  # the browser told of the refusal


def test_a_table_that_was_put_away_says_so_and_goes_on(
    open_screen: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("_DAY", "_AGES"):
        monkeypatch.setattr(housekeeping, name, 0)
    with serving(archive_after=1) as house:
        table = house.create({"name": "Ada"}, BOT, game=GAME)
        while house.listed(table)["status"] != "archived":
            house.http.get("/api/games")
        screen = open_screen(address(table, 0), house=house)
        notice = screen.decision.get_by_role("status")
        expect(notice).to_contain_text("this table was put away")
        screen.sound()
        notice.get_by_role("button", name="Go on").click()
        screen.answer()
        expect(notice).not_to_contain_text("put away")
        screen.page.close()


# ---- only one answer -----------------------------------------------------------------------


def test_a_lone_roll_is_ones_own_unless_one_never_wants_to_be_asked(
    open_screen: Open, house: House
) -> None:
    table = house.create({"name": "Ada"}, BOT, game=YEAR)
    sitter = house.sit(table, 0, hints=False)
    for _ in range(200):
        sitter.until(lambda: (sitter.position["decision"] or {}).get("guest") is False)
        if sitter.options() == [["roll"]] and not sitter.position["undo"]:
            break
        sitter.catch_up(sitter.answer(sitter.options()[0])["seq"])
    sitter.leave()
    screen = open_screen(address(table, 0), asks="moments").asked()
    before = screen.number()
    screen.page.wait_for_timeout(600)
    assert screen.number() == before
    screen.button("Menu").click()
    screen.page.get_by_label("Only one answer").select_option("never")
    screen.moved_on(before)
