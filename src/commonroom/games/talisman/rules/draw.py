"""Drawing encounter cards (TAL-ENC-2)."""

from __future__ import annotations

from commonroom.games.talisman.cards.deeds import send
from commonroom.games.talisman.cards.effects import (
    DECLINE,
    DONE,
    NOTHING,
    Deed,
    agrees,
    ask,
    do,
    whole,
)
from commonroom.games.talisman.content import Space
from commonroom.games.talisman.events import CardDrawn, CardReplaced
from commonroom.games.talisman.game import KINGS_CROSS, Talisman
from commonroom.games.talisman.rules.advantage import other_side, turn_to
from commonroom.games.talisman.rules.costs import can_pay, pay
from commonroom.games.talisman.rules.dice import roll, settle
from commonroom.games.talisman.rules.holdings import ditchable, draw_card, lay, leave, lift
from commonroom.games.talisman.rules.settling import seen_to
from commonroom.games.talisman.traits import DrawMore, ReplaceDraw, When
from commonroom.kernel import Option, Script

_RULE = "TAL-ENC-2"


def draw(game: Talisman) -> Script[str] | str:
    """TAL-ENC-2 Draw to the number of the space; cards of any type that lie here count."""
    seat = game.state.active
    space = game.space(seat)
    asks = space.script == "difference" or game.options["ditch-before-drawing"] != "no"
    if asks or DrawMore in game.traits(seat):
        return _draw(game, seat, space)
    return _draw_to(game, seat, space.draw)


def _draw(game: Talisman, seat: int, space: Space) -> Script[str]:
    """The number depends on something, or cards may be left here first."""
    state = game.state
    if space.script == "difference":
        number = yield from difference(game, seat)
        if not number:
            yield from send(game, seat, KINGS_CROSS, "TAL-SPC-1")
            state.moved = False
            return "end" if state.ended else "meet"
    else:
        number = yield from _number(game, seat)
    if game.options["ditch-before-drawing"] != "no":
        yield from ditch_first(game, seat, number)
    return (yield from whole(_draw_to(game, seat, number)))


def difference(game: Talisman, seat: int) -> Script[int]:
    """TAL-SPC-1 The Shrieking Shack: the difference of two dice; 0 is doubles."""
    space = game.space(seat)
    dice = roll(game, seat, space.id, "TAL-SPC-1", space.numbers["dice"])
    yield from settle(game, seat, space.id, dice, "TAL-SPC-1", kind="space")
    return max(dice) - min(dice)


def _number(game: Talisman, seat: int) -> Script[int]:
    """The number of the space, or what an ability allows instead."""
    space = game.space(seat)
    for source, trait in game.having(seat, DrawMore):
        if trait.space == space.name and trait.cards > space.draw:
            deed = Deed(seat, source, "TAL-CMP-2")
            if (yield from agrees(deed, "draw-more")):
                return trait.cards
    return space.draw


def ditch_first(game: Talisman, seat: int, number: int) -> Script[None]:
    """TAL-ALT-3 Leave cards here before drawing, so that fewer are drawn."""
    space = game.state.players[seat].space
    while len(game.lies(space)) < number:
        options: list[Option] = [("ditch", card) for card in ditchable(game, seat)]
        if not options:
            return
        deed = Deed(seat, space, "TAL-ALT-3")
        option = yield from ask(deed, "ditch-first", [*options, DONE], "gather")
        if option == DONE:
            return
        leave(game, seat, str(option[1]), "TAL-ALT-3")


def _draw_to(game: Talisman, seat: int, number: int) -> Script[str] | str:
    """Draw until so many cards lie here."""
    space = game.state.players[seat].space
    left = number - len(game.lies(space))
    if left <= 0:
        return _met(game, space)
    drawn: list[str] = []
    while left:
        left -= 1
        if _draw_one(game, seat, drawn) in game.content.revealed:
            return _reveal_and_draw(game, seat, space, drawn, left)
    return _laid(game, seat, space, drawn)


def _reveal_and_draw(
    game: Talisman, seat: int, space: str, drawn: list[str], left: int
) -> Script[str]:
    yield from _reveal(game, seat, drawn[-1])
    for _ in range(left):
        card = _draw_one(game, seat, drawn)
        if card in game.content.revealed:
            yield from _reveal(game, seat, card)
    return (yield from whole(_laid(game, seat, space, drawn)))


def _laid(game: Talisman, seat: int, space: str, drawn: list[str]) -> Script[str] | str:
    """All cards are drawn; those that hold something get it."""
    if ReplaceDraw in game.traits(seat):
        return _laid_anew(game, seat, space, drawn)
    _fill(game, drawn)
    return _shown(game, space, drawn)


def _laid_anew(game: Talisman, seat: int, space: str, drawn: list[str]) -> Script[str]:
    here = list(drawn)
    yield from _replace(game, seat, here, drawn)
    _fill(game, here)
    return (yield from whole(_shown(game, space, drawn)))


def _fill(game: Talisman, cards: list[str]) -> None:
    state = game.state
    for card in cards:
        held = game.content.encounters[card].holds
        if held is not None:
            state.held[card] = min(held.amount, state.fate)
            state.fate -= state.held[card]


def _shown(game: Talisman, space: str, drawn: list[str]) -> Script[str] | str:
    """TAL-ADV-1 If an event is among the cards drawn, replaced ones too, the token turns."""
    entries = game.content.encounters
    for card in drawn:
        if entries[card].kind == "event":
            turned = turn_to(game, other_side(game.state.advantage), _RULE)
            return _met(game, space) if turned is NOTHING else _turned(game, space, turned)
    return _met(game, space)


def _turned(game: Talisman, space: str, turned: Script[None]) -> Script[str]:
    yield from turned
    return (yield from whole(_met(game, space)))


def _met(game: Talisman, space: str) -> Script[str] | str:
    game.state.queue = list(game.lies(space))
    return seen_to(game, "encounter")


def _draw_one(game: Talisman, seat: int, drawn: list[str]) -> str:
    """A card is laid on the space; "" if there is none anywhere."""
    space = game.space(seat)
    card = draw_card(game, space.region)
    if card is None:
        return ""
    drawn.append(card)
    lay(game, space.id, card)
    if game.heard:
        game.tell(CardDrawn(rule=_RULE, seat=seat, card=card, space=space.id))
    return card


def _reveal(game: Talisman, seat: int, card: str) -> Script[None]:
    """TAL-ENC-4 Some cards act when they are revealed."""
    for trait in game.content.traits_of[card]:
        if isinstance(trait, When) and trait.moment == "revealed":
            yield from do(game, trait.effects, Deed(seat, card, "TAL-CMP-4"))


def _replace(game: Talisman, seat: int, here: list[str], drawn: list[str]) -> Script[None]:
    """TAL-CMP-2 Draco puts a card he does not like at the bottom and draws another."""
    state = game.state
    for source, trait in game.having(seat, ReplaceDraw):
        if not here or not can_pay(game, seat, trait.cost):
            continue
        deed = Deed(seat, source, "TAL-CMP-2")
        options: list[Option] = [("replace", card) for card in here]
        option = yield from ask(deed, "replace", [*options, DECLINE])
        if option == DECLINE:
            continue
        card = str(option[1])
        yield from pay(game, trait.cost, deed)
        here.remove(card)
        lift(game, state.players[seat].space, card)
        game.tell(CardReplaced(rule=deed.rule, seat=seat, card=card))
        before = len(drawn)
        deck = game.content.encounters[card].deck
        revealed = _draw_one(game, seat, drawn)
        state.bottoms[deck] += (card,)
        if not revealed:  # no other is left
            revealed = _draw_one(game, seat, drawn)
        if revealed in game.content.revealed:
            yield from _reveal(game, seat, revealed)
        here += drawn[before:]
