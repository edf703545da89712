"""The balance report of Quidditch says what the records say."""

from __future__ import annotations

from commonroom.lab.balance.quidditch import GAME, bands, report, series
from commonroom.lab.balance.series import Series
from commonroom.lab.games import Record


def record(one: Series, seed: int, better: int = 8, first: int = 5) -> Record:
    """Of ten matches between levels the better one wins so many, of ten between equals seat 0."""
    turned = one.levels if seed % 2 else one.levels[::-1]
    wins = seed // 2 % 10 < better
    winner = (0 if seed % 10 < first else 1) if turned[0] == turned[1] else turned.index(
        one.levels[0] if wins else one.levels[1]
    )  # fmt: skip
    return Record(
        game=GAME, seed=seed, seats=2, options={}, levels=turned, winners=(winner,),
        reasons=("YH-QUI-6",), scores=(), turns=20, decisions=100, spoke_up=0,
        numbers={"goals": (2, 1), "first_part": winner, "shots": 7, "steals": 3},
        tallies={"houses": (), "eliminated": ("keeper",), "race_cards": ("firebolt", "firebolt")},
    )  # fmt: skip


def records(**changed: int) -> dict[Series, list[Record]]:
    return {one: [record(one, n, **changed) for n in range(one.games)] for one in series(200)}


def broken(**changed: int) -> list[str]:
    return [band.promise for band in bands(records(**changed)) if not band.kept]


def test_a_balanced_game_keeps_every_band() -> None:
    assert broken() == []


def test_what_is_out_of_balance_is_found() -> None:
    assert broken(first=6) == ["between experts, the first seat wins 45–55 %"]
    assert broken(better=6) == [
        "the expert wins at least 70 % against the novice",
        "the novice wins at least 70 % against the random",
    ]


def test_levels_change_seats_and_a_match_is_played() -> None:
    one = Series(("expert", "novice"), 2, 2)
    assert [one.play(GAME, seed).levels for seed in (1, 2)] == [
        ("expert", "novice"),
        ("novice", "expert"),
    ]


def test_the_report_tells_all_that_was_measured() -> None:
    text = report(records())
    assert "| expert and expert | 200 | 20 | 20 | 20 | 20 | 20 |" in text
    assert "| novice and random | 100.0 % | 3.0 | 7.0 | 3.0 | 1.0 | 2.0 |" in text
