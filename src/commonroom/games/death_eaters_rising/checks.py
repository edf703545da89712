"""What must hold for the content as a whole, which no single entry can see for itself.

Owns the references between entries, the printed numerals, and the guide rails of our own design.
The rails bind only what is ours: a pack that says what is printed on somebody's copy need not keep
to them. What is `OfTheBox` does not bind a pack that goes beyond it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import get_args

from commonroom.games.death_eaters_rising.content import (
    FILES,
    Content,
    DeathEater,
    Voldemort,
    Wizard,
)
from commonroom.games.death_eaters_rising.vocabulary import (
    Ability,
    AfterRoll,
    At,
    Bear,
    Bonus,
    Condition,
    Corrupt,
    Damage,
    Effect,
    ExtraDie,
    Faction,
    Fly,
    Guard,
    Harm,
    Heal,
    If,
    Limit,
    TakeToken,
    TeamHas,
    Virtue,
    unfolded,
)
from commonroom.kernel.content import OfTheBox, Problem


def problems(content: Content) -> Iterator[Problem]:
    """Everything that is wrong with the content; nothing if it can be played."""
    for check in (
        _counts, _ids, _wizards, _death_eaters, _villain, _places, _headquarters, _tokens, _dice,
    ):  # fmt: skip
        for stem, entry, field, reason in check(content):
            yield f"{stem}.toml", entry, field, reason


LOCATIONS = 3
"""DER-CMP-5 Voldemort's die turns him from one to the next, and who looks expects so many."""
SEED_NUMERALS = {
    "harry-potter": (6,),
    "minerva-mcgonagall": (6,),
    "nymphadora-tonks": (6,),
    "albus-dumbledore": (2, 4),
    "luna-lovegood": (1, 3),
    "sybill-trelawney": (2,),
    "bill-weasley": (4,),
    "peter-pettigrew": (1, 2),
    "antonin-dolohov": (1, 2),
    "bellatrix-lestrange": (2, 2),
    "lucius-malfoy": (2, 2),
    "lord-voldemort": (3,),
}
"""DER-CMP-7, DER-CMP-8, DER-VIL-1 Printed requirement numerals, in ascending order."""


def _counts(content: Content) -> Iterator[Problem]:
    """DER-CMP-1 What the box holds."""
    held = {
        "wizards": len(content.wizards),
        "death_eaters": len(content.death_eaters),
        "locations": len(content.locations),
        "places": len(content.places),
        "headquarters": sum(hq.copies for hq in content.headquarters.values()),
        "tokens": sum(token.count for token in content.tokens.values()),
        "dice": sum(colour.count for colour in content.dice.values()),
    }
    for stem, found in held.items():
        due = content.box[stem].count
        if found != due:
            yield stem, "", "", OfTheBox(f"the box has {due}, the file {found}")
    if len(content.villain) != 1:
        yield "villain", "", "", "there is one Lord Voldemort"
    if len(content.locations) != LOCATIONS:
        yield "locations", "", "", f"the board has {LOCATIONS}"


def _ids(content: Content) -> Iterator[Problem]:
    """An id names one thing in the whole box, because its name is looked up by it."""
    seen: dict[str, str] = {}
    for stem in (stem for stem in FILES if stem != "box"):
        for key in getattr(content, stem):
            if key in seen:
                yield stem, key, "id", f"the id is also in {seen[key]}.toml"
            seen[key] = stem
    for hq in content.headquarters.values():
        for ability in hq.abilities:
            if ability.id in seen:
                yield "headquarters", hq.id, "abilities", f"the id {ability.id} is taken"
            seen[ability.id] = "headquarters"


def _requirement(
    stem: str, entry: Wizard | DeathEater | Voldemort, least: int, most: int
) -> Iterator[Problem]:
    """Numerals of the rulebook stay; our own keep to DER-CMP-10."""
    numerals = tuple(sorted(entry.requirement.values()))
    printed = SEED_NUMERALS.get(entry.id)
    if printed and numerals != printed:
        due, found = (" + ".join(map(str, one)) for one in (printed, numerals))
        reason = OfTheBox(f"the rulebook prints {due}, not {found}")
        yield stem, entry.id, "requirement", reason
    if entry.designed("requirement") and not least <= sum(numerals) <= most:
        reason = OfTheBox(f"{least} to {most} symbols are expected")
        yield stem, entry.id, "requirement", reason
    if not numerals:
        yield stem, entry.id, "requirement", "there is no symbol"


def _wizards(content: Content) -> Iterator[Problem]:
    """DER-CMP-4, DER-CMP-10"""
    for faction, size in _by_faction(content.wizards.values()).items():
        if size != (due := content.box["wizards-of-a-faction"].count):
            reason = OfTheBox(f"{faction} has {size} wizards, not {due}")
            yield "wizards", "", "faction", reason
    big = [w.id for w in content.wizards.values() if w.designed("track") and w.track == 7]
    if len(big) > 1:
        yield "wizards", big[1], "track", OfTheBox("only one wizard may have 7")
    for wizard in content.wizards.values():
        yield from _requirement("wizards", wizard, 2, 6)
        lowest, highest = (6, 6) if wizard.starter else (4, 7)
        if wizard.designed("track") and not lowest <= wizard.track <= highest:
            reason = OfTheBox(f"{lowest} to {highest} is expected")
            yield "wizards", wizard.id, "track", reason
        yield from _ability(content, "wizards", wizard.id, "ability", wizard.ability)


def _by_faction(wizards: Iterable[Wizard]) -> dict[Faction, int]:
    sizes = Counter(wizard.faction for wizard in wizards)
    return {faction: sizes[faction] for faction in get_args(Faction)}


def _death_eaters(content: Content) -> Iterator[Problem]:
    """DER-CMP-8, DER-CMP-10"""
    for card in content.death_eaters.values():
        yield from _requirement("death_eaters", card, 3, 4)
        if card.designed("track") and not 2 <= card.track <= 3:
            yield "death_eaters", card.id, "track", OfTheBox("2 to 3 is expected")
        for field, effects in (("regular", card.regular), ("dark_mark", card.dark_mark)):
            yield from _effects(content, "death_eaters", card.id, field, effects, harm=True)


def _villain(content: Content) -> Iterator[Problem]:
    """DER-CMP-3, DER-WIN-1"""
    for card in content.villain.values():
        yield from _requirement("villain", card, 3, 3)
        faces = Counter(card.die)
        if (faces["clockwise"], faces["counter-clockwise"], faces["dark-mark"]) != (3, 3, 2):
            yield "villain", card.id, "die", "3 clockwise, 3 counter-clockwise, 2 Dark Marks"
        levels = card.damage
        if not levels.beginner < levels.standard < levels.expert <= card.most_damage:
            yield "villain", card.id, "damage", "each difficulty needs more than the one before"


def _places(content: Content) -> Iterator[Problem]:
    """DER-CMP-5"""
    for place in content.places.values():
        if place.location not in content.locations:
            yield "places", place.id, "location", f"there is no location {place.location}"
        yield from _effects(content, "places", place.id, "penalty", place.penalty, harm=True)
    for location, places in content.places_of.items():
        if len(places) != (due := content.box["places-of-a-location"].count):
            yield "places", "", "location", f"{location} has {due} places, not {len(places)}"


def _headquarters(content: Content) -> Iterator[Problem]:
    """DER-CMP-4, DER-CMP-9"""
    pools = [hq.pool for hq in content.headquarters.values()]
    for faction in get_args(Faction):
        if faction not in content.headquarters_of:
            yield "headquarters", "", "faction", f"{faction} has none"
    for hq in content.headquarters.values():
        starters = [w.id for w in content.wizards.values() if w.starter and w.faction == hq.faction]
        if sorted(hq.starters) != sorted(starters):
            due = ", ".join(starters)
            yield "headquarters", hq.id, "starters", f"the faction's starters are {due}"
        if sum(hq.pool.values()) != 4 or "red" not in hq.pool or max(hq.pool.values()) > 2:
            yield (
                "headquarters",
                hq.id,
                "pool",
                "four dice, at least one red, at most two of a colour",
            )
        for colour, count in hq.pool.items():
            if count > content.dice[colour].count:
                yield "headquarters", hq.id, "pool", f"there are not so many {colour} dice"
        if pools.count(hq.pool) > 1:
            yield "headquarters", hq.id, "pool", "another headquarters has the same"
        if sorted(sum(a.ability.cost.values()) for a in hq.abilities) != [1, 2]:
            yield "headquarters", hq.id, "abilities", "one costs 1 symbol and one costs 2"
        for ability in hq.abilities:
            if ability.ability.wounds:
                yield "headquarters", hq.id, ability.id, "only a wizard can take damage"
            yield from _ability(content, "headquarters", hq.id, ability.id, ability.ability)


def _tokens(content: Content) -> Iterator[Problem]:
    """DER-CMP-6"""
    if len(content.tokens) != (due := content.box["kinds-of-tokens"].count):
        yield "tokens", "", "", OfTheBox(f"there are {due} kinds, not {len(content.tokens)}")
    for token in content.tokens.values():
        yield from _effects(content, "tokens", token.id, "effects", token.effects, harm=False)


def _dice(content: Content) -> Iterator[Problem]:
    """DER-CMP-2"""
    favoured = sorted(colour.favours for colour in content.dice.values())
    if favoured != sorted(get_args(Virtue)):
        yield "dice", "", "favours", "each virtue is favoured by one colour"
    for colour in content.dice.values():
        doubled = [face for face in colour.faces if len(face) == 2]
        if len(colour.faces) != 6 or {len(face) for face in colour.faces} != {1, 2}:
            yield "dice", colour.id, "faces", "six faces with one or two symbols"
        if doubled != [(colour.favours, colour.favours)]:
            yield "dice", colour.id, "faces", "one face has the favoured virtue doubled"


def _ability(
    content: Content, stem: str, entry: str, field: str, ability: Ability
) -> Iterator[Problem]:
    match ability:
        case ExtraDie():
            if ability.condition is not None:
                yield from _condition(content, stem, entry, field, ability.condition)
        case AfterRoll() | Guard():
            pass
        case _:
            yield from _effects(content, stem, entry, field, ability.effects, harm=False)


def _effects(
    content: Content, stem: str, entry: str, field: str, effects: tuple[Effect, ...], *, harm: bool
) -> Iterator[Problem]:
    """Players' cards help and the others harm; what an effect names exists."""
    for effect in unfolded(effects):
        if isinstance(effect, If):
            yield from _condition(content, stem, entry, field, effect.condition)
            continue
        if isinstance(effect, Harm) != harm:
            verb = effect.__struct_config__.tag
            yield stem, entry, field, f"{verb} is no effect of such a card"
        match effect:
            case Corrupt(where="location", location=where) if where not in content.locations:
                yield stem, entry, field, f"there is no location {where}"
            case Damage(whom="here" | "face-up") if stem == "places":
                yield stem, entry, field, "a controlled place lies at no location"
            case Limit(what="strike-costs", virtue=None):
                yield stem, entry, field, "strike-costs needs a virtue"
            case Limit(what=what, virtue=str()) if what != "strike-costs":
                yield stem, entry, field, f"{what} has no virtue"
            case Fly() if stem == "tokens":
                yield stem, entry, field, "only the active player's cards move the mission token"
            case Bear() if stem != "wizards":
                yield stem, entry, field, "only a wizard can take damage"
            case Heal(bonus=Bonus(faction=None, group=None)):
                yield stem, entry, field, "who gets the bonus? a faction or group is missing"
            case TakeToken(who="others", pile="used"):
                yield stem, entry, field, "others take their tokens from the supply"
            case TakeToken(who="others", faction=None, wizards=wizards) if wizards:
                yield stem, entry, field, "whose wizards count? a faction is missing"
            case _:
                pass


def _condition(
    content: Content, stem: str, entry: str, field: str, condition: Condition
) -> Iterator[Problem]:
    match condition:
        case TeamHas(faction=None, group=None, wizards=()):
            yield stem, entry, field, "who must be in the team?"
        case TeamHas(wizards=named):
            for wizard in named:
                if wizard not in content.wizards:
                    yield stem, entry, field, f"there is no wizard {wizard}"
        case At(location=where) if where not in content.locations:
            yield stem, entry, field, f"there is no location {where}"
        case _:
            pass
