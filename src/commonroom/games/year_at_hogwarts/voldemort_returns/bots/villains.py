"""What a space is worth to Pettigrew, to Voldemort and to a Death Eater, in their turns."""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import inf

from commonroom.games.year_at_hogwarts.board import QUIDDITCH_PITCH, START, Board
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.routes import Route
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.situation import (
    FAR,
    Situation,
    distances,
    gifts,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.wishes import Goals
from commonroom.games.year_at_hogwarts.voldemort_returns.game import (
    RITUAL,
    STONE,
    VOLDEMORT,
    WAND,
    Return,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.odds import reaches

PACE = 3.5
THE_END = 60.0
HARRY_LOSES, STONE_NEAR = 3.0, 4.0
"""What it is worth more to beat Harry, and how much more the nearer he is to the Stone."""
FRIEND = 0.1
"""What a friend of Harry's counts beside him, unless it stands between Voldemort and victory."""
ATTRITION, DESPERATE = 1.2, 3.0
"""What it is worth to attack Harry, whatever the odds: he is weaker afterwards; and so much when
he is about to win.
"""
NEAR, TEMPTED = 6, 0.2
"""So near, Voldemort goes for Harry rather than for the Wand; and how much Harry draws him on the
way to it, as long as Harry would lose.
"""
NEAR_FRIENDS, TEMPTED_FRIENDS = 20, 1.0
"""The same where Harry has friends: they leave Voldemort no time."""
WAND_WON = 30.0
"""What it is worth to Voldemort to have the Wand, in turns: Harry can hardly win any more."""
NOBODY_THERE = -inf


@lru_cache(maxsize=256)
def ritual_route(board: Board, spaces: tuple[str, ...]) -> Route:
    """Round these spaces and to the pitch: the same while nothing is taken."""
    return Route(
        spaces, lambda space, goal: distances(board, goal).get(space, FAR), QUIDDITCH_PITCH
    )


class PettigrewGoals(Goals):
    """Four tokens, then the pitch."""

    def __init__(self, now: Situation) -> None:
        self.now = now
        self.board = now.game.board
        self._gifts = gifts(self.board)
        self._moves = self.route.moves

    @cached_property
    def route(self) -> Route:
        """Round the tokens and to the pitch; tokens are taken in passing."""
        spaces = [self.now.where(thing) for thing in RITUAL]
        return ritual_route(self.board, tuple([space for space in spaces if space]))

    def worth(self, space: str, picked: frozenset[str] = frozenset()) -> float:
        """Turns still to go, and a little for cards."""
        done = frozenset([self.now.where(thing) for thing in picked]) if picked else picked
        cards, health = self._gifts[space]
        return -self._moves(space, done) / PACE + 0.1 * cards + 0.02 * health


class VoldemortGoals(Goals):
    """Harry, or the Wand first."""

    def __init__(self, now: Situation) -> None:
        self.now = now
        self.harry = now.game.state.players[now.game.harry]
        alone = len(now.game.heroes) == 1
        self.near = NEAR if alone else NEAR_FRIENDS
        self.tempted = TEMPTED if alone else TEMPTED_FRIENDS

    @cached_property
    def hunts(self) -> bool:
        """Whether he goes for Harry."""
        now = self.now
        if now.harrys_chance() == 1.0:
            return False
        moving = now.game.at_hand.student == VOLDEMORT
        near = now.away(now.start if moving else now.voldemort, self.harry.space) <= self.near
        return now.has_wand() or near

    def worth(self, space: str, picked: frozenset[str] = frozenset()) -> float:
        """The nearer to the goal the better, and out of Harry's reach while he is the stronger."""
        now, wand = self.now, WAND in picked
        chance = now.harrys_chance(with_wand=wand)
        away = now.away(space, self.harry.space)
        if space == self.harry.space:
            return THE_END * (1 - 2 * chance) + 0.1
        worth = -THE_END * reaches(away, 2) if chance == 1.0 else 0.0
        worth += WAND_WON if wand and now.keen else 0.0
        goal = now.where(WAND)
        if self.hunts or wand or not goal:
            return worth - (away / PACE if chance < 1.0 else 0.0)
        return worth - now.away(space, goal) / PACE - self.tempted * away / PACE * (chance == 0.0)


class DeathEaterGoals(Goals):
    """Whichever hero it hurts most to be beaten."""

    def __init__(self, now: Situation, who: str) -> None:
        self.now = now
        self.game: Return = now.game
        self.pawn = self.game.state.pawns.get(who, self.game.at_hand)
        self.who = who
        self._gifts = gifts(self.game.board)

    @cached_property
    def prey(self) -> dict[int, float]:
        """Hero → what beating it is worth, in turns, by the chance to do so."""
        worths = {}
        for hero in self.game.heroes:
            if self.game.avoids(hero, self.who):
                continue
            player = self.game.state.players[hero]
            won = 1 - self.now.duel(player, self.pawn, hero_first=False)
            worths[hero] = won * self._loss(hero) - (1 - won) * 1.5
            if hero == self.now.harry:
                worths[hero] += DESPERATE if self.now.harrys_chance() == 1.0 else ATTRITION
        return worths

    @cached_property
    def _preys(self) -> list[tuple[str, dict[str, int], float]]:
        """Where heroes are, how far that is from everywhere, and what they are worth."""
        players, ways_to = self.game.state.players, self.now.ways_to
        preys = [(players[hero].space, worth) for hero, worth in self.prey.items()]
        return [(space, ways_to(space), worth) for space, worth in preys]

    def _loss(self, hero: int) -> float:
        """What a defeat costs a hero."""
        player, now = self.game.state.players[hero], self.now
        loss = 1.0 + now.away(player.space, START) / 7
        if hero == self.now.harry:
            loss += HARRY_LOSES
            stone = now.where(STONE)
            if stone:
                loss += STONE_NEAR / (1 + now.away(player.space, stone) / 7)
        elif not (self.game.has_tool(hero) and now.horcrux_spaces and now.has_wand()):
            loss *= FRIEND
        return loss * (0.5 if player.hp <= 1 and player.space == START else 1.0)

    def worth(self, space: str, picked: frozenset[str] = frozenset()) -> float:
        """Meet somebody worth meeting, or come near."""
        here, pull = NOBODY_THERE, 0.0
        for at, ways, worth in self._preys:
            if at == space:
                here = max(here, worth)
            elif worth > 0:
                pull = max(pull, worth / (1 + ways.get(space, FAR) / 3))
        if here > NOBODY_THERE:
            return 2 * here
        cards, health = self._gifts[space]
        return pull + 0.1 * cards + 0.05 * health


def goals_of(now: Situation) -> Goals:
    """What the villain's character at hand wants."""
    who = now.game.at_hand.student
    if not now.view.returned:
        return PettigrewGoals(now)
    return VoldemortGoals(now) if who == VOLDEMORT else DeathEaterGoals(now, who)
