"""The questions that the rules of Talisman ask of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from commonroom.games.talisman.content import Content, Encounter, SideCard, Space
from commonroom.games.talisman.state import Fight, Player, Table
from commonroom.games.talisman.traits import Carry, SpellLimit
from commonroom.games.talisman.vocabulary import Edition, Foe, Side
from commonroom.kernel import Game

ORDER: Side = "order-of-the-phoenix"
DEATH_EATERS: Side = "death-eaters"
HALLOW = "deathly-hallow"
VOLDEMORT = "lord-voldemort"
ST_MUNGOS = "st-mungos"
KINGS_CROSS = "kings-cross-station"
GATES = "hogwarts-gates"
STAIRCASE = "moving-staircase"
GREAT_HALL = "great-hall"

T = TypeVar("T")


class Talisman(Game[Table, Content]):
    """The running context of this game."""

    __slots__ = ()

    # ---- who and where -----------------------------------------------------------------------

    @property
    def player(self) -> Player:
        """The active player."""
        return self.state.players[self.state.active]

    @property
    def edition(self) -> Edition:
        """The edition this match is played under."""
        return "pl" if self.options["edition"] == "pl" else "en"

    def alignment(self, seat: int) -> Side:
        """TAL-CMP-2 The side a character is on."""
        return self.content.characters[self.state.players[seat].character].alignment

    def card(self, seat: int) -> SideCard:
        """The side of the character card that lies face up."""
        player = self.state.players[seat]
        character = self.content.characters[player.character]
        return character.a if player.side == "a" else character.b

    def space(self, seat: int) -> Space:
        """Where a character stands."""
        return self.content.spaces[self.state.players[seat].space]

    def from_active(self) -> list[int]:
        """All seats, the active one first, then clockwise."""
        active, seats = self.state.active, self.seats
        return [(active + step) % seats for step in range(seats)]

    def standing(self) -> list[int]:
        """The seats whose character is in play, the active one first, then clockwise."""
        players = self.state.players
        return [seat for seat in self.from_active() if not players[seat].fallen]

    def standing_on(self, space: str) -> list[int]:
        """The seats whose character is in play on a space."""
        players = self.state.players
        return [seat for seat in self.standing() if players[seat].space == space]

    def rivals_here(self, seat: int) -> list[int]:
        """TAL-ENC-1 The characters of the other side on the same space."""
        side = self.alignment(seat)
        here = self.standing_on(self.state.players[seat].space)
        return [other for other in here if other != seat and self.alignment(other) != side]

    def around(self, space: str, steps: int) -> str:
        """The space so many steps clockwise (negative: counter-clockwise) in the same ring."""
        spaces = self.content.spaces
        ring = self.content.rings[spaces[space].region]
        return ring[(spaces[space].index + steps) % len(ring)]

    # ---- cards -------------------------------------------------------------------------------

    def lies(self, space: str) -> list[str]:
        """The cards on a space."""
        return self.state.lying.get(space, [])

    def is_magic(self, card: str) -> bool:
        """TAL-OBJ-2 Whether an Object is a magic object; Hallows are."""
        entry = self.content.encounters.get(card)
        return card == HALLOW if entry is None else entry.kind == "magic-object"

    def is_object(self, card: str) -> bool:
        """Whether a card is an Object."""
        entry = self.content.encounters.get(card)
        return entry is None or entry.kind in ("object", "magic-object")

    def rule_of(self, source: str) -> str:
        """The rule that a card's abilities go by."""
        if source in self.content.characters:
            return "TAL-CMP-2"
        return "TAL-CMP-5" if source in self.content.purchases else "TAL-CMP-4"

    def fights(self, seat: int, entry: Encounter) -> bool:
        """TAL-ENC-5 Whether a card is an enemy to a character."""
        if entry.alignment is None:
            return entry.kind == "enemy"
        return entry.alignment != self.alignment(seat)

    def bare(self, seat: int) -> bool:
        """TAL-SPC-2 Whether a character stands in the Centaur Clearing."""
        space = self.state.players[seat].space
        return space != "" and self.content.spaces[space].script == "bare"

    def serves(self, seat: int, card: str) -> bool:
        """TAL-OBJ-2 Whether a character may use an Object that it carries."""
        entry = self.content.encounters.get(card)
        if entry is not None and entry.only not in (None, self.alignment(seat)):
            return False
        return not (self.bare(seat) and self.is_magic(card))

    def having(self, seat: int, kind: type[T]) -> Sequence[tuple[str, T]]:
        """The traits of a kind that a character has, with their cards; a Ferret has none."""
        player = self.state.players[seat]
        if player.ferret:
            return ()
        known = self.content.having[kind]
        own = known.get(f"{player.character}/{player.side}", ())
        found = [(player.character, trait) for trait in own] if own else []
        none = known.keys().isdisjoint  # most often nothing is found, which is to be quick
        if not none(player.followers):
            found += [(card, t) for card in player.followers for t in known.get(card, ())]
        if not none(player.objects):
            found += [
                (card, trait)
                for card in player.objects
                if card in known and self.serves(seat, card)
                for trait in known[card]
            ]
        return found

    def has(self, seat: int, kind: type[T]) -> bool:
        """Whether a character has a trait of a kind."""
        return bool(self.having(seat, kind))

    # ---- limits ------------------------------------------------------------------------------

    def object_limit(self, seat: int) -> int | None:
        """TAL-OBJ-1 How many Objects a character may carry; None: any number."""
        for _, trait in self.having(seat, Carry):
            if not trait.editions or self.edition in trait.editions:
                return None
        return self.content.limit.objects

    def may_hold(self, seat: int, card: str) -> bool:
        """TAL-OBJ-1 Never two Objects of one name; the limit makes room for a new one."""
        return card not in self.state.players[seat].objects

    def spell_limit(self, seat: int, magic: int) -> int:
        """TAL-SPE-1 How many spells a character with so much Magic may hold."""
        table = self.content.limit.spells
        allowed = table[min(magic, len(table) - 1)]
        change = sum(trait.change for _, trait in self.having(seat, SpellLimit))
        return max(0, allowed + change)

    # ---- battle ------------------------------------------------------------------------------

    def meant(self, foe: Foe, fight: Fight, seat: int) -> bool:
        """Whether the other party of a battle of this seat is such a foe."""
        kind = "character" if fight.kind == "character" else "enemy"
        if foe.kind not in ("any", kind) or foe.stat not in (None, fight.stat):
            return False
        if kind == "character":
            other = fight.other if seat == fight.seat else fight.seat
            breeds: Iterator[str] = iter(("wizard",))
            sides: Iterator[str] = iter((self.alignment(other),))
        else:
            breeds, sides = iter(fight.breeds), iter(fight.sides)
        return (foe.breed is None or all(breed == foe.breed for breed in breeds)) and (
            foe.alignment is None or all(side == foe.alignment for side in sides)
        )
