"""YH-SPC: what a space does on which a move ends."""

import pytest

from commonroom.games.year_at_hogwarts.board import GRAVEYARD, QUIDDITCH_PITCH
from commonroom.games.year_at_hogwarts.events import CardDrawn, CardRevealed, CardTaken
from tests.games.year_at_hogwarts.rules.scene import (
    ACCEPT,
    DECLINE,
    FAR,
    ROLL,
    STRIKE,
    box,
    cho,
    draco,
    harry,
    ron,
    scene,
)

GRYFFINDOR = "gryffindor-common-room"
BURROW = "the-burrow"
DRAWS = [
    ("west-wall-spell", {"spells": ["protego"]}),
    ("west-wall-potion", {"potions": ["skele-gro"]}),
    ("north-wall-book", {"books": ["fantastic-beasts"]}),
]


@pytest.mark.rule("YH-SPC-1")
@pytest.mark.parametrize(("space", "drawn"), DRAWS)
def test_a_card_of_the_symbol_is_drawn_and_kept(space: str, drawn: dict[str, list[str]]) -> None:
    dice = [card for cards in drawn.values() for card in cards]
    at = scene(ron(space), draco(), dice=dice, phase="resolve")
    assert at.changed() == {f"0.{hand}": cards for hand, cards in drawn.items()}
    assert at.active == 1
    seen = at.event(CardDrawn)
    assert seen.audience == (0,)  # the others see its back
    assert isinstance(seen.public, CardTaken)


@pytest.mark.rule("YH-SPC-1")
def test_an_action_is_drawn_and_resolved() -> None:
    at = scene(ron("west-wall-action"), draco(), dice=["horace-slughorn"], phase="resolve")
    assert at.changed() == {"0.points": 15, "bottoms.action": ["horace-slughorn"]}


@pytest.mark.rule("YH-SPC-1", "YH-CMP-8")
def test_an_event_is_resolved_for_everyone() -> None:
    at = scene(
        ron("west-wall-event"), draco(), harry(),
        dice=["dobby", 3, 2, 6], phase="resolve",
    )  # fmt: skip
    assert at.asked == (1, "go")  # the lowest roll
    castle = {space.id for space in box().boards["it"].spaces.values() if space.board == "hogwarts"}
    assert {space for (space,) in at.offered("go")} == castle
    at.do(("go", "library"))
    assert at.changed() == {"1.space": "library", "bottoms.event": ["dobby"]}
    assert at.asked == (1, "plan")  # who starts the next turn from there


@pytest.mark.rule("YH-SPC-1")
def test_a_duel_is_drawn_and_fought() -> None:
    at = scene(ron("west-wall-duel"), draco(), dice=["cedric-diggory"], phase="resolve")
    assert at.event(CardRevealed).card == "cedric-diggory"
    assert at.asked == (0, "fight")
    assert at.fight.kind == "duel"


@pytest.mark.rule("YH-SPC-1")
@pytest.mark.parametrize("space", ["hospital-wing", "kitchens"])
def test_an_hp_space_gives_what_is_printed(space: str) -> None:
    at = scene(ron(space, hp=2), draco(), phase="resolve")
    assert at.changed() == {"0.hp": 2 + box().boards["it"].spaces[space].health}


@pytest.mark.rule("YH-SPC-1", "YH-OBJ-1")
@pytest.mark.parametrize("space", ["west-wall-object", "entrance-crest"])
def test_other_spaces_do_nothing(space: str) -> None:
    at = scene(ron(space), draco(), phase="resolve")
    assert (at.changed(), at.active) == ({}, 1)


# ---- common rooms ---------------------------------------------------------------------------


@pytest.mark.rule("YH-SPC-2")
@pytest.mark.parametrize(
    ("deck", "card", "changed"),
    [
        ("spell", "protego", {"0.spells": ["protego"]}),
        ("potion", "skele-gro", {"0.potions": ["skele-gro"]}),
        ("book", "fantastic-beasts", {"0.books": ["fantastic-beasts"]}),
        (
            "action",
            "dolores-umbridge",
            {"0.points": 10, "bottoms.action": ["dolores-umbridge"]},
        ),
    ],
)
@pytest.mark.parametrize("house", ["gryffindor", "hufflepuff", "ravenclaw", "slytherin"])
def test_a_common_room_gives_a_card_of_ones_choice(
    house: str, deck: str, card: str, changed: dict[str, object]
) -> None:
    at = scene(ron(f"{house}-common-room", points=50), draco(), dice=[card], phase="resolve")
    assert at.offered("draw") == [("action",), ("spell",), ("potion",), ("book",)]
    at.do(("draw", deck))
    assert (at.changed(), at.active) == (changed, 1)


@pytest.mark.rule("YH-SPC-2")
@pytest.mark.parametrize("accepted", [True, False])
def test_or_the_offer_of_a_swap_which_may_be_refused(accepted: bool) -> None:
    at = scene(
        ron(GRYFFINDOR, objects=["nagini"]), harry(),
        draco(objects=["da-coin", "winged-key"]),
        phase="resolve",
    )  # fmt: skip
    assert at.offered("offer") == [("nagini", 2, "da-coin"), ("nagini", 2, "winged-key")]
    at.do(("offer", "nagini", 2, "winged-key"))
    assert at.asked == (2, "swap-offer")
    at.do(ACCEPT if accepted else DECLINE)
    swapped = {"0.objects": ["winged-key"], "2.objects": ["da-coin", "nagini"]}
    assert at.changed() == (swapped if accepted else {})
    assert at.active == 1


# ---- rooms of their own ---------------------------------------------------------------------


@pytest.mark.rule("YH-SPC-3", "YH-SPC-7")
@pytest.mark.parametrize(
    ("space", "drawn"),
    [
        ("dumbledores-office", {"0.spells": ["protego", "lumos"]}),
        ("hagrids-hut", {"0.spells": ["protego"], "0.potions": ["skele-gro"]}),
        ("snapes-office", {"0.potions": ["skele-gro", "amortentia"]}),
        ("flourish-and-blotts", {"0.books": ["fantastic-beasts", "dragon-species"]}),
    ],
)
def test_rooms_with_more_cards(space: str, drawn: dict[str, list[str]]) -> None:
    dice = [card for cards in drawn.values() for card in cards]
    at = scene(ron(space), draco(), dice=dice, phase="resolve")
    assert at.changed() == drawn


@pytest.mark.rule("YH-SPC-3")
@pytest.mark.parametrize(("edition", "books"), [("it", 2), ("pl", 1)])
def test_the_library_has_two_books_or_one(edition: str, books: int) -> None:
    dice = ["fantastic-beasts", "dragon-species"][:books]
    at = scene(ron("library"), draco(), dice=dice, edition=edition, phase="resolve")
    assert at.changed() == {"0.books": dice}


@pytest.mark.rule("YH-SPC-4")
@pytest.mark.parametrize("room", ["charms", "transfiguration", "defence"])
def test_classrooms_of_spells(room: str) -> None:
    at = scene(ron(f"{room}-classroom"), draco(), dice=["protego"], phase="resolve")
    assert at.changed() == {"0.spells": ["protego"]}


@pytest.mark.rule("YH-SPC-4")
@pytest.mark.parametrize("room", ["potions", "herbology", "creatures"])
def test_classrooms_of_potions(room: str) -> None:
    dice = ["skele-gro", "amortentia"]
    at = scene(ron(f"{room}-classroom"), draco(), dice=dice, phase="resolve")
    assert at.changed() == {"0.potions": dice}


# ---- the pitch ------------------------------------------------------------------------------


@pytest.mark.rule("YH-SPC-5")
def test_reaching_the_pitch_ends_the_move_and_somebody_is_challenged() -> None:
    at = scene(ron("pitch-path"), draco(), harry("library"), dice=[3, 4])
    at.do(ROLL).walk(QUIDDITCH_PITCH)
    assert at.asked == (0, "pitch")
    assert at.options == [("challenge", 1), ("challenge", 2)]  # nobody may be left in peace
    at.do(("challenge", 2))
    assert at.asked == (0, "house")
    assert [side.seat for side in at.game.quidditch.sides] == [0, 2]


@pytest.mark.rule("YH-SPC-5")
def test_in_teams_one_of_another_team_is_challenged() -> None:
    at = scene(
        ron(QUIDDITCH_PITCH), draco(), harry(), cho(),
        variant="teams", phase="resolve",
    )  # fmt: skip
    assert at.options == [("challenge", 1), ("challenge", 3)]


@pytest.mark.rule("YH-SPC-5", "YH-TEAM-1")
def test_a_single_team_plays_among_itself() -> None:
    at = scene(
        ron(QUIDDITCH_PITCH), draco(),
        variant="teams", options={"teams": "together"}, phase="resolve",
    )  # fmt: skip
    assert at.options == [("challenge", 1)]


@pytest.mark.rule("YH-SPC-5")
def test_a_portkey_leads_to_the_graveyard_and_back_at_the_end_of_the_turn() -> None:
    at = scene(ron(QUIDDITCH_PITCH, portkeys=1), draco(), phase="resolve")
    at.do(("portkey",))
    assert at.changed() == {"0.portkeys": 0, "portkeys": 10}
    assert at.active == 1


@pytest.mark.rule("YH-SPC-5", "YH-MIS-1")
def test_the_mission_of_the_graveyard_is_done_there() -> None:
    mission = "escape-the-graveyard"
    things = ["cauldron", "fathers-bone", "harry-potter-token", "wormtails-hand"]
    at = scene(
        ron(QUIDDITCH_PITCH, hp=9, portkeys=1, missions=[mission], objects=things), draco(),
        dice=[4, 4, 4, 6, 1, 1], phase="resolve",
    )  # fmt: skip
    assert ("mission", mission) not in at.options
    at.do(("portkey",))
    assert at.player().space == GRAVEYARD
    assert at.asked == (0, "fight")
    at.do(STRIKE, STRIKE)
    at.do(*(("lay", thing, "hogs-head") for thing in things))
    assert (at.player().points, at.player().space, at.active) == (250, QUIDDITCH_PITCH, 1)


# ---- towers ---------------------------------------------------------------------------------


@pytest.mark.rule("YH-SPC-6")
def test_from_every_tower_a_floo_token_leads_to_seven_places() -> None:
    board = box().boards["it"]
    for tower in board.towers:
        at = scene(ron(tower, floo=1), draco(), phase="resolve")
        assert {place for (place,) in at.offered("floo")} == set(board.floo_places)
        assert len(at.offered("floo")) == 7
        assert DECLINE in at.options


@pytest.mark.rule("YH-SPC-6")
def test_objects_are_collected_and_at_the_end_of_the_turn_one_is_back_at_the_tower() -> None:
    at = scene(
        ron("north-tower", floo=2), draco(),
        lying={BURROW: ["nagini", "da-coin", "winged-key"]}, phase="resolve",
    )  # fmt: skip
    at.do(("floo", BURROW), ("take", "nagini"))
    assert at.player().space == BURROW
    at.do(("take", "winged-key"))  # two in a turn, and the turn is over
    assert at.changed() == {
        "0.floo": 1,
        "0.objects": ["nagini", "winged-key"],
        "floo": 19,
        f"lying.{BURROW}": ["da-coin"],
    }
    assert at.active == 1


@pytest.mark.rule("YH-SPC-6")
def test_a_place_reached_by_floo_does_nothing_else() -> None:
    at = scene(ron("north-tower", floo=1, hp=3), draco(BURROW), lying={BURROW: []}, phase="resolve")
    at.do(("floo", BURROW))  # where HP are printed and somebody stands
    assert at.changed() == {"0.floo": 0, "floo": 20}
    assert at.active == 1


@pytest.mark.rule("YH-SPC-6", "YH-MIS-1")
def test_a_mission_is_done_on_the_trip() -> None:
    mission, things = "reach-the-burrow", ["deluminator", "golden-snitch"]
    at = scene(
        ron("north-tower", floo=1, missions=[mission], objects=things[:1]), draco(),
        dice=[6, 6, 6, 6, 1, 1], lying={BURROW: things[1:]}, phase="resolve",
    )  # fmt: skip
    at.do(("floo", BURROW), ("take", "golden-snitch"), STRIKE, STRIKE)
    at.do(("lay", "deluminator", "hogs-head"), ("lay", "golden-snitch", "hogs-head"))
    assert (at.player().space, at.player().points) == ("north-tower", 90)


@pytest.mark.rule("YH-SPC-6", "YH-MIS-2")
def test_who_loses_there_does_not_come_back() -> None:
    mission, things = "reach-the-burrow", ["deluminator", "golden-snitch"]
    at = scene(
        ron("north-tower", hp=1, floo=1, missions=[mission], objects=things), draco(),
        dice=[1, 1, 1], phase="resolve",
    )  # fmt: skip
    at.do(("floo", BURROW), ("done",), STRIKE)
    assert (at.player().space, at.player().hp) == ("leaky-cauldron", 6)


@pytest.mark.rule("YH-SPC-6")
def test_without_a_token_a_tower_does_nothing() -> None:
    at = scene(ron("north-tower", portkeys=1), draco(FAR), phase="resolve")
    assert (at.changed(), at.active) == ({}, 1)


@pytest.mark.rule("YH-SPC-6")
def test_a_token_need_not_be_used() -> None:
    at = scene(ron("north-tower", floo=1), draco(), phase="resolve")
    at.do(DECLINE)
    assert (at.changed(), at.active) == ({}, 1)
