"""Budgets: how long a bot that looks ahead may think, as part of the name of its level.

``master`` tries as often as its title says, ``master-400`` 400 times before every answer that
matters, and ``master-2s`` thinks for two seconds.
"""

from __future__ import annotations

import re

import msgspec

from commonroom.kernel.policy import Foresight

MASTER = "master"
_MOST_TRIALS = 1_000_000
_NAME = re.compile(
    rf"{MASTER}(-(?P<trials>[1-9]\d{{0,5}})|-(?P<seconds>[1-9]\d{{0,2}})s)?", re.ASCII
)


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may try before it answers; whichever is used up first."""

    trials: int
    seconds: float | None = None
    """With a limit of time, the same seed need not lead to the same answer."""


def budget_of(level: str, usual: int = Foresight().trials) -> Budget | None:
    """The budget that the name of a level stands for; None if it is no master's.

    A name without a number stands for the trials that are usual in the title.
    """
    found = _NAME.fullmatch(level)
    if found is None:
        return None
    if found["seconds"]:
        return Budget(_MOST_TRIALS, float(found["seconds"]))
    return Budget(int(found["trials"] or usual))
