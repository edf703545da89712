"""Life: losing it, being spared, and losing the last of it (TAL-LIF-1, TAL-ALT-1)."""

from __future__ import annotations

from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import agrees
from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.cards.spells import averted, somebody_can_avert
from commonroom.games.talisman.events import Fell, Lost, Spared
from commonroom.games.talisman.game import ST_MUNGOS, Talisman
from commonroom.games.talisman.rules.dice import throw
from commonroom.games.talisman.rules.holdings import (
    discard_hand,
    keep_spell,
    leave,
    leave_galleons,
    lose,
    to_pile,
)
from commonroom.games.talisman.rules.places import relocate
from commonroom.games.talisman.state import NOBODY
from commonroom.games.talisman.traits import Save, Ward
from commonroom.kernel import NOTHING, Script


def lose_life(game: Talisman, seat: int, rule: str, *, battle: bool = False) -> Script[bool]:
    """Lose a Life, unless something prevents it; says whether it was lost.

    RULING: Protego comes before sweets and friends, which help when a Life "was just lost".
    """
    player = game.state.players[seat]
    if player.fallen:
        return False
    ward = _ward(game, seat)
    if ward:
        game.tell(Spared, rule=rule, seat=seat, card=ward)
        return False
    if somebody_can_avert(game) and (yield from averted(game, "life", seat, player.character)):
        return False
    if battle and game.has(seat, Save) and (yield from _saved(game, seat)):
        return False
    yield from _life_lost(game, seat, rule)
    return True


def wound(game: Talisman, seat: int, rule: str, *, battle: bool = False) -> Script[None]:
    """Lose a Life, unless something prevents it; whether it was lost makes no difference."""
    if game.state.players[seat].fallen:
        return NOTHING
    if Ward in game.traits[seat] or (battle and game.has(seat, Save)) or somebody_can_avert(game):
        return _wound(game, seat, rule, battle)
    return _life_lost(game, seat, rule)


def _wound(game: Talisman, seat: int, rule: str, battle: bool) -> Script[None]:
    yield from lose_life(game, seat, rule, battle=battle)


def _life_lost(game: Talisman, seat: int, rule: str) -> Script[None]:
    player = game.state.players[seat]
    player.life -= 1
    game.tell(Lost, rule=rule, seat=seat, what="life", amount=1, now=player.life)
    return happen(game, seat, "life-lost") if player.life else fall(game, seat)


def _ward(game: Talisman, seat: int) -> str:
    """TAL-CMP-5 The card that keeps a character from losing Life on this space."""
    for source, trait in game.having(seat, Ward):
        if trait.space == game.space(seat).name:
            return source
    return ""


def _saved(game: Talisman, seat: int) -> Script[bool]:
    """TAL-CMP-5 Sweets and friends may save a Life lost in battle, one after the other."""
    objects = game.state.players[seat].objects
    for source, trait in game.having(seat, Save):
        deed = Deed(seat, source, "TAL-OBJ-2")
        if source in objects and not (yield from agrees(deed, "save")):
            continue  # nobody has to use an Object; abilities and followers leave no choice
        die = yield from throw(game, seat, source, "TAL-CMP-5")
        if die >= trait.at_least:
            game.tell(Spared, rule="TAL-CMP-5", seat=seat, card=source)
            return True
    return False


def fall(game: Talisman, seat: int) -> Script[None]:
    """TAL-LIF-1 The last Life is lost: spells, trophies and Fate go, and the turn ends.

    RULING: until its next turn the character is out of play: nobody meets it, no spell or effect
    touches it. A Ferret card, a move that was promised to it, and whatever held it where it was,
    are gone.
    """
    state = game.state
    player = state.players[seat]
    game.tell(Fell, rule="TAL-LIF-1", seat=seat, character=player.character)
    discard_hand(game, seat, "TAL-LIF-1")
    for card in player.trophies:
        to_pile(game, card)
    player.trophies = ()
    lose(game, seat, "fate", player.fate, "TAL-LIF-1")
    player.ferret, player.commander = 0, NOBODY
    game.changed(seat)
    player.next_move, player.next_may = "", False
    if game.options["inheritance"] == "no":
        _leave_everything(game, seat)
        player.fallen = True
    else:
        yield from relocate(game, seat, ST_MUNGOS, "TAL-LIF-1")
        player.fallen = True
        keep_spell(game, seat)
    if seat == state.active:
        state.this_turn.ended = True


def _leave_everything(game: Talisman, seat: int) -> None:
    """TAL-ALT-1 All it had stays where it fell, and the character is out of the game."""
    state = game.state
    player = state.players[seat]
    for card in player.objects + player.followers:
        leave(game, seat, card, "TAL-ALT-1")
    leave_galleons(game, seat, player.galleons, "TAL-ALT-1")
    state.out += (player.character,)
    player.character, player.side, player.space = "", "", ""
    player.challenge, player.unlocked = 0, False
    player.turned_back, player.keys, player.boggart, player.seeking = False, 0, 0, False
    game.changed(seat)
