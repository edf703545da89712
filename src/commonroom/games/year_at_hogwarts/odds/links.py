"""What leads where in the fights of one student with one card, whatever HP both have.

Owns the tables of a fight and the links between them. A link is found when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import Potent, Sixes, Stun, Sturdy, Weaken
from commonroom.games.year_at_hogwarts.content import Content, Opponent, Sheet
from commonroom.games.year_at_hogwarts.odds.aids import Aids, only_heals
from commonroom.games.year_at_hogwarts.odds.dice import (
    Blow,
    bounded_res,
    ordeals,
    spread,
    strikes,
)
from commonroom.games.year_at_hogwarts.odds.purse import Mods, Purse, lots, without
from commonroom.games.year_at_hogwarts.odds.standing import Memory, Part, Step, Table, Terms
from commonroom.games.year_at_hogwarts.vocabulary import Deed, Discard, Harden, Hinder, Regrow
from commonroom.kernel import Option

NO_LOSS = -1_000
"""Of an act that does not come."""


class Links:
    """The tables of all fights of one student with one card."""

    def __init__(
        self, content: Content, sheet: Sheet, foe: Opponent, terms: Terms, memory: Memory,
        width: int | None,
    ) -> None:  # fmt: skip
        self._content = content
        self._foe = foe
        self._width = width
        self._in_a_row = terms.defences_in_a_row
        self.memory = memory
        self.aids = Aids(content, foe)
        self._dice = sheet.dice
        ability = sheet.fight
        self._weaken = ability.amount if isinstance(ability, Weaken) else 0
        self._sixes = ability.amount if isinstance(ability, Sixes) else 0
        self._stun = ability.hits if isinstance(ability, Stun) else 0
        self._sturdy = ability.amount if isinstance(ability, Sturdy) else 0
        self._potent = ability if isinstance(ability, Potent) else None
        self._acts = {
            "reveal": spread(foe.reveal),
            "before": spread(foe.before),
            "after": spread(foe.after),
            "last": spread((foe.after or foe.before) if terms.last_act else ()),
        }
        everything = [act for part in self._acts.values() for _, acts in part for act in acts]
        self.robs = any(isinstance(act, Discard) for act in everything)
        self.marks = any(isinstance(act, Discard | Harden | Hinder | Regrow) for act in everything)
        self._parts: dict[tuple[str, int], Part] = {}
        self._ranked: dict[tuple[str, ...], list[str]] = {}

    def part(self, name: str, softened: int) -> Part:
        """What the card may do at some time, if losses are so much smaller."""
        found = self._parts.get((name, softened))
        if found is None:
            ends = ordeals(self._acts[name], softened, self._sturdy)
            worst = max([act.loss for act in ends], default=NO_LOSS)
            found = self._parts[name, softened] = Part(ends, worst)
        return found

    def table(self, mods: Mods, purse: Purse) -> Table:
        """All positions with these."""
        tables = self.memory.tables
        found = tables.get((mods, purse))
        if found is None:
            before = self.part("before", mods.softened)
            after = self.part("after", mods.softened)
            found = tables[mods, purse] = Table(mods, purse, before, after)
        return found

    # ---- what one does -------------------------------------------------------------------

    def plays(self, table: Table, *, lasting: bool) -> list[Option]:
        """Cards and objects that may be worth using, the most useful first.

        `lasting`: what only heals can wait.
        """
        purse, width = table.purse, self._width
        attacks_only = table.mods.warded and not self._in_a_row
        plays: list[Option] = []
        if purse.left > 0:
            plays = [
                verbs.PLAY.option(card)
                for card in self._ranking(purse.pledged + purse.cards)
                if not (lasting and only_heals(self.aids.deeds_of_card(card)))
                and not (attacks_only and self.aids.defends(card))
            ]
        uses = [
            verbs.USE.option(thing)
            for thing in dict.fromkeys(purse.things)
            if not (lasting and only_heals(self.aids.deeds_of_thing(thing)))
        ]
        return plays[:width] + uses[:width]

    def answers(self, table: Table) -> list[tuple[Step, bool]]:
        """YH-FGT-5 What may answer an act: a defence card spares one the act, objects do not."""
        if table.answers is None:
            purse, aids, width = table.purse, self.aids, self._width
            ranked = self._ranking(purse.pledged + purse.cards) if purse.left > 0 else []
            cards = [card for card in ranked if aids.defends(card)]
            things = list(dict.fromkeys(purse.things)) if width is None or not cards else []
            table.answers = [
                (self._done(self.laid(table, card), aids.deeds_of_card(card), 0), True)
                for card in cards[:width]
            ] + [
                (self._done(self._used(table, thing), aids.deeds_of_thing(thing), 0), False)
                for thing in things[:width]
            ]
        return table.answers

    def laid(self, table: Table, card: str) -> Table:
        """Without a card."""
        found = table.laid.get(card)
        if found is None:
            found = table.laid[card] = self.table(table.mods, without(table.purse, card))
        return found

    def step(self, table: Table, option: Option) -> Step:
        """A defence card or an object, used in one's turn."""
        found = table.steps.get(option)
        if found is None:
            if option[0] == verbs.PLAY.name:
                card = verbs.PLAY.arg(option)
                laid, deeds = self._warded(self.laid(table, card)), self.aids.deeds_of_card(card)
            else:
                thing = verbs.USE.arg(option)
                laid, deeds = self._used(table, thing), self.aids.deeds_of_thing(thing)
            found = table.steps[option] = self._done(laid, deeds, 0)
        return found

    def hit(self, table: Table, card: str) -> Step:
        """An attack with a card that is laid already."""
        found = table.hits.get(card)
        if found is None:
            potent = self._potent
            deck = self._content.deck_of[card]
            more = potent.amount if potent is not None and potent.deck == deck else 0
            found = self._done(table, self.aids.deeds_of_card(card), more)
            table.hits[card] = found
        return found

    def blows(self, table: Table, more: int) -> tuple[Sequence[Blow], Table]:
        """What an attack with dice can do, and what hangs over the fight after it."""
        found = table.blows.get(more)
        if found is None:
            mods = table.mods
            dice = self._dice + mods.dice + mods.next_dice + more
            res = bounded_res(self._content.limit, self._foe.res, mods.res - self._weaken)
            blows = strikes(max(1, dice - mods.hinder), res, self._sixes, self._stun)
            after = table
            if mods.next_dice or mods.hinder:
                after = self.table(mods._replace(next_dice=0, hinder=0), table.purse)
            found = table.blows[more] = blows, after
        return found

    def _ranking(self, cards: tuple[str, ...]) -> list[str]:
        """The most useful cards first."""
        found = self._ranked.get(cards)
        if found is None:
            found = sorted(dict.fromkeys(cards), key=self.aids.use_of, reverse=True)
            self._ranked[cards] = found
        return found

    def _warded(self, table: Table) -> Table:
        """YH-FGT-3 After a defence card.

        It matters where something comes before an attack, or where an attack must follow.
        """
        if self._in_a_row and not self._foe.before:
            return table
        return self.table(table.mods._replace(warded=True), table.purse)

    def _used(self, table: Table, thing: str) -> Table:
        """Without an object."""
        things = list(table.purse.things)
        things.remove(thing)
        return self.table(table.mods, table.purse._replace(things=tuple(things)))

    def _done(self, table: Table, deeds: Sequence[Deed], more: int) -> Step:
        """What deeds lead to, if each of them hurts so much more."""
        heals, mods, damage, hope = self.aids.done(table.mods, deeds, self._weaken, more)
        return Step(self.table(mods, table.purse), heals, damage, hope)

    # ---- what happens to one -------------------------------------------------------------

    def unwarded(self, table: Table) -> Table:
        """Once the ward has kept an act away."""
        if table.unwarded is None:
            table.unwarded = self.table(table.mods._replace(warded=False), table.purse)
        return table.unwarded

    def roused(self, table: Table) -> Table:
        """Once the card has skipped an act."""
        if table.roused is None:
            mods = table.mods._replace(stalled=table.mods.stalled - 1)
            table.roused = self.table(mods, table.purse)
        return table.roused

    def marked(self, table: Table, harden: int, hinder: int) -> Table:
        """When the card has become harder to hit, or dice are taken away."""
        found = table.marked.get((harden, hinder))
        if found is None:
            mods, limit = table.mods, self._content.limit
            res = mods.res
            if harden and bounded_res(limit, self._foe.res, res) < limit.most_res:
                res += harden
            mods = mods._replace(res=res, hinder=max(mods.hinder, hinder))
            found = table.marked[harden, hinder] = self.table(mods, table.purse)
        return found

    def lots(self, table: Table, of: str | None) -> list[tuple[int, Table]]:
        """What is left when one card goes, and how many cards lead there."""
        found = table.lots.get(of)
        if found is None:
            found = table.lots[of] = [
                (count, self.table(table.mods, fewer))
                for count, fewer in lots(self._content, table.purse, of)
            ]
        return found
