"""``commonroom lab report``: what a file of results tells, as a page and pictures."""

from __future__ import annotations

import errno
import os
import sys
from importlib.util import find_spec
from pathlib import Path

import click

from commonroom.kernel import Msg
from commonroom.kernel.errors import CommonRoomError
from commonroom.lab import formats
from commonroom.lab.errors import (
    CannotWrite,
    HoldsResults,
    MatplotlibMissing,
    NoResults,
    NothingToCompare,
    OtherGame,
    UnknownFormat,
)
from commonroom.lab.report import html
from commonroom.lab.report.charts import picture
from commonroom.lab.report.findings import Findings, found_in
from commonroom.lab.report.layout import Report
from commonroom.lab.report.sections import report_on
from commonroom.lab.screen import plain
from commonroom.lab.speech import Speech
from commonroom.text import Texts, languages

_REFUSED = 2
_PAGES = (".html", ".htm")
_FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.argument("results", type=_FILE)
@click.option("--against", type=_FILE, metavar="RESULTS",
              help="Other results of the same game, to compare with.")  # fmt: skip
@click.option("--about", metavar="card:ID",
              help="What you wanted to know beforehand: a card, a level, a rule.")  # fmt: skip
@click.option("--out", type=_FILE, default="report.html", show_default=True,
              help="The page; its charts go beside it as pictures.")  # fmt: skip
@click.option("--language", type=click.Choice(languages()), default="en", show_default=True)
def report(
    results: Path, against: Path | None, about: str | None, out: Path, language: str
) -> None:
    """Tell what the games in RESULTS show.

    Who wins, how long it takes, by what, and whether the dice are fair.
    """
    texts = Texts(language)
    notes = plain(stderr=True)
    try:
        pictures = write(results, against, out, texts, about)
    except CommonRoomError as error:
        notes.print(texts.say(error.msg), style="red", soft_wrap=True)
        sys.exit(_REFUSED)
    told = Msg("lab-reported", {"file": str(out), "pictures": len(pictures)})
    notes.print(texts.say(told), soft_wrap=True)


def write(
    results: Path, against: Path | None, out: Path, texts: Texts, about: str | None = None
) -> list[Path]:
    """Write the page and its pictures; returns the pictures."""
    check()
    if out.resolve() in {one.resolve() for one in (results, against) if one is not None}:
        raise HoldsResults(str(out))
    if out.suffix.lower() not in _PAGES:
        raise UnknownFormat(str(out), ", ".join(_PAGES))
    if not out.parent.is_dir():
        raise CannotWrite(str(out), os.strerror(errno.ENOENT))
    found = findings_of(results)
    other = None if against is None else findings_of(against)
    if other is not None and other.game != found.game:
        raise OtherGame(str(against), other.game, found.game)
    speech = Speech(texts, found.game)
    if about is not None and other is None:
        raise NothingToCompare
    thing = None if about is None else about.rpartition(":")[2]
    made = report_on(found, speech, other, thing)
    return _kept(made, out, speech)


def check() -> None:
    """Refuse if charts cannot be drawn here."""
    if find_spec("matplotlib") is None:
        raise MatplotlibMissing


def findings_of(results: Path) -> Findings:
    """What was counted in a file of results."""
    rows = formats.read(results)
    games = {row.record.game: None for row in rows}
    if len(games) != 1:
        raise NoResults(str(results), ", ".join(games) or "there is no row")
    return found_in(rows, rows[0].record.game, results.name)


def _kept(made: Report, out: Path, speech: Speech) -> list[Path]:
    pictures = {one.id: picture(one.chart) for one in made.sections if one.chart is not None}

    def words(heading: str) -> str:
        return speech.say("chart", heading=heading)

    formats.write_bytes(out, html.page(made, pictures, speech.language, words).encode())
    files = {name: out.with_name(f"{out.stem}-{name.replace('_', '-')}.png") for name in pictures}
    for name, file in files.items():
        formats.write_bytes(file, pictures[name].light)
    return list(files.values())
