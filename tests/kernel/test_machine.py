"""Any mixture of playing, refusing, copying, saving, undoing and rewinding keeps the match whole.

The model is the list of answers that stand: whatever was done, the match is the one in which
exactly those answers were given.
"""

from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
)

import commonroom
from commonroom.kernel import Answer, Match, registry
from commonroom.kernel.errors import AnswerRefused, UndoRefused
from tests.conformance.portrait import history, portrait, same

numbers = st.integers(0, 999)


class Table(RuleBasedStateMachine):
    """A table at which everything happens."""

    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        self.patch.setitem(registry._places, "toy", "tests.toy.title:TITLE")
        self.patch.setitem(registry._places, "asking-toy", "tests.toy.asking:TITLE")
        self.others: list[tuple[Match, dict[str, Any]]] = []

    @initialize(
        game=st.sampled_from(["toy", "asking-toy"]),
        seats=st.integers(2, 4),
        seed=numbers,
        muted=st.booleans(),
    )
    def sit_down(self, game: str, seats: int, seed: int, muted: bool) -> None:
        self.game, self.seats, self.seed = game, seats, seed
        self.match = commonroom.new_match(game, seats=seats, seed=seed, muted=muted)
        self.stand: list[Answer] = []

    def teardown(self) -> None:
        try:
            if hasattr(self, "match"):
                self.look()
        finally:
            self.patch.undo()

    def going_on(self) -> bool:
        return self.match.decision is not None

    @precondition(going_on)
    @rule(number=numbers)
    def answer(self, number: int) -> None:
        assert self.match.decision is not None
        options = self.match.decision.options
        option = options[number % len(options)]
        self.match.answer(option)
        self.stand.append(Answer(self.match.answers[-1].seat, option))

    @precondition(going_on)
    @rule(number=numbers)
    def speak_up(self, number: int) -> None:
        assert self.match.decision is not None
        said = [(seat, o) for seat, options in self.match.decision.guests.items() for o in options]
        if said:
            seat, option = said[number % len(said)]
            self.match.answer(option, seat)
            self.stand.append(Answer(seat, option))

    @rule(option=st.sampled_from([(), None, ("dance",), ["stop"]]), seat=st.integers(-2, 9))
    def be_refused(self, option: Any, seat: int) -> None:
        with pytest.raises(AnswerRefused):
            self.match.answer(option, seat)

    @rule(seat=st.none() | st.integers(0, 3))
    def undo(self, seat: int | None) -> None:
        if self.match.can_undo(seat):
            self.match.undo(seat)
            self.stand.pop()
        else:
            with pytest.raises(UndoRefused):
                self.match.undo(seat)

    @rule(number=numbers)
    def rewind(self, number: int) -> None:
        count = number % (len(self.stand) + 1)
        self.match.rewind(count)
        del self.stand[count:]

    @rule(muted=st.booleans())
    def go_on_with_a_copy(self, muted: bool) -> None:
        self.match = self.match.copy(muted=muted)

    @rule()
    def go_on_with_the_save(self) -> None:
        self.match = commonroom.load(self.match.save())

    @rule()
    def keep_a_copy(self) -> None:
        self.others.append((self.match.copy(muted=False), history(self.match)))

    @rule(seat=st.none() | st.integers(0, 1), seed=numbers, number=numbers)
    def dream(self, seat: int | None, seed: int, number: int) -> None:
        world = self.match.resample(seat, seed)
        if world.decision is not None:
            world.answer(world.decision.options[number % len(world.decision.options)])

    @rule()
    def listen(self) -> None:
        assert len(self.match.events) >= 6

    @rule()
    def look(self) -> None:
        """Not after every step: a match that is looked at takes a checkpoint."""
        again = commonroom.new_match(self.game, seats=self.seats, seed=self.seed)
        for seat, option in self.stand:
            again.answer(option, seat)
        same(portrait(self.match), portrait(again), "the match and its answers given again")
        for copy, then in self.others:
            same(history(copy), then, "a copy kept aside")


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=100, stateful_step_count=40)
