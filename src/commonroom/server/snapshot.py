"""Snapshots: a table as one reader may know it, in the words of the protocol.

Owns what is shown to whom. A reader is a seat, or None: a spectator. Whatever is sent to a client
about how a table stands is made here, from views; what happened there passes `redaction`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from commonroom.kernel import Decision, content_of
from commonroom.kernel.content import about
from commonroom.kernel.hints import Hint
from commonroom.kernel.match import Match
from commonroom.kernel.policy import Question
from commonroom.packs.shelf import Offered
from commonroom.server import bodies
from commonroom.tables.creation import Ending
from commonroom.tables.live import PHRASES, Live
from commonroom.tables.presence import Presence
from commonroom.tables.store import Record
from commonroom.wire import protocol as wire

_WORLDS = 2
"""In so many worlds that a seat cannot tell from the true one an answer must be free to take back
for it to be said: in the true one alone, it would tell who holds something against it."""


def facts(live: Live) -> wire.TableFacts:
    """What never changes at a table."""
    record = live.record
    plan = record.plan
    return wire.TableFacts(
        id=record.id,
        game=plan.game,
        prefix=live.match.title.about.prefix,
        options=plan.options,
        speed=plan.speed,
        takeback=plan.takeback,
        patience=plan.patience,
        commitment=live.mix.commitment,
        imported=record.imported,
        pack=pack_of(record),
        phrases=PHRASES,
    )


def pack_of(record: Record) -> Offered | None:
    """The content pack that a table plays with, as it was called when the table was laid."""
    if record.pack is None:
        return None
    return Offered(record.plan.pack, about(record.pack).name or record.plan.pack)


def hands(live: Live) -> tuple[wire.Hand, ...]:
    """Who has a hand in the dice."""
    return tuple(
        wire.Hand(seat, part.pledged, part.opened, part.value.hex())
        for seat, part in sorted(live.mix.parts.items())
    )


def company(live: Live, presence: Presence, reader: int | None) -> wire.Company:
    """Everyone at the table."""
    table = live.record.id
    here = presence.here(table)
    return wire.Company(
        sitters=tuple(
            wire.Sitter(
                name=name,
                level=chair.level,
                stand_in=live.stand_ins[seat].level if seat in live.stand_ins else None,
                here=chair.level is not None or seat in here,
            )
            for seat, (name, chair) in enumerate(
                zip(live.names, live.record.plan.chairs, strict=True)
            )
        ),
        watching=presence.watching(table),
        paused=live.paused,
        archived=live.archived,
        closed=live.closed,
        rematch=live.rematch,
        reactions=None if reader is None else live.reactions[reader],
    )


def position(live: Live, reader: int | None, outcome: wire.Outcome | None) -> wire.Position:
    """The match."""
    match, decision = live.match, live.match.decision
    asked = decision is not None and not live.closed
    view = match.view(reader)
    return wire.Position(
        decision=_decision(live, reader) if asked and reader is not None else None,
        waiting_for=_waiting_for(decision, reader) if asked else None,
        view=msgspec.Raw(msgspec.json.encode(view)),
        progress=match.progress,
        undo=asked and reader is not None and match.can_undo(reader),
        last_turn=live.last_turn(reader),
        takeback=_takeback(live),
        outcome=outcome,
        goals=tuple(match.title.goals(match.game.content, view)),
    )


def summary(live: Live, presence: Presence, reader: int | None) -> bodies.Summary:
    """A table that is being played, in a list of tables."""
    here = company(live, presence, reader)
    question = None if reader is None else question_to(live, reader)
    return bodies.Summary(
        table=live.record.id,
        game=live.record.plan.game,
        sitters=here.sitters,
        you=reader,
        asked=question is not None and not question.as_guest,
        waiting_for=None if live.closed else _waiting_for(live.match.decision, reader),
        progress=live.match.progress,
        paused=live.paused,
        over=live.over,
        result=live.match.result,
    )


def still_summary(record: Record, names: Sequence[str], reader: int | None) -> bodies.Summary:
    """A table that has not begun or is over, without bringing it to life."""
    ending = record.outcome and msgspec.json.decode(record.outcome, type=Ending)
    return bodies.Summary(
        table=record.id,
        game=record.plan.game,
        sitters=tuple(
            wire.Sitter(name, chair.level, None, here=chair.level is not None)
            for name, chair in zip(names, record.plan.chairs, strict=True)
        ),
        you=reader,
        asked=False,
        waiting_for=None,
        progress=100 if ending else 0,
        paused=False,
        over=bool(ending),
        result=ending.result if ending else None,
    )


def _waiting_for(decision: Decision | None, reader: int | None) -> int | None:
    """Who must answer. Who is asked to react may hold an answer, or pass without a choice."""
    if decision is None:
        return None
    hidden = decision.kind == "react" and (decision.owner != reader or decision.formal)
    return None if hidden else decision.owner


def _decision(live: Live, reader: int) -> wire.OpenDecision | None:
    """What the reader may answer; a seat that a bot plays answers nothing."""
    question = question_to(live, reader)
    if question is None:
        return None
    title = live.match.title
    chance_spoke = not live.match.can_undo()
    return wire.OpenDecision(
        id=live.decision_id,
        owner=question.owner,
        kind=question.kind,
        prompt=question.prompt,
        rule=question.rule,
        offers=tuple(
            wire.Offer(option, title.describe(option), title.things(option))
            for option in question.options
        ),
        guest=question.as_guest,
        attention=not question.as_guest or live.reactions[reader] == "always" or chance_spoke,
    )


def question_to(live: Live, reader: int) -> Question | None:
    """The question as a person's seat hears it; None if it has nothing to say."""
    decision = live.match.decision
    if decision is None or live.closed or reader not in live.people:
        return None
    if decision.owner == reader and live.formality is not None:
        return None  # it is said for them
    if decision.owner != reader and live.reactions[reader] == "never":
        return None  # listing what guests may do costs time
    if decision.owner != reader and reader not in decision.guests:
        return None
    return Question.heard_by(decision, reader)


class Thought(NamedTuple):
    """A copy of a match, and the question about whose options there is something to know."""

    match: Match
    question: Question


def hints(thought: Thought) -> tuple[wire.Hint, ...]:
    """What is worth knowing about the offers. Slow: call it off the event loop."""
    match, question = thought
    content = content_of(match.setting.game, match.setting.pack)
    known = match.title.hints(content, match.view(question.seat), question)
    worlds = [match.resample(question.seat, number) for number in range(_WORLDS)]
    found = []
    for option in question.options:
        undoable = all(world.undoable(option, question.seat) for world in worlds)
        hint = known.get(option, Hint())
        found.append(wire.Hint(undoable, **msgspec.structs.asdict(hint)))
    return tuple(found)


def _takeback(live: Live) -> wire.TakebackRequest | None:
    asked = live.takeback
    if asked is None:
        return None
    return wire.TakebackRequest(
        seat=asked.asked_by,
        to=live.opened[asked.to],
        agreed=tuple(asked.agreed),
        asked=asked.asked,
    )


def outcome(secret: bytes, stored: str | None) -> wire.Outcome | None:
    """How it ended, with the host's secret opened; None while it goes on."""
    if stored is None:
        return None
    ending = msgspec.json.decode(stored, type=Ending)
    return wire.Outcome(ending.result, secret.hex(), ending.statistics)
