"""How strong a character is in battle, by its cards and dials: whoever has the same is as strong.

What happens to a character mostly leaves these as they are, so that minds share them.
"""

from __future__ import annotations

from typing import TypeAlias

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.odds import at_least
from commonroom.games.talisman.option_odds import in_great_hall, margin
from commonroom.games.talisman.rules.battle import dice_in
from commonroom.games.talisman.state import Fight
from commonroom.games.talisman.strength import magic_of, strength, total
from commonroom.games.talisman.traits import BattleDice, Bonus, Save
from commonroom.games.talisman.vocabulary import Has

Kind: TypeAlias = tuple[str, str, str]
"""How a foe fights (Magic or Might), its breed and its side."""


def helpers(content: Content) -> frozenset[str]:
    """The cards that help whoever has them in battle."""
    return frozenset(card for kind in (Bonus, BattleDice, Save) for card in content.having[kind])


def stance_of(game: Talisman, seat: int, helping: frozenset[str]) -> tuple[object, ...]:
    """All that a character's strength depends on; of its cards, those that help in battle."""
    player = game.state.players[seat]
    cards = player.objects + player.followers
    own = (
        player.character, player.side, player.magic, player.might, player.ferret, game.bare(seat),
        game.state.advantage, game.edition, tuple([card for card in cards if card in helping]),
    )  # fmt: skip
    if any(isinstance(trait.condition, Has) for _, trait in game.having(seat, Bonus)):
        return (*own, player.life, player.fate, player.galleons, len(player.spells))
    return own


class Prospect:
    """What a battle with one enemy may come to."""

    __slots__ = ("lose", "stopping", "trophy", "win")

    def __init__(self, win: float, lose: float, stopping: float, trophy: float) -> None:
        self.win = win
        self.lose = lose
        self.stopping = stopping
        """What not winning costs, because the turn ends there."""
        self.trophy = trophy
        """What the beaten card is worth."""


class Stance:
    """What a character is capable of, before the dice."""

    def __init__(self, game: Talisman, seat: int) -> None:
        last = in_great_hall(game, seat)
        self.magic = magic_of(game, seat)
        self.might = total(strength(game, seat, "might"))
        self.power = margin(game, seat, last) + last.strengths[0]
        """Magic in the Great Hall, without spells."""
        lost = 1.0
        for _, trait in game.having(seat, Save):
            lost *= 1 - at_least(trait.at_least)
        self.saved = 1 - lost
        """The chance that a Life lost in battle is saved."""
        self.prospects: dict[tuple[bool, int, bool], dict[str, Prospect]] = {}
        """Whether there is Fate to spare, points for a Magic or Might, and whether trophies of both
        count together → enemy → what to expect."""
        self._scores: dict[Kind, tuple[int, int]] = {}

    def score(self, game: Talisman, seat: int, kind: Kind) -> tuple[int, int]:
        """Own score and dice against an enemy of a kind, before the dice."""
        found = self._scores.get(kind)
        if found is None:
            stat, breed, side = kind
            fight = Fight(seat, stat, "card", ["foe"], [0], [breed], [side])
            mine = total(strength(game, seat, stat, "battle", fight))
            found = self._scores[kind] = mine, dice_in(game, seat, fight)
        return found
