"""YH-MIS, YH-EXM, YH-ACT: missions, exams and action cards."""

import pytest

from commonroom.games.year_at_hogwarts.events import (
    CardShown,
    ExamPassed,
    MissionShown,
    TokenGained,
    TokenSpent,
)
from commonroom.kernel import Option
from tests.games.year_at_hogwarts.rules.scene import (
    STRIKE,
    Scene,
    draco,
    ron,
    scene,
)

MYRTLE = "moaning-myrtles-bathroom"
ENTRANCE = "find-the-entrance-to-the-chamber"
DIARY = "tom-riddles-diary"
WON = [4, 4, 4, 4, 1, 1]
"""Two attacks that beat Lockhart, who has 4 HP."""


# ---- missions -------------------------------------------------------------------------------


@pytest.mark.rule("YH-MIS-1")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_at_its_place_with_its_objects_a_mission_is_fought_for_points(edition: str) -> None:
    at = scene(
        ron(MYRTLE, missions=[ENTRANCE], objects=[DIARY]), draco(), dice=WON, edition=edition,
        phase="resolve",
    )  # fmt: skip
    assert (at.fight.foe.who, at.hp()) == ("gilderoy-lockhart", (5, 4))
    at.do(STRIKE, STRIKE, ("lay", DIARY, "hogs-head"))
    assert at.changed() == {
        "0.done": [ENTRANCE],
        "0.hp": 1,
        "0.missions": [],
        "0.objects": [],
        "0.points": 40,
        "lying.hogs-head": list(at.table.lying["hogs-head"]),
    }
    assert at.active == 1  # the space did nothing


@pytest.mark.rule("YH-MIS-1")
def test_a_mission_that_can_be_done_must_be_tried() -> None:
    """Nobody is asked, however weak they are, and the space does nothing."""
    at = scene(ron(MYRTLE, hp=2, missions=[ENTRANCE], objects=[DIARY]), draco(), phase="resolve")
    assert (at.asked, at.hp()) == ((0, "fight"), (1, 4))
    assert (at.player().shown, at.happened(MissionShown)) == ((ENTRANCE,), 1)
    assert at.table.bottoms["event"] == ()


@pytest.mark.rule("YH-MIS-1")
def test_of_several_missions_one_is_chosen() -> None:
    both = ["slay-the-basilisk", "destroy-the-first-horcrux"]
    things = ["sorting-hat", "sword-of-gryffindor", "basilisk-fang", DIARY]
    at = scene(ron("chamber-of-secrets", missions=both, objects=things), draco(), phase="resolve")
    assert at.options == [("mission", one) for one in both]
    at.do(("mission", both[1]))
    assert at.fight.foe.who == "tom-riddle"


@pytest.mark.rule("YH-MIS-1")
@pytest.mark.parametrize(
    ("space", "objects", "missions"),
    [
        (MYRTLE, [], [ENTRANCE]),
        (MYRTLE, ["nagini"], [ENTRANCE]),
        (MYRTLE, [DIARY], []),
        ("south-wall-object", [DIARY], [ENTRANCE]),
    ],
)
def test_not_without_its_objects_nor_elsewhere(
    space: str, objects: list[str], missions: list[str]
) -> None:
    dice = ["hospital-wing-day"] if space == MYRTLE else []
    at = scene(
        ron(space, missions=missions, objects=objects), draco(missions=["slay-the-basilisk"]),
        dice=dice, phase="resolve",
    )  # fmt: skip
    assert at.asked == (1, "plan")


@pytest.mark.rule("YH-MIS-1")
@pytest.mark.parametrize(
    ("spells", "offered"),
    [
        (["expelliarmus", "protego"], True),
        (["expelliarmus", "episkey"], True),
        (["expelliarmus", "expelliarmus"], False),
        (["protego", "episkey"], False),
        (["expelliarmus"], False),
    ],
)
def test_experts_need_its_cards_too(spells: list[str], offered: bool) -> None:
    at = scene(
        ron(MYRTLE, missions=[ENTRANCE], objects=[DIARY], spells=spells), draco(),
        dice=[] if offered else ["hospital-wing-day"], variant="qualified", phase="resolve",
    )  # fmt: skip
    assert at.asked == ((0, "fight") if offered else (1, "plan"))
    assert at.player().pledged == (tuple(spells) if offered else ())


@pytest.mark.rule("YH-MIS-1")
def test_a_card_counts_for_one_need_only() -> None:
    """Two attack spells and Polyjuice Potion (YH-CMP-6)."""
    mission = "destroy-the-first-horcrux"
    things = ["basilisk-fang", DIARY]
    for spells, offered in ((["stupefy"], False), (["stupefy", "stupefy"], True)):
        at = scene(
            ron("chamber-of-secrets", missions=[mission], objects=things, spells=spells,
                potions=["polyjuice-potion", "ageing-potion"]),
            draco(), dice=[] if offered else ["cedric-diggory"], variant="qualified",
            phase="resolve",
        )  # fmt: skip
        assert (at.fight.kind == "combat") == offered


@pytest.mark.rule("YH-MIS-1")
def test_only_cards_that_are_required_can_be_shown() -> None:
    hand = ["stupefy", "protego", "lumos", "expelliarmus", "incendio"]
    at = scene(
        ron(MYRTLE, missions=[ENTRANCE], objects=[DIARY], spells=hand, potions=["skele-gro"]),
        draco(), variant="qualified", phase="resolve",
    )  # fmt: skip
    assert (at.player().pledged, at.options) == (
        ("expelliarmus",),
        [("pledge", "protego"), ("pledge", "lumos")],
    )
    assert at.event(CardShown).card == "expelliarmus"


def expert(edition: str, *answers: Option, dice: list[int]) -> Scene:
    """Ron tries a mission that needs Expelliarmus and any defence spell."""
    spells = ["expelliarmus", "protego", "episkey"]
    at = scene(
        ron(MYRTLE, hp=9, missions=[ENTRANCE], objects=[DIARY], spells=spells), draco(),
        dice=dice, variant="qualified", edition=edition, phase="resolve",
    )  # fmt: skip
    assert at.offered("pledge") == [("protego",), ("episkey",)]
    return at.do(("pledge", "episkey"), *answers)


@pytest.mark.rule("YH-MIS-1", "YH-MIS-3")
@pytest.mark.parametrize(
    ("edition", "kept"),
    [("it", ("protego",)), ("pl", ("protego", "expelliarmus", "episkey"))],
)
def test_required_cards_that_were_not_played(edition: str, kept: tuple[str, ...]) -> None:
    """They are discarded all the same (it), or kept (pl)."""
    at = expert(edition, STRIKE, STRIKE, ("lay", DIARY, "hogs-head"), dice=WON)
    assert at.player().spells == kept
    gone = tuple(card for card in ("expelliarmus", "episkey") if card not in kept)
    assert at.table.bottoms["spell"] == gone
    assert at.player().pledged == ()


@pytest.mark.rule("YH-MIS-1", "YH-CRD-1")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_required_cards_may_be_played_and_are_used_up(edition: str) -> None:
    at = expert(
        edition, ("play", "episkey"), ("play", "expelliarmus"), STRIKE, ("lay", DIARY, "hogs-head"),
        dice=[4, 4, 4],
    )  # fmt: skip
    assert at.player().spells == ("protego",)
    assert at.table.bottoms["spell"] == ("episkey", "expelliarmus")


@pytest.mark.rule("YH-MIS-2")
@pytest.mark.parametrize("edition", ["it", "pl"])
@pytest.mark.parametrize("variant", ["underage", "qualified"])
def test_a_mission_lost(variant: str, edition: str) -> None:
    spells = ["expelliarmus", "protego", "lumos"]
    at = scene(
        ron(MYRTLE, hp=3, floo=2, portkeys=1, points=30, missions=[ENTRANCE],
            objects=[DIARY, "nagini"], spells=spells, potions=["skele-gro"],
            books=["dragon-species"]),
        draco(), dice=[1, 1, 1], variant=variant, edition=edition, phase="resolve",
    )  # fmt: skip
    if variant == "qualified":
        at.do(("pledge", "protego"))
    at.do(STRIKE)
    changed = at.changed()
    bottom = changed.pop("bottoms.spell")
    assert isinstance(bottom, list)
    assert sorted(bottom) == sorted(spells)
    assert changed == {
        "0.hp": 6,
        "0.potions": [],
        "0.shown": [ENTRANCE],
        "0.space": "leaky-cauldron",
        "0.spells": [],
        "bottoms.potion": ["skele-gro"],
    }
    assert at.active == 1


# ---- exams ----------------------------------------------------------------------------------


@pytest.mark.rule("YH-EXM-1")
def test_all_books_of_the_class_are_handed_in_and_its_cards_drawn_too() -> None:
    potions = ["book-of-potions", "magical-drafts-and-potions", "advanced-potion-making"]
    at = scene(
        ron("potions-classroom", points=7, books=["dragon-species", *potions]), draco(),
        dice=["skele-gro", "amortentia"], phase="resolve",
    )  # fmt: skip
    assert at.changed() == {
        "0.books": ["dragon-species"],
        "0.points": 7 + 5 + 10 + 20,
        "0.potions": ["skele-gro", "amortentia"],
        "bottoms.book": potions,
    }
    assert at.happened(ExamPassed) == 3


@pytest.mark.rule("YH-EXM-1")
@pytest.mark.parametrize(
    ("room", "book"),
    [
        ("charms", "standard-book-of-spells-grade-1"),
        ("transfiguration", "beginners-guide-to-transfiguration"),
        ("defence", "gadding-with-ghouls"),
        ("potions", "book-of-potions"),
        ("herbology", "magical-herbs-and-fungi"),
        ("creatures", "men-who-love-dragons-too-much"),
    ],
)
def test_each_class_has_its_books(room: str, book: str) -> None:
    spells = room in ("charms", "transfiguration", "defence")
    dice = ["protego"] if spells else ["skele-gro", "amortentia"]
    at = scene(ron(f"{room}-classroom", books=[book]), draco(), dice=dice, phase="resolve")
    assert (at.player().points, at.player().books) == (5, ())


# ---- action cards ---------------------------------------------------------------------------


@pytest.mark.rule("YH-ACT-1", "YH-CMP-8")
@pytest.mark.parametrize(("points", "left"), [(100, 60), (25, 0)])
def test_points_are_lost_but_never_below_nought(points: int, left: int) -> None:
    at = scene(
        ron("west-wall-action", points=points), draco(), dice=["dolores-umbridge"], phase="resolve"
    )
    assert at.changed() == {"0.points": left, "bottoms.action": ["dolores-umbridge"]}


@pytest.mark.rule("YH-ACT-1", "YH-CMP-8")
def test_floo_powder_is_a_token_at_once() -> None:
    at = scene(ron("west-wall-action"), draco(), dice=["floo-powder"], phase="resolve")
    assert at.changed() == {"0.floo": 1, "bottoms.action": ["floo-powder"], "floo": 19}
    assert (at.happened(TokenGained), at.happened(TokenSpent)) == (1, 0)


@pytest.mark.rule("YH-ACT-1")
def test_in_the_polish_edition_the_card_is_kept() -> None:
    at = scene(
        ron("west-wall-action"), draco(), dice=["floo-powder"], edition="pl", phase="resolve"
    )
    assert at.changed() == {"0.floo_cards": ["floo-powder"]}


@pytest.mark.rule("YH-ACT-1", "YH-CRD-1")
def test_those_that_lay_under_the_deck_before_stay_where_they_are() -> None:
    used = ["floo-powder", "horace-slughorn"]
    at = scene(
        ron("west-wall-action"), draco(), dice=["floo-powder"], edition="pl", phase="resolve",
        bottoms={"action": used},
    )  # fmt: skip
    assert at.table.bottoms["action"] == tuple(used)


@pytest.mark.rule("YH-ACT-1", "YH-SPC-6")
def test_and_stands_for_the_token() -> None:
    at = scene(
        ron("north-tower", floo_cards=["floo-powder"]), draco(), edition="pl", phase="resolve",
        lying={"the-burrow": []},
    )  # fmt: skip
    at.do(("floo", "the-burrow"))
    assert at.changed() == {"0.floo_cards": [], "bottoms.action": ["floo-powder"]}
    assert at.active == 1


@pytest.mark.rule("YH-ACT-1", "YH-CMP-1")
def test_when_the_tokens_are_gone_none_is_gained() -> None:
    at = scene(ron("west-wall-action", floo=20), draco(), dice=["floo-powder"], phase="resolve")
    assert at.changed() == {"bottoms.action": ["floo-powder"]}
