"""Damage: dealing and removing it, and who is full (DER-DMG)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.events import Damaged, Healed
from commonroom.games.death_eaters_rising.game import Rising


def hurt(game: Rising, card: str, amount: int, rule: str) -> int:
    """DER-DMG-1 Deal damage as far as the track holds it; returns how much was dealt."""
    damage, track = game.state.damage, game.content.tracks[card]
    before = damage.get(card, 0)
    dealt = min(amount, track - before)
    if dealt > 0:
        damage[card] = before + dealt
        game.tell(Damaged, rule=rule, card=card, amount=dealt, damage=before + dealt, track=track)
    return dealt


def can_heal(game: Rising, wizard: str) -> bool:
    """Whether damage can be removed from a wizard now.

    DER-CMP-5 Under Hog's Head, only from one wizard of each team.
    """
    state = game.state
    if not state.damage.get(wizard, 0):
        return False
    if "one-healed" not in state.limits:
        return True
    seat = game.owner_of(wizard)
    return seat is None or state.healed.get(seat, wizard) == wizard


def heal(game: Rising, wizard: str, amount: int, rule: str) -> int:
    """Remove damage from a wizard; returns how much was removed."""
    state = game.state
    if not can_heal(game, wizard):
        return 0
    before = state.damage[wizard]
    removed = min(amount, before)
    put_damage(game, wizard, before - removed)
    if "one-healed" in state.limits:
        seat = game.owner_of(wizard)
        if seat is not None:
            state.healed[seat] = wizard
    game.tell(Healed, rule=rule, card=wizard, amount=removed, damage=before - removed)
    return removed


def mend(game: Rising, death_eater: str, amount: int, rule: str) -> None:
    """Remove damage from a Death Eater."""
    before = game.state.damage.get(death_eater, 0)
    removed = min(amount, before)
    if removed:
        put_damage(game, death_eater, before - removed)
        game.tell(Healed, rule=rule, card=death_eater, amount=removed, damage=before - removed)


def put_damage(game: Rising, card: str, amount: int) -> None:
    """Set the damage on a card; a card without damage is not listed."""
    if amount:
        game.state.damage[card] = amount
    else:
        game.state.damage.pop(card, None)
