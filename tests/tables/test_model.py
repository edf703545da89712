"""Whatever goes wrong between processes, database and people: nothing is lost, nobody is left out.

Hypothesis chooses what happens in a simulated world, down to the single step of each process, and
looks for a course of events that ends with somebody not knowing how their table stands.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.tables.simulation.people import Person
from tests.tables.simulation.world import World, simulated

SOME = st.integers(0, 2**8 - 1)
STEPS = st.binary(min_size=4, max_size=60)
"""Each chooses one of the things that may happen next."""
JUMPS = st.sampled_from([0.0, 0.0, -100_000.0, 100_000.0])
WORDS: list[dict[str, Any]] = [
    {"type": "say", "phrase": "hello"},
    {"type": "name", "name": "Zoe"},
    {"type": "undo"},
    {"type": "takeback"},
    {"type": "agree", "agree": True},
    {"type": "agree", "agree": False},
    {"type": "pause", "paused": True},
    {"type": "pause", "paused": False},
    {"type": "stand-in"},
    {"type": "return"},
    {"type": "react", "reactions": "always"},
]


class Model(RuleBasedStateMachine):
    """What may happen."""

    processes = 2

    def __init__(self) -> None:
        super().__init__()
        self.world = World(self.processes)
        self._acts = 0
        """Since all was quiet."""

    # ---- people ----------------------------------------------------------------------------

    @initialize(places=st.lists(SOME, min_size=8, max_size=8))
    def people_come(self, places: list[int]) -> None:
        for person, place in zip(self.world.people, places, strict=True):
            if place % 4:
                self.world.seat(person, place % self.processes)
        self.world.rest(notices=True)

    @rule(which=SOME, number=SOME)
    def somebody_comes_or_leaves(self, which: int, number: int) -> None:
        person = self.world.people[which % len(self.world.people)]
        if person.wire is None:
            self.world.seat(person, number % self.processes)
        else:
            self.world.leave(person)

    def _speakers(self) -> list[Person]:
        return [one for one in self.world.people if one.may_speak]

    @precondition(lambda self: self._speakers())
    @rule(which=SOME, choice=SOME, then=STEPS)
    def somebody_answers(self, which: int, choice: int, then: bytes) -> None:
        """Whoever is asked, if anybody is."""
        asked = [one for one in self._speakers() if one.offers] or self._speakers()
        person = asked[which % len(asked)]
        if offers := person.offers:
            person.answer(offers[choice % len(offers)])
        else:
            person.say(type="say", phrase="hello")
        self.things_happen(then)

    @precondition(lambda self: self._speakers())
    @rule(which=SOME, words=st.sampled_from(WORDS), then=STEPS)
    def somebody_speaks(self, which: int, words: dict[str, Any], then: bytes) -> None:
        people = self._speakers()
        people[which % len(people)].say(**words)
        self.things_happen(then)

    # ---- what goes on ----------------------------------------------------------------------

    @rule(choices=STEPS)
    def things_happen(self, choices: bytes) -> None:
        self._acts += 1
        for choice in choices:
            moves = self.world.moves()
            if not moves:
                break
            moves[choice % len(moves)]()

    @rule(number=SOME, seconds=st.sampled_from([0.1, 1.0, 3.0, 30.0, 1000.0]), jump=JUMPS)
    def time_passes(self, number: int, seconds: float, jump: float) -> None:
        """At one process; and somebody may set its clock."""
        node = self.world.nodes[number % self.processes]
        if node is not None:
            node.loop.pass_time(seconds)
            node.loop.wall += jump

    # ---- what goes wrong -------------------------------------------------------------------

    @precondition(lambda self: self.world.server.waiting)
    @rule(which=SOME, fate=st.sampled_from(["refused", "unheard", "late"]))
    def the_database_fails(self, which: int, fate: Any) -> None:
        waiting = self.world.server.waiting
        request = waiting[which % len(waiting)]
        self.world.server.serve(request, fate if request.writes else "refused")

    @precondition(lambda self: self.world.notices)
    @rule(which=SOME, how=st.sampled_from(["lost", "repeated", "all lost"]))
    def a_notice_goes_astray(self, which: int, how: str) -> None:
        at = which % len(self.world.notices)
        if how == "repeated":
            self.world.hear(at, again=True)
        else:
            notices = self.world.notices
            self.world.lose(notices if how == "all lost" else [notices[at]])

    @rule(number=SOME, unread=st.integers(0, 3))
    def a_process_is_killed_or_starts(self, number: int, unread: int) -> None:
        place = number % self.processes
        if self.world.nodes[place] is None:
            self.world.start(place)
        else:
            self.world.kill(place, unread)

    # ---- what must be so -------------------------------------------------------------------

    @precondition(lambda self: self._acts > 12)
    @rule(notices=st.booleans())
    def all_is_quiet(self, notices: bool) -> None:
        self._acts = 0
        self.world.settle(notices=notices)
        self.world.check()

    def teardown(self) -> None:
        try:
            self.world.settle(notices=False)
            self.world.check()
        finally:
            self.world.close()


class Alone(Model):
    """One process that believes to be alone, as with a file."""

    processes = 1


class Three(Model):
    """One more than can be told apart as this one and the other."""

    processes = 3


def search(model: type[Model], how: settings) -> None:
    """Look for a course of events that ends badly."""
    with simulated():
        run_state_machine_as_test(model, settings=how)


@pytest.mark.slow
@pytest.mark.parametrize(("model", "examples"), [(Model, 60), (Alone, 30), (Three, 30)])
def test_nobody_is_left_out_whatever_goes_wrong(model: type[Model], examples: int) -> None:
    search(model, settings(max_examples=examples, stateful_step_count=40))
