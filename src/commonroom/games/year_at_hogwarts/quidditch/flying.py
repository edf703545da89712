"""Phase 1, turn by turn: which actions there are, and how pieces fly (YH-QUI-2 … YH-QUI-5)."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from commonroom.games.year_at_hogwarts.quidditch.bludgers import throw_bludger
from commonroom.games.year_at_hogwarts.quidditch.events import (
    ActionsRolled,
    PieceMoved,
    QuaffleStolen,
    TurnEndedEarly,
)
from commonroom.games.year_at_hogwarts.quidditch.game import (
    Stadium,
    carries,
    give_quaffle,
    has_chasers,
    held_by,
    named,
    taken,
)
from commonroom.games.year_at_hogwarts.quidditch.options import (
    END_TURN,
    FLY,
    PASS,
    SHOOT,
    STEAL,
    STEP,
    THROW_QUAFFLE,
)
from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    KEEPER_SLOTS,
    SLOTS,
    Slot,
    is_keeper_slot,
    neighbours,
)
from commonroom.games.year_at_hogwarts.quidditch.quaffle import (
    GOALS,
    pass_quaffle,
    shoot,
    take_quaffle,
    throw_quaffle,
    with_quaffle,
)
from commonroom.games.year_at_hogwarts.quidditch.race import begin_race
from commonroom.games.year_at_hogwarts.quidditch.state import (
    BEATERS,
    CHASERS,
    KEEPER,
    PIECES,
    Quidditch,
)
from commonroom.kernel import Decision, Msg, Option, Script, Step

_END: Option = END_TURN.option()


def turn(game: Stadium) -> str:
    """YH-QUI-2 Two dice are the actions of this turn."""
    match = game.quidditch
    match.actions = game.chance.d6("actions") + game.chance.d6("actions")
    seat = match.sides[match.turn].seat
    game.tell(ActionsRolled, rule="YH-QUI-2", seat=seat, actions=match.actions)
    return "quidditch-action"


def which_action(game: Stadium) -> Decision | str:
    """YH-QUI-2 One action; RULING: or the end of the turn."""
    match = game.quidditch
    options = actions(game)
    if not options:
        return "quidditch-turn-over"
    options.append(_END)
    seat = match.sides[match.turn].seat
    return Decision(seat, "choose", options, _prompt(match.actions), "YH-QUI-2")


@cache
def _prompt(actions: int) -> Msg:
    return Msg("yh-ask-action", {"actions": actions})


def act(game: Stadium, option: Option) -> Step:
    """Do the action; some are asked about further."""
    pitch = game.quidditch
    pitch.stepper = ""
    match option[0]:
        case FLY.name:
            piece, column, row = FLY.args(option)
            more = fly(game, pitch, piece, (column, row))
            if more is not None:
                return _then(game, more)
        case END_TURN.name:
            _leave(game)
            return "quidditch-turn-over"
        case STEP.name:
            piece, column, row = STEP.args(option)
            _move(game, pitch, piece, (column, row))
        case STEAL.name:
            piece, column, row = STEAL.args(option)
            steal(game, piece, (column, row))
        case THROW_QUAFFLE.name:
            piece, column, row = THROW_QUAFFLE.args(option)
            throw_quaffle(game, piece, (column, row))
        case PASS.name:
            pass_quaffle(game, PASS.arg(option))
        case _:
            return _then(game, shoot(game, SHOOT.arg(option)))
    return _following(game, pitch)


def _then(game: Stadium, more: Script[None]) -> Script[str]:
    yield from more
    return _following(game, game.quidditch)


def _following(game: Stadium, match: Quidditch) -> str:
    winner = phase_winner(match)
    return "quidditch-action" if winner is None else begin_race(game, winner)


def _leave(game: Stadium) -> None:
    match = game.quidditch
    if match.actions:
        seat = match.sides[match.turn].seat
        game.tell(TurnEndedEarly, rule="YH-QUI-2", seat=seat, actions=match.actions)


def turn_over(game: Stadium) -> str:
    """The other side is next."""
    match = game.quidditch
    match.turn, match.actions, match.stepper = 1 - match.turn, 0, ""
    return "quidditch-turn"


def phase_winner(match: Quidditch) -> int | None:
    """YH-QUI-3, YH-QUI-5 A second goal, or three chasers out, ends phase 1."""
    first, second = match.sides
    if first.goals >= GOALS or not has_chasers(second):
        return 0
    if second.goals >= GOALS or not has_chasers(first):
        return 1
    return None


# ---- what can be done -----------------------------------------------------------------------


def actions(game: Stadium) -> list[Option]:
    """Every action of the side in turn; stepping aside after a steal is free (pl)."""
    match = game.quidditch
    number = match.turn
    side, switches = match.sides[number], game.switches
    ways = _WAYS[number, switches.chasers_barred_from]
    barred = taken(match)
    options: list[Option] = []
    if match.stepper:
        near = ways[match.stepper, side.at[match.stepper]]
        options += [STEP.option(match.stepper, *slot) for slot, _ in near if slot not in barred]
    if not match.actions:
        return options
    if not switches.own_pieces_block:
        barred = {*match.sides[1 - number].at.values()}
    holder = held_by(match, number)
    loot = None if holder else _loot(match)
    for piece, slot in side.at.items():
        for ahead, fly_there in ways[piece, slot]:
            if ahead not in barred:
                options.append(fly_there)
            elif ahead == loot and piece in CHASERS:
                options.append(STEAL.option(piece, *ahead))
        if piece == holder:
            options += with_quaffle(game, number, piece)
    return options


def _loot(match: Quidditch) -> Slot | None:
    """YH-QUI-4 Where a chaser of the side not in turn has the Quaffle."""
    enemy = 1 - match.turn
    holder = held_by(match, enemy)
    return match.sides[enemy].at.get(holder) if holder in CHASERS else None


def _may_enter(number: int, piece: str, slot: Slot, barred_from: str) -> bool:
    """YH-QUI-2 The keeper keeps to its slots; chasers are barred from keeper slots."""
    if piece == KEEPER:
        return slot in KEEPER_SLOTS[number]
    if piece in CHASERS and is_keeper_slot(slot):
        return slot in KEEPER_SLOTS[number] and barred_from == "enemy"
    return True


_Ways: TypeAlias = dict[tuple[str, Slot], tuple[tuple[Slot, Option], ...]]
"""Piece and its slot → the slots it may enter from there, and the option to fly to each."""


def _ways(number: int, barred_from: str) -> _Ways:
    return {
        (piece, slot): tuple(
            (ahead, FLY.option(piece, *ahead))
            for ahead in neighbours(slot)
            if _may_enter(number, piece, ahead, barred_from)
        )
        for piece in PIECES
        for slot in SLOTS
    }


_WAYS: dict[tuple[int, str], _Ways] = {
    (number, barred_from): _ways(number, barred_from)
    for number in (0, 1)
    for barred_from in ("enemy", "all")
}
"""The ways of each side, laid down once: they are asked for at every action."""


# ---- flying ---------------------------------------------------------------------------------


def _move(game: Stadium, match: Quidditch, piece: str, slot: Slot) -> None:
    side = match.sides[match.turn]
    side.at[piece] = slot
    if carries(match, match.turn, piece):
        match.quaffle = slot
    column, row = slot
    game.tell(PieceMoved, rule="YH-QUI-2", piece=named(side, piece), column=column, row=row)


def fly(game: Stadium, match: Quidditch, piece: str, slot: Slot) -> Script[None] | None:
    """YH-QUI-2 One slot; then a chaser may take the Quaffle, a beater may throw a Bludger."""
    match.actions -= 1
    _move(game, match, piece, slot)
    if not match.carrier and match.quaffle == slot and piece in CHASERS:
        return take_quaffle(game, piece)
    if slot in match.bludgers and piece in BEATERS:
        return throw_bludger(game, piece, slot)
    return None


def steal(game: Stadium, piece: str, slot: Slot) -> None:
    """YH-QUI-4 Onto the carrier's slot, one action in all."""
    match = game.quidditch
    match.actions -= 1
    number, other = match.turn, match.sides[1 - match.turn]
    victim = match.carrier.partition(":")[2]
    _move(game, match, piece, slot)
    give_quaffle(match, number, piece)
    thief = named(match.sides[number], piece)
    game.tell(QuaffleStolen, rule="YH-QUI-4", piece=thief, victim=named(other, victim))
    if game.switches.step_after_steal:
        match.stepper = piece
