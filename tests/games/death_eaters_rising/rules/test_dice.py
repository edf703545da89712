"""DER-DIC: the wizard dice. The Room of Requirement rolls purple, purple, red, blue."""

from collections.abc import Sequence

import pytest

from commonroom.games.death_eaters_rising.events import DiceTaken
from commonroom.kernel import Event
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, scene

NOTHING = "purple-knowledge purple-knowledge red-knowledge blue-knowledge"
"""Four dice that fit nowhere in a scene that asks for no Knowledge."""


# ---- taking dice


@pytest.mark.rule("DER-DIC-1", "DER-CMP-9")
@pytest.mark.parametrize(
    ("leader", "pool"),
    [
        ("dobby", ("red", "blue", "blue", "orange")),
        ("sirius-black", ("purple", "red", "red", "orange")),
        ("luna-lovegood", ("purple", "purple", "red", "blue")),
    ],
)
def test_the_headquarters_gives_its_four_dice(leader: str, pool: tuple[str, ...]) -> None:
    assert scene(team=leader, mission=DIAGON).pool == pool


@pytest.mark.rule("DER-DIC-1", "DER-CMP-7")
@pytest.mark.parametrize(
    ("team", "extra"),
    [
        ("harry-potter", []),
        ("harry-potter dobby sirius-black", []),  # nobody else of his faction
        ("harry-potter luna-lovegood", ["red"]),
        ("luna-lovegood albus-dumbledore", []),
        ("luna-lovegood albus-dumbledore sirius-black", ["red"]),
        ("luna-lovegood minerva-mcgonagall dobby nymphadora-tonks", ["purple"]),
        ("luna-lovegood nymphadora-tonks sirius-black dobby", ["blue"]),
    ],
)
def test_the_team_adds_dice_if_its_conditions_hold(team: str, extra: list[str]) -> None:
    at = scene(team=team, friends=["ginny-weasley"], mission=DIAGON)
    assert at.pool == ("purple", "purple", "red", "blue", *extra)


@pytest.mark.rule("DER-DIC-1", "DER-CMP-7")
@pytest.mark.parametrize("other", ["fleur-delacour:2", "ron-weasley", "arthur-weasley"])
def test_bill_gives_a_die_of_either_colour_as_the_player_likes(other: str) -> None:
    for colour in ("blue", "orange"):
        at = scene(
            f"purple-loyalty red-loyalty red-loyalty orange-loyalty {colour}-loyalty",
            team=f"bill-weasley {other}",
            mission=DIAGON,
        )
        at.roll()
        assert at.offers("colour") == [("blue",), ("orange",)]
        happened = at.answer("colour", colour)
        assert taken(happened) == ("purple", "red", "red", "orange", colour)
        at.match.game.chance.assert_spent()


@pytest.mark.rule("DER-DIC-1", "DER-CMP-7")
def test_bill_gives_none_without_a_weasley_or_fleur() -> None:
    at = scene(team="bill-weasley sirius-black", friends=["ron-weasley"], mission=DIAGON)
    assert at.pool == ("purple", "red", "red", "orange")


@pytest.mark.rule("DER-DIC-1")
def test_there_are_never_more_dice_of_a_colour_than_exist() -> None:
    """Two red from Grimmauld Place; Harry, Albus and Neville would each add one."""
    at = scene(
        team="sirius-black:1 harry-potter luna-lovegood albus-dumbledore:1 neville-longbottom",
        tokens="token-red-die token-blue-die",
        mission=DIAGON,
    )
    assert at.pool == ("purple", "red", "red", "orange", "red", "red")
    assert at.offers("token") == [(0, "token-blue-die")]
    assert at.offers("use") == []  # Sirius would give a red die


@pytest.mark.rule("DER-DIC-1")
def test_a_colour_that_is_out_is_no_choice() -> None:
    """Aberforth takes the second of two orange dice, so Bill's is blue without a question."""
    at = scene(
        "purple-loyalty red-loyalty red-loyalty orange-loyalty orange-loyalty blue-loyalty",
        team="aberforth-dumbledore bill-weasley fleur-delacour:2",
        mission=HOGSMEADE,
    )
    at.roll()
    happened = at.answer("colour", "orange")
    assert taken(happened) == ("purple", "red", "red", "orange", "orange", "blue")


@pytest.mark.rule("DER-DIC-1")
def test_dice_assigned_or_discarded_this_turn_are_not_back_in_the_supply() -> None:
    at = scene(
        "purple-knowledge red-bravery red-bravery orange-knowledge red-bravery red-bravery"
        "| purple-knowledge orange-knowledge red-friendship red-friendship"
        "| purple-knowledge orange-knowledge red-friendship",
        team="sirius-black",
        tokens="token-red-die token-red-die token-orange-die",
        diagon="neville-longbottom",
        mission=DIAGON,
    )
    at.cast("token-red-die")
    at.answer("use", "sirius-black")
    assert at.offers("token") == [(0, "token-orange-die")]
    at.roll()
    at.assign("red-bravery", "neville-longbottom")
    at.assign("red-bravery", "neville-longbottom")
    at.roll()
    at.discard("red-friendship")
    assert at.table.assigned == ("red", "red")
    assert at.table.discarded == ("red",)
    assert at.offers("token") == [(0, "token-orange-die")]


@pytest.mark.rule("DER-DIC-1", "DER-TOK-1")
def test_a_swap_before_the_first_roll_takes_a_die_away_and_brings_one() -> None:
    """Harry's comrade goes and his die with her; with another one it comes back."""
    at = scene("purple-loyalty purple-loyalty red-loyalty blue-loyalty red-loyalty",
               team="harry-potter luna-lovegood", friends=["minerva-mcgonagall ron-weasley"],
               tokens="token-swap token-swap", mission=DIAGON)  # fmt: skip
    four: tuple[str, ...] = ("purple", "purple", "red", "blue")
    assert at.pool == (*four, "red")
    at.cast("token-swap", "swap", "luna-lovegood")
    at.answer("swap-for", "minerva-mcgonagall")
    at.answer("accept")
    assert at.table.players[0].team == ("harry-potter", "minerva-mcgonagall")
    assert at.pool == four
    at.cast("token-swap", "swap", "minerva-mcgonagall")
    at.answer("swap-for", "luna-lovegood")
    at.answer("accept")
    assert at.pool == (*four, "red")
    assert taken(at.roll()) == (*four, "red")
    at.match.game.chance.assert_spent()


@pytest.mark.rule("DER-DIC-1", "DER-TOK-1")
def test_healing_before_the_first_roll_brings_a_die() -> None:
    """Fleur gives a die with at most 1 damage; two of her three are healed."""
    at = scene(
        "purple-loyalty red-loyalty red-loyalty orange-loyalty purple-loyalty",
        team="sirius-black fleur-delacour:3",
        tokens="token-heal",
        mission=DIAGON,
    )
    assert at.pool == ("purple", "red", "red", "orange")
    at.cast("token-heal", "heal", "fleur-delacour")
    assert taken(at.roll()) == ("purple", "red", "red", "orange", "purple")
    at.match.game.chance.assert_spent()


@pytest.mark.rule("DER-DIC-1")
def test_conditions_for_extra_dice_are_read_once() -> None:
    """Harry's comrade is swapped away after the first roll; no die goes, and none comes."""
    at = scene("purple-loyalty purple-loyalty red-knowledge blue-knowledge red-knowledge"
               "| purple-loyalty red-knowledge blue-knowledge red-knowledge",
               team="harry-potter luna-lovegood", friends=["minerva-mcgonagall"],
               tokens="token-swap", mission=DIAGON)  # fmt: skip
    at.roll()
    at.cast("token-swap", "swap", "luna-lovegood")
    at.answer("swap-for", "minerva-mcgonagall")
    at.answer("accept")
    assert len(at.table.rolled) == 5
    at.assign("purple-loyalty", "room-cleanse")
    at.roll()
    assert len(at.table.rolled) == 4


@pytest.mark.rule("DER-DIC-1", "DER-TOK-1")
def test_others_may_use_a_token_while_a_colour_is_chosen() -> None:
    """The dice are not taken yet: the player is where they were, and can roll again."""
    at = scene(
        "purple-loyalty red-loyalty red-loyalty orange-loyalty red-loyalty blue-loyalty",
        team="bill-weasley ron-weasley",
        friend_tokens="token-red-die",
        mission=DIAGON,
    )
    at.roll()
    assert at.offers("colour") == [("blue",), ("orange",)]
    at.cast("token-red-die", seat=1)
    assert at.pool == ("purple", "red", "red", "orange", "red")
    at.roll()
    happened = at.answer("colour", "blue")
    assert taken(happened) == ("purple", "red", "red", "orange", "red", "blue")
    at.match.game.chance.assert_spent()


def taken(happened: Sequence[Event]) -> tuple[str, ...]:
    """The dice that were taken."""
    (told,) = (event for event in happened if isinstance(event, DiceTaken))
    return told.dice


# ---- rolling and assigning


@pytest.mark.rule("DER-DIC-2", "DER-TRV-1")
def test_a_die_fits_a_character_there_the_headquarters_or_a_wizard_of_the_team() -> None:
    at = scene(
        "purple-friendship purple-loyalty red-bravery blue-knowledge",
        team="luna-lovegood",
        friends=["madam-pomfrey"],
        mission=DIAGON,
        diagon="neville-longbottom antonin-dolohov",
        ministry="sybill-trelawney yaxley",
    )
    at.roll()
    assert set(at.offers("assign")) == {
        ("purple-friendship", "luna-lovegood"),
        ("purple-friendship", "room-heal"),
        ("purple-loyalty", "room-cleanse"),
        ("purple-loyalty", "neville-longbottom"),
        ("purple-loyalty", "antonin-dolohov"),
        ("red-bravery", "neville-longbottom"),
        ("red-bravery", "antonin-dolohov"),
    }


@pytest.mark.rule("DER-DIC-2")
def test_after_a_roll_a_die_must_be_assigned_or_discarded_before_the_next() -> None:
    at = scene(
        "purple-friendship purple-loyalty red-bravery blue-knowledge"
        "| purple-knowledge red-knowledge blue-knowledge",
        mission=DIAGON,
    )
    at.roll()
    assert not at.can("roll")
    assert at.offers("discard") == [
        ("purple-friendship",), ("purple-loyalty",), ("red-bravery",), ("blue-knowledge",),
    ]  # fmt: skip
    at.assign("purple-loyalty", "room-cleanse")
    assert at.can("roll")
    assert at.offers("discard") == []
    at.roll()
    assert not at.can("roll")


@pytest.mark.rule("DER-DIC-2")
def test_one_die_is_discarded_for_the_rest_of_the_turn_and_the_others_are_rolled() -> None:
    at = scene(
        f"{NOTHING} | purple-bravery purple-bravery blue-bravery | purple-bravery purple-bravery",
        team="luna-lovegood",
        mission=DIAGON,
        diagon="lucius-malfoy",
    )
    at.roll()
    assert at.can("assign", "red-knowledge", "lucius-malfoy")  # nobody has to
    at.discard("red-knowledge")
    assert list(at.table.rolled) == ["purple-bravery", "purple-bravery", "blue-bravery"]
    at.discard("blue-bravery")
    assert list(at.table.rolled) == ["purple-bravery", "purple-bravery"]
    assert at.table.discarded == ("red", "blue")
    assert at.changed() == {}


@pytest.mark.rule("DER-DIC-2")
def test_one_roll_may_feed_several_cards() -> None:
    at = scene(
        "purple-friendship purple-loyalty red-bravery blue-bravery",
        team="luna-lovegood",
        mission=DIAGON,
        diagon="neville-longbottom antonin-dolohov fred-weasley",
    )
    at.roll()
    at.assign("red-bravery", "neville-longbottom")
    at.assign("blue-bravery", "antonin-dolohov")
    at.assign("purple-friendship", "luna-lovegood")
    assert at.needs("neville-longbottom") == {"bravery": 1, "loyalty": 1}
    assert at.needs("antonin-dolohov") == {"bravery": 1, "loyalty": 1}
    assert at.needs("luna-lovegood") == {"friendship": 1}
    assert at.needs("fred-weasley") == {"friendship": 3}


@pytest.mark.rule("DER-DIC-2", "DER-CMP-2")
def test_a_doubled_face_fills_two_symbols_of_one_card_and_a_surplus_is_lost() -> None:
    at = scene(
        "purple-friendship-2 purple-loyalty red-bravery-2 blue-knowledge-2",
        team="luna-lovegood",
        mission=DIAGON,
        diagon="neville-longbottom seamus-finnigan yaxley",
    )
    at.roll()
    at.assign("red-bravery-2", "seamus-finnigan")
    assert at.needs("seamus-finnigan") == {"bravery": 1}
    at.assign("blue-knowledge-2", "yaxley")
    assert at.needs("yaxley") == {"loyalty": 1}
    assert at.needs("neville-longbottom") == {"bravery": 2, "loyalty": 1}


@pytest.mark.rule("DER-DIC-2")
def test_what_a_doubled_face_shows_too_much_is_lost() -> None:
    at = scene(
        "purple-friendship purple-bravery red-bravery-2 blue-loyalty",
        team="luna-lovegood",
        mission=DIAGON,
        diagon="neville-longbottom seamus-finnigan",
    )
    at.roll()
    at.assign("purple-bravery", "neville-longbottom")
    at.assign("red-bravery-2", "neville-longbottom")
    assert at.needs("neville-longbottom") == {"loyalty": 1}
    assert at.needs("seamus-finnigan") == {"bravery": 3}


@pytest.mark.rule("DER-DIC-2")
def test_assigned_dice_stay_and_a_cost_is_gathered_over_several_rolls() -> None:
    at = scene(
        "purple-friendship purple-knowledge red-knowledge blue-knowledge"
        "| purple-friendship red-knowledge blue-knowledge | token-heal",
        team="luna-lovegood:1",
        mission=DIAGON,
    )
    at.roll()
    at.assign("purple-friendship", "luna-lovegood")
    at.roll()
    assert at.table.rolled == ("purple-friendship", "red-knowledge", "blue-knowledge")
    assert at.needs("luna-lovegood") == {"friendship": 1}
    at.assign("purple-friendship", "luna-lovegood")
    at.answer("heal", "luna-lovegood")
    assert at.changed() == {"damage": {"luna-lovegood": 0}, "tokens": {0: ["token-heal"]}}


@pytest.mark.rule("DER-DIC-2", "DER-DIC-4")
def test_what_is_unfinished_at_the_end_of_the_turn_is_lost() -> None:
    at = scene(
        "purple-friendship purple-loyalty red-bravery blue-knowledge"
        "| clockwise | red-knowledge blue-knowledge blue-knowledge orange-knowledge"
        "| clockwise",
        team="luna-lovegood",
        mission=DIAGON,
        diagon="neville-longbottom antonin-dolohov",
        facing=DIAGON,
    )
    at.roll()
    at.assign("red-bravery", "neville-longbottom")
    at.assign("purple-loyalty", "antonin-dolohov")
    at.assign("purple-friendship", "luna-lovegood")
    at.end_turn()
    assert at.changed() == {}
    at.travel(HOGSMEADE)
    at.roll()
    at.end_turn()
    at.travel(DIAGON)
    assert at.needs("neville-longbottom") == {"bravery": 2, "loyalty": 1}
    assert at.needs("antonin-dolohov") == {"bravery": 2, "loyalty": 1}
    assert at.needs("luna-lovegood") == {"friendship": 2}
