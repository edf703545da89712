"""One simulated game and its record: what simulations, reports and comparisons are made of.

A record depends on its arguments only, whichever process plays it and whenever.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from commonroom import bots
from commonroom.kernel import Raw, Result, new_match, title
from commonroom.kernel.statistics import faces, kinds

MOST_ANSWERS = 50_000
"""Players that do not play to win may play for ever. Those that do need far fewer."""
CUT = "cut"
"""What stands for the rule that ended a game if none did before it was cut short."""


class Record(msgspec.Struct, frozen=True):
    """How one game went."""

    game: str
    seed: int | str
    seats: int
    options: dict[str, str]
    levels: tuple[str, ...]
    """The level of each seat."""
    winners: tuple[int, ...]
    reasons: tuple[str, ...]
    """The rules that ended it, or `CUT`."""
    scores: tuple[int, ...]
    """Points by seat, in games that count them."""
    turns: int
    decisions: int
    spoke_up: int
    """Answers given by guests."""
    numbers: dict[str, int | tuple[int, ...]]
    """What else the game counts, as one number or one for each seat."""
    tallies: dict[str, tuple[str, ...]]
    """What the game wants counted: happening → the cards it happened to, in order."""
    dice: dict[str, tuple[int, ...]] = {}
    """The game's dice → how often each face came up."""

    @property
    def won(self) -> bool:
        """Whether anybody won: in a cooperative game, everybody."""
        return bool(self.winners)

    @property
    def cut(self) -> bool:
        """Whether it was cut short."""
        return CUT in self.reasons


def play_one(
    game: str,
    seats: int,
    options: Mapping[str, str],
    levels: Sequence[str],
    seed: int | str,
    pack: Raw | None = None,
    most_answers: int = MOST_ANSWERS,
) -> Record:
    """Let bots play one game, which nobody has won if it is not over after so many answers."""
    match = new_match(game, seats=seats, options=options, seed=seed, pack=pack)
    players = bots.seated(match, levels, seed)
    decisions, guests = 0, 0
    while decisions < most_answers and (decision := match.decision) is not None:
        move = bots.step(match, players)
        assert move is not None
        decisions += 1
        guests += move.seat != decision.owner
    result = match.result or Result(winners=(), reasons=(CUT,))
    counted = title(game).statistics(match)
    fields = kinds(type(counted))
    others = [field for field in fields if field != "turns"]
    return Record(
        game=game,
        seed=seed,
        seats=seats,
        options=dict(match.setting.options),
        levels=tuple(levels),
        winners=result.winners,
        reasons=result.reasons,
        scores=result.scores,
        turns=counted.turns,
        decisions=decisions,
        spoke_up=guests,
        numbers={field: getattr(counted, field) for field in others if fields[field] != "tally"},
        tallies={field: getattr(counted, field) for field in others if fields[field] == "tally"},
        dice=faces(type(counted), match.rolls),
    )
