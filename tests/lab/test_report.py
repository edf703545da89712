"""``commonroom lab report``: the page says what the games say, and needs nothing from outside."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from resource import RLIMIT_FSIZE, getrlimit, setrlimit

import msgspec
import pytest
from click.testing import CliRunner, Result

import commonroom
from commonroom.bots import seated, step
from commonroom.cli import main
from commonroom.kernel import title
from commonroom.kernel.statistics import faces, kinds
from commonroom.lab import formats, report_command
from commonroom.lab.errors import NotMeasured
from commonroom.lab.games import Record
from commonroom.lab.grid import planned
from commonroom.lab.numbers import Share
from commonroom.lab.plan import Row
from commonroom.lab.report import charts
from commonroom.lab.report.comparison import differences, paired
from commonroom.lab.report.findings import Findings, found_in
from commonroom.lab.report.layout import Report, Section, Shares, Table
from commonroom.lab.report.sections import report_on
from commonroom.lab.speech import Speech
from commonroom.text import Texts, stray_words
from tests.lab.plans import RISING, plan, rows

PNG = b"\x89PNG\r\n\x1a\n"
ROWS = rows(plan(8, "random*2", "random*3"))
SPEECH = Speech(Texts(), RISING)


def begun(game: str) -> Row:
    """The results of a game as far as it was played, as if somebody had won then."""
    match = commonroom.new_match(game, seats=2, seed=1)
    players = seated(match, ["random"] * 2, 1)
    for _ in range(300):
        step(match, players)
    counted = title(game).statistics(match)
    fields = {field: getattr(counted, field) for field in kinds(type(counted)) if field != "turns"}
    tallies = {field for field, kind in kinds(type(counted)).items() if kind == "tally"}
    reasons = ("RULE-1",)
    return Row(1, 1, 1, "", Record(
        game, "1", 2, dict(match.setting.options), ("random", "novice"), (0,), reasons, (), 5, 300,
        0, {name: value for name, value in fields.items() if name not in tallies},
        {name: value for name, value in fields.items() if name in tallies},
        faces(type(counted), match.rolls),
    ))  # fmt: skip


def command(*args: object) -> Result:
    return CliRunner().invoke(main, ["lab", "report", *map(str, args)])


def section(report: Report, name: str) -> Section:
    return next(one for one in report.sections if one.id == name)


class Page(HTMLParser):
    """What a page refers to, and the captions and pictures it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.counts: dict[str, int] = {}
        self.alts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.links += [found[name] for name in ("href", "src", "srcset") if name in found]
        self.ids += [found["id"]] if "id" in found else []
        self.alts += [found["alt"]] if tag == "img" else []


def test_the_results_are_not_written_over(tmp_path: Path) -> None:
    results, others = tmp_path / "results.json", tmp_path / "others.json"
    for file in (results, others):
        formats.write(file, RISING, ROWS)
    for out in (results, others, tmp_path / "." / "results.json"):
        refused = command(results, "--against", others, "--out", out)
        assert refused.exit_code == 2
        assert "Name another file" in refused.stderr
    assert formats.read(results) == formats.read(others) == ROWS


def test_games_that_no_rule_has_ended_have_no_chart_of_endings() -> None:
    record = msgspec.structs.replace(ROWS[0].record, reasons=())
    made = report_on(found_in([msgspec.structs.replace(ROWS[0], record=record)], RISING), SPEECH)
    assert section(made, "endings").chart is None


def test_a_page_and_its_pictures(tmp_path: Path) -> None:
    formats.write(tmp_path / "results.csv", RISING, ROWS)
    out = tmp_path / "[red]:smile:.html"
    result = command(tmp_path / "results.csv", "--out", out)
    assert result.exit_code == 0, result.output
    pictures = sorted(tmp_path.glob("*.png"))
    assert result.stderr.startswith(f"{out} is written, with {len(pictures)} pictures")
    assert {f"[red]:smile:-{name}.png" for name in ("won", "dice", "length")} <= {
        file.name for file in pictures
    }
    assert all(file.read_bytes().startswith(PNG) for file in pictures)
    page = Page(out.read_text(encoding="utf-8"))
    outside = [link for link in page.links if not link.startswith(("#", "data:image/png;base64,"))]
    assert outside == []
    assert {link[1:] for link in page.links if link.startswith("#")} <= set(page.ids)
    assert len(set(page.ids)) == len(page.ids)
    assert page.counts["img"] == page.counts["source"] == len(pictures)
    assert all(page.alts)
    assert page.counts["caption"] == page.counts["table"] >= len(pictures)
    assert "script" not in page.counts
    assert "http" not in re.sub(r"data:[^\"]*", "", out.read_text(encoding="utf-8"))


def test_the_report_has_the_numbers_of_the_games() -> None:
    report = report_on(found_in(ROWS, RISING), SPEECH)
    won = [row.record for row in ROWS if row.record.won and row.record.seats == 2]
    assert section(report, "won").tables[0].rows[0][:2] == ("random*2", "8")
    assert section(report, "won").tables[0].rows[0][2] == SPEECH.share(Share(len(won), 8))
    turns = section(report, "length").tables[0].rows
    assert [row[:2] for row in turns] == [("2 players", "8"), ("3 players", "8"), ("all", "16")]
    mean = sum(row.record.turns for row in ROWS) / 16
    assert turns[-1][2] == f"{mean:.1f}"
    dice = section(report, "dice").tables
    once = [row.record for row in ROWS if row.variant == 1]  # the other variant rolls the same
    rolled = [sum(faces) for faces in zip(*(r.dice["wizard_dice"] for r in once), strict=True)]
    assert [row[1] for row in dice[1].rows] == [str(count) for count in rolled]
    assert sum(rolled) == int(dice[0].rows[0][2])


def record(seed: int, winner: int, character: str, spell: str, rolls: tuple[int, ...]) -> Row:
    """A game of Talisman between two, of which the first has a character and casts a spell."""
    counted = msgspec.structs.replace(
        TALISMAN.record,
        seed=str(seed),
        winners=(winner,),
        tallies={**TALISMAN.record.tallies, "characters": (character, "draco-malfoy"),
                 "spells": (spell, spell), "bought": (), "met": ()},
        numbers={**TALISMAN.record.numbers, "casters": (0, 0), "buyers": (), "met_by": ()},
        dice={"move_dice": rolls},
    )  # fmt: skip
    return msgspec.structs.replace(TALISMAN, number=seed, record=counted)


TALISMAN = Row(1, 1, 1, "", Record(
    "talisman", "1", 2, {"edition": "it"}, ("expert", "novice"), (0,), ("TAL-WIN-1",), (), 40, 400,
    0, {"rounds": 20, "duels": 0, "falls": (0, 0), "met_by": (), "casters": (), "buyers": ()},
    {"sides": ("harry-potter/a", "draco-malfoy/b"), "alignments": ("order-of-the-phoenix",) * 2,
     "characters": (), "victor": (), "met": (), "spells": (), "bought": ()},
))  # fmt: skip


def talisman(games: int, wins: int, spell: str = "accio") -> Findings:
    made = [
        record(n, 0 if n < wins else 1, "harry-potter", spell, (2, 2, 2, 2, 2, 2))
        for n in range(games)
    ]
    return found_in(made, "talisman")


def test_where_seats_compete_those_who_had_a_card_are_counted() -> None:
    found = talisman(20, 15)
    assert not found.seats, "where levels differ, it is not the seat that tells"
    assert found.levels.share("novice") == (5, 20)
    assert found.dealt["characters"].share("harry-potter") == (15, 20)
    assert found.dealt["characters"].share("draco-malfoy") == (5, 20)
    assert found.users["spells"].share("accio") == (15, 20)
    assert found.tallies["spells"].times["accio"] == 40
    report = report_on(found, Speech(Texts(), "talisman"))
    names = [row[0] for row in section(report, "sides").tables[0].rows]
    assert names == ["Harry Potter (a)", "Draco Malfoy (b)"]
    heard = [row[0] for row in section(report, "levels").tables[0].rows]
    assert heard == ["expert", "novice"]
    seats = [row[1:4] for row in section(report, "won").tables[0].rows]
    assert seats == [
        ("1 (expert)", "20", "75.0 % (53.1–88.8)"), ("2 (novice)", "20", "25.0 % (11.2–46.9)"),
    ]  # fmt: skip


def even(games: int, wins: int, *editions: str) -> Findings:
    """Games between two experts, of which the first seat won so many, in each edition."""
    levels = ("expert", "expert")
    made = [record(n, int(n >= wins), "harry-potter", "accio", (1,) * 6) for n in range(games)]
    return found_in(
        [msgspec.structs.replace(row, record=msgspec.structs.replace(
            row.record, levels=levels, options={"edition": edition}
        )) for edition in editions or ("it",) for row in made],
        "talisman", f"{wins}.csv",
    )  # fmt: skip


def captioned(one: Section, caption: str) -> Table:
    return next(table for table in one.tables if table.caption == caption)


def test_among_equals_the_seat_tells_and_is_compared() -> None:
    many, few = even(200, 150), even(200, 80)
    assert many.seats[2].share("1") == (150, 200)
    speech = Speech(Texts(), "talisman")
    comparison = section(report_on(many, speech, few), "comparison")
    assert comparison.notes[0].startswith("These are 200 games of 150.csv, the others 200 of 80.")
    telling = {row[0]: row[3] for row in captioned(comparison, "Differences").rows}
    assert telling["Won by seat, 2 players: 1"] == "+35.0 (+25.6 … +43.5)"
    assert telling["Won by seat, 2 players: 2"] == "−35.0 (−43.5 … −25.6)"


def test_what_both_sets_played_is_told_where_it_differs() -> None:
    comparison = section(
        report_on(even(20, 10), Speech(Texts(), "talisman"), talisman(30, 10)), "comparison"
    )
    assert comparison.tables[0].rows == [
        ["expert*2, edition=it", "20", "0"],
        ["expert,novice, edition=it", "0", "30"],
    ]


def test_loaded_dice_are_found() -> None:
    fair = report_on(talisman(100, 50), Speech(Texts(), "talisman"))
    assert section(fair, "dice").tables[0].rows[0][1] == "fair"
    loaded = found_in(
        [record(n, 0, "x", "accio", (2, 2, 2, 2, 2, 4)) for n in range(100)], "talisman"
    )
    told = report_on(loaded, Speech(Texts(), "talisman"))
    assert section(told, "dice").tables[0].rows[0][1] == "not fair"


def test_two_sets_differ_where_they_do() -> None:
    found = {
        (one.part, one.name): one for one in differences(talisman(200, 150), talisman(200, 80))
    }
    assert found["characters", "harry-potter"].telling
    assert not found["length", "turns"].telling
    assert not found["spells", "accio"].telling
    spells = differences(talisman(200, 100, "accio"), talisman(200, 100, "lumos"))
    assert {one.name for one in spells if one.telling} == {"accio", "lumos"}
    assert all(one.holm >= one.p for one in spells)


def test_games_cut_short_are_told_before_any_share() -> None:
    """They count as won by nobody, so every share is too low."""
    short = planned(RISING, games=3, line_ups=["random*2"], most_answers=5)
    whole, cut = found_in(ROWS, RISING), found_in(rows(short), RISING, "c.csv")
    told = "3 of 3 games had no end in sight"
    assert any(note.startswith(told) for note in report_on(cut, SPEECH).notes)
    assert not any("no end in sight" in note for note in report_on(whole, SPEECH).notes)
    compared = section(report_on(whole, SPEECH, cut), "comparison")
    assert any(note.startswith(f"c.csv: {told}") for note in compared.notes)


def test_the_numbers_of_a_comparison_stand_before_how_they_were_found(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    formats.write(file, RISING, ROWS)
    assert command(file, "--against", file, "--out", tmp_path / "page.html").exit_code == 0
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.index("<caption>The same seeds") < page.index("two-proportion test")


def test_two_sets_that_are_the_same_do_not_differ() -> None:
    found = found_in(ROWS, RISING)
    report = report_on(found, SPEECH, found)
    assert "Nothing differs by more than chance." in section(report, "comparison").notes
    (together, *compared) = section(report, "comparison").tables
    assert together.rows == [("all", str(len(ROWS)), "0", "0", "1.000")]
    assert {row[-1] for table in compared for row in table.rows} == {"may be chance"}


def test_the_comparison_comes_first_and_pairs_equal_seeds() -> None:
    """What differs game by game tells more than what differs on the whole."""
    many, few = even(200, 110), even(200, 95)
    report = report_on(many, Speech(Texts(), "talisman"), few)
    assert report.sections[0].id == "comparison"
    same = captioned(report.sections[0], "The same seeds, game by game")
    assert same.rows == [
        ("1", "200", "15", "0", "< 0.001"), ("2", "200", "0", "15", "< 0.001"),
    ]  # fmt: skip
    seats = captioned(report.sections[0], "Won by seat, 2 players")
    assert seats.rows[0][-1] == "may be chance"
    assert paired(many, talisman(30, 10)) == []  # other line-ups


def test_options_are_paired_with_others_only_if_these_are_what_was_changed() -> None:
    polish = paired(even(20, 12, "it"), even(20, 5, "pl"))
    assert [(one.pairs, one.only_one, one.only_other) for one in polish] == [(20, 7, 0), (20, 0, 7)]
    assert paired(even(20, 12, "it", "pl"), even(20, 5, "pl"))[0].pairs == 20
    assert paired(even(20, 12, "it", "en"), even(20, 5, "pl")) == []


def test_a_named_hypothesis_is_told_first_and_not_corrected_for_all_the_others() -> None:
    speech = Speech(Texts(), "talisman")
    report = report_on(talisman(200, 110), speech, talisman(200, 90), "harry-potter")
    table = report.sections[0].tables[0]
    assert table.caption == "What it is about"
    assert {row[0].rpartition(": ")[2] for row in table.rows} == {"Harry Potter"}
    whole = {one.name: one for one in differences(talisman(200, 110), talisman(200, 90))}
    assert float(table.rows[0][-2]) < whole["harry-potter"].holm
    with pytest.raises(NotMeasured, match="dobby"):
        report_on(talisman(20, 10), speech, talisman(20, 10), "dobby")


def test_what_sat_with_stronger_bots_is_expected_to_win_more() -> None:
    """Harry is always played by the expert, who always wins three in four."""
    group = talisman(40, 30).dealt["characters"]
    assert group.expected("harry-potter") == group.share("harry-potter").rate == 0.75
    assert group.expected("draco-malfoy") == 0.25
    assert group.confounded("harry-potter")
    told = section(report_on(talisman(40, 30), Speech(Texts(), "talisman")), "characters")
    assert [row[-1] for row in told.tables[0].rows] == ["75.0 %", "25.0 %"]
    assert any("sat better or worse" in note for note in told.notes)
    alike = section(report_on(even(40, 20), Speech(Texts(), "talisman")), "characters")
    assert not any("sat better or worse" in note for note in alike.notes)


@pytest.mark.parametrize("game", commonroom.games())
def test_every_word_of_a_report_can_be_translated(game: str) -> None:
    found = found_in([begun(game)], game)
    report = report_on(found, Speech(Texts.pseudo(), game), found)
    said = [report.heading, *report.notes]
    for one in report.sections:
        said += [one.heading, *one.notes, *one.method]
        for table in one.tables:
            said += [table.caption, *table.head, *(cell for row in table.rows for cell in row)]
    stray = set(stray_words(" ".join(said)))
    assert {word for word in stray if not word.isupper()} <= {"random", "novice", "a", "b"}


def test_a_card_that_nobody_knows_is_called_by_its_id() -> None:
    made = record(1, 0, "a-card-of-a-pack", "accio", (1,) * 6)
    report = report_on(found_in([made], "talisman"), Speech(Texts(), "talisman"))
    assert "a-card-of-a-pack" in [row[0] for row in section(report, "characters").tables[0].rows]


def test_what_cannot_be_reported_is_refused(tmp_path: Path) -> None:
    mine, theirs = tmp_path / "mine.json", tmp_path / "theirs.json"
    formats.write(mine, RISING, ROWS[:2])
    formats.write(theirs, "toy", rows(plan(1, "random*2", game="toy")))
    refused: list[tuple[list[object], str]] = [
        ([tmp_path / "none.json"], "none.json"),
        ([mine, "--against", theirs], "toy"),
        ([mine, "--about", "card:dobby"], "--against"),
        ([mine, "--against", mine, "--about", "card:nobody"], "nobody"),
        ([mine, "--against", mine, "--about", "card:doby"], "There are: dobby, "),
        ([mine, "--out", "/dev/null/report.html"], "/dev/null"),
        ([mine, "--out", tmp_path / "report.pdf"], ".html"),
        ([mine, "--out", tmp_path / "nowhere" / "report.html"], "nowhere"),
    ]
    for args, named in refused:
        result = command(*map(str, args))
        assert result.exit_code == 2
        assert named in result.stderr
        assert result.stderr.count("\n") == 1
    assert sorted(tmp_path.iterdir()) == [mine, theirs]


def test_a_full_disk_leaves_the_report_that_was_there(tmp_path: Path) -> None:
    mine, out = tmp_path / "mine.json", tmp_path / "report.html"
    formats.write(mine, RISING, ROWS[:2])
    out.write_text("old")
    before = getrlimit(RLIMIT_FSIZE)
    setrlimit(RLIMIT_FSIZE, (1000, before[1]))
    try:
        result = command(mine, "--out", out)
    finally:
        setrlimit(RLIMIT_FSIZE, before)
    assert result.exit_code == 2
    assert str(out) in result.stderr
    assert out.read_text() == "old"
    assert sorted(tmp_path.iterdir()) == [mine, out]


def test_without_matplotlib_there_are_no_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_command, "find_spec", lambda name: None)
    assert "commonroom[lab]" in command(tmp_path / "results.json").stderr


def test_the_numbers_below_a_chart_do_not_run_into_each_other() -> None:
    """Beside long names there is little room for them, and 97.5 % is wide."""
    chart = Shares([("a name that takes all the room it may have" * 2, Share(20, 20))], None)
    figure = charts._shares(chart, charts.LIGHT)
    figure.draw_without_rendering()
    (axes,) = figure.axes
    boxes = [one.get_window_extent() for one in axes.get_xticklabels() if one.get_text()]
    shown = sorted((box.x0, box.x1) for box in boxes)
    assert len(shown) > 2
    assert all(one[1] < other[0] for one, other in pairwise(shown))
