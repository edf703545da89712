"""YH-DE-1: Death Eaters on towers."""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.view import view
from tests.games.year_at_hogwarts.rules.scene import (
    DECLINE,
    ENDURE,
    STRIKE,
    Scene,
    box,
    cho,
    draco,
    luna,
    neville,
    ron,
    scene,
)

TOWER = "north-tower"
MACNAIR = ("sheet", "walden-macnair")
IN_PLAY = ["walden-macnair", "lucius-malfoy"]


def met(
    *dice: int | str, edition: str = "it", options: dict[str, str] | None = None, **holds: Any
) -> Scene:
    """Ron on a tower with a Death Eater: 4 HP, res 4, three dice; Draco plays it.

    Draco's own wand does not serve it.
    """
    at = scene(
        ron(TOWER, **holds), draco(objects=["elder-wand"]), variant="qualified", edition=edition,
        dice=["protego", "skele-gro", *dice], options=options, phase="meet",
        dark_towers=[TOWER, "owlery"], death_eaters=IN_PLAY,
    )  # fmt: skip
    return at.do(MACNAIR)


@pytest.mark.rule("YH-DE-1")
def test_the_player_to_the_right_chooses_a_sheet_still_in_play() -> None:
    at = scene(
        ron(TOWER), draco(), cho(), dice=["protego", "skele-gro"], variant="qualified",
        phase="meet", dark_towers=[TOWER, "owlery"], death_eaters=IN_PLAY,
    )  # fmt: skip
    assert at.asked == (1, "death-eater")
    assert at.options == [MACNAIR, ("sheet", "lucius-malfoy")]
    at.do(MACNAIR)
    assert (at.fight.foe.who, at.fight.foe.seat, at.hp()) == ("walden-macnair", 1, (6, 4))
    assert at.asked == (0, "fight")  # the player attacks first


@pytest.mark.rule("YH-DE-1")
def test_in_teams_the_nearest_to_the_right_of_another_team() -> None:
    at = scene(
        ron(TOWER), draco(), neville(), cho(), variant="teams", options={"teams": "pairs"},
        active=0, phase="meet", dark_towers=[TOWER], death_eaters=["walden-macnair"],
    )  # fmt: skip
    assert at.asked == (1, "death-eater")
    at = scene(
        draco(), neville(), cho(), luna(), ron(TOWER), variant="teams", options={"teams": "pairs"},
        active=4, phase="meet", dark_towers=[TOWER], death_eaters=["walden-macnair"],
    )  # fmt: skip
    assert at.asked == (1, "death-eater")  # of five, the neighbour of the last is of its team
    at = scene(
        ron(TOWER), draco(), variant="teams", options={"teams": "together"},
        phase="meet", dark_towers=[TOWER], death_eaters=["walden-macnair"],
    )  # fmt: skip
    assert at.asked == (1, "death-eater")  # a single team has no other


@pytest.mark.rule("YH-DE-1", "YH-CMP-1")
def test_from_an_empty_deck_it_has_no_card() -> None:
    at = scene(
        ron(TOWER), draco(spells=list(box().decks["spell"])), dice=["skele-gro"],
        variant="qualified", phase="meet", dark_towers=[TOWER], death_eaters=["walden-macnair"],
    )  # fmt: skip
    assert at.do(MACNAIR).fight.hand == ["skele-gro"]


@pytest.mark.rule("YH-DE-1", "YH-CMP-3")
def test_it_has_a_spell_and_a_potion_which_only_who_plays_it_knows() -> None:
    at = met()
    assert at.fight.hand == ["protego", "skele-gro"]
    seen = [view(at.game, seat).fight for seat in (0, 1, None)]
    assert [fight.hand for fight in seen if fight] == [None, ("protego", "skele-gro"), None]
    assert [fight.hand_count for fight in seen if fight] == [2, 2, 2]


@pytest.mark.rule("YH-DE-1", "YH-FGT-1")
def test_they_alternate_with_dice_or_cards() -> None:
    at = met(4, 1, 1, 5, 5, 1)
    at.do(STRIKE)
    assert at.options == [ENDURE, ("play", "protego"), ("play", "skele-gro")]
    at.do(ENDURE)
    assert (at.asked, at.hp()) == ((1, "fight"), (6, 3))
    assert at.options == [STRIKE, ("play", "protego"), ("play", "skele-gro")]
    at.do(STRIKE)
    assert (at.asked, at.hp()) == ((0, "fight"), (4, 3))


@pytest.mark.rule("YH-DE-1", "YH-CRD-1")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_beaten_it_gives_20_points_and_token_and_sheet_are_gone(edition: str) -> None:
    at = met(edition=edition, spells=["fiendfyre"])
    at.do(("play", "fiendfyre"), ENDURE)
    assert at.changed() == {
        "0.points": 20,
        "0.spells": [],
        "bottoms.potion": ["skele-gro"],
        "bottoms.spell": ["fiendfyre", "protego"],
        "dark_towers": ["owlery"],
        "death_eaters": ["lucius-malfoy"],
    }
    assert at.active == 1


@pytest.mark.rule("YH-DE-1", "YH-CRD-1")
def test_all_see_its_cards_when_they_go_to_the_bottoms() -> None:
    at = met(spells=["fiendfyre"])
    at.do(("play", "fiendfyre"))
    sealed = at.game.sealed
    at.do(ENDURE)
    assert at.game.sealed > sealed  # a secret was shown
    assert view(at.game, None).bottoms["potion"] == ("skele-gro",)


@pytest.mark.rule("YH-DE-1")
@pytest.mark.parametrize(("edition", "books"), [("it", []), ("pl", ["dragon-species"])])
def test_who_loses_to_it_keeps_objects_and_tokens_and_in_the_polish_edition_books(
    edition: str, books: list[str]
) -> None:
    at = met(
        1, 1, 1, 4, 4, 4, hp=3, edition=edition, spells=["lumos"], potions=["amortentia"],
        books=["dragon-species"], objects=["nagini"], floo=1, portkeys=1,
    )  # fmt: skip
    at.do(STRIKE, ENDURE, STRIKE, ENDURE)
    loser = at.player()
    assert (loser.space, loser.hp) == ("leaky-cauldron", 6)
    assert (loser.spells, loser.potions, loser.books) == ((), (), tuple(books))
    assert (loser.objects, loser.floo, loser.portkeys) == (("nagini",), 1, 1)
    assert at.table.dark_towers == (TOWER, "owlery")
    assert at.table.death_eaters == tuple(IN_PLAY)
    assert at.table.bottoms["potion"] == ("skele-gro", "amortentia")


@pytest.mark.rule("YH-DE-1")
def test_1_hp_is_not_lost_yet() -> None:
    at = met(1, 1, 1, 4, 4, 1, hp=3)
    at.do(STRIKE, ENDURE, STRIKE)
    assert at.hp() == (1, 4)


@pytest.mark.rule("YH-DE-1")
def test_a_survivor_is_fresh_next_time() -> None:
    at = scene(
        ron(TOWER, hp=3), draco("north-wall-book"),
        dice=["protego", "skele-gro", 4, 4, 4, 4, 4, 4, 1, 1, "lumos", "amortentia"],
        variant="qualified", phase="meet", dark_towers=[TOWER], death_eaters=["walden-macnair"],
    )  # fmt: skip
    at.do(MACNAIR, STRIKE, ENDURE)
    assert at.hp() == (3, 1)
    at.do(STRIKE, ("roll",)).walk(TOWER)
    assert at.asked == (0, "death-eater")
    at.do(MACNAIR)
    assert (at.hp(), at.fight.hand) == ((6, 4), ["lumos", "amortentia"])


@pytest.mark.rule("YH-DE-1")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_three_cards_each(edition: str) -> None:
    at = met(1, 1, 1, edition=edition, spells=["protego", "episkey", "episkey", "lumos"])
    at.do(("play", "protego"), STRIKE, ENDURE, STRIKE, ("play", "episkey"), ("play", "episkey"))
    assert at.options == [STRIKE]


@pytest.mark.rule("YH-DE-1", "YH-VR-FGT")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_the_defence_die_is_for_death_eaters_in_the_italian_edition_only(edition: str) -> None:
    at = met(4, 1, 1, edition=edition, options={"defence-die": "yes"})
    at.do(STRIKE, ENDURE)
    assert at.asked == ((1, "defence-die") if edition == "it" else (1, "fight"))


@pytest.mark.rule("YH-DE-1", "YH-PVP-1")
def test_where_a_player_stands_by_the_death_eater_one_chooses() -> None:
    at = scene(
        ron(TOWER), draco(TOWER), variant="qualified", phase="meet", dark_towers=[TOWER],
        death_eaters=["walden-macnair"],
    )  # fmt: skip
    assert at.options == [("attack", 1), ("attack-death-eater",)]


@pytest.mark.rule("YH-DE-1", "YH-SPC-6")
def test_the_tower_is_not_used_in_the_turn_of_the_fight() -> None:
    at = met(spells=["fiendfyre"], floo=1)
    at.do(("play", "fiendfyre"), ENDURE)
    assert DECLINE not in at.options
    assert at.active == 1


@pytest.mark.rule("YH-DE-1", "YH-FGT-5")
def test_who_plays_it_defends_it_with_its_cards() -> None:
    at = met(4, 4, 4)
    at.do(STRIKE)
    assert at.asked == (1, "answer")
    at.do(("play", "skele-gro"))
    assert (at.hp(), at.fight.hand) == ((6, 9), ["protego"])
    assert at.table.bottoms["potion"] == ("skele-gro",)
    at.do(STRIKE)


@pytest.mark.rule("YH-DE-1")
@pytest.mark.parametrize("hp", [2, 3])
def test_whoever_first_brings_the_other_to_0_hp_has_won(hp: int) -> None:
    """The potion takes the Death Eater's last HP before it takes 2 of whoever throws it."""
    at = met(4, 4, 4, 1, 1, 1, hp=hp, potions=["erumpent-potion"])
    at.do(STRIKE, ENDURE, STRIKE, ENDURE)
    assert at.fight.foe.hp == 1
    at.do(("play", "erumpent-potion"), ENDURE)
    assert at.table.fight is None
    assert (at.player().hp, at.player().points) == (max(1, hp - 2), 20)
