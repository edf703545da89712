"""Wizards whose ability costs no symbols: once per turn, any time in the dice phase."""

import pytest

from tests.games.death_eaters_rising.cards.table import card, full, nearly_full, table
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE

pytestmark = pytest.mark.rule("DER-CMP-4", "DER-CMP-10", "DER-DIC-3")


# ---- Hagrid ---------------------------------------------------------------------------------


@card("rubeus-hagrid")
def test_rubeus_hagrid() -> None:
    """Once per turn: move up to 2 damage from other wizards in your team to Hagrid."""
    at = table(
        team="rubeus-hagrid:1 dobby:2 firenze:1 mrs-norris", hogsmeade="cho-chang:1 fred-weasley"
    )
    at.use("rubeus-hagrid")
    assert at.asks() == {"bear dobby", "bear firenze", "done"}
    at.answer("bear", "firenze")
    assert at.asks() == {"bear dobby", "done"}
    at.answer("bear", "dobby")
    assert at.changed() == {"damage": {"rubeus-hagrid": 3, "dobby": 1, "firenze": 0}}
    assert not at.can("use", "rubeus-hagrid")


@card("rubeus-hagrid")
def test_rubeus_hagrid_moves_less() -> None:
    """Move up to 2 damage: one will do, and so does none."""
    at = table(team="rubeus-hagrid dobby:2")
    at.use("rubeus-hagrid")
    at.answer("bear", "dobby")
    at.answer("done")
    assert at.changed() == {"damage": {"rubeus-hagrid": 1, "dobby": 1}}


@card("rubeus-hagrid")
@pytest.mark.rule("DER-DMG-1")
def test_rubeus_hagrid_bears_what_his_track_holds() -> None:
    """Move up to 2 damage, as far as Hagrid's track has room."""
    at = table(team=f"{nearly_full('rubeus-hagrid')} dobby:2")
    at.use("rubeus-hagrid")
    at.answer("bear", "dobby")
    assert at.changed() == {"damage": {"rubeus-hagrid": at.game.content.tracks["rubeus-hagrid"],
                                       "dobby": 1}}  # fmt: skip


@card("rubeus-hagrid")
def test_rubeus_hagrid_has_nothing_to_bear() -> None:
    """Not offered if he is full, or if no comrade has damage."""
    assert not table(team=f"{full('rubeus-hagrid')} firenze:2").offers("use")
    assert not table(team="rubeus-hagrid:1 firenze", hogsmeade="cho-chang:1").offers("use")


# ---- Mrs Norris -----------------------------------------------------------------------------


@card("mrs-norris")
def test_mrs_norris() -> None:
    """Once per turn: take back a die discarded this turn for your next roll."""
    at = table(
        "red-loyalty blue-bravery blue-bravery orange-loyalty"
        "| blue-bravery blue-bravery orange-loyalty"
        "| blue-bravery orange-loyalty",
        team="mrs-norris",
    )
    at.roll()
    assert not at.offers("use")
    at.discard("red-loyalty")
    at.discard("blue-bravery")
    at.use("mrs-norris")
    assert at.asks() == {"colour red", "colour blue"}
    at.answer("colour", "red")
    assert (at.waiting, at.table.discarded) == (["red"], ("blue",))
    assert at.rolled == ["blue-bravery", "orange-loyalty"]
    assert at.changed() == {}
    assert not at.offers("use")


@card("mrs-norris")
def test_mrs_norris_after_the_last_die() -> None:
    """Take back a die discarded this turn: also the last, which is then rolled once more."""
    at = table(
        "red-loyalty blue-bravery blue-bravery orange-loyalty"
        "| blue-bravery blue-bravery orange-loyalty | blue-bravery orange-loyalty"
        "| orange-loyalty | blue-knowledge-2",
        team="mrs-norris",
    )
    at.roll()
    for die in ("red-loyalty", "blue-bravery", "blue-bravery", "orange-loyalty"):
        at.discard(die)
    assert at.asks() == {"end", "use mrs-norris"}
    at.use("mrs-norris")
    at.answer("colour", "blue")
    at.roll()
    assert at.rolled == ["blue-knowledge-2"]


@card("mrs-norris")
@pytest.mark.rule("DER-VIL-4")
def test_mrs_norris_finds_the_die_left_to_follow_voldemort() -> None:
    """Take back a die discarded this turn, unasked if they are all of one colour."""
    at = table(team="mrs-norris", mission=HOGSMEADE, revealed=True)
    assert not at.can("use", "mrs-norris")
    at.answer("follow", "orange")
    at.use("mrs-norris")
    assert sorted(at.waiting) == ["blue", "blue", "orange", "red"]


# ---- Dobby ----------------------------------------------------------------------------------


@card("dobby")
def test_dobby() -> None:
    """1 damage to Dobby: fill 1 symbol of any virtue."""
    at = table(
        team="dobby:1 arthur-weasley",
        friends=["madam-pomfrey:1"],
        hogsmeade="antonin-dolohov harry-potter",
        diagon="bill-weasley",
    )
    open_symbols = {
        f"fill {virtue} {target}" for target in at.targets() for virtue in at.needs(target)
    }
    needed = at.needs("harry-potter")
    at.use("dobby")
    assert at.asks() == open_symbols
    assert at.targets() == {
        "antonin-dolohov", "harry-potter", "arthur-weasley", "office-cleanse", "office-token",
    }  # fmt: skip
    at.answer("fill", "friendship", "harry-potter")
    assert at.needs("harry-potter") == {"friendship": needed["friendship"] - 1}
    assert at.changed() == {"damage": {"dobby": 2}}
    assert not at.offers("use")


@card("dobby")
def test_dobby_pays_for_a_comrade() -> None:
    """1 damage to Dobby: fill 1 symbol; an ability that this completes resolves at once."""
    at = table("token-heal", team="dobby")
    at.use("dobby")
    (virtue,) = at.needs("office-token")
    at.answer("fill", virtue, "office-token")
    assert at.changed() == {"damage": {"dobby": 1}, "tokens": {0: ["token-heal"]}}


@card("dobby")
@pytest.mark.rule("DER-DMG-1")
def test_dobby_full() -> None:
    """1 damage to Dobby: not offered without room for it."""
    assert not table(team=full("dobby")).offers("use")
    assert table(team=nearly_full("dobby")).can("use", "dobby")


# ---- Sirius ---------------------------------------------------------------------------------


@card("sirius-black")
def test_sirius_black() -> None:
    """1 damage to Sirius: gain a red die for your next roll."""
    at = table(
        "purple-friendship red-bravery red-bravery orange-loyalty",
        team="sirius-black:1 remus-lupin:1",
    )
    at.roll()
    at.use("sirius-black")
    assert at.waiting == ["red"]
    assert at.rolled == ["purple-friendship", "red-bravery", "red-bravery", "orange-loyalty"]
    assert at.changed() == {"damage": {"sirius-black": 2}}
    assert not at.offers("use")


@card("sirius-black")
def test_sirius_black_before_the_first_roll() -> None:
    """Gain a red die for your next roll, which may be the first."""
    at = table(
        "purple-friendship red-bravery red-bravery orange-loyalty red-bravery-2",
        team="sirius-black",
    )
    at.use("sirius-black")
    at.roll()
    assert at.rolled[-1] == "red-bravery-2"


@card("sirius-black")
def test_sirius_black_cannot() -> None:
    """Not offered if he is full, if no red die is left, or in another team."""
    assert not table(team=full("sirius-black")).offers("use")
    four_red = table(team="sirius-black harry-potter luna-lovegood albus-dumbledore")
    assert four_red.waiting.count("red") == 4
    assert not four_red.offers("use")
    friend = table(team="remus-lupin", friends=["sirius-black"])
    assert not friend.offers("use") + friend.offers("use", seat=1)


# ---- Cho ------------------------------------------------------------------------------------


@card("cho-chang")
def test_cho_chang() -> None:
    """Once per turn, before the first roll: move your mission token to another location."""
    at = table(
        "purple-friendship purple-friendship red-bravery blue-knowledge",
        team="cho-chang",
        diagon="mrs-norris mulciber",
        hogsmeade="dobby",
    )
    at.use("cho-chang")
    assert at.asks() == {"travel ministry-of-magic", "travel diagon-alley"}
    at.answer("travel", DIAGON)
    assert at.table.mission == DIAGON
    assert at.targets() == {"mrs-norris", "mulciber", "room-cleanse", "room-heal"}
    assert not at.offers("use")
    at.roll()
    assert at.can("assign", "blue-knowledge", "mrs-norris")
    assert at.changed() == {}


@card("cho-chang")
def test_cho_chang_leaves_what_was_filled_behind() -> None:
    """Symbols at the location left are lost, Voldemort's too; those of abilities stay."""
    at = table(
        team="cho-chang luna-lovegood",
        tokens="token-friendship token-friendship token-bravery",
        hogsmeade="dobby",
        facing=HOGSMEADE,
        revealed=True,
        azkaban="yaxley",
    )
    at.cast("token-friendship", "fill", "friendship", "dobby")
    at.cast("token-friendship", "fill", "friendship", "luna-lovegood")
    at.cast("token-bravery", "fill", "bravery", "lord-voldemort")
    at.use("cho-chang")
    at.answer("travel", DIAGON)
    assert at.targets() == {"luna-lovegood", "room-cleanse", "room-heal"}
    assert at.needs("luna-lovegood") == {"friendship": 1}


@card("cho-chang")
def test_cho_chang_cannot() -> None:
    """Not after the first roll, and not in another team."""
    at = table("purple-friendship purple-friendship red-bravery blue-knowledge", team="cho-chang")
    at.roll()
    assert not at.offers("use")
    friend = table(team="remus-lupin", friends=["cho-chang"])
    assert not friend.offers("use") + friend.offers("use", seat=1)
