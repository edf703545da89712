"""A report in a browser: whoever reads it need not look for a table's other half."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from commonroom.lab.report import html
from commonroom.lab.report.charts import Picture
from commonroom.lab.report.layout import Report, Section, Table

LONG = tuple(f"a column of {name} words" for name in ("some", "more", "many"))
HIDDEN = """() => [...document.querySelectorAll('.scroll')].map(one =>
  one.clientWidth < one.scrollWidth)"""
BESIDE = """() => [...document.querySelectorAll('section')].map(one =>
  one.querySelector('table').getBoundingClientRect().top <
  one.querySelector('img').getBoundingClientRect().bottom)"""
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8"
    "cfc0000003010100c9fe92ef0000000049454e44ae426082"
)


def test_a_table_that_does_not_fit_beside_its_chart_goes_below_it(
    browser: Browser, tmp_path: Path
) -> None:
    wide = Table("wide", ("Line-up", *LONG), [("expert,novice", *LONG)])
    narrow = Table("narrow", ("Name", "Won"), [("expert", "50.0 %")])
    sections = [Section(one.caption, one.caption, [], [one]) for one in (wide, narrow)]
    pictures = {one.id: Picture(DOT, DOT) for one in sections}
    file = tmp_path / "report.html"
    made = html.page(Report("Results", [], sections), pictures, "en", str)
    file.write_text(made.replace("<img ", '<img width="640" height="300" '), encoding="utf-8")
    page = browser.new_page(viewport={"width": 900, "height": 700})
    page.goto(file.as_uri())
    assert page.evaluate(HIDDEN) == [False, False]
    assert page.evaluate(BESIDE) == [False, True]
    page.close()
