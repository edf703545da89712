"""DER-SET: how the table is laid."""

from collections import Counter

import pytest

import commonroom
from commonroom.games.death_eaters_rising.seen import TableView
from commonroom.kernel import Match
from tests.games.death_eaters_rising.scene import CLOCKWISE, DIAGON, GAME, HOGSMEADE, MINISTRY, box

LEADERS = ("harry-potter", "sirius-black", "albus-dumbledore", "hermione-granger")


def laid(seats: int, seed: int = 1, first: int | None = None) -> Match:
    """A table that is ready for the first turn."""
    options = {"first-player": "random" if first is None else "chosen"}
    match = commonroom.new_match(GAME, seats=seats, seed=seed, options=options)
    for leader in LEADERS[:seats]:
        match.answer(("lead", leader))
    if first is not None:
        match.answer(("first", first))
    return match


@pytest.mark.rule("DER-SET-1")
def test_voldemort_faces_a_random_location() -> None:
    assert {laid(2, seed).game.state.facing for seed in range(20)} == set(CLOCKWISE)


@pytest.mark.rule("DER-SET-1")
def test_both_places_of_a_location_lie_in_random_order_and_the_top_one_is_active() -> None:
    stacks = [laid(2, seed).game.state.places for seed in range(20)]
    for location, places in box().places_of.items():
        assert {tuple(stack[location]) for stack in stacks} == {places, places[::-1]}
    view = laid(2).view(0)
    assert isinstance(view, TableView)
    assert [at.active_place for at in view.locations] == [at.places[0] for at in view.locations]
    assert [at.corruption for at in view.locations] == [0, 0, 0]


@pytest.mark.rule("DER-SET-1")
def test_the_locations_lie_clockwise_ministry_diagon_alley_hogsmeade() -> None:
    assert box().clockwise == (MINISTRY, DIAGON, HOGSMEADE)


@pytest.mark.rule("DER-SET-2")
def test_all_spell_tokens_are_in_the_supply_and_nobody_is_hurt() -> None:
    state = laid(3).game.state
    counts = {token.id: token.count for token in box().tokens.values()}
    assert Counter(state.tokens) == counts
    assert [player.tokens for player in state.players] == [(), (), ()]
    assert (state.used_tokens, state.damage) == ((), {})


@pytest.mark.rule("DER-SET-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_takes_a_starter_its_faction_and_headquarters(seats: int) -> None:
    match = commonroom.new_match(GAME, seats=seats, seed=1)
    for seat, leader in enumerate(LEADERS[:seats]):
        assert match.decision is not None
        assert match.decision.owner == seat
        assert match.decision.options == [
            ("lead", starter) for starter in box().starters if starter not in LEADERS[:seat]
        ]
        match.answer(("lead", leader))
    players = match.game.state.players
    assert [player.team for player in players] == [(leader,) for leader in LEADERS[:seats]]
    factions = ["dumbledores-army", "order-of-the-phoenix", "hogwarts", "dumbledores-army"]
    assert [player.faction for player in players] == factions[:seats]


@pytest.mark.rule("DER-SET-3")
def test_two_players_may_share_a_faction_but_never_three() -> None:
    match = commonroom.new_match(GAME, seats=3, seed=1)
    match.answer(("lead", "harry-potter"))
    match.answer(("lead", "hermione-granger"))
    assert match.decision is not None
    left = [box().wizards[str(starter)].faction for _, starter in match.decision.options]
    assert left == ["hogwarts", "hogwarts", "order-of-the-phoenix", "order-of-the-phoenix"]


@pytest.mark.rule("DER-SET-4")
@pytest.mark.parametrize(("seats", "above"), [(2, 16), (3, 15), (4, 15)])
def test_three_cards_lie_at_each_location_and_voldemort_is_in_the_middle(
    seats: int, above: int
) -> None:
    state = laid(seats).game.state
    dealt = [card for location in CLOCKWISE for card in state.spots[location]]
    assert [len(state.spots[location]) for location in CLOCKWISE] == [3, 3, 3]
    assert state.above_voldemort == above
    everyone = {*box().wizards, *box().death_eaters}
    assert sorted([*dealt, *state.deck]) == sorted(everyone - set(LEADERS[:seats]))
    assert not state.revealed


@pytest.mark.rule("DER-SET-4")
def test_unused_starters_and_death_eaters_are_shuffled_in_but_not_voldemort() -> None:
    dealt = {
        card
        for seed in range(40)
        for spots in laid(2, seed).game.state.spots.values()
        for card in spots
    }
    assert {"hermione-granger", "nymphadora-tonks", "yaxley"} <= dealt
    assert not {"lord-voldemort", "harry-potter", "sirius-black"} & dealt


@pytest.mark.rule("DER-SET-5")
def test_chance_decides_who_begins_unless_the_players_say_it() -> None:
    assert {laid(4, seed).game.state.active for seed in range(30)} == {0, 1, 2, 3}
    assert {laid(4, seed, first=2).game.state.active for seed in range(5)} == {2}
    asked = commonroom.new_match(GAME, seats=2, options={"first-player": "chosen"}, seed=1)
    for leader in LEADERS[:2]:
        asked.answer(("lead", leader))
    assert asked.decision is not None
    assert (asked.decision.owner, list(asked.decision.options)) == (0, [("first", 0), ("first", 1)])


@pytest.mark.rule("DER-SET-5")
def test_play_goes_on_clockwise_from_whoever_begins() -> None:
    match = laid(3, first=2)
    order = []
    for _ in range(4):
        assert match.decision is not None
        order.append(match.decision.owner)
        match.answer(("travel", MINISTRY))
        while match.decision.rule != "DER-TRV-1":
            match.answer(match.decision.options[-1])
    assert order == [2, 0, 1, 2]
