"""What a seat may know of the table: all of it. The only secrets of this game lie in chance."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.game import VOLDEMORT, Rising
from commonroom.games.death_eaters_rising.rules.pool import pool
from commonroom.games.death_eaters_rising.seen import LocationView, PlayerView, TableView, TurnView
from commonroom.kernel.piles import in_order


def view(game: Rising, seat: int | None) -> TableView:
    """The table as a seat (None: a spectator) sees it."""
    state, content = game.state, game.content
    return TableView(
        seat=seat,
        phase=state.phase,
        difficulty=game.options["difficulty"],
        players=tuple(
            [
                PlayerView(
                    number,
                    player.faction,
                    content.headquarters_of.get(player.faction, ""),
                    player.team,
                    player.tokens,
                )
                for number, player in enumerate(state.players)
            ]
        ),
        locations=tuple([_location(game, location) for location in content.clockwise]),
        damage={card: amount for card, amount in state.damage.items() if card != VOLDEMORT},
        facing=state.facing,
        revealed=state.revealed,
        voldemort_damage=state.damage.get(VOLDEMORT, 0),
        damage_to_win=game.damage_to_win,
        hospital=state.hospital,
        wizards_to_lose=game.wizards_to_lose,
        azkaban=state.azkaban,
        controlled=state.controlled,
        fallen=state.fallen,
        deck=in_order(state.deck),
        tokens=in_order(state.tokens),
        used_tokens=state.used_tokens,
        turn=_turn(game),
        outcome=state.outcome,
    )


def _location(game: Rising, location: str) -> LocationView:
    state = game.state
    return LocationView(
        location,
        state.spots.get(location, ()),
        state.places[location],
        game.active_place(location),
        state.corruption[location],
        game.room_for_corruption(location),
    )


def _turn(game: Rising) -> TurnView:
    state = game.state
    return TurnView(
        number=state.turn,
        active=state.active,
        mission=state.mission,
        placed=state.placed,
        mustering=state.mustering,
        pool=pool(game),
        rolled=state.rolled,
        picked=state.picked,
        assigned=state.assigned,
        discarded=state.discarded,
        rolls=state.rolls,
        acted=state.acted,
        needs=dict(state.needs),
        matched=tuple(state.matched),
        spent=state.spent,
        limits=dict(state.limits),
    )
