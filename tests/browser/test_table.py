"""At the table: play with bots, with people, after a break, as a spectator, back and forth."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from commonroom.kernel import title
from tests.browser.conftest import GAMES, Open
from tests.browser.finished import BOT, GAME, address
from tests.browser.screen import Screen
from tests.server.house import House, Process
from tools.chromium import PHONE

PEOPLE = ({"name": "Ada"}, {"name": "Bob"}, BOT)


def whose_turn(*screens: Screen) -> Screen:
    """The one of several people who must answer now."""
    for _ in range(3000):
        for screen in screens:
            if screen.decision.locator(".mine").count():
                return screen
        screens[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_one_lays_a_table_and_plays_some_turns_with_bots(open_screen: Open) -> None:
    screen = open_screen().set_up()
    screen.page.get_by_label("Name in seat 1").fill("Ada")
    screen.page.get_by_label("Speed").select_option("at once")
    screen.button("Lay the table").click()
    screen.page.wait_for_url(re.compile(r"/t/\w+#"))
    for _ in range(8):
        screen.answer()
    expect(screen.log).to_contain_text("Ada travels to")
    expect(screen.page.get_by_role("heading", name="Ada")).to_be_visible()


def test_two_people_in_two_browsers(open_screen: Open, house: House) -> None:
    table = house.create(*PEOPLE, game=GAME)
    ada, bob = open_screen(address(table, 0)), open_screen(address(table, 1))
    for _ in range(12):
        whose_turn(ada, bob).answer()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Well met, Bob!")
    ada.button("Send").click()
    bob.page.get_by_role("tab", name="Chat").click()
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text("Well met, Bob!")
    bob.button("Well done!").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Well done!")


def test_nothing_is_lost_when_the_server_dies_in_the_middle_of_a_decision(
    open_screen: Open, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('killed')}/t.db"
    first = Process(database)
    port = int(first.house.address.rpartition(":")[2])
    table = first.house.create({"name": "Ada"}, BOT, game=GAME)
    screen = open_screen(address(table, 0), house=first.house).asked()
    screen.answer()
    before, question = screen.asked().number(), screen.decision.locator("h2").inner_text()
    first.kill()
    screen.sees("The connection is lost")
    second = Process(database, port=port)
    expect(screen.page.get_by_text("The connection is lost")).to_be_hidden()
    assert screen.number() == before
    assert screen.decision.locator("h2").inner_text() == question
    screen.answer()
    screen.page.goto("about:blank")
    second.stop()
    open_screen.problems.clear()  # the browser told of the dead server


def test_a_page_left_open_over_an_update_offers_to_load_again(
    open_screen: Open, house: House
) -> None:
    """The first page of this browser speaks the protocol of yesterday."""
    yesterday = """
    const send = WebSocket.prototype.send;
    if (!sessionStorage.getItem('loaded')) {
      WebSocket.prototype.send = function (text) {
        sessionStorage.setItem('loaded', 'once');
        send.call(this, text.replace(/"protocol":\\d+/, '"protocol":1'));
      };
    }
    """
    table = house.create({"name": "Ada"}, BOT, game=GAME)
    screen = open_screen(address(table, 0), script=yesterday)
    screen.sees("This server has another version of Common Room.")
    screen.button("Try again").click()
    screen.asked().answer()


def test_a_spectator_sees_everything_and_can_do_nothing(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, BOT, game=GAME)
    ada, watcher = open_screen(address(table, 0)), open_screen(address(table))
    watcher.sees("You are watching.")
    ada.answer()
    ada.answer()
    expect(watcher.log).to_contain_text("Ada travels to")
    expect(watcher.offers).to_have_count(0)
    expect(watcher.button("Pause")).to_have_count(0)
    expect(ada.page.locator("header")).to_contain_text("one spectator")


def test_whoever_may_speak_up_reads_who_is_asked(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, {"name": "Bob"}, game="talisman")
    ada, bob = (house.sit(table, seat, hints=False) for seat in range(2))
    ada.ask(type="react", reactions="always")
    for _ in range(300):
        asked = [
            one for one in (ada, bob) if (one.position["decision"] or {}).get("guest") is False
        ]
        if (ada.position["decision"] or {}).get("guest"):
            break
        if not asked:
            ada.receive()
            continue
        seq = asked[0].answer(asked[0].options()[-1])["seq"]
        for one in (ada, bob):
            one.catch_up(seq)
    ada.leave()
    bob.leave()
    heading = open_screen(address(table, 0)).decision.get_by_role("heading")
    expect(heading).to_contain_text(re.compile("^Bob is asked: “.+” Do you step in"))


def test_an_answer_is_taken_back_while_that_is_free(open_screen: Open, house: House) -> None:
    screen = open_screen(address(house.create({"name": "Ada"}, BOT, game=GAME), 0))
    screen.answer_until("Where do your dice go?")
    before, offers = screen.number(), screen.offers.count()
    screen.answer()
    screen.page.keyboard.press("u")
    expect(screen.log).to_contain_text("Ada takes something back.")
    expect(screen.offers).to_have_count(offers)
    assert screen.number() != "", before
    expect(screen.log.locator("s").first).to_be_visible()


def test_beyond_that_everyone_must_agree(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, {"name": "Bob"}, game=GAME)
    ada, bob = open_screen(address(table, 0)), open_screen(address(table, 1))
    asked = whose_turn(ada, bob)
    other = bob if asked is ada else ada
    asked.answer()
    other.answer()
    asked.button("Ask to take back").click()
    expect(other.button("Agree")).to_be_visible()
    other.button("Agree").click()
    asked.asked()
    expect(asked.log).to_contain_text("takes something back.")


def test_a_bot_plays_for_one_until_one_comes_back(open_screen: Open, house: House) -> None:
    screen = open_screen(address(house.create({"name": "Ada"}, BOT, game=GAME), 0)).asked()
    screen.button("Pause").click()
    screen.sees("The table is paused.")
    screen.button("Menu").click()
    screen.button("Let a bot play for me").click()
    screen.page.keyboard.press("Escape")
    screen.decision.get_by_role("button", name="I play myself again").click()
    screen.decision.get_by_role("button", name="Go on").click()
    screen.answer()


def test_two_people_share_one_screen_behind_a_curtain(open_screen: Open) -> None:
    screen = open_screen().set_up()
    screen.page.get_by_label("Name in seat 1").fill("Ada")
    screen.page.get_by_label("Who sits in seat 2").select_option("here")
    screen.page.get_by_label("Name in seat 2").fill("Bob")
    screen.page.get_by_label("Speed").select_option("at once")
    screen.button("Lay the table").click()
    seen = set()
    for _ in range(12):
        curtain = screen.page.get_by_role("button", name=re.compile("^I am "))
        expect(curtain.or_(screen.offers.first).first).to_be_visible()
        if curtain.count():
            seen.add(curtain.inner_text())
            expect(screen.page.locator(".stage")).to_have_count(0)
            curtain.click()
        else:
            before = screen.number()
            screen.offers.first.click()
            screen.page.wait_for_function(
                "before => document.querySelector('[data-decision]')?.dataset.decision !== before",
                arg=before,
            )
    assert seen == {"I am Ada", "I am Bob"}


def test_a_link_that_opens_nothing_says_so(open_screen: Open) -> None:
    screen = open_screen("/t/nonesuch00#secret")
    screen.sees("There is no such table")


def test_on_a_phone_the_first_question_has_room_for_its_choices(
    open_screen: Open, house: House
) -> None:
    """Beside the board, the name that is asked for and the way back that there is not yet."""
    screen = open_screen(address(house.create({}, BOT, game=GAME), 0), viewport=PHONE).asked()
    expect(screen.page.get_by_label("What is your name?")).to_be_visible()
    expect(screen.offers.nth(1)).to_be_in_viewport(ratio=0.5)
    expect(screen.button("Take back u")).to_have_count(0)
    screen.sound()
    screen.answer()
    screen.asked()
    expect(screen.decision.get_by_role("button", name="Take back")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_an_arrow_points_to_choices_below(
    open_screen: Open, house: House, game: str
) -> None:
    table = house.create({}, *[BOT] * (min(title(game).about.seats) - 1 or 1), game=game)
    screen = open_screen(address(table, 0), viewport=PHONE)
    for _ in range(8):
        screen.asked()
        choices = screen.decision.locator("button.offer:enabled:visible")
        expect(choices.first).to_be_in_viewport(ratio=0.3)  # of a long one, the beginning
        hidden = screen.decision.locator(".scroll.below")
        expect(screen.decision.locator(".room > .more")).to_have_count(hidden.count())
        before = screen.number()
        screen.offers.first.click()
        screen.moved_on(before)


def test_the_turn_passes_on_without_moving_the_board(open_screen: Open, house: House) -> None:
    names = ("Isabella", "Leonardo", "Victoria")
    table = house.create(*({"name": name} for name in names), game="year-at-hogwarts")
    sitter = house.sit(table, 0, hints=False)
    acting: int = sitter.position["waiting_for"]
    sitter.leave()
    screens = [open_screen(address(table, seat)) for seat in range(3)]
    tops = set()
    for seat, screen in enumerate(screens):
        row = screen.page.locator(".others article")
        expect(row).to_have_count(2)
        expect(row.locator(".away")).to_have_count(0)
        expect(row.locator(".turn")).to_have_count(0 if seat == acting else 1)
        tops.add(screen.page.locator("main.stage").evaluate("it => it.getBoundingClientRect().y"))
    assert len(tops) == 1


def test_the_log_follows_the_game_while_lists_of_choices_come_and_go(
    open_screen: Open, house: House
) -> None:
    """A long list takes the room of the log for as long as it is open."""
    table = house.create({"name": "Ada"}, {"level": "adept"}, game="quidditch")
    screen = open_screen(address(table, 0), viewport={"width": 1920, "height": 1080})
    for _ in range(12):
        screen.answer()
    expect(screen.log.locator("li").last).to_be_in_viewport()
    screen.log.hover()
    screen.page.mouse.wheel(0, -5000)
    expect(screen.log.locator("li").first).to_be_in_viewport()
    screen.answer()
    expect(screen.log.locator("li").first).to_be_in_viewport()
