"""Content that makes no sense as a whole is refused, with file, entry, field and reason.

One box holds all the mistakes below, each in a card of its own, so that none hides another.
"""

from __future__ import annotations

from copy import deepcopy

import pytest

from commonroom.games.talisman.checks import problems
from commonroom.games.talisman.content import build
from commonroom.games.talisman.entries import FILES
from commonroom.games.talisman.title import TITLE
from commonroom.kernel import content_of
from commonroom.kernel.content import Problem, read_folder, typed
from commonroom.kernel.errors import BadContent
from tests.games.mistakes import Mistake, besides, is_told

PASSING = {"do": "vanish"}
WRONG: dict[str, Mistake] = {
    "numbers of a ring": ("spaces", "azkaban", {"index": 0},
                          ("", "index", "outer is not numbered from 0 to 23")),
    "opposite elsewhere": ("spaces", "malfoy-manor", {"opposite": "the-lake"},
                           ("malfoy-manor", "opposite", "no space of the Middle region beside it")),
    "opposite nowhere": ("spaces", "leaky-cauldron", {"opposite": ""},
                         ("leaky-cauldron", "opposite", "spaces of the Outer region have one")),
    "a pair that is named": ("spaces", "diagon-alley", {"opposite": "hagrids-hut"},
                             ("diagon-alley", "opposite", "is hogwarts-gates")),
    "a script of a space": ("spaces", "the-lake", {"script": "swim"},
                            ("the-lake", "script", "no script swim")),
    "a script without its numbers": ("spaces", "hogwarts-gates", {"numbers": {"fate": 1}},
                                     ("hogwarts-gates", "numbers", "should be dice, loss")),
    "a script that the rules name": ("spaces", "charms-classroom", {"script": "bare"},
                                     ("charms-classroom", "script", "is flying-keys")),
    "copies of a spell": ("spells", "lumos", {"copies": 3}, ("", "", "there are ")),
    "a printed character": ("characters", "harry-potter", {"a": {"magic": 5}},
                            ("harry-potter", "a", "the rulebook prints (4, 3, 4, 5,")),
    "a start inside": ("characters", "albus-dumbledore", {"b": {"start": "great-hall"}},
                       ("albus-dumbledore", "b.start", "great-hall is no space of the Outer")),
    "beyond the dial": ("characters", "rubeus-hagrid", {"b": {"life": 7, "fate": 1}},
                        ("rubeus-hagrid", "b.life", "more than the dial has (6)")),
    "too much of everything": ("characters", "draco-malfoy", {"b": {"fate": 12}},
                               ("draco-malfoy", "b.fate", "add up to more than 16")),
    "sides of the war": ("characters", "bellatrix-lestrange", {"alignment": "order-of-the-phoenix"},
                         ("", "alignment", "each side has 4 characters")),
    "a printed strength": ("encounters", "aurors", {"strength": 5},
                           ("aurors", "strength", "the rulebook prints 4")),
    "an enemy without a stat": ("encounters", "doxies", {"stat": None},
                                ("doxies", "strength", "what fights has a stat and a strength")),
    "a second number": ("encounters", "dobby", {"opposed": 2},
                        ("dobby", "opposed", "neutral ones none")),
    "no Galleons": ("encounters", "dropped-galleon", {"galleons": 0},
                    ("dropped-galleon", "galleons", "only a card of Galleons")),
    "an observer at rest": ("encounters", "igor-karkaroff", {"effects": []},
                            ("igor-karkaroff", "effects", "observers, places and finds have")),
    "a useless follower": ("encounters", "fang", {"traits": []},
                           ("fang", "traits", "followers and objects have some")),
    "a Hallow in the Outer deck": ("encounters", "old-boot", {"effects": [{"do": "take-hallow"}]},
                                   ("", "effects", "found in the Middle deck, and only there")),
    "a deck out of shape": ("encounters", "kreacher", {"deck": "middle"},
                            ("", "kind", "middle deck has too many: 6 observer")),
    "an unknown good": ("encounters", "hogwarts-express-trolley",
                        {"effects": [{"do": "shop", "goods": {"broom": 1}}]},
                        ("hogwarts-express-trolley", "effects", "there is no card broom")),
    "an unknown space": ("encounters", "knight-bus", {"effects": [{"do": "move", "to": "rome"}]},
                         ("knight-bus", "effects", "there is no space rome")),
    "a number twice": (
        "encounters", "rita-skeeter",
        {"effects": [{"do": "roll", "table": [{"on": [1, 1], "effects": [PASSING]}]}]},
        ("rita-skeeter", "effects", "no roll, or stands twice"),
    ),
    "some spells": ("encounters", "ripper", {"on_loss": [{"do": "lose", "what": "spell"}]},
                    ("ripper", "effects", "spells are lost all or not at all")),
    "faces without a roll": (
        "encounters", "antonin-dolohov",
        {"traits": [{"has": "when", "moment": "move-roll", "effects": [PASSING]}]},
        ("antonin-dolohov", "traits", "faces belong to a movement roll"),
    ),
    "a ward nowhere": ("purchases", "lantern", {"traits": [{"has": "ward", "space": "rome"}]},
                       ("lantern", "traits", "there is no space named rome")),
    "a crossing nowhere": (
        "purchases", "floo-powder", {"traits": [{"has": "cross", "spaces": ["rome"]}]},
        ("floo-powder", "traits", "there is no space rome"),
    ),
    "a trait twice": ("purchases", "portkey", {"traits": [{"has": "cross", "spent": True}] * 2},
                      ("portkey", "traits", "one of them stands twice")),
    "a script of a card without its numbers": (
        "purchases", "exploding-bonbons",
        {"traits": [{"has": "bespoke", "name": "threaten", "numbers": {"fate": 1}}]},
        ("exploding-bonbons", "traits", "of threaten should be fate, life, turns")),
    "a script of a card": ("purchases", "wand", {"traits": [{"has": "bespoke", "name": "zap"}]},
                           ("wand", "traits", "there is no script zap")),
    "an answer to nothing": ("spells", "protego", {"answers": ["ridiculous"]},
                             ("protego", "answers", "there is no spell ridiculous")),
    "an answer out of turn": ("spells", "accio", {"answers": ["stupefy"]},
                              ("accio", "answers", "belong to spells that answer")),
    "a spell without effect": ("spells", "geminio", {"effects": []},
                               ("geminio", "effects", "it does nothing")),
    "a spell that would move a fighter": (
        "spells", "expulso", {"effects": [{"do": "move", "to": "azkaban"}]},
        ("expulso", "effects", "only at the start of a turn can it move anybody")),
    "no Command spell": ("spells", "imperio", {"command": False},
                         ("", "command", "exactly one spell is the Command spell")),
    "the spoils of Voldemort": (
        "villain", "lord-voldemort",
        {"beaten": [{"on": [7], "effects": [{"do": "move", "to": "rome"}]}]},
        ("lord-voldemort", "beaten", "no roll, or stands twice"),
    ),
    "the way of the spoils": ("villain", "lord-voldemort", {},
                              ("lord-voldemort", "effects", "there is no space rome")),
}  # fmt: skip


@pytest.fixture(scope="module")
def found() -> list[Problem]:
    """Everything that is wrong with that box."""
    raw = deepcopy(read_folder(TITLE.content_dir, FILES))
    raw["limits"][0]["life"] = 6
    for stem, id_, change, _ in WRONG.values():
        entry = next(one for one in raw[stem] if one["id"] == id_)
        for field, value in change.items():
            if value is None:
                del entry[field]
            elif isinstance(value, dict):
                entry[field] |= value
            else:
                entry[field] = value
    return list(problems(build(typed(raw, FILES))))


@pytest.mark.parametrize("name", WRONG)
def test_what_makes_no_sense_is_told(found: list[Problem], name: str) -> None:
    assert is_told(found, WRONG[name])


def test_nothing_else_is_told(found: list[Problem]) -> None:
    assert besides(found, list(WRONG.values())) == []


def test_our_own_box_makes_sense() -> None:
    assert list(problems(build(typed(read_folder(TITLE.content_dir, FILES), FILES)))) == []


@pytest.mark.parametrize(
    ("stem", "entry", "field", "value"),
    [
        ("spaces", "hogwarts-gates", "numbers", {"dice": 10**9, "loss": 1}),
        ("limits", "box", "spells", []),
        ("hallows", "deathly-hallow", "copies", {"pl": "-"}),
        ("villain", "lord-voldemort", "strength", {"middle": "-"}),
    ],
)
def test_what_a_rule_would_stumble_over_is_refused(
    stem: str, entry: str, field: str, value: object
) -> None:
    with pytest.raises(BadContent) as caught:
        content_of("talisman", {stem: [{"id": entry, field: value}]})
    told = caught.value
    assert (told.file, told.entry, told.field.partition("[")[0]) == (f"{stem}.toml", entry, field)
