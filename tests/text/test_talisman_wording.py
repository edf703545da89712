"""Cards and spaces of Talisman read well, and all that the vocabulary can spell has words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from commonroom.games.talisman import traits, vocabulary
from commonroom.games.talisman.content import Content
from commonroom.games.talisman.entries import Spell
from commonroom.games.talisman.title import TITLE
from commonroom.games.talisman.traits import Bonus, Evade, Use, When
from commonroom.games.talisman.vocabulary import (
    Battle,
    Choice,
    Choose,
    Cost,
    Each,
    Effect,
    Foe,
    Gain,
    Has,
    If,
    Lose,
    LoseTurn,
    Move,
    OfSide,
    Roll,
    Row,
    Shop,
    Vanish,
)
from commonroom.games.talisman.wording import cards as wording
from commonroom.kernel import Msg
from commonroom.kernel.content import read_folder, typed
from commonroom.text import Texts, languages
from commonroom.text.catalogue import catalogue
from tests.text.records import ways

CONTENT: Content = TITLE.build(typed(read_folder(TITLE.content_dir, TITLE.files), TITLE.files))
PRINTED = Path(__file__).parent / "talisman_cards.txt"
TEXTS = Texts(strict=True)
IDS = ["the-lake", "wand"]
ROLES = ("character", "follower")
MET = ("event", "observer", "place")


def cards() -> list[str]:
    """Everything that has something printed on it."""
    return [
        *CONTENT.spaces,
        *(f"{character}/{side}" for character in CONTENT.characters for side in wording.SIDES),
        *CONTENT.encounters, *CONTENT.spells, *CONTENT.purchases, *CONTENT.hallows,
        *CONTENT.ferrets, *CONTENT.villain,
    ]  # fmt: skip


def faces() -> str:
    """All cards as text; ``python -m tests.text.test_talisman_wording`` writes the file anew."""
    lines = []
    for card in cards():
        name, _, side = card.partition("/")
        lines.append(TEXTS.say(Msg(f"tal-{name}")) + f" {side.upper()}".rstrip())
        lines += [f"    {TEXTS.say(line)}" for line in wording.printed(CONTENT, card)]
    return "\n".join(lines) + "\n"


def test_cards_read_as_they_were_proof_read() -> None:
    assert faces() == PRINTED.read_text(encoding="utf-8")


def test_every_card_says_something() -> None:
    assert [card for card in cards() if not wording.printed(CONTENT, card)] == []


def test_a_character_card_shows_both_sides_or_one() -> None:
    both = wording.printed(CONTENT, "harry-potter")
    heads = [Msg("tal-side", {"side": side}) for side in wording.SIDES]
    one, other = (wording.printed(CONTENT, f"harry-potter/{side}") for side in wording.SIDES)
    assert both == [heads[0], *one, heads[1], *other]
    assert one != other


def test_nothing_is_printed_on_what_is_no_card() -> None:
    assert wording.printed(CONTENT, "quaffle") == []


@pytest.mark.parametrize("language", languages())
def test_names_know_characters_and_followers(language: str) -> None:
    names = catalogue(language)
    roles = dict.fromkeys(CONTENT.characters, "character")
    roles |= {card.id: card.kind for card in CONTENT.encounters.values()}
    for id_, role in roles.items():
        if f"tal-{id_}" in names:
            entry = names.entry(f"tal-{id_}", "role")
            assert entry is not None
            assert (entry.fixed == role) == (role in ROLES), id_


@pytest.mark.parametrize("language", languages())
def test_names_know_what_it_is_to_meet_somebody(language: str) -> None:
    names = catalogue(language)
    met = {f"tal-{card.id}" for card in CONTENT.encounters.values() if card.kind in MET}
    assert len(met) == 33
    assert {key for key in names if "met" in names.forms(key)} == met & set(names)


# ---- whatever a content pack may hold -------------------------------------------------------


def text_of(*effects: Effect) -> list[str]:
    """The text of an event of a content pack, without its first line."""
    changed = msgspec.structs.replace(CONTENT.encounters["knight-bus"], effects=effects)
    content = msgspec.structs.replace(CONTENT, encounters={"knight-bus": changed})
    _, *lines = map(TEXTS.say, wording.printed(content, "knight-bus"))
    return lines


def trait_of(trait: traits.Trait, card: str = "ginny-weasley") -> str:
    """The text of a follower or an object of a content pack, without its first line."""
    changed = msgspec.structs.replace(CONTENT.encounters[card], traits=(trait,))
    content = msgspec.structs.replace(CONTENT, encounters={card: changed})
    return TEXTS.say(wording.printed(content, card)[1])


@pytest.mark.parametrize("kind", get_args(vocabulary.Effect), ids=lambda kind: kind.__name__)
def test_every_effect_has_words(kind: Any) -> None:
    samples = [one for one in ways(kind, IDS) if _whole(one)] or [
        one for one in ways(kind, IDS, depth=3) if _whole(one)
    ]
    assert samples
    for effect in samples:
        for text in text_of(effect) + text_of(If(OfSide("death-eaters"), (effect,))):
            assert text[0].isupper() or text[0].isdigit(), text
            assert text[-1] in ".:", text


@pytest.mark.parametrize(
    "kind",
    [kind for kind in get_args(traits.Trait) if kind is not traits.Bespoke],
    ids=lambda kind: kind.__name__,
)
def test_every_trait_has_words(kind: Any) -> None:
    samples = [one for one in ways(kind, IDS) if _whole(one)]
    assert samples
    for trait in samples:
        text = trait_of(trait)
        assert text[0].isupper() or text[0] == "+", text
        assert text.endswith("."), text


def test_every_spell_has_words() -> None:
    for spell in filter(_whole, ways(Spell, ["stupefy"])):
        content = msgspec.structs.replace(CONTENT, spells={"stupefy": spell})
        assert all(map(TEXTS.say, wording.printed(content, "stupefy")))


def _whole(record: Any) -> bool:
    """Whether a record has what content must have besides its type: tables have rows, what is
    to be paid a cost.
    """
    if isinstance(record, vocabulary.Roll | vocabulary.Challenge) and not record.table:
        return False
    if isinstance(record, vocabulary.ChallengeRow):
        return (record.deed == "pay") == (record.cost is not None)
    if isinstance(record, msgspec.Struct):
        return all(_whole(getattr(record, field)) for field in record.__struct_fields__)
    return not isinstance(record, tuple) or all(map(_whole, record))


@pytest.mark.parametrize("name", ["turn-spell", "threaten"])
def test_scripts_of_cards_have_words(name: str) -> None:
    found = [
        trait
        for listed in CONTENT.having[traits.Bespoke].values()
        for trait in listed
        if trait.name == name
    ]
    assert found
    assert all(trait_of(trait).endswith(".") for trait in found)


@pytest.mark.parametrize(
    ("effects", "text"),
    [
        (
            [Gain("magic"), Gain("galleon", 2), Lose("life")],
            ["Gain 1 Magic and 2 Galleons. Lose 1 Life."],
        ),
        (
            [Shop({"wand": 2, "floo-powder": 3, "lantern": 2})],
            ["You may buy any of these: a Wand or a Lantern for 2 Galleons and "
             "Floo Powder for 3 Galleons."],
        ),
        (
            [Roll((Row((1, 2), (LoseTurn(),)), Row((4, 6), (Gain("fate"), Vanish()))), may=True)],
            ["You may roll a die:", "1–2: Lose your next turn.",
             "4 and 6: Gain 1 Fate and discard this card."],
        ),
        (
            [If(Has("fate", 1, 3), (Gain("life"),), (Choose((
                Choice("read", (Move("the-lake"),)), Choice("delve", (Lose("spell", "all"),)),
            )),))],
            ["If you have 1 to 3 Fate, gain 1 Life.", "Otherwise, choose one:",
             "Read: Move to the Lake.", "Delve: Lose all your spells."],
        ),
        (
            [Each("others", (Battle("goblin", "might", 3, "being", (Gain("galleon"),)),))],
            ["Every other character: fight a Goblin (Might 3, being); if you win, gain 1 Galleon."],
        ),
    ],
)  # fmt: skip
def test_effects_of_a_pack_read_as_well_as_ours(effects: list[Effect], text: list[str]) -> None:
    assert text_of(*effects) == text


@pytest.mark.parametrize(
    ("trait", "text"),
    [
        (
            Bonus("might", 2, "battle", Foe("enemy", "might", alignment="death-eaters")),
            "+2 Might in battle with an enemy that fights with Might of the Death Eaters.",
        ),
        (
            Bonus("magic", condition=Has("follower", 3)),
            "+1 Magic while you have 2 other followers.",
        ),
        (
            Evade(Foe("character"), Cost(fate=1, follower=1), 5),
            "Once a battle, you may spend 1 Fate, discard 1 follower and roll a die to evade a "
            "character: on 5 or more, you do.",
        ),
        (
            When("battle-lost", (Gain("spell"),), may=True, foe=Foe(breed="beast"), once=True),
            "When you lose to a beast, you may gain 1 spell (once a round).",
        ),
        (
            Use("own-turn", (Gain("life", 2), Lose("fate"))),
            "Before you move or at the end of your turn, you may gain 2 Lives and lose 1 Fate.",
        ),
    ],
)
def test_traits_of_a_pack_read_as_well_as_ours(trait: traits.Trait, text: str) -> None:
    assert trait_of(trait) == text


def test_an_object_asks_for_followers_as_such() -> None:
    trait = Bonus("magic", condition=Has("follower", 2))
    text = "+1 Magic while you have at least 2 followers."
    assert trait_of(trait, "marauders-map") == text


if __name__ == "__main__":
    PRINTED.write_text(faces(), encoding="utf-8")
