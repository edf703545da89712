"""Odds of the fights with combat and duel cards: exact where the tree is small, else a lower bound.

Owns the chance to win with the best use of the cards and objects at hand. Everything is worked out
from numbers that a view shows; nothing here touches a match. Fights with parties that
somebody plays are not here, for what their hands hold nobody knows.

A position is a table (`links` tells what leads where), one's HP, the opponent's HP, and the attacks
to come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import PayForDice, Unmoved
from commonroom.games.year_at_hogwarts.content import Content, Opponent, Sheet
from commonroom.games.year_at_hogwarts.odds.dice import Ordeal
from commonroom.games.year_at_hogwarts.odds.links import Links
from commonroom.games.year_at_hogwarts.odds.purse import Purse, without
from commonroom.games.year_at_hogwarts.odds.standing import (
    LOST,
    UNKNOWN,
    WON,
    Bounds,
    Memory,
    Odds,
    Standing,
    Step,
    Table,
    Terms,
    TooDeep,
)
from commonroom.games.year_at_hogwarts.vocabulary import Discard
from commonroom.kernel import Option

NODES = 1_500
"""How many positions are looked at before some cards are left out of account."""
CLOSE = 0.005
"""Odds that differ by less are the same to a person."""
SURE = 0.9995
"""Whoever is so sure looks for nothing better."""

STRIKE: Option = verbs.STRIKE.option()
STRIKE_HARD: Option = verbs.STRIKE_HARD.option()

Then: TypeAlias = Callable[[Table, int, int, int], Bounds]
"""What a position comes to: table, one's HP, the opponent's, attacks to come."""


class Bout:
    """All fights of one student with one card."""

    def __init__(
        self, content: Content, sheet: Sheet, foe: Opponent, terms: Terms,
        memory: Memory | None = None, *, width: int | None = None,
    ) -> None:  # fmt: skip
        """`width`: later on, only so many cards and objects are thought of at a time."""
        self.content = content
        self.foe = foe
        self.floor = 1 if terms.kind == "duel" else 0
        self._links = Links(content, sheet, foe, terms, memory or Memory(), width)
        self.aids = self._links.aids
        self._pay = sheet.fight if isinstance(sheet.fight, PayForDice) else None
        self._unmoved = isinstance(sheet.fight, Unmoved)
        self._nodes = NODES

    # ---- asking --------------------------------------------------------------------------

    def odds(self, now: Standing, nodes: int = NODES) -> Odds:
        """The chance to win from one's turn on."""
        return self._within(now, nodes, self._value)

    def odds_unmet(self, now: Standing, nodes: int = NODES) -> Odds:
        """The chance to win before the card is revealed."""
        return self._within(now, nodes, self._value if self._unmoved else self._met)

    def after(self, now: Standing, option: Option, nodes: int = NODES) -> Odds | None:
        """The chance to win once this option is chosen; None for what does not fight on."""
        keep = ""
        if option[0] == verbs.PLAY.name:
            keep = verbs.PLAY.arg(option)
        elif option[0] == verbs.USE.name:
            keep = verbs.USE.arg(option)
            if not self.aids.serves(keep):
                return None
        elif option not in (STRIKE, STRIKE_HARD):
            return None
        return self._within(
            now,
            nodes,
            lambda table, hp, foe, rounds: self._chosen(table, hp, foe, rounds, option),
            keep,
        )

    def deadly(self, now: Standing) -> bool:
        """Whether an act that may come now can lose the fight."""
        names = ("reveal", "before", "after") if now.foe > 0 else ("last",)
        worst = max(self._links.part(name, now.mods.softened).worst for name in names)
        return worst > 0 and worst >= now.hp - self.floor

    def useful(self, purse: Purse) -> Purse:
        """The purse without what cannot help against this opponent."""
        return self.aids.useful(purse, robbed=self._links.robs)

    def _within(self, now: Standing, nodes: int, ask: Then, keep: str = "") -> Odds:
        """Ask; leave out the least useful cards until the answer is small enough to find."""
        now, whole = now._replace(purse=self.useful(now.purse)), True
        memory = self._links.memory
        while True:
            self._nodes = nodes
            try:
                low, high = ask(self._links.table(now.mods, now.purse), now.hp, now.foe, now.rounds)
            except TooDeep:
                now, whole = self._poorer(now, keep), False
                continue
            if memory.size > 50 * NODES:
                memory.clear()
            return Odds(low, whole and high - low < CLOSE and not self._overlooks(now.purse))

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

    # ---- one's turn ----------------------------------------------------------------------

    def _value(self, table: Table, hp: int, foe: int, rounds: int) -> Bounds:
        """The best of everything one can do."""
        known = table.turns.get(hp << 20 | rounds << 16 | foe)
        return known or self._found(table, hp, foe, rounds)

    def _found(self, table: Table, hp: int, foe: int, rounds: int) -> Bounds:
        """The best of everything one can do, for the first time."""
        if rounds <= 0:
            return UNKNOWN
        self._nodes -= 1
        if self._nodes < 0:
            raise TooDeep
        low, high = self._attack(table, hp, foe, rounds, "", 0)
        for option in self._plays(table, hp) if low < SURE else ():
            other = self._chosen(table, hp, foe, rounds, option)
            low, high = max(low, other[0]), max(high, other[1])
            if low >= SURE:
                break
        table.turns[hp << 20 | rounds << 16 | foe] = low, high
        self._links.memory.size += 1
        return low, high

    def _plays(self, table: Table, hp: int) -> list[Option]:
        """What may be worth doing instead of a plain attack with dice.

        Healing can wait for an act that may be the last one, which it then answers (YH-FGT-5), for
        HP have no limit; unless cards can be lost meanwhile, or HP buy dice.
        """
        pay, plays = self._pay, table.plays
        if plays is None:
            lasting = not self._links.robs and pay is None
            plays = table.plays = self._links.plays(table, lasting=lasting)
        if pay is not None and hp - pay.hp > self.floor:
            return [STRIKE_HARD, *plays]
        return plays

    def _chosen(self, table: Table, hp: int, foe: int, rounds: int, option: Option) -> Bounds:
        """What follows from one option."""
        if option == STRIKE:
            return self._attack(table, hp, foe, rounds, "", 0)
        if option == STRIKE_HARD:
            assert self._pay is not None
            return self._attack(table, hp - self._pay.hp, foe, rounds, "", self._pay.dice)
        if option[0] == verbs.PLAY.name:
            card = verbs.PLAY.arg(option)
            if not self.aids.defends(card):
                return self._attack(self._links.laid(table, card), hp, foe, rounds, card, 0)
        return self._aided(self._links.step(table, option), hp, foe, rounds, self._value)

    def _aided(self, step: Step, hp: int, foe: int, rounds: int, then: Then) -> Bounds:
        """A defence card or an object, and what follows."""
        table, heals, damage, hope = step
        for amount in heals:
            hp = max(0, hp + amount)
        low = high = 0.0
        for hurt, chance in damage:
            if hurt and foe <= hurt:
                at_least, at_most = WON
            else:
                at_least, at_most = then(table, hp, foe - hurt, rounds)
            low += chance * at_least
            high += chance * (1.0 if hope else at_most)
        return low, high

    # ---- an attack and what it brings ----------------------------------------------------

    def _attack(self, table: Table, hp: int, foe: int, rounds: int, card: str, more: int) -> Bounds:
        """YH-CMB-1, YH-CMB-2 Its act before, the attack with dice or a card, its act after."""
        if table.mods.warded:
            return self._hit(self._links.unwarded(table), hp, foe, rounds, card, more, False)
        if table.mods.stalled > 0:
            return self._hit(self._links.roused(table), hp, foe, rounds, card, more, True)
        part = table.before
        if not part.ends:
            return self._hit(table, hp, foe, rounds, card, more, False)

        def attack(table: Table, hp: int, foe: int, rounds: int) -> Bounds:
            return self._attack(table, hp, foe, rounds, card, more)

        def hit(table: Table, hp: int, foe: int, rounds: int) -> Bounds:
            return self._hit(table, hp, foe, rounds, card, more, False)

        low = high = 0.0
        for before in part.ends:
            at_least, at_most = self._suffer(table, hp, foe, rounds, before, hit)
            low += before.chance * at_least
            high += before.chance * at_most
        if low < SURE and table.armed and part.worst >= hp - self.floor:
            answered = self._answer(table, hp, foe, rounds, attack, hit)
            return max(low, answered[0]), max(high, answered[1])
        return low, high

    def _hit(
        self, table: Table, hp: int, foe: int, rounds: int, card: str, more: int, skipped: bool
    ) -> Bounds:
        """The attack itself, and the act that follows it."""
        if not card:
            if more or skipped:
                return self._strike(table, hp, foe, rounds, more, skipped)
            key = hp << 20 | rounds << 16 | foe
            known = table.struck.get(key)
            if known is None:
                known = table.struck[key] = self._strike(table, hp, foe, rounds, 0, skipped)
            return known
        burn = table.mods.burn
        then, heals, damage, hope = self._links.hit(table, card)
        for amount in heals:
            hp = max(0, hp + amount)
        low = high = 0.0
        for hurt, chance in damage:
            at_least, at_most = self._follow(then, hp, foe - hurt - burn, rounds, skipped)
            low += chance * at_least
            high += chance * (1.0 if hope else at_most)
        return low, high

    def _strike(
        self, table: Table, hp: int, foe: int, rounds: int, more: int, skipped: bool
    ) -> Bounds:
        """An attack with dice."""
        if hp <= 0:
            return LOST
        blows, after = self._links.blows(table, more)
        foe -= after.mods.burn
        acts, turns = after.acts, after.turns
        answers = bool(after.after.ends) and not skipped
        act_key, turn_key = hp << 20 | rounds << 16, hp << 20 | rounds - 1 << 16
        low = high = 0.0
        for chance, damage, stuns in blows:
            left = foe - damage
            ends: Bounds | None = None
            if left > 0:  # most positions are known, and need not be worked out again
                ends = (
                    acts.get(act_key | left)
                    if answers and not stuns
                    else turns.get(turn_key | left)
                )
            if ends is None:
                ends = self._follow(after, hp, left, rounds, skipped or stuns)
            low += chance * ends[0]
            high += chance * ends[1]
        return low, high

    def _follow(self, table: Table, hp: int, foe: int, rounds: int, skipped: bool) -> Bounds:
        """The act after an attack; a card without HP acts once more, if it does at all."""
        if hp <= 0:
            return LOST
        stalled = table.mods.stalled > 0
        if foe <= 0:
            return WON if skipped or stalled else self._felled(table, hp, 0, rounds)
        if skipped or not table.after.ends:
            return self._value(table, hp, foe, rounds - 1)
        if stalled:
            return self._value(self._links.roused(table), hp, foe, rounds)
        key = hp << 20 | rounds << 16 | foe
        known = table.acts.get(key)
        if known is None:
            known = table.acts[key] = self._acted(table, hp, foe, rounds)
        return known

    def _acted(self, table: Table, hp: int, foe: int, rounds: int) -> Bounds:
        """The act after an attack, or the best answer to it.

        Most acts change nothing but HP: then the position is looked up at once.
        """
        part, turns = table.after, table.turns
        low = high = 0.0
        for act in part.ends:
            chance, loss, gain, regrow, harden, hinder, discards = act
            left = rounds if loss else rounds - 1
            if harden or hinder or discards:
                ends = self._suffer(table, hp, foe, left, act, self._value)
            elif loss and hp - loss <= self.floor:
                continue
            elif left <= 0:
                ends = UNKNOWN
            else:
                more = max(foe, min(self.foe.hp, foe + regrow)) if regrow else foe
                lives = hp - loss + gain
                known = turns.get(lives << 20 | left << 16 | more)
                ends = known or self._found(table, lives, more, left)
            low += chance * ends[0]
            high += chance * ends[1]
        if low < SURE and table.armed and part.worst >= hp - self.floor:
            answered = self._answer(table, hp, foe, rounds, self._acted_on, self._value)
            return max(low, answered[0]), max(high, answered[1])
        return low, high

    def _acted_on(self, table: Table, hp: int, foe: int, rounds: int) -> Bounds:
        """The act after an attack, once more."""
        return self._follow(table, hp, foe, rounds, False)

    def _felled(self, table: Table, hp: int, foe: int, rounds: int) -> Bounds:
        """The last act of a card without HP: whoever survives it has won."""
        found = table.felled.get(hp)
        if found is None:
            ends = self._links.part("last", table.mods.softened).ends
            alive = [act.chance for act in ends if not act.loss or hp - act.loss > self.floor]
            won = sum(alive) if ends else 1.0
            low = high = won
            if won < SURE:
                answered = self._answer(table, hp, 0, rounds, self._felled, _won)
                low, high = max(won, answered[0]), max(won, answered[1])
            found = table.felled[hp] = low, high
        return found

    # ---- answers to acts -----------------------------------------------------------------

    def _answer(
        self, table: Table, hp: int, foe: int, rounds: int, again: Then, spared: Then
    ) -> Bounds:
        """YH-FGT-5 The best answer: a defence card spares one the act, an object does not."""
        low = high = 0.0
        for step, spares in self._links.answers(table):
            at_least, at_most = self._aided(step, hp, foe, rounds, spared if spares else again)
            low, high = max(low, at_least), max(high, at_most)
            if low >= SURE:
                break
        return low, high

    def _suffer(
        self, table: Table, hp: int, foe: int, rounds: int, act: Ordeal, then: Then
    ) -> Bounds:
        """One act of the card; a discard of one's choice takes what is missed least."""
        _, loss, gain, regrow, harden, hinder, discards = act
        if not (loss or gain or regrow or harden or hinder or discards):
            return then(table, hp, foe, rounds)
        hp -= loss
        if hp <= 0 or (loss and hp <= self.floor):
            return LOST
        if regrow:
            foe = max(foe, min(self.foe.hp, foe + regrow))
        if hinder or harden:
            table = self._links.marked(table, harden, hinder)
        return self._robbed(table, hp + gain, foe, rounds, discards, then)

    def _robbed(
        self,
        table: Table,
        hp: int,
        foe: int,
        rounds: int,
        discards: tuple[Discard, ...],
        then: Then,
    ) -> Bounds:
        """Once cards are gone: by chance, each as likely as another; else the best ones."""
        if not discards:
            return then(table, hp, foe, rounds)
        act, rest = discards[0], discards[1:]
        lots = self._links.lots(table, act.of)
        if not lots:
            return self._robbed(table, hp, foe, rounds, rest, then)
        if act.cards > 1:
            rest = (Discard(act.cards - 1, act.of, act.random), *rest)
        ends = [(count, self._robbed(fewer, hp, foe, rounds, rest, then)) for count, fewer in lots]
        if not act.random:
            return max([low for _, (low, _) in ends]), max([high for _, (_, high) in ends])
        total = sum([count for count, _ in ends])
        low = sum([count * low for count, (low, _) in ends]) / total
        return low, sum([count * high for count, (_, high) in ends]) / total

    def _met(self, table: Table, hp: int, foe: int, rounds: int) -> Bounds:
        """The card is revealed."""
        part = self._links.part("reveal", table.mods.softened)
        if not part.ends:
            return self._value(table, hp, foe, rounds)
        low = high = 0.0
        for act in part.ends:
            at_least, at_most = self._suffer(table, hp, foe, rounds, act, self._value)
            low += act.chance * at_least
            high += act.chance * at_most
        if low < SURE and table.armed and part.worst >= hp - self.floor:
            answered = self._answer(table, hp, foe, rounds, self._met, self._value)
            return max(low, answered[0]), max(high, answered[1])
        return low, high


def _won(table: Table, hp: int, foe: int, rounds: int) -> Bounds:
    return WON
