"""A bot cannot reach the table: nothing it is handed leads to the match, its state or its dice."""

from __future__ import annotations

from collections.abc import Iterator
from types import FunctionType, MethodType
from typing import Any

import msgspec
import pytest

import commonroom
from commonroom import bots
from commonroom.bots.player import Bot
from commonroom.bots.search import Thinking
from commonroom.kernel import Chance, Game, Match, State
from commonroom.kernel.policy import Choice, Question


def parts(thing: object) -> Iterator[object]:
    """What a thing holds. Modules and classes belong to everyone and hold no match."""
    if isinstance(thing, type):
        return
    if isinstance(thing, msgspec.Struct):
        yield from (getattr(thing, field) for field in thing.__struct_fields__)
    elif isinstance(thing, dict):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from thing
    elif isinstance(thing, FunctionType):
        yield from (cell.cell_contents for cell in thing.__closure__ or ())
        yield from thing.__defaults__ or ()
    elif isinstance(thing, MethodType):
        yield thing.__self__
    else:
        yield from vars(thing).values() if hasattr(thing, "__dict__") else ()
        for slot in getattr(type(thing), "__slots__", ()):
            if hasattr(thing, slot):
                yield getattr(thing, slot)


def reachable(*roots: object) -> list[object]:
    """Everything that can be reached from the roots."""
    found: dict[int, object] = {}
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found:
            found[id(thing)] = thing
            waiting += parts(thing)
    return list(found.values())


def leaks(*roots: object) -> list[object]:
    """What a bot must not be able to reach."""
    return [
        thing
        for thing in reachable(*roots)
        if isinstance(thing, Match | Game | State)
        or (isinstance(thing, Chance) and thing.stream != "bots")
    ]


@pytest.mark.parametrize("game", commonroom.games())
def test_nothing_a_bot_receives_leads_to_the_table(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, told = 0, 0
    think, choose = Bot.think, Bot.choose

    def heard(self: Bot, view: Any, question: Question) -> Choice | None:
        nonlocal asked
        asked += 1
        assert leaks(view, question) == []
        return choose(self, view, question)

    def watched(self: Bot, view: Any, question: Question) -> Thinking:
        nonlocal told
        thinking = think(self, view, question)
        try:
            trials = next(thinking)
            while True:
                ends = yield trials
                assert leaks(trials, ends) == []
                told += 1
                trials = thinking.send(ends)
        except StopIteration as stop:
            choice: Choice | None = stop.value
            return choice

    monkeypatch.setattr(Bot, "choose", heard)
    monkeypatch.setattr(Bot, "think", watched)
    for level, steps in {
        "random": 40,
        "novice": 40,
        "adept": 40,
        "expert": 40,
        "master-16": 6,
    }.items():
        match = commonroom.new_match(game, seats=2, seed=5)
        players = bots.seated(match, [level] * 2, seed=5)
        for _ in range(steps):
            bots.step(match, players)
        assert leaks(players) == [], level
    assert asked >= 166
    assert told


def test_a_decision_would_lead_there() -> None:
    match = commonroom.new_match("death-eaters-rising", seats=2, seed=5)
    players = bots.seated(match, ["random", "random"], seed=5)
    while match.decision and match.decision.prompt.key != "der-ask-ready":
        bots.step(match, players)
    assert leaks(match.decision)
    assert leaks(match.copy())
