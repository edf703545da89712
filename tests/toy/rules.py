"""The phases of the toy game."""

from __future__ import annotations

from commonroom.kernel import Decision, Guests, Msg, Option, Script
from tests.toy.options import DARE, EAT, KEEP, PEEK, SLIP, STOP, WHISTLE
from tests.toy.state import (
    BeanDrawn,
    BeanEaten,
    BeanGame,
    DieRolled,
    HandSeen,
    MatchWon,
    distinct,
)


def deal(game: BeanGame) -> str:
    """TOY-SET-1 Three beans for everyone."""
    for seat in range(game.seats):
        for _ in range(3):
            draw(game, seat, "TOY-SET-1")
    game.state.bites = 2
    return "bites"


def draw(game: BeanGame, seat: int, rule: str) -> None:
    bean = game.chance.draw(game.state.bag, "bag")
    game.state.eaters[seat].hand.append(bean)
    public = BeanDrawn(rule=rule, seat=seat)
    game.tell(BeanDrawn, rule=rule, seat=seat, bean=bean, audience=(seat,), public=public)


def bites(game: BeanGame) -> Script[str | None]:
    """TOY-BIT-1 Two bites, or fewer."""
    state = game.state
    while state.bites:
        option = yield Decision(
            state.active,
            "choose",
            bite_options(game),
            Msg("toy-ask-bite", {"bites": state.bites}),
            "TOY-BIT-1",
            speak_up=lambda: whistlers(game),
            again=lambda: bite_options(game),
        )
        if option[0] == WHISTLE.name:
            whistle(game, *WHISTLE.args(option))
            continue
        state.bites -= 1
        match option[0]:
            case EAT.name:
                eat(game, EAT.arg(option))
            case DARE.name:
                yield from dare(game)
            case PEEK.name:
                peek(game, PEEK.arg(option))
            case _:
                break
    return "rest"


def bite_options(game: BeanGame) -> list[Option]:
    state = game.state
    options = EAT.each(distinct(state.eaters[state.active].hand))
    if state.bag:
        options.append(DARE.option())
    if game.options["blindfold"] == "no":
        options += [PEEK.option(seat) for seat in game.others if state.eaters[seat].hand]
    return [*options, STOP.option()]


def eat(game: BeanGame, bean: str) -> None:
    """TOY-BIT-1 A bean of one's own."""
    seat = game.state.active
    game.leave_hand(seat, bean)
    game.state.eaters[seat].plate.append(bean)
    game.tell(BeanEaten, rule="TOY-BIT-1", seat=seat, bean=bean, source="hand")


def dare(game: BeanGame) -> Script[None]:
    """TOY-DAR-1 From 3 a bean of the bag; on a 6 the neighbour may slip in one of theirs."""
    state = game.state
    state.die = game.chance.d6("dare")
    game.tell(DieRolled, rule="TOY-DAR-1", seat=state.active, value=state.die)
    if state.die >= 3:
        bean = game.chance.draw(state.bag, "bag")
        state.eaters[state.active].plate.append(bean)
        game.tell(BeanEaten, rule="TOY-DAR-1", seat=state.active, bean=bean, source="bag")
    neighbour = game.others[0]
    if state.die == 6 and state.eaters[neighbour].hand:
        yield from slip(game, neighbour)


def slip(game: BeanGame, neighbour: int) -> Script[None]:
    """TOY-DAR-1 What the neighbour may slip in is for them alone to know."""

    def options() -> list[Option]:
        hand = distinct(game.state.eaters[neighbour].hand)
        return [*SLIP.each(hand), KEEP.option()]

    option = yield Decision(
        neighbour, "react", options(), Msg("toy-ask-slip"), "TOY-DAR-1", again=options
    )
    if option[0] == SLIP.name:
        give(game, neighbour, SLIP.arg(option), "TOY-DAR-1")


def give(game: BeanGame, giver: int, bean: str, rule: str) -> None:
    """A bean of the giver's hand goes on the active plate."""
    state = game.state
    game.leave_hand(giver, bean)
    state.eaters[state.active].plate.append(bean)
    game.tell(BeanEaten, rule=rule, seat=state.active, bean=bean, source="gift")


def peek(game: BeanGame, other: int) -> None:
    """TOY-PEE-1 See a whole hand; the others see that you do."""
    seat = game.state.active
    hand = game.state.eaters[other].hand
    game.state.eaters[seat].seen[other] = hand[:]
    game.seal()
    public = HandSeen(rule="TOY-PEE-1", seat=seat, other_seat=other)
    game.tell(
        HandSeen,
        rule="TOY-PEE-1",
        seat=seat,
        other_seat=other,
        beans=tuple(hand),
        audience=(seat, other),
        public=public,
    )


def whistlers(game: BeanGame) -> Guests:
    """TOY-WHI-1 Who may put which bean on the active plate."""
    eaters = game.state.eaters
    found: dict[int, list[Option]] = {}
    for seat in game.others:
        if eaters[seat].whistle and eaters[seat].hand:
            found[seat] = [WHISTLE.option(seat, bean) for bean in distinct(eaters[seat].hand)]
    return found


def whistle(game: BeanGame, seat: int, bean: str) -> None:
    """TOY-WHI-1 Once in a match."""
    game.state.eaters[seat].whistle = False
    give(game, seat, bean, "TOY-WHI-1")


def rest(game: BeanGame) -> str:
    """TOY-RES-1 Draw a bean while there are any; then the next seat."""
    state = game.state
    if state.bag:
        draw(game, state.active, "TOY-RES-1")
    state.turns += 1
    state.active = state.turns % game.seats
    state.bites = 2
    state.die = None
    return "bites" if state.turns < game.rounds * game.seats else "count"


def count(game: BeanGame) -> Script[str | None]:
    """TOY-WIN-1 The best plates win."""
    game.tell(MatchWon, rule="TOY-WIN-1", winners=winners(game))
    return None
    yield  # a generator that asks nothing is a phase too


def winners(game: BeanGame) -> tuple[int, ...]:
    points = [game.points(seat) for seat in range(game.seats)]
    return tuple(seat for seat in range(game.seats) if points[seat] == max(points))
