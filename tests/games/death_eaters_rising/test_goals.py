"""How the wizards win and lose, as everyone sees it."""

import commonroom
from tests.games.goals import goals_of, short


def test_everyone_sees_what_wins_and_what_loses() -> None:
    match = commonroom.arrange(
        "death-eaters-rising",
        {
            "players": [
                {"team": {"harry-potter": 0, "luna-lovegood": 0}},
                {"team": {"albus-dumbledore": 0}},
            ],
            "azkaban": ["antonin-dolohov"],
        },
    )
    goals = goals_of(match, 1)
    assert short(goals) == {"der-goal-voldemort": (0, 5), "der-goal-azkaban": (1, 5)}
    assert short(goals, against=True) == {
        "der-goal-hospital": (0, 8),
        "der-goal-controlled": (0, 4),
        "der-goal-location": (0, 3),
        "der-goal-teams": (0, 1),
    }
    assert goals_of(match, None) == goals
    assert goals[-1].text.args == {"amount": 1}
