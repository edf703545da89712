"""What a seat may know of the table: all of it. The only secrets of this game lie in chance."""

from __future__ import annotations

import msgspec

from commonroom.games.death_eaters_rising.game import VOLDEMORT, Rising
from commonroom.games.death_eaters_rising.rules.pool import pool
from commonroom.kernel.piles import in_order


class PlayerView(msgspec.Struct, frozen=True):
    """A player's open belongings."""

    seat: int
    faction: str
    headquarters: str
    team: tuple[str, ...]
    tokens: tuple[str, ...]


class LocationView(msgspec.Struct, frozen=True):
    """A location: its characters, and its places still free, the active one first."""

    id: str
    characters: tuple[str, ...]
    places: tuple[str, ...]
    active_place: str
    corruption: int
    room: int
    """How much more corruption the active place holds."""


class TurnView(msgspec.Struct, frozen=True):
    """The turn in progress."""

    number: int
    active: int
    mission: str
    placed: str
    """Where the mission token was placed first, which decides what the team's abilities add."""
    mustering: bool
    """Whether the dice are still to be taken; then the pool is what would be taken now."""
    pool: tuple[str, ...]
    rolled: tuple[str, ...]
    picked: tuple[str, ...]
    assigned: tuple[str, ...]
    discarded: tuple[str, ...]
    rolls: int
    acted: bool
    needs: dict[str, tuple[int, int, int, int]]
    matched: tuple[str, ...]
    spent: tuple[str, ...]
    limits: dict[str, int]


class TableView(msgspec.Struct, frozen=True):
    """The whole table as a seat sees it."""

    seat: int | None
    phase: str | None
    difficulty: str
    players: tuple[PlayerView, ...]
    locations: tuple[LocationView, ...]
    damage: dict[str, int]
    facing: str
    revealed: bool
    voldemort_damage: int
    damage_to_win: int
    hospital: tuple[str, ...]
    wizards_to_lose: int
    azkaban: tuple[str, ...]
    controlled: tuple[str, ...]
    fallen: tuple[str, ...]
    deck: tuple[str, ...]
    """The cards that can still come, in no order: everyone can work them out."""
    tokens: tuple[str, ...]
    """The face-down tokens, in no order: everyone can work them out."""
    used_tokens: tuple[str, ...]
    turn: TurnView
    outcome: tuple[str, ...]


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
