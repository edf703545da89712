"""Worlds that differ only in what a seat cannot know, and whether it can tell them apart."""

from __future__ import annotations

from random import Random

from commonroom.kernel import Event, Match
from tests.conformance.portrait import told, view_of


def quiet(world: Match, option: tuple[str | int, ...]) -> tuple[Match, list[Event]] | None:
    """The world after an answer, and what was told; None if chance spoke or a secret was shown."""
    decision = world.decision
    assert decision is not None
    if option not in decision.options:
        return None
    heard = world.copy(muted=False)
    before = heard.game.chance.spoken, heard.game.sealed
    events = heard.answer(option, decision.owner)
    return (heard, events) if (heard.game.chance.spoken, heard.game.sealed) == before else None


def look(match: Match, random: Random) -> None:
    """Everything each seat can see and hear is the same in all worlds it cannot tell apart."""
    here = match.decision
    assert here is not None
    inventory = match.title.inventory(match.game)
    for viewer in (*range(match.setting.seats), None):
        one, other = match.resample(viewer, 1), match.resample(viewer, 2)
        where = f"{here.prompt} as seen by {viewer}"
        for world in (one, other):
            assert view_of(world, viewer) == view_of(match, viewer), where
            assert match.title.inventory(world.game) == inventory, where
            there = world.decision
            assert there is not None
            assert there.options, where
            if viewer == here.owner:
                assert list(there.options) == list(here.options), where
        for option in random.sample(list(here.options), min(3, len(here.options))):
            left, right = quiet(one, option), quiet(other, option)
            if left is not None and right is not None:
                at = f"{where}: {option}"
                assert told(left[1], viewer) == told(right[1], viewer), at
                assert view_of(left[0], viewer) == view_of(right[0], viewer), at
