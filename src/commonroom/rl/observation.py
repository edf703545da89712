"""The observation of a seat: the question it is asked, then its view, as one vector.

Nothing else goes in: no state, no decision, whose closures could reach the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from commonroom.kernel import Arg, Kind, title
from commonroom.kernel.policy import Question
from commonroom.rl.domains import Domain
from commonroom.rl.encodings import Buffer, Chair, Counts, Encoding, Flag, Number, OneOf, Seats
from commonroom.rl.layout import Row, blank, part_of, rows_of
from commonroom.rl.spec import Spec

Vector: TypeAlias = NDArray[np.float32]

KINDS = Domain.of("kinds", get_args(Kind))


class QuestionPart:
    """What one is asked. Everything is 0 for a seat that is not asked.

    The prompt is a message for people; what it names (cards, seats, amounts) is all that is used.
    """

    def __init__(self, rules: Domain, subjects: Domain, seats: int) -> None:
        self._steps: dict[str, Encoding] = {
            "asked": Flag(),
            "guest": Flag(),
            "kind": OneOf(KINDS),
            "rule": OneOf(rules),
            "about": Counts(subjects, others=True),
            "seats": Seats(seats),
            "amount": Number(),
        }
        self.size = sum(encoding.size for encoding in self._steps.values())
        self.reads = f"{self.size} numbers"

    def write(self, field: Question | None, to: Buffer, at: int, chair: Chair) -> None:
        """Fill the numbers of a question."""
        if field is None:
            return
        args = list(_told(field.prompt.args))
        values = {
            "asked": True,
            "guest": field.as_guest,
            "kind": field.kind,
            "rule": field.rule,
            "about": [arg for _, arg in args if isinstance(arg, str)],
            "seats": [arg for name, arg in args if isinstance(arg, int) and _is_seat(name)],
            "amount": sum(arg for name, arg in args if isinstance(arg, int) and not _is_seat(name)),
        }
        for name, encoding in self._steps.items():
            encoding.write(values[name], to, at, chair)
            at += encoding.size

    def rows(self) -> Iterator[Row]:
        """What each number is."""
        first = 0
        for name, encoding in self._steps.items():
            yield from rows_of(encoding, f"question.{name}", first)
            first += encoding.size


def _told(args: Mapping[str, Arg]) -> Iterator[tuple[str, str | int]]:
    """What a prompt names, lists unfolded; messages inside it are words only."""
    for name, arg in args.items():
        for one in arg if isinstance(arg, list) else [arg]:
            if isinstance(one, str | int):
                yield name, one


def _is_seat(name: str) -> bool:
    return name.endswith("seat")


class Observer:
    """How the seats of a title's table see it, in numbers."""

    def __init__(self, game: str, spec: Spec, seats: int) -> None:
        rules = Domain.of("rules", (rule.id for rule in title(game).rules()))
        self._question = QuestionPart(rules, spec.subjects, seats)
        self._view = part_of(spec.view, spec.fields(seats), seats)
        self._seats = seats
        self.size = self._question.size + self._view.size
        self.domains: Sequence[Domain] = (KINDS, rules, spec.subjects, *spec.domains)

    def vector(self, view: Any, question: Question | None, seat: int) -> Vector:
        """What a seat sees and is asked. A view is `Any`, because each title has its own."""
        numbers, chair = blank(self.size), Chair(seat, self._seats)
        self._question.write(question, numbers, 0, chair)
        self._view.write(view, numbers, self._question.size, chair)
        return np.frombuffer(numbers, dtype=np.float32)

    def rows(self) -> list[Row]:
        """What each number is."""
        return [*self._question.rows(), *self._view.rows("", self._question.size)]
