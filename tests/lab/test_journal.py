"""The journal loses no finished game and counts none twice, whatever happened to its file."""

from __future__ import annotations

from pathlib import Path
from resource import RLIMIT_FSIZE, getrlimit, setrlimit

import msgspec
import pytest

from commonroom.lab.errors import CannotWrite, InUse, OtherSimulation, Unfinished
from commonroom.lab.journal import Journal, _header
from commonroom.lab.plan import Plan, Row
from tests.lab.plans import plan, rows

PLAN = plan(3, "random*2", "random*3")
ROWS = rows(PLAN)

HEADER = msgspec.json.encode(_header(PLAN)) + b"\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.csv.partial"


def keep(file: Path, kept: list[Row], planned: Plan = PLAN) -> None:
    with Journal(file, planned) as journal:
        for row in kept:
            journal.add(row)


def test_games_are_kept_in_any_order_and_told_in_theirs(file: Path) -> None:
    with Journal(file, PLAN) as journal:
        for row in (ROWS[4], ROWS[0], ROWS[2]):
            journal.add(row)
        assert list(journal.rows()) == [ROWS[0], ROWS[2], ROWS[4]]
        assert journal.done == 3
        assert list(journal.missing()) == [3, 1, 5]


def test_a_journal_goes_on(file: Path) -> None:
    keep(file, ROWS[:2])
    with Journal(file, PLAN, resume=True) as journal:
        assert journal.done == 2
        assert list(journal.missing()) == [3, 4, 2, 5]
        journal.add(ROWS[3])
        assert list(journal.rows()) == [ROWS[0], ROWS[1], ROWS[3]]


@pytest.mark.parametrize("lost", range(1, 40, 7))
def test_a_line_cut_short_is_played_again(file: Path, lost: int) -> None:
    keep(file, ROWS[:3])
    whole = file.read_bytes()
    file.write_bytes(whole[:-lost])
    with Journal(file, PLAN, resume=True) as journal:
        assert list(journal.rows()) == ROWS[:2]
        journal.add(ROWS[2])
    assert file.read_bytes() == whole


def test_what_follows_a_damaged_line_is_played_again(file: Path) -> None:
    keep(file, ROWS[:4])
    lines = file.read_bytes().splitlines(keepends=True)
    lines[2] = b"\0" * 20 + b"\n"
    file.write_bytes(b"".join(lines))
    with Journal(file, PLAN, resume=True) as journal:
        assert list(journal.rows()) == ROWS[:1]
    assert file.read_bytes() == b"".join(lines[:2])


def test_a_game_that_the_plan_does_not_have_is_not_taken(file: Path) -> None:
    keep(file, ROWS[:1])
    stranger = msgspec.structs.replace(ROWS[1], number=99)
    with file.open("ab") as end:
        end.write(msgspec.json.encode(stranger) + b"\n")
    with Journal(file, PLAN, resume=True) as journal:
        assert list(journal.rows()) == ROWS[:1]


def test_a_game_kept_twice_counts_once(file: Path) -> None:
    keep(file, [ROWS[0], ROWS[0]])
    with Journal(file, PLAN, resume=True) as journal:
        assert journal.done == 1
        assert list(journal.rows()) == ROWS[:1]


@pytest.mark.parametrize("written", [b"", b'{"format":"commonr'])
def test_a_journal_that_was_hardly_begun_begins_again(file: Path, written: bytes) -> None:
    file.write_bytes(written)
    with Journal(file, PLAN, resume=True) as journal:
        assert journal.done == 0
        journal.add(ROWS[0])
    with Journal(file, PLAN, resume=True) as journal:
        assert list(journal.rows()) == ROWS[:1]


def test_an_unfinished_simulation_is_not_overwritten(file: Path) -> None:
    keep(file, ROWS[:2])
    before = file.read_bytes()
    with pytest.raises(Unfinished, match="holds 2 games"):
        Journal(file, PLAN)
    assert file.read_bytes() == before


def test_a_journal_that_keeps_nothing_is_not_in_the_way(file: Path) -> None:
    for written in (b"", b'{"format":"commonr', HEADER, HEADER + b"{"):
        file.write_bytes(written)
        with Journal(file, plan(1)) as journal:
            assert journal.done == 0
            journal.add(rows(plan(1))[0])
        with Journal(file, plan(1), resume=True) as journal:
            assert journal.done == 1


def test_what_is_no_journal_is_not_overwritten(file: Path) -> None:
    file.write_text("dear diary\n")
    with pytest.raises(Unfinished):
        Journal(file, PLAN)
    assert file.read_text() == "dear diary\n"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", "8"),
        ("games", 4),
        ("rules", 99),
        ("pack", {"wizards": []}),
        ("variants", PLAN.variants[:1]),
    ],
)
def test_another_simulation_is_not_resumed(file: Path, field: str, value: object) -> None:
    keep(file, ROWS[:2])
    before = file.read_bytes()
    other = msgspec.structs.replace(PLAN, **{field: value})
    with pytest.raises(OtherSimulation, match=f"differs in {field}$"):
        Journal(file, other, resume=True)
    assert file.read_bytes() == before


def test_what_other_bots_have_begun_is_not_resumed(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of the games would be theirs, and the file that of nobody."""
    keep(file, ROWS[:2])
    monkeypatch.setattr("commonroom.lab.journal.minds_of", lambda *_: "changed")
    with pytest.raises(OtherSimulation, match=r"differs in bots$"):
        Journal(file, PLAN, resume=True)


def test_a_journal_of_an_older_version_is_not_resumed(file: Path) -> None:
    keep(file, ROWS[:1])
    file.write_bytes(file.read_bytes().replace(b',"schema":2', b""))
    with pytest.raises(OtherSimulation, match=r"differs in schema$"):
        Journal(file, PLAN, resume=True)


def test_a_file_that_is_no_journal_is_left_alone(file: Path) -> None:
    file.write_text("dear diary\n")
    with pytest.raises(OtherSimulation):
        Journal(file, PLAN, resume=True)
    assert file.read_text() == "dear diary\n"


def test_a_journal_needs_a_folder(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="nowhere"):
        Journal(tmp_path / "nowhere" / "results.csv.partial", PLAN)


def test_a_journal_without_a_game_is_not_left_behind(file: Path) -> None:
    with Journal(file, PLAN) as journal:
        assert file.exists()
        assert journal.done == 0
    assert not file.exists()


def test_two_simulations_do_not_write_to_one_journal(file: Path) -> None:
    with Journal(file, PLAN) as journal:
        journal.add(ROWS[0])
        for resume in (True, False):
            with pytest.raises(InUse, match=str(file)):
                Journal(file, PLAN, resume=resume)
        journal.add(ROWS[1])
    with Journal(file, PLAN, resume=True) as journal:
        assert list(journal.rows()) == ROWS[:2]


def test_a_full_disk_costs_no_game(file: Path) -> None:
    """The disk is full in the middle of a line: first it takes a part, then it says so."""
    keep(file, ROWS[:2])
    room = file.stat().st_size + 100
    before = getrlimit(RLIMIT_FSIZE)
    with Journal(file, PLAN, resume=True) as journal:
        setrlimit(RLIMIT_FSIZE, (room, before[1]))
        try:
            with pytest.raises(CannotWrite, match=str(file)):
                journal.add(ROWS[2])
        finally:
            setrlimit(RLIMIT_FSIZE, before)
        assert journal.done == 2
    with Journal(file, PLAN, resume=True) as journal:
        assert list(journal.rows()) == ROWS[:2]
        journal.add(ROWS[2])
        assert list(journal.rows()) == ROWS[:3]
