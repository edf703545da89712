"""Death Eaters on towers, each played by another player (YH-DE-1)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.events import CardDrawn, CardTaken, FightBegan
from commonroom.games.year_at_hogwarts.game import KEPT, Year
from commonroom.games.year_at_hogwarts.rules.asking import ask_once
from commonroom.games.year_at_hogwarts.rules.combatants import student_side
from commonroom.games.year_at_hogwarts.rules.ending import score
from commonroom.games.year_at_hogwarts.rules.fights import open_fight
from commonroom.games.year_at_hogwarts.rules.holdings import discard_all, send_away, top_card
from commonroom.games.year_at_hogwarts.state import Fight, Side, without
from commonroom.kernel import Option, Script

RULE = "YH-DE-1"


def meet(game: Year, seat: int) -> Script[str]:
    """The player to the right chooses a sheet and plays it.

    RULING: in Teams the first to the right who is of another team, if there is one.
    """
    villain = game.rivals(seat)[0]
    options: list[Option] = verbs.SHEET.each(game.state.death_eaters)
    option = yield from ask_once(villain, "death-eater", options, RULE, other_seat=seat)
    name = verbs.SHEET.arg(option)
    sheet = game.content.death_eaters[name]
    foe = Side(sheet.id, villain, hp=sheet.hp, full=sheet.hp)
    fight = Fight("death-eater", [student_side(game, seat)], foe)
    for deck, count in (("spell", sheet.spells), ("potion", sheet.potions)):
        for _ in range(count):
            card = top_card(game, deck)
            if card is not None:
                fight.hand.append(card)
                public = CardTaken(rule=RULE, seat=villain, deck=deck)
                audience = (villain,)
                game.tell(
                    CardDrawn, rule=RULE, seat=villain, card=card, audience=audience, public=public
                )
    game.tell(FightBegan, rule=RULE, seat=seat, opponent=sheet.id, hp=sheet.hp)
    return (yield from open_fight(game, fight))


def won(game: Year, fight: Fight) -> None:
    """Points; the token and the sheet are gone."""
    seat = fight.sides[0].seat
    state = game.state
    state.dark_towers = without(state.dark_towers, state.players[seat].space)
    state.death_eaters = without(state.death_eaters, fight.foe.who)
    score(game, seat, game.content.limit.death_eater_points, RULE)


def lost(game: Year, fight: Fight) -> None:
    """Cards, the Leaky Cauldron, 6 HP. RULING: the Death Eater is fresh next time."""
    seat = fight.sides[0].seat
    everything = game.switches.lost_to_death_eater_discards == "all"
    discard_all(game, seat, KEPT if everything else ("spell", "potion"), RULE)
    send_away(game, seat, RULE)
