"""The 17 kinds of spells: what they do in a fight and before the roll."""

import pytest

from commonroom.games.year_at_hogwarts.events import (
    ActSkipped,
    CardPlayed,
    FlamesSpread,
    LossesSoftened,
)
from commonroom.kernel import Option
from tests.games.year_at_hogwarts.cards.duelling import Trial, c, holder, on_card, on_player, trial
from tests.games.year_at_hogwarts.cards.table import (
    DECLINE,
    ENDURE,
    MISS,
    ROLL,
    STOP,
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
    "fiendfyre": trial(c(foe=9, hp=17), c(hp=14), c(other=9)),
    "stupefy": trial(c(foe=12, hp=17), c(hp=14), c(other=12)),
    "expelliarmus": trial(c(foe=14, softened=1, hp=18), c(hp=17), c(other=14, softened=1)),
    "petrificus-totalus": trial(c(foe=14, hp=19), c(hp=16), c(other=14), again=True),
    "reducto": trial(c(foe=13, res=3, hp=17), c(hp=14), c(other=13, res=3)),
    "incendio": trial(c(foe=14, burning=1, hp=17), c(foe=13, hp=14), c(other=14, burning=1)),
    "sectumsempra": trial(c(foe=10, points=35, hp=17), c(hp=14), c(other=10, points=35)),
    "imperio": trial(c(foe=14, points=40, hp=19), c(hp=16), c(other=14, points=40), again=True),
    "alohomora": trial(c(foe=14, res=3, hp=17), c(hp=14), c(other=14, res=3)),
    "obliviate": trial(c(hp=19), c(hp=16), c(), again=True),
}
DEFENCE = {
    "protego": trial(c(hp=21, dice=5), c(dice=4, hp=19), c(hp=21, dice=5), again=True),
    "expecto-patronum": trial(c(hp=22), c(hp=20), c(hp=22), again=True),
    "episkey": trial(c(hp=22), c(hp=20), c(hp=22), again=True),
    "lumos": trial(c(dice=6), c(dice=4, hp=18), c(dice=6), again=True),
    "impedimenta": trial(c(stalled=1), c(stalled=0), c(stalled=1), again=True),
}


def test_spells_are_of_their_kind() -> None:
    for kind, rows in (("attack", ATTACK), ("defence", DEFENCE)):
        assert {box().spells[name].kind for name in rows} == {kind}


@each_card({**ATTACK, **DEFENCE})
@pytest.mark.rule("YH-CRD-1", "YH-CMB-1")
def test_against_a_card(name: str, row: Trial) -> None:
    """What it does, and what follows an attack with dice after it."""
    dice = (1,) * {"lumos": 6, "protego": 5, "imperio": 5}.get(name, 4)
    at = on_card(name, dice=dice).do(("play", name))
    assert at.changed() == {"0.spells": [], **row.card}
    assert at.state.bottoms["spell"] == (name,)
    assert at.event(CardPlayed).seen_by(1) == at.event(CardPlayed)
    assert at.asked == (0, "fight")
    at.do(STRIKE)
    assert at.changed() == row.then


@each_card({**ATTACK, **DEFENCE})
@pytest.mark.rule("YH-PVP-3")
def test_against_a_player(name: str, row: Trial) -> None:
    """What it does to the other player, who then attacks, unless that is skipped."""
    at = on_player(name, dice=(1,) if name == "imperio" else ()).do(("play", name))
    assert at.changed() == {"0.spells": [], **row.player}
    assert at.asked == (0 if row.again else 1, "fight")
    assert not at.can("play", name)


ANSWERS = {
    "protego": c(hp=21, dice=5),
    "expecto-patronum": c(hp=22),
    "episkey": c(hp=22),
    "lumos": c(dice=6),
    "impedimenta": c(stalled=1),
}


@each_card(ANSWERS)
@pytest.mark.rule("YH-FGT-5")
def test_in_answer_to_an_attack(name: str, row: Changes) -> None:
    """A defence spell undoes the attack, card or dice; then it is one's own turn to attack."""
    attacks: list[Option] = [STRIKE, ("play", "fiendfyre")]
    for attack in attacks:
        at = on_player(name, dice=MISS, other={"spells": ["fiendfyre"]})
        at.do(STRIKE, ENDURE, attack)
        assert at.asks() == {"endure", f"play {name}"}
        at.changed()
        at.do(("play", name))
        assert at.changed() == {"0.spells": [], **row}
        assert at.asked == (0, "fight")


@card("impedimenta")
def test_impedimenta_in_answer() -> None:
    """The attacker skips the next attack, too: one attacks twice."""
    at = on_player("impedimenta", dice=MISS * 2 + MISS)
    at.do(STRIKE, STRIKE, ("play", "impedimenta"), STRIKE)
    assert at.asked == (0, "fight")
    at.do(STRIKE)
    assert at.asked == (1, "fight")


@card("lumos")
def test_lumos_lights_the_next_dice_only() -> None:
    """Two more dice in the next attack with dice, also after an attack with a card; it adds up."""
    at = on_card("lumos", "lumos", "stupefy", dice=(4,) * 8)
    at.do(("play", "lumos"), ("play", "stupefy"), ("play", "lumos"))
    assert at.fight.sides[0].dice == 8
    at.do(STRIKE)
    assert (at.fight.foe.hp, at.fight.sides[0].dice) == (15 - 3 - 8, 4)


@card("reducto", "alohomora")
def test_res_is_at_least_2() -> None:
    """Res is lowered for the whole fight, and each time again, down to 2."""
    at = on_card("reducto", "alohomora", "reducto", dice=(2, 2, 1, 1))
    for name, res in (("reducto", 3), ("alohomora", 2), ("reducto", 2)):
        at.do(("play", name))
        assert at.fight.foe.res == res
    at.do(STRIKE)
    assert at.fight.foe.hp == 15 - 2 - 1 - 2 - 2


@card("expelliarmus")
def test_a_disarmed_opponent_hits_less_hard_each_time() -> None:
    """Each loss is 1 smaller for the rest of the fight, and two of them add up."""
    at = on_card("expelliarmus", "expelliarmus", dice=MISS)
    at.do(("play", "expelliarmus"), ("play", "expelliarmus"))
    assert at.player().hp == 20 - 1 - 1 - 0 - 0
    at.do(STRIKE)
    assert (at.player().hp, at.event(LossesSoftened).amount) == (18, 2)


@card("incendio")
def test_flames_go_on_burning() -> None:
    """Each later attack costs it 1 HP more, with dice or a card; fires add up."""
    at = on_card("incendio", "incendio", "stupefy", dice=MISS)
    at.do(("play", "incendio"), ("play", "incendio"))
    assert at.fight.foe.hp == 15 - 1 - 1 - 1
    at.do(("play", "stupefy"))
    assert at.fight.foe.hp == 12 - 2 - 3
    at.do(STRIKE)
    assert (at.fight.foe.hp, at.happened(FlamesSpread)) == (7 - 2, 3)


@card("accio")
def test_accio_in_a_fight_fetches_a_spell() -> None:
    """It takes 1 HP and draws a spell."""
    at = on_card("accio", dice=("lumos",)).do(("play", "accio"))
    assert at.changed() == {"0.spells": ["lumos"], **c(foe=14, hp=17)}
    at = on_player("accio", dice=("lumos",)).do(("play", "accio"))
    assert at.changed() == {"0.spells": ["lumos"], **c(other=14)}


@card("expecto-patronum")
def test_a_patronus_drives_dementors_off() -> None:
    """Against them it also takes 6 HP, and they do nothing before the next attack."""
    mission = {"missions": ["drive-off-the-dementors"], "objects": ["time-turner"]}
    by = holder(("expecto-patronum",), **mission)
    at = landing("black-lake", *MISS, by=by, others=[neville()])
    assert at.fight.foe.hp == 9
    at.do(("play", "expecto-patronum"))
    assert (at.fight.foe.hp, at.player().hp) == (9 - 6, 20 + 2)
    at.do(STRIKE)
    assert at.player().hp == 22 - 2


@card("imperio", "petrificus-totalus", "obliviate")
@pytest.mark.rule("YH-CMB-2")
@pytest.mark.parametrize("name", ["imperio", "petrificus-totalus", "obliviate"])
def test_skipped_acts(name: str) -> None:
    """The act after the spell is the first that is skipped, and the only one."""
    at = on_card(name, "fiendfyre", by={"hp": 7}, dice=(1,) if name == "imperio" else ())
    at.do(("play", name))
    assert at.player().hp == 6  # what came before
    assert at.happened(ActSkipped) == 1
    at.do(("play", "fiendfyre"))
    assert at.player().hp == 3


@card("imperio")
@pytest.mark.rule("YH-CMB-2")
def test_imperio_spares_the_last_act() -> None:
    """It turns on itself, for as many HP as a die shows, and does nothing after that."""
    at = on_card("fiendfyre", "fiendfyre", "imperio", dice=(3,), by={"hp": 8})
    at.do(("play", "fiendfyre"), ("play", "fiendfyre"), ("play", "imperio"))
    at.do(("lay", "elder-wand", "hogs-head"), ("lay", "invisibility-cloak", "hogs-head"))
    assert at.player().hp == 8 - 3 - 3 - 1
    assert at.player().points == 50 - 10 + box().missions["hold-the-astronomy-tower"].points


@card("impedimenta")
@pytest.mark.rule("YH-FGT-3")
def test_impedimenta_skips_one_act_whole() -> None:
    """The next attack is not answered, before or after; the one after it is."""
    at = on_card("impedimenta", dice=MISS + MISS).do(("play", "impedimenta"), STRIKE)
    assert at.player().hp == 20
    at.do(STRIKE)
    assert at.player().hp == 17


@card("sectumsempra")
@pytest.mark.rule("YH-ACT-1")
def test_sectumsempra_costs_what_one_has() -> None:
    """Whoever has fewer than 15 House points loses those."""
    at = on_card("sectumsempra", by={"points": 5}).do(("play", "sectumsempra"))
    assert at.changed() == {"0.spells": [], **c(foe=10, points=0, hp=17)}


@card("wingardium-leviosa")
def test_wingardium_leviosa() -> None:
    """Search the spell deck, its bottom too, and take two; it is an attack and is answered."""
    at = on_card("wingardium-leviosa", "lumos", dice=(), by={"hp": 20})
    at.do(("play", "lumos"))  # lies at the bottom now
    at.changed()
    at.do(("play", "wingardium-leviosa"))
    assert at.asked == (0, "search")
    kinds = {option[1] for option in at.decision.options}
    assert kinds == set(box().spells)  # each kind once
    at.do(("search", "lumos"), ("search", "fiendfyre"))
    assert at.changed() == {"0.spells": ["lumos", "fiendfyre"], **c(hp=18)}
    assert at.state.bottoms["spell"] == ("wingardium-leviosa",)
    assert at.can("play", "fiendfyre")


@card("wingardium-leviosa")
@pytest.mark.rule("YH-PVP-3")
def test_wingardium_leviosa_against_a_player() -> None:
    """The cards come to the hand; the one spell of the fight is played."""
    at = on_player("wingardium-leviosa").do(("play", "wingardium-leviosa"))
    at.do(("search", "stupefy"), ("search", "stupefy"))
    assert at.player().spells == ("stupefy", "stupefy")
    assert at.asked == (1, "fight")
    view = at.shown(1).players[0]
    assert (view.hand, view.counts["spell"]) == (None, 2)


# ---- before the roll ------------------------------------------------------------------------


@card("accio")
@pytest.mark.rule("YH-CRD-2", "YH-OBJ-1")
def test_accio_fetches_an_object() -> None:
    """One object that lies anywhere on the pawn's own board; it counts among the two of a turn."""
    lying = {"paddock": ["nagini"], "gringotts": ["cauldron"], "hogs-head": ["golden-snitch"]}
    at = beginning(holder(("accio",)), lying=lying)
    assert at.asks() == {"roll", "cast accio"}
    at.do(("cast", "accio"))
    assert at.can("take", "nagini")
    assert not at.can("take", "cauldron")
    assert not at.can("take", "golden-snitch")
    at.do(("take", "nagini"))
    assert at.changed() == {"0.spells": [], "0.objects": ["nagini"], "lying.paddock": None}
    assert (at.state.taken, at.asks()) == (1, {"roll"})
    assert at.state.bottoms["spell"] == ("accio",)


@card("accio")
@pytest.mark.rule("YH-OBJ-1")
def test_accio_with_six_objects() -> None:
    """With six one leaves another in its place, or takes none."""
    six = ["nagini", "cauldron", "deluminator", "winged-key", "sorting-hat", "golden-snitch"]
    lying = {"paddock": ["basilisk-fang"]}
    at = beginning(holder(("accio",), objects=six), lying=lying).do(("cast", "accio"))
    assert not at.offers("take")
    at.do(("exchange", "basilisk-fang", "nagini"))
    assert at.changed() == {
        "0.spells": [], "0.objects": [*six[1:], "basilisk-fang"], "lying.paddock": ["nagini"],
    }  # fmt: skip
    at = beginning(holder(("accio",), objects=six), lying=lying).do(("cast", "accio"), DECLINE)
    assert at.changed() == {"0.spells": []}


@card("alohomora")
@pytest.mark.rule("YH-CRD-2", "YH-MOV-3")
def test_alohomora_opens_every_door() -> None:
    """In this turn's move one may stop on any space; not in the next."""
    at = beginning({**holder(("alohomora",)), "space": "north-wall-book"}, 6, 6, "stupefy", 6, 6)
    at.do(("cast", "alohomora"), ROLL, ("walk", "trophy-room"))
    assert at.can("stop")
    at.do(("walk", "west-corridor-spell"), STOP)
    assert at.changed() == {"0.space": "west-corridor-spell", "0.spells": ["stupefy"]}
    assert at.over
    assert not at.state.free_stop
    at.do(ROLL)


@card("obliviate")
@pytest.mark.rule("YH-CRD-2")
def test_obliviate_makes_another_forget() -> None:
    """A player one names discards two cards of its choice."""
    at = beginning(holder(("obliviate",))).do(("cast", "obliviate"))
    assert at.asks() == {"name 1", "name 2"}
    at.do(("name", 1))
    options = {"lumos", "accio", "skele-gro", "book-of-potions"}
    assert at.asks(1) == {f"discard {one}" for one in options}
    at.do(("discard", "accio"), ("discard", "book-of-potions"))
    assert at.changed() == {"0.spells": [], "1.spells": ["lumos"], "1.books": []}
    assert at.asked == (0, "plan")


@card("obliviate")
def test_obliviate_needs_somebody_with_cards() -> None:
    """With one card left that one is lost; against empty hands it is not offered."""
    at = beginning(holder(("obliviate",)), others=[neville(books=["dragon-species"])])
    at.do(("cast", "obliviate"))
    assert at.changed() == {"0.spells": [], "1.books": []}
    at = beginning(holder(("obliviate",)), others=[neville()])
    assert at.asks() == {"roll"}


@card("accio", "alohomora", "obliviate")
@pytest.mark.rule("YH-CRD-2")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_spells_before_the_roll(edition: str) -> None:
    """In both editions; no other spell can be cast then."""
    names = ["accio", "alohomora", "obliviate", "stupefy", "protego", "wingardium-leviosa"]
    at = beginning(holder(tuple(names)), options={"edition": edition})
    assert at.asks() == {"roll", "cast accio", "cast alohomora", "cast obliviate"}
