"""Flight: the mission token moves on before the first roll."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.cards.deed import Deed, ask
from commonroom.games.death_eaters_rising.events import MissionMoved
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.options import TRAVEL
from commonroom.games.death_eaters_rising.rules.symbols import move_mission
from commonroom.games.death_eaters_rising.vocabulary import Fly
from commonroom.kernel import Script


def can_fly(game: Rising, effect: Fly, deed: Deed) -> bool:
    """No wizard die was rolled yet."""
    return not game.state.rolls


def do_fly(game: Rising, effect: Fly, deed: Deed) -> Script[None]:
    """The active mission token goes to another location."""
    state = game.state
    options = TRAVEL.each(to for to in game.content.clockwise if to != state.mission)
    location = TRAVEL.arg((yield from ask(deed, "fly", options, "place")))
    move_mission(game, location)
    game.tell(
        MissionMoved, rule=deed.rule, seat=state.active, card=deed.card, location=state.mission
    )
