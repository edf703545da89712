"""Odds of the fights with combat and duel cards: exact where the tree is small, else a lower bound.

Owns the questions that can be asked of a fight, and how much of it is looked at for an answer.
Everything is worked out from numbers that a view shows; nothing here touches a match. Fights with
parties that somebody plays are not here, for what their hands hold nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import PayForDice, Unmoved
from commonroom.games.year_at_hogwarts.content import Content, Opponent, Sheet
from commonroom.games.year_at_hogwarts.odds.links import Links
from commonroom.games.year_at_hogwarts.odds.purse import Purse, without
from commonroom.games.year_at_hogwarts.odds.standing import (
    Memory,
    Odds,
    Standing,
    Table,
    Terms,
    TooDeep,
)
from commonroom.games.year_at_hogwarts.odds.tree import STRIKE, STRIKE_HARD, Tree
from commonroom.kernel import Option

NODES = 1_500
"""How many positions are looked at before some cards are left out of account."""
HOPES = 4
"""How many times as many, to find out that there is no more to hope for."""
CLOSE = 0.005
"""Odds that differ by less are the same to a person."""

_Ask: TypeAlias = Callable[[Tree, Table, int, int, int], float]
"""A question to a tree about a position."""


class Bout:
    """All fights of one student with one card."""

    def __init__(
        self, content: Content, sheet: Sheet, foe: Opponent, terms: Terms,
        memory: Memory | None = None, *, width: int | None = None,
    ) -> None:  # fmt: skip
        """`width`: later on, only so many cards and objects are thought of at a time."""
        self.foe = foe
        self.floor = 1 if terms.kind == "duel" else 0
        self._memory = memory or Memory()
        self._links = Links(content, sheet, foe, terms, self._memory, width)
        self.aids = self._links.aids
        pay = sheet.fight if isinstance(sheet.fight, PayForDice) else None
        hopeful = Links(content, sheet, foe, terms, Memory(), width)
        self._least = Tree(self._links, foe, pay, self.floor, 0.0)
        self._most = Tree(hopeful, foe, pay, self.floor, 1.0)
        self._unmoved = isinstance(sheet.fight, Unmoved)

    # ---- asking --------------------------------------------------------------------------

    def odds(self, now: Standing, nodes: int = NODES) -> Odds:
        """The chance to win from one's turn on."""
        return self._proven(now, nodes, _turn)

    def odds_unmet(self, now: Standing, nodes: int = NODES) -> Odds:
        """The chance to win before the card is revealed."""
        return self._proven(now, nodes, _turn if self._unmoved else _met)

    def after(self, now: Standing, option: Option, nodes: int = NODES) -> Odds | None:
        """The chance to win once this option is chosen; None for what does not fight on."""
        if not self._fights_on(option):
            return None
        return self._proven(now, nodes, _choice(option), _spent(option))

    def chance_unmet(self, now: Standing, nodes: int = NODES) -> float:
        """The chance to win before the card is revealed; it may be more."""
        return self._within(now, nodes, _turn if self._unmoved else _met)[0]

    def chance_after(self, now: Standing, option: Option, nodes: int = NODES) -> float | None:
        """The chance to win once this option is chosen, which may be more; None as above."""
        if not self._fights_on(option):
            return None
        return self._within(now, nodes, _choice(option), _spent(option))[0]

    def deadly(self, now: Standing) -> bool:
        """Whether an act that may come now can lose the fight."""
        names = ("reveal", "before", "after") if now.foe > 0 else ("last",)
        worst = max(self._links.part(name, now.mods.softened).worst for name in names)
        return worst > 0 and worst >= now.hp - self.floor

    def useful(self, purse: Purse) -> Purse:
        """The purse without what cannot help against this opponent."""
        return self.aids.useful(purse, robbed=self._links.robs)

    def _fights_on(self, option: Option) -> bool:
        if option[0] == verbs.USE.name:
            return self.aids.serves(verbs.USE.arg(option))
        return option[0] == verbs.PLAY.name or option in (STRIKE, STRIKE_HARD)

    def _proven(self, now: Standing, nodes: int, ask: _Ask, keep: str = "") -> Odds:
        """The chance, and whether it can be no more."""
        low, weighed = self._within(now, nodes, ask, keep)
        whole = weighed.purse == self.useful(now.purse) and weighed.rounds == now.rounds
        exact = whole and not self._overlooks(weighed.purse)
        if exact and low <= 1.0 - CLOSE:
            try:
                high = _asked(self._most, weighed, HOPES * nodes, ask)
            except TooDeep:
                high = 1.0
            exact = high - low < CLOSE
        return Odds(low, exact)

    def _within(
        self, now: Standing, nodes: int, ask: _Ask, keep: str = ""
    ) -> tuple[float, Standing]:
        """Ask; leave out the least useful cards until the answer is small enough to find."""
        now = now._replace(purse=self.useful(now.purse))
        while True:
            try:
                low = _asked(self._least, now, nodes, ask)
            except TooDeep:
                now = self._poorer(now, keep)
                continue
            if self._memory.size > 50 * NODES:
                self._memory.clear()
            return low, now

    def _overlooks(self, purse: Purse) -> bool:
        """Whether answers are left out of account: those to acts that cost more than HP."""
        return self._links.marks and any(map(self.aids.defends, purse.cards + purse.pledged))

    def _poorer(self, now: Standing, keep: str) -> Standing:
        """Without the cards that help least; in the end, with less foresight."""
        purse = now.purse
        spare = sorted((one for one in purse.cards if one != keep), key=self.aids.use_of)
        if not spare:
            things = tuple(thing for thing in purse.things if thing == keep)
            return now._replace(purse=purse._replace(things=things), rounds=now.rounds // 2)
        for card in spare[: max(1, len(spare) // 3)]:
            purse = without(purse, card)._replace(left=purse.left)
        return now._replace(purse=purse)


def _asked(tree: Tree, now: Standing, nodes: int, ask: _Ask) -> float:
    tree.nodes = nodes
    table = tree.links.table(now.mods, now.purse)
    return ask(tree, table, now.hp, now.foe, now.rounds)


def _turn(tree: Tree, table: Table, hp: int, foe: int, rounds: int) -> float:
    return tree.value(table, hp, foe, rounds)


def _met(tree: Tree, table: Table, hp: int, foe: int, rounds: int) -> float:
    return tree.met(table, hp, foe, rounds)


def _spent(option: Option) -> str:
    """The card or object that an option is about, which must not be left out."""
    if option[0] == verbs.USE.name:
        return verbs.USE.arg(option)
    return verbs.PLAY.arg(option) if option[0] == verbs.PLAY.name else ""


def _choice(option: Option) -> _Ask:
    def ask(tree: Tree, table: Table, hp: int, foe: int, rounds: int) -> float:
        return tree.chosen(table, hp, foe, rounds, option)

    return ask
