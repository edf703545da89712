"""Horcruxes, and what destroys them (YH-VR-5)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.rules import objects
from commonroom.games.year_at_hogwarts.rules.asking import DECLINE, ask_once
from commonroom.games.year_at_hogwarts.voldemort_returns import options as verbs
from commonroom.games.year_at_hogwarts.voldemort_returns.events import (
    HorcruxDestroyed,
    HorcruxResisted,
    HorcruxRolled,
    VoldemortWeakened,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.game import TOOLS, Return
from commonroom.kernel import Option, Script

RULE = "YH-VR-5"


def within_reach(game: Return, seat: int) -> str:
    """The Horcrux that a player can try to destroy where it stands, or ""."""
    if not game.has_tool(seat):
        return ""
    return game.horcrux_on(game.state.players[seat].space)


def offer(game: Return, seat: int) -> Script[None]:
    """Try to destroy the Horcrux here; RULING: one may decline."""
    horcrux = within_reach(game, seat)
    if not horcrux:
        return
    options: list[Option] = [verbs.DESTROY.option(horcrux), DECLINE]
    option = yield from ask_once(seat, "horcrux", options, RULE, object=horcrux)
    if option != DECLINE:
        attempt(game, seat, horcrux)


def attempt(game: Return, seat: int, horcrux: str) -> None:
    """One die each: the hero must roll higher; who fails tries again next turn.

    RULING: whoever fails twice in a turn owes the first, at the tower to which a trip returns.
    """
    state, player = game.state, game.state.players[seat]
    mine, theirs = game.chance.d6("horcrux"), game.chance.d6("villain")
    game.tell(
        HorcruxRolled,
        rule=RULE,
        seat=seat,
        object=horcrux,
        die=mine,
        other_seat=state.villain,
        other_die=theirs,
    )
    if mine <= theirs:
        player.waiting = player.waiting or horcrux
        game.tell(HorcruxResisted, rule=RULE, seat=seat, object=horcrux)
        return
    objects.lift(game, horcrux, player.space)
    state.destroyed += (horcrux,)
    release(game, horcrux)
    left = len(game.horcrux_spaces)
    game.tell(HorcruxDestroyed, rule=RULE, seat=seat, object=horcrux, left=left)
    if state.returned:
        game.voldemort.hp -= 1
        game.tell(VoldemortWeakened, rule=RULE, hp=game.voldemort.hp)


def release(game: Return, horcrux: str) -> None:
    """Whoever was held by a Horcrux is free."""
    for player in game.state.players:
        if player.waiting == horcrux:
            player.waiting = ""


def is_held(game: Return, seat: int) -> bool:
    """Whether a hero must try again instead of moving: it is still there and has a tool."""
    waiting = game.state.players[seat].waiting
    return bool(waiting) and within_reach(game, seat) == waiting


def may_share(game: Return) -> bool:
    """(pl) Whether it is a hero's turn, and where it stands nobody has been asked to share."""
    state = game.state
    if not game.switches.vr_tools_passed or state.active == state.villain:
        return False
    return state.shared != game.player.space


def share(game: Return) -> Script[None]:
    """(pl) Heroes on one space may pass the Fang and the Sword on.

    RULING: when a turn begins there, or somebody steps there in its move; once each time.
    """
    if not may_share(game):
        return
    state, space = game.state, game.player.space
    state.shared = space
    here = [one for one in game.in_turn(state.active) if one in game.heroes]
    here = [one for one in here if state.players[one].space == space]
    for giver in here if len(here) > 1 else ():
        yield from _pass_on(game, giver, [one for one in here if one != giver])


def _pass_on(game: Return, giver: int, friends: list[int]) -> Script[None]:
    tools = [tool for tool in TOOLS if tool in game.state.players[giver].objects]
    gifts: list[Option] = [
        verbs.PASS_ON.option(tool, friend)
        for tool in tools
        for friend in friends
        if objects.has_room(game, friend)
    ]
    if not gifts:
        return
    option = yield from ask_once(giver, "pass-on", [*gifts, DECLINE], RULE)
    if option != DECLINE:
        tool, friend = verbs.PASS_ON.args(option)
        objects.win(game, friend, giver, tool, RULE)
