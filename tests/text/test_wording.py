"""Cards read well, and every card that the vocabulary can spell has words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from commonroom.games.death_eaters_rising import vocabulary, wording
from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.vocabulary import (
    Action,
    Corrupt,
    Damage,
    ExtraDie,
    Guard,
    HasToken,
    If,
    LoseToken,
    TakeToken,
    TeamHas,
)
from commonroom.kernel import Msg, content_of
from commonroom.text import Texts
from tests.text.records import ways

CONTENT: Content = content_of("death-eaters-rising")
PRINTED = Path(__file__).parent / "death_eaters_rising_cards.txt"
TEXTS = Texts(strict=True)
LOCATIONS = ["hogsmeade", "ministry-of-magic"]


def faces() -> str:
    """All cards as text; ``python -m tests.text.test_wording`` writes the file anew."""
    lines = []
    cards = (
        CONTENT.wizards, CONTENT.death_eaters, CONTENT.places, CONTENT.headquarters, CONTENT.tokens
    )  # fmt: skip
    for card in (card for kind in cards for card in kind):
        lines.append(TEXTS.say(Msg(f"der-{card}")))
        lines += [f"    {TEXTS.say(line)}" for line in wording.printed(CONTENT, card)]
    return "\n".join(lines) + "\n"


def test_cards_read_as_they_were_proof_read() -> None:
    assert faces() == PRINTED.read_text(encoding="utf-8")


def test_every_card_says_something_of_its_own() -> None:
    spoken = [
        tuple(map(TEXTS.say, wording.printed(CONTENT, card)))
        for kind in (CONTENT.wizards, CONTENT.death_eaters, CONTENT.places, CONTENT.tokens)
        for card in kind
    ]
    assert all(spoken)
    assert len(set(spoken)) == len(spoken)


def test_nothing_is_printed_on_locations_and_on_what_is_no_card() -> None:
    assert wording.printed(CONTENT, "hogsmeade") == wording.printed(CONTENT, "quaffle") == []


def card(ability: vocabulary.Ability, like: str = "luna-lovegood") -> str:
    """The text of a wizard of a content pack."""
    wizards = {like: msgspec.structs.replace(CONTENT.wizards[like], ability=ability)}
    content = msgspec.structs.replace(CONTENT, abilities={like: ability}, wizards=wizards)
    (line,) = wording.printed(content, like)
    return TEXTS.say(line)


@pytest.mark.parametrize("kind", get_args(vocabulary.Ability), ids=lambda kind: kind.__name__)
def test_every_ability_has_words(kind: Any) -> None:
    texts = [card(ability) for ability in ways(kind, LOCATIONS, depth=3) if _whole(ability)]
    assert texts
    assert all(text.endswith(".") and text[0].isupper() | text[0].isdigit() for text in texts)


@pytest.mark.parametrize("kind", get_args(vocabulary.Effect), ids=lambda kind: kind.__name__)
def test_every_effect_has_words(kind: Any) -> None:
    death_eater = CONTENT.death_eaters["yaxley"]
    for effect in filter(_whole, ways(kind, LOCATIONS)):
        changed = msgspec.structs.replace(death_eater, regular=(effect,), dark_mark=())
        content = msgspec.structs.replace(CONTENT, death_eaters={"yaxley": changed})
        (line,) = wording.printed(content, "yaxley")
        assert TEXTS.say(line).startswith("Voldemort here: "), effect


def _whole(record: Any) -> bool:
    """Whether a record has what content must have besides its type."""
    match record:
        case Corrupt(where="location", location=None):
            return False
        case vocabulary.Limit(what=what, virtue=virtue):
            return (what == "strike-costs") == (virtue is not None)
        case Action(effects=effects) | vocabulary.Reaction(effects=effects):
            return all(map(_whole, effects))
        case If(then=then, otherwise=otherwise):
            return all(map(_whole, then + otherwise))
        case _:
            return True


@pytest.mark.parametrize(
    ("ability", "text"),
    [
        (
            ExtraDie(("orange",), TeamHas(faction="dumbledores-army", count=2)),
            "Each turn, take an extra orange die if your team has at least 2 other wizards of "
            "Dumbledore's Army.",
        ),
        (
            ExtraDie(("blue", "red"), TeamHas("hogwarts", "weasley", ("dobby",), count=2)),
            "Each turn, take an extra blue or red die if your team has at least 2 of these: "
            "a wizard of Hogwarts, a Weasley or Dobby.",
        ),
        (
            ExtraDie(("purple", "red", "blue")),
            "Each turn, take an extra purple, red or blue die.",
        ),
        (
            Action((TakeToken(), TakeToken()), {"loyalty": 1, "bravery": 2}, wounds=1),
            "2 Bravery, 1 Loyalty and 1 damage to Luna Lovegood: "
            "Take a spell token. Do it once more.",
        ),
        (
            Guard(1),
            "When Voldemort attacks your team: One wizard of your choice takes no damage.",
        ),
    ],
)
def test_a_card_of_a_pack_reads_as_well_as_ours(ability: vocabulary.Ability, text: str) -> None:
    assert card(ability) == text


def test_branches_are_told_one_after_the_other() -> None:
    effects = (If(HasToken(), (LoseToken(), Damage("here", "least")), (Corrupt(amount=2),)),)
    changed = msgspec.structs.replace(CONTENT.places["atrium"], penalty=effects)
    content = msgspec.structs.replace(CONTENT, places={"atrium": changed})
    (line,) = wording.printed(content, "atrium")
    assert TEXTS.say(line) == (
        "Dark Mark, while controlled: If the active player has a spell token, they lose one and "
        "deal 1 damage to the least damaged wizard here (all who tie); otherwise, put 2 "
        "corruption here."
    )


def test_restrictions_of_the_turn_are_sentences() -> None:
    limits = {"strike-costs-loyalty": 1, "no-tokens": 1, "fewer-dice": 2}
    assert list(map(TEXTS.say, wording.restrictions(limits))) == [
        "This turn, dice need 1 more Loyalty to damage a Death Eater.",
        "This turn, nobody may use spell tokens.",
        "This turn, the active player does without 2 dice of their headquarters.",
    ]


def test_open_symbols_are_told_in_the_order_of_the_virtues() -> None:
    assert list(map(TEXTS.say, wording.symbols((0, 2, 0, 1)))) == ["2 Bravery", "1 Loyalty"]


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        ("der-reason-colour", {"colour": "orange"}, "An orange die promises most."),
        ("der-reason-completes", {"target": "room-cleanse"},
         "That completes the Room of Requirement (cleanse)."),
        ("der-reason-completes", {"target": "luna-lovegood"}, "That completes Luna Lovegood."),
        ("tal-reason-walk", {"space": "hall-of-prophecy"}, "The Hall of Prophecy promises most."),
        ("yh-odds-ends", {"count": 1, "spaces": ["apothecary"]},
         "From there the move can end on the Apothecary."),
    ],
)  # fmt: skip
def test_reasons_and_odds_have_their_articles(key: str, args: dict[str, Any], said: str) -> None:
    assert TEXTS.say(Msg(key, args)) == said


if __name__ == "__main__":
    PRINTED.write_text(faces(), encoding="utf-8")
