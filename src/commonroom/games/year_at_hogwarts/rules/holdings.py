"""What players hold: cards drawn and discarded, HP, Floo and Portkey tokens."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import Spoils
from commonroom.games.year_at_hogwarts.board import LEAKY_CAULDRON, KeptDeck
from commonroom.games.year_at_hogwarts.events import (
    CardDiscarded,
    CardDrawn,
    CardMoved,
    CardPassed,
    CardRevealed,
    CardTaken,
    SentAway,
    TokenGained,
    TokenSpent,
    Went,
)
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules.asking import ask
from commonroom.games.year_at_hogwarts.rules.ending import leave_school
from commonroom.games.year_at_hogwarts.vocabulary import Token
from commonroom.kernel import Option, Script

# ---- decks ----------------------------------------------------------------------------------


def top_card(game: Year, deck: str) -> str | None:
    """The next card of a deck, out of it; None if it is empty."""
    state = game.state
    heap, bottom = list(state.decks[deck]), state.bottoms[deck]
    if heap:
        card = game.chance.draw(heap, deck)
        state.decks[deck] = tuple(heap)
        return card
    if not bottom:
        return None
    state.bottoms[deck] = bottom[1:]
    return bottom[0]


def to_bottom(game: Year, card: str) -> None:
    """YH-CRD-1 A used card goes to the bottom of its deck."""
    game.state.bottoms[game.content.deck_of[card]] += (card,)


def draw(game: Year, seat: int, deck: KeptDeck, count: int, rule: str) -> None:
    """Draw cards and keep them, as far as there are any."""
    for _ in range(count):
        card = top_card(game, deck)
        if card is None:
            return
        receive(game, seat, card, rule)


def receive(game: Year, seat: int, card: str, rule: str) -> None:
    """A card comes to a hand from its deck; the others see its back."""
    game.add_to_hand(seat, card)
    deck = game.kept_deck(card)
    public = CardTaken(rule=rule, seat=seat, deck=deck)
    game.tell(CardDrawn, rule=rule, seat=seat, card=card, audience=(seat,), public=public)


def reveal(game: Year, seat: int, deck: str, rule: str) -> str | None:
    """Draw an action, event or duel card and show it; it already lies at the bottom again."""
    card = top_card(game, deck)
    if card is not None:
        to_bottom(game, card)
        game.tell(CardRevealed, rule=rule, seat=seat, card=card, deck=deck)
    return card


# ---- hands ----------------------------------------------------------------------------------


def discard(game: Year, seat: int, card: str, rule: str) -> None:
    """YH-CRD-1 Put a card of the hand at the bottom of its deck, for all to see."""
    game.remove_from_hand(seat, card)
    to_bottom(game, card)
    game.seal()
    game.tell(CardDiscarded, rule=rule, seat=seat, card=card)


def discard_all(game: Year, seat: int, decks: tuple[KeptDeck, ...], rule: str) -> None:
    """Discard every card of these decks, those shown for a mission among them."""
    take_back(game, seat)
    for deck in decks:
        for card in game.hand(seat, deck):
            discard(game, seat, card, rule)


def take_back(game: Year, seat: int) -> None:
    """Cards shown for a mission return to the hand."""
    player = game.state.players[seat]
    for card in player.pledged:
        game.add_to_hand(seat, card)
    player.pledged = ()


def discard_chosen(
    game: Year, seat: int, count: int, rule: str, of: KeptDeck | None = None
) -> Script[None]:
    """Discard cards of one's choice; all, if there are no more."""
    for left in range(count, 0, -1):
        if len(game.whole_hand(seat, of)) <= left:
            for card in game.whole_hand(seat, of):
                discard(game, seat, card, rule)
            return

        def options() -> list[Option]:
            return verbs.DISCARD.each(dict.fromkeys(game.whole_hand(seat, of)))

        option = yield from ask(seat, "discard", options, rule, "pay", cards=left)
        chosen = verbs.DISCARD.arg(option)
        discard(game, seat, chosen, rule)


def discard_random(
    game: Year, seat: int, count: int, rule: str, of: KeptDeck | None = None
) -> None:
    """Discard random cards."""
    for _ in range(min(count, len(game.whole_hand(seat, of)))):
        discard(game, seat, game.chance.one_of(game.whole_hand(seat, of), "discard"), rule)


def hand_over(game: Year, seat: int, other: int, card: str, rule: str) -> None:
    """A card goes from one hand to another, face down."""
    game.remove_from_hand(seat, card)
    game.add_to_hand(other, card)
    game.seal()
    deck = game.kept_deck(card)
    public = CardMoved(rule=rule, seat=seat, deck=deck, other_seat=other)
    game.tell(
        CardPassed,
        rule=rule,
        seat=seat,
        card=card,
        other_seat=other,
        audience=(seat, other),
        public=public,
    )


# ---- HP -------------------------------------------------------------------------------------


def change_hp(game: Year, seat: int, amount: int, rule: str, least: int = 0) -> int:
    """Gain or lose HP, down to `least` at most; says how many."""
    player = game.state.players[seat]
    change = amount if amount > 0 else -min(-amount, max(0, player.hp - least))
    if change:
        player.hp += change
        game.tell_hp(seat, change, rule)
    return change


def reward(game: Year, seat: int) -> None:
    """YH-FGT-4 What an ability gives for a fight that is won.

    RULING: a winner whom the fight has left without HP has 1.
    """
    player = game.state.players[seat]
    if player.hp <= 0:
        change_hp(game, seat, 1, "YH-PVP-3")
    spoils = game.sheet(seat).fight
    if isinstance(spoils, Spoils):
        change_hp(game, seat, spoils.hp, "YH-FGT-4")


def send_away(game: Year, seat: int, rule: str) -> None:
    """YH-MIS-2 A beaten player goes to the Leaky Cauldron with 6 HP; alone, the game is lost.

    RULING: a member of a beaten team (YH-CMB-4) who has more keeps them.
    """
    if game.solo:
        leave_school(game, seat)
        return
    player = game.state.players[seat]
    player.hp = max(player.hp, game.content.limit.hp_after_defeat)
    player.space = LEAKY_CAULDRON
    player.waiting = player.home = ""
    if seat == game.state.active:
        game.state.trip = ""
    game.tell(SentAway, rule=rule, seat=seat, hp=player.hp)


def stop_waiting(game: Year, seat: int) -> None:
    """YH-TEAM-2 A player is free to go on, and comes back from the trip on which it stayed."""
    player = game.state.players[seat]
    player.waiting = ""
    if player.home:
        player.space, player.home = player.home, ""
        game.tell(Went, rule="YH-SPC-6", seat=seat, space=player.space)


# ---- tokens ---------------------------------------------------------------------------------


def gain(game: Year, seat: int, token: Token, amount: int, rule: str) -> None:
    """Tokens come from a supply that can run out, and go back to it."""
    state = game.state
    player = state.players[seat]
    held = player.floo if token == "floo" else player.portkeys
    supply = state.floo if token == "floo" else state.portkeys
    change = min(amount, supply) if amount > 0 else -min(-amount, held)
    if not change:
        return
    if token == "floo":
        player.floo += change
        state.floo -= change
    else:
        player.portkeys += change
        state.portkeys -= change
    told = TokenGained if change > 0 else TokenSpent
    game.tell(told, rule=rule, seat=seat, token=token, amount=abs(change))
