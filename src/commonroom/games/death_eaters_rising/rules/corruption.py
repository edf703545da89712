"""Corruption: putting it on places, removing it, losing places (DER-COR)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.events import Cleansed, Corrupted, PlaceControlled
from commonroom.games.death_eaters_rising.game import Rising


def corrupt(game: Rising, location: str, amount: int, rule: str) -> None:
    """DER-COR-1, DER-COR-2 Corrupt the active place of a location; more than it holds is lost."""
    added = min(amount, game.room_for_corruption(location))
    if added > 0:
        corruption = game.state.corruption
        corruption[location] += added
        place = game.active_place(location)
        now = corruption[location]
        game.tell(Corrupted, rule=rule, place=place, amount=added, corruption=now)


def cleanse(game: Rising, location: str, amount: int, rule: str) -> None:
    """Remove corruption from the active place of a location."""
    corruption = game.state.corruption
    removed = min(amount, corruption[location])
    if removed:
        corruption[location] -= removed
        place, now = game.active_place(location), corruption[location]
        game.tell(Cleansed, rule=rule, place=place, amount=removed, corruption=now)


def lose_full_places(game: Rising) -> None:
    """DER-COR-1 A full place goes to the Villain card; what lies below it becomes active."""
    state = game.state
    for location in game.content.clockwise_from[state.mission]:
        if game.room_for_corruption(location):
            continue
        place = game.active_place(location)
        state.corruption[location] = 0
        if state.places[location]:
            state.controlled += (place,)
            state.places[location] = state.places[location][1:]
        else:
            state.fallen += (location,)
        game.tell(PlaceControlled, rule="DER-COR-1", place=place)
