"""What helps against one opponent: what cards and objects do there, and about how much."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.year_at_hogwarts.content import Content, Opponent
from commonroom.games.year_at_hogwarts.odds.dice import bounded_res, sums
from commonroom.games.year_at_hogwarts.odds.purse import Mods, Purse
from commonroom.games.year_at_hogwarts.vocabulary import (
    ON_OPPONENT,
    Burn,
    Deed,
    Draw,
    Escape,
    Expose,
    Hp,
    Hurt,
    HurtRoll,
    MoreDice,
    Search,
    Soften,
    Stall,
    against,
)


class Aids:
    """Every card and object, as far as it serves in a fight with this opponent."""

    def __init__(self, content: Content, foe: Opponent) -> None:
        self._content = content
        self._foe = foe
        self._deeds: dict[str, tuple[Deed, ...]] = {}
        self._uses: dict[str, float] = {}

    def deeds_of_card(self, card: str) -> tuple[Deed, ...]:
        """What a card does here: an immune opponent is not touched."""
        found = self._deeds.get(card)
        if found is None:
            immune = self._content.deck_of[card] in self._foe.immune
            effects = against(self._content.fight_cards[card].effects, self._foe.id)
            found = self._deeds[card] = tuple(
                deed for deed in effects if not (immune and isinstance(deed, ON_OPPONENT))
            )
        return found

    def deeds_of_thing(self, thing: str) -> tuple[Deed, ...]:
        """What an object does in a fight."""
        power = self._content.objects[thing].power
        return () if power is None or power.when != "fight" else power.deeds

    def serves(self, thing: str) -> bool:
        """Whether an object helps to fight on."""
        deeds = self.deeds_of_thing(thing)
        return bool(deeds) and not any(isinstance(deed, Escape) for deed in deeds)

    def defends(self, card: str) -> bool:
        """Whether a card can answer an act."""
        return self._content.fight_cards[card].kind == "defence"

    def _helps(self, card: str) -> bool:
        return self.defends(card) or bool(self.deeds_of_card(card))

    def use_of(self, card: str) -> float:
        """About how many HP a card is worth here."""
        found = self._uses.get(card)
        if found is None:
            entry = self._content.fight_cards[card]
            found = sum(map(_worth, self.deeds_of_card(card)), 0.0)
            found -= 1.5 if entry.kind == "attack" else 0.0
            self._uses[card] = found
        return found

    def use_of_thing(self, thing: str) -> float:
        """The same of an object."""
        return sum(map(_worth, self.deeds_of_thing(thing)), 0.0)

    def useful(self, purse: Purse, *, robbed: bool) -> Purse:
        """The purse with useless cards set aside, so that equal positions look equal.

        Where cards can be lost they still count: they stand between the others and a discard.
        """
        cards = [card for card in purse.cards if self._helps(card)]
        idle = list(purse.idle) if robbed else [0, 0, 0]
        if robbed:
            for card in purse.cards:
                if card not in cards:
                    idle[0 if self._content.deck_of[card] == "spell" else 1] += 1
        pledged = [card for card in purse.pledged if self._helps(card)]
        return Purse(
            cards=tuple(sorted(cards)),
            pledged=tuple(sorted(pledged)),
            idle=(idle[0], idle[1], idle[2]),
            things=tuple(sorted(thing for thing in purse.things if self.serves(thing))),
            left=min(purse.left, len(cards) + len(pledged)),
        )

    def done(
        self, mods: Mods, deeds: Sequence[Deed], weaken: int, more: int
    ) -> tuple[list[int], Mods, list[tuple[int, float]], bool]:
        """What deeds do: changes of HP, what hangs over the fight then, the damage, and whether to
        hope.

        `weaken` and `more` come from the student: lower res, and damage of each of these deeds.
        """
        heals: list[int] = []
        damage, hope = [(0, 1.0)], False
        for deed in deeds:
            match deed:
                case Hp(amount=amount):
                    heals.append(amount)
                case Hurt(amount=amount):
                    damage = [(done + amount + more, chance) for done, chance in damage]
                case HurtRoll(dice=dice):
                    damage = [
                        (done + total + more, chance * share)
                        for done, chance in damage
                        for total, share in sums(dice)
                    ]
                case MoreDice(dice=dice, lasting=True):
                    mods = mods._replace(dice=mods.dice + dice)
                case MoreDice(dice=dice):
                    mods = mods._replace(next_dice=mods.next_dice + dice)
                case Expose(amount=amount):
                    limit, changed = self._content.limit, mods.res - weaken
                    if bounded_res(limit, self._foe.res, changed) > limit.least_res:
                        mods = mods._replace(res=mods.res - amount)
                case Stall(acts=acts):
                    mods = mods._replace(stalled=mods.stalled + acts)
                case Burn(amount=amount):
                    mods = mods._replace(burn=mods.burn + amount)
                case Soften(amount=amount):
                    mods = mods._replace(softened=mods.softened + amount)
                case Search() | Draw():
                    hope = True  # nobody knows what will be found
                case _:
                    pass
        return heals, mods, damage, hope


def only_heals(deeds: tuple[Deed, ...]) -> bool:
    """Whether nothing is gained but HP."""
    return all(isinstance(deed, Hp) for deed in deeds)


def _worth(deed: Deed) -> float:
    """About how many HP a deed is worth in a fight."""
    match deed:
        case Hp(amount=amount) | Hurt(amount=amount):
            return float(amount)
        case HurtRoll(dice=dice):
            return 3.5 * dice
        case Stall(acts=acts):
            return 2.0 * acts
        case Soften(amount=amount) | Expose(amount=amount):
            return 2.0 * amount
        case Burn(amount=amount):
            return 2.5 * amount
        case MoreDice(dice=dice, lasting=lasting):
            return dice * (2.0 if lasting else 0.5)
        case Search(cards=cards):
            return float(cards)
        case _:
            return 0.0
