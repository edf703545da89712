"""Events tell the whole story: whoever hears nothing else knows what lies on the table."""

from __future__ import annotations

from random import Random

import pytest

import commonroom
from commonroom.games.death_eaters_rising import events as said
from commonroom.games.death_eaters_rising.game import VOLDEMORT
from commonroom.games.death_eaters_rising.state import Table
from commonroom.kernel import Event, Match
from tests.games.death_eaters_rising.scene import CLOCKWISE, GAME, box


class Listener:
    """Somebody who sits with closed eyes and keeps book."""

    def __init__(self, seats: int) -> None:
        self.active, self.turn = -1, 0
        self.facing = self.mission = ""
        self.stacks: dict[str, list[str]] = {}
        self.damage: dict[str, int] = {}
        self.corruption = dict.fromkeys([*box().places, *CLOCKWISE], 0)
        self.characters: dict[str, list[str]] = {location: [] for location in CLOCKWISE}
        self.teams: list[list[str]] = [[] for _ in range(seats)]
        self.tokens: list[list[str]] = [[] for _ in range(seats)]
        self.piles: dict[str, list[str]] = {"hospital-wing": [], "azkaban": []}
        self.controlled: list[str] = []
        self.revealed = False
        self.dice: list[str] | None = None
        """The colours of the dice that can still be used; None before they are taken."""

    def hear(self, event: Event) -> None:
        match event:
            case said.BoardLaid(location=location, places=places):
                self.facing = location
                for at, top in zip(CLOCKWISE, places, strict=True):
                    below = [place for place in box().places_of[at] if place != top]
                    self.stacks[at] = [top, *below, at]
            case said.LeaderChosen(seat=seat, wizard=wizard):
                self.teams[seat].append(wizard)
            case said.Dealt(card=card, location=location):
                self.characters[location].append(card)
            case said.TurnBegan(seat=seat, turn=turn):
                self.active, self.turn, self.mission = seat, turn, ""
                self.dice = None
            case (
                said.Travelled(location=location)
                | said.Followed(location=location)
                | said.MissionMoved(location=location)
            ):
                self.mission = location
            case said.VoldemortTurned(location=location):
                self.facing = location
            case said.Damaged(card=card, amount=amount, damage=now, track=track):
                assert self.damage.get(card, 0) + amount == now <= track
                assert track == box().tracks.get(card, track)
                self.damage[card] = now
            case said.Healed(card=card, amount=amount, damage=now):
                assert self.damage[card] - amount == now >= 0 < amount
                self.damage[card] = now
            case said.Corrupted(place=place, amount=amount, corruption=now):
                assert self.corruption[place] + amount == now <= 5
                self.corruption[place] = now
            case said.Cleansed(place=place, amount=amount, corruption=now):
                assert self.corruption[place] - amount == now >= 0 < amount
                self.corruption[place] = now
            case said.PlaceControlled(place=place):
                assert self.corruption[place] == 5
                self.corruption[place] = 0
                self.controlled.append(place)
                next(stack for stack in self.stacks.values() if stack[:1] == [place]).pop(0)
            case said.Recruited(seat=seat, wizard=wizard):
                self.leave(wizard)
                self.teams[seat].append(wizard)
                self.damage.pop(wizard, None)
            case said.Defeated(card=card, pile=pile):
                assert self.damage.pop(card) == box().tracks[card]
                self.leave(card)
                self.piles[pile].append(card)
            case said.VoldemortRevealed(location=location):
                assert location == self.facing
                assert not self.revealed
                self.revealed = True
            case said.TokenTaken(seat=seat, token=token):
                self.tokens[seat].append(token)
            case said.TokenUsed(seat=seat, token=token) | said.TokenLost(seat=seat, token=token):
                self.tokens[seat].remove(token)
            case said.Swapped(seat=seat, wizard=own, other_seat=partner, other=other):
                self.teams[seat][self.teams[seat].index(own)] = other
                self.teams[partner][self.teams[partner].index(other)] = own
            case said.SwapDeclined(seat=seat):
                self.tokens[seat].append("token-swap")
            case said.DiceTaken(dice=dice):
                self.dice = list(dice)
            case said.DieGained(colour=colour) if self.dice is not None:
                self.dice.append(colour)
            case said.Stopped(dice=dice) if self.dice is not None:
                assert sorted(dice) == sorted(self.dice)
                self.dice = []
            case said.DieDiscarded(colour=colour) if self.dice is not None:
                self.dice.remove(colour)
            case said.DieAssigned(die=die) if self.dice is not None:
                self.dice.remove(box().faces[die].colour)
            case _:
                pass

    def leave(self, card: str) -> None:
        for zone in (*self.characters.values(), *self.teams):
            if card in zone:
                zone.remove(card)

    def compare(self, table: Table) -> None:
        """What was heard is what lies there."""
        assert (self.active, self.turn) == (table.active, table.turn)
        assert (self.facing, self.mission) == (table.facing, table.mission)
        assert {card: n for card, n in self.damage.items() if n} == table.damage
        assert {at: tuple(stack[:-1]) for at, stack in self.stacks.items()} == table.places
        active = {at: stack[0] for at, stack in self.stacks.items()}
        assert {at: self.corruption[active[at]] for at in CLOCKWISE} == table.corruption
        for location in CLOCKWISE:
            there = sorted(card for card in table.spots[location] if card)
            assert sorted(self.characters[location]) == there
        assert self.teams == [list(player.team) for player in table.players]
        held = [sorted(player.tokens) for player in table.players]
        assert [sorted(hand) for hand in self.tokens] == held
        defeated = {"hospital-wing": list(table.hospital), "azkaban": list(table.azkaban)}
        assert self.piles == defeated
        assert self.controlled == [*table.controlled, *table.fallen]
        assert self.revealed == table.revealed
        assert self.damage.get(VOLDEMORT, 0) <= len(table.azkaban)
        if self.dice is not None:
            faces = [box().faces[die] for die in table.rolled + table.picked]
            assert sorted(self.dice) == sorted([*table.pool, *(face.colour for face in faces)])


def answer_at_random(match: Match, random: Random) -> list[Event]:
    decision = match.decision
    assert decision is not None
    if random.random() < 0.3 and decision.guests:
        seat = random.choice(sorted(decision.guests))
        return match.answer(random.choice(decision.guests[seat]), seat)
    return match.answer(random.choice(decision.options))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_can_be_known_from_its_events_alone(seats: int) -> None:
    for seed in range(3):
        random = Random(f"{seats} {seed}")
        match = commonroom.new_match(GAME, seats=seats, seed=seed)
        listener = Listener(seats)
        for event in match.events:
            listener.hear(event)
        while match.decision is not None:
            for event in answer_at_random(match, random):
                listener.hear(event)
            if listener.active >= 0 and match.decision is not None:
                listener.compare(match.game.state)
        assert match.result is not None
        assert isinstance(match.events[-1], said.Ended)
        assert match.events[-1].rule == match.result.reasons[0]
        assert match.events[-1].won == bool(match.result.winners)
