"""The 16 spaces of the Hogwarts Grounds: what each of them says."""

import pytest

from commonroom.games.talisman.events import ChallengeAccepted, NothingHappened
from commonroom.text import Texts
from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    Changes,
    Table,
    beginning,
    card,
    each_card,
    harry,
    landing,
    lucius,
    rolls,
    table,
)
from tests.games.talisman.rules.scene import HALLOW, eater_too, order_too

pytestmark = pytest.mark.rule("TAL-SPC-2")

PLAIN = ["black-lake-shore", "hogsmeade-station", "castle-lawn-1", "castle-lawn-2", "owlery"]
FAR = [order_too("azkaban"), eater_too("azkaban")]


# ---- spaces that draw -----------------------------------------------------------------------


@each_card(*PLAIN, "castle-lawn-3")
@pytest.mark.rule("TAL-ENC-2")
def test_space_that_draws(name: str) -> None:
    """Draw 1 card of the Middle deck; none if one lies there."""
    at = landing(name, "firebolt", others=FAR)
    at.do(DONE)
    assert at.changed() == {f"lying.{name}": ["firebolt"]}
    at = landing(name, others=FAR, lying={name: ["firebolt"]})
    at.do(DONE)
    assert at.changed() == {}


@card("aragogs-lair")
@pytest.mark.parametrize("there", [[], ["firebolt"]])
def test_aragogs_lair(there: list[str]) -> None:
    """Draw up to 2 cards of the Middle deck."""
    drawn = ["time-turner", "felix-felicis"][len(there) :]
    at = landing("aragogs-lair", *drawn, lying={"aragogs-lair": there})
    at.do(DONE)
    assert at.table.lying["aragogs-lair"] == (*there, *drawn)


@each_card("forbidden-forest-1", "forbidden-forest-2")
@pytest.mark.rule("TAL-ENC-3")
def test_forbidden_forest(name: str) -> None:
    """Draw 1; lose 1 Life, after enemies and before taking."""
    at = landing(name, "firebolt")
    assert at.changed() == {"0.life": 3, f"lying.{name}": ["firebolt"]}
    at.do(DONE)
    at = landing(name, "grindylows", 1, 6)
    assert at.asked == (0, "fight")
    assert at.player(0).life == 4
    at.do(FIGHT)
    assert at.player(0).life == 3  # the turn ended before the text


@card("hogwarts-gates")
@pytest.mark.rule("TAL-GAT-1")
def test_gates_as_a_space() -> None:
    """Not trying the Gates: draw 1."""
    at = landing("hogwarts-gates", "firebolt")
    assert at.asks() == {"space", "gates magic", "gates might"}
    at.do(("space",), DONE)
    assert at.changed() == {"lying.hogwarts-gates": ["firebolt"]}


@card("hogwarts-gates")
@pytest.mark.rule("TAL-GAT-1")
@pytest.mark.parametrize(
    ("stat", "dice", "change"),
    [
        ("magic", (3, 4), {"0.space": "moving-staircase"}),
        ("magic", (4, 4), {"0.magic": 6}),
        ("might", (3, 3), {"0.space": "moving-staircase"}),
        ("might", (1, 6), {"0.might": 5}),
    ],
)
def test_gates(stat: str, dice: tuple[int, int], change: Changes) -> None:
    """2 dice, at most the Magic or Might you choose: to the Moving Staircase; else −1 of it."""
    at = landing("hogwarts-gates", *dice, me=harry(magic=7, might=6))
    at.do(("gates", stat))
    assert at.changed() == change
    assert at.active == 1


# ---- spaces with a text ---------------------------------------------------------------------


@card("whomping-willow")
@pytest.mark.parametrize(
    ("choice", "change"),
    [("fate", {"0.fate": 0}), ("galleon", {"0.galleons": 0}), ("life", {"0.life": 3})],
)
def test_whomping_willow(choice: str, change: Changes) -> None:
    """Suffer one: −1 Fate, −1 G or −1 Life."""
    at = landing("whomping-willow", me=harry(fate=1, galleons=1))
    assert at.asks() == {"choose fate", "choose galleon", "choose life"}
    at.do(("choose", choice))
    assert at.changed() == change


@card("whomping-willow")
def test_whomping_willow_and_the_poor() -> None:
    """Suffer one you can pay."""
    assert landing("whomping-willow").changed() == {"0.life": 3}
    at = landing("whomping-willow", me=harry(fate=1))
    assert at.asks() == {"choose fate", "choose life"}
    at.do(("choose", "fate"))


@card("the-lake")
@pytest.mark.rule("TAL-ENC-6")
@rolls(
    {
        1: "castle-lawn-1",
        2: "quidditch-pitch",
        3: "hogsmeade-station",
        4: "aragogs-lair",
        5: "whomping-willow",
        6: "hagrids-hut",
    }
)
def test_the_lake(face: int, change: str) -> None:
    """No draw; roll: even, that many spaces clockwise, odd, counter-clockwise; then start again."""
    met = {2: (), 5: (), 6: (3, 3)}.get(face, ("firebolt", "time-turner"))
    drawn = met[:1] if face in (1, 3) else met
    at = landing("the-lake", face, *drawn)
    assert at.player(0).space == change
    if face == 2:
        at.do(DECLINE)
    elif drawn and face != 6:
        at.do(DONE)


@card("the-lake")
@pytest.mark.rule("TAL-ENC-7")
def test_the_lake_and_what_lies_there() -> None:
    """Cards lying there are met first, and taken before you are carried off."""
    at = landing("the-lake", 6, 1, 5, lying={"the-lake": ["grindylows", "firebolt"]})
    at.do(FIGHT)  # the Lake's roll of 5 comes after it
    assert at.asks() == {"take firebolt", "done"}
    at.do(("take", "firebolt"))
    assert at.changed() == {
        "0.trophies": ["grindylows"], "0.objects": ["firebolt"], "lying.the-lake": None,
        "0.space": "whomping-willow", "0.life": 3,
    }  # fmt: skip


@card("centaur-clearing")
def test_centaur_clearing_draws() -> None:
    """Draw 1."""
    at = landing("centaur-clearing", "firebolt")
    at.do(DONE)
    assert at.changed() == {"lying.centaur-clearing": ["firebolt"]}


@card("centaur-clearing")
def test_centaur_clearing_and_objects() -> None:
    """Magic and Might of Objects do not count; those of followers do."""
    lying = {"centaur-clearing": ["bloody-baron"]}
    me = harry(objects=["wand", "marauders-map"], followers=["nymphadora-tonks"])
    assert landing("centaur-clearing", me=me, lying=lying).scores()[0] == 5
    lying = {"centaur-clearing": ["grindylows"]}
    me = harry(objects=["sword-of-gryffindor"], followers=["fang"])
    assert landing("centaur-clearing", me=me, lying=lying).scores()[0] == 4


@card("centaur-clearing")
def test_centaur_clearing_and_magic() -> None:
    """No magic objects and no spells; plain Objects work, and spells of others too."""
    me = harry(objects=["time-turner", "felix-felicis"], spells=["expulso", "geminio"])
    others = [eater_too("azkaban", spells=["obliviate"])]
    at = beginning({**me, "space": "centaur-clearing"}, others=others)
    assert at.asks() == {"move", "use felix-felicis"}
    at.says(1, ("cast-on", 1, "obliviate", 0))
    assert at.changed() == {"0.spells": [], "1.spells": []}


HUT: dict[int, Changes] = {
    2: {"0.life": 2},
    3: {"0.life": 3},
    4: {"0.followers": [], "discards.middle": ["fang"]},
    5: {"0.lost_turns": 1},
    6: {"0.might": 4},
    7: {"0.magic": 5},
    8: {"0.spells": ["lumos"]},
    9: {"0.spells": ["lumos"]},
    10: {"0.objects": [HALLOW], "hallows": 2},
    11: {"0.fate": 2},
    12: {"0.life": 6},
}


@card("hagrids-hut")
@rolls(HUT, range(2, 13))
def test_hagrids_hut(face: int, change: Changes) -> None:
    """2 −2 Life; 3 −1; 4 a follower; 5 a turn; 6 Might; 7 Magic; 8–9 spell; 10 Hallow; 11 2 Fate;
    12 2 Life.
    """
    dice = (face // 2, face - face // 2)
    spell = ["lumos"] if face in (8, 9) else []
    at = landing("hagrids-hut", *dice, *spell, me=harry(followers=["fang"]))
    assert at.changed() == change
    if spell:
        at.learned(0, "lumos")


@card("hagrids-hut")
def test_hagrids_hut_and_a_choice_of_followers() -> None:
    """4: you choose which follower goes; without one, none."""
    at = landing("hagrids-hut", 1, 3, me=harry(followers=["fang", "grawp"]))
    assert at.asks() == {"give-up fang", "give-up grawp"}
    at.do(("give-up", "grawp"))
    assert at.changed() == {"0.followers": ["fang"], "discards.middle": ["grawp"]}
    assert landing("hagrids-hut", 1, 3).changed() == {}


@card("hagrids-hut")
@pytest.mark.parametrize(
    ("dice", "have"), [((1, 3), {}), ((4, 6), {"objects": [HALLOW]})], ids=["4", "10"]
)
def test_hagrids_hut_says_that_nothing_happens(dice: tuple[int, int], have: Changes) -> None:
    """4 without a follower, or 10 with a Hallow."""
    at = landing("hagrids-hut", *dice, me=harry(**have))
    assert at.changed() == {}
    assert at.event(NothingHappened).line().args == {"seat": 0, "card": "hagrids-hut"}
    told = landing("hagrids-hut", 1, 3, me=harry(followers=["fang"])).told
    assert not any(isinstance(one, NothingHappened) for one in told)


# ---- Quidditch ------------------------------------------------------------------------------


ASKED = {
    "en": "Ann accepts a challenge of the Quidditch Pitch: spend 3 Galleons.",
    "pl": "Ann podejmuje się zadania z Boiska do Quidditcha: wydaj 3 Galeony.",
    "it": "Ann accetta una sfida del Campo di Quidditch: spendi 3 Galeoni.",
    "cs": "Ann přijímá výzvu z famfrpálového hřiště: utrať 3 galeony.",
}


def pitch(face: int, *dice: int, **more: object) -> Table:
    """Harry rolls this challenge."""
    at = landing("quidditch-pitch", face, *dice, me=harry(**more), others=FAR)
    at.do(ACCEPT)
    assert at.event(ChallengeAccepted).number == face
    return at


@card("quidditch-pitch")
@rolls(
    {
        1: {},
        2: {},
        3: {"followers": ["fang"]},
        4: {"objects": ["marauders-map"]},
        5: {"galleons": 3},
        6: {"galleons": 2},
    }
)
def test_challenge_to_pay(face: int, change: Changes) -> None:
    """3 a follower; 4 a magic object; 5 3 G; 6 2 G: discarded at once if you can; a Hallow."""
    assert pitch(face).changed() == {"0.challenge": face}
    if face < 3:
        return
    at = pitch(face, **change)
    paid: dict[int, Changes] = {
        3: {"0.followers": [], "discards.middle": ["fang"]},
        4: {"discards.outer": ["marauders-map"]},
        5: {"0.galleons": 0},
        6: {"0.galleons": 0},
    }
    assert at.changed() == {"0.objects": [HALLOW], "hallows": 2, **paid[face]}


@card("quidditch-pitch")
@pytest.mark.parametrize(("language", "words"), ASKED.items())
def test_challenge_named_by_what_it_asks(language: str, words: str) -> None:
    """The log says what is to be done, not its number."""
    line = pitch(5).event(ChallengeAccepted).line()
    assert Texts(language).say(line, {0: "Ann"}) == words


@card("quidditch-pitch")
@pytest.mark.parametrize(
    ("face", "have"), [(4, {"objects": ["wand"]}), (5, {"galleons": 2}), (6, {"galleons": 1})]
)
def test_challenge_not_met(face: int, have: Changes) -> None:
    """A challenge is paid in full: no plain Object, no smaller sum."""
    assert pitch(face, **have).changed() == {"0.challenge": face}


@card("quidditch-pitch")
@pytest.mark.parametrize("won", [True, False])
def test_challenge_to_defeat_an_enemy(won: bool) -> None:
    """2: defeat 1 enemy."""
    at = table(
        harry(challenge=2), *FAR, dice=[6, 1] if won else [1, 6], phase="meet",
        lying={"leaky-cauldron": ["aurors"]},
    )  # fmt: skip
    at.do(FIGHT)
    assert at.player(0).objects == ((HALLOW,) if won else ())
    assert at.player(0).challenge == (0 if won else 2)


@card("quidditch-pitch")
@pytest.mark.parametrize("reward", [("wound",), ("take-galleon",)])
def test_challenge_to_take_a_life(reward: tuple[str]) -> None:
    """1: take 1 Life from a character in battle; beating it is not enough."""
    at = table(harry(challenge=1), lucius(galleons=1), dice=[6, 1], phase="meet")
    at.do(("duel", 1), FIGHT, reward)
    met = reward == ("wound",)
    assert at.player(0).objects == ((HALLOW,) if met else ())
    assert at.player(0).challenge == (0 if met else 1)


@card("quidditch-pitch")
def test_challenge_paid_when_the_turn_is_over() -> None:
    """Done as soon as able: with a Galleon won in battle too, which ends the turn."""
    at = table(harry(challenge=6, galleons=1), lucius(galleons=1), dice=[6, 1], phase="meet")
    at.do(("duel", 1), FIGHT, ("take-galleon",))
    assert at.changed() == {
        "0.challenge": 0, "0.galleons": 0, "1.galleons": 0, "0.objects": [HALLOW], "hallows": 2,
    }  # fmt: skip


@card("quidditch-pitch")
def test_challenges_one_at_a_time() -> None:
    """You may roll: or not; not with a challenge or a Hallow, which lets you drop a challenge."""
    at = landing("quidditch-pitch", others=FAR)
    assert at.asks() == {"accept", "decline"}
    at.do(DECLINE)
    assert at.changed() == {}
    assert landing("quidditch-pitch", me=harry(challenge=2), others=FAR).active == 1
    at = landing("quidditch-pitch", me=harry(objects=[HALLOW], challenge=1), others=FAR)
    assert at.can("drop-challenge")
    at.do(("drop-challenge",))
    assert at.changed() == {"0.challenge": 0}
