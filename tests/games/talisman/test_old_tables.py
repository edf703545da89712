"""Tables that were laid under earlier rules go on."""

from __future__ import annotations

import msgspec
import pytest

import commonroom


@pytest.mark.parametrize("extra", [True, False])
def test_whether_there_is_an_extra_turn_was_once_yes_or_no(extra: bool) -> None:
    state = commonroom.new_match("talisman", seats=2, seed=1).game.state
    kept = msgspec.json.decode(msgspec.json.encode(state))
    kept["extra"] = extra
    read = msgspec.json.decode(msgspec.json.encode(kept), type=type(state))
    assert read.extra == int(extra)


def test_a_turn_was_once_told_in_fields_of_the_table() -> None:
    match = commonroom.new_match("talisman", seats=2, seed=1)
    turn = match.game.state.this_turn
    turn.die, turn.came_from, turn.todo, turn.ditched = 4, "outer", ("text",), (("pub", "wand"),)
    kept = msgspec.json.decode(msgspec.json.encode(match.game.state))
    assert type(match.game.state).read(msgspec.json.encode(kept)) == match.game.state
    kept |= kept.pop("this_turn")
    assert type(match.game.state).read(msgspec.json.encode(kept)) == match.game.state
