"""What to do with the dice: roll, change the roll, assign, discard, stop."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.bots.chances import (
    with_change,
)
from commonroom.games.death_eaters_rising.bots.helping import (
    help_out,
)
from commonroom.games.death_eaters_rising.bots.journey import (
    follow,
)
from commonroom.games.death_eaters_rising.bots.moment import Moment, best
from commonroom.games.death_eaters_rising.bots.plan import (
    Use,
)
from commonroom.games.death_eaters_rising.content import VIRTUES, SymbolCounts
from commonroom.games.death_eaters_rising.options import (
    ASSIGN,
    CHANGE,
    DISCARD,
    DONE,
    END,
    REROLL,
    ROLL,
    STOP,
    TURN,
)
from commonroom.games.death_eaters_rising.state import without
from commonroom.games.death_eaters_rising.vocabulary import (
    AfterRoll,
    Turn,
)
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice


def ready(moment: Moment) -> Choice:
    """Before a roll: follow Voldemort, use what helps now, else roll."""
    helped = help_out(moment)
    if helped is not None:
        return helped
    way = follow(moment)
    if way is not None and way[0] > 0.15:
        return Choice(way[1], Msg("der-reason-follow"))
    roll = ROLL.option()
    if moment.options[0] == roll and (moment.targets or not moment.offers(STOP)):
        return Choice(roll, Msg("der-reason-roll"))
    return Choice(STOP.option(), Msg("der-reason-stop"))


def dice(moment: Moment) -> Choice:
    """After a roll: change it if that helps, then assign or discard as planned."""
    plan = moment.plan()
    for option in moment.offers(CHANGE):
        wizard = CHANGE.arg(option)
        if _worth_changing(moment, wizard, plan):
            return Choice(option, Msg("der-reason-change", {"card": wizard}))
    turn = moment.view.turn
    if plan.promise < 0.02 and not turn.acted:
        helped = help_out(moment)
        return helped or Choice(STOP.option(), Msg("der-reason-stop"))
    if plan.assign:
        die, target = plan.assign[0]
        left = _need_after(moment, target, die)
        if not any(left):
            reason = Msg("der-reason-completes", {"target": target})
        else:
            rest = with_change(moment.dice, moment.die(die).colour, -1)
            percent = moment.percent(left, rest)
            reason = Msg("der-reason-assign", {"target": target, "percent": percent})
        return Choice(ASSIGN.option(die, target), reason)
    if plan.discard is not None:
        return Choice(DISCARD.option(plan.discard), Msg("der-reason-discard"))
    if plan.promise < 0.02:
        helped = help_out(moment)
        return helped or Choice(STOP.option(), Msg("der-reason-stop"))
    return Choice(ROLL.option(), Msg("der-reason-roll-on"))


def _need_after(moment: Moment, target: str, die: str) -> SymbolCounts:
    need = moment.view.turn.needs[target]
    shown = moment.die(die)
    count = 1 if moment.single_faces else shown.symbols
    return with_change(need, shown.virtue, -min(count, need[shown.virtue]))


def _worth_changing(moment: Moment, wizard: str, plan: Use) -> bool:
    ability = moment.content.abilities[wizard]
    assert isinstance(ability, AfterRoll)
    if isinstance(ability.effect, Turn):
        options = turns(moment, ability.effect)
        if not options:
            return False
        gain, _ = best(moment, lambda option: _turned(moment, option), options)
        return gain > moment.promise_of(moment.rolled) + 0.08
    return plan.discard is not None or (
        bool(plan.assign) and len(plan.assign) < len(moment.rolled) <= 2
    )


def turns(moment: Moment, effect: Turn) -> list[Option]:
    """The turns of a die that could matter: to a symbol that is wanted."""
    content = moment.content
    wanted = moment.wanted
    options: list[Option] = []
    for die in dict.fromkeys(moment.view.turn.rolled):
        colour = content.faces[die].colour
        if effect.colours and colour not in effect.colours:
            continue
        for to in dict.fromkeys(content.rolls[colour]):
            virtue = content.faces[to].virtue
            if to != die and wanted[virtue] and _may_show(moment, effect, die, virtue):
                options.append(TURN.option(die, to))
    return options


def _may_show(moment: Moment, effect: Turn, die: str, virtue: int) -> bool:
    """Whether an effect may turn a die to a virtue."""
    if effect.to == "copied":
        others = without(moment.view.turn.rolled, die)
        return any(moment.content.faces[other].virtue == virtue for other in others)
    return effect.to in ("any", VIRTUES[virtue])


def _turned(moment: Moment, option: Option) -> float:
    rolled = list(moment.rolled)
    if option[0] == TURN.name:
        die, to = map(moment.die, TURN.args(option))
        if not moment.wanted[to.virtue]:
            return 0.0
        rolled.remove(die)
        rolled.append(to)
    return moment.promise_of(tuple(rolled))


def turn(moment: Moment) -> Choice:
    """The turn of a die that promises most."""
    _, option = best(moment, lambda option: _turned(moment, option))
    if option[0] == DONE.name:
        return Choice(option, Msg("der-reason-enough"))
    die, to = TURN.args(option)
    return Choice(option, Msg("der-reason-turn", {"die": die, "to": to}))


def reroll(moment: Moment) -> Choice:
    """Roll again whatever the plan does not use."""
    useful = [die for die, _ in moment.plan().assign] if moment.rolled else []
    for option in moment.offers(REROLL):
        die = REROLL.arg(option)
        if moment.view.turn.rolled.count(die) > useful.count(die):
            return Choice(option, Msg("der-reason-reroll", {"die": die}))
    done = DONE.option()
    option = done if done in moment.options else moment.options[0]
    return Choice(option, Msg("der-reason-enough"))


def last(moment: Moment) -> Choice:
    """No die is left: tokens may still complete something."""
    return help_out(moment) or Choice(END.option(), Msg("der-reason-end"))
