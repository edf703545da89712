"""Hints: the odds of a battle or a crossing, and what is printed on the card one may use."""

from __future__ import annotations

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.outlook import outlook
from commonroom.games.talisman.view import TableView
from commonroom.games.talisman.wording import printed
from commonroom.kernel import Msg, Option
from commonroom.kernel.hints import Hint
from commonroom.kernel.judge import Question

_CARD_AT = {
    "buy": 1, "cast": 2, "cast-on": 2, "take": 1, "use": 1, "evade": 1, "attack": 1, "play": 1,
    "pay-spell": 1, "replace": 1, "give-up": 1, "leave": 1, "sell": 1, "offer": 1, "cross": 1,
}  # fmt: skip
"""Verb → where in the option the card stands that it is about."""


def hints(content: Content, view: TableView, question: Question) -> dict[Option, Hint]:
    """What is worth knowing about the options."""
    odds = outlook(view, content, question.options, question.prompt)
    found = {}
    for option in question.options:
        chance = odds[option].fate.win if option in odds else None
        note = _printed(content, view, question.seat, option)
        if chance is not None or note:
            found[option] = Hint(chance, note=note)
    return found


def _printed(content: Content, view: TableView, seat: int, option: Option) -> tuple[Msg, ...]:
    """The face of the card; of a character somebody plays, the side that lies face up."""
    if option[0] == "face-up":
        return tuple(printed(content, f"{view.players[seat].character}/{option[1]}"))
    place = _CARD_AT.get(str(option[0]))
    if place is None:
        return ()
    card = str(option[place])
    side = next((player.side for player in view.players if player.character == card), "")
    return tuple(printed(content, f"{card}/{side}" if side else card))
