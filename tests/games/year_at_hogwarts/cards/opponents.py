"""How the tests of combat and duel cards write an opponent down, and how they fight it.

    "marcus-flint": foe(6, 3, reveal(hp=39), hit(hp=37, foe=5))

reads: 6 HP, res 3; when it is revealed, 40 HP become 39; an attack with one hit leaves 37, and 5.
"""

from __future__ import annotations

from typing import NamedTuple

from tests.games.year_at_hogwarts.cards.table import Changes, Seat, Table, me

KEYS = {
    "hp": "0.hp", "points": "0.points", "spells": "0.spells", "potions": "0.potions",
    "books": "0.books", "foe": "foe.hp", "res": "foe.res", "dice": "me.dice",
}  # fmt: skip
SPARE = "protego"
SPARE_POTION = "skele-gro"
"""The cards that are discarded where the fighter may choose."""
NO_SPARE = ["stupefy"]
ONE_POTION = ["swelling-solution"]
"""What is left of the fighter's hand when a card is lost."""


def fighter() -> Seat:
    """Somebody with plenty of everything; nothing of it helps by itself."""
    return me(
        hp=40,
        points=50,
        spells=[*NO_SPARE, SPARE],
        potions=[*ONE_POTION, SPARE_POTION],
        books=["fantastic-beasts"],
    )


class Step(NamedTuple):
    """One attack with one hit, or the reveal: the dice around it and all that it changes."""

    change: Changes
    before: tuple[int | str, ...] = ()
    after: tuple[int | str, ...] = ()
    dice: int = 4
    hits: int = 1


class Foe(NamedTuple):
    """An opponent as it is printed, and as it acts."""

    hp: int
    res: int
    reveal: Step
    attacks: tuple[Step, ...]
    immune: str = ""
    regrow: int = 0

    @property
    def start(self) -> tuple[int | str, ...]:
        """The dice of the reveal."""
        return self.reveal.after

    @property
    def script(self) -> tuple[int | str, ...]:
        """The dice of the reveal and of all attacks."""
        found, res = list(self.start), self.res
        for step in self.attacks:
            roll = [res] * step.hits + [res - 1] * (step.dice - step.hits)
            found += [*step.before, *roll, *step.after]
            hardened = step.change.get("foe.res", res)
            assert isinstance(hardened, int)
            res = hardened
        return tuple(found)


def changes(**values: object) -> Changes:
    """The short names of this vocabulary as `changed` has them."""
    return {KEYS[key]: value for key, value in values.items()}


def reveal(*dice: int | str, **values: object) -> Step:
    """What is done when the card is shown."""
    return Step(changes(**values), after=dice)


QUIET = Step({})
"""Nothing is done on reveal."""


def hit(
    *after: int | str,
    before: tuple[int | str, ...] = (),
    hits: int = 1,
    rolled: int = 4,
    **values: object,
) -> Step:
    """An attack with so many dice and hits."""
    return Step(changes(**values), before, after, rolled, hits)


def foe(hp: int, res: int, shown: Step, *attacks: Step, immune: str = "", regrow: int = 0) -> Foe:
    """An opponent."""
    return Foe(hp, res, shown, attacks, immune, regrow)


def discard_spare(at: Table) -> None:
    """Answer whoever wants a card."""
    while at.asked == (0, "discard"):
        at.do(("discard", SPARE if at.can("discard", SPARE) else SPARE_POTION))
