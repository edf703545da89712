"""A Year at Hogwarts and Quidditch on a terminal's screen."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import commonroom
from commonroom.games.year_at_hogwarts.board import CANVAS, BoardName
from commonroom.games.year_at_hogwarts.title import TITLE
from commonroom.kernel import Match, content_of
from commonroom.terminal.castle_map import CastleMap
from commonroom.terminal.play_command import tableau_of
from commonroom.text import Texts, stray_words

NAMES = {0: "1", 1: "2"}
NARROW = 76
TWO: dict[str, Any] = {
    "players": [
        {
            "student": "harry-potter",
            "space": "library",
            "spells": ["stupefy"],
            "books": ["fantastic-beasts"],
            "missions": ["slay-the-basilisk", "escape-the-graveyard", "reach-the-burrow"],
            "objects": ["sorting-hat"],
        },
        {
            "student": "luna-lovegood",
            "space": "leaky-cauldron",
            "points": 90,
            "objects": ["cauldron", "elder-wand"],
            "done": ["unmask-the-rat"],
        },
    ],
    "lying": {"trophy-room": ["sword-of-gryffindor"], "library": ["deluminator"]},
    "dark_towers": ["north-tower"],
}


def arranged(position: dict[str, Any], **options: str) -> Match:
    return commonroom.arrange("year-at-hogwarts", position, options=options)


def screen(match: Match, seat: int | None, texts: Texts, *, glance: bool = False) -> str:
    """What is shown, as plain text."""
    console = Console(file=io.StringIO(), width=110, highlight=False)
    tableau, view = tableau_of(match), match.view(seat)
    look = tableau.glance if glance else tableau.table
    console.print(look(view, texts, NAMES))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("name", CANVAS)
def test_no_two_spaces_fall_together_on_a_narrow_screen(name: BoardName) -> None:
    board = content_of("year-at-hogwarts").boards["it"]
    spaces = [space.id for space in board.spaces.values() if space.board == name]
    drawn = CastleMap(
        board, name, pawns=dict.fromkeys(spaces, "@"), lying=(), dark=(), ways=()
    ).drawn(NARROW)
    letters = [letter for row in drawn for letter, _ in row]
    assert letters.count("@") == len(spaces)


def test_a_player_is_told_the_way_to_what_the_missions_need() -> None:
    text = " ".join(screen(arranged(TWO), 0, Texts()).split())
    assert "Slay the Basilisk 80 points · Chamber of Secrets, " in text
    assert "✔ Sorting Hat" in text
    assert "Sword of Gryffindor: Trophy Room, " in text
    assert "Deluminator: Library, right here" in text
    assert "Cauldron: 2 has it" in text
    assert "Little Hangleton Graveyard, by Portkey from the Quidditch Pitch" in text
    assert "The Burrow, by Floo powder from a tower" in text
    assert "Stupefy Attack spell. Your opponent loses 3 HP." in text


def test_others_see_no_hand_and_no_mission() -> None:
    own = screen(arranged(TWO), 0, Texts())
    for secret in ("Stupefy", "Slay the Basilisk"):
        assert secret in own
        for seat in (1, None):
            assert secret not in screen(arranged(TWO), seat, Texts())


def test_death_eaters_and_what_missions_ask_for_are_shown_to_experts() -> None:
    text = screen(arranged(TWO, variant="qualified"), 0, Texts())
    assert "☠" in text
    assert "Show: Mandrake Draught and an attack spell" in text


def test_after_the_roll_the_ways_from_here_are_shown() -> None:
    match = arranged(TWO | {"phase": "roll"})
    text = screen(match, 0, Texts(), glance=True)
    assert "Library Corridor (book)" in text
    assert "Draw 1 book." in text


@pytest.mark.parametrize(
    ("game", "who"), [("year-at-hogwarts", "student"), ("voldemort-returns", "character")]
)
def test_the_ways_are_shown_again_after_every_step(game: str, who: str) -> None:
    other = "luna-lovegood" if who == "student" else "lord-voldemort"
    players = [{who: "harry-potter", "space": "library"}, {who: other, "space": "paddock"}]
    match = commonroom.arrange(game, {"players": players}, dice=[5, 6])
    match.answer(("roll",))
    tableau, before = tableau_of(match), match.view(0)
    assert "Library Corridor (book)" in screen(match, 0, Texts(), glance=True)
    match.answer(("walk", "north-wall-object"))
    assert tableau.scene(match.view(0)) != tableau.scene(before)
    assert tableau.scene(match.view(1)) is None
    ways = screen(match, 0, Texts(), glance=True)
    assert "North Tower" in ways
    assert len(ways.splitlines()) < 12


def test_a_fight_shows_both_parties_and_the_cards() -> None:
    harry = TWO["players"][0] | {"space": "chamber-of-secrets", "hp": 9}
    harry |= {"objects": ["sorting-hat", "sword-of-gryffindor"]}
    position = TWO | {"players": [harry, TWO["players"][1]], "phase": "resolve", "lying": {}}
    match = arranged(position)
    match.answer(("endure",), 0)  # what it does when it is revealed
    text = screen(match, 0, Texts(), glance=True)
    for shown in ("Slay the Basilisk", "11 HP", "resistance 4", "4 attack dice", "lose 3 HP"):
        assert shown in text
    assert "7 HP" in text  # it is revealed: two less


def test_every_word_on_the_screen_is_a_message() -> None:
    for variant in TITLE.about.options[0].values:
        match = arranged(TWO, variant=variant)
        for seat in (0, 1, None):
            assert stray_words(screen(match, seat, Texts.pseudo(strict=False))) == []


def test_cards_are_found_by_name() -> None:
    tableau, texts = tableau_of(arranged(TWO)), Texts()
    assert tableau.find("basilisk", texts) == ["basilisk-fang", "slay-the-basilisk", "basilisk"]
    assert tableau.card("basilisk-fang", texts) is not None
    assert tableau.card("nothing", texts) is None


def test_the_pitch_shows_every_piece_the_balls_and_the_race() -> None:
    match = commonroom.arrange(
        "quidditch",
        {
            "sides": [
                {"house": "gryffindor", "at": {"keeper": [-5, 0], "chaser-1": [0, 1]}, "goals": 1},
                {"house": "slytherin", "at": {"beater-2": [4, -2]}, "cards": ["firebolt"]},
            ],
            "carrier": "0:chaser-1",
            "phase": "quidditch-turn",
        },
        dice=[1, 1],
    )
    text = screen(match, 1, Texts())
    for shown in ("GK", "GC1●", "SB2", "✹", "Gryffindor 1 : 0 Slytherin", "Firebolt"):
        assert shown in text
    assert "Firebolt" not in screen(match, 0, Texts())
    assert stray_words(screen(match, 1, Texts.pseudo(strict=False))) == []
