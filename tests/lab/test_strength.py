"""The table of strengths: neighbours meet, games are kept, and a run goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from commonroom.lab import strength
from commonroom.lab.formats import read
from commonroom.lab.numbers import Share
from commonroom.text import Texts


def test_every_level_plays_the_one_below_from_both_seats() -> None:
    found = dict(strength.rows("quidditch"))
    assert list(found) == [
        "novice against random", "adept against novice", "expert against adept",
        "master against expert",
    ]  # fmt: skip
    plan = found["adept against novice"]
    assert [one.levels for one in plan.variants] == [("adept", "novice"), ("novice", "adept")]
    assert [plan.total for plan in found.values()] == [400, 400, 400, 200]


def test_where_all_win_together_each_level_plays_by_itself() -> None:
    found = dict(strength.rows("death-eaters-rising", 10))
    assert list(found) == ["randoms", "novices", "adepts", "experts", "masters"]
    assert found["adepts"].variants[0].levels == ("adept", "adept")
    usual = dict(strength.rows("death-eaters-rising"))
    assert [plan.total for plan in usual.values()] == [2000, 2000, 2000, 2000, 200]


def test_where_all_win_together_the_step_from_level_to_level_is_told() -> None:
    shares = {"randoms": Share(0, 100), "novices": Share(10, 100), "adepts": Share(50, 100)}
    *_, lowest, middle, top = strength.table(shares, Texts("en"), together=True)
    assert lowest.endswith("|  |")
    assert "| +10.0 (" in middle
    assert "| +40.0 (" in top
    *_, row = strength.table(shares, Texts("en"), together=False)
    assert "+" not in row


def test_what_was_played_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["quidditch", "--games", "6", "--only", "novice", "--workers", "1"]
    strength.main([*command, "--kept", str(tmp_path)])
    first = capsys.readouterr().out
    (kept,) = tmp_path.rglob("*.csv")
    assert len(read(kept)) == 6
    assert "| novice against random | 6 |" in first

    def played(*_: object, **__: object) -> None:
        raise AssertionError("it plays again")

    monkeypatch.setattr("commonroom.lab.simulation.played", played)
    strength.main([*command, "--kept", str(tmp_path)])
    assert capsys.readouterr().out == first


def test_games_of_other_bots_are_not_taken_for_those_of_these(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["quidditch", "--games", "2", "--only", "novice", "--workers", "1"]
    strength.main([*command, "--kept", str(tmp_path)])
    monkeypatch.setattr(strength, "mind_of", lambda game: "changed")
    strength.main([*command, "--kept", str(tmp_path)])
    capsys.readouterr()
    assert len(list(tmp_path.rglob("*.csv"))) == 2


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--only", "wizard"], "novice, adept"),
        (["--games", "0"], "2 games or more"),
        (["--workers", "0"], "one worker or more"),
        (["--option", "weather=rain"], "weather"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_a_line(
    args: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        strength.main(["quidditch", *args, "--kept", str(tmp_path)])
    assert ended.value.code not in (0, None)
    assert told in f"{capsys.readouterr().err}{ended.value.code}"
    assert list(tmp_path.rglob("*.csv*")) == []


def test_a_folder_that_cannot_be_made_is_told_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit) as ended:
        strength.main(["quidditch", "--games", "2", "--kept", str(tmp_path / "file" / "kept")])
    assert "Not a directory" in str(ended.value.code)


def test_who_stops_is_told_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(strength, "won", stopped)
    with pytest.raises(SystemExit) as ended:
        strength.main(["quidditch", "--kept", str(tmp_path)])
    assert ended.value.code == 130
    assert "the same command goes on" in capsys.readouterr().err
