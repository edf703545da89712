"""Bots of Voldemort Returns: they end their games, give reasons, and the better ones win."""

from typing import Any

import pytest

from commonroom.bots import levels, play, seated, step
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.evaluator import Evaluator
from commonroom.games.year_at_hogwarts.voldemort_returns.seen import ReturnView
from commonroom.kernel import Match, content_of, new_match
from commonroom.kernel.policy import Question
from commonroom.text import Texts
from tests.games.year_at_hogwarts.voldemort_returns.positions import (
    HARRY,
    HORCRUXES,
    PETTIGREW,
    READY,
    RON,
    VOLDEMORT,
    arranged,
    game_of,
    options,
)

GAMES = 12


def bots_move(match: Match, level: str = "expert") -> tuple[Any, ...]:
    """What an expert does now, or another."""
    move = step(match, seated(match, [level] * match.setting.seats, 1))
    assert move is not None
    return move.option


def asked_of(match: Match) -> Question:
    """The open question."""
    assert match.decision is not None
    return Question.heard_by(match.decision, match.decision.owner)


def test_there_are_a_novice_and_an_expert() -> None:
    assert levels("voldemort-returns") == ("random", "novice", "adept", "expert", "master")


@pytest.mark.parametrize("level", ["novice", "expert"])
@pytest.mark.parametrize(("seats", "edition"), [(2, "pl"), (3, "it"), (4, "pl")])
def test_a_game_ends_and_every_choice_has_a_reason(level: str, seats: int, edition: str) -> None:
    match = new_match("voldemort-returns", seats=seats, options={"edition": edition}, seed=seats)
    bots, texts = seated(match, [level] * seats, 1), Texts(strict=True)
    for _ in range(6000):
        move = step(match, bots)
        if move is None:
            break
        assert texts.say(move.reason)
    assert match.result is not None


@pytest.mark.slow
def test_experts_beat_novices_on_either_side() -> None:
    villain = _wins(["expert", "novice", "novice"])
    heroes = GAMES - _wins(["novice", "expert", "expert"])
    assert villain > GAMES // 2
    assert heroes > GAMES // 2


def _wins(chosen: list[str]) -> int:
    """How many games the villain wins."""
    won = 0
    for seed in range(GAMES):
        match = new_match("voldemort-returns", seats=3, seed=seed)
        result = play(match, seated(match, chosen, seed))
        assert result is not None
        won += result.winners == (0,)
    return won


def test_pettigrew_takes_what_he_needs_and_goes_for_the_pitch() -> None:
    lying = {"paddock": ["cauldron"]}
    match = arranged({**PETTIGREW, "space": "creatures-classroom"}, HARRY, dice=[3], lying=lying)
    assert bots_move(match) == ("roll",)
    match = arranged(
        {**PETTIGREW, "space": "paddock"}, HARRY, phase="walk", left=1, lying=lying,
        trodden=["creatures-classroom", "paddock"],
    )  # fmt: skip
    assert bots_move(match) == ("take", "cauldron")
    match = arranged({**READY, "space": "paddock"}, HARRY, phase="walk", left=2)
    assert bots_move(match) == ("walk", "quidditch-pitch")


def test_harry_runs_into_voldemort_only_if_he_wins() -> None:
    for stone in (True, False):
        harry = {**HARRY, "space": "forest-edge", "objects": ["resurrection-stone"] * stone}
        match = arranged(
            {**VOLDEMORT, "space": "forbidden-forest"}, harry, active=1, phase="walk", left=5
        )
        assert (bots_move(match) == ("walk", "forbidden-forest")) == stone


def test_friends_leave_voldemort_no_time_for_the_wand() -> None:
    """Harry, without the Stone, is at Start to the west, the Wand in the Hospital Wing."""
    lying = {"hospital-wing": ["elder-wand"], "quidditch-pitch": ["resurrection-stone"]}
    lord, harry = {**VOLDEMORT, "space": "grand-staircase"}, {**HARRY, "space": "start"}
    for friends, way in (((), "middle-corridor-object"), ((RON,), "middle-corridor-spell")):
        match = arranged(lord, harry, *friends, phase="walk", left=1, lying=lying)
        assert bots_move(match) == ("walk", way)


def test_an_adept_hides_the_wand_far_from_the_pitch_and_the_stone_like_a_novice() -> None:
    chosen: dict[str, list[tuple[Any, ...]]] = {}
    for level in ("novice", "adept", "expert"):
        match = arranged(READY, HARRY, phase="graveyard")
        for tower in game_of(match).board.towers[:6]:
            match.answer(("guard", tower))
        stone = bots_move(match, level)
        chosen[level] = [stone, bots_move(match, level)]
    assert chosen["adept"] == [chosen["novice"][0], chosen["expert"][1]]
    assert chosen["novice"][1] != chosen["expert"][1]


@pytest.mark.parametrize("advised", [True, False])
def test_who_walks_farther_than_advised_is_told_the_way_for_that(advised: bool) -> None:
    lying = {"paddock": ["cauldron"]}
    match = arranged({**PETTIGREW, "space": "maze"}, HARRY, phase="roll", dice=[4], lying=lying)
    bots = seated(match, ["expert"] * 2, 1)
    advice = bots[0].choose(match.view(0), asked_of(match))
    assert advice is not None
    assert advice.option[0] == "moves"
    others = [option for option in options(match) if option != advice.option]
    match.answer(advice.option if advised else others[-1])
    anew = seated(match, ["expert"] * 2, 1)
    told, told_anew = (one[0].choose(match.view(0), asked_of(match)) for one in (bots, anew))
    assert told == told_anew
    assert told is not None


def test_with_one_hp_every_hit_is_answered_with_the_die() -> None:
    harry = {**HARRY, "hp": 1, "space": "forest-edge"}
    lucius = {"character": "lucius-malfoy", "space": "forest-edge", "hp": 5}
    match = arranged(
        VOLDEMORT, harry, death_eaters=[lucius], active=1, phase="meet", dice=[1, 1, 1, 1, 6, 1, 1]
    )
    match.answer(("strike",))
    match.answer(("strike",))
    assert match.decision is not None
    assert match.decision.prompt.key == "yh-ask-defence-die"
    match.game.chance.assert_spent()
    rolled = arranged(
        VOLDEMORT,
        harry,
        death_eaters=[lucius],
        active=1,
        phase="meet",
        dice=[1, 1, 1, 1, 6, 1, 1, 6],
    )
    rolled.answer(("strike",))
    rolled.answer(("strike",))
    assert bots_move(rolled) == ("roll-defence",)


def test_before_another_try_a_card_fetches_the_stone() -> None:
    harry = {
        **HARRY, "space": "dumbledores-office", "waiting": "marvolo-gaunts-ring",
        "objects": ["basilisk-fang"], "spells": ["accio"],
    }  # fmt: skip
    stone, sword = [{"rose-garden": [one]} for one in ("resurrection-stone", "sword-of-gryffindor")]
    match = arranged(VOLDEMORT, harry, RON, active=1, lying=stone)
    assert bots_move(match) == ("cast", "accio")
    match = arranged(VOLDEMORT, harry, RON, active=1, lying=sword)  # which is left to Ron
    assert bots_move(match) == ("destroy", "marvolo-gaunts-ring")


def test_floo_powder_is_kept_while_a_horcrux_at_the_tower_is_owed() -> None:
    harry = {**HARRY, "space": "clock-tower", "objects": ["basilisk-fang"], "floo": 1}
    match = arranged(PETTIGREW, harry, dice=[1, 6], active=1, phase="resolve")
    match.answer(("destroy", "nagini"))
    assert bots_move(match) == ("decline",)


# ---- masters --------------------------------------------------------------------------------

DEATH_EATERS = [
    {"character": "narcissa-malfoy", "space": "clock-tower"},
    {"character": "barty-crouch-jr", "space": "clock-tower"},
    {"character": "lucius-malfoy", "space": "clock-tower"},
    {"character": "walden-macnair", "space": "clock-tower"},
    {"character": "bellatrix-lestrange", "space": "clock-tower"},
]
HIDDEN = {"hospital-wing": ["elder-wand"], "quidditch-pitch": ["resurrection-stone"]}


def villains_chance(*players: dict[str, Any], **position: Any) -> float:
    """How the evaluator sees a position; both seats see the same chances."""
    match, evaluator = arranged(*players, **position), Evaluator(content_of("voldemort-returns"))
    views = match.view(0), match.view(1)
    assert isinstance(views[0], ReturnView)
    assert isinstance(views[1], ReturnView)
    chance = evaluator.chance(views[0], 0)
    assert evaluator.chance(views[1], 1) == pytest.approx(1 - chance)
    return chance


def test_his_return_is_no_step_back() -> None:
    """Whoever has all that the ritual needs goes on to the Pitch: masters ask how that stands."""
    returned = villains_chance(VOLDEMORT, HARRY, death_eaters=DEATH_EATERS)
    assert returned > villains_chance(READY, HARRY)


def test_before_the_return_the_way_to_it_counts_and_harrys_health() -> None:
    lying = {"north-wall-object": ["cauldron"]}
    missing = {**READY, "objects": READY["objects"][1:]}
    assert villains_chance(READY, HARRY) > villains_chance(missing, HARRY, lying=lying)
    assert villains_chance(READY, HARRY) > villains_chance(READY, {**HARRY, "hp": 12})


@pytest.mark.parametrize("friends", [(), (RON,)])
def test_in_the_race_it_counts_who_is_nearer_to_what_he_seeks(friends: tuple[Any, ...]) -> None:
    def race(lord: str = "maze", harry: str = "start", wand: str = "hospital-wing") -> float:
        lying = {wand: ["elder-wand"], "rose-garden": ["resurrection-stone"]}
        where = {**VOLDEMORT, "space": lord}, {**HARRY, "space": harry}
        return villains_chance(*where, *friends, lying=lying)

    assert race(wand="paddock") > race()
    assert race(harry="fountain-court") < race()


def test_death_eaters_health_and_cards_count_in_the_race() -> None:
    usual = villains_chance(VOLDEMORT, HARRY, lying=HIDDEN)
    assert villains_chance(VOLDEMORT, HARRY, lying=HIDDEN, death_eaters=DEATH_EATERS) > usual
    for better in ({"hp": 12}, {"spells": ["accio"]}):
        assert villains_chance(VOLDEMORT, {**HARRY, **better}, lying=HIDDEN) < usual


def test_with_the_stone_harry_wants_voldemort_at_hand_and_far_from_the_wand() -> None:
    def hunt(harry: str = "maze", wand: str = "hospital-wing", active: int = 1) -> float:
        hunter = {**HARRY, "space": harry, "objects": ["resurrection-stone"]}
        return villains_chance(VOLDEMORT, hunter, lying={wand: ["elder-wand"]}, active=active)

    assert hunt() < hunt(harry="start")
    assert hunt() < hunt(active=0)
    assert hunt() < hunt(wand="creatures-classroom")


def test_the_wand_decides_unless_the_horcruxes_are_destroyed() -> None:
    lord = {**VOLDEMORT, "objects": ["elder-wand"]}
    harry = {**HARRY, "objects": ["resurrection-stone"]}
    assert villains_chance(lord, HARRY) > villains_chance(lord, harry) > 0.95
    assert villains_chance(lord, harry, destroyed=list(HORCRUXES)) < 0.7


def test_who_waits_at_a_place_stands_at_the_tower_to_which_he_returns() -> None:
    content = content_of("voldemort-returns")
    harry = {
        **HARRY, "space": "ministry-of-magic", "objects": ["basilisk-fang"],
        "waiting": "slytherins-locket", "tower": "clock-tower",
    }  # fmt: skip
    waiting = arranged(VOLDEMORT, harry, lying=HIDDEN).view(0)
    there = arranged(VOLDEMORT, {**HARRY, "space": "clock-tower"}, lying=HIDDEN).view(0)
    assert isinstance(waiting, ReturnView)
    assert isinstance(there, ReturnView)
    ways = [Evaluator(content).signs(view)["to stone"] for view in (waiting, there)]
    assert ways[0] == ways[1]


def test_voldemort_takes_the_wand_when_he_can() -> None:
    """Where Harry is far away, an adept's stays near it instead."""
    lying = {"creatures-classroom": ["elder-wand"]}
    match = arranged(VOLDEMORT, {**HARRY, "space": "start"}, phase="walk", left=1, lying=lying)
    assert bots_move(match.copy()) == ("walk", "creatures-classroom")
    assert bots_move(match, "adept") != ("walk", "creatures-classroom")


@pytest.mark.parametrize(("friends", "move"), [((), "decline"), ((RON,), "destroy")])
def test_harry_leaves_horcruxes_if_he_is_alone(friends: tuple[Any, ...], move: str) -> None:
    harry = {**HARRY, "space": "clock-tower", "objects": ["basilisk-fang"]}
    match = arranged(PETTIGREW, harry, *friends, active=1, phase="resolve")
    assert bots_move(match)[0] == move
