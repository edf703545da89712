"""What comes before moving, or takes its place (TAL-TRN-1, TAL-CRS-1)."""

from __future__ import annotations

from functools import cache

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.bespoke import land
from commonroom.games.talisman.cards.spells import cast, open_question
from commonroom.games.talisman.cards.uses import usable, use
from commonroom.games.talisman.content import Traits
from commonroom.games.talisman.events import AbilityUsed, Stayed, TurnedBack
from commonroom.games.talisman.game import HALLOW, Talisman
from commonroom.games.talisman.rules.crossing import crossings
from commonroom.games.talisman.rules.great_hall import enter
from commonroom.games.talisman.rules.movement import set_off
from commonroom.games.talisman.rules.places import relocate
from commonroom.games.talisman.rules.quidditch import can_drop, drop
from commonroom.games.talisman.traits import BEFORE_MOVING, Cross
from commonroom.kernel import Decision, Msg, Option, Script, Step

MOVE: Option = verbs.MOVE.option()
_BEFORE = ("turn-start", "own-turn", "instead-of-moving")
_SPELLS = ("any-time", "own-turn-start", "turn-start")


def what_first(game: Talisman) -> Decision:
    """TAL-TRN-1 Spells and abilities of the start of a turn, and how to move."""
    seat = game.state.active
    prompt = _about_plan(game.state.players[seat].space)
    options = before_moving(game, seat)
    return open_question(game, seat, options, prompt, "TAL-TRN-1", moments=_SPELLS)


@cache
def _about_plan(space: str) -> Msg:
    return Msg("tal-ask-plan", {"space": space})


def plan(game: Talisman, option: Option) -> Step:
    """What was chosen; a move leads on at once."""
    if option != MOVE:
        return _plan(game, option)
    player = game.state.players[game.state.active]
    if player.next_move or player.next_may:
        player.next_move, player.next_may = "", False
    return set_off(game)


def _plan(game: Talisman, option: Option) -> Script[str]:
    """Anything else; then the same question again, unless it moved or ended the turn.

    RULING: who stays has not moved, so a promised move (TAL-CRS-1) waits.
    """
    state = game.state
    seat = state.active
    player = state.players[seat]
    match option[0]:
        case verbs.CAST.name | verbs.CAST_ON.name:
            yield from cast(game, option)
        case verbs.USE.name:
            yield from use(game, seat, verbs.USE.arg(option), _BEFORE)
            if state.this_turn.stays:
                game.tell(Stayed, rule="TAL-CMP-2", seat=seat, space=player.space)
            if state.this_turn.stays or state.this_turn.moved:
                state.this_turn.moved = False
                return "end" if state.this_turn.ended else "meet"
        case verbs.TURN_BACK.name:
            player.turned_back = True
            player.keys, player.boggart, player.seeking = 0, 0, False
            game.tell(TurnedBack, rule="TAL-MOV-3", seat=seat)
        case verbs.DROP_CHALLENGE.name:
            drop(game, seat)
        case _:
            player.next_move, player.next_may = "", False
            return (yield from set_out(game, seat, option))
    return "end" if state.this_turn.ended else "plan"


def before_moving(game: Talisman, seat: int) -> list[Option]:
    """How a character can move now, and what it can do before."""
    player, traits = game.state.players[seat], game.traits[seat]
    options = ways_to_move(game, seat, traits)
    abilities = traits.get(BEFORE_MOVING)
    if abilities:
        if MOVE not in options:
            abilities = tuple(one for one in abilities if one[1].when != "instead-of-moving")
        options += usable(game, seat, abilities)
    if player.challenge and can_drop(game, seat):
        options.append(verbs.DROP_CHALLENGE.option())
    return options


def ways_to_move(game: Talisman, seat: int, traits: Traits) -> list[Option]:
    """TAL-MOV-1 Moving is mandatory, but there are ways to do it."""
    player = game.state.players[seat]
    space = game.content.spaces[player.space]
    if space.region == "great-hall":
        return [verbs.CONFRONT.option()]
    if space.region == "inner" and not player.turned_back:
        return _inside(game, seat, space.script)
    if player.next_move:
        ring = game.content.rings[space.region]
        spaces = ring if player.next_move == "region" else (player.next_move,)
        travels: list[Option] = [verbs.TRAVEL.option(one) for one in spaces if one != space.id]
        if not player.next_may:
            return travels
        return [MOVE, *travels, *crossings(game, seat)]
    if Cross in traits or game.state.this_turn.portkeys:
        return [MOVE, *crossings(game, seat)]
    return [MOVE]


def _inside(game: Talisman, seat: int, script: str) -> list[Option]:
    """TAL-MOV-3, TAL-ROR-1 In the school: on, into the Great Hall, or back.

    RULING: turning back is declared before moving, so a room just entered is still met; it is not
    on the way back.
    """
    player = game.state.players[seat]
    back: Option = verbs.TURN_BACK.option()
    if script == "room-of-requirement":
        if HALLOW not in player.objects:
            return [back]
        return [verbs.ENTER.option()] if game.edition == "pl" else [verbs.ENTER.option(), back]
    if player.keys or player.boggart or player.seeking:
        return [verbs.REMAIN.option(), back]
    return [MOVE, back]


def set_out(game: Talisman, seat: int, option: Option) -> Script[str]:
    """TAL-CRS-1 What replaces the move leads to an encounter at once."""
    match option[0]:
        case verbs.CONFRONT.name:
            return "hall"
        case verbs.ENTER.name:
            yield from enter(game, seat)
            return "hall"
        case verbs.REMAIN.name:
            return "meet"
        case verbs.TRAVEL.name:
            space = verbs.TRAVEL.arg(option)
        case _:
            space = game.space(seat).opposite
            game.tell(AbilityUsed, rule="TAL-CRS-1", seat=seat, card=verbs.CROSS.arg(option))
    yield from relocate(game, seat, space, "TAL-CRS-1")
    yield from land(game, seat)
    return "end" if game.state.this_turn.ended else "meet"
