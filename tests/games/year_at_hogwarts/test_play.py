"""A Year at Hogwarts at work: whole games in every variant, length and edition."""

from random import Random

import pytest

from commonroom.kernel import Match, new_match
from tests.games.year_at_hogwarts.players import choose

MOST = 30_000


def play(match: Match, random: Random) -> None:
    census = match.title.census(match.game)
    for number in range(MOST):
        decision = match.decision
        if decision is None:
            return
        options = list(decision.options)
        assert options, decision.prompt
        assert len(set(options)) == len(options), (decision.prompt, options)
        answer = choose(match, random)
        match.title.describe(answer)
        match.answer(answer, decision.owner)
        if number % 10 == 0:
            assert match.title.census(match.game) == census, answer
    raise AssertionError("the year never ends")


@pytest.mark.rule("YH-END-1", "YH-SET-1", "YH-SET-2", "YH-SET-3", "YH-SOLO-1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"length": "quick"}),
        (4, {}),
        pytest.param(3, {"length": "long"}, marks=pytest.mark.slow),
        pytest.param(8, {"length": "quick", "students": "chosen"}, marks=pytest.mark.slow),
        (2, {"edition": "pl", "first-player": "chosen", "length": "quick"}),
        (3, {"variant": "qualified", "length": "quick"}),
        (4, {"variant": "qualified", "edition": "pl", "length": "quick", "defence-die": "yes"}),
        (2, {"variant": "qualified", "length": "quick", "defence-die": "yes"}),
        (1, {}),
        (1, {"variant": "qualified", "length": "quick", "edition": "pl"}),
        (1, {"variant": "teams", "length": "quick"}),
        (4, {"variant": "teams", "length": "quick"}),
        (5, {"variant": "teams", "length": "quick", "edition": "pl", "teams": "threes"}),
        (2, {"variant": "teams", "length": "quick", "teams": "together"}),
    ],
    ids=str,
)
def test_careless_players_come_to_an_end_and_lose_nothing(
    seats: int, options: dict[str, str]
) -> None:
    match = new_match("year-at-hogwarts", seats=seats, options=options, seed=seats, muted=True)
    play(match, Random(seats))
    assert match.result is not None
    assert match.result.reasons in (("YH-END-1",), ("YH-SOLO-1",))
