"""TAL-ALT: the alternative rules."""

from typing import Any

import pytest

from commonroom.games.talisman.events import CardDrawn
from tests.games.talisman.rules.scene import (
    HALLOW,
    eater,
    eater_too,
    order,
    order_too,
    scene,
)

MANOR, PROPHECY, MUNGOS = "malfoy-manor", "hall-of-prophecy", "st-mungos"
NO_INHERITANCE = {"inheritance": "no"}
WEALTH: dict[str, Any] = {
    "life": 1, "magic": 9, "might": 8, "fate": 2, "galleons": 3, "objects": ["wand", HALLOW],
    "followers": ["nymphadora-tonks", "dobby"], "spells": ["lumos"], "trophies": ["ripper"],
    "challenge": 2,
}  # fmt: skip


@pytest.mark.rule("TAL-ALT-1")
def test_without_inheritance_everything_is_lost() -> None:
    at = scene(order(MANOR, **WEALTH), eater("azkaban"), phase="meet", options=NO_INHERITANCE)
    player = at.player(0)
    assert (player.character, player.space, player.fallen) == ("", "", True)
    assert not player.objects + player.followers + player.spells + player.trophies
    assert (player.fate, player.galleons, player.challenge) == (0, 0, 0)
    table = at.table
    assert table.lying == {MANOR: ("nymphadora-tonks", "dobby")}
    assert (table.hallows, table.purchases["wand"]) == (3, 3)  # TAL-HAL-1
    assert table.coins == {MANOR: 3}
    assert (table.discards["outer"], table.spell_discard) == (("ripper",), ("lumos",))
    assert table.out == ("harry-potter",)
    assert at.asked == (1, "plan")


@pytest.mark.rule("TAL-ALT-1", "TAL-SET-1")
def test_in_the_next_turn_an_unused_character_begins_as_at_setup() -> None:
    at = scene(
        order(MANOR, **WEALTH), eater("azkaban", lost_turns=1),
        dice=["peter-pettigrew", "expulso"], phase="meet", options=NO_INHERITANCE, shipped=True,
    )  # fmt: skip
    assert at.player(0).character == "peter-pettigrew"
    at.do(("face-up", "b"))
    player = at.player(0)
    card = at.game.content.characters["peter-pettigrew"].b
    assert (player.magic, player.might, player.life) == (card.magic, card.might, card.life)
    assert (player.fate, player.galleons, player.spells) == (card.fate, 2, ("expulso",))
    assert player.space == card.start
    assert at.asked == (0, "plan")


@pytest.mark.rule("TAL-ALT-1")
def test_only_characters_nobody_plays_come_in() -> None:
    at = scene(
        order(MANOR, life=1), eater("azkaban"), order_too("azkaban"), eater_too("azkaban"),
        phase="meet", options=NO_INHERITANCE,
    )  # fmt: skip
    assert sorted(at.table.unused) == [
        "bellatrix-lestrange", "draco-malfoy", "minerva-mcgonagall", "rubeus-hagrid",
    ]  # fmt: skip


@pytest.mark.rule("TAL-ALT-1")
def test_when_nobody_is_left_those_who_were_out_are_used_again() -> None:
    at = scene(
        order(MANOR, life=1), eater(MANOR, lost_turns=1), dice=["harry-potter"],
        phase="meet", options=NO_INHERITANCE,
    )  # fmt: skip
    at.table.out, at.table.unused = at.table.unused, ()  # all others fell before
    at.do(("space",))
    assert at.player(0).character == "harry-potter"
    assert (len(at.table.unused), at.table.out) == (6, ())


@pytest.mark.rule("TAL-ALT-1")
@pytest.mark.parametrize(
    ("space", "held"),
    [
        ("kings-cross-station", {"unlocked": True}),
        ("charms-classroom", {"keys": 2}),
        ("divination-classroom", {"seeking": True}),
        ("defence-against-the-dark-arts-classroom", {"boggart": 9}),
        ("charms-classroom", {"turned_back": True}),
    ],
)
def test_what_held_a_character_does_not_hold_the_next_one(space: str, held: dict[str, Any]) -> None:
    at = scene(
        order(space, life=1, **held), eater("azkaban"), dice=[1, 6], phase="meet",
        lying={space: ["hit-wizards"]}, options=NO_INHERITANCE,
    )  # fmt: skip
    at.do(("fight",))
    player = at.player(0)
    assert (player.fallen, player.unlocked, player.turned_back) == (True, False, False)
    assert (player.keys, player.seeking, player.boggart) == (0, False, 0)


@pytest.mark.rule("TAL-ALT-1", "TAL-LIF-1")
def test_an_event_finds_no_character_that_is_gone() -> None:
    """It has no place on the board, and so in no region."""
    at = scene(
        order("azkaban"), order_too("honeydukes"), eater("azkaban", life=1),
        dice=[6, 1, 3, "dementors-over-london", 6, 6, "rubeus-hagrid"], phase="meet",
        options=NO_INHERITANCE,
    )  # fmt: skip
    at.do(("duel", 2), ("fight",), ("wound",), ("move",), ("walk", "london-underground-2"))
    assert at.asked == (2, "side-of-card")


@pytest.mark.rule("TAL-ALT-1", "TAL-LIF-1")
def test_with_inheritance_it_is_otherwise() -> None:
    at = scene(order(MANOR, **WEALTH), eater("azkaban"), phase="meet")
    assert at.player(0).character == "harry-potter"
    assert at.player(0).objects == ("wand", HALLOW)
    assert at.table.lying == {}


@pytest.mark.rule("TAL-ALT-2")
@pytest.mark.parametrize(("trophies", "magic"), [("five", 5), ("seven", None)])
def test_six_points_are_enough_for_five_but_not_for_seven(trophies: str, magic: int | None) -> None:
    at = scene(
        order(MUNGOS, trophies=["hit-wizards", "inferi"]), eater("azkaban"), phase="end",
        options={"trophies": trophies},
    )  # fmt: skip
    if magic is None:
        assert at.asked == (1, "plan")
    else:
        at.do(("exchange", "magic"), ("offer", "inferi"))
        assert at.player(0).magic == magic


@pytest.mark.rule("TAL-ALT-2")
def test_fourteen_points_are_worth_two() -> None:
    at = scene(
        order(MUNGOS, trophies=["antonin-dolohov", "aurors", "hit-wizards"]), eater("azkaban"),
        phase="end", options={"trophies": "seven"},
    )  # fmt: skip
    at.do(("exchange", "magic"), ("offer", "antonin-dolohov"), ("offer", "aurors"))
    at.do(("offer", "hit-wizards"))
    assert at.player(0).magic == 6


HOLD = {"objects": ["wand", "firebolt"], "followers": ["fang", "dobby"], "galleons": 1}


@pytest.mark.rule("TAL-ALT-3")
def test_things_may_be_left_before_drawing_so_that_fewer_cards_are_drawn() -> None:
    """No Galleons, no Dobby, and no Wand, which would not lie there (TAL-HAL-1)."""
    at = scene(
        order(PROPHECY, **HOLD), eater("azkaban"), dice=["cleansweep"], phase="meet",
        options={"ditch-before-drawing": "yes"},
    )  # fmt: skip
    assert at.options == [("ditch", "firebolt"), ("ditch", "fang"), ("done",)]
    at.do(("ditch", "firebolt"), ("done",))
    assert at.happened(CardDrawn) == 1
    assert at.options == [("take", "cleansweep"), ("done",)]  # the Firebolt not in this turn
    assert at.changed() == {
        "0.objects": ["wand"], f"lying.{PROPHECY}": ["firebolt", "cleansweep"],
    }  # fmt: skip


@pytest.mark.rule("TAL-ALT-3")
def test_enough_left_means_no_card_at_all() -> None:
    at = scene(
        order(PROPHECY, **HOLD), eater("azkaban"), phase="meet",
        options={"ditch-before-drawing": "yes"},
    )  # fmt: skip
    at.do(("ditch", "firebolt"), ("ditch", "fang"))
    assert at.happened(CardDrawn) == 0
    assert at.asked == (0, "end")


@pytest.mark.rule("TAL-ALT-3")
def test_nobody_is_asked_to_leave_more_than_would_be_drawn() -> None:
    at = scene(
        order("leaky-cauldron", **HOLD), eater("azkaban"), phase="meet",
        options={"ditch-before-drawing": "yes"},
    )  # fmt: skip
    at.do(("ditch", "firebolt"))
    assert at.asked == (0, "end")


@pytest.mark.rule("TAL-ALT-3")
def test_otherwise_nobody_is_asked_before_drawing() -> None:
    at = scene(order(PROPHECY, **HOLD), eater("azkaban"), dice=["cleansweep", "beaded-bag"],
               phase="meet")  # fmt: skip
    assert at.asked == (0, "take")
