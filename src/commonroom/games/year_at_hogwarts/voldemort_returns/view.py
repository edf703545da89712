"""What a seat may know of Voldemort Returns: all but the hands of others and the decks."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.state import Player
from commonroom.games.year_at_hogwarts.view import fight_view, player_view, turn_view, unseen
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
        lying=dict(sorted(state.lying.items())),
        aside=state.aside,
        destroyed=state.destroyed,
        towers=tuple(state.towers),
        wary=state.wary,
        shared=state.shared,
        deck_sizes={deck: len(cards) for deck, cards in state.decks.items()},
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
    everyone = {**state.pawns, game.at_hand.student: game.at_hand}
    order = (VOLDEMORT, *game.content.death_eaters)
    return tuple([_character(game, everyone[one], seat) for one in order if one in everyone])


def _character(game: Return, pawn: Player, seat: int | None) -> CharacterView:
    return CharacterView(
        character=pawn.student,
        space=pawn.space,
        hp=pawn.hp,
        counts={"spell": len(pawn.spells), "potion": len(pawn.potions)},
        hand=(*pawn.spells, *pawn.potions) if seat == game.state.villain else None,
        objects=pawn.objects,
        sent=pawn.student in game.state.sent,
    )
