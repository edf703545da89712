"""What an opponent on a card does may be answered (YH-FGT-5); most scenes let it come."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules.fights import ENDURE, against_card
from commonroom.kernel import Event, Match


def endured(match: Match) -> list[Event]:
    """Endure such acts as long as there is one; what was told meanwhile."""
    told: list[Event] = []
    while acts(match):
        told += match.answer(ENDURE)
    return told


def acts(match: Match) -> bool:
    """Whether somebody is asked to answer a card."""
    game, decision = match.game, match.decision
    assert isinstance(game, Year)
    fight = game.state.fight
    asked = decision is not None and decision.prompt.key == "yh-ask-answer"
    return asked and fight is not None and against_card(fight)
