"""Moments: traits that do something whenever something happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import ACCEPT, DECLINE, can, carry_out, do
from commonroom.games.talisman.events import AbilityUsed
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.state import NOBODY, Fight
from commonroom.games.talisman.strength import holds
from commonroom.games.talisman.traits import When
from commonroom.games.talisman.vocabulary import Vanish
from commonroom.games.talisman.wording.effects import sentences
from commonroom.games.talisman.wording.traits import trait as worded
from commonroom.kernel import NOTHING, Decision, Msg, Script, in_order


def happen(
    game: Talisman, seat: int, moment: str, fight: Fight | None = None, other: int = NOBODY
) -> Script[None]:
    """It happens to a character: its traits for this moment act, in the order of its cards."""
    traits = game.traits[seat].get(moment)
    return NOTHING if traits is None else in_order(_acts(game, seat, traits, fight, other))


def _acts(
    game: Talisman,
    seat: int,
    traits: Sequence[tuple[str, When]],
    fight: Fight | None,
    other: int,
) -> Iterator[Script[None]]:
    for source, trait in traits:
        if not trait.instead and applies(game, seat, trait, fight):
            yield act(game, seat, source, trait, other)


def act(game: Talisman, seat: int, source: str, trait: When, other: int = NOBODY) -> Script[None]:
    """Do what a trait says now, if it can do anything and, where it may, its owner likes."""
    deed = Deed(seat, source, game.rule_of(source), other=other)
    if trait.once and _key(source, trait) in game.state.players[seat].once:
        return NOTHING
    if not can(game, trait.effects, deed):
        return NOTHING
    if trait.may:
        return _act_if_liked(game, trait, deed)
    _say(game, trait, deed)
    return carry_out(game, trait.effects, deed)


def _act_if_liked(game: Talisman, trait: When, deed: Deed) -> Script[None]:
    if (yield _offer(deed, trait)) == ACCEPT:
        _say(game, trait, deed)
        yield from do(game, trait.effects, deed)


def _say(game: Talisman, trait: When, deed: Deed) -> None:
    if trait.once:
        game.state.players[deed.seat].once += (_key(deed.card, trait),)
    if not all(isinstance(effect, Vanish) for effect in trait.effects):  # it will say so itself
        game.tell(AbilityUsed, rule=deed.rule, seat=deed.seat, card=deed.card)


def _key(source: str, trait: When) -> str:
    return f"{source}.{trait.moment}"


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
