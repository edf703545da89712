"""YH-FGT, YH-CMB: attack dice, cards, and the opponents of missions."""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.board import GRAVEYARD
from commonroom.games.year_at_hogwarts.events import (
    ActSkipped,
    AttackParried,
    AttackRolled,
    OpponentActed,
)
from tests.games.year_at_hogwarts.rules.scene import (
    ENDURE,
    FAR,
    STRIKE,
    Scene,
    Seat,
    draco,
    harry,
    hermione,
    ron,
    scene,
)

MYRTLE = "moaning-myrtles-bathroom"
ENTRANCE = "find-the-entrance-to-the-chamber"
REBORN = "escape-the-graveyard"
REBORN_OBJECTS = ["cauldron", "fathers-bone", "harry-potter-token", "wormtails-hand"]


def duel(player: Seat, *dice: int | str, **more: Any) -> Scene:
    """A duel with Cedric: 3 HP, res 4; after each attack he takes 2 HP."""
    player["space"] = "west-wall-duel"
    return scene(player, draco(), dice=["cedric-diggory", *dice], phase="resolve", **more)


def lockhart(*dice: int, more: dict[str, Any] | None = None, **holds: Any) -> Scene:
    """A mission against Lockhart: 4 HP, res 4; he takes 1 HP at first, then 2 after each attack."""
    player = ron(MYRTLE, missions=[ENTRANCE], objects=["tom-riddles-diary"], **holds)
    return scene(player, draco(), dice=dice, phase="resolve", **(more or {}))


# ---- dice -----------------------------------------------------------------------------------


@pytest.mark.rule("YH-FGT-1")
def test_each_die_at_or_above_the_res_takes_1_hp() -> None:
    at = duel(ron(hp=9), 3, 4, 5)
    at.do(STRIKE)
    assert (at.event(AttackRolled).dice, at.event(AttackRolled).hits) == ((3, 4, 5), 2)
    assert at.hp() == (7, 1)


@pytest.mark.rule("YH-FGT-1")
def test_as_many_dice_as_the_sheet_has() -> None:
    at = duel(harry(hp=9), 1, 1, 2, 2)
    at.do(STRIKE)
    assert at.fight.dice == [1, 1, 2, 2]


@pytest.mark.rule("YH-FGT-4", "YH-CMP-3")
def test_a_combat_ability_applies_to_each_attack() -> None:
    """Against Harry the opponent's res is 1 lower."""
    at = duel(harry(hp=9), 2, 3, 1, 1, 3, 2, 2, 2)
    at.do(STRIKE)
    assert (at.event(AttackRolled).res, at.hp()) == (3, (7, 2))
    at.do(STRIKE)
    assert (at.event(AttackRolled).res, at.hp()) == (3, (5, 1))


@pytest.mark.rule("YH-FGT-4")
@pytest.mark.parametrize(("hp", "offered"), [(3, True), (2, False)])
def test_nobody_pays_hp_that_would_lose_the_fight(hp: int, offered: bool) -> None:
    at = duel(hermione(hp=hp))
    assert (("strike-hard",) in at.options) == offered


# ---- cards ----------------------------------------------------------------------------------


@pytest.mark.rule("YH-FGT-2", "YH-CRD-1")
def test_an_attack_card_takes_the_place_of_the_dice() -> None:
    at = duel(ron(hp=9, spells=["incendio"]))
    assert at.options == [STRIKE, ("play", "incendio")]
    at.do(("play", "incendio"))
    assert at.hp() == (7, 1)  # and is answered like dice
    assert (at.player().spells, at.table.bottoms["spell"]) == ((), ("incendio",))


@pytest.mark.rule("YH-FGT-3")
def test_after_a_defence_card_the_opponent_skips_and_one_acts_again() -> None:
    at = duel(ron(hp=3, potions=["wiggenweld-potion"]), 4, 1, 1)
    at.do(("play", "wiggenweld-potion"))
    assert (at.hp(), at.happened(OpponentActed), at.asked) == ((6, 3), 0, (0, "fight"))
    at.do(STRIKE)
    assert (at.hp(), at.happened(OpponentActed)) == ((4, 2), 1)  # answered as usual


@pytest.mark.rule("YH-FGT-3")
def test_another_defence_card_may_follow_but_not_in_the_polish_edition() -> None:
    hand: dict[str, Any] = {
        "spells": ["incendio", "protego"], "potions": ["wiggenweld-potion"],
    }  # fmt: skip
    heal, ward, burn = (("play", card) for card in ("wiggenweld-potion", "protego", "incendio"))
    at = duel(ron(hp=9, **hand))
    at.do(heal)
    assert at.options == [STRIKE, burn, ward]
    at = duel(ron(hp=9, **hand), 1, 1, 1, edition="pl")
    assert at.options == [STRIKE, burn, ward, heal]
    at.do(heal)
    assert at.options == [STRIKE, burn]
    at.do(STRIKE)
    assert at.options == [STRIKE, burn, ward]  # in the next round there may be one again


@pytest.mark.rule("YH-FGT-3", "YH-PVP-3")
def test_among_players_too() -> None:
    hand: dict[str, Any] = {"spells": ["protego"], "potions": ["wiggenweld-potion"]}
    heal, ward = ("play", "wiggenweld-potion"), ("play", "protego")
    for edition, after in (("it", [STRIKE, ward]), ("pl", [STRIKE])):
        at = scene(
            ron(FAR, hp=9, **hand), draco(FAR, hp=9), dice=[1, 1, 1, 1, 1, 1], edition=edition,
            variant="qualified", phase="meet",
        )  # fmt: skip
        at.do(heal)
        assert at.options == after
        at.do(STRIKE, STRIKE, ENDURE)
        assert at.options == [STRIKE, ward]


@pytest.mark.rule("YH-FGT-3", "YH-CMB-1")
def test_after_a_defence_card_nothing_comes_before_the_next_attack() -> None:
    """What a card does before yours is its attack, and a defence card makes it skip that."""
    at = scene(
        ron(GRAVEYARD, missions=[REBORN], objects=REBORN_OBJECTS, spells=["protego"]), draco(),
        dice=[4, 1, 1, 1, 1, 1], phase="resolve",
    )  # fmt: skip
    at.do(("play", "protego"))
    assert at.hp() == (7, 4)
    at.do(STRIKE)
    assert (at.hp(), at.event(ActSkipped).opponent) == ((7, 3), "voldemort-reborn")
    at.do(STRIKE)
    assert at.hp() == (6, 3)  # the next one as usual


@pytest.mark.rule("YH-FGT-5", "YH-PVP-3")
def test_an_attack_may_be_answered_with_a_defence_card_and_does_nothing() -> None:
    at = scene(
        ron(FAR, spells=["incendio"]), draco(FAR, spells=["protego"]), variant="qualified",
        phase="meet",
    )  # fmt: skip
    at.do(("play", "incendio"))
    assert at.asked == (1, "answer")
    assert at.options == [ENDURE, ("play", "protego")]
    at.do(("play", "protego"))
    parried = at.event(AttackParried)
    assert (parried.seat, parried.other_seat) == (1, 0)
    assert (at.hp(), at.asked) == ((6, 7), (1, "fight"))  # the parties alternate
    assert at.table.bottoms["spell"] == ("protego", "incendio")


@pytest.mark.rule("YH-FGT-5", "YH-FGT-4")
def test_so_do_dice_and_what_was_paid_for_them_is_lost() -> None:
    at = scene(
        hermione(FAR, hp=9), draco(FAR, hp=9, spells=["protego"]), dice=[1, 1, 1, 4, 4, 4, 4],
        variant="qualified", phase="meet",
    )  # fmt: skip
    at.do(("strike-hard",), ("play", "protego"))
    assert at.hp() == (8, 10)
    at.do(STRIKE, STRIKE)
    assert (at.fight.dice, at.hp()) == ([4, 4, 4, 4], (8, 6))


@pytest.mark.rule("YH-FGT-5")
def test_no_attack_card_answers_an_attack() -> None:
    at = scene(
        ron(FAR), draco(FAR, spells=["incendio"]), dice=[1, 1, 1], variant="qualified",
        phase="meet",
    )  # fmt: skip
    at.do(STRIKE)
    assert at.options == [ENDURE]  # asked all the same: nobody knows what is in a hand
    at.do(ENDURE)
    assert at.asked == (1, "fight")


@pytest.mark.rule("YH-FGT-5", "YH-FGT-3")
def test_what_a_card_does_may_be_answered_and_then_does_nothing() -> None:
    at = duel(ron(hp=3, spells=["protego"]), 4, 1, 1, 1, 1, 1, answers=True)
    at.do(STRIKE)
    assert (at.asked, at.options) == ((0, "answer"), [ENDURE, ("play", "protego")])
    assert at.hp() == (3, 2)
    at.do(("play", "protego"))
    assert (at.hp(), at.asked, at.happened(OpponentActed)) == ((4, 2), (0, "fight"), 0)
    assert at.event(ActSkipped).opponent == "cedric-diggory"
    assert at.table.bottoms["spell"] == ("protego",)
    at.do(STRIKE)  # nothing is left to answer with, so nothing is asked
    assert (at.hp(), at.happened(OpponentActed)) == ((2, 2), 1)


@pytest.mark.rule("YH-FGT-5", "YH-CMB-1", "YH-CMB-2")
def test_so_may_the_reveal_and_the_last_act_and_objects_help_in_time() -> None:
    things = ["tom-riddles-diary", "resurrection-stone"]
    player = ron(MYRTLE, hp=1, missions=[ENTRANCE], objects=things, spells=["episkey", "fiendfyre"])
    at = scene(player, draco(), phase="resolve", answers=True)
    assert (at.asked, at.happened(OpponentActed)) == ((0, "answer"), 0)  # Lockhart is revealed
    at.do(("play", "episkey"))
    assert (at.hp(), at.asked) == ((3, 4), (0, "fight"))
    at.do(("play", "fiendfyre"))  # at 0 HP he acts one last time
    assert at.options == [ENDURE, ("use", "resurrection-stone")]
    at.do(("use", "resurrection-stone"))
    assert at.asked == (0, "lay")
    at.do(at.options[0])
    assert (at.player().hp, at.player().done) == (3 + 6 - 2, (ENTRANCE,))


@pytest.mark.rule("YH-FGT-5")
def test_who_holds_cards_is_asked_whatever_they_are() -> None:
    at = duel(ron(hp=9, spells=["incendio"]), 1, 1, 1, answers=True)
    at.do(STRIKE)
    assert at.options == [ENDURE]  # nobody knows what is in a hand
    at.do(ENDURE)
    assert (at.hp(), at.asked) == ((7, 3), (0, "fight"))


@pytest.mark.rule("YH-FGT-5", "YH-CMP-8")
def test_a_deck_that_was_searched_is_shuffled() -> None:
    at = duel(ron(hp=9, spells=["wingardium-leviosa"]), bottoms={"spell": ["lumos", "lumos"]})
    at.do(("play", "wingardium-leviosa"))
    assert ("lumos",) in at.offered("search")
    at.do(("search", "lumos"), ("search", "fiendfyre"))
    assert at.player().spells == ("lumos", "fiendfyre")
    assert at.table.bottoms["spell"] == ("wingardium-leviosa",)
    assert "lumos" in at.table.decks["spell"]
    assert at.hp() == (7, 3)  # it is an attack, and answered


@pytest.mark.rule("YH-FGT-5", "YH-CMP-8")
def test_polyjuice_potion_finds_one_potion() -> None:
    at = duel(ron(hp=9, potions=["polyjuice-potion"]))
    at.do(("play", "polyjuice-potion"), ("search", "skele-gro"))
    assert at.player().potions == ("skele-gro",)
    assert at.asked == (0, "fight")


# ---- missions -------------------------------------------------------------------------------


@pytest.mark.rule("YH-CMB-1")
def test_the_reveal_then_attacks_and_acts_in_turn() -> None:
    at = lockhart(4, 1, 1, 1, 1, 4, hp=9)
    assert at.hp() == (8, 4)
    at.do(STRIKE)
    assert at.hp() == (6, 3)
    at.do(STRIKE)
    assert at.hp() == (4, 2)


@pytest.mark.rule("YH-CMB-1")
def test_who_falls_before_the_attack_does_not_attack() -> None:
    at = scene(
        ron(GRAVEYARD, hp=1, missions=[REBORN], objects=REBORN_OBJECTS), draco(), phase="resolve"
    )
    at.do(STRIKE)  # no dice were rolled
    assert at.player().space == "leaky-cauldron"


@pytest.mark.rule("YH-CMB-1")
def test_the_reveal_alone_can_end_it() -> None:
    at = lockhart(hp=1)
    assert (at.player().space, at.player().hp) == ("leaky-cauldron", 6)


@pytest.mark.rule("YH-CMB-2")
@pytest.mark.parametrize(("hp", "won"), [(4, True), (3, False)])
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_at_0_hp_it_acts_one_last_time_and_one_wins_with_hp_left(
    edition: str, hp: int, won: bool
) -> None:
    at = lockhart(hp=hp, spells=["fiendfyre"], more={"edition": edition})
    at.do(("play", "fiendfyre"))
    if won:
        assert (at.player().hp, at.player().points, at.player().done) == (1, 40, (ENTRANCE,))
    else:
        assert (at.player().hp, at.player().points, at.player().done) == (6, 0, ())
        assert at.player().space == "leaky-cauldron"


@pytest.mark.rule("YH-CMB-2")
@pytest.mark.parametrize(("hp", "won"), [(3, True), (2, False)])
def test_the_last_act_of_one_that_acts_before_attacks(hp: int, won: bool) -> None:
    at = scene(
        ron(GRAVEYARD, hp=hp, missions=[REBORN], objects=REBORN_OBJECTS, spells=["fiendfyre"]),
        draco(), phase="resolve",
    )  # fmt: skip
    at.do(("play", "fiendfyre"))
    assert (at.player().points == 250) == won


@pytest.mark.rule("YH-CMB-3")
@pytest.mark.parametrize(("variant", "limit"), [("underage", 5), ("qualified", 3)])
@pytest.mark.parametrize("seats", [1, 2])
def test_so_many_cards_in_all(seats: int, variant: str, limit: int) -> None:
    defences = ["protego", "protego", "wiggenweld-potion", "wiggenweld-potion", "episkey"]
    player = ron(
        MYRTLE, missions=[ENTRANCE], objects=["tom-riddles-diary"],
        spells=["protego", "protego", "episkey", "episkey", "expelliarmus"],
        potions=["wiggenweld-potion", "wiggenweld-potion"],
    )  # fmt: skip
    at = scene(*[player, draco()][:seats], variant=variant, phase="resolve")
    if variant == "qualified" or seats == 1:
        at.do(("pledge", "episkey"))
    for card in defences[:limit]:
        assert ("play", card) in at.options
        at.do(("play", card))
    assert at.options == [STRIKE]


@pytest.mark.rule("YH-CMB-3", "YH-SOLO-1")
@pytest.mark.parametrize("variant", ["underage", "qualified", "teams"])
def test_alone_in_the_polish_edition_two(variant: str) -> None:
    spells = ["protego", "protego", "protego", "expelliarmus"]
    player = ron(MYRTLE, missions=[ENTRANCE], objects=["tom-riddles-diary"], spells=spells)
    at = scene(player, dice=[1] * 6, variant=variant, edition="pl", phase="resolve")
    assert at.player().pledged == (() if variant == "underage" else ("expelliarmus", "protego"))
    at.do(("play", "protego"), STRIKE, ("play", "protego"), STRIKE)
    assert at.options == [STRIKE]


@pytest.mark.rule("YH-CMB-3", "YH-DUE-1")
@pytest.mark.parametrize(("variant", "limit"), [("underage", 5), ("qualified", 3), ("teams", 3)])
def test_in_a_duel_so_many(variant: str, limit: int) -> None:
    defences = ["protego", "protego", "wiggenweld-potion", "wiggenweld-potion", "episkey"]
    at = duel(
        ron(spells=["protego", "protego", "episkey", "episkey"],
            potions=["wiggenweld-potion", "wiggenweld-potion"]),
        variant=variant,
    )  # fmt: skip
    for card in defences[:limit]:
        at.do(("play", card))
    assert at.options == [STRIKE]


@pytest.mark.rule("YH-CMP-7", "YH-FGT-2")
def test_tom_riddle_is_immune_to_spells_but_answers_them() -> None:
    riddle = "destroy-the-first-horcrux"
    at = scene(
        ron("chamber-of-secrets", hp=9, missions=[riddle], spells=["fiendfyre"],
            objects=["basilisk-fang", "tom-riddles-diary"]),
        draco(), phase="resolve",
    )  # fmt: skip
    at.do(("play", "fiendfyre"))
    assert at.hp() == (9 - 2 - 3, 9)
