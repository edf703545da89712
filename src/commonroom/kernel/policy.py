"""Policies: what a player that is no person is asked, and what it answers.

Everything here is plain data. A policy never gets a `Decision`, whose closures reach the table.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from commonroom.kernel.chance import Chance
from commonroom.kernel.decision import Decision, Kind, Option
from commonroom.kernel.msg import Msg


class Question(msgspec.Struct, frozen=True):
    """An open decision as one seat hears it: with the options of that seat only."""

    seat: int
    owner: int
    kind: Kind
    options: tuple[Option, ...]
    prompt: Msg
    rule: str

    @classmethod
    def heard_by(cls, decision: Decision, seat: int) -> Question:
        """A decision as one seat hears it."""
        return cls(
            seat,
            decision.owner,
            decision.kind,
            tuple(decision.options_of(seat)),
            decision.prompt,
            decision.rule,
        )

    @property
    def as_guest(self) -> bool:
        """Whether somebody else must answer, and this seat merely may."""
        return self.seat != self.owner

    def best(self, rank: Callable[[Option], float]) -> tuple[float, list[Option]]:
        """The highest rank of all options, and those that have it."""
        ranks = [rank(option) for option in self.options]
        top = max(ranks)
        return top, [option for option, of in zip(self.options, ranks, strict=True) if of == top]


class Choice(NamedTuple):
    """An answer, and why, in one line; a bot need not say."""

    option: Option
    reason: Msg = Msg("bot-reason-own")


class Plan(NamedTuple):
    """What a policy answers next, as long as nobody else does and nothing but this is asked."""

    prompt: str
    verbs: Set[str]
    """If anything else is offered, it looks at the table again."""
    choices: tuple[Choice, ...]


V_contra = TypeVar("V_contra", contravariant=True)


class Policy(Protocol[V_contra]):
    """How well somebody plays a game. It sees the view of its seat and nothing else."""

    @property
    def speaks_at(self) -> Set[str]:
        """Keys of the prompts at which it may want to speak up as a guest.

        Listing what guests may do costs time, so nobody asks at other moments.
        """

    def choose(self, view: V_contra, question: Question, chance: Chance) -> Choice | None:
        """The answer; None, as a guest only, is silence. `chance` is the policy's own stream."""


class Foresight(msgspec.Struct, frozen=True):
    """How far and how often a title's masters look ahead before they ask its evaluator."""

    turns: int = 1
    """For how many turns it is worth playing on before asking how the game stands."""
    trials: int = 80
    """What a master tries before an answer unless told otherwise: some tenths of a second."""
    finest: float = 0.01
    """The least difference of two chances that can be told; less is an error of the evaluator."""
    patience: float = 0.0
    """How many standard errors an option may be behind what is believed before it is given up; 0:
    whatever falls behind goes, which is quick, but misses much of what is a little better."""
    convinced: float = 1.5
    """A lead of so many standard errors makes a master leave the expert's choice: less is luck, and
    more would give away half of what trials can find."""
    in_step: bool = False
    """Whether every turn of a world brings the same dice after each option, however many were
    rolled in turns before: what differs then is more of the option and less of luck."""
    second_look: int = 0
    """For how many turns what seems better is looked at again, in worlds of its own, before it is
    believed; 0: where the evaluator need not be doubted."""


class Evaluator(Protocol[V_contra]):
    """How a game in the middle stands, for players that look ahead and have to stop somewhere."""

    @property
    def foresight(self) -> Foresight:
        """How far it is worth looking ahead."""

    def turn(self, view: V_contra, seat: int) -> int | None:
        """What tells a turn from the one before, if it is one at whose start a seat may ask."""

    def chance(self, view: V_contra, seat: int) -> float:
        """About how likely a seat is to win, from 0 to 1, by its own view."""
