"""The questions that the rules of Voldemort Returns ask; what it changes in those of a year."""

from __future__ import annotations

from collections.abc import Set

from commonroom.games.year_at_hogwarts.abilities import MoveAbility
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.settings import VariantRules
from commonroom.games.year_at_hogwarts.state import Fight, Player
from commonroom.games.year_at_hogwarts.voldemort_returns.events import CharacterHealed
from commonroom.games.year_at_hogwarts.voldemort_returns.state import ReturnTable
from commonroom.games.year_at_hogwarts.walks import NOWHERE

HARRY = "harry-potter"
HEROES = (HARRY, "ron-weasley", "hermione-granger")
PETTIGREW = "peter-pettigrew"
VOLDEMORT = "lord-voldemort"
TOOLS = ("basilisk-fang", "sword-of-gryffindor")
"""YH-VR-5 What destroys a Horcrux."""
RITUAL = ("cauldron", "fathers-bone", "wormtails-hand", "harry-potter-token")
"""YH-VR-3 What Pettigrew must collect."""
STONE, WAND = "resurrection-stone", "elder-wand"


class Return(Year):
    """The running context of this game."""

    __slots__ = ()
    state: ReturnTable

    # ---- what is being played ----------------------------------------------------------------

    def _variant(self) -> VariantRules:
        """YH-VR-FGT The mode has no variants and is played like Qualified."""
        return self.content.variants["qualified"]

    @property
    def has_points(self) -> bool:
        """YH-VR-6 It is the meeting of Harry and Voldemort that ends the game."""
        return False

    @property
    def has_quidditch(self) -> bool:
        """YH-VR-3 RULING: there is none."""
        return False

    def has_defence_die(self, fight: Fight) -> bool:
        """YH-VR-FGT Every hit may be answered."""
        return True

    def tell_hp(self, seat: int, change: int, rule: str) -> None:
        """After the return it is not the seat that gains, but one of its characters."""
        if change < 0 or seat != self.state.villain or not self.state.returned:
            super().tell_hp(seat, change, rule)
            return
        who = self.at_hand
        self.tell(
            CharacterHealed, rule=rule, seat=seat, character=who.student, amount=change, hp=who.hp
        )

    # ---- who ---------------------------------------------------------------------------------

    def _teams(self) -> int:
        """The villain and the heroes."""
        return 2

    def team_of(self, seat: int) -> int:
        """The villain is team 0, the heroes are team 1."""
        return 0 if seat == self.state.villain else 1

    def team(self, number: int) -> list[int]:
        """The seats of a team."""
        return [self.state.villain] if number == 0 else sorted(self.heroes)

    @property
    def heroes(self) -> list[int]:
        """The seats of the heroes, as play passes from the villain."""
        return self.others(self.state.villain)

    @property
    def harry(self) -> int:
        """The seat of Harry Potter."""
        for seat, player in enumerate(self.state.players):
            if player.student == HARRY:
                return seat
        raise LookupError(HARRY)

    @property
    def at_hand(self) -> Player:
        """The villain's character that moves, or else Pettigrew or Voldemort."""
        return self.state.players[self.state.villain]

    @property
    def voldemort(self) -> Player:
        """Lord Voldemort, after the return."""
        return self.state.pawns.get(VOLDEMORT, self.at_hand)

    @property
    def death_eaters(self) -> list[str]:
        """The Death Eaters in play who are not at hand, in the order of their sheets."""
        return [one for one in self.content.death_eaters if one in self.state.pawns]

    def ability(self, seat: int) -> MoveAbility | None:
        """The movement ability of whoever moves; Voldemort has none."""
        sheet = self.content.sheets.get(self.state.players[seat].student)
        return None if sheet is None else sheet.move

    def avoids(self, hero: int, death_eater: str) -> bool:
        """YH-VR-FGT Whether a hero and the Death Eater who has beaten it leave each other alone."""
        turn = self.state.turn
        for one, other, end in self.state.wary:
            if one == hero and other == death_eater and turn < end:
                return True
        return False

    # ---- where -------------------------------------------------------------------------------

    def opponents_on(self, seat: int, space: str) -> list[str]:
        """YH-VR-7 Whom a hero meets on a space: Death Eaters, and Harry also Voldemort."""
        state = self.state
        here = [one for one, pawn in state.pawns.items() if pawn.space == space]
        met = []
        if here:
            met = [one for one in self.death_eaters if one in here and not self.avoids(seat, one)]
        if state.returned and self.voldemort.space == space and seat == self.harry:
            met.append(VOLDEMORT)
        return met

    def heroes_on(self, space: str) -> list[int]:
        """YH-VR-7 The heroes whom the villain's character at hand meets on a space."""
        if not self.state.returned:
            return []
        players = self.state.players
        here = [one for one in self.heroes if players[one].space == space]
        return self._met(here) if here else here

    def _met(self, heroes: list[int]) -> list[int]:
        """Those of these heroes whom the villain's character at hand does not pass by."""
        who, players = self.at_hand.student, self.state.players
        if who == VOLDEMORT:
            heroes = [one for one in heroes if players[one].student == HARRY]
        return [one for one in heroes if not self.avoids(one, who)]

    def met_on(self, seat: int) -> frozenset[str]:
        """YH-VR-7 Nobody before the return; friends never."""
        state = self.state
        if not state.returned:
            return NOWHERE
        if seat == state.villain:
            return frozenset([state.players[one].space for one in self._met(self.heroes)])
        eaters = [one for one in self.death_eaters if not self.avoids(seat, one)]
        spaces = [state.pawns[one].space for one in eaters]
        if seat == self.harry:
            spaces.append(self.voldemort.space)
        return frozenset(spaces)

    def is_met_on(self, seat: int, space: str) -> bool:
        """Whether a space is one of those."""
        state = self.state
        if not state.returned:
            return False
        met = self.heroes_on(space) if seat == state.villain else self.opponents_on(seat, space)
        return met != []

    def landmarks(self, seat: int) -> Set[str]:
        """YH-VR-5 RULING: whoever can destroy a Horcrux may stop early where one lies.

        YH-VR-1 RULING: nobody may at the places of missions, for there are none.
        """
        return frozenset(self.horcrux_spaces) if self.has_tool(seat) else NOWHERE

    def is_landmark(self, seat: int, space: str) -> bool:
        """YH-VR-5 Whether a space is one of these."""
        return self.horcrux_on(space) != "" and self.has_tool(seat)

    def move_dice(self, seat: int) -> int:
        """YH-VR-3 One for each of the villain's characters, two for heroes."""
        return 1 if seat == self.state.villain else 2

    # ---- things and cards --------------------------------------------------------------------

    @property
    def horcrux_spaces(self) -> list[str]:
        """Where Horcruxes still are."""
        none = self.content.horcruxes.isdisjoint
        return [space for space, things in self.state.lying.items() if not none(things)]

    def horcrux_on(self, space: str) -> str:
        """The Horcrux on a space, or ""."""
        horcruxes = self.content.horcruxes
        for thing in self.state.lying.get(space, ()):
            if thing in horcruxes:
                return thing
        return ""

    def has_tool(self, seat: int) -> bool:
        """YH-VR-5 Whether a player has the Fang or the Sword."""
        held = self.state.players[seat].objects
        return TOOLS[0] in held or TOOLS[1] in held

    def may_hold(self, seat: int, thing: str) -> bool:
        """YH-VR-1 Nobody takes the other side's tokens, and a Horcrux is not taken at all.

        YH-VR-4 RULING: Harry himself must take the Stone and Voldemort himself the Wand.
        """
        entry, villain = self.content.objects[thing], seat == self.state.villain
        if entry.horcrux or entry.side != ("villain" if villain else "heroes"):
            return False
        seeker = {STONE: HARRY, WAND: VOLDEMORT}.get(thing)
        return seeker in (None, self.state.players[seat].student)

    def hidden_hands(self, seat: int | None) -> list[Player]:
        """Others see neither the cards at hand nor those of the other characters."""
        hidden = super().hidden_hands(seat)
        if seat != self.state.villain:
            hidden += self.state.pawns.values()
        return hidden
