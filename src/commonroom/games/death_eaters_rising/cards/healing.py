"""Healing: damage that is taken off wizards, or borne for them.

Every verb has a `can` and a `do` side by side.
"""

from __future__ import annotations

from commonroom.games.death_eaters_rising.cards.deed import Deed, ask
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.options import BEAR, DONE, HEAL
from commonroom.games.death_eaters_rising.rules.damage import can_heal, heal, hurt
from commonroom.games.death_eaters_rising.vocabulary import Bear, Heal
from commonroom.kernel import Script


def _amount(game: Rising, effect: Heal, wizard: str) -> int:
    """How much a wizard is healed; some are helped more by their own."""
    bonus, card = effect.bonus, game.content.wizards[wizard]
    if bonus and (card.faction == bonus.faction or bonus.group in card.groups):
        return effect.amount + bonus.amount
    return effect.amount


def _patients(game: Rising, effect: Heal, seat: int) -> list[str]:
    """Whom a seat may heal.

    DER-TOK-1 Any wizard: of any team, or face up at the active location.
    """
    players = game.state.players
    if effect.whom == "team":
        wizards = list(players[seat].team)
    else:
        wizards = [w for player in players for w in player.team]
        if effect.whom == "any":
            wizards += game.wizards_at(game.state.mission)
    return [wizard for wizard in wizards if can_heal(game, wizard)]


def can_do_heal(game: Rising, effect: Heal, deed: Deed) -> bool:
    """Somebody meant has damage that may be removed."""
    return bool(_patients(game, effect, deed.user))


def do_heal(game: Rising, effect: Heal, deed: Deed) -> Script[None]:
    """Heal the wizards meant. Of "up to two" the first is a must: who uses it wants it."""
    if effect.whom == "each-player":
        for seat in game.seats_from_active():
            own = [w for w in game.state.players[seat].team if can_heal(game, w)]
            yield from _heal_one(game, effect, deed, own, seat, may=True)
    elif effect.whom == "team" and "one-healed" not in game.state.limits:
        for wizard in _patients(game, effect, deed.user):
            heal(game, wizard, _amount(game, effect, wizard), deed.rule)
    else:
        healed: list[str] = []
        for _ in range(effect.wizards):
            patients = [w for w in _patients(game, effect, deed.user) if w not in healed]
            may = bool(healed)
            chosen = yield from _heal_one(game, effect, deed, patients, deed.user, may=may)
            if chosen is None:
                break
            healed.append(chosen)


def _heal_one(
    game: Rising, effect: Heal, deed: Deed, patients: list[str], seat: int, *, may: bool
) -> Script[str | None]:
    if not patients:
        return None
    leave = [DONE.option()] if may else []
    option = yield from ask(deed, "heal", [*HEAL.each(patients), *leave], seat=seat)
    if option[0] == DONE.name:
        return None
    wizard = HEAL.arg(option)
    heal(game, wizard, _amount(game, effect, wizard), deed.rule)
    return wizard


def _bearable(game: Rising, deed: Deed) -> list[str]:
    """Comrades whose damage can be moved."""
    if game.is_full(deed.card):
        return []
    return [w for w in game.team if w != deed.card and can_heal(game, w)]


def can_bear(game: Rising, effect: Bear, deed: Deed) -> bool:
    """A comrade has damage and this wizard has room."""
    return bool(_bearable(game, deed))


def do_bear(game: Rising, effect: Bear, deed: Deed) -> Script[None]:
    """Move damage from comrades, one at a time."""
    for _ in range(effect.amount):
        comrades = _bearable(game, deed)
        if not comrades:
            return
        option = yield from ask(deed, "bear", [*BEAR.each(comrades), DONE.option()])
        if option[0] == DONE.name:
            return
        heal(game, BEAR.arg(option), 1, deed.rule)
        hurt(game, deed.card, 1, deed.rule)
