"""Hands and missions stay secret: nobody can tell worlds apart that differ only in them."""

from collections.abc import Iterator
from random import Random

import pytest

from commonroom.kernel import Event, Match, new_match
from tests.conformance.portrait import portrait, same, told, view_of
from tests.games.year_at_hogwarts.players import choose

TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (3, {"variant": "qualified", "edition": "pl"}),
    (4, {"variant": "teams"}),
]


def moments(seats: int, options: dict[str, str], answers: int, every: int) -> Iterator[Match]:
    """A match at some of its decisions; Quidditch is rushed through."""
    match = new_match("year-at-hogwarts", seats=seats, options=options, seed=seats, muted=True)
    random = Random(seats)
    asked = 0
    while match.decision is not None and asked < answers:
        if match.decision.prompt.key != "yh-ask-action":
            asked += 1
            if random.randrange(every) == 0:
                yield match
        match.answer(choose(match, random), match.decision.owner)


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


@pytest.mark.rule("YH-SET-2")
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_nobody_can_tell_hidden_worlds_apart(seats: int, options: dict[str, str]) -> None:
    random = Random(7)
    for match in moments(seats, options, answers=240, every=10):
        here = match.decision
        assert here is not None
        census = match.title.census(match.game)
        for viewer in (*range(seats), None):
            one, other = match.resample(viewer, 1), match.resample(viewer, 2)
            where = f"{here.prompt} as seen by {viewer}"
            for world in (one, other):
                assert view_of(world, viewer) == view_of(match, viewer), where
                assert match.title.census(world.game) == census, where
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


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_hidden_worlds_can_be_played_on_and_copies_are_the_same(
    seats: int, options: dict[str, str]
) -> None:
    random = Random(8)
    for match in moments(seats, options, answers=300, every=30):
        same(portrait(match.copy()), portrait(match), match.decision)
        world = match.resample(random.randrange(seats), 3)
        census = world.title.census(world.game)
        for _ in range(60):
            if world.decision is None:
                break
            world.answer(random.choice(list(world.decision.options)), world.decision.owner)
        assert world.title.census(world.game) == census
