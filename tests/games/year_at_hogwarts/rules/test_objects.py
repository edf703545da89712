"""YH-OBJ, YH-CMP-5: objects on the way, after a mission, and the six special ones."""

import pytest

from commonroom.games.year_at_hogwarts.board import BoardName, Edition
from tests.games.year_at_hogwarts.rules.scene import (
    DECLINE,
    FAR,
    ROLL,
    STOP,
    STRIKE,
    Scene,
    box,
    draco,
    ron,
    scene,
)

WALL = "west-wall-object"
MYRTLE = "moaning-myrtles-bathroom"
ENTRANCE = "find-the-entrance-to-the-chamber"
SIX = ["nagini", "da-coin", "winged-key", "cauldron", "golden-egg", "sorting-hat"]
THREE = ["deluminator", "prophecy-orb", "memory-phial"]


@pytest.mark.rule("YH-OBJ-1")
def test_an_object_may_be_taken_in_passing() -> None:
    at = scene(ron("gryffindor-tower"), draco(), dice=[1, 2], lying={WALL: ["nagini"]})
    at.do(ROLL).walk(WALL)
    assert at.options == [("walk", "west-wall-duel"), ("walk", "owlery-bridge"), ("take", "nagini")]
    at.do(("take", "nagini"))
    assert at.changed() == {"0.objects": ["nagini"], "0.space": WALL, f"lying.{WALL}": None}
    assert at.offered("walk") == [("west-wall-duel",), ("owlery-bridge",)]


@pytest.mark.rule("YH-OBJ-1")
def test_or_left() -> None:
    at = scene(
        ron("gryffindor-tower"), draco(), dice=[1, 1, "horace-slughorn"], lying={WALL: ["nagini"]}
    )
    at.do(ROLL).walk(WALL, "owlery-bridge")
    assert (at.player().objects, at.table.lying[WALL]) == ((), ("nagini",))


@pytest.mark.rule("YH-OBJ-1")
def test_or_where_the_move_ends() -> None:
    at = scene(ron("owlery"), draco(), dice=[1, 1], lying={WALL: THREE})
    at.do(ROLL).walk("owlery-bridge", WALL)
    assert at.options == [STOP, *(("take", thing) for thing in THREE)]
    at.do(("take", THREE[2]), STOP)
    assert (at.player().objects, at.active) == ((THREE[2],), 1)


@pytest.mark.rule("YH-OBJ-1")
def test_not_where_the_turn_began() -> None:
    at = scene(ron(WALL), draco(), dice=[1, 1], lying={WALL: ["nagini"]})
    at.do(ROLL)
    assert at.offered("take") == []


@pytest.mark.rule("YH-OBJ-1")
def test_at_most_two_in_a_turn() -> None:
    at = scene(ron("owlery"), draco(), dice=[1, 1], lying={WALL: THREE})
    at.do(ROLL).walk("owlery-bridge", WALL).do(("take", THREE[0]), ("take", THREE[1]))
    assert at.player().objects == tuple(THREE[:2])
    assert at.active == 1  # nothing else is left to do


@pytest.mark.rule("YH-OBJ-1")
def test_with_six_one_is_swapped_and_left_there() -> None:
    at = scene(ron("owlery", objects=SIX), draco(), dice=[1, 1], lying={WALL: ["prophecy-orb"]})
    at.do(ROLL).walk("owlery-bridge", WALL)
    assert at.options == [STOP, *(("exchange", "prophecy-orb", own) for own in SIX)]
    at.do(("exchange", "prophecy-orb", "winged-key"))
    assert at.table.lying[WALL] == ("winged-key",)
    assert at.player().objects == (*(one for one in SIX if one != "winged-key"), "prophecy-orb")
    at.do(("exchange", "winged-key", "nagini"))  # that was the second
    assert at.active == 1


@pytest.mark.rule("YH-OBJ-1")
def test_the_next_turn_counts_anew() -> None:
    at = scene(ron(FAR, objects=[]), draco(), taken=2, phase="end")
    assert at.table.taken == 0


# ---- after a mission ------------------------------------------------------------------------


def mission_won(edition: str) -> Scene:
    """Ron has beaten the opponent of a mission that needed the diary."""
    player = ron(MYRTLE, missions=[ENTRANCE], objects=["tom-riddles-diary"])
    at = scene(player, draco(), dice=[4, 5, 6, 6, 1, 1], edition=edition, phase="resolve")
    return at.do(STRIKE, STRIKE)


@pytest.mark.rule("YH-OBJ-2")
def test_the_objects_of_a_mission_go_to_object_spaces_of_places() -> None:
    at = mission_won("it")
    assert at.asked == (0, "lay")
    free = {str(space) for _, space in at.offered("lay")}
    assert free == set(box().boards["it"].object_spaces("places"))  # occupied or not
    at.do(("lay", "tom-riddles-diary", "hogs-head"))
    assert at.table.lying["hogs-head"][-1] == "tom-riddles-diary"
    assert (at.player().objects, at.active) == ((), 1)


@pytest.mark.rule("YH-OBJ-2")
def test_in_the_polish_edition_to_any_space_of_places() -> None:
    at = mission_won("pl")
    places = {s.id for s in box().boards["pl"].spaces.values() if s.board == "places"}
    assert {str(space) for _, space in at.offered("lay")} == places
    at.do(("lay", "tom-riddles-diary", "little-hangleton-graveyard"))
    assert at.table.lying["little-hangleton-graveyard"] == ("tom-riddles-diary",)


@pytest.mark.rule("YH-OBJ-2", "YH-CMP-5")
@pytest.mark.parametrize(("edition", "board"), [("it", "places"), ("pl", "diagon-alley")])
def test_a_special_object_of_a_mission(edition: Edition, board: BoardName) -> None:
    mission = "catch-the-winged-key"
    at = scene(
        ron("west-wing-third-floor", hp=9, missions=[mission], objects=["time-turner"]), draco(),
        dice=[6, 6, 6, 6, 6, 1], edition=edition, phase="resolve",
    )  # fmt: skip
    at.do(STRIKE, STRIKE)
    spaces = [str(space) for _, space in at.offered("lay")]
    assert spaces == [*box().boards[edition].object_spaces(board)]


@pytest.mark.rule("YH-OBJ-2", "YH-MIS-2")
def test_of_a_mission_lost_they_are_kept() -> None:
    player = ron(MYRTLE, hp=3, missions=[ENTRANCE], objects=["tom-riddles-diary"])
    at = scene(player, draco(), dice=[1, 1, 1], phase="resolve")
    at.do(STRIKE)
    assert (at.player().objects, at.player().missions) == (("tom-riddles-diary",), (ENTRANCE,))


# ---- the special ones -----------------------------------------------------------------------


def lay_in_diagon_alley(at: Scene, thing: str) -> None:
    """A used object goes on one of the three object spaces of Diagon Alley."""
    spaces = box().boards["it"].object_spaces("diagon-alley")
    assert at.offered("lay") == [(thing, space) for space in spaces]
    assert len(spaces) == 3
    at.do(("lay", thing, spaces[1]))
    assert at.table.lying[spaces[1]][-1] == thing


@pytest.mark.rule("YH-CMP-5")
@pytest.mark.parametrize("thing", ["elder-wand", "sword-of-gryffindor"])
def test_one_more_die_in_each_attack_of_one_fight(thing: str) -> None:
    at = scene(
        ron("west-wall-duel", hp=9, objects=[thing]), draco(),
        dice=["cedric-diggory", 4, 1, 1, 1, 1, 1, 1, 4], phase="resolve",
    )  # fmt: skip
    at.do(("use", thing))
    lay_in_diagon_alley(at, thing)
    at.do(STRIKE)
    assert (at.fight.dice, at.hp()) == ([4, 1, 1, 1], (7, 2))
    at.do(STRIKE)
    assert (at.fight.dice, at.hp()) == ([1, 1, 1, 4], (5, 1))
    assert at.player().objects == ()


@pytest.mark.rule("YH-CMP-5")
def test_the_resurrection_stone_gives_six_hp_in_a_fight() -> None:
    at = scene(
        ron("west-wall-duel", hp=3, objects=["resurrection-stone"]), draco(),
        dice=["cedric-diggory"], phase="resolve",
    )  # fmt: skip
    at.do(("use", "resurrection-stone"))
    lay_in_diagon_alley(at, "resurrection-stone")
    assert at.hp() == (9, 3)
    assert at.asked == (0, "fight")  # and it is no attack


@pytest.mark.rule("YH-CMP-5")
@pytest.mark.parametrize("thing", ["elder-wand", "resurrection-stone", "invisibility-cloak"])
def test_what_serves_in_a_fight_serves_nowhere_else(thing: str) -> None:
    at = scene(ron(objects=[thing]), draco())
    assert at.options == [ROLL]


@pytest.mark.rule("YH-CMP-5")
def test_the_time_turner_gives_another_turn_after_this_one() -> None:
    at = scene(ron("owlery", objects=["time-turner"]), draco(), dice=[1, 1], lying={WALL: []})
    assert at.options == [ROLL, ("use", "time-turner")]
    at.do(ROLL).walk("owlery-bridge")
    at.do(("use", "time-turner"))  # also on the way
    lay_in_diagon_alley(at, "time-turner")
    at.walk(WALL)
    assert (at.asked, at.active) == ((0, "plan"), 0)
    assert (at.table.extra, at.table.turn) == (False, 0)  # it has not passed on


@pytest.mark.rule("YH-CMP-5")
def test_the_time_turner_can_be_used_when_the_turn_is_over() -> None:
    at = scene(ron(objects=["time-turner"]), draco(), phase="end")
    assert at.options == [("use", "time-turner"), DECLINE]
    at.do(("use", "time-turner"))
    lay_in_diagon_alley(at, "time-turner")
    assert at.active == 0
    later = scene(ron(objects=["time-turner"]), draco(), phase="end").do(DECLINE)
    assert (later.active, later.table.turn) == (1, 1)


@pytest.mark.rule("YH-CMP-5")
def test_the_cloak_leads_five_spaces_away_from_a_fight() -> None:
    at = scene(
        ron("west-wall-duel", objects=["invisibility-cloak"]), draco("west-wall-action"),
        dice=["cedric-diggory"], lying={WALL: ["nagini"]}, phase="resolve",
    )  # fmt: skip
    at.do(("use", "invisibility-cloak"))
    lay_in_diagon_alley(at, "invisibility-cloak")
    assert at.table.fight is None
    assert at.offered("walk") == [(WALL,), ("west-wall-action",)]  # nobody stops him
    at.walk("west-wall-action", "hufflepuff-tower")
    assert STOP not in at.options
    at.walk("west-wall-spell", "west-wall-lower-object")
    assert at.offered("take") == []
    at.walk("west-wall-event")
    assert (at.player().space, at.player().hp, at.active) == ("west-wall-event", 6, 1)
    assert at.table.bottoms["event"] == ()  # the space is not resolved


@pytest.mark.rule("YH-CMP-5")
def test_a_mission_left_by_the_cloak_is_kept_with_all_that_belongs_to_it() -> None:
    things = ["tom-riddles-diary", "invisibility-cloak"]
    player = ron(MYRTLE, missions=[ENTRANCE], objects=things, spells=["expelliarmus", "protego"])
    at = scene(player, draco(), variant="qualified", phase="resolve")
    at.do(("use", "invisibility-cloak"))
    lay_in_diagon_alley(at, "invisibility-cloak")
    assert at.changed() == {
        "0.hp": 5,
        "0.objects": ["tom-riddles-diary"],
        "0.shown": [ENTRANCE],
        "lying.ollivanders": [*at.table.lying["ollivanders"]],
    }
    assert at.asked == (0, "walk")


@pytest.mark.rule("YH-CMP-5", "YH-TRN-1")
def test_buckbeak_does_not_take_the_place_of_the_roll() -> None:
    at = scene(ron("north-wall-object", objects=["buckbeak"]), draco(), dice=[1, 1])
    assert at.options == [ROLL]
    at.do(ROLL)
    assert at.offered("use") == []
    at.walk("north-tower").do(STOP)
    assert at.asked == (0, "turn-end")
    assert at.options == [("use", "buckbeak"), DECLINE]
    at.do(DECLINE)
    assert (at.player().objects, at.active) == (("buckbeak",), 1)


@pytest.mark.rule("YH-CMP-5", "YH-BRD-5")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_buckbeak_flies_to_any_space_of_the_small_boards(edition: Edition) -> None:
    """When the turn ends; in the Polish edition not to the Graveyard, and back again."""
    at = scene(
        ron("library", objects=["buckbeak"]), draco(), lying={"gringotts": ["nagini"]},
        edition=edition, phase="end",
    )  # fmt: skip
    at.do(("use", "buckbeak"))
    lay_in_diagon_alley(at, "buckbeak")
    board = box().boards[edition]
    free = {s.id for s in board.spaces.values() if s.board in ("diagon-alley", "places")}
    closed = {"little-hangleton-graveyard"} if edition == "pl" else set()
    assert {str(space) for (space,) in at.offered("go")} == free - closed
    at.do(("go", "gringotts"), ("take", "nagini"))
    back = {"it": "gringotts", "pl": "library"}
    assert (at.player().space, at.active) == (back[edition], 1)
    assert at.player().objects == ("nagini",)


@pytest.mark.rule("YH-CMP-5")
def test_from_where_no_path_leads_on_buckbeak_brings_one_back() -> None:
    at = scene(
        ron("library", objects=["buckbeak"]), draco(), lying={"the-burrow": ["nagini"]},
        phase="end",
    )  # fmt: skip
    at.do(("use", "buckbeak"), ("lay", "buckbeak", "gringotts"), ("go", "the-burrow"))
    at.do(("take", "nagini"))
    assert (at.player().space, at.active) == ("library", 1)
    assert at.player().objects == ("nagini",)


@pytest.mark.rule("YH-CMP-5", "YH-MIS-1")
def test_a_mission_is_done_where_buckbeak_lands() -> None:
    """Whoever was on a trip by Floo powder comes back from it first."""
    mission = "escape-the-graveyard"
    things = ["cauldron", "fathers-bone", "harry-potter-token", "wormtails-hand"]
    at = scene(
        ron("hogs-head", hp=20, missions=[mission], objects=["buckbeak", *things]), draco(),
        phase="end", trip="north-tower",
    )  # fmt: skip
    at.do(("use", "buckbeak"), ("lay", "buckbeak", "gringotts"))
    assert at.player().space == "north-tower"
    at.do(("go", "little-hangleton-graveyard"))
    assert (at.asked, at.table.trip) == ((0, "fight"), "north-tower")


@pytest.mark.rule("YH-CMP-5", "YH-MOV-1")
def test_the_cloak_does_not_lead_back_over_spaces_of_the_same_turn() -> None:
    at = scene(
        ron("west-corridor-spell", objects=["invisibility-cloak"]), draco("west-landing"),
        dice=[3, 4],
    )  # fmt: skip
    way = ("west-corridor-action", "west-corridor-book", "west-landing")
    at.do(ROLL).walk(*way)
    at.do(("use", "invisibility-cloak"), ("lay", "invisibility-cloak", "gringotts"))
    assert at.asked == (0, "walk")
    assert ("west-corridor-book",) not in at.offered("walk")
    assert ("west-corridor-potion",) in at.offered("walk")


@pytest.mark.rule("YH-CMP-5", "YH-MOV-1")
def test_whoever_is_attacked_may_flee_any_way() -> None:
    """It is not their turn, so they have entered no space in it."""
    at = scene(
        ron("west-corridor-spell"), draco("west-landing", objects=["invisibility-cloak"]),
        dice=[3, 4],
    )  # fmt: skip
    at.do(ROLL).walk("west-corridor-action", "west-corridor-book", "west-landing")
    at.do(("use", "invisibility-cloak"), ("lay", "invisibility-cloak", "gringotts"))
    assert at.asked == (1, "walk")
    assert ("west-corridor-book",) in at.offered("walk")


@pytest.mark.rule("YH-CMP-5", "YH-SPC-6")
def test_who_leaves_a_fight_on_a_trip_sets_out_from_where_it_began() -> None:
    mission = "reach-the-burrow"
    things = ["deluminator", "golden-snitch", "invisibility-cloak"]
    at = scene(
        ron("north-tower", floo=1, missions=[mission], objects=things), draco(), phase="resolve",
        lying={"the-burrow": []},
    )  # fmt: skip
    at.do(("floo", "the-burrow"))
    at.do(("use", "invisibility-cloak"), ("lay", "invisibility-cloak", "gringotts"))
    assert at.player().space == "north-tower"
    assert ("north-wall-object",) in at.offered("walk")


@pytest.mark.rule("YH-CMP-5", "YH-PVP-2")
def test_so_does_who_leaves_a_brawl_to_which_buckbeak_led() -> None:
    at = scene(
        ron("honeydukes", objects=["invisibility-cloak"]), draco("honeydukes"), edition="pl",
        phase="meet", trip="north-tower",
    )  # fmt: skip
    at.do(("use", "invisibility-cloak"), ("lay", "invisibility-cloak", "gringotts"))
    assert (at.player().space, at.table.trip) == ("north-tower", "")
    assert ("north-wall-object",) in at.offered("walk")


@pytest.mark.rule("YH-OBJ-2", "YH-CMP-5")
def test_a_special_object_used_in_its_own_mission_is_already_laid() -> None:
    mission = "slay-the-basilisk"
    at = scene(
        ron("chamber-of-secrets", hp=99, missions=[mission], spells=["fiendfyre", "fiendfyre"],
            objects=["sorting-hat", "sword-of-gryffindor"]),
        draco(), phase="resolve",
    )  # fmt: skip
    at.do(("use", "sword-of-gryffindor"))
    at.do(("lay", "sword-of-gryffindor", "gringotts"))
    at.do(("play", "fiendfyre"), ("play", "fiendfyre"))
    assert at.offered("lay") == [
        ("sorting-hat", space) for space in box().boards["it"].object_spaces("places")
    ]
    assert at.table.lying["gringotts"][-1] == "sword-of-gryffindor"
