"""A Quidditch match in one literal, for tests, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from commonroom.games.year_at_hogwarts.quidditch.pitch import BLUDGERS, CENTRE, Slot, on_pitch
from commonroom.games.year_at_hogwarts.quidditch.state import HOUSES, PIECES, Quidditch, Side
from commonroom.kernel.arranging import check, read


class SideLiteral(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side: its pieces as piece → [column, row]."""

    house: str
    at: dict[str, Slot]
    goals: int = 0
    cards: list[str] = []
    seeker: int = 0


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a literal may say."""

    sides: tuple[SideLiteral, SideLiteral]
    phase: str = "quidditch-turn"
    turn: int = 0
    actions: int = 0
    quaffle: Slot = CENTRE
    carrier: str = ""
    bludgers: tuple[Slot, Slot] = BLUDGERS
    dice: tuple[int, ...] = ()
    winner: int = -1


def read_position(position: Mapping[str, Any]) -> Position:
    """The literal, checked for shape."""
    return read(Position, position)


def match_of(position: Position, cards: tuple[str, ...]) -> Quidditch:
    """The match that a position describes."""
    rolled = position.phase != "quidditch-cards" or bool(position.dice)
    check(rolled, "dice", "the seeker has rolled when a card is chosen")
    deck = list(cards)
    sides = []
    for seat, literal in enumerate(position.sides):
        check(literal.house in HOUSES, "house", f"there is no house {literal.house!r}")
        for piece, slot in literal.at.items():
            check(piece in PIECES, "at", f"there is no piece {piece!r}")
            check(on_pitch(slot), piece, f"{slot} is not on the pitch")
        for card in literal.cards:
            check(card in deck, "cards", f"{card!r} is no card, or in two places")
            deck.remove(card)
        sides.append(
            Side(
                seat,
                literal.house,
                dict(literal.at),
                literal.goals,
                tuple(literal.cards),
                literal.seeker,
            )
        )
    match = Quidditch(
        sides=sides,
        deck=tuple(deck),
        turn=position.turn,
        starter=position.turn,
        actions=position.actions,
        quaffle=position.quaffle,
        carrier=position.carrier,
        bludgers=position.bludgers,
        dice=position.dice,
        winner=position.winner,
    )
    if match.carrier:
        number, _, piece = match.carrier.partition(":")
        check(number in ("0", "1") and piece in sides[int(number)].at, "carrier", "nobody has it")
        match.quaffle = sides[int(number)].at[piece]
    return match
