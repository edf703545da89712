"""How each side wins, before the return and after it."""

import commonroom
from tests.games.goals import goals_of, short

BEFORE = {
    "players": [
        {"character": "peter-pettigrew", "objects": ["cauldron"]},
        {"character": "harry-potter"},
    ],
    "destroyed": ["nagini"],
}
AFTER = {
    "players": [
        {"character": "lord-voldemort", "objects": ["elder-wand"]},
        {"character": "harry-potter", "space": "library"},
    ],
    "lying": {"owlery": ["resurrection-stone"]},
}


def test_pettigrew_collects_and_goes_to_the_graveyard() -> None:
    match = commonroom.arrange("voldemort-returns", BEFORE)
    goals = goals_of(match, 0)
    assert short(goals) == {"yh-goal-ritual": (1, 4), "yh-goal-graveyard": (0, 1)}
    assert short(goals, against=True) == {"yh-goal-horcruxes": (1, 6)}


def test_heroes_hunt_horcruxes_before_he_is_back() -> None:
    match = commonroom.arrange("voldemort-returns", BEFORE)
    goals = goals_of(match, 1)
    wanted = {"horcruxes": (1, 6), "stone": (0, 1), "meet-voldemort": (0, 1)}
    assert short(goals) == {f"yh-goal-{key}": so for key, so in wanted.items()}
    assert short(goals, against=True) == {"yh-goal-ritual": (1, 4)}
    assert [part.card for part in goals[0].parts].count("nagini") == 0
    assert len(goals[0].at) == 5


def test_after_the_return_each_seeks_its_token_and_the_other() -> None:
    match = commonroom.arrange("voldemort-returns", AFTER)
    dark, light = goals_of(match, 0), goals_of(match, 1)
    assert short(dark) == {"yh-goal-wand": (1, 1), "yh-goal-meet-harry": (0, 1)}
    assert short(dark, against=True) == {"yh-goal-stone": (0, 1), "yh-goal-horcruxes": (0, 6)}
    assert dark[1].at == ("library",)
    assert short(light, against=True) == {"yh-goal-wand": (1, 1)}
    assert light[1].at == ("owlery",)
    assert goals_of(match, None) == ()
