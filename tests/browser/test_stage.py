"""The stage: what happens is seen before the next question, in order, and nobody has to wait."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.finished import BOT, GAME, address, play
from tests.browser.screen import Screen
from tests.server.house import House, Json, Sitter
from tools.chromium import DESK, PHONE

SIZES = [DESK, {"width": 1920, "height": 1080}, PHONE]

WATCH = """
window.seen = [];
const look = () => {
  const stage = document.querySelector('.theatre');
  if (!stage) return;
  const told = [...document.querySelectorAll('.announcements p')];
  const lines = told.map((p) => p.getBoundingClientRect());
  const now = {
    scene: stage.dataset.scene ?? null,
    id: stage.dataset.id ?? null,
    offers: document.querySelectorAll('section.decision button.offer:enabled').length,
    lines: lines.length,
    inside: lines.every(({ left, top, right, bottom }) =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight),
    moving: stage.getAnimations({ subtree: true }).length,
  };
  const last = window.seen.at(-1);
  if (JSON.stringify(last) !== JSON.stringify(now)) window.seen.push(now);
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Notes everything that is on the stage, and whether anything is asked at the same time."""

SILENCE = """
window.voices = 0;
window.halls = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor() { super(); window.halls += 1; }
  createGain() { window.voices += 1; return super.createGain(); }
};
"""


def watched(open_screen: Open, path: str, script: str = WATCH, **options: Any) -> Screen:
    """A screen whose stage is noted down."""
    return open_screen(path, script=script, **options)


def seen(screen: Screen) -> list[Json]:
    notes: list[Json] = screen.page.evaluate("window.seen")
    return notes


def scenes(screen: Screen) -> list[tuple[int, int]]:
    """What was shown, by the number of its entry and its place in it, each once."""
    shown = [note["id"] for note in seen(screen) if note["id"] is not None]
    numbers = [(int(seq), int(index)) for seq, index in (one.split("-") for one in shown)]
    return [one for one, before in zip(numbers, [None, *numbers], strict=False) if one != before]


def ready(house: House, game: str = GAME, bots: int = 1, **more: Any) -> Json:
    return house.create({"name": "Ada"}, *[BOT] * bots, game=game, **more)


def travel(screen: Screen) -> None:
    """In Death Eaters Rising Voldemort acts before the next question."""
    while not screen.asked().offer("travel").count():
        screen.answer()
    screen.offer("travel").first.click()
    expect(screen.page.locator(".theatre[data-scene]")).to_be_attached()


@pytest.mark.parametrize("game", [GAME, "talisman", "year-at-hogwarts"])
def test_what_happens_is_seen_in_order_and_before_the_question(
    open_screen: Open, house: House, game: str
) -> None:
    path = address(ready(house, game), 0)
    screen = watched(open_screen, path, speed=4, reduced_motion="no-preference")
    for number in range(5):
        screen.answer(number)
    screen.asked()
    order = scenes(screen)
    assert len(order) > 3
    assert all(before < after for before, after in pairwise(order))
    assert [note for note in seen(screen) if note["scene"] and note["offers"]] == []


def test_a_click_ends_it_and_answers_nothing(open_screen: Open, house: House) -> None:
    screen = open_screen(address(ready(house), 0), speed=1)
    travel(screen)
    screen.page.locator("[data-part=board]").click(position={"x": 300, "y": 300})
    assert screen.page.locator(".theatre[data-scene]").count() == 0
    expect(screen.offers.first).to_be_visible()
    expect(screen.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("key", ["s", "1", "Escape"])
def test_a_key_ends_it_and_answers_nothing(open_screen: Open, house: House, key: str) -> None:
    screen = open_screen(address(ready(house), 0), speed=1)
    travel(screen)
    screen.page.keyboard.press(key)
    assert screen.page.locator(".theatre[data-scene]").count() == 0
    expect(screen.offers.first).to_be_visible()
    expect(screen.decision.locator("button.offer:disabled")).to_have_count(0)


def test_the_button_to_skip_stands_where_the_question_will_be(
    open_screen: Open, house: House
) -> None:
    screen = open_screen(address(ready(house), 0), speed=1)
    travel(screen)
    expect(screen.offers).to_have_count(0)
    screen.sound()
    screen.decision.get_by_role("button", name="Skip").click()
    expect(screen.offers.first).to_be_visible()


def test_at_speed_0_nothing_is_waited_for(open_screen: Open, house: House) -> None:
    screen = watched(open_screen, address(ready(house), 0), speed=0)
    for _ in range(6):
        screen.answer()
    screen.asked()
    assert scenes(screen) == []


def test_who_wants_no_motion_sees_the_same_scenes_stand_still(
    open_screen: Open, house: House
) -> None:
    screen = watched(open_screen, address(ready(house), 0), speed=4)
    for _ in range(5):
        screen.answer()
    screen.asked()
    assert len(scenes(screen)) > 3
    assert {note["moving"] for note in seen(screen)} == {0}


def test_a_reload_in_a_battle_loses_nothing(open_screen: Open, house: House) -> None:
    table = in_battle(house)
    screen = open_screen(address(table, 0)).asked()
    card, sheet = screen.decision.locator(".subject"), screen.page.locator(".battle")
    expect(card).to_be_visible()
    expect(sheet).to_be_visible()
    before = card.inner_text(), sheet.inner_text()
    screen.page.reload()
    screen.asked()
    expect(card).to_be_visible()
    assert (card.inner_text(), sheet.inner_text()) == before


def in_battle(house: House) -> Json:
    """A table of Talisman at which Ada may roll a die of a battle again."""
    for _ in range(20):
        table = ready(house, "talisman")
        if rolled(house.sit(table, 0, hints=False)):
            return table
    raise AssertionError("nobody ever fought")


def rolled(sitter: Sitter, most: int = 300) -> bool:
    """Play until a die of a battle with somebody lies there that Fate could roll again."""
    for number in range(most):
        sitter.until(lambda: (sitter.position["decision"] or {}).get("guest") is False)
        options = sitter.options()
        saved = [option for option in options if option[0] != "fate"]
        foes = (sitter.position["view"]["fight"] or {}).get("foes", ["barrier"])
        if foes != ["barrier"] and len(saved) < len(options):
            sitter.leave()
            return True
        sitter.catch_up(sitter.answer(saved[number % len(saved)])["seq"])
    sitter.leave()
    return False


def test_one_line_is_told_at_a_time_and_none_leaves_the_screen(
    open_screen: Open, house: House
) -> None:
    screen = watched(open_screen, address(ready(house, "talisman", bots=2), 0), speed=4)
    for size in SIZES:
        screen.resize(size)
        screen.page.evaluate("window.seen = []")
        for _ in range(3):
            screen.answer()
        screen.asked()
        told = [note for note in seen(screen) if note["lines"]]
        assert told
        assert max(note["lines"] for note in told) == 1
        assert all(note["inside"] for note in told)


def test_what_the_others_did_is_told_in_three_lines_each(open_screen: Open, house: House) -> None:
    table = ready(house, bots=2)
    play(house, table, 12)
    screen = open_screen(address(table, 0)).asked()
    told = screen.page.get_by_role("region", name="Since your last turn")
    expect(told.get_by_role("heading", level=4)).to_have_count(2)
    for number in range(2):
        assert 1 <= told.locator("ul").nth(number).locator("li").count() <= 3
    screen.sound()
    told.get_by_role("button", name="Watch it again").click()
    expect(screen.page.locator(".theatre[data-scene]")).to_be_attached()
    screen.page.keyboard.press("Escape")
    screen.decision.get_by_role("button", name="Back to now").click()
    screen.asked()


def test_sound_waits_for_a_touch_and_is_switched_off_for_good(
    open_screen: Open, house: House
) -> None:
    path = address(ready(house), 0)
    screen = watched(open_screen, path, script=SILENCE, speed=4)
    screen.asked()
    assert screen.page.evaluate("[halls, voices]") == [0, 0]
    travel(screen)
    screen.asked()
    assert screen.page.evaluate("halls") == 1
    assert screen.page.evaluate("voices") > 0
    screen.button("Menu").click()
    screen.page.get_by_label("Sound").uncheck()
    screen.sound()
    screen.open(address(ready(house), 0))  # the first game may be lost before the next turn
    screen.asked()
    travel(screen)
    screen.asked()
    assert screen.page.evaluate("voices") == 0
    screen.button("Menu").click()
    expect(screen.page.get_by_label("Sound")).not_to_be_checked()
    expect(screen.page.get_by_label("Volume")).to_be_disabled()


def first_asked(house: House, table: Json) -> int:
    """Whom the game asks first."""
    sitter = house.sit(table, 0, hints=False)
    waiting: int = sitter.position["waiting_for"]
    sitter.leave()
    return waiting


def test_what_happens_waits_for_whoever_reads_the_first_words(
    open_screen: Open, house: House
) -> None:
    table = house.create({"name": "Ada"}, {"name": "Ben"}, game=GAME)
    first = first_asked(house, table)
    screen = open_screen(address(table, 1 - first), met=[], speed=1)
    expect(screen.page.locator("aside #welcome")).to_be_visible()
    sitter = house.sit(table, first, hints=False)
    sitter.answer(sitter.options()[0])
    expect(screen.page.get_by_role("button", name="Skip to now")).to_be_visible()
    expect(screen.decision.locator("h2")).to_contain_text("Waiting for")
    screen.button("To the table").click()
    screen.asked()
    expect(screen.page.get_by_role("button", name="Skip to now")).to_have_count(0)
    sitter.leave()


def test_what_the_others_did_before_ones_first_turn_is_told(
    open_screen: Open, house: House
) -> None:
    table = house.create({"name": "Ada"}, {"name": "Ben"}, game=GAME)
    first = first_asked(house, table)
    screen = open_screen(address(table, 1 - first))
    sitter = house.sit(table, first, hints=False)
    sitter.answer(sitter.options()[0])
    screen.asked()
    told = screen.page.get_by_role("region", name="Before your first turn")
    expect(told.locator("li")).not_to_have_count(0)
    told.get_by_role("button", name="Watch it again").click()
    expect(screen.decision.locator("h2")).to_contain_text("Looking back")
    sitter.leave()


def test_what_the_others_do_has_the_room_of_the_question(open_screen: Open, house: House) -> None:
    table = house.create({"name": "Ada"}, {"name": "Ben"}, {"name": "Cy"}, game=GAME)
    first = first_asked(house, table)
    sitter = house.sit(table, first, hints=False)
    sitter.answer(sitter.options()[0])
    sitter.until(lambda: sitter.position["waiting_for"] != first)
    waiting = next(seat for seat in range(3) if seat not in (first, sitter.position["waiting_for"]))
    screen = open_screen(address(table, waiting))
    told = screen.decision.get_by_role("region", name="Before your first turn")
    expect(told.locator("li")).not_to_have_count(0)
    expect(screen.page.locator(".side .doings")).to_have_count(0)
    screen.sound()
    sitter.leave()


@pytest.mark.parametrize("key", ["Enter", "Escape"])
def test_one_key_leads_from_the_first_words_to_the_table(
    open_screen: Open, house: House, key: str
) -> None:
    screen = open_screen(address(ready(house), 0), met=[])
    expect(screen.button("To the table")).to_be_focused()
    screen.page.keyboard.press(key)
    expect(screen.page.locator("#welcome")).to_have_count(0)
    screen.page.keyboard.press("ArrowDown")
    expect(screen.offers.first).to_be_focused()
