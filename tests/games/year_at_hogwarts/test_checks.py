"""Content that makes no sense as a whole is refused, with file, entry, field and reason.

One box holds all the mistakes below, each in a card of its own, so that none hides another.
"""

from __future__ import annotations

from copy import deepcopy

import pytest

from commonroom.games.year_at_hogwarts.checks import problems
from commonroom.games.year_at_hogwarts.content import FILES, build
from commonroom.games.year_at_hogwarts.title import TITLE
from commonroom.kernel import content_of
from commonroom.kernel.content import Problem, read_folder, typed
from commonroom.kernel.errors import BadContent
from tests.games.mistakes import Mistake, besides, is_told

NOWHERE = {"do": "go", "to": ["hogsmeade-lane"]}
WRONG: dict[str, Mistake] = {
    "a printed student": ("students", "harry-potter", {"hp": 8},
                          ("harry-potter", "hp", "the rulebook prints")),
    "dice of a student": ("students", "neville-longbottom", {"dice": 5},
                          ("neville-longbottom", "dice", "students have 3 or 4")),
    "HP of a student": ("students", "cho-chang", {"hp": 12},
                        ("cho-chang", "hp", "5 to 9 are expected")),
    "RES of a student": ("students", "ginny-weasley", {"res": 6},
                         ("ginny-weasley", "res", "2 to 5 is expected")),
    "a stop nowhere": ("students", "luna-lovegood", {"move": {"has": "stop-at", "spaces": ["x"]}},
                       ("luna-lovegood", "move", "there is no space x")),
    "hands of a Death Eater": ("death_eaters", "narcissa-malfoy", {"spells": 2},
                               ("narcissa-malfoy", "spells", "1 spell and 1 potion")),
    "a printed power": (
        "objects", "elder-wand", {"power": {"when": "fight", "deeds": [{"do": "hp", "amount": 6}]}},
        ("elder-wand", "power", "prints what the six can do"),
    ),
    "a power of our own": (
        "objects", "cauldron", {"power": {"when": "fight", "deeds": [{"do": "hp", "amount": 1}]}},
        ("cauldron", "power", "prints what the six can do"),
    ),
    "a power out of place": (
        "objects", "time-turner", {"power": {"when": "fight", "effects": [{"do": "extra-turn"}]}},
        ("time-turner", "power", "deeds are for a fight, effects for a turn"),
    ),
    "a Horcrux elsewhere": ("objects", "nagini", {"horcrux": "start"},
                            ("nagini", "horcrux", "prints the six places")),
    "a number twice": ("missions", "slay-the-basilisk", {"number": 6},
                       ("", "number", "the numbers are 1 to 30")),
    "a mission without an opponent": (
        "missions", "hold-the-astronomy-tower", {"number": 31},
        ("hold-the-astronomy-tower", "number", "no combat card has this number"),
    ),
    "a printed mission": ("missions", "destroy-the-first-horcrux", {"points": 190},
                          ("destroy-the-first-horcrux", "points", "the rulebook prints 200")),
    "no place of missions": ("missions", "spy-in-knockturn-alley", {"place": "start"},
                             ("spy-in-knockturn-alley", "place", "start is no place of missions")),
    "a place without a mission": ("missions", "spy-in-knockturn-alley", {},
                                  ("", "place", "no mission leads to borgin-and-burkes")),
    "an object of no box": (
        "missions", "escape-the-graveyard",
        {"objects": ["cauldron", "fathers-bone", "harry-potter-token", "x"]},
        ("escape-the-graveyard", "objects", "there is no object x"),
    ),
    "an object for nothing": ("objects", "wormtails-hand", {},
                              ("wormtails-hand", "id", "no mission needs it")),
    "an object twice": ("missions", "unmask-the-rat", {"objects": ["marauders-map"] * 2},
                        ("unmask-the-rat", "objects", "an object stands twice")),
    "worth too much": ("missions", "outfly-the-horntail", {"points": 300},
                       ("outfly-the-horntail", "points", "out of the range")),
    "a card of no box": ("missions", "listen-to-the-egg", {"needs": [{"card": "x"}]},
                         ("listen-to-the-egg", "needs", "there is no card x")),
    "more than there are": ("missions", "keep-the-prophecy",
                            {"needs": [{"card": "stupefy", "count": 9}]},
                            ("keep-the-prophecy", "needs", "there is only one stupefy")),
    "a card and its kind": ("missions", "reach-the-burrow",
                            {"needs": [{"card": "lumos", "deck": "spell"}]},
                            ("reach-the-burrow", "needs", "has no kind or deck besides")),
    "half a need": ("missions", "destroy-the-ring", {"needs": [{"kind": "attack"}]},
                    ("destroy-the-ring", "needs", "a kind and a deck, is missing")),
    "a fight that never ends": ("combat", "werewolf", {"after": [{"do": "regrow", "amount": 3}]},
                                ("werewolf", "after", "heals too fast")),
    "immune to all": ("combat", "basilisk", {"immune": ["spell", "potion"]},
                      ("basilisk", "immune", "one kind of cards must be left")),
    "an idle opponent": ("duels", "gregory-goyle", {"reveal": [], "before": [], "after": []},
                         ("gregory-goyle", "after", "it has no ability")),
    "a printed duel": ("duels", "vincent-crabbe", {"hp": 5},
                       ("vincent-crabbe", "hp", "the rulebook prints 4")),
    "a student met by nobody": ("duels", "duel-cho-chang", {"student": "harry-potter"},
                                ("", "student", "each student has one duel card")),
    "copies": ("spells", "stupefy", {"copies": 5}, ("", "copies", "the deck has")),
    "a printed spell": ("spells", "fiendfyre", {"effects": [{"do": "hurt", "amount": 5}]},
                        ("fiendfyre", "effects", "the rulebook prints")),
    "a defence that hurts": ("spells", "protego", {"effects": [{"do": "hurt", "amount": 5}]},
                             ("protego", "effects", "a defence card takes no HP")),
    "an attack that heals": ("spells", "incendio", {"effects": [{"do": "hp", "amount": 5}]},
                             ("incendio", "effects", "does something to the opponent")),
    "a way out": ("spells", "expelliarmus",
                  {"effects": [{"do": "hurt", "amount": 3}, {"do": "escape", "spaces": 2}]},
                  ("expelliarmus", "effects", "only an object leads out of a fight")),
    "before the roll no more": ("spells", "accio", {"start": []},
                                ("accio", "start", "it is played before the roll")),
    "before the roll, too": ("spells", "reducto", {"start": [{"do": "free-stop"}]},
                             ("reducto", "start", "names those played before the roll")),
    "going nowhere": ("potions", "gillyweed", {"start": [{"do": "go", "to": ["x"]}]},
                      ("gillyweed", "start", "not all of these are spaces: x")),
    "a lane of one edition": (
        "events", "hogsmeade-weekend",
        {"effects": [{"do": "each", "whom": "everyone", "effects": [NOWHERE]}]},
        ("hogsmeade-weekend", "effects", "not all of these are spaces"),
    ),
    "instead of no roll": (
        "actions", "howler", {"effects": [{"do": "go", "to": ["start"], "instead": True}]},
        ("howler", "effects", "there is no roll to come"),
    ),
    "given to nobody": ("actions", "argus-filch", {"effects": [{"do": "give", "what": ["card"]}]},
                        ("argus-filch", "effects", "nobody has named who gives")),
    "a printed book": ("books", "gadding-with-ghouls", {"points": 10},
                       ("gadding-with-ghouls", "points", "the rulebook prints 5")),
    "a printed length": ("lengths", "quick", {"points": 200},
                         ("quick", "points", "the rulebook prints 210")),
    "limits": ("limits", "box", {"least_res": 7}, ("box", "least_res", "is more than most_res")),
    "a way that the paths know": ("editions", "pl", {"honeydukes_to_hogs_head": 3},
                                  ("pl", "honeydukes_to_hogs_head", "the paths say otherwise")),
    "a choice that the board knows": ("editions", "it", {"entrance_choice": "stopping"},
                                      ("it", "entrance_choice", "the spaces say otherwise")),
    "a token of no box": ("editions", "it", {"vr_auto_win_token": "x"},
                          ("it", "vr_auto_win_token", "there is no such object")),
    "a hero of no school": ("editions", "pl", {"vr_two_players": "x"},
                            ("pl", "vr_two_players", "there is no such student")),
    "a ruling on nothing": ("editions", "it", {"rulings": ["x"]},
                            ("it", "rulings", "there is no switch x")),
}  # fmt: skip


@pytest.fixture(scope="module")
def found() -> list[Problem]:
    """Everything that is wrong with that box."""
    raw = deepcopy(read_folder(TITLE.content_dir, FILES))
    for stem, id_, change, _ in WRONG.values():
        next(one for one in raw[stem] if one["id"] == id_).update(change)
    return list(problems(build(typed(raw, FILES))))


@pytest.mark.parametrize("name", WRONG)
def test_what_makes_no_sense_is_told(found: list[Problem], name: str) -> None:
    assert is_told(found, WRONG[name])


def test_nothing_else_is_told(found: list[Problem]) -> None:
    assert besides(found, list(WRONG.values())) == []


def test_our_own_box_makes_sense() -> None:
    assert list(problems(build(typed(read_folder(TITLE.content_dir, FILES), FILES)))) == []


def test_what_a_rule_would_stumble_over_is_refused() -> None:
    with pytest.raises(BadContent, match="entry 'it', field 'vr_stone_wand_on'"):
        content_of("voldemort-returns", {"editions": [{"id": "it", "vr_stone_wand_on": []}]})


def test_a_pack_beyond_the_box_may_bring_a_mission_and_its_opponent() -> None:
    content = content_of(
        "year-at-hogwarts",
        {
            "pack": [{"id": "pack", "beyond_the_box": True}],
            "missions": [
                {
                    "id": "feed-the-pup", "source": "ours", "number": 31, "place": "hagrids-hut",
                    "points": 40, "objects": ["enchanted-harp"], "needs": [{"card": "lumos"}],
                }
            ],
            "combat": [
                {
                    "id": "the-pup", "source": "ours", "number": 31, "hp": 5, "res": 3,
                    "after": [{"do": "hp", "amount": -1}],
                }
            ],
        },
    )  # fmt: skip
    assert content.combat_of["feed-the-pup"] == "the-pup"
