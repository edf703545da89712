"""Tell the golden games again: ``make golden``.

The answers in the files stay as long as the rules accept them; from the first one that is not
accepted, experts play on. So a change of the bots alone changes nothing here.

A game that goes otherwise than before was played by other rules: it is told again only under a
higher `rules_version` of its title. If only the telling has changed (the name of a prompt, a field
of an event), say so: ``python -m tests.golden --same-rules``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import count

from commonroom.bots import seated, step
from commonroom.kernel import Answer, Match
from tests.golden.story import (
    FOLDER,
    Opening,
    Player,
    found,
    is_won,
    read,
    rules_of,
    story,
)

DER, TAL = "death-eaters-rising", "talisman"
YEAR, QUIDDITCH, RETURN = "year-at-hogwarts", "quidditch", "voldemort-returns"
GAMES = {
    f"{DER}-3": (Opening(DER, 3, 3, {"difficulty": "expert"}), False),
    f"{TAL}-2": (Opening(TAL, 2, 5, {"edition": "pl", "trophies": "seven"}), True),
    f"{TAL}-4": (Opening(TAL, 4, 3, {}), True),
    f"{YEAR}-underage": (Opening(YEAR, 4, 7, {"length": "quick"}), True),
    QUIDDITCH: (Opening(QUIDDITCH, 2, 5, {}), True),
    RETURN: (Opening(RETURN, 3, 1, {"edition": "pl"}), True),
}  # fmt: skip
"""Story → how its game begins, and whether it is to be won."""


def main(*, same_rules: bool) -> None:
    """Write every story."""
    for name, (opening, won) in GAMES.items():
        path = FOLDER / f"{name}.txt"
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        new = next(text for text in tries(old, opening) if is_won(text) == won)
        if old and not same_rules and is_unannounced(old, new):
            sys.exit(
                f"{name} goes otherwise now: raise rules_version in the title.py of {opening.game}"
            )
        path.write_text(new, encoding="utf-8")


def is_unannounced(old: str, new: str) -> bool:
    """Whether a game goes otherwise under the same number of rules."""
    return old != new and rules_of(old) == rules_of(new)


def tries(old: str, opening: Opening) -> Iterator[str]:
    """The old story told again; then new ones, seed by seed."""
    if old:
        before, answers = read(old)
        yield story(before, player(before, answers))
    for seed in count(opening.seed):
        begun = opening._replace(seed=seed)
        yield story(begun, player(begun, []))


def player(opening: Opening, answers: Sequence[str]) -> Player:
    """Whoever gives these answers while they can be given, and then plays like an expert."""
    bots = seated(opening.match(), ["expert"] * opening.seats, opening.seed)
    left = list(reversed(answers))

    def answer(match: Match) -> Answer:
        known = found(match, left.pop()) if left else None
        if known is not None:
            return known
        left.clear()
        move = step(match.copy(), bots)
        assert move is not None
        return Answer(move.seat, move.option)

    return answer


if __name__ == "__main__":
    main(same_rules="--same-rules" in sys.argv)
