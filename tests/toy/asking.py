"""The toy game again, with bites that begin with their question."""

from __future__ import annotations

from commonroom.kernel import Asking, Decision, Msg, Option, Script, Step
from tests.toy.options import DARE, EAT, PEEK, STOP, WHISTLE
from tests.toy.rules import bite_options, dare, eat, peek, whistle, whistlers
from tests.toy.state import BeanGame
from tests.toy.title import Toy


def which_bite(game: BeanGame) -> Decision | str:
    """TOY-BIT-1 Two bites, or fewer."""
    if not game.state.bites:
        return "rest"
    return Decision(
        game.state.active,
        "choose",
        bite_options(game),
        Msg("toy-ask-bite", {"bites": game.state.bites}),
        "TOY-BIT-1",
        speak_up=lambda: whistlers(game),
    )


def bite(game: BeanGame, option: Option) -> Step:
    """TOY-BIT-1 One of them, or what a guest has to say about it."""
    if option[0] == WHISTLE.name:
        whistle(game, *WHISTLE.args(option))
        return "bites"
    game.state.bites -= 1
    match option[0]:
        case STOP.name:
            return "rest"
        case DARE.name:
            return daring_bite(game)
        case EAT.name:
            eat(game, EAT.arg(option))
        case _:
            peek(game, PEEK.arg(option))
    return "bites"


def daring_bite(game: BeanGame) -> Script[str]:
    """TOY-DAR-1"""
    yield from dare(game)
    return "bites"


class AskingToy(Toy):
    """Beans, asked for one at a time."""

    phases = {**Toy.phases, "bites": Asking(which_bite, bite)}


TITLE = AskingToy()
