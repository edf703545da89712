"""What a seat may know of Voldemort Returns: all but the hands of others and the decks."""

from __future__ import annotations

import msgspec

from commonroom.games.year_at_hogwarts.state import Player
from commonroom.games.year_at_hogwarts.view import (
    FightView,
    PlayerView,
    TurnView,
    fight_view,
    player_view,
    turn_view,
    unseen,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.game import VOLDEMORT, Return


class CharacterView(msgspec.Struct, frozen=True, gc=False):
    """Voldemort or a Death Eater; the hand is None where it is secret."""

    character: str
    space: str
    hp: int
    counts: dict[str, int]
    hand: tuple[str, ...] | None
    objects: tuple[str, ...]
    sent: bool
    """It has moved this turn, or is moving."""


class ReturnView(msgspec.Struct, frozen=True, gc=False):
    """The whole table as a seat sees it. The villain's player is the character at hand."""

    seat: int | None
    phase: str | None
    options: dict[str, str]
    players: tuple[PlayerView, ...]
    villain: int
    returned: bool
    characters: tuple[CharacterView, ...]
    """The villain's, after the return: Voldemort first."""
    turn: TurnView
    lying: dict[str, tuple[str, ...]]
    aside: tuple[str, ...]
    destroyed: tuple[str, ...]
    towers: tuple[str, ...]
    wary: tuple[tuple[int, str, int], ...]
    shared: str
    deck_sizes: dict[str, int]
    unseen: dict[str, tuple[str, ...]]
    """Deck → the cards that are in its heap or hidden in a hand."""
    bottoms: dict[str, tuple[str, ...]]
    floo: int
    portkeys: int
    fight: FightView | None
    victor: str


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
