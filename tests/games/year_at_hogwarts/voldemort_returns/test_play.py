"""Voldemort Returns at work: careless players, every number of seats, both editions."""

from random import Random

import pytest

from commonroom.games.year_at_hogwarts.voldemort_returns.view import view
from commonroom.kernel import Match, arrange, new_match
from tests.conformance.portrait import portrait, same, told, view_of
from tests.games.year_at_hogwarts.voldemort_returns.positions import game_of
from tests.games.year_at_hogwarts.worlds import quiet

ANSWERS = 700
AT_THE_GRAVEYARD = {
    "players": [
        {
            "character": "peter-pettigrew",
            "space": "quidditch-pitch",
            "spells": ["stupefy"],
            "objects": ["cauldron", "fathers-bone", "wormtails-hand", "harry-potter-token"],
        },
        {"character": "harry-potter", "spells": ["protego"], "potions": ["skele-gro"]},
        {"character": "ron-weasley", "objects": ["basilisk-fang"]},
    ],
    "phase": "graveyard",
}


def play(match: Match, random: Random, answers: int) -> None:
    """Play on at random; nothing is made or lost, and every answer can be described."""
    inventory = match.title.inventory(match.game)
    for _ in range(answers):
        decision = match.decision
        if decision is None:
            return
        options = list(decision.options)
        assert options, decision.prompt
        assert len(set(options)) == len(options), (decision.prompt, options)
        option = random.choice(options)
        match.title.describe(option)
        match.answer(option, decision.owner)
        assert match.title.inventory(match.game) == inventory, option


@pytest.mark.rule("YH-VR-1", "YH-VR-2")
@pytest.mark.parametrize("edition", ["it", "pl"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_made_or_lost(seats: int, edition: str) -> None:
    options = {"edition": edition, "pettigrew": "random", "students": "chosen"}
    match = new_match("voldemort-returns", seats=seats, options=options, seed=seats, muted=True)
    play(match, Random(seats), ANSWERS)


@pytest.mark.rule("YH-VR-1", "YH-VR-3")
@pytest.mark.parametrize("returned", [False, True])
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_nobody_can_tell_worlds_apart_that_differ_in_hidden_hands(
    edition: str, returned: bool
) -> None:
    """Before the return, and from the Graveyard on."""
    options, random = {"edition": edition}, Random(edition)
    match = new_match("voldemort-returns", seats=3, options=options, seed=1)
    if returned:
        match = arrange("voldemort-returns", AT_THE_GRAVEYARD, options=options, seed=1)
    for number in range(300):
        if match.decision is None:
            break
        if number % 15 == 0:
            look(match)
        match.answer(random.choice(list(match.decision.options)), match.decision.owner)
    assert match.game.state.returned == returned


def look(match: Match) -> None:
    """All that each seat sees is the same in every world that it cannot tell from this one."""
    here = match.decision
    assert here is not None
    for viewer in (0, 1, 2, None):
        one, other = match.resample(viewer, 1), match.resample(viewer, 2)
        for world in (one, other):
            assert view_of(world, viewer) == view_of(match, viewer)
            there = world.decision
            assert there is not None
            assert (there.owner, there.prompt) == (here.owner, here.prompt)
            if viewer == here.owner:
                assert list(there.options) == list(here.options)
        for option in here.options[:3]:
            left, right = quiet(one, option), quiet(other, option)
            if left is not None and right is not None:
                assert told(left[1], viewer) == told(right[1], viewer), option
                assert view_of(left[0], viewer) == view_of(right[0], viewer), option
    same(portrait(match.copy()), portrait(match), here.prompt)


def test_the_villain_alone_sees_the_cards_of_his_death_eaters() -> None:
    match = arrange(
        "voldemort-returns",
        {
            "players": [{"character": "lord-voldemort"}, {"character": "harry-potter"}],
            "death_eaters": [
                {"character": "lucius-malfoy", "spells": ["stupefy"], "potions": ["skele-gro"]}
            ],
        },
    )
    views = {seat: view(game_of(match), seat) for seat in (0, 1, None)}
    lucius = {seat: seen.characters[1] for seat, seen in views.items()}
    assert lucius[0].hand == ("stupefy", "skele-gro")
    assert lucius[1] == lucius[None]
    assert lucius[1].hand is None
    assert lucius[1].counts == {"spell": 1, "potion": 1}
    assert "stupefy" in views[1].unseen["spell"]
