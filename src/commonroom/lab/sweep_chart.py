"""The chart of a sweep: shares and lengths over the values of a field, as SVG of our own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise
from typing import NamedTuple

_WIDTH, _HEIGHT, _LEFT, _TOP, _GAP, _LINE = 640, 220, 70, 40, 44, 18
_ROOM = 30
"""Right of a value, for the marks of all series side by side."""
_LETTER = 10
"""What a figure takes of the line below, with some air."""
_INKS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9")
_STYLE = """
svg { background: #fff; color: #1b1b1f; font: 13px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { svg { background: #17171c; color: #e8e8ee; } }
text { fill: currentColor; }
"""


class Mark(NamedTuple):
    """A value, and what was measured there with its interval."""

    value: int
    at: float
    low: float
    high: float


class Panel(NamedTuple):
    """One measure: its name, and a series of marks for each name."""

    heading: str
    unit: str
    series: Sequence[tuple[str, Sequence[Mark]]]


def svg(heading: str, panels: Sequence[Panel]) -> str:
    """The whole picture, which needs nothing from outside."""
    tops, height = [], _TOP
    for panel in panels:  # the names of its series stand below each, one a line
        tops.append(height)
        height += _HEIGHT + _GAP + _LINE * len(panel.series)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'role="img" aria-label="{escape(heading)}">',
        f"<style>{_STYLE}</style>",
        f'<text x="{_LEFT}" y="24" font-weight="600">{escape(heading)}</text>',
    ]
    for panel, top in zip(panels, tops, strict=True):
        parts += _panel(panel, top)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(panel: Panel, top: int) -> list[str]:
    marks = [mark for _, series in panel.series for mark in series]
    values = sorted({mark.value for mark in marks})
    low, high = min(mark.low for mark in marks), max(mark.high for mark in marks)
    span = (high - low) or 1.0
    room = _HEIGHT - 50
    width = (values[-1] - values[0]) or 1

    def x(value: int, shift: float = 0.0) -> float:
        return _LEFT + 20 + (_WIDTH - _LEFT - 60) * (value - values[0]) / width + shift

    def y(at: float) -> float:
        return top + 20 + room * (high - at) / span

    nearest = min((x(after) - x(value) for value, after in pairwise(values)), default=_ROOM)
    apart = min(5.0, min(_ROOM, nearest) / max(1, len(panel.series)))
    found = [f'<text x="{_LEFT}" y="{top + 8}">{escape(panel.heading)}</text>']
    found += [
        f'<line x1="{_LEFT}" x2="{_WIDTH - 20}" y1="{y(at):.1f}" y2="{y(at):.1f}" '
        f'stroke="currentColor" opacity=".2"/><text x="{_LEFT - 8}" y="{y(at) + 4:.1f}" '
        f'text-anchor="end">{at:.1f}{escape(panel.unit)}</text>'
        for at in (low, (low + high) / 2, high)
    ]
    found += [
        f'<text x="{x(value):.1f}" y="{top + room + 42}" text-anchor="middle">{value}</text>'
        for value in _named(values, x)
    ]
    for number, (name, series) in enumerate(panel.series):
        ink, shift = _INKS[number % len(_INKS)], apart * number
        line = " ".join(f"{x(mark.value, shift):.1f},{y(mark.at):.1f}" for mark in series)
        found.append(f'<polyline points="{line}" fill="none" stroke="{ink}" opacity=".5"/>')
        for mark in series:
            place = f"{x(mark.value, shift):.1f}"
            found.append(
                f'<line x1="{place}" x2="{place}" y1="{y(mark.low):.1f}" y2="{y(mark.high):.1f}" '
                f'stroke="{ink}" stroke-width="2"/><circle cx="{place}" cy="{y(mark.at):.1f}" '
                f'r="4" fill="{ink}"/>'
            )
        found.append(
            f'<text x="{_LEFT}" y="{top + _HEIGHT + 14 + _LINE * number}" style="fill:{ink}">'
            f"{escape(name)}</text>"
        )
    return found


def _named(values: Sequence[int], x: Callable[[int], float]) -> list[int]:
    """The values that are written below: all whose figures do not run into those of another."""

    def clear(left: int, right: int) -> bool:
        return x(right) - x(left) >= _LETTER * (len(str(left)) + len(str(right))) / 2

    *others, last = values
    named: list[int] = []
    for value in others:
        if clear(value, last) and (not named or clear(named[-1], value)):
            named.append(value)
    return [*named, last]
