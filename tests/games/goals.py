"""A seat's goals in short, for tests: key → how far it has come, of how much."""

from __future__ import annotations

from commonroom.kernel import Match
from commonroom.kernel.goals import Goal


def goals_of(match: Match, seat: int | None) -> tuple[Goal, ...]:
    return tuple(match.title.goals(match.game.content, match.view(seat)))


def short(goals: tuple[Goal, ...], *, against: bool = False) -> dict[str, tuple[int, int]]:
    return {one.text.key: (one.have, one.need) for one in goals if one.against == against}
