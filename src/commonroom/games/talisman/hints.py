"""Hints: the odds of a battle or a crossing, and what is printed on the card one may use."""

from __future__ import annotations

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.option_odds import option_odds
from commonroom.games.talisman.options import FACE_UP, VERBS
from commonroom.games.talisman.view import TableView
from commonroom.games.talisman.wording.cards import printed
from commonroom.kernel import Msg, Option
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question
from commonroom.kernel.verb import verb_of


def hints(content: Content, view: TableView, question: Question) -> dict[Option, Hint]:
    """What is worth knowing about the options."""
    odds = option_odds(view, content, question.options, question.prompt)
    found = {}
    for option in question.options:
        chance = odds[option].fate.win if option in odds else None
        note = _printed(content, view, question.seat, option)
        if chance is not None or note:
            found[option] = Hint(chance, note=note)
    return found


def _printed(content: Content, view: TableView, seat: int, option: Option) -> tuple[Msg, ...]:
    """The face of the card; of a character somebody plays, the side that lies face up."""
    if option[0] == FACE_UP.name:
        return tuple(printed(content, f"{view.players[seat].character}/{FACE_UP.arg(option)}"))
    card = verb_of(option, VERBS).card(option)
    if card is None:
        return ()
    side = next((player.side for player in view.players if player.character == card), "")
    return tuple(printed(content, f"{card}/{side}" if side else card))
