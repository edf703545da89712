"""What a seat may know of Voldemort Returns: all but the hands of others and the decks."""

from __future__ import annotations

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
    state, own = game.state, seat == game.state.villain
    if not state.returned:
        return ()
    at_hand, seen = game.at_hand, []
    for one in (VOLDEMORT, *game.content.death_eaters):
        pawn = at_hand if one == at_hand.student else state.pawns.get(one)
        if pawn is not None:
            seen.append(_character(game, pawn, own))
    return tuple(seen)


def _character(game: Return, pawn: Player, own: bool) -> CharacterView:
    """One of them; most stay where they are, and are shown as before."""
    now = (
        pawn.space, pawn.hp, pawn.spells, pawn.potions, pawn.objects,
        pawn.student in game.state.sent,
    )  # fmt: skip
    kept = game.looks.get((pawn.student, own))
    if kept is None or kept[0] != now:
        space, hp, spells, potions, objects, sent = now
        kept = game.looks[pawn.student, own] = (
            now,
            CharacterView(
                character=pawn.student,
                space=space,
                hp=hp,
                counts={"spell": len(spells), "potion": len(potions)},
                hand=spells + potions if own else None,
                objects=objects,
                sent=sent,
            ),
        )
    seen: CharacterView = kept[1]
    return seen
