"""Talisman at work: whole games, and the moments where its rules meet each other."""

from random import Random
from typing import Any

import pytest

import commonroom
from commonroom.games.talisman.events import (
    Evaded,
    Scored,
    SpellBlocked,
    SpellDrawn,
    SpellLearned,
)
from commonroom.games.talisman.game import Talisman
from commonroom.kernel import Match, Option, new_match
from tests.games.talisman.players import choose
from tests.games.talisman.table import answer_all, event

DRACO: dict[str, Any] = {"character": "draco-malfoy", "space": "malfoy-manor"}
HARRY: dict[str, Any] = {"character": "harry-potter", "space": "4-privet-drive"}


def arranged(*players: dict[str, Any], dice: list[int | str] | None = None,
             options: dict[str, str] | None = None, **position: Any) -> Match:  # fmt: skip
    literal = {"players": list(players), **position}
    return commonroom.arrange("talisman", literal, dice=dice, options=options)


def options_of(match: Match) -> list[Option]:
    assert match.decision is not None
    return list(match.decision.options)


def asked(match: Match) -> tuple[int, str]:
    assert match.decision is not None
    return match.decision.owner, match.decision.prompt.key.removeprefix("tal-ask-")


def assert_traits_are_known(match: Match) -> None:
    """They are kept until they change; whoever sees the table for the first time finds the same."""
    game = match.game
    assert isinstance(game, Talisman)
    anew = Talisman(game.state, game.content, game.chance, seats=game.seats, options=game.options)
    for seat in range(game.seats):
        assert game.traits[seat] == anew.traits[seat]
    assert game.watched == anew.watched


# ---- whole games ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"edition": "pl", "trophies": "seven"}),
        (3, {"characters": "chosen", "first-player": "chosen"}),
        (4, {}),
        (6, {"ditch-before-drawing": "yes"}),
    ],
)
def test_careless_players_come_to_an_end_lose_nothing_and_leave_nothing_open(
    seats: int, options: dict[str, str]
) -> None:
    match = new_match("talisman", seats=seats, options=options, seed=seats, muted=True)
    random = Random(seats)
    inventory = match.title.inventory(match.game)
    while match.decision is not None:
        answer = choose(match, random)
        match.answer(answer.option, answer.seat)
        assert match.title.inventory(match.game) == inventory, answer
        assert_traits_are_known(match)
        if match.result is None and asked(match)[1] == "plan":
            table = match.game.state
            left = (table.fight, table.answering, table.harm, table.players[table.active].fallen)
            assert left == (None, "", "", False), answer
    assert match.result is not None
    assert match.result.reasons == ("TAL-WIN-1",)


@pytest.mark.rule("TAL-ALT-1")
def test_without_inheritance_the_fallen_come_back_as_somebody_else() -> None:
    match = arranged(
        {**HARRY, "space": "malfoy-manor", "life": 1, "objects": ["wand"], "galleons": 3},
        {**DRACO, "space": "azkaban", "lost_turns": 1},
        dice=["rubeus-hagrid"],
        options={"inheritance": "no"},
        phase="meet",
    )
    state = match.game.state
    assert (state.lying, state.purchases["wand"]) == ({}, 3)
    assert (state.coins["malfoy-manor"], state.out) == (3, ("harry-potter",))
    match.answer(("face-up", "a"))
    hagrid = match.game.state.players[0]
    assert (hagrid.character, hagrid.space) == ("rubeus-hagrid", "leaky-cauldron")
    assert (hagrid.might, hagrid.fate, hagrid.galleons, hagrid.objects) == (5, 2, 2, ())
    assert not hagrid.fallen


# ---- turns ----------------------------------------------------------------------------------


@pytest.mark.rule("TAL-LIF-1")
def test_the_last_life_leads_to_st_mungos_and_a_choice_of_sides() -> None:
    match = arranged(
        {**HARRY, "space": "malfoy-manor", "life": 1, "magic": 9, "objects": ["wand"],
         "spells": ["lumos"], "trophies": ["ripper"]},
        {**DRACO, "space": "azkaban", "lost_turns": 1},
        phase="meet",
    )  # fmt: skip
    harry = match.game.state.players[0]
    assert (harry.space, harry.fate, harry.spells, harry.trophies) == ("st-mungos", 0, (), ())
    assert asked(match) == (0, "side-of-card")  # Draco's turn was lost
    match.answer(("face-up", "b"))
    harry = match.game.state.players[0]
    assert (harry.magic, harry.life, harry.side, harry.objects) == (5, 4, "b", ("wand",))
    assert asked(match) == (0, "plan")


@pytest.mark.rule("TAL-CMP-6", "TAL-SPE-2")
def test_immobulus_is_asked_of_its_owner_and_answered_by_stupefy() -> None:
    match = arranged(
        {**HARRY, "side": "b", "spells": ["stupefy"]}, {**DRACO, "spells": ["immobulus"]}
    )
    assert asked(match) == (1, "start-of-turn")
    match.answer(("cast-on", 1, "immobulus", 0))
    assert asked(match) == (0, "answer")
    told = match.answer(("cast", 0, "stupefy"))
    assert event(told, SpellBlocked).card == "stupefy"
    assert asked(match) == (0, "plan")


@pytest.mark.rule("TAL-SPE-2")
def test_any_time_spells_are_guests_and_only_one_in_anothers_turn() -> None:
    match = arranged(HARRY, {**DRACO, "spells": ["expulso", "expulso"]}, advantage="death-eaters")
    assert match.decision is not None
    assert match.decision.guests == {1: [("cast", 1, "expulso")]}
    match.answer(("cast", 1, "expulso"), 1)
    assert asked(match) == (1, "side")
    match.answer(("side", "order-of-the-phoenix"))
    assert match.game.state.advantage == "order-of-the-phoenix"
    assert asked(match) == (0, "plan")
    assert match.decision.guests == {}


@pytest.mark.rule("TAL-CMP-2")
def test_mcgonagall_turns_a_spell_on_another() -> None:
    match = arranged(
        {"character": "minerva-mcgonagall", "fate": 3},
        {**DRACO, "spells": ["immobulus"]},
        dice=[],
    )
    match.answer(("cast-on", 1, "immobulus", 0))
    assert set(options_of(match)) == {("gain-fate",), ("block",), ("decline",)}
    answer_all(match, ("block",), ("cast-on", 0, "immobulus", 1))
    state = match.game.state
    assert (state.players[0].fate, state.players[1].lost_turns) == (1, 1)
    assert asked(match) == (0, "plan")


@pytest.mark.rule("TAL-CMP-2")
def test_hagrid_threatens_who_lands_on_him() -> None:
    match = arranged(
        {**DRACO, "space": "azkaban", "fate": 1},
        {"character": "rubeus-hagrid", "space": "the-forest-of-dean"},
        dice=[1],
        phase="move",
    )
    answer_all(match, ("accept",), ("walk", "the-forest-of-dean"))
    assert asked(match) == (1, "threaten")
    match.answer(("threaten", 0))
    assert asked(match) == (0, "threatened")


@pytest.mark.rule("TAL-CMP-2", "TAL-TRN-1")
def test_a_won_battle_gives_hagrid_one_more_turn() -> None:
    match = arranged(
        {"character": "rubeus-hagrid", "fate": 0, "galleons": 0},
        DRACO,
        dice=["ripper", 6, 1],
        phase="meet",
    )
    match.answer(("fight",))
    assert asked(match) == (0, "extra-turn")
    match.answer(("again",))
    assert (asked(match), match.game.state.active) == ((0, "plan"), 0)


@pytest.mark.rule("TAL-LOS-1")
def test_a_lost_turn_is_the_next_one() -> None:
    match = arranged({**HARRY, "lost_turns": 1}, DRACO)
    assert asked(match) == (1, "plan")


# ---- moving ---------------------------------------------------------------------------------


@pytest.mark.rule("TAL-KXS-1")
def test_the_barrier_in_the_middle_of_a_move() -> None:
    match = arranged({**DRACO, "magic": 9, "fate": 0}, HARRY, dice=[4, 5, 4], phase="move")
    assert ("barrier",) in options_of(match)
    answer_all(match, ("barrier",), ("fight",))
    assert options_of(match) == [("walk", "castle-lawn-1"), ("walk", "whomping-willow")]


@pytest.mark.rule("TAL-KXS-1")
def test_the_barrier_on_landing_is_crossed_next_turn() -> None:
    match = arranged(
        {**DRACO, "space": "kings-cross-station", "magic": 12, "fate": 0, "galleons": 0},
        {**HARRY, "lost_turns": 1},
        dice=[6, 1, 2],
        phase="meet",
        came_from="outer",
    )
    answer_all(match, ("barrier",), ("fight",), ("move",))
    assert set(options_of(match)) == {("walk", "black-lake-shore"), ("walk", "centaur-clearing")}


@pytest.mark.rule("TAL-GAT-1")
@pytest.mark.parametrize(("dice", "space", "might"), [([2, 3], "moving-staircase", 5),
                                                      ([3, 3], "hogwarts-gates", 4)])  # fmt: skip
def test_the_gates_open_for_those_who_are_strong(dice: list[int], space: str, might: int) -> None:
    match = arranged(
        {**DRACO, "space": "hogwarts-gates", "might": 5, "fate": 0},
        HARRY,
        dice=[*dice],
        phase="meet",
        came_from="middle",
    )
    match.answer(("gates", "might"))
    draco = match.game.state.players[0]
    assert (draco.space, draco.might) == (space, might)


@pytest.mark.rule("TAL-MOV-2", "TAL-VOL-1")
def test_in_the_school_a_one_moves_voldemort_too() -> None:
    match = arranged(
        {**DRACO, "space": "moving-staircase", "fate": 0}, HARRY, dice=[1, 3, 2], phase="move"
    )
    assert match.game.state.players[0].space == "charms-classroom"
    assert match.game.state.voldemort == "defence-against-the-dark-arts-classroom"


@pytest.mark.rule("TAL-VOL-2", "TAL-CMP-3")
def test_voldemort_attacks_whom_the_mover_chooses() -> None:
    match = arranged(
        {**DRACO, "fate": 0},
        {**HARRY, "side": "b", "space": "azkaban", "magic": 12, "fate": 0},
        dice=[3, 6, 1, 5],
        phase="voldemort",
        voldemort="malfoy-manor",
    )
    match.answer(("voldemort", "azkaban"))
    assert asked(match) == (1, "stat")
    answer_all(match, ("stat", "magic"), ("fight",))
    assert match.game.state.players[1].magic == 12
    assert match.game.state.active == 0


@pytest.mark.rule("TAL-MOV-3")
def test_turning_back_ignores_what_the_rooms_say() -> None:
    match = arranged({**HARRY, "space": "divination-classroom", "seeking": True}, DRACO, dice=[])
    answer_all(match, ("turn-back",), ("move",))
    harry = match.game.state.players[0]
    assert (harry.space, harry.life) == ("potions-classroom", 4)


@pytest.mark.rule("TAL-CRS-1")
def test_a_portkey_is_returned_whether_it_is_used_or_not() -> None:
    match = arranged({**HARRY, "objects": ["portkey"], "galleons": 0}, DRACO, dice=[3, 4])
    assert match.game.state.purchases["portkey"] == 3
    assert ("cross", "portkey") in options_of(match)
    match.answer(("cross", "portkey"))
    assert match.game.state.players[0].space == "hagrids-hut"


# ---- encounters -----------------------------------------------------------------------------


@pytest.mark.rule("TAL-ENC-2", "TAL-BAT-2", "TAL-BAT-4")
@pytest.mark.parametrize(("edition", "mine", "theirs"), [("en", 4, 7), ("pl", 3, 6)])
def test_enemies_of_one_number_fight_as_one(edition: str, mine: int, theirs: int) -> None:
    match = arranged(
        {**HARRY, "side": "b", "magic": 4, "space": "hall-of-prophecy"},
        DRACO,
        dice=["narcissa-malfoy", "inferi"],
        options={"edition": edition},
        phase="meet",
        advantage="death-eaters",
    )
    assert match.decision is not None
    args = match.decision.prompt.args
    assert args["foes"] == ["narcissa-malfoy", "inferi"]
    assert (args["mine"], args["theirs"]) == (mine, theirs)


@pytest.mark.rule("TAL-ENC-2", "TAL-ADV-1")
def test_events_flip_the_advantage_once_and_move_at_once() -> None:
    match = arranged(
        {**HARRY, "side": "b", "magic": 4, "space": "hall-of-prophecy"},
        DRACO,
        dice=["knight-bus", "call-to-arms"],
        phase="meet",
    )
    assert match.game.state.advantage == "death-eaters"
    match.answer(("go", "st-mungos"))
    assert match.game.state.players[0].space == "st-mungos"
    assert match.game.state.lying["hall-of-prophecy"] == ("call-to-arms",)


@pytest.mark.rule("TAL-ENC-6")
def test_the_lake_lets_you_take_first_and_then_carries_you_off() -> None:
    match = arranged(
        {**HARRY, "space": "the-lake", "fate": 0, "objects": [], "galleons": 0},
        DRACO,
        dice=[2],
        phase="meet",
        lying={"the-lake": ["firebolt"]},
    )
    assert options_of(match) == [("take", "firebolt"), ("done",)]
    match.answer(("take", "firebolt"))
    harry = match.game.state.players[0]
    assert (harry.space, harry.objects) == ("quidditch-pitch", ("firebolt",))


@pytest.mark.rule("TAL-OBJ-1")
def test_a_fifth_object_is_left_at_once_and_not_taken_again() -> None:
    four = ["wand", "lantern", "exploding-bonbons", "chocolate-frogs"]
    match = arranged(
        {**HARRY, "space": "st-mungos", "objects": four},
        DRACO,
        phase="meet",
        lying={"st-mungos": ["marauders-map"]},
    )
    match.answer(("take", "marauders-map"))
    assert asked(match) == (0, "leave-object")
    match.answer(("leave", "wand"))
    assert (match.game.state.lying, match.game.state.purchases["wand"]) == ({}, 3)
    assert asked(match) == (0, "end")


@pytest.mark.rule("TAL-CMP-7")
def test_a_ferret_leaves_everything_and_takes_nothing() -> None:
    match = arranged(
        {**HARRY, "space": "hogsmeade", "fate": 0, "objects": ["firebolt"], "galleons": 2},
        DRACO,
        dice=[1],
        phase="meet",
    )
    match.answer(("choose", "hogs-head"))
    state = match.game.state
    assert state.players[0].ferret == 2
    assert state.lying["hogsmeade"] == ("firebolt",)
    assert state.coins == {"hogsmeade": 2}
    assert state.active == 1


@pytest.mark.rule("TAL-CMP-2", "TAL-ENC-3")
def test_draco_replaces_a_card_and_takes_objects_first() -> None:
    match = arranged(
        {**DRACO, "space": "leaky-cauldron"},
        HARRY,
        dice=["gringotts-dragon", "marauders-map"],
        phase="meet",
    )
    match.answer(("replace", "gringotts-dragon"))
    assert match.game.state.bottoms["outer"] == ("gringotts-dragon",)
    assert match.decision is not None
    assert match.decision.prompt.args["card"] == "marauders-map"
    match.answer(("accept",))
    assert match.game.state.players[0].objects == ("marauders-map",)


# ---- battle ---------------------------------------------------------------------------------


@pytest.mark.rule("TAL-BAT-3", "TAL-FAT-1")
def test_in_a_duel_the_attacker_decides_on_fate_first() -> None:
    match = arranged(
        {**DRACO, "space": "azkaban"},
        {**HARRY, "side": "b", "magic": 4, "space": "azkaban", "objects": ["wand"]},
        dice=[1, 2, 3, 5],
        phase="meet",
    )
    answer_all(match, ("duel", 1), ("fight",))
    assert asked(match) == (0, "roll")
    match.answer(("accept",))
    assert asked(match) == (1, "roll")
    told = match.answer(("fate", 3))
    assert (event(told, Scored).score, event(told, Scored).foe_score) == (6, 11)
    assert asked(match) == (1, "reward")
    assert options_of(match) == [("wound",), ("take-galleon",), ("decline",)]


@pytest.mark.rule("TAL-BAT-5", "TAL-CMP-6")
def test_the_attacked_may_evade_with_impedimenta() -> None:
    match = arranged(
        {**DRACO, "space": "azkaban", "galleons": 0},
        {**HARRY, "side": "b", "space": "azkaban", "spells": ["impedimenta"]},
        phase="meet",
    )
    match.answer(("duel", 1))
    assert asked(match) == (1, "evade")
    told = answer_all(match, ("cast", 1, "impedimenta"), ("evade", "impedimenta"))
    assert event(told, Evaded).seat == 1


@pytest.mark.rule("TAL-CMP-6")
@pytest.mark.parametrize("caster", [0, 1])
def test_protego_saves_a_life_whoever_casts_it(caster: int) -> None:
    spells: list[list[str]] = [[], []]
    spells[caster] = ["protego"]
    match = arranged(
        {**HARRY, "side": "b", "space": "malfoy-manor", "spells": spells[0]},
        {**DRACO, "space": "azkaban", "spells": spells[1]},
        phase="meet",
    )
    assert asked(match) == (caster, "avert")
    match.answer(("cast-on", caster, "protego", 0))
    assert match.game.state.players[0].life == 4


@pytest.mark.rule("TAL-TRO-1")
def test_trophies_are_exchanged_by_full_fives() -> None:
    match = arranged(
        {**HARRY, "trophies": ["aurors", "inferi", "snatchers", "knockturn-hag"]}, DRACO,
        phase="end",
    )  # fmt: skip
    answer_all(match, ("exchange", "magic"), ("offer", "inferi"), ("offer", "knockturn-hag"),
               ("done",))  # fmt: skip
    harry = match.game.state.players[0]
    assert (harry.magic, harry.trophies) == (5, ("aurors", "snatchers"))


@pytest.mark.rule("TAL-SPC-2", "TAL-HAL-1")
def test_a_challenge_is_met_as_soon_as_it_can_be() -> None:
    match = arranged(
        {**HARRY, "space": "quidditch-pitch", "galleons": 2, "fate": 0}, DRACO, dice=[6],
        phase="meet",
    )  # fmt: skip
    match.answer(("accept",))
    harry = match.game.state.players[0]
    assert (harry.objects, harry.galleons, harry.challenge) == (("deathly-hallow",), 0, 0)


@pytest.mark.rule("TAL-ROR-1", "TAL-WIN-1")
@pytest.mark.parametrize(("dice", "space"), [([6, 1], None), ([1, 6], "moving-staircase"),
                                             ([1, 1], "great-hall")])  # fmt: skip
def test_the_great_hall(dice: list[int], space: str | None) -> None:
    match = arranged(
        {**DRACO, "space": "room-of-requirement", "magic": 12, "fate": 0, "galleons": 0,
         "objects": ["deathly-hallow"]},
        HARRY,
        dice=[*dice],
    )  # fmt: skip
    answer_all(match, ("enter",), ("fight",))
    if space is None:
        assert match.result is not None
        assert match.result.winners == (0,)
    else:
        assert match.game.state.players[0].space == space
        assert match.game.state.hallows == 3


@pytest.mark.rule("TAL-ROR-1")
@pytest.mark.parametrize(("edition", "count"), [("en", 2), ("pl", 1)])
def test_whoever_holds_a_hallow_may_or_must_enter(edition: str, count: int) -> None:
    seat = {**HARRY, "space": "room-of-requirement", "objects": ["deathly-hallow"]}
    match = arranged(seat, DRACO, options={"edition": edition})
    assert len(options_of(match)) == count


# ---- secrets --------------------------------------------------------------------------------


@pytest.mark.rule("TAL-OPN-1")
def test_spells_are_secret() -> None:
    match = new_match("talisman", seats=4, seed=3)
    while asked(match)[1] == "side-of-card":
        match.answer(("face-up", "a"))
    learned = [one for one in match.events if isinstance(one, SpellLearned)]
    assert learned
    for one in learned:
        assert one.seen_by(one.seat) is one
        public = SpellDrawn(rule=one.rule, seat=one.seat)
        assert [one.seen_by(seat) for seat in ((one.seat + 1) % 4, None)] == [public, public]
    for seat in range(4):
        shown: Any = match.view(seat)
        assert all(player.spells == () for player in shown.players if player.seat != seat)
