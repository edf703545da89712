"""When to help: spell tokens, on any turn, and free abilities."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.bots.chances import packed_dice, with_change
from commonroom.games.death_eaters_rising.bots.journey import landing
from commonroom.games.death_eaters_rising.bots.moment import Moment
from commonroom.games.death_eaters_rising.bots.pool import COLOURS
from commonroom.games.death_eaters_rising.bots.uses import Target
from commonroom.games.death_eaters_rising.content import VIRTUES, SymbolCounts
from commonroom.games.death_eaters_rising.options import TOKEN, USE
from commonroom.games.death_eaters_rising.seen import PlayerView
from commonroom.games.death_eaters_rising.vocabulary import (
    Action,
    Bear,
    Cleanse,
    Fill,
    Fly,
    GainDie,
    Heal,
    RecoverDie,
    Swap,
)
from commonroom.kernel import Msg
from commonroom.kernel.policy import Choice


def help_out(moment: Moment) -> Choice | None:
    """A token or free ability that is worth more now than later; None if there is none."""
    gains = []
    for option in moment.options:
        if option[0] == TOKEN.name:
            gain, reason = token_gain(moment, TOKEN.args(option)[1])
            gains.append((gain - moment.worth.weights.token_kept, option, reason))
        elif option[0] == USE.name:
            gain, reason = free_gain(moment, USE.arg(option))
            gains.append((gain, option, reason))
    if not gains:
        return None
    gain, option, reason = max(gains, key=lambda one: one[0])
    return Choice(option, reason) if gain > 0 else None


def token_gain(moment: Moment, token: str) -> tuple[float, Msg]:
    """What a token would do now, and what for."""
    gain, reason = 0.0, Msg("der-reason-token")
    worth = moment.worth
    for effect in moment.content.tokens[token].effects:
        match effect:
            case Heal(amount=amount, wizards=wizards):
                gains = sorted(
                    ((worth.healing(w, amount), w) for w in worth.patients()), reverse=True
                )
                gain += sum(one for one, _ in gains[:wizards])
                if gains:
                    reason = Msg("der-reason-token-heal", {"card": gains[0][1]})
            case Cleanse(amount=amount):
                mission = moment.view.turn.mission
                gain += worth.cleansing(mission, amount)
                place = worth.at[mission].active_place
                reason = Msg("der-reason-token-cleanse", {"place": place})
            case GainDie(colours=colours):
                gain += max(die_gain(moment, COLOURS.index(colour)) for colour in colours)
                reason = Msg("der-reason-token-die")
            case Fill(virtues=virtues):
                filled, target = fill_gain(moment, [VIRTUES.index(v) for v in virtues], token)
                gain += filled
                if target is not None:
                    reason = Msg("der-reason-token-fill", {"target": target})
            case Swap() if not (moment.view.turn.rolls or moment.question.as_guest):
                pair = best_swap(moment)
                gain += pair[0]
                reason = Msg("der-reason-token-swap", {"card": pair[1], "other": pair[2]})
            case _:
                pass
    return gain, reason


def die_gain(moment: Moment, colour: int) -> float:
    """What one more die of a colour promises this turn."""
    now = moment.dice
    more = with_change(now, colour, 1)
    promise = moment.planner.prospect(more, moment.open_targets)
    return promise - moment.planner.outlook(now, moment.targets)


def fill_gain(moment: Moment, virtues: list[int], token: str | None) -> tuple[float, str | None]:
    """What filling one symbol promises, and where; two tokens may have to complete it."""
    found, planner = moment.open_targets, moment.planner
    before = planner.outlook(moment.dice, moment.targets)
    dice = packed_dice(moment.dice)
    alone = [planner.alone(dice, target) for target in found]
    top, where = 0.0, None
    for at, target in enumerate(found):
        for virtue in virtues:
            if not target.need[virtue]:
                continue
            left = with_change(target.need, virtue, -1)
            changed = alone[:]
            if not any(left):
                changed[at] = None
                gain = target.worth + planner.pursuing(dice, changed) - before
            else:
                changed[at] = planner.alone(dice, target.with_need(left))
                gain = planner.pursuing(dice, changed) - before
                if token is not None:
                    gain = max(gain, _with_more_tokens(moment, target, left, token))
            if gain > top:
                top, where = gain, target.id
    return top, where


def _with_more_tokens(moment: Moment, target: Target, left: SymbolCounts, token: str) -> float:
    """What a token gains if other own tokens fill the rest."""
    if sum(left) > 2 or any(moment.dice):
        return 0.0
    tokens = list(moment.me.tokens)
    tokens.remove(token)
    for virtue, count in enumerate(left):
        for _ in range(count):
            kind = f"token-{VIRTUES[virtue]}"
            if kind not in tokens:
                return 0.0
            tokens.remove(kind)
    return target.worth - moment.worth.weights.token_kept * sum(left)


def best_swap(moment: Moment) -> tuple[float, str, str]:
    """The exchange that helps both teams most: gain, own wizard, other wizard."""
    known = moment.worth.swaps.get(moment.me.seat)
    if known is not None:
        return known
    top: tuple[float, str, str] = (-1.0, "", "")
    for other in moment.view.players:
        if other.seat != moment.me.seat:
            for mine in moment.me.team:
                for theirs in other.team:
                    gain = swap_gain(moment, moment.me, mine, other, theirs)
                    if gain > top[0]:
                        top = (gain, mine, theirs)
    moment.worth.swaps[moment.me.seat] = top
    return top


def swap_gain(moment: Moment, one: PlayerView, mine: str, other: PlayerView, theirs: str) -> float:
    """What the two teams gain together by an exchange."""
    worth = moment.worth.team
    after_one = tuple(theirs if wizard == mine else wizard for wizard in one.team)
    after_other = tuple(mine if wizard == theirs else wizard for wizard in other.team)
    before = worth(one.team, one) + worth(other.team, other)
    return worth(after_one, one) + worth(after_other, other) - before


def free_gain(moment: Moment, card: str) -> tuple[float, Msg]:
    """What a free ability would do now; its wounds are counted."""
    ability = moment.content.abilities[card]
    assert isinstance(ability, Action)
    worth = moment.worth
    gain, reason = -0.02, Msg("der-reason-use", {"card": card})
    if ability.wounds:
        gain -= worth.hurting(card, ability.wounds) + worth.weights.wound
    for effect in ability.effects:
        match effect:
            case GainDie(colours=colours):
                gain += max(die_gain(moment, COLOURS.index(colour)) for colour in colours)
            case Fill(virtues=virtues):
                filled, target = fill_gain(moment, [VIRTUES.index(v) for v in virtues], None)
                gain += filled
                if target is not None:
                    reason = Msg("der-reason-use-fill", {"card": card, "target": target})
            case RecoverDie():
                lost = dict.fromkeys(moment.view.turn.discarded)
                gain += max(die_gain(moment, COLOURS.index(colour)) for colour in lost)
            case Fly():
                gain += fly_gain(moment)
            case Bear():
                comrade, relief = bear_gain(moment, card)
                gain += relief
                if comrade is not None:
                    reason = Msg("der-reason-use-bear", {"card": card, "other": comrade})
            case _:
                pass
    return gain, reason


def fly_gain(moment: Moment) -> float:
    """What another location promises more than this one."""
    mission = moment.view.turn.mission
    elsewhere = [place.id for place in moment.view.locations if place.id != mission]
    promise = max(landing(moment, location) for location in elsewhere)
    return promise - moment.planner.outlook(moment.dice, moment.targets) - 0.15


def bear_gain(moment: Moment, bearer: str) -> tuple[str | None, float]:
    """The comrade whose damage is best moved, and what moving one gains."""
    worth = moment.worth
    cost = worth.hurting(bearer)
    gains = [
        (worth.healing(wizard, 1) - cost, wizard)
        for wizard in moment.active.team
        if wizard != bearer and moment.view.damage.get(wizard, 0)
    ]
    if not gains:
        return None, 0.0
    gain, wizard = max(gains)
    return (wizard, gain) if gain > 0.02 else (None, 0.0)
