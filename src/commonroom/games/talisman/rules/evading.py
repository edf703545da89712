"""Evading a battle: by which cards, whom, and enemies that let one pass (TAL-BAT-5)."""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.entries import Encounter
from commonroom.games.talisman.events import Evaded, EvasionFailed, LetPass
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.options import PASS_BY
from commonroom.games.talisman.rules.costs import can_pay, pay
from commonroom.games.talisman.rules.dice import throw
from commonroom.games.talisman.state import Fight
from commonroom.games.talisman.traits import Evade
from commonroom.kernel import Option, Script


def may_evade(game: Talisman, seat: int) -> bool:
    """TAL-BAT-5 Only in the Outer and Middle region."""
    return game.space(seat).region in ("outer", "middle")


def evasions(game: Talisman, seat: int, fight: Fight) -> list[Option]:
    """TAL-BAT-5 The ways a character can evade a battle, by their cards."""
    passable = _passable(game, seat, fight)
    options = PASS_BY.each(passable) if passable else []
    traits = game.traits[seat].get(Evade, ())
    evading = game.state.players[seat].evading
    if not traits and not evading:
        return options
    fitting = {
        source: _evadable(game, seat, fight, trait)
        for source, trait in traits
        if (seat, source) not in fight.used and can_pay(game, seat, trait.cost)
    }
    if evading:
        fitting[evading] = fight.foes
    options += [verbs.EVADE.option(source) for source, foes in fitting.items() if foes]
    if len(fight.foes) > 1:
        options += [
            verbs.EVADE_ONE.option(source, foe)
            for source, foes in fitting.items()
            if len(foes) > 1
            for foe in foes
        ]
    return options


def _passable(game: Talisman, seat: int, fight: Fight) -> list[str]:
    """TAL-BAT-5 Those of the enemies lying here that let a character pass, for a toll or freely."""
    if fight.kind != "card" or seat != fight.seat:
        return []
    return [foe for foe in fight.foes if may_pass(game, seat, foe)]


def may_pass(game: Talisman, seat: int, card: str) -> bool:
    """TAL-CMP-4 Whether an enemy lets a character pass."""
    entry = game.content.encounters[card]
    if passes_freely(game, seat, entry):
        return True
    return entry.toll is not None and can_pay(game, seat, entry.toll)


def passes_freely(game: Talisman, seat: int, entry: Encounter) -> bool:
    """TAL-CMP-4 Whether an enemy lets a character pass for nothing."""
    if not entry.spares and entry.lets is None:
        return False
    player = game.state.players[seat]
    if entry.lets == game.alignment(seat) or player.character in entry.spares:
        return True
    return any(card in entry.spares for card in player.objects + player.followers)


def evade_by(game: Talisman, fight: Fight, option: Option) -> Script[bool]:
    """TAL-BAT-5 Evade all that one can, or one of several enemies, or one that lets one pass."""
    if option[0] == PASS_BY.name:
        return pass_by(game, fight, PASS_BY.arg(option))
    if option[0] == verbs.EVADE_ONE.name:
        source, foe = verbs.EVADE_ONE.args(option)
        return evade(game, fight.seat, fight, source, foe)
    return evade(game, fight.seat, fight, verbs.EVADE.arg(option))


def pass_by(game: Talisman, fight: Fight, card: str) -> Script[bool]:
    """TAL-BAT-5 Evade an enemy that lets one pass; says whether nobody is left to fight."""
    entry = game.content.encounters[card]
    if entry.toll is not None and not passes_freely(game, fight.seat, entry):
        yield from pay(game, entry.toll, Deed(fight.seat, card, "TAL-BAT-5"))
    game.tell(LetPass, rule="TAL-BAT-5", seat=fight.seat, card=card)
    if len(fight.foes) == 1:
        return True
    fight.drop([card])
    return False


def _evadable(game: Talisman, seat: int, fight: Fight, trait: Evade) -> list[str]:
    """TAL-BAT-5 Those of the foes that a trait helps to evade; all of them or none but in a group.

    RULING: of enemies that fight as one, each may be evaded by itself, since whoever has beaten or
    evaded them all goes on (TAL-ENC-8).
    """
    if fight.kind != "card":
        return fight.foes if game.meant(trait.foe, fight, seat) else []
    return [foe for foe in fight.foes if game.meant(trait.foe, fight.alone(foe), seat)]


def evaded_by(game: Talisman, seat: int, fight: Fight, source: str) -> list[str]:
    """TAL-BAT-5 The foes that a card helps to evade."""
    for card, trait in game.having(seat, Evade):
        if card == source:
            return _evadable(game, seat, fight, trait)
    return fight.foes


def evade(
    game: Talisman, seat: int, fight: Fight, source: str, only: str | None = None
) -> Script[bool]:
    """TAL-BAT-5 Try to evade; those who evade are not affected at all.

    Says whether the battle is over: of several enemies, some may be left to be fought.
    """
    traits = [trait for card, trait in game.having(seat, Evade) if card == source]
    evaded = evaded_by(game, seat, fight, source) if only is None else [only]
    if traits:
        trait = traits[0]
        fight.used.append((seat, source))
        yield from pay(game, trait.cost, Deed(seat, source, "TAL-BAT-5"))
        if trait.at_least > 1:
            die = yield from throw(game, seat, source, "TAL-BAT-5")
            if die < trait.at_least:
                game.tell(EvasionFailed, rule="TAL-BAT-5", seat=seat, card=source)
                return False
    foes = tuple(evaded) if seat == fight.seat else (_character(game, fight.seat),)
    game.tell(Evaded, rule="TAL-BAT-5", seat=seat, foes=foes, card=source)
    if len(evaded) == len(fight.foes):
        return True
    fight.drop(evaded)
    return False


def _character(game: Talisman, seat: int) -> str:
    return game.state.players[seat].character
