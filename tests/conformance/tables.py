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
from commonroom.bots import Bot, seated, step, usual_level
from commonroom.kernel import Answer, Match, Title, registry

TOY = "toy"
TOY_PLACE = "tests.toy.title:TITLE"
ENDLESS = 20_000
"""No game takes so many answers."""
SPEAK_UP = 0.05
"""How often a guest gets a word in."""
WHIM = 0.1
"""How often a bot does something else than it would."""
DULL = 1500
"""After so many answers the best bots have had their chance; they may wait for each other."""
SHORT = {"length": "quick"}
"""Option → its value for the laws, which hold in a long game if they do in a short one."""
LONG = 400
"""So many answers make a playthrough long."""
MOST = 400
"""More tables of one game than that show nothing new."""
PATIENCE = 150
"""How long anybody plays at random. Many games can go on for ever if nobody wants to end them."""


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
    """Every seat count with every set of options, in an order in which neighbours differ much.

    Of a game with very many, as many as can be tried.
    """
    about = registry.title(game).about
    chosen = [[(option.id, value) for value in option.values] for option in about.options]
    sets = list(product(about.seats, product(*chosen)))
    Random(game).shuffle(sets)
    tables = [Table(game, seats, options, seed) for seed, (seats, options) in enumerate(sets, 1)]
    return tables[:MOST]


def covering_tables(game: str) -> list[Table]:
    """A few tables of short games that show every seat count and all other options."""

    def shown(table: Table) -> set[tuple[str, str]]:
        return {("seats", str(table.seats)), *table.options}

    tables, chosen = all_tables(game), []
    missing = set().union(*map(shown, tables))
    while missing:
        chosen.append(max(tables, key=lambda table: len(shown(table) & missing)))
        missing -= shown(chosen[-1])
    return [_short(table, table.seed) for table in chosen]


def sample_tables(game: str, count: int) -> list[Table]:
    """Tables for the laws: the first show every seat count."""
    rest, first = all_tables(game), []
    for seats in registry.title(game).about.seats:
        first.append(next(table for table in rest if table.seats == seats))
        rest.remove(first[-1])
    return [_short(table, seed) for seed, table in enumerate((first + rest)[:count], 1)]


def _short(table: Table, seed: int) -> Table:
    """The table with the options that make its game short."""
    options = tuple((name, SHORT.get(name, value)) for name, value in table.options)
    return table._replace(options=options, seed=seed)


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
    """Play at random and, if that takes too long, let the best bots end it; the answers given."""
    start = match.answered
    wander(match, random, where, PATIENCE)
    finish(match, where)
    return list(match.answers[start:])


def finish(match: Match, where: object) -> None:
    """Let the best bots play to the end; where they get nowhere, whims help them out."""
    bots, start = best_bots(match, match.answered), match.answered
    random = Random(f"{where} finish")
    while match.decision is not None:
        given = match.answered - start
        assert given < ENDLESS, f"{where}: no end after {ENDLESS} answers"
        if given > DULL and random.random() < WHIM:
            feed(match, [pick(match, random)], where)
        else:
            step(match, bots)


def wander(match: Match, random: Random, where: object, count: int) -> None:
    """Play at random for so many answers, or to the end."""
    start = match.answered
    while match.decision is not None and (given := match.answered - start) < count:
        feed(match, [pick(match, random)], f"{where}, answer {given}")


def best_bots(match: Match, seed: int) -> dict[int, Bot]:
    """The best player there is for every seat."""
    setting = match.setting
    return seated(match, [usual_level(setting.game)] * setting.seats, seed)


@cache
def recording(table: Table) -> tuple[Answer, ...]:
    """The answers of one playthrough: at every other table random, at the rest nearly all good.

    Random players lose early; bots at their best come to what happens late in a game. A game that
    is not over by then is left when it has become long, but at one table of eight it is ended.
    """
    match, random = table.match(muted=True), table.random("recording")
    if table.seed % 2:
        bots = best_bots(match, table.seed)
        while match.decision is not None and match.answered < LONG:
            if random.random() < WHIM:
                feed(match, [pick(match, random)], table)
            else:
                step(match, bots)
    else:
        wander(match, random, table, LONG)
    if table.seed % 8 == 1:
        finish(match, table)
    return tuple(match.answers)


class Moment(NamedTuple):
    """A live match just before the recorded answer `number`; None after the last, when the match
    is over or was left.
    """

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
