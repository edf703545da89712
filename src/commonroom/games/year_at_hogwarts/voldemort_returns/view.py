"""What a seat may know of Voldemort Returns: all but the hands of others and the decks."""

from __future__ import annotations

from typing import Any

from commonroom.games.year_at_hogwarts.state import Player
from commonroom.games.year_at_hogwarts.view import (
    deck_sizes,
    fight_view,
    lying,
    player_view,
    turn_view,
    unseen,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.game import VOLDEMORT, Return
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import CharacterView, ReturnView


def view(game: Return, seat: int | None) -> ReturnView:
    """The table as a seat (None: a spectator) sees it."""
    state = game.state
    return ReturnView(
        seat=seat,
        phase=state.phase,
        options=dict(game.options),
        players=tuple([player_view(game, one, seat) for one in range(game.seats)]),
        villain=state.villain,
        returned=state.returned,
        characters=_characters(game, seat),
        turn=turn_view(game),
        lying=lying(game),
        aside=state.aside,
        destroyed=state.destroyed,
        towers=tuple(state.towers),
        wary=state.wary,
        shared=state.shared,
        deck_sizes=deck_sizes(game),
        unseen=unseen(game, seat),
        bottoms=dict(state.bottoms),
        floo=state.floo,
        portkeys=state.portkeys,
        fight=fight_view(game, state.fight, seat) if state.fight is not None else None,
        victor=state.victor,
    )


def _characters(game: Return, seat: int | None) -> tuple[CharacterView, ...]:
    state = game.state
    if not state.returned:
        return ()
    at_hand, own = game.at_hand, seat == state.villain
    kept = game.looks.get(("characters", own))
    if kept is None or kept[0] != (state.pawns, state.sent, at_hand):
        pawns = _pawns(game, own)
        everyone = {**pawns[1], at_hand.student: _character(game, at_hand, own)}
        order = (VOLDEMORT, *game.content.death_eaters)
        shown = tuple([everyone[one] for one in order if one in everyone])
        kept = game.looks["characters", own] = (*pawns[0], at_hand.copy()), shown
    seen: tuple[CharacterView, ...] = kept[1]
    return seen


def _pawns(game: Return, own: bool) -> tuple[Any, Any]:
    """Those who are not at hand, and what they were made of: nothing of them changes in a move."""
    state = game.state
    kept = game.looks.get(("pawns", own))
    if kept is None or kept[0] != (state.pawns, state.sent):
        pawns = {one: pawn.copy() for one, pawn in state.pawns.items()}
        shown = {one: _character(game, pawn, own) for one, pawn in pawns.items()}
        kept = game.looks["pawns", own] = (pawns, state.sent), shown
    return kept


def _character(game: Return, pawn: Player, own: bool) -> CharacterView:
    return CharacterView(
        character=pawn.student,
        space=pawn.space,
        hp=pawn.hp,
        counts={"spell": len(pawn.spells), "potion": len(pawn.potions)},
        hand=(*pawn.spells, *pawn.potions) if own else None,
        objects=pawn.objects,
        sent=pawn.student in game.state.sent,
    )
