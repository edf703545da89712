"""A report as one HTML page that needs nothing from outside: light or dark, read or heard."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from html import escape

from commonroom.lab.report.charts import Picture
from commonroom.lab.report.layout import Report, Section, Table

_STYLE = """
:root { color-scheme: light dark;
  --paper: #fff; --ink: #1b1b1f; --faint: #c9c9d2; --link: #0b57a4; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17171c; --ink: #e8e8ee; --faint: #44444f; --link: #8cc4ff; }
}
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
  margin: 0 auto;  max-width: 78rem; padding: 1rem; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; }
section { border-top: 1px solid var(--faint); margin-top: 2rem; }
.beside { align-items: flex-start; display: flex; flex-wrap: wrap; gap: 1.5rem; }
.beside > * { flex: 1 1 26rem; min-width: 0; }
.beside > div { flex-basis: max-content; max-width: 100%; } /* else below the chart */
figure { margin: 0; }
img { height: auto; max-width: 100%; }
.scroll { max-height: 40rem; overflow: auto; }
.scroll:focus-visible { outline: 2px solid var(--link); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin-bottom: 1rem;
  width: 100%; }
caption { font-weight: 600; padding: .5rem 0; text-align: left; }
th, td { border-bottom: 1px solid var(--faint); padding: .2rem .6rem;
  text-align: right; vertical-align: top; }
th:first-child, td:first-child { text-align: left; }
thead th { background: var(--paper); position: sticky; top: 0; }
thead th { vertical-align: bottom; }
tbody th { font-weight: 400; }
td { white-space: nowrap; }
"""


def page(
    report: Report, pictures: Mapping[str, Picture], language: str, words: Callable[[str], str]
) -> str:
    """The whole page. `words` are for those who cannot see the chart under a heading."""
    parts = [
        "<!doctype html>",
        f'<html lang="{escape(language)}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(report.heading)}</title>",
        f"<style>{_STYLE}</style></head>",
        f"<body><header><h1>{escape(report.heading)}</h1>",
        *(f"<p>{escape(note)}</p>" for note in report.notes),
        "</header>",
        "<nav><ul>",
        *(f'<li><a href="#{one.id}">{escape(one.heading)}</a></li>' for one in report.sections),
        "</ul></nav><main>",
        *(line for section in report.sections for line in _section(section, pictures, words)),
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _section(
    section: Section, pictures: Mapping[str, Picture], words: Callable[[str], str]
) -> Iterator[str]:
    yield f'<section id="{section.id}">'
    yield f"<h2>{escape(section.heading)}</h2>"
    yield from (f"<p>{escape(note)}</p>" for note in section.notes)
    yield '<div class="beside">'
    if section.id in pictures:
        yield from _figure(pictures[section.id], words(section.heading))
    yield "<div>"
    for table in section.tables:
        yield from _table(table)
    yield "</div></div>"
    yield from (f"<p>{escape(note)}</p>" for note in section.method)
    yield "</section>"


def _figure(picture: Picture, words: str) -> Iterator[str]:
    yield "<figure><picture>"
    yield f'<source media="(prefers-color-scheme: dark)" srcset="{_data(picture.dark)}">'
    yield f'<img src="{_data(picture.light)}" alt="{escape(words)}">'
    yield "</picture></figure>"


def _data(png: bytes) -> str:
    return f"data:image/png;base64,{b64encode(png).decode()}"


def _table(table: Table) -> Iterator[str]:
    yield f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(table.caption)}">'
    yield f"<table><caption>{escape(table.caption)}</caption><thead><tr>"
    yield "".join(f'<th scope="col">{escape(name)}</th>' for name in table.head)
    yield "</tr></thead><tbody>"
    for first, *others in table.rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in others)
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield "</tbody></table></div>"
