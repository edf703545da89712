"""Setup: factions and starters, the board, the deck (DER-SET)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.events import BoardLaid, Dealt, FirstPlayer, LeaderChosen
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.options import FIRST, LEAD
from commonroom.kernel import Decision, Msg, Script

_SPOTS = 3


def setup(game: Rising) -> Script[str]:
    """DER-SET-1 … DER-SET-5"""
    state = game.state
    lay_board(game)
    fill_supply(game)
    for seat in range(game.seats):
        yield from choose_leader(game, seat)
    state.active = yield from first_player(game)
    game.tell(FirstPlayer, rule="DER-SET-5", seat=state.active)
    build_deck(game)
    return "turn"


def lay_board(game: Rising) -> None:
    """DER-SET-1 He faces any location; the places of each lie in any order, the top one active."""
    state, content, chance = game.state, game.content, game.chance
    state.facing = chance.one_of(content.clockwise, "voldemort-faces")
    for location in content.clockwise:
        places = list(content.places_of[location])
        top = chance.draw(places, "active-place")
        state.places[location] = (top, *places)
        state.corruption[location] = 0
    active = tuple(game.active_place(location) for location in content.clockwise)
    game.tell(BoardLaid, rule="DER-SET-1", location=state.facing, places=active)


def fill_supply(game: Rising) -> None:
    """DER-SET-2 All spell tokens are in the supply; counters are only numbers here."""
    tokens = game.content.tokens.values()
    game.state.tokens = tuple(token.id for token in tokens for _ in range(token.count))


def choose_leader(game: Rising, seat: int) -> Script[None]:
    """DER-SET-3 A starter stands for its faction.

    Each starter exists once and a faction has two, so no faction can be taken a third time.
    """
    players = game.state.players
    taken = [wizard for player in players for wizard in player.team]
    free = LEAD.each(starter for starter in game.content.starters if starter not in taken)
    option = yield Decision(seat, "choose", free, Msg("der-ask-leader"), "DER-SET-3")
    leader = LEAD.arg(option)
    faction = game.content.wizards[leader].faction
    players[seat].faction = faction
    players[seat].team += (leader,)
    game.tell(LeaderChosen, rule="DER-SET-3", seat=seat, wizard=leader, faction=faction)


def first_player(game: Rising) -> Script[int]:
    """DER-SET-5 Chance decides, unless the players want to say who saw a film last."""
    seats = range(game.seats)
    if game.options["first-player"] == "random":
        return game.chance.one_of(seats, "first-player")
    option = yield Decision(0, "choose", FIRST.each(seats), Msg("der-ask-first"), "DER-SET-5")
    return FIRST.arg(option)


def build_deck(game: Rising) -> None:
    """DER-SET-4 Three characters at each location; Voldemort in the middle of what is left."""
    state, content = game.state, game.content
    taken = [wizard for player in state.players for wizard in player.team]
    deck = [card for card in (*content.wizards, *content.death_eaters) if card not in taken]
    for location in content.clockwise:
        cards = tuple(game.chance.draw(deck, "character") for _ in range(_SPOTS))
        state.spots[location] = cards
        for card in cards:
            game.tell(Dealt, rule="DER-SET-4", card=card, location=location)
    state.deck = tuple(deck)
    state.above_voldemort = content.voldemort.above[game.seats - 2]
