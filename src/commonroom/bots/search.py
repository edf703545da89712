"""Looking ahead: the policy of a master.

Owns which options are tried, how often, and when one of them is better than what the expert would
have done. A master never meets a world: it asks for trials ("what comes of these options in those
worlds?") and is told how good each end was. Whoever carries out the trials sees to it that the
worlds are such as the seat can imagine.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import ceil, inf, sqrt
from typing import NamedTuple, TypeAlias

from commonroom.bots.budget import Budget
from commonroom.kernel import Chance, Msg, Option
from commonroom.kernel.policy import Choice, Foresight, Question

_LEAST, _ROUND = 4, 8
"""Worlds of a round, at least and at most. After each, some options are given up."""
_FEW = 4
"""Of more options than these, half are given up at a time."""
_GLANCES = 2
"""Worlds in which a master looks at many options before it tries some of them."""
USUAL = Foresight()
"""How far and how often a master looks ahead, unless its title says otherwise."""
_CERTAIN = 3.0
"""A lead of so many standard errors ends the race."""
_RACE = 400
"""Trials of a race that is followed by a second look, at most: the rest of the time is for that."""
_SECOND, _GLIMPSE = 80, 16
"""Worlds of a second look, at most, and of one part of it; after each part it may be clear."""
_CLEAR = 2.0
"""So many standard errors beside what is believed end a second look."""
_DOUBT = 2.5
"""What was not looked at a second time, for want of time, must be better by so many times more."""
_WORLDS = 2**32


class Trials(NamedTuple):
    """What a master wants to know: how each of these options ends in each of these worlds."""

    options: tuple[Option, ...]
    worlds: tuple[int, ...]
    at_once: bool = False
    """Not how it ends, but how the game stands right after the option."""
    turns: int | None = None
    """For how many turns to play on; None: as many as is usual in the title."""


Ends: TypeAlias = Sequence[Sequence[float]]
"""World by world, the chance to win after each option. Fewer worlds than asked: time is up."""
Thinking: TypeAlias = Generator[Trials, Ends, Choice | None]


class Tally:
    """What has been tried so far: the same worlds for every option that is still in the race."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.ends: dict[Option, list[float]] = {option: [] for option in options}

    @property
    def worlds(self) -> int:
        """In how many worlds the options in the race were tried."""
        return min(map(len, self.ends.values()))

    def add(self, trials: Trials, ends: Ends) -> None:
        """Count what came out."""
        for world in ends:
            for option, end in zip(trials.options, world, strict=True):
                self.ends[option].append(end)

    def mean(self, option: Option) -> float:
        """The chance to win after an option, as far as is known."""
        ends = self.ends[option]
        return sum(ends) / len(ends) if ends else 0.0

    def best(self) -> Option:
        """The option that ended best; the first of equals."""
        return max(self.ends, key=self.mean)

    def gap(self, one: Option, other: Option) -> tuple[float, float]:
        """How much better one is than the other, and the standard error of that, world by world."""
        gaps = [a - b for a, b in zip(self.ends[one], self.ends[other], strict=True)]
        count = len(gaps)
        mean = sum(gaps) / count
        if count < 2:
            return mean, inf
        spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
        return mean, sqrt(spread / count)

    def lead(self, one: Option, other: Option) -> float:
        """By how many standard errors one is better than the other."""
        mean, error = self.gap(one, other)
        if mean <= 0:
            return 0.0
        return mean / error if error else inf

    def keep(self, options: Sequence[Option]) -> None:
        """Give up all other options."""
        self.ends = {option: self.ends[option] for option in self.ends if option in options}


def look_ahead(
    question: Question,
    first: Choice,
    budget: Budget,
    chance: Chance,
    foresight: Foresight = USUAL,
) -> Thinking:
    """Ask for trials until it is clear what to do, or the budget is used up.

    Options that fall behind the first thought, the expert's, are given up round by round. Only what
    is clearly better is done instead of it, and by no less than what can be told.
    """
    if question.as_guest or len(question.options) == 1:
        return first
    usual = first.option
    tally = Tally([usual, *(option for option in question.options if option != usual)])
    left = min(budget.trials, _RACE) if foresight.second_look else budget.trials
    most = max(_FEW, left // _ROUND)
    if len(tally.ends) > most:
        glance = Trials(tuple(tally.ends), worlds(chance, _GLANCES), at_once=True)
        tally.add(glance, (yield glance))
        tally = Tally(_promising(tally, most, usual))
    while len(tally.ends) > 1 and left >= len(tally.ends):
        racing = len(tally.ends)
        count = min(_ROUND, max(_LEAST, left // (2 * racing)), left // racing)
        trials = Trials(tuple(tally.ends), worlds(chance, count))
        ends = yield trials
        tally.add(trials, ends)
        left -= count * racing
        if len(ends) < count:
            break
        tally.keep(_still_racing(tally, usual, foresight))
        if _is_over(tally, usual):
            break
    best = _clearly_best(tally, usual, foresight)
    if best != usual and foresight.second_look:
        best, tally = yield from _second_look(tally, best, usual, budget, chance, foresight)
    if not tally.worlds:
        return first
    percent = round(100 * tally.mean(best))
    return Choice(best, Msg("bot-reason-search", {"percent": percent, "tries": tally.worlds}))


def _second_look(
    seen: Tally, best: Option, usual: Option, budget: Budget, chance: Chance, foresight: Foresight
) -> Generator[Trials, Ends, tuple[Option, Tally]]:
    """What seems better is looked at again, further ahead: whether it is, and what was tried.

    It is tried in other worlds than those that made it look good: there it may have been luck.
    """
    again, bar = Tally([usual, best]), foresight.finest
    left = min(_SECOND, max(_LEAST, budget.trials // 2))
    while left:
        count = min(_GLIMPSE, left)
        trials = Trials((usual, best), worlds(chance, count), turns=foresight.second_look)
        ends = yield trials
        again.add(trials, ends)
        left -= count
        if len(ends) < count:
            break
        mean, error = again.gap(best, usual)
        if abs(mean - bar) >= _CLEAR * error:
            break
    if again.worlds < _LEAST:
        again, bar = seen, bar * _DOUBT
    return best if again.mean(best) >= again.mean(usual) + bar else usual, again


def worlds(chance: Chance, count: int) -> tuple[int, ...]:
    """The seeds of so many worlds."""
    return tuple(chance.die(_WORLDS, "world") for _ in range(count))


def _promising(tally: Tally, most: int, usual: Option) -> list[Option]:
    """The options after which the game stands best, about so many; equals are all kept."""
    bar = sorted(map(tally.mean, tally.ends), reverse=True)[most - 1]
    return [option for option in tally.ends if option == usual or tally.mean(option) >= bar]


def _still_racing(tally: Tally, usual: Option, foresight: Foresight) -> list[Option]:
    """What is usual, and what may be better: the better half of it, if it is much."""
    ranked = [option for option in sorted(tally.ends, key=tally.mean, reverse=True)
              if option != usual]  # fmt: skip
    better = [option for option in ranked if _may_be_better(tally, option, usual, foresight)]
    if len(better) > _FEW:
        better = better[: ceil(len(better) / 2)]
    return [usual, *better]


def _may_be_better(tally: Tally, option: Option, usual: Option, foresight: Foresight) -> bool:
    """Whether an option is better by what can be told, or may be for all that was tried."""
    if not foresight.patience:
        return tally.mean(option) >= tally.mean(usual) + foresight.finest
    mean, error = tally.gap(option, usual)
    return mean + foresight.patience * error >= foresight.finest


def _is_over(tally: Tally, usual: Option) -> bool:
    """Whether one option is certainly better than what is usual, and nothing else is."""
    better = [option for option in tally.ends if option != usual]
    return len(better) == 1 and tally.lead(better[0], usual) >= _CERTAIN


def _clearly_best(tally: Tally, usual: Option, foresight: Foresight) -> Option:
    """The option that ended best, if it is clearly better than what is usual."""
    best = tally.best()
    if best == usual:
        return usual
    told = tally.mean(best) >= tally.mean(usual) + foresight.finest
    return best if told and tally.lead(best, usual) >= foresight.convinced else usual
