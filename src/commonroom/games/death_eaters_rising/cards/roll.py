"""Abilities that change a roll: turning dice and rolling them again (DER-DIC-6)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.cards.help import DONE, Deed, ask
from commonroom.games.death_eaters_rising.content import VIRTUES
from commonroom.games.death_eaters_rising.events import AbilityActed, DiceRolled, DieTurned
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.vocabulary import Reroll, Turn
from commonroom.kernel import Option, Script


def roll_changers(game: Rising) -> list[str]:
    """DER-DIC-6 Who can change this roll: before a die of it is assigned, once per turn."""
    changers, state = game.content.roll_changers, game.state
    return [
        wizard
        for wizard in state.players[state.active].team
        if wizard in changers
        and wizard not in state.spent
        and _can_change(game, changers[wizard].effect)
    ]


def _can_change(game: Rising, effect: Turn | Reroll) -> bool:
    rolled = game.state.rolled
    return bool(_turns(game, effect, rolled) if isinstance(effect, Turn) else rolled)


def change_roll(game: Rising, wizard: str) -> Script[None]:
    """Use the ability."""
    ability = game.content.roll_changers[wizard]
    game.state.spent.append(wizard)
    game.tell(AbilityActed(rule="DER-DIC-6", card=wizard))
    deed = Deed(game.state.active, wizard, "DER-DIC-6")
    if isinstance(ability.effect, Turn):
        yield from _turn(game, ability.effect, deed)
    else:
        yield from _reroll(game, deed)


def _turns(game: Rising, effect: Turn, dice: list[str]) -> list[Option]:
    """Each of these dice that may be turned, and each face it may be turned to."""
    content = game.content
    return [
        ("turn", die, to)
        for die in dict.fromkeys(dice)
        if not effect.colours or content.faces[die].colour in effect.colours
        for to in dict.fromkeys(content.rolls[content.faces[die].colour])
        if to != die and _allowed(game, effect, to)
    ]


def _allowed(game: Rising, effect: Turn, to: str) -> bool:
    face = game.content.faces[to]
    match effect.to:
        case "any":
            return True
        case "doubled":
            return face.count > 1
        case virtue:
            return VIRTUES[face.virtue] == virtue


def _turn(game: Rising, effect: Turn, deed: Deed) -> Script[None]:
    """RULING: a die may be turned to its doubled face. No die is turned twice."""
    rolled = game.state.rolled
    unturned = rolled[:]
    for number in range(effect.dice):
        options = _turns(game, effect, unturned)
        if not options:
            return
        option = yield from ask(deed, "turn", [*options, DONE] if number else options)
        if option == DONE:
            return
        _, die, to = option
        unturned.remove(str(die))
        rolled[rolled.index(str(die))] = str(to)
        game.tell(DieTurned(rule=deed.rule, die=str(die), to=str(to)))


def _reroll(game: Rising, deed: Deed) -> Script[None]:
    """Pick dice one by one, then roll those again all at once."""
    state = game.state
    while state.rolled:
        options: list[Option] = [("reroll", die) for die in dict.fromkeys(state.rolled)]
        option = yield from ask(deed, "reroll", [*options, DONE] if state.picked else options,
                                "gather")  # fmt: skip
        if option == DONE:
            break
        state.rolled.remove(str(option[1]))
        state.picked.append(str(option[1]))
    again, state.picked = state.picked, []
    fresh = roll_dice(game, [game.content.faces[die].colour for die in again])
    state.rolled.extend(fresh)
    game.tell(DiceRolled(rule=deed.rule, dice=tuple(fresh)))


def roll_dice(game: Rising, colours: list[str]) -> list[str]:
    """DER-CMP-2 The faces that wizard dice show."""
    one_of, faces = game.chance.one_of, game.content.rolls
    return [one_of(faces[colour], "wizard-die") for colour in colours]
