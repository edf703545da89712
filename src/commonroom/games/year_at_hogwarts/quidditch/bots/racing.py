"""The race: the card that raises the chance to win most; by feeling, the one that leads far."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch.bots.sense import Sense
from commonroom.games.year_at_hogwarts.quidditch.odds import (
    FACES,
    TWO_DICE,
    after,
    after_slowed,
)
from commonroom.games.year_at_hogwarts.quidditch.options import GO_ON, RACE_CARD, SET_DIE
from commonroom.games.year_at_hogwarts.vocabulary import (
    Ahead,
    Back,
    Mute,
    Pick,
    Reroll,
    RollAhead,
    SetDie,
    Shield,
    Slow,
)
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice, Question

THRIFT = 0.03
"""What a card kept for later is worth, in chances to win."""
SNAG = 0.04
"""What it is worth that the other cannot play a card, or not against oneself."""


def _best(question: Question, worth: Callable[[Option], float]) -> Choice:
    worths = [worth(option) for option in question.options]
    top = max(worths)
    option = question.options[worths.index(top)]
    percent = round(100 * max(0.0, min(1.0, top)))
    key = "yh-reason-race-wait" if option[0] == GO_ON.name else "yh-reason-race"
    return Choice(option, Msg(key, {"percent": percent}))


def card(content: Content, sense: Sense, question: Question) -> Choice:
    """Another roll or a better die before the flight, something else after it, or no card."""
    rolled = sense.view.dice
    mine, theirs = sense.mine.seeker, sense.theirs.seeker

    def worth(option: Option) -> float:
        if option[0] != RACE_CARD.name:
            return after(mine + sum(rolled), theirs) + THRIFT
        name = RACE_CARD.arg(option)
        for effect in content.quidditch[name].effects:
            match effect:
                case Reroll():
                    return _rolled(mine, theirs, len(rolled))
                case SetDie(face=face):
                    return after(mine + sum(rolled) - min(rolled) + face, theirs)
                case _:
                    pass
        return _played(content, sense, name)

    return _best(question, worth)


def _rolled(mine: int, theirs: int, dice: int) -> float:
    if dice > 1:
        return sum(chance * after(mine + total, theirs) for total, chance in TWO_DICE)
    return sum(after(mine + face, theirs) for face in range(1, FACES + 1)) / FACES


def _played(content: Content, sense: Sense, name: str) -> float:
    """The chance to win once the seeker has flown and a card is played."""
    mine, theirs = sense.mine.seeker + sum(sense.view.dice), sense.theirs.seeker
    shielded, armed = sense.theirs.shielded, sense.theirs.card_count > 0
    slowed, extra, rolls = False, 0.0, False
    for effect in content.quidditch[name].effects:
        match effect:
            case Ahead(spaces=spaces, behind=behind):
                mine += spaces if not behind or mine < theirs else 0
            case RollAhead():
                rolls = True
            case Back(spaces=spaces) if not shielded:
                theirs = max(0, theirs - spaces)
            case Slow() if not shielded:
                slowed = True
            case Mute() if not shielded:
                extra += SNAG * armed
            case Shield():
                extra += SNAG * armed
            case Pick():
                extra += THRIFT
            case _:
                pass
    then = after_slowed if slowed else after
    if rolls:
        return extra + sum(then(mine + face, theirs) for face in range(1, FACES + 1)) / FACES
    return extra + then(mine, theirs)


def by_feeling(content: Content, question: Question) -> Choice:
    """Whichever card moves the seekers most, without a thought of later turns."""

    def gain(option: Option) -> int:
        if option[0] != RACE_CARD.name:
            return -1
        spaces = 0
        for effect in content.quidditch[RACE_CARD.arg(option)].effects:
            if isinstance(effect, Ahead | Back):
                spaces += effect.spaces
        return spaces

    return Choice(max(question.options, key=gain), Msg("yh-reason-race-card"))


def set_die(content: Content, sense: Sense, question: Question) -> Choice:
    """The lowest die is turned."""
    option = min(question.options, key=SET_DIE.arg)
    return Choice(option, Msg("yh-reason-set-die"))


ANSWERS: dict[str, Callable[[Content, Sense, Question], Choice]] = {
    "race-card": card,
    "set-die": set_die,
}
