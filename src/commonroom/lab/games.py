"""One simulated game and its record: what simulations, reports and comparisons are made of.

A record depends on its arguments only, whichever process plays it and whenever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from commonroom import bots
from commonroom.games.death_eaters_rising import events as rising
from commonroom.kernel import Match, new_match


class Record(msgspec.Struct, frozen=True):
    """How one game went."""

    game: str
    seed: int
    seats: int
    options: dict[str, str]
    levels: tuple[str, ...]
    """The level of each seat."""
    winners: tuple[int, ...]
    reasons: tuple[str, ...]
    """The rules that ended it."""
    turns: int
    decisions: int
    spoke_up: int
    """Answers given by guests."""
    tallies: dict[str, tuple[str, ...]]
    """What the game wants counted: happening → the cards it happened to, in order."""

    @property
    def won(self) -> bool:
        """Whether anybody won: in a cooperative game, everybody."""
        return bool(self.winners)


def play_one(
    game: str, seats: int, options: Mapping[str, str], levels: Sequence[str], seed: int
) -> Record:
    """Let bots play one game."""
    match = new_match(game, seats=seats, options=options, seed=seed)
    players = bots.seated(match, levels, seed)
    decisions, guests = 0, 0
    while (decision := match.decision) is not None:
        move = bots.step(match, players)
        assert move is not None
        decisions += 1
        guests += move.seat != decision.owner
    result = match.result
    assert result is not None
    turns, tallies = _STORIES[game](match)
    return Record(
        game=game,
        seed=seed,
        seats=seats,
        options=dict(match.setting.options),
        levels=tuple(levels),
        winners=result.winners,
        reasons=result.reasons,
        turns=turns,
        decisions=decisions,
        spoke_up=guests,
        tallies=tallies,
    )


Story = tuple[int, dict[str, tuple[str, ...]]]


def _death_eaters_rising(match: Match) -> Story:
    """Turns; who was recruited and defeated, which places were lost, which tokens used."""
    turns = 0
    told: dict[str, list[str]] = {
        "recruited": [], "hospital-wing": [], "azkaban": [], "controlled": [], "tokens": [],
    }  # fmt: skip
    for event in match.events:
        match event:
            case rising.TurnBegan(turn=turn):
                turns = turn
            case rising.Recruited(wizard=wizard):
                told["recruited"].append(wizard)
            case rising.Defeated(card=card, pile=pile):
                told[pile].append(card)
            case rising.PlaceControlled(place=place):
                told["controlled"].append(place)
            case rising.TokenUsed(token=token):
                told["tokens"].append(token)
            case _:
                pass
    return turns, {happening: tuple(cards) for happening, cards in told.items()}


_STORIES: dict[str, Callable[[Match], Story]] = {"death-eaters-rising": _death_eaters_rising}
"""Game → what is told of a finished match."""
