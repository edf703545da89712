"""Tell the golden games again: ``make golden``.

The answers in the files stay as long as the rules accept them; from the first one that is not
accepted, bots play on. So a change of the bots alone changes nothing here.
"""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.bots import seated, step
from commonroom.kernel import Answer, Match
from tests.golden.story import FOLDER, Opening, Player, found, read, story

OPENINGS = {
    "death-eaters-rising-2": Opening("death-eaters-rising", 2, 3, {}),
    "death-eaters-rising-3": Opening("death-eaters-rising", 3, 3, {"difficulty": "expert"}),
    "death-eaters-rising-4": Opening("death-eaters-rising", 4, 3, {"first-player": "chosen"}),
}
"""Story → how its game begins, if there is no such file yet."""


def main() -> None:
    """Write every story."""
    for name, opening in OPENINGS.items():
        path = FOLDER / f"{name}.txt"
        answers: list[str] = []
        if path.exists():
            opening, answers = read(path.read_text(encoding="utf-8"))
        path.write_text(story(opening, player(opening, answers)), encoding="utf-8")


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
    main()
