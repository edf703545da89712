"""The turn: its start, what comes before the roll, the roll, its end (YH-TRN, YH-CRD-2)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import AdjustRoll, SpareDie
from commonroom.games.year_at_hogwarts.board import START
from commonroom.games.year_at_hogwarts.cards.effects import can, carry_out
from commonroom.games.year_at_hogwarts.events import (
    CardPlayed,
    MoveRolled,
    MovesChosen,
    Travelled,
    TurnBegan,
    Waited,
    WaitingEnded,
    Went,
)
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules.asking import DECLINE, ask_once, question
from commonroom.games.year_at_hogwarts.rules.holdings import to_bottom
from commonroom.games.year_at_hogwarts.rules.missions import assembled, attempt
from commonroom.games.year_at_hogwarts.rules.objects import usable, use_up
from commonroom.games.year_at_hogwarts.state import NOBODY
from commonroom.games.year_at_hogwarts.vocabulary import Effect, Fly, Go, unfolded
from commonroom.kernel import Decision, Option, Script, Step

ROLL: Option = verbs.ROLL.option()
LEAVE: Option = verbs.LEAVE.option()


def begin(game: Year) -> Step:
    """A turn begins; who fights or waits with a team does not roll (YH-TEAM-2).

    RULING: who waits or fights for the team on a trip (YH-SPC-5, YH-SPC-6) stays there until that
    is over.
    """
    seat = game.state.active
    return _wait(game, seat) if game.player.waiting else _open(game, seat) or "plan"


def _open(game: Year, seat: int) -> str:
    """A turn opens; says what follows for those who are fighting, else ""."""
    state = game.state
    state.trip, game.player.home = game.player.home, ""
    stand_ready(game)
    state.extra = False
    game.tell(TurnBegan, rule="YH-TRN-1", seat=seat, turn=state.turn + 1)
    for fight in state.standing:
        for number, side in enumerate(fight.sides):
            if side.seat == seat:
                state.standing.remove(fight)
                state.fight, fight.acting = fight, number
                return "fight"
    return ""


def _wait(game: Year, seat: int) -> Script[str]:
    """RULING: who waits for the others may give it up at the start of a turn."""
    waiting = game.player.waiting
    following = _open(game, seat)
    if following:
        return following
    option = yield from ask_once(
        seat, "wait", [verbs.WAIT.option(waiting), LEAVE], "YH-TEAM-2", mission=waiting
    )
    mission = game.content.missions[waiting]
    if option == LEAVE:
        game.player.waiting = ""
        game.tell(WaitingEnded, rule="YH-TEAM-2", seat=seat, mission=waiting)
        _come_back(game)
        stand_ready(game)
        return "plan"
    game.tell(Waited, rule="YH-TEAM-2", seat=seat, mission=waiting)
    if assembled(game, seat, mission):
        return (yield from attempt(game, seat, mission)) or "end"
    return "end"


def stand_ready(game: Year) -> None:
    """Nothing of this turn's move has happened yet."""
    state = game.state
    state.dice, state.left, state.taken, state.free_stop = (), 0, 0, False
    state.trodden = [game.player.space]


# ---- before the roll ------------------------------------------------------------------------


def what_first(game: Year) -> Decision:
    """YH-CRD-2 Start-of-turn cards and special objects, or the roll."""
    seat = game.state.active
    options = [ROLL]
    options += verbs.CAST.each(castable(game, seat))
    options += uses(game, seat)
    return question(seat, "plan", options, "YH-TRN-1")


def plan(game: Year, option: Option) -> Step:
    """What was chosen."""
    return "roll" if option == ROLL else _before_roll(game, game.state.active, option)


def _before_roll(game: Year, seat: int, option: Option) -> Script[str]:
    if option[0] == verbs.USE.name:
        return (yield from use(game, seat, verbs.USE.arg(option))) or "plan"
    card = verbs.CAST.arg(option)
    game.remove_from_hand(seat, card)
    to_bottom(game, card)
    game.seal()
    game.tell(CardPlayed, rule="YH-CRD-2", seat=seat, card=card)
    return (yield from _carry_out(game, seat, game.content.starts[card])) or "plan"


def castable(game: Year, seat: int) -> list[str]:
    """YH-CRD-2 The cards that can be played before the roll; in pl no potions."""
    player, starts = game.state.players[seat], game.content.starts
    hand = player.spells
    if game.switches.start_of_turn_potions:
        hand = hand + player.potions
    found: list[str] = []
    for card in hand:
        if card in starts and card not in found and _can_start(game, seat, starts[card]):
            found.append(card)
    return found


def _can_start(game: Year, seat: int, effects: tuple[Effect, ...]) -> bool:
    for effect in effects:  # noqa: SIM110 - a generator would cost more
        if can(game, seat, effect, in_part=True):
            return True
    return False


def uses(game: Year, seat: int, *, at_end: bool = False) -> list[Option]:
    """YH-CMP-5 The objects to use now.

    RULING: a flight comes when the turn would end, for it does not take the place of the roll
    (YH-TRN-1).
    """
    options: list[Option] = []
    if game.content.turn_powers.isdisjoint(game.state.players[seat].objects):
        return options
    free = at_end and not game.player.waiting
    for thing in usable(game, seat, "turn"):
        power = game.content.powers[thing]
        flies = any(isinstance(effect, Fly) for effect in power.effects)
        if (free or not flies) and any(can(game, seat, one) for one in power.effects):
            options.append(verbs.USE.option(thing))
    return options


def use(game: Year, seat: int, thing: str) -> Script[str]:
    """YH-CMP-5 Use an object in the own turn; says the next phase, or "" if nothing changes."""
    yield from use_up(game, seat, thing)
    return (yield from _carry_out(game, seat, game.content.powers[thing].effects))


def _carry_out(game: Year, seat: int, effects: tuple[Effect, ...]) -> Script[str]:
    """Do start-of-turn effects; what replaces the roll leads to where the move ends."""
    state, start = game.state, game.player.space
    yield from carry_out(game, seat, effects, "YH-CRD-2")
    inner = list(unfolded(effects))
    here = game.player.space
    if any(isinstance(effect, Fly) for effect in inner):
        stuck = START not in game.board.distances(here)
        state.trip = start if stuck or game.switches.buckbeak_returns else ""
        state.trodden.append(here)
        game.tell(Travelled, rule="YH-CMP-5", seat=seat, space=here, by="buckbeak")
        return "trip"
    if not any(isinstance(effect, Go) and effect.instead for effect in inner):
        return ""
    state.trodden, state.left = [start, here], -1
    return "walk"


# ---- the roll -------------------------------------------------------------------------------


def roll(game: Year) -> str:
    """YH-TRN-1 Two dice; an ability may add one to choose from."""
    state, player, seat = game.state, game.player, game.state.active
    spare = game.moves_by(seat, SpareDie) is not None
    count = max(1, game.move_dice(seat) - player.one_die) + spare
    player.one_die = False
    state.dice = tuple([game.chance.d6("move") for _ in range(count)])
    state.left = sum(state.dice)
    game.tell(MoveRolled, rule="YH-TRN-1", seat=seat, dice=state.dice)
    if spare and len(set(state.dice)) == 1:
        return adjust(game, how_far(game).options[0])
    return "adjust" if spare or game.moves_by(seat, AdjustRoll) is not None else "walk"


def how_far(game: Year) -> Decision:
    """YH-TRN-2 Abilities that settle how far one moves."""
    state, seat = game.state, game.state.active
    total = sum(state.dice)
    by = game.moves_by(seat, AdjustRoll)
    if by is not None:
        sums = list(range(max(1, total - by.by), total + by.by + 1))
    else:
        sums = list(dict.fromkeys([total - die for die in state.dice]))
    return question(seat, "moves", verbs.MOVES.each(sums), "YH-TRN-2")


def adjust(game: Year, option: Option) -> str:
    """What was chosen, if there was a choice."""
    state = game.state
    state.left = verbs.MOVES.arg(option)
    game.tell(MovesChosen, rule="YH-TRN-2", seat=state.active, moves=state.left)
    return "walk"


# ---- the end --------------------------------------------------------------------------------


def end(game: Year) -> Step:
    """YH-SPC-6 Back from a trip; then the turn passes to the right, unless there is another."""
    seat = game.state.active
    options = uses(game, seat, at_end=True)
    return _use_last(game, seat, options) if options else _pass_on(game, seat)


def _use_last(game: Year, seat: int, options: list[Option]) -> Script[str]:
    _stand_down(game)
    option = yield from ask_once(seat, "turn-end", [*options, DECLINE], "YH-CMP-5")
    if option == DECLINE:
        return _pass_on(game, seat)
    if not game.player.waiting:
        _come_back(game)
    return (yield from use(game, seat, verbs.USE.arg(option))) or "end"


def _stand_down(game: Year) -> None:
    """Fights that go on wait for the next turn; nobody walks out of one any more."""
    state = game.state
    if state.fight is not None:
        state.standing.append(state.fight)
        state.fight = None
    state.fleer = NOBODY


def _pass_on(game: Year, seat: int) -> str:
    state = game.state
    _stand_down(game)
    if game.player.waiting:
        game.player.home, state.trip = state.trip, ""
    _come_back(game)
    if not state.extra:
        state.active = game.right_of(seat)
        state.turn += 1
        if state.truces:
            state.truces = tuple([truce for truce in state.truces if state.turn < truce[2]])
    return "turn"


def _come_back(game: Year) -> None:
    """YH-SPC-5, YH-SPC-6 The trip is over."""
    state = game.state
    if state.trip:
        game.player.space, state.trip = state.trip, ""
        game.tell(Went, rule="YH-SPC-6", seat=state.active, space=game.player.space)
