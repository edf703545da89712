"""Harry Potter's abilities, those of both sides of his card; beside them, what others do alike."""

import pytest

from commonroom.games.talisman.events import Scored, SpellBlocked
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    LEAKY,
    MOVE,
    Table,
    beginning,
    card,
    draco,
    hagrid,
    landing,
    lucius,
    meeting,
    table,
    taken,
    who,
)
from tests.games.talisman.rules.scene import EATER_SIDE, eater_too

pytestmark = pytest.mark.rule("TAL-CMP-2")

HARRY_A, HARRY_B = "harry-potter/a", "harry-potter/b"


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
@pytest.mark.parametrize(("enemy", "more"), [("inferi", 2), ("aurors", 0), ("mandrakes", 0)])
def test_harry_against_the_dark(enemy: str, more: int) -> None:
    """+2 Magic in battle with a dark foe."""
    at = meeting(enemy, me=who(HARRY_B), others=[draco()], shipped=True)
    assert at.scores()[0] == 4 + more
    assert at.total("magic") == 4
