"""Charts as pictures. matplotlib draws them, and is only imported here, when one is drawn."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from typing import TYPE_CHECKING, Any, NamedTuple

from commonroom.lab.numbers import Share
from commonroom.lab.report.layout import Chart, Dice, Lengths, Shares

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_DPI = 110
_WIDTH = 7.0
_BARS = 40
_LONGEST = 44
_TICKS = 5


class Palette(NamedTuple):
    """Colours that can be told apart, by everybody."""

    paper: str
    ink: str
    faint: str
    mark: str
    usual: str
    series: tuple[str, ...]


LIGHT = Palette("#ffffff", "#1b1b1f", "#c9c9d2", "#0072b2", "#d55e00",
                ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9"))  # fmt: skip
DARK = Palette("#17171c", "#e8e8ee", "#44444f", "#56b4e9", "#e69f00",
               ("#56b4e9", "#e69f00", "#3fc79a", "#e3a3c6", "#f0e442", "#7fa8ff"))  # fmt: skip


class Picture(NamedTuple):
    """A chart as a PNG, for light paper and for dark."""

    light: bytes
    dark: bytes


def picture(chart: Chart) -> Picture:
    """Draw a chart."""
    return Picture(_drawn(chart, LIGHT), _drawn(chart, DARK))


def _drawn(chart: Chart, palette: Palette) -> bytes:
    match chart:
        case Shares():
            figure = _shares(chart, palette)
        case Lengths():
            figure = _lengths(chart, palette)
        case Dice():
            figure = _dice(chart, palette)
    kept = BytesIO()
    figure.savefig(kept, format="png", dpi=_DPI, facecolor=palette.paper,
                   metadata={"Software": None})  # fmt: skip
    return kept.getvalue()


def _figure(height: float) -> Figure:
    from matplotlib.figure import Figure

    return Figure(figsize=(_WIDTH, height), layout="constrained")


def _dress(axes: Axes, palette: Palette) -> None:
    axes.set_facecolor(palette.paper)
    axes.tick_params(colors=palette.ink, length=0)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left", "bottom"):
        axes.spines[side].set_visible(False)
    for text in (axes.xaxis.label, axes.yaxis.label, axes.title):
        text.set_color(palette.ink)


def _shares(chart: Shares, palette: Palette) -> Figure:
    figure = _figure(0.9 + 0.27 * len(chart.shares))
    axes = figure.subplots()
    _dress(axes, palette)
    places = range(len(chart.shares))
    for place, (_, share) in zip(places, chart.shares, strict=True):
        low, high = share.interval
        axes.plot([100 * low, 100 * high], [place, place], color=palette.mark, linewidth=2)
        axes.plot([100 * share.rate], [place], "o", color=palette.mark)
    axes.set_yticks(list(places), [_short(name) for name, _ in chart.shares])
    axes.set_ylim(len(chart.shares) - 0.5, -0.5)
    axes.grid(axis="x", color=palette.faint, linewidth=0.6)
    axes.xaxis.set_major_formatter("{x:g} %")
    axes.locator_params(axis="x", nbins=_TICKS)
    if chart.usual is not None:
        axes.axvline(100 * chart.usual, color=palette.usual, linestyle="--", linewidth=1)
    return figure


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"


def _lengths(chart: Lengths, palette: Palette) -> Figure:
    figure = _figure(3.2)
    axes = figure.subplots()
    _dress(axes, palette)
    everything = sum((counts for _, counts in chart.series), Counter())
    least, most = min(everything), max(everything)
    width = max(1, -(-(most - least + 1) // _BARS))
    edges = list(range(least, most + width + 1, width))
    for at, (name, counts) in enumerate(chart.series):
        weights = [100 * times / counts.total() for times in counts.values()]
        axes.hist(list(counts), bins=edges, weights=weights, histtype="step", linewidth=1.8,
                  color=palette.series[at % len(palette.series)], label=name)  # fmt: skip
    axes.grid(axis="y", color=palette.faint, linewidth=0.6)
    axes.yaxis.set_major_formatter("{x:g} %")
    axes.set_xlabel(chart.axis, color=palette.ink)
    if len(chart.series) > 1:
        axes.legend(frameon=False, labelcolor=palette.ink)
    return figure


def _dice(chart: Dice, palette: Palette) -> Figure:
    figure = _figure(0.5 + 1.5 * -(-len(chart.dice) // 2))
    plots: Any = figure.subplots(-(-len(chart.dice) // 2), 2, squeeze=False)
    for axes, (name, counts) in zip(plots.flat, chart.dice, strict=False):
        _dress(axes, palette)
        faces = range(1, len(counts) + 1)
        shares = [Share(count, sum(counts)) for count in counts]
        axes.bar(faces, [100 * share.rate for share in shares], color=palette.mark)
        for face, share in zip(faces, shares, strict=True):
            axes.plot([face, face], [100 * end for end in share.interval], color=palette.ink)
        axes.axhline(100 / len(counts), color=palette.usual, linestyle="--", linewidth=1)
        axes.set_xticks(list(faces))
        axes.set_title(_short(name), color=palette.ink, fontsize="medium")
        axes.yaxis.set_major_formatter("{x:g} %")
    for axes in plots.flat[len(chart.dice) :]:
        axes.set_visible(False)
    return figure
