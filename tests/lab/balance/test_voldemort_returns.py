"""The balance report of Voldemort Returns says what the records say."""

from __future__ import annotations

from commonroom.lab.balance.series import Series
from commonroom.lab.balance.voldemort_returns import GAME, bands, report, series
from commonroom.lab.games import Record


def record(one: Series, seed: int, heroes: int = 5) -> Record:
    """Of ten games the heroes win so many."""
    won = seed % 10 < heroes
    return Record(
        game=GAME, seed=seed, seats=one.seats, options={}, levels=one.levels * one.seats,
        winners=tuple(range(1, one.seats)) if won else (0,), reasons=("YH-VR-6",), scores=(),
        turns=20 * one.seats, decisions=600, spoke_up=0,
        numbers={
            "rounds": 20, "return_round": 8, "destroyed_before": 2, "destroyed": 5, "falls": 3,
            "by_die": int(seed % 10 == 0),
        },
        tallies={"removed": (), "victor": ("harry-potter" if won else "lord-voldemort",)},
    )  # fmt: skip


def records(**changed: int) -> dict[Series, list[Record]]:
    return {one: [record(one, n, **changed) for n in range(one.games)] for one in series(100)}


def broken(**changed: int) -> list[str]:
    return [band.promise for band in bands(records(**changed)) if not band.kept]


def test_a_balanced_game_keeps_every_band() -> None:
    assert broken() == []


def test_what_is_out_of_balance_is_found() -> None:
    every = [f"with {seats} players the heroes win 40–60 %" for seats in (2, 3, 4)]
    assert broken(heroes=3) == every
    assert broken(heroes=7) == every


def test_a_game_is_played() -> None:
    one = Series(("novice",), 2, 1)
    assert one.play(GAME, 1).levels == ("novice", "novice")


def test_the_report_tells_all_that_was_measured() -> None:
    text = report(records())
    assert "| 3 experts | 100 | 20 | 20 | 20 | 20 | 20 |" in text
    assert "| 4 novices | 50.0 % | 10.0 % | 8.0 | 2.0 | 5.0 | 3.0 |" in text
