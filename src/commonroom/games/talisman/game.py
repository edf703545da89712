"""The questions that the rules of Talisman ask of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Self, TypeAlias, TypeVar

from commonroom.games.talisman.about import ABOUT
from commonroom.games.talisman.content import Content, Traits
from commonroom.games.talisman.entries import Encounter, SideCard, Space
from commonroom.games.talisman.state import Fight, Player, Table
from commonroom.games.talisman.traits import Carry, KeepSpell, SpellLimit, When
from commonroom.games.talisman.vocabulary import Edition, Foe, Side
from commonroom.kernel import Chance, Game

ORDER: Side = "order-of-the-phoenix"
DEATH_EATERS: Side = "death-eaters"
HALLOW = "deathly-hallow"
VOLDEMORT = "lord-voldemort"
ST_MUNGOS = "st-mungos"
KINGS_CROSS = "kings-cross-station"
BARRIER = "barrier"
GATES = "hogwarts-gates"
STAIRCASE = "moving-staircase"
GREAT_HALL = "great-hall"
OBJECTS = ("object", "magic-object")
"""The kinds of encounter cards that are Objects."""

T = TypeVar("T")
Look: TypeAlias = tuple[tuple[object, ...], str, Any]
"""What there was of a character, who had the Advantage, and how that looked."""
_NOTHING: Traits = {}
_KEPT = 10_000
"""Sets of cards whose traits are kept."""
_ROUNDS = tuple(
    tuple((*range(active, seats), *range(active)) for active in range(seats))
    for seats in range(max(ABOUT.seats) + 1)
)
"""Number of seats → active seat → all seats from there on."""
_OTHERS = tuple(tuple(seats[1:] for seats in rounds) for rounds in _ROUNDS)


class Talisman(Game[Table, Content]):
    """The running context of this game."""

    __slots__ = (
        "asks_everyone", "bare_spaces", "edition", "looks", "piles", "powers",
        "traits", "watched",
    )  # fmt: skip

    def __init__(
        self, state: Table, content: Content, chance: Chance, *, seats: int, options: dict[str, str]
    ) -> None:
        super().__init__(state, content, chance, seats=seats, options=options)
        self.edition: Edition = "pl" if options["edition"] == "pl" else "en"
        self.asks_everyone = options.get("reactions") == "everyone"
        """Whether all who might hold a spell for this moment are asked, not only who does."""
        self.bare_spaces = content.bare
        self.powers = content.powers[self.edition]
        self.looks: list[Look | None] = [None] * (2 * seats)
        """How each character looked to others and to itself when somebody last did (`view`)."""
        self.piles: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
        """Pile → what lay in it when somebody last looked, and that in order (`view`)."""
        self.traits = [self._find_traits(seat) for seat in range(seats)]
        """All traits that each character has; a Ferret has none. They are looked at all the time
        and seldom change."""
        self.watched = self._find_watched()
        """The seats of which something may be to be seen to whenever something has happened: with a
        challenge to pay, more Objects than most may carry, or a spell whenever they have none."""

    def beside(self, state: Table, chance: Chance) -> Self:
        """The same game at another table."""
        twin = super().beside(state, chance)
        twin.edition, twin.asks_everyone = self.edition, self.asks_everyone
        twin.bare_spaces, twin.powers = self.bare_spaces, self.powers
        twin.traits, twin.watched = self.traits[:], self.watched
        twin.looks, twin.piles = self.looks[:], self.piles.copy()
        return twin

    # ---- who and where -----------------------------------------------------------------------

    @property
    def player(self) -> Player:
        """The active player."""
        return self.state.players[self.state.active]

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

    def from_active(self) -> tuple[int, ...]:
        """All seats, the active one first, then clockwise."""
        return _ROUNDS[self.seats][self.state.active]

    def others(self) -> tuple[int, ...]:
        """The other seats, clockwise from the active one."""
        return _OTHERS[self.seats][self.state.active]

    def standing(self) -> list[int]:
        """The seats whose character is in play, the active one first, then clockwise."""
        players = self.state.players
        return [seat for seat in self.from_active() if not players[seat].fallen]

    def standing_on(self, space: str) -> list[int]:
        """The seats whose character is in play on a space."""
        if not self.is_anybody_at(space):
            return []
        players = self.state.players
        return [
            seat
            for seat in self.from_active()
            if players[seat].space == space and not players[seat].fallen
        ]

    def is_anybody_at(self, space: str) -> bool:
        """Whether a character in play stands on a space."""
        for player in self.state.players:  # noqa: SIM110 - a generator would cost more
            if player.space == space and not player.fallen:
                return True
        return False

    def has_company(self, seat: int) -> bool:
        """Whether another character in play stands on the same space."""
        players = self.state.players
        here = players[seat]
        space = here.space
        for player in players:
            if player.space == space and player is not here and not player.fallen:
                return True
        return False

    def rivals_here(self, seat: int) -> list[int]:
        """TAL-ENC-1 The characters of the other side on the same space."""
        if not self.has_company(seat):
            return []
        here, side = self.standing_on(self.state.players[seat].space), self.alignment(seat)
        return [other for other in here if other != seat and self.alignment(other) != side]

    def around(self, space: str, steps: int) -> str:
        """The space so many steps clockwise (negative: counter-clockwise) in the same ring."""
        spaces = self.content.spaces
        ring = self.content.rings[spaces[space].region]
        return ring[(spaces[space].index + steps) % len(ring)]

    # ---- cards -------------------------------------------------------------------------------

    def lies(self, space: str) -> tuple[str, ...]:
        """The cards on a space."""
        return self.state.lying.get(space, ())

    def is_magic(self, card: str) -> bool:
        """TAL-OBJ-2 Whether an Object is a magic object; Hallows are."""
        entry = self.content.encounters.get(card)
        return card == HALLOW if entry is None else entry.kind == "magic-object"

    def is_object(self, card: str) -> bool:
        """Whether a card is an Object."""
        entry = self.content.encounters.get(card)
        return entry is None or entry.kind in OBJECTS

    def rule_of(self, source: str) -> str:
        """The rule that a card's abilities go by."""
        if source in self.content.characters:
            return "TAL-CMP-2"
        return "TAL-CMP-5" if source in self.content.purchases else "TAL-CMP-4"

    def fights(self, seat: int, entry: Encounter) -> bool:
        """TAL-ENC-5 Whether a card is an enemy to a character."""
        return entry.opposes(self.alignment(seat))

    def bare(self, seat: int) -> bool:
        """TAL-SPC-2 Whether a character stands in the Centaur Clearing."""
        return self.state.players[seat].space in self.bare_spaces

    def serves(self, seat: int, card: str) -> bool:
        """TAL-OBJ-2 Whether a character may use an Object that it carries."""
        entry = self.content.encounters.get(card)
        if entry is not None and entry.only not in (None, self.alignment(seat)):
            return False
        return not (self.bare(seat) and self.is_magic(card))

    def changed(self, seat: int) -> None:
        """A character's traits may be others: its Objects, followers, card or side have changed,
        it is a Ferret or no longer one, or has come to or left a space without magic. Or it has
        accepted a challenge, or is done with it.
        """
        self.traits[seat] = self._find_traits(seat)
        if self._is_watched(seat) != (seat in self.watched):
            self.watched = self._find_watched()

    def _find_watched(self) -> Sequence[int]:
        return [seat for seat in range(self.seats) if self._is_watched(seat)]

    def _is_watched(self, seat: int) -> bool:
        player, content = self.state.players[seat], self.content
        if player.challenge in content.challenge_costs or KeepSpell in self.traits[seat]:
            return True
        return len(player.objects) > content.limit.objects

    def _find_traits(self, seat: int) -> Traits:
        """Those of the same cards are kept for all matches."""
        player, known = self.state.players[seat], self.content.known
        bearer = (player.character, player.side, player.space in self.bare_spaces,
                  player.followers, player.objects)  # fmt: skip
        found = _NOTHING if player.ferret else known.get(bearer)
        if found is None:
            if len(known) >= _KEPT:
                known.clear()
            found = known[bearer] = self._gather(seat)
        return found

    def _gather(self, seat: int) -> Traits:
        """Those of the character, then of its followers, then of the Objects that serve it."""
        player, traits_of = self.state.players[seat], self.content.keyed_traits
        sources = [(player.character, f"{player.character}/{player.side}")]
        sources += [(card, card) for card in player.followers]
        sources += [(card, card) for card in player.objects if self.serves(seat, card)]
        found: Traits = {}
        for source, card in sources:
            for key, trait in traits_of.get(card, ()):
                found[key] = (*found.get(key, ()), (source, trait))
        return found

    def having(self, seat: int, kind: type[T]) -> Sequence[tuple[str, T]]:
        """The traits of a kind that a character has, with their cards."""
        return self.traits[seat].get(kind, ())

    def whenever(self, seat: int, moment: str) -> Sequence[tuple[str, When]]:
        """Those that do something at this moment."""
        return self.traits[seat].get(moment, ())

    def has(self, seat: int, kind: type[T]) -> bool:
        """Whether a character has a trait of a kind."""
        return kind in self.traits[seat]

    # ---- limits ------------------------------------------------------------------------------

    def object_limit(self, seat: int) -> int | None:
        """TAL-OBJ-1 How many Objects a character may carry; None: any number."""
        for _, trait in self.having(seat, Carry):
            if not trait.editions or self.edition in trait.editions:
                return None
        return self.content.limit.objects

    def may_hold(self, seat: int, card: str) -> bool:
        """TAL-OBJ-1 Whether it has none of that name: nobody gains what would have to be left."""
        return card not in self.state.players[seat].objects

    def spell_limit(self, seat: int, magic: int) -> int:
        """TAL-SPE-1 How many spells a character with so much Magic may hold."""
        table = self.content.limit.spells
        allowed = table[min(magic, len(table) - 1)]
        for _, trait in self.having(seat, SpellLimit):
            allowed += trait.change
        return max(0, allowed)

    # ---- battle ------------------------------------------------------------------------------

    def meant(self, foe: Foe, fight: Fight, seat: int) -> bool:
        """Whether the other party of a battle of this seat is such a foe.

        TAL-KXS-1 The barrier is a foe that is neither an enemy nor a character.
        """
        if fight.kind == BARRIER:
            named = foe.kind != "any" or foe.breed is not None or foe.alignment is not None
            return not named and foe.stat in (None, fight.stat)
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
