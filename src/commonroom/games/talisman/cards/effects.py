"""Effects: the one executor of what cards, spaces and spells do.

Every kind of effect has a *can* (would it do anything now?) and a *do* in one row of `VERBS`, which
`cards.verbs` fills. Nobody else asks what kind an effect is. A *do* that has nothing to ask does at
once what is to be done and returns `NOTHING`; else it returns the script that asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.state import NOBODY
from commonroom.games.talisman.vocabulary import Effect
from commonroom.kernel import Decision, Kind, Msg, Option, Script

ACCEPT: Option = ("accept",)
DECLINE: Option = ("decline",)
DONE: Option = ("done",)


def _nothing() -> Script[None]:
    return
    yield


NOTHING = _nothing()
"""The script of whatever had nothing to ask, and so is done already: there is nothing in it."""
next(NOTHING, None)


class Deed(msgspec.Struct, frozen=True, gc=False):
    """Who does something, by which card, space or spell, under which rule."""

    seat: int
    card: str
    rule: str
    roll: str = "card"
    """What its dice are rolled for: event, observer, place, space; card is anything else."""
    other: int = NOBODY
    """The target of a spell; to the target itself, the caster; the character beaten."""
    chosen: bool = False
    """Whoever does it has just chosen this of several things, so a price needs no other yes."""

    def as_chosen(self, chosen: bool) -> Deed:
        """The same, just chosen or not."""
        if self.chosen == chosen:
            return self
        return Deed(self.seat, self.card, self.rule, self.roll, self.other, chosen)

    def by(self, seat: int) -> Deed:
        """The same, done by another and not chosen."""
        return Deed(seat, self.card, self.rule, self.roll, self.other)

    def through(self, card: str) -> Deed:
        """The same, by another card."""
        return Deed(self.seat, card, self.rule, self.roll, self.other, self.chosen)


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
    state, seat = game.state, deed.seat
    player, at_turn = state.players[seat], seat == state.active
    for number, effect in enumerate(effects):
        if player.fallen or (at_turn and (state.moved or state.ended)):
            break
        possible, act = VERBS[type(effect)]
        if possible(game, effect, deed):
            script = act(game, effect, deed)
            if script is not NOTHING:
                return _do_on(game, script, effects[number + 1 :], deed)
    return NOTHING


def _do_on(
    game: Talisman, script: Script[None], effects: Sequence[Effect], deed: Deed
) -> Script[None]:
    yield from script
    yield from do(game, effects, deed)


def do_one(game: Talisman, effect: Effect, deed: Deed) -> Script[None]:
    """Do an effect, if it would do something, whatever else is over."""
    possible, act = VERBS[type(effect)]
    return act(game, effect, deed) if possible(game, effect, deed) else NOTHING


def ask(
    deed: Deed,
    question: str,
    options: Sequence[Option],
    kind: Kind = "choose",
    again: Callable[[], Sequence[Option]] | None = None,
) -> Script[Option]:
    """Let whoever does the deed choose. `again` is needed if the options come from its hand."""
    prompt = Msg(f"tal-ask-{question}", {"card": deed.card})
    option = yield Decision(deed.seat, kind, options, prompt, deed.rule, again=again)
    return option


def whole(following: Script[str] | str) -> Script[str]:
    """What may be a script, as one."""
    return following if isinstance(following, str) else (yield from following)


def agrees(deed: Deed, question: str) -> Script[bool]:
    """Whether whoever does the deed wants it."""
    option = yield from ask(deed, question, [ACCEPT, DECLINE], "confirm")
    return option == ACCEPT
