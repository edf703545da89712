"""Rolls: which die to keep, which to roll again, and what each result is worth."""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.bots.effects import effects_worth, face_worths
from commonroom.games.talisman.bots.fighting import reroll_in_battle, told_roll
from commonroom.games.talisman.bots.moment import Moment
from commonroom.games.talisman.bots.moving import die_worth
from commonroom.games.talisman.bots.prices import loss_worth
from commonroom.games.talisman.bots.spells import without_casts
from commonroom.games.talisman.game import VOLDEMORT
from commonroom.games.talisman.odds import gates_after_roll
from commonroom.games.talisman.strength import strength, total
from commonroom.games.talisman.traits import Evade, Resist, Save
from commonroom.games.talisman.vocabulary import Roll
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice

_STATS = ("magic", "might")


def roll(moment: Moment) -> Choice:
    """TAL-FAT-1 Accept a roll, choose a die, or roll one again."""
    purpose = str(moment.question.prompt.args["purpose"])
    if purpose == "battle":
        choice = reroll_in_battle(moment)
        if choice is not None:
            return choice
    dice = list(moment.view.turn.dice)
    worths = _worths(moment, purpose, len(dice))
    price = loss_worth(moment.mind, "fate", 1)
    chosen = moment.options[0][0] == "keep"

    def worth(option: Option) -> float:
        match option:
            case ("keep", int(die)):
                return worths[die]
            case ("fate", int(die)):
                return _again(worths, dice, die, chosen) - price
            case ("reroll", str(_), int(die)):
                return _again(worths, dice, die, chosen) - 0.01
            case _:
                return worths[sum(dice)]

    _, option = moment.best(without_casts(moment.question).options, worth)
    return told_roll(moment, option)


def _again(worths: dict[int, float], dice: list[int], die: int, chosen: bool) -> float:
    """The mean if one of the dice is rolled again."""
    rest = list(dice)
    rest.remove(die)
    if chosen:
        kept = max((worths[other] for other in rest), default=-99.0)
        return sum(max(kept, worths[face]) for face in range(1, 7)) / 6
    return sum(worths[sum(rest) + face] for face in range(1, 7)) / 6


def _worths(moment: Moment, purpose: str, dice: int) -> dict[int, float]:
    """What each result of a roll is worth."""
    numbers = range(1, 6 * dice + 1)
    mind = moment.mind
    match purpose:
        case "move":
            return {number: die_worth(moment, number) for number in range(1, 7)}
        case "quidditch-pitch":
            return {number: _challenge(moment, number) for number in range(1, 7)}
        case "charms-classroom" | "defence-against-the-dark-arts-classroom":
            return {number: -0.8 * number for number in numbers}
        case "astronomy-tower":
            spare = len(mind.player.followers)
            return {n: mind.life_worth(-max(0, n - spare)) - min(n, spare) for n in numbers}
        case "hogwarts-gates":
            power = max(total(strength(moment.game, moment.seat, s, "dice")) for s in _STATS)
            return {n: 10 * gates_after_roll(power, (n,)) for n in numbers}
        case _:
            return _table(moment, purpose, dice)


def _challenge(moment: Moment, number: int) -> float:
    """TAL-SPC-2 How easily a challenge is met."""
    row = moment.content.challenges[number]
    hallow = moment.mind.hallow_worth
    if row.cost is None:
        return 0.8 * hallow if row.deed == "defeat-enemy" else 0.3 * hallow
    player = moment.mind.player
    if row.cost.galleon:
        return hallow * min(1.0, 0.3 + player.galleons / row.cost.galleon)
    return 0.7 * hallow


def _table(moment: Moment, purpose: str, dice: int) -> dict[int, float]:
    """The table of a card or space; or the number by which a card saves, evades or resists."""
    source = purpose
    if purpose in moment.content.characters:
        source = f"{purpose}/{moment.mind.player.side}"
    if moment.game.state.fight is None or purpose not in moment.content.characters:
        tables = [t for t in moment.index.all(source, Roll) if t.dice == dice or dice == 2]
        if tables:
            worths = face_worths(moment.mind, tables[0])
            return {tables[0].dice + at: worth for at, worth in enumerate(worths)}
    if purpose == VOLDEMORT:
        return {
            face: effects_worth(moment.mind, row.effects)
            for row in moment.content.voldemort.beaten
            for face in row.on
        }
    need = 7
    for kind in (Save, Evade, Resist):
        for card, trait in moment.game.having(moment.seat, kind):
            if card == purpose:
                need = min(need, trait.at_least)  # type: ignore[attr-defined] # all three have it
    saved = -moment.mind.life_worth(-1)
    return {number: saved if number >= need else 0.0 for number in range(1, 6 * dice + 1)}


def put_aside(moment: Moment) -> Choice:
    """TAL-CMP-2 Hagrid keeps the best two of three dice."""
    dice = list(moment.view.turn.dice)
    tables = moment.index.all(moment.card, Roll)
    worths = dict(enumerate(face_worths(moment.mind, tables[0]), tables[0].dice))

    def worth(option: Option) -> float:
        return worths[sum(dice) - verbs.PUT_ASIDE.arg(option)]

    _, option = moment.best(moment.options, worth)
    return Choice(option, Msg("tal-reason-put-aside", {"die": option[1]}))


def foretell(moment: Moment) -> Choice:
    """TAL-SPC-3 A number in the middle is soonest in reach of Fate."""
    return Choice(("foretell", 3), Msg("tal-reason-foretell"))
