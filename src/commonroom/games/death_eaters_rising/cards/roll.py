"""Abilities that change a roll: turning dice and rolling them again (DER-DIC-6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from commonroom.games.death_eaters_rising.cards.deed import Deed, ask
from commonroom.games.death_eaters_rising.content import VIRTUES
from commonroom.games.death_eaters_rising.events import AbilityUsed, DiceRerolled, DieTurned
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.options import DONE, REROLL, TURN
from commonroom.games.death_eaters_rising.state import swapped, without
from commonroom.games.death_eaters_rising.vocabulary import Turn
from commonroom.kernel import Option, Script


def can_change_roll(game: Rising, wizard: str) -> bool:
    """DER-DIC-6 Who can: before a die of this roll is assigned, once per turn."""
    ability = game.content.roll_changers.get(wizard)
    if ability is None or wizard in game.state.spent:
        return False
    rolled, effect = game.state.rolled, ability.effect
    return any(_turns(game, effect, rolled)) if isinstance(effect, Turn) else bool(rolled)


def change_roll(game: Rising, wizard: str) -> Script[None]:
    """Use the ability."""
    ability = game.content.roll_changers[wizard]
    game.state.spent += (wizard,)
    game.tell(AbilityUsed, rule="DER-DIC-6", seat=game.state.active, card=wizard)
    deed = Deed(game.state.active, wizard, "DER-DIC-6")
    if isinstance(ability.effect, Turn):
        yield from _turn(game, ability.effect, deed)
    else:
        yield from _reroll(game, deed)


def _turns(game: Rising, effect: Turn, dice: tuple[str, ...]) -> Iterator[Option]:
    """Each of these dice that may be turned, and each face it may be turned to."""
    content = game.content
    for die in dict.fromkeys(dice):
        colour = content.faces[die].colour
        if not effect.colours or colour in effect.colours:
            for to in dict.fromkeys(content.rolls[colour]):
                if to != die and _allowed(game, effect, die, to):
                    yield TURN.option(die, to)


def _allowed(game: Rising, effect: Turn, die: str, to: str) -> bool:
    faces = game.content.faces
    face = faces[to]
    match effect.to:
        case "any":
            return True
        case "copied":
            others = without(game.state.rolled, die)
            return any(faces[other].virtue == face.virtue for other in others)
        case virtue:
            return VIRTUES[face.virtue] == virtue


def _turn(game: Rising, effect: Turn, deed: Deed) -> Script[None]:
    """RULING: a die may be turned to its doubled face. No die is turned twice."""
    state = game.state
    unturned = state.rolled
    for number in range(effect.dice):
        options = list(_turns(game, effect, unturned))
        if not options:
            return
        option = yield from ask(deed, "turn", [*options, DONE.option()] if number else options)
        if option[0] == DONE.name:
            return
        die, to = TURN.args(option)
        unturned = without(unturned, die)
        state.rolled = swapped(state.rolled, die, to)
        game.tell(DieTurned, rule=deed.rule, die=die, to=to)


def _reroll(game: Rising, deed: Deed) -> Script[None]:
    """Pick dice one by one, then roll those again all at once."""
    state = game.state
    while state.rolled:
        options = REROLL.each(dict.fromkeys(state.rolled))
        if state.picked:
            options.append(DONE.option())
        option = yield from ask(deed, "reroll", options, "gather")
        if option[0] == DONE.name:
            break
        die = REROLL.arg(option)
        state.rolled = without(state.rolled, die)
        state.picked += (die,)
    again, state.picked = state.picked, ()
    fresh = roll_dice(game, [game.content.faces[die].colour for die in again])
    state.rolled += fresh
    game.tell(DiceRerolled, rule=deed.rule, dice=again, fresh=fresh)


def roll_dice(game: Rising, colours: Iterable[str]) -> tuple[str, ...]:
    """DER-CMP-2 The faces that wizard dice show."""
    faces = game.content.rolls
    return tuple(game.chance.one_of_each([faces[colour] for colour in colours], "wizard-die"))
