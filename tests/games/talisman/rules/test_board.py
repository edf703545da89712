"""TAL-BRD, TAL-SPC: the board and what its spaces do when rules meet there."""

import pytest

from commonroom.games.talisman.events import BattleWon, Scored
from commonroom.games.talisman.strength import strength, total
from tests.games.talisman.rules.scene import (
    EATER_SIDE,
    box,
    eater,
    order,
    scene,
)

LONDON = [
    "diagon-alley",
    "leaky-cauldron",
    "london-streets-1",
    "malfoy-manor",
    "kings-cross-station",
    "london-underground-1",
    "azkaban",
    "the-forest-of-dean",
    "12-grimmauld-place",
    "hall-of-prophecy",
    "ministry-of-magic",
    "ministry-atrium",
    "hogsmeade",
    "honeydukes",
    "shrieking-shack",
    "godrics-hollow",
    "london-underground-2",
    "london-streets-2",
    "4-privet-drive",
    "london-streets-3",
    "st-mungos",
    "the-burrow",
    "gringotts-bank",
    "knockturn-alley",
]
GROUNDS = [
    "hogwarts-gates",
    "whomping-willow",
    "black-lake-shore",
    "hogsmeade-station",
    "centaur-clearing",
    "castle-lawn-1",
    "the-lake",
    "castle-lawn-2",
    "quidditch-pitch",
    "forbidden-forest-1",
    "aragogs-lair",
    "forbidden-forest-2",
    "hagrids-hut",
    "owlery",
    "castle-lawn-3",
    "hospital-wing",
]
SCHOOL = [
    "moving-staircase",
    "charms-classroom",
    "potions-classroom",
    "divination-classroom",
    "transfiguration-classroom",
    "defence-against-the-dark-arts-classroom",
    "astronomy-tower",
    "room-of-requirement",
]


@pytest.mark.rule("TAL-BRD-1")
def test_london_clockwise() -> None:
    assert list(box().rings["outer"]) == LONDON


@pytest.mark.rule("TAL-BRD-2")
def test_the_grounds_clockwise() -> None:
    assert list(box().rings["middle"]) == GROUNDS


@pytest.mark.rule("TAL-BRD-3")
def test_the_school_is_one_path_that_ends_before_the_great_hall() -> None:
    assert list(box().rings["inner"]) == SCHOOL
    assert box().facing["room-of-requirement"] == ("great-hall",)


def cells(side: int, corner: int) -> list[tuple[int, int]]:
    """The cells of a square ring, clockwise from its lower right corner."""
    edge = side - 1
    bottom = [(corner - step, corner) for step in range(edge)]
    left = [(corner - edge, corner - step) for step in range(edge)]
    top = [(corner - edge + step, corner - edge) for step in range(edge)]
    right = [(corner, corner - edge + step) for step in range(edge)]
    return bottom + left + top + right


@pytest.mark.rule("TAL-BRD-4")
def test_opposite_is_the_nearest_cell_one_ring_further_in() -> None:
    outer, middle = cells(7, 6), cells(5, 5)
    for name, (x, y) in zip(LONDON, outer, strict=True):
        nearest = min(max(x, 1), 5), min(max(y, 1), 5)
        assert box().spaces[name].opposite == GROUNDS[middle.index(nearest)]


@pytest.mark.rule("TAL-BRD-4")
@pytest.mark.parametrize(
    ("space", "opposite"),
    [
        ("kings-cross-station", "hogsmeade-station"),
        ("4-privet-drive", "hagrids-hut"),
        ("diagon-alley", "hogwarts-gates"),
    ],
)
def test_the_three_pairs_that_are_named(space: str, opposite: str) -> None:
    assert box().spaces[space].opposite == opposite


# ---- TAL-SPC-1


@pytest.mark.rule("TAL-SPC-1", "TAL-SPC-2")
def test_how_many_cards_are_drawn() -> None:
    drawn = {space.id: space.draw for space in box().spaces.values()}
    none = {"diagon-alley", "malfoy-manor", "azkaban", "12-grimmauld-place", "hogsmeade",
            "shrieking-shack", "4-privet-drive", "st-mungos", "gringotts-bank", "whomping-willow",
            "the-lake", "quidditch-pitch", "hagrids-hut", "hospital-wing"}  # fmt: skip
    for space in LONDON + GROUNDS:
        two = space in ("hall-of-prophecy", "aragogs-lair")
        assert drawn[space] == (0 if space in none else 2 if two else 1), space
    assert {drawn[space] for space in [*SCHOOL, "great-hall"]} == {0}


@pytest.mark.rule("TAL-SPC-1")
@pytest.mark.parametrize(("own", "other"), [("malfoy-manor", "12-grimmauld-place"),
                                            ("12-grimmauld-place", "malfoy-manor")])  # fmt: skip
def test_the_houses_of_both_sides_are_mirror_images(own: str, other: str) -> None:
    here = eater if own == "malfoy-manor" else order
    guest = order if own == "malfoy-manor" else eater
    at = scene(guest(own), here(other, fate=0), phase="meet")
    assert at.changed() == {"0.life": 3}
    at = scene(here(own, fate=1), guest(other), phase="meet")
    value = at.game.card(0).fate
    at.do(("choose", "replenish"))
    assert at.changed() == {"0.fate": value}
    training = "plot" if own == "malfoy-manor" else "train"
    for die, gained in ((4, {}), (5, {"0.life": 5}), (6, {"0.spells": ["lumos"]})):
        at = scene(
            here(own, life=4), guest(other), dice=[die, "lumos"] if die == 6 else [die],
            phase="meet",
        )  # fmt: skip
        at.do(("choose", training))
        assert at.changed() == gained


@pytest.mark.rule("TAL-SPC-1")
@pytest.mark.parametrize(("lying", "drawn"), [([], 2), (["lantern"], 1), (["lantern", "wand"], 0),
                                              (["lantern", "wand", "portkey"], 0)])  # fmt: skip
def test_the_shrieking_shack_draws_to_the_difference(lying: list[str], drawn: int) -> None:
    cards = ["dropped-galleon", "purse-of-galleons"][:drawn]
    at = scene(
        order("shrieking-shack"), eater("azkaban"), dice=[5, 3, *cards],
        phase="meet", lying={"shrieking-shack": lying},
    )  # fmt: skip
    assert at.table.lying["shrieking-shack"] == (*lying, *cards)


@pytest.mark.rule("TAL-SPC-1", "TAL-ENC-6")
def test_doubles_at_the_shack_lead_to_kings_cross_at_once() -> None:
    """Nothing is taken or fought there; at King's Cross one starts again."""
    at = scene(
        order("shrieking-shack"), eater("kings-cross-station"), dice=[4, 4],
        phase="meet", lying={"shrieking-shack": ["wand", "hit-wizards"]},
    )  # fmt: skip
    assert at.changed() == {"0.space": "kings-cross-station"}
    assert at.options == [("space",), ("duel", 1), ("barrier",)]


# ---- TAL-SPC-2


@pytest.mark.rule("TAL-SPC-2")
@pytest.mark.parametrize(
    ("die", "to"),
    [(2, "quidditch-pitch"), (4, "aragogs-lair"), (1, "castle-lawn-1"), (5, "whomping-willow")],
)
def test_the_lake_carries_clockwise_on_even_and_back_on_odd(die: int, to: str) -> None:
    at = scene(
        order("the-lake", life=2), eater("azkaban"), dice=[die], phase="meet",
        lying={"aragogs-lair": ["wand", "lantern"], "castle-lawn-1": ["wand"]},
    )  # fmt: skip
    assert at.player(0).space == to


@pytest.mark.rule("TAL-SPC-2", "TAL-ENC-3")
def test_the_forest_takes_its_life_after_its_enemies_and_before_its_treasures() -> None:
    at = scene(
        order("forbidden-forest-1", might=9), eater("azkaban"), dice=[6, 1],
        phase="meet", lying={"forbidden-forest-1": ["grindylows", "wand"]},
    )  # fmt: skip
    assert (at.asked, at.changed()) == ((0, "fight"), {})
    at.do(("fight",))
    assert at.changed() == {"0.life": 3, "0.trophies": ["grindylows"],
                            "lying.forbidden-forest-1": ["wand"]}  # fmt: skip
    assert at.asked == (0, "take")


@pytest.mark.rule("TAL-SPC-2")
def test_the_forest_takes_nothing_of_those_who_lost_there() -> None:
    at = scene(
        order("forbidden-forest-1"), eater("azkaban"), dice=[1, 6],
        phase="meet", lying={"forbidden-forest-1": ["grindylows"]},
    )  # fmt: skip
    at.do(("fight",))
    assert at.changed() == {"0.life": 3}


@pytest.mark.rule("TAL-SPC-2")
@pytest.mark.parametrize("ward", [{"objects": ["lantern"]}, {"followers": ["fang"]}])
def test_some_lose_no_life_in_the_forest_whatever_the_cause(ward: dict[str, list[str]]) -> None:
    at = scene(
        order("forbidden-forest-1", **ward), eater("azkaban"), dice=[1, 6],
        phase="meet", lying={"forbidden-forest-1": ["grindylows"]},
    )  # fmt: skip
    at.do(("fight",), ("end",))
    assert (at.changed(), at.active) == ({}, 1)


@pytest.mark.rule("TAL-SPC-2")
def test_the_willow_asks_only_for_what_can_be_paid() -> None:
    at = scene(order("whomping-willow", fate=1), eater("azkaban"), phase="meet")
    assert at.options == [("choose", "fate"), ("choose", "life")]
    at.do(("choose", "fate"))
    assert at.changed() == {"0.fate": 0}
    at = scene(order("whomping-willow"), eater("azkaban", fate=1, galleons=1), phase="meet")
    assert at.changed() == {"0.life": 3}


@pytest.mark.rule("TAL-SPC-2")
def test_in_the_centaur_clearing_objects_add_nothing_and_there_is_no_magic() -> None:
    more = {"objects": ["wand", "marauders-map", "chocolate-frogs"], "followers": ["fang"],
            "spells": ["expulso", "expecto-patronum"]}  # fmt: skip
    at = scene(
        order("centaur-clearing", **more), eater("azkaban", spells=["expulso"]), dice=[1, 6, 5],
        phase="meet", lying={"centaur-clearing": ["hit-wizards"]},
    )  # fmt: skip
    assert at.options == [("fight",)]
    assert list(at.decision.guests) == [1]  # whoever is elsewhere may cast
    assert at.decision.prompt.args["mine"] == 4
    assert total(strength(at.game, 0, "might")) == 4  # followers count
    at.do(("fight",), ("accept",))
    assert at.changed() == {}  # the Frogs are no magic object
    at = scene(order("owlery", **more), eater("azkaban"))
    assert total(strength(at.game, 0, "magic")) == 6


@pytest.mark.rule("TAL-SPC-2", "TAL-OBJ-2")
@pytest.mark.parametrize("leaves", [False, True])
def test_magic_objects_are_of_use_again_once_the_clearing_is_left(leaves: bool) -> None:
    start, stop = "black-lake-shore", "centaur-clearing"
    if leaves:
        start, stop = stop, start
    at = scene(
        order(start, objects=["time-turner"]), eater("azkaban"), dice=[2], phase="move",
        lying={stop: ["firebolt"]},
    )  # fmt: skip
    at.do(("walk", stop), ("done",))
    assert (("use", "time-turner") in at.options) == leaves


# ---- TAL-SPC-3


@pytest.mark.rule("TAL-SPC-3")
def test_flying_keys_are_caught_one_at_a_time_and_one_moves_on_next_turn() -> None:
    at = scene(order("charms-classroom"), eater("azkaban"), dice=[3, 6, 1, 1, 6], phase="meet")
    assert at.player(0).keys == 3
    at.do(("fight",))
    assert (at.happened(BattleWon), at.player(0).keys) == (1, 2)
    at.do(("fight",))
    assert at.changed() == {"0.keys": 2, "0.life": 3}
    assert at.active == 1
    at = scene(order("charms-classroom", keys=1), eater("azkaban"), dice=[6, 1])
    assert at.options == [("remain",), ("turn-back",)]
    at.do(("remain",))
    assert at.decision.prompt.args["theirs"] == 4
    at.do(("fight",))
    assert (at.changed(), at.active) == ({"0.keys": 0}, 1)
    at = scene(order("charms-classroom"), eater("azkaban"))
    assert at.options == [("move",), ("turn-back",)]


@pytest.mark.rule("TAL-SPC-3")
@pytest.mark.parametrize("room", ["key", "boggart"])
def test_after_a_stand_off_the_same_again_next_turn(room: str) -> None:
    if room == "key":
        at = scene(order("charms-classroom", keys=2), eater("azkaban"), dice=[1, 1])
    else:
        at = scene(
            order("defence-against-the-dark-arts-classroom", boggart=3), eater("azkaban"),
            dice=[1, 1],
        )  # fmt: skip
    at.do(("remain",), ("fight",))
    assert (at.changed(), at.active) == ({}, 1)


@pytest.mark.rule("TAL-SPC-3", "TAL-FAT-1")
def test_fate_may_reroll_the_keys_and_the_boggart_but_not_their_battle_die() -> None:
    at = scene(order("charms-classroom", fate=1), eater("azkaban"), dice=[6, 1, 1, 6], phase="meet")
    at.do(("fate", 6), ("fight",))
    assert at.changed() == {"0.fate": 0, "0.keys": 1, "0.life": 3}


@pytest.mark.rule("TAL-SPC-3")
@pytest.mark.parametrize(("side", "room"), [("order", "potions-classroom"),
                                            ("eater", "transfiguration-classroom")])  # fmt: skip
def test_two_rooms_hurt_one_side_and_not_the_other(side: str, room: str) -> None:
    hurt, safe = (order, eater) if side == "order" else (eater, order)
    for die, life in ((1, 2), (2, 2), (3, 3)):
        at = scene(hurt(room), safe("azkaban"), dice=[die], phase="meet")
        assert at.changed() == {"0.life": life}
    at = scene(safe(room), hurt("azkaban"), phase="meet")
    assert at.changed() == {}


@pytest.mark.rule("TAL-SPC-3")
def test_divination_is_tried_until_it_is_right() -> None:
    room = "divination-classroom"
    at = scene(order(room), eater("azkaban", lost_turns=1), dice=[4], phase="meet")
    at.do(("foretell", 3))
    assert at.changed() == {"0.fate": 1, "0.seeking": True, "1.lost_turns": 0}
    assert at.options == [("remain",), ("turn-back",)]
    at = scene(order(room, seeking=True), eater("azkaban", lost_turns=1), dice=[3])
    at.do(("remain",), ("foretell", 3))
    assert at.changed() == {"0.seeking": False, "1.lost_turns": 0}
    assert at.options == [("move",), ("turn-back",)]


@pytest.mark.rule("TAL-SPC-3")
@pytest.mark.parametrize(("fate", "offered"), [(1, False), (2, True)])
def test_each_fate_shifts_the_foretold_die_by_one(fate: int, offered: bool) -> None:
    at = scene(order("divination-classroom", fate=fate), eater("azkaban"), dice=[5], phase="meet")
    at.do(("foretell", 3), ("accept",))  # the die as it is
    assert (at.asked == (0, "shift")) == offered
    if offered:
        at.do(("accept",))
        assert at.changed() == {"0.fate": 0}
    else:
        assert at.changed() == {"0.fate": 2, "0.seeking": True}


@pytest.mark.rule("TAL-SPC-3")
def test_the_boggart_is_the_same_until_it_is_beaten() -> None:
    room = "defence-against-the-dark-arts-classroom"
    at = scene(order(room), eater("azkaban", lost_turns=1), dice=[3, 4, 1, 6, 6, 1], phase="meet")
    assert at.decision.prompt.args["theirs"] == 7
    assert at.decision.prompt.args["stat"] == "might"
    at.do(("fight",))
    assert at.changed() == {"0.life": 3, "0.boggart": 7, "1.lost_turns": 0}
    assert at.options == [("remain",), ("turn-back",)]
    at.do(("remain",), ("fight",))
    assert at.event(Scored).foe_score == 8
    assert at.changed() == {"0.boggart": 0}


@pytest.mark.rule("TAL-SPC-3")
def test_each_follower_given_up_breaks_the_fall_by_one() -> None:
    at = scene(
        order("astronomy-tower", followers=["fang", "dobby"]), eater("azkaban"), dice=[3],
        phase="meet",
    )  # fmt: skip
    at.do(("give-up", "dobby"), ("done",))
    assert at.changed() == {"0.life": 2, "0.followers": ["fang"], "discards.outer": ["dobby"]}


@pytest.mark.rule("TAL-SPC-3")
def test_a_fall_can_be_deadly() -> None:
    at = scene(order("astronomy-tower", life=3), eater("azkaban"), dice=[5], phase="meet")
    assert at.changed() == {"0.life": 0, "0.fallen": True, "0.space": "st-mungos"}


@pytest.mark.rule("TAL-SPC-3", "TAL-ENC-1")
@pytest.mark.parametrize("begun", [0, 7])
def test_a_battle_in_a_classroom_takes_the_place_of_its_test(begun: int) -> None:
    """Whoever has not met the Boggart yet may move on; one that is there already still waits."""
    room = "defence-against-the-dark-arts-classroom"
    at = scene(
        order(room, boggart=begun), eater(room), dice=[3, 2], phase="meet", advantage=EATER_SIDE
    )
    at.do(("duel", 1), ("fight",))
    assert at.changed() == {}
    assert at.active == 1
    at = scene(order(room, boggart=begun), eater("azkaban"))
    assert (("move",) in at.options) == (not begun)
