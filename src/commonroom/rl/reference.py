"""The reference pages: what every number of a title's actions and observations means.

Made from the tables that the environments use, so they cannot disagree with them.
"""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.kernel import title
from commonroom.kernel.verb import Value
from commonroom.rl.actions import IMPLIED, SEAT, SILENCE, ActionTable, Argument
from commonroom.rl.board import action_table, observer
from commonroom.rl.domains import Domain


def fewest(game: str) -> int:
    """As few seats as a table with opponents or partners has."""
    return min(seats for seats in title(game).about.seats if seats > 1)


def page(game: str, seats: int) -> str:
    """The reference page of a title."""
    table, seen = action_table(game), observer(game, seats)
    lines = [
        f"# Numbers of {game}",
        "",
        "Printed by `python -m commonroom.rl`; [how to read it](../rl.md#the-numbers).",
        "",
        f"## {table.size:,} actions",
        "",
        *_actions(table),
        "",
        f"## {seen.size:,} numbers of an observation, with {seats} seats",
        "",
        "| numbers | field | what |",
        "| ---: | --- | --- |",
        *(f"| {_span(row.first, row.size)} | `{row.path}` | {row.reads} |" for row in seen.rows()),
        "",
        "## Lists",
        "",
        *_lists(game, seats),
    ]
    return "\n".join(lines).rstrip() + "\n"


def every_action(table: ActionTable) -> Iterator[str]:
    """Each number and what it stands for, one a line."""
    for number in range(table.size):
        yield f"{number} {' '.join(map(str, table.named(number)))}"


def _actions(table: ActionTable) -> Iterator[str]:
    yield "| numbers | verb | arguments |"
    yield "| ---: | --- | --- |"
    yield f"| {SILENCE} | *silence* | |"
    for block in table.blocks:
        arguments = " × ".join(_argument(one) for one in block.arguments)
        yield f"| {_span(block.first, block.size)} | `{block.verb}` | {arguments} |"


def _argument(argument: Argument) -> str:
    if argument is SEAT:
        return "seat"
    return "(implied)" if argument is IMPLIED else f"*{argument.name}*"


def _lists(game: str, seats: int) -> Iterator[str]:
    table = action_table(game)
    used = [
        argument
        for block in table.blocks
        for argument in block.arguments
        if isinstance(argument, Domain)
    ]
    known: dict[str, Domain] = {}
    for domain in (*used, *observer(game, seats).domains):
        if known.setdefault(domain.name, domain) != domain:
            raise LookupError(f"{game} has two lists called {domain.name}")
    for name, domain in sorted(known.items(), key=lambda item: item[0].lower()):
        values = ", ".join(_shown(value) for value in domain.values)
        yield f"- *{name}* ({len(domain.values)}): {values}"


def _shown(value: Value) -> str:
    return f"({', '.join(map(str, value))})" if isinstance(value, tuple) else str(value)


def _span(first: int, size: int) -> str:
    if not size:
        return "–"
    return str(first) if size == 1 else f"{first}–{first + size - 1}"
