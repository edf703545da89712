"""The turn: heroes and Pettigrew move as in a year, Voldemort sends all of his (YH-VR-3)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.board import QUIDDITCH_PITCH
from commonroom.games.year_at_hogwarts.events import TurnBegan, Went
from commonroom.games.year_at_hogwarts.options import CAST
from commonroom.games.year_at_hogwarts.rules import movement, spaces
from commonroom.games.year_at_hogwarts.rules import turn as year
from commonroom.games.year_at_hogwarts.rules.asking import ask_once, question
from commonroom.games.year_at_hogwarts.rules.turn import stand_ready
from commonroom.games.year_at_hogwarts.vocabulary import Effect, FreeStop, Go, unfolded
from commonroom.games.year_at_hogwarts.voldemort_returns import options as verbs
from commonroom.games.year_at_hogwarts.voldemort_returns.events import CharacterSent
from commonroom.games.year_at_hogwarts.voldemort_returns.game import RITUAL, VOLDEMORT, Return
from commonroom.games.year_at_hogwarts.voldemort_returns.horcruxes import (
    attempt,
    is_held,
    may_share,
    offer,
    share,
    within_reach,
)
from commonroom.kernel import Decision, Option, Script, Step, ended

RULE = "YH-VR-3"


def begin(game: Return) -> Step:
    """A turn begins; in pl with what heroes on one space pass on (YH-VR-5)."""
    state, seat = game.state, game.state.active
    if game.switches.vr_tools_passed:
        return _begin(game, seat)
    _open(game, seat)
    return "command" if seat == state.villain and state.returned else _let_go(game, seat)


def _open(game: Return, seat: int) -> None:
    state = game.state
    stand_ready(game)
    state.shared = ""
    game.tell(TurnBegan, rule=RULE, seat=seat, turn=state.turn + 1)
    if seat == state.villain and state.returned:
        state.sent = ()


def _begin(game: Return, seat: int) -> Script[str | None]:
    """The same where something may come before the plan."""
    state = game.state
    _open(game, seat)
    if seat == state.villain and state.returned:
        return "command"
    yield from share(game)
    return _let_go(game, seat)


def _let_go(game: Return, seat: int) -> str:
    """YH-VR-5 RULING: whoever no longer has what destroys the Horcrux is free."""
    if not is_held(game, seat):
        game.player.waiting = ""
        if game.state.towers[seat]:
            _come_back(game, game.state.towers[seat])
            stand_ready(game)
    return "plan"


def what_first(game: Return) -> Decision:
    """YH-CRD-2 Cards before the roll; whom a Horcrux holds, cards before the next try (YH-VR-5).

    RULING: cards for a move are then not among them, for there is none. Who has none is asked all
    the same, so that nobody learns it.
    """
    seat, horcrux = game.state.active, game.player.waiting
    if not is_held(game, seat):
        return year.what_first(game)
    starts = game.content.starts
    cards = [card for card in year.castable(game, seat) if not _is_for_a_move(starts[card])]
    options: list[Option] = [verbs.DESTROY.option(horcrux), *CAST.each(cards)]
    return question(seat, "horcrux-again", options, RULE, object=horcrux)


def _is_for_a_move(effects: tuple[Effect, ...]) -> bool:
    return any(isinstance(effect, FreeStop | Go) for effect in unfolded(effects))


def plan(game: Return, option: Option) -> Step:
    """What was chosen."""
    return "retry" if option[0] == verbs.DESTROY.name else year.plan(game, option)


def retry(game: Return) -> Step:
    """YH-VR-5 Another try instead of a move; then what the space does, unless it is a Place."""
    state, seat = game.state, game.state.active
    state.trip = state.towers[seat]
    attempt(game, seat, game.player.waiting)
    return "end" if state.trip else spaces.resolve(game)


# ---- Voldemort and his Death Eaters ---------------------------------------------------------


def unsent(game: Return) -> list[str]:
    """The villain's characters that have not moved this turn, Voldemort first."""
    return [one for one in (VOLDEMORT, *game.death_eaters) if one not in game.state.sent]


def command(game: Return) -> Script[str]:
    """Each of the villain's characters moves with one die, in an order of his choice.

    RULING: they play cards in fights only.
    """
    state, left = game.state, unsent(game)
    if not left:
        return "end"
    who = left[0]
    if len(left) > 1:
        options: list[Option] = verbs.SEND.each(left)
        option = yield from ask_once(state.villain, "command", options, RULE)
        who = verbs.SEND.arg(option)
    state.sent += (who,)
    take_up(game, who)
    stand_ready(game)
    game.tell(CharacterSent, rule=RULE, seat=state.villain, character=who)
    return "roll"


def take_up(game: Return, who: str) -> None:
    """Let a character be the one at hand."""
    state = game.state
    if game.at_hand.student != who:
        state.pawns[game.at_hand.student] = game.at_hand
        state.players[state.villain] = state.pawns.pop(who)


# ---- the move -------------------------------------------------------------------------------


def which_way(game: Return) -> Decision | str:
    """One step of the move, as in a year; heroes who meet may pass something on first."""
    if len(game.state.trodden) > 1 and may_share(game):
        return "share"
    return movement.which_way(game)


def share_here(game: Return) -> Script[str]:
    """What heroes who meet on the way pass on; then on."""
    yield from share(game)
    return "walk"


def resolve(game: Return) -> Step:
    """What the space does at the end of a move.

    YH-VR-5 A Horcrux is tried before it. YH-VR-FGT Voldemort ignores HP spaces; RULING: and all
    others, for he has no use for cards. RULING: they serve Death Eaters as they serve everyone.
    """
    seat = game.state.active
    if game.player.student == VOLDEMORT:
        return "end"
    if _is_ready(game):
        return "graveyard"
    if seat != game.state.villain and within_reach(game, seat):
        return _horcrux_first(game, seat)
    return spaces.resolve(game)


def _horcrux_first(game: Return, seat: int) -> Script[str | None]:
    yield from offer(game, seat)
    return (yield from ended(spaces.resolve(game)))


def _is_ready(game: Return) -> bool:
    """YH-VR-3 Pettigrew has all he needs and is where the Graveyard is reached from."""
    state, player = game.state, game.player
    if player.space != QUIDDITCH_PITCH or state.active != state.villain or state.returned:
        return False
    return all(thing in player.objects for thing in RITUAL)


def trip(game: Return) -> Script[str]:
    """YH-SPC-6 Objects at a Place, then its Horcrux."""
    following = yield from spaces.trip(game)
    if following == "end":
        yield from offer(game, game.state.active)
    return following


def _come_back(game: Return, tower: str) -> None:
    """YH-SPC-6 From a Place to the tower where the trip began."""
    state, seat = game.state, game.state.active
    game.player.space, state.towers[seat] = tower, ""
    game.tell(Went, rule="YH-SPC-6", seat=seat, space=tower)


# ---- the end --------------------------------------------------------------------------------


def end(game: Return) -> str:
    """Back from a trip, unless a Horcrux holds the hero there; the turn passes to the right."""
    state, seat = game.state, game.state.active
    if seat == state.villain and state.returned:
        take_up(game, VOLDEMORT)
        if unsent(game):
            return "command"
    if state.trip and is_held(game, seat):
        state.towers[seat] = state.trip
    elif state.trip:
        _come_back(game, state.trip)
    state.trip = ""
    state.active = game.right_of(seat)
    state.turn += 1
    state.wary = tuple([one for one in state.wary if state.turn < one[2]])
    return "turn"
