"""A student among others, for the tests of what students can do."""

from typing import Any

from tests.games.year_at_hogwarts.cards.table import (
    Seat,
    Table,
    drawn,
    landing,
    table,
)

HARD = ("strike-hard",)
QUALIFIED = {"variant": "qualified"}


def who(student: str, **more: Any) -> Seat:
    return {"student": student, "space": "start", **more}


def far(student: str = "", **more: Any) -> Seat:
    """Another student, out of the way; with four dice and no ability that matters to others."""
    other = "luna-lovegood" if student != "luna-lovegood" else "hermione-granger"
    return who(other, **{"space": "paddock", **more})


def lands(student: str, space: str, *dice: int | str, **more: Any) -> Table:
    return landing(space, *dice, by=who(student, **more), others=[far(student)], shipped=True)


def duel(student: str, opponent: str, *dice: int | str, **more: Any) -> Table:
    return drawn(opponent, *dice, by=who(student, **more), others=[far(student)], shipped=True)


def moving(student: str, *dice: int | str, space: str, **more: Any) -> Table:
    """A turn begins, with no objects in the way."""
    clear: dict[str, list[str]] = {
        space: [] for space in ("north-wall-object", "west-wall-object", "owlery-lane")
    }
    others = more.pop("others", [far(student)])
    lying = more.pop("lying", clear)
    seat = who(student, space=space, **more.pop("by", {}))
    return table(seat, *others, dice=dice, shipped=True, lying=lying, **more)


def meeting(one: Seat, other: Seat, *dice: int | str, **more: Any) -> Table:
    """Two qualified students meet."""
    here = {"space": "north-wall-spell"}
    return table(
        {**one, **here}, {**other, **here},
        dice=dice, shipped=True, phase="meet", **{"options": QUALIFIED, **more},
    )  # fmt: skip
