"""A small vocabulary for the rule tests of A Year at Hogwarts.

A scene is a position in one literal, with scripted dice, and somebody who looks at the table:

    at = scene(ron("west-wall-spell"), draco(FAR), dice=["protego"], phase="resolve")
    assert at.changed() == {"0.spells": ["protego"]}

`changed` lists everything on the table that is not as it was, so every player and pile of the scene
that a test does not name is a bystander that must not have been touched. When a test is over, its
scripted dice must be spent and every card and token be somewhere (see conftest.py). Whoever fights
a card lets its acts come, unless a scene `answers`.

Scenes are played with the content pack in `cast/`: Ron, Draco, Cho and Neville have 6 HP, res 4,
three dice and no abilities, and a few other students, missions, opponents and cards have numbers of
their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import commonroom
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.state import Fight, Player, Table
from commonroom.kernel import Match, Option, content_of
from tests.games.watched import Facts, Watched, facts, news
from tests.games.year_at_hogwarts.acts import endured

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
    answers: bool = False,
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
    return Scene(match, literal, answers=answers)


class Scene(Watched):
    """A match, and what lay on its table when somebody last looked."""

    def __init__(self, match: Match, literal: Mapping[str, Any], *, answers: bool) -> None:
        super().__init__(match, literal)
        self._answers = answers
        self._let_it_act()
        self._seen = _facts(self.before)

    def _let_it_act(self) -> None:
        if not self._answers:
            self.told += endured(self.match)

    def do(self, *options: Option) -> Self:
        for option in options:
            super().do(option)
            self._let_it_act()
        return self

    @property
    def game(self) -> Year:
        game = self.match.game
        assert isinstance(game, Year)
        return game

    @property
    def table(self) -> Table:
        return self.game.state

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

    def walk(self, *spaces: str) -> Scene:
        """Walk over these spaces."""
        return self.do(*(("walk", space) for space in spaces))

    def changed(self) -> Facts:
        """Everything on the table that is not as it was when somebody last looked."""
        before, self._seen = self._seen, _facts(self.table)
        return news(before, self._seen)


def _facts(table: Table) -> Facts:
    return facts(table, _PLAYER, _TABLE, _PILES)
