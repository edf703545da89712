"""What a side plays for: two goals or no Chasers left, then the Snitch."""

import commonroom
from tests.games.goals import goals_of, short


def test_the_first_part_and_then_the_snitch() -> None:
    match = commonroom.new_match("quidditch", seats=2, seed=1)
    while match.decision is not None and match.decision.prompt.key != "yh-ask-action":
        before = short(goals_of(match, 0))
        assert before["yh-goal-chasers-mine"] == (0, 3), "whoever is not there yet is not out"
        match.answer(match.decision.options[0])
    goals = goals_of(match, 0)
    assert short(goals) == {
        "yh-goal-goals-mine": (0, 2),
        "yh-goal-chasers-mine": (0, 3),
        "yh-goal-snitch-mine": (0, 24),
    }
    assert short(goals, against=True) == {
        "yh-goal-goals-theirs": (0, 2),
        "yh-goal-chasers-theirs": (0, 3),
    }
    assert goals_of(match, None) == ()
