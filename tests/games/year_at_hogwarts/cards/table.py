"""A small vocabulary for the card tests of A Year at Hogwarts.

    at = drawn("argus-filch", by=me(points=20, spells=["lumos", "accio"]))
    assert at.asks() == {"choose 0", "choose 1"}
    at.do(("choose", 0))
    assert at.changed() == {"0.points": 10}

Cards are played as they are shipped; only three students are pinned (see stage/), so that nobody
has an ability that a test does not give it. Tests of sheets say `shipped`.

There are always bystanders: Neville and Cho, with a little of everything. `changed` lists all on
the table that is not as it was, so whatever a test does not name must not have been touched. When a
test is over, its scripted dice must be spent and every card and token be somewhere (conftest.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import pytest

import commonroom
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.seen import FightView, TableView
from commonroom.games.year_at_hogwarts.state import Player
from commonroom.games.year_at_hogwarts.state import Table as State
from commonroom.kernel import Match, Option, content_of
from tests.games.watched import Facts, Watched, facts, news
from tests.games.year_at_hogwarts.acts import endured

GAME = "year-at-hogwarts"
STAGE = Path(__file__).parent / "stage"
SPOTS = {"action": "west-wall-action", "event": "west-wall-event", "duel": "west-wall-duel"}
"""Spaces of the walk that the rulebook tells, on which a card of the deck is drawn."""
_PLAYER = (
    "space", "hp", "points", "floo", "portkeys", "floo_cards", "spells", "potions", "books",
    "missions", "pledged", "objects", "done", "flown", "one_die", "waiting",
)  # fmt: skip
_TABLE = ("extra", "free_stop", "dark_towers", "death_eaters")
_SIDE = ("hp", "res", "dice", "stalled", "softened", "burning")
_OF_FIGHT = ("fight", "me.", "foe.")

ROLL: Option = ("roll",)
STOP: Option = ("stop",)
STRIKE: Option = ("strike",)
ENDURE: Option = ("endure",)
ACCEPT: Option = ("accept",)
DECLINE: Option = ("decline",)
MISS = (1, 1, 1, 1)
"""Four attack dice that hit nobody."""

Seat = dict[str, Any]
Dice = Sequence[int | str]
Changes = Facts
Test = TypeVar("Test", bound=Callable[..., None])


def box() -> Content:
    """The content as it is shipped."""
    content: Content = content_of(GAME)
    return content


def card(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as one of what these cards do.

    A space, token or card by its id; an ability of a sheet as ``harry-potter/fight``.
    """
    mark: Callable[[Test], Test] = pytest.mark.card(*ids)
    return mark


def each_card(rows: Mapping[str, object]) -> pytest.MarkDecorator:
    """The test runs for each of these cards as `name` and `row`, and is marked with it."""
    cases = [pytest.param(id_, row, marks=pytest.mark.card(id_)) for id_, row in rows.items()]
    return pytest.mark.parametrize(("name", "row"), cases, ids=list(rows))


# ---- who takes part -------------------------------------------------------------------------


def me(**more: Any) -> Seat:
    """A student without abilities: Ginny, 7 HP, res 4, four attack dice."""
    return {"student": "ginny-weasley", **more}


def neville(**more: Any) -> Seat:
    """Another without abilities and with nothing at all, out of the way."""
    return {"student": "neville-longbottom", "space": "paddock", **more}


def cho(**more: Any) -> Seat:
    """A third."""
    return {"student": "cho-chang", "space": "owlery", **more}


def bystanders() -> list[Seat]:
    """Two others with a little of everything, where nothing happens."""
    some: Seat = {"points": 50, "floo": 1, "portkeys": 1}
    return [
        neville(
            **some,
            spells=["lumos", "accio"],
            potions=["skele-gro"],
            books=["book-of-potions"],
            objects=["golden-egg"],
        ),
        cho(
            **some,
            spells=["lumos"],
            potions=["gillyweed"],
            books=["dragon-species"],
            objects=["da-coin"],
        ),
    ]


# ---- the table ------------------------------------------------------------------------------


class Table(Watched):
    """A match, and what lay on its table when somebody last looked."""

    def __init__(self, match: Match, literal: Mapping[str, Any]) -> None:
        super().__init__(match, literal)
        self.told += endured(match)
        self._seen = _facts(self.before, None)

    def do(self, *options: Option) -> Self:
        """Give these answers; what an opponent on a card does is endured."""
        for option in options:
            super().do(option)
            self.told += endured(self.match)
        return self

    @property
    def game(self) -> Year:
        game = self.match.game
        assert isinstance(game, Year)
        return game

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def over(self) -> bool:
        """Whether the turn of seat 0 is over."""
        return self.state.active != 0

    def shown(self, seat: int | None = None) -> TableView:
        """The table as a seat, or a spectator, sees it."""
        view = self.match.view(seat)
        assert isinstance(view, TableView)
        return view

    @property
    def fight(self) -> FightView:
        """The fight in progress, as everyone sees it."""
        return self.fight_of(None)

    def fight_of(self, seat: int | None) -> FightView:
        """The fight in progress, as a seat sees it."""
        fight = self.shown(seat).fight
        assert fight is not None
        return fight

    @property
    def fighting(self) -> bool:
        return self.state.fight is not None

    def player(self, number: int = 0) -> Player:
        return self.state.players[number]

    def hand(self, number: int = 0) -> list[str]:
        return list(self.game.whole_hand(number))

    def asks(self, seat: int = 0) -> set[str]:
        """What the open decision offers, which must be this seat's."""
        assert self.decision.owner == seat, f"seat {self.decision.owner} is asked"
        return {" ".join(map(str, option)) for option in self.decision.options}

    def can(self, *option: str | int) -> bool:
        """Whether the open decision offers this."""
        return option in self.decision.options

    def offers(self, verb: str) -> set[str | int]:
        """What is offered with this verb."""
        return {option[1] for option in self.decision.options if option[0] == verb}

    def changed(self) -> Facts:
        """Everything on the table that is not as it was when somebody last looked.

        The parties of a fight are compared while it lasts.
        """
        before, self._seen = self._seen, _facts(self.state, self.shown().fight)
        if "fight" in before and "fight" in self._seen:
            return news(before, self._seen)
        parties = (key for key in (*before, *self._seen) if key.startswith(_OF_FIGHT))
        return news(before, self._seen, but_for=set(parties))


def _facts(state: State, fight: FightView | None) -> Facts:
    seen = facts(state, _PLAYER, _TABLE, ["lying"])
    if fight is None:
        return seen
    seen["fight"] = True
    for name, side in (("me", fight.sides[fight.acting]), ("foe", fight.foe)):
        fields = _SIDE[1:] if side.student else _SIDE
        seen |= {f"{name}.{field}": getattr(side, field) for field in fields}
    return seen


# ---- tables ---------------------------------------------------------------------------------


def table(
    *players: Seat,
    dice: Dice = (),
    shipped: bool = False,
    pack: Path = STAGE,
    options: Mapping[str, str] | None = None,
    **position: Any,
) -> Table:
    """These players and nobody else."""
    literal = {"players": list(players), **position}
    match = commonroom.arrange(
        GAME,
        literal,
        dice=list(dice),
        options=dict(options or {}),
        pack=None if shipped else pack,
    )
    return Table(match, literal)


def landing(
    space: str,
    *dice: int | str,
    by: Seat | None = None,
    others: Sequence[Seat] | None = None,
    **more: Any,
) -> Table:
    """The move of seat 0 (Ginny, unless it is said) has ended on a space, which is resolved."""
    return table(
        {**(me() if by is None else by), "space": space},
        *(bystanders() if others is None else others),
        dice=dice,
        **{"phase": "resolve", **more},
    )


def drawn(name: str, *dice: int | str, by: Seat | None = None, **more: Any) -> Table:
    """Seat 0 draws an action, event or duel card."""
    return landing(SPOTS[box().deck_of[name]], name, *dice, by=by, **more)


def beginning(
    by: Seat, *dice: int | str, others: Sequence[Seat] | None = None, **more: Any
) -> Table:
    """The turn of seat 0 begins where it says it stands."""
    return table(by, *(bystanders() if others is None else others), dice=dice, **more)
