"""A bot: a policy of some level and a stream of chance of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from copy import deepcopy
from typing import Any

import msgspec

from commonroom.bots.budget import Budget, budget_of
from commonroom.bots.levels import checked_level, evaluator_of, first_policy_of, policy_of
from commonroom.bots.search import USUAL, Thinking, look_ahead
from commonroom.bots.visitors import checked_answer, is_visitor, welcome
from commonroom.kernel import Chance, Decision, Match, Msg, Option, content_of, key_from_seed
from commonroom.kernel.errors import BadOptionValue
from commonroom.kernel.policy import Choice, Foresight, Plan, Policy, Question


class Bot:
    """A player. It holds no part of the match: what it knows, it is told when it is asked."""

    __slots__ = (
        "_chance", "_foresight", "_next", "_only", "_plan", "_planned", "_plans", "_speaks_at",
        "_visiting", "budget", "level", "policy", "silent",
    )  # fmt: skip

    def __init__(
        self,
        level: str,
        policy: Policy[Any],
        chance: Chance,
        budget: Budget | None = None,
        foresight: Foresight = USUAL,
        *,
        visiting: bool = False,
    ) -> None:
        self.level = level
        self.budget = budget
        """What it may try before it answers; None: it answers at once."""
        self._foresight = foresight
        self.policy = policy
        self._speaks_at: Set[str] = getattr(policy, "speaks_at", frozenset())
        """A bot of somebody else need not say that it stays silent."""
        self.silent = not self._speaks_at
        self._only: Msg | None = getattr(policy, "only", None)
        self._plans: Callable[[], Plan | None] | None = getattr(policy, "plan", None)
        """A bot that looks ahead thinks about every answer."""
        self._plan: Plan | None = None
        self._planned = 0
        """How many answers of the plan were given."""
        self._next: Sequence[Option] | None = None
        """What was offered right after its last answer. No other decision has the same list, and
        the decision itself would lead to the table."""
        self._chance = chance
        self._visiting = visiting
        """Whether somebody else has written it, who may not know that a view is nobody's to change:
        it is shown again, and so are parts of it as long as they are the same."""

    def speaks_at(self, prompt: str) -> bool:
        """Whether it may have something to say as a guest when others are asked this."""
        return prompt in self._speaks_at

    def unseen(self, decision: Decision, seat: int) -> Choice | None:
        """Its answer where it need not look, for a view costs more than that: the only one there
        is, or the next one of a plan.
        """
        if seat != decision.owner:
            return None
        planned = self._next_of_plan(decision)
        if self._only is None or len(decision.options) != 1:
            return planned
        option = decision.options[0]
        if planned is None or planned.option != option:
            self._plan = None
        return Choice(option, self._only)

    def _next_of_plan(self, decision: Decision) -> Choice | None:
        """The next answer of its plan, if that still holds."""
        plan, self._plan = self._plan, None
        if plan is None or decision.options is not self._next or self._planned == len(plan.choices):
            return None
        choice, offered = plan.choices[self._planned], decision.options
        if decision.prompt.key != plan.prompt or choice.option not in offered:
            return None
        for option in offered:
            if option[0] not in plan.verbs:
                return None
        self._plan = plan
        self._planned += 1
        return choice

    def answered(self, now: Decision | None) -> None:
        """Its answer was taken, and now this is asked."""
        self._next = None if now is None else now.options

    def choose(self, view: msgspec.Struct, question: Question) -> Choice | None:
        """Its answer, without looking ahead; None, as a guest only, is silence."""
        if self._visiting:
            view = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=type(view))
            question = msgspec.structs.replace(question, prompt=deepcopy(question.prompt))
        choice = self.policy.choose(view, question, self._chance)
        if self._visiting:
            choice = checked_answer(self.level, choice, question)
        if self._plans is not None and self.budget is None:
            self._plan, self._planned = self._plans(), 0
            if self._visiting and self._plan is not None:
                for planned in self._plan.choices:
                    checked_answer(self.level, planned, question)
        return choice

    def think(self, view: msgspec.Struct, question: Question) -> Thinking:
        """Its answer, after as many trials as it asks for."""
        first = self.choose(view, question)
        if first is None or self.budget is None:
            return first
        return (yield from look_ahead(question, first, self.budget, self._chance, self._foresight))


def seated(
    match: Match, chosen: Mapping[int, str] | Sequence[str], seed: int | str
) -> dict[int, Bot]:
    """Bots for the seats of a match, each with a level and a stream of chance of its own."""
    setting = match.setting
    content = content_of(setting.game, setting.pack)
    by_seat = dict(chosen) if isinstance(chosen, Mapping) else dict(enumerate(chosen))
    bots = {}
    for seat, level in by_seat.items():
        known = level if level in welcome() else checked_level(setting.game, level)
        evaluator = evaluator_of(setting.game, content)
        foresight = USUAL if evaluator is None else evaluator.foresight
        budget = budget_of(known, foresight.trials)
        if seat not in range(setting.seats):
            raise BadOptionValue("seat", seat, range(setting.seats))
        if budget is None:
            policy = policy_of(setting.game, level, content)
        else:
            policy = first_policy_of(setting.game, content)
        chance = Chance(key_from_seed(f"{seed}/{seat}"), stream="bots")
        visiting = is_visitor(level) or level in welcome()
        bots[seat] = Bot(level, policy, chance, budget, foresight, visiting=visiting)
    return bots
