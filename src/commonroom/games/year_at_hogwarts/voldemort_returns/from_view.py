"""The table as a view shows it, for whoever wants to ask the rules about what it sees.

Nothing leads from it to the match. Cards in hands that are hidden are not on it.
"""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.seen import PlayerView
from commonroom.games.year_at_hogwarts.state import Player
from commonroom.games.year_at_hogwarts.voldemort_returns.game import Return
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import CharacterView, ReturnView
from commonroom.games.year_at_hogwarts.voldemort_returns.state import ReturnTable
from commonroom.kernel import Chance

_STILL = Chance(bytes(32), stream="bots")
"""Nobody rolls on such a table."""


def table_from_view(view: ReturnView, content: Content) -> Return:
    """A table that looks like this view."""
    turn = view.turn
    at_hand = view.players[view.villain].student
    state = ReturnTable(
        phase=view.phase,
        players=[_player(one) for one in view.players],
        active=turn.active,
        turn=turn.number,
        lying=view.lying,
        dice=turn.dice,
        left=turn.left,
        trodden=list(turn.trodden),
        taken=turn.taken,
        free_stop=turn.free_stop,
        trip=turn.trip,
        villain=view.villain,
        returned=view.returned,
        pawns={one.character: _pawn(one, content) for one in view.characters
               if one.character != at_hand},
        sent=tuple([one.character for one in view.characters if one.sent]),
        aside=view.aside,
        destroyed=view.destroyed,
        towers=list(view.towers),
        wary=view.wary,
    )  # fmt: skip
    return Return(state, content, _STILL, seats=len(view.players), options=view.options)


def _player(seen: PlayerView) -> Player:
    hand = seen.hand or {}
    return Player(
        student=seen.student,
        space=seen.space,
        hp=seen.hp,
        floo=seen.floo,
        portkeys=seen.portkeys,
        spells=hand.get("spell", ()),
        potions=hand.get("potion", ()),
        objects=seen.objects,
        one_die=seen.one_die,
        waiting=seen.waiting,
    )


def _pawn(seen: CharacterView, content: Content) -> Player:
    pawn = Player(student=seen.character, space=seen.space, hp=seen.hp, objects=seen.objects)
    if seen.hand:
        pawn.spells = tuple([card for card in seen.hand if card in content.spells])
        pawn.potions = tuple([card for card in seen.hand if card in content.potions])
    return pawn
