"""The words of a report: names of cards, options and rules, shares and chances, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.kernel import Arg, Msg, title
from commonroom.lab.numbers import Share
from commonroom.lab.report.findings import Findings, Kind
from commonroom.lab.screen import line_up
from commonroom.text import Texts

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
        return self._texts.say(Msg(f"lab-column-{name}"))

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
        key = f"{self._about.prefix}-outcome-{rule}"
        return f"{self._texts.say(Msg(key))} ({rule})" if self._texts.has(key) else rule

    def kinds(self, found: Findings) -> list[str]:
        """What tells the kinds of games apart: line-ups, and what differs of the rest."""
        return [self._kind(kind, list(found.kinds)) for kind in found.kinds]

    def _kind(self, kind: Kind, among: Sequence[Kind]) -> str:
        usual = {option.id: option.values[0] for option in self._about.options}
        parts = [line_up(kind.levels)]
        for at, (option, value) in enumerate(kind.options):
            if any(one.options[at][1] != usual.get(option) for one in among):
                parts.append(f"{option}={value}")
        if any(one.pack for one in among):
            parts.append(self.say("pack", mark=kind.pack) if kind.pack else self.say("no-pack"))
        return ", ".join(parts)

    def share(self, share: Share) -> str:
        """A share and its interval."""
        rate, low, high = (f"{100 * part:.1f}" for part in (share.rate, *share.interval))
        return self._texts.say(Msg("lab-share", {"rate": rate, "low": low, "high": high}))

    def percent(self, rate: float, digits: int = 1) -> str:
        """A share without its interval."""
        return self._texts.say(Msg("lab-percent", {"rate": f"{100 * rate:.{digits}f}"}))


def chance(p: float) -> str:
    """A probability; small ones are not told apart."""
    return f"< {_TINY}" if p < _TINY else f"{p:.3f}"
