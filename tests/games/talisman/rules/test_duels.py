"""TAL-BAT-3: battles between characters."""

import pytest

from commonroom.games.talisman.events import DiceRolled, Evaded, Scored, Stolen, TrophyTaken
from commonroom.games.talisman.strength import strength, total
from commonroom.kernel import Option
from tests.games.talisman.rules.scene import (
    EATER_SIDE,
    HALLOW,
    ORDER_SIDE,
    eater,
    eater_too,
    order,
    order_too,
    scene,
)

FIGHT: Option = ("fight",)
DUEL: Option = ("duel", 1)
HERE = "azkaban"


@pytest.mark.rule("TAL-BAT-3")
def test_only_the_other_side_can_be_attacked() -> None:
    at = scene(
        order(HERE), eater(HERE), order_too(HERE), eater_too(HERE, fallen=True, life=0),
        phase="meet",
    )  # fmt: skip
    assert [option for option in at.options if option[0] == "duel"] == [DUEL]


@pytest.mark.rule("TAL-BAT-3")
def test_always_with_magic() -> None:
    at = scene(order(HERE, might=12), eater(HERE, might=12), dice=[1, 2], phase="meet")
    at.do(DUEL)
    assert at.decision.prompt.args["stat"] == "magic"
    at.do(FIGHT)
    assert at.event(Scored).sources == ("magic", "advantage")
    assert at.event(Scored).foe_sources == ("magic",)
    assert at.event(Scored).foe_amounts == (4,)


@pytest.mark.rule("TAL-BAT-3", "TAL-BAT-5")
def test_the_one_attacked_may_evade_first_and_the_turn_ends() -> None:
    at = scene(
        order(HERE), eater(HERE, spells=["impedimenta"]), phase="meet", lying={HERE: ["wand"]}
    )
    at.do(DUEL)
    assert at.asked == (1, "evade")
    at.do(("cast", 1, "impedimenta"), ("evade", "impedimenta"))
    assert at.event(Evaded).foes == ("harry-potter",)
    assert (at.changed(), at.active) == ({"1.spells": []}, 1)


@pytest.mark.rule("TAL-BAT-3", "TAL-BAT-5")
def test_nobody_evades_in_the_school() -> None:
    room = "moving-staircase"
    at = scene(order(room), eater(room, spells=["impedimenta"]), phase="meet")
    at.do(DUEL)
    assert at.asked == (0, "fight")


@pytest.mark.rule("TAL-BAT-3")
def test_spells_of_both_come_before_the_dice_the_attackers_first() -> None:
    at = scene(
        order(HERE, spells=["expecto-patronum"]), eater(HERE, spells=["expecto-patronum"]),
        dice=[1, 2], phase="meet",
    )  # fmt: skip
    at.do(DUEL)
    assert at.asked == (0, "fight")
    at.do(("cast", 0, "expecto-patronum"), FIGHT)
    assert at.asked == (1, "fight")
    assert (at.decision.prompt.args["mine"], at.decision.prompt.args["theirs"]) == (4, 8)
    at.do(("cast", 1, "expecto-patronum"))
    assert (at.event(Scored).score, at.event(Scored).foe_score) == (9, 9)


@pytest.mark.rule("TAL-BAT-3", "TAL-FAT-1")
def test_fate_attacker_first_then_defender_and_no_change_of_mind() -> None:
    at = scene(order(HERE, fate=1), eater(HERE, fate=1), dice=[5, 2, 6], phase="meet")
    at.do(DUEL, FIGHT)
    fight = at.table.fight
    assert fight is not None
    assert (fight.dice, fight.other_dice) == ([5], [2])  # both have been rolled
    assert (at.asked, at.options) == ((0, "roll"), [("accept",), ("fate", 5)])
    at.do(("accept",))
    assert (at.asked, at.options) == ((1, "roll"), [("accept",), ("fate", 2)])
    at.do(("fate", 2))  # a stand-off now, but the attacker is not asked again
    assert (at.event(Scored).score, at.event(Scored).foe_score) == (10, 10)
    assert at.changed() == {"1.fate": 0}


@pytest.mark.rule("TAL-BAT-3", "TAL-FAT-1")
def test_the_defender_decides_knowing_the_attackers_new_die() -> None:
    at = scene(order(HERE, fate=1), eater(HERE, fate=1), dice=[1, 3, 4, 6], phase="meet")
    at.do(DUEL, FIGHT, ("fate", 1))
    fight = at.table.fight
    assert fight is not None
    assert (at.asked[0], fight.dice, fight.other_dice) == (1, [4], [3])
    at.do(("fate", 3))
    assert (at.event(Scored).score, at.event(Scored).foe_score) == (9, 10)
    assert at.asked == (1, "reward")


@pytest.mark.rule("TAL-BAT-3", "TAL-OBJ-1", "TAL-HAL-1")
@pytest.mark.parametrize(("card", "pile"), [(HALLOW, "hallows"), ("wand", "purchases.wand")])
def test_what_one_has_already_can_be_taken_and_one_of_both_is_left(card: str, pile: str) -> None:
    at = scene(
        order(HERE, objects=[card, "lantern"]), eater(HERE, objects=[card]), dice=[6, 1],
        phase="meet",
    )  # fmt: skip
    at.do(DUEL, FIGHT, ("take", card))
    changed = at.changed()
    assert sorted(at.player(0).objects) == sorted([card, "lantern"])
    assert {name: changed[name] for name in changed if name != "0.objects"} == {
        "1.objects": [], pile: 2,
    }  # fmt: skip


RICH = {"galleons": 2, "objects": ["wand", HALLOW],
        "followers": ["corban-yaxley", "fang"]}  # fmt: skip


@pytest.mark.rule("TAL-BAT-3")
def test_the_active_winner_picks_a_life_an_object_a_galleon_or_a_follower() -> None:
    """A follower without a stat cannot be attacked; the winner may also do nothing."""
    at = scene(order(HERE, objects=["wand"]), eater(HERE, **RICH), dice=[6, 1], phase="meet")
    at.do(DUEL, FIGHT)
    assert (at.asked, at.options) == (
        (0, "reward"),
        [
            ("wound",),
            ("take", "wand"),
            ("take", HALLOW),
            ("take-galleon",),
            ("attack", "corban-yaxley"),
            ("decline",),
        ],
    )


@pytest.mark.rule("TAL-BAT-3")
def test_a_defender_who_wins_cannot_attack_a_follower() -> None:
    at = scene(
        order(HERE, galleons=2, objects=["wand"], followers=["nymphadora-tonks"]), eater(HERE),
        dice=[1, 6], phase="meet",
    )  # fmt: skip
    at.do(DUEL, FIGHT)
    assert (at.asked, at.options) == (
        (1, "reward"), [("wound",), ("take", "wand"), ("take-galleon",), ("decline",)],
    )  # fmt: skip


@pytest.mark.rule("TAL-BAT-3")
@pytest.mark.parametrize(
    ("reward", "changed"),
    [
        (("wound",), {"1.life": 3}),
        (("take", HALLOW), {"0.objects": [HALLOW], "1.objects": ["wand"]}),
        (("take-galleon",), {"0.galleons": 1, "1.galleons": 1}),
        (("decline",), {}),
    ],
)
def test_the_reward_and_the_end_of_the_turn(reward: Option, changed: dict[str, object]) -> None:
    at = scene(order(HERE), eater(HERE, **RICH), eater_too(HERE, galleons=1), dice=[6, 1],
               phase="meet", lying={HERE: ["lantern"]})  # fmt: skip
    at.do(DUEL, FIGHT, reward)
    assert at.changed() == changed
    assert at.happened(Stolen) == (reward[0] not in ("wound", "decline"))
    assert at.asked in ((0, "end"), (1, "plan"))  # Azkaban is not rolled for, nothing taken


@pytest.mark.rule("TAL-BAT-3", "TAL-FOL-1", "TAL-BAT-4")
@pytest.mark.parametrize(
    ("dice", "changed"),
    [
        ([6, 1], {"0.trophies": ["corban-yaxley"], "1.followers": ["fang"]}),
        ([1, 6], {"0.life": 3}),
        ([1, 2], {}),
    ],
)
def test_a_follower_is_attacked_as_an_enemy_would_be(
    dice: list[int], changed: dict[str, object]
) -> None:
    at = scene(order(HERE), eater(HERE, **RICH), dice=[6, 1, *dice], phase="meet")
    at.do(DUEL, FIGHT, ("attack", "corban-yaxley"))
    args = at.decision.prompt.args
    assert (args["mine"], args["theirs"]) == (5, 4)  # with the Advantage
    at.do(FIGHT)
    assert at.changed() == changed
    assert at.happened(TrophyTaken) == ("0.trophies" in changed)
    assert at.active == 1


@pytest.mark.rule("TAL-BAT-3")
def test_a_stand_off_between_characters() -> None:
    at = scene(order(HERE), eater(HERE, galleons=1), dice=[1, 2], phase="meet")
    at.do(DUEL, FIGHT)
    assert (at.changed(), at.active) == ({}, 1)


@pytest.mark.rule("TAL-BAT-3", "TAL-OBJ-1")
def test_a_fifth_object_taken_in_a_duel_leaves_one_on_the_space() -> None:
    four = ["cleansweep", "floo-powder", "chocolate-frogs", "exploding-bonbons"]
    at = scene(order(HERE, objects=four), eater(HERE, **RICH), dice=[6, 1], phase="meet")
    at.do(DUEL, FIGHT, ("take", "wand"), ("leave", "cleansweep"))
    assert at.changed() == {
        "0.objects": [*four[1:], "wand"], "1.objects": [HALLOW], f"lying.{HERE}": ["cleansweep"],
    }  # fmt: skip


@pytest.mark.rule("TAL-BAT-3", "TAL-LIF-1")
@pytest.mark.parametrize(("dice", "fallen"), [([6, 1], 1), ([1, 6], 0)])
def test_the_last_life_may_be_lost_by_either(dice: list[int], fallen: int) -> None:
    at = scene(order(HERE, life=1), eater(HERE, life=1), dice=dice, phase="meet")
    at.do(DUEL, FIGHT, ("wound",))
    assert at.changed() == {
        f"{fallen}.life": 0, f"{fallen}.fallen": True, f"{fallen}.space": "st-mungos",
    }  # fmt: skip
    assert at.active == 1


@pytest.mark.rule("TAL-BAT-3", "TAL-BAT-4", "TAL-CMP-2")
def test_each_rolls_the_dice_of_its_own_abilities() -> None:
    """Draco attacks a member of the Order with two dice; Harry always has two."""
    draco = {"character": "draco-malfoy", "space": HERE, "fate": 0, "galleons": 0}
    harry = {"character": "harry-potter", "space": HERE, "fate": 0, "galleons": 0}
    at = scene(draco, harry, dice=[2, 5, 4, 1], phase="meet", advantage=EATER_SIDE)
    at.do(DUEL, FIGHT)
    rolled = [one.dice for one in at.told if isinstance(one, DiceRolled)]
    assert rolled == [(2, 5), (4, 1)]
    assert (at.event(Scored).score, at.event(Scored).foe_score) == (10, 8)
    at = scene(harry, draco, dice=[2, 5, 4], phase="meet", advantage=ORDER_SIDE)
    at.do(DUEL, FIGHT)
    assert (at.event(Scored).score, at.event(Scored).foe_score) == (10, 8)


@pytest.mark.rule("TAL-BAT-3")
def test_what_was_taken_helps_its_old_owner_no_longer() -> None:
    at = scene(
        order(HERE), eater(HERE, objects=["marauders-map"]), dice=[6, 1], phase="meet"
    )  # fmt: skip
    at.do(DUEL, FIGHT, ("take", "marauders-map"))
    assert [total(strength(at.game, seat, "magic")) for seat in (0, 1)] == [6, 4]
    assert at.table.fight is None


@pytest.mark.rule("TAL-BAT-3", "TAL-FOL-1")
def test_a_follower_that_was_killed_helps_no_longer() -> None:
    at = scene(
        order(HERE), eater(HERE, followers=["severus-snape"]), dice=[6, 1, 6, 1], phase="meet"
    )  # fmt: skip
    at.do(DUEL, FIGHT, ("attack", "severus-snape"), FIGHT)
    assert at.player(0).trophies == ("severus-snape",)
    assert total(strength(at.game, 1, "magic")) == 4


@pytest.mark.rule("TAL-BAT-3", "TAL-CMP-6")
def test_the_one_attacked_may_weaken_the_attacker() -> None:
    at = scene(order(HERE), eater(HERE, spells=["stupefy"]), dice=[3, 3], phase="meet")
    at.do(DUEL, FIGHT, ("cast", 1, "stupefy"))
    scored = at.event(Scored)
    assert dict(zip(scored.sources, scored.amounts, strict=True)) == {
        "magic": 4, "advantage": 1, "stupefy": -2,
    }  # fmt: skip
    assert (scored.score, scored.foe_score) == (6, 7)
