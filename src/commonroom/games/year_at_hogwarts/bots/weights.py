"""What things are worth to the expert. One unit is a House point."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The expert's scales."""

    turn: float = 8.0
    """What a turn brings."""
    stride: float = 6.5
    """How far one comes in a turn."""
    growth: float = 2.0
    """How many HP, or cards worth as many, a turn brings on the way."""
    mission: float = 30.0
    """A mission that is still needed, besides its points."""
    victory: float = 80.0
    defeat: float = 22.0
    """What losing a mission costs, besides the cards."""
    card: float = 3.0
    book: float = 6.0
    hp: float = 1.2
    action: float = 4.5
    event: float = 1.0
    duel: float = -2.0
    floo: float = 6.0
    far: float = 6.0
    """How many turns it takes to come by what is out of reach."""
    hunt: float = 2.5
    """Turns to get an object from a rival one has caught up with."""
    sated: float = 0.3
    """The share that points keep which are more than the year needs."""
    content: float = 0.45
    """The share that they keep which are more than a team needs beside its missions."""
    grasp: float = 0.7
    """The share of its worth that an object has at once, before somebody else takes it."""
    spare_thing: float = 0.2
    """An object that no mission of one's own needs."""
    pitch: float = 9.0
    flown: float = 22.0
    """Having flown, where it is needed to end the year."""
    caution: float = 1.0
    """How much dearer a defeat is; alone it is the end."""
    rash: float = 0.03
    sure: float = 0.45
    haste: float = 0.03
    """The chance asked of a team's weakest: `sure` at first, `haste` less each round, down to
    `rash`."""
    hurry: float = 3.0
    """How much dearer a turn is to those for whom the team waits."""
    joining: float = 40.0
    """Coming to where the team waits."""
