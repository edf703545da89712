"""The 32 enemies of both decks: what they fight with, what beating them and losing to them does."""

import pytest

from commonroom.games.talisman.events import BattleLost
from commonroom.games.talisman.rules.trophies import points
from tests.games.talisman.cards.table import (
    ACCEPT,
    FIGHT,
    SPOTS,
    Changes,
    Table,
    card,
    each_card,
    harry,
    lucius,
    meeting,
    taken,
)
from tests.games.talisman.rules.scene import EATER_SIDE, ORDER_SIDE, Seat, box

pytestmark = pytest.mark.rule("TAL-CMP-4", "TAL-BAT-1")

MAGIC = [
    "cornish-pixies", "knockturn-hag", "gilderoy-lockhart", "snatchers", "inferi", "aurors",
    "dolores-umbridge", "stray-dementor", "hit-wizards", "inquisitorial-squad", "peeves",
    "merpeople", "mandrakes", "bloody-baron", "quirinus-quirrell", "dementor-swarm",
    "tom-riddles-memory", "slytherins-locket",
]  # fmt: skip
MIGHT = [
    "doxies", "ripper", "dudleys-gang", "attic-ghoul", "werewolf", "nagini", "gringotts-dragon",
    "grindylows", "rogue-bludger", "blast-ended-skrewt", "acromantulas", "centaur-archers",
    "fluffy", "basilisk",
]  # fmt: skip
OWN_WORDS = ("quirinus-quirrell", "tom-riddles-memory")
"""What beating them brings has a test of its own."""
FEARED = {"nagini": 2, "basilisk": 2}
"""How many Lives they cost whoever they beat; all others cost 1."""
WON: dict[str, Changes] = {
    "gilderoy-lockhart": {"0.fate": 4},
    "snatchers": {"0.galleons": 3},
    "dudleys-gang": {"0.galleons": 3},
    "nagini": {"0.fate": 4},
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
    "inferi": {"0.lost_turns": 1},
    "dolores-umbridge": {"0.fate": 2},
    "stray-dementor": {"0.fate": 2},
    "hit-wizards": {"0.lost_turns": 1},
    "dudleys-gang": {"0.galleons": 1},
    "werewolf": {"0.fate": 2},
    "inquisitorial-squad": {"0.fate": 2},
    "peeves": {"0.objects": [], "purchases.lantern": 1},
    "mandrakes": {"0.lost_turns": 1},
    "dementor-swarm": {"0.fate": 1},
    "tom-riddles-memory": {"0.spells": []},
    "rogue-bludger": {"0.lost_turns": 1},
    "acromantulas": {"0.fate": 2},
}
"""What losing to them costs besides Life; the rest want no more."""


def opponent(name: str, who: Seat | None = None, *dice: int | str) -> Table:
    """Somebody as strong as the enemy, with a little of everything to lose."""
    entry = box().encounters[name]
    power = entry.strength or 0
    stats = {"magic": power, "might": 0} if entry.stat == "magic" else {"magic": 0, "might": power}
    some = {"fate": 3, "galleons": 2, "spells": ["accio"], "objects": ["lantern"]}
    me = {**(harry() if who is None else who), **some, **stats}
    return meeting(name, *dice, me=me)


def test_all_enemies_are_here() -> None:
    enemies = {id_ for id_, entry in box().encounters.items() if entry.kind == "enemy"}
    assert {*MAGIC, *MIGHT} == enemies


@each_card(*MAGIC, *MIGHT)
@pytest.mark.parametrize("who", [harry(), lucius()], ids=["order", "death-eater"])
def test_enemy(name: str, who: Seat) -> None:
    """A neutral enemy: fought by both sides with its own stat, whoever has the Advantage."""
    at = opponent(name, who)
    entry = box().encounters[name]
    assert entry.number == (2 if name in MAGIC else 3)
    assert at.decision.prompt.args["stat"] == ("magic" if name in MAGIC else "might")
    assert at.decision.prompt.args["foes"] == [name]
    assert at.scores() == (entry.strength, entry.strength)


@each_card(*(name for name in MAGIC + MIGHT if name not in OWN_WORDS))
def test_enemy_beaten(name: str) -> None:
    """A beaten enemy is a trophy worth its strength, and brings what it says."""
    at = opponent(name, None, 2, 1)
    at.do(FIGHT, ACCEPT)
    assert at.changed() == {"0.trophies": [name], **taken(name), **WON.get(name, {})}
    assert points(at.game, [name]) == box().encounters[name].strength
    assert at.active == 0


@each_card(*MAGIC, *MIGHT)
def test_enemy_wins(name: str) -> None:
    """Whoever loses to it loses a Life and what it says; it stays, and the turn ends."""
    at = opponent(name, None, 1, 2)
    at.do(FIGHT, ACCEPT)
    lost = LOST.get(name, {})
    assert at.changed() == {"0.life": 4 - FEARED.get(name, 1), **lost}
    assert at.table.lying[SPOTS[box().encounters[name].deck]] == (name,)
    assert at.table.phase == "last"


@each_card(*MAGIC, *MIGHT)
def test_enemy_stand_off(name: str) -> None:
    """Equal scores: nothing happens, it stays, and the turn ends."""
    at = opponent(name, None, 3, 3)
    at.do(FIGHT, ACCEPT)
    assert at.changed() == {}
    assert at.table.phase == "last"


@each_card(*MAGIC, *MIGHT)
def test_enemy_and_those_who_have_nothing(name: str) -> None:
    """What somebody does not have it cannot lose: only the Life goes."""
    entry = box().encounters[name]
    at = meeting(name, 1, 6, me=harry(might=entry.strength, magic=entry.strength))
    at.do(FIGHT)
    lives = {"0.life": 4 - FEARED.get(name, 1)}
    turns = {"0.lost_turns": 1} if "0.lost_turns" in LOST.get(name, {}) else {}
    assert at.changed() == {**lives, **turns}


@each_card("nagini", "basilisk")
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
@pytest.mark.parametrize("who", [harry(magic=8), lucius(magic=8)], ids=["order", "death-eater"])
@pytest.mark.parametrize("before", [ORDER_SIDE, EATER_SIDE])
def test_riddles_memory_beaten(who: Seat, before: str) -> None:
    """Beaten: the Advantage turns to your side, if it does not show it already."""
    at = meeting("tom-riddles-memory", 6, 1, me=who, advantage=before)
    at.do(FIGHT)
    own = ORDER_SIDE if who["character"] == "harry-potter" else EATER_SIDE
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


@card("merpeople", "snatchers")
@pytest.mark.rule("TAL-CMP-1")
def test_enemies_cannot_give_what_the_supply_has_not() -> None:
    """Beaten: a Galleon, as long as there are any."""
    rich = [{**lucius(galleons=8), "space": "azkaban"}]
    at = meeting("snatchers", 6, 1, me=harry(galleons=12), others=rich)
    at.do(FIGHT)
    assert at.changed() == {"0.trophies": ["snatchers"], **taken("snatchers")}
