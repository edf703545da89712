"""The words of results: names of cards, line-ups and rules, shares and chances, in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from commonroom.kernel import Arg, Msg, title
from commonroom.lab.games import CUT
from commonroom.lab.numbers import Share
from commonroom.text import Texts

Way: TypeAlias = tuple[tuple[str, ...], Mapping[str, str]]
"""A way to play: who sits where, and the options of the game."""
_TINY = 0.001


class Speech:
    """Says what a game's results are about."""

    def __init__(self, texts: Texts, game: str) -> None:
        self._texts = texts
        self.language = texts.language
        self._about = title(game).about

    def say(self, name: str, **args: Arg) -> str:
        """One of the report's own messages."""
        return self._texts.say(Msg(f"lab-report-{name}", args))

    def column(self, name: str) -> str:
        """The head of a column."""
        return column_text(self._texts, name)

    def columns(self, *names: str) -> list[str]:
        """The heads of several columns."""
        return [self.column(name) for name in names]

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.name(self._about.id)

    def name(self, one: str) -> str:
        """A card, a place, a house; the side of a card is named after a stroke."""
        thing, stroke, side = one.partition("/")
        key = f"{self._about.prefix}-{thing}"
        said = self._texts.say(Msg(key)) if self._texts.has(key) else thing
        return f"{said} ({side})" if stroke else said

    def tally(self, field: str) -> str:
        """What happened to the cards of a tally."""
        return self._texts.say(Msg(f"{self._about.prefix}-tally-{field}"))

    def die(self, column: str) -> str:
        """What some dice are rolled for."""
        return self._texts.say(Msg(f"{self._about.prefix}-die-{column}"))

    def ending(self, rule: str) -> str:
        """How a rule ends a game."""
        if rule == CUT:
            return self._texts.say(Msg("lab-ending-cut"))
        key = f"{self._about.prefix}-outcome-{rule}"
        return self._texts.say(Msg(key)) if self._texts.has(key) else rule

    def told_apart(self, ways: Sequence[Way]) -> list[list[str]]:
        """What tells ways to play apart, as it is typed: line-ups, and options not as usual."""
        usual = {option.id: option.values[0] for option in self._about.options}
        unusual = [name for name in usual if any(one[1].get(name) != usual[name] for one in ways)]
        return [
            [line_up(levels), *(f"{name}={options[name]}" for name in unusual if name in options)]
            for levels, options in ways
        ]

    def share(self, share: Share) -> str:
        """A share and its interval."""
        return share_text(self._texts, share)

    def cut(self, games: int, total: int) -> str:
        """How many games came to no end."""
        return cut_text(self._texts, games, total)

    def percent(self, rate: float, digits: int = 1) -> str:
        """A share without its interval."""
        return self._texts.say(Msg("lab-percent", {"rate": f"{100 * rate:.{digits}f}"}))


def column_text(texts: Texts, name: str) -> str:
    """The head of a column."""
    return texts.say(Msg(f"lab-column-{name}"))


def cut_text(texts: Texts, games: int, total: int) -> str:
    """How many games came to no end: they count as won by nobody."""
    return texts.say(Msg("lab-cut", {"games": games, "total": total}))


def share_text(texts: Texts, share: Share) -> str:
    """A share and its interval."""
    rate, low, high = (f"{100 * part:.1f}" for part in (share.rate, *share.interval))
    return texts.say(Msg("lab-share", {"rate": rate, "low": low, "high": high}))


def chance(p: float) -> str:
    """A probability; small ones are not told apart."""
    return f"< {_TINY}" if p < _TINY else f"{p:.3f}"


def line_up(levels: Sequence[str]) -> str:
    """``expert*2,novice``: at most one part for each level, if the order of seats allows."""
    counts = Counter(levels)
    if list(counts.elements()) != list(levels):
        return ",".join(levels)
    return ",".join(level if n == 1 else f"{level}*{n}" for level, n in counts.items())
