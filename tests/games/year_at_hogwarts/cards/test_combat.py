"""The 30 combat cards: what each does when revealed, before and after an attack, and at 0 HP.

How each is beaten is told in test_missions.
"""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.events import (
    ActSkipped,
    OpponentActed,
    OpponentHealed,
    OpponentImmune,
)
from tests.games.year_at_hogwarts.cards.missions import MISSIONS, OPPONENTS
from tests.games.year_at_hogwarts.cards.opponents import (
    NO_SPARE,
    ONE_POTION,
    QUIET,
    Foe,
    discard_spare,
    fighter,
    foe,
    hit,
    reveal,
)
from tests.games.year_at_hogwarts.cards.table import (
    MISS,
    STRIKE,
    Table,
    card,
    each_card,
    landing,
    me,
    neville,
    table,
)

pytestmark = pytest.mark.rule("YH-CMP-7", "YH-CMB-1")

COMBAT = {
    # The Philosopher's Stone: three heads that bite or do not; a plant that holds you
    "fluffy": foe(6, 4, QUIET, hit(4, 1, 6, hp=36, foe=5), hit(1, 2, 3, foe=4)),
    "devils-snare": foe(
        5, 4, reveal(hp=38), hit(hp=36, foe=4, dice=2), hit(rolled=2, hp=34, foe=3)
    ),
    "professor-quirrell": foe(7, 5, reveal("protego", spells=NO_SPARE), hit(hp=37, foe=6)),
    # The Chamber of Secrets: spells forgotten; a stare that lames; a memory that no spell touches
    "gilderoy-lockhart": foe(6, 3, QUIET, hit("skele-gro", hp=39, foe=5, potions=ONE_POTION)),
    "basilisk": foe(
        11, 4, reveal(hp=38),
        hit(before=(3,), hp=35, foe=10), hit(before=(2,), rolled=2, hp=32, foe=9),
    ),
    "tom-riddle": foe(9, 5, reveal(hp=38), hit(hp=35, foe=8), immune="spell"),
    # The Prisoner of Azkaban: an axe that falls first; a hide that heals; cold before the attack
    "macnair-the-executioner": foe(
        11, 3, QUIET, hit(before=(4,), hp=36, foe=10), hit(before=(3,), foe=9)
    ),
    "pettigrew-unmasked": foe(8, 5, reveal(points=40), hit(hp=38, foe=7)),
    "werewolf": foe(8, 4, QUIET, hit(hp=37), hit(hits=2, hp=34, foe=7), regrow=1),
    "dementors": foe(9, 4, QUIET, hit(hp=37, foe=8, spells=NO_SPARE), immune="potion"),
    # The Goblet of Fire: fire that one may dodge; tears; hands that hold; a blast
    "hungarian-horntail": foe(12, 4, QUIET, hit(2, hp=36, foe=11), hit(1, foe=10)),
    "moaning-myrtle": foe(8, 4, QUIET, hit(points=45, hp=38, foe=7), immune="potion"),
    "grindylows": foe(10, 4, QUIET, hit(hp=37, foe=9, dice=3), hit(rolled=3, hp=34, foe=8)),
    "blast-ended-skrewt": foe(11, 5, QUIET, hit(2, hp=36, foe=10), hit(3, hp=34, foe=9)),
    "voldemort-reborn": foe(
        15, 5, reveal("protego", hp=37, spells=NO_SPARE), hit(hp=33, foe=14)
    ),
    # The Order of the Phoenix: a spy who tells; a mind that looks into yours; detentions
    "willy-widdershins": foe(8, 3, reveal(points=40), hit(points=35, hp=38, foe=7)),
    "severus-snape": foe(
        11, 4, reveal(spells=NO_SPARE),
        hit(4, hp=37, foe=10), hit(5, "skele-gro", hp=34, foe=9, potions=ONE_POTION),
    ),
    "umbridge-in-the-forest": foe(12, 3, reveal(points=30), hit(hp=37, foe=11)),
    "lucius-among-the-prophecies": foe(12, 4, reveal(spells=NO_SPARE), hit(hp=37, foe=11)),
    "bellatrix-in-the-atrium": foe(
        12, 4, reveal(hp=38), hit(before=(4,), hp=34, foe=11), hit(before=(3,), hp=32, foe=10)
    ),
    # The Half-Blood Prince: a shopkeeper who takes potions; spiders; a curse; teeth
    "mister-borgin": foe(8, 4, reveal("skele-gro", potions=ONE_POTION), hit(hp=38, foe=7)),
    "acromantulas": foe(11, 3, QUIET, hit(4, hp=37), hit(3, hp=33, foe=10), regrow=1),
    "curse-of-the-ring": foe(15, 4, reveal(hp=37), hit(hp=33, foe=14), immune="potion"),
    "fenrir-greyback": foe(12, 4, reveal(hp=38), hit(hp=35, foe=11)),
    # The Deathly Hallows: a chase; a locket that no spell touches; a dragon; a fire that grows
    "corban-yaxley": foe(12, 4, QUIET, hit(before=(3,), hp=36, foe=11), hit(before=(2,), foe=10)),
    "shade-of-the-locket": foe(
        13, 4, reveal(hp=36, spells=NO_SPARE), hit(hp=32, foe=12), immune="spell"
    ),
    "bellatrix-at-the-manor": foe(
        12, 4, reveal(hp=38), hit(3, hp=36, foe=11), hit(4, hp=33, foe=10)
    ),
    "ukrainian-ironbelly": foe(15, 4, reveal(hp=37), hit(2, hp=31, foe=14), hit(1, foe=13)),
    "cursed-fire": foe(13, 4, QUIET, hit(hp=36), hit(hits=2, hp=32, foe=12), regrow=1),
    "voldemort-at-hogwarts": foe(15, 5, reveal(hp=36), hit(hp=31, foe=14)),
}  # fmt: skip


def facing(name: str, *dice: int | str, **more: Any) -> Table:
    """Somebody with 40 HP has come to the place of the mission and tries it."""
    mission = OPPONENTS[name]
    printed = MISSIONS[mission]
    by = {**fighter(), "missions": [mission], "objects": list(printed.objects), **more}
    return landing(
        printed.place, *dice, by=by, others=[neville()],
        phase="trip", trip="start", lying={printed.place: []},
    )  # fmt: skip


@each_card(COMBAT)
def test_acts(name: str, row: Foe) -> None:
    """HP and res; what it does on reveal, and around attacks that hit once or twice."""
    at = facing(name, *row.script)
    discard_spare(at)
    assert (at.fight.foe.hp, at.fight.foe.res) == (row.hp, row.res)
    assert at.changed() == row.reveal.change
    for step in row.attacks:
        at.do(STRIKE)
        discard_spare(at)
        assert at.changed() == step.change


@each_card(COMBAT)
@pytest.mark.rule("YH-FGT-2")
@pytest.mark.parametrize(
    ("deck", "played", "hurt"), [("spell", "stupefy", 3), ("potion", "swelling-solution", 2)]
)
def test_cards(name: str, row: Foe, deck: str, played: str, hurt: int) -> None:
    """An attack card takes its HP, unless the opponent is immune, and is answered like dice."""
    first = row.attacks[0]
    at = facing(name, *row.start, *first.before, *first.after)
    discard_spare(at)
    before = at.happened(OpponentActed)
    at.do(("play", played))
    discard_spare(at)
    left = row.hp - (0 if row.immune == deck else hurt)
    assert at.fight.foe.hp == min(row.hp, left + row.regrow)
    assert played not in at.hand()
    assert at.happened(OpponentActed) > before


@each_card(COMBAT)
@pytest.mark.rule("YH-FGT-3")
def test_defence_cards(name: str, row: Foe) -> None:
    """Nothing is done before or after a defence card, immune or not, and one acts again."""
    at = facing(name, *row.start, spells=["stupefy", "protego", "episkey"])
    discard_spare(at)
    at.changed()
    hp, kept = at.player().hp, [one for one in at.player().spells if one != "episkey"]
    at.do(("play", "episkey"))
    assert at.changed() == {"0.hp": hp + 2, "0.spells": kept}
    assert at.asked == (0, "fight")


# ---- single cards ---------------------------------------------------------------------------


@card("tom-riddle", "shade-of-the-locket")
@pytest.mark.parametrize("name", ["tom-riddle", "shade-of-the-locket"])
def test_no_spell_touches_it(name: str) -> None:
    """Its res is not lowered and its act not skipped, but a spell may still search the deck."""
    spells = ["reducto", "obliviate", "wingardium-leviosa", "protego"]
    at = facing(name, spells=spells, potions=[], books=[])
    discard_spare(at)
    lost = at.changed().get("0.hp")
    after = {"tom-riddle": 3, "shade-of-the-locket": 4}[name]
    hp = at.player().hp
    assert lost == hp
    at.do(("play", "reducto"), ("play", "obliviate"))
    assert at.happened(OpponentImmune) == 2  # once for each
    change = at.changed()
    assert change.keys() == {"0.hp", "0.spells"}
    assert change["0.hp"] == hp - 2 * after
    at.do(("play", "wingardium-leviosa"), ("search", "lumos"), ("search", "stupefy"))
    assert {"lumos", "stupefy"} <= set(at.player().spells)


@card("fluffy")
def test_each_head_bites_for_itself() -> None:
    """What softens a loss softens each bite."""
    bites = (*MISS, 4, 5, 6)
    at = facing("fluffy", *bites, potions=["amortentia"])
    at.do(("play", "amortentia"), STRIKE)
    assert at.player().hp == 40 - 3


@card("devils-snare", "grindylows")
@pytest.mark.parametrize(("name", "held"), [("devils-snare", 2), ("grindylows", 1)])
def test_holding_is_for_the_next_roll(name: str, held: int) -> None:
    """It does not add up, and waits through attacks with cards; with more dice it takes those."""
    at = facing(name, *MISS, spells=["stupefy", "lumos"])
    at.do(STRIKE, ("play", "stupefy"))
    assert at.fight.sides[0].dice == 4 - held
    at.do(("play", "lumos"))
    assert at.fight.sides[0].dice == 4 + 2 - held


@card("basilisk")
def test_the_stare_lames_the_attack_at_hand() -> None:
    """Its stare comes before the attack and takes two of those dice; with cards, of later ones."""
    at = facing("basilisk", 1, 4, 4)
    at.do(STRIKE)
    assert (at.fight.foe.hp, at.fight.dice) == (9, (4, 4))
    at = facing("basilisk", 2)
    at.do(("play", "stupefy"))
    assert at.fight.sides[0].dice == 2


@card("gilderoy-lockhart", "dementors", "severus-snape")
@pytest.mark.parametrize(
    ("name", "dice", "hp"),
    [("gilderoy-lockhart", (), 39), ("dementors", (), 37), ("severus-snape", (6,), 37)],
)
def test_nothing_to_lose(name: str, dice: tuple[int, ...], hp: int) -> None:
    """Without cards none is lost; missions are never among them."""
    at = facing(name, *MISS, *dice, spells=[], potions=[], books=[])
    at.do(STRIKE)
    assert at.changed() == {"0.hp": hp}


@card("mister-borgin")
def test_borgin_wants_potions_only() -> None:
    """Without a potion nothing is lost."""
    at = facing("mister-borgin", potions=[])
    assert at.changed() == {}


@card("pettigrew-unmasked", "willy-widdershins", "moaning-myrtle", "umbridge-in-the-forest")
@pytest.mark.rule("YH-ACT-1")
@pytest.mark.parametrize(
    ("name", "hp"),
    [
        ("pettigrew-unmasked", 38),
        ("willy-widdershins", 38),
        ("moaning-myrtle", 38),
        ("umbridge-in-the-forest", 37),
    ],
)
def test_no_points_below_0(name: str, hp: int) -> None:
    """Whoever has no House points loses none."""
    at = facing(name, *MISS, points=0).do(STRIKE)
    assert at.changed() == {"0.hp": hp}


@card("cursed-fire", "corban-yaxley", "macnair-the-executioner")
@pytest.mark.rule("YH-FGT-3")
@pytest.mark.parametrize("name", ["cursed-fire", "corban-yaxley", "macnair-the-executioner"])
def test_what_comes_before_yours_is_an_attack_too(name: str) -> None:
    """A defence card makes them skip it, once; then they act again before each attack."""
    roll = () if name == "cursed-fire" else (6,)
    at = facing(name, *MISS, *roll, *MISS, spells=["episkey"])
    at.do(("play", "episkey"), STRIKE)
    assert (at.player().hp, at.happened(ActSkipped)) == (42, 1)
    at.do(STRIKE)
    assert at.player().hp == 42 - 4


@card("werewolf")
def test_the_werewolf_heals() -> None:
    """After each attack it regains 1 HP, and that is told as a gain."""
    at = facing("werewolf", 4, 4, 1, 1)
    at.do(STRIKE)
    assert at.fight.foe.hp == 8 - 2 + 1
    assert at.event(OpponentHealed).amount == 1


@card("macnair-the-executioner", "corban-yaxley")
@pytest.mark.rule("YH-CMB-2")
@pytest.mark.parametrize("name", ["macnair-the-executioner", "corban-yaxley"])
def test_last_act_of_those_who_act_first(name: str) -> None:
    """At 0 HP they do once more what they do before attacks; one may lose by it."""
    dice = (1, 6, 6, 6, 6)
    at = facing(name, *dice * 2, 1, 6, 6, 6, 6, 6, hp=4)
    at.do(STRIKE, STRIKE, STRIKE)
    assert at.changed() == {
        "0.hp": 6, "0.space": "leaky-cauldron", "0.spells": [], "0.potions": [],
    }  # fmt: skip
    if at.asked == (0, "turn-end"):
        at.do(("decline",))


@card("devils-snare")
@pytest.mark.rule("YH-CMB-4", "YH-TEAM-2")
def test_in_a_team_each_suffers_alone() -> None:
    """Twice the HP; on reveal it acts on whoever completes the team, later on whoever attacks."""
    mission = "catch-the-winged-key"
    here = {"hp": 20, "space": "west-wing-third-floor", "waiting": mission}
    at = table(
        me(missions=[mission], objects=["winged-key"], spells=["lumos"], **here),
        {**neville(), **here},
        dice=[*MISS, 4, 4, 1, 1, 4, 4],
        options={"variant": "teams", "teams": "together"},
    )
    at.do(("wait", mission), ("pledge", "lumos"))
    assert at.fight.foe.hp == 2 * 5
    assert at.changed() == {"0.hp": 18, "0.spells": [], "0.pledged": ["lumos"]}
    at.do(STRIKE)
    assert at.asked == (1, "fight")
    assert [(one.hp, one.dice) for one in at.fight.sides] == [(16, 2), (20, 4)]
    at.do(STRIKE)
    assert at.asked == (0, "fight")
    assert [(one.hp, one.dice) for one in at.fight.sides] == [(16, 2), (18, 2)]
    at.do(STRIKE)  # with the two dice that are left
    assert at.fight.foe.hp == 10 - 2 - 2
