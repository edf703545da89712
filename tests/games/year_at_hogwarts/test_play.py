"""A Year at Hogwarts at work: whole games in every variant, length and edition."""

from random import Random

import pytest

from commonroom.games.year_at_hogwarts.board import START
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.kernel import Match, new_match
from tests.games.year_at_hogwarts.players import choose, distances

ENDLESS = 150_000
A_WHILE = 800


def look_around(match: Match) -> None:
    """Between turns nobody is without HP or left where no path leads on, and nothing is half done.

    Only who waits for a team stays on a trip (YH-TEAM-2).
    """
    game = match.game
    assert isinstance(game, Year)
    state = game.state
    assert (state.fight, state.brawl, state.quidditch, state.trip) == (None, None, None, "")
    for seat, player in enumerate(state.players):
        assert player.hp >= 1
        on_foot = START in distances(game.board, player.space)
        assert on_foot or (player.home and player.waiting)
        assert not player.pledged or game.bound(seat)


def play(match: Match, random: Random, most: int) -> None:
    """Play on; nothing is made or lost, and every answer has words."""
    inventory = match.title.inventory(match.game)
    for number in range(most):
        decision = match.decision
        if decision is None:
            return
        options = list(decision.options)
        assert options, decision.prompt
        assert len(set(options)) == len(options), (decision.prompt, options)
        if decision.prompt.key == "yh-ask-plan":
            look_around(match)
        answer = choose(match, random)
        match.title.describe(answer)
        match.answer(answer, decision.owner)
        if number % 10 == 0:
            assert match.title.inventory(match.game) == inventory, answer


def slow(seats: int, options: dict[str, str]) -> object:
    return pytest.param(seats, options, seats, marks=pytest.mark.slow)


@pytest.mark.rule("YH-END-1", "YH-SET-1", "YH-SET-2", "YH-SET-3", "YH-SOLO-1")
@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        (1, {}, 1),
        (1, {"variant": "teams", "length": "quick"}, 1),
        (2, {"length": "quick"}, 1),
        (2, {"edition": "pl", "first-player": "chosen", "length": "quick"}, 1),
        slow(1, {"variant": "qualified", "length": "quick", "edition": "pl"}),
        slow(2, {"variant": "qualified", "length": "quick", "defence-die": "yes"}),
        slow(3, {"length": "long"}),
        slow(3, {"variant": "qualified", "length": "quick"}),
        slow(4, {}),
        slow(4, {"variant": "teams", "length": "quick"}),
        slow(8, {"length": "quick", "students": "chosen"}),
    ],
    ids=str,
)
def test_careless_players_come_to_an_end(seats: int, options: dict[str, str], seed: int) -> None:
    match = new_match("year-at-hogwarts", seats=seats, options=options, seed=seed, muted=True)
    play(match, Random(seed), ENDLESS)
    assert match.result is not None
    assert match.result.reasons in (("YH-END-1",), ("YH-SOLO-1",))


@pytest.mark.rule("YH-CMP-1", "YH-OBJ-2", "YH-CRD-1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"variant": "qualified", "defence-die": "yes"}),
        (3, {"edition": "pl", "length": "long"}),
        (4, {"variant": "qualified", "edition": "pl", "defence-die": "yes"}),
        (5, {"variant": "teams", "edition": "pl", "teams": "threes"}),
        (3, {"variant": "teams", "teams": "together"}),
        (7, {"students": "chosen"}),
    ],
    ids=str,
)
def test_nothing_is_made_or_lost(seats: int, options: dict[str, str]) -> None:
    match = new_match("year-at-hogwarts", seats=seats, options=options, seed=seats, muted=True)
    play(match, Random(seats), A_WHILE)
