"""What a space is worth to a hero: tools, Horcruxes, the Stone, Voldemort, and who lies in wait.

Everything is counted in turns: a hero walks seven moves in one.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

from commonroom.games.year_at_hogwarts.abilities import DrawMore
from commonroom.games.year_at_hogwarts.board import START, Board
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.routes import Route
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.situation import (
    FAR,
    Situation,
    distances,
    gifts,
    nearest_tower,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.wishes import Goals
from commonroom.games.year_at_hogwarts.voldemort_returns.game import STONE, TOOLS
from commonroom.games.year_at_hogwarts.voldemort_returns.odds import reaches

PACE = 7.0
ARRIVAL = 0.5
"""What it costs, in turns, not to be there yet: one must end the move on a Horcrux."""
ATTEMPTS = 2.4
"""Turns that a Horcrux takes."""
BEATEN = 4.0
"""Turns lost by a defeat: back to Start, with 1 HP."""
THE_END = 60.0
"""The game, in turns."""
STONE_FIRST = 3.0
"""How much Harry prefers the way to the Stone to the way to the Horcruxes."""
CARD, HEALTH = 0.35, 0.2
"""What a card and an HP are worth, in turns, while there are few of them."""
ENOUGH_CARDS, ENOUGH_HP = 7, 8
KEEP_AWAY, DREAD = 14, 3.0
"""So many moves from Voldemort Harry is at ease while he would lose, and how much he dreads it."""
ALONE = 2.0
"""How much more they are worth to Harry without friends."""


@lru_cache(maxsize=16)
def gifts_to_hero(board: Board, draws_more: bool) -> dict[str, tuple[int, int]]:
    """Space → how many cards it gives a hero, and how many HP."""
    found = {}
    for space, (drawn, health) in gifts(board).items():
        entry = board.spaces[space]
        if entry.common_room is not None:
            drawn = 1
        if entry.draw == {"spell": 1} and not entry.classroom and draws_more:
            drawn = 2
        found[space] = drawn, health
    return found


def _way(board: Board, space: str, goal: str) -> float:
    """Moves on foot; to a Place that is not on foot, those to a tower and a little more."""
    away = distances(board, goal).get(space, FAR)
    if away < FAR:
        return away
    apart = distances(board, space).get(START, FAR) >= FAR
    return nearest_tower(board, goal if apart else space) + 1.0


@lru_cache(maxsize=256)
def _round(board: Board, spaces: tuple[str, ...]) -> Route:
    """Round these spaces: the same while no Horcrux is destroyed."""
    return Route(spaces, lambda space, goal: _way(board, space, goal))


class HeroGoals(Goals):
    """One hero's wishes."""

    def __init__(self, now: Situation, seat: int) -> None:
        self.now = now
        self.game = now.game
        self.seat = seat
        self.player = self.game.state.players[seat]
        self.harry = seat == now.harry
        self.returned = now.view.returned
        self.alone = len(self.game.heroes) == 1
        self.bides = self.alone and not now.has_wand()
        """Alone, Harry cannot destroy all Horcruxes in time: he gathers strength for the race to
        the Stone, and meets Voldemort before he has the Wand.
        """
        self._worths: dict[tuple[str, frozenset[str]], float] = {}

    # ---- who does what -----------------------------------------------------------------------

    @cached_property
    def armed(self) -> list[int]:
        """The heroes with a tool."""
        return [one for one in self.game.heroes if self.game.has_tool(one)]

    def nearest(self, seats: list[int], space: str) -> int:
        """Which of these heroes is nearest to a space; the first in turn of equals."""
        players, now = self.game.state.players, self.now

        def away(seat: int) -> int:
            return now.away(now.start if seat == now.seat else players[seat].space, space)

        return min(seats, key=away)

    @cached_property
    def tools(self) -> list[str]:
        """The tools that are this hero's to fetch."""
        if self.bides:
            return []
        free = [one for one in self.game.heroes if one not in self.armed]
        if self.seat not in free:
            return []
        mine, taken = [], []
        for tool in TOOLS:
            space = self.now.where(tool)
            left = [one for one in free if one not in taken]
            if space and left:
                taken.append(self.nearest(left, space))
                if taken[-1] == self.seat:
                    mine.append(tool)
        return mine

    @cached_property
    def horcruxes(self) -> list[str]:
        """The spaces of the Horcruxes that are this hero's to destroy."""
        if self.bides:
            return []
        spaces = [space for space in self.now.horcrux_spaces if self.reachable(space)]
        if self.seat in self.armed:
            return [space for space in spaces if self.nearest(self.armed, space) == self.seat
                    or len(spaces) <= 2]  # fmt: skip
        return spaces if self.tools else []

    def reachable(self, space: str) -> bool:
        """Whether one can get there: on foot, or by Floo."""
        on_foot = self.now.away(START, space) < FAR
        return on_foot or self.player.floo > 0 or self.now.start == space

    @cached_property
    def fetches_stone(self) -> bool:
        """Whether this hero goes for the Stone."""
        return self.harry and bool(self.now.where(STONE))

    @cached_property
    def hunts(self) -> bool:
        """Whether Harry looks for Voldemort: he would win, or nothing is left but the dice."""
        return self.returned and self.harry and self.now.harrys_chance() >= 0.5

    # ---- ways --------------------------------------------------------------------------------

    @cached_property
    def route(self) -> Route:
        """Round the Horcruxes."""
        return _round(self.game.board, tuple(self.horcruxes))

    # ---- what an ending is worth -------------------------------------------------------------

    def worth(self, space: str, picked: frozenset[str] = frozenset()) -> float:
        """What it is worth to end a move on a space, with these tokens taken on the way."""
        key = space, picked
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = (
                self._meeting(space, picked) - self._errand(space, picked) - self._danger(space)
                + self._comfort(space)
            )  # fmt: skip
        return found

    def _errand(self, space: str, picked: frozenset[str]) -> float:
        """Turns still to go."""
        now = self.now
        cost = 0.0
        if self.fetches_stone and STONE not in picked:
            cost += STONE_FIRST * self._to_stone.get(space, FAR) / PACE
        if self.hunts:
            return cost + self._to_voldemort.get(space, FAR) / PACE
        if self.bides:
            return cost
        tools = [tool for tool in self.tools if tool not in picked]
        if tools and len(tools) == len(self.tools):
            spaces = [now.where(tool) for tool in tools]
            after = [now.away(space, tool) + self.route.moves(tool) for tool in spaces]
            return cost + min(after) / PACE + ATTEMPTS * len(self.horcruxes)
        if not self.horcruxes:
            return cost
        arrival = 0.0 if space in self.horcruxes else ARRIVAL
        return cost + self.route.moves(space) / PACE + arrival + ATTEMPTS * len(self.horcruxes)

    def _meeting(self, space: str, picked: frozenset[str]) -> float:
        """Whom one meets by ending there."""
        if space not in self._meetings:
            return 0.0
        met = self.game.opponents_on(self.seat, space)
        worth = 0.0
        for one in met:
            if one not in self.game.state.pawns or one == self.game.voldemort.student:
                chance = self.now.harrys_chance(with_stone=STONE in picked)
                return THE_END * (2 * chance - 1) if chance != 0.5 else THE_END / 6
            pawn = self.game.state.pawns[one]
            won = self.now.duel(self.player, pawn, hero_first=True)
            worth = max(worth or -BEATEN, 1.5 * won - BEATEN * (1 - won))
        return worth

    @cached_property
    def _meetings(self) -> frozenset[str]:
        return self.game.met_on(self.seat)

    @cached_property
    def _to_stone(self) -> dict[str, int]:
        return self.now.ways_to(self.now.where(STONE))

    @cached_property
    def _to_voldemort(self) -> dict[str, int]:
        return self.now.ways_to(self.now.voldemort)

    @cached_property
    def _threats(self) -> list[tuple[dict[str, int], float]]:
        """How far Death Eaters are who may come, and what each may cost."""
        now, pawns = self.now, self.game.state.pawns
        return [
            (
                now.ways_to(pawns[one].space),
                1 - now.duel(self.player, pawns[one], hero_first=False),
            )
            for one in self.game.death_eaters
            if not self.game.avoids(self.seat, one)
        ]

    @cached_property
    def _against(self) -> float:
        """What a meeting with Voldemort takes from Harry, from -1 to 1."""
        return 1 - 2 * self.now.harrys_chance()

    def _danger(self, space: str) -> float:
        """Death Eaters and Voldemort who may come before the next turn."""
        if not self.returned:
            return 0.0
        cost = 0.0
        if self.harry:
            away = self._to_voldemort.get(space, FAR)
            near = max(0, KEEP_AWAY - away) / KEEP_AWAY
            cost += self._against * (THE_END * reaches(away, 1) + DREAD * near)
        beaten = BEATEN * (0.4 if space == START and self.player.hp <= 1 else 1.0)
        for ways, lost in self._threats:
            away = ways.get(space, FAR)
            if 0 < away <= 6:
                cost += beaten * lost * (7 - away) / 6
        return cost

    def _comfort(self, space: str) -> float:
        """Cards and HP that the space gives."""
        drawn, health = self._gifts[space]
        cards = CARD * min(drawn, self._short_of_cards)
        return self.eager * (cards + HEALTH * health * self._short_of_hp)

    @cached_property
    def _gifts(self) -> dict[str, tuple[int, int]]:
        return gifts_to_hero(self.game.board, self.draws_more)

    @cached_property
    def _short_of_cards(self) -> int:
        """How many cards are wanted."""
        return max(0, ENOUGH_CARDS - len(self.player.spells) - len(self.player.potions))

    @cached_property
    def _short_of_hp(self) -> float:
        """How much HP are wanted."""
        return min(1.0, ENOUGH_HP / max(1, self.player.hp))

    @cached_property
    def eager(self) -> float:
        """How much cards and HP count: they are Harry's above all, and more so if he is alone."""
        if not self.harry:
            return 0.5
        return 1.0 if len(self.game.heroes) > 1 else ALONE

    @cached_property
    def draws_more(self) -> bool:
        """Whether spell spaces give this hero more."""
        more = self.game.moves_by(self.seat, DrawMore)
        return more is not None and more.deck == "spell"
