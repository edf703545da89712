"""What each student can do in a move."""

from typing import Any

import pytest

from tests.games.year_at_hogwarts.cards.students import (
    QUALIFIED,
    lands,
    moving,
    who,
)
from tests.games.year_at_hogwarts.cards.table import (
    ROLL,
    STOP,
    card,
)

pytestmark = pytest.mark.rule("YH-CMP-3")


@card("harry-potter/move")
@pytest.mark.rule("YH-TRN-2")
def test_harry_draws_two_spells() -> None:
    """On a spell space two spells instead of one."""
    at = lands("harry-potter", "west-wall-spell", "stupefy", "lumos")
    assert at.changed() == {"0.spells": ["stupefy", "lumos"]}
    at = lands("harry-potter", "ollivanders", "stupefy", "lumos")
    assert at.changed() == {"0.spells": ["stupefy", "lumos"]}


@card("harry-potter/move")
def test_harry_draws_no_more_elsewhere() -> None:
    """A classroom, the hut and a potion space are no spell spaces."""
    at = lands("harry-potter", "charms-classroom", "stupefy")
    assert at.changed() == {"0.spells": ["stupefy"]}
    at = lands("harry-potter", "hagrids-hut", "stupefy", "skele-gro")
    assert at.changed() == {"0.spells": ["stupefy"], "0.potions": ["skele-gro"]}
    at = lands("harry-potter", "west-wall-potion", "skele-gro")
    assert at.changed() == {"0.potions": ["skele-gro"]}


@card("neville-longbottom/move")
@pytest.mark.rule("YH-TRN-2")
def test_neville_draws_two_potions() -> None:
    """On a potion space two potions instead of one; not in the hut, and no more in a classroom."""
    at = lands("neville-longbottom", "west-wall-potion", "skele-gro", "gillyweed")
    assert at.changed() == {"0.potions": ["skele-gro", "gillyweed"]}
    at = lands("neville-longbottom", "hagrids-hut", "stupefy", "skele-gro")
    assert at.changed() == {"0.spells": ["stupefy"], "0.potions": ["skele-gro"]}
    at = lands("neville-longbottom", "herbology-classroom", "skele-gro", "gillyweed")
    assert at.changed() == {"0.potions": ["skele-gro", "gillyweed"]}
    at = lands("neville-longbottom", "west-wall-spell", "stupefy")
    assert at.changed() == {"0.spells": ["stupefy"]}


@card("hermione-granger/move")
@pytest.mark.rule("YH-MOV-3", "YH-EXM-1")
def test_hermione_stops_in_the_library_and_in_classrooms() -> None:
    """She may end her move early in the Library and in every classroom; the exam counts."""
    walk = [("walk", space) for space in ("north-wall-object", "library")]
    books = ("the-dark-forces", "dragon-species")
    at = moving("hermione-granger", 6, 6, *books, space="north-tower").do(ROLL, *walk)
    assert at.can("walk", "library-corridor-book")
    at.do(STOP)
    assert at.changed() == {"0.space": "library", "0.books": list(books)}
    assert at.over
    at = moving(
        "hermione-granger", 6, 6, "lumos", space="library",
        by={"books": ["quintessence-a-quest"]},
    ).do(ROLL, ("walk", "library-corridor-book"))  # fmt: skip
    assert not at.can("stop")
    at.do(("walk", "charms-classroom"), STOP)
    assert at.changed() == {
        "0.space": "charms-classroom", "0.points": 20, "0.books": [], "0.spells": ["lumos"],
    }  # fmt: skip
    at = moving("harry-potter", 6, 6, space="north-tower").do(ROLL, *walk)
    assert not at.can("stop")


@card("ron-weasley/move")
@pytest.mark.rule("YH-TRN-2")
def test_ron_adjusts_his_roll() -> None:
    """One more or one less than rolled, at least 1."""
    at = moving("ron-weasley", 1, 2, "lumos", space="north-tower").do(ROLL)
    assert at.asks() == {"moves 2", "moves 3", "moves 4"}
    at.do(("moves", 2), ("walk", "north-wall-object"), ("walk", "north-wall-spell"))
    assert at.changed() == {"0.space": "north-wall-spell", "0.spells": ["lumos"]}
    at = moving("ron-weasley", 1, space="north-tower", by={"one_die": True}).do(ROLL)
    assert at.asks() == {"moves 1", "moves 2"}
    at.do(("moves", 2))


@card("ginny-weasley/move")
@pytest.mark.rule("YH-TRN-2")
def test_ginny_leaves_a_die_out() -> None:
    """She rolls one die more and leaves one out; slowed she rolls two and moves by one."""
    at = moving("ginny-weasley", 1, 2, 5, space="north-tower").do(ROLL)
    assert at.asks() == {"moves 3", "moves 6", "moves 7"}
    at.do(("moves", 3))
    assert at.state.left == 3
    at = moving("ginny-weasley", 2, 4, space="north-tower", by={"one_die": True}).do(ROLL)
    assert at.asks() == {"moves 2", "moves 4"}
    at.do(("moves", 4))
    assert not at.player().one_die


@card("draco-malfoy/move")
@pytest.mark.rule("YH-ACT-1")
def test_draco_picks_an_action() -> None:
    """On an action space he draws two, resolves one and puts back the other."""
    at = lands("draco-malfoy", "west-wall-action", "dolores-umbridge", "fawkes", points=60)
    assert at.asks() == {"resolve dolores-umbridge", "resolve fawkes"}
    at.do(("resolve", "fawkes"))
    assert at.changed() == {"0.points": 70, "0.hp": 11}
    assert at.state.bottoms["action"] == ("dolores-umbridge", "fawkes")
    at = lands("draco-malfoy", "west-wall-action", "floo-powder", "floo-powder")
    assert at.changed() == {"0.floo": 1}


@card("draco-malfoy/move")
def test_draco_has_no_choice_in_a_common_room() -> None:
    """A common room is no action space."""
    at = lands("draco-malfoy", "slytherin-common-room", "dolores-umbridge", points=60)
    at.do(("draw", "action"))
    assert at.changed() == {"0.points": 20}


@card("luna-lovegood/move")
@pytest.mark.rule("YH-MOV-2")
def test_luna_passes_by() -> None:
    """She steps on past players and Death Eaters; others must stop."""
    steps = [("walk", space) for space in ("north-tower", "north-wall-object", "north-wall-spell")]
    harry = who("harry-potter", space="north-wall-object")
    dark: dict[str, Any] = {"dark_towers": ["north-tower"], "options": QUALIFIED}
    at = moving("luna-lovegood", 1, 2, "lumos", space="north-wall-book", others=[harry], **dark)
    at.do(ROLL, *steps)
    assert at.changed() == {"0.space": "north-wall-spell", "0.spells": ["lumos"]}
    at = moving("cho-chang", 1, 2, space="north-wall-book", others=[harry]).do(ROLL, *steps[:1])
    assert at.can(*steps[1])
    cards = ("lumos", "skele-gro")
    at = moving("cho-chang", 1, 2, *cards, space="north-wall-book", others=[harry], **dark)
    at.do(ROLL, steps[0])
    assert at.asked == (1, "death-eater")
    at.do(("sheet", "narcissa-malfoy"))


@card("luna-lovegood/move", "luna-lovegood/fight")
@pytest.mark.rule("YH-PVP-2", "YH-FGT-4")
def test_luna_fights_where_her_move_ends() -> None:
    """She may also stop there early; having won, she gains 2 HP."""
    harry = who("harry-potter", space="north-wall-object")
    at = moving("luna-lovegood", 6, 6, 6, 1, 6, 1, space="north-wall-book", others=[harry])
    at.do(ROLL, ("walk", "north-tower"), ("walk", "north-wall-object"))
    assert at.can("walk", "library")
    at.do(STOP)
    assert at.changed() == {"0.space": "north-wall-object", "0.hp": 8, "1.hp": 5}
    assert at.over


@card("cho-chang/move")
@pytest.mark.rule("YH-OBJ-1")
def test_cho_reaches_one_step_further() -> None:
    """When her move has ended she may take what lies one step away, two objects in a turn."""
    lying = {
        "north-wall-object": ["nagini"],
        "library": ["da-coin", "golden-egg"],
        "north-wall-spell": [],
    }
    at = moving("cho-chang", 1, 2, "lumos", space="north-wall-book", lying=lying)
    steps = [("walk", space) for space in ("north-tower", "north-wall-object", "north-wall-spell")]
    at.do(ROLL, *steps)
    assert at.asks() == {"take nagini", "stop"}
    at.do(("take", "nagini"))
    assert at.changed() == {
        "0.space": "north-wall-spell", "0.objects": ["nagini"], "0.spells": ["lumos"],
        "lying.north-wall-object": None,
    }  # fmt: skip
    at = moving("cho-chang", 1, 1, space="north-wall-book", lying=lying)
    at.do(ROLL, *steps[:2], ("take", "nagini"))
    assert at.offers("take") == {"da-coin", "golden-egg"}
    at.do(("take", "golden-egg"))
    assert at.over  # two in a turn: the third stays


@card("cho-chang/move")
def test_cho_reaches_before_a_fight() -> None:
    """First she takes the object, then she meets whoever is there."""
    harry = who("harry-potter", space="north-wall-spell")
    lying = {"north-wall-object": ["nagini"]}
    dice = (1, 2, 6, 1, 6, 1)
    at = moving("cho-chang", *dice, space="north-wall-book", lying=lying, others=[harry])
    steps = [("walk", space) for space in ("north-tower", "north-wall-object", "north-wall-spell")]
    at.do(ROLL, *steps, ("take", "nagini"))
    assert at.changed() == {
        "0.space": "north-wall-spell", "0.objects": ["nagini"], "1.hp": 5,
        "lying.north-wall-object": None,
    }  # fmt: skip
    assert at.over
