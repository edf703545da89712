"""Positions that cannot lie on a table are refused, and the refusal says what is wrong."""

from typing import Any

import pytest

import commonroom
from commonroom.kernel.errors import BadArrangement
from tests.games.death_eaters_rising.scene import GAME, box

TWO: dict[str, Any] = {"players": [{"team": {"harry-potter": 1}}, {"team": {"sirius-black": 0}}]}


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ({"facing": "azkaban"}, "azkaban"),
        ({"phase": "muster"}, "location"),
        ({"phase": "muster", "mission": "hogwarts"}, "hogwarts"),
        ({"mission": "hogsmeade"}, "mission"),
        ({"phase": "end"}, "position"),
        ({"active": 2}, "active"),
        ({"active": -1}, "position"),
        ({"limits": {"no-fun": 1}}, "no-fun"),
        ({"players": [{"team": {}}, {"team": {"sirius-black": 0}}]}, "players"),
        ({"players": [{"team": {"yaxley": 0}}, {"team": {"sirius-black": 0}}]}, "yaxley"),
        ({"players": [{"team": {"dobby": 9}}, {"team": {"sirius-black": 0}}]}, "dobby"),
        ({"players": [{"team": {"dobby": 0}, "faction": "elves"}, {"team": {}}]}, "elves"),
        ({"players": [{"team": {"dobby": 0}, "tokens": ["token-swap"] * 3},
                      {"team": {"sirius-black": 0}}]}, "token-swap"),
        ({"locations": {"hogwarts": {}}}, "hogwarts"),
        ({"locations": {"hogsmeade": {"characters": {"harry-potter": 0}}}}, "harry-potter"),
        ({"locations": {"hogsmeade": {"characters": {"nobody": 0}}}}, "nobody"),
        ({"locations": {"hogsmeade": {"characters": dict.fromkeys("abcd", 0)}}}, "hogsmeade"),
        ({"locations": {"hogsmeade": {"corruption": 6}}}, "hogsmeade"),
        ({"locations": {"hogsmeade": {"places": ["hogs-head"]}}}, "hogsmeade"),
        ({"locations": {"hogsmeade": {"places": ["hogs-head", "atrium"]}}}, "hogsmeade"),
        ({"controlled": ["atrium", "atrium"]}, "ministry-of-magic"),
        ({"controlled": ["hogsmeade"]}, "hogsmeade"),
        ({"hospital": ["yaxley"]}, "yaxley"),
        ({"azkaban": ["dobby"]}, "dobby"),
        ({"azkaban": ["yaxley", "yaxley"]}, "yaxley"),
        ({"azkaban": ["yaxley"], "voldemort_damage": 2}, "voldemort_damage"),
        ({"deck": ["dobby", "dobby"]}, "dobby"),
        ({"deck": ["harry-potter"]}, "harry-potter"),
        ({"deck": ["dobby"], "above_voldemort": 2}, "above_voldemort"),
        ({"tokens": ["token-joy"]}, "token-joy"),
        ({"tokens": ["token-swap", "token-swap"], "used_tokens": ["token-swap"]}, "token-swap"),
        ({"weather": "fine"}, "position"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused(said: dict[str, Any], where: str) -> None:
    with pytest.raises(BadArrangement) as refused:
        commonroom.arrange(GAME, TWO | said)
    assert refused.value.msg.args["where"] == where


def test_what_a_position_does_not_say_is_quiet() -> None:
    state = commonroom.arrange(GAME, TWO).game.state
    assert [player.faction for player in state.players] == [
        "dumbledores-army", "order-of-the-phoenix",
    ]  # fmt: skip
    assert state.damage == {"harry-potter": 1}
    assert len(state.deck) == len(box().wizards) + len(box().death_eaters) - 2
    assert len(state.tokens) == box().box["tokens"].count
    assert (state.above_voldemort, state.revealed, state.controlled) == (15, False, ())
    assert set(state.corruption.values()) == {0}


@pytest.mark.parametrize(("deck", "above"), [([], 0), (["dobby"], 1)])
def test_voldemort_lies_at_most_below_the_whole_deck(deck: list[str], above: int) -> None:
    state = commonroom.arrange(GAME, TWO | {"deck": deck}).game.state
    assert state.above_voldemort == above
