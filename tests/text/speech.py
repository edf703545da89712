"""Every message a game can say, listed from what the game is made of."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import commonroom
from commonroom.games.death_eaters_rising import vocabulary
from commonroom.games.death_eaters_rising.content import Content, VoldemortFace
from commonroom.games.death_eaters_rising.wording import outcome
from commonroom.games.talisman import content as talisman
from commonroom.games.talisman import traits
from commonroom.games.talisman import vocabulary as effects
from commonroom.games.talisman.entries import CardKind, SideOfCard
from commonroom.games.talisman.wording import cards as wording
from commonroom.games.year_at_hogwarts import board
from commonroom.games.year_at_hogwarts import content as year
from commonroom.games.year_at_hogwarts import vocabulary as year_effects
from commonroom.games.year_at_hogwarts.quidditch.state import HOUSES, PIECES
from commonroom.games.year_at_hogwarts.voldemort_returns.game import HEROES
from commonroom.games.year_at_hogwarts.wording import cards as year_wording
from commonroom.kernel import Event, Title, content_of, registry
from commonroom.kernel.errors import CommonRoomError
from commonroom.tables.guide import examples, guide_of, has_guide, words

RENDERING = {"player", "list-more", "list-and", "list-or", "list-times", "list-nothing"}
"""What rendering itself says."""
_OF_EXTRAS = {"commonroom.rl.open_spiel"}
"""They need what these tests do without, and refuse nothing in words of their own."""


def events(title: Title) -> Iterator[type[Event]]:
    """The events of a game, and of the games in the same box."""
    for kind in _below(Event):
        if kind.prefix == title.about.prefix and not kind.__subclasses__():
            yield kind


def told(event: type[Event]) -> set[str]:
    """What the log line of an event is made of."""
    return set(event.__struct_fields__) - {"rule", "audience", "public"} - event.untold


def errors() -> Iterator[CommonRoomError]:
    """One of each thing that can be refused."""
    for found in pkgutil.walk_packages(commonroom.__path__, "commonroom."):
        if found.name not in _OF_EXTRAS:
            importlib.import_module(found.name)
    for kind in _below(CommonRoomError):
        if "__init__" not in vars(kind):
            continue
        hints = get_type_hints(kind.__init__)
        chosen = [name for name, hint in hints.items() if get_origin(hint) is Literal]
        for value in get_args(hints[chosen[0]]) if chosen else ("",):
            yield kind(**{
                name: value if name in chosen else 1 if hints[name] is int else "something"
                for name in list(inspect.signature(kind).parameters)
            })  # fmt: skip


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def keys(game: str) -> Iterator[str]:
    """The keys of everything a game can say, whatever it is."""
    title = registry.title(game)
    prefix = title.about.prefix
    yield f"{prefix}-{game}"
    yield f"{prefix}-blurb-{game}"
    for option in (*title.about.options, *title.about.table_options):
        yield f"{prefix}-{option.id}"
        yield from (f"{prefix}-{option.id}-{value}" for value in option.values)
    yield from (f"{prefix}-phase-{phase}" for phase in title.phases)
    yield from (f"{prefix}-option-{verb}" for verb in title.verbs)
    counted = title.statistics_type
    tallies = (*counted.told, *counted.detailed, *counted.dealt)
    yield from (f"{prefix}-tally-{field}" for field in tallies)
    yield from (f"{prefix}-die-{column}" for column in counted.dice)
    for event in events(title):
        yield f"{prefix}-log-{event.__struct_config__.tag}"
    if has_guide(game):
        yield from (words(game, step).key for step in guide_of(game).steps)
    for example in examples(game):
        yield f"{prefix}-example-{game}-{example}"
        yield from (words(game, step, example).key for step in guide_of(game, example).steps)
    for rule in title.rules():
        yield f"{prefix}-rule-{rule.id}"
        yield f"{prefix}-chapter-{rule.chapter}"
    yield from (f"{prefix}-{id_}" for id_ in OWN_IDS[game]())


def _rising() -> Iterator[str]:
    """The ids of Death Eaters Rising."""
    content: Content = content_of("death-eaters-rising")
    for entries in (
        content.wizards, content.death_eaters, content.villain, content.locations, content.places,
        content.headquarters, content.abilities, content.tokens, content.dice, content.faces,
    ):  # fmt: skip
        yield from entries
    for literal in (
        vocabulary.Virtue, vocabulary.Colour, vocabulary.Faction, vocabulary.Group, VoldemortFace,
    ):  # fmt: skip
        yield from get_args(literal)
    yield from ("hospital-wing", "azkaban", "controlled-places")
    for rule in content.rules:
        if rule.startswith(("DER-WIN", "DER-LOS")):
            yield outcome(rule).key.removeprefix("der-")


def _talisman() -> Iterator[str]:
    """The ids of Talisman."""
    content: talisman.Content = content_of("talisman")
    for entries in (
        content.spaces, content.characters, content.encounters, content.spells, content.purchases,
        content.hallows, content.ferrets, content.villain,
    ):  # fmt: skip
        yield from entries
    for literal in (
        effects.Side, effects.Region, effects.Resource, effects.Holding, effects.Breed,
        CardKind, SideOfCard, traits.RollKind,
    ):  # fmt: skip
        yield from get_args(literal)
    for space in content.spaces.values():
        yield space.name
        if space.script:
            yield f"script-{space.script}"
    for listed in content.having[traits.Bespoke].values():
        yield from (f"trait-{trait.name}" for trait in listed)
    for effect in _effects(content):
        if isinstance(effect, effects.Battle):
            yield effect.foe
        if isinstance(effect, effects.Choose):
            yield from (choice.id for choice in effect.options)
    yield from ("advantage", "flying-key", "boggart")
    yield wording.outcome("TAL-WIN-1").key.removeprefix("tal-")


def _effects(content: talisman.Content) -> Iterator[effects.Effect]:
    """What is done at spaces and cards of Talisman, to the bottom."""
    for space in content.spaces.values():
        yield from effects.unfolded(space.text)
    for card in content.encounters.values():
        yield from effects.unfolded(card.effects)


def _year() -> Iterator[str]:
    """The ids of A Year at Hogwarts."""
    content: year.Content = content_of("year-at-hogwarts")
    yield from year_wording.everything_printed(content)
    for played in content.boards.values():
        yield from played.spaces
        yield from (room.id for room in played.rooms.values() if room.label is not None)
    for literal in (board.BoardName, board.House, board.Subject, year.Deck, year_effects.Token):
        yield from get_args(literal)
    yield from ("card", "object")
    for rule in ("YH-END-1", "YH-SOLO-1"):
        yield year_wording.outcome(rule).key.removeprefix("yh-")


def _quidditch() -> Iterator[str]:
    """The ids of Quidditch."""
    content: year.Content = content_of("quidditch")
    yield from (*content.quidditch, *HOUSES, *PIECES)
    yield from (f"{house}-{piece}" for house in HOUSES for piece in PIECES)
    yield year_wording.outcome("YH-QUI-6").key.removeprefix("yh-")


def _returned() -> Iterator[str]:
    """The ids of Voldemort Returns that A Year at Hogwarts has not."""
    content: year.Content = content_of("voldemort-returns")
    yield from (*content.villain, *content.death_eaters)


def _return() -> Iterator[str]:
    """The ids of Voldemort Returns."""
    content: year.Content = content_of("voldemort-returns")
    yield from (*HEROES, *content.death_eaters, *content.villain, *content.spells)
    yield from (*content.potions, *(one.id for one in content.objects.values() if one.side))
    for played in content.boards.values():
        yield from played.spaces
    yield year_wording.outcome("YH-VR-6").key.removeprefix("yh-")


OWN_IDS = {
    "death-eaters-rising": _rising,
    "talisman": _talisman,
    "year-at-hogwarts": _year,
    "quidditch": _quidditch,
    "voldemort-returns": _returned,
}
"""Game → what its content and its cards name."""
