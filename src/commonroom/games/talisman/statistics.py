"""What is worth counting of a game of Talisman."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.events import (
    BattleBegan,
    Bought,
    CardMet,
    CardTaken,
    Ended,
    Evaded,
    Fell,
    SideChosen,
    SpellCast,
    SpellCastOn,
    TurnBegan,
    TurnLost,
)
from commonroom.kernel import Event, Statistics


class TalismanStatistics(Statistics, frozen=True, kw_only=True):
    """The numbers of one game; lists are in the order of what happened."""

    told: ClassVar[tuple[str, ...]] = ("spells", "bought")
    detailed: ClassVar[tuple[str, ...]] = ("met",)
    dealt: ClassVar[tuple[str, ...]] = ("characters", "sides", "alignments")
    users: ClassVar[Mapping[str, str]] = {
        "spells": "casters",
        "bought": "buyers",
        "met": "met_by",
    }
    dice: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "move_dice": ("move",),
        "battle_dice": ("battle",),
        "enemy_dice": ("enemy",),
        "voldemort_die": ("voldemort",),
        "other_dice": ("*",),
    }

    rounds: int = 0
    """Turns by seat, rounded up."""
    characters: tuple[str, ...] = ()
    """The character each seat began with."""
    alignments: tuple[str, ...] = ()
    """Theirs: the Order of the Phoenix, or the Death Eaters."""
    sides: tuple[str, ...] = ()
    """The side of the card each seat began with: ``harry-potter/a``."""
    victor: tuple[str, ...] = ()
    """The side of the card that won, likewise."""
    met: tuple[str, ...] = ()
    """Encounter cards that somebody fought or evaded, visited, suffered or took."""
    met_by: tuple[int, ...] = ()
    """The seat that met each of them."""
    spells: tuple[str, ...] = ()
    """The spells cast."""
    casters: tuple[int, ...] = ()
    """The seat that cast each of them."""
    bought: tuple[str, ...] = ()
    buyers: tuple[int, ...] = ()
    duels: int = 0
    falls: tuple[int, ...] = ()
    """How often each seat lost its last Life."""


def statistics(events: Sequence[Event], seats: int, content: Content) -> TalismanStatistics:
    """Count what happened."""
    turns = duels = 0
    sides, falls = [""] * seats, [0] * seats
    now = [""] * seats
    met: list[tuple[str, int]] = []
    spells: list[tuple[str, int]] = []
    bought: list[tuple[str, int]] = []
    victor: tuple[str, ...] = ()
    for event in events:
        match event:
            case TurnBegan(turn=turn):
                turns = turn
            case TurnLost():
                turns += 1
            case SideChosen(seat=seat, character=character, side=side):
                now[seat] = f"{character}/{side}"
                sides[seat] = sides[seat] or now[seat]
            case BattleBegan(seat=seat, foes=foes) | Evaded(seat=seat, foes=foes):
                met += [(foe, seat) for foe in foes if foe in content.encounters]
                duels += isinstance(event, BattleBegan) and foes[0] in content.characters
            case CardMet(seat=seat, card=card) | CardTaken(seat=seat, card=card):
                met += [(card, seat)] if card in content.encounters else []
            case SpellCast(seat=seat, spell=spell) | SpellCastOn(seat=seat, spell=spell):
                spells.append((spell, seat))
            case Bought(seat=seat, card=card):
                bought.append((card, seat))
            case Fell(seat=seat):
                falls[seat] += 1
            case Ended(seat=seat):
                victor = (now[seat],)
            case _:
                pass
    characters = tuple(side.partition("/")[0] for side in sides)
    return TalismanStatistics(
        turns=turns,
        rounds=-(-turns // seats),
        characters=characters,
        alignments=tuple(content.characters[one].alignment if one else "" for one in characters),
        sides=tuple(sides),
        victor=victor,
        met=tuple(card for card, _ in met),
        met_by=tuple(seat for _, seat in met),
        spells=tuple(spell for spell, _ in spells),
        casters=tuple(seat for _, seat in spells),
        bought=tuple(card for card, _ in bought),
        buyers=tuple(seat for _, seat in bought),
        duels=duels,
        falls=tuple(falls),
    )
