"""The tables that are made of what a run found, as plain text cells."""

from collections.abc import Iterator

from benchmarks import compiled, growth
from benchmarks.commonroom_engine import CommonRoom
from benchmarks.measure import COMMON, Series, find
from benchmarks.peers import REFERENCE
from benchmarks.results import Results
from benchmarks.telling import Grid
from commonroom.kernel import title

NOTHING = "–"
COPIES = ("copy", "copy again")


def grids(results: Results) -> Iterator[Grid]:
    """All tables that have something to show."""
    tables = random_play, copies, details, both_builds, by_seats, by_answers, by_workers
    yield from (grid for table in tables if (grid := table(results)).rows)


def random_play(results: Results) -> Grid:
    """All engines: how fast they play on."""
    rows = []
    for engine in results.versions:
        play = _measured(results, engine, "play")
        done, rate = play.total(), 1 / play.each()
        length = f"{done.steps / done.games:,.0f}"
        if done.cut:
            length += f" ({done.cut} of {done.games} cut)"
        rows.append([_label(results, engine), _rate(rate), _ratio(results, play)])
        rows[-1] += [_share(play.spread()), length, _rate(rate * done.games / done.steps)]
    headers = ["engine", "decisions/s", "×", "±", "decisions/game", "games/s"]
    return Grid(f"Random play (× = times as fast as {REFERENCE})", headers, rows)


def copies(results: Results) -> Grid:
    """All engines: what a copy of a game in play costs, the first time and again."""
    headers = ["engine"]
    for measure in COPIES:
        headers += [measure, "×", "±"]
    rows = []
    for engine in results.versions:
        row = [_label(results, engine)]
        for measure in COPIES:
            copy = _measured(results, engine, measure)
            row += [_time(copy.each()), _ratio(results, copy), _share(copy.spread())]
        rows.append(row)
    return Grid(f"Copies (× = times as fast as {REFERENCE})", headers, rows)


def details(results: Results) -> Grid:
    """Common Room alone: everything else that is measured, game by game."""
    series = [s for s in results.series if s.engine in results.ours]
    elsewhere = {*COMMON, *growth.measures()}
    measures = list(dict.fromkeys(s.measure for s in series if s.measure not in elsewhere))
    rows = []
    for measure in measures:
        found = [find(series, engine, measure) for engine in results.ours]
        rows.append([measure, *(NOTHING if one is None else _cell(one) for one in found)])
    return Grid("Common Room in detail", ["", *results.ours], rows)


def both_builds(results: Results) -> Grid:
    """What compiling gives."""
    measures = {"play": "decisions/s", "copy": "copy", "copy again": "copy again"}
    measures["expert decision"] = "expert decision"
    headers = ["engine"]
    for header in measures.values():
        headers += [header, "× plain"]
    headers.insert(3, f"× {REFERENCE}")
    rows = []
    for engine in results.ours:
        row = [engine]
        for measure in measures:
            plain = find(results.series, engine, measure)
            built = find(results.series, compiled.name_of(engine), measure)
            if built is None or plain is None:
                row += [NOTHING, NOTHING]
            else:
                row += [_cell(built), f"{built.times_faster(plain):.2f}"]
            if measure == "play":
                row.append(NOTHING if built is None else _ratio(results, built))
        if set(row[1:]) != {NOTHING}:
            rows.append(row)
    return Grid("Compiled", headers, rows)


def by_seats(results: Results) -> Grid:
    """How costs grow with the number of seats."""
    rows = []
    for game in results.titles:
        for seats in sorted(title(game).about.seats):
            engine = CommonRoom(game, seats).name
            found = [find(results.series, engine, measure) for measure in growth.BY_SEATS]
            if all(found):
                rows.append([engine, *(_cell(one) for one in found if one is not None)])
    return Grid("By seats", ["title, seats", "decisions/s", "copy again", "view"], rows)


def by_answers(results: Results) -> Grid:
    """How costs grow with the length of a game."""
    rows = []
    for engine in results.ours:
        for answers in growth.ANSWERS:
            found = [
                find(results.series, engine, growth.measure_after(measure, answers))
                for measure in growth.BY_ANSWERS
            ]
            cells = [_time(one.each()) for one in found if one is not None]
            if cells:
                rows.append([f"{engine}, after {answers:,}", *cells])
    headers = ["title, answers so far", "a decision", *growth.BY_ANSWERS[1:]]
    return Grid("By length", headers, rows)


def by_workers(results: Results) -> Grid:
    """How much more several workers play than one."""
    rows = [
        [one.game, str(one.workers), f"{one.games:,}", f"{one.times_faster():.2f}",
         f"{one.at_best():.2f}"]
        for one in results.scaling
    ]  # fmt: skip
    headers = ["title, novices", "workers", "games", "× one worker", "separate processes"]
    return Grid("Workers", headers, rows)


def _measured(results: Results, engine: str, measure: str) -> Series:
    """The series of a measure that every engine has."""
    series = find(results.series, engine, measure)
    assert series is not None, f"{engine} was not measured by {measure}"
    return series


def _label(results: Results, engine: str) -> str:
    ours = "Common Room " if engine in results.ours else ""
    return f"{ours}{engine} ({results.versions[engine]})"


def _ratio(results: Results, series: Series) -> str:
    reference = find(results.series, REFERENCE, series.measure)
    return NOTHING if reference is None else f"{series.times_faster(reference):.2f}"


def _cell(series: Series) -> str:
    if series.total().games:
        return f"{_rate(1 / series.each())}/s"
    return _time(series.each())


def _rate(per_second: float) -> str:
    return f"{per_second:,.0f}" if per_second >= 100 else f"{per_second:.3g}"


def _time(seconds: float) -> str:
    if seconds < 1e-3:
        return f"{seconds * 1e6:.3g} µs"
    return f"{seconds * 1e3:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"


def _share(share: float) -> str:
    return f"{share:.0%}"
