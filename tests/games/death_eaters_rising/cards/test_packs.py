"""Content packs: what a pack says of a card is played; a pack that cannot be played is refused."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

import commonroom
from commonroom.kernel.errors import BadContent
from tests.games.death_eaters_rising.cards.table import after_voldemort, paid, rolled_for, table
from tests.games.death_eaters_rising.scene import DIAGON, GAME, HOGSMEADE, box

Pack: TypeAlias = Callable[[str, str], Path]


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    """Writes a file of a content pack; returns its folder."""

    def write(stem: str, text: str) -> Path:
        (tmp_path / f"{stem}.toml").write_text(text, encoding="utf-8")
        return tmp_path

    return write


# ---- good packs -----------------------------------------------------------------------------


def test_a_wizard_of_a_pack(pack: Pack) -> None:
    """Luna does what the pack says, for what it says; the rest of her card is as shipped."""
    folder = pack("wizards", """
        [[wizards]]
        id = "luna-lovegood"
        ability = { when = "action", cost = { loyalty = 1 }, effects = [{ do = "cleanse" }] }
        """)  # fmt: skip
    at = rolled_for("luna-lovegood", team="luna-lovegood dobby:1", pack=folder)
    assert at.needs("luna-lovegood") == {"loyalty": 1}
    at.fill("luna-lovegood")
    assert at.changed() == {"corruption": {HOGSMEADE: 0}}
    assert at.game.content.needs["luna-lovegood"] == box().needs["luna-lovegood"]


def test_a_requirement_and_a_track_of_a_pack(pack: Pack) -> None:
    folder = pack("wizards", """
        [[wizards]]
        id = "dobby"
        requirement = { loyalty = 2 }
        track = 4
        """)  # fmt: skip
    at = rolled_for("dobby", team="luna-lovegood", hogsmeade="dobby:4", pack=folder)
    assert at.game.is_full("dobby")
    at.fill("dobby")
    at.end_turn()
    assert at.table.players[0].team == ("luna-lovegood", "dobby")


def test_a_death_eater_of_a_pack(pack: Pack) -> None:
    folder = pack("death_eaters", """
        [[death_eaters]]
        id = "yaxley"
        regular = [{ do = "damage", whom = "active-team", amount = 2 }]
        dark_mark = []
        """)  # fmt: skip
    at = after_voldemort("clockwise", team="dobby", diagon="yaxley", pack=folder)
    assert at.changed()["damage"] == {"dobby": 2}
    marked = after_voldemort(
        "dark-mark", team="dobby", tokens="token-heal", diagon="yaxley", ministry="", pack=folder
    )
    assert "tokens" not in marked.changed()


def test_a_place_of_a_pack(pack: Pack) -> None:
    folder = pack("places", """
        [[places]]
        id = "atrium"
        penalty = [{ do = "damage", whom = "every-team" }]
        """)  # fmt: skip
    at = after_voldemort("dark-mark", team="dobby", ministry="", controlled="atrium", pack=folder)
    assert at.changed()["damage"] == {"dobby": 1, "pomona-sprout": 2}


def test_a_limit_cannot_take_more_dice_than_there_are(pack: Pack) -> None:
    folder = pack("places", """
        [[places]]
        id = "atrium"
        penalty = [{ do = "limit", what = "fewer-dice", amount = 10 }]
        """)  # fmt: skip
    at = after_voldemort("dark-mark", team="dobby", ministry="", controlled="atrium", pack=folder)
    for _ in range(4):
        at.answer("leave", str(at.offers("leave")[0][0]))
    assert at.waiting == []


def test_a_token_of_a_pack(pack: Pack) -> None:
    folder = pack("tokens", """
        [[tokens]]
        id = "token-swap"
        count = 3
        effects = [{ do = "cleanse", where = "any" }]
        [[tokens]]
        id = "token-heal"
        count = 1
        """)  # fmt: skip
    at = table(team="dobby", tokens="token-swap token-swap", friend_tokens="token-swap",
               pack=folder)  # fmt: skip
    at.cast("token-swap", "cleanse", DIAGON)
    assert at.changed()["corruption"] == {DIAGON: 0}


def test_a_headquarters_of_a_pack(pack: Pack) -> None:
    folder = pack("headquarters", """
        [[headquarters]]
        id = "room-of-requirement"
        pool = { orange = 2, red = 2, purple = "-", blue = "-" }
        [[headquarters.abilities]]
        id = "room-cleanse"
        ability = { when = "action", cost = { bravery = 1 }, effects = [{ do = "strike" }] }
        [[headquarters.abilities]]
        id = "room-heal"
        ability = { when = "action", cost = { loyalty = 2 }, effects = [{ do = "swap" }] }
        """)  # fmt: skip
    at = paid("room-cleanse", "token-heal", team="luna-lovegood", hogsmeade="yaxley", pack=folder)
    at.answer("strike", "yaxley")
    assert at.changed() == {"damage": {"yaxley": 1}, "tokens": {0: ["token-heal"]}}
    assert sorted((*at.table.assigned, *(die.partition("-")[0] for die in at.rolled))) == [
        "orange", "orange", "red", "red",
    ]  # fmt: skip


def test_a_villain_of_a_pack(pack: Pack) -> None:
    folder = pack("villain", """
        [[villain]]
        id = "lord-voldemort"
        requirement = { loyalty = 3, bravery = "-" }
        damage = { beginner = 1, standard = 2, expert = 3 }
        """)  # fmt: skip
    at = rolled_for(
        "lord-voldemort",
        then="token-heal",
        team="luna-lovegood",
        facing=HOGSMEADE,
        revealed=True,
        azkaban="mulciber yaxley",
        voldemort_damage=1,
        pack=folder,
    )
    at.fill("lord-voldemort")
    at.end_turn()
    assert at.lost_or_won_by == ("DER-WIN-1",)


def test_a_pack_goes_with_the_match_and_stays_off_others(pack: Pack) -> None:
    folder = pack("wizards", '[[wizards]]\nid = "dobby"\ntrack = 4')
    match = commonroom.new_match(GAME, seats=2, pack=folder)
    (folder / "wizards.toml").unlink()
    again = commonroom.load(match.save())
    assert again.game.content.tracks["dobby"] == match.game.content.tracks["dobby"] == 4
    assert commonroom.new_match(GAME, seats=2).game.content.tracks == box().tracks


# ---- bad packs ------------------------------------------------------------------------------


def dobby(change: str) -> str:
    return f'[[wizards]]\nid = "dobby"\n{change}'


def free(effect: str) -> str:
    return dobby(f'ability = {{ when = "action", effects = [{effect}] }}')


def if_(condition: str) -> str:
    return dobby(
        f'ability = {{ when = "taking-dice", colours = ["red"], condition = {{ {condition} }} }}'
    )


def yaxley(regular: str) -> str:
    return f'[[death_eaters]]\nid = "yaxley"\nregular = [{regular}]'


def atrium(change: str) -> str:
    return f'[[places]]\nid = "atrium"\n{change}'


def room(change: str) -> str:
    return f'[[headquarters]]\nid = "room-of-requirement"\n{change}'


def room_ability(id_: str, rest: str, cost: int = 1) -> str:
    return room(
        f'[[headquarters.abilities]]\nid = "{id_}"\n'
        f'ability = {{ when = "action", cost = {{ loyalty = {cost} }}, {rest} }}\n'
        '[[headquarters.abilities]]\nid = "room-heal"\n'
        'ability = { when = "action", cost = { loyalty = 2 }, effects = [{ do = "swap" }] }'
    )


SINGLE = ("bravery", "bravery", "friendship", "knowledge", "loyalty")
DOUBLE = "bravery+bravery"


def red(*faces: str) -> str:
    listed = ", ".join(f"[{', '.join(repr(one) for one in face.split('+'))}]" for face in faces)
    return f'[[dice]]\nid = "red"\nfaces = [{listed}]'


def voldemort(change: str) -> str:
    return f'[[villain]]\nid = "lord-voldemort"\n{change}'


SHAPE = {
    "unreadable": ("wizards", '[[wizards]\nid = "dobby"', "", "", "not readable as TOML"),
    "no entries": ("wizards", 'id = "dobby"', "", "wizards", r"\[\[wizards\]\] entries"),
    "another table": ("wizards", '[[wizard]]\nid = "dobby"', "", "wizards", "not 'wizard'"),
    "unknown file": ("spells", '[[spells]]\nid = "accio"', "", "", "the files are box, d"),
    "no id": ("wizards", "[[wizards]]\ntrack = 4", "number 1", "id", "needs an id"),
    "id twice": ("wizards", dobby("") + dobby(""), "dobby", "id", "stands twice"),
    "unknown id": ("wizards", '[[wizards]]\nid = "winky"', "winky", "id", "beyond_the_box"),
    "unknown field": ("wizards", dobby("socks = 1"), "dobby", "socks", "the fields are id"),
    "unknown field within": (
        "wizards", free('{ do = "heal", amount = 1, much = 1 }'),
        "dobby", "ability.effects[0].much", "unknown field",
    ),
    "missing field": (
        "wizards", free('{ do = "swap" }, { do = "heal" }'),
        "dobby", "ability.effects[1].amount", "missing required field",
    ),
    "text for a number": ("wizards", dobby('track = "five"'), "dobby", "track", "Expected `int`"),
    "half a number": ("wizards", dobby("track = 4.5"), "dobby", "track", "Expected `int`"),
    "too small": ("wizards", dobby("track = 0"), "dobby", "track", ">= 1"),
    "a date": ("wizards", dobby("track = 1979-05-27"), "dobby", "track", "Expected `int`"),
    "unknown virtue": ("wizards", dobby("requirement = { courage = 2 }"), "dobby", "requirement",
                       "Invalid enum value 'courage'"),
    "unknown faction": ("wizards", dobby('faction = "slytherin"'), "dobby", "faction", "slytherin"),
    "unknown group": ("wizards", dobby('groups = ["malfoy"]'), "dobby", "groups[0]", "malfoy"),
    "unknown moment": ("wizards", dobby('ability = { when = "noon" }'), "dobby", "ability.when",
                       "noon"),
    "unknown effect": ("wizards", free('{ do = "fry" }'), "dobby", "ability.effects[0].do", "fry"),
    "no effect": ("wizards", free(""), "dobby", "ability.effects", "length >= 1"),
}  # fmt: skip

SENSE = {
    "harm on a wizard": ("wizards", free('{ do = "mend" }'), "dobby", "ability",
                         "mend is no effect of such a card"),
    "help on a Death Eater": ("death_eaters", yaxley('{ do = "cleanse" }'), "yaxley", "regular",
                              "cleanse is no effect of such a card"),
    "help within a branch": (
        "death_eaters",
        yaxley('{ do = "if", condition = { is = "has-token" }, then = [{ do = "swap" }] }'),
        "yaxley", "regular", "swap is no effect of such a card",
    ),
    "unknown wizard": ("wizards", if_('is = "team-has", wizards = ["winky"]'), "dobby", "ability",
                       "no wizard winky"),
    "nobody in the team": ("wizards", if_('is = "team-has"'), "dobby", "ability", "who must be"),
    "unknown location": ("wizards", if_('is = "at", location = "azkaban"'), "dobby", "ability",
                         "no location azkaban"),
    "corruption nowhere": ("death_eaters", yaxley('{ do = "corrupt", where = "location" }'),
                           "yaxley", "regular", "no location None"),
    "a bonus for nobody": (
        "wizards", free('{ do = "heal", amount = 1, bonus = { amount = 1 } }'),
        "dobby", "ability", "who gets the bonus",
    ),
    "whose wizards": (
        "wizards", free('{ do = "take-token", who = "others", wizards = 2 }'),
        "dobby", "ability", "whose wizards count",
    ),
    "used tokens for others": (
        "wizards", free('{ do = "take-token", who = "others", pile = "used" }'),
        "dobby", "ability", "from the supply",
    ),
    "a limit without its virtue": (
        "places", atrium('penalty = [{ do = "limit", what = "strike-costs" }]'),
        "atrium", "penalty", "needs a virtue",
    ),
    "a limit with a virtue": (
        "places", atrium('penalty = [{ do = "limit", what = "no-tokens", virtue = "loyalty" }]'),
        "atrium", "penalty", "no-tokens has no virtue",
    ),
    "a place is nowhere": ("places", atrium('penalty = [{ do = "damage", whom = "here" }]'),
                           "atrium", "penalty", "at no location"),
    "a token bears": (
        "tokens", '[[tokens]]\nid = "token-heal"\neffects = [{ do = "bear", amount = 1 }]',
        "token-heal", "effects", "only a wizard can take damage",
    ),
    "a headquarters bears": (
        "headquarters", room_ability("room-cleanse", 'effects = [{ do = "bear", amount = 1 }]'),
        "room-of-requirement", "room-cleanse", "only a wizard can take damage",
    ),
    "a headquarters is hurt": (
        "headquarters", room_ability("room-cleanse", 'wounds = 1, effects = [{ do = "cleanse" }]'),
        "room-of-requirement", "room-cleanse", "only a wizard can take damage",
    ),
    "an id of something else": (
        "headquarters", room_ability("dobby", 'effects = [{ do = "cleanse" }]'),
        "room-of-requirement", "abilities", "`array` of length 2, got 3",
    ),
}  # fmt: skip

BOX = {
    "tokens": ("tokens", '[[tokens]]\nid = "token-swap"\ncount = 3', "", "", "has 24, the file 25"),
    "dice": ("dice", '[[dice]]\nid = "red"\ncount = 3', "", "", "has 14, the file 13"),
    "faces": ("dice", '[[dice]]\nid = "red"\nfaces = [["bravery"]]', "red", "faces", "six faces"),
    "seven faces": ("dice", red(*SINGLE, "loyalty", DOUBLE), "red", "faces", "six faces"),
    "a face of three": ("dice", red(*SINGLE[1:], DOUBLE, f"{DOUBLE}+bravery"), "red", "faces",
                        "six faces"),
    "nothing doubled": ("dice", red(*SINGLE, "bravery"), "red", "faces", "six faces"),
    "doubled too often": ("dice", red(*SINGLE[1:], DOUBLE, DOUBLE), "red", "faces",
                          "one face has the favoured virtue doubled"),
    "two favourites": ("dice", '[[dice]]\nid = "red"\nfavours = "loyalty"', "", "favours",
                       "each virtue is favoured by one colour"),
    "headquarters": ("headquarters", room("copies = 1"), "", "", "has 6, the file 5"),
    "pool": ("headquarters", room("pool = { red = 3, blue = 1 }"), "room-of-requirement", "pool",
             "at most two of a colour"),
    "pool without red": ("headquarters", room("pool = { purple = 2, blue = 2 }"),
                         "room-of-requirement", "pool", "at least one red"),
    "pool of five": ("headquarters", room("pool = { red = 2, purple = 1, blue = 2 }"),
                     "room-of-requirement", "pool", "four dice"),
    "costs": (
        "headquarters", room_ability("room-cleanse", 'effects = [{ do = "cleanse" }]', cost=2),
        "room-of-requirement", "abilities", "one costs 1 symbol and one costs 2",
    ),
    "equal pools": (
        "headquarters", room('pool = { red = 1, blue = 2, orange = 1, purple = "-" }'),
        "dumbledores-office", "pool", "another headquarters has the same",
    ),
    "starters": ("headquarters", room('starters = ["harry-potter", "dobby"]'),
                 "room-of-requirement", "starters", "are harry-potter, hermione-granger"),
    "faction": ("wizards", dobby('faction = "dumbledores-army"'), "", "faction",
                "hogwarts has 10 wizards, not 11"),
    "printed numerals": (
        "wizards", '[[wizards]]\nid = "albus-dumbledore"\nrequirement = { bravery = 5 }',
        "albus-dumbledore", "requirement", r"prints 2 \+ 4, not 2 \+ 4 \+ 5",
    ),
    "our rails": ("wizards", dobby("requirement = { bravery = 7 }"), "dobby", "requirement",
                  "2 to 6 symbols"),
    "two giants": ("wizards", dobby("track = 7"), "dobby", "track", "only one wizard may have 7"),
    "our tracks": ("wizards", dobby("track = 8"), "dobby", "track", "4 to 7 is expected"),
    "place elsewhere": ("places", atrium('location = "hogsmeade"'), "", "location",
                        "ministry-of-magic has 2 places, not 1"),
    "place nowhere": ("places", atrium('location = "azkaban"'), "atrium", "location",
                      "no location azkaban"),
    "voldemort's die": ("villain", voldemort('die = ["dark-mark"]'), "lord-voldemort", "die",
                        "2 Dark Marks"),
    "voldemort's damage": (
        "villain", voldemort("damage = { beginner = 6, standard = 5, expert = 7 }"),
        "lord-voldemort", "damage", "more than the one before",
    ),
}  # fmt: skip
BAD = SHAPE | SENSE | BOX


@pytest.mark.parametrize(("stem", "text", "entry", "field", "reason"), BAD.values(), ids=BAD.keys())
def test_a_bad_pack_is_refused(
    pack: Pack, stem: str, text: str, entry: str, field: str, reason: str
) -> None:
    """File, entry, field and reason are named, before anything starts."""
    folder = pack(stem, text)
    with pytest.raises(BadContent, match=reason) as caught:
        commonroom.new_match(GAME, seats=2, pack=folder)
    error = caught.value
    assert (error.file, error.entry, error.field) == (f"{stem}.toml", entry, field)


def test_more_dice_in_a_pool_than_there_are(pack: Pack) -> None:
    """Two files of a pack may each be good and not fit together."""
    pack("dice", '[[dice]]\nid = "orange"\ncount = 1\n[[dice]]\nid = "red"\ncount = 5')
    folder = pack("headquarters", room('pool = { red = 2, orange = 2, purple = "-", blue = "-" }'))
    with pytest.raises(BadContent, match="not so many orange dice") as caught:
        commonroom.new_match(GAME, seats=2, pack=folder)
    assert (caught.value.file, caught.value.field) == ("headquarters.toml", "pool")


def test_a_pack_that_is_nowhere(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no such folder") as caught:
        commonroom.new_match(GAME, seats=2, pack=tmp_path / "box")
    assert caught.value.file == str(tmp_path / "box")
