"""Goals: how each side of Voldemort Returns wins, before the return and after it (YH-VR-3 to 6)."""

from __future__ import annotations

from collections.abc import Iterable

from commonroom.games.year_at_hogwarts.board import QUIDDITCH_PITCH
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.voldemort_returns.game import (
    HARRY,
    RITUAL,
    STONE,
    TOOLS,
    VOLDEMORT,
    WAND,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.kernel import Msg
from commonroom.kernel.goals import Goal


def goals(content: Content, view: ReturnView) -> tuple[Goal, ...]:
    """A hero's, Pettigrew's or Voldemort's."""
    if view.seat is None:
        return ()
    if view.seat != view.villain:
        return _hero(content, view)
    return _voldemort(content, view) if view.returned else _pettigrew(content, view)


def _hero(content: Content, view: ReturnView) -> tuple[Goal, ...]:
    meeting = _where(view, VOLDEMORT) if view.returned else ()
    return (
        _horcruxes(content, view),
        _stone(view),
        Goal(Msg("yh-goal-meet-voldemort"), at=meeting, rule="YH-VR-6"),
        _wand(view, against=True) if view.returned else _ritual(view, against=True),
    )


def _pettigrew(content: Content, view: ReturnView) -> tuple[Goal, ...]:
    return (
        _ritual(view),
        Goal(Msg("yh-goal-graveyard"), at=(QUIDDITCH_PITCH,), rule="YH-VR-3"),
        _horcruxes(content, view, against=True),
    )


def _voldemort(content: Content, view: ReturnView) -> tuple[Goal, ...]:
    return (
        _wand(view),
        Goal(Msg("yh-goal-meet-harry"), at=_where(view, HARRY), rule="YH-VR-6"),
        _stone(view, against=True),
        _horcruxes(content, view, against=True),
    )


def _horcruxes(content: Content, view: ReturnView, *, against: bool = False) -> Goal:
    """YH-VR-5 All six, and what destroys them."""
    left = [one for one in content.objects if one in content.horcruxes - {*view.destroyed}]
    tool = any(_held(view, one) for one in TOOLS)
    lying = () if tool else tuple(space for one in TOOLS for space in _lies(view, one))
    tools = Goal(Msg("yh-goal-tool"), int(tool), at=lying, card=TOOLS[0])
    return Goal(
        Msg("yh-goal-horcruxes"),
        len(view.destroyed),
        len(content.horcruxes),
        against=against,
        at=tuple(space for one in left for space in _lies(view, one)),
        rule="YH-VR-5",
        parts=(*(() if against else (tools,)), *(_thing(view, one) for one in left)),
    )


def _ritual(view: ReturnView, *, against: bool = False) -> Goal:
    """YH-VR-3 What Pettigrew must collect."""
    parts = tuple(_thing(view, one) for one in RITUAL)
    return Goal(
        Msg("yh-goal-ritual"),
        sum(part.have for part in parts),
        len(parts),
        against=against,
        at=tuple(space for part in parts for space in part.at),
        rule="YH-VR-3",
        parts=parts,
    )


def _stone(view: ReturnView, *, against: bool = False) -> Goal:
    """YH-VR-4 What Harry seeks."""
    return Goal(
        Msg("yh-goal-stone"), int(_held(view, STONE)), against=against, at=_lies(view, STONE),
        rule="YH-VR-4", card=STONE,
    )  # fmt: skip


def _wand(view: ReturnView, *, against: bool = False) -> Goal:
    """YH-VR-4 What Voldemort seeks."""
    return Goal(
        Msg("yh-goal-wand"), int(_held(view, WAND)), against=against, at=_lies(view, WAND),
        rule="YH-VR-4", card=WAND,
    )  # fmt: skip


def _thing(view: ReturnView, thing: str) -> Goal:
    """Something that lies somewhere until it is taken."""
    spaces = _lies(view, thing)
    if spaces:
        text = Msg("yh-goal-object-lies", {"object": thing, "space": spaces[0]})
        return Goal(text, at=spaces, card=thing)
    return Goal(Msg("yh-goal-object", {"object": thing}), int(_held(view, thing)), card=thing)


def _held(view: ReturnView, thing: str) -> bool:
    belongings: Iterable[tuple[str, ...]] = (
        *(player.objects for player in view.players),
        *(one.objects for one in view.characters),
    )
    return any(thing in objects for objects in belongings)


def _lies(view: ReturnView, thing: str) -> tuple[str, ...]:
    return tuple(space for space, things in view.lying.items() if thing in things)


def _where(view: ReturnView, who: str) -> tuple[str, ...]:
    spaces = [one.space for one in view.characters if one.character == who]
    spaces += [one.space for one in view.players if one.student == who]
    return tuple(dict.fromkeys(spaces))
