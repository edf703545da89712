"""The characters of the Order: every numbered ability of both sides of their cards."""

import pytest

from commonroom.games.talisman.events import Scored, SpellBlocked
from commonroom.games.talisman.strength import may_gain_spell
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    LEAKY,
    MOVE,
    Changes,
    Table,
    beginning,
    card,
    draco,
    hagrid,
    harry,
    landing,
    lucius,
    meeting,
    table,
    taken,
    who,
)
from tests.games.talisman.rules.scene import EATER_SIDE, ORDER_SIDE, box, eater_too, order_too

pytestmark = pytest.mark.rule("TAL-CMP-2")

HARRY_A, HARRY_B = "harry-potter/a", "harry-potter/b"
DUMBLEDORE_A, DUMBLEDORE_B = "albus-dumbledore/a", "albus-dumbledore/b"
MCGONAGALL_A, MCGONAGALL_B = "minerva-mcgonagall/a", "minerva-mcgonagall/b"
HAGRID_A, HAGRID_B = "rubeus-hagrid/a", "rubeus-hagrid/b"


# ---- Harry Potter ---------------------------------------------------------------------------


@card("harry-potter/a/1")
def test_harry_pays_less_in_diagon_alley() -> None:
    """Purchases cost 1 G less at Diagon Alley, at least 1."""
    at = landing("diagon-alley", me=who(HARRY_A, galleons=4))
    assert at.asks() == {
        "buy exploding-bonbons 1", "buy wand 1", "buy floo-powder 2", "buy bertie-botts-beans 2",
        "buy chocolate-frogs 3", "done",
    }  # fmt: skip
    at.do(("buy", "chocolate-frogs", 3), DONE)
    assert at.player(0).galleons == 1
    at = meeting("hogwarts-express-trolley", me=who(HARRY_A, galleons=1))
    assert at.asks() == {"buy exploding-bonbons 1", "done"}
    at.do(DONE)


@card("harry-potter/a/2")
@pytest.mark.parametrize("dice", [(2, 5), (5, 2)])
def test_harry_rolls_two_dice_in_battle(dice: tuple[int, int]) -> None:
    """In battle you may roll 2 dice and use the higher: with enemies and characters."""
    at = meeting("aurors", *dice, 4, me=who(HARRY_A))
    at.do(FIGHT)
    assert at.event(Scored).die == 5
    assert at.changed() == {"0.trophies": ["aurors"], **taken("aurors")}
    at = table(lucius(), who(HARRY_A), dice=[4, *dice], phase="meet", advantage=EATER_SIDE)
    at.do(("duel", 1), FIGHT)  # a stand-off: 4 + 1 + 4 against 4 + 5
    assert at.changed() == {}


@card("harry-potter/a/2")
@pytest.mark.rule("TAL-FAT-1")
def test_harry_rolls_one_of_two_dice_again() -> None:
    """2 dice: Fate rolls one of them again, which he chooses."""
    at = meeting("aurors", 2, 3, 6, 5, me=who(HARRY_A, fate=1))
    at.do(FIGHT)
    assert at.asks() == {"accept", "fate 2", "fate 3"}
    at.do(("fate", 2))
    assert at.event(Scored).die == 5


def charmed(spell: str, *dice: int, **more: object) -> Table:
    """Lucius, whose turn it is, casts a spell on Harry."""
    me = who(HARRY_A, **{"spells": ["lumos"], "space": "azkaban", **more})
    at = beginning(lucius(spells=[spell]), *dice, others=[me])
    at.do(("cast-on", 0, spell, 1))
    return at


@card("harry-potter/a/3")
@pytest.mark.parametrize("face", range(1, 7))
def test_harry_resists_spells(face: int) -> None:
    """When another casts a spell on him he may roll: 4–6, it has no effect."""
    at = charmed("obliviate", face)
    assert at.asks(1) == {"accept", "decline"}
    at.do(ACCEPT)
    assert at.changed() == {"0.spells": []} | ({} if face >= 4 else {"1.spells": []})
    assert at.happened(SpellBlocked) == (face >= 4)


@card("harry-potter/a/3")
def test_harry_lets_a_spell_happen() -> None:
    """He may roll: or not; and not against the Command spell, nor his own spells."""
    at = charmed("episkey", life=1)
    at.do(DECLINE)
    assert at.changed() == {"0.spells": [], "1.life": 4}
    at = beginning(who(HARRY_A), others=[eater_too("azkaban", spells=["imperio"])])
    at.do(("cast-on", 1, "imperio", 0))
    assert at.changed() == {"0.commander": 1, "1.spells": []}
    at = beginning(who(HARRY_A, spells=["episkey"], life=1), others=[lucius()])
    at.do(("cast-on", 0, "episkey", 0))
    assert at.changed() == {"0.life": 4, "0.spells": []}


@card("harry-potter/b/1")
@pytest.mark.rule("TAL-FAT-1")
def test_harry_the_seeker_tries_again() -> None:
    """His movement die may be rolled again without Fate, and then with it."""
    me = who(HARRY_B, space="diagon-alley", fate=1)
    at = table(me, hagrid(), dice=[3, 5, 6], shipped=True, voldemort="great-hall")
    at.do(MOVE)
    assert at.asks() == {"accept", "reroll harry-potter 3", "fate 3"}
    at.do(("reroll", "harry-potter", 3))
    assert at.asks() == {"accept", "fate 5"}
    at.do(("fate", 5))
    assert "walk azkaban" in at.asks()


@card("draco-malfoy/b/4")
def test_draco_buys_the_best_broom() -> None:
    """At the start of his turn, 1 G: he chooses his movement die."""
    me = who("draco-malfoy/b", space="diagon-alley", galleons=1)
    at = table(me, hagrid(), shipped=True)
    assert at.asks() == {"move", "use draco-malfoy"}
    at.do(("use", "draco-malfoy"), MOVE)
    assert at.asks() == {f"die {face}" for face in range(1, 7)}
    at.do(("die", 6))
    assert "walk azkaban" in at.asks()
    assert at.changed() == {"0.galleons": 0}


@card("peter-pettigrew/b/4")
def test_pettigrew_scurries() -> None:
    """He may move less far than he rolled."""
    at = table(who("peter-pettigrew/b", space="diagon-alley"), hagrid(), dice=[3], shipped=True,
               lying={"knockturn-alley": ["aurors"]})  # fmt: skip
    at.do(MOVE)
    assert at.asks() == {
        "walk malfoy-manor", "walk the-burrow", "short-walk leaky-cauldron",
        "short-walk london-streets-1", "short-walk knockturn-alley", "short-walk gringotts-bank",
    }  # fmt: skip
    at.do(("short-walk", "knockturn-alley"))
    assert at.player(0).space == "knockturn-alley"


@card("harry-potter/b/2", "peter-pettigrew/b/2")
@pytest.mark.parametrize(("side", "least"), [(HARRY_B, 6), ("peter-pettigrew/b", 5)])
@pytest.mark.parametrize("face", range(1, 7))
def test_lives_saved(side: str, least: int, face: int) -> None:
    """A Life lost in battle is saved on 6 (Pettigrew: 5–6)."""
    at = table(
        who(side, might=5), hagrid(), dice=[1, 6, face], shipped=True, phase="meet",
        lying={LEAKY: ["aurors"]},
    )  # fmt: skip
    at.do(FIGHT)
    assert at.player(0).life == (4 if face >= least else 3)


@card("harry-potter/b/3")
@pytest.mark.parametrize(("enemy", "more"), [("inferi", 1), ("aurors", 0), ("mandrakes", 0)])
def test_harry_against_the_dark(enemy: str, more: int) -> None:
    """+1 Magic in battle with a dark foe."""
    at = meeting(enemy, me=who(HARRY_B), others=[draco()], shipped=True)
    assert at.scores()[0] == 4 + more
    assert at.total("magic") == 4


# ---- Albus Dumbledore -----------------------------------------------------------------------


@card("albus-dumbledore/a/1")
def test_dumbledore_always_has_a_spell() -> None:
    """Always at least 1 spell: another when he casts his last, whatever his Magic."""
    at = beginning(who(DUMBLEDORE_A, spells=["expulso"], magic=3), "lumos", advantage=ORDER_SIDE)
    at.do(("cast", 0, "expulso"))
    assert at.changed() == {"0.spells": ["lumos"]}  # at once
    at.learned(0, "lumos")
    at.do(("side", ORDER_SIDE))
    at = beginning(who(DUMBLEDORE_A, spells=["expulso", "accio"]))
    at.do(("cast", 0, "expulso"), ("side", ORDER_SIDE))
    assert at.changed() == {"0.spells": ["accio"]}


@card("albus-dumbledore/a/1")
def test_dumbledore_forgets_nothing() -> None:
    """Always at least 1 spell: also after Obliviate; not as a Ferret."""
    me = who(DUMBLEDORE_A, spells=["accio", "accio"], space="azkaban")
    at = beginning(lucius(spells=["obliviate"]), "lumos", others=[me])
    at.do(("cast-on", 0, "obliviate", 1))
    assert at.changed() == {"0.spells": [], "1.spells": ["lumos"]}
    at = beginning(who(DUMBLEDORE_A, ferret=1, space="azkaban"))
    assert at.player(0).spells == ()


@card("albus-dumbledore/a/2")
def test_dumbledore_goes_where_he_likes() -> None:
    """A movement roll of 6: he may go to any other space of the region instead."""
    at = beginning(who(DUMBLEDORE_A, spells=["accio"], space="azkaban"), 6)
    at.do(MOVE, ACCEPT)
    ring = [space for space in box().rings["outer"] if space != "azkaban"]
    assert at.asks() == {f"go {space}" for space in ring}
    at.do(("go", "st-mungos"))
    assert at.changed() == {"0.space": "st-mungos"}


@card("albus-dumbledore/a/2")
@pytest.mark.rule("TAL-ENC-1")
def test_dumbledore_meets_the_space_he_goes_to() -> None:
    """It is a movement like any other."""
    at = beginning(who(DUMBLEDORE_A, spells=["accio"], magic=5, space="honeydukes"), 6, 6)
    at.do(MOVE, ACCEPT, ("go", "azkaban"))
    assert at.changed() == {"0.space": "azkaban", "0.magic": 6}
    assert at.active == 1


@card("albus-dumbledore/a/2")
@pytest.mark.parametrize("face", [5, 6])
def test_dumbledore_walks(face: int) -> None:
    """A movement roll of 6: he may also walk; other rolls are walked."""
    at = beginning(who(DUMBLEDORE_A, spells=["accio"], space="azkaban"), face)
    at.do(MOVE, *([DECLINE] if face == 6 else []))
    assert at.asked == (0, "way")
    assert ("walk hogsmeade" if face == 6 else "walk ministry-atrium") in at.asks()


@card("albus-dumbledore/a/3", "rubeus-hagrid/b/1")
@pytest.mark.rule("TAL-TRO-1")
@pytest.mark.parametrize("side", [DUMBLEDORE_A, HAGRID_B])
@pytest.mark.parametrize("stat", ["magic", "might"])
def test_mixed_trophies(side: str, stat: str) -> None:
    """Magic and Might trophies may count together, for 1 Magic or 1 Might."""
    trophies = ["aurors", "ripper"]  # neither is enough alone
    me = who(side, trophies=trophies, spells=["accio"], magic=6, might=6)
    at = beginning(me, phase="end", others=[draco()], shipped=True)
    assert at.asks() >= {"exchange magic", "exchange might"}
    at.do(("exchange", stat), ("offer", "aurors"))
    assert at.player(0).trophies == ()
    assert getattr(at.player(0), stat) == 7
    at = beginning(harry(trophies=trophies), phase="end")
    assert at.active == 1  # nobody else may


@card("albus-dumbledore/b/1")
@pytest.mark.rule("TAL-SPE-1")
@pytest.mark.parametrize(("magic", "limit"), [(3, 1), (4, 2), (7, 4)])
def test_dumbledore_holds_one_more_spell(magic: int, limit: int) -> None:
    """One spell more than his Magic allows."""
    hand = ["lumos", "lumos", "expulso", "expulso"]
    for held in (limit, limit - 1):
        me = who(DUMBLEDORE_B, magic=magic, spells=hand[:held])
        at = beginning(me, others=[draco()], shipped=True)
        assert may_gain_spell(at.game, 0) == (held < limit)


@card("albus-dumbledore/b/2")
def test_dumbledore_gives_fate_for_a_spell() -> None:
    """Start of turn: he may give 1 Fate for 1 spell, if his hand allows."""
    me = who(DUMBLEDORE_B, fate=2, magic=4)
    at = beginning(me, "lumos", others=[draco()], shipped=True)
    assert at.asks() == {"move", "use albus-dumbledore"}
    at.do(("use", "albus-dumbledore"))
    assert at.changed() == {"0.fate": 1, "0.spells": ["lumos"]}
    at.learned(0, "lumos")
    assert not at.can("use", "albus-dumbledore")  # once a turn
    for none in ({"fate": 0}, {"spells": ["lumos", "lumos"]}):
        at = beginning({**me, **none}, others=[draco()], shipped=True)
        assert not at.can("use", "albus-dumbledore")


@card("albus-dumbledore/b/3")
@pytest.mark.rule("TAL-BAT-5")
@pytest.mark.parametrize(("enemy", "able"), [("aurors", True), ("inferi", False)])
def test_dumbledore_evades_wizards(enemy: str, able: bool) -> None:
    """He may evade a wizard."""
    at = meeting(enemy, me=who(DUMBLEDORE_B), others=[draco()], shipped=True)
    assert at.can("evade", "albus-dumbledore") == able
    if able:
        at.do(("evade", "albus-dumbledore"))
        assert at.changed() == {}


@card("albus-dumbledore/b/3")
def test_dumbledore_evades_characters() -> None:
    """A wizard: every character is one."""
    at = table(draco(space=LEAKY), who(DUMBLEDORE_B), phase="meet", shipped=True)
    at.do(("duel", 1))
    assert at.asks(1) == {"evade albus-dumbledore", "pass"}
    at.do(("evade", "albus-dumbledore"))
    assert at.changed() == {}
    assert at.active == 1


GAINS: dict[str, Changes] = {
    DUMBLEDORE_B: {"1.life": 2},
    MCGONAGALL_B: {"1.fate": 1},
    "lucius-malfoy/a": {"1.galleons": 1},
}


@card("albus-dumbledore/b/4", "minerva-mcgonagall/b/2", "lucius-malfoy/a/4")
@pytest.mark.rule("TAL-ADV-1")
@pytest.mark.parametrize("side", GAINS)
def test_gains_with_the_advantage(side: str) -> None:
    """When the Advantage turns to your side: heal 1 (McGonagall: 1 Fate; Lucius: 1 G)."""
    own, other = (ORDER_SIDE, EATER_SIDE) if "malfoy" not in side else (EATER_SIDE, ORDER_SIDE)
    start = [hagrid(spells=["expulso"]), who(side, life=1, space="azkaban")]
    at = table(*start, shipped=True, advantage=other)
    at.do(("cast", 0, "expulso"), ("side", own))
    assert at.changed() == {"0.spells": [], "advantage": own, **GAINS[side]}
    at = table(*start, shipped=True, advantage=own)
    at.do(("cast", 0, "expulso"), ("side", own))  # it shows that side already
    assert at.changed() == {"0.spells": []}


# ---- Minerva McGonagall ---------------------------------------------------------------------


@card("minerva-mcgonagall/a/1")
@pytest.mark.parametrize("fate", [0, 1])
def test_mcgonagall_gains_fate(fate: int) -> None:
    """End of her turn without Fate: gain 1."""
    at = beginning(who(MCGONAGALL_A, fate=fate), phase="end")
    assert at.changed() == ({} if fate else {"0.fate": 1})


@card("minerva-mcgonagall/a/2")
def test_mcgonagall_stays() -> None:
    """Instead of moving she may give 1 Fate, stay, and meet her space or a character."""
    me = who(MCGONAGALL_A, fate=2, space="hogsmeade")
    at = beginning(me, others=[order_too("azkaban")])
    assert at.asks() == {"move", "use minerva-mcgonagall"}
    at.do(("use", "minerva-mcgonagall"))
    assert at.changed() == {"0.fate": 1}
    assert at.asks() == {"choose hogs-head", "decline"}
    at.do(DECLINE)
    assert at.active == 1


@card("minerva-mcgonagall/a/2")
def test_mcgonagall_does_not_stay_twice() -> None:
    """Not in two turns running, and not without Fate."""
    me = who(MCGONAGALL_A, fate=2, space="st-mungos")
    at = beginning(me, 2, others=[order_too("azkaban", lost_turns=2)])
    at.do(("use", "minerva-mcgonagall"))
    assert at.asked == (0, "plan")
    assert at.asks() == {"move"}
    at.do(MOVE)
    at.do(("accept",))
    assert beginning(who(MCGONAGALL_A)).asks() == {"move"}


@card("minerva-mcgonagall/a/2")
@pytest.mark.rule("TAL-CRS-1")
def test_a_promised_move_waits_while_mcgonagall_stays() -> None:
    """Staying is no move."""
    me = who(MCGONAGALL_A, fate=2, space="st-mungos", next_move="region", next_may=True)
    at = beginning(me, others=[order_too("azkaban", lost_turns=2)])
    at.do(("use", "minerva-mcgonagall"))
    assert at.changed() == {"0.fate": 1, "1.lost_turns": 1}
    assert at.asked == (0, "plan")
    at.do(("travel", "hogsmeade"), DECLINE)
    assert at.changed() == {"0.space": "hogsmeade", "0.next_move": "", "1.lost_turns": 0}


@card("minerva-mcgonagall/a/2")
@pytest.mark.parametrize(
    ("space", "more", "asks"),
    [
        ("4-privet-drive", {"next_move": "hagrids-hut"}, {"travel hagrids-hut"}),
        ("charms-classroom", {"keys": 2}, {"remain", "turn-back"}),
        ("room-of-requirement", {}, {"turn-back"}),
        ("great-hall", {}, {"confront"}),
    ],
)
def test_mcgonagall_stays_only_instead_of_moving(
    space: str, more: dict[str, object], asks: set[str]
) -> None:
    """Not where she does not move anyway, and not when her move was promised."""
    at = beginning(who(MCGONAGALL_A, fate=2, space=space, **more), others=[order_too("azkaban")])
    assert at.asks() == asks


def turned(spell: str = "obliviate", fate: int = 2, **more: object) -> Table:
    """Lucius casts a spell on McGonagall."""
    me = who(MCGONAGALL_A, **{"fate": fate, "space": "azkaban", "spells": ["accio"], **more})
    others = [me, eater_too("azkaban", spells=["geminio"])]
    at = beginning(lucius(spells=[spell, "lumos"]), others=others)
    at.do(("cast-on", 0, spell, 1))
    return at


@card("minerva-mcgonagall/a/3")
@pytest.mark.rule("TAL-CMP-1")
def test_mcgonagall_gains_nothing_from_an_empty_supply() -> None:
    """Gain 1 Fate: if there is any."""
    me = who(MCGONAGALL_A, space="azkaban", spells=["accio"])
    at = beginning(lucius(spells=["obliviate"], fate=36), others=[me])
    at.do(("cast-on", 0, "obliviate", 1))
    assert at.asked == (0, "plan")
    assert at.changed() == {"0.spells": [], "1.spells": []}


@card("minerva-mcgonagall/a/3")
def test_mcgonagall_gains_fate_from_a_spell() -> None:
    """When another casts a spell on her: gain 1 Fate, and it goes on."""
    at = turned()
    assert at.asks(1) == {"gain-fate", "block", "decline"}
    at.do(("gain-fate",))
    assert at.changed() == {"0.spells": ["lumos"], "1.fate": 3, "1.spells": []}


@card("minerva-mcgonagall/a/3")
@pytest.mark.parametrize("target", [0, 2])
def test_mcgonagall_turns_a_spell(target: int) -> None:
    """Or she spends 2 Fate: it is blocked, and she may cast it at once on another."""
    at = turned()
    at.do(("block",))
    assert at.changed() == {"0.spells": ["lumos"], "1.fate": 0}
    assert at.asks(1) == {"cast-on 1 obliviate 0", "cast-on 1 obliviate 2", "done"}
    at.do(("cast-on", 1, "obliviate", target))
    assert at.changed() == {f"{target}.spells": []}


@card("minerva-mcgonagall/a/3")
def test_mcgonagall_blocks_a_spell() -> None:
    """Or she only blocks it: it is discarded; and she may let it happen."""
    at = turned()
    at.do(("block",), DONE)
    assert at.changed() == {"0.spells": ["lumos"], "1.fate": 0}
    assert at.table.spell_discard == ("obliviate",)
    at = turned()
    at.do(DECLINE)
    assert at.changed() == {"0.spells": ["lumos"], "1.spells": []}
    at = turned(fate=1)
    assert at.asks(1) == {"gain-fate", "decline"}
    at.do(DECLINE)


@card("minerva-mcgonagall/a/3")
def test_mcgonagall_turns_a_spell_out_of_its_time() -> None:
    """She casts it at once ignoring timing: Immobulus takes its target's next turn."""
    me = who(MCGONAGALL_A, fate=2, space="azkaban")
    at = beginning(me, others=[eater_too("azkaban", spells=["immobulus"])])
    at.do(("cast-on", 1, "immobulus", 0), ("block",), ("cast-on", 0, "immobulus", 1))
    assert at.changed() == {"0.fate": 0, "1.spells": [], "1.lost_turns": 1}
    assert at.asked == (0, "plan")


@card("minerva-mcgonagall/a/3")
@pytest.mark.parametrize("here", [True, False])
def test_mcgonagall_and_a_spell_on_her_space(here: bool) -> None:
    """A spell that protects an enemy is cast on the space where it fights, and so on hers."""
    me = who(MCGONAGALL_A, fate=2, space=LEAKY if here else "azkaban")
    at = meeting(
        "cornish-pixies", 6, 1, others=[me, eater_too("honeydukes", spells=["protego"])]
    )  # fmt: skip
    at.do(FIGHT, ("cast", 2, "protego"))
    if not here:
        assert at.changed() == {"2.spells": []}
        return
    assert at.asks(1) == {"gain-fate", "block", "decline"}
    at.do(("block",))
    assert at.changed() == {
        "0.trophies": ["cornish-pixies"], "1.fate": 0, "2.spells": [], **taken("cornish-pixies"),
    }  # fmt: skip


@card("minerva-mcgonagall/a/3")
def test_mcgonagall_and_a_spell_on_the_enemy_she_fights() -> None:
    """She may gain Fate from it as well."""
    me = who(MCGONAGALL_A, fate=1)
    at = meeting("cornish-pixies", 6, 1, me=me, others=[eater_too("azkaban", spells=["protego"])])
    at.do(FIGHT, ACCEPT, ("cast", 1, "protego"), ("gain-fate",))
    assert at.changed() == {"0.fate": 2, "1.spells": []}


@card("minerva-mcgonagall/b/1")
def test_mcgonagall_weakens_enemies() -> None:
    """Before a battle with an enemy she may give 1 Fate: its score has 2 less, once."""
    at = meeting("aurors", me=who(MCGONAGALL_B, fate=2))
    at.do(("use", "minerva-mcgonagall"))
    assert at.scores() == (4, 2)
    assert at.changed() == {"0.fate": 1}
    assert at.asks() == {"fight"}
    assert meeting("aurors", me=who(MCGONAGALL_B)).asks() == {"fight"}
    at = table(who(MCGONAGALL_B, fate=1), lucius(), phase="meet")
    at.do(("duel", 1))
    assert at.asks() == {"fight"}  # no character


@card("minerva-mcgonagall/b/3")
@pytest.mark.rule("TAL-BAT-5")
@pytest.mark.parametrize(
    ("enemy", "able"), [("ripper", True), ("mandrakes", True), ("aurors", False)]
)
def test_mcgonagall_evades_beasts(enemy: str, able: bool) -> None:
    """She may evade an enemy that is a beast."""
    at = meeting(enemy, me=who(MCGONAGALL_B))
    assert at.can("evade", "minerva-mcgonagall") == able
    if able:
        at.do(("evade", "minerva-mcgonagall"))
        assert at.changed() == {}


@card("minerva-mcgonagall/b/4")
@pytest.mark.rule("TAL-CMP-7")
def test_mcgonagall_is_no_ferret() -> None:
    """She never becomes a Ferret."""
    at = landing("hogsmeade", 1, me=who(MCGONAGALL_B, objects=["wand"]))
    at.do(("choose", "hogs-head"))
    assert at.changed() == {}


# ---- Rubeus Hagrid --------------------------------------------------------------------------


@card("rubeus-hagrid/a/1")
@pytest.mark.parametrize("again", [True, False])
def test_hagrid_goes_again(again: bool) -> None:
    """A battle won in his turn: he may take another turn."""
    at = meeting("ripper", 6, 1, me=who(HAGRID_A))
    at.do(FIGHT)
    assert at.asks() == {"again", "decline"}
    at.do(("again",) if again else DECLINE)
    assert at.asked == (0 if again else 1, "plan")


@card("rubeus-hagrid/a/1")
def test_hagrid_goes_again_once_a_round() -> None:
    """Once per round: not after a battle won in the extra turn; and not in another's turn."""
    at = table(
        who(HAGRID_A), order_too("azkaban"), dice=[6, 1, 2, 6, 1], phase="meet",
        lying={LEAKY: ["ripper"], "knockturn-alley": ["doxies"]},
    )  # fmt: skip
    at.do(FIGHT, ("again",), MOVE, ("walk", "knockturn-alley"), FIGHT)
    assert at.player(0).trophies == ("ripper", "doxies")
    at.do(("end",))
    assert at.asked == (1, "plan")
    at = table(lucius(), who(HAGRID_A, magic=9), dice=[1, 6], phase="meet")
    at.do(("duel", 1), FIGHT, ("wound",))
    assert at.asked == (1, "plan")
    assert not at.table.repeated


def landed(victim: str, **more: object) -> Table:
    """Hagrid walks to St. Mungo's, where a Death Eater and a member of the Order stand."""
    foe = eater_too("st-mungos", **more) if victim == "foe" else order_too("st-mungos")
    me = who(HAGRID_A, space="gringotts-bank")
    at = beginning(me, 2, others=[foe, {**harry(), "space": "st-mungos"}])
    at.do(MOVE, ("walk", "st-mungos"))
    return at


@card("rubeus-hagrid/a/2")
def test_hagrid_threatens_where_he_lands() -> None:
    """Landing on a Death Eater he may threaten it: it gives him 1 Fate."""
    at = landed("foe", fate=1)
    assert at.asks() == {"threaten 1", "decline"}
    at.do(("threaten", 1))
    assert at.asks(1) == {"give-fate", "lose-life"}
    at.do(("give-fate",))
    assert at.changed() == {"0.space": "st-mungos", "0.fate": 1, "1.fate": 0}
    assert at.asks() == {"space", "duel 1"}  # his encounter is still to come


@card("rubeus-hagrid/a/2")
def test_hagrid_hurts_and_loses_a_turn() -> None:
    """Or it loses 1 Life, and he his next turn; without Fate it has no choice."""
    at = landed("foe", fate=1)
    at.do(("threaten", 1), ("lose-life",))
    hurt = {"0.space": "st-mungos", "1.life": 3, "0.lost_turns": 1}
    assert at.changed() == hurt
    at = landed("foe")
    at.do(("threaten", 1))
    assert at.changed() == hurt


@card("rubeus-hagrid/a/2", "protego")
def test_hagrid_loses_a_turn_even_if_protego_saves_that_life() -> None:
    """It chose to lose a Life: that a spell keeps it is no help to him."""
    at = landed("foe", spells=["protego"])
    at.do(("threaten", 1), ("cast-on", 1, "protego", 1))
    assert at.changed() == {"0.space": "st-mungos", "1.spells": [], "0.lost_turns": 1}


@card("rubeus-hagrid/a/2")
def test_hagrid_threatens_who_lands_on_him() -> None:
    """Landed on by a Death Eater he may threaten it, in its turn."""
    me = {**lucius(fate=1), "space": "gringotts-bank"}
    at = beginning(me, 2, others=[who(HAGRID_A, space="st-mungos")])
    at.do(MOVE, ACCEPT, ("walk", "st-mungos"))
    assert at.asks(1) == {"threaten 0", "decline"}
    at.do(("threaten", 0), ("give-fate",))
    assert at.changed() == {"0.space": "st-mungos", "0.fate": 0, "1.fate": 1}
    assert at.asked == (0, "meet")


@card("rubeus-hagrid/a/2")
@pytest.mark.parametrize("way", ["gates", "hall"])
def test_hagrid_threatens_who_comes_to_his_staircase(way: str) -> None:
    """Landed on: also by those who come through the Gates, or are thrown out of the Great Hall."""
    him = who(HAGRID_A, space="moving-staircase")
    foe = {**lucius(fate=0), "magic": 12}
    if way == "gates":
        at = table(
            {**foe, "space": "hogwarts-gates"}, him, dice=[1, 1], phase="meet",
            came_from="middle",
        )  # fmt: skip
        at.do(("gates", "magic"))
    else:
        at = table({**foe, "space": "great-hall"}, him, dice=[1, 6], phase="hall")
        at.do(FIGHT)
    assert at.asks(1) == {"threaten 0", "decline"}
    at.do(("threaten", 0))
    assert (at.player(0).life, at.player(0).space) == (3, "moving-staircase")


@card("rubeus-hagrid/a/2")
def test_hagrid_threatens_nobody() -> None:
    """He may threaten: or not; and never a member of the Order."""
    at = landed("foe", fate=1)
    at.do(DECLINE)
    assert at.changed() == {"0.space": "st-mungos"}
    at = landed("friend")
    assert at.asked == (1, "plan")


@card("rubeus-hagrid/a/3")
@pytest.mark.rule("TAL-SPC-2", "TAL-FAT-1")
def test_hagrid_in_his_hut() -> None:
    """Hagrid's Hut: he may roll 3 dice and choose 2, which he must accept."""
    at = landing("hagrids-hut", 1, 5, 6, me=who(HAGRID_A, fate=1))
    at.do(ACCEPT)
    assert at.asks() == {"put-aside 1", "put-aside 5", "put-aside 6"}
    assert at.table.dice == [1, 5, 6]  # everybody sees them
    at.do(("put-aside", 1))  # 11, and no Fate is asked for
    assert at.changed() == {"0.fate": 3}
    assert at.table.dice == []
    at = landing("hagrids-hut", 3, 3, me=who(HAGRID_A))
    at.do(DECLINE)
    assert at.changed() == {"0.might": 4}


@card("rubeus-hagrid/a/4", "rubeus-hagrid/b/4")
@pytest.mark.parametrize("side", [HAGRID_A, HAGRID_B])
def test_hagrid_in_the_forest(side: str) -> None:
    """No Life lost in the Forbidden Forest."""
    lying = {"forbidden-forest-1": ["firebolt", "time-turner"]}
    at = landing("forbidden-forest-1", me=who(side), lying=lying)
    if side == HAGRID_A:
        at.do(DECLINE)
    at.do(DONE)
    assert at.changed() == {}


@card("rubeus-hagrid/a/4")
@pytest.mark.parametrize("more", [True, False])
def test_hagrid_draws_more_in_the_forest(more: bool) -> None:
    """In the Forbidden Forest he may draw 2 cards instead of 1; both are met."""
    drawn = ["firebolt", "time-turner"] if more else ["firebolt"]
    at = landing("forbidden-forest-2", *drawn, me=who(HAGRID_A))
    at.do(ACCEPT if more else DECLINE)
    assert at.asks() == {f"take {name}" for name in drawn} | {"done"}
    at.do(DONE)
    assert at.changed() == {"lying.forbidden-forest-2": drawn}


@card("rubeus-hagrid/b/2")
@pytest.mark.parametrize("enemy", ["dudleys-gang", "aurors"])
def test_hagrid_rolls_two_dice(enemy: str) -> None:
    """2 battle dice, the higher counts, against an enemy; not against a character."""
    at = meeting(enemy, 1, 5, 3, me=who(HAGRID_B, fate=0))
    at.do(FIGHT)
    assert at.event(Scored).die == 5
    at = table(who(HAGRID_B, fate=0), lucius(), dice=[3, 4], shipped=True, phase="meet")
    at.do(("duel", 1), FIGHT)
    assert at.event(Scored).die == 3


@card("rubeus-hagrid/b/3")
@pytest.mark.parametrize(
    ("enemy", "fate"), [("ripper", 1), ("mandrakes", 1), ("aurors", 0), ("dudleys-gang", 0)]
)
def test_hagrid_beats_beasts(enemy: str, fate: int) -> None:
    """A battle won over a beast: gain 1 Fate."""
    at = meeting(enemy, 6, 6, 1, me=who(HAGRID_B, magic=8, might=8))
    at.do(FIGHT)
    assert at.player(0).trophies == (enemy,)
    assert at.player(0).fate == fate
