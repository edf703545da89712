"""Pettigrew's errand, and the return."""

import pytest

from commonroom.games.year_at_hogwarts.voldemort_returns.options import HIDE
from tests.games.year_at_hogwarts.voldemort_returns.positions import (
    HARRY,
    HERMIONE,
    PETTIGREW,
    READY,
    RON,
    VOLDEMORT,
    answer_all,
    arranged,
    asked,
    game_of,
    options,
    player,
    spent,
    table,
    walk,
)

TOWERS = (
    "clock-tower", "gryffindor-tower", "hufflepuff-tower", "north-tower", "library-tower",
    "astronomy-tower",
)  # fmt: skip
CARDS = ["reducto", "skele-gro", "stupefy", "gillyweed", "protego", "amortentia", "incendio",
         "ageing-potion", "accio", "felix-felicis", "episkey", "skele-gro"]  # fmt: skip


@pytest.mark.rule("YH-VR-3")
def test_pettigrew_moves_with_one_die_and_heroes_with_two() -> None:
    match = arranged({**PETTIGREW, "space": "start"}, HARRY, dice=[3, 2, 4])
    match.answer(("roll",))
    assert options(match) == [("moves", number) for number in (1, 2, 3, 4, 5)]  # his ability
    match.answer(("moves", 2))
    walk(match, "entrance-hands", "entrance-crest")
    assert player(match, 0).space == "entrance-crest"
    assert asked(match) == (1, "plan")
    match.answer(("roll",))
    assert table(match).left == 6
    spent(match)


@pytest.mark.rule("YH-VR-1", "YH-OBJ-1")
def test_nobody_takes_the_tokens_of_the_other_side() -> None:
    lying = {"paddock": ["cauldron", "basilisk-fang"]}
    match = arranged({**PETTIGREW, "space": "quidditch-pitch"}, HARRY, dice=[1], lying=lying)
    answer_all(match, ("roll",), ("moves", 1))
    walk(match, "paddock")
    takes = [option for option in options(match) if option[0] == "take"]
    assert takes == [("take", "cauldron")]
    harry = {**HARRY, "space": "quidditch-pitch"}
    away = {**PETTIGREW, "space": "maze"}
    match = arranged(away, harry, dice=[1, 1], lying=lying, active=1)
    match.answer(("roll",))
    walk(match, "paddock")
    takes = [option for option in options(match) if option[0] == "take"]
    assert takes == [("take", "basilisk-fang")]


@pytest.mark.rule("YH-VR-1", "YH-SPC-2")
def test_tokens_of_the_other_side_are_not_swapped() -> None:
    harry = {**HARRY, "space": "gryffindor-common-room", "objects": ["basilisk-fang"]}
    match = arranged(
        {**PETTIGREW, "objects": ["cauldron"]}, harry, {**RON, "objects": ["sword-of-gryffindor"]},
        active=1, phase="resolve",
    )  # fmt: skip
    offers = [option for option in options(match) if option[0] == "offer"]
    assert offers == [("offer", "basilisk-fang", 2, "sword-of-gryffindor")]


@pytest.mark.rule("YH-VR-1")
def test_amortentia_does_not_bring_a_token_of_the_other_side() -> None:
    hand = {**HARRY, "potions": ["amortentia"]}
    pettigrew = {**PETTIGREW, "objects": ["cauldron"], "spells": ["stupefy"]}
    match = arranged(pettigrew, hand, active=1)
    match.answer(("cast", "amortentia"))
    assert asked(match) == (0, "give")
    assert options(match) == [("give", "stupefy")]


@pytest.mark.rule("YH-VR-3", "YH-CRD-2")
def test_nobody_who_moves_with_one_die_can_be_slowed_down() -> None:
    hand = {"potions": ["forgetfulness-potion"]}
    assert options(arranged(PETTIGREW, {**HARRY, **hand}, active=1)) == [("roll",)]
    match = arranged({**PETTIGREW, **hand}, HARRY)
    match.answer(("cast", "forgetfulness-potion"))
    assert player(match, 1).one_die


@pytest.mark.rule("YH-VR-3")
def test_without_all_four_tokens_the_pitch_does_nothing() -> None:
    pettigrew = {**PETTIGREW, "objects": ["cauldron", "fathers-bone", "wormtails-hand"]}
    match = arranged(pettigrew, HARRY, dice=[1])
    answer_all(match, ("roll",), ("moves", 1))
    walk(match, "quidditch-pitch")
    assert not table(match).returned
    assert asked(match) == (1, "plan")


@pytest.mark.rule("YH-VR-3", "YH-CMP-3")
def test_with_four_tokens_on_the_pitch_he_becomes_voldemort() -> None:
    pettigrew = {
        **READY, "space": "paddock", "hp": 6, "spells": ["obliviate", "lumos"], "potions": [],
    }  # fmt: skip
    match = arranged(
        pettigrew, HARRY, RON, dice=[1, *CARDS], destroyed=["nagini", "hufflepuffs-cup"]
    )
    answer_all(match, ("roll",), ("moves", 1))
    walk(match, "quidditch-pitch")
    assert table(match).returned
    assert (player(match, 0).student, player(match, 0).hp) == ("lord-voldemort", 7 - 2)
    for number, tower in enumerate(TOWERS):
        assert asked(match) == (0, "muster")
        assert len(options(match)) == 18 - number
        match.answer(("guard", tower))
    pawns = table(match).pawns
    assert [pawns[who].space for who in game_of(match).content.death_eaters] == list(TOWERS)
    assert (pawns["peter-pettigrew"].hp, len(pawns["peter-pettigrew"].spells)) == (5, 1)
    assert table(match).bottoms["spell"] == ("obliviate", "lumos")  # what he had gathered
    assert (pawns["narcissa-malfoy"].hp, pawns["narcissa-malfoy"].spells) == (5, ("reducto",))
    assert pawns["narcissa-malfoy"].potions == ("skele-gro",)
    spent(match)


@pytest.mark.rule("YH-VR-4")
@pytest.mark.parametrize(
    ("edition", "boards"), [("it", {"hogwarts"}), ("pl", {"hogwarts", "diagon-alley"})]
)
def test_each_side_hides_the_token_of_the_other(edition: str, boards: set[str]) -> None:
    match = arranged(READY, RON, HARRY, edition=edition, phase="graveyard")
    for tower in TOWERS:
        match.answer(("guard", tower))
    assert asked(match) == (0, "hide")
    spaces = game_of(match).board.spaces
    assert {spaces[HIDE.args(option)[1]].board for option in options(match)} == boards
    assert {option[1] for option in options(match)} == {"resurrection-stone"}
    match.answer(("hide", "resurrection-stone", "maze"))
    assert asked(match) == (2, "hide")  # Harry's player
    match.answer(("hide", "elder-wand", "owlery"))
    assert table(match).lying["maze"] == ("resurrection-stone",)
    assert table(match).lying["owlery"] == ("elder-wand",)
    assert asked(match) == (0, "command")  # the Death Eaters move at once, Voldemort does not
    assert ("send", "lord-voldemort") not in options(match)
    assert len(options(match)) == 6


@pytest.mark.rule("YH-VR-4", "YH-VR-1")
def test_only_voldemort_takes_the_wand_and_only_harry_the_stone() -> None:
    match = arranged(
        {**VOLDEMORT, "space": "forest-edge"},
        HARRY,
        {**HERMIONE, "space": "forest-edge"},
        death_eaters=[{"character": "bellatrix-lestrange", "space": "forest-object"}],
        lying={"forbidden-forest": ["elder-wand", "resurrection-stone"]},
        dice=[1, 1],
    )
    match.answer(("send", "bellatrix-lestrange"))
    walk(match, "forbidden-forest")
    assert table(match).lying["forbidden-forest"] == ("elder-wand", "resurrection-stone")
    walk(match, "forbidden-forest")  # Voldemort, who is the last to move
    takes = [option for option in options(match) if option[0] == "take"]
    assert takes == [("take", "elder-wand")]
    match.answer(("take", "elder-wand"))
    assert player(match, 0).objects == ("elder-wand",)
    for hero, found in ((HARRY, [("take", "resurrection-stone")]), (HERMIONE, [])):
        other = RON if hero == HARRY else HARRY
        match = arranged(
            VOLDEMORT,
            {**hero, "space": "forest-edge"},
            other,
            active=1,
            lying={"forbidden-forest": ["elder-wand", "resurrection-stone"]},
            dice=[1, 2],
        )
        match.answer(("roll",))
        walk(match, "forbidden-forest")
        assert [option for option in options(match) if option[0] == "take"] == found


@pytest.mark.rule("YH-VR-3")
def test_all_of_the_villains_characters_move_in_an_order_of_his_choice() -> None:
    match = arranged(
        VOLDEMORT,
        HARRY,
        death_eaters=[
            {"character": "lucius-malfoy", "space": "maze"},
            {"character": "bellatrix-lestrange", "space": "forest-edge"},
        ],
        dice=[1, 3, 1],
    )
    assert options(match) == [
        ("send", "lord-voldemort"), ("send", "lucius-malfoy"), ("send", "bellatrix-lestrange"),
    ]  # fmt: skip
    match.answer(("send", "lucius-malfoy"))
    walk(match, "rose-garden")
    assert options(match) == [("send", "lord-voldemort"), ("send", "bellatrix-lestrange")]
    match.answer(("send", "bellatrix-lestrange"))
    walk(match, "forbidden-forest")
    assert ("stop",) in options(match)  # her ability: anywhere on the way
    match.answer(("stop",))
    walk(match, "creatures-classroom")  # Voldemort, without being asked who
    assert player(match, 0).space == "creatures-classroom"
    assert asked(match) == (1, "plan")
    spent(match)


@pytest.mark.rule("YH-VR-FGT", "YH-SPC-1")
def test_death_eaters_draw_and_heal_where_they_stop_and_voldemort_does_not() -> None:
    lucius = {"character": "lucius-malfoy", "space": "forbidden-forest", "hp": 1}
    match = arranged(
        {**VOLDEMORT, "space": "forbidden-forest", "hp": 4},
        HARRY,
        death_eaters=[lucius],
        dice=[1, "stupefy", "protego", 1],
    )
    match.answer(("send", "lucius-malfoy"))
    walk(match, "forest-edge")
    assert table(match).pawns["lucius-malfoy"].spells == ("stupefy", "protego")  # his ability
    walk(match, "forest-edge")
    assert (player(match, 0).space, player(match, 0).spells) == ("forest-edge", ())
    spent(match)
    match = arranged(
        {**VOLDEMORT, "space": "rose-garden", "hp": 4},
        HARRY,
        death_eaters=[{**lucius, "space": "rose-garden"}],
        dice=[1, 1],
    )
    match.answer(("send", "lucius-malfoy"))
    walk(match, "sundial-garden")
    assert table(match).pawns["lucius-malfoy"].hp == 2
    walk(match, "sundial-garden")
    assert player(match, 0).hp == 4


@pytest.mark.rule("YH-VR-3", "YH-SPC-5")
def test_there_is_no_quidditch_and_a_portkey_leads_to_the_graveyard_and_back() -> None:
    harry = {**HARRY, "space": "paddock", "portkeys": 1}
    match = arranged({**PETTIGREW, "space": "maze"}, harry, dice=[1, 1], active=1)
    match.answer(("roll",))
    walk(match, "quidditch-pitch")
    assert options(match) == [("portkey",), ("decline",)]
    match.answer(("portkey",))
    assert (player(match, 1).space, player(match, 1).portkeys) == ("quidditch-pitch", 0)
    assert asked(match) == (0, "plan")
