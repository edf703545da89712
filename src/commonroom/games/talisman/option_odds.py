"""The odds of options: the chance to win, tie or lose whatever battle each of them leads to.

Joins the view of a seat with the arithmetic of `odds`; screens show it, bots go by it, and tests
compare it with the rules. The barrier and the Gates count as battles: opened is won.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.from_view import table_from_view
from commonroom.games.talisman.game import DEATH_EATERS, GATES, ORDER, Talisman
from commonroom.games.talisman.odds import (
    Odds,
    after_reroll,
    after_roll,
    battle,
    gates,
)
from commonroom.games.talisman.rules.battle import against_cards, dice_in, is_grim
from commonroom.games.talisman.rules.crossing import against_barrier
from commonroom.games.talisman.rules.dice import rerolls
from commonroom.games.talisman.rules.voldemort import against_voldemort
from commonroom.games.talisman.state import Fight
from commonroom.games.talisman.strength import foe_strength, strength, total
from commonroom.games.talisman.traits import Use
from commonroom.games.talisman.view import TableView
from commonroom.games.talisman.vocabulary import AddScore, Advantage, Effect, Weaken
from commonroom.kernel import Msg, Option


class OptionOdds(NamedTuple):
    """The odds if no Fate is spent any more, and if it is spent wherever it helps to win."""

    plain: Odds
    fate: Odds


def option_odds(
    view: TableView, content: Content, options: Iterable[Option], prompt: Msg
) -> dict[Option, OptionOdds]:
    """Option → its odds for the seat that is asked, for the options that lead to a battle."""
    seat = view.seat
    if seat is None or not view.players[seat].side:
        return {}
    game = table_from_view(view, content)
    dice = view.turn.dice if prompt.args.get("purpose") == "battle" else ()
    found = {option: _of(game, seat, dice, option) for option in options}
    return {option: odds for option, odds in found.items() if odds is not None}


def _of(game: Talisman, seat: int, dice: tuple[int, ...], option: Option) -> OptionOdds | None:
    match option:
        case ("barrier",):
            return barrier(game, seat)
        case ("gates", str(stat)):
            return through_gates(game, seat, stat)
        case ("duel", int(other)):
            return before_dice(game, seat, duel_with(game, seat, other))
        case ("enter",) | ("confront",):
            return before_dice(game, seat, in_great_hall(game, seat))
        case ("attack", str(card)):
            return before_dice(game, seat, against_cards(game, seat, [card], "follower"))
        case ("stat", str(stat)):
            return before_dice(game, seat, against_voldemort(game, seat, stat))
        case _:
            fight = game.state.fight
            if fight is None or seat not in (fight.seat, fight.other):
                return None
            return in_battle(game, seat, fight, option, dice)


def in_battle(
    game: Talisman, seat: int, fight: Fight, option: Option, dice: tuple[int, ...]
) -> OptionOdds | None:
    """What an option means for the battle in progress."""
    match option:
        case ("fight",) | ("pass",) if not fight.dice:
            return before_dice(game, seat, fight)
        case ("cast", int(caster), str(spell)) if caster == seat and not fight.dice:
            return _helped(game, seat, fight, spell, game.content.spells[spell].effects)
        case ("use", str(card)) if not fight.dice:
            used = [trait for source, trait in game.having(seat, Use) if source == card]
            effects = [e for trait in used if trait.when == "before-battle" for e in trait.effects]
            return _helped(game, seat, fight, card, effects)
        case ("accept" | "fate" | "reroll" | "cast", *_) if dice:
            return after_dice(game, seat, fight, option, dice)
        case _:
            return None


# ---- battles that could be ------------------------------------------------------------------


def duel_with(game: Talisman, seat: int, other: int) -> Fight:
    """The battle if one character attacks another."""
    foe = game.state.players[other].character
    return Fight(seat, "magic", "character", [foe], [], [], [], other=other)


def in_great_hall(game: Talisman, seat: int) -> Fight:
    """The last battle, wherever Voldemort is now (TAL-VOL-2)."""
    fight = against_voldemort(game, seat, "magic")
    fight.strengths = [game.content.voldemort.strength["great-hall"]]
    return fight


def margin(game: Talisman, seat: int, fight: Fight) -> int:
    """The score of a seat less that of the other party, before the dice."""
    mine = total(strength(game, seat, fight.stat, "battle", fight))
    if fight.kind != "character":
        return mine - total(foe_strength(game, fight))
    other = fight.other if seat == fight.seat else fight.seat
    return mine - total(strength(game, other, fight.stat, "battle", fight))


def before_dice(game: Talisman, seat: int, fight: Fight) -> OptionOdds:
    """The odds of a battle whose dice are not rolled yet."""
    return _before_dice(game, seat, fight, margin(game, seat, fight))


def _before_dice(game: Talisman, seat: int, fight: Fight, edge: int) -> OptionOdds:
    dice, free = dice_in(game, seat, fight), _free(game, seat, fight)
    fate = free + (game.state.players[seat].fate > 0 and not is_grim(game, fight))
    if fight.kind != "character":
        return OptionOdds(battle(edge, dice, free), battle(edge, dice, fate))
    other = fight.other if seat == fight.seat else fight.seat
    foe_dice = dice_in(game, other, fight)
    foe_again = _free(game, other, fight) + (game.state.players[other].fate > 0)
    return OptionOdds(
        _duel(seat == fight.seat, edge, dice, free, foe_dice, foe_again),
        _duel(seat == fight.seat, edge, dice, fate, foe_dice, foe_again),
    )


def _duel(attacks: bool, edge: int, dice: int, again: int, foe_dice: int, foe_again: int) -> Odds:
    """TAL-BAT-3 The attacker decides on Fate first."""
    if attacks:
        return battle(edge, dice, again, foe_dice, foe_again)
    odds = battle(-edge, foe_dice, foe_again, dice, again)
    return Odds(odds.lose, odds.tie, odds.win)


def _free(game: Talisman, seat: int, fight: Fight) -> int:
    """How many rerolls cost no Fate."""
    before, game.state.fight = game.state.fight, fight
    free = len(rerolls(game, seat, "battle"))
    game.state.fight = before
    return free


# ---- help, and dice on the table ------------------------------------------------------------


def _helped(
    game: Talisman, seat: int, fight: Fight, card: str, effects: Sequence[Effect]
) -> OptionOdds | None:
    """The odds after a spell or ability; None if it does not change them."""
    gain = help_in(game, seat, fight, effects)
    if gain is None:
        return None
    return _before_dice(game, seat, fight, margin(game, seat, fight) + gain)


def help_in(game: Talisman, seat: int, fight: Fight, effects: Sequence[Effect]) -> int | None:
    """What effects add to the margin of a battle; None if they do not touch it."""
    gains: list[int] = []
    for effect in effects:
        match effect:
            case AddScore(amount="might"):
                mighty = total(strength(game, seat, "might"))
                gains.append(mighty if fight.stat == "magic" else 0)
            case AddScore(amount=int(amount)) | Weaken(amount=int(amount)):
                gains.append(amount)
            case Advantage(to="choice" | "own"):
                gains.append(_advantage_gain(game, seat, fight))
            case _:
                pass
    return sum(gains) if gains else None


def _advantage_gain(game: Talisman, seat: int, fight: Fight) -> int:
    """How much the better face of the Advantage token would add."""
    now, shown = margin(game, seat, fight), game.state.advantage
    margins = []
    for side in (ORDER, DEATH_EATERS):
        game.state.advantage = side
        margins.append(margin(game, seat, fight))
    game.state.advantage = shown
    return max(margins) - now


def after_dice(
    game: Talisman, seat: int, fight: Fight, option: Option, dice: tuple[int, ...]
) -> OptionOdds | None:
    """The odds if a roll is kept, also with the help of a spell, or a die rolled again.

    TAL-BAT-3 The attacker does not know yet if the defender will spend Fate; the defender, who is
    asked last, meets a fixed score.
    """
    edge = margin(game, seat, fight)
    if seat == fight.seat:
        foe_dice = tuple(fight.other_dice)
        foe_again = 0
        if fight.kind == "character":
            foe_again = _free(game, fight.other, fight)
            foe_again += game.state.players[fight.other].fate > 0
    else:
        foe_dice, foe_again = tuple(fight.dice), 0
    if not foe_dice:
        return None
    match option:
        case ("accept",):
            odds = after_roll(edge, dice, foe_dice, 0, foe_again)
        case ("fate", int(die)) | ("reroll", str(_), int(die)):
            odds = after_reroll(edge, dice, foe_dice, die, 0, foe_again)
        case ("cast", int(_), str(spell)):
            gain = help_in(game, seat, fight, game.content.spells[spell].effects)
            if gain is None:
                return None
            odds = after_roll(edge + gain, dice, foe_dice, 0, foe_again)
        case _:
            return None
    return OptionOdds(odds, odds)


# ---- ways on --------------------------------------------------------------------------------


def barrier(game: Talisman, seat: int) -> OptionOdds:
    """TAL-KXS-1 Anything but a higher score is a failure."""
    return before_dice(game, seat, against_barrier(game, seat))


def through_gates(game: Talisman, seat: int, stat: str) -> OptionOdds:
    """TAL-GAT-1"""
    power = total(strength(game, seat, stat, "dice"))
    dice = game.content.spaces[GATES].numbers["dice"]
    free = len(rerolls(game, seat, "space"))
    fate = free + (game.state.players[seat].fate > 0)
    plain, helped = gates(power, free, dice), gates(power, fate, dice)
    return OptionOdds(Odds(plain, 0.0, 1 - plain), Odds(helped, 0.0, 1 - helped))
