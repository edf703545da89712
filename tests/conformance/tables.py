"""The tables at which the conformance suite plays, and how it plays at them.

A table is a game with seats, options and a seed. Everything that happens there is a function of the
table, so a failure that names its table and answer number can be seen again at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

import commonroom
from commonroom.bots import levels, seated, step
from commonroom.kernel import Answer, Match, Title, registry

TOY = "toy"
TOY_PLACE = "tests.toy.title:TITLE"
ENDLESS = 20_000
"""No game takes so many answers."""
SPEAK_UP = 0.05
"""How often a guest gets a word in."""
WHIM = 0.1
"""How often a bot does something else than it would."""
LONG = 400
"""How long bots play before they lose patience."""


class Table(NamedTuple):
    """One way to sit down."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int

    def __str__(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options)
        return f"{self.game} seats={self.seats}{options} seed={self.seed}"

    @property
    def title(self) -> Title:
        return registry.title(self.game)

    def match(self, *, muted: bool = False) -> Match:
        """A new match at this table."""
        return commonroom.new_match(
            self.game, seats=self.seats, options=dict(self.options), seed=self.seed, muted=muted
        )

    def random(self, salt: object = "") -> Random:
        """Choices that are the same whenever this table is tried."""
        return Random(f"{self} {salt}")

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Everyone who may look: the seats and a spectator."""
        return (*range(self.seats), None)


def all_tables(game: str) -> list[Table]:
    """Every seat count with every set of options, in an order in which neighbours differ much."""
    about = registry.title(game).about
    chosen = [[(option.id, value) for value in option.values] for option in about.options]
    sets = list(product(about.seats, product(*chosen)))
    Random(game).shuffle(sets)
    return [Table(game, seats, options, seed) for seed, (seats, options) in enumerate(sets, 1)]


def sample_tables(game: str, count: int) -> list[Table]:
    """Tables for the laws: the first show every seat count."""
    rest, first = all_tables(game), []
    for seats in registry.title(game).about.seats:
        first.append(next(table for table in rest if table.seats == seats))
        rest.remove(first[-1])
    return [table._replace(seed=seed) for seed, table in enumerate((first + rest)[:count], 1)]


def pick(match: Match, random: Random) -> Answer:
    """What a random player does; now and then a guest speaks up."""
    decision = match.decision
    assert decision is not None
    assert decision.options, f"seat {decision.owner} is asked {decision.prompt} without options"
    if decision.speak_up is not None and random.random() < SPEAK_UP and decision.guests:
        seat = random.choice(sorted(decision.guests))
        return Answer(seat, random.choice(decision.guests[seat]))
    return Answer(decision.owner, random.choice(decision.options))


def play_out(match: Match, random: Random, where: object) -> list[Answer]:
    """Play at random to the end; the answers given."""
    answers: list[Answer] = []
    while match.decision is not None:
        assert len(answers) < ENDLESS, f"{where}: no end after {ENDLESS} answers"
        answers.append(pick(match, random))
        feed(match, answers[-1:], f"{where}, answer {len(answers) - 1}")
    return answers


@cache
def recording(table: Table) -> tuple[Answer, ...]:
    """The answers of one playthrough: at every other table random, at the rest nearly all good.

    Random players lose early; bots at their best come to what happens late in a game.
    """
    match, random = table.match(muted=True), table.random("recording")
    if table.seed % 2:
        best = levels(table.game)[-1]
        bots = seated(match, [best] * table.seats, table.seed)
        while match.decision is not None and len(match.answers) < LONG:
            if random.random() < WHIM:
                feed(match, [pick(match, random)], table)
            else:
                step(match, bots)
    play_out(match, random, table)
    return tuple(match.answers)


class Moment(NamedTuple):
    """A live match just before the recorded answer `number`; None after the last."""

    table: Table
    number: int
    match: Match
    answer: Answer | None

    def __str__(self) -> str:
        return f"{self.table}, before answer {self.number} {self.answer}"

    @property
    def rest(self) -> tuple[Answer, ...]:
        """The recorded answers still to come."""
        return recording(self.table)[self.number :]


def walk(table: Table, match: Match | None = None) -> Iterator[Moment]:
    """Play the recording again, stopping before every answer and after the last."""
    live = table.match() if match is None else match
    for number, answer in enumerate(recording(table)):
        moment = Moment(table, number, live, answer)
        yield moment
        feed(live, [answer], moment)
    yield Moment(table, len(recording(table)), live, None)


def stops(table: Table, count: int, salt: object) -> Iterator[Moment]:
    """Some moments of the recording: the first decision, the end, and a sample between."""
    last = len(recording(table))
    between = range(1, last)
    chosen = {0, last, *table.random(salt).sample(between, min(count, len(between)))}
    return (moment for moment in walk(table) if moment.number in chosen)


def decisions(table: Table, count: int, salt: object) -> Iterator[Moment]:
    """Some moments at which something is asked."""
    return (moment for moment in stops(table, count, salt) if moment.answer is not None)


def some_answers(moment: Moment, count: int) -> list[Answer]:
    """A sample of everything that could be answered now, the guests' options included."""
    decision = moment.match.decision
    assert decision is not None
    random = moment.table.random(moment.number)
    own = [Answer(decision.owner, option) for option in decision.options]
    guests = [Answer(seat, option) for seat, said in decision.guests.items() for option in said]
    return [
        *random.sample(own, min(count, len(own))),
        *random.sample(guests, min(count, len(guests))),
    ]


def feed(match: Match, answers: Iterable[Answer], where: object) -> None:
    """Give recorded answers again, as players would; they must be accepted again."""
    for number, answer in enumerate(answers):
        try:
            match.answer(answer.option, answer.seat)
        except Exception as error:
            raise AssertionError(f"{where}, {number} later, {answer}: {error!r}") from error
