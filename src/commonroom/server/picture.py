"""Pictures: a table as one reader may know it, in the words of the protocol.

Owns what is shown to whom. A reader is a seat, or None: a spectator. Whatever is sent to a client
about a table is made here, from views and from events in the form that the reader may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from commonroom.kernel import Decision, content_of
from commonroom.kernel.hints import Hint
from commonroom.kernel.judge import Question
from commonroom.kernel.match import Match
from commonroom.server import protocol as wire
from commonroom.tables import entries
from commonroom.tables.beginnings import Ending
from commonroom.tables.live import PHRASES, Live
from commonroom.tables.plan import commitment
from commonroom.tables.presence import Presence


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
        commitment=commitment(record.key),
        imported=record.imported,
        phrases=PHRASES,
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
        closed=live.closed,
        rematch=live.rematch,
        reactions=None if reader is None else live.reactions[reader],
    )


def position(live: Live, reader: int | None, outcome: wire.Outcome | None) -> wire.Position:
    """The match."""
    match, decision = live.match, live.match.decision
    asked = decision is not None and not live.closed
    return wire.Position(
        decision=_decision(live, reader) if asked and reader is not None else None,
        waiting_for=_waiting_for(decision, reader) if asked else None,
        view=msgspec.Raw(msgspec.json.encode(match.view(reader))),
        progress=match.progress,
        undo=asked and reader is not None and match.can_undo(reader),
        last_turn=live.last_turn(reader),
        takeback=_takeback(live),
        outcome=outcome,
    )


def _waiting_for(decision: Decision | None, reader: int | None) -> int | None:
    """Who must answer. That somebody is asked to react betrays that they hold an answer."""
    if decision is None or (decision.kind == "react" and decision.owner != reader):
        return None
    return decision.owner


def _decision(live: Live, reader: int) -> wire.OpenDecision | None:
    """What the reader may answer; a seat that a bot plays answers nothing."""
    question = question_to(live, reader)
    if question is None:
        return None
    describe = live.match.title.describe
    chance_spoke = not live.match.can_undo()
    return wire.OpenDecision(
        id=live.decision_id,
        owner=question.owner,
        kind=question.kind,
        prompt=question.prompt,
        rule=question.rule,
        offers=tuple(wire.Offer(option, describe(option)) for option in question.options),
        guest=question.as_guest,
        attention=not question.as_guest or live.reactions[reader] == "always" or chance_spoke,
    )


def question_to(live: Live, reader: int) -> Question | None:
    """The question as a person's seat hears it; None if it has nothing to say."""
    decision = live.match.decision
    if decision is None or live.closed or reader not in live.people:
        return None
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
    found = []
    for option in question.options:
        undoable = match.undoable(option, question.seat)
        hint = known.get(option, Hint())
        found.append(wire.Hint(undoable, hint.chance, hint.at_least, hint.note))
    return tuple(found)


def _takeback(live: Live) -> wire.TakebackRequest | None:
    asked = live.takeback
    if asked is None:
        return None
    return wire.TakebackRequest(asked.asked_by, live.opened[asked.to], tuple(asked.agreed))


def outcome(key: bytes, stored: str | None) -> wire.Outcome | None:
    """How it ended, with the dice opened; None while it goes on."""
    if stored is None:
        return None
    ending = msgspec.json.decode(stored, type=Ending)
    return wire.Outcome(ending.result, key.hex(), ending.statistics)


def news(
    rows: Sequence[entries.Row], reader: int | None, *, reasons: bool
) -> tuple[wire.AnyNews, ...]:
    """Entries of the journal. `reasons`: whether why a bot chose betrays no secret."""
    made = (_news(row, reader, reasons) for row in rows)
    return tuple(one for one in made if one is not None)


def _news(row: entries.Row, reader: int | None, reasons: bool) -> wire.AnyNews | None:
    seq, at = row.seq, row.at
    match row.entry:
        case entries.Began():
            return wire.Began(seq=seq, at=at, events=entries.seen(row.events, reader))
        case entries.Answered(seat=int(seat), by_bot=by_bot, reason=reason):
            return wire.Answered(
                seq=seq, at=at, seat=seat, by_bot=by_bot, events=entries.seen(row.events, reader),
                reason=reason if reasons else None,
            )  # fmt: skip
        case entries.TakenBack(seat=seat, opened=opened):
            return wire.TakenBack(seq=seq, at=at, seat=seat, to=opened)
        case entries.TakebackAsked(seat=int(seat), opened=opened):
            return wire.TakebackAsked(seq=seq, at=at, seat=seat, to=opened)
        case entries.TakebackAnswered(seat=int(seat), agree=agree):
            return wire.TakebackAnswered(seq=seq, at=at, seat=seat, agree=agree)
        case entries.Said(seat=int(seat), text=text, phrase=phrase):
            return wire.Said(seq=seq, at=at, seat=seat, text=text, phrase=phrase)
        case _:
            return _company_news(row)


def _company_news(row: entries.Row) -> wire.AnyNews | None:
    seq, at = row.seq, row.at
    match row.entry:
        case entries.Named(seat=int(seat), name=name):
            return wire.Named(seq=seq, at=at, seat=seat, name=name)
        case entries.StoodIn(seat=int(seat), level=level, asked_by=asked_by):
            return wire.StoodIn(seq=seq, at=at, seat=seat, level=level, asked_by=asked_by)
        case entries.Returned(seat=int(seat)):
            return wire.Returned(seq=seq, at=at, seat=seat)
        case entries.Paused(seat=seat, paused=paused):
            return wire.Paused(seq=seq, at=at, seat=seat, paused=paused)
        case entries.Rematched(seat=int(seat), table=table):
            return wire.Rematched(seq=seq, at=at, seat=seat, table=table)
        case entries.Closed():
            return wire.Closed(seq=seq, at=at)
        case _:
            return None  # how a seat wants to be asked is nobody else's business
