"""Hints: the odds of filling what a die is laid on; what is printed on the card one may use."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.option_odds import option_odds
from commonroom.games.death_eaters_rising.options import ASSIGN, VERBS
from commonroom.games.death_eaters_rising.seen import TableView
from commonroom.games.death_eaters_rising.wording import printed
from commonroom.kernel import Msg, Option
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question
from commonroom.kernel.verb import verb_of


def hints(content: Content, view: TableView, question: Question) -> dict[Option, Hint]:
    """What is worth knowing about the options."""
    found = {}
    odds = option_odds(view, content) if any(o[0] == ASSIGN.name for o in question.options) else {}
    for option in question.options:
        card = verb_of(option, VERBS).card(option)
        if option[0] == ASSIGN.name and option[2] in odds:
            chance = odds[ASSIGN.args(option)[1]]
            found[option] = Hint(chance.value, not chance.exact, Msg("der-aim-fill"))
        elif card is not None:
            found[option] = Hint(note=tuple(printed(content, card)))
    return found


def faces(content: Content) -> dict[str, list[Msg]]:
    """Card → the lines printed on it."""
    cards = (
        *content.wizards, *content.death_eaters, *content.places, *content.tokens,
        *content.abilities,
    )  # fmt: skip
    return {card: lines for card in cards if (lines := printed(content, card))}
