"""Views: what is remembered of how characters look is how they look."""

from __future__ import annotations

import commonroom
from commonroom import bots
from commonroom.kernel import content_of

GAME = "talisman"


def test_a_character_looks_as_it_did_at_first_sight() -> None:
    looks = content_of(GAME).looks
    for level in ("random", "novice"):
        match = commonroom.new_match(GAME, seats=3, seed=11, muted=True)
        players = bots.seated(match, [level] * 3, seed=11)
        remembered = 0
        for _ in range(300):
            for seat in (None, 0, 1, 2):
                before = len(looks)
                seen, known = match.view(seat), dict(looks)
                remembered += len(looks) == before
                looks.clear()
                assert match.view(seat) == seen
                looks.update(known)
            if not bots.step(match, players):
                break
        assert remembered > 600
