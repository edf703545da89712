"""Castable: which spells a seat may cast now, on whom, and who is asked for one (TAL-SPE-2)."""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import can
from commonroom.games.talisman.entries import Spell
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.state import NOBODY, without
from commonroom.kernel import Option

RULE = "TAL-CMP-6"
"""By which spells do what they do."""


def may_cast(game: Talisman, seat: int) -> bool:
    """TAL-SPE-2, TAL-CMP-7, TAL-SPC-2 Any number in the own turn, one in another's.

    Not as a Ferret, not in the Centaur Clearing, not while out of play.
    """
    player = game.state.players[seat]
    if not player.spells or player.fallen or player.ferret:
        return False
    return not (seat != game.state.active and player.cast) and not game.bare(seat)


def has_spell_for(game: Talisman, seat: int, moment: str) -> bool:
    """Whether a seat holds a spell that is for such a moment."""
    return not game.content.spells_for[moment].isdisjoint(game.state.players[seat].spells)


def is_asked(game: Talisman, seat: int, *moments: str) -> bool:
    """Whether a seat is asked for a spell of such a moment: because it holds one, or because the
    others must not learn that it does not.
    """
    if not game.asks_everyone:
        return any(has_spell_for(game, seat, moment) for moment in moments)
    if not may_cast(game, seat):
        return False
    spells, cast = game.content.spells, game.state.spell_discard
    return any(
        cast.count(spell) < spells[spell].copies
        for moment in moments
        for spell in game.content.spells_for[moment]
    )


def casts(
    game: Talisman, seat: int, moments: tuple[str, ...], harmed: int = NOBODY
) -> list[Option]:
    """The spells of a seat's hand that it may cast at such a moment, with their targets."""
    hand = game.state.players[seat].spells
    if not hand:
        return []
    fitting = game.content.spells_at.get(moments)
    if fitting is None:
        fitting = _fitting(game, moments)
    if fitting.isdisjoint(hand) or not may_cast(game, seat):
        return []
    options: list[Option] = []
    for spell in hand if len(hand) == 1 else dict.fromkeys(hand):
        if spell not in fitting:
            continue
        entry = game.content.spells[spell]
        if entry.target in ("none", "self") or (entry.target == "harmed" and harmed == NOBODY):
            if can(game, entry.effects + entry.on_target, Deed(seat, spell, RULE)):
                options.append(verbs.CAST.option(seat, spell))
        else:
            options += [
                verbs.CAST_ON.option(seat, spell, target)
                for target in targets(game, seat, entry, harmed)
                if works_on(game, seat, entry, target)
            ]
    return options


def _fitting(game: Talisman, moments: tuple[str, ...]) -> frozenset[str]:
    """The spells for one of these moments."""
    spells_for, known = game.content.spells_for, game.content.spells_at
    known[moments] = frozenset(spell for moment in moments for spell in spells_for[moment])
    return known[moments]


def targets(game: Talisman, seat: int, spell: Spell, harmed: int) -> list[int]:
    """Whom a spell can be cast on, as far as its card says."""
    match spell.target:
        case "harmed":
            return [harmed]
        case "starting":
            return [game.state.active]
        case "opposite":
            return [s for s in game.standing() if game.alignment(s) != game.alignment(seat)]
        case "other":
            return [s for s in game.standing() if s != seat]
        case _:
            return game.standing()


def works_on(game: Talisman, seat: int, spell: Spell, target: int) -> bool:
    """Whether a spell would do something to a target, once it has left the hand."""
    player = game.state.players[seat]
    hand = player.spells
    if spell.id in hand:
        player.spells = without(hand, spell.id)
    works = can(game, spell.on_target, Deed(target, spell.id, RULE, other=seat))
    if not works and spell.effects:
        works = can(game, spell.effects, Deed(seat, spell.id, RULE, other=target))
    player.spells = hand
    return works
