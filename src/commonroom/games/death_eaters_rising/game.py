"""The questions that the rules of Death Eaters Rising ask of the table."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.state import Player, Table
from commonroom.kernel import Game

VOLDEMORT = "lord-voldemort"


class Rising(Game[Table, Content]):
    """The running context of this game."""

    __slots__ = ()

    @property
    def player(self) -> Player:
        """The active player."""
        return self.state.players[self.state.active]

    @property
    def team(self) -> tuple[str, ...]:
        """The wizards of the active player."""
        return self.state.players[self.state.active].team

    def is_full(self, card: str) -> bool:
        """DER-DMG-1 Whether a wizard or Death Eater has no room for more damage."""
        return self.state.damage.get(card, 0) >= self.content.tracks[card]

    def is_wizard(self, card: str) -> bool:
        """Whether the card is a wizard, not a Death Eater and not an empty spot."""
        return card in self.content.wizards

    def wizards_at(self, location: str) -> list[str]:
        """The face-up wizard cards of a location."""
        return [card for card in self.state.spots[location] if card in self.content.wizards]

    def death_eaters_at(self, location: str) -> list[str]:
        """DER-VIL-3, DER-VOL-6 The Death Eaters of a location, in slot order; never Voldemort."""
        return [card for card in self.state.spots[location] if card in self.content.death_eaters]

    def wizards_here(self, location: str) -> list[str]:
        """DER-TRV-2 Every wizard at a location: face-up cards, and the active team if there."""
        wizards = self.wizards_at(location)
        return [*wizards, *self.team] if self.state.mission == location else wizards

    def seats_from_active(self) -> Iterator[int]:
        """The seats in turn order, the active one first."""
        return ((self.state.active + step) % self.seats for step in range(self.seats))

    def owner_of(self, wizard: str) -> int | None:
        """The seat whose team a wizard is in."""
        for seat, player in enumerate(self.state.players):
            if wizard in player.team:
                return seat
        return None

    def active_place(self, location: str) -> str:
        """DER-COR-1 The place that takes corruption: the top one, at last the location itself."""
        places = self.state.places[location]
        return places[0] if places else location

    def room_for_corruption(self, location: str) -> int:
        """DER-COR-1 How much more the active place holds."""
        places = self.state.places[location]
        room = self.content.room[places[0] if places else location]
        return room - self.state.corruption[location]

    @property
    def damage_to_win(self) -> int:
        """DER-WIN-1 How much damage defeats Voldemort at this difficulty."""
        difficulty, amounts = self.options["difficulty"], self.content.voldemort.damage
        match difficulty:
            case "beginner":
                return amounts.beginner
            case "standard":
                return amounts.standard
            case "expert":
                return amounts.expert
            case _:
                return int(difficulty.removeprefix("expert-"))

    @property
    def wizards_to_lose(self) -> int:
        """DER-LOS-1 How many defeated wizards lose the game."""
        return self.content.voldemort.defeated[self.seats - 2]
