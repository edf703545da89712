"""The seed of the box: what the rulebooks print of it, which a content pack may not change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from commonroom.games.year_at_hogwarts.abilities import DrawMore, Weaken
from commonroom.games.year_at_hogwarts.content import Need
from commonroom.games.year_at_hogwarts.vocabulary import (
    Ahead,
    Back,
    Deed,
    Effect,
    Escape,
    ExtraTurn,
    Fly,
    Gain,
    Hp,
    Hurt,
    MoreDice,
    Points,
    RollAhead,
    Search,
)

PRINTED: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "students": {
        "harry-potter": {"hp": 7, "dice": 4, "move": DrawMore("spell", 2), "fight": Weaken(1)},
        "hermione-granger": {"dice": 4},
        "luna-lovegood": {"hp": 6, "dice": 4},
    },
    "death_eaters": {"lucius-malfoy": {"res": 4}},
    "villain": {"lord-voldemort": {"hp": 7}},
    "missions": {
        "tame-the-three-headed-dog": {
            "number": 1,
            "place": "west-wing-third-floor",
            "points": 50,
            "needs": (Need("alohomora"),),
        },
        "catch-the-winged-key": {
            "number": 2,
            "place": "west-wing-third-floor",
            "points": 50,
            "needs": (Need("lumos"),),
        },
        "find-the-philosophers-stone": {
            "number": 3,
            "place": "west-wing-third-floor",
            "points": 60,
            "needs": (Need(kind="attack", deck="spell"),),
        },
        "destroy-the-first-horcrux": {
            "number": 6,
            "place": "chamber-of-secrets",
            "points": 200,
            "objects": ("basilisk-fang", "tom-riddles-diary"),
            "needs": (Need(kind="attack", deck="spell", count=2), Need("polyjuice-potion")),
        },
    },
    "combat": {
        "fluffy": {"number": 1, "hp": 6},
        "devils-snare": {"number": 2, "hp": 5},
        "professor-quirrell": {"number": 3, "hp": 7},
        "tom-riddle": {
            "number": 6,
            "hp": 9,
            "res": 5,
            "reveal": (Hp(-2),),
            "before": (),
            "after": (Hp(-3),),
            "immune": ("spell",),
        },
    },
    "duels": {
        "vincent-crabbe": {
            "hp": 4,
            "res": 3,
            "reveal": (Points(-10),),
            "before": (Hp(-2),),
            "after": (),
        }
    },
    "spells": {
        "fiendfyre": {"kind": "attack", "effects": (Hurt(6),)},
        "wingardium-leviosa": {"kind": "attack", "effects": (Search("spell", 2),)},
    },
    "potions": {
        "polyjuice-potion": {"kind": "attack", "effects": (Search("potion", 1),)},
        "skele-gro": {"kind": "defence", "effects": (Hp(5),)},
        "strengthening-solution": {"kind": "attack", "effects": (Hurt(5),)},
        "ageing-potion": {"kind": "attack", "effects": (Hurt(4),)},
    },
    "books": {
        "gadding-with-ghouls": {"subject": "defence", "points": 5},
        "magical-drafts-and-potions": {"subject": "potions", "points": 10},
    },
    "actions": {
        "dolores-umbridge": {"effects": (Points(-40),)},
        "horace-slughorn": {"effects": (Points(15),)},
        "floo-powder": {"effects": (Gain("floo"),)},
    },
    "quidditch": {
        "nimbus-2000": {"effects": (Ahead(2),)},
        "firebolt": {"effects": (Ahead(4),)},
        "wronski-feint": {"effects": (RollAhead(),)},
        "confundus-charm": {"effects": (Back(3),)},
    },
    "lengths": {
        "quick": {"missions": 1, "points": 210},
        "classic": {"missions": 2, "points": 260},
        "long": {"missions": 3, "points": 320},
    },
}
"""YH-CMP-3 to YH-CMP-8, YH-SET-1"""
POWERS: Mapping[str, Deed | Effect] = {
    "elder-wand": MoreDice(1, lasting=True),
    "sword-of-gryffindor": MoreDice(1, lasting=True),
    "resurrection-stone": Hp(6),
    "time-turner": ExtraTurn(),
    "invisibility-cloak": Escape(5),
    "buckbeak": Fly(("diagon-alley", "places")),
}
"""YH-CMP-5"""
HORCRUXES = {
    "tom-riddles-diary": "flourish-and-blotts",
    "marvolo-gaunts-ring": "dumbledores-office",
    "hufflepuffs-cup": "gringotts",
    "slytherins-locket": "ministry-of-magic",
    "ravenclaws-diadem": "room-of-requirement",
    "nagini": "clock-tower",
}
"""YH-VR-2"""
START_CARDS = frozenset({
    "accio", "alohomora", "obliviate", "gillyweed", "forgetfulness-potion", "amortentia",
})  # fmt: skip
"""YH-CRD-2"""
