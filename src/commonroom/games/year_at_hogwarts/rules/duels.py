"""Duels with the students on cards (YH-DUE-1)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.events import FightBegan, FightLost
from commonroom.games.year_at_hogwarts.game import KEPT, Year
from commonroom.games.year_at_hogwarts.rules.combatants import student_side
from commonroom.games.year_at_hogwarts.rules.fights import open_fight
from commonroom.games.year_at_hogwarts.rules.holdings import (
    change_hp,
    discard_all,
    discard_chosen,
    draw,
    reveal,
    send_away,
)
from commonroom.games.year_at_hogwarts.state import Fight, Side
from commonroom.kernel import Script

RULE = "YH-DUE-1"


def duel(game: Year, seat: int) -> Script[str]:
    """Draw a duel card, not one's own character, and fight."""
    player = game.state.players[seat]
    name = reveal(game, seat, "duel", RULE)
    if name is not None and game.content.duels[name].student == player.student:
        name = reveal(game, seat, "duel", RULE)
    if name is None or game.content.duels[name].student == player.student:
        return "end"
    card = game.content.duels[name]
    if player.hp <= 1 and game.switches.duel_at_one_hp == "lost":
        game.tell(FightLost, rule=RULE, seat=seat, opponent=card.id)
        yield from discard_chosen(game, seat, game.content.limit.duel_discards, RULE)
        return "end"
    game.tell(FightBegan, rule=RULE, seat=seat, opponent=card.id, hp=card.hp)
    foe = Side(card.id, hp=card.hp, full=card.hp)
    return (yield from open_fight(game, Fight("duel", [student_side(game, seat)], foe)))


def won(game: Year, seat: int) -> None:
    """A spell, a potion and a book."""
    for deck in KEPT:
        draw(game, seat, deck, 1, RULE)


def lost(game: Year, seat: int) -> Script[None]:
    """Three cards; at 0 HP all of them and the Leaky Cauldron (it), or the game (YH-SOLO-1)."""
    player = game.state.players[seat]
    sent_away = game.solo or game.switches.duel_zero_hp == "leaky-cauldron"
    if player.hp <= 0 and sent_away:
        discard_all(game, seat, KEPT, RULE)
        send_away(game, seat, RULE)
        return
    if player.hp <= 0:
        change_hp(game, seat, 1, RULE)
    yield from discard_chosen(game, seat, game.content.limit.duel_discards, RULE)
