"""How far to trust an evaluator: leads are measured soon, later and at the end of the game."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from benchmarks.disagree import seeds
from benchmarks.trust import TO_THE_END, Lead, Moment, lead, lines, main, seeming
from commonroom.bots.search import Trials
from commonroom.bots.worlds import Worlds
from commonroom.kernel import Chance, key_from_seed
from tests.bots.test_disagree import on_the_line

SHOT = ("shoot", "chaser-1")
REST = ("end-turn",)


def test_a_shot_seems_better_than_to_rest_and_is_so_in_the_end() -> None:
    match, chance = on_the_line(), Chance(key_from_seed("1"))
    assert match.decision is not None
    worlds = Worlds(match, 0)
    assert seeming(worlds, match.decision, REST, chance) == SHOT
    assert seeming(worlds, match.decision, SHOT, chance) is None
    for turns in (None, 3, TO_THE_END):
        found = lead(worlds, REST, SHOT, Trials((), seeds(chance, 60), turns=turns))
        assert found.mean > 2 * found.error > 0


def test_to_the_end_is_won_or_lost() -> None:
    worlds, chance = Worlds(on_the_line(), 0), Chance(key_from_seed("1"))
    ends = worlds.tried(Trials((SHOT,), seeds(chance, 12), turns=TO_THE_END), lambda: True)
    assert {end for [end] in ends} == {0.0, 1.0}


def test_leads_are_told_by_what_they_were_worth() -> None:
    found = [
        Moment(Lead(0.015, 0.01), Lead(0.04, 0.02), Lead(0.1, 0.03)),
        Moment(Lead(0.015, 0.01), Lead(-0.02, 0.02), Lead(-0.04, 0.04)),
    ]
    assert list(lines(found, 3)) == [
        "1 to 2 % better after 1 turn: 2, in the end +3.0 % ± 2.5",
        "-100 to 0 % better after 3 turns: 1, in the end -4.0 % ± 4.0",
        "3 to 5 % better after 3 turns: 1, in the end +10.0 % ± 3.0",
    ]


def test_moments_are_counted() -> None:
    asked = ["quidditch", "--moments", "20", "--worlds", "4", "--games", "4"]
    told = CliRunner().invoke(main, asked)
    assert told.exit_code == 0
    assert "of 20 moments" in told.output


@pytest.mark.parametrize("name", ["--moments", "--worlds", "--games", "--turns"])
def test_less_than_one_of_anything_is_refused(name: str) -> None:
    told = CliRunner().invoke(main, ["quidditch", name, "-1"])
    assert (told.exit_code, "x>=1" in told.stderr) == (2, True)
