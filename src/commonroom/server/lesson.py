"""Lessons: a game's guide, or a worked example, as a screen plays it, worked out by the real rules.

A lesson holds what a table would say, message by message, so that a client needs no table for it.
"""

from __future__ import annotations

from functools import cache

import msgspec

from commonroom.bots import levels
from commonroom.server import bodies, redaction, snapshot
from commonroom.tables import guide as guides
from commonroom.tables.creation import new_record
from commonroom.tables.entries import AnyEntry, Began
from commonroom.tables.guide import COMPANION, LEARNER, Step
from commonroom.tables.live import Live
from commonroom.tables.plan import Chair, Plan
from commonroom.tables.presence import Presence
from commonroom.wire import protocol as wire


@cache
def lesson(game: str, example: str = "") -> bodies.Lesson:
    """The lesson of a game, or an example. Slow the first time: call it off the event loop."""
    guide = guides.guide_of(game, example)
    live = _laid(game, example)
    began = live.enter(Began(), 0)
    presence = Presence("", lambda: 0.0)
    presence.arrive(live.record.id, LEARNER)
    welcome = wire.Welcome(
        table=snapshot.facts(live),
        you=LEARNER,
        seq=live.seq,
        company=snapshot.company(live, presence, LEARNER),
        position=_position(live),
        news=redaction.redacted([began], LEARNER, reasons=True),
        more=False,
    )
    steps = tuple(_step(live, step, example) for step in guide.steps)
    return bodies.Lesson(game, welcome, steps, example)


def _laid(game: str, example: str) -> Live:
    """The table of a guide: everyone but the learner is played by what the guide says."""
    guide, match = guides.guide_of(game, example), guides.begun(game, example)
    others = Chair(COMPANION, levels(game)[0])
    chairs = (Chair(), *[others] * (match.setting.seats - 1))
    plan = Plan(game, chairs, guide.options, takeback="never", reactions="always").settled()
    record = new_record(plan, (), b"", id_="guide", imported=True)
    return Live(record, match)


def _step(live: Live, step: Step, example: str) -> bodies.LessonStep:
    """A step at the position where it is read, and what happens once it is answered."""
    game = live.record.plan.game
    return bodies.LessonStep(
        text=guides.words(game, step, example),
        look=step.look,
        answer=step.answer or None,
        waits=guides.patience(live.match, step) if step.answer else None,
        hints=_hints(live),
        updates=tuple(_update(live, entry) for entry in step.answers),
    )


def _hints(live: Live) -> tuple[wire.Hint, ...]:
    question = snapshot.question_to(live, LEARNER)
    if question is None:
        return ()
    return snapshot.hints(snapshot.Thought(live.match, question))


def _update(live: Live, entry: AnyEntry) -> wire.Update:
    row = live.enter(entry, 0)
    told = redaction.redacted([row], LEARNER, reasons=True)
    return wire.Update(seq=live.seq, news=told, position=_position(live))


def _position(live: Live) -> wire.Position:
    """The position; what is behind the learner cannot be taken back, because the guide goes on."""
    position = snapshot.position(live, LEARNER, None)
    return msgspec.structs.replace(position, undo=False, last_turn=0)
