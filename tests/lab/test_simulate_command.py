"""``commonroom simulate``, as somebody types it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from commonroom.cli import main
from commonroom.lab import running
from commonroom.lab.errors import GameFailed, WorkerLost
from commonroom.lab.formats import read
from commonroom.lab.screen import show_summary
from commonroom.lab.summary import summarise
from commonroom.text import Texts, stray_words
from tests.lab.plans import RISING, plan, rows

ENDLESS = ["talisman", "--games", "4", "--seats", "random*6", "--most-answers", "1000000000"]
QUICK = [RISING, "--games", "4", "--seats", "random*2", "--workers", "1"]


def simulate(*args: object) -> Result:
    return CliRunner().invoke(main, ["simulate", *map(str, args)])


@contextmanager
def simulating(folder: Path, *args: str, joblib: bool = True) -> Iterator[subprocess.Popen[str]]:
    """The command as a program with a group of its own, of which nothing is left afterwards."""
    program = "from commonroom.cli import main; from commonroom.lab import workers\n"
    program += "" if joblib else "workers.find_spec = lambda name: None\n"
    out = str(folder / "results.csv")
    with subprocess.Popen(
        [sys.executable, "-c", f"{program}main()", "simulate", *args, "--out", out],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def wait_for_games(process: subprocess.Popen[str], folder: Path, games: int) -> None:
    """Until so many games are kept; for none, until they could be."""
    journal = folder / "results.csv.partial"
    while not journal.exists() or journal.read_bytes().count(b"\n") <= games:
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.02)
            pytest.fail("it ended by itself")


def test_a_summary_and_a_file(tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    result = simulate(*QUICK, "--option", "difficulty=beginner,expert", "--out", out)
    assert result.exit_code == 0, result.output
    assert [row.record.options["difficulty"] for row in read(out)] == ["beginner"] * 4 + [
        "expert"
    ] * 4
    for words in ("random*2", "difficulty=beginner", "difficulty=expert", "95 %", "Recruited"):
        assert words in result.stdout
    assert "8 games in" in result.stderr


def test_the_summary_has_the_numbers_of_the_games() -> None:
    result = simulate(*QUICK)
    assert result.exit_code == 0, result.output
    turns = sorted(row.record.turns for row in rows(plan(4, "random*2", seed="1")))
    assert f" {int((turns[1] + turns[2]) / 2 + 0.5)} (" in result.stdout
    assert "0.0 % (0.0–49.0)" in result.stdout  # none of 4 won
    assert "--out" in result.stderr


@pytest.mark.slow
def test_any_number_of_workers_writes_the_same_file(tmp_path: Path) -> None:
    for workers in (1, 2, 3):
        out = tmp_path / f"{workers}.csv"
        args = ("--games", 5, "--seats", "2..3:random", "--workers", workers, "--out", out)
        assert simulate(RISING, *args).exit_code == 0
    assert len({file.read_bytes() for file in tmp_path.iterdir()}) == 1


def test_a_pack_changes_the_cards(tmp_path: Path) -> None:
    card = '[[death_eaters]]\nid = "peter-pettigrew"\ntrack = 3\n'
    (tmp_path / "death_eaters.toml").write_text(card)
    plain, packed = tmp_path / "plain.json", tmp_path / "packed.json"
    assert simulate(*QUICK, "--out", plain).exit_code == 0
    result = simulate(*QUICK, "--pack", tmp_path, "--out", packed)
    assert result.exit_code == 0, result.output
    assert {row.pack for row in read(plain)} == {""}
    assert "" not in {row.pack for row in read(packed)}


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["--seats", "genius*2"], "genius"),
        (["--seats", "random"], "seats"),
        (["--seats", "2..9:random"], "5"),
        (["--seats", "?"], "?"),
        (["--option", "colour=red"], "difficulty, first-player"),
        (["--option", "difficulty=easy"], "easy"),
        (["--option", "difficulty"], "difficulty=beginner"),
        (["--out", "results.xls"], ".parquet, .csv, .json"),
        (["--out", "/dev/null/results.csv"], "/dev/null/results.csv"),
        (["--out", "nowhere/results.csv"], "nowhere"),
        (["--resume"], "--out"),
        (["--cluster", "nowhere"], "ray://host:10001"),
    ],
)
def test_a_wrong_argument_is_refused_in_one_line(args: list[str], named: str) -> None:
    result = simulate(RISING, "--workers", 1, *args)
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert named in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    "args",
    [["chess"], [RISING, "--games", "0"], [RISING, "--workers", "-1"], [RISING, "--games", "many"]],
)
def test_a_wrong_number_or_game_is_refused(args: list[str]) -> None:
    result = simulate(*args)
    assert result.exit_code == 2
    assert args[-1] in result.stderr
    assert "Traceback" not in result.output


def test_a_bad_pack_is_refused_with_file_entry_and_field(tmp_path: Path) -> None:
    (tmp_path / "wizards.toml").write_text('[[wizards]]\nid = "albus-dumbledore"\ntrack = "x"\n')
    result = simulate(*QUICK, "--pack", tmp_path)
    assert result.exit_code == 2
    for words in ("wizards.toml", "albus-dumbledore", "track"):
        assert words in result.stderr
    (tmp_path / "wizards.toml").write_text('[[witches]]\nid = "albus-dumbledore"\n')
    assert "[[wizards]] entries are expected" in simulate(*QUICK, "--pack", tmp_path).stderr


@pytest.mark.parametrize("error", [WorkerLost(), GameFailed("g", "l", "o", "7/3", "oh")])
def test_a_breakdown_is_told_without_a_traceback(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object, **more: object) -> None:
        raise error

    monkeypatch.setattr(running, "run", broken)
    result = simulate(*QUICK)
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1


def test_who_stops_before_the_first_game_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*args: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("commonroom.lab.simulate_command.planned", stopped)
    result = simulate(*QUICK)
    assert result.exit_code == 130
    assert result.stderr == "Stopped.\n"


@pytest.mark.slow
def test_where_a_bot_ends_its_process_the_file_to_go_on_with_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "leaver.py").write_text("""
import os
from commonroom.kernel.policy import Choice
made = []
class Bot:
    def __init__(self, content): made.append(self)
    def choose(self, view, question, chance):
        if len(made) > 8:
            os._exit(3)
        return Choice(chance.one_of(question.options, "option"))
""")
    seats = ["--seats", "mine=leaver:Bot,random", "--most-answers", "5"]
    args = ["quidditch", "--games", "200", "--workers", "2", *seats]
    alone = simulate(*args)
    assert (alone.exit_code, "a bot of your own" in alone.stderr) == (1, True), alone.output
    assert "--resume" not in alone.stderr
    kept = simulate(*args, "--out", "games.csv")
    assert kept.exit_code == 1
    assert "games.csv.partial; the same command with --resume goes on" in kept.stderr


@pytest.mark.slow
def test_an_interrupt_keeps_the_games_and_resume_goes_on(tmp_path: Path) -> None:
    """^C reaches the program and its workers, as in a terminal."""
    out, journal = tmp_path / "results.csv", tmp_path / "results.csv.partial"
    args = [RISING, "--games", "60", "--seats", "novice*3", "--workers", "2", "--out", str(out)]
    command = [sys.executable, "-c", "from commonroom.cli import main; main()", "simulate", *args]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        while not journal.exists() or journal.read_bytes().count(b"\n") < 2:
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.02)
                pytest.fail("it ended by itself")
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate()
    assert process.returncode == 130
    assert "--resume" in told
    assert "Traceback" not in told
    kept = journal.read_text().count("\n") - 1
    assert 1 <= kept < 60
    result = simulate(*args, "--resume")
    assert result.exit_code == 0, result.output
    assert [row.number for row in read(out)] == list(range(1, 61))
    assert not journal.exists()


@pytest.mark.slow
@pytest.mark.parametrize("joblib", [True, False])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_one_interrupt_ends_even_a_game_without_an_end(
    tmp_path: Path, workers: str, joblib: bool
) -> None:
    """After a moment games in progress are given up; the processes that played them are gone."""
    with simulating(tmp_path, *ENDLESS, "--workers", workers, joblib=joblib) as process:
        wait_for_games(process, tmp_path, 0)
        with suppress(subprocess.TimeoutExpired):
            process.wait(1)  # into the games, or on the way there: it must stop anywhere
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=500)
    assert process.returncode == 130
    assert "Stopped after 0 of 4 games." in told
    given_up = f"The first game that was given up: seats {','.join(['random'] * 6)}, "
    assert given_up in told
    assert "seed 1/1." in told
    # A process that Python has only begun to start may say so itself; ours say nothing.
    assert f"{os.sep}commonroom{os.sep}" not in told


@pytest.mark.slow
@pytest.mark.parametrize("joblib", [True, False])
def test_whoever_ends_the_program_is_told_what_is_kept(tmp_path: Path, joblib: bool) -> None:
    many = [RISING, "--games", "100000", "--seats", "random*2", "--workers", "2"]
    with simulating(tmp_path, *many, joblib=joblib) as process:
        wait_for_games(process, tmp_path, 3)
        os.killpg(process.pid, signal.SIGTERM)
        _, told = process.communicate(timeout=500)
    assert process.returncode == 130
    assert "--resume" in told
    assert "leaked" not in told
    assert "Traceback" not in told


@pytest.mark.slow
@pytest.mark.parametrize("joblib", [True, False])
def test_workers_do_not_outlive_a_program_that_is_killed(tmp_path: Path, joblib: bool) -> None:
    """They hold its output open, so whoever reads that would wait for them."""
    many = [RISING, "--games", "100000", "--seats", "random*2", "--workers", "2"]
    with simulating(tmp_path, *many, joblib=joblib) as process:
        wait_for_games(process, tmp_path, 3)
        process.kill()
        process.communicate(timeout=60)


@pytest.mark.parametrize("suffix", ["csv", "json", "parquet"])
def test_a_game_without_an_end_is_cut_short_and_counted(tmp_path: Path, suffix: str) -> None:
    out = tmp_path / f"results.{suffix}"
    args = ["talisman", "--games", "2", "--seats", "random*6", "--workers", "1", "--out", out]
    result = simulate(*args, "--most-answers", 3)  # before all have a character
    assert result.exit_code == 0, result.output
    assert "2 of 2 games had no end in sight and were cut short" in result.stdout
    for row in read(out):
        assert (row.record.reasons, row.record.winners) == (("cut",), ())
        assert (row.record.decisions, len(row.record.tallies["characters"])) == (3, 6)
    assert simulate(*args, "--most-answers", 3, "--resume").exit_code == 0
    other = simulate(*args, "--most-answers", 4, "--resume")
    assert other.exit_code == 2
    assert "belongs to another simulation" in other.stderr


def test_the_file_is_told_by_its_whole_name(tmp_path: Path) -> None:
    out = tmp_path / "[b]x:smile:.csv"
    result = simulate(*QUICK, "--out", out)
    assert result.exit_code == 0
    assert str(out) in result.stderr
    assert out.exists()


def test_no_more_games_than_can_be_kept_track_of() -> None:
    result = simulate(RISING, "--games", 10**14, "--seats", "random*2")
    assert result.exit_code == 2
    assert "100000000000000 games are too many" in result.stderr


def screen(*line_ups: str, game: str, texts: Texts) -> str:
    planned = plan(3, *line_ups, game=game)
    console = Console(width=80, record=True, file=StringIO())
    show_summary(console, texts, summarise(planned, rows(planned)))
    return console.export_text()


def test_where_seats_compete_each_has_its_share() -> None:
    shown = screen("random*3", game="toy", texts=Texts())
    assert [line for line in shown.splitlines() if "seat " in line and "%" in line]
    assert "seat 3: random" in shown
    assert "TOY-WIN-1" in shown


def test_every_word_of_the_summary_can_be_translated() -> None:
    shown = screen("random*3", "novice*2", game=RISING, texts=Texts.pseudo())
    assert set(stray_words(shown)) <= {"random", "novice"}


def test_a_program_is_told_the_summary_as_json() -> None:
    result = simulate(*QUICK, "--json")
    assert result.exit_code == 0, result.output
    told = msgspec.json.decode(result.stdout)
    assert (told["game"], told["games"], told["variants"][0]["won"]) == (RISING, 4, 0)
    assert told["variants"][0]["levels"] == ["random", "random"]
