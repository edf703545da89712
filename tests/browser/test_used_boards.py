"""What a board tells and how it is used: goals, walks, whole places, two clicks on the pitch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.finished import BOT, GAME, address, play
from tests.browser.screen import Screen
from tests.server.house import House
from tools.chromium import DESK

WIDE = {"width": 1920, "height": 1080}


def test_a_goal_says_what_it_needs_and_lights_where_it_lies(
    open_screen: Open, house: House
) -> None:
    table = house.create({"name": "Ada"}, {"name": "Bob"}, game="voldemort-returns")
    screen = open_screen(address(table, 0))
    goals = screen.page.locator("[data-part=goals]")
    tokens = goals.get_by_role("button", name="Pettigrew's tokens")
    tokens.hover()
    expect(screen.page.locator(".spot.pointed")).not_to_have_count(0)
    tokens.click()
    expect(screen.page.locator(".detail")).to_contain_text("Cauldron: ")
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator(".detail")).to_have_count(0)
    screen.sound()
    expect(goals.locator("button.against")).not_to_contain_text(["Pettigrew's tokens"])
    hero = open_screen(address(table, 1)).page.locator("[data-part=goals]")
    expect(hero.locator("button:not(.against)").first).to_contain_text("Horcruxes")
    expect(hero.locator("button.against")).to_contain_text(["Pettigrew's tokens"])


def test_one_click_walks_all_the_way_while_others_look_on(open_screen: Open, house: House) -> None:
    """At the speed of the table, at which an answer is shown later than it is given."""
    table = house.create({"name": "Ada"}, BOT, game="year-at-hogwarts")
    screen = open_screen(address(table, 0), speed=4)
    screen.answer_until("Where do you go?")
    goal = screen.page.locator("[data-spot]:has(.goal)").last
    name, walk = (goal.get_attribute("aria-label") or "").split(". ")[:2]
    assert int(re.findall(r"\d+", walk)[0]) > 1
    goal.dispatch_event("click")
    there = screen.page.locator(f'[data-spot="seat:0"][aria-label$=". {name}"]')
    object_lies_there = screen.offer("take")  # somebody on their way is asked whether they take it
    expect(there.or_(object_lies_there).first).to_be_attached()
    if object_lies_there.count():
        object_lies_there.first.click()
    expect(there).to_be_attached()


def test_a_lit_location_is_chosen_wherever_one_clicks(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, BOT, game="death-eaters-rising")
    screen = open_screen(address(table, 0))
    screen.answer_until("Where")
    before = screen.number()
    lit = screen.page.locator("main.stage .spot.lit[data-spot=hogsmeade]")
    expect(lit).to_have_count(1)
    screen.page.locator("main.stage g:has(> .spot[data-spot=hogsmeade]) .spot").nth(1).click()
    screen.moved_on(before)
    expect(screen.page.locator("dialog")).to_have_count(0)


def test_on_the_pitch_one_chooses_a_player_and_then_where_to(
    open_screen: Open, house: House
) -> None:
    table = house.create({"name": "Ada"}, BOT, game="quidditch")
    play(house, table, 8)
    screen = open_screen(address(table, 0))
    screen.answer_until("What do you do?")
    screen.page.reload()
    heading = screen.decision.locator("h2")
    expect(heading).to_contain_text("What do you do?")
    if screen.decision.locator("details").count():
        expect(screen.decision.locator("details button.offer").first).not_to_be_visible()
    before = screen.number()
    piece = screen.page.locator("main.stage .spot.lit[data-spot^=chaser]").first
    piece.click()
    screen.page.locator("main.stage .spot.lit[data-spot^='slot:']").first.click()
    screen.moved_on(before)


def test_a_list_that_was_opened_stays_open(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, BOT, game="quidditch")
    play(house, table, 4)
    screen = open_screen(address(table, 0), speed=4)
    opened = screen.decision.locator("details[open]")
    screen.decision.locator("details:not([open]) > summary").click()
    for _ in range(2):
        before = screen.number()
        opened.locator("button.offer").first.click()
        screen.moved_on(before)
        expect(screen.offers.first).to_be_visible()
        expect(opened).to_have_count(1)


BOXES = """parts => {
    const box = it => it.getBoundingClientRect().toJSON();
    return [box(document.querySelector('main.stage .ground')),
        ...[...document.querySelectorAll(parts)].map(box)];
}"""


@pytest.mark.parametrize(
    ("game", "size", "parts", "told"),
    [
        ("quidditch", DESK, ".stand, .pennant, main .mark, .slot", ".actions"),
        ("quidditch", WIDE, ".stand, .pennant, main .mark, .slot", ".actions"),
        ("year-at-hogwarts", WIDE, "main.stage [data-spot] circle", ".turn .fact"),
    ],
    ids=["quidditch-desk", "quidditch-wide", "year-wide"],
)
def test_a_board_that_has_room_is_shown_whole_and_not_written_over(
    open_screen: Open, house: House, game: str, size: dict[str, int], parts: str, told: str
) -> None:
    table = house.create({"name": "Ada"}, BOT, game=game)
    play(house, table, 9 if game == "quidditch" else 7)
    screen = open_screen(address(table, 0), viewport=size)
    expect(screen.page.locator(told)).to_be_visible()
    ground, *boxes = screen.page.evaluate(BOXES, parts)
    _, over = screen.page.evaluate(BOXES, told)
    for box in boxes:
        assert box["left"] >= ground["left"]
        assert box["right"] <= ground["right"]
        assert box["top"] >= ground["top"]
        assert box["bottom"] <= ground["bottom"]
        beside = box["left"] > over["right"] or box["right"] < over["left"]
        assert beside or box["top"] > over["bottom"] or box["bottom"] < over["top"]


def test_the_mark_of_a_team_looks_like_its_players(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, BOT, game="quidditch")
    play(house, table, 9)
    screen = open_screen(address(table, 0))
    look = "them => them.map(it => it.tagName + getComputedStyle(it).fill)"
    marks = screen.page.locator("main.stage g[role=group] .body")
    expect(marks).to_have_count(2)
    teams = marks.evaluate_all(look)
    players = screen.page.locator("[data-spot] .body").evaluate_all(look)
    assert set(teams) == set(players)


def test_a_mission_is_pinned_to_the_map_where_it_leads(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, BOT, game="year-at-hogwarts")
    sitter = house.sit(table, 0, hints=False)
    sitter.until(lambda: any(goal["parts"] for goal in sitter.position["goals"]))
    missions = [goal for goal in sitter.position["goals"] if goal["card"] and goal["parts"]]
    sitter.leave()
    screen = open_screen(address(table, 0)).asked()
    pins = screen.page.locator("main.stage g.pin")
    for number, mission in enumerate(missions, start=1):
        places = [*mission["at"], *(at for part in mission["parts"] for at in part["at"])]
        assert places, mission
        numbers = pins.filter(has_text=re.compile(rf"\b{number}\b"))
        expect(numbers).to_have_count(len({*places}))
        for place in places:
            assert near(screen, place, numbers), (place, mission)
    chip = screen.page.locator("[data-part=goals] button", has=screen.page.locator(".pin")).first
    chip.hover()
    expect(screen.page.locator(".spot.pointed")).not_to_have_count(0)
    screen.sound()


def near(screen: Screen, space: str, pins: Locator) -> bool:
    """Whether one of the pins stands on a space."""
    box = screen.page.locator(f"main.stage .spot[data-spot='{space}']").bounding_box()
    assert box is not None
    left, top, right, bottom = box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]
    points = [(pin["x"] + pin["width"] / 2, pin["y"] + pin["height"]) for one in pins.all()
              if (pin := one.bounding_box())]  # fmt: skip
    margin = 15  # a space's box may hold its name, too, and a pin stands at its edge
    return any(
        left - margin < x < right + margin and top - margin < y < bottom + margin for x, y in points
    )


def test_a_card_is_read_by_resting_on_it(open_screen: Open, house: House) -> None:
    screen = open_screen(address(house.create({"name": "Ada"}, BOT, game=GAME), 0))
    screen.answer()
    screen.asked()
    card = screen.page.locator("main.stage g:has(> .spot[data-spot=hogsmeade]) .spot").nth(1)
    peek = screen.page.locator(".peek")
    card.hover()
    expect(peek).to_be_in_viewport(ratio=1)
    box = peek.bounding_box()
    assert box is not None
    assert box["width"] > 200
    expect(peek).to_contain_text((card.get_attribute("aria-label") or "").split(".")[0])
    screen.page.mouse.move(5, 5)
    expect(peek).to_have_count(0)
    expect(screen.page.locator("dialog")).to_have_count(0)
