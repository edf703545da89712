"""The turn: its beginning, and who is next (TAL-TRN-1)."""

from __future__ import annotations

from commonroom.games.talisman.cards.castable import casts, has_spell_for, is_asked
from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.cards.spells import PASS, cast, react
from commonroom.games.talisman.events import FerretEnded, Slowed, TurnBegan, TurnLost
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.holdings import put_back, to_pile
from commonroom.games.talisman.rules.settling import seen_to
from commonroom.games.talisman.rules.setup import come_back
from commonroom.games.talisman.state import NOBODY, TurnState
from commonroom.games.talisman.traits import Cross
from commonroom.kernel import Msg, Option, Script, Step


def begin(game: Talisman) -> Step:
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
        game.tell(TurnLost, rule="TAL-LOS-1", seat=seat)
        return_portkeys(game)
        return "extra" if state.extra else pass_on(game)
    wary = _wary(game)
    if player.fallen or wary or "turn-start" in game.traits[seat]:
        return _before_plan(game, seat, wary)
    return _start_plainly(game, seat)


def to_next(game: Talisman) -> str:
    """The next turn: it begins at once, unless there is more to it, or to the end of this one."""
    state = game.state
    if state.players[state.active].ferret:
        return "next"
    _hand_on(game)
    seat = state.active
    player = state.players[seat]
    if player.lost_turns or player.fallen or "turn-start" in game.traits[seat] or _wary(game):
        return "begin"
    return _start_plainly(game, seat)


def _start_plainly(game: Talisman, seat: int) -> str:
    """A turn in which nothing comes before the plan."""
    _start(game, seat)
    if Cross in game.traits[seat]:
        return_portkeys(game)
    return "plan"


def _wary(game: Talisman) -> list[int]:
    """The others that are asked for a spell at the start of this turn."""
    if game.asks_everyone:
        return [seat for seat in game.others() if is_asked(game, seat, "turn-start")]
    fitting = game.content.spells_for["turn-start"]
    for player in game.state.players:
        if player.spells and not fitting.isdisjoint(player.spells):
            return [seat for seat in game.others() if has_spell_for(game, seat, "turn-start")]
    return []


def _start(game: Talisman, seat: int) -> None:
    start_anew(game)
    game.tell(TurnBegan, rule="TAL-TRN-1", seat=seat, turn=game.state.turn)


def _before_plan(game: Talisman, seat: int, wary: list[int]) -> Script[str]:
    """A turn that begins with more than its beginning. All of it is in the script, because a script
    is begun anew whenever the table is brought back.
    """
    _start(game, seat)
    return_portkeys(game)
    if game.state.players[seat].fallen:
        yield from come_back(game, seat)
    yield from spells_of_others(game, wary)
    if game.state.this_turn.ended:
        return "end"
    yield from happen(game, seat, "turn-start")
    return "plan"


def start_anew(game: Talisman) -> None:
    """What counted for the last turn only is over."""
    state = game.state
    state.turn += 1
    player = state.players[state.active]
    state.this_turn = TurnState()
    if player.ferret:
        state.this_turn.was_ferret = state.this_turn.ferret_counts = True
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
    state.this_turn.portkeys = tuple([source for source, trait in ways if trait.spent])
    for card in state.this_turn.portkeys:
        put_back(game, state.active, card, "TAL-CRS-1")


def spells_of_others(game: Talisman, others: list[int]) -> Script[None]:
    """TAL-CMP-6 Spells that others may cast at the start of this turn, before it moves."""
    state = game.state
    for seat in others:

        def options(seat: int = seat) -> list[Option]:
            return casts(game, seat, ("turn-start",))

        prompt = Msg("tal-ask-start-of-turn", {"seat": state.active})
        option = yield from react(game, seat, options, prompt, "TAL-TRN-1", "turn-start")
        if option != PASS:
            yield from cast(game, option)
        if state.this_turn.ended:
            return


def pass_on(game: Talisman) -> Step:
    """Ferrets count down; then the same player again, or the next one.

    Whoever is no longer a Ferret may have to be seen to: Dumbledore gained no spell meanwhile.
    """
    state = game.state
    seat = state.active
    player = state.players[seat]
    following: Step = "begin"
    if player.ferret and state.this_turn.ferret_counts:
        player.ferret -= 1
        if not player.ferret:
            game.changed(seat)
            following = seen_to(game, "begin")
            game.tell(FerretEnded, rule="TAL-CMP-7", seat=seat)
    _hand_on(game)
    return following


def _hand_on(game: Talisman) -> None:
    """What holds for this turn or round only is over; the same player again, or the next one."""
    state = game.state
    seat = state.active
    player = state.players[seat]
    if state.slow_card and seat == state.slow_seat and not state.repeated:
        _slow_round_ends(game)
    if player.commander != NOBODY:
        player.commander = NOBODY
    if state.this_turn.portkeys:
        state.this_turn.portkeys = ()
    if state.extra and player.fallen:
        state.extra = 0
    if state.extra or state.repeated:
        state.repeated = state.extra > 0
    if state.repeated:
        state.extra -= 1
    else:
        state.active = (seat + 1) % game.seats


def _slow_round_ends(game: Talisman) -> None:
    state = game.state
    card = state.slow_card
    state.slow_rounds -= 1
    game.tell(Slowed, rule="TAL-CMP-4", card=card, rounds=state.slow_rounds)
    if not state.slow_rounds:
        to_pile(game, card)
        state.slow_card, state.slow_seat, state.slow_steps = "", NOBODY, 0
