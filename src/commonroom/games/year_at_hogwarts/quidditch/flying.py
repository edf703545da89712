"""Phase 1, turn by turn: which actions there are, and how pieces fly (YH-QUI-2 … YH-QUI-5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

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
    BITS,
    KEEPER_SLOTS,
    SLOTS,
    Slot,
    bit,
    bits,
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
    side, other, switches = match.sides[number], match.sides[1 - number], game.switches
    all_exits = _EXITS[number, switches.chasers_barred_from]
    own, enemies = bits(side.at.values()), bits(other.at.values())
    options: list[Option] = []
    if match.stepper:
        exits = all_exits[match.stepper][side.at[match.stepper]]
        options += [STEP.option(*FLY.args(one)) for one in exits.open(own | enemies)]
    if not match.actions:
        return options
    barred = own | enemies if switches.own_pieces_block else enemies
    holder = held_by(match, number)
    loot = None if holder else _loot(match)
    for piece, slot in side.at.items():
        exits = all_exits[piece][slot]
        if loot is not None and piece in CHASERS:
            options += exits.open_or(barred, loot, STEAL.option(piece, *loot))
        else:
            options += exits.open(barred)
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


class Exits:
    """The slots that a piece may enter from where it is, and the option to fly to each."""

    __slots__ = ("_near", "_open", "_ways")

    def __init__(self, ways: tuple[tuple[int, Option], ...]) -> None:
        self._ways = ways
        self._near = sum(way for way, _ in ways)
        self._open: dict[int, tuple[Option, ...]] = {}
        """Which of them are barred → the others: a slot has four neighbours at most."""

    def open(self, barred: int) -> tuple[Option, ...]:
        """Those that are not barred."""
        barred &= self._near
        found = self._open.get(barred)
        if found is None:
            found = tuple([option for way, option in self._ways if not way & barred])
            self._open[barred] = found
        return found

    def open_or(self, barred: int, slot: Slot, instead: Option) -> Sequence[Option]:
        """The same; if one of them is this slot, which is barred, something else can be done."""
        there = bit(slot)
        if not there & self._near:
            return self.open(barred)
        barred ^= there
        return [instead if way == there else one for way, one in self._ways if not way & barred]


def _exits(number: int, barred_from: str) -> dict[str, dict[Slot, Exits]]:
    return {
        piece: {
            slot: Exits(
                tuple(
                    (BITS[ahead], FLY.option(piece, *ahead))
                    for ahead in neighbours(slot)
                    if _may_enter(number, piece, ahead, barred_from)
                )
            )
            for slot in SLOTS
        }
        for piece in PIECES
    }


_EXITS: dict[tuple[int, str], dict[str, dict[Slot, Exits]]] = {
    (number, barred_from): _exits(number, barred_from)
    for number in (0, 1)
    for barred_from in ("enemy", "all")
}
"""The exits of each side by piece and slot, laid down once: they are asked for at every action."""


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
