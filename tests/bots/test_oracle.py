"""The oracle knows the dice to come, and does what they favour."""

from __future__ import annotations

from click.testing import CliRunner

from benchmarks.oracle import foreseen, main
from commonroom.bots import seated
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.kernel import Match
from tests.bots.test_disagree import on_the_line

SHOT = ("shoot", "chaser-1")


def would_score(match: Match) -> bool:
    shot = match.copy()
    shot.answer(SHOT)
    view = shot.view(0)
    assert isinstance(view, QuidditchView)
    return view.sides[0].goals == 1


def test_it_shoots_if_the_shot_will_score() -> None:
    shots: dict[bool, list[bool]] = {True: [], False: []}
    for seed in range(12):
        match = on_the_line(seed)
        assert match.decision is not None
        shoots = foreseen(match, match.decision, seated(match, ["expert"] * 2, 1)[0]) == SHOT
        shots[would_score(match)].append(shoots)
    assert shots[True]
    assert all(shots[True])
    assert not all(shots[False])  # one that is saved may still be best, by the dice of what follows


def test_its_games_are_counted() -> None:
    told = CliRunner().invoke(main, ["quidditch", "--games", "2"])
    assert told.exit_code == 0
    assert "of 2 games won" in told.output
