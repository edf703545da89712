"""A small vocabulary for the card tests of Talisman.

    at = meeting("nearly-headless-nick", me=harry(life=1))
    assert at.asks() == {"choose comfort", "choose advice"}
    at.do(("choose", "comfort"))
    assert at.changed() == {"0.life": 3}

Cards are played as they are shipped; only the characters are pinned (see stage/), so that nobody
has an ability that a test does not give it. Tests of abilities say `shipped`.

There are always bystanders: Dumbledore and Pettigrew, with a little of everything, in the Middle
region. `changed` (see rules/scene.py) lists everything that is not as it was, so whatever a test
does not name must not have been touched.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

import commonroom
from commonroom.games.talisman.events import SpellDrawn, SpellLearned
from commonroom.games.talisman.strength import strength, total
from commonroom.games.talisman.view import TableView
from commonroom.games.talisman.vocabulary import Battle, unfolded
from commonroom.kernel import Option
from tests.games.talisman.rules.scene import GAME, Scene, Seat, box, eater, eater_too, order
from tests.games.talisman.rules.scene import order_too as order_too

STAGE = Path(__file__).parent / "stage"
SPOTS = {"outer": "leaky-cauldron", "middle": "owlery"}
"""Spaces that draw one card and say nothing, so that a card lying there is met and no other."""
LEAKY, OWLERY = SPOTS["outer"], SPOTS["middle"]
FIGHT: Option = ("fight",)
ACCEPT: Option = ("accept",)
DECLINE: Option = ("decline",)
DONE: Option = ("done",)
PASS: Option = ("pass",)
END: Option = ("end",)
MOVE: Option = ("move",)
Dice = Sequence[int | str]
Changes = dict[str, object]
Test = TypeVar("Test", bound=Callable[..., None])


def card(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as one of what these cards do.

    A space, spell or card by its id; a numbered ability as ``harry-potter/a/1``.
    """
    mark: Callable[[Test], Test] = pytest.mark.card(*ids)
    return mark


def each_card(*ids: str) -> pytest.MarkDecorator:
    """The test runs for each of these cards as `name`, and is marked with it."""
    cases = [pytest.param(id_, marks=pytest.mark.card(id_)) for id_ in ids]
    return pytest.mark.parametrize("name", cases)


def rolls(
    rows: Mapping[int, object], faces: Sequence[int] = (1, 2, 3, 4, 5, 6)
) -> pytest.MarkDecorator:
    """The test runs for each number of a table as `face` and `change`; none is left out."""
    assert list(rows) == list(faces), "a table has a row for every number"
    return pytest.mark.parametrize(("face", "change"), list(rows.items()))


# ---- who takes part -------------------------------------------------------------------------


def harry(**more: Any) -> Seat:
    """A member of the Order without abilities: Magic 4, Might 3, Life 4."""
    return order(LEAKY, **more)


def lucius(**more: Any) -> Seat:
    """A Death Eater without abilities: Magic 4, Might 3, Life 4."""
    return eater(LEAKY, **more)


def who(side: str, **more: Any) -> Seat:
    """A character with the abilities of one side of its card (``harry-potter/a``), and Harry's
    numbers.
    """
    character, _, face = side.partition("/")
    numbers = {"magic": 4, "might": 3, "life": 4, "fate": 0, "galleons": 0}
    return {"character": character, "side": face, "space": LEAKY, **numbers, **more}


def draco(**more: Any) -> Seat:
    """As shipped, a Death Eater whose abilities do not matter to anybody but himself."""
    return who("draco-malfoy/a", **{"space": "azkaban", **more})


def hagrid(**more: Any) -> Seat:
    """As shipped, a member of the Order whose abilities do not matter to anybody but himself."""
    return who("rubeus-hagrid/b", **{"space": "azkaban", **more})


def bystanders(me: Seat | None = None) -> list[Seat]:
    """One of each side, hurt, with a little of everything, where nothing happens."""
    taken = "" if me is None else me["character"]
    friend = order_too if taken != "albus-dumbledore" else order
    foe = eater_too if taken != "peter-pettigrew" else eater
    some: Seat = {"fate": 2, "galleons": 2, "life": 2}
    return [
        friend("hospital-wing", **some, spells=["geminio"], objects=["lantern"]),
        foe("castle-lawn-3", **some, spells=["geminio"], objects=["lantern"]),
    ]


class Table(Scene):
    """A scene, looked at the way the tests of single cards need."""

    def asks(self, seat: int = 0) -> set[str]:
        """What the open decision offers, which must be this seat's."""
        assert self.decision.owner == seat, f"seat {self.decision.owner} is asked"
        return {" ".join(map(str, option)) for option in self.decision.options}

    def can(self, *option: str | int) -> bool:
        """Whether the open decision offers this."""
        return option in self.decision.options

    @property
    def over(self) -> bool:
        """Whether the turn of seat 0 has come to its end."""
        return self.active != 0 or self.table.phase == "last"

    def total(self, stat: str, seat: int = 0) -> int:
        """A character's total Magic or Might outside of battles."""
        return total(strength(self.game, seat, stat))

    def scores(self) -> tuple[int, int]:
        """Both scores of the battle about to be fought, without dice."""
        args = self.decision.prompt.args
        mine, theirs = args["mine"], args["theirs"]
        assert isinstance(mine, int)
        assert isinstance(theirs, int)
        return mine, theirs

    def shown(self, seat: int | None) -> TableView:
        """The table as a seat sees it."""
        view = self.match.view(seat)
        assert isinstance(view, TableView)
        return view

    def learned(self, seat: int, spell: str) -> None:
        """The last spell gained is this one, and nobody else can tell."""
        event = self.event(SpellLearned)
        assert (event.seat, event.spell) == (seat, spell)
        assert spell in self.player(seat).spells
        for other in (None, *range(self.game.seats)):
            if other != seat:
                assert event.seen_by(other) == SpellDrawn(rule=event.rule, seat=seat)
                assert self.shown(other).players[seat].spells == ()


# ---- tables ---------------------------------------------------------------------------------


def table(
    *players: Seat,
    dice: Dice = (),
    shipped: bool = False,
    options: Mapping[str, str] | None = None,
    **position: Any,
) -> Table:
    """These characters and nobody else."""
    literal = {"players": list(players), **position}
    match = commonroom.arrange(
        GAME, literal, dice=list(dice), options=dict(options or {}), pack=None if shipped else STAGE
    )
    return Table(match, literal)


def meeting(
    name: str,
    *dice: int | str,
    me: Seat | None = None,
    drawn: bool = False,
    others: Sequence[Seat] | None = None,
    **more: Any,
) -> Table:
    """Seat 0 (Harry, unless it is said) meets a card that lies on its space, or is drawn there."""
    space = SPOTS[box().encounters[name].deck]
    lying = {} if drawn else {space: [name]}
    return table(
        {**(harry() if me is None else me), "space": space},
        *(bystanders(me) if others is None else others),
        dice=[name, *dice] if drawn else dice,
        phase="meet",
        lying=lying,
        **more,
    )


def landing(
    space: str,
    *dice: int | str,
    me: Seat | None = None,
    others: Sequence[Seat] | None = None,
    **more: Any,
) -> Table:
    """Seat 0 (Harry, unless it is said) has come to a space and meets it."""
    return table(
        {**(harry() if me is None else me), "space": space},
        *(bystanders(me) if others is None else others),
        dice=dice,
        phase="meet",
        came_from=box().spaces[space].region,
        **more,
    )


def beginning(
    me: Seat, *dice: int | str, others: Sequence[Seat] | None = None, **more: Any
) -> Table:
    """The turn of seat 0 begins where it says it stands."""
    return table(me, *(bystanders(me) if others is None else others), dice=dice, **more)


def gone(name: str) -> Changes:
    """The card was met on its space and lies on its discard pile now."""
    deck = box().encounters[name].deck
    return {f"lying.{SPOTS[deck]}": None, f"discards.{deck}": [name]}


def taken(name: str) -> Changes:
    """The card was met on its space and is there no more."""
    return {f"lying.{SPOTS[box().encounters[name].deck]}": None}


def foe_of(name: str) -> int:
    """The strength of the foe that a card speaks of."""
    (foe,) = [one for one in unfolded(box().encounters[name].effects) if isinstance(one, Battle)]
    return foe.strength
