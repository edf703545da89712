"""The end of a game: one button checks it against the receipt that this browser kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

from commonroom.cli import main
from tests.browser.conftest import Open
from tests.browser.finished import BOT, GAME, address, play
from tests.browser.screen import Screen
from tests.server.house import House, Json


@pytest.fixture
def end(open_screen: Open, house: House) -> tuple[Screen, Json]:
    """A game that this browser has seen from before the first die to the end."""
    table = house.create({"name": "Ada"}, BOT, BOT, game=GAME)
    screen = open_screen(address(table, 0))
    screen.asked()
    assert play(house, table, 600), "the game did not end"
    expect(screen.page.locator(".end")).to_be_visible()
    return screen, table


def saved(screen: Screen, button: str, file: Path) -> Path:
    with screen.page.expect_download() as download:
        screen.button(button).click()
    download.value.save_as(file)
    return file


def test_the_end_says_what_is_proved_and_what_is_not(
    end: tuple[Screen, Json], tmp_path: Path
) -> None:
    screen, _ = end
    screen.button("Check this game").click()
    found = screen.page.get_by_role("status").filter(has_text="Proved")
    game = saved(screen, "Save as a file", tmp_path / "game.json")
    receipt = saved(screen, "Save the receipt", tmp_path / "receipt.json")
    kept, file = json.loads(receipt.read_text()), json.loads(game.read_text())
    answers = sum(row["entry"]["kind"] == "answered" for row in file["rows"])
    expect(found).to_contain_text("the one that was promised before the first die")
    expect(found).to_contain_text(f"{kept['newest']['link'][:8]}, up to entry {len(file['rows'])}")
    expect(found).to_contain_text(f"In {answers} of {answers} answers")
    expect(found).to_contain_text("Ada had a hand in the dice.")
    expect(found).to_contain_text("Whoever runs the server could.")
    assert kept["newest"]["seq"] == len(file["rows"])
    said = CliRunner().invoke(main, ["verify", str(game), "--receipt", str(receipt)])
    assert said.exit_code == 0, said.output
    assert f"In {answers} of {answers} answers" in said.output


LIES = {
    "ends before entry": "file.rows.pop()",
    "promised other dice": "file.secret = 'ff'.repeat(32)",
    "was changed": "file.rows[5].at = 1",
}
"""What is said → what the server does to the file before it gives it away."""
LYING = """() => {
  const real = (window.honest ??= window.fetch);
  window.fetch = async (...asked) => {
    const response = await real(...asked);
    if (!String(asked[0]).endsWith('/file')) return response;
    const file = await response.json();
    LIE;
    return new Response(JSON.stringify(file));
  };
}"""


def test_the_end_refuses_a_game_that_was_changed(end: tuple[Screen, Json]) -> None:
    screen, _ = end
    for said, lie in LIES.items():
        screen.page.evaluate(LYING.replace("LIE", lie))
        screen.button("Check this game").click()
        found = screen.page.get_by_role("status").filter(has_text=said)
        expect(found).to_contain_text("This is not the game that was played here.")


def test_a_browser_that_was_not_there_says_so(open_screen: Open, finished: Json) -> None:
    """It came when all was over: its receipt knows the end, and added nothing to the dice."""
    screen = open_screen(address(finished, 0))
    screen.button("Check this game").click()
    found = screen.page.get_by_role("status").filter(has_text="Proved")
    expect(found).to_contain_text("In 0 of")
