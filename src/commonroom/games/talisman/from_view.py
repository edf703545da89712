"""The table as a view shows it, for whoever wants to ask the rules about what it sees.

Option odds and bots ask the same questions as the rules (how strong, which dice, what fits), so
they ask them of a table of their own, made of a view. Nothing leads from it to the match. Spells in
other hands are not on it.
"""

from __future__ import annotations

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.state import NOBODY, Fight, Player, Table, TurnState
from commonroom.games.talisman.view import FightView, PlayerView, TableView
from commonroom.kernel import Chance

_STILL = Chance(bytes(32), stream="bots")
"""Nobody rolls on such a table."""


def table_from_view(
    view: TableView, content: Content, players: list[Player] | None = None
) -> Talisman:
    """A table that looks like this view; `players`: those it shows, if they are there already."""
    turn, slow = view.turn, view.slow
    state = Table(
        phase=view.phase,
        players=[player_from_view(one) for one in view.players] if players is None else players,
        active=turn.active,
        turn=turn.number,
        advantage=view.advantage,
        voldemort=view.voldemort,
        lying=view.lying,
        coins=view.coins,
        held=view.held,
        spells=view.unseen_spells,
        spell_discard=view.spell_discard,
        purchases=view.purchases,
        hallows=view.hallows,
        galleons=view.galleons,
        fate=view.fate,
        extra=turn.extra,
        repeated=turn.repeated,
        this_turn=TurnState(portkeys=turn.portkeys, picks_die=turn.picks_die, die=turn.die),
        fight=None if view.fight is None else _fight(view.fight),
    )
    if slow is not None:
        state.slow_card, state.slow_rounds, state.slow_steps = slow.card, slow.rounds, slow.steps
        state.slow_seat = NOBODY
    return Talisman(state, content, _STILL, seats=len(view.players), options=view.options)


def player_from_view(seen: PlayerView) -> Player:
    """A player who looks like this."""
    return Player(
        character=seen.character,
        side=seen.side,
        space=seen.space,
        magic=seen.magic,
        might=seen.might,
        life=seen.life,
        fate=seen.fate,
        galleons=seen.galleons,
        spells=seen.spells,
        objects=seen.objects,
        followers=seen.followers,
        trophies=seen.trophies,
        fallen=seen.fallen,
        ferret=seen.ferret,
        lost_turns=seen.lost_turns,
        challenge=seen.challenge,
        next_move=seen.next_move,
        unlocked=seen.unlocked,
        turned_back=seen.turned_back,
        keys=seen.keys,
        boggart=seen.boggart,
        seeking=seen.seeking,
        commander=seen.commander,
        cast=seen.cast,
        evading=seen.evading,
    )


def _fight(seen: FightView) -> Fight:
    return Fight(
        seen.seat,
        seen.stat,
        seen.kind,
        list(seen.foes),
        list(seen.strengths),
        list(seen.breeds),
        list(seen.sides),
        other=seen.other,
        mine=list(seen.mine),
        theirs=list(seen.theirs),
        used=list(seen.used),
        dice=list(seen.dice),
        other_dice=list(seen.other_dice),
    )
