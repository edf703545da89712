"""What is seen to whenever something has happened, and what follows it."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.holdings import keep_spell, keep_to_limit
from commonroom.games.talisman.rules.meanwhile import ask_meanwhile, is_open
from commonroom.games.talisman.rules.quidditch import can_pay_challenge, pay_challenge
from commonroom.games.talisman.traits import KeepSpell
from commonroom.kernel import NOTHING, Decision, Script, Step
from commonroom.kernel.decision import Conductor, conductor


def open_conductor(game: Talisman) -> Conductor:
    """Runs the scripts of phases, open to spells; what one has left to be seen to is seen to at
    its end.

    Phases are short, so this is as good as at once: a challenge that can be paid is, Objects that
    are too many because their carrier is gone are left, and Dumbledore has a spell. Phases that ask
    nothing have done nothing that would matter to this, or say so (`seen_to`).
    """
    conducting = _conduct(game)
    next(conducting)
    return conducting


def _conduct(game: Talisman) -> Conductor:
    conducted, following = conductor(), None
    while True:
        asked = conducted.send((yield following))
        while type(asked) is Decision:
            if is_open(game, asked):
                option = yield from ask_meanwhile(game, asked)
            else:
                option = yield asked
            asked = conducted.send(option)
        following = asked
        if game.watched and _unsettled(game):
            yield from _see_to(game)


def seen_to(game: Talisman, following: str) -> Step:
    """What follows a phase that asked nothing, but changed what somebody has."""
    return _script(following) if game.watched and _unsettled(game) else following


def _script(following: str) -> Script[str]:
    return following
    yield


def then(game: Talisman, script: Script[None], following: Callable[[Talisman], str]) -> Step:
    """A rule and what follows it: at once, if it asked nothing."""
    if script is not NOTHING:
        return _then(game, script, following)
    return seen_to(game, following(game)) if game.watched else following(game)


def _then(
    game: Talisman, script: Script[None], following: Callable[[Talisman], str]
) -> Script[str]:
    yield from script
    return following(game)


def go_on(game: Talisman, phase: str = "encounter") -> str:
    """What follows a part of an encounter: the phase, unless the turn has ended or the character
    has been moved.
    """
    this_turn = game.state.this_turn
    if this_turn.ended:
        return "end"
    if this_turn.moved:
        this_turn.moved, this_turn.sent = False, ""
        return "meet"
    return phase


def _unsettled(game: Talisman) -> bool:
    """Whether there is something to see to; asked after every phase, and hardly ever so."""
    for seat in game.watched:
        player = game.state.players[seat]
        if not player.spells and KeepSpell in game.traits[seat]:
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
