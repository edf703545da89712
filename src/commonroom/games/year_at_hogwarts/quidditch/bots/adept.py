"""The adept: has flown a few times, and knows what beaters are for.

It goes for the goal by the shortest way as long as there is one, and thinks of Bludgers only while
the enemy keeper has the Quaffle. Then its chasers come to where passes arrive, and its beaters to
the nearest Bludger, whatever a throw from there promises. It does not ask itself what comes first,
does not wait until a chaser can run all the way, does not know where it is good to begin, and plays
cards of the race at once, by how far they lead and not by how the race may end.
"""

from __future__ import annotations

from typing import ClassVar

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.bots import ahead, flying, racing
from commonroom.games.year_at_hogwarts.quidditch.bots.novice import Novice
from commonroom.games.year_at_hogwarts.quidditch.bots.sense import Sense
from commonroom.games.year_at_hogwarts.quidditch.options import END_TURN, FLY
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.kernel import Chance, Msg
from commonroom.kernel.policy import Choice, Question


class Adept:
    """Knows all that can be done, and does it at once."""

    speaks_at: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, content: Content) -> None:
        self.content = content
        self._novice = Novice(content)

    def choose(self, view: QuidditchView, question: Question, chance: Chance) -> Choice | None:
        """A goal, a throw, or what a novice would do."""
        name = question.prompt.key.removeprefix("yh-ask-")
        sense = Sense(view, question.seat)
        if name == "action":
            return _action(sense, question, chance)
        if name == "race-card":
            return racing.by_feeling(self.content, question)
        if name in racing.ANSWERS:
            return racing.ANSWERS[name](self.content, sense, question)
        if name in flying.FLYING and name != "place":
            return flying.FLYING[name](sense, question)
        return self._novice.choose(view, question, chance)


def _action(sense: Sense, question: Question, chance: Chance) -> Choice:
    """To the goal; if that cannot be, nearer to the next pass and to Bludgers.

    When pieces bar each other's way for good, a move at random opens it sooner or later.
    """
    options = question.options
    attack = flying.attack(sense, options)
    if attack is not None:
        return Choice(attack, ahead.ATTACK)
    awaits = sense.keeper_has_it and not sense.have_it
    if awaits:
        nearer = flying.close_in(sense, options)
        if nearer is not None:
            return nearer
        beat = flying.to_nearest_bludger(sense, options) or flying.throw_soon(sense, options)
        if beat is not None:
            return Choice(beat, ahead.BEATER)
    flights = [one for one in options if one[0] == FLY.name and one[1] != sense.carrier]
    if flights and not (awaits and sense.pass_can_come):
        return Choice(chance.one_of(flights, "make-way"), Msg("yh-reason-make-way"))
    return Choice(END_TURN.option(), Msg("yh-reason-enough"))
