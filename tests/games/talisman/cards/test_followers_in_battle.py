"""Followers who save Lives, evade, and change dice."""

import pytest

from commonroom.games.talisman.events import Spared
from tests.games.talisman.cards.table import (
    ACCEPT,
    DONE,
    FIGHT,
    LEAKY,
    MOVE,
    PASS,
    SPOTS,
    beginning,
    bystanders,
    card,
    harry,
    landing,
    lucius,
    meeting,
    table,
)
from tests.games.talisman.rules.scene import EATER_SIDE, ORDER_SIDE, Seat, box

pytestmark = pytest.mark.rule("TAL-CMP-4", "TAL-ENC-5")
EATERS = [
    "narcissa-malfoy", "antonin-dolohov", "corban-yaxley", "amycus-and-alecto-carrow",
    "severus-snape", "fenrir-greyback", "barty-crouch-jr", "snatchers", "nagini",
]  # fmt: skip


def friend(name: str, **more: object) -> Seat:
    """Somebody of the follower's side."""
    return lucius(**more) if name in EATERS else harry(**more)


# ---- saved Lives ----------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(
    ("name", "least"),
    [
        pytest.param("neville-longbottom", 4, marks=pytest.mark.card("neville-longbottom")),
        pytest.param("barty-crouch-jr", 5, marks=pytest.mark.card("barty-crouch-jr")),
    ],
)
def test_follower_that_saves_a_life(name: str, least: int, face: int) -> None:
    """A Life lost in battle is not lost on 4–6 (Crouch: 5–6); the battle is lost all the same."""
    at = meeting("aurors", 1, 6, face, me=friend(name, followers=[name]))
    at.do(FIGHT)
    assert at.changed() == ({} if face >= least else {"0.life": 3})
    assert at.happened(Spared) == (face >= least)
    assert (at.over, at.table.lying[LEAKY]) == (True, ("aurors",))


@card("neville-longbottom", "barty-crouch-jr")
def test_followers_save_no_life_outside_battle() -> None:
    """Only a Life lost in battle is rolled for."""
    at = landing("malfoy-manor", me=harry(followers=["neville-longbottom"]))
    assert at.changed() == {"0.life": 3}
    at = landing("12-grimmauld-place", me=lucius(followers=["barty-crouch-jr"]))
    assert at.changed() == {"0.life": 3}


@card("neville-longbottom")
@pytest.mark.rule("TAL-FAT-1")
def test_fate_helps_neville() -> None:
    """4–6 saves the Life: Fate may roll that die again."""
    at = meeting("aurors", 1, 6, 3, 4, me=harry(fate=1, followers=["neville-longbottom"]))
    at.do(FIGHT, ACCEPT)
    assert at.asks() == {"accept", "fate 3"}
    at.do(("fate", 3))
    assert at.changed() == {"0.fate": 0}


# ---- evading --------------------------------------------------------------------------------


@pytest.mark.rule("TAL-BAT-5")
@pytest.mark.parametrize(
    ("name", "enemy", "able"),
    [
        pytest.param(name, enemy, able, marks=pytest.mark.card(name))
        for name, enemy, able in [
            ("corban-yaxley", "aurors", True),
            ("corban-yaxley", "nymphadora-tonks", True),
            ("corban-yaxley", "inferi", False),
            ("corban-yaxley", "knockturn-hag", False),
            ("corban-yaxley", "ripper", False),
            ("fenrir-greyback", "werewolf", True),
            ("fenrir-greyback", "bloody-baron", True),
            ("fenrir-greyback", "aurors", False),
            ("fenrir-greyback", "ripper", False),
        ]
    ],
)
def test_follower_that_evades(name: str, enemy: str, able: bool) -> None:
    """You may evade an enemy that is a wizard (Greyback: a dark one); it stays where it is."""
    at = meeting(enemy, me=lucius(followers=[name]))
    assert at.can("evade", name) == able
    if able:
        at.do(("evade", name))
        assert at.changed() == {}
        assert at.table.lying[SPOTS[box().encounters[enemy].deck]] == (enemy,)


@card("corban-yaxley")
@pytest.mark.rule("TAL-BAT-2")
def test_yaxley_and_a_group() -> None:
    """Evade wizards: of a group those who are, and the others are fought."""
    for second, left in (("hit-wizards", 0), ("inferi", 3)):
        at = table(
            {**lucius(followers=["corban-yaxley"]), "space": "hall-of-prophecy"}, *bystanders(),
            phase="meet", lying={"hall-of-prophecy": ["aurors", second]},
        )  # fmt: skip
        at.do(("evade", "corban-yaxley"))
        assert at.changed() == {}
        if left:
            assert (at.scores(), at.asks()) == ((4, left), {"fight"})
        else:
            assert at.asks() == {"end", "ditch corban-yaxley"}


@card("corban-yaxley", "fenrir-greyback", "barty-crouch-jr")
@pytest.mark.rule("TAL-BAT-5")
@pytest.mark.parametrize(
    ("follower", "asked"),
    [("corban-yaxley", False), ("fenrir-greyback", False), ("barty-crouch-jr", True)],
)
def test_who_evades_characters(follower: str, asked: bool) -> None:
    """Yaxley and Greyback evade enemies, not characters; Crouch evades characters."""
    rival = lucius(followers=[follower])
    at = table(harry(), rival, phase="meet")
    at.do(("duel", 1))
    assert at.asked == ((1, "evade") if asked else (0, "fight"))
    if asked:
        at.do(PASS)


@card("barty-crouch-jr")
@pytest.mark.rule("TAL-BAT-5")
@pytest.mark.parametrize("face", range(1, 7))
def test_crouch_evades_a_character(face: int) -> None:
    """You may evade a character on 3–6, tried once."""
    at = table(harry(), lucius(followers=["barty-crouch-jr"]), dice=[face], phase="meet")
    at.do(("duel", 1))
    assert at.asks(1) == {"evade barty-crouch-jr", "pass"}
    at.do(("evade", "barty-crouch-jr"))
    assert at.changed() == {}
    assert at.asked == ((1, "plan") if face >= 3 else (0, "fight"))


@card("barty-crouch-jr")
def test_crouch_evades_no_enemy() -> None:
    """You may evade a character: no enemy."""
    at = meeting("aurors", me=lucius(followers=["barty-crouch-jr"]))
    assert at.asks() == {"fight"}


# ---- dice -----------------------------------------------------------------------------------


@card("antonin-dolohov")
@pytest.mark.parametrize("face", range(2, 7))
def test_dolohov(face: int) -> None:
    """A movement roll of 6: gain 1 Fate."""
    at = beginning(lucius(followers=["antonin-dolohov"]), face)
    at.do(MOVE)
    assert at.changed() == ({"0.fate": 1} if face == 6 else {})


@card("antonin-dolohov")
@pytest.mark.rule("TAL-FAT-1")
@pytest.mark.parametrize(("dice", "fate"), [((6, 5), 0), ((5, 6), 1)])
def test_dolohov_looks_at_the_final_roll(dice: tuple[int, int], fate: int) -> None:
    """A movement roll of 6: after Fate."""
    at = beginning(lucius(fate=1, followers=["antonin-dolohov"]), *dice)
    at.do(MOVE, ("fate", dice[0]))
    assert at.player(0).fate == fate


@card("fred-and-george-weasley")
@pytest.mark.rule("TAL-ADV-1")
@pytest.mark.parametrize("who", [harry(), lucius()], ids=["order", "death-eater"])
def test_fred_and_george_revealed(who: Seat) -> None:
    """Revealed, by whomever: the Advantage turns to the Order."""
    at = meeting("fred-and-george-weasley", me=who, drawn=True, advantage=EATER_SIDE)
    lies = {f"lying.{LEAKY}": ["fred-and-george-weasley"]}
    assert at.changed() == {"advantage": ORDER_SIDE, **lies}
    if who["character"] == "harry-potter":
        at.do(DONE)


@card("fred-and-george-weasley")
@pytest.mark.rule("TAL-ADV-1")
def test_fred_and_george_met_again() -> None:
    """Revealed: not when they lie there already, and nothing if it is the Order's Advantage."""
    at = meeting("fred-and-george-weasley", me=lucius(), advantage=EATER_SIDE)
    assert at.changed() == {}
    at = meeting("fred-and-george-weasley", me=lucius(), drawn=True, advantage=ORDER_SIDE)
    assert at.changed() == {f"lying.{LEAKY}": ["fred-and-george-weasley"]}


@card("fred-and-george-weasley")
@pytest.mark.parametrize(("met", "die"), [("moodys-lesson", 5), ("rita-skeeter", 5)])
def test_fred_and_george_roll_twice(met: str, die: int) -> None:
    """A single die for an event or an observer: two, and you choose."""
    at = meeting(met, 1, die, me=harry(followers=["fred-and-george-weasley"]))
    assert at.asks() == {"keep 1", f"keep {die}"}
    at.do(("keep", die))
    assert at.player(0).fate == 1


@card("fred-and-george-weasley")
def test_fred_and_george_at_spaces_and_places() -> None:
    """A single die for a space or a place: two, and you choose, Fate included."""
    at = landing("azkaban", 2, 6, me=harry(followers=["fred-and-george-weasley"]))
    at.do(("keep", 6))
    assert at.changed() == {"0.magic": 5}
    me = harry(fate=1, followers=["fred-and-george-weasley"])
    at = meeting("vanishing-cabinet", 2, 1, 3, me=me)
    at.do(ACCEPT)
    assert at.asks() == {"keep 1", "keep 2", "fate 1", "fate 2"}
    at.do(("fate", 1))
    assert at.asks() == {"keep 2", "keep 3"}
    at.do(("keep", 3))
    assert at.changed() == {"0.fate": 0}


@card("fred-and-george-weasley")
def test_fred_and_george_do_not_help_elsewhere() -> None:
    """A single die: not two dice, not movement, not battle."""
    twins = ["fred-and-george-weasley"]
    at = landing("hagrids-hut", 3, 3, me=harry(followers=twins))
    assert at.changed() == {"0.might": 4}
    at = beginning(harry(followers=twins), 3)
    at.do(MOVE)
    assert at.asked == (0, "way")
    at = meeting("aurors", 3, 3, me=harry(followers=twins))
    at.do(FIGHT)
    assert at.over


@card("luna-lovegood")
@pytest.mark.rule("TAL-BAT-3", "TAL-FAT-1")
def test_luna_in_a_battle_with_a_character() -> None:
    """Battle with a character: one reroll without Fate, and then Fate is still allowed."""
    me = harry(fate=1, followers=["luna-lovegood"])
    at = table(me, lucius(), dice=[1, 6, 2, 6], phase="meet", advantage=EATER_SIDE)
    at.do(("duel", 1), FIGHT)
    assert at.asks() == {"accept", "reroll luna-lovegood 1", "fate 1"}
    at.do(("reroll", "luna-lovegood", 1))
    assert at.changed() == {}
    assert at.asks() == {"accept", "fate 2"}
    at.do(("fate", 2))  # 4 + 6 against 4 + 1 + 6
    assert at.changed() == {"0.fate": 0}
    assert at.asks(1) == {"wound", "decline"}
    at.do(("wound",))
    assert at.changed() == {"0.life": 3}


@card("luna-lovegood")
def test_luna_helps_the_defender_too() -> None:
    """Battle with a character: also if it attacked."""
    at = table(
        lucius(), harry(followers=["luna-lovegood"]), dice=[3, 1, 2], phase="meet",
        advantage=EATER_SIDE,
    )  # fmt: skip
    at.do(("duel", 1), FIGHT)
    assert at.asks(1) == {"accept", "reroll luna-lovegood 1"}
    at.do(("reroll", "luna-lovegood", 1), ("wound",))
    assert at.changed() == {"1.life": 3}


@card("luna-lovegood")
def test_luna_and_enemies() -> None:
    """Battle with a character: not with an enemy."""
    at = meeting("aurors", 1, 6, me=harry(followers=["luna-lovegood"]))
    at.do(FIGHT)
    assert at.changed() == {"0.life": 3}


@card("ron-weasley")
@pytest.mark.rule("TAL-FAT-1")
def test_ron_rolls_again() -> None:
    """One free reroll for a space or a place, and then Fate is still allowed."""
    at = landing("azkaban", 2, 3, 6, me=harry(fate=1, followers=["ron-weasley"]))
    assert at.asks() == {"accept", "reroll ron-weasley 2", "fate 2"}
    at.do(("reroll", "ron-weasley", 2))
    assert at.asks() == {"accept", "fate 3"}
    at.do(("fate", 3))
    assert at.changed() == {"0.fate": 0, "0.magic": 5}
    at = meeting("vanishing-cabinet", 1, 3, me=harry(followers=["ron-weasley"]))
    at.do(ACCEPT, ("reroll", "ron-weasley", 1))
    assert at.changed() == {}


@card("ron-weasley")
def test_ron_does_not_help_elsewhere() -> None:
    """A space or a place: no event, observer, movement or battle."""
    ron = ["ron-weasley"]
    at = meeting("moodys-lesson", 5, me=harry(followers=ron))
    assert at.player(0).fate == 1
    at = meeting("rita-skeeter", 5, me=harry(followers=ron))
    assert at.changed() == {"0.fate": 1}
    at = beginning(harry(followers=ron), 3)
    at.do(MOVE)
    assert at.asked == (0, "way")
    at = meeting("aurors", 3, 3, me=harry(followers=ron))
    at.do(FIGHT)
    assert at.over
