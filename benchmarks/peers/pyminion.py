"""pyminion: Dominion's base set for two.

The engine calls its players back, so decisions are counted where they are answered, and play can
only be stopped (and a game copied) between turns.
"""

import random
from collections.abc import Callable
from copy import deepcopy
from importlib.metadata import version
from typing import Any, TypeVar

from pyminion.core import Card
from pyminion.expansions.base import base_set
from pyminion.game import Game
from pyminion.player import Player

from benchmarks.engine import Pick

T = TypeVar("T")


def _choose_cards(verb: str) -> Callable[..., list[Card]]:
    """A question for some cards; its bounds are named after the verb."""
    least, most = f"min_num_{verb}", f"max_num_{verb}"

    def decide(self: "RandomDecider", valid_cards: list[Card], **question: Any) -> list[Card]:
        return self._some(valid_cards, question.get(least, 0), question.get(most, -1))

    return decide


class RandomDecider:
    """Answers every question of pyminion's ``Decider`` at random."""

    def __init__(self, pick: Pick) -> None:
        self.pick = pick
        self.made = 0

    def _one(self, options: list[T]) -> T:
        self.made += 1
        return options[int(self.pick() * len(options))]

    def _some(self, cards: list[Card], least: int = 0, most: int = -1) -> list[Card]:
        self.made += 1
        left = list(cards)
        most = len(left) if most < 0 else min(most, len(left))
        wanted = least + int(self.pick() * (most - least + 1))
        return [left.pop(int(self.pick() * len(left))) for _ in range(wanted)]

    def action_phase_decision(self, valid_actions: list[Card], *_: object) -> Card | None:
        return self._one([None, *valid_actions])

    def treasure_phase_decision(self, valid_treasures: list[Card], *_: object) -> list[Card]:
        return self._some(valid_treasures)

    def buy_phase_decision(self, valid_cards: list[Card], **_: object) -> Card | None:
        return self._one([None, *valid_cards])

    def binary_decision(self, **_: object) -> bool:
        return self._one([False, True])

    def multi_play_decision(self, valid_cards: list[Card], **_: object) -> Card | None:
        return self._one(valid_cards)

    discard_decision = _choose_cards("discard")
    trash_decision = _choose_cards("trash")
    gain_decision = _choose_cards("gain")
    topdeck_decision = _choose_cards("topdeck")


class Pyminion:
    """Games of two random players with ten kingdom piles drawn from the base set."""

    name = "pyminion"
    version = version("pyminion")

    def reseed(self, seed: int) -> None:
        random.seed(seed)  # its shuffles come from the global generator

    def new_game(self) -> Game:
        players = [Player(RandomDecider(random.random), player_id=f"player {n}") for n in (1, 2)]
        game = Game(players, [base_set], log_stdout=False)
        game.start()
        return game

    def play(self, game: Game, limit: int, pick: Pick) -> int:
        deciders: list[RandomDecider] = [player.decider for player in game.players]
        for decider in deciders:
            decider.pick = pick
        before = sum(decider.made for decider in deciders)
        while (made := sum(decider.made for decider in deciders) - before) < limit:
            for player in game.players:
                player.take_turn(game)
                game.card_cost_reduction = 0
                if game.is_over():
                    made = sum(decider.made for decider in deciders) - before
                    return min(limit - 1, made)
        return made

    def copy(self, game: Game) -> object:
        return deepcopy(game)
