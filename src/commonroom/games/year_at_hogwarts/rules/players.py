"""Players who meet: the brawl of the young, the fight of the qualified, the prize (YH-PVP)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.events import (
    BrawlRolled,
    Escaped,
    PlayerBeaten,
    PlayersMet,
    TokenWon,
)
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules import objects
from commonroom.games.year_at_hogwarts.rules.asking import ask_once
from commonroom.games.year_at_hogwarts.rules.combatants import student_side
from commonroom.games.year_at_hogwarts.rules.fights import STRIKE, open_fight
from commonroom.games.year_at_hogwarts.rules.holdings import (
    change_hp,
    discard_all,
    hand_over,
    reward,
    send_away,
)
from commonroom.games.year_at_hogwarts.state import NOBODY, Brawl, Fight
from commonroom.games.year_at_hogwarts.vocabulary import Deed, Escape, Hp, MoreDice
from commonroom.kernel import Option, Script

ENOUGH: Option = verbs.ENOUGH.option()


def meet(game: Year, seat: int, other: int) -> Script[str]:
    """YH-PVP-1 The player who arrived last attacks."""
    rule = "YH-PVP-1"
    game.tell(PlayersMet, rule=rule, seat=seat, other_seat=other)
    rounds = game.switches.pvp_truce_rounds
    if rounds:
        until = game.state.turn + 1 + rounds * game.seats
        game.state.truces += ((seat, other, until),)
    if game.variant.id == "underage":
        game.state.brawl = Brawl([seat, other], [0, 0])
        return "brawl"
    fight = Fight("player", [student_side(game, seat)], student_side(game, other))
    return (yield from open_fight(game, fight))


def brawl(game: Year) -> Script[str]:
    """YH-PVP-2 One die each, the lower loses 1 HP, ties roll again; two losses lose.

    RULING: so does a player with no HP left, who goes to the Leaky Cauldron. RULING: special
    objects serve here as in every fight (YH-CMP-5).
    """
    brawl = game.state.brawl
    assert brawl is not None
    for side in (0, 1):
        yield from _use_objects(game, brawl, side)
        if game.state.fleer != NOBODY:
            game.state.brawl = None
            return "walk"
    loser = _exchange(game, brawl)
    if loser is None:
        return "brawl"
    game.state.brawl = None
    winner, beaten = brawl.seats[1 - loser], brawl.seats[loser]
    yield from triumph(game, winner, beaten, "YH-PVP-2")
    if game.state.players[beaten].hp <= 0:
        send_away(game, beaten, "YH-PVP-2")
    return "end"


def _exchange(game: Year, brawl: Brawl) -> int | None:
    """Both roll once; says which side has lost the fight, if one has.

    RULING: of more dice than one the highest counts.
    """
    dice = [max(game.chance.d6("brawl") for _ in range(count)) for count in brawl.dice]
    one, two = brawl.seats
    game.tell(
        BrawlRolled, rule="YH-PVP-2", seat=one, die=dice[0], other_seat=two, other_die=dice[1]
    )
    if dice[0] == dice[1]:
        return None
    side = 0 if dice[0] < dice[1] else 1
    brawl.losses[side] += 1
    change_hp(game, brawl.seats[side], -1, "YH-PVP-2")
    out = game.state.players[brawl.seats[side]].hp <= 0
    return side if out or brawl.losses[side] >= game.content.limit.brawl_losses else None


def _use_objects(game: Year, brawl: Brawl, side: int) -> Script[None]:
    """YH-CMP-5 Whoever has special objects for a fight may use them before each roll."""
    seat, other = brawl.seats[side], brawl.seats[1 - side]
    while game.state.fleer == NOBODY:
        things = objects.usable(game, seat, "fight")
        if not things:
            return
        options: list[Option] = [STRIKE, *verbs.USE.each(things)]
        option = yield from ask_once(seat, "brawl", options, "YH-PVP-2", other_seat=other)
        if option == STRIKE:
            return
        thing = verbs.USE.arg(option)
        yield from objects.use_up(game, seat, thing)
        for deed in game.content.powers[thing].deeds:
            _do(game, brawl, side, deed)


def _do(game: Year, brawl: Brawl, side: int, deed: Deed) -> None:
    seat = brawl.seats[side]
    match deed:
        case Hp(amount=amount):
            change_hp(game, seat, amount, "YH-CMP-5")
        case MoreDice(dice=dice):
            brawl.dice[side] += dice
        case Escape(spaces=spaces):
            game.tell(Escaped, rule="YH-CMP-5", seat=seat)
            walk_away(game, seat, spaces)
        case _:
            pass


def walk_away(game: Year, seat: int, spaces: int) -> None:
    """YH-CMP-5 Whoever used the Cloak walks away from where it stands.

    YH-MOV-1 In one's own turn not over spaces that it has entered already. RULING: on a trip, from
    where the trip began.
    """
    state, player = game.state, game.state.players[seat]
    player.waiting = ""
    if seat == state.active and state.trip:
        player.space, state.trip = state.trip, ""
    state.fleer, state.left = seat, spaces
    if seat != state.active:
        state.trodden = [player.space]


def fight_over(game: Year, fight: Fight) -> Script[None]:
    """YH-PVP-3 The prize; then who has 0 HP goes to the Leaky Cauldron (it) or keeps 1 (pl)."""
    first, second = fight.sides[0].seat, fight.foe.seat
    winner, loser = (first, second) if fight.result == "won" else (second, first)
    yield from triumph(game, winner, loser, "YH-PVP-3")
    player = game.state.players[loser]
    if player.hp > 0:
        return
    if game.switches.pvp_zero_hp == "leaky-cauldron":
        discard_all(game, loser, ("spell", "potion"), "YH-PVP-3")
        send_away(game, loser, "YH-PVP-3")
    else:
        change_hp(game, loser, 1, "YH-PVP-3")


def triumph(game: Year, winner: int, loser: int, rule: str) -> Script[None]:
    """The winner may take objects, or a token, or random cards."""
    game.tell(PlayerBeaten, rule=rule, seat=winner, other_seat=loser)
    reward(game, winner)
    options = prizes(game, winner, loser)
    if not options:
        return
    options.append(ENOUGH)
    option = yield from ask_once(winner, "prize", options, rule, other_seat=loser)
    match option[0]:
        case verbs.ENOUGH.name:
            return
        case verbs.WIN_OBJECT.name:
            objects.win(game, winner, loser, verbs.WIN_OBJECT.arg(option), rule)
            yield from _more_objects(game, winner, loser, rule)
        case verbs.WIN_TOKEN.name:
            _win_token(game, winner, loser, verbs.WIN_TOKEN.arg(option), rule)
        case _:
            for _ in range(min(game.variant.prize_cards, len(game.whole_hand(loser)))):
                card = game.chance.one_of(game.whole_hand(loser), "prize")
                hand_over(game, loser, winner, card, rule)


def prizes(game: Year, winner: int, loser: int) -> list[Option]:
    """What the winner may take; RULING: with six objects (YH-OBJ-1) no other."""
    player = game.state.players[loser]
    options: list[Option] = []
    if objects.has_room(game, winner):
        options += verbs.WIN_OBJECT.each(player.objects)
    if player.floo or player.floo_cards:
        options.append(verbs.WIN_TOKEN.option("floo"))
    if player.portkeys:
        options.append(verbs.WIN_TOKEN.option("portkey"))
    if game.whole_hand(loser):
        options.append(verbs.WIN_CARDS.option())
    return options


def _more_objects(game: Year, winner: int, loser: int, rule: str) -> Script[None]:
    for _ in range(game.variant.prize_objects - 1):
        held = game.state.players[loser].objects
        if not held or not objects.has_room(game, winner):
            return
        options: list[Option] = [*verbs.WIN_OBJECT.each(held), ENOUGH]
        option = yield from ask_once(winner, "prize", options, rule, other_seat=loser)
        if option == ENOUGH:
            return
        objects.win(game, winner, loser, verbs.WIN_OBJECT.arg(option), rule)


def _win_token(game: Year, winner: int, loser: int, token: str, rule: str) -> None:
    mine, theirs = game.state.players[winner], game.state.players[loser]
    if token == "portkey":
        mine.portkeys, theirs.portkeys = mine.portkeys + 1, theirs.portkeys - 1
    elif theirs.floo:
        mine.floo, theirs.floo = mine.floo + 1, theirs.floo - 1
    else:
        mine.floo_cards += theirs.floo_cards[-1:]
        theirs.floo_cards = theirs.floo_cards[:-1]
    game.tell(TokenWon, rule=rule, seat=winner, token=token, other_seat=loser)
