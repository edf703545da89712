"""Files of results: what is written is read, in all formats, and a file is whole or not there."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path
from resource import RLIMIT_FSIZE, getrlimit, setrlimit

import msgspec
import polars
import pytest

import commonroom
from commonroom.lab import formats
from commonroom.lab.errors import CannotWrite, NoResults, OtherSchema, PolarsMissing, UnknownFormat
from commonroom.lab.plan import Row
from commonroom.lab.results import cells, columns
from tests.lab.plans import RISING, plan, rows

ROWS = rows(plan(3, "random*2", "novice,random,random"))
SUFFIXES = list(formats.FORMATS)


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize("game", [RISING, "toy"])
def test_what_is_written_is_read(tmp_path: Path, suffix: str, game: str) -> None:
    found = rows(plan(3, "random*2", game=game))
    file = tmp_path / f"results{suffix}"
    formats.write(file, game, found)
    assert formats.read(file) == found
    assert list(tmp_path.iterdir()) == [file]


def test_the_suffix_may_be_shouted(tmp_path: Path) -> None:
    formats.write(tmp_path / "R.CSV", RISING, ROWS)
    assert formats.read(tmp_path / "R.CSV") == ROWS


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_name_is_a_name_and_no_pattern(tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"odd näme [x]*{suffix}"
    formats.write(file, RISING, ROWS)
    formats.write(tmp_path / f"odd näme x{suffix}", RISING, ROWS[:1])
    assert formats.read(file) == ROWS


def test_a_table_that_a_spreadsheet_has_marked_is_read(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    formats.write(file, RISING, ROWS)
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    assert formats.read(file) == ROWS


@pytest.mark.parametrize("part", ["0.4", "0.6", "0.8"])
def test_a_row_that_was_cut_short_is_refused(tmp_path: Path, part: str) -> None:
    file = tmp_path / "results.csv"
    formats.write(file, RISING, ROWS)
    head, row, *_ = file.read_text().splitlines()
    file.write_text(f"{head}\n{row[: int(float(part) * len(row))]}")
    with pytest.raises(NoResults, match="row 1"):
        formats.read(file)


@pytest.mark.parametrize(
    "wrong",
    [
        {"levels": ["random"]},
        {"winners": [2]},
        {"leaders": []},
    ],
)
def test_cells_that_contradict_each_other_are_refused(
    tmp_path: Path, wrong: dict[str, object]
) -> None:
    file = tmp_path / "results.json"
    file.write_text(json.dumps([cells(ROWS[0]) | wrong]))
    with pytest.raises(NoResults, match=f"{next(iter(wrong))}: there are 2 seats"):
        formats.read(file)


def test_every_use_of_a_card_has_its_user(tmp_path: Path) -> None:
    row = rows(plan(1, "novice*2", game="quidditch"))[0]
    file = tmp_path / "results.json"
    file.write_text(json.dumps([{**cells(row), "race_cards": ["x"], "played_by": []}]))
    with pytest.raises(NoResults, match="played_by: there should be one for each of race_cards"):
        formats.read(file)


def test_all_formats_have_the_same_columns(tmp_path: Path) -> None:
    for suffix in SUFFIXES:
        formats.write(tmp_path / f"results{suffix}", RISING, ROWS)
    expected = list(columns(RISING))
    assert polars.read_parquet(tmp_path / "results.parquet").columns == expected
    assert list(json.loads((tmp_path / "results.json").read_text())[0]) == expected
    with (tmp_path / "results.csv").open(newline="") as file:
        assert next(csv.reader(file)) == expected


def test_a_csv_cell_holds_a_list_with_spaces(tmp_path: Path) -> None:
    formats.write(tmp_path / "results.csv", RISING, ROWS)
    with (tmp_path / "results.csv").open(newline="") as file:
        last = list(csv.DictReader(file))[-1]
    record = ROWS[-1].record
    assert last["levels"] == "novice random random"
    assert last["hospital_wing"] == " ".join(record.tallies["hospital_wing"])
    assert last["winners"] == ""
    assert last["option_first_player"] == "random"
    assert last["seed"] == "7/3"


def test_a_parquet_column_has_its_type_even_if_all_cells_are_empty(tmp_path: Path) -> None:
    lost = [row for row in ROWS if not row.record.won][:1]
    formats.write(tmp_path / "results.parquet", RISING, lost)
    schema = polars.read_parquet_schema(tmp_path / "results.parquet")
    assert schema["winners"] == polars.List(polars.Int64)
    assert schema["scores"] == polars.List(polars.Int64)
    assert schema["azkaban"] == polars.List(polars.String)
    assert schema["turns"] == polars.Int64
    assert schema["pack"] == polars.String


def test_many_rows_pass_in_chunks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(formats, "_CHUNK", 4)
    formats.write(tmp_path / "results.parquet", RISING, ROWS)
    assert formats.read(tmp_path / "results.parquet") == ROWS


def test_every_cell_of_a_row_is_in_the_table() -> None:
    row = ROWS[0]
    found = cells(row)
    assert found["levels"] == row.record.levels
    assert found["recruits"] == row.record.numbers["recruits"]
    assert found["tokens"] == row.record.tallies["tokens"]
    assert found["option_difficulty"] == "standard"
    assert sum(row.record.dice["wizard_dice"]) > row.record.turns
    assert found["wizard_dice"] == row.record.dice["wizard_dice"]


@pytest.mark.parametrize("game", [*commonroom.games(), "toy"])
def test_every_game_has_columns(game: str) -> None:
    assert list(columns(game))[:4] == ["schema", "variant", "number", "game"]


def test_a_file_is_not_replaced_by_half_a_file(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    formats.write(file, RISING, ROWS)
    before = file.read_bytes()

    def broken() -> Iterator[Row]:
        yield ROWS[0]
        raise OSError(28, "No space left on device")

    with pytest.raises(CannotWrite, match="No space left"):
        formats.write(file, RISING, broken())
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_full_disk_leaves_what_was_there(tmp_path: Path, suffix: str) -> None:
    file = tmp_path / f"results{suffix}"
    file.write_text("precious")
    before = getrlimit(RLIMIT_FSIZE)
    setrlimit(RLIMIT_FSIZE, (500, before[1]))
    try:
        with pytest.raises(CannotWrite, match=file.name):
            formats.write(file, RISING, ROWS)
    finally:
        setrlimit(RLIMIT_FSIZE, before)
    assert file.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("name", ["results.xls", "results", "results.csv.gz"])
def test_other_files_are_refused(name: str) -> None:
    with pytest.raises(UnknownFormat, match=r"\.parquet, \.csv, \.json"):
        formats.format_of(Path(name))


def test_parquet_without_polars_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> ModuleSpec | None:
        return None

    monkeypatch.setattr(formats, "find_spec", absent)
    with pytest.raises(PolarsMissing, match=r"commonroom\[lab\]"):
        formats.format_of(Path("results.parquet"))
    assert formats.format_of(Path("results.csv"))


GOOD = cells(ROWS[0])


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.json", b"{}"),
        ("b.json", b"[{"),
        ("c.json", msgspec.json.encode([{**GOOD, "game": "chess"}])),
        ("d.json", msgspec.json.encode([{**GOOD, "turns": "many"}])),
        ("e.json", msgspec.json.encode([{"game": RISING}])),
        ("f.csv", b"name,age\nann,7\n"),
        ("g.csv", b"game\ndeath-eaters-rising\n"),
        ("h.csv", b"\xff\xfe\n"),
        ("i.parquet", b"PAR1 not"),
    ],
)
def test_a_file_without_results_is_refused(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(NoResults, match=name):
        formats.read(tmp_path / name)


@pytest.mark.parametrize(
    ("name", "data", "version"),
    [
        ("old.csv", b"variant,number,game\n1,1,death-eaters-rising\n", "1"),
        ("old.json", msgspec.json.encode([{"variant": 1, "number": 1, "game": RISING}]), "1"),
        ("new.json", msgspec.json.encode([{**GOOD, "schema": 3}]), "3"),
    ],
)
def test_a_file_of_another_version_is_refused(
    tmp_path: Path, name: str, data: bytes, version: str
) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(OtherSchema, match=f"version {version}, not 2; play the games again"):
        formats.read(tmp_path / name)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_file_that_is_not_there_is_refused(tmp_path: Path, suffix: str) -> None:
    with pytest.raises(NoResults, match="nothing"):
        formats.read(tmp_path / f"nothing{suffix}")
