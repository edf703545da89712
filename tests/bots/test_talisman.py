"""The bots of Talisman: what it does in plain cases, and that its levels differ."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import commonroom
from commonroom import bots
from commonroom.bots import Move
from commonroom.games.talisman.bots import signs
from commonroom.games.talisman.bots.evaluator import Evaluator
from commonroom.games.talisman.bots.ring import AHEAD, Outlook
from commonroom.games.talisman.bots.school import Pupil, passage
from commonroom.games.talisman.view import TableView
from commonroom.kernel import Match, Option, content_of
from commonroom.kernel.policy import Choice, Question
from commonroom.text import Texts

GAME = "talisman"
HARRY: dict[str, Any] = {"character": "harry-potter", "side": "b"}
LUCIUS: dict[str, Any] = {"character": "lucius-malfoy", "side": "a"}


def arranged(me: dict[str, Any], **more: Any) -> Match:
    """Harry's turn begins, unless said otherwise; Lucius is far away."""
    other = more.pop("other", {})
    position = {"players": [HARRY | me, LUCIUS | {"space": "azkaban"} | other], **more}
    return commonroom.arrange(GAME, position)


def expert_move(match: Match) -> Move:
    """What an expert does next."""
    move = bots.step(match, bots.seated(match, ["expert"] * match.setting.seats, seed=0))
    assert move is not None
    return move


def told(match: Match) -> Choice:
    """What an expert would do next, whatever chance then brings."""
    assert match.decision is not None
    expert = bots.seated(match, ["expert"] * match.setting.seats, seed=0)[0]
    choice = expert.choose(match.view(0), Question.heard_by(match.decision, 0))
    assert choice is not None
    return choice


# ---- plain cases ----------------------------------------------------------------------------


def test_whoever_stands_before_the_great_hall_with_a_hallow_goes_in() -> None:
    me = {"space": "room-of-requirement", "magic": 12, "objects": ["deathly-hallow"]}
    move = expert_move(arranged(me, phase="plan"))
    assert move.option == ("enter",)
    assert 60 <= int(str(move.reason.args["percent"])) <= 100


def test_without_a_hallow_the_school_is_left() -> None:
    move = expert_move(arranged({"space": "moving-staircase", "magic": 12}, phase="plan"))
    assert move.option == ("turn-back",)


def test_a_patronus_is_kept_for_the_great_hall_and_cast_there() -> None:
    me = {"magic": 9, "might": 6, "spells": ["expecto-patronum"]}
    weak = {"lying": {"leaky-cauldron": ["knockturn-hag"]}, "phase": "meet"}
    assert expert_move(arranged(me | {"space": "leaky-cauldron"}, **weak)).option == ("fight",)
    move = expert_move(arranged(me | {"space": "great-hall"}, phase="hall"))
    assert move.option == ("cast", 0, "expecto-patronum")


@pytest.mark.parametrize(("magic", "tries"), [(11, True), (5, False)])
def test_the_gates_are_tried_by_those_who_can_win(magic: int, tries: bool) -> None:
    me = {
        "space": "hogwarts-gates", "magic": magic, "might": 8, "life": 6, "fate": 3,
        "objects": ["deathly-hallow", "wand"], "followers": ["nymphadora-tonks", "fang", "grawp"],
    }  # fmt: skip
    move = expert_move(arranged(me, phase="meet", came_from="middle"))
    assert (move.option[0] == "gates") == tries


def test_a_weak_enemy_is_a_trophy_and_a_strong_one_is_evaded() -> None:
    me = {"space": "leaky-cauldron", "magic": 6, "spells": ["impedimenta"], "life": 1, "fate": 0}
    weak = arranged(me, lying={"leaky-cauldron": ["cornish-pixies"]}, phase="meet")
    assert expert_move(weak).option == ("fight",)
    strong = arranged(me, lying={"leaky-cauldron": ["gringotts-dragon"]}, phase="meet")
    assert expert_move(strong).option == ("cast", 0, "impedimenta")


def test_fate_is_spent_where_it_can_turn_a_battle() -> None:
    me = {"space": "leaky-cauldron", "magic": 5, "fate": 2, "life": 2}
    here = {"lying": {"leaky-cauldron": ["aurors"]}, "phase": "meet"}
    lost = commonroom.arrange(GAME, {"players": [HARRY | me, LUCIUS], **here}, dice=[1, 3, 4])
    lost.answer(("fight",))
    assert expert_move(lost).option == ("fate", 1)
    won = commonroom.arrange(GAME, {"players": [HARRY | me, LUCIUS], **here}, dice=[6, 1])
    won.answer(("fight",))
    assert expert_move(won).option == ("accept",)


def test_a_rival_with_a_hallow_is_attacked_for_it() -> None:
    me = {"space": "castle-lawn-1", "magic": 9}
    other = {"space": "castle-lawn-1", "objects": ["deathly-hallow"], "magic": 4, "galleons": 0}
    match = arranged(me, other=other, phase="meet", came_from="middle")
    move = expert_move(match)
    assert move.option == ("duel", 1)
    assert move.reason.key == "tal-reason-duel"


def test_the_hallow_is_what_is_taken() -> None:
    me = {"space": "castle-lawn-1", "magic": 9, "fate": 0}
    other = {"space": "castle-lawn-1", "objects": ["wand", "deathly-hallow"], "fate": 0}
    position = {"players": [HARRY | me, LUCIUS | other], "phase": "meet", "came_from": "middle"}
    match = commonroom.arrange(GAME, position, dice=[6, 1])
    for option in (("duel", 1), ("fight",)):
        match.answer(option)
    assert expert_move(match).option == ("take", "deathly-hallow")


def test_episkey_is_for_those_who_are_hurt() -> None:
    me = {"space": "leaky-cauldron", "spells": ["episkey"]}
    hurt = expert_move(arranged(me | {"life": 1}, phase="plan"))
    assert hurt.option == ("cast-on", 0, "episkey", 0)
    assert expert_move(arranged(me | {"life": 4}, phase="plan")).option == ("move",)


def test_immobulus_is_for_whoever_is_nearest_to_winning() -> None:
    me = {"space": "leaky-cauldron", "spells": ["immobulus"]}
    other = {"space": "room-of-requirement", "objects": ["deathly-hallow"], "magic": 11}
    move = expert_move(arranged(me, other=other, active=1))
    assert (move.seat, move.option) == (0, ("cast-on", 0, "immobulus", 1))


def test_nobody_runs_after_a_rival_who_evades_everyone() -> None:
    me = {"space": "castle-lawn-1", "magic": 9}
    other = {
        "character": "albus-dumbledore", "side": "b", "space": "castle-lawn-1",
        "objects": ["deathly-hallow"],
    }  # fmt: skip
    lucius = LUCIUS | me
    position = {"players": [lucius, other], "phase": "meet", "came_from": "middle"}
    assert expert_move(commonroom.arrange(GAME, position)).option == ("space",)


@pytest.mark.parametrize(("barrier_die", "tries"), [(3, True), (6, False)])
def test_fate_is_spent_at_the_barrier_only_where_it_can_open(barrier_die: int, tries: bool) -> None:
    me = {"space": "kings-cross-station", "magic": 7, "fate": 2}
    position = {"players": [HARRY | me, LUCIUS], "phase": "meet", "came_from": "outer"}
    match = commonroom.arrange(GAME, position, dice=[1, barrier_die, 6])
    match.answer(("barrier",))
    match.answer(("fight",))
    assert (expert_move(match).option == ("fate", 1)) == tries


def test_dumbledore_goes_for_the_room_of_requirement() -> None:
    """A 6 lets him apparate: past all classrooms, with a Hallow and the Magic to win."""
    me = {
        "character": "albus-dumbledore", "side": "a", "space": "moving-staircase", "magic": 12,
        "fate": 0, "objects": ["deathly-hallow"], "spells": ["expulso"],
    }  # fmt: skip
    position = {"players": [me, LUCIUS], "phase": "move"}
    match = commonroom.arrange(GAME, position, dice=[6])
    assert expert_move(match).option == ("accept",)
    assert expert_move(match).option == ("go", "room-of-requirement")


@pytest.mark.parametrize(
    ("who", "way"),
    [("peter-pettigrew/b", "short-walk hall-of-prophecy"), ("bellatrix-lestrange/a", "walk")],
)
def test_who_stops_short_for_nothing_does_so_more_gladly(who: str, way: str) -> None:
    """What is a Fate to Bellatrix, is free to Pettigrew."""
    character, side = who.split("/")
    me = {
        "character": character,
        "side": side,
        "space": "12-grimmauld-place",
        "fate": 1,
        "spells": [],
    }
    position = {"players": [me | {"magic": 5, "might": 5}, HARRY | {"space": "owlery"}]}
    match = commonroom.arrange(GAME, {**position, "phase": "move"}, dice=[3])
    assert expert_move(match).option == ("accept",)
    assert " ".join(map(str, told(match).option)).startswith(way)


def test_a_death_eater_does_not_fight_dementors_who_would_let_him_pass() -> None:
    me = LUCIUS | {"space": "owlery", "magic": 4, "fate": 0}
    position = {"players": [me, HARRY], "phase": "meet", "lying": {"owlery": ["dementor-swarm"]}}
    match = commonroom.arrange(GAME, position)
    assert expert_move(match).option == ("pass-by", "dementor-swarm")


def test_whoever_walks_with_dobby_heads_for_kings_cross() -> None:
    me = {"space": "hall-of-prophecy", "magic": 10, "followers": ["dobby"]}
    match = arranged(me, phase="move")
    assert expert_move(match).option == ("walk", "12-grimmauld-place")


@pytest.mark.parametrize(("fate", "spends"), [(1, True), (2, False)])
def test_fate_that_comes_back_is_spent_gladly(fate: int, spends: bool) -> None:
    me = {"character": "minerva-mcgonagall", "side": "a", "space": "leaky-cauldron", "fate": fate}
    here = {"lying": {"leaky-cauldron": ["cornish-pixies"]}, "phase": "meet"}
    position = {"players": [me | {"life": 6}, LUCIUS | {"space": "azkaban"}], **here}
    match = commonroom.arrange(GAME, position, dice=[1, 4, 6])
    match.answer(("fight",))
    assert (expert_move(match).option == ("fate", 1)) == spends


def test_a_price_that_is_too_high_is_not_chosen() -> None:
    me = {"space": "castle-lawn-1", "objects": ["marauders-map"], "galleons": 0}
    here = {"lying": {"castle-lawn-1": ["borgin-and-burkes"]}, "phase": "meet"}
    assert expert_move(arranged(me, **here)).option == ("decline",)


def test_the_way_through_the_school_is_easier_for_the_strong() -> None:
    weak = Pupil(key_margin=0, might=3, dark=False, saved=0.0)
    strong = Pupil(key_margin=5, might=8, dark=False, saved=0.0)
    assert 0 < passage(weak, 0, 4, 0, 0) < passage(strong, 0, 4, 0, 0) < 1
    assert passage(strong, 0, 4, 0, 0) < passage(strong, 0, 8, 3, 1)
    assert passage(strong, 7, 1, 0, 0) == 1.0


# ---- masters --------------------------------------------------------------------------------


def seen(match: Match, seat: int = 0) -> TableView:
    """What a seat sees."""
    view = match.view(seat)
    assert isinstance(view, TableView)
    return view


def test_an_expert_chooses_the_cards_that_win() -> None:
    match = commonroom.new_match(GAME, seats=2, seed=1, options={"characters": "chosen"})
    players = bots.seated(match, ["expert"] * 2, seed=1)
    chosen = [bots.step(match, players) for _ in range(4)]
    assert [move.option for move in chosen if move is not None] == [
        ("play", "peter-pettigrew"), ("play", "draco-malfoy"), ("face-up", "b"), ("face-up", "b"),
    ]  # fmt: skip


def test_an_adept_goes_by_the_numbers_on_a_card() -> None:
    match = commonroom.new_match(GAME, seats=2, seed=1, options={"characters": "chosen"})
    for character in ("draco-malfoy", "rubeus-hagrid"):
        match.answer(("play", character))
    players = bots.seated(match, ["adept"] * 2, seed=1)
    moves = [bots.step(match, players) for _ in range(2)]
    higher = []
    for character in ("draco-malfoy", "rubeus-hagrid"):
        card = content_of(GAME).characters[character]
        a, b = (one.magic + one.might + one.life + one.fate for one in (card.a, card.b))
        higher.append(("face-up", "a" if a >= b else "b"))
    assert [move.option for move in moves if move is not None] == higher


def ways(level: str) -> set[Option]:
    """Which way bots go from the London Streets with a 2, the Marauder's Map on one of them."""
    harry = HARRY | {"side": "a", "space": "london-streets-3", "fate": 0}
    position = {"players": [harry, LUCIUS | {"space": "azkaban"}], "phase": "move",
                "lying": {"the-burrow": ["marauders-map"]}}  # fmt: skip
    match = commonroom.arrange(GAME, position, dice=[2])
    decision = match.decision
    assert decision is not None
    view, question = seen(match), Question.heard_by(decision, 0)
    players = [bots.seated(match, [level] * 2, seed)[0] for seed in range(20)]
    choices = [player.choose(view, question) for player in players]
    return {choice.option for choice in choices if choice is not None}


def test_an_adept_does_not_look_around_the_board() -> None:
    assert ways("expert") == {("walk", "the-burrow")} != ways("adept")


def test_the_side_of_a_card_tells_who_will_win() -> None:
    def chance(side: str) -> float:
        lucius = {"character": "lucius-malfoy", "side": side, "space": "azkaban"}
        match = commonroom.arrange(GAME, {"players": [HARRY, lucius]})
        return evaluator.chance(seen(match), 0)

    evaluator = Evaluator(content_of(GAME))
    assert chance("a") < chance("b")


def test_things_tell_more_than_how_strong_they_make() -> None:
    def chance(thing: str) -> float:
        match = arranged({"space": "leaky-cauldron", "objects": [thing]})
        return evaluator.chance(seen(match), 0)

    evaluator = Evaluator(content_of(GAME))
    assert chance("chocolate-frogs") < chance("floo-powder") < chance("firebolt")


def test_whatever_a_sign_or_a_thing_tells_is_in_the_box() -> None:
    content = content_of(GAME)
    assert set(signs.THINGS) <= {*content.encounters, *content.purchases}
    assert {card.partition("/")[0] for card in signs.CARDS} == set(content.characters)


def test_the_fallen_are_judged_by_what_they_come_back_with() -> None:
    def chance(**more: object) -> float:
        match = arranged({"space": "leaky-cauldron", "magic": 12, "life": 4} | more)
        return evaluator.chance(seen(match), 0)

    evaluator = Evaluator(content_of(GAME))
    assert chance(fallen=True, life=0) == pytest.approx(chance(fallen=True, life=0, magic=4))
    assert chance(fallen=True, life=0) < chance(life=1) < chance()


def test_one_more_turn_in_a_row_is_no_later_turn() -> None:
    match = commonroom.arrange(GAME, {"players": [HARRY, LUCIUS | {"space": "azkaban"}]})
    view = seen(match)
    again = msgspec.structs.replace(view, turn=msgspec.structs.replace(view.turn, repeated=True))
    evaluator = Evaluator(content_of(GAME))
    assert evaluator.turn(view, 0) == view.turn.number
    assert evaluator.turn(again, 0) is None
    assert evaluator.turn(view, 1) is None


def chance(me: dict[str, Any], **more: Any) -> float:
    """How Harry stands."""
    return Evaluator(content_of(GAME)).chance(seen(arranged(me, **more)), 0)


@pytest.mark.parametrize("more", [{"trophies": ["aurors"]}, {"fate": 2}, {"life": 5}])
def test_what_a_character_has_gained_makes_its_prospect_better(more: dict[str, Any]) -> None:
    had = {"space": "leaky-cauldron", "fate": 1, "life": 3}
    assert chance(had) < chance(had | more)


STRONG: dict[str, Any] = {"magic": 12, "might": 8, "life": 5, "objects": ["deathly-hallow"]}


def test_the_nearer_to_the_great_hall_the_better() -> None:
    way = ("owlery", "moving-staircase", "transfiguration-classroom", "great-hall")
    chances = [chance(STRONG | {"space": space}) for space in way]
    assert chances == sorted(chances)


def test_whoever_is_ahead_in_the_school_tries_first() -> None:
    me, other = STRONG | {"space": "astronomy-tower"}, STRONG | {"space": "moving-staircase"}
    assert chance(me, other=other) > 0.5 > chance(other, other=me)


def test_without_a_hallow_the_school_is_only_a_long_way_back() -> None:
    empty = STRONG | {"objects": []}
    assert chance(empty | {"space": "potions-classroom"}) < chance(empty | {"space": "owlery"})


def test_where_good_moves_follow_it_is_better_to_stand() -> None:
    rich = {"lying": {"castle-lawn-1": ["marauders-map"]}}
    near, far = {"space": "centaur-clearing"}, {"space": "hospital-wing"}
    assert chance(near, **rich) - chance(near) > chance(far, **rich) - chance(far)


# ---- whole games ----------------------------------------------------------------------------


def test_every_reason_can_be_told() -> None:
    texts = Texts(strict=True)
    for level in ("novice", "adept", "expert"):
        match = commonroom.new_match(GAME, seats=3, seed=3, muted=True)
        players = bots.seated(match, [level] * 3, seed=3)
        for _ in range(400):
            move = bots.step(match, players)
            if move is None:
                break
            assert texts.say(move.reason)


@pytest.mark.slow
def test_experts_beat_novices() -> None:
    won = 0
    for seed in range(12):
        match = commonroom.new_match(GAME, seats=4, seed=seed, muted=True)
        levels = ["expert", "novice"] * 2 if seed % 2 else ["novice", "expert"] * 2
        result = bots.play(match, bots.seated(match, levels, seed))
        assert result is not None
        won += levels[result.winners[0]] == "expert"
    assert won >= 9


# ---- looking ahead on a ring ----------------------------------------------------------------


def walked(landing: list[float], special: int, attempt: float, at: int, moves: int) -> float:
    """What so many moves from a space are worth, die by die and way by way."""
    if not moves:
        return 0.0
    size, worth = len(landing), 0.0
    for die in range(1, 7):
        ends = []
        for way in (1, -1):
            path = [(at + way * step) % size for step in range(1, die + 1)]
            then = walked(landing, special, attempt, path[-1], moves - 1)
            ends.append(landing[path[-1]] + 0.5 * then)
            if special in path[:-1]:
                ends.append(attempt)
        worth += max(ends) / 6
    return worth


@pytest.mark.parametrize("attempt", [-9.0, 0.5, 9.0])
def test_moves_ahead_on_a_ring_are_worth_what_all_dice_and_ways_come_to(attempt: float) -> None:
    landing = [(7 * at) % 16 / 4 - 2 for at in range(16)]
    outlook = Outlook(landing, 0.5, 3, attempt)
    future = outlook.everywhere()
    assert future == [outlook.after(at) for at in range(len(landing))]
    for at in range(16):
        assert future[at] == pytest.approx(walked(landing, 3, attempt, at, AHEAD))
