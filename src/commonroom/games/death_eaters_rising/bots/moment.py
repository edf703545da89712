"""A question to the expert, with everything that can be made of the view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from commonroom.games.death_eaters_rising.bots.chances import (
    counted_dice,
    packed_dice,
    packed_need,
    with_change,
)
from commonroom.games.death_eaters_rising.bots.plan import Use
from commonroom.games.death_eaters_rising.bots.pool import COLOURS, added_at
from commonroom.games.death_eaters_rising.bots.skill import Skill
from commonroom.games.death_eaters_rising.bots.uses import Die, Goals, Target, open_needs
from commonroom.games.death_eaters_rising.bots.worth import Worth
from commonroom.games.death_eaters_rising.content import SymbolCounts
from commonroom.games.death_eaters_rising.seen import TableView
from commonroom.kernel import Option
from commonroom.kernel.policy import Question
from commonroom.kernel.verb import AnyVerb

FOREMOST: Final = 3
"""How many targets are looked at when many rolls are compared."""


class Moment:
    """One question, with everything the expert makes of the view."""

    def __init__(
        self,
        skill: Skill,
        worth: Worth,
        view: TableView,
        question: Question,
        faces: dict[str, Die],
    ) -> None:
        self.skill = skill
        self.planner = skill.planner
        self.content = worth.content
        self.view = view
        self.question = question
        self.options = question.options
        self.worth = worth
        self.me = view.players[question.seat]
        self.active = view.players[view.turn.active]
        self._faces = faces

    # ---- the dice ------------------------------------------------------------------------

    @cached_property
    def rolled(self) -> tuple[Die, ...]:
        """The dice on the table."""
        return tuple([self._faces[face] for face in self.view.turn.rolled])

    def die(self, face: str) -> Die:
        """A face as numbers."""
        return self._faces[face]

    @cached_property
    def waiting(self) -> SymbolCounts:
        """Dice that join the next roll; where a colour is still to be chosen, the first."""
        turn = self.view.turn
        dice = [COLOURS.index(colour) for colour in turn.pool]
        if turn.mustering:
            added = added_at(self.worth, self.active, turn.placed)
            dice += [COLOURS.index(colours[0]) for colours in added if len(colours) > 1]
        return counted_dice(dice)

    @cached_property
    def dice(self) -> SymbolCounts:
        """All dice that are still to be used."""
        counts = self.waiting
        for die in self.rolled:
            counts = with_change(counts, die.colour, 1)
        return counts

    @cached_property
    def open_targets(self) -> list[Target]:
        """All that takes symbols, and what filling it is worth.

        DER-DMG-1 Not an ability whose wounds its wizard cannot bear.
        """
        wounding = self.content.wounding
        return [
            Target(card, need, self.worth.filling(card, self.active))
            for card, need in self.view.turn.needs.items()
            if card not in wounding
            or card not in self.active.team
            or self.worth.room(card) >= wounding[card]
        ]

    @cached_property
    def targets(self) -> tuple[Target, ...]:
        """Those that are worth thinking about."""
        return self.planner.likely(self.dice, self.open_targets)

    @cached_property
    def wanted(self) -> list[bool]:
        """For each virtue, whether the foremost targets take it."""
        foremost = self._foremost
        return [any(target.need[virtue] for target in foremost) for virtue in range(4)]

    @property
    def single_faces(self) -> bool:
        """Whether doubled faces count as one."""
        return "single-faces" in self.view.turn.limits

    def plan(self) -> Use:
        """The best use of the dice on the table."""
        return self.planner.use_for(
            self._goals(self.targets),
            self.rolled,
            self.targets,
            self.view.turn.acted,
            self.single_faces,
        )

    @cached_property
    def _foremost(self) -> tuple[Target, ...]:
        return self.targets[:FOREMOST]

    @cached_property
    def _foremost_goals(self) -> Goals:
        return self._goals(self._foremost)

    def promise_of(self, rolled: tuple[Die, ...]) -> float:
        """About what dice promise if they show these faces: for the foremost targets only.

        They must be dice that are on the table.
        """
        goals, acted, single = self._foremost_goals, self.view.turn.acted, self.single_faces
        dice = tuple(sorted(rolled))
        key = dice, acted, single
        found = goals.promises.get(key)
        if found is None:
            use = self.planner.use_for(goals, dice, self._foremost, acted, single)
            found = goals.promises[key] = use.promise
        return found

    def _goals(self, targets: tuple[Target, ...]) -> Goals:
        """Targets to be pursued with all dice; what is known of them holds as long as prices do."""
        known, key = self.worth.goals, (self.dice, open_needs(targets))
        found = known.get(key)
        if found is None:
            found = known[key] = Goals(packed_dice(self.dice), targets)
        return found

    def percent(self, need: SymbolCounts, dice: SymbolCounts) -> int:
        """The chance to fill a need, in per cent."""
        return round(100 * self.planner.chances[packed_need(need) + packed_dice(dice)])

    def offers(self, verb: AnyVerb) -> list[Option]:
        """The options with this verb."""
        return [option for option in self.options if option[0] == verb.name]


def best(
    moment: Moment, price: Callable[[Option], float], options: list[Option] | None = None
) -> tuple[float, Option]:
    """The option with the highest price; the first of equals."""
    offered = list(moment.options) if options is None else options
    prices = [price(option) for option in offered]
    top = max(prices)
    return top, offered[prices.index(top)]
