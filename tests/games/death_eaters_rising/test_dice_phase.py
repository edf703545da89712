"""The dice phase under random legal play, from random positions.

Hypothesis arranges a table, answers whatever is asked, lets the others throw in their tokens, and
checks after every answer what no play may break.
"""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import commonroom
from commonroom.games.death_eaters_rising.events import (
    AbilityUsed,
    DiceRolled,
    DiceTaken,
    DieAssigned,
    DieDiscarded,
    DieGained,
    Stopped,
    TurnBegan,
)
from commonroom.games.death_eaters_rising.game import VOLDEMORT, Rising
from commonroom.games.death_eaters_rising.rules.pool import dice_in_supply
from commonroom.games.death_eaters_rising.state import Table
from commonroom.kernel import Event, Match, Option
from tests.games.death_eaters_rising.scene import CLOCKWISE, GAME, box

CHARACTERS = tuple(box().tracks)
TOKENS = tuple(token.id for token in box().tokens.values() for _ in range(token.count))
PLACES = tuple(box().places)
LIMITS = {
    "no-tokens": 1, "one-healed": 1, "single-faces": 1, "extra-dice": 1, "fewer-dice": 1,
    "strike-costs-loyalty": 1,
}  # fmt: skip
LONGEST_TURN = 250
"""No turn takes so many answers: every one of them uses up a die, a token, an ability or a roll."""


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """A table at which the active player is about to take dice."""
    cards = list(draw(st.permutations(CHARACTERS)))
    tokens = list(draw(st.permutations(TOKENS)))
    wizards = [card for card in cards if card in box().wizards]
    rest = [card for card in cards if card not in box().wizards]

    def hurt(names: list[str]) -> dict[str, int]:
        return {name: draw(st.integers(0, box().tracks[name])) for name in names}

    def take(pile: list[str], most: int, least: int = 0) -> list[str]:
        return [pile.pop() for _ in range(draw(st.integers(least, most)))]

    players = [
        {"team": hurt(take(wizards, 5, 1)), "tokens": take(tokens, 4)}
        for _ in range(draw(st.integers(2, 4)))
    ]
    jailed = take(rest, 5)
    remaining = wizards + rest
    controlled = draw(st.lists(st.sampled_from(PLACES), max_size=3, unique=True))
    return {
        "players": players,
        "active": draw(st.integers(0, len(players) - 1)),
        "phase": "muster",
        "mission": draw(st.sampled_from(CLOCKWISE)),
        "facing": draw(st.sampled_from(CLOCKWISE)),
        "locations": {
            location: {
                "characters": hurt([remaining.pop() for _ in range(3)]),
                "corruption": draw(st.integers(0, 5)),
            }
            for location in CLOCKWISE
        },
        "revealed": draw(st.booleans()),
        "azkaban": jailed,
        "voldemort_damage": draw(st.integers(0, min(3, len(jailed)))),
        "controlled": controlled,
        "limits": {name: LIMITS[name] for name in draw(st.sets(st.sampled_from(sorted(LIMITS))))},
    }


class DicePhase(RuleBasedStateMachine):
    """Turns, the first of them from the taking of the dice on."""

    match: Match

    @initialize(position=positions(), seed=st.integers(0, 2**16))
    def arrange(self, position: dict[str, Any], seed: int) -> None:
        self.match = commonroom.arrange(GAME, position, seed=seed)
        self.inventory = self.match.title.inventory(self.match.game)
        self.begin_turn()
        for event in self.match.events:
            self.hear(event)

    def begin_turn(self) -> None:
        self.answers = 0
        self.dice_taken = False
        self.rolls = 0
        self.used_since_roll = 0
        self.acted: list[str] = []

    @property
    def table(self) -> Table:
        state = self.match.game.state
        assert isinstance(state, Table)
        return state

    # ---- playing -------------------------------------------------------------------------

    @rule(choice=st.integers(0, 2**16))
    def answer(self, choice: int) -> None:
        decision = self.match.decision
        if decision is not None:
            self.give(decision.options[choice % len(decision.options)], decision.owner)

    @rule(choice=st.integers(0, 2**16))
    def help_out(self, choice: int) -> None:
        """Somebody else uses a token, if anybody can."""
        guests = self.match.decision.guests if self.match.decision is not None else {}
        offered = [(option, seat) for seat, said in guests.items() for option in said]
        if offered:
            self.give(*offered[choice % len(offered)])

    def give(self, option: Option, seat: int) -> None:
        turn, taken, before = self.table.turn, self.dice_taken, self.dice_of_this_turn()
        told = self.match.answer(option, seat)
        self.answers += 1
        assert self.answers < LONGEST_TURN, "the turn does not end"
        for event in told:
            self.hear(event)
        if taken and self.table.turn == turn and self.match.decision is not None:
            gained = sum(isinstance(event, DieGained) for event in told)
            assert before <= self.dice_of_this_turn() <= before + gained

    def hear(self, event: Event) -> None:
        match event:
            case TurnBegan():
                self.begin_turn()
            case DiceTaken():
                self.dice_taken = True
            case DiceRolled(rule="DER-DIC-2"):
                assert not self.rolls or self.used_since_roll, "no die of the last roll was used"
                self.rolls, self.used_since_roll = self.rolls + 1, 0
            case DieAssigned() | DieDiscarded() | Stopped():
                self.used_since_roll += 1
            case AbilityUsed(card=card):
                assert card not in self.acted, f"{card} acted twice in a turn"
                self.acted.append(card)
            case _:
                pass

    def dice_of_this_turn(self) -> int:
        table = self.table
        zones = (table.pool, table.rolled, table.picked, table.assigned, table.discarded)
        return sum(map(len, zones))

    def teardown(self) -> None:
        """However the turn went so far, it ends."""
        turn = self.table.turn
        while self.match.decision is not None and self.table.turn == turn:
            self.answer(self.answers)

    # ---- what always holds ---------------------------------------------------------------

    @invariant()
    def no_colour_has_more_dice_than_exist(self) -> None:
        game = self.match.game
        assert isinstance(game, Rising)
        assert all(dice_in_supply(game, colour) >= 0 for colour in box().dice)

    @invariant()
    def needs_are_open_and_never_more_than_is_printed(self) -> None:
        content, table = box(), self.table
        for target, need in table.needs.items():
            recruit = target in table.spots[table.mission] or target == VOLDEMORT
            printed = (content.needs if recruit else content.costs)[target]
            extra = table.limits.get("strike-costs-loyalty", 0)
            assert any(need), f"{target} is listed with nothing open"
            for left, most in zip(need, printed, strict=True):
                assert 0 <= left <= most + extra

    @invariant()
    def matched_characters_are_at_the_active_location(self) -> None:
        table = self.table
        there = {*table.spots.get(table.mission, ()), VOLDEMORT}
        assert set(table.matched) <= there
        assert not set(table.matched) & set(table.needs)

    @invariant()
    def nothing_holds_more_than_it_can(self) -> None:
        table, content = self.table, box()
        for card, damage in table.damage.items():
            most = content.tracks.get(card, len(table.azkaban))
            assert 0 < damage <= most, card
        assert all(0 <= amount <= 5 for amount in table.corruption.values())
        assert len(set(table.spent)) == len(table.spent)
        assert self.match.title.inventory(self.match.game) == self.inventory


TestDicePhase = DicePhase.TestCase
TestDicePhase.settings = settings(max_examples=50, stateful_step_count=40)
