"""The dice of a turn: which are taken, and which the supply still holds (DER-DIC-1).

Dice are taken when they are first rolled. Until then whatever happens may still add one or take one
away, so the pool of a turn that has not rolled yet is reckoned whenever it is asked for.
"""

from __future__ import annotations

from commonroom.games.death_eaters_rising.cards.conditions import holds
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.state import without
from commonroom.games.death_eaters_rising.vocabulary import ExtraDie


def pool(game: Rising) -> tuple[str, ...]:
    """The dice of the next roll: those in hand, or those that would surely be taken now."""
    return certain_dice(game)[0] if game.state.mustering else game.state.pool


def certain_dice(game: Rising) -> tuple[tuple[str, ...], bool]:
    """The dice that would be taken now without a choice, and whether that is all of them."""
    dice, adding = base_pool(game), givers(game)
    if len(adding) > extra_dice(game):
        return dice, False
    all_told = True
    for wizard in adding:
        colours = offered(game, wizard, dice)
        if len(colours) > 1:
            all_told = False
        else:
            dice += tuple(colours)
    return dice, all_told


def base_pool(game: Rising) -> tuple[str, ...]:
    """The dice to take that no wizard adds: of the headquarters, and gained before the roll."""
    state, content = game.state, game.content
    dice = content.pools[content.headquarters_of[game.player.faction]]
    for colour in state.left:
        dice = without(dice, colour)
    return dice + state.pool


def givers(game: Rising) -> list[str]:
    """The wizards of the team who add a die now.

    DER-VIL-4 A mission token that moves on adds no dice and takes none away.
    """
    abilities, here = game.content.abilities, game.state.placed or game.state.mission
    return [
        wizard
        for wizard in game.team
        if isinstance(ability := abilities[wizard], ExtraDie)
        and (ability.condition is None or holds(game, ability.condition, wizard, here, here))
    ]


def extra_dice(game: Rising) -> int:
    """How many dice wizards may add: a limit may allow only some."""
    return game.state.limits.get("extra-dice", len(game.team))


def offered(game: Rising, wizard: str, dice: tuple[str, ...]) -> list[str]:
    """The colours of which a wizard may add a die to these; none: the supply has no such die."""
    ability = game.content.abilities[wizard]
    assert isinstance(ability, ExtraDie)
    return [one for one in ability.colours if dice.count(one) < game.content.dice[one].count]


def dice_in_supply(game: Rising, colour: str) -> int:
    """How many dice of a colour nobody has taken, assigned or discarded this turn."""
    state, faces = game.state, game.content.faces
    taken = pool(game).count(colour) + state.assigned.count(colour)
    taken += state.discarded.count(colour)
    taken += sum(1 for face in state.rolled + state.picked if faces[face].colour == colour)
    return game.content.dice[colour].count - taken
