"""The verbs of Talisman."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, get_args

import msgspec

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.traits import Evade
from commonroom.games.talisman.vocabulary import Choice, EvadeAll, Holding, Resource, Side, Stat
from commonroom.kernel import Option
from commonroom.kernel.verb import DIE, NUMBER, SEAT, Argument, Domain, Verb, verbs_in


def _cards(box: Content, *kinds: str) -> list[str]:
    return [card.id for card in box.encounters.values() if card.kind in kinds]


def _choices(thing: Any) -> Iterator[str]:
    """The named choices of an entry, wherever in its effects they are."""
    if isinstance(thing, Choice):
        yield thing.id
    if isinstance(thing, msgspec.Struct):
        thing = tuple(getattr(thing, name) for name in thing.__struct_fields__)
    if isinstance(thing, tuple):
        for part in thing:
            yield from _choices(part)


def _all_choices(box: Content) -> Iterator[str]:
    for entries in (
        box.spaces, box.characters, box.encounters, box.spells, box.purchases, box.villain,
    ):  # fmt: skip
        for entry in entries.values():
            yield from _choices(entry)


def _objects(box: Content) -> list[str]:
    return [*_cards(box, "object", "magic-object"), *box.purchases, *box.hallows]


def _evaders(box: Content) -> Iterator[str]:
    """The cards by which one of several enemies can be evaded."""
    yield from box.characters
    for card in box.encounters.values():
        if any(isinstance(trait, Evade) for trait in card.traits):
            yield card.id
    for spell in box.spells.values():
        if any(isinstance(effect, EvadeAll) for effect in spell.effects):
            yield spell.id


SPACES = Domain[Content, str]("spaces", lambda box: box.spaces)
CHARACTERS = Domain[Content, str]("characters", lambda box: box.characters, cards=True)
ENCOUNTERS = Domain[Content, str]("encounters", lambda box: box.encounters, cards=True)
FOLLOWERS = Domain[Content, str]("followers", lambda box: _cards(box, "follower"), cards=True)
OBJECTS = Domain[Content, str]("objects", _objects, cards=True)
HOLDINGS = Domain[Content, str](
    "objects and followers", lambda box: _objects(box) + _cards(box, "follower"), cards=True
)
LYING = Domain[Content, str](
    "cards on spaces", lambda box: (*box.encounters, *box.purchases, *box.hallows), cards=True
)
LOOT = Domain[Content, str]("loot", lambda box: [*_objects(box), "galleon", "fate"])
PURCHASES = Domain[Content, str]("purchases", lambda box: box.purchases, cards=True)
SPELLS = Domain[Content, str]("spells", lambda box: box.spells, cards=True)
SOURCES = Domain[Content, str](
    "sources",
    lambda box: (*box.characters, *box.encounters, *box.purchases, *box.spells),
    cards=True,
)
EVADERS = Domain[Content, str]("evaders", _evaders)
ENEMIES = Domain[Content, str](
    "enemies",
    lambda box: [card.id for card in box.encounters.values() if card.stat is not None],
    cards=True,
)
CHOICES = Domain[Content, str]("choices", _all_choices)
RESOURCES: Domain[Any, Resource | Holding] = Domain.fixed(
    "resources", (*get_args(Resource), *get_args(Holding))
)
STATS: Domain[Any, Stat] = Domain.fixed("stats", get_args(Stat))
SIDES: Domain[Any, Side] = Domain.fixed("sides", get_args(Side))
FACES: Domain[Any, Literal["a", "b"]] = Domain.fixed("sides of a card", ("a", "b"))
LIVES = Domain[Content, int]("lives", lambda box: range(1, box.limit.life + 1))

_CASTER = Argument("seat", SEAT, implied=True)
_OTHER = Argument("other_seat", SEAT)
_SPACE = Argument("space", SPACES)
_SPELL = Argument("spell", SPELLS)
_STAT = Argument("stat", STATS)
_DIE = Argument("die", DIE)

ACCEPT = Verb("accept")
AGAIN = Verb("again")
ATTACK = Verb("attack", Argument("card", FOLLOWERS))
ATTACKED = Verb("attacked", _OTHER)
BARRIER = Verb("barrier")
BLOCK = Verb("block")
BUY = Verb("buy", Argument("card", PURCHASES), Argument("price", NUMBER, implied=True))
BUY_SPELLS = Verb("buy-spells")
CAST = Verb("cast", _CASTER, _SPELL)
CAST_ON = Verb("cast-on", _CASTER, _SPELL, _OTHER)
CHOOSE = Verb("choose", Argument("choice", CHOICES))
CONFRONT = Verb("confront")
CROSS = Verb("cross", Argument("card", SOURCES))
DECLINE = Verb("decline")
CHOOSE_DIE = Verb("die", _DIE)
DITCH = Verb("ditch", Argument("card", HOLDINGS))
DITCH_GALLEON = Verb("ditch-galleon")
DONE = Verb("done")
DOUBLE = Verb("double", Argument("what", RESOURCES))
DROP_CHALLENGE = Verb("drop-challenge")
DUEL = Verb("duel", _OTHER)
END = Verb("end")
ENTER = Verb("enter")
EVADE = Verb("evade", Argument("card", SOURCES))
EXCHANGE = Verb("exchange", _STAT)
FACE_UP = Verb("face-up", Argument("side", FACES))
FATE = Verb("fate", _DIE)
FIGHT = Verb("fight")
FIRST = Verb("first", _OTHER)
FORETELL = Verb("foretell", _DIE)
GAIN_FATE = Verb("gain-fate")
GATES = Verb("gates", _STAT)
GIVE_FATE = Verb("give-fate")
GIVE_SPELLS = Verb("give-spells")
GIVE_UP = Verb("give-up", Argument("card", HOLDINGS))
GO = Verb("go", _SPACE)
HEAL = Verb("heal", Argument("amount", LIVES))
KEEP = Verb("keep", _DIE)
LEAVE = Verb("leave", Argument("card", OBJECTS))
LOSE_LIFE = Verb("lose-life")
MEET_BY_SPELL = Verb("meet-by-spell", _SPELL, _OTHER)
MOVE = Verb("move")
OFFER = Verb("offer", Argument("card", ENCOUNTERS))
PASS = Verb("pass")
PAY_SPELL = Verb("pay-spell", _SPELL)
PLAY = Verb("play", Argument("character", CHARACTERS))
PUT_ASIDE = Verb("put-aside", _DIE)
REMAIN = Verb("remain")
REPLACE = Verb("replace", Argument("card", ENCOUNTERS))
REROLL = Verb("reroll", Argument("card", SOURCES), _DIE)
ROB = Verb("rob", _OTHER, Argument("what", LOOT))
SELL = Verb("sell", Argument("card", OBJECTS))
SHORT_WALK = Verb("short-walk", _SPACE)
SIDE = Verb("side", Argument("side", SIDES))
SPACE = Verb("space")
STAT = Verb("stat", _STAT)
TAKE = Verb("take", Argument("card", LYING))
TAKE_GALLEON = Verb("take-galleon")
TAKE_GALLEONS = Verb("take-galleons")
THREATEN = Verb("threaten", _OTHER)
TRAVEL = Verb("travel", _SPACE)
TURN_BACK = Verb("turn-back")
USE = Verb("use", Argument("card", SOURCES))
VOLDEMORT = Verb("voldemort", _SPACE)
WALK = Verb("walk", _SPACE)
WOUND = Verb("wound")
EVADE_ONE = Verb("evade-one", Argument("card", EVADERS), Argument("foe", ENEMIES))
PASS_BY = Verb("pass-by", Argument("card", ENEMIES))

VERBS = verbs_in(globals())


class Casting(NamedTuple):
    """Who casts which spell, and on whom; None: on nobody in particular."""

    seat: int
    spell: str
    target: int | None = None


def casting(option: Option) -> Casting:
    """What an option to cast a spell says."""
    if option[0] == CAST_ON.name:
        return Casting(*CAST_ON.args(option))
    return Casting(*CAST.args(option))
