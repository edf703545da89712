"""The pitch as one side sees it: who is where, how far it is, what could be hit."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.quidditch.bots.ways import Field, Way, free_steps, least
from commonroom.games.year_at_hogwarts.quidditch.odds import FACES, standing, struck
from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    DIRECTIONS,
    LINE_BITS,
    PITCH,
    SLOTS,
    Slot,
    bit,
    bits,
    flight,
)
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.games.year_at_hogwarts.quidditch.state import BEATERS, CHASERS, KEEPER
from commonroom.kernel.policy import Plan

Path = tuple[Slot, ...]
"""The slots one enters, the goal last."""
KEEPERS_WORTH = 4.0
BEATERS_WORTH = 0.8
CHASERS_WORTH = (0.3, 0.6, 1.0)
"""Of the last chaser, of one of two, of one of three: goals bring cards for the race, and against
few chasers they come easily, so it does not pay to drive the last ones out."""
WORTHWHILE = 0.4
"""What a throw must promise for each action it costs."""
CARRIERS_WORTH = 1.2
"""What it is worth more to hit whoever holds the Quaffle."""
_SIGHTS: dict[Slot, tuple[tuple[int, Slot], ...]] = {
    slot: tuple((bits(flight(slot, way, FACES)), way) for way in DIRECTIONS) for slot in SLOTS
}
"""Slot → the slots that a throw from there passes, as bits, for each way."""


class Enemies:
    """What there is to know of the other side, as long as it stands where it stood."""

    def __init__(self) -> None:
        self._seen: object = None
        self.slots = 0
        """Where they are, as bits."""
        self.throws: dict[Slot, float] = {}
        """Slot → what the best throw from there promises, as far as it is known."""
        self.standing: dict[Slot, str] = {}
        """Where Bludgers find somebody."""

    def look(self, view: QuidditchView, number: int) -> None:
        """See whether anything has changed; `number` is that of the enemies."""
        at = view.sides[number].at
        seen = number, view.carrier, at
        if seen != self._seen:
            self._seen, self.slots, self.throws = seen, bits(at.values()), {}
            self.standing = standing(view, number)


class Sense:
    """What one side can make of the view."""

    def __init__(self, view: QuidditchView, seat: int, enemies: Enemies | None = None) -> None:
        self.view = view
        self.number = 0 if view.sides[0].seat == seat else 1
        self.mine = view.sides[self.number]
        self.theirs = view.sides[1 - self.number]
        self.carrier_side, _, self.carrier = view.carrier.partition(":")
        self._fields: dict[int, Field] = {}
        self._enemies = Enemies() if enemies is None else enemies
        self._enemies.look(view, 1 - self.number)
        mine = self.mine.at
        self._taken = bits(mine.values()) | self._enemies.slots
        self._free = PITCH & ~self._taken
        self.chasers = [piece for piece in CHASERS if piece in mine]
        """The own chasers still on the pitch."""
        self.beaters = [piece for piece in BEATERS if piece in mine]
        """The own beaters still on the pitch."""
        self.plan: Plan | None = None
        """What the answer is the beginning of."""

    @property
    def have_it(self) -> bool:
        """Whether the own side holds the Quaffle."""
        return bool(self.carrier) and int(self.carrier_side) == self.number

    @property
    def keeper_has_it(self) -> bool:
        """Whether either keeper holds it."""
        return self.carrier == KEEPER

    @property
    def pass_can_come(self) -> bool:
        """Whether a chaser of the enemy can come to where its keeper passes to it."""
        at, line = self.theirs.at, LINE_BITS[1 - self.number]
        return any(self.way(at[one], line) is not None for one in CHASERS if one in at)

    def is_taken(self, slot: Slot) -> bool:
        """Whether a piece is on a slot."""
        return bool(bit(slot) & self._taken)

    def way(self, start: Slot, goals: int, *, onto: bool = False) -> Way | None:
        """A shortest way for a chaser or beater to one of these slots; `onto` even if taken."""
        field = self._field(start, goals, onto)
        return Way(0, start) if field is None else field.way(start)

    def _field(self, start: Slot, goals: int, onto: bool) -> Field | None:
        """How far it is from everywhere; None: it is one of the goals."""
        if goals & bit(start):
            return None
        goals &= PITCH if onto else self._free
        field = self._fields.get(goals)
        if field is None:
            field = self._fields[goals] = Field(goals, self._free)
        return field

    def path(self, start: Slot, goals: int, *, onto: bool = False) -> Path | None:
        """The same, slot by slot."""
        field = self._field(start, goals, onto)
        if field is None:
            return ()
        found = field.path(start)
        return None if found is None else tuple(found)

    def free_by(self, slot: Slot) -> list[Slot]:
        """Where a chaser or beater on a slot can fly at once."""
        return free_steps(slot, self._free)

    @property
    def home(self) -> int:
        """The own line (3)."""
        return LINE_BITS[self.number]

    @property
    def target(self) -> int:
        """The enemy line (3), from where one shoots."""
        return LINE_BITS[1 - self.number]

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
        found = struck(self._enemies.standing, slot, way)
        return 0.0 if found is None else found[1] * self.worth(found[0])

    def best_throw(self, slot: Slot) -> float:
        """What the best throw from a slot promises."""
        throws = self._enemies.throws
        found = throws.get(slot)
        if found is None:
            found, enemies = 0.0, self._enemies.slots
            for line, way in _SIGHTS[slot]:
                if line & enemies:
                    found = max(found, self.throw(slot, way))
            throws[slot] = found
        return found

    def tempted(self, actions: int) -> bool:
        """Whether a throw within so many actions could be worthwhile, if nobody stood in the way to
        the Bludger.
        """
        at = self.mine.at
        for slot in self.view.bludgers:
            worth = self.best_throw(slot)
            for beater in self.beaters:
                moves = max(1, least(at[beater], slot))
                if moves <= actions and worth / moves >= WORTHWHILE:
                    return True
        return False

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
