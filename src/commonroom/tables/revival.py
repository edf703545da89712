"""Revival: a live table from what is stored of it, under the rules of today."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from commonroom.kernel import Answer, Match, Setting, content_of, title
from commonroom.kernel.saves import Body, SavedAnswer, SavedCheckpoint
from commonroom.tables.dice import Mix
from commonroom.tables.entries import Answered, Row, TakenBack
from commonroom.tables.live import Live
from commonroom.tables.store import Record


def begun(record: Record, mix: Mix | None = None) -> Match:
    """The match at its start; without a mix, with dice that nobody but the host had a hand in."""
    plan = record.plan
    played = title(plan.game)
    content = content_of(plan.game, record.pack)
    origin = played.opening(content, len(plan.chairs), plan.options)
    mix = mix or Mix(record)
    setting = Setting(
        plan.game, len(plan.chairs), dict(plan.options), mix.start, record.pack, rekeys=mix.rekeys
    )
    return Match.begun(played, setting, content, origin)


def revived(record: Record, rows: Sequence[Row], checkpoint: bytes | None) -> Live:
    """A table from its journal: the company from every entry, the match from its last checkpoint.

    The past is not played again, so that a fix of the rules cannot change it. If the fix makes the
    phase in progress impossible, that phase starts anew: then the table is `overtaken`.
    """
    answers: list[Answer] = []
    mix = Mix(record)
    for row in rows:
        mix.note(row.seq, row.entry)
        if isinstance(row.entry, Answered):
            assert row.entry.seat is not None
            answers.append(Answer(row.entry.seat, tuple(row.entry.option)))
        elif isinstance(row.entry, TakenBack):
            del answers[row.entry.to :]
    match, overtaken = _match(record, mix, answers, checkpoint)
    live = Live(record, match)
    for row in rows:
        live.note(row.seq, row.entry)
        live.link = row.link
    live.overtaken = overtaken
    return live


def _match(
    record: Record, mix: Mix, answers: list[Answer], checkpoint: bytes | None
) -> tuple[Match, Exception | None]:
    """The match, and what was in the way if it could not be brought to where it stood.

    Whether somebody raised the version of the rules does not matter: a table must not stand still
    because they forgot.
    """
    if checkpoint is None:
        match = begun(record, mix)
        for answer in answers:
            match.answer(answer.option, answer.seat)
        return match, None
    # If it cannot be read now, that is not for the rules to mend.
    content_of(record.plan.game, record.pack)
    point = msgspec.json.decode(checkpoint, type=SavedCheckpoint)
    try:
        return _resumed(record, mix, answers, point), None
    except (OSError, MemoryError):
        raise
    except Exception as error:
        if record.status not in ("open", "archived"):
            raise
        return _anew(record, mix, answers, point), error


def _anew(record: Record, mix: Mix, answers: list[Answer], point: SavedCheckpoint) -> Match:
    """The match at the start of its phase; if nobody can read that any more, as far as the rules of
    today follow the answers from the beginning.
    """
    try:
        return _resumed(record, mix, answers[: point.at], point)
    except Exception:
        match, possible = begun(record, mix), 0
        try:
            for answer in answers:
                match.answer(answer.option, answer.seat)
                possible += 1
        except Exception:  # it may have broken off in the middle of an answer
            match = begun(record, mix)
            for answer in answers[:possible]:
                match.answer(answer.option, answer.seat)
        return match


def _resumed(record: Record, mix: Mix, answers: Sequence[Answer], point: SavedCheckpoint) -> Match:
    """The match at a checkpoint and the answers since, under the rules of today."""
    plan = record.plan
    played = title(plan.game)
    content = content_of(plan.game, record.pack)
    body = Body(
        game=plan.game,
        rules=played.rules_version,
        seats=len(plan.chairs),
        options=dict(plan.options),
        key=mix.start,
        pack=record.pack,
        rekeys=list(mix.rekeys),
        answers=[SavedAnswer(seat, list(option)) for seat, option in answers],
        checkpoint=point,
    )
    origin = played.opening(content, len(plan.chairs), plan.options)
    return Match.resumed(played, body, content, origin)
