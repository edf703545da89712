"""Effects of action and event cards, and of what is used at the start of a turn.

The docstrings of `vocabulary` say what each effect means; here it is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.board import GRAVEYARD, Board, KeptDeck
from commonroom.games.year_at_hogwarts.events import (
    DieRolled,
    ExtraTurnGained,
    Named,
    PlacesSwapped,
    SlowedDown,
    Went,
)
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules import objects
from commonroom.games.year_at_hogwarts.rules.asking import DECLINE, ask, ask_once
from commonroom.games.year_at_hogwarts.rules.ending import check, score, team_points
from commonroom.games.year_at_hogwarts.rules.holdings import (
    change_hp,
    discard_chosen,
    discard_random,
    draw,
    gain,
    hand_over,
)
from commonroom.games.year_at_hogwarts.state import NOBODY
from commonroom.games.year_at_hogwarts.vocabulary import (
    Choose,
    Discard,
    Draw,
    DropObject,
    Each,
    Effect,
    ExtraTurn,
    Fly,
    FreeStop,
    Gain,
    Give,
    Go,
    Hp,
    Name,
    OneDie,
    Points,
    PointsFor,
    Roll,
    SwapObject,
    SwapPlaces,
    TakeObject,
)
from commonroom.games.year_at_hogwarts.wording.effects import choices
from commonroom.kernel import Option, Script


def carry_out(game: Year, seat: int, effects: Sequence[Effect], rule: str) -> Script[None]:
    """Do all that a card or object says; only then may the year end (YH-END-1)."""
    game.state.carrying_out = True
    yield from _run(game, seat, effects, rule)
    game.state.carrying_out = False
    check(game)


def _run(
    game: Year, seat: int, effects: Sequence[Effect], rule: str, namer: int = NOBODY
) -> Script[None]:
    """Do the effects as this seat, in order."""
    for effect in effects:
        yield from _do(game, seat, effect, rule, namer)


def _do(game: Year, seat: int, effect: Effect, rule: str, namer: int) -> Script[None]:
    match effect:
        case Hp(amount=amount):
            change_hp(game, seat, amount, rule, least=1)
        case Points(amount=amount):
            score(game, seat, amount, rule)
        case PointsFor():
            score(game, seat, effect.amount * min(effect.most, _count(game, seat, effect)), rule)
        case Gain(what=token, amount=amount):
            gain(game, seat, token, amount, rule)
        case OneDie():
            game.state.players[seat].one_die = True
            game.tell(SlowedDown, rule=rule, seat=seat)
        case FreeStop():
            game.state.free_stop = True
        case ExtraTurn():
            if seat == game.state.active and not game.state.extra:
                game.state.extra = True
                game.tell(ExtraTurnGained, rule=rule, seat=seat)
        case Discard(cards=cards, of=of, random=True):
            discard_random(game, seat, cards, rule, of)
        case Discard(cards=cards, of=of):
            yield from discard_chosen(game, seat, cards, rule, of)
        case Draw(decks=decks, cards=cards):
            yield from draw_chosen(game, seat, decks, cards, rule)
        case Go() | Fly():
            yield from _go(game, seat, effect, rule)
        case TakeObject() | DropObject() | SwapObject() | SwapPlaces() | Give():
            yield from _deal(game, seat, effect, rule, namer)
        case Name(effects=effects):
            yield from _name(game, seat, effects, rule)
        case Each(whom=whom, effects=effects):
            for one in meant(game, seat, whom, rule):
                yield from _run(game, one, effects, rule, seat)
        case Choose(options=lists):
            yield from _choose(game, seat, lists, rule, namer)
        case Roll():
            die = game.chance.d6("card")
            game.tell(DieRolled, rule=rule, seat=seat, die=die)
            chosen = effect.effects if die in effect.on else effect.otherwise
            yield from _run(game, seat, chosen, rule, namer)


def _count(game: Year, seat: int, effect: PointsFor) -> int:
    player = game.state.players[seat]
    if effect.each == "mission":
        return sum(len(game.state.players[one].done) for one in game.members(seat))
    return len(player.books if effect.each == "book" else player.objects)


def draw_chosen(
    game: Year, seat: int, decks: Sequence[KeptDeck], cards: int, rule: str
) -> Script[None]:
    """Draw cards, each of one of these decks."""
    for left in range(cards, 0, -1):
        full = [deck for deck in decks if game.stock(deck)]
        if not full:
            return
        deck = full[0]
        if len(full) > 1:
            options: list[Option] = verbs.DRAW.each(full)
            option = yield from ask_once(seat, "draw", options, rule, cards=left)
            deck = next(one for one in full if one == option[1])
        draw(game, seat, deck, 1, rule)


# ---- places ---------------------------------------------------------------------------------


def goals(game: Year, effect: Go | Fly) -> tuple[str, ...]:
    """Where such an effect can lead."""
    found = _goals(game.board, effect)
    if isinstance(effect, Fly) and not game.switches.buckbeak_to_graveyard:
        return tuple(space for space in found if space != GRAVEYARD)
    return found


@lru_cache(maxsize=256)
def _goals(board: Board, effect: Go | Fly) -> tuple[str, ...]:
    """The board never changes, and this is asked before every roll."""
    spaces = board.spaces
    if isinstance(effect, Fly):
        return tuple(space.id for space in spaces.values() if space.board in effect.boards)
    if effect.to == "castle":
        return tuple(space.id for space in spaces.values() if space.board == "hogwarts")
    return tuple(space for space in effect.to if space in spaces)


def _go(game: Year, seat: int, effect: Go | Fly, rule: str) -> Script[None]:
    if game.bound(seat):
        return
    options: list[Option] = verbs.GO.each(goals(game, effect))
    if isinstance(effect, Go) and effect.may:
        options.append(DECLINE)
    option = options[0]
    if len(options) > 1:
        option = yield from ask_once(seat, "go", options, rule, "place")
    if option != DECLINE:
        move_to(game, seat, verbs.GO.arg(option), rule)


def move_to(game: Year, seat: int, space: str, rule: str) -> None:
    """RULING: the space is not resolved and nobody is met; a trip is over."""
    player = game.state.players[seat]
    player.space, player.waiting = space, ""
    if seat == game.state.active:
        game.state.trip = ""
    game.tell(Went, rule=rule, seat=seat, space=space)


# ---- things and players ---------------------------------------------------------------------


def _deal(
    game: Year,
    seat: int,
    effect: TakeObject | DropObject | SwapObject | SwapPlaces | Give,
    rule: str,
    namer: int,
) -> Script[None]:
    match effect:
        case TakeObject():
            options = objects.takes(game, seat, _lying_on_board(game, seat))
            if options:
                options.append(DECLINE)
                option = yield from ask_once(seat, "take-object", options, rule)
                if option != DECLINE:
                    objects.take(game, seat, option)
        case DropObject(above=above):
            yield from _drop(game, seat, above, rule)
        case SwapObject():
            options = swaps(game, seat)
            if options:
                options.append(DECLINE)
                option = yield from ask_once(seat, "swap-object", options, rule)
                if option != DECLINE:
                    _, mine, other, theirs = option
                    objects.swap(game, seat, str(mine), int(other), str(theirs), rule)
        case SwapPlaces():
            yield from _swap_places(game, seat, rule)
        case Give():
            yield from _give(game, seat, effect, rule, namer)


def _lying_on_board(game: Year, seat: int) -> list[str]:
    board, spaces = game.space(seat).board, game.board.spaces
    return [space for space in game.state.lying if spaces[space].board == board]


def _drop(game: Year, seat: int, above: int, rule: str) -> Script[None]:
    held = game.state.players[seat].objects
    if len(held) <= above:
        return
    options: list[Option] = verbs.DROP.each(held)
    option = yield from ask_once(seat, "drop-object", options, rule, "pay")
    thing = verbs.DROP.arg(option)
    yield from objects.lay(game, seat, seat, thing, "places", rule, anywhere=False)


def swaps(game: Year, seat: int, verb: str = "swap") -> list[Option]:
    """Every swap of an object of one's own for one of another player."""
    players = game.state.players
    return [
        (verb, mine, other, theirs)
        for mine in players[seat].objects
        for other in game.others(seat)
        for theirs in players[other].objects
        if game.may_hold(seat, theirs) and game.may_hold(other, mine)
    ]


def _swap_places(game: Year, seat: int, rule: str) -> Script[None]:
    players = game.state.players
    free = [one for one in game.others(seat) if not game.bound(one)]
    if not free or game.bound(seat):
        return
    options: list[Option] = [*verbs.SWAP_PLACES.each(free), DECLINE]
    option = yield from ask_once(seat, "swap-places", options, rule)
    if option == DECLINE:
        return
    other = verbs.SWAP_PLACES.arg(option)
    mine, theirs = players[seat], players[other]
    mine.space, theirs.space = theirs.space, mine.space
    mine.waiting = theirs.waiting = ""
    if game.state.active in (seat, other):
        game.state.trip = ""
    game.tell(PlacesSwapped, rule=rule, seat=seat, other_seat=other)


def _give(game: Year, seat: int, effect: Give, rule: str, namer: int) -> Script[None]:
    other = game.right_of(seat) if effect.to == "right" else namer
    if other in (seat, NOBODY):
        return

    def options() -> list[Option]:
        found: list[Option] = []
        if "object" in effect.what and objects.has_room(game, other):
            found += verbs.GIVE_OBJECT.each(_gifts(game, seat, other))
        if "card" in effect.what:
            found += verbs.GIVE.each(dict.fromkeys(game.whole_hand(seat)))
        return found

    if not options():
        return
    option = yield from ask(seat, "give", options, rule, "pay", other_seat=other)
    if option[0] == verbs.GIVE.name:
        hand_over(game, seat, other, verbs.GIVE.arg(option), rule)
    else:
        objects.win(game, other, seat, verbs.GIVE_OBJECT.arg(option), rule)


def _gifts(game: Year, seat: int, other: int) -> list[str]:
    """The objects of a player that another may have."""
    return [one for one in game.state.players[seat].objects if game.may_hold(other, one)]


def _name(game: Year, seat: int, effects: Sequence[Effect], rule: str) -> Script[None]:
    rivals = game.rivals(seat)
    if not rivals:
        return
    other = rivals[0]
    if len(rivals) > 1:
        options: list[Option] = verbs.NAME.each(rivals)
        option = yield from ask_once(seat, "name", options, rule)
        other = verbs.NAME.arg(option)
    game.tell(Named, rule=rule, seat=seat, other_seat=other)
    yield from _run(game, other, effects, rule, seat)


def meant(game: Year, seat: int, whom: str, rule: str) -> list[int]:
    """The players that `Each` speaks of, from the one who drew the card on.

    RULING: in Teams the score of the team says who is leading or trailing.
    """
    seats = game.in_turn(seat)
    match whom:
        case "others":
            return seats[1:]
        case "leading" | "trailing":
            points = [team_points(game, game.team_of(one)) for one in seats]
            best = max(points) if whom == "leading" else min(points)
            return [one for one, mine in zip(seats, points, strict=True) if mine == best]
        case "lowest" | "highest":
            return [_roll_off(game, seats, whom, rule)]
        case _:
            return seats


def _roll_off(game: Year, seats: list[int], whom: str, rule: str) -> int:
    while len(seats) > 1:
        dice = [game.chance.d6("card") for _ in seats]
        for one, die in zip(seats, dice, strict=True):
            game.tell(DieRolled, rule=rule, seat=one, die=die)
        best = min(dice) if whom == "lowest" else max(dice)
        seats = [one for one, die in zip(seats, dice, strict=True) if die == best]
    return seats[0]


# ---- choices --------------------------------------------------------------------------------


def _choose(
    game: Year, seat: int, lists: Sequence[Sequence[Effect]], rule: str, namer: int
) -> Script[None]:
    """Only what can be done in full; if nothing can, the last in part."""
    full = [
        number
        for number, effects in enumerate(lists)
        if all(can(game, seat, effect, namer) for effect in effects)
    ]
    chosen = full[0] if full else len(lists) - 1
    if len(full) > 1:
        options: list[Option] = verbs.CHOOSE.each(full)
        option = yield from ask_once(seat, "choose", options, rule, choices=choices(lists))
        chosen = verbs.CHOOSE.arg(option)
    yield from _run(game, seat, lists[chosen], rule, namer)


def can(
    game: Year, seat: int, effect: Effect, namer: int = NOBODY, *, in_part: bool = False
) -> bool:
    """Whether an effect can be done in full, or at least in part; nothing hidden decides it."""
    state = game.state
    player = state.players[seat]
    match effect:  # what is asked for before every roll comes first
        case FreeStop():
            return True
        case TakeObject():
            return objects.can_take(game, seat, _lying_on_board(game, seat))
        case Name(effects=effects):
            return not game.solo and any(
                can(game, one, part, seat, in_part=in_part)
                for one in game.rivals(seat)
                for part in effects
            )
        case Discard(cards=cards, of=of):
            return game.hand_size(seat, of) >= (1 if in_part else cards)
        case Hp(amount=amount):
            return player.hp + amount >= 1
        case Points(amount=amount):
            return player.points + amount >= 0
        case Draw(decks=decks, cards=cards):
            return sum(game.stock(deck) for deck in decks) >= (1 if in_part else cards)
        case Gain(what=token, amount=amount):
            supply = state.floo if token == "floo" else state.portkeys
            held = player.floo if token == "floo" else player.portkeys
            return supply >= amount if amount > 0 else held >= -amount
        case DropObject(above=above):
            return len(player.objects) > above
        case SwapObject():
            return bool(swaps(game, seat))
        case Go() | Fly():
            return bool(goals(game, effect)) and not game.bound(seat)
        case SwapPlaces():
            return not game.solo
        case Give(what=what, to=to):
            other = game.right_of(seat) if to == "right" else namer
            room = "object" in what and objects.has_room(game, other)
            things = room and _gifts(game, seat, other)
            return bool(things or ("card" in what and game.whole_hand(seat)))
        case OneDie():
            return game.move_dice(seat) > 1
        case ExtraTurn():
            return not state.extra
        case _:
            return True
