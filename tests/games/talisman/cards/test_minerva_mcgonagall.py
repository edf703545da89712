"""Minerva McGonagall's abilities."""

import pytest

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
    landing,
    lucius,
    meeting,
    table,
    taken,
    who,
)
from tests.games.talisman.rules.scene import eater_too, order_too

pytestmark = pytest.mark.rule("TAL-CMP-2")
MCGONAGALL_A, MCGONAGALL_B = "minerva-mcgonagall/a", "minerva-mcgonagall/b"


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
    """Before a battle with an enemy she may give 1 Fate: its score has 3 less, once."""
    at = meeting("aurors", me=who(MCGONAGALL_B, fate=2))
    at.do(("use", "minerva-mcgonagall"))
    assert at.scores() == (4, 1)
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
