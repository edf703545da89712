"""What Voldemort's die threatens: the price of his next turn, by where the active team stands."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.death_eaters_rising.judgement.worth import Worth
from commonroom.games.death_eaters_rising.view import PlayerView
from commonroom.games.death_eaters_rising.vocabulary import (
    Corrupt,
    Damage,
    Effect,
    Guard,
    HasToken,
    If,
    Limit,
    LoseToken,
    Mend,
    WizardHere,
)


def chances(worth: Worth) -> dict[str, float]:
    """DER-CMP-3 Location → how likely he will face it; where he is: with the Dark Mark."""
    die = worth.content.voldemort.die
    around = worth.content.clockwise
    at = around.index(worth.view.facing)
    steps = {"clockwise": 1, "counter-clockwise": -1, "dark-mark": 0}
    return {
        around[(at + step) % len(around)]: die.count(face) / len(die)
        for face, step in steps.items()
    }


def of_travelling(worth: Worth, location: str, player: PlayerView) -> float:
    """The price of standing there when his die is rolled; what happens anyway is left out."""
    likely = chances(worth)
    content = worth.content
    spared = sum(
        ability.wizards
        for ability in (content.abilities[wizard] for wizard in player.team)
        if isinstance(ability, Guard)
    )
    blows = sorted((worth.hurting(wizard) for wizard in player.team), reverse=True)
    price = likely[location] * sum(blows[spared:])
    for card in worth.at[location].characters:
        if card in content.death_eaters:
            effects = content.death_eaters[card].regular
            price += likely[location] * _here(worth, effects, location, player)
    return price


def _here(worth: Worth, effects: Sequence[Effect], location: str, player: PlayerView) -> float:
    """What a Death Eater does to the active team if it stands before it."""
    wizards = worth.content.wizards
    price = 0.0
    for effect in effects:
        match effect:
            case Damage(whom="here", faction=faction):
                price += sum(
                    worth.hurting(wizard)
                    for wizard in player.team
                    if faction is None or wizards[wizard].faction == faction
                )
            case If(condition=WizardHere(faction=faction), then=then):
                if any(wizards[wizard].faction == faction for wizard in player.team):
                    price += _here(worth, then, location, player)
            case _:
                pass
    return price


def menace(worth: Worth, card: str, location: str) -> float:
    """What a Death Eater's abilities cost the players in a turn, on average."""
    entry = worth.content.death_eaters[card]
    return _price(worth, entry.regular, location) / 3 + _price(worth, entry.dark_mark, location) / 4


def _price(worth: Worth, effects: Sequence[Effect], location: str) -> float:
    weights = worth.weights
    players = worth.view.players
    price = 0.0
    for effect in effects:
        match effect:
            case Damage(whom="every-team"):
                price += weights.wound * len(players)
            case Damage(whom="face-up"):
                price += weights.wound
            case Damage(pick="most"):
                price += weights.wound * 1.5
            case Damage():
                price += weights.wound * 3
            case Corrupt(where="location", location=str(named)):
                price += worth.corrupting(named)
            case Corrupt(where="here"):
                price += worth.corrupting(location)
            case Corrupt():
                price += max(worth.corrupting(place.id) for place in worth.view.locations)
            case Mend():
                price += weights.strike * sum(
                    1 for foe in worth.foes(None) if worth.view.damage.get(foe, 0)
                )
            case LoseToken():
                price += weights.token
            case Limit():
                price += weights.die_now
            case If(condition=HasToken() | WizardHere(), then=then, otherwise=otherwise):
                price += (_price(worth, then, location) + _price(worth, otherwise, location)) / 2
            case If(then=then):
                price += _price(worth, then, location)
            case _:
                pass
    return price
