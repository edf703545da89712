"""A position of Death Eaters Rising in one literal, for tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.game import VOLDEMORT
from commonroom.games.death_eaters_rising.state import Player, Table
from commonroom.kernel.errors import BadArrangement


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player: the team as wizard → damage."""

    team: dict[str, int]
    faction: str = ""
    """The faction of the first wizard, unless said otherwise."""
    tokens: list[str] = []


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A location: its characters as card → damage, its places still free, and corruption."""

    characters: dict[str, int] = {}
    places: list[str] | None = None
    corruption: int = 0


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a literal may say; everything but the players has a quiet default.

    Characters named nowhere are in the deck. The position begins with the travel phase unless
    `phase` says otherwise; from "muster" on, `mission` says where the active token lies.
    """

    players: list[Seat]
    active: int = 0
    turn: int = 0
    phase: str = "travel"
    facing: str = "ministry-of-magic"
    mission: str = ""
    locations: dict[str, Spot] = {}
    deck: list[str] | None = None
    above_voldemort: int = 15
    revealed: bool = False
    voldemort_damage: int = 0
    hospital: list[str] = []
    azkaban: list[str] = []
    controlled: list[str] = []
    tokens: list[str] | None = None
    """The face-down supply; by default all that nobody holds."""
    used_tokens: list[str] = []
    limits: dict[str, int] = {}


def read_position(position: Mapping[str, Any]) -> Position:
    """The literal, checked for shape."""
    try:
        return msgspec.convert(dict(position), Position)
    except msgspec.ValidationError as error:
        raise BadArrangement("position", str(error)) from error


def table_of(content: Content, position: Position) -> Table:
    """The table that a position describes; every card and token exists once."""
    for location in position.locations:
        _check(location in content.locations, "locations", f"there is no location {location!r}")
    for seat in position.players:
        _check(bool(seat.team), "players", "every player needs a wizard")
    table = Table(
        phase=position.phase,
        players=[_player(content, seat) for seat in position.players],
        active=position.active,
        turn=position.turn,
        facing=position.facing,
        mission=position.mission,
        revealed=position.revealed,
        above_voldemort=0 if position.revealed else position.above_voldemort,
        hospital=list(position.hospital),
        azkaban=list(position.azkaban),
        controlled=list(position.controlled),
        used_tokens=list(position.used_tokens),
        limits=dict(position.limits),
    )
    _lay_out(content, position, table)
    _stack_deck(content, position, table)
    _stack_tokens(content, position, table)
    return table


def _player(content: Content, seat: Seat) -> Player:
    first = next(iter(seat.team))
    _check(first in content.wizards, "players", f"{first!r} is no wizard")
    faction = seat.faction or content.wizards[first].faction
    return Player(faction, list(seat.team), list(seat.tokens))


def _lay_out(content: Content, position: Position, table: Table) -> None:
    for location in content.clockwise:
        spot = position.locations.get(location, Spot())
        cards = list(spot.characters)
        _check(len(cards) <= 3, location, "a location has three spots")
        table.spots[location] = cards + [""] * (3 - len(cards))
        free = [place for place in content.places_of[location] if place not in position.controlled]
        table.places[location] = list(free if spot.places is None else spot.places)
        table.corruption[location] = spot.corruption
        _put_damage(content, table, spot.characters)
    for seat in position.players:
        _put_damage(content, table, seat.team)
    if position.voldemort_damage:
        table.damage[VOLDEMORT] = position.voldemort_damage


def _put_damage(content: Content, table: Table, cards: Mapping[str, int]) -> None:
    for card, damage in cards.items():
        _check(card in content.tracks, "characters", f"there is no character {card!r}")
        track = content.tracks[card]
        _check(0 <= damage <= track, card, f"{damage} damage on a track of {track}")
        if damage:
            table.damage[card] = damage


def _stack_deck(content: Content, position: Position, table: Table) -> None:
    out = [card for spots in table.spots.values() for card in spots if card]
    out += [wizard for player in table.players for wizard in player.team]
    out += table.hospital + table.azkaban
    for card in out:
        _check(card in content.tracks, "characters", f"there is no character {card!r}")
        _check(out.count(card) == 1, card, "the card is in two places")
    rest = [card for card in content.tracks if card not in out]
    if position.deck is not None:
        _check(set(position.deck) <= set(rest), "deck", "it holds cards that lie elsewhere")
        rest = list(position.deck)
    table.deck = rest


def _stack_tokens(content: Content, position: Position, table: Table) -> None:
    held = [token for player in table.players for token in player.tokens] + table.used_tokens
    for token in held:
        _check(token in content.tokens, "tokens", f"there is no token {token!r}")
        most = content.tokens[token].count
        _check(held.count(token) <= most, token, f"there are only {most}")
    if position.tokens is not None:
        table.tokens = list(position.tokens)
        return
    table.tokens = [
        kind.id for kind in content.tokens.values() for _ in range(kind.count - held.count(kind.id))
    ]


def _check(so: bool, where: str, reason: str) -> None:
    if not so:
        raise BadArrangement(where, reason)
