"""How well a student fights: rough chances for plans, exact ones for the fight at hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.content import Content, Opponent
from commonroom.games.year_at_hogwarts.odds.aids import Aids
from commonroom.games.year_at_hogwarts.odds.bout import Bout
from commonroom.games.year_at_hogwarts.odds.dice import spread
from commonroom.games.year_at_hogwarts.odds.purse import Mods
from commonroom.games.year_at_hogwarts.odds.standing import Memory, Standing, terms_of
from commonroom.games.year_at_hogwarts.vocabulary import Acts, Hp, Hurt, HurtRoll, MoreDice
from commonroom.kernel import Option

ENOUGH = 5_000
"""No rough chance needs so many positions, so it never depends on what was looked at before."""
AIDS = 5
"""Of so many cards and objects all uses are weighed in a fight."""
FORESIGHT = 4
"""And so many attacks."""
WIDTH = 1
"""After the first of them cards and objects are thought of in the order of their use; only the
thorough think of any order. That changes one choice in thirty, and takes half the time."""
EVERYTHING = 10_000_000
"""All positions that there are are looked at, and so many remembered, of all opponents."""
REMEMBERED = 200_000
MOST_HP = 24

Aid: TypeAlias = tuple[int, int, int]
"""The HP one has more, the HP that the opponent still has, more dice."""
MANY = 20_000
"""So many of them are remembered."""


class Sums:
    """What any policy has worked out with some content: it would come out the same again."""

    def __init__(self) -> None:
        self.chances: dict[tuple[str, str, int, int, int], float] = {}
        """Student, opponent, HP, the opponent's HP, more dice → the chance to win."""
        self.aids: dict[tuple[str, tuple[str, ...], tuple[str, ...], int], Aid] = {}
        """Opponent, cards, objects, how many cards may be played → what these change."""
        self._memories: dict[tuple[object, ...], Memory] = {}

    def memory(self, key: tuple[object, ...]) -> Memory:
        """What is known of the fights of a student with an opponent, in an edition."""
        found = self._memories.get(key)
        if found is None:
            if sum(one.size for one in tuple(self._memories.values())) > REMEMBERED:
                self._memories.clear()
            found = self._memories[key] = Memory()
        return found


_KNOWN: list[tuple[Content, Sums]] = []
FEW = 4
"""Of so many boxes the sums are kept."""


def known_sums(content: Content) -> Sums:
    """The sums with this content, which all policies share."""
    for box, sums in _KNOWN:
        if box is content:
            return sums
    sums = Sums()
    _KNOWN.append((content, sums))
    del _KNOWN[:-FEW]
    return sums


class Skill:
    """Every fight of every student, as it is asked for.

    Of what is weighed nothing is left out, so what anybody has found is true for all.
    """

    def __init__(self, content: Content, *, thorough: bool = False) -> None:
        self.content = content
        self._width = None if thorough else WIDTH
        self._uses: dict[str, float] = {}
        self._likely: dict[tuple[str, int, int], tuple[str, ...]] = {}
        self._sums = known_sums(content)
        self._bouts: dict[tuple[str, str, str], Bout] = {}

    def bout(self, student: str, foe: Opponent, kind: str, edition: str) -> Bout:
        """The fights of a student with a card."""
        key = (student, foe.id, edition)
        found = self._bouts.get(key)
        if found is None:
            switches = self.content.editions["pl" if edition == "pl" else "it"]
            terms = terms_of(kind, switches)
            sheet = self.content.students[student]
            memory = self._sums.memory((*key, self._width))
            found = Bout(self.content, sheet, foe, terms, memory, width=self._width)
            self._bouts[key] = found
        return found

    def rough(self, student: str, foe: Opponent, hp: int, aid: Aid, edition: str) -> float:
        """About the chance to win a combat with some aid."""
        gain, left, dice = aid
        hp += gain
        if hp <= 0:
            return 0.0
        key = (student, foe.id, min(hp, MOST_HP), max(0, left), dice)
        found = self._sums.chances.get(key)
        if found is None:
            bout = self.bout(student, foe, "combat", edition)
            found = self._sums.chances[key] = self._by_dice(bout, *key[2:])
        return found

    def aid(
        self, foe: Opponent, cards: tuple[str, ...], things: tuple[str, ...], limit: int
    ) -> Aid:
        """What objects change in a fight, and the cards that help most: HP or damage."""
        key = (foe.id, cards, things, limit)
        known = self._sums.aids
        found = known.get(key)
        if found is None:
            if len(known) >= MANY:
                known.clear()
            found = known[key] = self._aided(foe, cards, things, limit)
        return found

    def _aided(
        self, foe: Opponent, cards: tuple[str, ...], things: tuple[str, ...], limit: int
    ) -> Aid:
        aids = Aids(self.content, foe)
        loss = _mean_loss(foe.before) + _mean_loss(foe.after)
        gain, left, dice = 0, foe.hp, 0
        for card in sorted(cards, key=aids.use_of, reverse=True)[:limit]:
            use = aids.use_of(card)
            hurt = self._damage(card) if self.content.deck_of[card] not in foe.immune else 0.0
            if hurt >= 2:
                left, gain = left - round(hurt), gain - round(loss)
            elif use > 0:
                gain += round(use)
        for thing in things:
            power = self.content.objects[thing].power
            for deed in power.deeds if power is not None else ():
                dice += deed.dice if isinstance(deed, MoreDice) else 0
                gain += deed.amount if isinstance(deed, Hp) else 0
        return gain, left, dice

    def likely(self, foe: Opponent, spells: int, potions: int) -> tuple[str, ...]:
        """The best cards against an opponent in a hand of so many, as they are on average."""
        key = (foe.id, spells, potions)
        found = self._likely.get(key)
        if found is None:
            use, decks = Aids(self.content, foe).use_of, self.content.decks
            found = _mean_draw(sorted(decks["spell"], key=use, reverse=True), spells)
            found += _mean_draw(sorted(decks["potion"], key=use, reverse=True), potions)
            self._likely[key] = found
        return found

    def _by_dice(self, bout: Bout, hp: int, left: int, dice: int) -> float:
        if left <= 0:
            return 0.97
        now = Standing(hp, left, Mods(dice=dice), rounds=6)
        return bout.chance_unmet(now, ENOUGH)

    def _damage(self, card: str) -> float:
        deeds = self.content.fight_cards[card].effects
        return sum(
            3.5 * deed.dice if isinstance(deed, HurtRoll) else float(deed.amount)
            for deed in deeds
            if isinstance(deed, Hurt | HurtRoll)
        )

    def use(self, card: str) -> float:
        """About what a card is worth against anybody."""
        found = self._uses.get(card)
        if found is None:
            foe = next(iter(self.content.combat.values()))
            student = next(iter(self.content.students))
            found = self._uses[card] = self.bout(student, foe, "combat", "it").aids.use_of(card)
        return found

    def look(
        self, bout: Bout, now: Standing, prices: Mapping[Option, float]
    ) -> dict[Option, float]:
        """The chance to win after each option, as long as it may be better than those before by
        its price; only the best cards and objects are tried.
        """
        purse = bout.useful(now.purse)
        things = self._best(purse.things, bout.aids.use_of_thing, AIDS - 1)
        most = max(2, AIDS - len(purse.pledged) - len(things))
        cards = self._best(purse.cards, bout.aids.use_of, min(most, purse.left))
        trimmed = now._replace(purse=purse._replace(cards=cards, things=things), rounds=FORESIGHT)
        played = (*cards, *purse.pledged)
        tried: dict[str | int, Sequence[str | int]] = {
            verbs.PLAY.name: played,
            verbs.USE.name: things,
        }
        found: dict[Option, float] = {}
        best = 0.0
        for option, price in prices.items():
            if 1.0 - price <= best or option[-1] not in tried.get(option[0], option):
                continue
            chance = bout.chance_after(trimmed, option, EVERYTHING)
            if chance is not None:
                found[option] = chance
                best = max(best, chance - price)
        return found

    def _best(
        self, aids: tuple[str, ...], use: Callable[[str], float], most: int
    ) -> tuple[str, ...]:
        return tuple(sorted(aids, key=use, reverse=True)[:most])


def _mean_draw(cards: Sequence[str], count: int) -> tuple[str, ...]:
    """So many cards of a deck in order, as far apart as they are on average."""
    apart = (len(cards) + 1) / (count + 1)
    return tuple([cards[round(apart * rank) - 1] for rank in range(1, count + 1)])


def _mean_loss(acts: Acts) -> float:
    return sum(
        chance * -act.amount
        for chance, part in spread(acts)
        for act in part
        if isinstance(act, Hp) and act.amount < 0
    )
