"""Hints: the chance to destroy a Horcrux or to win a fight, and what is printed on a card."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.seen import FightView, SideView
from commonroom.games.year_at_hogwarts.voldemort_returns.odds import (
    HORCRUX,
    Party,
    party,
    wins,
    wins_after,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.games.year_at_hogwarts.wording.cards import printed
from commonroom.kernel import Msg, Option
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question

_ABOUT_CARDS = frozenset({"play", "cast", "use", "discard", "give", "search"})
_WIN = Msg("yh-aim-fight")
_BY_DICE = (Msg("yh-hint-by-dice"),)
"""What cards and abilities change is not in such a chance."""


def hints(content: Content, view: ReturnView, question: Question) -> dict[Option, Hint]:
    """What is worth knowing about the options."""
    found = {}
    for option in question.options:
        hint = _hint(content, view, question, option)
        if hint is not None:
            found[option] = hint
    return found


def _hint(content: Content, view: ReturnView, question: Question, option: Option) -> Hint | None:
    match option:
        case ("destroy", str(_)):
            return Hint(HORCRUX, aim=Msg("yh-aim-horcrux"))
        case ("face", str(who)):
            return Hint(_met(content, view, question.seat, who), aim=_WIN, note=_BY_DICE)
        case ("strike",) if view.fight is not None:
            return Hint(wins(*_parties(view.fight, question.seat)), aim=_WIN, note=_BY_DICE)
        case ("roll-defence" | "take-hit" as verb,) if view.fight is not None:
            hits = question.prompt.args["hits"]
            assert isinstance(hits, int)
            me, foe = _parties(view.fight, question.seat)
            rolled, taken = wins_after(foe, me, hits)
            return Hint(rolled if verb == "roll-defence" else taken, aim=_WIN, note=_BY_DICE)
        case (str(verb), str(card)) if verb in _ABOUT_CARDS:
            return Hint(note=tuple(printed(content, card)))
        case _:
            return None


def _parties(fight: FightView, seat: int) -> tuple[Party, Party]:
    """Oneself and the opponent."""
    mine, theirs = fight.sides[fight.acting], fight.foe
    if seat == theirs.seat:
        mine, theirs = theirs, mine
    return _dice(mine), _dice(theirs)


def _dice(side: SideView) -> Party:
    return Party(side.hp, side.dice, side.res)


def _met(content: Content, view: ReturnView, seat: int, who: str) -> float:
    """The chance of a hero who walks into a Death Eater."""
    me = view.players[seat]
    foe = next(one for one in view.characters if one.character == who)
    mine = party(content, me.student, me.hp, who)
    return wins(mine, party(content, who, foe.hp, me.student))
