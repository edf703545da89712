"""A small vocabulary for the rule tests of A Year at Hogwarts.

A scene is a position in one literal, with scripted dice, and somebody who looks at the table:

    at = scene(ron("west-wall-spell"), draco(FAR), dice=["protego"], phase="resolve")
    assert at.changed() == {"0.spells": ["protego"]}

`changed` lists everything on the table that is not as it was, so every player and pile of the scene
that a test does not name is a bystander that must not have been touched. When a test is over, its
scripted dice must be spent and every card and token be somewhere (see conftest.py).

Scenes are played with the content pack in `cast/`: Ron, Draco, Cho and Neville have 6 HP, res 4,
three dice and no abilities, and a few other students, missions, opponents and cards have numbers of
their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import commonroom
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.state import Fight, Player, Table
from commonroom.kernel import Decision, Event, Match, Option, content_of

GAME = "year-at-hogwarts"
CAST = Path(__file__).parent / "cast"
FAR = "paddock"
"""Where whoever takes no part stands."""
ROLL: Option = ("roll",)
STOP: Option = ("stop",)
STRIKE: Option = ("strike",)
ENDURE: Option = ("endure",)
ACCEPT: Option = ("accept",)
DECLINE: Option = ("decline",)
_PLAYER = (
    "student", "space", "hp", "points", "floo", "portkeys", "floo_cards", "spells", "potions",
    "books", "missions", "shown", "pledged", "objects", "done", "flown", "one_die", "waiting",
    "home",
)  # fmt: skip
_TABLE = ("dark_towers", "death_eaters", "truces", "floo", "portkeys", "over", "lost")
_PILES = ("lying", "bottoms")
Seat = dict[str, Any]
E_ = TypeVar("E_", bound=Event)

stage: list[Scene] = []
"""The scenes of the test that is running."""


def box() -> Content:
    """The content as it is shipped."""
    content: Content = content_of(GAME)
    return content


# ---- who takes part -------------------------------------------------------------------------


def harry(space: str = FAR, **more: Any) -> Seat:
    """Harry as he is printed: 7 HP, four dice; 2 spells instead of 1; the opponent's res −1."""
    return {"student": "harry-potter", "space": space, **more}


def luna(space: str = FAR, **more: Any) -> Seat:
    """Luna, who is printed in part, 6 HP and four dice, and here passes others by."""
    return {"student": "luna-lovegood", "space": space, **more}


def hermione(space: str = FAR, **more: Any) -> Seat:
    """Hermione, who here adjusts her roll by 1 and may pay 1 HP for two more attack dice."""
    return {"student": "hermione-granger", "space": space, **more}


def ron(space: str = FAR, **more: Any) -> Seat:
    """Somebody without abilities."""
    return {"student": "ron-weasley", "space": space, **more}


def draco(space: str = FAR, **more: Any) -> Seat:
    """Somebody else without."""
    return {"student": "draco-malfoy", "space": space, **more}


def cho(space: str = FAR, **more: Any) -> Seat:
    """A third."""
    return {"student": "cho-chang", "space": space, **more}


def neville(space: str = FAR, **more: Any) -> Seat:
    """A fourth."""
    return {"student": "neville-longbottom", "space": space, **more}


# ---- the scene ------------------------------------------------------------------------------


def scene(
    *players: Seat,
    dice: Sequence[int | str] = (),
    variant: str = "underage",
    edition: str = "it",
    options: Mapping[str, str] | None = None,
    **position: Any,
) -> Scene:
    """A position, and the outcomes of chance in the order in which they will be asked for."""
    literal = {"players": list(players), **position}
    match = commonroom.arrange(
        GAME,
        literal,
        dice=list(dice),
        options={"variant": variant, "edition": edition, **(options or {})},
        pack=CAST,
    )
    game = match.game
    before = match.title.arranged(game.content, len(players), game.options, literal)
    assert isinstance(before, Table)
    return Scene(match, before)


class Scene:
    """A match, and what lay on its table when somebody last looked."""

    def __init__(self, match: Match, before: Table) -> None:
        self.match = match
        self.told: list[Event] = list(match.events)
        game = match.game
        first = match.title.game_type(
            before, game.content, game.chance, seats=game.seats, options=game.options
        )
        self.census = match.title.census(first)
        self._before = _snapshot(before)
        stage.append(self)

    @property
    def game(self) -> Year:
        game = self.match.game
        assert isinstance(game, Year)
        return game

    @property
    def table(self) -> Table:
        return self.game.state

    @property
    def decision(self) -> Decision:
        assert self.match.decision is not None
        return self.match.decision

    @property
    def options(self) -> list[Option]:
        """What whoever is asked can answer."""
        return list(self.decision.options)

    def offered(self, verb: str) -> list[tuple[str | int, ...]]:
        """The answers with this verb, without it."""
        return [option[1:] for option in self.options if option[0] == verb]

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        return self.decision.owner, self.decision.prompt.key.removeprefix("yh-ask-")

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.table.active

    @property
    def fight(self) -> Fight:
        """The fight in progress."""
        assert self.table.fight is not None
        return self.table.fight

    def player(self, number: int = 0) -> Player:
        return self.table.players[number]

    def hp(self) -> tuple[int, int]:
        """The HP of whoever fights, and of the opponent."""
        side, foe = self.fight.sides[self.fight.acting], self.fight.foe
        return self.player(side.seat).hp, self.player(foe.seat).hp if foe.student else foe.hp

    def do(self, *options: Option) -> Scene:
        """Give these answers, one after the other, whoever is asked."""
        for option in options:
            self.told += self.match.answer(option)
        return self

    def walk(self, *spaces: str) -> Scene:
        """Walk over these spaces."""
        return self.do(*(("walk", space) for space in spaces))

    def event(self, kind: type[E_]) -> E_:
        """The last event of a kind."""
        return [one for one in self.told if isinstance(one, kind)][-1]

    def happened(self, kind: type[Event]) -> int:
        """How often it did."""
        return sum(isinstance(one, kind) for one in self.told)

    def changed(self) -> dict[str, object]:
        """Everything on the table that is not as it was when somebody last looked."""
        before, self._before = self._before, _snapshot(self.table)
        keys = before.keys() | self._before.keys()
        return {
            key: self._before.get(key)
            for key in sorted(keys)
            if before.get(key) != self._before.get(key)
        }


def _snapshot(table: Table) -> dict[str, object]:
    """The table, thing by thing; None is nothing."""
    seen: dict[str, object] = {}
    for number, player in enumerate(table.players):
        seen |= {f"{number}.{field}": _copied(getattr(player, field)) for field in _PLAYER}
    seen |= {field: _copied(getattr(table, field)) for field in _TABLE}
    for pile in _PILES:
        for key, value in getattr(table, pile).items():
            seen[f"{pile}.{key}"] = _copied(value) or None
    return seen


def _copied(value: object) -> object:
    return list(value) if isinstance(value, list) else value
