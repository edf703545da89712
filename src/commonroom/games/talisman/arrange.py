"""A position of Talisman in one literal, for tests, puzzles and bug reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from commonroom.games.talisman.content import DECKS, Content
from commonroom.games.talisman.game import DEATH_EATERS, HALLOW, ORDER
from commonroom.games.talisman.rules.setup import table_for
from commonroom.games.talisman.state import NOBODY, Player, Table
from commonroom.kernel.arranging import check, read


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player. Numbers that are not given are those of the card, the space is its start."""

    character: str
    side: str = "a"
    space: str | None = None
    magic: int | None = None
    might: int | None = None
    life: int | None = None
    fate: int | None = None
    galleons: int | None = None
    spells: list[str] = []
    objects: list[str] = []
    followers: list[str] = []
    trophies: list[str] = []
    fallen: bool = False
    ferret: int = 0
    lost_turns: int = 0
    challenge: int = 0
    next_move: str = ""
    next_may: bool = False
    unlocked: bool = False
    turned_back: bool = False
    keys: int = 0
    boggart: int = 0
    seeking: bool = False
    commander: int = NOBODY
    rested: list[str] = []


_UNDER_WAY = ("roll", "rolled", "way", "battle", "extra")
"""Phases that need more than a position says."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a literal may say; everything but the players has a quiet default.

    The turn of the active player begins, unless `phase` says otherwise; `came_from` is the region
    from which it came to its space, for the phase "meet". Encounter cards named nowhere are in
    their decks, spells in theirs; Galleons, Fate, purchases and Hallows that nobody has are in the
    supply.
    """

    players: list[Seat]
    active: int = 0
    turn: int = 0
    phase: str = "begin"
    advantage: str = ORDER
    voldemort: str = "great-hall"
    lying: dict[str, list[str]] = {}
    coins: dict[str, int] = {}
    held: dict[str, int] = {}
    outer: list[str] | None = None
    """The Outer deck, by default every card of it that is nowhere else; those left out are
    discarded.
    """
    middle: list[str] | None = None
    bottoms: dict[str, list[str]] = {}
    spells: list[str] | None = None
    """The spell deck; those left out are discarded."""
    came_from: str = ""
    die: int = 0
    picks_die: bool = False
    extra: int = 0
    slow_card: str = ""
    slow_rounds: int = 0
    slow_seat: int = NOBODY


def read_position(position: Mapping[str, Any]) -> Position:
    """The literal, checked for shape."""
    return read(Position, position)


def table_of(content: Content, options: Mapping[str, str], position: Position) -> Table:
    """The table that a position describes; every card and token exists once."""
    seats = len(position.players)
    table = table_for(content, seats, options)
    table.phase = position.phase
    check(0 <= position.active < seats, "active", "there is no such seat")
    check(position.advantage in (ORDER, DEATH_EATERS), "advantage", "it is one of both sides")
    check(position.voldemort in content.spaces, "voldemort", "there is no such space")
    table.active, table.turn, table.advantage = position.active, position.turn, position.advantage
    table.voldemort, table.this_turn.die = position.voldemort, position.die
    table.this_turn.came_from = position.came_from
    table.this_turn.picks_die, table.extra = position.picks_die, position.extra
    table.players = [_player(content, seat) for seat in position.players]
    _check_phase(content, table)
    _slow(position, table)
    _board(content, position, table)
    _encounters(content, position, table)
    _spells(content, position, table)
    _supply(table)
    return table


def _player(content: Content, seat: Seat) -> Player:
    check(seat.character in content.characters, "character", f"there is no {seat.character!r}")
    check(seat.side in ("a", "b"), "side", "a card has the sides a and b")
    character = content.characters[seat.character]
    card = character.a if seat.side == "a" else character.b
    space = card.start if seat.space is None else seat.space
    check(space in content.spaces, "space", f"there is no {space!r}")
    return Player(
        character=seat.character,
        side=seat.side,
        space=space,
        magic=card.magic if seat.magic is None else seat.magic,
        might=card.might if seat.might is None else seat.might,
        life=card.life if seat.life is None else seat.life,
        fate=card.fate if seat.fate is None else seat.fate,
        galleons=card.galleons if seat.galleons is None else seat.galleons,
        spells=tuple(seat.spells),
        objects=tuple(seat.objects),
        followers=tuple(seat.followers),
        trophies=tuple(seat.trophies),
        fallen=seat.fallen,
        ferret=seat.ferret,
        lost_turns=seat.lost_turns,
        challenge=seat.challenge,
        next_move=seat.next_move,
        next_may=seat.next_may,
        unlocked=seat.unlocked,
        turned_back=seat.turned_back,
        keys=seat.keys,
        boggart=seat.boggart,
        seeking=seat.seeking,
        commander=seat.commander,
        used=tuple(seat.rested),
    )


def _check_phase(content: Content, table: Table) -> None:
    """TAL-ROR-1, TAL-WIN-1 Nobody walks on from the last room, or out of the Great Hall."""
    player = table.players[table.active]
    space = content.spaces[player.space]
    inside = space.region == "great-hall"
    last = inside or (space.script == "room-of-requirement" and not player.turned_back)
    check(table.phase not in _UNDER_WAY, "phase", "it is the middle of something")
    if table.phase == "move":
        check(not last, "phase", f"nobody moves on from {space.id}")
    if table.phase == "hall":
        check(inside, "phase", f"{space.id} is not the Great Hall")


def _slow(position: Position, table: Table) -> None:
    table.slow_card, table.slow_seat = position.slow_card, position.slow_seat
    table.slow_rounds, table.slow_steps = position.slow_rounds, 1 if position.slow_card else 0


def _board(content: Content, position: Position, table: Table) -> None:
    for where in (position.lying, position.coins):
        for space in where:
            check(space in content.spaces, "lying", f"there is no space {space!r}")
    table.lying = {space: tuple(cards) for space, cards in position.lying.items() if cards}
    table.coins = {space: amount for space, amount in position.coins.items() if amount}
    table.held = dict(position.held)
    played = [player.character for player in table.players]
    _once(played, content.characters, "character")
    table.unused = tuple(one for one in content.characters if one not in played)


def _encounters(content: Content, position: Position, table: Table) -> None:
    out = [card for player in table.players for card in player.followers + player.trophies]
    out += [card for player in table.players for card in player.objects]
    out += [card for cards in table.lying.values() for card in cards]
    goods = [card for card in out if card not in content.encounters]
    out = [card for card in out if card in content.encounters]
    out += [table.slow_card] if table.slow_card else []
    for deck in DECKS:
        table.bottoms[deck] = tuple(position.bottoms.get(deck, ()))
        out += table.bottoms[deck]
    _once(out, content.encounters, "encounters")
    for deck, listed in (("outer", position.outer), ("middle", position.middle)):
        rest = [card for card in table.decks[deck] if card not in out]
        if listed is not None:
            _once(listed, rest, deck)
            table.discards[deck] = tuple(card for card in rest if card not in listed)
            rest = list(listed)
        table.decks[deck] = tuple(rest)
    table.hallows -= goods.count(HALLOW)
    check(table.hallows >= 0, "objects", "there are not so many Hallows")
    for card in goods:
        if card != HALLOW:
            check(table.purchases.get(card, 0) > 0, "objects", f"there is no {card!r} left")
            table.purchases[card] -= 1


def _spells(content: Content, position: Position, table: Table) -> None:
    held = [spell for player in table.players for spell in player.spells]
    _once(held, content.spell_deck, "spells")
    rest = list((Counter(content.spell_deck) - Counter(held)).elements())
    if position.spells is not None:
        _once(position.spells, rest, "spells")
        table.spell_discard = tuple((Counter(rest) - Counter(position.spells)).elements())
        rest = list(position.spells)
    table.spells = tuple(rest)


def _supply(table: Table) -> None:
    table.galleons -= sum(player.galleons for player in table.players)
    table.galleons -= sum(table.coins.values())
    table.fate -= sum(player.fate for player in table.players) + sum(table.held.values())
    check(table.galleons >= 0, "galleons", "there are not so many")
    check(table.fate >= 0, "fate", "there is not so much")


def _once(cards: Iterable[str], there: Iterable[str], where: str) -> None:
    """These are all there, no more of each than there are."""
    most = Counter(iter(there))
    for card, count in Counter(cards).items():
        check(count <= most[card], where, f"{card!r} is not there {count} times")
