"""Learning by playing, and looking back: a guide by keyboard, a recap step by step."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import commonroom
from tests.browser.conftest import Open
from tests.browser.finished import BOT, GAME, address
from tests.browser.pseudo import strange_catalogue, stray
from tests.browser.screen import Screen
from tests.server.house import House
from tools.chromium import PHONE


def step(screen: Screen) -> str:
    return screen.page.locator(".coach .soft").inner_text()


def test_a_guide_is_played_from_the_lobby_with_the_keyboard_alone(open_screen: Open) -> None:
    screen = open_screen()
    screen.page.locator(f"a[href='/learn/{GAME}']").press("Enter")
    screen.page.wait_for_url(re.compile(f"/learn/{GAME}$"))
    coach, keyboard = screen.page.locator(".coach"), screen.page.keyboard
    expect(coach).to_contain_text("You play together")
    screen.sound()
    waited = returned = False
    for _ in range(40):
        if coach.get_by_role("link", name="Lay a table").count():
            break
        expect(screen.page.locator("[data-lit]").first).to_be_attached()
        before = step(screen)
        wanted = screen.decision.locator("button.offer[data-lit]")
        if coach.get_by_role("button", name="Next").count():
            keyboard.press("n")
        elif not waited and screen.offers.count() > 1:
            waited = True
            keyboard.press("1" if not wanted.evaluate("it => it.matches('li:first-child > *')")
                           else "2")  # fmt: skip
            expect(screen.decision.get_by_role("alert")).to_contain_text("the guide's dice")
            assert step(screen) == before
            continue
        elif not returned:
            returned = True
            question = screen.decision.locator("h2").inner_text()
            screen.choose(wanted)
            expect(screen.page.locator(".coach .soft")).not_to_have_text(before)
            keyboard.press("u")
            expect(screen.page.locator(".coach .soft")).to_have_text(before)
            expect(screen.decision.locator("h2")).to_have_text(question)
            continue
        else:
            screen.choose(wanted)
        screen.page.wait_for_function(
            "before => document.querySelector('.coach .soft').innerText !== before "
            "|| document.querySelector('.coach a')",
            arg=before,
        )
    assert waited
    assert returned
    expect(coach).to_contain_text("That was the lesson.")
    expect(screen.log).to_contain_text("Kingsley Shacklebolt joins")
    coach.get_by_role("link", name="Lay a table").press("Enter")
    screen.page.wait_for_url(re.compile(f"game={GAME}$"))
    expect(screen.page.get_by_role("article", name="Death Eaters Rising")).to_be_visible()


def test_a_newcomer_at_a_table_reads_first_words_until_the_first_answer(
    open_screen: Open, house: House
) -> None:
    table = house.create({"name": "Ada"}, BOT, game="talisman")
    screen = open_screen(address(table, 0), met=[]).asked()
    words = screen.page.get_by_role("complementary", name="First time at Talisman")
    expect(words).to_contain_text("beat Lord Voldemort")
    expect(words.get_by_role("link", name="Learn by playing")).to_be_visible()
    screen.sound()
    screen.answer()
    expect(words).to_have_count(0)
    screen.page.reload()
    screen.asked()
    expect(words).to_have_count(0)


def test_every_word_of_a_lesson_is_a_message(open_screen: Open) -> None:
    routes = {"**/locales/en.*": strange_catalogue}
    screen = open_screen(f"/learn/{GAME}", theme="dark", viewport=PHONE, routes=routes)
    expect(screen.page.locator(".coach")).to_be_visible()
    assert stray(screen) == []
    screen.sound()


def test_a_learner_without_a_name_has_a_number_on_the_board(open_screen: Open) -> None:
    screen = open_screen("/learn/year-at-hogwarts")
    expect(screen.page.locator(".scroll", has_text="Player 1")).to_be_visible()


def test_what_happened_since_ones_last_turn_is_stepped_through(
    open_screen: Open, house: House
) -> None:
    screen = open_screen(address(house.create({"name": "Ada"}, BOT, BOT, game=GAME), 0))
    recap = screen.page.get_by_role("button", name="Everything, line by line")
    for _ in range(60):
        if screen.asked() and recap.count():
            break
        screen.answer(99)
    question = screen.decision.locator("h2").inner_text()
    recap.click()
    screen.page.get_by_role("dialog").get_by_role("button", name="Step through").click()
    heading = screen.decision.locator("h2")
    expect(heading).to_contain_text("Looking back: moment")
    expect(heading).to_be_focused()
    screen.sound()
    first = heading.inner_text()
    screen.page.keyboard.press("ArrowRight")
    expect(heading).not_to_have_text(first)
    screen.decision.locator("li .cite").first.click()
    expect(screen.page.get_by_role("dialog", name="Rules")).to_be_visible()
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator("dialog")).to_have_count(0)
    screen.decision.get_by_role("button", name="Back to now").click()
    expect(heading).to_have_text(question)
    screen.log.get_by_role("button", name="Show the board at this moment").first.click()
    expect(heading).to_contain_text("Looking back: moment")
    screen.page.keyboard.press("Escape")
    expect(heading).to_have_text(question)
    screen.answer()


@pytest.mark.parametrize("game", commonroom.games())
def test_on_a_phone_the_way_on_is_in_sight(open_screen: Open, game: str) -> None:
    screen = open_screen(f"/learn/{game}", viewport=PHONE)
    coach = screen.page.locator(".coach")
    told = 0
    for _ in range(6):
        expect(coach).to_be_visible()
        before = step(screen)
        on = coach.get_by_role("button", name="Next")
        if on.count():
            told += 1
            expect(on).to_be_in_viewport(ratio=1)
            covers = "it => it.contains(document.elementFromPoint(...(({x, y, width, height}) =>"
            covers += " [x + width / 2, y + height / 2])(it.getBoundingClientRect())))"
            assert on.evaluate(covers), "something lies over it"
            on.click()
        else:
            wanted = screen.decision.locator("button.offer[data-lit]")
            expect(wanted).to_be_in_viewport(ratio=0.5)
            expect(coach.locator("p").first).to_be_in_viewport(ratio=0.5)
            screen.choose(wanted)
        expect(coach.locator(".soft")).not_to_have_text(before)
    assert told > 1
