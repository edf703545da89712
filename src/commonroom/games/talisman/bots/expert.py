"""The expert: weighs what every option promises, with exact chances, and says why in a line.

It keeps nothing from one question to the next but sums that would come out the same again: the same
view, question and content always get the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from commonroom.games.talisman.bots import answers, characters, dice, fighting, moving, spells
from commonroom.games.talisman.bots.moment import Knowledge, Moment
from commonroom.games.talisman.view import TableView
from commonroom.kernel import Chance, Msg
from commonroom.kernel.policy import Choice, Question


class Expert(Knowledge):
    """The best player of Talisman that we have without searching."""

    speaks_at: ClassVar[frozenset[str]] = frozenset({"tal-ask-fight", "tal-ask-plan"})
    only: ClassVar[Msg] = Msg("tal-reason-only-option")
    """Why it answers as it does where there is one option."""

    def choose(self, view: TableView, question: Question, chance: Chance) -> Choice | None:
        """The option that promises most; as a guest, silence unless something cannot wait."""
        asked = question.prompt.key.removeprefix("tal-ask-")
        if not question.as_guest:
            if asked not in _ABOUT_SPELLS:
                question = spells.without_casts(question)
            if len(question.options) == 1:
                return Choice(question.options[0], self.only)
        moment = Moment(self, view, question)
        try:
            return spells.as_guest(moment) if question.as_guest else _ANSWERS[asked](moment)
        finally:
            self.leave_table()


_ABOUT_SPELLS = frozenset({
    "plan", "fight", "evade", "roll", "start-of-turn", "avert", "answer", "cast-anew",
})  # fmt: skip
"""The questions to which a spell may be the best answer; at others the expert keeps its own."""

_ANSWERS: dict[str, Callable[[Moment], Choice]] = {
    "character": characters.pick,
    "side-of-card": characters.pick,
    "first": answers.first_player,
    "plan": moving.plan,
    "way": moving.way,
    "attempt": fighting.attempt,
    "go": moving.go,
    "die": moving.pick_die,
    "meet": fighting.meet,
    "fight": fighting.fight,
    "evade": fighting.evade_attack,
    "reward": fighting.reward,
    "stat": fighting.stat,
    "voldemort": fighting.voldemort,
    "attacked": fighting.attacked,
    "roll": dice.roll,
    "put-aside": dice.put_aside,
    "foretell": dice.foretell,
    "shift": answers.agree,
    "roll-more": answers.agree,
    "challenge": answers.challenge,
    "take-held": answers.agree,
    "save": answers.agree,
    "extra-turn": answers.again,
    "use": answers.use_trait,
    "try": answers.try_roll,
    "pay": answers.pay,
    "draw-more": answers.draw_more,
    "buy-spell": answers.buy_spell,
    "choose": answers.choose,
    "side": answers.advantage,
    "double": answers.double,
    "take": answers.take,
    "leave-object": answers.part_with,
    "give-up": answers.part_with,
    "break-fall": answers.break_fall,
    "ditch-first": answers.keep_all,
    "sell": answers.sell,
    "trade-in": answers.trade_in,
    "trade-for": answers.shop,
    "shop": answers.shop,
    "heal": answers.heal,
    "trade-spells": answers.trade_spells,
    "replace": answers.replace,
    "rob": answers.rob,
    "end": answers.end,
    "offer": answers.offer,
    "threaten": answers.threaten,
    "threatened": answers.threatened,
    "start-of-turn": spells.start_of_turn,
    "avert": spells.avert,
    "answer": spells.answer,
    "resist": spells.resist,
    "turn-spell": spells.turn_spell,
    "cast-anew": spells.cast_anew,
    "pay-spell": spells.pay_spell,
}
"""What is asked → who answers."""
