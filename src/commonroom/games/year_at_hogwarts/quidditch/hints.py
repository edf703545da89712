"""Hints: the chance of a shot, and of putting a piece out with a Bludger."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.odds import goal, standing, struck
from commonroom.games.year_at_hogwarts.quidditch.options import RACE_CARD, SHOOT, THROW
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.games.year_at_hogwarts.quidditch.state import BEATERS
from commonroom.games.year_at_hogwarts.wording.cards import printed
from commonroom.kernel import Msg, Option
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question


def hints(content: Content, view: QuidditchView, question: Question) -> dict[Option, Hint]:
    """What is worth knowing about the options."""
    number = 0 if view.sides[0].seat == question.seat else 1
    found = {}
    for option in question.options:
        match option[0]:
            case SHOOT.name:
                found[option] = Hint(goal(view, number), aim=Msg("yh-aim-goal"))
            case RACE_CARD.name:
                found[option] = Hint(note=tuple(printed(content, RACE_CARD.arg(option))))
            case THROW.name:
                piece = str(question.prompt.args["piece"])
                beater = next(one for one in BEATERS if piece.endswith(one))
                enemies = standing(view, 1 - number)
                target = struck(enemies, view.sides[number].at[beater], THROW.args(option))
                if target is not None:
                    found[option] = Hint(target[1], aim=Msg("yh-aim-hit"))
            case _:
                pass
    return found
