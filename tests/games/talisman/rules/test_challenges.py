"""Challenges for a Hallow."""

import pytest

from commonroom.games.talisman.events import ChallengeMet
from tests.games.talisman.rules.scene import (
    HALLOW,
    eater,
    eater_too,
    order,
    order_too,
    scene,
)


@pytest.mark.rule("TAL-SPC-2")
def test_a_challenge_is_accepted_if_one_likes_and_one_at_a_time() -> None:
    at = scene(order("quidditch-pitch"), eater("azkaban"), phase="meet")
    assert at.asked == (0, "challenge")
    at.do(("decline",))
    assert (at.changed(), at.active) == ({}, 1)
    at = scene(order("quidditch-pitch", challenge=1), eater("azkaban"), phase="meet")
    assert at.asked != (0, "challenge")


@pytest.mark.rule("TAL-SPC-2", "TAL-OBJ-1")
def test_a_challenge_is_for_those_who_carry_a_hallow_too_but_waits() -> None:
    """RULING: nothing says that they may not; it is met when they can have one again."""
    at = scene(
        order("quidditch-pitch", objects=[HALLOW], galleons=2), eater("azkaban"), dice=[6],
        phase="meet",
    )  # fmt: skip
    at.do(("accept",))
    assert at.changed() == {"0.challenge": 6}
    at.do(("ditch", HALLOW))
    assert at.changed() == {"0.challenge": 0, "0.galleons": 0}  # and the Hallow is back


@pytest.mark.rule("TAL-SPC-2")
@pytest.mark.parametrize(
    ("number", "able", "unable"),
    [
        (3, {"followers": ["fang"]}, {"objects": ["wand"], "galleons": 3}),
        (4, {"objects": ["marauders-map"]}, {"objects": ["wand"], "followers": ["fang"]}),
        (5, {"galleons": 3}, {"galleons": 2}),
        (6, {"galleons": 2}, {"galleons": 1}),
    ],
)
def test_what_is_to_be_paid_is_paid_at_once_or_as_soon_as_one_can(
    number: int, able: dict[str, object], unable: dict[str, object]
) -> None:
    at = scene(order("quidditch-pitch", **able), eater("azkaban"), dice=[number], phase="meet")
    at.do(("accept",))
    player = at.player(0)
    assert (player.objects, player.followers, player.galleons) == ((HALLOW,), (), 0)
    assert (player.challenge, at.table.hallows) == (0, 2)
    at = scene(order("quidditch-pitch", **unable), eater("azkaban"), dice=[number], phase="meet")
    at.do(("accept",))
    assert at.changed() == {"0.challenge": number}


@pytest.mark.rule("TAL-SPC-2")
def test_a_challenge_is_done_as_soon_as_its_owner_is_able_wherever_that_is() -> None:
    at = scene(
        order("st-mungos", challenge=6, galleons=1), eater("azkaban", galleons=1),
        phase="meet", lying={"st-mungos": ["dropped-galleon"]},
    )  # fmt: skip
    at.do(("take", "dropped-galleon"))
    assert at.changed() == {
        "0.challenge": 0, "0.galleons": 0, "0.objects": [HALLOW], "hallows": 2,
        "lying.st-mungos": None, "discards.outer": ["dropped-galleon"],
    }  # fmt: skip


@pytest.mark.rule("TAL-SPC-1", "TAL-CMP-1")
def test_nobody_replenishes_from_an_empty_supply() -> None:
    at = scene(
        order("12-grimmauld-place"), eater("azkaban", fate=36), dice=[3], phase="meet"
    )  # fmt: skip
    assert at.asked == (1, "plan")  # there was nothing but to train


@pytest.mark.rule("TAL-SPC-2")
def test_a_challenge_is_done_with_what_a_space_gives() -> None:
    at = scene(
        order("4-privet-drive", challenge=6, galleons=1), eater("azkaban"), dice=[4], phase="meet"
    )  # fmt: skip
    assert at.changed() == {
        "0.challenge": 0, "0.galleons": 0, "0.objects": [HALLOW], "hallows": 2,
    }  # fmt: skip


@pytest.mark.rule("TAL-SPC-2", "TAL-BAT-3")
@pytest.mark.parametrize("reward", [("wound",), ("take-galleon",)])
def test_the_challenge_to_take_a_life_from_a_character(reward: tuple[str]) -> None:
    at = scene(
        order("azkaban", challenge=1), eater("azkaban", galleons=1), dice=[6, 1], phase="meet"
    )
    at.do(("duel", 1), ("fight",), reward)
    assert at.happened(ChallengeMet) == (reward == ("wound",))
    assert (HALLOW in at.player(0).objects) == (reward == ("wound",))


@pytest.mark.rule("TAL-SPC-2")
def test_a_life_that_was_saved_is_not_taken() -> None:
    at = scene(
        order("azkaban", challenge=1), eater("azkaban", objects=["chocolate-frogs"]),
        dice=[6, 1, 4], phase="meet",
    )  # fmt: skip
    at.do(("duel", 1), ("fight",), ("wound",), ("accept",))
    assert at.changed() == {}


@pytest.mark.rule("TAL-SPC-2", "TAL-BAT-1")
@pytest.mark.parametrize("foe", ["card", "space", "follower"])
def test_the_challenge_to_defeat_an_enemy_whatever_kind_it_is(foe: str) -> None:
    if foe == "card":
        at = scene(
            order("leaky-cauldron", challenge=2), eater("azkaban", challenge=2), dice=[6, 1],
            phase="meet", lying={"leaky-cauldron": ["hit-wizards"]},
        )  # fmt: skip
    elif foe == "space":
        at = scene(
            order("azkaban", challenge=2), eater("honeydukes", challenge=2), dice=[1, 6, 1],
            phase="meet",
        )  # fmt: skip
    else:
        at = scene(
            order("azkaban", challenge=2),
            eater("azkaban", challenge=2, followers=["corban-yaxley"]),
            dice=[6, 1, 6, 1], phase="meet",
        )  # fmt: skip
        at.do(("duel", 1), ("fight",), ("attack", "corban-yaxley"))
    at.do(("fight",))
    assert at.player(0).objects == (HALLOW,)
    assert (at.player(0).challenge, at.player(1).challenge) == (0, 2)


@pytest.mark.rule("TAL-SPC-2", "TAL-VOL-2")
def test_voldemort_is_no_enemy_that_the_challenge_asks_for() -> None:
    at = scene(
        order("st-mungos", challenge=2, magic=12), eater("azkaban"), dice=[1, 6, 1, 2],
        phase="voldemort", voldemort="london-streets-3",
    )  # fmt: skip
    at.do(("voldemort", "st-mungos"), ("stat", "magic"), ("fight",))
    assert at.changed() == {"0.galleons": 1, "voldemort": "st-mungos"}


@pytest.mark.rule("TAL-SPC-2", "TAL-HAL-1")
def test_a_challenge_waits_while_there_is_no_hallow_and_is_done_when_one_comes_back() -> None:
    at = scene(
        order("st-mungos", challenge=6, galleons=2),
        order_too("azkaban", objects=[HALLOW]), eater("azkaban", objects=[HALLOW]),
        eater_too("room-of-requirement", objects=[HALLOW], magic=12),
        dice=[1, 1], active=3,
    )  # fmt: skip
    assert at.changed() == {}
    at.do(("enter",), ("fight",))
    assert at.changed() == {
        "0.challenge": 0, "0.galleons": 0, "0.objects": [HALLOW], "3.objects": [],
        "3.space": "great-hall",
    }  # fmt: skip


@pytest.mark.rule("TAL-SPC-2", "TAL-CMP-5")
def test_a_life_that_a_lantern_keeps_was_not_taken() -> None:
    forest = "forbidden-forest-1"
    at = scene(
        order(forest, challenge=1), eater(forest, objects=["lantern"]), dice=[6, 1], phase="meet"
    )  # fmt: skip
    at.do(("duel", 1), ("fight",), ("wound",))
    assert at.changed() == {}
    assert at.player(0).challenge == 1


@pytest.mark.rule("TAL-SPC-2", "TAL-HAL-1")
@pytest.mark.parametrize("number", [2, 6])
def test_nothing_is_paid_or_counted_for_a_hallow_that_is_not_there(number: int) -> None:
    """Neither the second Galleon nor the enemy is of any use yet."""
    at = scene(
        order("st-mungos", challenge=number, galleons=1),
        order_too("azkaban", objects=[HALLOW]), eater("azkaban", objects=[HALLOW]),
        eater_too("azkaban", objects=[HALLOW]),
        dice=[6, 1], phase="meet", lying={"st-mungos": ["hit-wizards"]}, coins={"st-mungos": 1},
    )  # fmt: skip
    at.do(("fight",), ("take-galleons",))
    assert at.changed() == {
        "0.trophies": ["hit-wizards"], "lying.st-mungos": None, "0.galleons": 2,
        "coins.st-mungos": None,
    }  # fmt: skip


@pytest.mark.rule("TAL-SPC-2", "TAL-LIF-1")
def test_whoever_is_out_of_play_does_no_challenge() -> None:
    at = scene(
        order("hogsmeade", objects=[HALLOW]),
        eater("st-mungos", fallen=True, life=0, challenge=6, galleons=2),
        order_too("azkaban", objects=[HALLOW]), eater_too("azkaban", objects=[HALLOW]),
        phase="meet",
    )  # fmt: skip
    at.do(("choose", "madam-puddifoots"), ("sell", HALLOW))
    assert at.changed() == {"0.objects": [], "0.galleons": 1, "hallows": 1}


@pytest.mark.rule("TAL-SPC-2")
def test_whoever_came_by_a_hallow_otherwise_may_drop_the_challenge() -> None:
    at = scene(order("st-mungos", challenge=6, objects=[HALLOW], galleons=2), eater("azkaban"))
    assert at.changed() == {}  # it need not be paid
    at.do(("drop-challenge",))
    assert at.changed() == {"0.challenge": 0}
    at = scene(order("st-mungos", challenge=6), eater("azkaban"))
    assert ("drop-challenge",) not in at.options
