"""The balance report says what the records say, and whether the bands are kept."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.kernel import content_of
from commonroom.lab.balance import death_eaters_rising
from commonroom.lab.balance.death_eaters_rising import GAME, bands, report, series
from commonroom.lab.balance.series import Series, records_of, rows_of
from commonroom.lab.games import Record

HEROES = tuple(content_of(GAME).wizards)
TURNS = 30


def record(one: Series, seed: int, won: bool, recruited: tuple[str, ...] = HEROES) -> Record:
    reasons = ("DER-WIN-1",) if won else (f"DER-LOS-{seed % 4 + 1}",)
    tallies = {"recruited": recruited, "hospital_wing": (), "azkaban": (), "controlled": ()}
    return Record(
        game=GAME,
        seed=seed,
        seats=one.seats,
        options={"difficulty": one.option("difficulty")},
        levels=one.levels * one.seats,
        winners=tuple(range(one.seats)) if won else (),
        reasons=reasons,
        scores=(),
        turns=TURNS,
        decisions=100,
        spoke_up=0,
        numbers={},
        tallies=tallies,
    )


SHARES = {"beginner": 0.6, "standard": 0.45, "expert": 0.3}


def records(
    share: Callable[[Series], float] = lambda one: SHARES[one.option("difficulty")],
    recruited: tuple[str, ...] = HEROES,
) -> dict[Series, list[Record]]:
    return {
        one: [record(one, n, n < share(one) * one.games, recruited) for n in range(one.games)]
        for one in series(80)
    }


def broken(played: dict[Series, list[Record]]) -> list[str]:
    return [band.promise for band in bands(played) if not band.kept]


def test_a_balanced_game_keeps_every_band() -> None:
    assert broken(records()) == []


def test_a_game_that_is_too_easy_for_four_is_found() -> None:
    played = records(lambda one: 0.9 if one.seats == 4 else SHARES[one.option("difficulty")])
    assert "4 players win 35–55 % of standard games" in broken(played)
    assert "2 players win 35–55 % of standard games" not in broken(played)


def test_difficulties_that_make_no_difference_are_found() -> None:
    found = broken(records(lambda one: 0.45))
    assert "3 players win at least 10 points more as beginners" in found
    assert "3 players win at least 10 points less at expert difficulty" in found


def test_a_hero_whom_nobody_wants_is_found() -> None:
    others = tuple(hero for hero in HEROES if hero != "mrs-norris")
    assert broken(records(recruited=others)) == ["no hero is recruited in less than 1 % of games"]


def test_a_starter_need_not_be_recruited() -> None:
    others = tuple(hero for hero in HEROES if hero != "harry-potter")
    assert broken(records(recruited=others)) == []


def test_the_report_has_the_measured_numbers() -> None:
    text = report(records())
    assert "| 2 players win 35–55 % of standard games | 45.0 % (34.6–55.9) | yes |" in text
    assert "| 2 players win at least 10 points more as beginners | +15.0 points (" in text
    assert f"| all | {TURNS} | {TURNS} | {TURNS} | {TURNS} | {TURNS} |" in text


def test_results_that_were_kept_tell_the_same() -> None:
    played = records()
    kept = list(rows_of(GAME, played.values()))
    assert [row.variant for row in kept][:81] == [1] * 80 + [2]
    assert report(records_of(death_eaters_rising, kept)) == report(played)
