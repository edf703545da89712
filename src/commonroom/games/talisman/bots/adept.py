"""The adept: somebody who has played a few times.

It knows what things are worth and how battles go, as an expert does. But it does not look around
the board: where to walk it decides by a novice's priorities. And it takes the side of a card that
has the higher numbers, since it cannot know yet which of them wins more games.
"""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.bots.expert import Expert
from commonroom.games.talisman.bots.novice import Novice
from commonroom.games.talisman.content import Content
from commonroom.games.talisman.view import TableView
from commonroom.kernel import Chance, Msg, Option
from commonroom.kernel.policy import Choice, Question

_WALKS = frozenset({"tal-ask-way", "tal-ask-go", "tal-ask-die"})
_CARDS = frozenset({"tal-ask-character", "tal-ask-side-of-card"})


class Adept(Expert):
    """A player of Talisman who knows the cards, and the board a little."""

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self._novice = Novice(content)

    def choose(self, view: TableView, question: Question, chance: Chance) -> Choice | None:
        """What an expert does, but for walks and for whom to be."""
        asked = question.prompt.key
        if asked in _WALKS:
            return self._novice.choose(view, question, chance)
        if asked in _CARDS:
            return self._card(view, question)
        return super().choose(view, question, chance)

    def _card(self, view: TableView, question: Question) -> Choice:
        """TAL-SET-1 The character, or the side of its card, with the higher numbers."""

        def printed(option: Option) -> int:
            if option[0] == verbs.PLAY.name:
                return max(self._printed(verbs.PLAY.arg(option), side) for side in ("a", "b"))
            return self._printed(view.players[question.seat].character, verbs.FACE_UP.arg(option))

        return Choice(max(question.options, key=printed), Msg("tal-reason-best"))

    def _printed(self, character: str, side: str) -> int:
        entry = self.content.characters[character]
        card = entry.a if side == "a" else entry.b
        return card.magic + card.might + card.life + card.fate
