"""The bots of A Year at Hogwarts and Quidditch: plain cases, and that every reason is told."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import bots
from commonroom.bots import Move
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.kernel import Match, arrange, content_of, new_match
from commonroom.text import Texts

YEAR, QUIDDITCH = "year-at-hogwarts", "quidditch"
HARRY: dict[str, Any] = {"student": "harry-potter", "hp": 9}
LUNA: dict[str, Any] = {"student": "luna-lovegood", "space": "boathouse"}
SLYTHERIN = {
    "keeper": [5, 0], "beater-1": [4, 1], "beater-2": [4, -2],
    "chaser-1": [3, 2], "chaser-2": [0, 1], "chaser-3": [2, -2],
}  # fmt: skip


def move(match: Match, level: str = "expert") -> Move:
    """What a bot does next."""
    found = bots.step(match, bots.seated(match, [level] * match.setting.seats, seed=0))
    assert found is not None
    return found


def year(me: dict[str, Any], **more: Any) -> Match:
    return arrange(YEAR, {"players": [HARRY | me, LUNA], **more})


# ---- missions and moves ---------------------------------------------------------------------


def tamer(**more: Any) -> dict[str, Any]:
    return {
        "space": "west-wing-third-floor",
        "missions": ["tame-the-three-headed-dog"],
        "objects": ["enchanted-harp"],
        **more,
    }


def test_of_two_missions_the_one_is_tried_that_can_be_won() -> None:
    both = {
        "space": "chamber-of-secrets",
        "missions": ["destroy-the-first-horcrux", "slay-the-basilisk"],
        "objects": ["basilisk-fang", "tom-riddles-diary", "sorting-hat", "sword-of-gryffindor"],
    }
    strong = move(year({**both, "hp": 30, "potions": ["skele-gro"]}, phase="resolve"))
    assert strong.option == ("mission", "destroy-the-first-horcrux")
    assert int(str(strong.reason.args["percent"])) >= 80


def test_whoever_is_too_weak_for_a_mission_does_not_end_a_move_at_its_place() -> None:
    """There it must be tried, so the expert passes the door by; the strong go in and stop."""
    place = "west-wing-third-floor"
    content: Content = content_of(YEAR)
    (door,) = (step.to for step in content.boards["it"].steps[place])
    for hp, enters in ((2, False), (30, True)):
        match = year(tamer(hp=hp, space=door), phase="walk", left=4)
        assert (move(match).option == ("walk", place)) == enters


def test_floo_powder_is_not_spent_where_nothing_can_be_taken() -> None:
    """The two objects of this turn are taken already; with one to go the trip is worth it."""
    snitch = {"space": "north-tower", "floo": 1, "missions": ["outfly-the-horntail"]}
    for taken, flies in ((2, False), (1, True)):
        match = year(snitch, phase="resolve", taken=taken, lying={"the-burrow": ["golden-snitch"]})
        assert (move(match).option == ("floo", "the-burrow")) == flies


def test_buckbeak_is_used_for_what_a_mission_needs() -> None:
    """When the turn ends, and he flies to where the object lies."""
    me = {"space": "north-tower", "objects": ["buckbeak"], "missions": ["outfly-the-horntail"]}
    match = year(me, phase="end", lying={"the-burrow": ["golden-snitch"]})
    assert move(match).option == ("use", "buckbeak")
    match.answer(("lay", "buckbeak", "gringotts"))
    assert move(match).option == ("go", "the-burrow")


def test_the_way_leads_past_what_a_mission_needs() -> None:
    me = {"space": "gryffindor-tower", "missions": ["tame-the-three-headed-dog"], "hp": 20}
    lying = {"west-wall-object": ["enchanted-harp"]}
    match = year(me, phase="walk", left=3, lying=lying)
    assert move(match).option == ("walk", "west-wall-object")
    assert move(match).option == ("take", "enchanted-harp")


def test_books_are_handed_in_where_the_move_may_end() -> None:
    me = {"space": "middle-corridor-object", "books": ["confronting-the-faceless"]}
    me |= {"missions": ["escape-the-graveyard"]}
    match = year(me | {"space": "east-corridor-object"}, phase="walk", left=1)
    assert move(match).option == ("walk", "defence-classroom")


# ---- teams ----------------------------------------------------------------------------------


def team(me: dict[str, Any], mate: dict[str, Any], **more: Any) -> Match:
    """Harry asks himself what to do about the dog; Luna is his mate."""
    options = {"variant": "teams", "teams": "together"}
    return arrange(
        YEAR, {"players": [HARRY | me, LUNA | {"hp": 15} | mate], **more}, options=options
    )


@pytest.mark.parametrize("level", ["novice", "expert"])
def test_whoever_has_the_card_it_names_calls_the_team_to_a_mission(level: str) -> None:
    dog = ("wait", "tame-the-three-headed-dog")
    with_card = team(tamer(hp=15, spells=["alohomora"]), {}, phase="resolve")
    assert move(with_card, level).option == dog
    without = team(tamer(hp=15, spells=["lumos"]), {}, phase="resolve")
    assert move(without, level).option == ("decline",)


def test_nobody_calls_a_team_with_a_weak_member() -> None:
    match = team(tamer(hp=15, spells=["alohomora"]), {"hp": 1}, phase="resolve")
    assert move(match).option == ("decline",)


@pytest.mark.parametrize("level", ["novice", "expert"])
def test_mates_join_whoever_waits(level: str) -> None:
    dog, key = "tame-the-three-headed-dog", "catch-the-winged-key"
    place = "west-wing-third-floor"
    waits = {"space": place, "waiting": dog, "missions": [key]}
    both = {"objects": ["enchanted-harp", "winged-key"]}
    there = team(tamer(hp=15, **both), waits, phase="resolve")
    assert move(there, level).option == ("wait", dog)
    near = team(tamer(hp=15, **both) | {"space": "gryffindor-tower"}, waits, phase="walk", left=9)
    assert move(near, level).option[0] == "walk"
    while near.decision is not None and near.decision.prompt.key == "yh-ask-walk":
        move(near, level)
    seen: Any = near.view(0)
    assert seen.players[0].space == place
    elsewhere = waits | {"waiting": "", "space": "boathouse"}
    alone = team(tamer(hp=15, waiting=dog, **both), elsewhere, phase="turn")
    assert move(alone, level).option == ("wait", dog)


def pairs(me: dict[str, Any], mate: dict[str, Any], *, rivals: int = 0, **more: Any) -> Match:
    """Harry and Luna, against two who have so many points."""
    cho = {"student": "cho-chang", "points": rivals}
    ron = {"student": "ron-weasley"}
    players = [HARRY | me, cho, LUNA | {"hp": 15} | mate, ron]
    return arrange(
        YEAR, {"players": players, **more}, options={"variant": "teams", "teams": "pairs"}
    )


def test_a_mate_with_many_cards_is_thought_to_have_good_ones() -> None:
    """What they are is hidden; of thirteen some will serve."""
    spells = ["stupefy"] * 3 + ["incendio"] * 3 + ["fiendfyre"] * 2
    potions = ["swelling-solution"] * 3 + ["skele-gro"] * 2
    rich = {"hp": 4, "spells": spells, "potions": potions}
    for mate, called in ((rich, True), ({"hp": 4}, False)):
        match = team(tamer(hp=15, spells=["alohomora"]), mate, phase="resolve")
        assert (move(match).option[0] == "wait") == called


def test_a_team_that_is_behind_does_not_end_the_year() -> None:
    last = tamer(hp=15, spells=["alohomora"], done=["unmask-the-rat"], points=200, flown=True)
    for rivals, called in ((100, True), (700, False)):
        match = pairs(last, {}, rivals=rivals, phase="resolve")
        assert (move(match).option[0] == "wait") == called


def test_a_team_that_its_missions_will_bring_enough_points_cares_less_for_exams() -> None:
    """Two missions pay each of the two at least 40 points: more than 100 of their own will do."""
    dog = tamer(space="gryffindor-common-room", hp=12, spells=["alohomora"])
    for points, deck in ((50, "book"), (120, "spell")):
        match = pairs(dog | {"points": points}, {"hp": 20}, phase="resolve")
        assert move(match).option == ("draw", deck)


def test_members_of_a_team_reckon_with_their_share_of_an_opponent() -> None:
    """Against the dog's 12 HP the strong need no card, and keep it; the weak play it."""
    dog = "tame-the-three-headed-dog"
    for hp, first in ((40, ("strike",)), (4, ("play", "fiendfyre"))):
        me = tamer(hp=hp, spells=["alohomora", "fiendfyre"], waiting=dog)
        mate = {"space": "west-wing-third-floor", "waiting": dog, "hp": 40}
        match = team(me, mate, phase="turn", turn=200)
        while match.decision is not None and match.decision.prompt.key != "yh-ask-fight":
            move(match)
        assert move(match).option == first


def test_the_qualified_get_well_for_a_fight_that_is_still_far_too_hard() -> None:
    """With 10 HP the Horntail is too strong, and three more do not change that; more will."""
    flyer = {
        "space": "middle-corridor-potion", "hp": 10, "missions": ["outfly-the-horntail"],
        "objects": ["golden-snitch"], "spells": ["accio"],
    }  # fmt: skip
    match = arrange(
        YEAR,
        {"players": [HARRY | flyer, LUNA], "phase": "walk", "left": 1},
        options={"variant": "qualified"},
    )
    assert move(match).option == ("walk", "hospital-wing")


def test_whoever_waits_for_nothing_leaves() -> None:
    dog = "tame-the-three-headed-dog"
    match = team(tamer(hp=15, waiting=dog), {"hp": 1, "space": "boathouse"}, phase="turn")
    assert move(match).option == ("leave",)


# ---- fights ---------------------------------------------------------------------------------


def test_a_card_that_wins_is_played_and_one_that_adds_nothing_is_kept() -> None:
    me = tamer(hp=4, spells=["fiendfyre"])
    match = year(me, phase="resolve")
    assert move(match).option == ("play", "fiendfyre")
    easy = year(tamer(hp=40, spells=["fiendfyre"]), phase="resolve")
    assert move(easy).option == ("strike",)


# ---- Quidditch ------------------------------------------------------------------------------


def pitch(chaser: list[int], **more: Any) -> Match:
    ours = {"keeper": [-5, 0], "beater-1": [-4, 2], "chaser-1": chaser}
    sides = [{"house": "gryffindor", "at": ours}, {"house": "slytherin", "at": SLYTHERIN}]
    position = {"sides": sides, "phase": "quidditch-action", "actions": 4, **more}
    return arrange(QUIDDITCH, position)


def test_whoever_can_shoot_shoots() -> None:
    shot = move(pitch([4, 0], carrier="0:chaser-1"))
    assert shot.option == ("shoot", "chaser-1")
    assert shot.reason.args["percent"] == 42


def test_the_quaffle_is_stolen_from_a_neighbour() -> None:
    match = pitch([0, 2], carrier="1:chaser-2", actions=1)
    assert move(match).option == ("steal", "chaser-1", 0, 1)


@pytest.mark.parametrize(("actions", "does"), [(8, "end-turn"), (9, "pass")])
def test_the_keeper_holds_the_quaffle_until_a_chaser_can_run(actions: int, does: str) -> None:
    match = pitch([-4, 0], carrier="0:keeper", actions=actions)
    assert move(match).option[0] == does


@pytest.mark.parametrize("level", ["novice", "expert"])
def test_whoever_stands_on_the_quaffle_can_step_off(level: str) -> None:
    """Chasers do not crowd round it for ever: what bars its way flies off sooner or later."""
    cornered = SLYTHERIN | {"beater-1": [-4, 2], "chaser-1": [-3, 2]}
    ours = {"keeper": [-5, 0], "chaser-1": [-4, 1]}
    sides = [{"house": "gryffindor", "at": ours}, {"house": "slytherin", "at": cornered}]
    position = {"sides": sides, "phase": "quidditch-action", "actions": 12, "quaffle": [-4, 2]}
    match = arrange(QUIDDITCH, position)
    seen: Any = match.view(0)
    while seen.sides[0].at["chaser-1"] == (-4, 1):
        assert match.decision is not None
        assert match.decision.owner == 0, "the turn is over"
        move(match, level)
        seen = match.view(0)


def test_in_the_race_a_card_that_completes_the_lap_is_played() -> None:
    sides = [
        {"house": "gryffindor", "at": {}, "seeker": 19, "cards": ["nimbus-2001", "blatching"]},
        {"house": "slytherin", "at": {}, "seeker": 20},
    ]
    position = {"sides": sides, "phase": "quidditch-cards", "dice": [1, 1], "winner": 0}
    match = arrange(QUIDDITCH, position)
    assert move(match).option == ("race-card", "nimbus-2001")


# ---- whole games ----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [(YEAR, 3), (QUIDDITCH, 2)])
@pytest.mark.parametrize("level", ["novice", "adept", "expert"])
def test_every_reason_can_be_told(game: str, seats: int, level: str) -> None:
    texts = Texts(strict=True)
    match = new_match(game, seats=seats, seed=3, muted=True)
    players = bots.seated(match, [level] * seats, seed=3)
    for _ in range(150):
        done = bots.step(match, players)
        if done is None:
            break
        assert texts.say(done.reason)


def won(game: str, one: str, other: str, games: int, **options: str) -> int:
    """How many games `one` wins against `other`; seats are taken in turn."""
    count = 0
    for seed in range(games):
        levels = [one, other] if seed % 2 else [other, one]
        match = new_match(game, seats=2, seed=seed, muted=True, options=options)
        result = bots.play(match, bots.seated(match, levels, seed))
        assert result is not None
        count += levels[result.winners[0]] == one
    return count


@pytest.mark.slow
def test_experts_beat_novices() -> None:
    assert won(YEAR, "expert", "novice", 10) >= 7
    assert won(QUIDDITCH, "expert", "novice", 40) >= 28


@pytest.mark.slow
@pytest.mark.parametrize("seed", [6, 10])
def test_novices_do_not_wait_for_ever_for_what_they_cannot_get(seed: int) -> None:
    """Whose missions lead to nothing thinks of others: games between novices end by themselves."""
    match = new_match(YEAR, seats=2, seed=seed, muted=True)
    players = bots.seated(match, ["novice"] * 2, seed)
    for _ in range(12_000):
        if bots.step(match, players) is None:
            break
    assert match.result is not None


# ---- adepts ---------------------------------------------------------------------------------


def held(ours: dict[str, list[int]], theirs: dict[str, list[int]], actions: int) -> Match:
    """The enemy keeper has the Quaffle."""
    sides = [
        {"house": "gryffindor", "at": {"keeper": [-5, 0], **ours}},
        {"house": "slytherin", "at": {"keeper": [5, 0], **theirs}},
    ]
    more = {"phase": "quidditch-action", "carrier": "1:keeper", "actions": actions}
    return arrange(QUIDDITCH, {"sides": sides, **more})


def test_an_adept_goes_for_the_goal_where_an_expert_throws_first() -> None:
    ours = {"keeper": [-5, 0], "beater-1": [-4, 2], "chaser-1": [-2, -1]}
    theirs = SLYTHERIN | {"chaser-2": [-3, 1]}
    sides = [{"house": "gryffindor", "at": ours}, {"house": "slytherin", "at": theirs}]
    near = {"carrier": "0:chaser-1", "bludgers": [[-4, 1], [3, -1]], "actions": 1}
    position = {"sides": sides, "phase": "quidditch-action", **near}
    assert move(arrange(QUIDDITCH, position), "adept").option[1] == "chaser-1"
    assert move(arrange(QUIDDITCH, position), "expert").option == ("fly", "beater-1", -4, 1)


def test_after_a_save_an_adept_flies_back_and_to_a_bludger_with_all_its_actions() -> None:
    ours = {"beater-1": [-4, 2], "chaser-1": [4, 2]}
    match = held(ours, {"beater-1": [4, -2], "chaser-1": [3, -2]}, actions=5)
    done = [move(match, "adept") for _ in range(5)]
    way = [("chaser-1", column, 2) for column in (3, 2, 1, 0)]
    assert [one.option[1:] for one in done[:4]] == way
    assert {one.reason.key for one in done[:4]} == {"yh-reason-await"}
    assert done[4].option[:2] == ("fly", "beater-1")
    assert match.decision is None or match.decision.owner == 1


def test_an_adept_whose_pieces_are_in_place_ends_its_turn() -> None:
    ours = {"beater-1": [-3, 1], "chaser-1": [0, 2]}
    match = held(ours, {"chaser-1": [1, -2]}, actions=5)
    done = move(match, "adept")
    assert done.option == ("end-turn",)
    assert done.reason.key == "yh-reason-enough"


def test_an_adept_makes_way_where_the_keeper_could_never_pass() -> None:
    around = {"chaser-1": [0, -2], "beater-1": [-1, -2], "beater-2": [1, -2]}
    done = move(held({"chaser-1": [0, -1]}, around, actions=3), "adept")
    assert done.option[0] == "fly"
    assert done.reason.key == "yh-reason-make-way"


def test_an_adept_plays_the_card_that_leads_furthest_and_an_expert_keeps_it() -> None:
    sides = [
        {"house": "gryffindor", "at": {}, "seeker": 15, "cards": ["nimbus-2000", "firebolt"]},
        {"house": "slytherin", "at": {}, "seeker": 1},
    ]
    position = {"sides": sides, "phase": "quidditch-cards", "dice": [1, 2], "winner": 0}
    done = move(arrange(QUIDDITCH, position), "adept")
    assert done.option == ("race-card", "firebolt")
    assert done.reason.key == "yh-reason-race-card"
    assert move(arrange(QUIDDITCH, position), "expert").option == ("go-on",)


def test_an_adept_fights_by_feeling_where_an_expert_keeps_its_card() -> None:
    easy = {"hp": 40, "spells": ["fiendfyre"]}
    assert move(year(tamer(**easy), phase="resolve"), "adept").option == ("play", "fiendfyre")
    assert move(year(tamer(**easy), phase="resolve"), "expert").option == ("strike",)
