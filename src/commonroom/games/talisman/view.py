"""What a seat may know of the table: everything but the spells in other hands and in the deck.

Those are shown together, in no order: everyone can work out what is among them, and nobody can
tell where. Nothing here says who is being asked.
"""

from __future__ import annotations

from msgspec.structs import astuple

from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.seen import FightView as FightView
from commonroom.games.talisman.seen import PlayerView as PlayerView
from commonroom.games.talisman.seen import SlowView, TurnView
from commonroom.games.talisman.seen import TableView as TableView
from commonroom.games.talisman.state import Fight, Player, Table
from commonroom.games.talisman.strength import foe_strength, strength, total
from commonroom.kernel.piles import in_order

LOOKS = 1024
"""Of how many characters it is kept how they look."""


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
        decks={deck: _in_order(game, deck, cards) for deck, cards in state.decks.items()},
        bottoms=dict(state.bottoms),
        discards=dict(state.discards),
        unseen_spells=in_order(unseen),
        spell_deck=len(state.spells),
        spell_discard=state.spell_discard,
        purchases=dict(state.purchases),
        hallows=state.hallows,
        galleons=state.galleons,
        fate=state.fate,
        unused=_in_order(game, "unused", state.unused),
        out=_in_order(game, "out", state.out),
        slow=_slow(state) if state.slow_card else None,
        winner=state.winner,
    )


def _in_order(game: Talisman, pile: str, cards: tuple[str, ...]) -> tuple[str, ...]:
    """A pile in no order of its own; most piles are those of the last look."""
    before = game.piles.get(pile)
    if before is not None and before[0] is cards:
        return before[1]
    found = in_order(cards)
    game.piles[pile] = cards, found
    return found


def _slow(state: Table) -> SlowView:
    return SlowView(state.slow_card, state.slow_rounds, state.slow_steps)


def _player(game: Talisman, seat: int, player: Player, own: bool) -> PlayerView:
    """A character looks the same until something of it changes, or the Advantage token turns."""
    now, advantage, at = astuple(player), game.state.advantage, 2 * seat + own
    before = game.looks[at]
    if before is not None and before[0] == now and before[1] == advantage:
        look: PlayerView = before[2]  # what has not changed is compared sooner than looked up
        return look
    found = _known(game, seat, player, own, now)
    game.looks[at] = now, advantage, found
    return found


def _known(
    game: Talisman, seat: int, player: Player, own: bool, now: tuple[object, ...]
) -> PlayerView:
    """How a character looks now, which may be known from another match."""
    looks, key = game.content.looks, (seat, own, game.state.advantage, now)
    found: PlayerView | None = looks.get(key)
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
