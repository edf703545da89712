"""What the space does on which a move ends (YH-SPC, YH-EXM-1)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import DrawMore, HealMore, PickAction
from commonroom.games.year_at_hogwarts.board import (
    GRAVEYARD,
    LIBRARY,
    QUIDDITCH_PITCH,
    KeptDeck,
    Space,
)
from commonroom.games.year_at_hogwarts.cards.effects import carry_out, swaps
from commonroom.games.year_at_hogwarts.content import Deck
from commonroom.games.year_at_hogwarts.events import (
    CardDiscarded,
    CardKept,
    Challenged,
    ExamPassed,
    SwapOffered,
    SwapRefused,
    Travelled,
)
from commonroom.games.year_at_hogwarts.game import KEPT, Year
from commonroom.games.year_at_hogwarts.quidditch.state import new_match
from commonroom.games.year_at_hogwarts.rules import duels, missions
from commonroom.games.year_at_hogwarts.rules.asking import DECLINE, ask_once, confirm
from commonroom.games.year_at_hogwarts.rules.ending import check, score
from commonroom.games.year_at_hogwarts.rules.holdings import (
    change_hp,
    discard,
    draw,
    gain,
    reveal,
    to_bottom,
)
from commonroom.games.year_at_hogwarts.rules.objects import swap, take, takes
from commonroom.kernel import Option, Script, Step, ended

DONE: Option = verbs.DONE.option()


def resolve(game: Year) -> Step:
    """A mission first; else what the space does."""
    seat = game.state.active
    return _mission_first(game, seat) if missions.offers(game, seat) else _use(game, seat)


def _mission_first(game: Year, seat: int) -> Script[str | None]:
    following = yield from missions.offer(game, seat)
    return following or (yield from ended(_use(game, seat)))


def _use(game: Year, seat: int) -> Step:
    """What the space does; most of them ask nothing."""
    space = game.space(seat)
    if space.id == QUIDDITCH_PITCH:
        return _pitch(game, seat)
    if space.tower:
        return _tower(game, seat)
    if space.common_room is not None:
        return _common_room(game, seat)
    if space.resolve is not None:
        return _resolve_card(game, seat, space)
    _give(game, seat, space)
    return "end"


def _give(game: Year, seat: int, space: Space) -> None:
    """YH-SPC-1, YH-EXM-1 What a space gives unasked."""
    if space.health:
        more = game.moves_by(seat, HealMore)
        change_hp(game, seat, space.health + (more.amount if more else 0), "YH-SPC-1")
    if space.classroom is not None:
        sit_exam(game, seat, space)
    if space.draw or space.id == LIBRARY:
        for deck in KEPT:
            draw(game, seat, deck, cards_here(game, seat, space, deck), "YH-SPC-1")


def _resolve_card(game: Year, seat: int, space: Space) -> Script[str]:
    """YH-SPC-1 A space with a card to be resolved."""
    _give(game, seat, space)
    match space.resolve:
        case "action":
            yield from action(game, seat, _choices(game, seat))
        case "event":
            yield from _event(game, seat)
        case _:
            return (yield from duels.duel(game, seat))
    return "end"


def cards_here(game: Year, seat: int, space: Space, deck: KeptDeck) -> int:
    """YH-SPC-1, YH-SPC-3, YH-SPC-7 How many cards of a deck one draws on a space."""
    if space.id == LIBRARY and deck == "book":
        return game.switches.library_books
    count = space.draw.get(deck, 0)
    more = game.moves_by(seat, DrawMore)
    if more is not None and more.deck == deck and space.draw == {deck: 1} and not space.classroom:
        return more.cards
    return count


def sit_exam(game: Year, seat: int, space: Space) -> None:
    """YH-EXM-1 Books of the class are handed in for their points; RULING: all of them, unasked."""
    for card in game.state.players[seat].books:
        book = game.content.books[card]
        if book.subject == space.classroom:
            game.tell(ExamPassed, rule="YH-EXM-1", seat=seat, card=card, space=space.id)
            discard(game, seat, card, "YH-EXM-1")
            score(game, seat, book.points, "YH-EXM-1")


# ---- action and event -----------------------------------------------------------------------


def _choices(game: Year, seat: int) -> int:
    pick = game.moves_by(seat, PickAction)
    return pick.cards if pick is not None else 1


def action(game: Year, seat: int, cards: int) -> Script[None]:
    """YH-ACT-1 Draw and resolve at once; an ability may choose among several.

    RULING: those are drawn face up.
    """
    drawn = [reveal(game, seat, "action", "YH-SPC-1") for _ in range(cards)]
    found = [card for card in dict.fromkeys(drawn) if card is not None]
    if not found:
        return
    card = found[0]
    if len(found) > 1:
        options: list[Option] = verbs.RESOLVE.each(found)
        option = yield from ask_once(seat, "pick-action", options, "YH-TRN-2")
        card = verbs.RESOLVE.arg(option)
    entry = game.content.actions[card]
    if entry.kept and game.switches.floo_cards_kept:
        latest_first = list(reversed(game.state.bottoms["action"]))
        latest_first.remove(card)
        game.state.bottoms["action"] = tuple(reversed(latest_first))
        game.state.players[seat].floo_cards += (card,)
        game.tell(CardKept, rule="YH-ACT-1", seat=seat, card=card)
        return
    yield from carry_out(game, seat, entry.effects, "YH-ACT-1")


def _event(game: Year, seat: int) -> Script[None]:
    """YH-SPC-1 An event is resolved for everyone."""
    card = reveal(game, seat, "event", "YH-SPC-1")
    if card is not None:
        yield from carry_out(game, seat, game.content.events[card].effects, "YH-SPC-1")


# ---- rooms ----------------------------------------------------------------------------------


def _common_room(game: Year, seat: int) -> Script[str]:
    """YH-SPC-2 A card of one's choice, or the offer of a swap."""
    choices: tuple[Deck, ...] = ("action", *KEPT)
    decks = [deck for deck in choices if game.stock(deck)]
    options: list[Option] = verbs.DRAW.each(decks)
    options += swaps(game, seat, "offer")
    if not options:
        return "end"
    option = yield from ask_once(seat, "common-room", options, "YH-SPC-2")
    if option[0] == verbs.OFFER.name:
        yield from _offer(game, seat, option)
    elif verbs.DRAW.arg(option) == "action":
        yield from action(game, seat, 1)
    else:
        deck = next(deck for deck in KEPT if deck == verbs.DRAW.arg(option))
        draw(game, seat, deck, 1, "YH-SPC-2")
    return "end"


def _offer(game: Year, seat: int, option: Option) -> Script[None]:
    mine, other, theirs = verbs.OFFER.args(option)
    rule = "YH-SPC-2"
    game.tell(SwapOffered, rule=rule, seat=seat, object=mine, other_seat=other, other_object=theirs)
    accepted = yield from confirm(
        other, "swap-offer", rule, other_seat=seat, object=mine, other_object=theirs
    )
    if accepted:
        swap(game, seat, mine, other, theirs, rule)
    else:
        game.tell(SwapRefused, rule=rule, seat=other)


# ---- trips ----------------------------------------------------------------------------------


def _tower(game: Year, seat: int) -> Script[str]:
    """YH-SPC-6 A Floo token leads to a Place until the end of the turn."""
    player = game.state.players[seat]
    if not player.floo and not player.floo_cards:
        return "end"
    options: list[Option] = verbs.FLOO.each(game.board.floo_places)
    options.append(DECLINE)
    option = yield from ask_once(seat, "tower", options, "YH-SPC-6", "place")
    if option == DECLINE:
        return "end"
    if player.floo:
        gain(game, seat, "floo", -1, "YH-SPC-6")
    else:
        *left, card = player.floo_cards
        player.floo_cards = tuple(left)
        to_bottom(game, card)
        game.tell(CardDiscarded, rule="YH-SPC-6", seat=seat, card=card)
    return _set_out(game, seat, verbs.FLOO.arg(option), "floo", "YH-SPC-6")


def _set_out(game: Year, seat: int, place: str, by: str, rule: str) -> str:
    game.state.trip = game.player.space
    game.player.space = place
    game.tell(Travelled, rule=rule, seat=seat, space=place, by=by)
    return "trip"


def trip(game: Year) -> Script[str]:
    """YH-SPC-5, YH-SPC-6 On a trip: collect objects, do a mission.

    RULING: it is no move, so nobody is met there and the space does nothing else.
    """
    seat = game.state.active
    options = takes(game, seat, [game.player.space])
    if options:
        options.append(DONE)
        option = yield from ask_once(seat, "trip", options, "YH-SPC-6")
        if option != DONE:
            take(game, seat, option)
            return "trip"
    return (yield from missions.offer(game, seat)) or "end"


# ---- the Quidditch pitch --------------------------------------------------------------------


def _pitch(game: Year, seat: int) -> Script[str]:
    """YH-SPC-5 Challenge a player, or spend a Portkey; YH-SOLO-1 alone there is no match.

    RULING: in Teams a player of another team, if there is one. RULING: every match has the whole
    deck of Quidditch cards.
    """
    rivals = game.rivals(seat) if game.has_quidditch else []
    options: list[Option] = verbs.CHALLENGE.each(rivals)
    if game.player.portkeys:
        options.append(verbs.PORTKEY.option())
    if not options:
        return "end"
    if not rivals:
        options.append(DECLINE)
    option = yield from ask_once(seat, "pitch", options, "YH-SPC-5")
    if option == DECLINE:
        return "end"
    if option[0] == verbs.PORTKEY.name:
        gain(game, seat, "portkey", -1, "YH-SPC-5")
        return _set_out(game, seat, GRAVEYARD, "portkey", "YH-SPC-5")
    other = verbs.CHALLENGE.arg(option)
    game.tell(Challenged, rule="YH-SPC-5", seat=seat, other_seat=other)
    deck = tuple(game.content.decks["quidditch"])
    game.state.quidditch = new_match(seat, other, deck)
    return "quidditch-houses"


def quidditch_over(game: Year) -> str:
    """YH-QUI-0, YH-QUI-6 The winner scores; both pawns are where they were."""
    match = game.quidditch
    game.state.quidditch = None
    for side in match.sides:
        game.state.players[side.seat].flown = True
    score(game, match.sides[match.winner].seat, game.content.limit.quidditch_points, "YH-QUI-0")
    check(game)
    return "end"
