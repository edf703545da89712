"""Drawing encounter cards (TAL-ENC-2)."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.deeds import send
from commonroom.games.talisman.cards.effects import DECLINE, DONE, agrees, ask, do
from commonroom.games.talisman.entries import Space
from commonroom.games.talisman.events import CardDrawn, CardReplaced
from commonroom.games.talisman.game import KINGS_CROSS, Talisman
from commonroom.games.talisman.options import DITCH, REPLACE
from commonroom.games.talisman.rules.advantage import other_side, turn_to
from commonroom.games.talisman.rules.costs import can_pay, pay
from commonroom.games.talisman.rules.dice import roll, settle
from commonroom.games.talisman.rules.holdings import ditch, ditchable, draw_card, lay, lift
from commonroom.games.talisman.rules.settling import then
from commonroom.games.talisman.traits import DrawMore, ReplaceDraw, When
from commonroom.kernel import NOTHING, Option, Script, Step, in_order

_RULE = "TAL-ENC-2"


def draw(game: Talisman) -> Step:
    """TAL-ENC-2 Draw to the number of the space; cards of any type that lie here count."""
    seat = game.state.active
    space = game.space(seat)
    if (
        space.script == "difference"
        or DrawMore in game.traits[seat]
        or game.options["ditch-before-drawing"] != "no"
    ):
        return _choose_and_draw(game, seat, space)
    script = _draw_to(game, seat, space, space.draw)
    return then(game, script, lambda game: _meet_at(game, space.id))


def _choose_and_draw(game: Talisman, seat: int, space: Space) -> Script[str]:
    """What comes before drawing: how many cards, and whether to leave some of one's own."""
    number = space.draw
    if space.script == "difference":
        number = yield from difference(game, seat)
        if not number:
            yield from send(game, seat, KINGS_CROSS, "TAL-SPC-1")
            game.state.this_turn.moved = False
            return "end" if game.state.this_turn.ended else "meet"
    elif DrawMore in game.traits[seat]:
        number = yield from _number(game, seat)
    if game.options["ditch-before-drawing"] != "no":
        yield from ditch_first(game, seat, number)
    yield from _draw_to(game, seat, space, number)
    return _meet_at(game, space.id)


def _meet_at(game: Talisman, space: str) -> str:
    """TAL-ENC-3 Everything that lies on a space is to be met."""
    game.state.this_turn.queue = game.lies(space)
    return "encounter"


def _draw_to(game: Talisman, seat: int, space: Space, number: int) -> Script[None]:
    return in_order(_draws(game, seat, number - len(game.lies(space.id))))


def _draws(game: Talisman, seat: int, missing: int) -> Iterator[Script[None]]:
    drawn: list[str] = []
    for _ in range(missing):
        yield _draw_one(game, seat, drawn)
    yield _after_drawing(game, seat, drawn)


def _after_drawing(game: Talisman, seat: int, drawn: list[str]) -> Script[None]:
    if ReplaceDraw in game.traits[seat]:
        return _replace_some(game, seat, drawn)
    return _take_in(game, drawn, drawn)


def _replace_some(game: Talisman, seat: int, drawn: list[str]) -> Script[None]:
    kept = yield from _replace(game, seat, drawn)
    yield from _take_in(game, drawn, kept)


def _take_in(game: Talisman, drawn: list[str], kept: list[str]) -> Script[None]:
    """TAL-ADV-1 If an event is among the cards drawn, replaced ones too, the token turns."""
    state, events = game.state, game.content.events
    _fill(game, kept)
    if events.isdisjoint(drawn):
        return NOTHING
    state.this_turn.events += tuple([card for card in drawn if card in events])
    return turn_to(game, other_side(state.advantage), _RULE)


def difference(game: Talisman, seat: int) -> Script[int]:
    """TAL-SPC-1 The Shrieking Shack: the difference of two dice; 0 is doubles."""
    space = game.space(seat)
    dice = roll(game, seat, space.id, "TAL-SPC-1", space.numbers["dice"])
    yield from settle(game, seat, space.id, dice, "TAL-SPC-1", kind="space")
    return max(dice) - min(dice)


def _number(game: Talisman, seat: int) -> Script[int]:
    """TAL-CMP-2 The number of the space, or what an ability allows instead."""
    space = game.space(seat)
    for source, trait in game.having(seat, DrawMore):
        if trait.space == space.name and trait.cards > space.draw:
            deed = Deed(seat, source, "TAL-CMP-2")
            if (yield from agrees(deed, "draw-more")):
                return trait.cards
    return space.draw


def ditch_first(game: Talisman, seat: int, number: int) -> Script[None]:
    """TAL-ALT-3 Leave cards here before drawing, so that fewer are drawn.

    Hallows and purchase cards would not lie here (TAL-HAL-1).
    """
    space, entries = game.state.players[seat].space, game.content.encounters
    while len(game.lies(space)) < number:
        cards = [card for card in ditchable(game, seat) if card in entries]
        options: list[Option] = verbs.DITCH.each(cards)
        if not options:
            return
        deed = Deed(seat, space, "TAL-ALT-3")
        option = yield ask(deed, "ditch-first", [*options, DONE], "gather")
        if option == DONE:
            return
        yield from ditch(game, seat, DITCH.arg(option), "TAL-ALT-3")


def _draw_one(game: Talisman, seat: int, drawn: list[str]) -> Script[None]:
    """A card is laid on the space, if there is one anywhere; some act when they are revealed."""
    space = game.space(seat)
    card = draw_card(game, space.region)
    if card is None:
        return NOTHING
    drawn.append(card)
    lay(game, space.id, card)
    game.tell(CardDrawn, rule=_RULE, seat=seat, card=card, space=space.id)
    return _reveal(game, seat, card) if card in game.content.revealed else NOTHING


def _reveal(game: Talisman, seat: int, card: str) -> Script[None]:
    """TAL-ENC-4 What a card does when it is revealed."""
    for trait in game.content.traits_of[card]:
        if isinstance(trait, When) and trait.moment == "revealed":
            yield from do(game, trait.effects, Deed(seat, card, "TAL-CMP-4"))


def _replace(game: Talisman, seat: int, drawn: list[str]) -> Script[list[str]]:
    """TAL-CMP-2 Draco puts a card he does not like at the bottom and draws another.

    Returns the cards that are left of those drawn.
    """
    state, here = game.state, list(drawn)
    for source, trait in game.having(seat, ReplaceDraw):
        if not here or not can_pay(game, seat, trait.cost):
            continue
        deed = Deed(seat, source, "TAL-CMP-2")
        options: list[Option] = verbs.REPLACE.each(here)
        option = yield ask(deed, "replace", [*options, DECLINE])
        if option == DECLINE:
            continue
        card = REPLACE.arg(option)
        yield from pay(game, trait.cost, deed)
        here.remove(card)
        lift(game, state.players[seat].space, card)
        game.tell(CardReplaced, rule=deed.rule, seat=seat, card=card)
        before = len(drawn)
        deck = game.content.encounters[card].deck
        another = _draw_one(game, seat, drawn)
        state.bottoms[deck] += (card,)
        if len(drawn) == before:  # no other is left
            another = _draw_one(game, seat, drawn)
        yield from another
        here += drawn[before:]
    return here


def _fill(game: Talisman, cards: list[str]) -> None:
    """TAL-ENC-2 Cards that hold Fate get it of the bank."""
    state = game.state
    for card in cards:
        held = game.content.encounters[card].holds
        if held is not None:
            state.held[card] = min(held.amount, state.fate)
            state.fate -= state.held[card]
