"""Which dice a team will take (DER-DIC-1), as far as the view tells it."""

from __future__ import annotations

from typing import Final

from commonroom.games.death_eaters_rising.bots.abilities import holds_team
from commonroom.games.death_eaters_rising.bots.chances import counted_dice
from commonroom.games.death_eaters_rising.bots.worth import Worth
from commonroom.games.death_eaters_rising.content import SymbolCounts
from commonroom.games.death_eaters_rising.seen import PlayerView
from commonroom.games.death_eaters_rising.vocabulary import (
    At,
    ExtraDie,
    NoDeathEaterHere,
    SelfDamage,
    TeamHas,
    TeamHurt,
)

COLOURS: Final = ("purple", "red", "blue", "orange")


def pool_at(worth: Worth, player: PlayerView, location: str) -> SymbolCounts:
    """The dice the team will take there; where it may choose a colour, the first."""
    pool = worth.content.pools[player.headquarters]
    added = [colours[0] for colours in added_at(worth, player, location)]
    return counted_dice([COLOURS.index(colour) for colour in (*pool, *added)])


def added_at(worth: Worth, player: PlayerView, location: str) -> list[tuple[str, ...]]:
    """The colours of each die that the wizards of a team add there."""
    return [
        ability.colours
        for wizard in player.team
        if isinstance(ability := worth.content.abilities[wizard], ExtraDie)
        and _gives(worth, player, ability, wizard, location)
    ]


def _gives(worth: Worth, player: PlayerView, ability: ExtraDie, wizard: str, location: str) -> bool:
    damage = worth.view.damage
    match ability.condition:
        case None:
            return True
        case TeamHas() as condition:
            return holds_team(worth.content, condition, wizard, player)
        case TeamHurt(count=count):
            return sum(1 for w in player.team if w != wizard and damage.get(w, 0)) >= count
        case SelfDamage(at_most=most):
            return damage.get(wizard, 0) <= most
        case At(location=named):
            return named == location
        case NoDeathEaterHere():
            cards = worth.at[location].characters
            return not any(card in worth.content.death_eaters for card in cards)
        case _:
            return False
