"""What things are worth to the expert. One unit is about what an ordinary turn brings."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The expert's scales, tuned by letting experts with different ones play each other."""

    win: float = 100.0
    """The game."""
    turn: float = 1.5
    magic: float = 4.0
    might: float = 2.0
    surplus: float = 0.4
    """The share of its worth that Magic or Might has beyond what is needed."""
    enough_magic: int = 14
    enough_might: int = 9
    life: float = 1.0
    death: float = 8.0
    """Losing the last Life, besides all that is lost with it."""
    frailty: float = 0.55
    """How much nearer death is with each Life less."""
    fate: tuple[float, ...] = (1.3, 1.1, 0.9, 0.7, 0.5)
    """The first token, the second …; the last number holds from there on."""
    galleons: tuple[float, ...] = (0.9, 0.9, 0.9, 0.5, 0.3)
    spell: float = 1.3
    hallow: float = 14.0
    trophy: float = 0.85
    """The share of its worth that a point has before it is exchanged."""
    stopped: float = 0.4
    """Ending the turn early."""
    follower: float = 0.8
    """Any follower, since it breaks a fall."""
    advantage: float = 0.5
    ferret: float = 6.0
    rival: float = 0.35
    """What it is worth that a rival has something less."""
    ahead: float = 0.6
    """How much less a place is worth that is a turn away."""
    patience: float = 5.0
    """For how many turns a region is compared with another."""
    daring: float = 0.65
    """The chance to win that is enough to enter the school."""
    despair: float = 0.12
    """The chance that is too small to go on in the school."""
