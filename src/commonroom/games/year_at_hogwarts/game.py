"""The questions that the rules of A Year at Hogwarts ask of the table."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache
from typing import Any, Literal, Self, TypeVar

from commonroom.games.year_at_hogwarts.abilities import MoveAbility
from commonroom.games.year_at_hogwarts.board import Board, Edition, KeptDeck, Space, edition_of
from commonroom.games.year_at_hogwarts.content import Content, Sheet
from commonroom.games.year_at_hogwarts.events import HpGained, HpLost
from commonroom.games.year_at_hogwarts.quidditch.state import Quidditch
from commonroom.games.year_at_hogwarts.settings import Length, Switches, VariantRules
from commonroom.games.year_at_hogwarts.state import Fight, Player, Table, without
from commonroom.games.year_at_hogwarts.walks import NOWHERE, Walks
from commonroom.kernel import Chance, Game

T = TypeVar("T")
KEPT: tuple[KeptDeck, ...] = ("spell", "potion", "book")


@lru_cache(maxsize=8)
def walks_on(board: Board) -> Walks:
    """The walks of a board, laid down once."""
    return Walks(board)


class Year(Game[Table, Content]):
    """The running context of this game."""

    __slots__ = ("board", "edition", "looks", "solo", "switches", "teams", "variant", "walks")

    # ---- what is being played ----------------------------------------------------------------

    def __init__(
        self, state: Table, content: Content, chance: Chance, *, seats: int, options: dict[str, str]
    ) -> None:
        """What rules keep asking about is settled once."""
        super().__init__(state, content, chance, seats=seats, options=options)
        self.edition: Edition = edition_of(options)
        self.switches: Switches = content.editions[self.edition]
        self.board: Board = content.boards[self.edition]
        self.walks: Walks = walks_on(self.board)
        self.solo: bool = seats == 1
        """YH-SOLO-1 One player plays alone."""
        self.variant: VariantRules = self._variant()
        self.teams: int = self._teams()
        self.looks: dict[object, tuple[Any, Any]] = {}
        """What parts of views were made of, and these parts: at the next look most are the same."""

    def beside(self, state: Table, chance: Chance) -> Self:
        """The same game at another table."""
        twin = super().beside(state, chance)
        twin.edition, twin.switches, twin.board = self.edition, self.switches, self.board
        twin.walks, twin.solo = self.walks, self.solo
        twin.variant, twin.teams, twin.looks = self.variant, self.teams, {}
        return twin

    def _variant(self) -> VariantRules:
        """YH-SET-1 The variant."""
        return self.content.variant_for(self.options, self.seats)

    @property
    def length(self) -> Length:
        """YH-SET-1 When the game ends."""
        return self.content.lengths[self.options["length"]]

    def _teams(self) -> int:
        """YH-TEAM-1 How many teams there are; without teams, everyone is one."""
        if self.variant.id != "teams":
            return self.seats
        size = {"pairs": 2, "threes": 3, "together": self.seats}[self.options["teams"]]
        return max(1, self.seats // 2) if size == 2 else -(-self.seats // size)

    @property
    def has_points(self) -> bool:
        """YH-END-1 Whether it is House points and missions that end the game."""
        return True

    @property
    def has_quidditch(self) -> bool:
        """YH-SPC-5 Whether there is anybody to fly against."""
        return not self.solo

    def has_defence_die(self, fight: Fight) -> bool:
        """YH-PVP-3 Whether hits in a fight may be answered with a defence die."""
        chosen = self.options["defence-die"] == "yes"
        return chosen and fight.kind in self.switches.defence_die_fights

    def tell_hp(self, seat: int, change: int, rule: str) -> None:
        """Say that a player has gained or lost HP."""
        told = HpGained if change > 0 else HpLost
        self.tell(told, rule=rule, seat=seat, amount=abs(change), hp=self.state.players[seat].hp)

    # ---- who ---------------------------------------------------------------------------------

    @property
    def player(self) -> Player:
        """The active player."""
        return self.state.players[self.state.active]

    @property
    def fight(self) -> Fight:
        """The fight in progress."""
        assert self.state.fight is not None
        return self.state.fight

    @property
    def quidditch(self) -> Quidditch:
        """The Quidditch match in progress."""
        assert self.state.quidditch is not None
        return self.state.quidditch

    def sheet(self, seat: int) -> Sheet:
        """A player's sheet."""
        return self.content.sheets[self.state.players[seat].student]

    def ability(self, seat: int) -> MoveAbility | None:
        """YH-TRN-2 The movement ability of a player."""
        return self.content.sheets[self.state.players[seat].student].move

    def moves_by(self, seat: int, kind: type[T]) -> T | None:
        """That ability, if it is of this kind."""
        ability = self.ability(seat)
        return ability if isinstance(ability, kind) else None

    def team_of(self, seat: int) -> int:
        """YH-TEAM-1 The team of a seat; RULING: members sit as far apart as there are teams."""
        return seat % self.teams

    def team(self, number: int) -> list[int]:
        """The seats of a team."""
        return list(range(number, self.seats, self.teams))

    def members(self, seat: int) -> list[int]:
        """The seats of one's team, oneself among them."""
        return [seat] if self.teams == self.seats else self.team(self.team_of(seat))

    def in_turn(self, first: int) -> list[int]:
        """YH-SET-5 All seats from this one on, as play passes: to the right."""
        return [*range(first, self.seats), *range(first)]

    def right_of(self, seat: int) -> int:
        """The neighbour to the right, who is next in turn."""
        return (seat + 1) % self.seats

    def others(self, seat: int) -> list[int]:
        """All other seats, in turn."""
        return [*range(seat + 1, self.seats), *range(seat)]

    def rivals(self, seat: int) -> list[int]:
        """The seats of other teams; if there is only one team, all other seats."""
        others = self.others(seat)
        if self.teams == self.seats:
            return others
        mine = self.team_of(seat)
        return [one for one in others if self.team_of(one) != mine] or others

    def truce(self, one: int, other: int) -> bool:
        """YH-PVP-1 Whether two players ignore each other."""
        turn = self.state.turn
        return any(
            turn < end and ((a == one and b == other) or (a == other and b == one))
            for a, b, end in self.state.truces
        )

    # ---- where -------------------------------------------------------------------------------

    def space(self, seat: int) -> Space:
        """Where a pawn stands."""
        return self.board.spaces[self.state.players[seat].space]

    def bound(self, seat: int) -> bool:
        """YH-TEAM-2 Whether a player fights a mission with its team, or stays on a trip for it.

        RULING: until that is over no card moves it away and nobody meets it there.
        """
        state = self.state
        if state.players[seat].home:
            return True
        if state.fight is None and not state.standing:
            return False
        fights = state.standing if state.fight is None else [*state.standing, state.fight]
        return any(side.seat == seat for fight in fights if fight.mission for side in fight.sides)

    def foes_at(self, seat: int, space: str) -> list[int]:
        """YH-MOV-2, YH-PVP-4 The players whom one would have to fight on a space."""
        players = self.state.players
        here = [other for other in self.others(seat) if players[other].space == space]
        return [other for other in here if self.fights(seat, other)] if here else here

    def fights(self, seat: int, other: int) -> bool:
        """YH-PVP-4 Whether one would have to fight another player, on whose space one ends."""
        return (
            self.team_of(other) != self.team_of(seat)
            and not (self.state.truces and self.truce(seat, other))
            and not self.bound(other)
        )

    def met_on(self, seat: int) -> frozenset[str]:
        """YH-MOV-2 The spaces on which another player or a Death Eater is met."""
        state = self.state
        if self.solo:
            return NOWHERE
        foes = [other for other in self.others(seat) if self.fights(seat, other)]
        return frozenset([*(state.players[foe].space for foe in foes), *state.dark_towers])

    def is_met_on(self, seat: int, space: str) -> bool:
        """Whether a space is one of those."""
        return not self.solo and (
            space in self.state.dark_towers or self.foes_at(seat, space) != []
        )

    def landmarks(self, seat: int) -> Set[str]:
        """YH-MOV-3 Where anyone's move may end early besides towers: the places of missions."""
        return self.board.mission_places

    def is_landmark(self, seat: int, space: str) -> bool:
        """YH-MOV-3 Whether a space is one of these."""
        return space in self.board.mission_places

    def move_dice(self, seat: int) -> int:
        """YH-TRN-1 How many dice a move has by itself."""
        return 2

    # ---- things and cards --------------------------------------------------------------------

    def may_hold(self, seat: int, thing: str) -> bool:
        """Whether an object can be a player's at all."""
        return True

    def hand(self, seat: int, deck: KeptDeck) -> tuple[str, ...]:
        """The cards of one deck in a hand."""
        return self.state.players[seat].hand(deck)

    def add_to_hand(self, seat: int, card: str) -> None:
        """A card comes to a hand."""
        player, deck = self.state.players[seat], self.kept_deck(card)
        player.hold(deck, (*player.hand(deck), card))

    def remove_from_hand(self, seat: int, card: str) -> None:
        """A card leaves a hand."""
        player, deck = self.state.players[seat], self.kept_deck(card)
        player.hold(deck, without(player.hand(deck), card))

    def whole_hand(self, seat: int, of: KeptDeck | None = None) -> tuple[str, ...]:
        """All cards in a hand, or those of one deck."""
        player = self.state.players[seat]
        if of is not None:
            return player.hand(of)
        return player.spells + player.potions + player.books

    def hand_size(self, seat: int, of: KeptDeck | None = None) -> int:
        """How many cards are in a hand, or of one deck in it."""
        if of is not None:
            return len(self.hand(seat, of))
        player = self.state.players[seat]
        return len(player.spells) + len(player.potions) + len(player.books)

    def hidden_hands(self, seat: int | None) -> list[Player]:
        """Whose cards a seat (None: a spectator) cannot see; a Death Eater's in a fight aside."""
        return [player for other, player in enumerate(self.state.players) if other != seat]

    def kept_deck(self, card: str) -> KeptDeck:
        """The deck of a card that is held in hand."""
        deck: Literal["spell", "potion", "book"]
        for deck in KEPT:
            if self.content.deck_of[card] == deck:
                return deck
        raise KeyError(card)

    def stock(self, deck: str) -> int:
        """How many cards a deck has."""
        return len(self.state.decks[deck]) + len(self.state.bottoms[deck])
