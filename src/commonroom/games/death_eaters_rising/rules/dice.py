"""The wizard dice: roll, assign at least one or discard one, roll the rest again (DER-DIC)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.cards.help import put_symbols
from commonroom.games.death_eaters_rising.cards.roll import change_roll, roll_changers, roll_die
from commonroom.games.death_eaters_rising.content import SymbolCounts
from commonroom.games.death_eaters_rising.events import DiceRolled, DieAssigned, DieDiscarded
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.rules.muster import ROLL, give_help, ways_to_help
from commonroom.games.death_eaters_rising.rules.symbols import open_needs
from commonroom.games.death_eaters_rising.rules.tokens import guests
from commonroom.kernel import Decision, Kind, Msg, Option, Script

STOP: Option = ("stop",)
END: Option = ("end",)
_DICE = Msg("der-ask-dice")
_ROLL_ON = Msg("der-ask-roll-on")
_LAST = Msg("der-ask-last")


def roll(game: Rising) -> str:
    """DER-DIC-1, DER-DIC-2 Roll all dice that wait."""
    state = game.state
    state.rolls += 1
    state.acted = False
    state.rolled = [roll_die(game, colour) for colour in state.pool]
    state.pool = []
    if game.heard:
        game.tell(DiceRolled(rule="DER-DIC-2", dice=tuple(state.rolled)))
    return "assign"


def use_dice(game: Rising) -> Script[str]:
    """DER-DIC-2 One thing done with the dice on the table, or about them."""
    decision = what_now(game)
    if decision is None:
        return "end"
    option = yield decision
    match option[0]:
        case "assign":
            yield from assign(game, str(option[1]), str(option[2]))
        case "discard":
            discard(game, str(option[1]))
            if game.state.rolled or game.state.pool:
                gather(game)
                return "roll"
        case "roll":
            gather(game)
            return "roll"
        case "stop" | "end":
            return "end"
        case "change":
            yield from change_roll(game, str(option[1]))
        case _:
            yield from give_help(game, option)
    return "assign"


def what_now(game: Rising) -> Decision | None:
    """DER-DIC-2, DER-END-1 What the active player can do; None when the turn is over.

    DER-TOK-1 When no die or no open symbol is left, tokens and free abilities may still help;
    a die gained then means one more roll.
    """
    state = game.state
    options = ways_to_help(game)
    kind: Kind = "choose"
    needs = open_needs(game)
    if not needs or not (state.rolled or state.pool):
        if not options and not guests(game):
            return None
        options, prompt, rule = [END, *options], _LAST, "DER-END-1"
    elif state.rolled:
        options, prompt, rule, kind = (
            dice_options(game, needs) + options,
            _DICE,
            "DER-DIC-2",
            "assign",
        )
    else:
        options, prompt, rule = [ROLL, STOP, *options], _ROLL_ON, "DER-DIC-2"
    return Decision(state.active, kind, options, prompt, rule, lambda: guests(game))


def dice_options(game: Rising, needs: list[tuple[str, SymbolCounts]]) -> list[Option]:
    """DER-DIC-2 What the dice on the table can do. Equal dice are one option."""
    state, faces = game.state, game.content.faces
    dice = list(dict.fromkeys(state.rolled))
    options: list[Option] = []
    for die in dice:
        virtue = faces[die].virtue
        options += [("assign", die, target) for target, need in needs if need[virtue]]
    if state.acted:
        options.append(ROLL)
    else:
        options += [("discard", die) for die in dice]
        options += [("change", wizard) for wizard in roll_changers(game)]
    options.append(STOP)
    return options


def assign(game: Rising, die: str, target: str) -> Script[None]:
    """DER-DIC-2 A doubled face fills up to two symbols of one card or ability."""
    state = game.state
    face = game.content.faces[die]
    state.rolled.remove(die)
    state.assigned.append(face.colour)
    state.acted = True
    if game.heard:
        game.tell(DieAssigned(rule="DER-DIC-2", die=die, target=target))
    count = 1 if "single-faces" in state.limits else face.count
    yield from put_symbols(game, target, face.virtue, count)


def discard(game: Rising, die: str) -> None:
    """DER-DIC-2 A die that helps nowhere is out for the rest of the turn."""
    state = game.state
    colour = game.content.faces[die].colour
    state.rolled.remove(die)
    state.discarded.append(colour)
    game.tell(DieDiscarded(rule="DER-DIC-2", colour=colour))


def gather(game: Rising) -> None:
    """DER-DIC-2 The remaining dice are rolled again."""
    state, faces = game.state, game.content.faces
    state.pool += [faces[die].colour for die in state.rolled]
    state.rolled = []
