"""Whom to be: how many more games each side of a character's card wins.

It shows only at the end of a game, too late for anybody who looks a few turns ahead.
"""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.bots.moment import Moment
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice

CARDS: dict[str, float] = {
    "harry-potter/a": 0.19,
    "harry-potter/b": 0.2,
    "albus-dumbledore/a": -0.97,
    "albus-dumbledore/b": -0.06,
    "minerva-mcgonagall/a": 0.05,
    "minerva-mcgonagall/b": 0.21,
    "rubeus-hagrid/a": 0.25,
    "rubeus-hagrid/b": 0.32,
    "draco-malfoy/a": -0.31,
    "draco-malfoy/b": 0.39,
    "bellatrix-lestrange/a": -0.41,
    "bellatrix-lestrange/b": 0.07,
    "lucius-malfoy/a": 0.08,
    "lucius-malfoy/b": -0.29,
    "peter-pettigrew/a": 0.07,
    "peter-pettigrew/b": 0.47,
}
"""Side of a card → what it adds to the logarithm of the odds to win, when all else is equal.

Fitted together with the signs of the evaluator. A character that is not here counts nothing.
"""


def card_worth(character: str, side: str) -> float:
    """What having this side face up tells about the end."""
    return CARDS.get(f"{character}/{side}", 0.0)


def pick(moment: Moment) -> Choice:
    """TAL-SET-1 The character, or the side of its card, that wins more."""

    def worth(option: Option) -> float:
        if option[0] == "play":
            return max(card_worth(verbs.PLAY.arg(option), side) for side in ("a", "b"))
        return card_worth(moment.view.players[moment.seat].character, verbs.FACE_UP.arg(option))

    _, option = moment.best(moment.options, worth)
    return Choice(option, Msg("tal-reason-best"))
