"""A guest at a table elsewhere: which links lead to one, and what reaches the terminal."""

import io

import msgspec
import pytest
from rich.console import Console

from commonroom.kernel import Msg
from commonroom.terminal.guest import Address, Guest, address_of
from commonroom.text import Texts
from commonroom.wire import news
from commonroom.wire import protocol as wire
from tests.terminal.test_join import WELCOME


def test_a_link_says_where_its_table_is() -> None:
    assert address_of("https://owls.example:8443/house/t/abc#secret") == Address(
        "wss://owls.example:8443/house/ws", "abc", "secret"
    )


@pytest.mark.parametrize(
    "link",
    [
        "",
        "abc",
        "ftp://owls.example/t/abc#secret",
        "http://owls.example/t/abc",
        "http:///t/abc#secret",
        "http://:80/t/abc#secret",
        "http://owls.example:99999/t/abc#secret",
        "http://owls.example:x/t/abc#secret",
        "http://[::bad/t/abc#secret",
    ],
)
def test_what_is_no_link_to_a_table(link: str) -> None:
    assert address_of(link) is None


OBEYED = "\x1b]0;mine\x07\x1b[31m\r\x9b2J"
"""What a terminal would do rather than show."""


def test_what_others_write_does_nothing_to_the_terminal() -> None:
    console = Console(file=io.StringIO(), width=80)
    guest = Guest(console, Texts("en"), {})
    sitter = wire.Sitter(f"Eve{OBEYED}", None, None, True)
    company = msgspec.structs.replace(WELCOME.company, sitters=(sitter,))
    said = news.Said(seq=1, at=0, seat=0, text=f"Hi [/bold]{OBEYED}", phrase=None)
    guest.hear(msgspec.structs.replace(WELCOME, company=company, news=(said,)))
    prompt = Msg("error-malformed", {"reason": f"odd{OBEYED}"})
    guest.hear(wire.Refused(nonce="", error="malformed", msg=prompt, seq=1))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert "Eve]0;mine[31m2J: Hi [/bold]]0;mine[31m2J" in shown
    assert "odd]0;mine" in shown
    assert not set("\x1b\x07\r\x9b") & set(shown)


def test_a_number_in_another_script_is_no_answer_that_breaks_anything() -> None:
    guest = Guest(Console(file=io.StringIO(), width=80), Texts("en"), {})
    guest.hear(WELCOME)
    assert guest.understand("²") is None
    assert isinstance(guest.understand("1"), wire.Answer)
