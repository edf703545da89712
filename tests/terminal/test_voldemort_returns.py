"""Voldemort Returns in a terminal: everything that a seat may see, and nothing else."""

from io import StringIO

from rich.console import Console, RenderableType

from commonroom.kernel import Match, arrange, content_of
from commonroom.terminal.voldemort_returns import ReturnTableau
from commonroom.text import Texts

NAMES = {0: "Ada", 1: "Bo"}
POSITION = {
    "players": [
        {"character": "lord-voldemort", "space": "paddock", "objects": ["elder-wand"]},
        {
            "character": "harry-potter", "space": "leaky-cauldron", "spells": ["protego"],
            "objects": ["basilisk-fang"],
        },
    ],
    "death_eaters": [
        {"character": "lucius-malfoy", "space": "start", "spells": ["stupefy"]},
        {"character": "bellatrix-lestrange", "space": "owlery"},
    ],
    "lying": {"maze": ["resurrection-stone"]},
    "destroyed": ["nagini"],
    "active": 1,
}  # fmt: skip


def text_of(drawn: RenderableType | None) -> str:
    assert drawn is not None
    paper = StringIO()
    Console(file=paper, width=140).print(drawn)
    return paper.getvalue()


def seen(match: Match, seat: int | None) -> str:
    tableau = ReturnTableau(content_of("voldemort-returns"))
    return text_of(tableau.table(match.view(seat), Texts(strict=True), NAMES))


def test_the_table_shows_who_is_where_and_what_lies_there() -> None:
    told = seen(arrange("voldemort-returns", POSITION), None)
    for words in ("5 Horcruxes left", "Ada", "Bo", "Harry Potter", "Leaky Cauldron",
                  "Bellatrix Lestrange", "Owlery", "Resurrection Stone", "Basilisk Fang",
                  "Elder Wand"):  # fmt: skip
        assert words in told, words
    assert "Nagini" not in told


def test_hands_are_shown_to_their_owners_only() -> None:
    match = arrange("voldemort-returns", POSITION)
    assert ("Stupefy" in seen(match, 0), "Protego" in seen(match, 0)) == (True, False)
    assert ("Stupefy" in seen(match, 1), "Protego" in seen(match, 1)) == (False, True)
    assert ("Stupefy" in seen(match, None), "Protego" in seen(match, None)) == (False, False)


def test_a_glance_is_enough_after_the_roll_and_in_a_fight() -> None:
    tableau, texts = ReturnTableau(content_of("voldemort-returns")), Texts(strict=True)
    match = arrange("voldemort-returns", POSITION, dice=[1, 2])
    assert tableau.glance(match.view(1), texts, NAMES) is None
    match.answer(("roll",))
    glance = text_of(tableau.glance(match.view(1), texts, NAMES))
    assert "Horcruxes left" in glance
    assert "→  Apothecary" in glance
    match.answer(("walk", "start"))
    clash = text_of(tableau.glance(match.view(1), texts, NAMES))
    assert "Lucius Malfoy" in clash
    assert "Horcruxes left" not in clash
    assert "Protego" in clash
    assert "Protego" not in text_of(tableau.glance(match.view(0), texts, NAMES))
