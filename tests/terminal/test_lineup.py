"""The lineup: who sits where."""

import getpass
import io
import sys

import pytest
from rich.console import Console

from commonroom.kernel.errors import BadOptionValue
from commonroom.terminal.lineup import asked_lineup, lineup_of
from commonroom.terminal.session import Chair
from commonroom.text import Texts

GAME = "talisman"


class Keyboard(Console):
    """A console whose person types these lines."""

    def __init__(self, *typed: str) -> None:
        super().__init__(file=io.StringIO(), width=200)
        self._typed = iter(typed)

    def input(self, prompt: object = "", **_: object) -> str:
        self.print(prompt)
        return next(self._typed)

    @property
    def shown(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


@pytest.fixture(autouse=True)
def at_a_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)


def test_words_are_names_or_levels() -> None:
    assert lineup_of(Texts("en"), "ada, expert,expert-50", GAME) == (
        Chair("Ada"), Chair("Expert 2", "expert"), Chair("Expert-50"),
    )  # fmt: skip


def test_a_level_may_be_written_with_capitals() -> None:
    chairs = lineup_of(Texts("en"), "ada,Expert,MASTER-80", GAME)
    assert [chair.level for chair in chairs] == [None, "expert", "master-80"]


def test_a_bot_is_called_as_its_level_is_in_the_lobby() -> None:
    for language, names in {
        "en": ["Adept 1", "Master-80 2"], "pl": ["Wprawny 1", "Mistrz-80 2"],
        "it": ["Abile 1", "Maestro-80 2"], "cs": ["Pokročilý 1", "Mistr-80 2"],
    }.items():  # fmt: skip
        chairs = lineup_of(Texts(language), "adept,master-80", GAME)
        assert [chair.name for chair in chairs] == names


@pytest.mark.parametrize("seats", ["", "ada,,ben", "3"])
def test_a_number_of_players_is_no_company(seats: str) -> None:
    with pytest.raises(BadOptionValue, match="separated by commas"):
        lineup_of(Texts("en"), seats, GAME)


def test_enter_takes_what_is_offered_and_a_typo_is_named() -> None:
    console, options = Keyboard("Ada, Countess", "9", "2", "", "pl", *[""] * 9), {"trophies": "all"}
    chairs = asked_lineup(console, Texts("en"), GAME, options)
    assert chairs == (Chair("Ada, Countess"), Chair("Expert 2", "expert"))
    assert "“9” is not one of the choices." in console.shown
    assert options["edition"] == "pl"
    assert options["trophies"] == "all"
    assert "rophies?" not in console.shown


def test_somebody_without_a_name_is_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("getpwuid(): uid not found: 4711")

    monkeypatch.setattr(getpass, "getuser", nobody)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False)
    ada, *_ = asked_lineup(Keyboard(), Texts("en"), GAME, {})
    assert ada == Chair("Player 1")
