"""Cards, sheets, tokens and spaces of A Year at Hogwarts read well, whatever their records say."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from commonroom.games.year_at_hogwarts import abilities, vocabulary
from commonroom.games.year_at_hogwarts.abilities import StopAt
from commonroom.games.year_at_hogwarts.content import Content, Need
from commonroom.games.year_at_hogwarts.title import TITLE
from commonroom.games.year_at_hogwarts.vocabulary import (
    Choose,
    Discard,
    Draw,
    Each,
    Effect,
    Gain,
    Gamble,
    Go,
    Hp,
    Name,
    Points,
    PointsFor,
    Roll,
    Stall,
)
from commonroom.games.year_at_hogwarts.wording import abilities as told
from commonroom.games.year_at_hogwarts.wording import cards as wording
from commonroom.games.year_at_hogwarts.wording import effects as words
from commonroom.kernel import Msg
from commonroom.kernel.content import read_folder, typed
from commonroom.text import Texts
from tests.text import source
from tests.text.records import ways
from tests.text.test_keys import arguments

CONTENT: Content = TITLE.build(typed(read_folder(TITLE.content_dir, TITLE.files), TITLE.files))
PRINTED = Path(__file__).parent / "year_at_hogwarts_cards.txt"
TEXTS = Texts(strict=True)
IDS = ["library", "black-lake"]


def faces() -> str:
    """Everything as text; ``python -m tests.text.test_year_wording`` writes the file anew."""
    lines = []
    for card, printed in wording.everything_printed(CONTENT).items():
        lines.append(TEXTS.say(Msg(f"yh-{card}")))
        lines += [f"    {TEXTS.say(line)}" for line in printed]
    return "\n".join(lines) + "\n"


def test_cards_read_as_they_were_proof_read() -> None:
    assert faces() == PRINTED.read_text(encoding="utf-8")


def test_everything_in_the_box_says_something() -> None:
    printed = wording.everything_printed(CONTENT)
    sheets = len(CONTENT.sheets) + len(CONTENT.villain)
    tokens, missions = len(CONTENT.objects), len(CONTENT.missions)
    cards = sum(len(set(cards)) for cards in CONTENT.decks.values()) + len(CONTENT.combat)
    spaces = [space for space in CONTENT.boards["it"].spaces if space in printed]
    assert len(printed) == sheets + tokens + missions + cards + len(spaces)
    silent = [space for space in CONTENT.boards["it"].spaces if space not in printed]
    assert silent == ["entrance-hands", "entrance-crest", "gringotts-steps"]


def test_nothing_is_printed_on_what_is_no_card() -> None:
    assert wording.printed(CONTENT, "quaffle") == []


def test_questions_get_the_arguments_they_speak_of() -> None:
    questions = source.asked(("ask", "ask_once", "confirm", "question"), "games/year_at_hogwarts/")
    assert {name for name, _ in questions} >= {"plan", "fight", "swap-offer"}
    assert [one for one in questions if arguments(f"yh-ask-{one[0]}") != one[1]] == []


# ---- whatever a content pack may hold -------------------------------------------------------


def line(clauses: list[Msg]) -> str:
    return TEXTS.say(words.sentences(clauses))


@pytest.mark.parametrize("kind", get_args(vocabulary.Effect), ids=lambda kind: kind.__name__)
def test_every_effect_has_words(kind: Any) -> None:
    samples = ways(kind, IDS, depth=3)
    assert samples
    assert all(line(words.effects([one])).endswith(".") for one in samples)


@pytest.mark.parametrize("kind", get_args(vocabulary.Deed), ids=lambda kind: kind.__name__)
def test_every_deed_has_words(kind: Any) -> None:
    for one in ways(kind, IDS):
        assert line(words.deeds([one]))
        assert line(words.deeds([one], defence=True))


@pytest.mark.parametrize("kind", get_args(vocabulary.Act), ids=lambda kind: kind.__name__)
def test_every_act_has_words(kind: Any) -> None:
    assert all(line(words.acts([one])) for one in ways(kind, IDS, depth=3))


@pytest.mark.parametrize("kind", get_args(vocabulary.RaceEffect), ids=lambda kind: kind.__name__)
def test_every_effect_of_a_race_has_words(kind: Any) -> None:
    assert all(line(words.race_effects([one])) for one in ways(kind, IDS))


def test_every_ability_has_words() -> None:
    for kind in get_args(abilities.MoveAbility):
        assert all(TEXTS.say(told.move(one)) for one in ways(kind, IDS))
    for kind in get_args(abilities.FightAbility):
        assert all(TEXTS.say(told.fight(one)) for one in ways(kind, IDS))


@pytest.mark.parametrize(
    ("effects", "text"),
    [
        ([Hp(2), Points(-5)], "Gain 2 HP. Lose 5 House points."),
        ([Gain("floo", -2)], "Give back 2 Floo tokens."),
        ([Discard(2, "book", random=True)], "Discard 2 books at random."),
        ([Draw(("book", "spell"), 2)], "Draw 2 cards, each of them a book or a spell."),
        (
            [PointsFor("object", -5, 3)],
            "Lose 5 House points for each object you hold (counting at most 3).",
        ),
        (
            [Go(("library", "black-lake"), may=True)],
            "You may go to the Library or the Black Lake.",
        ),
        (
            [Each("others", (Choose(((Hp(-1), Points(5)), (Discard(),))),))],
            "Every other player: choose one: lose 1 HP and gain 5 House points; or discard 1 card.",
        ),
        (
            [Name((Roll((1, 2), (Hp(-1),), (Gain("portkey"),)),))],
            "Name another player, who must do this: roll a die: on 1 or 2, lose 1 HP; "
            "otherwise, gain 1 Portkey.",
        ),
    ],
)
def test_effects_of_a_pack_read_as_well_as_ours(effects: list[Effect], text: str) -> None:
    assert line(words.effects(effects)) == text


def test_acts_of_a_pack_read_as_well_as_ours() -> None:
    acts = (Gamble((6,), (Discard(),), (Hp(-2), Points(-5))),)
    assert line(words.acts(acts)) == (
        "Roll a die: on 6, discard 1 card; otherwise, lose 2 HP and lose 5 House points."
    )


def test_a_defence_card_makes_an_opponent_skip_once_more() -> None:
    assert line(words.deeds([Stall()])) == "Your opponent skips what it would do next."
    assert line(words.deeds([Stall()], defence=True)) == (
        "Then it skips the next thing it would do, too."
    )


def test_places_to_stop_at_are_told_with_or_without_classrooms() -> None:
    texts = [
        TEXTS.say(told.move(StopAt(classrooms, spaces)))
        for classrooms, spaces in ((False, ("library",)), (True, ()), (True, ("library",)))
    ]
    assert texts == [
        "stop early in the Library",
        "stop early in any classroom",
        "stop early in any classroom or in the Library",
    ]


@pytest.mark.parametrize(
    ("need", "text"),
    [
        (Need(card="accio"), "Accio"),
        (Need(card="accio", count=2), "2 × Accio"),
        (Need(kind="defence", deck="potion"), "a defence potion"),
        (Need(kind="attack", count=2), "2 attack cards"),
        (Need(deck="spell"), "a spell"),
    ],
)
def test_what_a_mission_asks_for_is_told(need: Need, text: str) -> None:
    assert TEXTS.say(wording.need(need)) == text


def test_a_changed_card_reads_as_it_plays() -> None:
    dear = msgspec.structs.replace(CONTENT.books["fantastic-beasts"], points=20)
    content = msgspec.structs.replace(CONTENT, books={"fantastic-beasts": dear})
    (text,) = wording.printed(content, "fantastic-beasts")
    assert TEXTS.say(text) == "A book for Care of Magical Creatures: 20 House points in the exam."


if __name__ == "__main__":
    PRINTED.write_text(faces(), encoding="utf-8")
