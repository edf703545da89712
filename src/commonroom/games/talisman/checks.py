"""What must hold for the content as a whole, which no single entry can see for itself.

Owns the references between entries, the printed numbers, and the guide rails of our own design. The
rails bind only what is ours: a pack that says what is printed on somebody's copy need not keep to
them. What is `OfTheBox` does not bind a pack that goes beyond it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from commonroom.games.talisman.content import DECKS, Content
from commonroom.games.talisman.entries import Encounter, SideCard, Space
from commonroom.games.talisman.traits import (
    Bespoke,
    Cross,
    Discount,
    DrawMore,
    Resist,
    RollMore,
    TradeIn,
    Trait,
    Use,
    Ward,
    When,
)
from commonroom.games.talisman.vocabulary import (
    Challenge,
    Effect,
    Lose,
    Move,
    Roll,
    Shop,
    TakeCard,
    TakeHallow,
    unfolded,
)
from commonroom.kernel.content import OfTheBox, Problem


def problems(content: Content) -> Iterator[Problem]:
    """Everything that is wrong with the content; nothing if it can be played."""
    for check in (_counts, _board, _printed, _characters, _encounters, _decks, _spells, _records):
        for stem, entry, field, reason in check(content):
            yield f"{stem}.toml", entry, field, reason


SEED_CHARACTERS = {
    "harry-potter": (4, 3, 4, 5, "4-privet-drive", 1),
    "albus-dumbledore": (5, 2, 5, 2, "ministry-of-magic", 2),
    "minerva-mcgonagall": (4, 3, 4, 3, "4-privet-drive", 0),
    "rubeus-hagrid": (2, 5, 4, 2, "leaky-cauldron", 0),
    "draco-malfoy": (4, 3, 4, 2, "malfoy-manor", 0),
    "bellatrix-lestrange": (5, 1, 3, 3, "azkaban", 2),
}
"""TAL-CMP-2 Magic, Might, Life, Fate, start and spells of the sides that are printed."""
SEED_STRENGTHS = {
    "aurors": 4,
    "narcissa-malfoy": 3,
    "antonin-dolohov": 7,
    "fred-and-george-weasley": 2,
    "ginny-weasley": 3,
    "luna-lovegood": 2,
    "nymphadora-tonks": 3,
    "neville-longbottom": 1,
}
"""TAL-CMP-4 The Magic of the cards that are printed."""
OPPOSITES = {
    "kings-cross-station": "hogsmeade-station",
    "4-privet-drive": "hagrids-hut",
    "diagon-alley": "hogwarts-gates",
}
"""TAL-BRD-4 The pairs that the rules name."""
STRENGTHS = {"outer": range(1, 8), "middle": range(4, 9)}
"""TAL-CMP-4 How strong our own enemies are."""
SPACE_SCRIPTS = {
    "": set(),
    "barrier": {"magic"},
    "difference": {"dice"},
    "gates": {"dice", "loss"},
    "drift": {"dice"},
    "bare": set(),
    "stop": set(),
    "flying-keys": {"dice", "magic"},
    "divination": {"fate"},
    "boggart": {"dice"},
    "fall": {"dice"},
    "room-of-requirement": set(),
    "great-hall": set(),
}
"""What is said of a space by a script of the rules → the numbers it needs."""
TRAIT_SCRIPTS = {"turn-spell": {"gain", "block"}, "threaten": {"fate", "life", "turns"}}
"""What is said of a card by a script → the numbers it needs."""
NAMED_SCRIPTS = {
    "kings-cross-station": "barrier",
    "hogwarts-gates": "gates",
    "charms-classroom": "flying-keys",
}
"""Spaces whose script the rules ask for by the name of the space."""
KINDS_OF_SPACES = {"region", "company", "opposite"}
"""Where a move may lead, besides a space that is named."""
CELL = 15
"""TAL-BRD-4 How many units apart the cells of the board are drawn."""


def _counts(content: Content) -> Iterator[Problem]:
    """TAL-CMP-1 What the box holds."""
    held = {
        "spaces": len(content.spaces),
        "characters": len(content.characters),
        "encounters": len(content.encounters),
        "spells": len(content.spell_deck),
        "purchases": sum(card.copies for card in content.purchases.values()),
    }
    for stem, count in held.items():
        wanted = content.box[stem].count
        if count != wanted:
            yield stem, "", "", OfTheBox(f"there are {count}, not {wanted}")
    for stem in ("hallows", "ferrets", "villain", "limits"):
        if len(getattr(content, stem)) != 1:
            yield stem, "", "", "there is one"


def _board(content: Content) -> Iterator[Problem]:
    """TAL-BRD-1, TAL-BRD-2, TAL-BRD-3, TAL-BRD-4"""
    for region, size in (("outer", 24), ("middle", 16), ("inner", 8), ("great-hall", 1)):
        ring = [space for space in content.spaces.values() if space.region == region]
        if sorted(space.index for space in ring) != list(range(size)):
            yield "spaces", "", "index", f"{region} is not numbered from 0 to {size - 1}"
    for space in content.spaces.values():
        if space.script not in SPACE_SCRIPTS:
            yield "spaces", space.id, "script", f"there is no script {space.script}"
        elif NAMED_SCRIPTS.get(space.id, space.script) != space.script:
            yield "spaces", space.id, "script", f"is {NAMED_SCRIPTS[space.id]}"
        elif space.numbers.keys() != (needed := SPACE_SCRIPTS[space.script]):
            yield "spaces", space.id, "numbers", f"should be {_named(needed)}"
        if (space.region == "outer") != bool(space.opposite):
            yield "spaces", space.id, "opposite", "spaces of the Outer region have one, no others"
        elif space.opposite and not _beside(space, content.spaces.get(space.opposite)):
            yield "spaces", space.id, "opposite", "is no space of the Middle region beside it"
    for one, other in OPPOSITES.items():
        if one in content.spaces and content.spaces[one].opposite != other:
            yield "spaces", one, "opposite", f"is {other}"


def _beside(outer: Space, middle: Space | None) -> bool:
    if middle is None or middle.region != "middle":
        return False
    return max(abs(outer.x - middle.x), abs(outer.y - middle.y)) == CELL


def _printed(content: Content) -> Iterator[Problem]:
    """TAL-CMP-2, TAL-CMP-4 Printed numbers are facts."""
    for id_, numbers in SEED_CHARACTERS.items():
        side = content.characters[id_].a
        found = (side.magic, side.might, side.life, side.fate, side.start, side.spells)
        if found != numbers:
            reason = OfTheBox(f"the rulebook prints {numbers}, not {found}")
            yield "characters", id_, "a", reason
    for id_, strength in SEED_STRENGTHS.items():
        if content.encounters[id_].strength != strength:
            reason = OfTheBox(f"the rulebook prints {strength}")
            yield "encounters", id_, "strength", reason


def _characters(content: Content) -> Iterator[Problem]:
    """TAL-CMP-2"""
    sides = Counter(character.alignment for character in content.characters.values())
    due = content.box["characters-of-a-side"].count
    if set(sides.values()) != {due}:
        told = OfTheBox(f"each side has {due} characters, not {dict(sides)}")
        yield "characters", "", "alignment", told
    for character in content.characters.values():
        for name, side in (("a", character.a), ("b", character.b)):
            for field, reason in _side(content, side):
                yield "characters", character.id, f"{name}.{field}", reason


def _side(content: Content, side: SideCard) -> Iterator[tuple[str, str]]:
    start = content.spaces.get(side.start)
    if start is None or start.region != "outer":
        yield "start", f"{side.start} is no space of the Outer region"
    limits = content.limit
    for field, value, most in (
        ("magic", side.magic, limits.magic),
        ("might", side.might, limits.might),
        ("life", side.life, limits.life),
    ):
        if value > most:
            yield field, f"{value} is more than the dial has ({most})"
    if side.source == "ours" and side.magic + side.might + side.life + side.fate > 16:
        yield "fate", OfTheBox("the four numbers add up to more than 16")


def _encounters(content: Content) -> Iterator[Problem]:
    """TAL-CMP-4, TAL-ENC-5"""
    known = content.characters.keys() | content.encounters.keys() | content.purchases.keys()
    for card in content.encounters.values():
        for field, reason in _card(card):
            yield "encounters", card.id, field, reason
        for other in card.spares:
            if other not in known:
                yield "encounters", card.id, "spares", f"there is no {other}"


def _card(card: Encounter) -> Iterator[tuple[str, str]]:
    fights = card.kind == "enemy" or card.alignment is not None
    if fights != (card.stat is not None) or fights != (card.strength is not None):
        yield "strength", "what fights has a stat and a strength, nothing else has"
    if (card.opposed is not None) != (card.alignment is not None):
        yield "opposed", "aligned cards have a second number, neutral ones none"
    if card.alignment is not None and card.kind != "follower":
        yield "alignment", "only followers are aligned"
    if (card.kind == "galleons") != (card.galleons > 0):
        yield "galleons", "only a card of Galleons has some"
    if bool(card.effects) != (card.kind in {"event", "observer", "place", "find"}):
        yield "effects", "events, observers, places and finds have some, nothing else has"
    if bool(card.traits) != (card.kind in {"follower", "object", "magic-object"}):
        yield "traits", "followers and objects have some, nothing else has"
    if not fights and (card.grim or card.toll or card.spares or card.lets):
        yield "toll", "only what fights can be evaded"
    if card.source == "ours" and card.strength and card.strength not in STRENGTHS[card.deck]:
        yield "strength", OfTheBox(f"{card.strength} is out of the range of its deck")


OUR_DECK = {
    "enemy": 16,
    "follower": 9,
    "event": 7,
    "observer": 5,
    "place": 5,
    "taken": 8,
}
"""TAL-CMP-4 How each deck is made up; taken are objects, finds and Galleons."""
OUR_HALLOWS = 3
"""TAL-CMP-4 How many of our cards bring a Hallow."""


def _decks(content: Content) -> Iterator[Problem]:
    """TAL-CMP-4 The decks as a whole."""
    for deck in DECKS:
        cards = [content.encounters[id_] for id_ in content.decks[deck]]
        if not cards:
            yield "encounters", "", "deck", f"the {deck} deck is empty"
        kinds = Counter(deck_part(card) for card in cards if card.source == "ours")
        for kind, count in kinds.items():
            if count > OUR_DECK[kind]:
                reason = OfTheBox(f"the {deck} deck has too many: {count} {kind}")
                yield "encounters", "", "kind", reason
    finders = [
        content.encounters[id_]
        for stem, id_, effect in _effects(content)
        if stem == "encounters" and isinstance(effect, TakeHallow)
    ]
    if {card.deck for card in finders} != {"middle"}:
        yield "encounters", "", "effects", "Hallows are found in the Middle deck, and only there"
    if sum(card.source == "ours" for card in finders) > OUR_HALLOWS:
        reason = OfTheBox(f"more than {OUR_HALLOWS} of our cards bring a Hallow")
        yield "encounters", "", "effects", reason


def deck_part(card: Encounter) -> str:
    """Which part of its deck a card belongs to."""
    return card.kind if card.kind in OUR_DECK else "taken"


_BEFORE_MOVING = frozenset(("own-turn-start", "turn-start"))
"""When nobody is in the middle of a battle."""


def _spells(content: Content) -> Iterator[Problem]:
    """TAL-CMP-6"""
    if sum(spell.command for spell in content.spells.values()) != 1:
        yield "spells", "", "command", "exactly one spell is the Command spell"
    for spell in content.spells.values():
        if bool(spell.answers) != ("answer" in spell.when):
            yield "spells", spell.id, "answers", "belong to spells that answer, and only to them"
        if not spell.effects and not spell.on_target:
            yield "spells", spell.id, "effects", "it does nothing"
        if not _BEFORE_MOVING.issuperset(spell.when) and any(
            isinstance(effect, Move) for effect in unfolded(spell.effects + spell.on_target)
        ):
            yield "spells", spell.id, "effects", "only at the start of a turn can it move anybody"
        for other in spell.answers:
            if other not in content.spells:
                yield "spells", spell.id, "answers", f"there is no spell {other}"


def _records(content: Content) -> Iterator[Problem]:
    """What effects and traits refer to exists, and their tables can be rolled."""
    for stem, id_, effect in _effects(content):
        for reason in _effect(content, effect):
            yield stem, id_, "effects", reason
    for stem, id_, trait in _traits(content):
        for reason in _trait(content, trait):
            yield stem, id_, "traits", reason
    for stem, cards in (("encounters", content.encounters), ("purchases", content.purchases)):
        for card in cards.values():
            if any(trait in card.traits[:at] for at, trait in enumerate(card.traits)):
                yield stem, card.id, "traits", "one of them stands twice"
    if _overlap(range(1, 7), (row.on for row in content.voldemort.beaten)):
        yield "villain", content.voldemort.id, "beaten", "a number is no roll, or stands twice"


def _effect(content: Content, effect: Effect) -> Iterator[str]:
    match effect:
        case Roll():
            rolls = range(effect.dice, 6 * effect.dice + 1)
            if _overlap(rolls, (row.on for row in effect.table)):
                yield "a number of a table is no roll, or stands twice"
        case Challenge():
            if _overlap(range(1, 7), (row.on for row in effect.table)):
                yield "a number of a challenge is no roll, or stands twice"
            if any((row.deed == "pay") != (row.cost is not None) for row in effect.table):
                yield "a challenge to pay has a cost, no other has"
        case Move(to=to) if to not in content.spaces and to not in KINDS_OF_SPACES:
            yield f"there is no space {to}"
        case Shop():
            yield from (
                f"there is no card {card}" for card in effect.goods if card not in content.purchases
            )
        case TakeCard(card=card) if card not in content.purchases:
            yield f"there is no card {card}"
        case Lose(what="spell", amount=amount) if amount != "all":
            yield "spells are lost all or not at all"
        case _:
            pass


def _overlap(rolls: range, rows: Iterable[tuple[int, ...]]) -> bool:
    numbers = [number for row in rows for number in row]
    return len(set(numbers)) < len(numbers) or not set(numbers) <= set(rolls)


def _trait(content: Content, trait: Trait) -> Iterator[str]:
    names = {space.name for space in content.spaces.values()}
    match trait:
        case Ward(space=name) | DrawMore(space=name) | RollMore(space=name) if name not in names:
            yield f"there is no space named {name}"
        case Cross(spaces=spaces) | Discount(spaces=spaces):
            yield from (f"there is no space {one}" for one in spaces if one not in content.spaces)
        case TradeIn(places=places):
            known = content.spaces.keys() | content.encounters.keys()
            yield from (f"there is no place {place}" for place in places if place not in known)
        case Resist(but=spells):
            yield from (f"there is no spell {one}" for one in spells if one not in content.spells)
        case Bespoke() if trait.name not in TRAIT_SCRIPTS:
            yield f"there is no script {trait.name}"
        case Bespoke() if trait.numbers.keys() != (needed := TRAIT_SCRIPTS[trait.name]):
            yield f"the numbers of {trait.name} should be {_named(needed)}"
        case When() if (trait.moment == "move-roll") != bool(trait.faces):
            yield "faces belong to a movement roll, and only to it"
        case _:
            pass


def _named(numbers: set[str]) -> str:
    return ", ".join(sorted(numbers)) or "none"


def _traits(content: Content) -> Iterator[tuple[str, str, Trait]]:
    """File, entry and trait, for all traits in the box."""
    for character in content.characters.values():
        for ability in character.a.abilities + character.b.abilities:
            yield from (("characters", character.id, trait) for trait in ability)
    for card in content.encounters.values():
        yield from (("encounters", card.id, trait) for trait in card.traits)
    for purchase in content.purchases.values():
        yield from (("purchases", purchase.id, trait) for trait in purchase.traits)


def _effects(content: Content) -> Iterator[tuple[str, str, Effect]]:
    """File, entry and effect, for all effects in the box, however deep inside another."""
    for space in content.spaces.values():
        yield from (("spaces", space.id, effect) for effect in unfolded(space.text))
    for card in content.encounters.values():
        effects = card.effects + card.on_win + card.on_loss
        yield from (("encounters", card.id, effect) for effect in unfolded(effects))
    for spell in content.spells.values():
        effects = spell.effects + spell.on_target
        yield from (("spells", spell.id, effect) for effect in unfolded(effects))
    for row in content.voldemort.beaten:
        yield from (("villain", content.voldemort.id, effect) for effect in unfolded(row.effects))
    for stem, id_, trait in _traits(content):
        if isinstance(trait, When | Use):
            yield from ((stem, id_, effect) for effect in unfolded(trait.effects))
