"""Other ways to sit down: the example bot, and the terminal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from commonroom.terminal.guest import address_of
from tests.server.house import PATIENCE, House

ROOT = Path(__file__).parent.parent.parent
GAME = "death-eaters-rising"


def test_the_example_bot_plays_a_whole_game(house: House) -> None:
    table = house.create({"name": "Bot"}, {"level": "random"}, game=GAME)
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "bot.py", table["seats"][0]["url"]],
        capture_output=True, text=True, timeout=PATIENCE, check=True,
    )  # fmt: skip
    fan = house.sit(table, None)
    assert done.stdout.strip() == str(fan.position["outcome"]["result"])
    assert "stale" not in done.stderr
    fan.leave()


def test_a_person_joins_from_a_terminal(house: House) -> None:
    table = house.create({"name": "Ada"}, {"name": "Bob"}, game=GAME)
    bob = house.sit(table, 1, since=0)
    terminal = subprocess.Popen(
        [sys.executable, "-c", "from commonroom.cli import main; main()", "join",
         table["seats"][0]["url"], "--language", "en"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    assert terminal.stdin is not None
    bob.until(
        lambda: any(m.get("company") and m["company"]["sitters"][0]["here"] for m in bob.heard)
    )
    assert bob.ask(type="say", phrase="good-luck")["type"] == "done"
    for line in ("name Adelaide", "1", "s Well met!", "t", "r", "?", "99"):
        terminal.stdin.write(f"{line}\n")
        terminal.stdin.flush()
    bob.until(lambda: any(
        one["entry"]["kind"] == "said" and one["entry"].get("text") == "Well met!"
        for message in bob.heard for one in message.get("news", ())
    ))  # fmt: skip
    output, _ = terminal.communicate("q\n", timeout=PATIENCE)
    assert terminal.returncode == 0
    assert "Bob: Good luck!" in output
    assert "DER-" in output
    assert "That is not one of your choices now." in output
    kinds = [one["entry"]["kind"] for message in bob.heard for one in message.get("news", ())]
    assert {"named", "answered", "said"} <= set(kinds)
    bob.leave()


@pytest.mark.parametrize(
    ("link", "address"),
    [
        ("http://h:8/t/abc#tok", ("ws://h:8/ws", "abc", "tok")),
        ("https://h/games/t/abc#tok", ("wss://h/games/ws", "abc", "tok")),
        ("http://h/t/abc", None),
        ("http://h/abc#tok", None),
        ("ftp://h/t/abc#tok", None),
        ("nonsense", None),
    ],
)
def test_a_link_says_where_it_leads(link: str, address: tuple[str, str, str] | None) -> None:
    assert address_of(link) == address


def test_a_link_that_leads_nowhere_is_said_so(house: House) -> None:
    for link in ("nonsense", f"{house.address}/t/nowhere#secret", "http://127.0.0.1:1/t/x#y"):
        done = subprocess.run(
            [sys.executable, "-c", "from commonroom.cli import main; main()", "join", link],
            capture_output=True, text=True, timeout=PATIENCE, check=False, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        assert done.returncode in (1, 2)
        assert "Traceback" not in done.stderr
        assert done.stdout.strip()
