"""How phases lead on to each other, and what is seen to whenever something has happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.holdings import keep_spell, keep_to_limit
from commonroom.games.talisman.rules.quidditch import can_pay_challenge, pay_challenge
from commonroom.games.talisman.traits import KeepSpell
from commonroom.kernel import Asking, Phase, Script

_Next: TypeAlias = Script[str | None] | str | None
"""What comes next: a script, the name of a phase, or the end of the match."""


def flow(
    steps: Mapping[str, Callable[[Talisman], _Next]],
    questions: Mapping[str, Asking],
) -> dict[str, Phase]:
    """The phases: steps that may ask something, and those that begin with a question.

    What every script left to be seen to is seen to at its end. Phases are short, so this is as good
    as at once: a challenge that can be paid is, Objects that are too many because their carrier is
    gone are left, and Dumbledore has a spell. Steps that ask nothing lead on to the next at once;
    they have done nothing that would matter to this, or say so (`seen_to`).
    """

    def lead_on(game: Talisman, following: _Next) -> _Next:
        name = ""
        while isinstance(following, str):
            step = steps.get(following)
            if step is None:
                return following
            name, following = following, step(game)
        if following is None:
            return None
        if name:
            game.state.phase = name
        return _then(game, following)

    def phase(name: str) -> Phase:
        step = steps[name]
        return lambda game: lead_on(game, step(game))

    def asking(question: Asking) -> Asking:
        ask, act = question
        return Asking(ask, lambda game, option: lead_on(game, act(game, option)))

    found: dict[str, Phase] = {name: phase(name) for name in steps}
    found.update((name, asking(question)) for name, question in questions.items())
    return found


def seen_to(game: Talisman, following: str) -> Script[str] | str:
    """What follows a step that asked nothing, but changed what somebody has."""
    return _script(following) if _unsettled(game) else following


def _script(following: str) -> Script[str]:
    return following
    yield


def _then(game: Talisman, script: Script[str | None]) -> Script[str | None]:
    following = yield from script
    if _unsettled(game):
        yield from _see_to(game)
    return following


def _unsettled(game: Talisman) -> bool:
    """Whether there is something to see to; asked after every phase, and hardly ever so."""
    for seat in game.watched():
        player = game.state.players[seat]
        if not player.spells and game.has(seat, KeepSpell):
            return True
        if len(player.objects) > game.content.limit.objects and game.object_limit(seat) is not None:
            return True
        if player.challenge and can_pay_challenge(game, seat):
            return True
    return False


def _see_to(game: Talisman) -> Script[None]:
    for seat, player in enumerate(game.state.players):
        if player.challenge:
            yield from pay_challenge(game, seat)
        if len(player.objects) > game.content.limit.objects:
            yield from keep_to_limit(game, seat)
        keep_spell(game, seat)
