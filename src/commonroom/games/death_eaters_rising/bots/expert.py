"""The expert: weighs what every option promises, with exact chances, and says why in a line.

Whoever has played less does the same with what it knows (`skill`).

It keeps nothing from one question to the next but prices that would come out the same again: the
same view, question and content always get the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from commonroom.games.death_eaters_rising import options
from commonroom.games.death_eaters_rising.bots.choices import (
    accept,
    adds,
    bear,
    cleanse,
    colour,
    fill,
    guard,
    heal,
    leave,
    lose,
    strike,
    swap,
    swap_for,
    take,
)
from commonroom.games.death_eaters_rising.bots.helping import (
    help_out,
)
from commonroom.games.death_eaters_rising.bots.journey import first, lead, travel
from commonroom.games.death_eaters_rising.bots.moment import Moment
from commonroom.games.death_eaters_rising.bots.pool import COLOURS
from commonroom.games.death_eaters_rising.bots.rolling import dice, last, ready, reroll, turn
from commonroom.games.death_eaters_rising.bots.skill import EXPERT, Skill
from commonroom.games.death_eaters_rising.bots.uses import Die
from commonroom.games.death_eaters_rising.bots.worth import Helps, Worth, table_of
from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.seen import TableView
from commonroom.kernel import Chance, Msg
from commonroom.kernel.policy import Choice, Question

_SPEAKS_AT = frozenset({"der-ask-ready", "der-ask-roll-on", "der-ask-last"})


class Expert:
    """The best player of Death Eaters Rising that we have without searching; or a lesser one, who
    considers less.
    """

    only: ClassVar[Msg] = Msg("der-reason-only-option")

    def __init__(self, content: Content, skill: Skill = EXPERT) -> None:
        self.content = content
        self.skill = skill
        self.speaks_at = _SPEAKS_AT
        self._faces = {
            face: Die(face, COLOURS.index(shown.colour), shown.virtue, shown.count)
            for face, shown in content.faces.items()
        }
        self._table: object = None
        self._worth: Worth | None = None
        self._helps: Helps = {}

    def choose(self, view: TableView, question: Question, chance: Chance) -> Choice | None:
        """The option that promises most; as a guest, silence unless something is worth a token."""
        if len(question.options) == 1 and not question.as_guest:
            return Choice(question.options[0], self.only)
        moment = Moment(self.skill, self._prices(view), view, question, self._faces)
        if question.as_guest:
            return help_out(moment)
        return _ANSWERS[str(question.options[0][0])](moment)

    def _prices(self, view: TableView) -> Worth:
        """What everything is worth now; the same as before, if nothing has changed."""
        table = table_of(view)
        if self._worth is None or table != self._table:
            self._table = table
            self._worth = Worth(self.content, view, self.skill.weights, self._helps)
        return self._worth


_ANSWERS: dict[str, Callable[[Moment], Choice]] = {
    options.LEAD.name: lead,
    options.FIRST.name: first,
    options.TRAVEL.name: travel,
    options.GUARD.name: guard,
    options.LOSE.name: lose,
    options.LEAVE.name: leave,
    options.ADDS.name: adds,
    options.COLOUR.name: colour,
    options.ROLL.name: ready,
    options.ASSIGN.name: dice,
    options.DISCARD.name: dice,
    options.CHANGE.name: dice,
    options.STOP.name: dice,
    options.END.name: last,
    options.TAKE.name: take,
    options.ACCEPT.name: accept,
    options.HEAL.name: heal,
    options.BEAR.name: bear,
    options.CLEANSE.name: cleanse,
    options.STRIKE.name: strike,
    options.FILL.name: fill,
    options.SWAP.name: swap,
    options.SWAP_FOR.name: swap_for,
    options.TURN.name: turn,
    options.REROLL.name: reroll,
}
"""First verb of the options → who answers."""
