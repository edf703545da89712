"""The bots of Death Eaters Rising: its chances, its plans, and what it does in plain cases."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import commonroom
from commonroom import bots
from commonroom.bots import Move
from commonroom.games.death_eaters_rising.bots import LEVELS
from commonroom.games.death_eaters_rising.bots.chances import (
    EXACTLY,
    packed_dice,
    packed_need,
    rule_of_thumb,
)
from commonroom.games.death_eaters_rising.bots.plan import EXACT
from commonroom.games.death_eaters_rising.bots.uses import Die, Steps, Target
from commonroom.games.death_eaters_rising.content import SymbolCounts
from commonroom.games.death_eaters_rising.odds import questions as odds
from commonroom.kernel import Match, content_of

GAME = "death-eaters-rising"
POOLS: list[SymbolCounts] = [(2, 1, 1, 0), (0, 1, 2, 1), (1, 2, 0, 1), (0, 0, 1, 0)]
NEEDS: list[SymbolCounts] = [(2, 0, 0, 1), (0, 3, 0, 0), (1, 0, 1, 0), (0, 2, 0, 2)]


@pytest.mark.parametrize(("pool", "need"), list(product(POOLS, NEEDS)))
def test_a_packed_chance_is_the_exact_one(pool: SymbolCounts, need: SymbolCounts) -> None:
    expected = odds.chance_to_fill(pool, (need,)).value
    assert EXACTLY[packed_need(need) + packed_dice(pool)] == pytest.approx(expected)


def test_packed_needs_add_up() -> None:
    both = packed_need((2, 0, 0, 1)) + packed_need((1, 0, 1, 0))
    expected = odds.chance_to_fill((2, 2, 1, 1), ((2, 0, 0, 1), (1, 0, 1, 0))).value
    assert EXACTLY[both + packed_dice((2, 2, 1, 1))] == pytest.approx(expected)


def test_a_doubled_face_fills_two_symbols_at_most() -> None:
    steps = Steps((3, 0, 1, 0))
    all_open, loyal = len(steps.needs) - 1, steps.needs.index(packed_need((0, 0, 1, 0)))
    after = all_open - steps.taken(2, 0)[all_open]
    assert steps.needs[after] == packed_need((1, 0, 1, 0))
    assert after - steps.taken(2, 0)[after] == loyal
    assert steps.needs[all_open - steps.taken(1, 0)[all_open]] == packed_need((2, 0, 1, 0))
    assert steps.taken(1, 0)[loyal] == 0


def test_for_one_target_the_plan_is_the_best_there_is() -> None:
    purple, blue = Die("p", 0, 0, 1), Die("b", 2, 0, 1)
    target = Target("card", (1, 0, 2, 0), 1.0)
    use = EXACT.best_use([purple, purple, blue], (0, 0, 0, 0), [target], assigned=False)
    exact = odds.best_use(((0, 0), (0, 0), (2, 3)), ((1, 0, 2, 0),))
    assert use.promise == pytest.approx(exact.odds.value)
    assert bool(use.assign) == bool(exact.assign)


def test_several_targets_promise_more_than_one_and_less_than_all() -> None:
    one, two = Target("one", (2, 0, 0, 1), 1.0), Target("two", (0, 2, 0, 0), 1.0)
    pool = (2, 1, 1, 0)
    alone = [EXACT.outlook(pool, [target]) for target in (one, two)]
    assert max(alone) < EXACT.outlook(pool, [one, two]) < sum(alone)


@pytest.mark.parametrize("assigned", [True, False])
def test_no_use_of_a_roll_promises_more_than_the_plan(assigned: bool) -> None:
    """Every die goes to some target or to none; or one is discarded."""
    rolled = [
        Die("two", 0, 0, 2),
        Die("purple", 0, 1, 1),
        Die("blue", 2, 0, 1),
        Die("red", 1, 1, 1),
    ]
    targets = [
        Target("near", (1, 1, 0, 0), 1.0),
        Target("dear", (2, 0, 1, 0), 2.5),
        Target("far", (0, 3, 0, 1), 3.0),
    ]
    totals = {}
    for places in product((None, 0, 1, 2), repeat=len(rolled)):
        needs, pool = [list(target.need) for target in targets], [0, 1, 0, 1]
        for die, place in zip(rolled, places, strict=True):
            if place is None:
                pool[die.colour] += 1
            else:
                needs[place][die.virtue] = max(0, needs[place][die.virtue] - die.symbols)
        if assigned or any(place is not None for place in places):
            totals[places] = _promise(pool, needs, targets)
    if not assigned:
        for colour in range(3):
            pool = [2, 2, 1, 1]
            pool[colour] -= 1
            totals[colour,] = _promise(pool, [list(t.need) for t in targets], targets)
    use = EXACT.best_use(rolled, (0, 1, 0, 1), targets, assigned=assigned)
    assert use.promise == pytest.approx(max(totals.values()))
    used = dict(use.assign)
    chosen = tuple(
        next((at for at, t in enumerate(targets) if t.id == used.get(die.id)), None)
        for die in rolled
    )
    assert totals[chosen] == pytest.approx(use.promise)


def _promise(pool: list[int], needs: list[list[int]], targets: list[Target]) -> float:
    """What is filled, and what the dice left promise for the rest."""
    filled = sum(t.worth for t, need in zip(targets, needs, strict=True) if not any(need))
    a, b, c, d = pool
    rest = []
    for target, (e, f, g, h) in zip(targets, needs, strict=True):
        if any((e, f, g, h)):
            rest.append(target.with_need((e, f, g, h)))
    return filled + EXACT.outlook((a, b, c, d), rest)


# ---- plain cases ----------------------------------------------------------------------------


def expert_moves(match: Match, count: int) -> list[Move]:
    """What experts do next."""
    seats = match.setting.seats
    players = bots.seated(match, ["expert"] * seats, seed=0)
    moves = [bots.step(match, players) for _ in range(count)]
    return [move for move in moves if move is not None]


def position(corruption: int = 0, **more: Any) -> dict[str, Any]:
    """Two small teams; easy cards at the Ministry, hard ones elsewhere."""
    hard = {"bill-weasley": 0, "sirius-black": 0, "alastor-moody": 0}
    return {
        "players": [
            {"team": {"harry-potter": 0, "ron-weasley": 0}},
            {"team": {"minerva-mcgonagall": 0, "dobby": 0}},
        ],
        "facing": "hogsmeade",
        "locations": {
            "ministry-of-magic": {"characters": {"george-weasley": 0, "peter-pettigrew": 0}},
            "diagon-alley": {"characters": {"nymphadora-tonks": 0, "albus-dumbledore": 0}},
            "hogsmeade": {"characters": hard, "corruption": corruption},
        },
    } | more


def test_the_expert_goes_where_its_dice_can_do_something() -> None:
    (move,) = expert_moves(commonroom.arrange(GAME, position()), 1)
    assert move.option == ("travel", "ministry-of-magic")
    assert move.reason.key in ("der-reason-travel-strike", "der-reason-travel-recruit")
    assert 50 <= int(str(move.reason.args["percent"])) <= 100


def test_the_expert_saves_a_place_whose_loss_would_end_the_game() -> None:
    lost = ["atrium", "gringotts", "ollivanders"]
    (move,) = expert_moves(commonroom.arrange(GAME, position(corruption=4, controlled=lost)), 1)
    assert move.option == ("travel", "hogsmeade")


@pytest.mark.parametrize("level", list(LEVELS))
def test_every_level_heals_as_a_guest_who_would_be_lost(level: str) -> None:
    """Dobby, full, leaves the table at the end of Harry's turn, unless his own player helps."""
    players = [
        {"team": {"harry-potter": 0}},
        {"team": {"dobby": 5}, "faction": "hogwarts", "tokens": ["token-heal"]},
    ]
    at: dict[str, Any] = {"phase": "muster", "mission": "ministry-of-magic"}
    match = commonroom.arrange(GAME, position(players=players, **at))
    players_of = bots.seated(match, [level] * 2, seed=1)
    move, choice = (bots.step(match, players_of) for _ in range(2))
    assert move is not None
    assert choice is not None
    assert (move.seat, move.option) == (1, ("token", 1, "token-heal"))
    assert (choice.seat, choice.option) == (1, ("heal", "dobby"))


def test_the_expert_flies_on_to_where_more_can_be_done() -> None:
    """Cho's team stands before people who are hard to win over; easy ones are elsewhere."""
    players = [{"team": {"cho-chang": 0}}, {"team": {"dobby": 0}, "faction": "hogwarts"}]
    at: dict[str, Any] = {"phase": "muster", "mission": "diagon-alley"}
    match = commonroom.arrange(GAME, position(players=players, **at))
    call, flight = expert_moves(match, 2)
    assert call.option == ("use", "cho-chang")
    assert flight.option == ("travel", "ministry-of-magic")
    at["mission"] = "ministry-of-magic"
    (stay,) = expert_moves(commonroom.arrange(GAME, position(players=players, **at)), 1)
    assert stay.option == ("roll",)


def test_the_expert_flies_nowhere_for_a_die_that_it_would_not_get() -> None:
    """Aberforth's die is for teams that were sent to Hogsmeade, not for those that fly there."""
    team = {"cho-chang": 0, "aberforth-dumbledore": 0}
    players = [{"team": team}, {"team": {"dobby": 0}, "faction": "hogwarts"}]
    alike = {
        "diagon-alley": {"characters": {"ron-weasley": 0}},
        "hogsmeade": {"characters": {"rubeus-hagrid": 0}},
    }
    at: dict[str, Any] = {"phase": "muster", "mission": "diagon-alley", "locations": alike}
    (stay,) = expert_moves(commonroom.arrange(GAME, position(players=players, **at)), 1)
    assert stay.option == ("roll",)


def test_the_expert_copies_a_symbol_that_completes_a_card() -> None:
    """Dean turns a die to the Loyalty that another shows: two of them win over Ron."""
    players = [{"team": {"dean-thomas": 0}}, {"team": {"dobby": 0}, "faction": "hogwarts"}]
    ron = {"diagon-alley": {"characters": {"ron-weasley": 0}}}
    at: dict[str, Any] = {"phase": "muster", "mission": "diagon-alley", "locations": ron}
    dice = ["purple-friendship", "purple-bravery", "red-bravery", "blue-loyalty"]
    match = commonroom.arrange(GAME, position(players=players, **at), dice=dice)
    match.answer(("roll",))
    change, turn = expert_moves(match, 2)
    assert change.option == ("change", "dean-thomas")
    assert turn.option[2] in ("purple-loyalty", "red-loyalty")


def test_a_rule_of_thumb_rises_with_dice_and_falls_with_symbols() -> None:
    need, more = packed_need((1, 1, 0, 0)), packed_need((2, 1, 1, 0))
    pools = [packed_dice(pool) for pool in [(1, 0, 0, 0), (1, 1, 0, 0), (2, 1, 0, 0)]]
    reckoned = [rule_of_thumb(need + pool) for pool in pools]
    assert reckoned == sorted(set(reckoned))
    assert rule_of_thumb(more + pools[2]) < rule_of_thumb(need + pools[2])
    assert rule_of_thumb(pools[0]) == 1.0
    assert rule_of_thumb(need) == 0.0


@pytest.mark.parametrize(
    ("level", "goes"),
    [("novice", "ministry-of-magic"), ("adept", "diagon-alley"), ("expert", "diagon-alley")],
)
def test_whoever_has_played_before_goes_where_voldemort_hardly_comes(level: str, goes: str) -> None:
    """Nothing is to be done anywhere, and he is rather at the other locations next."""
    nobody: dict[str, Any] = {"characters": {}}
    locations = dict.fromkeys(("ministry-of-magic", "diagon-alley", "hogsmeade"), nobody)
    match = commonroom.arrange(GAME, position(facing="diagon-alley", locations=locations))
    move = bots.step(match, bots.seated(match, [level] * 2, seed=1))
    assert move is not None
    assert move.option == ("travel", goes)


@pytest.mark.slow
def test_experts_come_further_than_novices_and_novices_further_than_chance() -> None:
    def progress(level: str) -> int:
        total = 0
        for seed in range(8):
            match = commonroom.new_match(GAME, seats=2, seed=seed, muted=True)
            bots.play(match, bots.seated(match, [level] * 2, seed))
            view: Any = match.view(None)
            total += sum(content_of(GAME).tracks[card] for card in view.azkaban)
            total += 3 * view.voldemort_damage + view.turn.number
        return total

    levels = ("random", "novice", "adept", "expert")
    assert [progress(level) for level in levels] == sorted(progress(level) for level in levels)
