"""YH-TRN, YH-MOV, YH-CRD: the turn, the roll and the move."""

import pytest

from commonroom.games.year_at_hogwarts.events import MoveRolled
from commonroom.games.year_at_hogwarts.view import view
from tests.games.year_at_hogwarts.rules.scene import (
    DECLINE,
    ROLL,
    STOP,
    box,
    cho,
    draco,
    harry,
    hermione,
    luna,
    neville,
    ron,
    scene,
)

LANDING = "west-landing"
MYRTLE = "moaning-myrtles-bathroom"
ENTRANCE = "find-the-entrance-to-the-chamber"


@pytest.mark.rule("YH-TRN-1")
def test_the_roll_may_not_be_skipped() -> None:
    at = scene(ron(LANDING, floo=1, portkeys=1, objects=["nagini"]), draco())
    assert at.options == [ROLL]


@pytest.mark.rule("YH-TRN-1")
def test_two_dice_are_walked_exactly_in_any_direction_and_the_last_space_is_resolved() -> None:
    at = scene(ron(LANDING), draco(), dice=[1, 2, "protego"])
    at.do(ROLL)
    assert at.event(MoveRolled).dice == (1, 2)
    board = box().boards["it"]
    assert {space for (space,) in at.offered("walk")} == {s.to for s in board.steps[LANDING]}
    at.walk("west-corridor-book")
    assert STOP not in at.options  # two steps are left
    at.walk("west-corridor-action")
    assert STOP not in at.options
    at.walk("west-corridor-spell")
    assert at.changed() == {"0.space": "west-corridor-spell", "0.spells": ["protego"]}
    assert at.active == 1


@pytest.mark.rule("YH-TRN-1")
def test_only_steps_are_offered_after_which_the_move_can_end() -> None:
    """The classroom is a dead end: it can be entered with the last step only."""
    at = scene(ron("library-corridor-action"), draco(), dice=[1, 2])
    at.do(ROLL).walk("library-corridor-spell")
    assert at.offered("walk") == [("east-corridor-book",)]


@pytest.mark.rule("YH-TRN-1")
def test_one_die_fewer_if_a_card_said_so_once() -> None:
    at = scene(ron(LANDING, one_die=True), draco(), dice=[1, "skele-gro"])
    at.do(ROLL).walk("west-corridor-potion")
    assert at.event(MoveRolled).dice == (1,)
    assert not at.player().one_die


# ---- movement abilities ---------------------------------------------------------------------


@pytest.mark.rule("YH-TRN-2", "YH-CMP-3")
def test_harry_draws_two_spells_on_a_spell_space() -> None:
    at = scene(harry("west-wall-spell"), draco(), dice=["protego", "lumos"], phase="resolve")
    assert at.changed() == {"0.spells": ["protego", "lumos"]}


@pytest.mark.rule("YH-TRN-2", "YH-CMP-3")
@pytest.mark.parametrize("space", ["charms-classroom", "gryffindor-common-room"])
def test_but_not_where_there_is_more_than_the_symbol(space: str) -> None:
    at = scene(harry(space), draco(), dice=["protego"], phase="resolve")
    if space != "charms-classroom":
        at.do(("draw", "spell"))
    assert at.changed() == {"0.spells": ["protego"]}


@pytest.mark.rule("YH-TRN-2")
def test_a_roll_may_be_made_higher_or_lower() -> None:
    at = scene(hermione(LANDING), draco(), dice=[1, 1, "skele-gro"])
    at.do(ROLL)
    assert at.options == [("moves", 1), ("moves", 2), ("moves", 3)]
    at.do(("moves", 1)).walk("west-corridor-potion")
    assert at.active == 1


@pytest.mark.rule("YH-TRN-2")
def test_a_spare_die_is_left_out() -> None:
    ginny = {"student": "ginny-weasley", "space": LANDING}
    at = scene(ginny, draco(), dice=[1, 4, 1])
    at.do(ROLL)
    assert at.options == [("moves", 5), ("moves", 2)]
    at.do(("moves", 2))
    assert at.table.left == 2


@pytest.mark.rule("YH-TRN-2")
def test_nobody_is_asked_which_if_all_are_the_same() -> None:
    ginny = {"student": "ginny-weasley", "space": LANDING}
    at = scene(ginny, draco(), dice=[2, 2, 2])
    at.do(ROLL)
    assert (at.asked, at.table.left) == ((0, "walk"), 4)


# ---- never twice ----------------------------------------------------------------------------


@pytest.mark.rule("YH-MOV-1")
def test_no_space_is_entered_twice_in_a_turn_not_even_the_first() -> None:
    at = scene(ron("middle-corridor-spell"), draco(), dice=[3, 4])
    at.do(ROLL).walk("charms-classroom")
    assert at.offered("walk") == [("library-corridor-book",)]
    at.walk("library-corridor-book", "library-corridor-action", "fountain-court")
    at.walk("grand-staircase")
    assert ("middle-corridor-spell",) not in at.offered("walk")


@pytest.mark.rule("YH-MOV-1")
def test_in_the_next_turn_one_may_go_back() -> None:
    at = scene(
        ron("astronomy-tower"), draco("owlery"),
        dice=[1, 1, "horace-slughorn", 1, 1, 1, 1],
        lying={"owlery-lane": [], "north-wall-far-object": []},
    )  # fmt: skip
    at.do(ROLL).walk("north-wall-far-object", "north-wall-action")
    at.do(ROLL).walk("owlery-lane", "entrance-hands")
    at.do(ROLL)
    assert ("north-wall-far-object",) in at.offered("walk")


# ---- ways -----------------------------------------------------------------------------------


@pytest.mark.rule("YH-BRD-1")
def test_the_entrance_may_be_passed() -> None:
    at = scene(ron("leaky-cauldron"), draco(), dice=[1, 1])
    at.do(ROLL).walk("start")
    assert at.options == [("walk", "entrance-hands")]


@pytest.mark.rule("YH-BRD-1")
def test_or_ends_the_move_in_the_polish_edition() -> None:
    at = scene(ron("leaky-cauldron"), draco(), dice=[6, 6], edition="pl")
    at.do(ROLL).walk("start")
    assert (at.player().space, at.active) == ("start", 1)


@pytest.mark.rule("YH-BRD-4")
def test_a_free_passage_may_follow_the_last_step() -> None:
    at = scene(ron("hut-path"), draco(), dice=[1, 1], lying={"shrieking-shack": []})
    at.do(ROLL).walk("viaduct-tower", "whomping-willow")
    assert at.options == [("walk", "shrieking-shack"), STOP]
    at.walk("shrieking-shack")
    assert (at.player().space, at.active) == ("shrieking-shack", 1)


@pytest.mark.rule("YH-BRD-4", "YH-BRD-3")
def test_a_free_passage_on_the_way_costs_nothing() -> None:
    clear: dict[str, list[str]] = {"hogs-head": [], "hogsmeade-lane": []}
    at = scene(ron("room-of-requirement"), draco(), dice=[1, 1], lying=clear)
    at.do(ROLL).walk("hogs-head")
    assert at.table.left == 2
    at.walk("hogsmeade-lane")
    assert (at.table.left, at.offered("walk")) == (1, [("high-street",)])


@pytest.mark.rule("YH-BRD-4", "YH-SPC-1")
def test_the_one_eyed_witch_costs_a_move() -> None:
    at = scene(ron("middle-corridor-potion", hp=1), draco(), dice=[1, 1], lying={"honeydukes": []})
    at.do(ROLL).walk("hospital-wing")
    assert ("honeydukes",) in at.offered("walk")
    at.walk("honeydukes")
    assert at.player().hp == 1 + box().boards["it"].spaces["honeydukes"].health
    assert at.active == 1


# ---- meetings -------------------------------------------------------------------------------


@pytest.mark.rule("YH-MOV-2")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_one_must_stop_on_meeting_another_player(edition: str) -> None:
    at = scene(ron(LANDING), draco("grand-staircase", hp=1), dice=[6, 6, 2, 1], edition=edition)
    at.do(ROLL).walk("middle-corridor-spell", "grand-staircase")
    assert (at.player().space, at.active) == ("grand-staircase", 1)
    assert at.player(1).hp == 6  # the fight was lost with the last HP
    assert at.table.bottoms["event"] == ()  # and took the place of the space


@pytest.mark.rule("YH-MOV-2")
@pytest.mark.parametrize("variant", ["qualified", "teams"])
def test_and_on_meeting_a_death_eater(variant: str) -> None:
    at = scene(
        ron("north-wall-book"), draco(), neville(), cho(), dice=[6, 6], variant=variant,
        dark_towers=["north-tower"], death_eaters=["walden-macnair"],
    )  # fmt: skip
    at.do(ROLL).walk("north-tower")
    assert at.asked == (1, "death-eater")


@pytest.mark.rule("YH-MOV-2", "YH-PVP-4")
def test_a_team_mate_is_passed_by() -> None:
    at = scene(
        ron(LANDING), draco(), neville("middle-corridor-spell"), cho(), dice=[6, 6],
        variant="teams",
    )  # fmt: skip
    at.do(ROLL).walk("middle-corridor-spell")
    assert {space for (space,) in at.offered("walk")} == {"grand-staircase", "charms-classroom"}


@pytest.mark.rule("YH-MOV-2", "YH-OBJ-1")
def test_an_object_is_taken_before_the_fight() -> None:
    at = scene(
        ron("west-wall-duel"), draco("west-wall-object"), dice=[6, 6, 6, 1, 6, 1],
        lying={"west-wall-object": ["nagini"]},
    )  # fmt: skip
    at.do(ROLL).walk("west-wall-object")
    assert at.options == [STOP, ("take", "nagini")]
    at.do(("take", "nagini"))
    assert at.player().objects == ("nagini",)
    assert at.player(1).hp == 4


@pytest.mark.rule("YH-MOV-2", "YH-TRN-2")
def test_who_may_pass_others_by_may_also_stop_and_fight() -> None:
    passed = scene(luna(LANDING), draco("grand-staircase"), dice=[6, 6])
    passed.do(ROLL).walk("middle-corridor-spell", "grand-staircase")
    assert len(passed.offered("walk")) == 3
    assert STOP in passed.options
    passed.walk("entrance-hall")
    met = scene(luna(LANDING), draco("grand-staircase"), dice=[6, 6, 6, 1, 6, 1])
    met.do(ROLL).walk("middle-corridor-spell", "grand-staircase").do(STOP)
    assert met.player(1).hp == 4


@pytest.mark.rule("YH-MOV-2", "YH-SPC-5", "YH-PVP-1")
def test_on_the_pitch_a_fight_takes_the_place_of_quidditch() -> None:
    at = scene(ron("pitch-path"), draco("quidditch-pitch"), dice=[6, 6, 6, 1, 6, 1])
    at.do(ROLL).walk("quidditch-pitch")
    assert (at.player(1).hp, at.table.quidditch, at.active) == (4, None, 1)


# ---- early stops ----------------------------------------------------------------------------


@pytest.mark.rule("YH-MOV-3")
@pytest.mark.parametrize("missions", [[ENTRANCE], []])
def test_anyone_may_stop_early_at_the_place_of_a_mission(missions: list[str]) -> None:
    """Whether one holds a mission for it or not."""
    at = scene(ron("south-wall-object", missions=missions), draco(), dice=[3, 4])
    at.do(ROLL).walk(MYRTLE)
    assert STOP in at.options
    assert {("south-tower",), ("chamber-of-secrets",)} <= set(at.offered("walk"))


@pytest.mark.rule("YH-MOV-3")
def test_one_may_stop_early_on_a_tower() -> None:
    at = scene(ron("clock-tower"), draco(), dice=[6, 6])
    at.do(ROLL).walk("west-wall-potion")
    assert STOP not in at.options
    at.walk("gryffindor-tower")
    assert STOP in at.options
    at.do(STOP)
    assert (at.player().space, at.active) == ("gryffindor-tower", 1)


@pytest.mark.rule("YH-MOV-3", "YH-EXM-1")
def test_not_in_a_classroom_whose_book_one_has() -> None:
    book = "standard-book-of-spells-grade-1"
    at = scene(ron("middle-corridor-spell", books=[book]), draco(), dice=[1, 1])
    at.do(ROLL).walk("charms-classroom")
    assert at.options == [("walk", "library-corridor-book")]


# ---- when the number cannot be walked -------------------------------------------------------


@pytest.mark.rule("YH-MOV-4")
def test_one_goes_as_far_as_one_can() -> None:
    at = scene(ron("ministry-of-magic"), draco(), dice=[3, 4], lying={"hall-of-prophecies": []})
    at.do(ROLL)
    assert at.options == [("walk", "hall-of-prophecies")]
    at.walk("hall-of-prophecies")
    assert (at.player().space, at.active) == ("hall-of-prophecies", 1)


@pytest.mark.rule("YH-MOV-4")
def test_or_stays() -> None:
    at = scene(ron("the-burrow", hp=1), draco(), dice=[3, 4])
    at.do(ROLL)
    assert (at.player().space, at.player().hp, at.active) == ("the-burrow", 2, 1)


# ---- cards ----------------------------------------------------------------------------------


@pytest.mark.rule("YH-CRD-1")
def test_a_used_card_goes_to_the_bottom_and_comes_last() -> None:
    books = list(box().books)
    at = scene(
        ron("north-wall-book", books=books[2:]), draco("library-tower"),
        bottoms={"book": [books[1], books[0]]}, phase="resolve",
    )  # fmt: skip
    assert at.player().books[-1] == books[1]  # the heap is empty: no chance is left
    assert at.table.bottoms["book"] == (books[0],)


@pytest.mark.rule("YH-CRD-1")
def test_bottoms_are_seen_by_all_and_drawn_from_when_nothing_else_is_left() -> None:
    at = scene(ron("west-wall-spell"), draco(), bottoms={"spell": ["lumos"]}, dice=["protego"],
               phase="resolve")  # fmt: skip
    assert at.changed() == {"0.spells": ["protego"]}
    assert view(at.game, None).bottoms["spell"] == ("lumos",)


@pytest.mark.rule("YH-CRD-1")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    at = scene(ron("north-wall-book", books=list(box().books)), draco(), phase="resolve")
    assert (at.changed(), at.active) == ({}, 1)


@pytest.mark.rule("YH-CRD-2")
@pytest.mark.parametrize("card", ["accio", "alohomora", "obliviate"])
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_three_spells_are_played_before_the_roll(edition: str, card: str) -> None:
    at = scene(ron(LANDING, spells=[card, "incendio"]), draco(spells=["protego"]), edition=edition)
    assert at.options == [ROLL, ("cast", card)]
    at.do(("cast", card))
    assert card in at.table.bottoms["spell"]
    assert card not in at.player().spells


@pytest.mark.rule("YH-CRD-2")
@pytest.mark.parametrize("card", ["gillyweed", "forgetfulness-potion", "amortentia"])
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_and_three_potions_but_not_in_the_polish_edition(edition: str, card: str) -> None:
    at = scene(
        ron(LANDING, potions=[card, "skele-gro"]), draco(books=["dragon-species"]),
        edition=edition,
    )  # fmt: skip
    assert at.options == [ROLL] + ([("cast", card)] if edition == "it" else [])


@pytest.mark.rule("YH-CRD-2")
def test_the_roll_comes_after_it() -> None:
    at = scene(harry(LANDING, spells=["alohomora"]), draco(), dice=[3, 4])
    at.do(("cast", "alohomora"))
    assert at.options == [ROLL]
    at.do(ROLL).walk("middle-corridor-spell")
    assert STOP in at.options  # Alohomora: one may stop on any space


@pytest.mark.rule("YH-CRD-2", "YH-OBJ-1")
def test_what_accio_brings_counts_among_the_two_of_a_turn() -> None:
    at = scene(
        ron("west-wall-duel", spells=["accio"]), draco(), dice=[1, 1],
        lying={"west-wall-object": ["nagini", "da-coin", "winged-key"]},
    )  # fmt: skip
    at.do(("cast", "accio"))
    assert DECLINE in at.options
    at.do(("take", "winged-key"), ROLL).walk("west-wall-object").do(("take", "nagini"))
    assert at.offered("take") == []
