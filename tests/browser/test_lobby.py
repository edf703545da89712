"""The lobby: one click plays; one's tables as tiles; a table set up by hand."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

import commonroom
from commonroom.kernel import Msg
from commonroom.text import Texts
from tests.browser.conftest import Open
from tests.browser.finished import BOT, GAME, address, play
from tests.browser.screen import Screen
from tests.languages import COMPLETE
from tests.server.house import House, Json
from tools.chromium import DESK, PHONE

WIDE = {"width": 1920, "height": 1080}
SIZES = (DESK, WIDE, PHONE)


def tiles(*tables: tuple[Json, int | None]) -> list[Json]:
    """What a browser remembers of tables that it has sat at."""
    return [
        {
            "table": table["table"],
            "game": GAME,
            "at": 1_700_000_000_000 + number,
            "tokens": [(table["watch"] if seat is None else table["seats"][seat])["token"]],
        }
        for number, (table, seat) in enumerate(tables)
    ]


def knowing(screen: Screen, known: list[Json]) -> Screen:
    screen.page.evaluate(
        "known => localStorage.setItem('commonroom.tables', known)", json.dumps(known)
    )
    screen.page.reload()
    return screen


# ---- one click -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", commonroom.games())
def test_one_click_leads_to_the_first_question(open_screen: Open, game: str) -> None:
    screen = open_screen(name="Ada")
    card = screen.page.locator(f"article[aria-labelledby='game-{game}']")
    expect(card.locator("img")).to_be_visible()
    card.get_by_role("button", name="Play now").click()
    screen.page.wait_for_url(re.compile(r"/t/\w+#"))
    screen.asked()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_what_is_chosen_is_explained_where_it_is_chosen(
    open_screen: Open, size: dict[str, int]
) -> None:
    screen = open_screen(viewport=size)
    play = screen.card().locator(".button.main")
    expect(play).to_have_accessible_description(re.compile("novice: plays as in a first game"))
    screen.set_up()
    seats = [screen.page.get_by_label(f"Who sits in seat {seat}") for seat in (1, 2, 3)]
    expect(seats[0]).to_have_accessible_description("")
    seats[1].select_option("bot:master")
    for seat, level, words in ((1, "master", "in its mind"), (2, "novice", "what is near")):
        told = re.compile(f"^{level}: .*{words}")
        expect(seats[seat]).to_have_accessible_description(told)
        expect(screen.page.get_by_text(told)).to_be_visible()
    rules = {"Speed": "bots", "Taking back": "undo", "In others' turns": "asked",
             "When somebody is away": "table waits"}  # fmt: skip
    for rule, words in rules.items():
        told = re.compile(words)
        expect(screen.page.get_by_label(rule)).to_have_accessible_description(told)
        expect(screen.page.locator(".house p").filter(has_text=told)).to_be_visible()
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    screen.sound()


def test_what_was_laid_last_is_laid_again_with_one_click(open_screen: Open) -> None:
    screen = open_screen().set_up()
    screen.page.get_by_label("Name in seat 1").fill("Ada")
    screen.page.get_by_label("Who sits in seat 2").select_option("bot: random")
    screen.page.get_by_label("Seats").select_option("2")
    screen.page.get_by_label("Difficulty").select_option("standard")
    screen.button("Lay the table").click()
    screen.page.wait_for_url(re.compile(r"/t/\w+#"))
    screen.asked()
    screen.open("/")
    card = screen.page.locator(f"article[aria-labelledby='game-{GAME}']")
    expect(card).to_contain_text("with a bot (random)")
    first = screen.page.url
    card.get_by_role("button", name="Play now").click()
    screen.page.wait_for_url(lambda url: url != first)
    screen.asked()
    expect(screen.page.locator("[data-part=others]")).to_contain_text("Random 2")
    expect(screen.page.locator("[data-part=others]")).to_contain_text("Ada")


@pytest.mark.parametrize("language", COMPLETE)
def test_every_game_is_one_click_away_and_nothing_runs_over(
    open_screen: Open, language: str
) -> None:
    screen = open_screen(language=language)
    play_now = screen.page.get_by_role("button", name=Texts(language).say(Msg("web-play-now")))
    expect(play_now).to_have_count(len(commonroom.games()))
    for size in SIZES:
        screen.resize(size)
        assert screen.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        cut = screen.page.evaluate(
            """() => [...document.querySelectorAll('article *')]
                .filter(it => !it.closest('.hidden') && it.scrollWidth > it.clientWidth + 1
                    && getComputedStyle(it).display !== 'inline')
                .map(it => it.outerHTML.slice(0, 120))"""
        )
        assert cut == [], size
        if size is not PHONE:
            for button in play_now.all():
                expect(button).to_be_in_viewport(ratio=1)


# ---- one's tables --------------------------------------------------------------------------


def test_ones_tables_say_with_whom_whose_turn_and_how_far(open_screen: Open, house: House) -> None:
    mine = house.create({"name": "Ada"}, {"name": "Bob"}, game=GAME)
    theirs = house.create({"name": "Ada"}, {"name": "Cleo"}, game=GAME)
    for table in (mine, theirs):
        play(house, table, 0)
    sitter = house.sit(mine, 0, hints=False)
    asked = 0 if sitter.position["waiting_for"] == 0 else 1
    sitter.leave()
    known = tiles((mine, asked), (theirs, 1 - asked))
    screen = knowing(open_screen(), known)
    listed = screen.page.locator("main section li")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text("Your turn")
    expect(listed.first).to_contain_text("with Bob" if asked == 0 else "with Ada")
    expect(listed.nth(1)).to_contain_text("Waiting for")
    expect(listed.nth(1)).not_to_contain_text("Your turn")
    expect(listed.first.get_by_role("img", name=re.compile("% of the game"))).to_be_attached()
    screen.sound()
    listed.first.get_by_role("link").click()
    screen.asked()


def test_finished_and_vanished_tables_lie_apart(
    open_screen: Open, house: House, finished: Json
) -> None:
    playing = house.create({"name": "Ada"}, BOT, game=GAME)
    vanished = {**tiles((finished, 0))[0], "table": "nonesuch00"}
    screen = knowing(open_screen(), [*tiles((finished, 0), (playing, 0)), vanished])
    expect(screen.page.locator("main section li")).to_have_count(1)
    expect(screen.page.locator("main section li")).to_contain_text("Not begun yet")
    screen.page.get_by_text("Finished games (2)").click()
    over = screen.page.locator("details li")
    expect(over.first).to_contain_text(re.compile("Won|Lost"))
    expect(over.nth(1)).to_contain_text("This table is gone.")
    screen.sound()
    over.nth(1).hover()
    over.nth(1).get_by_role("button", name="Forget this table").click()
    screen.page.get_by_text("Finished games (1)").wait_for()
    open_screen.problems.clear()  # browsers tell of every status 404


def test_many_tables_leave_room_for_the_games_on_a_phone(open_screen: Open, house: House) -> None:
    known = tiles(*[(house.create({"name": "Ada"}, BOT, game=GAME), 0) for _ in range(7)])
    screen = knowing(open_screen(viewport=PHONE), known)
    expect(screen.page.locator("main section li")).to_have_count(7)
    play_now = screen.page.get_by_role("button", name="Play now").first
    expect(play_now).to_be_in_viewport(ratio=1)


# ---- set up by hand ------------------------------------------------------------------------


def test_bots_play_among_themselves_and_one_click_watches(open_screen: Open) -> None:
    screen = open_screen(name="Ada").set_up()
    expect(screen.page.get_by_label("Name in seat 1")).to_have_value("Ada")
    screen.button("Let only bots play, and watch").click()
    expect(screen.page.get_by_label("Name in seat 1")).to_have_value("")
    screen.button("Watch them play").click()
    screen.page.wait_for_url(re.compile(r"/t/\w+#"))
    screen.sees("You are watching.")
    expect(screen.page.locator("[data-part=others]")).to_contain_text("Novice 1")
    expect(screen.page.locator("[data-part=others]")).not_to_contain_text("Ada")


def test_a_bot_does_not_keep_the_name_of_whoever_sat_there(open_screen: Open) -> None:
    screen = open_screen(name="Ada").set_up()
    screen.page.get_by_label("Who sits in seat 1").select_option("bot: expert")
    expect(screen.page.get_by_label("Name in seat 1")).to_have_value("")


def test_levels_have_one_name_each(open_screen: Open) -> None:
    screen = open_screen().set_up()
    offered = screen.page.get_by_label("Who sits in seat 2").locator("option").all_inner_texts()
    assert "bot: novice" in offered
    screen.button("Lay the table").click()
    screen.asked()
    expect(screen.page.locator("[data-part=others]")).to_contain_text("Novice 2")


# ---- links ---------------------------------------------------------------------------------


def test_an_invitation_has_one_main_button(open_screen: Open) -> None:
    screen = open_screen(name="Ada").set_up()
    for seat in (2, 3):
        screen.page.get_by_label(f"Who sits in seat {seat}").select_option("link")
    screen.button("Lay the table").click()
    screen.page.wait_for_url(re.compile("/links$"))
    expect(screen.page.locator(".button.main")).to_have_count(1)
    expect(screen.page.get_by_role("article")).to_have_count(3)  # two friends, and to watch
    expect(screen.page.get_by_role("button", name="Copy link")).to_have_count(3)
    screen.sound()
    screen.button("Sit down").click()
    screen.page.wait_for_url(re.compile(r"/t/\w+#"))
    screen.sees("Ada")


def test_another_game_stays_with_the_title(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, BOT, game="quidditch")
    house.sit(table, 0).leave()
    house.admin(f"/api/admin/tables/{table['table']}/close", "POST")
    screen = open_screen(address(table, 0))
    screen.page.get_by_role("link", name="Another game").click()
    screen.page.wait_for_url(re.compile(r"\?game=quidditch$"))
    card = screen.page.locator("article[aria-labelledby=game-quidditch]")
    expect(card.get_by_role("button", name="Play now")).to_be_focused()
    expect(card).to_be_in_viewport()


def test_on_a_phone_on_its_side_a_game_is_one_tap_away(open_screen: Open) -> None:
    screen = open_screen(viewport={"width": 844, "height": 390})
    expect(screen.card(GAME).locator(".button.main")).to_be_in_viewport(ratio=1)
    screen.sound()
