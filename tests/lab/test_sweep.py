"""Sweeps: one number of the content, and what becomes of the game."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from click.testing import CliRunner, Result

from commonroom.cli import main
from commonroom.kernel import content_of
from commonroom.lab.errors import BadSweep, TooManyValues
from commonroom.lab.plan import Plan
from commonroom.lab.simulation import Simulated, simulate
from commonroom.lab.summary import VariantSummary
from commonroom.lab.sweep import Point, pack_with, point, varied
from commonroom.lab.sweep_chart import Mark, Panel, svg
from tests.lab.plans import RISING, plan, rows

CONTROLLED = "villain.lord-voldemort.controlled"
PLAYING = "commonroom.lab.sweep_command.simulate"
WAND = "spaces.diagon-alley.text.0.options.0.effects.0.goods.wand"


def sweep(*args: object) -> Result:
    return CliRunner().invoke(main, ["lab", "sweep", *map(str, args)])


def test_a_field_and_its_values() -> None:
    found = varied(f"{CONTROLLED}=2..4")
    assert (found.stem, found.entry, found.path) == ("villain", "lord-voldemort", ("controlled",))
    assert list(found.values) == [2, 3, 4]
    assert varied(f"{CONTROLLED}=5,2,5").values == (5, 2)


@pytest.mark.parametrize(
    "text",
    ["", CONTROLLED, f"{CONTROLLED}=", f"{CONTROLLED}=many", f"{CONTROLLED}=4..2", "villain=1..2"],
)
def test_what_names_no_values_is_refused(text: str) -> None:
    with pytest.raises(BadSweep):
        varied(text)


@pytest.mark.parametrize(
    "where",
    [
        "villains.lord-voldemort.controlled",
        "villain.tom-riddle.controlled",
        "villain.lord-voldemort.control",
        "villain.lord-voldemort.die.0",  # a word
        "villain.lord-voldemort.die.99",
        "villain.lord-voldemort.controlled.more",
    ],
)
def test_what_is_no_number_of_the_box_is_refused(where: str) -> None:
    result = sweep(RISING, "--vary", f"{where}=1..2", "--games", 2)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert where in result.stderr


def test_a_number_deep_inside_is_changed_alone() -> None:
    pack = pack_with("talisman", varied(f"{WAND}=9"), 9)
    ours, changed = content_of("talisman"), content_of("talisman", pack)
    plain, dear = (str(one.spaces["diagon-alley"].text) for one in (ours, changed))
    assert "'wand': 2" in plain
    assert dear == plain.replace("'wand': 2", "'wand': 9")
    assert {key: one for key, one in ours.spaces.items() if key != "diagon-alley"} == {
        key: one for key, one in changed.spaces.items() if key != "diagon-alley"
    }


def test_a_value_as_it_is_gives_the_games_as_they_are_and_a_chart(tmp_path: Path) -> None:
    out = tmp_path / "sweep.svg"
    args = ["--vary", f"{CONTROLLED}=1,4", "--games", 4, "--seats", "random*2", "--workers", 1]
    result = sweep(RISING, *args, "--seed", "7", "--out", out, "--json")
    assert result.exit_code == 0, result.output
    few, usual = msgspec.json.decode(result.stdout, type=list[Point])
    assert (few.value, usual.value, usual.games, usual.cut) == (1, 4, 4, 0)
    turns = [row.record.turns for row in rows(plan(4, "random*2"))]
    assert usual.turns.mean == sum(turns) / 4
    assert few.turns.mean < usual.turns.mean  # he wins sooner
    assert usual.turns.low < usual.turns.mean < usual.turns.high
    drawing = ElementTree.fromstring(out.read_text(encoding="utf-8"))
    assert len(drawing.findall("{*}circle")) == 4  # two shares, two lengths


def test_where_seats_compete_each_has_its_share() -> None:
    result = sweep("toy", "--vary", "beans.toffee.worth=1..2", "--games", 3, "--workers", 1)
    assert result.exit_code == 0, result.output
    assert result.stdout.count("seat 1: ") == 2


def test_more_values_than_anybody_reads_are_refused() -> None:
    with pytest.raises(TooManyValues):
        varied(f"{CONTROLLED}=1..1000000000000")
    with pytest.raises(TooManyValues, match=r"^1000"):
        varied(f"{CONTROLLED}=1..{10**30}")  # more than a range can count


@pytest.mark.parametrize(
    ("where", "there"),
    [
        ("purchases.wand.price", "There are: purchases.wand.copies, "),
        ("purchases.wand.id", "There are: purchases.wand.copies, "),
        ("purchases.wand.price", WAND),  # which those have who sell it
        ("purchases.wnad.copies", "There are: wand, "),
        ("encounters.hogwarts-express-troley.price", "There are: hogwarts-express-trolley, "),
        ("purchase.wand.copies", "purchases"),
        ("spaces.diagon-alley.text.0.options.0.price", WAND),
    ],
)
def test_a_refusal_names_what_there_is(where: str, there: str) -> None:
    result = sweep("talisman", "--vary", f"{where}=1..2", "--games", 2)
    assert result.exit_code == 2
    assert there in result.stderr


def test_line_ups_and_options_are_told_apart(tmp_path: Path) -> None:
    out = tmp_path / "sweep.svg"
    result = sweep(
        RISING, "--vary", f"{CONTROLLED}=4", "--games", 2, "--workers", 1, "--out", out,
        "--seats", "random*2", "--seats", "random*3", "--option", "difficulty=standard,beginner",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert result.stdout.count("difficulty=beginner") == 2
    names = [one.text for one in ElementTree.fromstring(out.read_text("utf-8")).findall("{*}text")]
    assert names.count("random*3 difficulty=beginner") == 2  # one line in each panel
    circles = [line for line in out.read_text("utf-8").splitlines() if "<circle" in line]
    assert len(circles) == 8


def test_seats_of_several_line_ups_are_told_apart(tmp_path: Path) -> None:
    out = tmp_path / "sweep.svg"
    args = ["--vary", "beans.toffee.worth=1", "--games", 2, "--workers", 1, "--out", out]
    result = sweep("toy", *args, "--seats", "2..3:random")
    assert result.exit_code == 0, result.output
    assert "random*3" in result.stdout
    names = [one.text for one in ElementTree.fromstring(out.read_text("utf-8")).findall("{*}text")]
    assert {"random*2 – seat 1: random", "random*3 – seat 1: random"} <= set(names)


def test_games_cut_short_are_told() -> None:
    args = ["--vary", f"{CONTROLLED}=4", "--games", 3, "--seats", "random*2", "--workers", 1]
    result = sweep(RISING, *args, "--most-answers", 5)
    assert "3 of 3 games had no end in sight" in result.stdout


@pytest.mark.parametrize("name", ["sweep.png", "nowhere/sweep.svg"])
def test_what_cannot_be_drawn_is_refused_before_the_games(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PLAYING, _nobody)
    result = sweep(RISING, "--vary", f"{CONTROLLED}=4", "--games", 2, "--out", tmp_path / name)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert name in result.stderr


def test_a_folder_that_is_closed_to_us_is_refused_before_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PLAYING, _nobody)
    monkeypatch.setattr("os.access", lambda *_: False)
    result = sweep(RISING, "--vary", f"{CONTROLLED}=4", "--games", 2, "--out", tmp_path / "a.svg")
    assert (result.exit_code, "Permission denied" in result.stderr) == (2, True)


def test_a_value_out_of_bounds_is_refused_before_the_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PLAYING, _nobody)
    result = sweep(RISING, "--vary", f"{CONTROLLED}=4,99", "--games", 2)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "controlled" in result.stderr


def _nobody(*args: object, **named: object) -> Simulated:
    raise AssertionError("a game was played")


def test_values_that_were_finished_are_told_after_an_interrupt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def play(plan: Plan, out: None, *, workers: int) -> Simulated:
        if played:
            raise KeyboardInterrupt
        played.append(plan)
        return simulate(plan, out, workers=workers)

    played: list[Plan] = []
    monkeypatch.setattr(PLAYING, play)
    args = ["--vary", f"{CONTROLLED}=3,4", "--games", 2, "--seats", "random*2", "--workers", 1]
    result = sweep(RISING, *args)
    assert result.exit_code == 130
    assert "random*2" in result.stdout
    assert "Stopped after 2 of 4 games" in result.stderr


def test_a_length_is_never_less_than_nothing() -> None:
    variant = VariantSummary(("random", "random"), {}, games=2, turns=Counter({1: 1, 1000: 1}))
    assert point(1, variant, cooperative=True).turns.low == 0


def test_many_series_stay_within_the_chart() -> None:
    series = [(f"line-up {one}", [Mark(1, 5, 4, 6), Mark(2, 5, 4, 6)]) for one in range(20)]
    drawing = ElementTree.fromstring(svg("many", [Panel("won", " %", series)]))
    width = float(drawing.attrib["viewBox"].split()[2])
    places = [
        float(one.attrib["cx"]) + float(one.attrib["r"]) for one in drawing.findall("{*}circle")
    ]
    assert len(places) == 40
    assert max(places) <= width


def test_values_stand_to_scale() -> None:
    marks = [Mark(value, 5, 4, 6) for value in (1, 2, 10)]
    places = [float(one.attrib["cx"]) for one in _drawn(marks).findall("{*}circle")]
    assert (places[1] - places[0]) * 9 == pytest.approx(places[2] - places[0], abs=0.5)


def test_values_that_are_close_are_not_written_over_each_other() -> None:
    marks = [Mark(value, 5, 4, 6) for value in (1, 2, 500, 1000)]
    below = [one for one in _drawn(marks).findall("{*}text") if one.get("text-anchor") == "middle"]
    assert [one.text for one in below] == ["1", "500", "1000"]


def test_series_do_not_reach_the_next_value() -> None:
    series = [(name, [Mark(1, 5, 4, 6), Mark(2, 5, 4, 6), Mark(100, 5, 4, 6)]) for name in "abcd"]
    drawing = ElementTree.fromstring(svg("close", [Panel("won", " %", series)]))
    places = [float(one.attrib["cx"]) for one in drawing.findall("{*}circle")]
    assert max(places[0::3]) < min(places[1::3])


def _drawn(marks: list[Mark]) -> ElementTree.Element:
    return ElementTree.fromstring(svg("one", [Panel("won", " %", [("line-up", marks)])]))
