"""The 30 enemies of both decks: what they fight with, what beating them and losing to them does."""

from typing import Any

import pytest

from commonroom.games.talisman.events import BattleLost, LetPass
from commonroom.games.talisman.rules.trophies import points
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    OWLERY,
    SPOTS,
    Changes,
    Table,
    bystanders,
    card,
    each_card,
    harry,
    lucius,
    meeting,
    table,
    taken,
    who,
)
from tests.games.talisman.rules.scene import EATER_SIDE, ORDER_SIDE, Seat, box

pytestmark = pytest.mark.rule("TAL-CMP-4", "TAL-BAT-1")

MAGIC = [
    "cornish-pixies", "knockturn-hag", "gilderoy-lockhart", "inferi", "aurors", "dolores-umbridge",
    "stray-dementor", "hit-wizards", "inquisitorial-squad", "peeves",
    "merpeople", "mandrakes", "bloody-baron", "quirinus-quirrell", "dementor-swarm",
    "tom-riddles-memory", "slytherins-locket",
]  # fmt: skip
MIGHT = [
    "doxies", "ripper", "dudleys-gang", "attic-ghoul", "werewolf", "gringotts-dragon",
    "grindylows", "rogue-bludger", "blast-ended-skrewt", "acromantulas", "centaur-archers",
    "fluffy", "basilisk",
]  # fmt: skip
OWN_WORDS = (
    "quirinus-quirrell", "tom-riddles-memory", "knockturn-hag", "attic-ghoul", "rogue-bludger",
    "blast-ended-skrewt",
)  # fmt: skip
"""What beating them brings has a test of its own."""
GRIM = ("stray-dementor", "dementor-swarm")
"""Against them no Fate is spent."""
FEARED = {"basilisk": 2}
"""How many Lives they cost whoever they beat; all others cost 1."""
WON: dict[str, Changes] = {
    "gilderoy-lockhart": {"0.fate": 4},
    "doxies": {"0.objects": ["lantern", "exploding-bonbons"], "purchases.exploding-bonbons": 2},
    "dudleys-gang": {"0.galleons": 3},
    "bloody-baron": {"0.fate": 4},
    "gringotts-dragon": {"0.galleons": 4},
    "merpeople": {"0.galleons": 3},
    "slytherins-locket": {"0.fate": 5},
    "fluffy": {"0.fate": 4},
    "basilisk": {"0.life": 5},
}
"""What beating them brings to somebody with 3 Fate, 2 G and Life 4; the rest bring nothing."""
LOST: dict[str, Changes] = {
    "cornish-pixies": {"0.galleons": 1},
    "gilderoy-lockhart": {"0.spells": []},
    "inferi": {"0.followers": [], "discards.middle": ["fang"]},
    "dolores-umbridge": {"0.fate": 2},
    "stray-dementor": {"0.fate": 2},
    "hit-wizards": {"0.lost_turns": 1, "0.space": "azkaban"},
    "dudleys-gang": {"0.galleons": 1},
    "ripper": {"0.space": "4-privet-drive"},
    "werewolf": {"0.magic": 4, "0.might": 5},
    "inquisitorial-squad": {"0.fate": 2},
    "peeves": {"0.objects": [], "purchases.lantern": 1},
    "mandrakes": {"0.lost_turns": 1},
    "bloody-baron": {"0.magic": 4},
    "dementor-swarm": {"0.fate": 0},
    "tom-riddles-memory": {"0.spells": []},
    "grindylows": {"0.space": "the-lake"},
    "rogue-bludger": {"0.might": 3},
    "acromantulas": {"0.fate": 2},
}
"""What losing to them costs besides Life; the rest want no more."""


EVEN_SO: dict[str, Changes] = {
    "hit-wizards": {"0.lost_turns": 1, "0.space": "azkaban"},
    "ripper": {"0.space": "4-privet-drive"},
    "werewolf": {"0.might": 5},
    "mandrakes": {"0.lost_turns": 1},
    "bloody-baron": {"0.magic": 4},
    "grindylows": {"0.space": "the-lake"},
    "rogue-bludger": {"0.might": 3},
}
"""What losing to them does to those who have nothing but their dials."""


def opponent(name: str, whom: Seat | None = None, *dice: int | str) -> Table:
    """Somebody as strong as the enemy, with a little of everything to lose."""
    entry = box().encounters[name]
    power = entry.strength or 0
    stats = {"magic": 5, "might": 4, str(entry.stat): power}
    some = {"fate": 3, "galleons": 2, "spells": ["accio"], "objects": ["lantern"]}
    me = {**(harry() if whom is None else whom), **some, **stats}
    if name == "inferi":
        me["followers"] = ["fang"]
    return meeting(name, *dice, me=me)


def fight(at: Table, name: str) -> None:
    """Fight, and keep the die; against Dementors there is nothing else."""
    at.do(FIGHT)
    if name not in GRIM:
        assert at.can("fate", at.decision.options[1][1])
        at.do(ACCEPT)


@each_card(*MAGIC, *MIGHT)
@pytest.mark.parametrize("whom", [harry(), lucius()], ids=["order", "death-eater"])
def test_enemy(name: str, whom: Seat) -> None:
    """A neutral enemy: fought by both sides with its own stat, whoever has the Advantage."""
    at = opponent(name, whom)
    entry = box().encounters[name]
    assert entry.number == (2 if name in MAGIC else 3)
    assert at.decision.prompt.args["stat"] == ("magic" if name in MAGIC else "might")
    assert at.decision.prompt.args["foes"] == [name]
    assert at.scores() == (entry.strength, entry.strength)


@each_card(*(name for name in MAGIC + MIGHT if name not in OWN_WORDS))
def test_enemy_beaten(name: str) -> None:
    """A beaten enemy is a trophy worth its strength, and brings what it says."""
    at = opponent(name, None, 2, 1)
    fight(at, name)
    assert at.changed() == {"0.trophies": [name], **taken(name), **WON.get(name, {})}
    assert points(at.game, [name]) == box().encounters[name].strength
    assert at.active == 0


@each_card(*MAGIC, *MIGHT)
def test_enemy_wins(name: str) -> None:
    """Whoever loses to it loses a Life and what it says; it stays, and the turn ends."""
    at = opponent(name, None, 1, 2)
    fight(at, name)
    lost = LOST.get(name, {})
    assert at.changed() == {"0.life": 4 - FEARED.get(name, 1), **lost}
    assert at.table.lying[SPOTS[box().encounters[name].deck]] == (name,)
    assert at.table.phase == "last"


@each_card(*MAGIC, *MIGHT)
def test_enemy_stand_off(name: str) -> None:
    """Equal scores: nothing happens, it stays, and the turn ends."""
    at = opponent(name, None, 3, 3)
    fight(at, name)
    assert at.changed() == {}
    assert at.table.phase == "last"


@each_card(*MAGIC, *MIGHT)
def test_enemy_and_those_who_have_nothing(name: str) -> None:
    """What somebody does not have it cannot lose: only the Life goes."""
    entry = box().encounters[name]
    at = meeting(name, 1, 6, me=harry(might=entry.strength, magic=entry.strength))
    at.do(FIGHT)
    assert at.changed() == {"0.life": 4 - FEARED.get(name, 1), **EVEN_SO.get(name, {})}


@each_card("basilisk")
def test_enemy_kills_who_has_one_life(name: str) -> None:
    """Its second Life is not taken from somebody who has none left."""
    at = meeting(name, 1, 6, me=harry(life=1))
    at.do(FIGHT)
    assert at.changed() == {"0.life": 0, "0.fallen": True, "0.space": "st-mungos"}
    assert at.happened(BattleLost) == 1


@card("basilisk")
def test_basilisk_and_a_full_dial() -> None:
    """Beaten: gain 1 Life, but not above the dial."""
    at = meeting("basilisk", 6, 1, me=harry(might=8, life=8))
    at.do(FIGHT)
    assert at.changed() == {"0.trophies": ["basilisk"], **taken("basilisk")}


@card("quirinus-quirrell")
def test_quirrell_beaten() -> None:
    """Beaten: gain 1 spell, if Magic allows."""
    strong = box().encounters["quirinus-quirrell"].strength
    at = meeting("quirinus-quirrell", 2, 1, "lumos", me=harry(magic=strong))
    at.do(FIGHT)
    assert at.changed() == {
        "0.trophies": ["quirinus-quirrell"], "0.spells": ["lumos"], **taken("quirinus-quirrell"),
    }  # fmt: skip
    at.learned(0, "lumos")


@card("quirinus-quirrell")
def test_quirrell_and_a_full_hand() -> None:
    """Beaten: no spell for those whose Magic allows no more."""
    at = meeting("quirinus-quirrell", 6, 1, me=harry(magic=4, spells=["lumos"]))
    at.do(FIGHT)
    assert at.changed() == {"0.trophies": ["quirinus-quirrell"], **taken("quirinus-quirrell")}


@card("tom-riddles-memory")
@pytest.mark.parametrize("whom", [harry(magic=8), lucius(magic=8)], ids=["order", "death-eater"])
@pytest.mark.parametrize("before", [ORDER_SIDE, EATER_SIDE])
def test_riddles_memory_beaten(whom: Seat, before: str) -> None:
    """Beaten: the Advantage turns to your side, if it does not show it already."""
    at = meeting("tom-riddles-memory", 6, 1, me=whom, advantage=before)
    at.do(FIGHT)
    own = ORDER_SIDE if whom["character"] == "harry-potter" else EATER_SIDE
    turned = {"advantage": own} if own != before else {}
    assert at.changed() == {
        "0.trophies": ["tom-riddles-memory"], **turned, **taken("tom-riddles-memory"),
    }  # fmt: skip


@card("peeves")
def test_peeves_lets_his_victim_choose() -> None:
    """Lost: discard 1 Object of your own choice; a Hallow returns to its pile too."""
    at = meeting("peeves", 1, 6, me=harry(objects=["lantern", "deathly-hallow"]))
    at.do(FIGHT)
    assert at.asks() == {"give-up lantern", "give-up deathly-hallow"}
    at.do(("give-up", "deathly-hallow"))
    assert at.changed() == {"0.life": 3, "0.objects": ["lantern"], "hallows": 3}


@card("merpeople", "dudleys-gang")
@pytest.mark.rule("TAL-CMP-1")
def test_enemies_cannot_give_what_the_supply_has_not() -> None:
    """Beaten: a Galleon, as long as there are any."""
    rich = [{**lucius(galleons=8), "space": "azkaban"}]
    at = meeting("dudleys-gang", 6, 1, me=harry(galleons=12), others=rich)
    at.do(FIGHT)
    assert at.changed() == {"0.trophies": ["dudleys-gang"], **taken("dudleys-gang")}


# ---- what only one of them does -------------------------------------------------------------


@card("knockturn-hag")
def test_the_hag_sells_a_spell_to_whoever_beats_her() -> None:
    """Beaten: for 1 G, a spell."""
    at = meeting("knockturn-hag", 6, 1, "lumos", me=harry(galleons=1))
    at.do(FIGHT)
    assert at.asks() == {"accept", "decline"}
    at.do(ACCEPT)
    assert at.changed() == {
        "0.galleons": 0, "0.spells": ["lumos"], "0.trophies": ["knockturn-hag"],
        **taken("knockturn-hag"),
    }  # fmt: skip
    at.learned(0, "lumos")


@card("inferi")
@pytest.mark.rule("TAL-BAT-5")
@pytest.mark.parametrize("lantern", [True, False])
def test_inferi_shrink_from_light(lantern: bool) -> None:
    """With a Lantern, you may evade them."""
    at = meeting("inferi", me=harry(objects=["lantern" if lantern else "wand"]))
    assert at.can("pass-by", "inferi") == lantern
    if lantern:
        at.do(("pass-by", "inferi"))
        assert at.changed() == {}
        assert at.event(LetPass).card == "inferi"
        assert at.table.phase == "last"


@pytest.mark.rule("TAL-BAT-5")
@each_card(*GRIM)
def test_dementors_do_not_touch_death_eaters(name: str) -> None:
    """Death Eaters may evade them; the Order may not."""
    at = meeting(name, me=lucius())
    assert at.asks() == {"fight", f"pass-by {name}"}
    at.do(("pass-by", name))
    assert at.changed() == {}
    assert meeting(name).asks() == {"fight"}


@card("stray-dementor")
def test_whoever_drives_a_dementor_off_feels_better() -> None:
    """Beaten: heal 1 Life."""
    at = meeting("stray-dementor", 6, 1, me=harry(life=2))
    at.do(FIGHT)
    assert at.player(0).life == 3


@card("attic-ghoul")
@pytest.mark.rule("TAL-ENC-6")
def test_the_ghoul_knows_the_way_home() -> None:
    """Beaten: you may move to The Burrow, and meet it."""
    at = meeting("attic-ghoul", 6, 1, "beaded-bag")
    at.do(FIGHT)
    assert at.asks() == {"go the-burrow", "decline"}
    at.do(("go", "the-burrow"), DONE)
    assert at.changed() == {
        "0.space": "the-burrow", "0.trophies": ["attic-ghoul"], **taken("attic-ghoul"),
        "lying.the-burrow": ["beaded-bag"],
    }  # fmt: skip
    at = meeting("attic-ghoul", 6, 1)
    at.do(FIGHT, DECLINE)
    assert at.changed() == {"0.trophies": ["attic-ghoul"], **taken("attic-ghoul")}


@card("rogue-bludger")
@pytest.mark.rule("TAL-ENC-6")
def test_the_bludger_leads_to_the_pitch() -> None:
    """Beaten: you may move to the Quidditch Pitch."""
    at = meeting("rogue-bludger", 6, 1)
    at.do(FIGHT, ("go", "quidditch-pitch"))
    assert at.asked == (0, "challenge")
    at.do(DECLINE)
    assert at.player(0).space == "quidditch-pitch"


@card("blast-ended-skrewt")
@pytest.mark.parametrize(("face", "change"), [(1, {"0.life": 3}), (3, {}), (6, {"0.might": 6})])
def test_a_beaten_skrewt_goes_off(face: int, change: Changes) -> None:
    """Beaten, roll: 1 −1 Life, 6 +1 Might."""
    at = meeting("blast-ended-skrewt", 6, 1, face, me=harry(might=5))
    at.do(FIGHT)
    trophy = {"0.trophies": ["blast-ended-skrewt"], **taken("blast-ended-skrewt")}
    assert at.changed() == {**trophy, **change}


@card("mandrakes")
def test_mandrakes_make_a_draught() -> None:
    """Beaten: heal all."""
    at = meeting("mandrakes", 6, 1, me=harry(life=1))
    at.do(FIGHT)
    assert at.player(0).life == 4


@card("inquisitorial-squad", "acromantulas")
@pytest.mark.rule("TAL-BAT-5")
@pytest.mark.parametrize(
    ("name", "friend"),
    [("inquisitorial-squad", "draco-malfoy/a"), ("acromantulas", "rubeus-hagrid/b")],
)
def test_some_know_their_friends(name: str, friend: str) -> None:
    """Draco may evade the Squad, and Hagrid the Acromantulas."""
    at = meeting(name, me=who(friend))
    assert at.can("pass-by", name)
    assert not meeting(name).can("pass-by", name)


@card("centaur-archers", "fluffy")
@pytest.mark.rule("TAL-BAT-5")
@pytest.mark.parametrize(
    ("name", "toll", "paid"),
    [
        ("centaur-archers", {"fate": 1}, {"0.fate": 0}),
        ("fluffy", {"spells": ["lumos"]}, {"0.spells": []}),
    ],
)
def test_some_let_pass_whoever_pays(name: str, toll: dict[str, Any], paid: Changes) -> None:
    """The Centaurs for 1 Fate, Fluffy for 1 spell."""
    at = meeting(name, me=harry(**toll))
    at.do(("pass-by", name))
    if name == "fluffy":
        at.do(("pay-spell", "lumos"))
    assert at.changed() == paid
    assert not meeting(name).can("pass-by", name)


@card("centaur-archers")
@pytest.mark.rule("TAL-BAT-2", "TAL-BAT-5")
def test_whoever_passes_one_fights_the_others() -> None:
    """Of enemies that fight as one."""
    at = table(
        {**harry(fate=1), "space": OWLERY}, *bystanders(), phase="meet",
        lying={OWLERY: ["acromantulas", "centaur-archers"]},
    )  # fmt: skip
    assert at.scores() == (3, 11)
    at.do(("pass-by", "centaur-archers"))
    assert at.scores() == (3, 5)
    assert at.changed() == {"0.fate": 0}
