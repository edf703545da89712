"""Long words in narrow columns."""

from io import StringIO

import pytest
from rich.console import Console

from commonroom.games.talisman.seen import TableView
from commonroom.kernel import Msg, content_of, new_match
from commonroom.terminal.hyphens import fitted
from commonroom.terminal.talisman import TalismanTableau
from commonroom.text import Texts, languages

SPACES = content_of("talisman").spaces
WIDE = 10
"""A space of Talisman on a screen of 80 columns."""


@pytest.mark.parametrize(
    ("words", "broken"),
    [
        ("Transfiguration Classroom", "Transfigu- ration Classroom"),
        ("Castle Lawn (north-west)", "Castle Lawn (north- west)"),
        ("Wrzeszcząca Chata", "Wrzeszczą- ca Chata"),
        ("Hradní trávník (jihozápad)", "Hradní trávník (jihozá- pad)"),
        ("Strč prst skrz krk", "Strč prst skrz krk"),
        ("The Burrow", "The Burrow"),
    ],
)
def test_words_are_broken_between_syllables(words: str, broken: str) -> None:
    assert fitted(words, WIDE) == broken


def test_letters_that_are_one_sound_stay_together() -> None:
    assert fitted("Wrzeszcząca", 8) == "Wrzesz- cząca"


@pytest.mark.parametrize("language", languages())
def test_every_space_fits_and_keeps_its_letters(language: str) -> None:
    for space in SPACES:
        name = Texts(language).say(Msg(f"tal-{space}"))
        found = fitted(name, WIDE)
        assert max(map(len, found.split(" "))) <= WIDE, found
        assert found.replace("- ", "").replace("-", "") == name.replace("-", "")


def test_the_board_breaks_no_word_anywhere() -> None:
    paper = StringIO()
    view = new_match("talisman", seats=2, seed=1).view(None)
    assert isinstance(view, TableView)
    drawn = TalismanTableau(content_of("talisman"))._board(view, Texts("en"))
    Console(file=paper, width=80).print(drawn)
    told = paper.getvalue()
    assert "Transfigu-" in told
    assert "Require-" in told
