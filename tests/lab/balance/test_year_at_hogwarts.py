"""The balance report of A Year at Hogwarts says what the records say."""

from __future__ import annotations

from itertools import cycle, islice

import pytest

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.kernel import content_of, registry
from commonroom.lab.balance.series import Series
from commonroom.lab.balance.year_at_hogwarts import GAME, bands, report, series
from commonroom.lab.games import Record


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._places, GAME, "commonroom.games.year_at_hogwarts.title:TITLE")


def record(
    one: Series, seed: int, rounds: int = 30, victor: int | None = None, missions: int = 30,
    share: int = 60,
) -> Record:  # fmt: skip
    """A game of neighbours in the list of students; every seat wins in its turn, but of two levels
    the better one.
    """
    content: Content = content_of(GAME)
    students = tuple(islice(cycle(content.students), seed % 8, seed % 8 + one.seats))
    none = (0,) * one.seats
    turned = one.levels if seed % 2 else one.levels[::-1]
    by_turns = turned.index(one.levels[0]) if len(turned) > 1 else (seed // 8) % one.seats
    winner = by_turns if victor is None else victor
    return Record(
        game=GAME,
        seed=seed,
        seats=one.seats,
        options={},
        levels=tuple(turned[seat % len(turned)] for seat in range(one.seats)),
        winners=(winner,),
        reasons=("YH-END-1",),
        scores=(),
        turns=rounds * one.seats,
        decisions=700,
        spoke_up=0,
        numbers={
            "points": (100,) * one.seats, "mission_points": (share,) * one.seats,
            "exam_points": (10,) * one.seats, "quidditch_points": none, "fights": 3,
            "meetings": 1, "matches": 1, "falls": none,
        },
        tallies={
            "students": students, "victors": (students[winner],),
            "missions": tuple(content.missions)[:missions], "beaten_by": (),
        },
    )  # fmt: skip


def records(**changed: int) -> dict[Series, list[Record]]:
    return {one: [record(one, n, **changed) for n in range(one.games)] for one in series(160)}


def broken(played: dict[Series, list[Record]]) -> list[str]:
    return [band.promise for band in bands(played) if not band.kept]


def test_a_balanced_game_keeps_every_band() -> None:
    assert broken(records()) == []


def test_what_is_out_of_balance_is_found() -> None:
    assert broken(records(rounds=12)) == ["the median game has 20–60 rounds"]
    assert "missions give 45–75 % of the winners' points" in broken(records(share=80))
    assert broken(records(missions=29)) == ["every mission is done in some games"]


@pytest.mark.parametrize(
    ("seats", "variant", "teams", "named"),
    [
        (4, "qualified", "pairs", "4 experts, qualified, classic"),
        (4, "teams", "pairs", "4 experts, teams (pairs), classic"),
        (6, "teams", "pairs", "6 experts, teams (pairs), classic"),
        (6, "teams", "threes", "6 experts, teams (threes), classic"),
        (8, "teams", "pairs", "8 experts, teams (pairs), classic"),
        (8, "teams", "threes", "8 experts, teams (threes), classic"),
    ],
)
def test_missions_that_bring_little_to_teams_and_the_qualified_are_found(
    seats: int, variant: str, teams: str, named: str
) -> None:
    played = records()
    wanted = ("variant", variant), ("length", "classic"), ("teams", teams)
    one = next(kind for kind in played if (kind.seats, kind.options) == (seats, wanted))
    played[one] = [record(one, n, share=44) for n in range(len(played[one]))]
    assert broken(played) == [f"{named}: missions give 45–75 % of the winners' points"]


def test_a_student_that_wins_too_often_is_found() -> None:
    played = records()
    one = next(iter(played))
    played[one] = [record(one, 8 * n) for n in range(len(played[one]))]
    assert [promise[:25] for promise in broken(played)] == [
        "the student with the fewe",
        "the student with the most",
    ]


def test_experts_who_do_not_win_are_found() -> None:
    played = records()
    one = next(kind for kind in played if len(kind.levels) > 1)
    played[one] = [record(one, n, victor=0) for n in range(len(played[one]))]
    assert broken(played) == ["an expert wins at least 70 % of games against a novice"]


def test_the_report_tells_all_that_was_measured() -> None:
    content: Content = content_of(GAME)
    text = report(records())
    for word in (*content.students, *content.missions, "Quidditch matches", "30 rounds"):
        assert word in text
