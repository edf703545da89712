"""The followers: enemies to the other side, and what they do for those whom they follow."""

import pytest

from commonroom.games.talisman.events import AbilityUsed
from commonroom.games.talisman.strength import may_gain_spell
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    END,
    FIGHT,
    LEAKY,
    MOVE,
    Changes,
    Table,
    beginning,
    card,
    each_card,
    harry,
    landing,
    lucius,
    meeting,
    table,
    taken,
)
from tests.games.talisman.rules.scene import EATER_SIDE, ORDER_SIDE, Seat, box

pytestmark = pytest.mark.rule("TAL-CMP-4", "TAL-ENC-5")

ORDER = [
    "fred-and-george-weasley", "ginny-weasley", "nymphadora-tonks", "neville-longbottom",
    "luna-lovegood", "hermione-granger", "ron-weasley", "arthur-weasley",
]  # fmt: skip
EATERS = [
    "narcissa-malfoy", "antonin-dolohov", "corban-yaxley", "amycus-and-alecto-carrow",
    "severus-snape", "fenrir-greyback", "barty-crouch-jr", "snatchers", "nagini",
]  # fmt: skip
NEUTRAL = ["dobby", "fang", "grawp", "troll"]
FIGHTS_WITH_MIGHT = ("ron-weasley", "fenrir-greyback", "nagini")
AND_WON: dict[str, Changes] = {"nagini": {"0.fate": 1}}
AND_LOST: dict[str, Changes] = {"snatchers": {"0.space": "malfoy-manor"}, "nagini": {"0.life": 2}}
"""What else they do to the other side."""
PRINTED = {
    "narcissa-malfoy": 3, "antonin-dolohov": 7, "fred-and-george-weasley": 2, "ginny-weasley": 3,
    "luna-lovegood": 2, "nymphadora-tonks": 3, "neville-longbottom": 1,
}  # fmt: skip
"""The Magic that the rulebook prints."""


def friend(name: str, **more: object) -> Seat:
    """Somebody of the follower's side."""
    return lucius(**more) if name in EATERS else harry(**more)


def foe(name: str, **more: object) -> Seat:
    """Somebody of the other side."""
    return harry(**more) if name in EATERS else lucius(**more)


# ---- as cards on a space --------------------------------------------------------------------


def test_followers_are_of_their_side() -> None:
    cards = box().encounters
    for side, names in ((ORDER_SIDE, ORDER), (EATER_SIDE, EATERS), (None, NEUTRAL)):
        assert {cards[name].alignment for name in names} == {side}


@each_card(*ORDER, *EATERS, *NEUTRAL)
def test_follower_taken(name: str) -> None:
    """A follower to its own side (a neutral one to both): you may take it."""
    at = meeting(name, me=friend(name))
    assert at.asks() == {f"take {name}", "done"}
    at.do(("take", name))
    assert at.changed() == {"0.followers": [name], **taken(name)}


@each_card(*ORDER, *EATERS, *NEUTRAL)
def test_follower_left_where_it_is(name: str) -> None:
    """Taking a follower is optional."""
    at = meeting(name, me=friend(name))
    at.do(DONE)
    assert at.changed() == {}
    assert at.active == 1


@each_card(*NEUTRAL)
def test_neutral_follower_serves_death_eaters_too(name: str) -> None:
    """Neutral: number 5 for everybody, and nobody's enemy."""
    at = meeting(name, me=lucius())
    assert box().encounters[name].number == 5
    at.do(("take", name))
    assert at.changed() == {"0.followers": [name], **taken(name)}


@each_card(*ORDER, *EATERS)
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)], ids=["won", "lost"])
def test_follower_of_the_other_side(name: str, dice: tuple[int, int]) -> None:
    """An enemy to the other side, number 2 with Magic or 3 with Might: beaten, a trophy."""
    entry = box().encounters[name]
    power = entry.strength or 0
    stat = "might" if name in FIGHTS_WITH_MIGHT else "magic"
    side = EATER_SIDE if name in ORDER else ORDER_SIDE
    at = meeting(name, *dice, me=foe(name, **{stat: power}), advantage=side)
    assert power == PRINTED.get(name, power)
    assert (entry.number, entry.opposed) == (5, 3 if stat == "might" else 2)
    assert (at.decision.prompt.args["stat"], at.scores()) == (stat, (power + 1, power))
    at.do(FIGHT)
    if dice == (6, 1):
        assert at.changed() == {"0.trophies": [name], **taken(name), **AND_WON.get(name, {})}
    else:
        assert at.changed() == {"0.life": 3, **AND_LOST.get(name, {})}


@card("luna-lovegood")
@pytest.mark.rule("TAL-BAT-1")
@pytest.mark.parametrize(("edition", "power"), [("en", 2), ("pl", 3)])
def test_lunas_magic(edition: str, power: int) -> None:
    """Magic 2, in the Polish edition 3."""
    at = meeting("luna-lovegood", me=lucius(), advantage=EATER_SIDE, options={"edition": edition})
    assert at.scores() == (5, power)


# ---- what they add --------------------------------------------------------------------------

BONUSES = {
    "nymphadora-tonks": (1, 0), "dobby": (1, 0), "nagini": (0, 1),
    "hermione-granger": (1, 0), "severus-snape": (1, 0), "ron-weasley": (0, 1),
    "fenrir-greyback": (0, 1), "fang": (0, 1), "grawp": (0, 1), "troll": (0, 2),
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "bonus"),
    [pytest.param(name, bonus, marks=pytest.mark.card(name)) for name, bonus in BONUSES.items()],
)
def test_follower_that_adds(name: str, bonus: tuple[int, int]) -> None:
    """+1 Magic or Might (the Troll +2 Might), always."""
    at = beginning(friend(name, followers=[name]))
    assert (at.total("magic"), at.total("might")) == (4 + bonus[0], 3 + bonus[1])
    assert (at.player(0).magic, at.player(0).might) == (4, 3)
    assert [at.total("magic", seat) for seat in (1, 2)] == [5, 3]


@card("narcissa-malfoy")
@pytest.mark.parametrize(("company", "magic"), [([], 4), (["fang"], 5), (["fang", "grawp"], 5)])
def test_narcissa(company: list[str], magic: int) -> None:
    """+1 Magic if you have at least one other follower."""
    at = beginning(lucius(followers=["narcissa-malfoy", *company]))
    assert at.total("magic") == magic


@card("hermione-granger")
@pytest.mark.parametrize("face", range(1, 7))
def test_hermione_has_read_all_about_it(face: int) -> None:
    """When you cast a spell, roll: 4–6 gain a spell."""
    me = harry(followers=["hermione-granger"], spells=["expulso"])
    at = beginning(me, face, *(["lumos"] if face >= 4 else []))
    at.do(("cast", 0, "expulso"), ("side", EATER_SIDE))
    gained = ["lumos"] if face >= 4 else []
    assert at.changed() == {"0.spells": gained, "advantage": EATER_SIDE}
    if gained:
        at.learned(0, "lumos")


@card("severus-snape")
@pytest.mark.parametrize(("before", "fate"), [(EATER_SIDE, 1), (ORDER_SIDE, 0)])
def test_snape_is_on_both_sides(before: str, fate: int) -> None:
    """When the Advantage turns away from your side, gain 1 Fate."""
    at = meeting(
        "phoenix-song", me=lucius(followers=["severus-snape"]), drawn=True, advantage=before
    )
    assert at.player(0).fate == fate


def duel(name: str, *dice: int | str, **rival: object) -> Table:
    """Lucius, with a follower, attacks Harry."""
    me, other = lucius(followers=[name]), harry(**rival)
    at = table(me, other, dice=dice, phase="meet")
    at.do(("duel", 1), FIGHT)
    return at


@card("amycus-and-alecto-carrow")
@pytest.mark.rule("TAL-LOS-1")
def test_the_carrows_punish() -> None:
    """+1 Magic in battle with a character; beaten, it loses its next turn."""
    at = duel("amycus-and-alecto-carrow", 4, 3, galleons=1)  # 9 against 7 and the Advantage
    at.do(("take-galleon",))
    assert at.changed() == {"0.galleons": 1, "1.galleons": 0, "1.lost_turns": 1}
    assert beginning(lucius(followers=["amycus-and-alecto-carrow"])).total("magic") == 4


@card("snatchers")
def test_the_snatchers_have_a_price_for_everybody() -> None:
    """When you beat a character, gain 2 G."""
    at = duel("snatchers", 6, 1)
    at.do(("wound",))
    assert at.changed() == {"0.galleons": 2, "1.life": 3}


@card("nagini")
@pytest.mark.parametrize(("face", "life"), [(1, 2), (3, 2), (4, 3), (6, 3)])
def test_nagini_bites_the_beaten(face: int, life: int) -> None:
    """When you beat a character, it rolls: 1–3 another Life."""
    at = duel("nagini", 6, 1, face)
    at.do(("wound",))
    assert at.changed() == {"1.life": life}


@card("nagini")
@pytest.mark.rule("TAL-BAT-3", "TAL-LIF-1")
def test_nagini_kills_and_nothing_is_left_to_win() -> None:
    """Whoever loses the last Life to her has nothing to give: no reward is asked for."""
    rival = {**harry(life=1), "galleons": 2}
    me = lucius(magic=9, followers=["nagini"])
    at = table(me, rival, dice=[6, 1, 1], phase="meet")
    at.do(("duel", 1), FIGHT)
    assert at.table.players[1].fallen
    assert at.asked == (0, "end")  # and not which reward it takes
    assert at.table.players[0].galleons == 0


@card("arthur-weasley")
def test_arthur_has_a_portkey() -> None:
    """In your turn you may discard him to take a Portkey, if you have none."""
    at = beginning(harry(followers=["arthur-weasley"]))
    at.do(("use", "arthur-weasley"))
    assert at.changed() == {
        "0.followers": [], "0.objects": ["portkey"], "purchases.portkey": 2,
        "discards.outer": ["arthur-weasley"],
    }  # fmt: skip
    at = beginning(harry(followers=["arthur-weasley"], objects=["wand"]), phase="end")
    assert at.can("use", "arthur-weasley")


@card("neville-longbottom")
@pytest.mark.rule("TAL-SPE-1")
@pytest.mark.parametrize(("magic", "spells"), [(3, 0), (4, 0), (5, 1), (7, 2)])
def test_neville_forgets_a_spell(magic: int, spells: int) -> None:
    """You may hold one spell less than your Magic allows; none is taken away."""
    hand = ["lumos", "lumos", "expulso"]
    at = beginning(harry(followers=["neville-longbottom"], magic=magic, spells=hand[:spells]))
    assert not may_gain_spell(at.game, 0)
    assert at.player(0).spells == tuple(hand[:spells])
    if spells:
        less = hand[: spells - 1]
        at = beginning(harry(followers=["neville-longbottom"], magic=magic, spells=less))
        assert may_gain_spell(at.game, 0)


# ---- the start of a turn, moving, carrying --------------------------------------------------


def ginny(*dice: int | str, **more: object) -> Table:
    return beginning(harry(followers=["ginny-weasley"], **more), *dice)


@card("ginny-weasley")
def test_ginny() -> None:
    """Start of your turn without a spell: you may draw one."""
    at = ginny("expulso")
    assert at.asks() == {"accept", "decline"}
    at.do(ACCEPT)
    assert at.changed() == {"0.spells": ["expulso"]}
    at.learned(0, "expulso")


@card("ginny-weasley")
def test_ginny_declined() -> None:
    """Start of your turn: you need not draw."""
    at = ginny()
    at.do(DECLINE)
    assert at.changed() == {}
    assert at.happened(AbilityUsed) == 0


@card("ginny-weasley")
@pytest.mark.rule("TAL-SPE-1")
def test_ginny_has_nothing_to_give() -> None:
    """Start of your turn: not with a spell, nor if Magic allows none, nor in another's turn."""
    assert ginny(spells=["lumos"]).asked == (0, "plan")
    assert ginny(magic=3).asked == (0, "plan")
    friend_ = {**harry(followers=["ginny-weasley"]), "space": "azkaban"}
    assert beginning(lucius(), others=[friend_]).asked == (0, "plan")


@card("dobby")
@pytest.mark.rule("TAL-MOV-3")
def test_dobby_is_slow() -> None:
    """You move 1 space a turn, without a die and so without Voldemort."""
    at = beginning({**harry(followers=["dobby"]), "space": "azkaban"})
    at.do(MOVE)
    assert at.asks() == {"walk london-underground-1", "walk the-forest-of-dean"}


@card("dobby")
def test_dobby_may_not_be_left() -> None:
    """Dobby may not be ditched; others may."""
    at = beginning(harry(followers=["dobby", "fang"]), phase="end")
    assert at.asks() == {"end", "ditch fang"}
    at.do(END)
    assert at.changed() == {}


@card("dobby")
def test_dobby_leaves_with_the_region() -> None:
    """Coming to another region: Dobby is discarded."""
    me = {**harry(followers=["dobby"], objects=["floo-powder"]), "space": "the-burrow"}
    at = beginning(me, "owl-post", "lumos")
    at.do(("cross", "floo-powder"), ("space",))
    assert at.player(0).followers == ()
    assert at.table.discards["outer"] == ("dobby",)
    at = beginning({**harry(followers=["dobby"]), "space": "azkaban"}, "purse-of-galleons")
    at.do(MOVE, ("walk", "london-underground-1"), DONE)
    assert at.player(0).followers == ("dobby",)


@card("fang")
@pytest.mark.parametrize(
    ("space", "life"), [("forbidden-forest-1", 4), ("forbidden-forest-2", 4), ("malfoy-manor", 3)]
)
def test_fang_in_the_forest(space: str, life: int) -> None:
    """You lose no Life in the Forbidden Forest."""
    lying = {space: ["firebolt"]} if life == 4 else {}
    at = landing(space, me=harry(followers=["fang"]), lying=lying)
    if lying:
        at.do(DONE)
    assert at.player(0).life == life


@card("fang")
def test_fang_and_a_battle_in_the_forest() -> None:
    """You lose no Life in the Forbidden Forest, whatever the cause; the battle is lost."""
    lying = {"forbidden-forest-1": ["acromantulas"]}
    at = landing("forbidden-forest-1", 1, 6, me=harry(followers=["fang"]), lying=lying)
    at.do(FIGHT)
    assert at.changed() == {}
    assert at.over


FOUR = ["wand", "floo-powder", "exploding-bonbons", "chocolate-frogs"]


@pytest.mark.rule("TAL-OBJ-1")
@pytest.mark.parametrize(
    ("name", "edition", "carries"),
    [
        pytest.param("grawp", "en", True, marks=pytest.mark.card("grawp")),
        pytest.param("grawp", "pl", True, marks=pytest.mark.card("grawp")),
        pytest.param("troll", "pl", True, marks=pytest.mark.card("troll")),
        pytest.param("troll", "en", False, marks=pytest.mark.card("troll")),
        pytest.param("fang", "en", False, marks=pytest.mark.card("fang")),
    ],
)
def test_who_carries(name: str, edition: str, carries: bool) -> None:
    """Grawp, and the Troll in the Polish edition: any number of Objects."""
    me = harry(followers=[name], objects=FOUR)
    at = meeting("firebolt", me=me, options={"edition": edition})
    at.do(("take", "firebolt"))
    if not carries:
        assert at.asked == (0, "leave-object")
        at.do(("leave", "wand"))
    assert len(at.player(0).objects) == (5 if carries else 4)


@card("grawp")
@pytest.mark.rule("TAL-OBJ-1")
def test_grawp_left_behind() -> None:
    """Any number of Objects: only as long as Grawp is there."""
    at = beginning(harry(followers=["grawp"], objects=[*FOUR, "firebolt"]), phase="end")
    at.do(("ditch", "grawp"))
    assert at.asked == (0, "leave-object")
    at.do(("leave", "firebolt"), END)
    assert at.changed() == {
        "0.followers": [], "0.objects": FOUR, f"lying.{LEAKY}": ["grawp", "firebolt"],
    }  # fmt: skip
