"""Sweeps: one number of the content, and what becomes of the game."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from click.testing import CliRunner, Result

from commonroom.cli import main
from commonroom.kernel import content_of
from commonroom.lab.errors import BadSweep
from commonroom.lab.sweep import pack_with, varied
from tests.lab.plans import RISING, plan, rows

CONTROLLED = "villain.lord-voldemort.controlled"
WAND = "spaces.diagon-alley.text.0.options.0.effects.0.goods.wand"


def sweep(*args: object) -> Result:
    return CliRunner().invoke(main, ["lab", "sweep", *map(str, args)])


def test_a_field_and_its_values() -> None:
    found = varied(f"{CONTROLLED}=2..4")
    assert (found.stem, found.entry, found.path) == ("villain", "lord-voldemort", ("controlled",))
    assert found.values == (2, 3, 4)
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
    few, usual = msgspec.json.decode(result.stdout)
    assert (few[0], usual[0]) == (1, 4)
    turns = [row.record.turns for row in rows(plan(4, "random*2"))]
    assert usual[3][0] == sum(turns) / 4
    assert few[3][0] < usual[3][0]  # he wins sooner
    assert usual[3][1] < usual[3][0] < usual[3][2]
    drawing = ElementTree.fromstring(out.read_text(encoding="utf-8"))
    assert len(drawing.findall("{*}circle")) == 4  # two shares, two lengths


def test_where_seats_compete_each_has_its_share() -> None:
    result = sweep("toy", "--vary", "beans.toffee.worth=1..2", "--games", 3, "--workers", 1)
    assert result.exit_code == 0, result.output
    assert result.stdout.count("seat 1: ") == 2
