"""How the tests of this folder play: novices with whims, so that games get on and vary."""

from collections.abc import Iterator

from commonroom import bots
from commonroom.rl.board import Board
from tests.conformance.tables import Table

WHIM = 0.5


def playing(table: Table, answers: int) -> Iterator[Board]:
    """A match before each of so many answers, guests asked too; it may end sooner."""
    board = Board(table.game, table.seats, dict(table.options), guests=True)
    board.deal(table.seed)
    random = table.random("rl")
    players = bots.seated(board.match, ["novice"] * table.seats, table.seed)
    for _ in range(answers):
        floor, question = board.floor, board.floor.question
        if question is None:
            return
        yield board
        choice = None
        if random.random() > WHIM:
            choice = players[floor.seat].choose(board.match.view(floor.seat), question)
        if choice is None:
            board.answer(random.choice(list(board.legal)))
        else:
            board.say(choice.option)
