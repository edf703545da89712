"""Moments: traits that do something whenever something happens."""

from __future__ import annotations

from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import ACCEPT, DECLINE, can, do
from commonroom.games.talisman.events import AbilityUsed
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.state import NOBODY, Fight
from commonroom.games.talisman.strength import holds
from commonroom.games.talisman.traits import When
from commonroom.games.talisman.vocabulary import Vanish
from commonroom.games.talisman.wording.effects import sentences
from commonroom.games.talisman.wording.traits import trait as worded
from commonroom.kernel import NOTHING, Decision, Msg, Script


def happen(
    game: Talisman, seat: int, moment: str, fight: Fight | None = None, other: int = NOBODY
) -> Script[None]:
    """It happens to a character: its traits for this moment act, in the order of its cards."""
    if moment not in game.traits[seat]:
        return NOTHING
    return _happen(game, seat, moment, fight, other)


def _happen(
    game: Talisman, seat: int, moment: str, fight: Fight | None, other: int
) -> Script[None]:
    for source, trait in game.whenever(seat, moment):
        if not trait.instead and applies(game, seat, trait, fight):
            yield from act(game, seat, source, trait, other)


def act(game: Talisman, seat: int, source: str, trait: When, other: int = NOBODY) -> Script[bool]:
    """Do what a trait says now, if it can do anything and, where it may, its owner likes.

    Says whether it was done.
    """
    key = f"{source}.{trait.moment}"
    player = game.state.players[seat]
    deed = Deed(seat, source, game.rule_of(source), other=other)
    if (trait.once and key in player.once) or not can(game, trait.effects, deed):
        return False
    if trait.may and (yield _offer(deed, trait)) != ACCEPT:
        return False
    if trait.once:
        player.once += (key,)
    if not all(isinstance(effect, Vanish) for effect in trait.effects):  # it will say so itself
        game.tell(AbilityUsed, rule=deed.rule, seat=seat, card=source)
    yield from do(game, trait.effects, deed)
    return True


def _offer(deed: Deed, trait: When) -> Decision:
    """Whether its owner likes it; the question says what it is."""

    def prompt() -> Msg:
        return Msg("tal-ask-use", {"card": deed.card, "what": sentences([worded(trait)])})

    return Decision(deed.seat, "confirm", [ACCEPT, DECLINE], prompt, deed.rule)


def applies(game: Talisman, seat: int, trait: When, fight: Fight | None = None) -> bool:
    """Whether what a trait asks for is so."""
    state = game.state
    if trait.own_turn and seat != state.active:
        return False
    if trait.faces and state.this_turn.die not in trait.faces:
        return False
    if fight is not None and not game.meant(trait.foe, fight, seat):
        return False
    return trait.condition is None or holds(game, seat, trait.condition)
