"""A guest at a table elsewhere: which links lead to one, and what reaches the terminal."""

import io

import msgspec
import pytest
from rich.console import Console
from rich.text import Text

from commonroom.kernel import Msg, new_match
from commonroom.tables.entries import Answered, Said
from commonroom.terminal.guest import Address, Guest, address_of
from commonroom.text import Texts
from commonroom.wire import protocol as wire
from tests.terminal.test_join import ASKED, WELCOME


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
    said = wire.News(1, 0, Said(seat=0, text=f"Hi [/bold]{OBEYED}"))
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


def test_whoever_says_yes_agrees_to_the_takeback_that_they_saw() -> None:
    guest = Guest(Console(file=io.StringIO(), width=80), Texts("en"), {})
    guest.hear(WELCOME)
    assert guest.understand("y") == wire.Agree(agree=True)
    asked = wire.TakebackRequest(seat=1, to=3, agreed=(1,), asked=7)
    position = msgspec.structs.replace(WELCOME.position, takeback=asked)
    guest.hear(wire.Update(seq=7, position=position))
    assert guest.understand("yes") == wire.Agree(agree=True, to=7)
    assert guest.understand("n") == wire.Agree(agree=False, to=7)


def test_whoever_may_speak_up_is_told_who_is_asked() -> None:
    console = Console(file=io.StringIO(), width=80)
    guest = Guest(console, Texts("en"), {})
    decision = msgspec.structs.replace(ASKED, guest=True)
    guest.hear(
        msgspec.structs.replace(
            WELCOME, position=msgspec.structs.replace(WELCOME.position, decision=decision)
        )
    )
    assert isinstance(console.file, io.StringIO)
    assert "Ada is asked: “Player 1” Do you step in?" in console.file.getvalue()


class Drawing:
    """A tableau that says only how much of it is shown."""

    def table(self, *_: object) -> Text:
        return Text("the whole table")

    def glance(self, *_: object) -> Text:
        return Text("a glance")

    def scene(self, *_: object) -> None:
        return None

    def card(self, *_: object) -> None:
        return None

    def find(self, *_: object) -> list[str]:
        return []


def test_the_table_is_shown_at_once_and_when_others_have_acted() -> None:
    game = "quidditch"
    view = msgspec.Raw(msgspec.json.encode(new_match(game, seats=2, seed=1).view(0)))
    position = msgspec.structs.replace(WELCOME.position, view=view)
    facts = msgspec.structs.replace(WELCOME.table, game=game)
    console = Console(file=io.StringIO(), width=80)
    guest = Guest(console, Texts("en"), {game: lambda content: Drawing()})

    def shown_after(message: wire.FromServer) -> str:
        assert isinstance(console.file, io.StringIO)
        before = len(console.file.getvalue())
        guest.hear(message)
        return console.file.getvalue()[before:]

    def answered(seat: int, seq: int) -> wire.Update:
        asked = msgspec.structs.replace(ASKED, id=seq)
        told = wire.News(seq, 0, Answered(seat=seat))
        now = msgspec.structs.replace(position, decision=asked)
        return wire.Update(seq=seq, news=(told,), position=now)

    assert "the whole table" in shown_after(
        msgspec.structs.replace(WELCOME, table=facts, position=position)
    )
    own = shown_after(answered(0, 2))
    assert "Player 2" in own
    assert "glance" not in own
    others = shown_after(answered(1, 3))
    assert others.index("a glance") < others.index("Player 2")
    assert "glance" not in shown_after(answered(0, 4))
