"""What a seat makes of the table: distances, who beats whom, and how a final meeting would end."""

from __future__ import annotations

from collections.abc import Set
from functools import cached_property, lru_cache

from commonroom.games.year_at_hogwarts.abilities import PassBy
from commonroom.games.year_at_hogwarts.board import Board
from commonroom.games.year_at_hogwarts.bots.course import Course
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.rules.movement import rests
from commonroom.games.year_at_hogwarts.state import Player
from commonroom.games.year_at_hogwarts.vocabulary import Deed, Hp, Hurt, HurtRoll
from commonroom.games.year_at_hogwarts.voldemort_returns.from_view import table_from_view
from commonroom.games.year_at_hogwarts.voldemort_returns.game import (
    STONE,
    TOOLS,
    WAND,
    Return,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.odds import Party, party, wins
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.games.year_at_hogwarts.walks import NOWHERE
from commonroom.kernel import Chance, Option
from commonroom.kernel.policy import Question

FAR = 40
_CARD_HP = 1.2
"""What an unknown card is worth in a fight, in HP."""


@lru_cache(maxsize=512)
def distances(board: Board, space: str) -> dict[str, int]:
    """How far everything is from a space."""
    return board.distances(space)


@lru_cache(maxsize=512)
def nearest_tower(board: Board, space: str) -> int:
    """How many moves a space is from the nearest tower, on foot."""
    away = distances(board, space)
    return min((away[tower] for tower in board.towers if tower in away), default=0)


@lru_cache(maxsize=8)
def gifts(board: Board) -> dict[str, tuple[int, int]]:
    """Space → how many spells and potions it gives, and how many HP."""
    return {
        space.id: (space.draw.get("spell", 0) + space.draw.get("potion", 0), space.health)
        for space in board.spaces.values()
    }


@lru_cache(maxsize=512)
def _card_worth(effects: tuple[Deed, ...]) -> float:
    worth = 0.5
    for deed in effects:
        match deed:
            case Hurt(amount=amount):
                worth += amount - 1
            case HurtRoll():
                worth += 2.5
            case Hp(amount=amount):
                worth += 0.8 * amount
            case _:
                worth += 1
    return worth


class Situation:
    """One question, and the table as its seat sees it."""

    def __init__(
        self,
        content: Content,
        view: ReturnView,
        question: Question,
        chance: Chance,
        course: Course,
        *,
        keen: bool = True,
    ) -> None:
        self.content = content
        self.view = view
        self.question = question
        self.options = question.options
        self.seat = question.seat
        self.chance = chance
        self.course = course
        self.keen = keen
        """Whether the seat knows what the Wand decides, and that Harry alone has no time for
        Horcruxes.
        """
        self._away: dict[str, dict[str, int]] = {}
        self._duels: dict[tuple[str, str, bool], float] = {}

    @cached_property
    def game(self) -> Return:
        """The table, for those who ask the rules about it; in a fight nobody does."""
        return table_from_view(self.view, self.content)

    @cached_property
    def board(self) -> Board:
        """Where it is played."""
        return self.game.board

    @property
    def villain(self) -> bool:
        """Whether the seat is the villain's."""
        return self.seat == self.view.villain

    def offers(self, verb: str) -> list[Option]:
        """The options with this verb."""
        return [option for option in self.options if option[0] == verb]

    # ---- where -------------------------------------------------------------------------------

    def ways_to(self, goal: str) -> dict[str, int]:
        """How many moves spaces are from a goal on foot, and so the goal from them."""
        known = self._away.get(goal)
        if known is None:
            known = self._away[goal] = distances(self.board, goal)
        return known

    def away(self, space: str, goal: str) -> int:
        """How many moves a space is from a goal on foot."""
        return self.ways_to(goal).get(space, FAR)

    @cached_property
    def start(self) -> str:
        """Where one set out on the walk in progress: what one is after does not change on the way.

        Between walks, where one stands.
        """
        walking = self.question.prompt.key == "yh-ask-walk"
        return self.view.turn.trodden[0] if walking else self.view.players[self.seat].space

    @cached_property
    def trodden(self) -> frozenset[str]:
        """YH-MOV-1 What whoever moves may not enter again."""
        return frozenset(self.view.turn.trodden)

    @cached_property
    def halts(self) -> frozenset[str]:
        """YH-MOV-2 Where its move ends."""
        passes = self.game.moves_by(self.seat, PassBy) is not None
        return NOWHERE if passes else self.game.met_on(self.seat)

    @cached_property
    def rests(self) -> Set[str]:
        """YH-MOV-3 Where its move may end early."""
        return rests(self.game, self.seat)

    def where(self, thing: str) -> str:
        """The space on which a token lies, or ""."""
        return self._lying.get(thing, "")

    @cached_property
    def _lying(self) -> dict[str, str]:
        lying = self.view.lying.items()
        return {thing: space for space, things in lying for thing in things}

    def wants(self, thing: str) -> bool:
        """Whether a token is worth taking: a second tool is left to friends who have none."""
        game = self.game
        if not game.may_hold(self.seat, thing):
            return False
        if thing in TOOLS and game.has_tool(self.seat):
            return all(game.has_tool(one) for one in game.heroes)
        return True

    @cached_property
    def wanted(self) -> dict[str, tuple[str, ...]]:
        """Space → the tokens there that are worth taking."""
        found = {}
        for space, things in self.view.lying.items():
            mine = tuple([thing for thing in things if self.wants(thing)])
            if mine:
                found[space] = mine
        return found

    @cached_property
    def harry(self) -> int:
        """Harry's seat."""
        return self.game.harry

    @cached_property
    def voldemort(self) -> str:
        """Where Voldemort is."""
        return self.game.voldemort.space

    @cached_property
    def horcrux_spaces(self) -> list[str]:
        """Where Horcruxes still are."""
        return self.game.horcrux_spaces

    # ---- the final meeting -------------------------------------------------------------------

    def has_stone(self) -> bool:
        """Whether Harry's side has its token."""
        return self._stone

    @cached_property
    def _stone(self) -> bool:
        return any(STONE in one.objects for one in self.view.players)

    def has_wand(self) -> bool:
        """Whether Voldemort has his."""
        return self._wand

    @cached_property
    def _wand(self) -> bool:
        return WAND in self.game.voldemort.objects

    def harrys_chance(self, *, with_stone: bool = False, with_wand: bool = False) -> float:
        """YH-VR-6 Harry's chance if he and Voldemort met now, or with a token more."""
        if not (self.has_stone() or with_stone):
            return 0.0
        if not (self.has_wand() or with_wand):
            return 1.0
        return 0.0 if self.horcrux_spaces else 0.5

    # ---- fights ------------------------------------------------------------------------------

    def duel(self, hero: Player, eater: Player, *, hero_first: bool) -> float:
        """The chance of a hero against a Death Eater, cards counted as some HP."""
        key = hero.student, eater.student, hero_first
        found = self._duels.get(key)
        if found is None:
            mine, theirs = self._party(hero, eater), self._party(eater, hero)
            found = wins(mine, theirs) if hero_first else 1 - wins(theirs, mine)
            self._duels[key] = found
        return found

    def _party(self, one: Player, other: Player) -> Party:
        hp = one.hp + round(self._cards(one))
        return party(self.content, one.student, hp, other.student)

    def _cards(self, one: Player) -> float:
        """How many HP the three best cards of a hand stand for; unknown ones on average."""
        known = [self.card_worth(card) for card in one.spells + one.potions]
        hidden = self._hidden(one) if not known else 0
        best = sorted([*known, *[_CARD_HP] * hidden], reverse=True)
        return sum(best[: self.content.limit.returned_cards])

    def _hidden(self, one: Player) -> int:
        for player in self.view.players:
            if player.student == one.student:
                return player.counts["spell"] + player.counts["potion"]
        for pawn in self.view.characters:
            if pawn.character == one.student:
                return sum(pawn.counts.values())
        return 0

    def card_worth(self, card: str) -> float:
        """What a card is worth in a fight, in HP."""
        return _card_worth(self.content.fight_cards[card].effects)
