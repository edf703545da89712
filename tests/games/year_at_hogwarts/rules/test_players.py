"""YH-PVP: players who meet."""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.events import HpGained, PlayersMet
from commonroom.kernel import Option
from tests.games.year_at_hogwarts.rules.scene import (
    ENDURE,
    ROLL,
    STRIKE,
    Scene,
    Seat,
    cho,
    draco,
    neville,
    ron,
    scene,
)

HERE = "north-wall-spell"
ROLL_DEFENCE = ("roll-defence",)
TAKE_HIT = ("take-hit",)
LOST = [6, 1, 6, 1]
"""Two rolls that the second player loses."""


def qualified(*players: Seat, dice: list[int | str] | None = None, **more: Any) -> Scene:
    """The first two players stand on one space, and the first has just arrived."""
    options = {"variant": "qualified", "phase": "meet"} | more
    return scene(*players, dice=dice or [], **options)


# ---- meeting --------------------------------------------------------------------------------


@pytest.mark.rule("YH-PVP-1")
def test_who_arrived_last_attacks_and_they_alternate() -> None:
    at = qualified(ron(HERE), draco(HERE), dice=[4, 1, 1, 1, 5, 1, 1, 1, 1])
    assert (at.asked, at.event(PlayersMet).seat) == ((0, "fight"), 0)
    at.do(STRIKE)
    assert (at.asked, at.hp()) == ((1, "fight"), (6, 5))
    at.do(STRIKE)
    assert (at.asked, at.hp()) == ((0, "fight"), (5, 5))
    at.do(STRIKE)
    assert at.asked == (1, "fight")


@pytest.mark.rule("YH-PVP-1")
@pytest.mark.parametrize("variant", ["underage", "qualified"])
def test_the_fight_takes_the_place_of_the_space_and_ends_the_turn(variant: str) -> None:
    dice = LOST if variant == "underage" else [4, 4, 1]
    at = scene(ron(HERE, hp=3), draco(HERE, hp=3), dice=dice, variant=variant, phase="meet")
    if variant == "qualified":
        at.do(STRIKE)
    assert (at.player().spells, at.active) == ((), 1)  # no spell was drawn
    assert at.player(1).hp == 1


@pytest.mark.rule("YH-PVP-1")
def test_with_two_players_there_one_is_chosen() -> None:
    at = scene(ron(HERE), draco(HERE), cho(), neville(HERE), dice=LOST, phase="meet")
    assert at.options == [("attack", 1), ("attack", 3)]
    at.do(("attack", 3))
    assert at.changed() == {"3.hp": 4, "truces": [(0, 3, 9)]}


@pytest.mark.rule("YH-PVP-1")
def test_for_two_rounds_the_two_ignore_each_other() -> None:
    """The fight was in turn 10; turns 11 to 14 are the two rounds of two players."""
    at = scene(ron(HERE), draco(HERE), dice=LOST, turn=10, phase="meet")
    assert at.table.truces == ((0, 1, 15),)
    for turn, ignored in ((11, True), (14, True), (15, False)):
        later = scene(
            ron("north-wall-object"), draco(HERE), dice=[2, 2], turn=turn, truces=[(0, 1, 15)]
        )
        later.do(ROLL)
        if ignored:
            later.walk(HERE)
            assert later.offered("walk") == [("library-tower",)]
        else:
            assert later.game.foes_at(0, HERE) == [1]


@pytest.mark.rule("YH-PVP-1")
def test_who_ends_a_move_by_one_he_ignores_resolves_the_space() -> None:
    at = scene(ron(HERE), draco(HERE), dice=["protego"], turn=11, truces=[(1, 0, 15)], phase="meet")
    assert at.player().spells == ("protego",)


@pytest.mark.rule("YH-PVP-1")
@pytest.mark.parametrize("truce", [(0, 1), (1, 0)])
def test_a_truce_is_between_two_only(truce: tuple[int, int]) -> None:
    at = scene(ron(HERE), draco(HERE), cho(HERE), dice=LOST, turn=11, truces=[(*truce, 15)],
               phase="meet")  # fmt: skip
    assert at.player(2).hp == 4


@pytest.mark.rule("YH-PVP-1")
def test_the_polish_edition_knows_no_truce() -> None:
    at = scene(ron(HERE), draco(HERE), dice=LOST, edition="pl", phase="meet")
    assert at.table.truces == ()


# ---- the young ------------------------------------------------------------------------------


@pytest.mark.rule("YH-PVP-2")
def test_lower_loses_1_hp_ties_roll_again_and_two_losses_lose() -> None:
    at = scene(ron(HERE), draco(HERE), dice=[3, 3, 2, 5, 4, 3, 6, 6, 1, 2], phase="meet")
    assert (at.player().hp, at.player(1).hp) == (4, 5)  # Ron has lost
    assert at.active == 1


@pytest.mark.rule("YH-PVP-2")
def test_no_spells_or_potions() -> None:
    at = scene(
        ron(HERE, spells=["protego"], objects=["nagini"]),
        draco(HERE, potions=["skele-gro"]), dice=LOST, phase="meet",
    )  # fmt: skip
    assert at.asked == (0, "prize")  # nobody was asked before


@pytest.mark.rule("YH-PVP-2", "YH-CMP-5")
def test_with_the_wand_two_dice_are_rolled_and_the_higher_counts() -> None:
    at = scene(ron(HERE), draco(HERE, objects=["elder-wand"]), dice=[5, 1, 6, 4, 6, 2],
               phase="meet")  # fmt: skip
    assert (at.asked, at.options) == ((1, "brawl"), [STRIKE, ("use", "elder-wand")])
    at.do(("use", "elder-wand"), ("lay", "elder-wand", "gringotts"))
    assert (at.player().hp, at.player(1).hp, at.active) == (4, 6, 1)


@pytest.mark.rule("YH-PVP-2", "YH-CMP-5")
def test_it_may_be_used_after_the_first_roll_or_not_at_all() -> None:
    at = scene(ron(HERE, objects=["sword-of-gryffindor"]), draco(HERE), dice=[1, 2, 1, 2],
               phase="meet")  # fmt: skip
    at.do(STRIKE)
    assert (at.asked, at.player().hp) == ((0, "brawl"), 5)
    at.do(STRIKE)
    assert (at.asked, at.player().hp) == ((1, "prize"), 4)


@pytest.mark.rule("YH-PVP-2", "YH-CMP-5")
def test_the_resurrection_stone() -> None:
    at = scene(ron(HERE, hp=1, objects=["resurrection-stone"]), draco(HERE), dice=[1, 2, 1, 2],
               phase="meet")  # fmt: skip
    at.do(("use", "resurrection-stone"), ("lay", "resurrection-stone", "gringotts"))
    assert (at.player().hp, at.player().space, at.active) == (5, HERE, 1)


@pytest.mark.rule("YH-PVP-2", "YH-CMP-5")
def test_the_cloak_of_the_one_attacked() -> None:
    at = scene(ron(HERE), draco(HERE, objects=["invisibility-cloak"]), phase="meet")
    at.do(("use", "invisibility-cloak"), ("lay", "invisibility-cloak", "gringotts"))
    assert (at.asked, at.table.brawl) == ((1, "walk"), None)
    at.walk("library-tower", "north-wall-action", "east-corridor-duel", "east-corridor-book")
    at.walk("library-corridor-spell")
    assert (at.player(1).space, at.player(1).hp, at.player().hp) == ("library-corridor-spell", 6, 6)
    assert (at.player(1).spells, at.active) == ((), 1)


@pytest.mark.rule("YH-PVP-2")
def test_the_prize_is_an_object_a_portkey_a_floo_token_or_a_random_card() -> None:
    loser = draco(
        HERE, objects=["nagini", "da-coin"], floo=1, portkeys=1, spells=["lumos"],
        books=["dragon-species"],
    )  # fmt: skip
    prizes: dict[Option, dict[str, object]] = {
        ("win-object", "da-coin"): {"0.objects": ["da-coin"], "1.objects": ["nagini"]},
        ("win-token", "floo"): {"0.floo": 1, "1.floo": 0},
        ("win-token", "portkey"): {"0.portkeys": 1, "1.portkeys": 0},
        ("win-cards",): {"0.books": ["dragon-species"], "1.books": []},
        ("enough",): {},
    }
    for prize, changed in prizes.items():
        random = ["dragon-species"] if prize == ("win-cards",) else []
        at = scene(ron(HERE), loser, dice=[*LOST, *random], phase="meet")
        assert at.options == [("win-object", "nagini"), *prizes]
        at.do(prize)
        assert at.changed() == {"1.hp": 4, "truces": [(0, 1, 5)], **changed}
        assert at.active == 1


@pytest.mark.rule("YH-PVP-2")
def test_the_one_attacked_can_win_the_prize_too() -> None:
    at = scene(ron(HERE, objects=["nagini"]), draco(HERE), dice=[1, 2, 1, 2], phase="meet")
    assert at.asked == (1, "prize")


@pytest.mark.rule("YH-PVP-2", "YH-OBJ-1")
def test_who_holds_six_objects_wins_none() -> None:
    six = ["nagini", "da-coin", "winged-key", "cauldron", "golden-egg", "sorting-hat"]
    at = scene(
        ron(HERE, objects=six), draco(HERE, objects=["time-turner"], floo=1), dice=LOST,
        phase="meet",
    )  # fmt: skip
    assert at.options == [("win-token", "floo"), ("enough",)]


@pytest.mark.rule("YH-PVP-2", "YH-ACT-1")
def test_a_kept_floo_card_is_a_prize_like_the_token() -> None:
    at = scene(
        ron(HERE), draco(HERE, floo_cards=["floo-powder"]), dice=LOST, edition="pl", phase="meet"
    )
    at.do(("win-token", "floo"))
    assert at.changed() == {
        "0.floo_cards": ["floo-powder"], "1.floo_cards": [], "1.hp": 4,
    }  # fmt: skip


@pytest.mark.rule("YH-PVP-2")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_at_0_hp_one_goes_to_the_leaky_cauldron_and_keeps_the_cards(edition: str) -> None:
    at = scene(
        ron(HERE), draco(HERE, hp=1, spells=["lumos"], books=["dragon-species"]),
        dice=[5, 2, "lumos"], edition=edition, phase="meet",
    )  # fmt: skip
    at.do(("win-cards",))
    loser = at.player(1)
    assert (loser.space, loser.hp, loser.books) == ("leaky-cauldron", 6, ("dragon-species",))


# ---- the qualified --------------------------------------------------------------------------


@pytest.mark.rule("YH-PVP-3")
@pytest.mark.parametrize("variant", ["qualified", "teams"])
def test_who_is_first_reduced_to_1_hp_loses(variant: str) -> None:
    at = qualified(
        ron(HERE, hp=2), draco(HERE, hp=3, floo=1), neville(), cho(), dice=[4, 4, 1],
        variant=variant,
    )  # fmt: skip
    at.do(STRIKE)
    assert at.asked == (0, "prize")
    at.do(("win-token", "floo"))
    assert (at.player(1).hp, at.player(1).space, at.active) == (1, HERE, 1)


@pytest.mark.rule("YH-PVP-3")
def test_who_begins_with_1_hp_loses_at_the_first_hit() -> None:
    at = qualified(ron(HERE, hp=1), draco(HERE), dice=[4, 1, 1, 1, 1, 3, 1, 1, 1, 4, 1, 1])
    at.do(STRIKE, STRIKE, STRIKE)
    assert at.hp() == (1, 5)  # still there
    at.do(STRIKE)
    assert (at.table.fight, at.player().space) == (None, "leaky-cauldron")


@pytest.mark.rule("YH-PVP-3")
def test_one_spell_and_one_potion_each() -> None:
    hand = {"spells": ["protego", "episkey"], "potions": ["wiggenweld-potion", "skele-gro"]}
    at = qualified(ron(HERE, **hand), draco(HERE, **hand), dice=[1, 1, 1])
    at.do(("play", "protego"))
    assert at.options == [STRIKE, ("play", "wiggenweld-potion"), ("play", "skele-gro")]
    at.do(("play", "skele-gro"))
    assert at.options == [STRIKE]
    at.do(STRIKE)
    assert len(at.offered("play")) == 4  # the other has limits of his own
    at.do(ENDURE)


@pytest.mark.rule("YH-FGT-5")
def test_further_dice_of_an_attack_that_is_answered_are_used_up() -> None:
    """Lumos gave two more; the next attack has Ron's three again."""
    potion = {"potions": ["wiggenweld-potion"]}
    at = qualified(ron(HERE, spells=["lumos"]), draco(HERE, **potion), dice=[1, 1, 1, 1, 1, 1])
    at.do(("play", "lumos"), STRIKE, ("play", "wiggenweld-potion"), STRIKE, STRIKE)
    assert (at.asked, at.hp()) == ((1, "fight"), (6, 9))


@pytest.mark.rule("YH-PVP-3")
def test_the_prize_is_two_objects_or_a_token_or_two_random_cards() -> None:
    loser = draco(HERE, hp=2, objects=["nagini", "da-coin", "winged-key"], floo=1, spells=["lumos"],
                  books=["dragon-species", "fantastic-beasts"])  # fmt: skip
    at = qualified(ron(HERE), loser, dice=[4, 1, 1])
    at.do(STRIKE, ENDURE, ("win-object", "da-coin"))
    assert at.options == [("win-object", "nagini"), ("win-object", "winged-key"), ("enough",)]
    at.do(("win-object", "nagini"))
    assert (at.player().objects, at.active) == (("da-coin", "nagini"), 1)
    at = qualified(ron(HERE), loser, dice=[4, 1, 1])
    at.do(STRIKE, ENDURE, ("win-token", "floo"))
    assert (at.player().floo, at.player().objects, at.active) == (1, (), 1)
    at = qualified(ron(HERE), loser, dice=[4, 1, 1, "lumos", "fantastic-beasts"])
    at.do(STRIKE, ENDURE, ("win-cards",))
    assert (at.player().spells, at.player().books) == (("lumos",), ("fantastic-beasts",))
    assert at.player(1).books == ("dragon-species",)


@pytest.mark.rule("YH-PVP-3", "YH-OBJ-1")
def test_with_five_objects_only_one_more_is_won() -> None:
    five = ["cauldron", "golden-egg", "sorting-hat", "prophecy-orb", "memory-phial"]
    at = qualified(
        ron(HERE, objects=five), draco(HERE, hp=2, objects=["nagini", "da-coin"]), dice=[4, 1, 1]
    )
    at.do(STRIKE, ("win-object", "nagini"))
    assert (len(at.player().objects), at.active) == (6, 1)


@pytest.mark.rule("YH-PVP-3")
def test_a_loser_at_0_hp_discards_spells_and_potions_and_goes_away() -> None:
    loser = draco(HERE, hp=2, floo=1, spells=["incendio"], potions=["swelling-solution"],
                  books=["dragon-species"], objects=["nagini"])  # fmt: skip
    at = qualified(ron(HERE), loser, dice=[4, 4, 1])
    at.do(STRIKE, ENDURE, ("win-token", "floo"))
    assert at.changed() == {
        "0.floo": 1,
        "1.floo": 0,
        "1.hp": 6,
        "1.potions": [],
        "1.space": "leaky-cauldron",
        "1.spells": [],
        "bottoms.potion": ["swelling-solution"],
        "bottoms.spell": ["incendio"],
        "truces": [(0, 1, 5)],
    }


@pytest.mark.rule("YH-PVP-3")
def test_in_the_polish_edition_0_hp_are_as_1() -> None:
    loser = draco(HERE, hp=2, spells=["incendio"], floo=1)
    at = qualified(ron(HERE), loser, dice=[4, 4, 1], edition="pl")
    at.do(STRIKE, ENDURE, ("win-token", "floo"))
    assert at.changed() == {"0.floo": 1, "1.floo": 0, "1.hp": 1}
    assert at.event(HpGained).hp == 1


@pytest.mark.rule("YH-PVP-3")
def test_hp_that_one_pays_oneself_count_like_those_one_loses() -> None:
    """A potion takes 1 HP of the other and 2 of whoever plays it, who is the first at 1 HP."""
    at = qualified(ron(HERE, hp=3, potions=["erumpent-potion"]), draco(HERE, hp=6), dice=[])
    at.do(("play", "erumpent-potion"))
    assert (at.player().hp, at.player(1).hp, at.active) == (1, 5, 1)
    assert at.table.fight is None


@pytest.mark.rule("YH-PVP-3")
def test_if_an_attack_leaves_both_too_weak_its_attacker_has_won_unless_at_0_hp() -> None:
    """The potion takes 1 HP of the other and 2 of whoever plays it."""
    potion = {"potions": ["erumpent-potion"]}
    at = qualified(ron(HERE, hp=3, floo=1, **potion), draco(HERE, hp=2, floo=1))
    at.do(("play", "erumpent-potion"))
    assert (at.asked, at.player().hp, at.player(1).hp) == ((0, "prize"), 1, 1)
    at = qualified(ron(HERE, hp=2, floo=1, **potion), draco(HERE, hp=1, floo=1))
    at.do(("play", "erumpent-potion"))
    assert (at.asked, at.player().hp, at.player(1).hp) == ((1, "prize"), 0, 1)  # not 0
    at.do(("win-token", "floo"))
    assert at.player().space == "leaky-cauldron"


@pytest.mark.rule("YH-PVP-4")
def test_no_fights_inside_a_team() -> None:
    at = scene(
        ron(HERE), draco(), neville(HERE), cho(), dice=["protego"], variant="teams", phase="meet"
    )
    assert at.player().spells == ("protego",)
    assert at.happened(PlayersMet) == 0


@pytest.mark.rule("YH-PVP-4", "YH-PVP-3")
def test_but_with_another_team_as_among_the_qualified() -> None:
    at = scene(ron(HERE), draco(HERE), neville(HERE), cho(), variant="teams", phase="meet")
    assert (at.asked, at.fight.foe.seat) == ((0, "fight"), 1)


# ---- the defence die ------------------------------------------------------------------------


@pytest.mark.rule("YH-PVP-3", "YH-VR-FGT")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_with_the_option_each_hit_may_be_answered_with_a_defence_die(edition: str) -> None:
    at = qualified(
        ron(HERE, hp=9), draco(HERE, hp=9), dice=[4, 5, 6, 1, 6],
        edition=edition, options={"defence-die": "yes"},
    )  # fmt: skip
    at.do(STRIKE)
    assert at.asked == (1, "defence-die")
    at.do(ROLL_DEFENCE)
    assert at.hp() == (9, 7)  # 1 or 2: two HP
    at.do(ROLL_DEFENCE)
    assert at.hp() == (8, 7)  # 6: the attacker loses one
    at.do(TAKE_HIT)
    assert at.hp() == (8, 6)
    assert at.asked == (1, "fight")


@pytest.mark.rule("YH-PVP-3", "YH-VR-FGT")
@pytest.mark.parametrize(("die", "left"), [(1, 7), (2, 7), (3, 8), (4, 8), (5, 8), (6, 9)])
def test_what_the_defence_die_does(die: int, left: int) -> None:
    at = qualified(
        ron(HERE, hp=9), draco(HERE, hp=9), dice=[4, 1, 1, die], options={"defence-die": "yes"}
    )
    at.do(STRIKE, ROLL_DEFENCE)
    assert at.hp() == (8 if die == 6 else 9, left)


@pytest.mark.rule("YH-PVP-3")
def test_without_it_nobody_is_asked() -> None:
    at = qualified(ron(HERE), draco(HERE), dice=[4, 1, 1])
    at.do(STRIKE)
    assert at.asked == (1, "fight")


@pytest.mark.rule("YH-PVP-3", "YH-VR-FGT")
def test_the_defence_ends_with_whoever_has_no_hp_left() -> None:
    at = qualified(ron(HERE), draco(HERE, hp=2), dice=[4, 4, 4, 1], options={"defence-die": "yes"})
    at.do(STRIKE, ROLL_DEFENCE)  # two HP for the first of three hits
    assert (at.player(1).space, at.active) == ("leaky-cauldron", 1)


@pytest.mark.rule("YH-PVP-3", "YH-VR-FGT")
def test_it_ends_for_an_attacker_with_no_hp_left_too() -> None:
    at = qualified(
        ron(HERE, hp=1), draco(HERE, hp=9), dice=[4, 4, 4, 6], options={"defence-die": "yes"}
    )
    at.do(STRIKE, ROLL_DEFENCE)  # a 6 against the first of three hits
    assert at.player(0).space == "leaky-cauldron"
    assert at.player(1).hp == 9


@pytest.mark.rule("YH-PVP-3")
def test_one_object_may_be_enough() -> None:
    at = qualified(ron(HERE), draco(HERE, hp=2, objects=["nagini", "da-coin"]), dice=[4, 1, 1])
    at.do(STRIKE, ("win-object", "nagini"), ("enough",))
    assert (at.player().objects, at.active) == (("nagini",), 1)
