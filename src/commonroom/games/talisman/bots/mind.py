"""What a character is worth to itself: how strong it is, what it lacks, what it would gain.

Owns the worth of dials, tokens and cards. Everything is asked of a table made of the view, so the
numbers are those of the rules.
"""

from __future__ import annotations

from functools import cached_property

from commonroom.games.talisman.bots.fighter import PATRONUS, Fighter
from commonroom.games.talisman.bots.foes import Foe
from commonroom.games.talisman.bots.lore import Lore
from commonroom.games.talisman.bots.stance import Prospect
from commonroom.games.talisman.entries import Encounter
from commonroom.games.talisman.game import HALLOW, Talisman
from commonroom.games.talisman.odds import at_least
from commonroom.games.talisman.rules.holdings import room
from commonroom.games.talisman.rules.trophies import need
from commonroom.games.talisman.state import Player
from commonroom.games.talisman.traits import (
    Bonus,
    Carry,
    Cross,
    Discount,
    Evade,
    MixTrophies,
    MoveDice,
    Reroll,
    RollTwice,
    Save,
    Slow,
    SpellLimit,
    Trait,
    Use,
    Ward,
    When,
)
from commonroom.games.talisman.view import TableView
from commonroom.games.talisman.vocabulary import Has, Make

_SUPPLY = 12
"""More tokens than these in the supply are as many as anybody gains."""


def likeness(game: Talisman, seat: int) -> tuple[object, ...]:
    """All that a character's judgement depends on: those who are alike judge alike.

    Where they stand matters by the region, unless a card names spaces.
    """
    state, player, traits = game.state, game.state.players[seat], game.traits[seat]
    named = Ward in traits or Discount in traits
    most = max(_SUPPLY, player.fate, player.galleons)
    return (
        seat, player.character, player.side, player.magic, player.might, player.life, player.fate,
        player.galleons, player.spells, player.objects, player.followers, player.trophies,
        player.challenge, player.evading, player.ferret, player.lost_turns, game.bare(seat),
        player.space if named else _region(game, player), state.advantage,
        state.hallows > 0, bool(state.spells or state.spell_discard), min(state.fate, most),
        min(state.galleons, most), tuple(state.purchases.values()), game.edition,
    )  # fmt: skip


def _region(game: Talisman, player: Player) -> str:
    return game.content.spaces[player.space].region if player.space else ""


class Mind(Fighter):
    """One character's view of its own position.

    What is kept here depends on what `likeness` tells, and on nothing else at the table.
    """

    def __init__(self, view: TableView, game: Talisman, seat: int, lore: Lore) -> None:
        super().__init__(view, game, seat, lore)
        self.meetings: dict[str, float] = {}
        """Cards, and texts of spaces → what meeting them is worth."""
        self.draws: dict[str, tuple[tuple[str, ...], float]] = {}
        """Deck → the cards that were in it, and what the next of them was worth on average."""
        self.leaves: dict[object, float] = {}
        """Effects without others in them → what they are worth."""
        self._lives: dict[int, float] = {}
        self._fate: dict[int, float] = {}
        self._galleons: dict[int, float] = {}

    @cached_property
    def pull(self) -> float:
        """About what coming to the Middle region is worth, by strength alone."""
        return max(-4.0, min(4.0, 1.2 * (self.stance.power - 6.5)))

    # ---- dials and tokens ----------------------------------------------------------------

    @cached_property
    def magic_worth(self) -> float:
        """One Magic more."""
        weights = self.weights
        return weights.magic * (1 if self.stance.power < weights.enough_magic else weights.surplus)

    @cached_property
    def might_worth(self) -> float:
        """One Might more."""
        weights = self.weights
        return weights.might * (1 if self.stance.might < weights.enough_might else weights.surplus)

    @cached_property
    def death(self) -> float:
        """What is lost with the last Life (TAL-LIF-1)."""
        player, card = self.player, self.game.card(self.seat)
        lost = self.weights.death + self.weights.spell * len(player.spells)
        lost += (player.magic - card.magic) * self.magic_worth
        lost += (player.might - card.might) * self.might_worth
        lost += self.token_worth("fate", player.fate) + sum(map(self.trophy, player.trophies))
        region = self.game.space(self.seat).region
        return lost + {"outer": 0.0, "middle": 4.0}.get(region, 10.0)

    @cached_property
    def rooms(self) -> dict[str, int]:
        """How much Magic and Might, and how many spells, there is room for."""
        return {what: room(self.game, self.seat, what) for what in ("magic", "might", "spell")}

    def life_worth(self, change: int) -> float:
        """What gaining or losing so many Lives is worth; losing is negative."""
        found = self._lives.get(change)
        if found is None:
            now = self.player.life
            then = max(0, min(self.content.limit.life, now + change))
            weights = self.weights
            risk = self.death * (weights.frailty**now - weights.frailty**then)
            found = self._lives[change] = risk + weights.life * (then - now)
        return found

    @cached_property
    def harm(self) -> float:
        """What losing a battle here costs: a Life, unless something saves it."""
        name = self.game.space(self.seat).name
        if any(trait.space == name for _, trait in self.game.having(self.seat, Ward)):
            return 0.0
        return -self.life_worth(-1) * (1 - self.stance.saved)

    def token_worth(self, what: str, change: int) -> float:
        """What so many Galleons or Fate more or less are worth."""
        known = self._fate if what == "fate" else self._galleons
        found = known.get(change)
        if found is None:
            found = known[change] = self._change_worth(what, change)
        return found

    def _change_worth(self, what: str, change: int) -> float:
        player = self.player
        scale = self.weights.fate if what == "fate" else self.weights.galleons
        now = player.fate if what == "fate" else player.galleons
        supply = self.game.state.fate if what == "fate" else self.game.state.galleons
        then = max(now + change, 0) if change < 0 else now + min(change, supply)
        worth = 0.0
        for place in range(now, then):
            worth += _nth(scale, place)
        kept = max(then, self.refill) if what == "fate" else then
        worth -= sum(_nth(scale, place) for place in range(kept, now))
        for needed, enough, stronger in self._riches:
            if needed == what:
                worth += stronger * ((then >= enough) - (now >= enough))
        return worth

    @cached_property
    def _riches(self) -> list[tuple[str, int, float]]:
        """What makes this character stronger if it has so much of it, and what that is worth."""
        return [
            (trait.condition.what, trait.condition.at_least, self._trait(trait))
            for _, trait in self.game.having(self.seat, Bonus)
            if isinstance(trait.condition, Has)
        ]

    def prospect(self, foe: Foe) -> Prospect:
        """What a battle with one enemy may come to; the same for all who are as strong."""
        found = self._prospects.get(foe.card)
        if found is None:
            odds = self.odds(foe.kind, foe.power, not foe.is_grim)
            stopping = (1 - odds.win) * self.weights.stopped
            found = Prospect(odds.win, odds.lose, stopping, self._trophy(foe))
            self._prospects[foe.card] = found
        return found

    @cached_property
    def _prospects(self) -> dict[str, Prospect]:
        key = self.has_fate_to_spare, self.need, self.mixes
        return self.stance.prospects.setdefault(key, {})

    def trophy(self, card: str) -> float:
        """What a beaten card is worth as a trophy."""
        return self.prospect(self.foes[card]).trophy

    def _trophy(self, foe: Foe) -> float:
        by_magic = self.mixes or foe.kind[0] == "magic"
        worth = (self.magic_worth if by_magic else self.might_worth) * foe.power / self.need
        return worth * self.weights.trophy

    @cached_property
    def need(self) -> int:
        """Points for a Magic or Might."""
        return need(self.game, self.seat)

    @cached_property
    def mixes(self) -> bool:
        """Whether Magic and Might trophies count together."""
        return self.game.has(self.seat, MixTrophies)

    @cached_property
    def bounty(self) -> float:
        """What the next beaten enemy brings besides: a Hallow, if that is the challenge."""
        row = self.content.challenges.get(self.player.challenge)
        return self.hallow_worth if row is not None and row.deed == "defeat-enemy" else 0.0

    @cached_property
    def is_evasive(self) -> bool:
        """Whether there are enemies that need not be fought."""
        return bool(self.player.evading) or self.game.has(self.seat, Evade)

    @property
    def hallow_worth(self) -> float:
        """A Hallow, if none is carried."""
        return 0.0 if self.armed else self.weights.hallow

    # ---- cards ---------------------------------------------------------------------------

    def thing(self, card: str) -> float:
        """What an Object or follower is worth in this character's hands."""
        found = self._things.get(card)
        if found is None:
            found = self._things[card] = self._thing(card)
        return found

    @cached_property
    def least_object(self) -> float:
        """TAL-OBJ-1 What has to be left for one more Object: nothing, while there is room."""
        objects, most = self.player.objects, self.game.object_limit(self.seat)
        return 0.0 if most is None or len(objects) < most else min(map(self.thing, objects))

    @cached_property
    def least_follower(self) -> float:
        """TAL-FOL-1 The same for one more follower."""
        followers = self.player.followers
        has_room = len(followers) < self.content.limit.followers
        return 0.0 if has_room else min(map(self.thing, followers))

    @cached_property
    def _things(self) -> dict[str, float]:
        """What is known of things, by all that it depends on."""
        outer = self.game.space(self.seat).region == "outer"
        side, laden = self.game.alignment(self.seat), len(self.player.objects) > 2
        key = side, self.magic_worth, self.might_worth, outer, laden
        return self.lore.things.setdefault(key, {})

    def _thing(self, card: str) -> float:
        if card == HALLOW:
            return self.weights.hallow
        entry = self.content.encounters.get(card)
        if entry is None:
            traits: tuple[Trait, ...] = self.content.purchases[card].traits
        elif entry.only not in (None, self.game.alignment(self.seat)):
            return 0.1
        else:
            traits = entry.traits
        worth = sum(self._trait(trait) for trait in traits)
        return worth + (self.weights.follower if _is_follower(entry) else 0.1)

    def _trait(self, trait: Trait) -> float:
        weights = self.weights
        match trait:
            case Bonus(stat=stat, amount=int(amount), when=when):
                point = self.magic_worth if stat == "magic" else self.might_worth
                return amount * point * (1.0 if when == "always" else 0.85)
            case Save(at_least=face):
                return 4 * weights.life * at_least(face)
            case Cross():
                return 4.0 if self.game.space(self.seat).region == "outer" else 0.2
            case Carry():
                return 1.0 if len(self.player.objects) > 2 else 0.3
            case SpellLimit(change=change):
                return weights.spell * change
            case MoveDice():
                return 2.0
            case When(effects=effects) if any(isinstance(effect, Make) for effect in effects):
                return 0.8
            case Slow():
                return -1.5
            case When() | Use():
                return 1.2
            case Evade() | Reroll() | RollTwice():
                return 1.0
            case Ward():
                return 0.6
            case _:
                return 0.3

    def spell(self, spell: str) -> float:
        """What a spell is worth in the hand."""
        weights = self.weights
        if spell == PATRONUS:
            return weights.spell + (
                0.6 * self.stance.might * (2.0 if self.stance.power > 7 else 1.0)
            )
        if spell in ("episkey", "protego"):
            return 2 * weights.spell
        return weights.spell

    def purse(self) -> float:
        """What all Objects, followers and Galleons are worth together."""
        player = self.player
        things = sum(max(0.0, self.thing(card)) for card in player.objects + player.followers)
        return things + self.token_worth("galleon", -player.galleons) * -1


def _nth(scale: tuple[float, ...], place: int) -> float:
    return scale[min(max(place, 0), len(scale) - 1)]


def _is_follower(entry: Encounter | None) -> bool:
    return entry is not None and entry.kind == "follower"
