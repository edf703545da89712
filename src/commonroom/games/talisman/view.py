"""What a seat may know of the table: everything but the spells in other hands and in the deck.

Those are shown together, in no order: everyone can work out what is among them, and nobody can
tell where. Nothing here says who is being asked.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import astuple

from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.state import Fight, Player
from commonroom.games.talisman.strength import Contribution, foe_strength, strength, total
from commonroom.kernel.piles import in_order

LOOKS = 1024
"""Of how many characters it is kept how they look."""


class PlayerView(msgspec.Struct, frozen=True):
    """A player as somebody sees it. `spells` is empty but for the own seat."""

    seat: int
    character: str
    side: str
    alignment: str
    space: str
    region: str
    magic: int
    might: int
    life: int
    fate: int
    galleons: int
    magic_parts: tuple[Contribution, ...]
    """What the total Magic is made of."""
    might_parts: tuple[Contribution, ...]
    spell_count: int
    spell_limit: int
    spells: tuple[str, ...]
    objects: tuple[str, ...]
    followers: tuple[str, ...]
    trophies: tuple[str, ...]
    fallen: bool
    ferret: int
    lost_turns: int
    challenge: int
    next_move: str
    unlocked: bool
    turned_back: bool
    keys: int
    boggart: int
    seeking: bool
    commander: int
    cast: bool
    evading: str


class FightView(msgspec.Struct, frozen=True):
    """A battle in progress, with what both scores are made of besides the dice."""

    seat: int
    other: int
    kind: str
    stat: str
    foes: tuple[str, ...]
    strengths: tuple[int, ...]
    breeds: tuple[str, ...]
    sides: tuple[str, ...]
    mine: tuple[Contribution, ...]
    """What spells and abilities have added; part of `parts`."""
    theirs: tuple[Contribution, ...]
    used: tuple[tuple[int, str], ...]
    """Seat and card of the abilities used in it."""
    parts: tuple[Contribution, ...]
    foe_parts: tuple[Contribution, ...]
    dice: tuple[int, ...]
    other_dice: tuple[int, ...]


class TurnView(msgspec.Struct, frozen=True):
    """The turn in progress."""

    number: int
    active: int
    extra: int
    repeated: bool
    die: int
    dice: tuple[int, ...]
    portkeys: tuple[str, ...]
    picks_die: bool
    todo: tuple[str, ...]
    queue: tuple[str, ...]
    sent: str
    ditched: tuple[tuple[str, str], ...]
    offered: tuple[str, ...]


class SlowView(msgspec.Struct, frozen=True):
    """The card that slows everybody, and for how many rounds."""

    card: str
    rounds: int
    steps: int


class TableView(msgspec.Struct, frozen=True):
    """The whole table as a seat sees it."""

    seat: int | None
    phase: str | None
    """Where the turn stands. That others may be asked before it is planned is not shown."""
    options: dict[str, str]
    players: tuple[PlayerView, ...]
    turn: TurnView
    fight: FightView | None
    advantage: str
    voldemort: str
    lying: dict[str, tuple[str, ...]]
    coins: dict[str, int]
    held: dict[str, int]
    decks: dict[str, tuple[str, ...]]
    """The encounter cards that can still come, in no order: everyone can work them out."""
    bottoms: dict[str, tuple[str, ...]]
    discards: dict[str, tuple[str, ...]]
    unseen_spells: tuple[str, ...]
    """The spells in the deck and in other hands, in no order."""
    spell_deck: int
    spell_discard: tuple[str, ...]
    purchases: dict[str, int]
    hallows: int
    galleons: int
    fate: int
    unused: tuple[str, ...]
    out: tuple[str, ...]
    slow: SlowView | None
    winner: int


_SHOWN: dict[str | None, str] = {
    "begin": "plan", "roll": "move", "rolled": "move", "battle": "encounter", "extra": "last",
}  # fmt: skip
"""Phases that look like others to players."""


def view(game: Talisman, seat: int | None) -> TableView:
    """The table as a seat (None: a spectator) sees it."""
    state = game.state
    unseen = state.spells
    for number, player in enumerate(state.players):
        if number != seat:
            unseen += player.spells
    slow = SlowView(state.slow_card, state.slow_rounds, state.slow_steps)
    return TableView(
        seat=seat,
        phase=_SHOWN.get(state.phase, state.phase),
        options=dict(game.options),
        players=tuple(
            [
                _player(game, number, player, number == seat)
                for number, player in enumerate(state.players)
            ]
        ),
        turn=_turn(game),
        fight=None if state.fight is None else _fight(game, state.fight),
        advantage=state.advantage,
        voldemort=state.voldemort,
        lying=dict(state.lying),
        coins=dict(state.coins),
        held=dict(state.held),
        decks={deck: in_order(cards) for deck, cards in state.decks.items()},
        bottoms=dict(state.bottoms),
        discards=dict(state.discards),
        unseen_spells=in_order(unseen),
        spell_deck=len(state.spells),
        spell_discard=state.spell_discard,
        purchases=dict(state.purchases),
        hallows=state.hallows,
        galleons=state.galleons,
        fate=state.fate,
        unused=in_order(state.unused),
        out=in_order(state.out),
        slow=slow if state.slow_card else None,
        winner=state.winner,
    )


def _player(game: Talisman, seat: int, player: Player, own: bool) -> PlayerView:
    """A character looks the same until something of it changes, or the Advantage token turns."""
    looks = game.content.looks
    key = seat, own, game.state.advantage, astuple(player)
    found = looks.get(key)
    if found is None:
        if len(looks) >= LOOKS:
            looks.clear()
        found = looks[key] = _looked_at(game, seat, player, own)
    return found


def _looked_at(game: Talisman, seat: int, player: Player, own: bool) -> PlayerView:
    known = player.side != ""
    magic = tuple(strength(game, seat, "magic")) if known else ()
    return PlayerView(
        seat=seat,
        character=player.character,
        side=player.side,
        alignment=game.alignment(seat) if player.character else "",
        space=player.space,
        region=game.space(seat).region if player.space else "",
        magic=player.magic,
        might=player.might,
        life=player.life,
        fate=player.fate,
        galleons=player.galleons,
        magic_parts=magic,
        might_parts=tuple(strength(game, seat, "might")) if known else (),
        spell_count=len(player.spells),
        spell_limit=game.spell_limit(seat, total(magic)) if known else 0,
        spells=player.spells if own else (),
        objects=player.objects,
        followers=player.followers,
        trophies=player.trophies,
        fallen=player.fallen,
        ferret=player.ferret,
        lost_turns=player.lost_turns,
        challenge=player.challenge,
        next_move=player.next_move,
        unlocked=player.unlocked,
        turned_back=player.turned_back,
        keys=player.keys,
        boggart=player.boggart,
        seeking=player.seeking,
        commander=player.commander,
        cast=player.cast,
        evading=player.evading,
    )


def _fight(game: Talisman, fight: Fight) -> FightView:
    if fight.kind == "character":
        theirs = strength(game, fight.other, fight.stat, "battle", fight)
    else:
        theirs = foe_strength(game, fight)
    return FightView(
        seat=fight.seat,
        other=fight.other,
        kind=fight.kind,
        stat=fight.stat,
        foes=tuple(fight.foes),
        strengths=tuple(fight.strengths),
        breeds=tuple(fight.breeds),
        sides=tuple(fight.sides),
        mine=tuple(fight.mine),
        theirs=tuple(fight.theirs),
        used=tuple(fight.used),
        parts=tuple(strength(game, fight.seat, fight.stat, "battle", fight)),
        foe_parts=tuple(theirs),
        dice=tuple(fight.dice),
        other_dice=tuple(fight.other_dice),
    )


def _turn(game: Talisman) -> TurnView:
    state = game.state
    return TurnView(
        number=state.turn,
        active=state.active,
        extra=state.extra,
        repeated=state.repeated,
        die=state.this_turn.die,
        dice=tuple(state.dice),
        portkeys=tuple(state.this_turn.portkeys),
        picks_die=state.this_turn.picks_die,
        todo=tuple(state.this_turn.todo),
        queue=tuple(state.this_turn.queue),
        sent=state.this_turn.sent,
        ditched=tuple(state.this_turn.ditched),
        offered=tuple(state.offered),
    )
