"""The eight student sheets: their numbers, how they move and how they fight."""

from typing import Any

import pytest

import commonroom
from commonroom.games.year_at_hogwarts.events import (
    AttackRolled,
    AttackSkipped,
    OpponentActed,
    OpponentStunned,
)
from commonroom.games.year_at_hogwarts.view import TableView
from tests.games.year_at_hogwarts.cards.table import (
    ENDURE,
    GAME,
    ROLL,
    STOP,
    STRIKE,
    Seat,
    Table,
    card,
    drawn,
    each_card,
    landing,
    table,
)

pytestmark = pytest.mark.rule("YH-CMP-3")
HARD = ("strike-hard",)
QUALIFIED = {"variant": "qualified"}


def who(student: str, **more: Any) -> Seat:
    return {"student": student, "space": "start", **more}


def far(student: str = "", **more: Any) -> Seat:
    """Another student, out of the way; with four dice and no ability that matters to others."""
    other = "luna-lovegood" if student != "luna-lovegood" else "hermione-granger"
    return who(other, **{"space": "paddock", **more})


def lands(student: str, space: str, *dice: int | str, **more: Any) -> Table:
    return landing(space, *dice, by=who(student, **more), others=[far(student)], shipped=True)


def duel(student: str, opponent: str, *dice: int | str, **more: Any) -> Table:
    return drawn(opponent, *dice, by=who(student, **more), others=[far(student)], shipped=True)


def moving(student: str, *dice: int | str, space: str, **more: Any) -> Table:
    """A turn begins, with no objects in the way."""
    clear: dict[str, list[str]] = {
        space: [] for space in ("north-wall-object", "west-wall-object", "owlery-lane")
    }
    others = more.pop("others", [far(student)])
    lying = more.pop("lying", clear)
    seat = who(student, space=space, **more.pop("by", {}))
    return table(seat, *others, dice=dice, shipped=True, lying=lying, **more)


def meeting(one: Seat, other: Seat, *dice: int | str, **more: Any) -> Table:
    """Two qualified students meet."""
    here = {"space": "north-wall-spell"}
    return table(
        {**one, **here}, {**other, **here},
        dice=dice, shipped=True, phase="meet", **{"options": QUALIFIED, **more},
    )  # fmt: skip


# ---- numbers --------------------------------------------------------------------------------

SHEETS = {  # HP, res, attack dice; books, spells, potions at the start
    "harry-potter": (7, 4, 4, 1, 3, 2),
    "hermione-granger": (6, 3, 4, 3, 2, 1),
    "ron-weasley": (6, 4, 4, 1, 1, 1),
    "draco-malfoy": (7, 4, 3, 1, 3, 2),
    "luna-lovegood": (6, 3, 4, 1, 2, 1),
    "ginny-weasley": (7, 3, 3, 1, 1, 1),
    "neville-longbottom": (6, 5, 4, 1, 1, 1),
    "cho-chang": (7, 4, 4, 1, 1, 1),
}


@each_card(SHEETS)
@pytest.mark.rule("YH-SET-2")
def test_start(name: str, row: tuple[int, ...]) -> None:
    """HP and cards as on the sheet."""
    match = commonroom.new_match(GAME, seats=2, options={"students": "chosen"}, seed=1)
    match.answer(("student", name))
    match.answer(("student", far(name)["student"]))
    hp, _, _, books, spells, potions = row
    seen = match.view(0)
    assert isinstance(seen, TableView)
    view = seen.players[0]
    assert (view.student, view.hp, view.space) == (name, hp, "start")
    assert view.counts == {"book": books, "spell": spells, "potion": potions}


@each_card(SHEETS)
@pytest.mark.rule("YH-FGT-1")
def test_attack_dice_and_res(name: str, row: tuple[int, ...]) -> None:
    """It attacks with its dice; dice at or above its res hit it, lower ones do not."""
    _, res, dice, *_ = row
    at = meeting(who(name, hp=9), far(name, hp=9), *[1] * dice, *[res - 1] * 3, res)
    at.do(STRIKE)
    assert at.event(AttackRolled).dice == (1,) * dice
    assert at.changed() == {}
    at.do(STRIKE)
    assert (at.event(AttackRolled).res, at.event(AttackRolled).hits) == (res, 1)
    assert at.changed() == {"0.hp": 8}


# ---- moves ----------------------------------------------------------------------------------


@card("harry-potter/move")
@pytest.mark.rule("YH-TRN-2")
def test_harry_draws_two_spells() -> None:
    """On a spell space two spells instead of one."""
    at = lands("harry-potter", "west-wall-spell", "stupefy", "lumos")
    assert at.changed() == {"0.spells": ["stupefy", "lumos"]}
    at = lands("harry-potter", "ollivanders", "stupefy", "lumos")
    assert at.changed() == {"0.spells": ["stupefy", "lumos"]}


@card("harry-potter/move")
def test_harry_draws_no_more_elsewhere() -> None:
    """A classroom, the hut and a potion space are no spell spaces."""
    at = lands("harry-potter", "charms-classroom", "stupefy")
    assert at.changed() == {"0.spells": ["stupefy"]}
    at = lands("harry-potter", "hagrids-hut", "stupefy", "skele-gro")
    assert at.changed() == {"0.spells": ["stupefy"], "0.potions": ["skele-gro"]}
    at = lands("harry-potter", "west-wall-potion", "skele-gro")
    assert at.changed() == {"0.potions": ["skele-gro"]}


@card("neville-longbottom/move")
@pytest.mark.rule("YH-TRN-2")
def test_neville_draws_two_potions() -> None:
    """On a potion space two potions instead of one; not in the hut, and no more in a classroom."""
    at = lands("neville-longbottom", "west-wall-potion", "skele-gro", "gillyweed")
    assert at.changed() == {"0.potions": ["skele-gro", "gillyweed"]}
    at = lands("neville-longbottom", "hagrids-hut", "stupefy", "skele-gro")
    assert at.changed() == {"0.spells": ["stupefy"], "0.potions": ["skele-gro"]}
    at = lands("neville-longbottom", "herbology-classroom", "skele-gro", "gillyweed")
    assert at.changed() == {"0.potions": ["skele-gro", "gillyweed"]}
    at = lands("neville-longbottom", "west-wall-spell", "stupefy")
    assert at.changed() == {"0.spells": ["stupefy"]}


@card("hermione-granger/move")
@pytest.mark.rule("YH-MOV-3", "YH-EXM-1")
def test_hermione_stops_in_the_library_and_in_classrooms() -> None:
    """She may end her move early in the Library and in every classroom; the exam counts."""
    walk = [("walk", space) for space in ("north-wall-object", "library")]
    books = ("the-dark-forces", "dragon-species")
    at = moving("hermione-granger", 6, 6, *books, space="north-tower").do(ROLL, *walk)
    assert at.can("walk", "library-corridor-book")
    at.do(STOP)
    assert at.changed() == {"0.space": "library", "0.books": list(books)}
    assert at.over
    at = moving(
        "hermione-granger", 6, 6, "lumos", space="library",
        by={"books": ["quintessence-a-quest"]},
    ).do(ROLL, ("walk", "library-corridor-book"))  # fmt: skip
    assert not at.can("stop")
    at.do(("walk", "charms-classroom"), STOP)
    assert at.changed() == {
        "0.space": "charms-classroom", "0.points": 20, "0.books": [], "0.spells": ["lumos"],
    }  # fmt: skip
    at = moving("harry-potter", 6, 6, space="north-tower").do(ROLL, *walk)
    assert not at.can("stop")


@card("ron-weasley/move")
@pytest.mark.rule("YH-TRN-2")
def test_ron_adjusts_his_roll() -> None:
    """One more or one less than rolled, at least 1."""
    at = moving("ron-weasley", 1, 2, "lumos", space="north-tower").do(ROLL)
    assert at.asks() == {"moves 2", "moves 3", "moves 4"}
    at.do(("moves", 2), ("walk", "north-wall-object"), ("walk", "north-wall-spell"))
    assert at.changed() == {"0.space": "north-wall-spell", "0.spells": ["lumos"]}
    at = moving("ron-weasley", 1, space="north-tower", by={"one_die": True}).do(ROLL)
    assert at.asks() == {"moves 1", "moves 2"}
    at.do(("moves", 2))


@card("ginny-weasley/move")
@pytest.mark.rule("YH-TRN-2")
def test_ginny_leaves_a_die_out() -> None:
    """She rolls one die more and leaves one out; slowed she rolls two and moves by one."""
    at = moving("ginny-weasley", 1, 2, 5, space="north-tower").do(ROLL)
    assert at.asks() == {"moves 3", "moves 6", "moves 7"}
    at.do(("moves", 3))
    assert at.state.left == 3
    at = moving("ginny-weasley", 2, 4, space="north-tower", by={"one_die": True}).do(ROLL)
    assert at.asks() == {"moves 2", "moves 4"}
    at.do(("moves", 4))
    assert not at.player().one_die


@card("draco-malfoy/move")
@pytest.mark.rule("YH-ACT-1")
def test_draco_picks_an_action() -> None:
    """On an action space he draws two, resolves one and puts back the other."""
    at = lands("draco-malfoy", "west-wall-action", "dolores-umbridge", "fawkes", points=60)
    assert at.asks() == {"resolve dolores-umbridge", "resolve fawkes"}
    at.do(("resolve", "fawkes"))
    assert at.changed() == {"0.points": 70, "0.hp": 10}
    assert at.state.bottoms["action"] == ("dolores-umbridge", "fawkes")
    at = lands("draco-malfoy", "west-wall-action", "floo-powder", "floo-powder")
    assert at.changed() == {"0.floo": 1}


@card("draco-malfoy/move")
def test_draco_has_no_choice_in_a_common_room() -> None:
    """A common room is no action space."""
    at = lands("draco-malfoy", "slytherin-common-room", "dolores-umbridge", points=60)
    at.do(("draw", "action"))
    assert at.changed() == {"0.points": 20}


@card("luna-lovegood/move")
@pytest.mark.rule("YH-MOV-2")
def test_luna_passes_by() -> None:
    """She steps on past players and Death Eaters; others must stop."""
    steps = [("walk", space) for space in ("north-tower", "north-wall-object", "north-wall-spell")]
    harry = who("harry-potter", space="north-wall-object")
    dark: dict[str, Any] = {"dark_towers": ["north-tower"], "options": QUALIFIED}
    at = moving("luna-lovegood", 1, 2, "lumos", space="north-wall-book", others=[harry], **dark)
    at.do(ROLL, *steps)
    assert at.changed() == {"0.space": "north-wall-spell", "0.spells": ["lumos"]}
    at = moving("cho-chang", 1, 2, space="north-wall-book", others=[harry]).do(ROLL, *steps[:1])
    assert at.can(*steps[1])
    cards = ("lumos", "skele-gro")
    at = moving("cho-chang", 1, 2, *cards, space="north-wall-book", others=[harry], **dark)
    at.do(ROLL, steps[0])
    assert at.asked == (1, "death-eater")
    at.do(("sheet", "narcissa-malfoy"))


@card("luna-lovegood/move", "luna-lovegood/fight")
@pytest.mark.rule("YH-PVP-2", "YH-FGT-4")
def test_luna_fights_where_her_move_ends() -> None:
    """She may also stop there early; having won, she gains 2 HP."""
    harry = who("harry-potter", space="north-wall-object")
    at = moving("luna-lovegood", 6, 6, 6, 1, 6, 1, space="north-wall-book", others=[harry])
    at.do(ROLL, ("walk", "north-tower"), ("walk", "north-wall-object"))
    assert at.can("walk", "library")
    at.do(STOP)
    assert at.changed() == {"0.space": "north-wall-object", "0.hp": 8, "1.hp": 5}
    assert at.over


@card("cho-chang/move")
@pytest.mark.rule("YH-OBJ-1")
def test_cho_reaches_one_step_further() -> None:
    """When her move has ended she may take what lies one step away, two objects in a turn."""
    lying = {
        "north-wall-object": ["nagini"],
        "library": ["da-coin", "golden-egg"],
        "north-wall-spell": [],
    }
    at = moving("cho-chang", 1, 2, "lumos", space="north-wall-book", lying=lying)
    steps = [("walk", space) for space in ("north-tower", "north-wall-object", "north-wall-spell")]
    at.do(ROLL, *steps)
    assert at.asks() == {"take nagini", "stop"}
    at.do(("take", "nagini"))
    assert at.changed() == {
        "0.space": "north-wall-spell", "0.objects": ["nagini"], "0.spells": ["lumos"],
        "lying.north-wall-object": None,
    }  # fmt: skip
    at = moving("cho-chang", 1, 1, space="north-wall-book", lying=lying)
    at.do(ROLL, *steps[:2], ("take", "nagini"))
    assert at.offers("take") == {"da-coin", "golden-egg"}
    at.do(("take", "golden-egg"))
    assert at.over  # two in a turn: the third stays


@card("cho-chang/move")
def test_cho_reaches_before_a_fight() -> None:
    """First she takes the object, then she meets whoever is there."""
    harry = who("harry-potter", space="north-wall-spell")
    lying = {"north-wall-object": ["nagini"]}
    dice = (1, 2, 6, 1, 6, 1)
    at = moving("cho-chang", *dice, space="north-wall-book", lying=lying, others=[harry])
    steps = [("walk", space) for space in ("north-tower", "north-wall-object", "north-wall-spell")]
    at.do(ROLL, *steps, ("take", "nagini"))
    assert at.changed() == {
        "0.space": "north-wall-spell", "0.objects": ["nagini"], "1.hp": 5,
        "lying.north-wall-object": None,
    }  # fmt: skip
    assert at.over


# ---- fights ---------------------------------------------------------------------------------


@card("harry-potter/fight")
@pytest.mark.rule("YH-FGT-4")
def test_harry_weakens_his_opponent() -> None:
    """The opponent's res is 1 lower, but at least 2."""
    at = duel("harry-potter", "cedric-diggory", 3, 3, 2, 1, hp=9)
    assert at.fight.foe.res == 3
    at.do(STRIKE)
    assert (at.fight.foe.hp, at.player().hp) == (4, 8)
    at = duel("harry-potter", "pansy-parkinson", 2, 1, 1, 1, spells=["expelliarmus"])
    assert at.fight.foe.res == 2
    at.do(("play", "expelliarmus"))  # 3 HP, of which it takes one
    assert at.fight.foe.res == 2
    at.do(STRIKE)
    assert at.fight.foe.hp == 1


@card("harry-potter/fight")
def test_harry_weakens_players_too() -> None:
    """Against Cho, whose res is 4, a 3 hits."""
    at = meeting(who("harry-potter"), who("cho-chang"), 3, 3, 2, 2).do(STRIKE)
    assert at.changed() == {"1.hp": 5}


@card("hermione-granger/fight")
@pytest.mark.rule("YH-FGT-4", "YH-FGT-2")
def test_hermione_casts_strong_spells() -> None:
    """Each spell that takes HP takes 1 more; potions do not, nor what the immune ignore."""
    hand = {"spells": ["stupefy", "obliviate"], "potions": ["swelling-solution"]}
    at = duel("hermione-granger", "marcus-flint", hp=9, **hand)
    at.changed()
    at.do(("play", "stupefy"))
    assert at.changed() == {"0.spells": ["obliviate"], "0.hp": 6, "foe.hp": 2}
    at.do(("play", "obliviate"))  # takes none, so none more
    assert at.changed() == {"0.spells": []}
    at = duel("hermione-granger", "marcus-flint", hp=9, **hand)
    at.changed()
    at.do(("play", "swelling-solution"))
    assert at.changed() == {"0.potions": [], "0.hp": 6, "foe.hp": 4}
    mission = {
        "missions": ["destroy-the-first-horcrux"],
        "objects": ["basilisk-fang", "tom-riddles-diary"],
    }
    at = lands("hermione-granger", "chamber-of-secrets", hp=20, **hand, **mission)
    at.changed()
    at.do(("play", "stupefy"))
    assert at.changed() == {"0.spells": ["obliviate"], "0.hp": 15}


@card("ron-weasley/fight")
@pytest.mark.rule("YH-FGT-4")
def test_ron_pays_for_dice() -> None:
    """Before an attack he may lose 1 HP for two more dice; it is not asked of him."""
    at = duel("ron-weasley", "cedric-diggory", 4, 1, 1, 1, 4, 4, 4, 1, 1, 1, hp=6)
    assert at.asks() == {"strike", "strike-hard"}
    at.changed()
    at.do(STRIKE)
    assert at.changed() == {"0.hp": 5, "foe.hp": 5}
    at.do(HARD)
    assert at.changed() == {"0.hp": 3, "foe.hp": 2}


@card("ron-weasley/fight")
@pytest.mark.rule("YH-DUE-1")
def test_ron_does_not_pay_with_his_last_hp() -> None:
    """Only if more are left than those with which he has lost."""
    at = duel("ron-weasley", "cedric-diggory", hp=2)
    assert at.asks() == {"strike"}
    mission = {"missions": ["tame-the-three-headed-dog"], "objects": ["enchanted-harp"]}
    for hp, may in ((2, True), (1, False)):
        at = lands("ron-weasley", "west-wing-third-floor", hp=hp, **mission)
        assert at.can(*HARD) == may


@card("draco-malfoy/fight")
@pytest.mark.rule("YH-CMB-1")
def test_draco_is_unmoved() -> None:
    """What a card does on reveal is not done to him; what it does later is."""
    at = duel("draco-malfoy", "vincent-crabbe", 3, 1, 1, points=30, hp=7)
    assert at.changed() == {}
    assert at.happened(OpponentActed) == 0
    at.do(STRIKE)
    assert at.changed() == {"0.hp": 5, "foe.hp": 3}
    at = duel("hermione-granger", "vincent-crabbe", points=30)
    assert at.changed() == {"0.points": 20}


@card("draco-malfoy/fight")
@pytest.mark.rule("YH-DE-1")
def test_draco_is_not_surprised() -> None:
    """Nor does Bellatrix take the first blow at him."""
    dark: dict[str, Any] = {
        "dark_towers": ["north-tower"], "death_eaters": ["bellatrix-lestrange"],
        "options": QUALIFIED, "phase": "meet", "shipped": True,
    }  # fmt: skip
    for student, hp in (("draco-malfoy", 6), ("ginny-weasley", 4)):
        at = landing("north-tower", "stupefy", "gillyweed", by=who(student, hp=6), **dark)
        at.do(("sheet", "bellatrix-lestrange"))
        assert at.player().hp == hp


@card("luna-lovegood/fight")
@pytest.mark.rule("YH-DUE-1")
def test_luna_gains_hp_by_winning() -> None:
    """Two HP after a duel that she won; none after one that she lost."""
    won = ("lumos", "skele-gro", "dragon-species")
    at = duel("luna-lovegood", "pansy-parkinson", 3, 3, 3, 1, *won)
    at.do(STRIKE)
    assert at.changed() == {
        "0.hp": 8, "0.spells": ["lumos"], "0.potions": ["skele-gro"], "0.books": ["dragon-species"],
    }  # fmt: skip
    at = duel("luna-lovegood", "pansy-parkinson", 1, 1, 1, 1, hp=2).do(STRIKE)
    assert at.changed() == {"0.hp": 1}
    assert at.over


@card("luna-lovegood/fight")
@pytest.mark.rule("YH-CMB-4")
def test_luna_has_won_with_her_team() -> None:
    """Also if it is her mate who strikes last."""
    place, mission = "moaning-myrtles-bathroom", "find-the-entrance-to-the-chamber"
    diary = "tom-riddles-diary"
    at = table(
        who("luna-lovegood", space=place, objects=[diary], spells=["expelliarmus", "fiendfyre"]),
        who("harry-potter", space=place, missions=[mission], waiting=mission, spells=["fiendfyre"]),
        shipped=True, phase="resolve", options={"variant": "teams", "teams": "together"},
    )  # fmt: skip
    at.do(("wait", mission), ("pledge", "expelliarmus"))
    at.do(("play", "fiendfyre"), ("play", "fiendfyre"), ("lay", diary, "hogs-head"))
    assert (at.player(0).hp, at.player(1).hp) == (6 - 1 + 2, 7 - 1)


@card("ginny-weasley/fight")
@pytest.mark.rule("YH-FGT-4")
def test_ginnys_sixes_take_more() -> None:
    """Each 6 takes 1 HP more."""
    at = duel("ginny-weasley", "cedric-diggory", 6, 6, 5, hp=7)
    at.do(STRIKE)
    assert (at.fight.foe.hp, at.player().hp) == (6 - 5, 6)


@card("ginny-weasley/fight")
@pytest.mark.rule("YH-VR-FGT")
def test_ginnys_six_is_one_hit_for_a_defence_die() -> None:
    """A 6 in defence turns it back whole; a lower number takes one more."""
    ginny, luna = who("ginny-weasley", hp=7), who("luna-lovegood", hp=9)
    at = meeting(ginny, luna, 6, 6, 1, 6, 3, options={**QUALIFIED, "defence-die": "yes"}).do(
        STRIKE, ("roll-defence",), ("roll-defence",)
    )
    assert at.changed() == {"0.hp": 6, "1.hp": 7}


@card("neville-longbottom/fight")
@pytest.mark.rule("YH-FGT-4")
def test_neville_is_sturdy() -> None:
    """Of what one act takes he loses 1 less, but at least 1; on reveal, too."""
    at = duel("neville-longbottom", "marcus-flint", 1, 1, 1, 1, hp=9)
    assert at.changed() == {"0.hp": 8}  # 1 on reveal
    at.do(STRIKE)
    assert at.changed() == {"0.hp": 7}  # 2 after the attack
    at = duel("neville-longbottom", "duel-draco-malfoy", hp=9)
    assert at.changed() == {"0.hp": 8}  # 2 on reveal


@card("neville-longbottom/fight")
def test_nevilles_relief_is_for_the_whole_act() -> None:
    """Three bites of 2 in one act: 5 and not 3; of what he pays himself he is spared nothing."""
    mission = {"missions": ["tame-the-three-headed-dog"], "objects": ["enchanted-harp"]}
    hand = {"potions": ["erumpent-potion"]}
    dice = (1, 1, 1, 1, 4, 5, 6, 1, 1, 1)
    at = lands("neville-longbottom", "west-wing-third-floor", *dice, hp=9, **mission, **hand)
    at.do(STRIKE)
    assert at.changed() == {"0.hp": 4}
    at.do(("play", "erumpent-potion"), ("lay", "enchanted-harp", "hogs-head"))
    assert at.player().hp == 2
    assert at.player().done == ("tame-the-three-headed-dog",)


@card("neville-longbottom/fight")
@pytest.mark.rule("YH-PVP-3")
def test_neville_stands_up_to_players() -> None:
    """Of one attack with dice or a card he loses 1 less."""
    luna = who("luna-lovegood", spells=["stupefy"])
    at = meeting(luna, who("neville-longbottom", hp=9), 5, 5, 5, 1, 1, 1, 1, 1)
    at.do(STRIKE)
    assert at.changed() == {"1.hp": 7}
    at.do(STRIKE, ENDURE, ("play", "stupefy"))
    assert at.changed() == {"0.spells": [], "1.hp": 5}


@card("neville-longbottom/fight")
@pytest.mark.rule("YH-VR-FGT")
def test_nevilles_relief_is_for_all_hits_of_an_attack() -> None:
    """Two hits, taken one by one: the second is spared him, because the first was not."""
    options = {**QUALIFIED, "defence-die": "yes"}
    draco, neville = who("draco-malfoy"), who("neville-longbottom", hp=9)
    at = meeting(draco, neville, 5, 5, 1, options=options)
    at.do(STRIKE, ("take-hit",), ("take-hit",))
    assert at.changed() == {"1.hp": 8}


@card("cho-chang/fight")
@pytest.mark.rule("YH-FGT-4", "YH-CMB-1")
def test_cho_stuns_with_three_hits() -> None:
    """Three hits: the card does nothing after the attack; two are not enough."""
    at = duel("cho-chang", "marcus-flint", 3, 3, 3, 1, 3, 3, 1, 1, hp=9)
    at.changed()
    at.do(STRIKE)
    assert at.changed() == {"foe.hp": 3}
    assert at.event(OpponentStunned).seat == 0
    at.do(STRIKE)
    assert at.changed() == {"0.hp": 6, "foe.hp": 1}
    assert at.happened(OpponentStunned) == 1


@card("cho-chang/fight")
@pytest.mark.rule("YH-CMB-2")
def test_cho_stuns_the_last_act() -> None:
    """What the card would do at 0 HP is not done; what it does before the attack is."""
    mission = {"missions": ["drive-off-the-dementors"], "objects": ["time-turner"]}
    at = lands("cho-chang", "black-lake", *[6] * 12, hp=9, **mission)
    at.do(STRIKE, STRIKE, STRIKE)
    at.do(("lay", "time-turner", "hogs-head"))
    assert at.player().hp == 9 - 3
    assert at.player().points == 70


@card("cho-chang/fight")
@pytest.mark.rule("YH-PVP-1")
def test_cho_stuns_a_player() -> None:
    """It skips the attack in answer, and she attacks again."""
    at = meeting(who("cho-chang"), who("luna-lovegood"), 3, 3, 3, 1, 1, 1, 1, 1)
    at.do(STRIKE)
    assert at.changed() == {"1.hp": 3}
    assert at.asked == (0, "fight")
    assert at.happened(AttackSkipped) == 1
    at.do(STRIKE)
    assert at.asked == (1, "fight")
