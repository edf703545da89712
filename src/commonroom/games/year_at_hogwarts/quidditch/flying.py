"""Phase 1: actions with the pieces, Bludgers, the Quaffle and goals (YH-QUI-2 … YH-QUI-5)."""

from __future__ import annotations

from typing import TypeAlias

from commonroom.games.year_at_hogwarts.quidditch.events import (
    ActionsRolled,
    BludgerMissed,
    BludgerThrown,
    Dodged,
    Eliminated,
    GoalScored,
    PieceMoved,
    QuaffleDropped,
    QuafflePassed,
    QuaffleStolen,
    QuaffleTaken,
    ShotSaved,
)
from commonroom.games.year_at_hogwarts.quidditch.game import (
    Stadium,
    carries,
    chasers,
    drop_quaffle,
    give_quaffle,
    held_by,
    named,
    piece_at,
    taken,
)
from commonroom.games.year_at_hogwarts.quidditch.pitch import (
    DIRECTIONS,
    KEEPER_SLOTS,
    LINES,
    SLOTS,
    Slot,
    flight,
    is_keeper_slot,
    neighbours,
)
from commonroom.games.year_at_hogwarts.quidditch.race import begin_race, draw_card
from commonroom.games.year_at_hogwarts.quidditch.state import (
    BEATERS,
    CHASERS,
    KEEPER,
    PIECES,
    Quidditch,
)
from commonroom.kernel import Decision, Msg, Option, Script

END: Option = ("end-turn",)
DODGE = 4
GOALS = 2


def turn(game: Stadium) -> str:
    """YH-QUI-2 Two dice are the actions of this turn."""
    match = game.quidditch
    match.actions = game.chance.d6("actions") + game.chance.d6("actions")
    if game.heard:
        seat = match.sides[match.turn].seat
        game.tell(ActionsRolled(rule="YH-QUI-2", seat=seat, actions=match.actions))
    return "quidditch-action"


def which_action(game: Stadium) -> Decision | str:
    """YH-QUI-2 One action; RULING: or the end of the turn."""
    match = game.quidditch
    options = actions(game)
    if not options:
        return "quidditch-turn-over"
    options.append(END)
    seat = match.sides[match.turn].seat
    prompt = Msg("yh-ask-action", {"actions": match.actions})
    return Decision(seat, "choose", options, prompt, "YH-QUI-2")


def act(game: Stadium, option: Option) -> Script[str] | str:
    """Do the action; some are asked about further."""
    game.quidditch.stepper = ""
    match option[0]:
        case "end-turn":
            return "quidditch-turn-over"
        case "fly":
            more = fly(game, str(option[1]), (int(option[2]), int(option[3])))
            if more is not None:
                return _then(game, more)
        case "step":
            _move(game, str(option[1]), (int(option[2]), int(option[3])))
        case "steal":
            steal(game, str(option[1]), (int(option[2]), int(option[3])))
        case "throw-quaffle":
            throw_quaffle(game, str(option[1]), (int(option[2]), int(option[3])))
        case "pass":
            pass_quaffle(game, str(option[1]))
        case _:
            return _then(game, shoot(game, str(option[1])))
    return _following(game)


def _then(game: Stadium, more: Script[None]) -> Script[str]:
    yield from more
    return _following(game)


def _following(game: Stadium) -> str:
    winner = phase_winner(game)
    return "quidditch-action" if winner is None else begin_race(game, winner)


def turn_over(game: Stadium) -> str:
    """The other side is next."""
    match = game.quidditch
    match.turn, match.actions, match.stepper = 1 - match.turn, 0, ""
    return "quidditch-turn"


def phase_winner(game: Stadium) -> int | None:
    """YH-QUI-3, YH-QUI-5 A second goal, or three chasers out, ends phase 1."""
    first, second = game.quidditch.sides
    if first.goals >= GOALS or second.at.keys().isdisjoint(CHASERS):
        return 0
    if second.goals >= GOALS or first.at.keys().isdisjoint(CHASERS):
        return 1
    return None


# ---- what can be done -----------------------------------------------------------------------


def actions(game: Stadium) -> list[Option]:
    """Every action of the side in turn; stepping aside after a steal is free (pl)."""
    match = game.quidditch
    number = match.turn
    side = match.sides[number]
    ways = _WAYS[number, game.switches.chasers_barred_from]
    barred = taken(match)
    options: list[Option] = []
    if match.stepper:
        near = ways[match.stepper, side.at[match.stepper]]
        options += [("step", match.stepper, *slot) for slot, _ in near if slot not in barred]
    if not match.actions:
        return options
    loot = _loot(match)
    holder = held_by(match, number)
    for piece, slot in side.at.items():
        for ahead, fly_there in ways[piece, slot]:
            if ahead not in barred:
                options.append(fly_there)
            elif ahead == loot and piece in CHASERS:
                options.append(("steal", piece, *ahead))
        if piece == holder:
            options += _with_quaffle(game, number, piece)
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
            (ahead, ("fly", piece, *ahead))
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


def _with_quaffle(game: Stadium, number: int, piece: str) -> list[Option]:
    """What the piece that holds the Quaffle can do with it."""
    side = game.quidditch.sides[number]
    if piece == KEEPER:
        line = [chaser for chaser in chasers(side) if side.at[chaser] in LINES[number]]
        return [("pass", chaser) for chaser in line]
    options: list[Option] = []
    if side.at[piece] in LINES[1 - number]:
        options.append(("shoot", piece))
    if game.switches.quaffle_throw:
        options += [
            ("throw-quaffle", piece, *slot)
            for slot in neighbours(side.at[piece])
            if not is_keeper_slot(slot) and _can_land(game, number, slot)
        ]
    return options


def _can_land(game: Stadium, number: int, slot: Slot) -> bool:
    """RULING: the Quaffle is thrown to an own chaser or to an empty slot."""
    found = piece_at(game.quidditch, slot)
    return found is None or (found[0] == number and found[1] in CHASERS)


# ---- flying ---------------------------------------------------------------------------------


def _move(game: Stadium, piece: str, slot: Slot) -> None:
    match = game.quidditch
    side = match.sides[match.turn]
    side.at[piece] = slot
    if carries(match, match.turn, piece):
        match.quaffle = slot
    if game.heard:
        column, row = slot
        game.tell(PieceMoved(rule="YH-QUI-2", piece=named(side, piece), column=column, row=row))


def fly(game: Stadium, piece: str, slot: Slot) -> Script[None] | None:
    """YH-QUI-2 One slot; then a chaser may take the Quaffle, a beater may throw a Bludger."""
    match = game.quidditch
    match.actions -= 1
    _move(game, piece, slot)
    if piece in CHASERS and not match.carrier and match.quaffle == slot:
        return take_quaffle(game, piece)
    if piece in BEATERS and slot in match.bludgers:
        return throw_bludger(game, piece, slot)
    return None


def take_quaffle(game: Stadium, piece: str) -> Script[None]:
    """YH-QUI-2 Take the Quaffle that lies here, or leave it."""
    match = game.quidditch
    side = match.sides[match.turn]
    prompt = Msg("yh-ask-take-quaffle", {"piece": named(side, piece)})
    options: list[Option] = [("accept",), ("refuse",)]
    answer = yield Decision(side.seat, "confirm", options, prompt, "YH-QUI-2")
    if answer == ("accept",):
        give_quaffle(match, match.turn, piece)
        game.tell(QuaffleTaken(rule="YH-QUI-2", piece=named(side, piece)))


def steal(game: Stadium, piece: str, slot: Slot) -> None:
    """YH-QUI-4 Onto the carrier's slot, one action in all."""
    match = game.quidditch
    match.actions -= 1
    number, other = match.turn, match.sides[1 - match.turn]
    victim = match.carrier.partition(":")[2]
    _move(game, piece, slot)
    give_quaffle(match, number, piece)
    thief = named(match.sides[number], piece)
    game.tell(QuaffleStolen(rule="YH-QUI-4", piece=thief, victim=named(other, victim)))
    if game.switches.step_after_steal:
        match.stepper = piece


def throw_quaffle(game: Stadium, piece: str, slot: Slot) -> None:
    """YH-QUI-4 (pl) A carrier throws the Quaffle one slot."""
    match = game.quidditch
    match.actions -= 1
    side = match.sides[match.turn]
    found = piece_at(match, slot)
    if found is None:
        drop_quaffle(match, slot)
        game.tell(QuaffleDropped(rule="YH-QUI-4", column=slot[0], row=slot[1]))
    else:
        give_quaffle(match, match.turn, found[1])
        thrower, catcher = named(side, piece), named(side, found[1])
        game.tell(QuafflePassed(rule="YH-QUI-4", piece=thrower, target=catcher))


def pass_quaffle(game: Stadium, chaser: str) -> None:
    """YH-QUI-5 The keeper passes to a chaser on its own line (3)."""
    match = game.quidditch
    match.actions -= 1
    side = match.sides[match.turn]
    give_quaffle(match, match.turn, chaser)
    keeper, target = named(side, KEEPER), named(side, chaser)
    game.tell(QuafflePassed(rule="YH-QUI-5", piece=keeper, target=target))


# ---- Bludgers -------------------------------------------------------------------------------


def throw_bludger(game: Stadium, piece: str, slot: Slot) -> Script[None]:
    """YH-QUI-3 Free, in a straight line; the first piece in the line is hit (YH-QUI-7)."""
    match = game.quidditch
    side = match.sides[match.turn]
    ways = [way for way in DIRECTIONS if flight(slot, way, 1)]
    options: list[Option] = [("throw", *way) for way in ways]
    prompt = Msg("yh-ask-bludger", {"piece": named(side, piece)})
    answer = yield Decision(side.seat, "choose", [*options, ("keep",)], prompt, "YH-QUI-3")
    if answer == ("keep",):
        return
    way = int(answer[1]), int(answer[2])
    far = game.chance.d6("bludger")
    game.tell(BludgerThrown(rule="YH-QUI-3", piece=named(side, piece), roll=far))
    path = flight(slot, way, far)
    barred = taken(match)
    struck = next((ahead for ahead in path if ahead in barred), None)
    rest = struck if struck is not None else (yield from _rest(game, path))
    at = match.bludgers.index(slot)
    match.bludgers = (*match.bludgers[:at], rest, *match.bludgers[at + 1 :])
    if struck is None:
        game.tell(BludgerMissed(rule="YH-QUI-3", column=rest[0], row=rest[1]))
    else:
        yield from hit(game, struck)


def _rest(game: Stadium, path: list[Slot]) -> Script[Slot]:
    """Where a Bludger that meets nobody stops: up to the roll (it) or exactly there (pl)."""
    if game.switches.bludger_range == "exactly" or len(path) == 1:
        return path[-1]
    seat = game.quidditch.sides[game.quidditch.turn].seat
    options: list[Option] = [("rest", *slot) for slot in path]
    answer = yield Decision(seat, "place", options, Msg("yh-ask-rest"), "YH-QUI-3")
    return int(answer[1]), int(answer[2])


def hit(game: Stadium, slot: Slot) -> Script[None]:
    """YH-QUI-3 Below 4 the piece is out; a chaser drops the Quaffle where it was."""
    match = game.quidditch
    found = piece_at(match, slot)
    assert found is not None
    number, piece = found
    side = match.sides[number]
    roll = game.chance.d6("dodge")
    if roll >= DODGE:
        game.tell(Dodged(rule="YH-QUI-3", piece=named(side, piece), roll=roll))
        return
    held = carries(match, number, piece)
    del side.at[piece]
    game.tell(Eliminated(rule="YH-QUI-3", piece=named(side, piece), roll=roll))
    if held and piece == KEEPER:
        yield from put_on_line(game, number)
    elif held:
        drop_quaffle(match, slot)
        game.tell(QuaffleDropped(rule="YH-QUI-3", column=slot[0], row=slot[1]))


def put_on_line(game: Stadium, number: int) -> Script[None]:
    """YH-QUI-3, YH-QUI-5 A side without keeper puts the Quaffle on any slot of its line (3).

    RULING: on a slot with an own chaser, that chaser has it.
    """
    match = game.quidditch
    side = match.sides[number]
    options: list[Option] = [("put", *slot) for slot in LINES[number]]
    answer = yield Decision(side.seat, "place", options, Msg("yh-ask-put"), "YH-QUI-5")
    slot = int(answer[1]), int(answer[2])
    drop_quaffle(match, slot)
    taker = next((chaser for chaser in chasers(side) if side.at[chaser] == slot), None)
    if taker is not None:
        give_quaffle(match, number, taker)
    game.tell(QuaffleDropped(rule="YH-QUI-5", column=slot[0], row=slot[1]))


# ---- goals ----------------------------------------------------------------------------------


def shoot(game: Stadium, piece: str) -> Script[None]:
    """YH-QUI-5 Higher than the keeper is a goal; RULING: without a keeper the shot scores.

    RULING: a keeper always rolls.
    """
    match = game.quidditch
    match.actions -= 1
    number = match.turn
    side, other = match.sides[number], match.sides[1 - number]
    roll = game.chance.d6("shot")
    keeper_roll = game.chance.d6("keeper") if KEEPER in other.at else 0
    if roll > keeper_roll:
        side.goals += 1
        scorer = named(side, piece)
        game.tell(
            GoalScored(
                rule="YH-QUI-5",
                piece=scorer,
                roll=roll,
                keeper_roll=keeper_roll,
                seat=side.seat,
                goals=side.goals,
            )
        )
        draw_card(game, number)
    else:
        game.tell(
            ShotSaved(
                rule="YH-QUI-5",
                piece=named(side, piece),
                roll=roll,
                keeper=named(other, KEEPER),
                keeper_roll=keeper_roll,
            )
        )
    if KEEPER in other.at:
        give_quaffle(match, 1 - number, KEEPER)
    elif side.goals < GOALS:
        yield from put_on_line(game, 1 - number)
