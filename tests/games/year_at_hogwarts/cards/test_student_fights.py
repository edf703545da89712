"""What each student can do in a fight."""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.events import (
    AttackSkipped,
    LossesSoftened,
    OpponentActed,
    OpponentStunned,
)
from tests.games.year_at_hogwarts.cards.students import (
    HARD,
    QUALIFIED,
    duel,
    lands,
    meeting,
    who,
)
from tests.games.year_at_hogwarts.cards.table import (
    ENDURE,
    STRIKE,
    card,
    landing,
    table,
)

pytestmark = pytest.mark.rule("YH-CMP-3")


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
    assert at.changed() == {"1.hp": 4}


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
    at = duel("draco-malfoy", "vincent-crabbe", 3, 1, 1, 1, points=30, hp=7)
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
    at = duel("neville-longbottom", "marcus-flint", 1, 1, 1, hp=9)
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
    dice = (1, 1, 1, 4, 5, 6, 1, 1, 1)
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
    at = meeting(luna, who("neville-longbottom", hp=9), 5, 5, 5, 1, 1, 1, 1)
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
    at = meeting(draco, neville, 5, 5, 1, 1, options=options)
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
    assert at.player().points == 60


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


@card("expelliarmus")
@pytest.mark.rule("YH-FGT-2")
def test_two_who_are_both_spared_hurt_each_other_again() -> None:
    """Only the difference counts; if each loss of both were smaller, they would fight for ever."""
    hand = {"spells": ["expelliarmus"]}
    at = meeting(who("ginny-weasley", **hand), who("cho-chang", hp=12, **hand), 5, 5, 1)
    at.do(("play", "expelliarmus"), ENDURE)
    assert at.changed() == {"0.spells": [], "1.hp": 11}
    assert at.fight.sides[0].softened == 1
    at.do(("play", "expelliarmus"))  # of its 1 HP nothing is left; then nobody is spared
    assert at.changed() == {"1.spells": [], "me.softened": 0}
    assert [(one.seat, one.amount) for one in at.told if isinstance(one, LossesSoftened)] == [
        (0, 1), (0, 0),
    ]  # fmt: skip
    at.do(STRIKE)
    assert at.changed() == {"1.hp": 9}
