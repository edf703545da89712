"""Hints: what is worth telling a person about an option before they choose it."""

from __future__ import annotations

import msgspec

from commonroom.kernel.msg import Msg


class Hint(msgspec.Struct, frozen=True):
    """What a seat can know about one of its options; never more than its view tells."""

    chance: float | None = None
    """The chance, from 0 to 1, of what one chooses it for."""
    at_least: bool = False
    """Whether the chance may be higher, because working it out exactly would take too long."""
    aim: Msg | None = None
    """What that is: what follows the number in a sentence."""
    at: tuple[str, ...] = ()
    """What lights up on a board besides: where it can lead."""
    note: tuple[Msg, ...] = ()
    """What is printed on the card it is about, mostly."""
