"""The league: everybody meets everybody on equal terms, and the numbers say who is better."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from commonroom.cli import main
from commonroom.kernel.errors import CommonRoomError
from commonroom.lab.formats import read
from commonroom.lab.league import (
    THE_GAME,
    Pairing,
    Standing,
    league_plan,
    pairings,
    standings,
)
from commonroom.lab.league_command import show_league
from commonroom.lab.plan import Plan
from commonroom.lab.summary import Summary, VariantSummary
from commonroom.text import Texts, stray_words
from tests.lab.plans import RISING

TALISMAN = "talisman"


def planned(game: str, *levels: str, seats: int | None = None) -> Plan:
    return league_plan(game, chosen=levels, games=3, seats=seats, options={}, seed="1")


def elo(*met: Pairing) -> dict[str, int]:
    return {one.level: one.elo for one in standings(met)}


# ---- who plays ------------------------------------------------------------------------------


def test_everybody_meets_everybody_from_both_seats() -> None:
    met = [variant.levels for variant in planned(TALISMAN, "random", "novice", "expert").variants]
    assert met == [
        ("random", "novice"), ("novice", "random"),
        ("random", "expert"), ("expert", "random"),
        ("novice", "expert"), ("expert", "novice"),
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_larger_tables_every_level_sits_everywhere_as_often(seats: int) -> None:
    variants = planned(TALISMAN, "novice", "expert", seats=seats).variants
    for seat in range(seats):
        assert {variant.levels[seat] for variant in variants} == {"novice", "expert"}


def test_where_all_win_together_every_level_plays_by_itself() -> None:
    met = [variant.levels for variant in planned(RISING, "novice", "expert").variants]
    assert met == [("novice", "novice"), ("expert", "expert")]


def test_without_levels_all_play() -> None:
    assert [one.levels[0] for one in planned(RISING).variants] == [
        "random", "novice", "adept", "expert", "master",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("levels", "seats"),
    [(("expert",), None), (("expert", "expert"), None), (("expert", "genius"), None),
     (("novice", "expert"), 9)],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(levels: tuple[str, ...], seats: int | None) -> None:
    with pytest.raises(CommonRoomError):
        planned(TALISMAN, *levels, seats=seats)


# ---- what comes out -------------------------------------------------------------------------


def played(levels: tuple[str, ...], won_by: dict[int, int], games: int) -> VariantSummary:
    won = min(games, sum(won_by.values()))
    return VariantSummary(levels, {}, games, won, Counter(won_by))


def summary(*variants: VariantSummary, game: str = TALISMAN) -> Summary:
    return Summary(game, game == RISING, sum(one.games for one in variants), list(variants), {})


def test_both_orders_of_seats_count_for_one_pairing() -> None:
    first = played(("expert", "novice"), {0: 8, 1: 2}, 10)
    second = played(("novice", "expert"), {0: 4, 1: 6}, 10)
    assert pairings(summary(first, second)) == [Pairing("expert", "novice", 20, 14.0)]


def test_a_shared_win_counts_half() -> None:
    drawn = played(("expert", "novice"), {0: 10, 1: 10}, 10)
    assert pairings(summary(drawn)) == [Pairing("expert", "novice", 10, 5.0)]


def test_against_the_game_a_team_wins_or_loses() -> None:
    team = played(("expert", "expert"), {0: 3, 1: 3}, 10)
    team.won = 3
    assert pairings(summary(team, game=RISING)) == [Pairing("expert", THE_GAME, 10, 3.0)]


def test_elo_is_what_shares_say() -> None:
    """Ten to one are 400 points."""
    found = elo(Pairing("expert", "novice", 11_000, 10_000.0))
    assert found["novice"] == 0
    assert found["expert"] == pytest.approx(400, abs=1)


def test_elo_adds_up_over_a_chain() -> None:
    chain = elo(
        Pairing("novice", "random", 1100, 1000.0), Pairing("expert", "novice", 1100, 1000.0)
    )
    assert chain["expert"] == pytest.approx(800, abs=2)
    assert list(chain) == ["expert", "novice", "random"]


def test_who_wins_all_games_is_not_infinitely_good() -> None:
    few, many = (elo(Pairing("expert", "random", n, float(n)))["expert"] for n in (10, 1000))
    assert 400 < few < many < 2000


def test_against_the_game_its_strength_is_the_measure() -> None:
    (one,) = standings([Pairing("expert", THE_GAME, 100, 50.0)])
    assert one == Standing("expert", 0, 68)


# ---- as somebody types it -------------------------------------------------------------------


def run(*args: object) -> Result:
    return CliRunner().invoke(main, ["lab", "league", *map(str, args)])


def test_a_league_is_played_kept_and_shown(tmp_path: Path) -> None:
    out = tmp_path / "league.csv"
    result = run("quidditch", "--levels", "novice,expert", "--games", 2, "--workers", 1,
                 "--out", out)  # fmt: skip
    assert result.exit_code == 0, result.output
    assert [row.record.levels for row in read(out)] == [("novice", "expert")] * 2 + [
        ("expert", "novice")
    ] * 2
    for words in ("novice", "expert", "Elo", "%", "4"):
        assert words in result.stdout


def test_a_league_of_one_is_refused() -> None:
    result = run("quidditch", "--levels", "expert")
    assert result.exit_code == 2
    assert "expert" in result.stderr


def test_a_table_without_seats_is_refused() -> None:
    result = run("quidditch", "--seats", -1)
    assert result.exit_code == 2
    assert "'--seats': -1" in result.stderr


def test_every_word_on_the_screen_comes_from_the_texts() -> None:
    screen = StringIO()
    team = played(("expert", "expert"), {0: 3, 1: 3}, 10)
    console = Console(file=screen, width=100)
    show_league(console, Texts.pseudo(), summary(team, game=RISING))
    assert set(stray_words(screen.getvalue())) <= {"expert"}


def test_games_without_an_end_are_cut_short_and_counted() -> None:
    args = ["lab", "league", "talisman", "--levels", "random,novice", "--games", "1"]
    result = CliRunner().invoke(main, [*args, "--workers", "1", "--most-answers", "5"])
    assert result.exit_code == 0, result.output
    assert "2 of 2 games had no end in sight and were cut short" in result.stdout


def test_a_program_is_told_the_league_as_json() -> None:
    args = ("death-eaters-rising", "--levels", "random,novice", "--games", 2, "--workers", 1)
    told = msgspec.json.decode(run(*args, "--json").stdout)
    assert {one["level"] for one in told["standings"]} == {"random", "novice"}
    assert [one["games"] for one in told["pairings"]] == [2, 2]
