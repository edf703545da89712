"""A position of Death Eaters Rising in one literal, for tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from commonroom.games.death_eaters_rising.content import VIRTUES, Content
from commonroom.games.death_eaters_rising.game import VOLDEMORT
from commonroom.games.death_eaters_rising.state import Player, Table
from commonroom.kernel.arranging import check, known, read

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
_MIDDLE = 15
_LIMITS = ("no-tokens", "one-healed", "single-faces", "extra-dice", "fewer-dice",
           *(f"strike-costs-{virtue}" for virtue in VIRTUES))  # fmt: skip


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player: the team as wizard → damage."""

    team: dict[str, Number]
    faction: str = ""
    """The faction of the first wizard, unless said otherwise."""
    tokens: list[str] = []


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A location: its characters as card → damage, its places still free, and corruption."""

    characters: dict[str, Number] = {}
    places: list[str] | None = None
    corruption: Number = 0


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a literal may say; everything but the players has a quiet default.

    Characters named nowhere are in the deck. The position begins with the travel phase unless
    `phase` says otherwise; in the others, `mission` says where the active token lies.
    """

    players: list[Seat]
    active: Number = 0
    turn: Number = 0
    phase: Literal["travel", "voldemort", "muster"] = "travel"
    facing: str = "ministry-of-magic"
    mission: str = ""
    locations: dict[str, Spot] = {}
    deck: list[str] | None = None
    above_voldemort: Number | None = None
    """How many cards of the deck come before his; 15 by default, or all if there are fewer."""
    revealed: bool = False
    voldemort_damage: Number = 0
    hospital: list[str] = []
    azkaban: list[str] = []
    controlled: list[str] = []
    tokens: list[str] | None = None
    """The face-down supply; by default all that nobody holds."""
    used_tokens: list[str] = []
    limits: dict[str, Number] = {}


def read_position(position: Mapping[str, Any]) -> Position:
    """The literal, checked for shape."""
    return read(Position, position)


def table_of(content: Content, position: Position) -> Table:
    """The table that a position describes; every card, place and token exists once."""
    _check_turn(content, position)
    table = Table(
        phase="turn" if position.phase == "travel" else position.phase,  # travel begins the turn
        players=[_player(content, seat) for seat in position.players],
        active=position.active,
        turn=position.turn,
        facing=position.facing,
        mission=position.mission,
        placed=position.mission,
        mustering=bool(position.mission),
        revealed=position.revealed,
        hospital=tuple(position.hospital),
        azkaban=tuple(position.azkaban),
        controlled=tuple(position.controlled),
        used_tokens=tuple(position.used_tokens),
        limits=dict(position.limits),
    )
    _lay_out(content, position, table)
    _stack_deck(content, position, table)
    _stack_tokens(content, position, table)
    return table


def _check_turn(content: Content, position: Position) -> None:
    for location in (*position.locations, position.facing):
        known(location, content.locations, "location")
    if position.phase == "travel":
        check(not position.mission, "mission", "the token is placed in the travel phase")
    else:
        known(position.mission, content.locations, "location")
    seats = len(position.players)
    check(position.active < seats, "active", f"there are {seats} players, counted from 0")
    for limit in position.limits:
        known(limit, _LIMITS, "limit")


def _player(content: Content, seat: Seat) -> Player:
    check(bool(seat.team), "players", "every player needs a wizard")
    for wizard in seat.team:
        known(wizard, content.wizards, "wizard")
    faction = seat.faction or content.wizards[next(iter(seat.team))].faction
    known(faction, content.headquarters_of, "faction")
    return Player(faction, tuple(seat.team), tuple(seat.tokens))


def _lay_out(content: Content, position: Position, table: Table) -> None:
    for place in position.controlled:
        known(place, content.places, "place")
    for location in content.clockwise:
        spot = position.locations.get(location, Spot())
        cards, both = tuple(spot.characters), content.places_of[location]
        check(len(cards) <= 3, location, "a location has three spots")
        table.spots[location] = cards + ("",) * (3 - len(cards))
        lost = [place for place in position.controlled if place in both]
        left = [place for place in both if place not in lost]
        free = left if spot.places is None else list(spot.places)
        check(sorted(free + lost) == sorted(both), location, f"its places are {', '.join(both)}")
        active = content.places[free[0]] if free else content.locations[location]
        most = active.corruption
        check(spot.corruption <= most, location, f"{active.id} holds at most {most} corruption")
        table.places[location], table.corruption[location] = tuple(free), spot.corruption
        _put_damage(content, table, spot.characters)
    for seat in position.players:
        _put_damage(content, table, seat.team)
    if position.voldemort_damage:
        reason = "it cannot exceed the Death Eaters in Azkaban"
        check(position.voldemort_damage <= len(table.azkaban), "voldemort_damage", reason)
        table.damage[VOLDEMORT] = position.voldemort_damage


def _put_damage(content: Content, table: Table, cards: Mapping[str, int]) -> None:
    for card, damage in cards.items():
        known(card, content.tracks, "character")
        track = content.tracks[card]
        check(damage <= track, card, f"{damage} damage on a track of {track}")
        if damage:
            table.damage[card] = damage


def _stack_deck(content: Content, position: Position, table: Table) -> None:
    for wizard in table.hospital:
        known(wizard, content.wizards, "wizard")
    for card in table.azkaban:
        known(card, content.death_eaters, "Death Eater")
    out = [card for spots in table.spots.values() for card in spots if card]
    out += [wizard for player in table.players for wizard in player.team]
    out += table.hospital + table.azkaban
    if position.deck is None:
        table.deck = tuple(card for card in content.tracks if card not in out)
    else:
        table.deck = tuple(position.deck)
        out += table.deck
    for card in out:
        known(card, content.tracks, "character")
        check(out.count(card) == 1, card, "the card is in two places")
    if not table.revealed:
        cards, above = len(table.deck), position.above_voldemort
        table.above_voldemort = min(_MIDDLE, cards) if above is None else above
        check(table.above_voldemort <= cards, "above_voldemort", f"the deck has {cards} cards")


def _stack_tokens(content: Content, position: Position, table: Table) -> None:
    held = [token for player in table.players for token in player.tokens]
    held += table.used_tokens
    held += position.tokens or ()
    for token in held:
        known(token, content.tokens, "token")
        most = content.tokens[token].count
        check(held.count(token) <= most, token, f"there are only {most}")
    if position.tokens is not None:
        table.tokens = tuple(position.tokens)
        return
    table.tokens = tuple(
        kind.id for kind in content.tokens.values() for _ in range(kind.count - held.count(kind.id))
    )
