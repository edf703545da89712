"""Milestones: earlier checkpoints of a running match, so that going back is no long way.

They are few however long a match becomes: where there are too many, every other one is given up.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple

import msgspec

from commonroom.kernel import Answer, Match, Setting, content_of, load, title
from commonroom.kernel.checkpoint import Checkpoint, Past
from commonroom.kernel.saves import Body, SavedAnswer, SavedCheckpoint

_STRIDE = 32
"""Answers between two of them, at first."""
_MOST = 64


class Way(NamedTuple):
    """How another process comes to a position of a match: plain data."""

    setting: Setting
    point: bytes | None
    """The checkpoint to start from; None: the start of the match."""
    answers: Sequence[Answer]
    """Those since then."""


class Milestones:
    """Those of one match."""

    def __init__(self) -> None:
        self.points: list[Checkpoint] = []
        self._stride = _STRIDE

    def pass_by(self, match: Match) -> None:
        """Keep the checkpoint of the phase in progress, if the last one is long past."""
        point = match.checkpoint
        last = self.points[-1].at if self.points else 0
        if point.at < last + self._stride:
            return
        self.points.append(point)
        if len(self.points) > _MOST:
            del self.points[::2]
            self._stride *= 2

    def adopt(self, match: Match, found: Sequence[bytes]) -> None:
        """Keep those that were found on the way that the match has come."""
        answers = match.answers
        past: Past | None = None
        at, points = 0, []
        for one in found:
            saved = msgspec.json.decode(one, type=SavedCheckpoint)
            past = Past(past, [(seat, option) for seat, option in answers[at : saved.at]])
            at = saved.at
            state = msgspec.json.decode(saved.state, type=match.title.state_type)
            points.append(Checkpoint(state, saved.key, saved.chance, at, past, saved.lock))
        self.points = points + [point for point in self.points if point.at > at]

    def add(self, point: Checkpoint) -> None:
        """Keep one that was found while playing again."""
        self.points = sorted([*self.points, point], key=attrgetter("at"))

    def go_back(self, to: int) -> None:
        """Forget what comes after so many answers."""
        self.points = [point for point in self.points if point.at <= to]

    def way(self, match: Match, to: int) -> Way:
        """The shortest way to the position after so many answers."""
        near = [point for point in self.points if point.at <= to][-1:]
        at = near[0].at if near else 0
        return Way(match.setting, kept(near[0]) if near else None, match.answers[at:to])

    def distance(self, to: int) -> int:
        """How many answers must be played again to go there."""
        return to - max((point.at for point in self.points if point.at <= to), default=0)


def kept(point: Checkpoint) -> bytes:
    """A checkpoint as it is stored."""
    return msgspec.json.encode(
        SavedCheckpoint(
            at=point.at,
            key=point.key,
            chance=point.mark,
            lock=point.lock,
            state=msgspec.Raw(msgspec.json.encode(point.state)),
        )
    )


def gone(way: Way) -> Match:
    """The match at the end of a way. What was answered before the checkpoint it does not know."""
    setting = way.setting
    played, content = title(setting.game), content_of(setting.game, setting.pack)
    origin = played.opening(content, setting.seats, setting.options)
    if way.point is None:
        match = Match.begun(played, setting, content, origin, muted=True)
    else:
        point = msgspec.json.decode(way.point, type=SavedCheckpoint)
        body = Body(
            game=setting.game, rules=played.rules_version, seats=setting.seats,
            options=setting.options, key=setting.key, answers=[SavedAnswer(0, [])] * point.at,
            checkpoint=point, pack=setting.pack, rekeys=list(setting.rekeys),
        )  # fmt: skip
        match = Match.resumed(played, body, content, origin).copy()
    for seat, option in way.answers:
        match.answer(option, seat)
    return match


def found(saved: bytes, to: int) -> list[bytes]:
    """The milestones on the way to a position of a saved match. Slow: plays it again."""
    match = load(saved)
    stride = max(_STRIDE, -(-to // _MOST))
    points: list[Checkpoint] = []
    for count in range(stride, to + 1, stride):
        try:
            point = match.earlier(count, points[-1:]).checkpoint
        except Exception:  # the rules have changed since, and go no farther
            break
        if not points or point.at > points[-1].at:
            points.append(point)
    return [kept(point) for point in points]
