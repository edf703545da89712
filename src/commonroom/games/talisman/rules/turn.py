"""The turn: its beginning, what comes before moving, and its end (TAL-TRN-1)."""

from __future__ import annotations

from functools import cache

from commonroom.games.talisman.cards.bespoke import land
from commonroom.games.talisman.cards.effects import DECLINE
from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.cards.spells import (
    PASS,
    cast,
    casts,
    open_question,
    react,
)
from commonroom.games.talisman.cards.uses import usable, use
from commonroom.games.talisman.content import Traits
from commonroom.games.talisman.events import (
    AbilityUsed,
    FerretEnded,
    Slowed,
    Stayed,
    TurnBegan,
    TurnedBack,
    TurnLost,
)
from commonroom.games.talisman.game import HALLOW, Talisman
from commonroom.games.talisman.rules.crossing import crossings
from commonroom.games.talisman.rules.great_hall import enter
from commonroom.games.talisman.rules.holdings import (
    discard,
    ditchable,
    leave,
    leave_galleons,
    to_pile,
)
from commonroom.games.talisman.rules.places import relocate
from commonroom.games.talisman.rules.quidditch import can_drop, drop
from commonroom.games.talisman.rules.settling import seen_to, then
from commonroom.games.talisman.rules.setup import come_back
from commonroom.games.talisman.rules.trophies import exchange, exchanges
from commonroom.games.talisman.state import NOBODY
from commonroom.games.talisman.traits import Cross, Use
from commonroom.kernel import NOTHING, Decision, Msg, Option, Script

MOVE: Option = ("move",)
END: Option = ("end",)
_DITCH_GALLEON: Option = ("ditch-galleon",)
_BEFORE = ("turn-start", "own-turn", "instead-of-moving")
_AT_THE_END = ("own-turn",)
_SPELLS = ("any-time", "own-turn-start", "turn-start")


# ---- the beginning --------------------------------------------------------------------------


def begin(game: Talisman) -> Script[str] | str:
    """TAL-TRN-1 A turn begins, or is lost (TAL-LOS-1).

    RULING: a lost turn is a turn to a Ferret, and to a Portkey, which is returned in it; a promised
    move (TAL-CRS-1) waits, because it is for the next move.
    """
    state = game.state
    seat = state.active
    player = state.players[seat]
    if player.lost_turns:
        start_anew(game)
        player.lost_turns -= 1
        game.tell(TurnLost(rule="TAL-LOS-1", seat=seat))
        return_portkeys(game)
        return pass_on(game)
    wary, traits = _wary(game), game.traits[seat]
    if player.fallen or wary or "turn-start" in traits:
        return _before_plan(game, seat, wary)
    _start(game, seat)
    if Cross in traits:
        return_portkeys(game)
    return "plan"


def _wary(game: Talisman) -> list[int]:
    """The others that hold a spell for the start of this turn."""
    fitting, players = game.content.spells_for["turn-start"], game.state.players
    found: list[int] = []
    for seat in game.others():
        hand = players[seat].spells
        if hand and not fitting.isdisjoint(hand):
            found.append(seat)
    return found


def _start(game: Talisman, seat: int) -> None:
    start_anew(game)
    if game.heard:
        game.tell(TurnBegan(rule="TAL-TRN-1", seat=seat, turn=game.state.turn))


def _before_plan(game: Talisman, seat: int, wary: list[int]) -> Script[str]:
    """A turn that begins with more than its beginning. All of it is in the script, because a script
    is begun anew whenever the table is brought back.
    """
    _start(game, seat)
    return_portkeys(game)
    if game.state.players[seat].fallen:
        yield from come_back(game, seat)
    yield from spells_of_others(game, wary)
    if game.state.ended:
        return "end"
    yield from happen(game, seat, "turn-start")
    return "plan"


def start_anew(game: Talisman) -> None:
    """What counted for the last turn only is over. To look is cheap, to change is not."""
    state = game.state
    state.turn += 1
    player = state.players[state.active]
    if state.extra or state.frozen or state.picks_die or state.stays or state.moved or state.ended:
        state.extra = state.frozen = state.picks_die = state.stays = False
        state.moved = state.ended = False
    if player.ferret or state.was_ferret or state.ferret_counts:
        state.was_ferret = state.ferret_counts = player.ferret > 0
    if state.die or state.came_from or state.sent:
        state.die, state.came_from, state.sent = 0, "", ""
    if state.todo or state.queue or state.ditched or state.portkeys:
        state.todo, state.queue, state.ditched, state.portkeys = [], [], [], []
    if player.rested or player.used:
        player.rested, player.used = player.used, ()
    if player.once and not state.repeated:
        player.once = ()
    for other in state.players:
        if other.cast or other.evading:
            other.cast, other.evading = False, ""


def return_portkeys(game: Talisman) -> None:
    """TAL-CRS-1 A Portkey is returned; it may still replace the move of this turn."""
    state = game.state
    ways = game.having(state.active, Cross)
    state.portkeys = [source for source, trait in ways if trait.spent]
    for card in state.portkeys:
        discard(game, state.active, card)


def spells_of_others(game: Talisman, others: list[int]) -> Script[None]:
    """TAL-CMP-6 Spells that others may cast at the start of this turn, before it moves."""
    state = game.state
    for seat in others:

        def options(seat: int = seat) -> list[Option]:
            return casts(game, seat, ("turn-start",))

        prompt = Msg("tal-ask-start-of-turn", {"seat": state.active})
        option = yield from react(game, seat, options, prompt, "TAL-TRN-1")
        if option != PASS:
            yield from cast(game, option)
        if state.ended:
            return


# ---- before moving --------------------------------------------------------------------------


def what_first(game: Talisman) -> Decision:
    """TAL-TRN-1 Spells and abilities of the start of a turn, and how to move."""
    seat = game.state.active
    prompt = _about_plan(game.state.players[seat].space)
    options = before_moving(game, seat)
    return open_question(game, seat, options, prompt, "TAL-TRN-1", moments=_SPELLS)


@cache
def _about_plan(space: str) -> Msg:
    return Msg("tal-ask-plan", {"space": space})


def plan(game: Talisman, option: Option) -> Script[str] | str:
    """What was chosen; a move leads on at once."""
    if option != MOVE:
        return _plan(game, option)
    player = game.player
    if player.next_move or player.next_may:
        player.next_move, player.next_may = "", False
    return "move"


def _plan(game: Talisman, option: Option) -> Script[str]:
    """Anything else; then the same question again, unless it moved or ended the turn.

    RULING: who stays has not moved, so a promised move (TAL-CRS-1) waits.
    """
    state = game.state
    seat = state.active
    player = state.players[seat]
    match option[0]:
        case "cast" | "cast-on":
            yield from cast(game, option)
        case "use":
            yield from use(game, seat, str(option[1]), _BEFORE)
            if state.stays:
                game.tell(Stayed(rule="TAL-CMP-2", seat=seat, space=player.space))
                return "meet"
        case "turn-back":
            player.turned_back = True
            player.keys, player.boggart, player.seeking = 0, 0, False
            game.tell(TurnedBack(rule="TAL-MOV-3", seat=seat))
        case "drop-challenge":
            drop(game, seat)
        case _:
            player.next_move, player.next_may = "", False
            return (yield from set_out(game, seat, option))
    return "end" if state.ended else "plan"


def before_moving(game: Talisman, seat: int) -> list[Option]:
    """How a character can move now, and what it can do before."""
    player, traits = game.state.players[seat], game.traits[seat]
    options = ways_to_move(game, seat, traits)
    abilities = traits.get(Use)
    if abilities:
        moments = _BEFORE if MOVE in options else _BEFORE[:2]
        options += usable(game, seat, abilities, moments)
    if player.challenge and can_drop(game, seat):
        options.append(("drop-challenge",))
    return options


def ways_to_move(game: Talisman, seat: int, traits: Traits) -> list[Option]:
    """TAL-MOV-1 Moving is mandatory, but there are ways to do it."""
    player = game.state.players[seat]
    space = game.content.spaces[player.space]
    if space.region == "great-hall":
        return [("confront",)]
    if space.region == "inner" and not player.turned_back:
        return _inside(game, seat, space.script)
    if player.next_move:
        ring = game.content.rings[space.region]
        spaces = ring if player.next_move == "region" else (player.next_move,)
        travels: list[Option] = [("travel", one) for one in spaces if one != space.id]
        if not player.next_may:
            return travels
        return [MOVE, *travels, *crossings(game, seat)]
    if Cross in traits or game.state.portkeys:
        return [MOVE, *crossings(game, seat)]
    return [MOVE]


def _inside(game: Talisman, seat: int, script: str) -> list[Option]:
    """TAL-MOV-3, TAL-ROR-1 In the school: on, into the Great Hall, or back.

    RULING: turning back is declared before moving, so a room just entered is still met; it is not
    on the way back.
    """
    player = game.state.players[seat]
    back: Option = ("turn-back",)
    if script == "room-of-requirement":
        if HALLOW not in player.objects:
            return [back]
        return [("enter",)] if game.edition == "pl" else [("enter",), back]
    if player.keys or player.boggart or player.seeking:
        return [("remain",), back]
    return [MOVE, back]


def set_out(game: Talisman, seat: int, option: Option) -> Script[str]:
    """TAL-CRS-1 What replaces the move leads to an encounter at once."""
    match option[0]:
        case "confront":
            return "hall"
        case "enter":
            yield from enter(game, seat)
            return "hall"
        case "remain":
            return "meet"
        case "travel":
            space = str(option[1])
        case _:
            space = game.space(seat).opposite
            game.tell(AbilityUsed(rule="TAL-CRS-1", seat=seat, card=str(option[1])))
    yield from relocate(game, seat, space, "TAL-CRS-1")
    yield from land(game, seat)
    return "end" if game.state.ended else "meet"


# ---- the end --------------------------------------------------------------------------------


def end(game: Talisman) -> Script[str] | str:
    """TAL-TRO-1, TAL-DIT-1, TAL-FOL-1 The end of a turn, and who is next."""
    state = game.state
    seat = state.active
    if "turn-end" in game.traits[seat] and not state.frozen and not state.players[seat].fallen:
        return _end(game, seat)
    if state.ended or state.moved:
        state.ended = state.moved = False
    return "last" if state.players[seat].fallen or _may_ask_last(game, seat) else _after_last(game)


def _may_ask_last(game: Talisman, seat: int) -> bool:
    """Whether there may be something to do at the end of a turn; else nobody is asked."""
    player = game.state.players[seat]
    if player.trophies or player.objects or player.followers or player.galleons:
        return True
    return Use in game.traits[seat]


def _end(game: Talisman, seat: int) -> Script[str]:
    """RULING: to whoever may do nothing this turn (Immobulus), no ability of its end happens."""
    game.state.ended = game.state.moved = False
    yield from happen(game, seat, "turn-end")
    return "last"


def what_last(game: Talisman) -> Decision | str:
    """TAL-TRO-1, TAL-DIT-1 Exchange trophies and leave things behind, while one likes.

    Whoever may do nothing this turn, or has lost its last Life, must still leave followers above
    the limit.
    """
    seat = game.state.active
    player = game.state.players[seat]
    if player.fallen and len(player.followers) <= game.content.limit.followers:
        return "next"
    options = at_the_end(game, seat)
    if len(options) == 1 and options[0] is END:
        return _after_last(game)
    return open_question(game, seat, options, _about_end(seat), "TAL-DIT-1")


@cache
def _about_end(seat: int) -> Msg:
    return Msg("tal-ask-end", {"seat": seat})


def last(game: Talisman, option: Option) -> Script[str] | str:
    """What was chosen, and then the same question again."""
    if option == END:
        return _after_last(game)
    return then(game, _do_last(game, game.state.active, option), lambda game: "last")


def _after_last(game: Talisman) -> str:
    return "extra" if game.state.extra else "next"


def whether_again(game: Talisman) -> Decision:
    """TAL-TRN-1 Whoever may have one more turn is asked."""
    seat = game.state.active
    prompt = Msg("tal-ask-extra-turn", {"card": game.state.players[seat].character})
    return Decision(seat, "confirm", [("again",), DECLINE], prompt, "TAL-TRN-1")


def again(game: Talisman, option: Option) -> str:
    """What was chosen."""
    game.state.extra = option != DECLINE
    return "next"


def _do_last(game: Talisman, seat: int, option: Option) -> Script[None]:
    match option[0]:
        case "cast" | "cast-on":
            return cast(game, option)
        case "exchange":
            return exchange(game, seat, str(option[1]))
        case "ditch":
            leave(game, seat, str(option[1]), "TAL-DIT-1")
        case "ditch-galleon":
            leave_galleons(game, seat, 1, "TAL-DIT-1")
        case "drop-challenge":
            drop(game, seat)
        case _:
            return use(game, seat, str(option[1]), ("own-turn",))
    return NOTHING


def at_the_end(game: Talisman, seat: int) -> list[Option]:
    """TAL-FOL-1 What can be done at the end of a turn; with too many followers, not end it."""
    player = game.state.players[seat]
    if len(player.followers) > game.content.limit.followers:
        return [("ditch", card) for card in ditchable(game, seat) if card in player.followers]
    if game.state.frozen:
        return [END]
    options = [END]
    if player.trophies:
        options += exchanges(game, seat)
    abilities = game.traits[seat].get(Use)
    if abilities:
        options += usable(game, seat, abilities, _AT_THE_END)
    if player.objects or player.followers:
        options += [("ditch", card) for card in ditchable(game, seat)]
    if player.galleons:
        options.append(_DITCH_GALLEON)
    if player.challenge and can_drop(game, seat):
        options.append(("drop-challenge",))
    return options


def pass_on(game: Talisman) -> Script[str] | str:
    """Ferrets and slow rounds count down; the same player again, or the next one.

    Whoever is no longer a Ferret may have to be seen to: Dumbledore gained no spell meanwhile.
    """
    state = game.state
    seat = state.active
    player = state.players[seat]
    following: Script[str] | str = "begin"
    if player.ferret and state.ferret_counts:
        player.ferret -= 1
        if not player.ferret:
            game.changed(seat)
            following = seen_to(game, "begin")
            game.tell(FerretEnded(rule="TAL-CMP-7", seat=seat))
    if state.slow_card and seat == state.slow_seat and not state.repeated:
        _slow_round_ends(game)
    if player.commander != NOBODY:
        player.commander = NOBODY
    if state.portkeys:
        state.portkeys = []
    if state.extra or state.repeated:
        state.repeated = state.extra and not player.fallen
        state.extra = False
    if not state.repeated:
        state.active = (seat + 1) % game.seats
    return following


def _slow_round_ends(game: Talisman) -> None:
    state = game.state
    card = state.slow_card
    state.slow_rounds -= 1
    game.tell(Slowed(rule="TAL-CMP-4", card=card, rounds=state.slow_rounds))
    if not state.slow_rounds:
        to_pile(game, card)
        state.slow_card, state.slow_seat, state.slow_steps = "", NOBODY, 0
