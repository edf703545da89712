"""Other worlds that a seat cannot tell from this one: hands and missions dealt anew."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.board import KeptDeck
from commonroom.games.year_at_hogwarts.game import KEPT, Year
from commonroom.games.year_at_hogwarts.view import knows_missions
from commonroom.kernel import Chance


def resample(game: Year, seat: int | None, chance: Chance) -> None:
    """Deal anew, in place, everything that the seat cannot know.

    What a perfect memory could work out from cards that changed hands or a deck that was searched
    is not kept, but whoever is looking through a deck sees it.
    """
    for deck in KEPT:
        deal_hands(game, seat, chance, deck)
    _deal_missions(game, seat, chance)
    if game.state.quidditch is not None:
        _deal_race_cards(game, seat, chance)


def deal_hands(game: Year, seat: int | None, chance: Chance, deck: KeptDeck) -> None:
    """Deal the cards of one deck anew that the seat cannot see."""
    state = game.state
    hidden = game.hidden_hands(seat)
    fight = state.fight
    villain: list[int] = []
    if fight is not None and fight.foe.seat != seat:
        villain = [at for at, card in enumerate(fight.hand) if game.content.deck_of[card] == deck]
    seen = state.search_deck == deck and state.search_seat == seat
    heap = [] if seen else list(state.decks[deck])
    heap += [card for player in hidden for card in player.hand(deck)]
    if fight is not None:
        heap += [fight.hand[at] for at in villain]
    heap.sort()
    for player in hidden:
        player.hold(deck, tuple([chance.draw(heap, "hand") for _ in player.hand(deck)]))
    for at in villain:
        assert fight is not None
        fight.hand[at] = chance.draw(heap, "hand")
    if not seen:
        state.decks[deck] = tuple(heap)


def _deal_missions(game: Year, seat: int | None, chance: Chance) -> None:
    state = game.state
    others = [
        player
        for number, player in enumerate(state.players)
        if not knows_missions(game, seat, number)
    ]
    hidden = [one for player in others for one in player.missions if one not in player.shown]
    heap = sorted([*state.missions, *hidden])
    for player in others:
        player.missions = tuple(
            one if one in player.shown else chance.draw(heap, "mission") for one in player.missions
        )
    state.missions = tuple(heap)


def _deal_race_cards(game: Year, seat: int | None, chance: Chance) -> None:
    match = game.quidditch
    hidden = [side for side in match.sides if side.seat != seat]
    heap = sorted([*match.deck, *(card for side in hidden for card in side.cards)])
    for side in hidden:
        side.cards = tuple(chance.draw(heap, "quidditch-card") for _ in side.cards)
    match.deck = tuple(heap)
