"""The tree of a fight with a card: the chance to win with the best use of what is at hand.

A position is a table (`links` tells what leads where), one's HP, the opponent's HP, and the attacks
to come. What lies beyond those, and what nobody knows, counts as lost or as won, as one likes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import PayForDice
from commonroom.games.year_at_hogwarts.content import Opponent
from commonroom.games.year_at_hogwarts.odds.dice import Ordeal
from commonroom.games.year_at_hogwarts.odds.links import Links
from commonroom.games.year_at_hogwarts.odds.standing import Step, Table, TooDeep
from commonroom.games.year_at_hogwarts.vocabulary import Discard
from commonroom.kernel import Option

SURE = 0.9995
"""Whoever is so sure looks for nothing better."""

STRIKE: Option = verbs.STRIKE.option()
STRIKE_HARD: Option = verbs.STRIKE_HARD.option()

Then: TypeAlias = Callable[[Table, int, int, int], float]
"""What a position comes to: table, one's HP, the opponent's, attacks to come."""


class Tree:
    """All positions of the fights of one student with one card."""

    def __init__(
        self, links: Links, foe: Opponent, pay: PayForDice | None, floor: int, unknown: float
    ) -> None:
        self.links = links
        self.foe = foe
        self.floor = floor
        """With so many HP one has lost."""
        self.unknown = unknown
        """What counts as the chance to win where nobody knows: 0 or 1."""
        self.nodes = 0
        """How many more positions may be looked at."""
        self._pay = pay

    # ---- one's turn ----------------------------------------------------------------------

    def value(self, table: Table, hp: int, foe: int, rounds: int) -> float:
        """The best of everything one can do."""
        known = table.turns.get(hp << 20 | rounds << 16 | foe)
        return self._found(table, hp, foe, rounds) if known is None else known

    def _found(self, table: Table, hp: int, foe: int, rounds: int) -> float:
        """The best of everything one can do, for the first time."""
        if rounds <= 0:
            return self.unknown
        self.nodes -= 1
        if self.nodes < 0:
            raise TooDeep
        best = self._attack(table, hp, foe, rounds, "", 0)
        if best < SURE:
            for option in self._plays(table, hp):
                best = max(best, self.chosen(table, hp, foe, rounds, option))
                if best >= SURE:
                    break
        table.turns[hp << 20 | rounds << 16 | foe] = best
        self.links.memory.size += 1
        return best

    def _plays(self, table: Table, hp: int) -> list[Option]:
        """What may be worth doing instead of a plain attack with dice.

        Healing can wait for an act that may be the last one, which it then answers (YH-FGT-5), for
        HP have no limit; unless cards can be lost meanwhile, or HP buy dice.
        """
        pay, plays = self._pay, table.plays
        if plays is None:
            lasting = not self.links.robs and pay is None
            plays = table.plays = self.links.plays(table, lasting=lasting)
        if pay is not None and hp - pay.hp > self.floor:
            return [STRIKE_HARD, *plays]
        return plays

    def chosen(self, table: Table, hp: int, foe: int, rounds: int, option: Option) -> float:
        """What follows from one option."""
        if option == STRIKE:
            return self._attack(table, hp, foe, rounds, "", 0)
        if option == STRIKE_HARD:
            assert self._pay is not None
            return self._attack(table, hp - self._pay.hp, foe, rounds, "", self._pay.dice)
        if option[0] == verbs.PLAY.name:
            card = verbs.PLAY.arg(option)
            if not self.links.aids.defends(card):
                return self._attack(self.links.laid(table, card), hp, foe, rounds, card, 0)
        return self._aided(self.links.step(table, option), hp, foe, rounds, self.value)

    def _aided(self, step: Step, hp: int, foe: int, rounds: int, then: Then) -> float:
        """A defence card or an object, and what follows."""
        table, heals, damage, hope = step
        for amount in heals:
            hp = max(0, hp + amount)
        won = 0.0
        for hurt, chance in damage:
            if hurt and foe <= hurt:
                won += chance
            elif hope and self.unknown:
                won += chance * self.unknown
            else:
                won += chance * then(table, hp, foe - hurt, rounds)
        return won

    # ---- an attack and what it brings ----------------------------------------------------

    def _attack(self, table: Table, hp: int, foe: int, rounds: int, card: str, more: int) -> float:
        """YH-CMB-1, YH-CMB-2 Its act before, the attack with dice or a card, its act after."""
        if table.mods.warded:
            return self._hit(self.links.unwarded(table), hp, foe, rounds, card, more, False)
        if table.mods.stalled > 0:
            return self._hit(self.links.roused(table), hp, foe, rounds, card, more, True)
        part = table.before
        if not part.ends:
            return self._hit(table, hp, foe, rounds, card, more, False)

        def attack(table: Table, hp: int, foe: int, rounds: int) -> float:
            return self._attack(table, hp, foe, rounds, card, more)

        def hit(table: Table, hp: int, foe: int, rounds: int) -> float:
            return self._hit(table, hp, foe, rounds, card, more, False)

        won = 0.0
        for before in part.ends:
            won += before.chance * self._suffer(table, hp, foe, rounds, before, hit)
        if won < SURE and table.armed and part.worst >= hp - self.floor:
            return max(won, self._answer(table, hp, foe, rounds, attack, hit))
        return won

    def _hit(
        self, table: Table, hp: int, foe: int, rounds: int, card: str, more: int, skipped: bool
    ) -> float:
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
        then, heals, damage, hope = self.links.hit(table, card)
        for amount in heals:
            hp = max(0, hp + amount)
        won = 0.0
        for hurt, chance in damage:
            if hope and self.unknown:
                won += chance * self.unknown
            else:
                won += chance * self._follow(then, hp, foe - hurt - burn, rounds, skipped)
        return won

    def _strike(
        self, table: Table, hp: int, foe: int, rounds: int, more: int, skipped: bool
    ) -> float:
        """An attack with dice."""
        if hp <= 0:
            return 0.0
        blows, after = self.links.blows(table, more)
        foe -= after.mods.burn
        acts, turns = after.acts, after.turns
        answers = bool(after.after.ends) and not skipped
        act_key, turn_key = hp << 20 | rounds << 16, hp << 20 | rounds - 1 << 16
        won = 0.0
        for chance, damage, stuns in blows:
            left = foe - damage
            ends: float | None = None
            if left > 0:  # most positions are known, and need not be worked out again
                if answers and not stuns:
                    ends = acts.get(act_key | left)
                else:
                    ends = turns.get(turn_key | left)
            if ends is None:
                ends = self._follow(after, hp, left, rounds, skipped or stuns)
            won += chance * ends
        return won

    def _follow(self, table: Table, hp: int, foe: int, rounds: int, skipped: bool) -> float:
        """The act after an attack; a card without HP acts once more, if it does at all."""
        if hp <= 0:
            return 0.0
        stalled = table.mods.stalled > 0
        if foe <= 0:
            return 1.0 if skipped or stalled else self._felled(table, hp, 0, rounds)
        if skipped or not table.after.ends:
            return self.value(table, hp, foe, rounds - 1)
        if stalled:
            return self.value(self.links.roused(table), hp, foe, rounds)
        key = hp << 20 | rounds << 16 | foe
        known = table.acts.get(key)
        if known is None:
            known = table.acts[key] = self._acted(table, hp, foe, rounds)
        return known

    def _acted(self, table: Table, hp: int, foe: int, rounds: int) -> float:
        """The act after an attack, or the best answer to it.

        Most acts change nothing but HP: then the position is looked up at once.
        """
        part, turns = table.after, table.turns
        won = 0.0
        for act in part.ends:
            chance, loss, gain, regrow, harden, hinder, discards = act
            left = rounds if loss else rounds - 1
            if harden or hinder or discards:
                won += chance * self._suffer(table, hp, foe, left, act, self.value)
            elif loss and hp - loss <= self.floor:
                continue
            elif left <= 0:
                won += chance * self.unknown
            else:
                more = max(foe, min(self.foe.hp, foe + regrow)) if regrow else foe
                lives = hp - loss + gain
                known = turns.get(lives << 20 | left << 16 | more)
                if known is None:
                    known = self._found(table, lives, more, left)
                won += chance * known
        if won < SURE and table.armed and part.worst >= hp - self.floor:
            return max(won, self._answer(table, hp, foe, rounds, self._acted_on, self.value))
        return won

    def _acted_on(self, table: Table, hp: int, foe: int, rounds: int) -> float:
        """The act after an attack, once more."""
        return self._follow(table, hp, foe, rounds, False)

    def _felled(self, table: Table, hp: int, foe: int, rounds: int) -> float:
        """The last act of a card without HP: whoever survives it has won."""
        found = table.felled.get(hp)
        if found is None:
            ends = self.links.part("last", table.mods.softened).ends
            alive = [act.chance for act in ends if not act.loss or hp - act.loss > self.floor]
            found = sum(alive) if ends else 1.0
            if found < SURE:
                found = max(found, self._answer(table, hp, 0, rounds, self._felled, _won))
            table.felled[hp] = found
        return found

    # ---- answers to acts -----------------------------------------------------------------

    def _answer(
        self, table: Table, hp: int, foe: int, rounds: int, again: Then, spared: Then
    ) -> float:
        """YH-FGT-5 The best answer: a defence card spares one the act, an object does not."""
        best = 0.0
        for step, spares in self.links.answers(table):
            best = max(best, self._aided(step, hp, foe, rounds, spared if spares else again))
            if best >= SURE:
                break
        return best

    def _suffer(
        self, table: Table, hp: int, foe: int, rounds: int, act: Ordeal, then: Then
    ) -> float:
        """One act of the card; a discard of one's choice takes what is missed least."""
        _, loss, gain, regrow, harden, hinder, discards = act
        if not (loss or gain or regrow or harden or hinder or discards):
            return then(table, hp, foe, rounds)
        hp -= loss
        if hp <= 0 or (loss and hp <= self.floor):
            return 0.0
        if regrow:
            foe = max(foe, min(self.foe.hp, foe + regrow))
        if hinder or harden:
            table = self.links.marked(table, harden, hinder)
        return self._robbed(table, hp + gain, foe, rounds, discards, then)

    def _robbed(
        self,
        table: Table,
        hp: int,
        foe: int,
        rounds: int,
        discards: tuple[Discard, ...],
        then: Then,
    ) -> float:
        """Once cards are gone: by chance, each as likely as another; else the best ones."""
        if not discards:
            return then(table, hp, foe, rounds)
        act, rest = discards[0], discards[1:]
        lots = self.links.lots(table, act.of)
        if not lots:
            return self._robbed(table, hp, foe, rounds, rest, then)
        if act.cards > 1:
            rest = (Discard(act.cards - 1, act.of, act.random), *rest)
        ends = [(count, self._robbed(fewer, hp, foe, rounds, rest, then)) for count, fewer in lots]
        if not act.random:
            return max([won for _, won in ends])
        return sum([count * won for count, won in ends]) / sum([count for count, _ in ends])

    def met(self, table: Table, hp: int, foe: int, rounds: int) -> float:
        """The card is revealed."""
        part = self.links.part("reveal", table.mods.softened)
        if not part.ends:
            return self.value(table, hp, foe, rounds)
        won = 0.0
        for act in part.ends:
            won += act.chance * self._suffer(table, hp, foe, rounds, act, self.value)
        if won < SURE and table.armed and part.worst >= hp - self.floor:
            return max(won, self._answer(table, hp, foe, rounds, self.met, self.value))
        return won


def _won(table: Table, hp: int, foe: int, rounds: int) -> float:
    return 1.0
