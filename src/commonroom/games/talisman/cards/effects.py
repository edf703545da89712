"""Effects: the one executor of what cards, spaces and spells do.

Every kind of effect has a *can* (would it do anything now?) and a *do* in one row of `VERBS`, which
`cards.verbs` fills. Nobody else asks what kind an effect is. A *do* that has nothing to ask does at
once what is to be done and returns `NOTHING`; else it returns the script that asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.vocabulary import Effect
from commonroom.kernel import NOTHING, Decision, Kind, Msg, Option, Script, in_order

ACCEPT: Option = verbs.ACCEPT.option()
DECLINE: Option = verbs.DECLINE.option()
DONE: Option = verbs.DONE.option()
_YES_OR_NO = (ACCEPT, DECLINE)

Can: TypeAlias = Callable[[Talisman, Any, Deed], bool]
Do: TypeAlias = Callable[[Talisman, Any, Deed], Script[None]]
VERBS: dict[type[Any], tuple[Can, Do]] = {}


def can(game: Talisman, effects: Sequence[Effect], deed: Deed) -> bool:
    """Whether any of these effects would do something now."""
    for effect in effects:  # noqa: SIM110 - a generator would cost more than most verbs
        if VERBS[type(effect)][0](game, effect, deed):
            return True
    return False


def do(game: Talisman, effects: Sequence[Effect], deed: Deed) -> Script[None]:
    """Do these effects in order, each as far as it can.

    Whoever loses its last Life, is moved, or whose turn has ended does no further effect. Most of
    them ask nothing: what is returned is what is left from the first question on.
    """
    if len(effects) == 1:
        return do_one(game, effects[0], deed) if _goes_on(game, deed.seat) else NOTHING
    return in_order(_acts(game, effects, deed))


def _goes_on(game: Talisman, seat: int) -> bool:
    state = game.state
    if state.players[seat].fallen:
        return False
    return seat != state.active or not (state.this_turn.moved or state.this_turn.ended)


def _acts(game: Talisman, effects: Sequence[Effect], deed: Deed) -> Iterator[Script[None]]:
    for effect in effects:
        if not _goes_on(game, deed.seat):
            break
        possible, act = VERBS[type(effect)]
        if possible(game, effect, deed):
            yield act(game, effect, deed)


def do_one(game: Talisman, effect: Effect, deed: Deed) -> Script[None]:
    """Do an effect, if it would do something, whatever else is over."""
    possible, act = VERBS[type(effect)]
    return act(game, effect, deed) if possible(game, effect, deed) else NOTHING


def carry_out(game: Talisman, effects: Sequence[Effect], deed: Deed) -> Script[None]:
    """The same as `do` for effects of which one was just found to do something."""
    if len(effects) > 1:
        return in_order(_acts(game, effects, deed))
    if not _goes_on(game, deed.seat):
        return NOTHING
    return VERBS[type(effects[0])][1](game, effects[0], deed)


def ask(
    deed: Deed,
    question: str,
    options: Sequence[Option],
    kind: Kind = "choose",
    again: Callable[[], Sequence[Option]] | None = None,
) -> Decision:
    """What lets whoever does the deed choose: ``option = yield ask(…)``.

    `again` lists the options anew. It is needed if they come from a hand, and for spells to be cast
    meanwhile (`rules.meanwhile`), which may change them.
    """
    prompt = _about(question, deed.card)
    return Decision(deed.seat, kind, options, prompt, deed.rule, None, again)


@cache
def _about(question: str, card: str) -> Msg:
    return Msg(f"tal-ask-{question}", {"card": card})


def ask_still(
    deed: Deed, question: str, options: Sequence[Option], kind: Kind = "choose"
) -> Decision:
    """The same with options that no spell cast meanwhile changes."""
    return ask(deed, question, options, kind, lambda: options)


def agrees(deed: Deed, question: str) -> Script[bool]:
    """Whether whoever does the deed wants it."""
    option = yield ask_still(deed, question, _YES_OR_NO, "confirm")
    return option == ACCEPT


def agrees_to_pay(deed: Deed, question: str) -> Script[bool]:
    """The same, for a price that a spell cast meanwhile could put out of reach."""
    option = yield ask(deed, question, _YES_OR_NO, "confirm")
    return option == ACCEPT
