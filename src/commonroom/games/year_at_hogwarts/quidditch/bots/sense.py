"""The pitch as one side sees it: who is where, how far it is, what could be hit."""

from __future__ import annotations

from functools import cached_property

from commonroom.games.year_at_hogwarts.quidditch.bots.ways import ANY_BIT, PITCH, Field, Way, bits
from commonroom.games.year_at_hogwarts.quidditch.bots.ways import goals as goal_bits
from commonroom.games.year_at_hogwarts.quidditch.odds import FACES, standing, struck
from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    DIRECTIONS,
    LINES,
    SLOTS,
    Slot,
    flight,
    is_keeper_slot,
    neighbours,
)
from commonroom.games.year_at_hogwarts.quidditch.pitch import bits as pitch_bits
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.games.year_at_hogwarts.quidditch.state import BEATERS, CHASERS, KEEPER

Path = tuple[Slot, ...]
"""The slots one enters, the goal last."""
KEEPERS_WORTH = 4.0
BEATERS_WORTH = 0.8
CHASERS_WORTH = (0.3, 0.6, 1.0)
"""Of the last chaser, of one of two, of one of three: goals bring cards for the race, and against
few chasers they come easily, so it does not pay to drive the last ones out."""
CARRIERS_WORTH = 1.2
"""What it is worth more to hit whoever holds the Quaffle."""
_SIGHTS: dict[Slot, tuple[tuple[int, Slot], ...]] = {
    slot: tuple((pitch_bits(flight(slot, way, FACES)), way) for way in DIRECTIONS) for slot in SLOTS
}
"""Slot → the slots that a throw from there passes, as bits, for each way."""


class Throws:
    """What throws at one side promise, as long as it stands where it stood."""

    def __init__(self) -> None:
        self._at: object = None
        self.known: dict[Slot, float] = {}

    def of(self, view: QuidditchView, number: int) -> dict[Slot, float]:
        """Slot → what the best throw from there promises, as far as it is known."""
        at = view.sides[1 - number].at, view.carrier
        if at != self._at:
            self._at, self.known = at, {}
        return self.known


class Sense:
    """What one side can make of the view."""

    def __init__(self, view: QuidditchView, seat: int, throws: Throws | None = None) -> None:
        self.view = view
        self.number = 0 if view.sides[0].seat == seat else 1
        self.mine = view.sides[self.number]
        self.theirs = view.sides[1 - self.number]
        self.carrier_side, _, self.carrier = view.carrier.partition(":")
        self._fields: dict[int, Field] = {}
        self._throws = {} if throws is None else throws.of(view, self.number)
        mine, theirs = self.mine.at, self.theirs.at
        self._free = PITCH & ~(bits(mine.values()) | bits(theirs.values()))
        self.chasers = [piece for piece in CHASERS if piece in mine]
        """The own chasers still on the pitch."""
        self.beaters = [piece for piece in BEATERS if piece in mine]
        """The own beaters still on the pitch."""

    @property
    def have_it(self) -> bool:
        """Whether the own side holds the Quaffle."""
        return bool(self.carrier) and int(self.carrier_side) == self.number

    @property
    def keeper_has_it(self) -> bool:
        """Whether either keeper holds it."""
        return self.carrier == KEEPER

    @cached_property
    def taken(self) -> frozenset[Slot]:
        """The slots with a piece on them."""
        return frozenset([*self.mine.at.values(), *self.theirs.at.values()])

    @cached_property
    def enemies(self) -> dict[Slot, str]:
        """Where Bludgers find somebody."""
        return standing(self.view, 1 - self.number)

    def way(self, start: Slot, goals: tuple[Slot, ...], *, onto: bool = False) -> Way | None:
        """A shortest way for a chaser or beater to one of these slots; `onto` even if taken."""
        field = self._field(start, goals, onto)
        return Way(0, start) if field is None else field.way(start)

    def _field(self, start: Slot, goals: tuple[Slot, ...], onto: bool) -> Field | None:
        """How far it is from everywhere; None: it is one of the goals."""
        wanted, here = goal_bits(goals), ANY_BIT[start]
        is_there = bool(wanted & here) if here else start in goals
        if is_there:
            return None
        if not onto:
            wanted &= self._free
        field = self._fields.get(wanted)
        if field is None:
            field = self._fields[wanted] = Field(wanted, self._free)
        return field

    def path(self, start: Slot, goals: tuple[Slot, ...], *, onto: bool = False) -> Path | None:
        """The same, slot by slot."""
        field = self._field(start, goals, onto)
        if field is None:
            return ()
        found = field.path(start)
        return None if found is None else tuple(found)

    def free_by(self, slot: Slot) -> list[Slot]:
        """Where a chaser or beater on a slot can fly at once."""
        return [
            one for one in neighbours(slot) if one not in self.taken and not is_keeper_slot(one)
        ]

    @property
    def home(self) -> tuple[Slot, ...]:
        """The own line (3)."""
        return LINES[self.number]

    @property
    def target(self) -> tuple[Slot, ...]:
        """The enemy line (3), from where one shoots."""
        return LINES[1 - self.number]

    # ---- Bludgers ------------------------------------------------------------------------

    def worth(self, piece: str) -> float:
        """What it is worth to put an enemy piece out."""
        if piece == KEEPER:
            return KEEPERS_WORTH
        if piece in BEATERS:
            return BEATERS_WORTH
        held = self.carrier == piece and not self.have_it
        left = sum(chaser in self.theirs.at for chaser in CHASERS)
        return CHASERS_WORTH[left - 1] + (CARRIERS_WORTH if held else 0.0)

    def throw(self, slot: Slot, way: Slot) -> float:
        """What a throw promises."""
        found = struck(self.enemies, slot, way)
        return 0.0 if found is None else found[1] * self.worth(found[0])

    def best_throw(self, slot: Slot) -> float:
        """What the best throw from a slot promises."""
        found = self._throws.get(slot)
        if found is None:
            found, enemies = 0.0, pitch_bits(self.theirs.at.values())
            for line, way in _SIGHTS[slot]:
                if line & enemies:
                    found = max(found, self.throw(slot, way))
            self._throws[slot] = found
        return found

    def danger(self, slot: Slot) -> float:
        """How easily a Bludger of the other half can be sent to a slot."""
        sign = 1 if self.number == 0 else -1
        found = 0.0
        for across, up in self.view.bludgers:
            over, high = slot[0] - across, slot[1] - up
            straight = over == 0 or high == 0 or abs(over) == abs(high)
            if across * sign > 0 and straight:
                found += max(0, 7 - max(abs(over), abs(high))) / 6
        return found
