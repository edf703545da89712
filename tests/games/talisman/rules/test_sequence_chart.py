"""The encounter sequence of the rulebook's p. 17, way by way.

A way through the chart is the list of its stations: cards are drawn, an enemy or another card is
met, the text of the space is done, something is taken, the character is moved to another space, a
character is fought or met by a spell, the turn ends. Every row starts after a move.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import pytest

from commonroom.games.talisman.events import (
    BattleBegan,
    CardDrawn,
    CardMet,
    CardTaken,
    Moved,
    SpellCastOn,
    TurnBegan,
)
from commonroom.kernel import Event, Option
from tests.games.talisman.rules.scene import Seat, eater, order, scene

PROPHECY, LEAKY, MUNGOS, MANOR = "hall-of-prophecy", "leaky-cauldron", "st-mungos", "malfoy-manor"
FIGHT: Option = ("fight",)


def station(event: Event) -> str:
    """The station of the chart that an event belongs to; "" is none."""
    match event:
        case CardDrawn():
            return "draw"
        case BattleBegan(rule="TAL-BAT-3"):
            return "character"
        case BattleBegan():
            return "enemy"
        case CardMet():
            return "card"
        case CardTaken(rule="TAL-ENC-3"):
            return "take"
        case Moved():
            return "move"
        case SpellCastOn():
            return "spell"
        case TurnBegan():
            return "end"
        case _:
            return "text" if event.rule.startswith("TAL-SPC") else ""


class Way(NamedTuple):
    """A way through the chart: who stands where, what chance and players do, and the stations."""

    name: str
    seat: Seat
    dice: Sequence[int | str]
    answers: Sequence[Option]
    stations: str
    other: Seat = eater("honeydukes")
    lying: dict[str, list[str]] = {}


ALONE = [
    Way("draw, take", order(LEAKY), ["cleansweep"], [("take", "cleansweep")], "draw take end"),
    Way("draw, take nothing", order(LEAKY), ["cleansweep"], [("done",)], "draw end"),
    Way("draw, beat the enemy, take", order(PROPHECY), ["hit-wizards", "cleansweep", 6, 1],
        [FIGHT, ("take", "cleansweep")], "draw enemy take end"),
    Way("draw, lose to the enemy", order(PROPHECY), ["hit-wizards", "cleansweep", 1, 6], [FIGHT],
        "draw enemy end"),
    Way("draw, stand-off", order(PROPHECY), ["hit-wizards", "cleansweep", 1, 2], [FIGHT],
        "draw enemy end"),
    Way("draw, beat one enemy but not the other", order(PROPHECY, magic=9),
        ["hit-wizards", "ripper", 6, 1, 1, 6], [FIGHT, FIGHT], "draw enemy end"),
    Way("draw, evade, take", order(PROPHECY, spells=["impedimenta"]),
        ["hit-wizards", "cleansweep"],
        [("cast", 0, "impedimenta"), ("evade", "impedimenta"), ("take", "cleansweep")],
        "draw enemy take end"),
    Way("draw only what is missing", order(PROPHECY), ["cleansweep"], [("take", "wand"), ("done",)],
        "draw take end", lying={PROPHECY: ["wand"]}),
    Way("enough cards there", order(LEAKY), [], [("take", "wand")], "take end",
        lying={LEAKY: ["wand"]}),
    Way("draw, miss a turn, and still take", order(PROPHECY, spells=["lumos"]),
        ["ministry-inquiry", "cleansweep", 1], [("take", "cleansweep")], "draw card take end"),
    Way("draw, moved by a card", order(PROPHECY), ["knight-bus", "cleansweep"], [("go", MUNGOS)],
        "draw card move end"),
    Way("draw, moved by a card, draw again", order(PROPHECY),
        ["knight-bus", "cleansweep", "dropped-galleon"], [("go", LEAKY), ("done",)],
        "draw card move draw end"),
    Way("draw, text, visit, take", order("forbidden-forest-1"), [],
        [("decline",), ("take", "wand")], "text card take end",
        lying={"forbidden-forest-1": ["wand", "mirror-of-erised"]}),
    Way("no draw, no cards", order(MANOR), [], [], "text end"),
    Way("no draw, beat the enemy, text, take", order(MANOR), [6, 1], [FIGHT, ("take", "wand")],
        "enemy text take end", lying={MANOR: ["hit-wizards", "wand"]}),
    Way("no draw, lose to the enemy", order(MANOR), [1, 6], [FIGHT], "enemy end",
        lying={MANOR: ["hit-wizards", "wand"]}),
    Way("no draw, stand-off", order(MANOR), [1, 2], [FIGHT], "enemy end",
        lying={MANOR: ["hit-wizards", "wand"]}),
    Way("no draw, evade, text, take", order(MANOR, spells=["impedimenta"]), [],
        [("cast", 0, "impedimenta"), ("evade", "impedimenta"), ("take", "wand")],
        "enemy text take end", lying={MANOR: ["hit-wizards", "wand"]}),
    Way("no draw, moved by a card, the text is not done", order(MANOR), [],
        [("choose", "to-honeydukes"), ("space",), ("take", "lantern")], "card move take end",
        lying={MANOR: ["one-eyed-witch-passage", "wand"], "honeydukes": ["lantern"]}),
    Way("no draw, miss a turn by a card, and the text is still done", order(MANOR), [],
        [("choose", "family"), ("take", "wand")], "card text take end",
        lying={MANOR: ["mirror-of-erised", "wand"]}),
    Way("miss a turn by the text, and still take", order("azkaban"), [2], [("take", "wand")],
        "text take end", lying={"azkaban": ["wand"]}),
    Way("an enemy of the text, beaten", order("azkaban"), [1, 6, 1], [FIGHT, ("take", "wand")],
        "text enemy take end", lying={"azkaban": ["wand"]}),
    Way("an enemy of the text, not beaten", order("azkaban"), [1, 1, 6], [FIGHT],
        "text enemy end", lying={"azkaban": ["wand"]}),
    Way("moved by the text after taking", order("the-lake"), [2], [("take", "wand"), ("decline",)],
        "text take move end", lying={"the-lake": ["wand"]}),
    Way("moved by the text at once", order("shrieking-shack"), [3, 3, "cleansweep"],
        [("space",), ("done",)], "text move draw end", lying={"shrieking-shack": ["wand"]}),
    Way("the last Life is lost", order(MANOR, life=1), [], [], "text move end",
        lying={MANOR: ["wand"]}),
]  # fmt: skip

HERE = eater("azkaban", galleons=1, objects=["wand"], followers=["corban-yaxley"])
MET: Option = ("duel", 1)
IN_COMPANY = [
    Way("meet the space", order("azkaban"), [4], [("space",)], "text end", HERE),
    Way("win, a Life", order("azkaban"), [6, 1], [MET, FIGHT, ("wound",)], "character end", HERE),
    Way("win, an Object", order("azkaban"), [6, 1], [MET, FIGHT, ("take", "wand"), ("end",)],
        "character end", HERE),
    Way("win, a Galleon", order("azkaban"), [6, 1], [MET, FIGHT, ("take-galleon",), ("end",)],
        "character end", HERE),
    Way("win, attack a follower, defeated", order("azkaban"), [6, 1, 6, 1],
        [MET, FIGHT, ("attack", "corban-yaxley"), FIGHT], "character enemy end", HERE),
    Way("win, attack a follower, not defeated", order("azkaban"), [6, 1, 1, 6],
        [MET, FIGHT, ("attack", "corban-yaxley"), FIGHT], "character enemy end", HERE),
    Way("lose", order("azkaban"), [1, 6], [MET, FIGHT, ("wound",)], "character end", HERE),
    Way("stand-off", order("azkaban"), [1, 1], [MET, FIGHT], "character end", HERE),
    Way("a spell instead of a battle", order("azkaban", spells=["obliviate"]), [],
        [("meet-by-spell", "obliviate", 1)], "spell end",
        eater("azkaban", spells=["lumos"])),
    Way("moved, and then a character", order(PROPHECY), ["knight-bus", "cleansweep", 3, 1],
        [("go", "azkaban"), MET, FIGHT], "draw card move character end", HERE),
    Way("carried off, and then a character", order("the-lake"), [2, 1, 1], [MET, FIGHT],
        "text move character end", eater("quidditch-pitch", objects=["wand"])),
]  # fmt: skip


@pytest.mark.rule("TAL-ENC-1", "TAL-ENC-2", "TAL-ENC-3", "TAL-ENC-6", "TAL-ENC-7", "TAL-ENC-8",
                  "TAL-LOS-1")  # fmt: skip
@pytest.mark.parametrize("way", ALONE + IN_COMPANY, ids=lambda way: way.name)
def test_the_way_through_the_chart(way: Way) -> None:
    at = scene(way.seat, way.other, dice=way.dice, phase="meet", lying=way.lying)
    at.do(*way.answers)
    while at.active == 0:
        at.do(("end",))
    stations = [name for name, _ in groupby(filter(None, map(station, at.told)))]
    assert stations == way.stations.split()
