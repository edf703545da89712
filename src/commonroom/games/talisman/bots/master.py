"""What a master knows before it looks ahead: how to judge without doubt, and whom to be.

For an expert, characters and the sides of their cards are a matter of taste. How many more games
one side wins shows only at the end of a game, too late for anybody who looks a few turns ahead.
"""

from __future__ import annotations

from commonroom.games.talisman.bots.expert import Expert
from commonroom.games.talisman.bots.weights import Weights
from commonroom.games.talisman.content import Content
from commonroom.games.talisman.view import TableView
from commonroom.kernel import Chance, Msg, Option
from commonroom.kernel.policy import Choice, Question

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


class Master(Expert):
    """An expert who is sure of what it estimates, and knows which cards win."""

    def __init__(self, content: Content) -> None:
        super().__init__(content, Weights(doubt=0.0))

    def choose(self, view: TableView, question: Question, chance: Chance) -> Choice | None:
        """TAL-SET-1 The card that wins more; otherwise what an expert does."""

        def worth(option: Option) -> float:
            if option[0] == "play":
                return max(card_worth(str(option[1]), side) for side in ("a", "b"))
            return card_worth(view.players[question.seat].character, str(option[1]))

        if question.prompt.key not in ("tal-ask-character", "tal-ask-side-of-card"):
            return super().choose(view, question, chance)
        return Choice(max(question.options, key=worth), Msg("tal-reason-best"))
