"""Phase 2: the seekers race round the pitch for the Snitch (YH-QUI-6)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.quidditch.events import (
    CardShrugged,
    FeintRolled,
    RaceBegan,
    RaceCardDrawn,
    RaceCardPlayed,
    RaceCardTaken,
    SeekerFellBack,
    SeekerFlew,
    SeekerRolled,
    SnitchCaught,
)
from commonroom.games.year_at_hogwarts.quidditch.game import Stadium
from commonroom.games.year_at_hogwarts.quidditch.options import GO_ON, RACE_CARD, SET_DIE
from commonroom.games.year_at_hogwarts.quidditch.pitch import LAP
from commonroom.games.year_at_hogwarts.vocabulary import (
    Ahead,
    Back,
    Mute,
    Pick,
    RaceEffect,
    Reroll,
    RollAhead,
    SetDie,
    Shield,
    Slow,
)
from commonroom.kernel import Decision, Msg, Option, Script


def begin_race(game: Stadium, winner: int) -> str:
    """YH-QUI-6 Whoever won phase 1 starts."""
    match = game.quidditch
    match.winner = match.turn = winner
    match.stepper = ""
    game.tell(RaceBegan, rule="YH-QUI-6", seat=match.sides[winner].seat)
    return "quidditch-race"


def draw_card(game: Stadium, number: int) -> None:
    """YH-QUI-5 A Quidditch card, known to its owner only."""
    match = game.quidditch
    if not match.deck:
        return
    heap = list(match.deck)
    card = game.chance.draw(heap, "quidditch-card")
    match.deck = tuple(heap)
    side = match.sides[number]
    side.cards += (card,)
    game.tell(
        RaceCardDrawn,
        rule="YH-QUI-5",
        seat=side.seat,
        card=card,
        audience=(side.seat,),
        public=RaceCardTaken(rule="YH-QUI-5", seat=side.seat),
    )


def race(game: Stadium) -> str:
    """YH-QUI-6 A turn of the race begins with the dice."""
    match = game.quidditch
    side = match.sides[match.turn]
    match.dice = tuple([game.chance.d6("seeker") for _ in range(1 if side.slowed else 2)])
    side.slowed = side.shielded = False
    game.tell(SeekerRolled, rule="YH-QUI-6", seat=side.seat, dice=match.dice)
    return "quidditch-cards"


def cards(game: Stadium) -> Script[str]:
    """YH-QUI-6 At most one card per turn, chosen when the dice lie; then the seeker flies.

    A card that changes the dice acts before the flight, every other after it. All are asked for at
    once: being asked says only that a side has cards, which everyone can see.
    """
    match = game.quidditch
    option = yield from _ask(game)
    card = RACE_CARD.arg(option) if option[0] == RACE_CARD.name else ""
    early = bool(card) and _changes_dice(game, card)
    if early:
        yield from play(game, card)
    fly_seeker(game, match.turn, sum(match.dice))
    if card and not early:
        yield from play(game, card)
    return "quidditch-over" if match.over else _pass_on(game)


def _pass_on(game: Stadium) -> str:
    match = game.quidditch
    match.sides[match.turn].muted = False
    match.turn = 1 - match.turn
    return "quidditch-race"


def _ask(game: Stadium) -> Script[Option]:
    """Whether a card is played; not asked where there is none, or the dice complete the lap."""
    match = game.quidditch
    side = match.sides[match.turn]
    if side.muted or not side.cards or side.seeker + sum(match.dice) >= LAP:
        return GO_ON.option()

    def options() -> list[Option]:
        held = match.sides[match.turn].cards
        return [GO_ON.option(), *RACE_CARD.each(dict.fromkeys(held))]

    prompt = Msg("yh-ask-race-card", {"moves": sum(match.dice)})
    return (yield Decision(side.seat, "choose", options(), prompt, "YH-QUI-6", again=options))


def _changes_dice(game: Stadium, card: str) -> bool:
    effects = game.content.quidditch[card].effects
    return any(isinstance(effect, Reroll | SetDie) for effect in effects)


def play(game: Stadium, card: str) -> Script[None]:
    """Play a Quidditch card; it goes out of the match."""
    match = game.quidditch
    side = match.sides[match.turn]
    at = side.cards.index(card)
    side.cards = side.cards[:at] + side.cards[at + 1 :]
    game.seal()
    game.tell(RaceCardPlayed, rule="YH-QUI-6", seat=side.seat, card=card)
    for effect in game.content.quidditch[card].effects:
        if not match.over:
            yield from _do(game, effect)


def _do(game: Stadium, effect: RaceEffect) -> Script[None]:
    match = game.quidditch
    side, other = match.sides[match.turn], match.sides[1 - match.turn]
    match effect:
        case Ahead(spaces=spaces, behind=behind):
            if not behind or side.seeker < other.seeker:
                fly_seeker(game, match.turn, spaces)
        case RollAhead(dice=count):
            roll = tuple([game.chance.d6("feint") for _ in range(count)])
            game.tell(FeintRolled, rule="YH-QUI-6", seat=side.seat, dice=roll)
            fly_seeker(game, match.turn, sum(roll))
        case Back() | Slow() | Mute() if other.shielded:
            game.tell(CardShrugged, rule="YH-QUI-6", seat=other.seat)
        case Back(spaces=spaces):
            fly_seeker(game, 1 - match.turn, -min(spaces, other.seeker))
        case Slow():
            other.slowed = True
        case Mute():
            other.muted = True
        case Shield():
            side.shielded = True
        case Reroll():
            match.dice = tuple([game.chance.d6("seeker") for _ in match.dice])
            game.tell(SeekerRolled, rule="YH-QUI-6", seat=side.seat, dice=match.dice)
        case SetDie(face=face):
            yield from _set_die(game, face)
        case Pick():
            draw_card(game, match.turn)


def _set_die(game: Stadium, face: int) -> Script[None]:
    """One die of this turn's roll, of the player's choice, shows another face."""
    match = game.quidditch
    side = match.sides[match.turn]
    values = list(dict.fromkeys(match.dice))
    chosen = values[0]
    if len(values) > 1:
        options = SET_DIE.each(values)
        prompt = Msg("yh-ask-set-die", {"face": face})
        answer = yield Decision(side.seat, "choose", options, prompt, "YH-QUI-6")
        chosen = SET_DIE.arg(answer)
    at = match.dice.index(chosen)
    match.dice = (*match.dice[:at], face, *match.dice[at + 1 :])
    game.tell(SeekerRolled, rule="YH-QUI-6", seat=side.seat, dice=match.dice)


def fly_seeker(game: Stadium, number: int, spaces: int) -> None:
    """Move a seeker; whoever completes the lap has caught the Snitch."""
    match = game.quidditch
    side = match.sides[number]
    side.seeker += spaces
    told = SeekerFlew if spaces > 0 else SeekerFellBack
    game.tell(told, rule="YH-QUI-6", seat=side.seat, spaces=abs(spaces), at=side.seeker)
    if side.seeker >= LAP:
        match.over, match.winner = True, number
        game.tell(SnitchCaught, rule="YH-QUI-0", seat=side.seat, house=side.house)
