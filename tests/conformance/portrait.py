"""Everything that can be observed of a match, as data that can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from commonroom.kernel import Decision, Event, Match

Portrait: TypeAlias = dict[str, Any]


def view_of(match: Match, viewer: int | None) -> bytes:
    """A view as it goes over the wire."""
    return msgspec.json.encode(match.view(viewer))


def asked(decision: Decision | None) -> Portrait | None:
    """A decision as data."""
    if decision is None:
        return None
    return {
        "owner": decision.owner,
        "kind": decision.kind,
        "options": list(decision.options),
        "prompt": decision.prompt,
        "rule": decision.rule,
        "guests": {seat: list(options) for seat, options in decision.guests.items()},
    }


def portrait(match: Match) -> Portrait:
    """A position: what lies on the table, what is asked, what everyone sees, what can be undone."""
    game = match.game
    viewers = (*range(match.setting.seats), None)
    return {
        "state": msgspec.json.encode(game.state),
        "chance": (game.chance.key, game.chance.mark),
        "decision": asked(match.decision),
        **{f"view of {viewer}": view_of(match, viewer) for viewer in viewers},
        "progress": match.progress,
        "result": match.result,
        "can undo": [match.can_undo(seat) for seat in viewers],
        "answers": list(match.answers),
        "save": match.save(),
    }


def history(match: Match) -> Portrait:
    """A position with everything that led to it."""
    return {**portrait(match), "events": list(match.events), "rolls": list(match.rolls)}


def told(events: Sequence[Event], viewer: int | None) -> bytes:
    """What a viewer learns from events, as it goes over the wire."""
    return msgspec.json.encode([event.seen_by(viewer) for event in events])


def same(one: Portrait, other: Portrait, where: object) -> None:
    """Two portraits show the same; else the first difference is named."""
    assert list(one) == list(other), f"{where}: {list(one)} is not {list(other)}"
    for part, value in one.items():
        if value != other[part]:
            raise AssertionError(f"{where}: {part} differs: {_apart(value, other[part])}")


def _apart(one: object, other: object) -> str:
    """Two values from a little before the place where they begin to differ."""
    left, right = repr(one), repr(other)
    pairs = enumerate(zip(left, right, strict=False))
    place = next((at for at, (a, b) in pairs if a != b), min(len(left), len(right)))
    start = max(0, place - 80)
    return f"…{left[start : place + 120]}… is not …{right[start : place + 120]}…"
