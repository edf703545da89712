"""Where a script is handed to the kernel as `Questions`, nothing has happened yet.

The kernel takes a checkpoint there, and a copy plays on from it: whatever had happened before would
happen twice.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import commonroom
from commonroom.kernel import Asking, Option, Phase, Questions, title


def _looked_at(game: Any) -> tuple[bytes, int, int]:
    return msgspec.json.encode(game.state), game.chance.spoken, game.sealed


def _watched(phase: Phase, begun: list[Questions]) -> Phase:
    """A phase that notices when it has changed the table before its questions."""

    def check(game: Any, before: tuple[bytes, int, int], following: Any) -> Any:
        if isinstance(following, Questions):
            assert _looked_at(game) == before
            begun.append(following)
        return following

    if isinstance(phase, Asking):
        ask, act = phase

        def watched_act(game: Any, option: Option) -> Any:
            return check(game, _looked_at(game), act(game, option))

        return Asking(ask, watched_act)
    plain = phase

    def watched(game: Any) -> Any:
        return check(game, _looked_at(game), plain(game))

    return watched


def test_nothing_has_happened_where_questions_begin(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, begun = title(game), list[Questions]()
    phases = {name: _watched(phase, begun) for name, phase in played.phases.items()}
    monkeypatch.setattr(played, "phases", phases)
    chance = random.Random(7)
    for seed in range(4):
        seats = max(played.about.seats)
        match = commonroom.new_match(game, seats=seats, seed=seed, muted=True)
        for _ in range(150):
            if match.decision is not None:
                match.answer(chance.choice(match.decision.options))
    assert begun or game != "death-eaters-rising"
