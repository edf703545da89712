"""Fights with Death Eaters: dice, cards and the defence die."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from commonroom.games.year_at_hogwarts.options import ATTACK, PLAY
from commonroom.games.year_at_hogwarts.seen import FightView, SideView
from commonroom.games.year_at_hogwarts.vocabulary import (
    Deed,
    Expose,
    Hp,
    Hurt,
    HurtRoll,
    MoreDice,
    Search,
    Soften,
    Stall,
)
from commonroom.games.year_at_hogwarts.voldemort_returns import options as verbs
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.situation import Situation
from commonroom.games.year_at_hogwarts.voldemort_returns.odds import Party, wins, wins_after
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice

_CARD = 0.03
"""What a card is kept for: it is played for a chance that is so much better."""
_SPECIAL = 0.25
"""The same for the Sword and the Stone, which are needed elsewhere."""


def parties(now: Situation) -> tuple[Party, Party]:
    """Oneself and the opponent, as dice count."""
    fight = now.view.fight
    assert fight is not None
    me, foe = sides(now, fight)
    return Party(me.hp, me.dice, me.res), Party(foe.hp, foe.dice, foe.res)


def sides(now: Situation, fight: FightView) -> tuple[SideView, SideView]:
    """The own side of a fight, and the other."""
    hero = fight.sides[fight.acting]
    return (fight.foe, hero) if now.villain else (hero, fight.foe)


def fight(now: Situation) -> Choice:
    """What leaves the best chance: dice, or a card."""
    me, foe = parties(now)
    hp, dice, res = me
    plain = wins(me, foe)

    def worth(option: Option) -> float:
        match option[0]:
            case "strike":
                return plain
            case "strike-hard":
                return wins(Party(hp - 1, dice + 2, res), foe) - 0.05
            case "play":
                return _played(now, PLAY.arg(option), me, foe) - _CARD
            case "use":
                return wins(Party(hp, dice + 1, res), foe) - _SPECIAL
            case _:
                return 0.0

    top, best = now.question.best(worth)
    option, percent = best[0], round(100 * min(1.0, max(0.0, top)))
    if option[0] == "play":
        return Choice(option, Msg("yh-reason-return-card", {"card": option[1], "percent": percent}))
    return Choice(option, Msg("yh-reason-return-fight", {"percent": percent}))


def _played(now: Situation, card: str, me: Party, foe: Party) -> float:
    """The chance after a card: after an attack the other attacks, after a defence oneself."""
    entry = now.content.fight_cards[card]
    harm, gain, exposed, more, again = _blow(entry.effects, entry.kind == "defence")
    hp, dice, res = me
    foe_hp, foe_dice, foe_res = foe
    if exposed:
        foe_res = max(now.content.limit.least_res, foe_res - exposed)
    me, foe = Party(hp + gain, dice + more, res), Party(foe_hp - harm, foe_dice, foe_res)
    return wins(me, foe) if again else 1 - wins(foe, me)


class Blow(NamedTuple):
    """What a card comes to: HP taken and given, res taken, dice given, and who attacks next."""

    harm: int
    gain: int
    exposed: int
    dice: int
    again: bool


@lru_cache(maxsize=512)
def _blow(effects: tuple[Deed, ...], again: bool) -> Blow:
    harm = gain = exposed = dice = 0
    for deed in effects:
        match deed:
            case Hurt(amount=amount):
                harm += amount
            case HurtRoll(dice=rolled):
                harm += 3 * rolled
            case Hp(amount=amount):
                gain += amount
            case Expose(amount=amount):
                exposed += amount
            case MoreDice(dice=more, lasting=lasting):
                dice += more if lasting else 1
            case Soften():
                gain += 2
            case Search(cards=cards):
                gain += cards
            case Stall() if not again:
                again = True
            case _:
                gain += 1
    return Blow(harm, gain, exposed, dice, again)


def answer(now: Situation) -> Choice:
    """YH-FGT-5 A defence card against an attack that would do much harm."""
    me, foe = parties(now)
    endured = 1 - _attacked(now, foe, me)

    def worth(option: Option) -> float:
        match option:
            case ("play", str(card)):
                return _played(now, card, me, foe) - _CARD
            case ("use", str(_)):
                return endured - _SPECIAL
            case _:
                return endured

    top, best = now.question.best(worth)
    option = best[0]
    if option[0] == "play":
        percent = round(100 * min(1.0, max(0.0, top)))
        return Choice(option, Msg("yh-reason-return-card", {"card": option[1], "percent": percent}))
    return Choice(option, Msg("yh-reason-return-enough"))


def _attacked(now: Situation, foe: Party, me: Party) -> float:
    """The opponent's chance if its attack is let through: a card on the table, or dice."""
    fight = now.view.fight
    assert fight is not None
    if fight.playing:
        return _played(now, fight.playing[-1], foe, me)
    return wins(foe, me)


def defence_die(now: Situation) -> Choice:
    """YH-VR-FGT Whatever leaves the better chance."""
    hits = now.question.prompt.args["hits"]
    assert isinstance(hits, int)
    me, foe = parties(now)
    rolled, taken = wins_after(foe, me, hits)
    if rolled > taken:
        return Choice(("roll-defence",), Msg("yh-reason-return-defend"))
    return Choice(("take-hit",), Msg("yh-reason-return-endure"))


def face(now: Situation) -> Choice:
    """YH-VR-7 The weakest."""
    pawns, me = now.game.state.pawns, now.game.player

    def worth(option: Option) -> float:
        return now.duel(me, pawns[verbs.FACE.arg(option)], hero_first=True)

    option = max(now.options, key=worth)
    return Choice(option, Msg("yh-reason-return-face", {"character": option[1]}))


def attack(now: Situation) -> Choice:
    """The hero whom it hurts most."""
    players, eater = now.game.state.players, now.game.at_hand

    def worth(option: Option) -> float:
        hero = ATTACK.arg(option)
        weight = 1.5 if now.game.has_tool(hero) or hero == now.game.harry else 1.0
        return weight * (1 - now.duel(players[hero], eater, hero_first=False))

    option = max(now.options, key=worth)
    return Choice(option, Msg("yh-reason-return-attack", {"seat": option[1]}))
