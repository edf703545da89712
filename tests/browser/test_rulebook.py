"""The rulebook: contents, pictures of a turn, search, the reader's own booklet, examples."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import commonroom
from tests.browser.conftest import Open
from tests.browser.finished import BOT, address
from tests.browser.pseudo import strange_catalogue, stray
from tests.browser.screen import Screen
from tests.server.house import House
from tools.chromium import PHONE


def contents(screen: Screen) -> Locator:
    return screen.page.get_by_role("navigation", name="Contents")


def article(screen: Screen) -> Locator:
    return screen.page.get_by_role("article")


def rules(screen: Screen) -> list[str]:
    return article(screen).locator(".number").all_inner_texts()


def test_it_is_read_from_the_lobby_like_a_book(open_screen: Open) -> None:
    screen = open_screen("/?game=talisman")
    screen.page.locator("a[href='/rules/talisman']").press("Enter")
    screen.page.wait_for_url(re.compile("/rules/talisman$"))
    expect(screen.page.get_by_role("heading", name="How a turn goes")).to_be_visible()
    pictures = article(screen).get_by_role("img", name="The board at step")
    expect(pictures).to_have_count(7)
    screen.sound()
    contents(screen).get_by_role("button", name="From region to region").press("Enter")
    expect(article(screen).get_by_role("heading", name="From region to region")).to_be_focused()
    assert rules(screen) == ["TAL-CRS-1", "TAL-KXS-1", "TAL-GAT-1", "TAL-ROR-1", "TAL-WIN-1"]
    screen.sound()


def test_a_rule_leads_to_its_page_and_to_its_cards(open_screen: Open) -> None:
    screen = open_screen("/rules/talisman?rule=TAL-CRS-1")
    rule = screen.page.locator("#rule-TAL-CRS-1")
    expect(rule).to_be_in_viewport()
    rule.get_by_role("button", name="Floo Powder").click()
    face = screen.page.get_by_role("dialog", name="Floo Powder")
    expect(face).to_contain_text("+1 Magic in battles")
    screen.page.keyboard.press("Escape")
    rule.get_by_role("button", name="Page 13 of your booklet (Polish)").click()
    heading = article(screen).get_by_role("heading", name="Page 13 of your booklet (Polish)")
    expect(heading).to_be_focused()
    assert "TAL-LIF-1" in rules(screen)
    assert "TAL-WIN-1" not in rules(screen)
    article(screen).get_by_role("button", name="14", exact=True).first.click()
    expect(screen.page.locator("#rule-TAL-WIN-1")).to_be_visible()
    screen.sound()


def test_search_goes_over_words_numbers_and_our_answers(open_screen: Open) -> None:
    screen = open_screen("/rules/death-eaters-rising")
    search = screen.page.get_by_role("searchbox", name="Search the rules")
    search.fill("der-los-1")
    expect(article(screen).get_by_role("status")).to_have_text("One rule")
    search.fill("supply has none")
    expect(article(screen).get_by_role("status")).to_have_text("0 rules")
    search.fill("swap token refused")
    expect(screen.page.locator("#rule-DER-TOK-3")).to_be_visible()
    search.fill("")
    expect(screen.page.get_by_role("heading", name="How a turn goes")).to_be_visible()


def test_words_are_found_without_their_marks(open_screen: Open) -> None:
    screen = open_screen("/rules/talisman", language="pl")
    search = screen.page.get_by_role("searchbox")
    search.fill("swistoklik fretki")
    expect(screen.page.locator("#rule-TAL-LOS-1")).to_be_visible()


@pytest.mark.parametrize("game", commonroom.games())
def test_the_first_page_fits_a_phone_and_breaks_no_rule(open_screen: Open, game: str) -> None:
    screen = open_screen(f"/rules/{game}", viewport=PHONE, theme="dark")
    pictures = article(screen).get_by_role("img")
    expect(pictures.first).to_be_visible()
    assert pictures.count() >= 5
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert screen.page.evaluate(wide) == 0
    assert article(screen).locator("[inert] :focus").count() == 0
    screen.sound()


def test_an_example_is_played_through_on_the_board(open_screen: Open) -> None:
    screen = open_screen("/rules/talisman")
    contents(screen).get_by_role("button", name="Worked examples").click()
    article(screen).get_by_role("link", name="A battle, with the Advantage against you").click()
    screen.page.wait_for_url(re.compile("/learn/talisman/battle$"))
    coach = screen.page.locator(".coach")
    expect(coach).to_contain_text("drew Antonin Dolohov")
    for words in ("11 to 7", "a stand-off", "15 to 13"):
        screen.decision.locator("button.offer[data-lit]").click()
        expect(coach).to_contain_text(words)
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("That was the example.")
    screen.sound()
    coach.get_by_role("link", name="Rules").click()
    expect(screen.page.get_by_role("heading", name="How a turn goes")).to_be_visible()


def test_beside_a_game_an_example_opens_elsewhere(open_screen: Open, house: House) -> None:
    screen = open_screen(address(house.create({"name": "Ada"}, BOT, game="quidditch"), 0)).asked()
    screen.page.get_by_role("button", name="Rules", exact=True).first.click()
    book = screen.page.get_by_role("dialog", name="Rules")
    expect(book.get_by_role("img", name="The board at step 1")).to_be_visible()
    screen.sound()
    with screen.page.expect_popup() as popup:
        book.get_by_role("link", name="Play it through").click()
    expect(popup.value.locator(".coach")).to_contain_text("ten actions")
    expect(book).to_be_visible()


def test_steps_without_words_of_their_own_happen_by_themselves(open_screen: Open) -> None:
    screen = open_screen("/learn/year-at-hogwarts/turn")
    coach = screen.page.locator(".coach")
    for words in ("Twelve steps", "An object lies here", "has his two", "Dobby: everyone rolled"):
        screen.decision.locator("button.offer[data-lit]").click()
        expect(coach).to_contain_text(words)


def test_every_word_of_the_book_is_a_message(open_screen: Open) -> None:
    routes = {"**/locales/en.*": strange_catalogue}
    screen = open_screen("/rules/talisman?rule=TAL-MOV-1", routes=routes)
    expect(screen.page.locator("#rule-TAL-MOV-1")).to_be_visible()
    assert stray(screen) == []
