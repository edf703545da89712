"""The weakest policy, for every game: any option is as good as another."""

from __future__ import annotations

import msgspec

from commonroom.kernel import Chance, Msg
from commonroom.kernel.policy import Choice, Question


class AnyOption:
    """Answers at random and keeps quiet as a guest."""

    speaks_at: frozenset[str] = frozenset()

    def choose(self, view: msgspec.Struct, question: Question, chance: Chance) -> Choice | None:
        """One of the options, all equally likely."""
        if question.as_guest:
            return None
        return Choice(chance.one_of(question.options, "option"), Msg("bot-reason-random"))
