"""What Voldemort's die threatens: the price of his next turn, by where the active team stands."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.death_eaters_rising.bots.worth import Worth
from commonroom.games.death_eaters_rising.seen import PlayerView
from commonroom.games.death_eaters_rising.vocabulary import (
    Damage,
    Effect,
    Guard,
    If,
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
            case Damage(whom="here", faction=faction, amount=amount, pick=pick):
                hurt = [
                    worth.hurting(wizard, amount)
                    for wizard in player.team
                    if faction is None or wizards[wizard].faction == faction
                ]
                price += sum(hurt) if pick == "each" else max(hurt, default=0.0)
            case If(condition=WizardHere(faction=faction), then=then):
                if any(wizards[wizard].faction == faction for wizard in player.team):
                    price += _here(worth, then, location, player)
            case _:
                pass
    return price
