"""TAL-DIA, TAL-LOS, TAL-LIF: the dials, lost turns, and the last Life."""

from typing import Any

import pytest

from commonroom.games.talisman.events import TurnLost, TurnsToLose
from commonroom.games.talisman.strength import strength
from tests.games.talisman.rules.scene import (
    HALLOW,
    eater,
    order,
    order_too,
    scene,
)

MUNGOS, LEAKY = "st-mungos", "leaky-cauldron"


# ---- TAL-DIA-1


@pytest.mark.rule("TAL-DIA-1")
@pytest.mark.parametrize(
    ("die", "stat", "now", "after"),
    [(3, "magic", 5, 4), (3, "magic", 4, 4), (2, "might", 4, 3), (2, "might", 3, 3)],
)
def test_magic_and_might_do_not_fall_below_their_start(
    die: int, stat: str, now: int, after: int
) -> None:
    at = scene(order("hogsmeade", **{stat: now}), eater("azkaban"), dice=[die], phase="meet")
    at.do(("choose", "hogs-head"))
    assert at.changed() == ({} if now == after else {f"0.{stat}": after})


@pytest.mark.rule("TAL-DIA-1")
def test_life_is_gained_above_the_start_but_healed_only_up_to_it() -> None:
    at = scene(order("hagrids-hut", life=4), eater("azkaban"), dice=[6, 6], phase="meet")
    assert at.changed() == {"0.life": 6}
    at = scene(order(MUNGOS, life=3, galleons=4), eater("azkaban"), phase="meet")
    assert at.options == [("heal", 1), ("decline",)]
    at.do(("heal", 1))
    assert at.changed() == {"0.life": 4, "0.galleons": 3}
    at = scene(order(MUNGOS, life=6, galleons=4), eater("azkaban"), phase="meet")
    assert at.asked == (0, "end")


@pytest.mark.rule("TAL-DIA-1")
def test_bonuses_are_not_on_the_dials() -> None:
    at = scene(order(MUNGOS), eater("azkaban"), phase="meet", lying={MUNGOS: ["marauders-map"]})
    at.do(("take", "marauders-map"))
    assert at.changed() == {"0.objects": ["marauders-map"], f"lying.{MUNGOS}": None}
    assert strength(at.game, 0, "magic") == [("magic", 4), ("marauders-map", 2)]


# ---- TAL-LOS-1


@pytest.mark.rule("TAL-LOS-1")
def test_a_lost_turn_is_the_next_one_and_this_one_goes_on() -> None:
    at = scene(
        order("azkaban"), eater(MUNGOS, ferret=1), dice=[2], phase="meet",
        lying={"azkaban": ["wand"], "the-burrow": ["lantern"]},
    )  # fmt: skip
    at.do(("take", "wand"), ("end",))
    assert at.changed() == {"0.lost_turns": 1, "0.objects": ["wand"], "lying.azkaban": None}
    at.do(("move",), ("walk", "the-burrow"))
    assert at.event(TurnLost).seat == 0
    assert at.asked == (1, "plan")
    assert at.player(0).lost_turns == 0


@pytest.mark.rule("TAL-LOS-1")
def test_told_twice_it_is_the_same_next_turn() -> None:
    """RULING: both times the next turn is meant."""
    at = scene(order("azkaban", lost_turns=1), eater("honeydukes"), dice=[3], phase="meet")
    assert at.changed() == {}
    assert at.event(TurnsToLose).turns == 1
    assert at.active == 1


@pytest.mark.rule("TAL-LOS-1")
def test_an_extra_turn_can_be_lost() -> None:
    at = scene(order("azkaban"), eater("honeydukes"), dice=[3], phase="meet", extra=1)
    at.do(("again",))
    assert (at.event(TurnLost).seat, at.asked) == (0, (1, "plan"))


@pytest.mark.rule("TAL-LOS-1", "TAL-CRS-1")
def test_a_promised_move_waits_for_a_turn_with_a_move_and_a_portkey_does_not() -> None:
    """The card says next turn, the space next move."""
    at = scene(
        order("azkaban", lost_turns=1, next_move="hagrids-hut", objects=["portkey"]),
        eater(MUNGOS, ferret=1), lying={"the-burrow": ["lantern"]},
    )  # fmt: skip
    assert at.changed() == {"0.lost_turns": 0, "0.objects": [], "purchases.portkey": 3}
    at.do(("move",), ("walk", "the-burrow"))
    assert (at.asked, at.options) == ((0, "plan"), [("travel", "hagrids-hut")])


# ---- TAL-LIF-1

WEALTH: dict[str, Any] = {
    "life": 1, "magic": 9, "might": 8, "fate": 0, "galleons": 3, "objects": ["wand", HALLOW],
    "followers": ["nymphadora-tonks"], "spells": ["lumos"], "trophies": ["ripper", "grindylows"],
}  # fmt: skip


@pytest.mark.rule("TAL-LIF-1")
def test_the_last_life_leads_to_st_mungos_at_once() -> None:
    at = scene(
        order("malfoy-manor", **{**WEALTH, "fate": 2}), eater("azkaban", fate=1), phase="meet",
        lying={"malfoy-manor": ["lantern"]}, coins={"malfoy-manor": 1},
    )  # fmt: skip
    assert at.changed() == {
        "0.life": 0, "0.fallen": True, "0.space": MUNGOS, "0.spells": [], "0.trophies": [],
        "0.fate": 0, "discards.outer": ["ripper"], "discards.middle": ["grindylows"],
    }  # fmt: skip
    assert at.table.spell_discard == ("lumos",)
    assert at.asked == (1, "plan")  # its turn is over


@pytest.mark.rule("TAL-LIF-1")
@pytest.mark.parametrize(("side", "numbers"), [("a", (4, 3, 4)), ("b", (5, 2, 5))])
def test_in_its_next_turn_it_chooses_a_side_and_plays(
    side: str, numbers: tuple[int, int, int]
) -> None:
    wealth = {**WEALTH, "life": 0, "spells": [], "trophies": [], "followers": ["corban-yaxley"]}
    at = scene(eater(MUNGOS, fallen=True, **wealth), order("azkaban"))
    assert (at.asked, at.options) == ((0, "side-of-card"), [("face-up", "a"), ("face-up", "b")])
    at.do(("face-up", side))
    player = at.player(0)
    assert (player.magic, player.might, player.life) == numbers
    assert (player.fate, player.spells) == (0, ())  # though side b would start with one
    assert (player.galleons, player.objects, player.followers) == (
        3, ("wand", HALLOW), ("corban-yaxley",)
    )  # fmt: skip
    assert (player.fallen, at.asked) == (False, (0, "plan"))


@pytest.mark.rule("TAL-LIF-1", "TAL-CMP-2")
def test_dumbledore_still_has_a_spell() -> None:
    dumbledore = {"character": "albus-dumbledore", "space": "malfoy-manor", "life": 1, "fate": 0,
                  "spells": ["expulso", "protego"]}  # fmt: skip
    at = scene(dumbledore, eater("azkaban"), dice=["lumos"], phase="meet")
    at.do(("pass",))  # he could have used Protego
    assert at.player(0).spells == ("lumos",)
    at = scene({**dumbledore, "ferret": 2, "spells": []}, eater("azkaban"), dice=["lumos"],
               phase="meet")  # fmt: skip
    assert at.player(0).spells == ("lumos",)  # he is no longer a Ferret


@pytest.mark.rule("TAL-LIF-1")
def test_until_then_it_is_out_of_play() -> None:
    """Nobody meets it, no spell or event reaches it, and Voldemort finds nobody there."""
    gone = {"fallen": True, "life": 0, "spells": ["expulso"]}
    at = scene(
        eater(MUNGOS, spells=["accio", "obliviate"]), order(MUNGOS, galleons=3, **gone),
        order_too("azkaban", galleons=1, spells=["protego"]),
    )  # fmt: skip
    assert {option[3] for option in at.options if option[0] == "cast-on"} == {0, 2}
    assert at.decision.guests == {}
    at = scene(eater(MUNGOS), order(MUNGOS, **gone), phase="meet")
    assert at.asked == (1, "side-of-card")  # only the space could be met
    at = scene(
        eater("azkaban"), order(MUNGOS, **gone), dice=[1, 4], phase="voldemort",
        voldemort="the-burrow",
    )  # fmt: skip
    at.do(("voldemort", MUNGOS))
    assert at.changed() == {"voldemort": MUNGOS}


@pytest.mark.rule("TAL-LIF-1", "TAL-CMP-6")
def test_nobody_commands_a_character_that_has_lost_its_last_life() -> None:
    at = scene(
        eater("azkaban"), order("azkaban", life=1, commander=0), dice=[6, 1], phase="meet"
    )  # fmt: skip
    at.do(("duel", 1), ("fight",), ("wound",))
    assert at.asked == (1, "side-of-card")
    assert at.changed()["1.commander"] == -1


@pytest.mark.rule("TAL-LIF-1", "TAL-CMP-6")
def test_the_last_life_can_be_lost_only_once() -> None:
    """Of two Lives lost at once the second is nothing that Protego could avert."""
    at = scene(
        order("hagrids-hut", life=1), eater("azkaban", spells=["protego"]), dice=[1, 1],
        phase="meet",
    )  # fmt: skip
    assert at.asked == (1, "avert")
    at.do(("pass",))
    assert at.changed() == {"0.life": 0, "0.fallen": True, "0.space": MUNGOS}
    assert at.asked == (1, "plan")


@pytest.mark.rule("TAL-LIF-1", "TAL-SPC-3")
@pytest.mark.parametrize(
    ("room", "held"),
    [
        ("charms-classroom", {"keys": 2}),
        ("divination-classroom", {"seeking": True}),
        ("defence-against-the-dark-arts-classroom", {"boggart": 9}),
    ],
)
def test_no_room_holds_whoever_has_lost_its_last_life(room: str, held: dict[str, Any]) -> None:
    at = scene(
        order(room, life=1, **held), eater("azkaban"), dice=[1, 6], phase="meet",
        lying={room: ["hit-wizards"]},
    )  # fmt: skip
    at.do(("fight",))
    player = at.player(0)
    assert (player.space, player.keys, player.seeking, player.boggart) == (MUNGOS, 0, False, 0)


@pytest.mark.rule("TAL-LIF-1", "TAL-CRS-1")
def test_whatever_was_promised_or_held_it_is_gone() -> None:
    at = scene(
        eater("azkaban"),
        order("azkaban", life=1, next_move="hagrids-hut", challenge=3, lost_turns=1, ferret=2),
        dice=[6, 1], phase="meet",
    )  # fmt: skip
    at.do(("duel", 1), ("fight",), ("wound",))
    changed = at.changed()
    assert changed == {
        "1.life": 0, "1.fallen": True, "1.space": MUNGOS, "1.next_move": "", "1.ferret": 0,
        "1.lost_turns": 0,
    }  # fmt: skip
    assert at.player(1).challenge == 3
    assert at.asked == (0, "plan")  # the turn that was lost already


@pytest.mark.rule("TAL-LIF-1", "TAL-TRN-1")
def test_whoever_loses_the_last_life_takes_no_extra_turn() -> None:
    at = scene(order("malfoy-manor", life=1), eater("azkaban"), phase="meet", extra=1)
    assert (at.player(0).fallen, at.table.extra, at.active) == (True, 0, 1)


@pytest.mark.rule("TAL-DIA-1")
@pytest.mark.parametrize("edition", ["en", "pl"])
def test_healing_stops_at_the_start_in_both_editions(edition: str) -> None:
    at = scene(
        order("st-mungos", life=3, galleons=3), eater("azkaban"), phase="meet", edition=edition
    )
    assert at.options == [("heal", 1), ("decline",)]
