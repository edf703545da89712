"""A simulation from its plan to its file, stopped and resumed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import tests.lab.until_killed
from commonroom.lab import formats, workers
from commonroom.lab.errors import (
    CannotWrite,
    NothingToResume,
    OtherSimulation,
    Unfinished,
    UnknownFormat,
)
from commonroom.lab.plan import Plan, Row, play
from commonroom.lab.simulation import journal_of, simulate
from tests.lab.plans import plan, rows

PLAN = plan(6, "random*2", "novice*2")
ROWS = rows(PLAN)
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "results.json"


def whole(folder: Path) -> bytes:
    """The file as it should be."""
    file = folder / "whole.json"
    formats.write(file, PLAN.game, ROWS)
    return file.read_bytes()


def stop_after(out: Path, count: int, *, resume: bool = False) -> list[int]:
    """Simulate, stop when so many games are done; returns what the progress was."""
    heard: list[int] = []
    done = simulate(
        PLAN, out, resume=resume, progress=heard.append, stopping=lambda: heard[-1] >= count
    )
    assert done.complete == (count >= PLAN.total)
    assert done.summary.games == count
    return heard


def test_results_are_written_and_nothing_else_is_left(out: Path) -> None:
    done = simulate(PLAN, out)
    assert done.complete
    assert done.summary.games == 12
    assert formats.read(out) == ROWS
    assert list(out.parent.iterdir()) == [out]


def test_a_simulation_without_a_file_is_summarised() -> None:
    done = simulate(PLAN, None)
    assert done.complete
    assert [variant.games for variant in done.summary.variants] == [6, 6]


def test_a_stopped_simulation_goes_on_without_losing_or_repeating_a_game(out: Path) -> None:
    assert stop_after(out, 5) == [0, 1, 2, 3, 4, 5]
    assert list(out.parent.iterdir()) == [journal_of(out)]
    assert stop_after(out, 7, resume=True) == [5, 6, 7]
    assert stop_after(out, 12, resume=True) == [7, 8, 9, 10, 11, 12]
    assert list(out.parent.iterdir()) == [out]
    assert out.read_bytes() == whole(out.parent)


def test_the_first_game_given_up_is_told(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are begun in turn: the third of the first variant comes after two of each."""

    def interrupted(plan: Plan, index: int) -> Row:
        if index == 2:
            raise KeyboardInterrupt
        return play(plan, index)

    monkeypatch.setattr(workers, "play", interrupted)
    asked = iter([False] * 5)
    done = simulate(PLAN, out, stopping=lambda: next(asked, True))
    assert (done.summary.games, done.complete, done.given_up) == (4, False, 2)
    assert PLAN.told(2)[0] == "random,random"
    assert PLAN.told(2)[2] == PLAN.seed_of(3)
    assert simulate(PLAN, out, resume=True, stopping=lambda: True).given_up is None


def test_a_stopped_simulation_is_not_begun_anew_by_accident(out: Path) -> None:
    stop_after(out, 5)
    with pytest.raises(Unfinished, match="holds 5 games"):
        simulate(PLAN, out)


def test_a_crash_between_the_last_step_and_the_end_costs_nothing(out: Path) -> None:
    stop_after(out, 5)
    stopped = journal_of(out).read_bytes()
    stop_after(out, 12, resume=True)
    written = out.read_bytes()
    journal_of(out).write_bytes(stopped)  # as if it had not yet been removed
    stop_after(out, 12, resume=True)
    assert out.read_bytes() == written


@pytest.mark.slow
def test_a_killed_simulation_goes_on(out: Path) -> None:
    program = [sys.executable, "-m", tests.lab.until_killed.__name__, str(out), "7"]
    pipe = subprocess.PIPE
    with subprocess.Popen(program, cwd=ROOT, stdin=pipe, stdout=pipe) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"enough\n"
        process.kill()
    with journal_of(out).open("ab") as journal:
        journal.write(msgspec.json.encode(ROWS[-1])[:100])  # as if it was writing just then
    heard: list[int] = []
    simulate(PLAN, out, resume=True, progress=heard.append)
    assert heard == [7, 8, 9, 10, 11, 12]
    assert out.read_bytes() == whole(out.parent)


def test_a_finished_simulation_is_not_played_again(out: Path) -> None:
    simulate(PLAN, out)
    written = out.stat().st_mtime_ns
    heard: list[int] = []
    done = simulate(PLAN, out, resume=True, progress=heard.append)
    assert done.complete
    assert done.summary.games == 12
    assert heard == []
    assert out.stat().st_mtime_ns == written


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        (plan(6, "random*2", "novice*2", seed="8"), "seed"),
        (plan(5, "random*2", "novice*2"), "games"),
        (plan(6, "random*2", "novice*3"), "seats"),
        (plan(6, "random*2"), "seats"),
        (plan(6, "random*2", "novice*2", options={"difficulty": ["expert"]}), "options"),
        (plan(6, "random*2", "novice*2", game="quidditch", seed="8"), "game, seed, options"),
        (plan(6, "random*2", "novice*2", most_answers=3), "most-answers"),
    ],
)
def test_other_results_are_not_taken_for_finished(out: Path, other: Plan, differs: str) -> None:
    simulate(PLAN, out)
    with pytest.raises(OtherSimulation, match=rf"differs in {differs}$"):
        simulate(other, out, resume=True)


def test_results_are_replaced_when_nobody_asks_to_resume(out: Path) -> None:
    out.write_text("old")
    simulate(PLAN, out)
    assert formats.read(out) == ROWS


def test_nothing_is_resumed_without_a_file() -> None:
    with pytest.raises(NothingToResume):
        simulate(PLAN, None, resume=True)


def test_what_cannot_be_written_is_refused_before_anybody_plays(tmp_path: Path) -> None:
    def progress(done: int) -> None:
        raise AssertionError("somebody plays")

    (tmp_path / "folder.csv").mkdir()
    for name, error in [
        ("results.xls", UnknownFormat),
        ("folder.csv", CannotWrite),
        ("nowhere/results.csv", CannotWrite),
    ]:
        with pytest.raises(error):
            simulate(PLAN, tmp_path / name, progress=progress)
