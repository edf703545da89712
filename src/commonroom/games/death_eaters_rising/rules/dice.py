"""The wizard dice: roll, assign at least one or discard one, roll the rest again (DER-DIC)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.cards.help import pays, put_symbols, use_ability
from commonroom.games.death_eaters_rising.cards.roll import can_change_roll, change_roll, roll_dice
from commonroom.games.death_eaters_rising.content import SymbolCounts
from commonroom.games.death_eaters_rising.events import (
    DiceRolled,
    DieAssigned,
    DieDiscarded,
    Stopped,
)
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.options import (
    ASSIGN,
    CHANGE,
    DISCARD,
    END,
    ROLL,
    STOP,
    TOKEN,
    USE,
)
from commonroom.games.death_eaters_rising.rules.muster import give_help, ways_to_help
from commonroom.games.death_eaters_rising.rules.symbols import open_needs
from commonroom.games.death_eaters_rising.rules.tokens import guests
from commonroom.games.death_eaters_rising.state import without
from commonroom.kernel import Decision, Kind, Msg, Option, Script, Step

_ROLL, _STOP, _END = ROLL.option(), STOP.option(), END.option()
_DICE = Msg("der-ask-dice")
_ROLL_ON = Msg("der-ask-roll-on")
_LAST = Msg("der-ask-last")


def roll(game: Rising) -> str:
    """DER-DIC-1, DER-DIC-2 Roll all dice that wait."""
    state = game.state
    state.rolls += 1
    state.acted = False
    state.rolled = roll_dice(game, state.pool)
    state.pool = ()
    game.tell(DiceRolled, rule="DER-DIC-2", dice=state.rolled)
    return "assign"


def what_now(game: Rising) -> Decision | str:
    """DER-DIC-2, DER-END-1 What the active player can do; at last the turn ends.

    DER-TOK-1 When no die or no open symbol is left, tokens and free abilities may still help;
    a die gained then means one more roll.
    """
    state = game.state
    options = ways_to_help(game)
    kind: Kind = "choose"
    needs = open_needs(game)
    if not needs or not (state.rolled or state.pool):
        if not options and not guests(game):
            return "end"
        options, prompt, rule = [_END, *options], _LAST, "DER-END-1"
    elif state.rolled:
        options, prompt, rule, kind = (
            dice_options(game, needs) + options,
            _DICE,
            "DER-DIC-2",
            "assign",
        )
    else:
        options, prompt, rule = [_ROLL, _STOP, *options], _ROLL_ON, "DER-DIC-2"
    return Decision(state.active, kind, options, prompt, rule, lambda: guests(game))


def use_dice(game: Rising, option: Option) -> Step:
    """DER-DIC-2 One thing done with the dice on the table, or about them."""
    match option[0]:
        case ASSIGN.name:
            die, target = ASSIGN.args(option)
            return assign(game, die, target)
        case DISCARD.name:
            discard(game, DISCARD.arg(option))
            if not (game.state.rolled or game.state.pool):
                return "assign"
        case STOP.name:
            discard_the_rest(game)
            return "assign"
        case END.name:
            return "end"
        case CHANGE.name | TOKEN.name:
            return use_help(game, option)
        case USE.name:
            return use_help(game, option)
    gather(game)
    return "roll"


def use_help(game: Rising, option: Option) -> Script[str]:
    """DER-TOK-1, DER-DIC-3, DER-DIC-6 Tokens and abilities help at any time."""
    if option[0] == CHANGE.name:
        yield from change_roll(game, CHANGE.arg(option))
    else:
        yield from give_help(game, option)
    return "assign"


def dice_options(game: Rising, needs: dict[str, SymbolCounts]) -> list[Option]:
    """DER-DIC-2 What the dice on the table can do. Equal dice are one option."""
    state, faces = game.state, game.content.faces
    dice, verb = dict.fromkeys(state.rolled), ASSIGN.name
    options: list[Option] = []
    for die in dice:
        virtue = faces[die].virtue
        for target, need in needs.items():
            if need[virtue]:
                options.append((verb, die, target))
    if state.acted:
        options.append(_ROLL)
    else:
        options += DISCARD.each(dice)
        options += [CHANGE.option(one) for one in game.team if can_change_roll(game, one)]
    options.append(_STOP)
    return options


def assign(game: Rising, die: str, target: str) -> Step:
    """DER-DIC-2 A doubled face fills up to two symbols of one card or ability."""
    face = game.content.faces[die]
    count = 1 if "single-faces" in game.state.limits else face.count
    if pays(game, target, face.virtue, count):
        return pay(game, die, target, count)
    put_die(game, die, target, count)
    return "assign"


def put_die(game: Rising, die: str, target: str, count: int) -> None:
    """DER-DIC-2 A die lies on a card or ability for the rest of the turn."""
    state = game.state
    face = game.content.faces[die]
    state.rolled = without(state.rolled, die)
    state.assigned += (face.colour,)
    state.acted = True
    game.tell(DieAssigned, rule="DER-DIC-2", die=die, target=target)
    put_symbols(game, target, face.virtue, count)


def pay(game: Rising, die: str, ability: str, count: int) -> Script[str]:
    """DER-DIC-3 The last die that an ability costs; it resolves at once."""
    put_die(game, die, ability, count)
    yield from use_ability(game, ability)
    return "assign"


def discard(game: Rising, die: str) -> None:
    """DER-DIC-2 A die that helps nowhere is out for the rest of the turn."""
    state = game.state
    colour = game.content.faces[die].colour
    state.rolled = without(state.rolled, die)
    state.discarded += (colour,)
    game.tell(DieDiscarded, rule="DER-DIC-2", colour=colour)


def discard_the_rest(game: Rising) -> None:
    """DER-END-1 Whoever stops discards all dice left; DER-TOK-1 tokens may still help then."""
    state, faces = game.state, game.content.faces
    colours = (*state.pool, *(faces[die].colour for die in state.rolled))
    state.pool = state.rolled = ()
    state.discarded += colours
    game.tell(Stopped, rule="DER-END-1", seat=state.active, dice=colours)


def gather(game: Rising) -> None:
    """DER-DIC-2 The remaining dice are rolled again."""
    state, faces = game.state, game.content.faces
    state.pool += tuple([faces[die].colour for die in state.rolled])
    state.rolled = ()
