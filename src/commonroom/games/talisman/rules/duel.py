"""Battles between two characters (TAL-BAT-3)."""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.castable import casts
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import DECLINE, ask_still
from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.cards.spells import PASS, ask_openly, called_off, cast, react
from commonroom.games.talisman.cards.uses import use, uses
from commonroom.games.talisman.events import BattleBegan, BattleWon, StandOff, Stolen
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.battle import (
    BEFORE,
    FIGHT,
    STAND_OFF,
    WON,
    against_cards,
    attack_dice,
    battle,
    fight_prompt,
    scored,
    settle_attack,
)
from commonroom.games.talisman.rules.evading import evade, evasions, may_evade
from commonroom.games.talisman.rules.holdings import keep_to_limit, receive
from commonroom.games.talisman.rules.life import lose_life
from commonroom.games.talisman.rules.quidditch import deed_done
from commonroom.games.talisman.state import Fight, without
from commonroom.games.talisman.strength import strength
from commonroom.games.talisman.traits import IN_BATTLE
from commonroom.kernel import NOTHING, Msg, Option, Script

_RULE = "TAL-BAT-3"


def duel(game: Talisman, attacker: int, defender: int) -> Script[None]:
    """TAL-BAT-3 Always Magic. Whatever comes of it, the turn ends.

    RULING: also if it was evaded, since the attacker has had its encounter (TAL-ENC-1).
    """
    state = game.state
    fight = Fight(
        attacker, "magic", "character",
        [state.players[defender].character], [], [], [], other=defender,
    )  # fmt: skip
    state.fight = fight
    game.tell(BattleBegan, rule=_RULE, seat=attacker, foes=tuple(fight.foes), stat=fight.stat)
    evaded = yield from _defender_evades(game, fight)
    if not evaded:
        yield from _attacker_prepares(game, fight)
        yield from _defender_prepares(game, fight)
        if not called_off(game):
            yield from _fought(game, fight)
    state.fight = None
    state.this_turn.ended = True


# ---- before the dice ------------------------------------------------------------------------


def _defender_evades(game: Talisman, fight: Fight) -> Script[bool]:
    """TAL-BAT-5 The character attacked may evade."""
    seat = fight.other

    def options() -> list[Option]:
        if not may_evade(game, seat):
            return []
        return [*evasions(game, seat, fight), *casts(game, seat, ("attacked",))]

    attacker = game.state.players[fight.seat].character
    moments = ("attacked",) if may_evade(game, seat) else ()
    while True:
        prompt = Msg("tal-ask-evade", {"card": attacker})
        option = yield from react(game, seat, options, prompt, "TAL-BAT-5", *moments)
        if option == PASS:
            return False
        if option[0] == verbs.CAST.name:
            yield from cast(game, option)
        elif (yield from evade(game, seat, fight, verbs.EVADE.arg(option))):
            return True


def _prompt(game: Talisman, fight: Fight, seat: int) -> Msg:
    """The question before the dice, as one of both sees it."""
    other = fight.other if seat == fight.seat else fight.seat
    shown = Fight(
        seat, fight.stat, fight.kind, [game.state.players[other].character], [], [], []
    )  # fmt: skip
    return fight_prompt(
        shown,
        strength(game, seat, fight.stat, "battle", fight),
        strength(game, other, fight.stat, "battle", fight),
    )


def _attacker_prepares(game: Talisman, fight: Fight) -> Script[None]:
    """TAL-BAT-3 Spells, objects and abilities of the attacker."""
    seat = fight.seat
    while True:
        option = yield from ask_openly(
            game,
            seat,
            lambda: [FIGHT, *uses(game, seat, IN_BATTLE)],
            lambda: _prompt(game, fight, seat),
            _RULE,
            moments=BEFORE,
        )
        if option in (FIGHT, PASS):
            return
        yield from use(game, seat, verbs.USE.arg(option), ("before-battle",))


def _defender_prepares(game: Talisman, fight: Fight) -> Script[None]:
    """TAL-BAT-3 Then those of the defender."""
    seat = fight.other

    def options() -> list[Option]:
        return [*uses(game, seat, IN_BATTLE), *casts(game, seat, BEFORE)]

    while not called_off(game):
        prompt = _prompt(game, fight, seat)
        option = yield from react(game, seat, options, prompt, _RULE, *BEFORE)
        if option == PASS:
            return
        if option[0] == verbs.USE.name:
            yield from use(game, seat, verbs.USE.arg(option), ("before-battle",))
        else:
            yield from cast(game, option)


# ---- the dice -------------------------------------------------------------------------------


def _fought(game: Talisman, fight: Fight) -> Script[None]:
    """TAL-BAT-3, TAL-FAT-1 Both roll; the attacker decides on Fate first, then the defender."""
    attacker, defender = fight.seat, fight.other
    fight.dice = attack_dice(game, attacker, fight)
    fight.other_dice = attack_dice(game, defender, fight)
    die = yield from settle_attack(game, attacker, fight.dice)
    other_die = yield from settle_attack(game, defender, fight.other_dice)
    outcome = scored(
        game,
        fight,
        strength(game, attacker, fight.stat, "battle", fight),
        die,
        strength(game, defender, fight.stat, "battle", fight),
        other_die,
    )
    if outcome == STAND_OFF:
        game.tell(StandOff, rule=_RULE, seat=attacker, foes=tuple(fight.foes))
        return
    winner, loser = (attacker, defender) if outcome == WON else (defender, attacker)
    beaten = game.state.players[loser].character
    game.tell(BattleWon, rule=_RULE, seat=winner, foes=(beaten,))
    yield from happen(game, winner, "battle-won", fight, other=loser)
    if game.state.players[loser].fallen:
        return  # TAL-LIF-1: whoever has fallen has nothing left to give
    yield from _reward(game, fight, winner, loser)
    if not game.state.players[loser].fallen:
        yield from happen(game, loser, "battle-lost", fight, other=winner)


# ---- the reward -----------------------------------------------------------------------------


def _reward(game: Talisman, fight: Fight, winner: int, loser: int) -> Script[None]:
    """TAL-BAT-3 A Life, an Object or a Galleon; in the own turn also an attack on a follower; or
    nothing, since it is the winner who may.
    """
    beaten = game.state.players[loser]
    options: list[Option] = [verbs.WOUND.option()]
    options += verbs.TAKE.each(dict.fromkeys(beaten.objects))
    if beaten.galleons:
        options.append(verbs.TAKE_GALLEON.option())
    if winner == game.state.active:
        options += [verbs.ATTACK.option(card) for card in beaten.followers if _has_stat(game, card)]
    options.append(DECLINE)
    deed = Deed(winner, beaten.character, _RULE)
    option = yield ask_still(deed, "reward", options)
    match option[0]:
        case verbs.WOUND.name:
            if (yield from lose_life(game, loser, _RULE, battle=True)):
                yield from deed_done(game, winner, "take-life")
        case verbs.TAKE.name:
            yield from take_from(game, winner, loser, verbs.TAKE.arg(option), _RULE)
        case verbs.TAKE_GALLEON.name:
            yield from take_from(game, winner, loser, "galleon", _RULE)
        case verbs.DECLINE.name:
            pass
        case _:
            follower = against_cards(game, winner, [verbs.ATTACK.arg(option)], "follower")
            follower.other = loser
            yield from battle(game, follower)


def _has_stat(game: Talisman, card: str) -> bool:
    """TAL-BAT-3 RULING: followers without a stat cannot be attacked."""
    return game.content.encounters[card].stat is not None


def take_from(game: Talisman, seat: int, other: int, what: str, rule: str) -> Script[None]:
    """Take an Object, a Galleon or Fate of another character."""
    player, loser = game.state.players[seat], game.state.players[other]
    game.tell(Stolen, rule=rule, seat=seat, other_seat=other, what=what)
    if what == "galleon":
        loser.galleons -= 1
        player.galleons += 1
    elif what == "fate":
        loser.fate -= 1
        player.fate += 1
    else:
        loser.objects = without(loser.objects, what)
        game.changed(other)
        return _receive_from(game, seat, other, what)
    return NOTHING


def _receive_from(game: Talisman, seat: int, other: int, card: str) -> Script[None]:
    """TAL-OBJ-1 Both may have too many Objects now: who got one, and who lost what carried them."""
    yield from receive(game, seat, card)
    yield from keep_to_limit(game, other)
