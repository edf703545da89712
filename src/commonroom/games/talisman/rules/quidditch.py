"""The challenges of the Quidditch Pitch (TAL-SPC-2)."""

from __future__ import annotations

from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import can, do_one
from commonroom.games.talisman.events import ChallengeAccepted, ChallengeDropped, ChallengeMet
from commonroom.games.talisman.game import HALLOW, Talisman
from commonroom.games.talisman.rules.costs import can_pay, pay
from commonroom.games.talisman.rules.dice import throw
from commonroom.games.talisman.wording.effects import challenge
from commonroom.kernel import Script

_PITCH = "quidditch-pitch"
_RULE = "TAL-SPC-2"


def can_accept(game: Talisman, seat: int) -> bool:
    """One challenge at a time.

    RULING: also for those who carry a Hallow, whom the rulebooks do not shut out; it waits until
    they can have one (`can_pay_challenge`).
    """
    return not game.state.players[seat].challenge


def accept(game: Talisman, seat: int) -> Script[None]:
    """Roll for a challenge; one that can be met is met at once."""
    number = yield from throw(game, seat, _PITCH, _RULE, kind="space")
    game.state.players[seat].challenge = number
    game.changed(seat)
    what = challenge(game.content.challenges[number])
    game.tell(ChallengeAccepted, rule=_RULE, seat=seat, number=number, what=what)
    yield from pay_challenge(game, seat)


def can_pay_challenge(game: Talisman, seat: int) -> bool:
    """Whether a character has a challenge to pay and is able to.

    RULING: it waits while there is no Hallow to be had for it.
    """
    player = game.state.players[seat]
    cost = game.content.challenge_costs.get(player.challenge)
    if cost is None or player.fallen or not can_pay(game, seat, cost):
        return False
    return can(game, game.content.challenge_reward, Deed(seat, _PITCH, _RULE))


def pay_challenge(game: Talisman, seat: int) -> Script[None]:
    """A challenge to pay is met as soon as its owner is able, not by choice."""
    if can_pay_challenge(game, seat):
        deed = Deed(seat, _PITCH, _RULE)
        number = game.state.players[seat].challenge
        yield from pay(game, game.content.challenge_costs[number], deed)
        yield from _met(game, deed)


def deed_done(game: Talisman, seat: int, what: str) -> Script[None]:
    """A character has done what a challenge may ask for: take-life or defeat-enemy."""
    player = game.state.players[seat]
    row = game.content.challenges.get(player.challenge)
    if row is not None and row.deed == what:
        deed = Deed(seat, _PITCH, _RULE)
        if can(game, game.content.challenge_reward, deed):
            yield from _met(game, deed)


def _met(game: Talisman, deed: Deed) -> Script[None]:
    """The reward is due even if the turn has just ended."""
    game.state.players[deed.seat].challenge = 0
    game.changed(deed.seat)
    game.tell(ChallengeMet, rule=_RULE, seat=deed.seat)
    for effect in game.content.challenge_reward:
        yield from do_one(game, effect, deed)


def can_drop(game: Talisman, seat: int) -> bool:
    """A challenge may be dropped by those who came to a Hallow in another way."""
    player = game.state.players[seat]
    return bool(player.challenge) and HALLOW in player.objects


def drop(game: Talisman, seat: int) -> None:
    """Drop the challenge."""
    game.state.players[seat].challenge = 0
    game.changed(seat)
    game.tell(ChallengeDropped, rule=_RULE, seat=seat)
