"""The 16 kinds of potions: what they do in a fight and before the roll."""

import pytest

from commonroom.games.year_at_hogwarts.events import DieRolled
from tests.games.year_at_hogwarts.cards.duelling import Trial, c, holder, on_card, on_player, trial
from tests.games.year_at_hogwarts.cards.table import (
    ENDURE,
    MISS,
    ROLL,
    STRIKE,
    Changes,
    beginning,
    box,
    card,
    each_card,
    landing,
    neville,
)

pytestmark = pytest.mark.rule("YH-CMP-8", "YH-FGT-2", "YH-FGT-3")
ATTACK = {
    "strengthening-solution": trial(c(foe=10, hp=17), c(hp=14), c(other=10)),
    "ageing-potion": trial(c(foe=11, hp=17), c(hp=14), c(other=11)),
    "swelling-solution": trial(c(foe=13, hp=17), c(hp=14), c(other=13)),
    "shrinking-solution": trial(c(res=2, hp=17), c(hp=14), c(res=2)),
    "draught-of-living-death": trial(c(stalled=1, hp=19), c(stalled=0), c(stalled=1), again=True),
    "erumpent-potion": trial(c(foe=9, hp=15), c(hp=12), c(other=9, hp=18)),
}
DEFENCE = {
    "skele-gro": trial(c(hp=25), c(hp=23), c(hp=25), again=True),
    "wiggenweld-potion": trial(c(hp=23), c(hp=21), c(hp=23), again=True),
    "mandrake-draught": trial(c(hp=24), c(hp=22), c(hp=24), again=True),
    "felix-felicis": trial(c(dice=5), c(hp=18), c(dice=5), again=True),
    "wolfsbane-potion": trial(c(hp=22, softened=3), c(), c(hp=22), again=True),
    "gillyweed": trial(c(hp=21), c(hp=19), c(hp=21), again=True),
    "forgetfulness-potion": trial(c(res=3), c(hp=18), c(res=3), again=True),
    "amortentia": trial(c(softened=1), c(hp=19), c(softened=1), again=True),
}


def test_potions_are_of_their_kind() -> None:
    for kind, rows in (("attack", ATTACK), ("defence", DEFENCE)):
        assert {box().potions[name].kind for name in rows} == {kind}


@each_card({**ATTACK, **DEFENCE})
@pytest.mark.rule("YH-CRD-1", "YH-CMB-1")
def test_against_a_card(name: str, row: Trial) -> None:
    """What it does, and what follows an attack with dice after it."""
    dice = (1,) * (5 if name == "felix-felicis" else 4)
    at = on_card(name, dice=dice).do(("play", name))
    assert at.changed() == {"0.potions": [], **row.card}
    assert at.state.bottoms["potion"] == (name,)
    assert at.asked == (0, "fight")
    at.do(STRIKE)
    assert at.changed() == row.then


@each_card({**ATTACK, **DEFENCE})
@pytest.mark.rule("YH-PVP-3")
def test_against_a_player(name: str, row: Trial) -> None:
    """What it does to the other player, who then attacks, unless that is skipped."""
    at = on_player(name).do(("play", name))
    assert at.changed() == {"0.potions": [], **row.player}
    assert at.asked == (0 if row.again else 1, "fight")


ANSWERS = {
    "skele-gro": c(hp=25),
    "wiggenweld-potion": c(hp=23),
    "mandrake-draught": c(hp=24),
    "felix-felicis": c(dice=5),
    "wolfsbane-potion": c(hp=22),
    "gillyweed": c(hp=21),
    "forgetfulness-potion": c(res=3),
    "amortentia": c(softened=1),
}


@each_card(ANSWERS)
@pytest.mark.rule("YH-FGT-5")
def test_in_answer_to_an_attack(name: str, row: Changes) -> None:
    """A defence potion undoes the attack; then it is one's own turn to attack."""
    at = on_player(name, dice=MISS, other={"spells": ["fiendfyre"]})
    at.do(STRIKE, ENDURE, ("play", "fiendfyre"))
    assert at.asks() == {"endure", f"play {name}"}
    at.changed()
    at.do(("play", name))
    assert at.changed() == {"0.potions": [], **row}
    assert at.asked == (0, "fight")


@card("confusing-concoction")
@pytest.mark.parametrize("face", [1, 6])
def test_confusing_concoction(face: int) -> None:
    """The opponent loses as many HP as a die shows, whatever its res."""
    at = on_card("confusing-concoction", dice=(face,)).do(("play", "confusing-concoction"))
    assert at.changed() == {"0.potions": [], **c(foe=15 - face, hp=17)}
    assert at.event(DieRolled).die == face
    at = on_player("confusing-concoction", dice=(face,)).do(("play", "confusing-concoction"))
    assert at.changed() == {"0.potions": [], **c(other=15 - face)}


@card("polyjuice-potion")
def test_polyjuice_potion() -> None:
    """Search the potion deck and take one; it is an attack and is answered."""
    at = on_card("polyjuice-potion", "skele-gro").do(("play", "skele-gro"))
    at.changed()
    at.do(("play", "polyjuice-potion"))
    assert at.asked == (0, "search")
    assert {option[1] for option in at.decision.options} == set(box().potions)
    at.do(("search", "erumpent-potion"))
    assert at.changed() == {"0.potions": ["erumpent-potion"], **c(hp=23)}
    assert at.state.bottoms["potion"] == ("polyjuice-potion",)
    assert at.can("play", "erumpent-potion")


@card("erumpent-potion")
@pytest.mark.rule("YH-CMB-2")
def test_erumpent_potion_hurts_whoever_throws_it() -> None:
    """Two HP, also the last ones: nobody wins with 0 HP."""
    cards = ("fiendfyre", "stupefy", "erumpent-potion")
    at = on_card(*cards, by={"hp": 9}).do(*(("play", name) for name in cards))
    assert at.changed()["0.space"] == "leaky-cauldron"
    assert at.player().done == ()
    at = on_card(*cards, by={"hp": 12}).do(*(("play", name) for name in cards))
    at.do(("lay", "elder-wand", "hogs-head"), ("lay", "invisibility-cloak", "hogs-head"))
    assert at.player().hp == 12 - 3 - 3 - 1 - 2 - 2
    assert at.player().points == 50 + box().missions["hold-the-astronomy-tower"].points


@card("felix-felicis")
def test_felix_felicis_lasts() -> None:
    """One more die in each attack of the fight; two of them add up."""
    at = on_card("felix-felicis", "felix-felicis", dice=(4,) * 12)
    at.do(("play", "felix-felicis"), ("play", "felix-felicis"), STRIKE, STRIKE)
    assert at.fight.foe.hp == 15 - 12
    assert at.fight.sides[0].dice == 6


@card("wolfsbane-potion")
def test_wolfsbane_tames_werewolves() -> None:
    """What one of them does costs 3 HP less each time; other opponents do not care."""
    mission = {"missions": ["escape-the-werewolf"], "objects": ["marauders-map", "time-turner"]}
    by = holder(("wolfsbane-potion",), **mission)
    at = landing("whomping-willow", *MISS, by=by, others=[neville()])
    at.do(("play", "wolfsbane-potion"), STRIKE)
    assert at.player().hp == 20 + 2
    at = on_player("wolfsbane-potion", dice=(*MISS, 6, 6, 6, 1), other={"spells": ["reducto"]})
    at.do(("play", "wolfsbane-potion"), STRIKE, ENDURE, STRIKE)
    assert at.player().hp == 20 + 2 - 3


@card("mandrake-draught")
def test_mandrakes_keep_the_basilisk_from_looking() -> None:
    """Besides the healing it skips what it would do around the next attack."""
    things = ["sorting-hat", "sword-of-gryffindor"]
    by = holder(("mandrake-draught",), missions=["slay-the-basilisk"], objects=things)
    at = landing("chamber-of-secrets", *MISS, 6, *MISS, by=by, others=[neville()])
    at.do(("play", "mandrake-draught"), STRIKE)
    assert at.player().hp == 20 - 2 + 4
    at.do(STRIKE)
    assert at.player().hp == 22 - 3


@card("gillyweed")
def test_gillyweed_serves_among_grindylows() -> None:
    """Two more dice in every attack on them."""
    mission = {"missions": ["rescue-from-the-merpeople"], "objects": ["golden-egg"]}
    at = landing("boathouse", by=holder(("gillyweed",), **mission), others=[neville()])
    at.do(("play", "gillyweed"))
    assert (at.player().hp, at.fight.sides[0].dice) == (21, 6)


@card("amortentia", "draught-of-living-death")
def test_sleep_and_love() -> None:
    """The Draught lets it sleep twice, Amortentia makes each of its blows softer."""
    at = on_card("amortentia", "draught-of-living-death", dice=MISS * 2)
    at.do(("play", "amortentia"), STRIKE)
    assert at.player().hp == 19
    at.do(("play", "draught-of-living-death"))
    assert at.player().hp == 19  # what came before cost nothing
    at.do(STRIKE)
    assert at.player().hp == 19


@card("shrinking-solution")
def test_shrinking_solution_serves_dice() -> None:
    """Against res 4 a 2 hits from then on."""
    at = on_card("shrinking-solution", dice=(3, 3, 2, 2)).do(("play", "shrinking-solution"), STRIKE)
    assert at.fight.foe.hp == 15 - 4


# ---- before the roll ------------------------------------------------------------------------


@card("gillyweed")
@pytest.mark.rule("YH-CRD-2", "YH-TRN-1")
def test_gillyweed_swims() -> None:
    """To one of five places by the water instead of rolling; the space is resolved."""
    at = beginning(holder(("gillyweed",)), "skele-gro").do(("cast", "gillyweed"))
    assert at.asks() == {
        "go black-lake", "go boathouse", "go chamber-of-secrets", "go lakeshore",
        "go prefects-bathroom",
    }  # fmt: skip
    at.do(("go", "black-lake"))
    assert at.changed() == {"0.space": "black-lake", "0.potions": ["skele-gro"]}
    assert at.over


@card("gillyweed")
@pytest.mark.rule("YH-MIS-1", "YH-OBJ-1")
def test_gillyweed_leads_to_objects_and_missions() -> None:
    """What lies there may be taken; a mission must be done; whoever is there is met."""
    lying = {"lakeshore": ["nagini"]}
    at = beginning(holder(("gillyweed",)), lying=lying).do(("cast", "gillyweed"))
    at.do(("go", "lakeshore"), ("take", "nagini"))
    assert at.changed() == {
        "0.space": "lakeshore", "0.potions": [], "0.objects": ["nagini"], "lying.lakeshore": None,
    }  # fmt: skip
    mission = {"missions": ["rescue-from-the-merpeople"], "objects": ["golden-egg"]}
    at = beginning(holder(("gillyweed",), **mission), others=[neville()])
    at.do(("cast", "gillyweed"), ("go", "boathouse"))
    assert at.asked == (0, "fight")
    at = beginning(holder(("gillyweed",)), 6, 1, 6, 1, others=[neville(space="boathouse")]).do(
        ("cast", "gillyweed"), ("go", "boathouse")
    )
    assert at.changed()["1.hp"] == 5


@card("forgetfulness-potion")
@pytest.mark.rule("YH-CRD-2")
def test_forgetfulness_potion_slows() -> None:
    """A player one names rolls one die fewer in its next move, once."""
    at = beginning(holder(("forgetfulness-potion",)), 1, 1, 3)
    at.do(("cast", "forgetfulness-potion"), ("name", 1))
    assert at.changed() == {"0.potions": [], "1.one_die": True}
    at.do(ROLL, ("walk", "entrance-hands"), ("walk", "entrance-crest"))
    assert at.asked == (1, "plan")
    at.do(ROLL)
    assert at.state.dice == (3,)
    assert not at.player(1).one_die


@card("amortentia")
@pytest.mark.rule("YH-CRD-2")
def test_amortentia_makes_another_give() -> None:
    """A player one names gives an object or a card of its choice."""
    at = beginning(holder(("amortentia",))).do(("cast", "amortentia"), ("name", 2))
    assert at.asks(2) == {
        "give-object da-coin", "give lumos", "give gillyweed", "give dragon-species",
    }  # fmt: skip
    at.do(("give", "gillyweed"))
    assert at.changed() == {"0.potions": ["gillyweed"], "2.potions": []}
    assert at.asked == (0, "plan")
    assert at.can("cast", "gillyweed")


@card("amortentia")
@pytest.mark.rule("YH-OBJ-1")
def test_amortentia_with_six_objects() -> None:
    """Who holds six objects can be given none; from empty hands nothing comes."""
    six = ["nagini", "cauldron", "deluminator", "winged-key", "sorting-hat", "golden-snitch"]
    at = beginning(holder(("amortentia",), objects=six)).do(("cast", "amortentia"), ("name", 1))
    assert not at.offers("give-object")
    at.do(("give", "skele-gro"))
    assert at.changed() == {"0.potions": ["skele-gro"], "1.potions": []}
    at = beginning(holder(("amortentia",), objects=six), others=[neville(objects=["da-coin"])])
    assert at.asks() == {"roll"}


@card("gillyweed", "forgetfulness-potion", "amortentia")
@pytest.mark.rule("YH-CRD-2")
def test_potions_before_the_roll() -> None:
    """In the Italian edition; in the Polish one spells only. No other potion can be drunk then."""
    names = ["gillyweed", "forgetfulness-potion", "amortentia", "skele-gro", "felix-felicis"]
    at = beginning(holder(tuple(names)))
    assert at.asks() == {"roll", *(f"cast {name}" for name in names[:3])}
    at = beginning(holder(tuple(names)), options={"edition": "pl"})
    assert at.asks() == {"roll"}
