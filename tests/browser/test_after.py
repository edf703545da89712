"""Before and after a game: links, the end, another game, replays, files."""

from __future__ import annotations

import base64
import re
import struct
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.finished import address
from tests.server.house import Json


def test_friends_get_links_and_qr_codes(open_screen: Open) -> None:
    screen = open_screen().set_up()
    screen.page.get_by_label("Name in seat 1").fill("Ada")
    screen.page.get_by_label("Who sits in seat 2").select_option("link")
    screen.button("Lay the table").click()
    screen.page.wait_for_url(re.compile("/links$"))
    cards = screen.page.get_by_role("article")
    expect(cards).to_have_count(2)  # for the friend, and to watch
    screen.sound()
    expect(screen.page.locator("article img")).to_have_count(2)
    screen.page.wait_for_function(
        "() => [...document.querySelectorAll('article img')].every(it => it.naturalWidth > 0)"
    )
    url = cards.first.get_by_role("textbox").input_value()
    cards.first.get_by_role("button", name="Copy link").click()
    expect(cards.first).to_contain_text("Copied")
    friend = open_screen(url)
    friend.sees("Death Eaters Rising")
    screen.button("Sit down").click()
    screen.page.wait_for_url(re.compile(r"/t/\w+#"))
    screen.sees("Ada")


def test_the_end_tells_who_won_and_counts_the_dice(open_screen: Open, finished: Json) -> None:
    screen = open_screen(address(finished, 0))
    end = screen.page.locator(".end")
    expect(end).to_contain_text("6-sided dice")
    expect(end).to_contain_text("Moments to remember")
    expect(end.locator("li a").first).to_be_visible()
    screen.button("Look at the board").click()
    expect(end).to_have_count(0)
    screen.decision.get_by_role("button", name="The game is over").click()
    expect(end).to_be_visible()


def test_a_moment_leads_into_the_replay_and_has_a_link(open_screen: Open, finished: Json) -> None:
    screen = open_screen(address(finished, 0))
    moments = screen.page.locator(".end li a")
    last = moments.nth(7)
    line = last.inner_text()
    last.click()
    screen.page.wait_for_url(re.compile(r"/replay\?seat=0&at=\d+#"))
    told = screen.page.locator(".told")
    expect(told).to_contain_text(line)
    slider = screen.page.get_by_role("slider")
    shown = int(slider.input_value())
    screen.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(shown - 1))
    address_then = screen.page.url
    again = open_screen(address_then)
    expect(again.page.get_by_role("slider")).to_have_value(str(shown - 1))
    slider.fill("0")
    screen.sees("The table was laid.")
    screen.button("On").click()
    expect(slider).to_have_value("1")


def test_another_game_with_the_same_people(open_screen: Open, finished: Json) -> None:
    screen = open_screen(address(finished, 0))
    screen.button("Play again").click()
    screen.page.wait_for_url(lambda url: finished["table"] not in url and "/t/" in url)
    screen.answer()


def test_the_result_is_shared_as_a_picture(
    open_screen: Open, finished: Json, tmp_path: Path
) -> None:
    screen = open_screen(address(finished, 0))
    with screen.page.expect_download() as download:
        screen.button("Share a picture").click()
    file = tmp_path / "result.png"
    download.value.save_as(file)
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    drawn = screen.page.evaluate(
        """async data => {
            const image = new Image();
            image.src = data;
            await image.decode();
            const pen = new OffscreenCanvas(1200, 630).getContext('2d');
            pen.drawImage(image, 0, 0);
            const colours = new Set();
            for (let x = 5; x < 1200; x += 40) {
                const [r, g, b] = pen.getImageData(x, 300, 1, 1).data;
                colours.add(r << 16 | g << 8 | b);
            }
            return colours.size;
        }""",
        "data:image/png;base64," + base64.b64encode(data).decode(),
    )
    assert drawn > 10, "the picture is empty"


def test_a_game_is_saved_as_a_file_and_opened_again(
    open_screen: Open, finished: Json, tmp_path: Path
) -> None:
    screen = open_screen(address(finished, 0))
    with screen.page.expect_download() as download:
        screen.button("Save as a file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert '"format":"commonroom-game"' in file.read_text().replace(" ", "")
    screen.open("/")
    screen.page.get_by_label("Open a game file").set_input_files(file)
    screen.page.wait_for_url(re.compile("/links$"))
    screen.sees("The table is laid")


def test_what_is_no_game_file_is_refused_in_words(open_screen: Open, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("[]")
    screen = open_screen()
    screen.page.get_by_label("Open a game file").set_input_files(file)
    expect(screen.page.get_by_role("alert")).to_contain_text("This game file is not sound")
    open_screen.problems.clear()  # browsers tell of every status 400
