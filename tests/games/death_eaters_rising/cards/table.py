"""A small vocabulary for the card tests of Death Eaters Rising.

    at = paid("luna-lovegood", "token-cleanse", team="luna-lovegood harry-potter:2")
    assert at.asks() == {"heal harry-potter", "heal pomona-sprout"}
    at.answer("heal", "harry-potter")
    assert at.changed() == {"damage": {"harry-potter": 1}, "tokens": {0: ["token-cleanse"]}}

Cards are played as they are shipped, and what they cost is read from their own entry. Only the
pools of the headquarters are pinned (see stage/), so that dice can be written down.

Unless a test says otherwise it is seat 0's turn, the mission token is at Hogsmeade, Voldemort is
elsewhere, and there are bystanders: the hurt wizard of a fellow player, a hurt wizard and a hurt
Death Eater at the Ministry, and 1 corruption at every location. `changed` (see scene.py) lists
everything that is not as it was, so whatever a test does not name must not have been touched.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Required, TypedDict, TypeVar, Unpack

import pytest

import commonroom
from tests.games.death_eaters_rising.scene import (
    DIAGON,
    GAME,
    HOGSMEADE,
    MINISTRY,
    Scene,
    box,
    numbers,
)

STAGE = Path(__file__).parent / "stage"
Test = TypeVar("Test", bound=Callable[..., None])


def card(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as one of what these cards do; a second line is marked ``id:dark-mark``."""
    mark: Callable[[Test], Test] = pytest.mark.card(*ids)
    return mark


class Table(Scene):
    """A scene, looked at the way the tests of single cards need."""

    def asks(self, seat: int = 0) -> set[str]:
        """What the open decision offers, which must be this seat's."""
        assert self.decision.owner == seat, f"seat {self.decision.owner} is asked"
        return {" ".join(map(str, option)) for option in self.decision.options}

    @property
    def waiting(self) -> list[str]:
        """The dice that join the next roll."""
        return list(self.pool)

    @property
    def rolled(self) -> list[str]:
        """The dice that lie rolled."""
        return list(self.table.rolled)

    @property
    def extra_dice(self) -> list[str]:
        """The dice taken beyond those of the headquarters."""
        content = self.game.content
        headquarters = content.headquarters[content.headquarters_of[self.game.player.faction]]
        own = [colour for colour, count in headquarters.pool.items() for _ in range(count)]
        return sorted((Counter(self.waiting) - Counter[str](own)).elements())

    def use(self, wizard: str) -> None:
        """Use a free ability."""
        self.answer("use", wizard)

    def fill(self, target: str) -> None:
        """Lay the dice of this roll on a card or ability until it takes no more.

        Nothing may happen before the last of them, and no more may be taken after it.
        """
        for virtue, due in self.needs(target).items():
            for _ in range(due):
                assert self.changed() == {}, f"{target} acts before it is filled"
                self.assign(self._showing(virtue), target)
        assert target not in self.targets(), f"{target} can be filled again"

    def _showing(self, virtue: str) -> str:
        return next(die for die in self.rolled if die.partition("-")[2] == virtue)


class Setting(TypedDict, total=False):
    """What a test may say of its table; cards and corruption are written as in scene.py."""

    team: Required[str]
    friends: Sequence[str]
    tokens: str
    friend_tokens: str
    supply: str
    used_tokens: str
    hogsmeade: str
    diagon: str
    ministry: str
    corruption: str
    controlled: str
    azkaban: str
    active: int
    phase: str
    mission: str
    facing: str
    revealed: bool
    voldemort_damage: int
    limits: dict[str, int]
    pack: Path


def table(dice: str = "", **said: Unpack[Setting]) -> Table:
    """The active player is about to take the dice; bars in `dice` are for the reader."""
    teams = [numbers(team) for team in (said["team"], *said.get("friends", ["pomona-sprout:1"]))]
    held = [said.get("tokens", ""), said.get("friend_tokens", "")] + [""] * len(teams)
    amounts = numbers(said.get("corruption", f"{MINISTRY}:1 {DIAGON}:1 {HOGSMEADE}:1"))
    layout = {
        MINISTRY: said.get("ministry", "augustus-rookwood:1 filius-flitwick:1"),
        DIAGON: said.get("diagon", ""),
        HOGSMEADE: said.get("hogsmeade", ""),
    }
    position = {
        "players": [
            {"team": team, "tokens": tokens.split()}
            for team, tokens in zip(teams, held, strict=False)
        ],
        "locations": {
            location: {"characters": numbers(cards), "corruption": amounts.get(location, 0)}
            for location, cards in layout.items()
        },
        "tokens": said["supply"].split() if "supply" in said else None,
        "used_tokens": said.get("used_tokens", "").split(),
        "controlled": said.get("controlled", "").split(),
        "azkaban": said.get("azkaban", "").split(),
        "deck": [],
        "active": said.get("active", 0),
        "phase": said.get("phase", "muster"),
        "mission": said.get("mission", HOGSMEADE),
        "facing": said.get("facing", MINISTRY),
        "revealed": said.get("revealed", False),
        "voldemort_damage": said.get("voldemort_damage", 0),
        "limits": said.get("limits", {}),
    }
    script = dice.replace("|", " ").split()
    match = commonroom.arrange(GAME, position, dice=script, pack=said.get("pack", STAGE))
    return Table(match, position)


def rolled_for(*targets: str, then: str = "", **said: Unpack[Setting]) -> Table:
    """The first roll shows all that these cards and abilities need; `then` comes after it."""
    before = table(**said)
    needs = [need for target in targets for need in before.needs(target).items()]
    needed = [virtue for virtue, count in needs for _ in range(count)]
    colours = before.waiting
    assert len(needed) <= len(colours), f"{len(colours)} dice are too few for {needed}"
    faces = [f"{colour}-{virtue}" for colour, virtue in zip(colours, needed, strict=False)]
    spare = [before.game.content.rolls[colour][0] for colour in colours[len(needed) :]]
    at = table(" ".join([*faces, *spare, then]), **said)
    at.roll()
    return at


def paid(ability: str, then: str = "", **said: Unpack[Setting]) -> Table:
    """The first roll has just paid for an ability; `then` is what chance says after that roll."""
    at = rolled_for(ability, then=then, **said)
    at.fill(ability)
    return at


def after_voldemort(dice: str, **said: Unpack[Setting]) -> Table:
    """The mission token lies at its location, and Voldemort's die was rolled.

    He starts at the Ministry: "clockwise" brings him to Diagon Alley.
    """
    mission = said.get("mission", HOGSMEADE)
    at = table(dice, **(said | Setting(team=said["team"], phase="travel", mission="")))
    at.travel(mission)
    return at


def full(character: str) -> str:
    """A wizard or Death Eater with a full track."""
    return f"{character}:{box().tracks[character]}"


def nearly_full(character: str) -> str:
    """A wizard or Death Eater with room for one more damage."""
    return f"{character}:{box().tracks[character] - 1}"
