"""A character as it fights: its strength, its odds, and its way through the school.

Everything is asked of a table made of the view, so the numbers are those of the rules.
"""

from __future__ import annotations

from functools import cached_property

from commonroom.games.talisman.bots.lore import Lore
from commonroom.games.talisman.bots.school import Pupil, arrived, passage
from commonroom.games.talisman.bots.stance import Kind, Stance
from commonroom.games.talisman.game import HALLOW, Talisman
from commonroom.games.talisman.odds import Odds, battle
from commonroom.games.talisman.option_odds import barrier, before_dice, in_great_hall, through_gates
from commonroom.games.talisman.state import Player
from commonroom.games.talisman.traits import When
from commonroom.games.talisman.view import TableView
from commonroom.games.talisman.vocabulary import Gain, Has

PATRONUS = "expecto-patronum"


class Fighter:
    """One character, as long as nothing changes that its judgement depends on."""

    __deletable__ = ("view", "game", "player")  # compiled classes ask for it

    def __init__(self, view: TableView, game: Talisman, seat: int, lore: Lore) -> None:
        self.lore = lore
        self.content = game.content
        self.weights = lore.weights
        self.foes = lore.foes(game.edition)
        self.come_to(view, game, seat)

    def come_to(self, view: TableView, game: Talisman, seat: int) -> None:
        """The same character at a table where other things have changed."""
        self.view = view
        self.game = game
        self.seat = seat
        self.player: Player = game.state.players[seat]

    def leave_table(self) -> None:
        """Keep no table: only what was worked out."""
        del self.view, self.game, self.player

    # ---- strength ------------------------------------------------------------------------

    @cached_property
    def stance(self) -> Stance:
        """How strong it is by its cards and dials."""
        return self.lore.stance(self.game, self.seat)

    @property
    def armed(self) -> bool:
        """Whether it carries a Hallow."""
        return HALLOW in self.player.objects

    @property
    def rerolls(self) -> int:
        """Whether Fate can be spent on a roll, as 1 or 0."""
        return 1 if self.player.fate else 0

    @cached_property
    def refill(self) -> int:
        """How much Fate comes back at the end of the turn to this character if it has none."""
        for _, trait in self.game.having(self.seat, When):
            if trait.moment == "turn-end" and trait.condition == Has(what="fate", at_most=0):
                return sum(gain.amount for gain in trait.effects if isinstance(gain, Gain))
        return 0

    @cached_property
    def has_fate_to_spare(self) -> bool:
        """Whether Fate can be spent on a battle without being missed at the end of the turn."""
        return self.player.fate > 1 - min(1, self.refill)

    def score(self, kind: Kind) -> tuple[int, int]:
        """Own score and dice against an enemy of a kind, before the dice."""
        return self.stance.score(self.game, self.seat, kind)

    def odds(self, kind: Kind, power: int, fate: bool = True) -> Odds:
        """The odds against a single enemy, with Fate if it helps and there is any to spare."""
        mine, dice = self.stance.score(self.game, self.seat, kind)
        return battle(mine - power, dice, 1 if fate and self.has_fate_to_spare else 0)

    # ---- ways on -------------------------------------------------------------------------

    @cached_property
    def through_barrier(self) -> float:
        """The chance to open the barrier, with Fate if there is any."""
        return barrier(self.game, self.seat).fate.win

    def through_gates(self, stat: str) -> float:
        """The chance to open the Gates with Magic or Might."""
        return self._gates[0 if stat == "magic" else 1]

    @cached_property
    def _gates(self) -> list[float]:
        return [through_gates(self.game, self.seat, stat).fate.win for stat in ("magic", "might")]

    # ---- the last battle -----------------------------------------------------------------

    @cached_property
    def triumph(self) -> float:
        """The chance to win in the Great Hall, with a Patronus if there is one in hand."""
        fight = in_great_hall(self.game, self.seat)
        if PATRONUS in self.player.spells:
            fight.mine.append((PATRONUS, self.stance.might))
        return before_dice(self.game, self.seat, fight).fate.decided

    @cached_property
    def pupil(self) -> Pupil:
        """This character as the school sees it."""
        keys = self.content.spaces["charms-classroom"].numbers["magic"]
        return Pupil(
            max(-6, min(6, self.score(("magic", "being", ""))[0] - keys)),
            self.score(("might", "dark", ""))[0],
            self.game.alignment(self.seat) == "death-eaters",
            round(self.stance.saved, 2),
        )

    def arrival(self, space: str) -> float:
        """The chance to win by going on from a space of the school that has just been entered."""
        entry = self.content.spaces[space]
        if not self.armed or entry.region != "inner":
            return 0.0
        player = self.player
        followers, fate = min(3, len(player.followers)), min(3, player.fate)
        way = arrived(self.pupil, entry.index, player.life, followers, fate)
        return way * self.triumph

    def run(self, at: int = 0) -> float:
        """The chance to win by going through the school from one of its spaces."""
        return self.way(at) * self.triumph

    def way(self, at: int = 0) -> float:
        """The chance to come alive to the Room of Requirement from a space of the school."""
        player = self.player
        followers, fate = min(3, len(player.followers)), min(3, player.fate)
        return passage(self.pupil, at, player.life, followers, fate)
