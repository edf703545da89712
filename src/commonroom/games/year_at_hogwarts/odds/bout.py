"""Odds of the fights with combat and duel cards: exact where the tree is small, else a lower bound.

Owns the chance to win with the best use of the cards and objects at hand. Everything is worked out
from numbers that a view shows; nothing here touches a match. Fights with parties that
somebody plays are not here, for what their hands hold nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import (
    PayForDice,
    Potent,
    Sixes,
    Stun,
    Sturdy,
    Unmoved,
    Weaken,
)
from commonroom.games.year_at_hogwarts.content import Content, Opponent, Sheet
from commonroom.games.year_at_hogwarts.odds.aids import Aids, only_heals
from commonroom.games.year_at_hogwarts.odds.dice import (
    Blow,
    Ordeal,
    bounded_res,
    ordeals,
    spread,
    strikes,
)
from commonroom.games.year_at_hogwarts.odds.purse import Mods, Purse, after_discards, without
from commonroom.games.year_at_hogwarts.odds.standing import (
    LOST,
    UNKNOWN,
    WON,
    Bounds,
    Memory,
    Odds,
    Standing,
    Table,
    Terms,
    TooDeep,
)
from commonroom.games.year_at_hogwarts.vocabulary import Deed, Discard, Harden, Hinder, Regrow
from commonroom.kernel import Option

NODES = 1_500
"""How many positions are looked at before some cards are left out of account."""
CLOSE = 0.005
"""Odds that differ by less are the same to a person."""
SURE = 0.9995
"""Whoever is so sure looks for nothing better."""

STRIKE: Option = verbs.STRIKE.option()
STRIKE_HARD: Option = verbs.STRIKE_HARD.option()


class Bout:
    """All fights of one student with one card."""

    def __init__(
        self, content: Content, sheet: Sheet, foe: Opponent, terms: Terms,
        memory: Memory | None = None, *, width: int | None = None,
    ) -> None:  # fmt: skip
        self.content = content
        self._width = width
        """Later on, only so many cards and objects are thought of at a time; None: all."""
        self.foe = foe
        self.aids = Aids(content, foe)
        self.floor = 1 if terms.kind == "duel" else 0
        self.dice = sheet.dice
        ability = sheet.fight
        self._weaken = ability.amount if isinstance(ability, Weaken) else 0
        self._sixes = ability.amount if isinstance(ability, Sixes) else 0
        self._stun = ability.hits if isinstance(ability, Stun) else 0
        self._sturdy = ability.amount if isinstance(ability, Sturdy) else 0
        self._potent = ability if isinstance(ability, Potent) else None
        self._pay = ability if isinstance(ability, PayForDice) else None
        self._unmoved = isinstance(ability, Unmoved)
        self._acts = {
            "reveal": spread(foe.reveal),
            "before": spread(foe.before),
            "after": spread(foe.after),
            "last": spread((foe.after or foe.before) if terms.last_act else ()),
        }
        everything = [act for part in self._acts.values() for _, acts in part for act in acts]
        self._robs = any(isinstance(act, Discard) for act in everything)
        self._marks = any(isinstance(act, Discard | Harden | Hinder | Regrow) for act in everything)
        self._ordeals: dict[tuple[str, int], list[Ordeal]] = {}
        self._memory = memory or Memory()
        self._last: dict[tuple[int, int], Bounds] = {}
        self._ranked: dict[tuple[str, ...], list[tuple[Option, bool]]] = {}
        self._blows: dict[tuple[Mods, int], tuple[list[Blow], Mods]] = {}
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
        return self._within(now, nodes, lambda one: self._chosen(one, option), keep)

    def deadly(self, now: Standing) -> bool:
        """Whether an act that may come now can lose the fight."""
        names = ("reveal", "before", "after") if now.foe > 0 else ("last",)
        parts = [self._part(name, now.mods.softened) for name in names]
        return any(act.loss >= now.hp - self.floor for part in parts for act in part if act.loss)

    def useful(self, purse: Purse) -> Purse:
        """The purse without what cannot help against this opponent."""
        return self.aids.useful(purse, robbed=self._robs)

    def _within(
        self, now: Standing, nodes: int, ask: Callable[[Standing], Bounds], keep: str = ""
    ) -> Odds:
        """Ask; leave out the least useful cards until the answer is small enough to find."""
        now, whole = now._replace(purse=self.useful(now.purse)), True
        while True:
            self._nodes = nodes
            try:
                low, high = ask(now)
            except TooDeep:
                now, whole = self._poorer(now, keep), False
                continue
            if self._memory.size > 50 * NODES:
                self._memory.clear()
            return Odds(low, whole and high - low < CLOSE and not self._overlooks(now.purse))

    def _overlooks(self, purse: Purse) -> bool:
        """Whether answers are left out of account: those to acts that cost more than HP."""
        return self._marks and any(map(self.aids.defends, purse.cards + purse.pledged))

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

    def _value(self, now: Standing) -> Bounds:
        """The best of everything one can do."""
        hp, foe, mods, purse, rounds = now
        table = self._table(mods, purse)
        return table.turns.get((hp, foe, rounds)) or self._found(now, table)

    def _table(self, mods: Mods, purse: Purse) -> Table:
        tables = self._memory.tables
        table = tables.get((mods, purse))
        if table is None:
            table = tables[mods, purse] = Table({}, {})
        return table

    def _found(self, now: Standing, table: Table) -> Bounds:
        """The best of everything one can do, for the first time."""
        if now.rounds <= 0:
            return UNKNOWN
        self._nodes -= 1
        if self._nodes < 0:
            raise TooDeep
        low, high = self._attack(now, "", 0)
        for option in self._plays(now) if low < SURE else ():
            other = self._chosen(now, option)
            low, high = max(low, other[0]), max(high, other[1])
            if low >= SURE:
                break
        table.turns[now.hp, now.foe, now.rounds] = low, high
        self._memory.size += 1
        return low, high

    def _plays(self, now: Standing) -> list[Option]:
        """What may be worth doing instead of a plain attack with dice.

        Healing can wait for an act that may be the last one, which it then answers (YH-FGT-5), for
        HP have no limit; unless cards can be lost meanwhile, or HP buy dice.
        """
        purse, pay = now.purse, self._pay
        options: list[Option] = []
        if pay is not None and now.hp - pay.hp > self.floor:
            options.append(STRIKE_HARD)
        safe = not self._robs and pay is None
        width = self._width
        if purse.left > 0:
            ranked = self._ranking(purse.pledged + purse.cards)
            options += [play for play, heals in ranked if not (safe and heals)][:width]
        return (
            options
            + [
                verbs.USE.option(thing)
                for thing in dict.fromkeys(purse.things)
                if not (safe and only_heals(self.aids.deeds_of_thing(thing)))
            ][:width]
        )

    def _ranking(self, cards: tuple[str, ...]) -> list[tuple[Option, bool]]:
        """How to play each of these, the most useful first; and whether that only heals."""
        found = self._ranked.get(cards)
        if found is None:
            best = sorted(dict.fromkeys(cards), key=self.aids.use_of, reverse=True)
            found = self._ranked[cards] = [
                (verbs.PLAY.option(card), only_heals(self.aids.deeds_of_card(card)))
                for card in best
            ]
        return found

    def _chosen(self, now: Standing, option: Option) -> Bounds:
        """What follows from one option."""
        match option:
            case ("strike-hard",):
                assert self._pay is not None
                return self._attack(now._replace(hp=now.hp - self._pay.hp), "", self._pay.dice)
            case ("play", str(card)):
                hp, foe, mods, purse, rounds = now
                laid = Standing(hp, foe, mods, without(purse, card), rounds)
                if self.content.fight_cards[card].kind == "attack":
                    return self._attack(laid, card, 0)
                return self._aided(self._warded(laid), self.aids.deeds_of_card(card), self._value)
            case ("use", str(thing)):
                deeds = self.aids.deeds_of_thing(thing)
                return self._aided(self._used(now, thing), deeds, self._value)
            case _:
                return self._attack(now, "", 0)

    def _warded(self, now: Standing) -> Standing:
        """YH-FGT-3 After a defence card; it matters only where something comes before an attack."""
        if not self.foe.before:
            return now
        return now._replace(mods=now.mods._replace(warded=True))

    def _used(self, now: Standing, thing: str) -> Standing:
        """Without an object."""
        things = list(now.purse.things)
        things.remove(thing)
        return now._replace(purse=now.purse._replace(things=tuple(things)))

    def _aided(
        self, now: Standing, deeds: Sequence[Deed], then: Callable[[Standing], Bounds]
    ) -> Bounds:
        """A defence card or an object, and what follows."""
        low = high = 0.0
        for chance, one, damage, hope in self._done(now, deeds, None):
            if damage:
                one = one._replace(foe=max(0, one.foe - damage))
            at_least, at_most = WON if damage and one.foe <= 0 else then(one)
            low += chance * at_least
            high += chance * (1.0 if hope else at_most)
        return low, high

    # ---- an attack and what it brings ----------------------------------------------------

    def _attack(self, now: Standing, card: str, more: int) -> Bounds:
        """YH-CMB-1, YH-CMB-2 Its act before, the attack with dice or a card, its act after."""
        if now.mods.warded:
            mods = now.mods._replace(warded=False)
            return self._hit(now._replace(mods=mods), card, more, skipped=False)
        if now.mods.stalled > 0:
            mods = now.mods._replace(stalled=now.mods.stalled - 1)
            return self._hit(now._replace(mods=mods), card, more, skipped=True)
        part = self._part("before", now.mods.softened)
        if not part:
            return self._hit(now, card, more, skipped=False)
        low = high = 0.0
        for before in part:
            at_least, at_most = self._suffer(
                now, before, lambda one: self._hit(one, card, more, skipped=False)
            )
            low += before.chance * at_least
            high += before.chance * at_most
        if low < SURE and self._threatens(part, now):
            answered = self._answer(
                now,
                lambda one: self._attack(one, card, more),
                lambda one: self._hit(one, card, more, skipped=False),
            )
            return max(low, answered[0]), max(high, answered[1])
        return low, high

    def _hit(self, now: Standing, card: str, more: int, *, skipped: bool) -> Bounds:
        """The attack itself, and the act that follows it."""
        if not card:
            return self._strike(now, more, skipped)
        low = high = 0.0
        deck, burn = self.content.deck_of[card], now.mods.burn
        for chance, one, damage, hope in self._done(now, self.aids.deeds_of_card(card), deck):
            table = self._table(one.mods, one.purse)
            at_least, at_most = self._follow(one, damage + burn, skipped, table)
            low += chance * at_least
            high += chance * (1.0 if hope else at_most)
        return low, high

    def _strike(self, now: Standing, more: int, skipped: bool) -> Bounds:
        """An attack with dice."""
        found = self._blows.get((now.mods, more))
        if found is None:
            found = self._blows[now.mods, more] = self._struck(now.mods, more)
        blows, mods = found
        hp, foe, _, purse, rounds = now
        table = self._table(mods, purse)
        if mods is not now.mods:
            now = Standing(hp, foe, mods, purse, rounds)
        burn, after = mods.burn, rounds - 1
        part = self._part("after", mods.softened)
        turns, acts = table
        low = high = 0.0
        for chance, damage, stuns in blows:
            left, spared = foe - damage - burn, skipped or stuns
            ends: Bounds | None = None
            if left > 0 and hp > 0:  # most positions are known, and need not be made again
                if part and not spared:
                    ends = acts.get((hp, left, rounds))
                elif after > 0:
                    ends = turns.get((hp, left, after))
            if ends is None:
                ends = self._follow(now, damage + burn, spared, table)
            low += chance * ends[0]
            high += chance * ends[1]
        return low, high

    def _struck(self, mods: Mods, more: int) -> tuple[list[Blow], Mods]:
        """What an attack with dice can do, and what hangs over the fight after it."""
        dice = self.dice + mods.dice + mods.next_dice + more
        res = bounded_res(self.content.limit, self.foe.res, mods.res - self._weaken)
        blows = strikes(max(1, dice - mods.hinder), res, self._sixes, self._stun)
        if mods.next_dice or mods.hinder:
            mods = mods._replace(next_dice=0, hinder=0)
        return blows, mods

    def _follow(self, now: Standing, damage: int, skipped: bool, table: Table) -> Bounds:
        """The act after an attack; a card without HP acts once more, if it does at all."""
        hp, foe, mods, purse, rounds = now
        foe = foe - damage if foe > damage else 0
        if hp <= 0:
            return LOST
        if not foe:
            if skipped or mods.stalled > 0:
                return WON
            return self._felled(Standing(hp, 0, mods, purse, rounds))
        part = self._part("after", mods.softened)
        if not part or skipped:
            if rounds <= 1:
                return UNKNOWN
            known = table.turns.get((hp, foe, rounds - 1))
            return known or self._found(Standing(hp, foe, mods, purse, rounds - 1), table)
        if mods.stalled > 0:
            mods = mods._replace(stalled=mods.stalled - 1)
            return self._value(Standing(hp, foe, mods, purse, rounds))
        known = table.acts.get((hp, foe, rounds))
        if known is None:
            known = self._acted(Standing(hp, foe, mods, purse, rounds), part, table)
            table.acts[hp, foe, rounds] = known
        return known

    def _acted(self, now: Standing, part: Sequence[Ordeal], table: Table) -> Bounds:
        """One of these acts, or the best answer to it.

        Most acts change nothing but HP: then the position is looked up without being made.
        """
        hp, foe, mods, purse, rounds = now
        turns = table.turns
        low = high = 0.0
        for act in part:
            chance, loss, gain, regrow, harden, hinder, discards = act
            left = rounds if loss else rounds - 1
            if harden or hinder or discards:
                ends = self._suffer(Standing(hp, foe, mods, purse, left), act, self._value)
            elif loss and hp - loss <= self.floor:
                continue
            elif left <= 0:
                ends = UNKNOWN
            else:
                more = max(foe, min(self.foe.hp, foe + regrow)) if regrow else foe
                key = (hp - loss + gain, more, left)
                ends = turns.get(key) or self._found(
                    Standing(key[0], more, mods, purse, left), table
                )
            low += chance * ends[0]
            high += chance * ends[1]
        if low < SURE and self._threatens(part, now):
            answered = self._answer(now, self._acted_on, self._value)
            return max(low, answered[0]), max(high, answered[1])
        return low, high

    def _acted_on(self, now: Standing) -> Bounds:
        """The act after an attack, once more."""
        return self._follow(now, 0, False, self._table(now.mods, now.purse))

    def _felled(self, now: Standing) -> Bounds:
        """The last act of a card without HP: whoever survives it has won."""
        hp, softened = now.hp, now.mods.softened
        found = self._last.get((hp, softened))
        if found is None:
            part = self._part("last", softened)
            alive = [act.chance for act in part if not act.loss or hp - act.loss > self.floor]
            won = sum(alive) if part else 1.0
            found = self._last[hp, softened] = won, won
        if found[0] >= SURE:
            return found
        answered = self._answer(now, self._felled, lambda _: WON)
        return max(found[0], answered[0]), max(found[1], answered[1])

    # ---- answers to acts -----------------------------------------------------------------

    def _threatens(self, part: Sequence[Ordeal], now: Standing) -> bool:
        """Whether an act may be the last one: until then an answer can wait."""
        purse = now.purse
        if not purse.things and (purse.left <= 0 or not (purse.cards or purse.pledged)):
            return False
        bearable = now.hp - self.floor
        return any(act.loss >= bearable for act in part)

    def _answer(
        self,
        now: Standing,
        again: Callable[[Standing], Bounds],
        spared: Callable[[Standing], Bounds],
    ) -> Bounds:
        """YH-FGT-5 The best answer: a defence card spares one the act, an object does not."""
        purse, best = now.purse, LOST
        ranked = [verbs.PLAY.arg(play) for play, _ in self._ranking(purse.pledged + purse.cards)]
        cards = [card for card in ranked if self.aids.defends(card)] if purse.left > 0 else []
        for card in cards[: self._width]:
            laid = now._replace(purse=without(purse, card))
            best = self._better(best, laid, self.aids.deeds_of_card(card), spared)
        things = list(dict.fromkeys(purse.things)) if self._width is None or not cards else []
        for thing in things[: self._width]:
            best = self._better(
                best, self._used(now, thing), self.aids.deeds_of_thing(thing), again
            )
        return best

    def _better(
        self,
        best: Bounds,
        laid: Standing,
        deeds: Sequence[Deed],
        then: Callable[[Standing], Bounds],
    ) -> Bounds:
        """These bounds, or what deeds in answer lead to."""
        if best[0] >= SURE:
            return best
        low, high = self._aided(laid, deeds, then)
        return max(best[0], low), max(best[1], high)

    def _part(self, name: str, softened: int) -> list[Ordeal]:
        found = self._ordeals.get((name, softened))
        if found is None:
            found = ordeals(self._acts[name], softened, self._sturdy)
            self._ordeals[name, softened] = found
        return found

    def _suffer(self, now: Standing, act: Ordeal, then: Callable[[Standing], Bounds]) -> Bounds:
        """One act of the card; a discard of one's choice takes what is missed least."""
        if act.quiet:
            return then(now)
        hp, foe, mods, purse, rounds = now
        hp -= act.loss
        if hp <= 0 or (act.loss and hp <= self.floor):
            return LOST
        if act.regrow:
            foe = max(foe, min(self.foe.hp, foe + act.regrow))
        if act.hinder or act.harden:
            res = mods.res
            limit = self.content.limit
            if act.harden and bounded_res(limit, self.foe.res, res) < limit.most_res:
                res += act.harden
            mods = mods._replace(res=res, hinder=max(mods.hinder, act.hinder))
        one = Standing(hp + act.gain, foe, mods, purse, rounds)
        if not act.discards:
            return then(one)
        return after_discards(
            self.content, purse, act.discards, lambda fewer: then(one._replace(purse=fewer))
        )

    def _met(self, now: Standing) -> Bounds:
        """The card is revealed."""
        low = high = 0.0
        for act in self._part("reveal", now.mods.softened) or [Ordeal(1.0)]:
            at_least, at_most = self._suffer(now, act, self._value)
            low += act.chance * at_least
            high += act.chance * at_most
        if low < SURE and self._threatens(self._part("reveal", now.mods.softened), now):
            answered = self._answer(now, self._met, self._value)
            return max(low, answered[0]), max(high, answered[1])
        return low, high

    def _done(
        self, now: Standing, deeds: Sequence[Deed], deck: str | None
    ) -> list[tuple[float, Standing, int, bool]]:
        """What deeds lead to: the chance, where one stands, the damage, and whether to hope."""
        potent = self._potent
        more = potent.amount if potent is not None and potent.deck == deck else 0
        hp, mods, damage, hope = self.aids.done(now.hp, now.mods, deeds, self._weaken, more)
        one = Standing(hp, now.foe, mods, now.purse, now.rounds)
        return [(chance, one, hurt, hope) for hurt, chance in damage]
