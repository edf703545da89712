"""TAL-BAT-1, -2, -4, -5, TAL-TRO: battles with enemies, evading them, and trophies."""

import pytest

from commonroom.games.talisman.events import Evaded, EvasionFailed, Scored, StandOff
from commonroom.kernel import Option
from tests.games.talisman.rules.scene import (
    EATER_SIDE,
    ORDER_SIDE,
    Scene,
    eater,
    order,
    scene,
)

LEAKY, PROPHECY, MUNGOS = "leaky-cauldron", "hall-of-prophecy", "st-mungos"
FIGHT: Option = ("fight",)


def scores(at: Scene) -> tuple[int, int]:
    scored = at.event(Scored)
    return scored.score, scored.foe_score


# ---- TAL-BAT-1


@pytest.mark.rule("TAL-BAT-1")
@pytest.mark.parametrize(
    ("card", "stat", "mine", "theirs"),
    [("hit-wizards", "magic", 7, 3), ("ripper", "might", 5, 2)],
)
def test_the_enemys_stat_decides(card: str, stat: str, mine: int, theirs: int) -> None:
    at = scene(
        order(MUNGOS, magic=7, might=5), eater("azkaban"), phase="meet", lying={MUNGOS: [card]}
    )
    args = at.decision.prompt.args
    assert (args["stat"], args["mine"], args["theirs"]) == (stat, mine, theirs)


@pytest.mark.rule("TAL-BAT-1", "TAL-FAT-1")
@pytest.mark.parametrize(
    ("dice", "changed", "goes_on"),
    [
        ([3, 3], {"0.trophies": ["hit-wizards"], f"lying.{MUNGOS}": None}, True),
        ([3, 5], {"0.life": 3}, False),
        ([3, 4], {}, False),
    ],
)
def test_higher_lower_equal(dice: list[int], changed: dict[str, object], goes_on: bool) -> None:
    at = scene(
        order(MUNGOS, life=4), eater("azkaban"), dice=dice, phase="meet",
        lying={MUNGOS: ["hit-wizards"]}, coins={MUNGOS: 1},
    )  # fmt: skip
    at.do(FIGHT)
    assert at.changed() == changed
    assert at.asked == ((0, "take") if goes_on else (1, "plan"))
    assert at.happened(StandOff) == (changed == {})


@pytest.mark.rule("TAL-BAT-1", "TAL-FAT-1")
def test_own_roll_then_the_enemys_then_fate_then_the_scores() -> None:
    at = scene(
        order(MUNGOS, fate=2), eater("azkaban"), dice=[1, 6, 6], phase="meet",
        lying={MUNGOS: ["hit-wizards"]},
    )  # fmt: skip
    at.do(FIGHT)
    fight = at.table.fight
    assert fight is not None
    assert (fight.dice, fight.other_dice) == ([1], [6])
    assert at.happened(Scored) == 0
    assert at.options == [("accept",), ("fate", 1)]  # and never the enemy's die
    at.do(("fate", 1))
    assert (scores(at), at.player(0).fate) == ((10, 9), 1)


@pytest.mark.rule("TAL-BAT-1")
def test_evading_comes_before_anything_that_helps_in_the_battle() -> None:
    at = scene(
        order(MUNGOS, spells=["impedimenta", "expecto-patronum"]), eater("azkaban"), dice=[6, 1],
        phase="meet", lying={MUNGOS: ["hit-wizards"]},
    )  # fmt: skip
    assert set(at.options) == {
        FIGHT, ("cast", 0, "impedimenta"), ("cast", 0, "expecto-patronum"),
    }  # fmt: skip
    at.do(("cast", 0, "expecto-patronum"))
    assert at.options == [FIGHT]
    at.do(FIGHT)
    assert scores(at) == (4 + 3 + 6, 4)


@pytest.mark.rule("TAL-BAT-1")
@pytest.mark.parametrize(
    ("space", "dice", "name"),
    [("azkaban", [1], "dementor"), ("gringotts-bank", [1], "goblin"),
     ("charms-classroom", [1], "flying-key"),
     ("defence-against-the-dark-arts-classroom", [1, 1], "boggart")],
)  # fmt: skip
@pytest.mark.parametrize("advantage", [ORDER_SIDE, EATER_SIDE])
def test_foes_of_spaces_are_neutral_and_no_trophies(
    space: str, dice: list[int], name: str, advantage: str
) -> None:
    at = scene(
        order(space), eater("honeydukes"), dice=[*dice, 6, 1], phase="meet", advantage=advantage
    )
    assert at.decision.prompt.args["foes"] == [name]
    at.do(FIGHT)
    assert "advantage" not in at.event(Scored).sources + at.event(Scored).foe_sources
    assert at.changed() == {}


# ---- TAL-BAT-2


@pytest.mark.rule("TAL-BAT-2")
def test_enemies_of_one_number_and_stat_fight_as_one_with_one_die() -> None:
    at = scene(
        order(MUNGOS, magic=9), eater("azkaban"), dice=[6, 1], phase="meet",
        lying={MUNGOS: ["hit-wizards", "aurors", "inferi"]},
    )  # fmt: skip
    at.do(FIGHT)
    assert scores(at) == (15, 3 + 4 + 3 + 1)
    assert at.changed() == {
        "0.trophies": ["hit-wizards", "aurors", "inferi"], f"lying.{MUNGOS}": None,
    }  # fmt: skip


@pytest.mark.rule("TAL-BAT-2")
def test_together_they_cost_one_life_and_all_stay() -> None:
    at = scene(
        order(MUNGOS), eater("azkaban"), dice=[6, 1], phase="meet",
        lying={MUNGOS: ["hit-wizards", "aurors", "inferi"]},
    )  # fmt: skip
    at.do(FIGHT)
    assert at.changed() == {"0.life": 3}


@pytest.mark.rule("TAL-BAT-2")
@pytest.mark.parametrize(
    ("lying", "fought"),
    [
        (["ripper", "hit-wizards"], ["hit-wizards", "ripper"]),
        (
            ["centaur-archers", "hit-wizards"],
            ["centaur-archers", "hit-wizards"],
        ),  # of one number
        (["ripper", "centaur-archers"], ["centaur-archers", "ripper"]),  # of one stat
    ],
)
def test_neither_magic_and_might_nor_numbers_mix(lying: list[str], fought: list[str]) -> None:
    at = scene(
        order(MUNGOS), eater("azkaban"), dice=[6, 1, 6, 1], phase="meet", lying={MUNGOS: lying}
    )  # fmt: skip
    for card in fought:
        assert at.decision.prompt.args["foes"] == [card]
        at.do(FIGHT)
    assert at.changed() == {"0.trophies": fought, f"lying.{MUNGOS}": None}


@pytest.mark.rule("TAL-BAT-2", "TAL-BAT-5")
def test_a_group_may_be_evaded_as_one() -> None:
    at = scene(
        order(MUNGOS, spells=["impedimenta"]), eater("azkaban"), phase="meet",
        lying={MUNGOS: ["hit-wizards", "aurors"]},
    )  # fmt: skip
    at.do(("cast", 0, "impedimenta"), ("evade", "impedimenta"))
    assert at.event(Evaded).foes == ("hit-wizards", "aurors")
    assert at.changed() == {"0.spells": []}


@pytest.mark.rule("TAL-BAT-2", "TAL-BAT-5", "TAL-ENC-8")
def test_one_of_a_group_may_be_evaded_and_the_rest_fought() -> None:
    """RULING: whoever has beaten or evaded them all goes on."""
    at = scene(
        order(MUNGOS, spells=["impedimenta"]), eater("azkaban"), dice=[6, 1], phase="meet",
        lying={MUNGOS: ["hit-wizards", "aurors", "fang"]},
    )  # fmt: skip
    at.do(("cast", 0, "impedimenta"))
    assert at.options == [
        FIGHT, ("evade", "impedimenta"), ("evade-one", "impedimenta", "hit-wizards"),
        ("evade-one", "impedimenta", "aurors"),
    ]  # fmt: skip
    at.do(("evade-one", "impedimenta", "aurors"))
    assert at.event(Evaded).foes == ("aurors",)
    assert at.options == [FIGHT, ("evade", "impedimenta")]
    at.do(FIGHT)
    assert scores(at) == (10, 4)
    assert at.asked == (0, "take")
    assert at.changed() == {
        "0.spells": [], "0.trophies": ["hit-wizards"], f"lying.{MUNGOS}": ["aurors", "fang"],
    }  # fmt: skip


# ---- TAL-BAT-4

TONKS, YAXLEY, CARROWS = "nymphadora-tonks", "corban-yaxley", "amycus-and-alecto-carrow"


@pytest.mark.rule("TAL-BAT-4")
@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.parametrize(
    ("who", "enemy", "advantage", "change"),
    [
        (order, YAXLEY, ORDER_SIDE, +1),
        (order, YAXLEY, EATER_SIDE, -1),
        (eater, TONKS, EATER_SIDE, +1),
        (eater, TONKS, ORDER_SIDE, -1),
        (order, "hit-wizards", ORDER_SIDE, 0),
        (order, "hit-wizards", EATER_SIDE, 0),
        (eater, "hit-wizards", EATER_SIDE, 0),
    ],
)
def test_the_advantage_against_one_enemy(
    who: object, enemy: str, advantage: str, change: int, edition: str
) -> None:
    mine, other = (order, eater) if who is order else (eater, order)
    at = scene(
        mine(MUNGOS), other("azkaban"), phase="meet", advantage=advantage, edition=edition,
        lying={MUNGOS: [enemy]}, dice=[6, 1],
    )  # fmt: skip
    assert at.decision.prompt.args["mine"] == 4 + change
    assert at.decision.prompt.args["theirs"] == (4 if enemy == YAXLEY else 3)
    at.do(FIGHT)
    amounts = dict(zip(at.event(Scored).sources, at.event(Scored).amounts, strict=True))
    assert amounts.get("advantage", 0) == change


@pytest.mark.rule("TAL-BAT-4", "TAL-BAT-2")
@pytest.mark.parametrize(
    ("edition", "advantage", "enemies", "mine", "theirs"),
    [
        ("en", EATER_SIDE, [YAXLEY, CARROWS], 0, 8 + 2),
        ("pl", EATER_SIDE, [YAXLEY, CARROWS], -2, 8),
        # neutral enemies among them do not count
        ("en", EATER_SIDE, [YAXLEY, "hit-wizards"], 0, 7 + 1),
        ("pl", EATER_SIDE, [YAXLEY, "hit-wizards"], -1, 7),
        ("en", EATER_SIDE, ["inferi", "hit-wizards"], 0, 6),
        ("pl", EATER_SIDE, ["inferi", "hit-wizards"], 0, 6),
        # the own side advantaged: 1, once
        ("en", ORDER_SIDE, [YAXLEY, CARROWS], +1, 8),
        ("pl", ORDER_SIDE, [YAXLEY, CARROWS], +1, 8),
        ("en", ORDER_SIDE, [YAXLEY, "hit-wizards"], +1, 7),
        ("pl", ORDER_SIDE, ["inferi", "hit-wizards"], 0, 6),
    ],
)
def test_the_advantage_against_several_enemies(
    edition: str, advantage: str, enemies: list[str], mine: int, theirs: int
) -> None:
    at = scene(
        order(MUNGOS), eater("azkaban"), phase="meet", advantage=advantage, edition=edition,
        lying={MUNGOS: enemies},
    )  # fmt: skip
    args = at.decision.prompt.args
    assert (args["mine"], args["theirs"]) == (4 + mine, theirs)


@pytest.mark.rule("TAL-BAT-4")
@pytest.mark.parametrize(("advantage", "mine", "theirs"), [(ORDER_SIDE, 5, 4), (EATER_SIDE, 4, 5)])
def test_the_advantage_between_characters(advantage: str, mine: int, theirs: int) -> None:
    at = scene(order("azkaban"), eater("azkaban"), phase="meet", advantage=advantage)
    at.do(("duel", 1))
    args = at.decision.prompt.args
    assert (args["mine"], args["theirs"]) == (mine, theirs)


@pytest.mark.rule("TAL-BAT-4", "TAL-CMP-6")
def test_the_token_may_turn_before_the_dice() -> None:
    at = scene(
        order(MUNGOS), eater("azkaban", spells=["expulso"]), phase="meet",
        lying={MUNGOS: [YAXLEY]},
    )  # fmt: skip
    assert at.decision.prompt.args["mine"] == 5
    at.says(1, ("cast", 1, "expulso")).do(("side", EATER_SIDE))
    assert at.decision.prompt.args["mine"] == 3


# ---- TAL-BAT-5


@pytest.mark.rule("TAL-BAT-5")
@pytest.mark.parametrize(
    ("space", "can"), [(MUNGOS, True), ("hospital-wing", True), ("moving-staircase", False)]
)
def test_evading_is_for_london_and_the_grounds_only(space: str, can: bool) -> None:
    at = scene(
        order(space, spells=["impedimenta"]), eater("azkaban"), phase="meet",
        lying={space: ["hit-wizards"]},
    )  # fmt: skip
    assert (("cast", 0, "impedimenta") in at.options) == can


@pytest.mark.rule("TAL-BAT-5")
def test_an_enemy_of_an_observer_may_be_evaded_and_is_gone() -> None:
    at = scene(
        eater(MUNGOS, spells=["impedimenta"]), order("azkaban"), phase="meet",
        lying={MUNGOS: ["arthur-weasley", "wand"]},
    )  # fmt: skip
    at.do(("cast", 0, "impedimenta"), ("evade", "impedimenta"))
    assert at.asked == (0, "take")


@pytest.mark.rule("TAL-BAT-5")
def test_an_evasion_that_fails_leads_to_the_battle() -> None:
    at = scene(
        {"character": "peter-pettigrew", "space": MUNGOS, "fate": 0, "followers": ["fang"]},
        order("azkaban"), dice=[2, 6, 1], phase="meet", lying={MUNGOS: ["hit-wizards"]},
        shipped=True,
    )  # fmt: skip
    at.do(("evade", "peter-pettigrew"))
    assert at.happened(EvasionFailed) == 1
    assert ("evade", "peter-pettigrew") not in at.options
    at.do(FIGHT)
    assert at.player(0).trophies == ("hit-wizards",)


@pytest.mark.rule("TAL-BAT-5")
def test_until_the_end_of_the_turn_everything_may_be_evaded_but_no_longer() -> None:
    at = scene(
        order(MUNGOS, spells=["impedimenta"]), eater("azkaban", lost_turns=1),
        phase="meet", lying={MUNGOS: ["hit-wizards"], "gringotts-bank": ["aurors"]}, dice=[2],
    )  # fmt: skip
    at.do(("cast", 0, "impedimenta"), ("evade", "impedimenta"))
    at.do(("move",), ("walk", "gringotts-bank"))
    assert at.options == [FIGHT]


@pytest.mark.rule("TAL-BAT-1", "TAL-BAT-5")
def test_whoever_has_weakened_an_enemy_can_no_longer_evade_it() -> None:
    at = scene(
        order(MUNGOS, spells=["stupefy", "impedimenta"]), eater("azkaban"), phase="meet",
        lying={MUNGOS: ["hit-wizards"]},
    )  # fmt: skip
    assert ("cast", 0, "impedimenta") in at.options
    at.do(("cast", 0, "stupefy"))
    assert at.options == [FIGHT]


# ---- TAL-TRO-1


@pytest.mark.rule("TAL-TRO-1", "TAL-DIA-1")
def test_nothing_is_exchanged_for_a_dial_that_is_full() -> None:
    trophies = ["hit-wizards", "inferi", "ripper", "attic-ghoul"]
    at = scene(order(MUNGOS, magic=12, trophies=trophies), eater("azkaban"), phase="end")
    assert at.options == [("end",), ("exchange", "might")]


@pytest.mark.rule("TAL-TRO-1")
@pytest.mark.parametrize(
    ("offered", "magic"),
    [(["aurors", "inferi"], 6), (["stray-dementor"], 6), (["hit-wizards", "aurors"], 7)],
)
def test_five_points_bring_one_and_the_rest_is_lost(offered: list[str], magic: int) -> None:
    trophies = ["aurors", "inferi", "stray-dementor", "hit-wizards", "ripper"]
    me = order(MUNGOS, magic=5, trophies=trophies)
    at = scene(me, eater("azkaban"), phase="end", shipped=True)
    assert at.options == [("end",), ("exchange", "magic")]
    at.do(("exchange", "magic"), *[("offer", card) for card in offered], ("done",))
    assert at.player(0).magic == magic
    assert at.changed() == {
        "0.magic": magic, "0.trophies": [card for card in trophies if card not in offered],
        "discards.outer": offered,
    }  # fmt: skip


@pytest.mark.rule("TAL-TRO-1")
def test_magic_and_might_are_counted_apart_and_both_may_be_exchanged() -> None:
    at = scene(
        order(MUNGOS, trophies=["aurors", "ripper", "attic-ghoul"]), eater("azkaban"), phase="end"
    )
    assert at.options == [("end",), ("exchange", "might")]  # 4 Magic, 5 Might
    at.do(("exchange", "might"), ("offer", "ripper"))  # the other one is needed, too
    assert at.changed() == {
        "0.might": 4, "0.trophies": ["aurors"], "discards.outer": ["ripper", "attic-ghoul"],
    }  # fmt: skip


@pytest.mark.rule("TAL-TRO-1")
def test_exchanging_is_optional_and_for_the_end_of_the_own_turn() -> None:
    full = ["aurors", "inferi"]
    at = scene(order(MUNGOS, trophies=full), eater("azkaban", trophies=["hit-wizards"]))
    assert at.options == [("move",)]
    at = scene(order(MUNGOS, trophies=full), eater("azkaban", trophies=["hit-wizards"]),
               phase="end")  # fmt: skip
    at.do(("end",))
    assert at.changed() == {}


@pytest.mark.rule("TAL-TRO-1", "TAL-FOL-1")
def test_killed_followers_count_like_other_trophies() -> None:
    at = scene(eater(MUNGOS, trophies=[TONKS, "fred-and-george-weasley"]), order("azkaban"),
               phase="end")  # fmt: skip
    at.do(("exchange", "magic"), ("offer", TONKS))
    assert at.player(0).magic == 5
