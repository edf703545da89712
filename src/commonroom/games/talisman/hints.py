"""Hints: the odds of a battle or a crossing, and what is printed on the card one may use."""

from __future__ import annotations

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.from_view import table_from_view
from commonroom.games.talisman.option_odds import option_odds
from commonroom.games.talisman.options import BARRIER, FACE_UP, GATES, KEEP, VERBS
from commonroom.games.talisman.rules.routes import routes
from commonroom.games.talisman.view import TableView
from commonroom.games.talisman.wording.cards import printed
from commonroom.kernel import Msg, Option
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question
from commonroom.kernel.verb import verb_of


def hints(content: Content, view: TableView, question: Question) -> dict[Option, Hint]:
    """What is worth knowing about the options."""
    # The dice of somebody else's roll say nothing of a spell that one may throw in.
    heard = () if question.as_guest and view.turn.dice else question.options
    odds = option_odds(view, content, heard, question.prompt)
    found = {}
    for option in question.options:
        chance = odds[option].fate.win if option in odds else None
        aim = None if chance is None else Msg(_AIMS.get(option[0], "tal-aim-battle"))
        note = _printed(content, view, question.seat, option)
        at = _ends(content, view, question, option)
        if chance is not None or note or at:
            found[option] = Hint(chance, aim=aim, at=at, note=note)
    return found


_AIMS: dict[str | int, str] = {BARRIER.name: "tal-aim-barrier", GATES.name: "tal-aim-gates"}


def _ends(content: Content, view: TableView, question: Question, option: Option) -> tuple[str, ...]:
    """TAL-MOV-1, TAL-MOV-2 Where a movement die leads that one may keep."""
    if option[0] != KEEP.name or question.prompt.args.get("purpose") != "move":
        return ()
    game, steps = table_from_view(view, content), KEEP.arg(option)
    if game.space(question.seat).region == "inner":
        steps = content.limit.steps_inner[steps - 1]
    return tuple(routes(game, question.seat, steps))


def _printed(content: Content, view: TableView, seat: int, option: Option) -> tuple[Msg, ...]:
    """The face of the card; of a character somebody plays, the side that lies face up."""
    if option[0] == FACE_UP.name:
        return tuple(printed(content, f"{view.players[seat].character}/{FACE_UP.arg(option)}"))
    card = verb_of(option, VERBS).card(option)
    if card is None:
        return ()
    side = next((player.side for player in view.players if player.character == card), "")
    return tuple(printed(content, f"{card}/{side}" if side else card))
