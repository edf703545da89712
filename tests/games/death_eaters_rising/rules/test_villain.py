"""DER-VIL: Voldemort revealed."""

import pytest

from commonroom.games.death_eaters_rising.events import Damaged
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY, scene

NOTHING = "purple-knowledge purple-knowledge red-knowledge blue-knowledge"


@pytest.mark.rule("DER-VIL-1")
@pytest.mark.parametrize(
    ("revealed", "mission", "can"),
    [(True, DIAGON, True), (True, HOGSMEADE, False), (False, DIAGON, False)],
)
def test_a_team_at_his_location_attacks_him_once_he_is_revealed(
    revealed: bool, mission: str, can: bool
) -> None:
    at = scene(revealed=revealed, facing=DIAGON, mission=mission, azkaban="yaxley mulciber")
    assert at.needs("lord-voldemort") == ({"bravery": 3} if can else {})


@pytest.mark.rule("DER-VIL-1")
def test_his_requirement_is_the_printed_three_in_bravery() -> None:
    at = scene(shipped=True, facing=DIAGON, mission=DIAGON, azkaban="yaxley")
    assert at.needs("lord-voldemort") == {"bravery": 3}


@pytest.mark.rule("DER-VIL-1")
def test_he_is_damaged_like_a_death_eater_and_can_be_attacked_again_next_turn() -> None:
    at = scene(
        "purple-bravery purple-knowledge red-bravery-2 blue-knowledge | token-heal"
        "| ron-weasley | dark-mark",
        team="luna-lovegood",
        friends=["hermione-granger"],
        mission=DIAGON,
        facing=DIAGON,
        ministry="dobby firenze mrs-norris",
        diagon="lucius-malfoy mulciber",
        hogsmeade="cho-chang fred-weasley rubeus-hagrid",
        azkaban="yaxley antonin-dolohov",
        deck="ron-weasley",
    )
    at.roll()
    at.assign("red-bravery-2", "lord-voldemort")
    at.assign("purple-bravery", "lord-voldemort")
    assert "lord-voldemort" not in at.targets()  # once per turn
    happened = at.end_turn()
    (hit,) = (event for event in happened if isinstance(event, Damaged))
    assert (hit.card, hit.amount, hit.damage, hit.track) == ("lord-voldemort", 1, 1, 5)
    assert at.changed() == {
        "damage": {"lord-voldemort": 1},
        "tokens": {0: ["token-heal"]},
        "characters": {DIAGON: ["lucius-malfoy", "mulciber", "ron-weasley"]},
    }
    at.travel(DIAGON)
    at.answer("leave", "red")  # Mulciber keeps a die away
    assert at.pool == ("purple", "purple", "blue")
    assert at.needs("lord-voldemort") == {"bravery": 3}


@pytest.mark.rule("DER-VIL-2")
def test_his_damage_never_exceeds_the_death_eaters_in_azkaban() -> None:
    at = scene(
        "purple-bravery purple-knowledge red-bravery-2 blue-knowledge | token-heal | dark-mark",
        team="luna-lovegood",
        mission=DIAGON,
        facing=DIAGON,
        azkaban="yaxley",
    )
    at.roll()
    at.assign("red-bravery-2", "lord-voldemort")
    at.assign("purple-bravery", "lord-voldemort")
    at.end_turn()
    assert at.table.damage["lord-voldemort"] == 1
    at.travel(DIAGON)
    assert "lord-voldemort" not in at.targets()


@pytest.mark.rule("DER-VIL-3")
def test_he_is_no_death_eater_for_lucius_who_mends_all_others() -> None:
    at = scene("dark-mark", facing=DIAGON, diagon="lucius-malfoy", ministry="yaxley:1",
               azkaban="mulciber antonin-dolohov", voldemort_damage=2)  # fmt: skip
    at.travel(HOGSMEADE)
    assert at.changed() == {"damage": {"yaxley": 0}, "corruption": {DIAGON: 1, MINISTRY: 1}}


@pytest.mark.rule("DER-VIL-4")
def test_before_the_first_roll_a_die_takes_the_team_to_voldemort() -> None:
    at = scene(
        "purple-bravery purple-loyalty blue-bravery",
        team="luna-lovegood",
        mission=HOGSMEADE,
        facing=DIAGON,
        diagon="neville-longbottom",
        hogsmeade="antonin-dolohov",
        corruption="diagon-alley:2 hogsmeade:2",
        azkaban="yaxley",
    )
    assert at.offers("follow") == [("purple",), ("red",), ("blue",)]
    at.answer("follow", "red")
    assert at.table.mission == DIAGON
    assert at.pool == ("purple", "purple", "blue")
    assert at.table.discarded == ("red",)
    assert at.targets() == {
        "neville-longbottom", "lord-voldemort", "luna-lovegood", "room-cleanse", "room-heal",
    }  # fmt: skip
    assert at.offers("follow") == []
    at.roll()
    at.assign("purple-loyalty", "room-cleanse")
    assert at.changed() == {"corruption": {DIAGON: 1}}


@pytest.mark.rule("DER-VIL-4")
@pytest.mark.parametrize(
    ("revealed", "mission"), [(False, HOGSMEADE), (True, DIAGON)], ids=["hidden", "already there"]
)
def test_nobody_follows_him_before_he_is_revealed_or_where_he_is(
    revealed: bool, mission: str
) -> None:
    at = scene(revealed=revealed, mission=mission, facing=DIAGON, azkaban="yaxley")
    assert at.offers("follow") == []


@pytest.mark.rule("DER-VIL-4")
def test_nobody_follows_him_after_the_first_roll() -> None:
    at = scene(
        "purple-loyalty purple-knowledge red-knowledge blue-knowledge"
        "| purple-knowledge red-knowledge blue-knowledge",
        mission=HOGSMEADE, facing=DIAGON, azkaban="yaxley",
    )  # fmt: skip
    at.roll()
    assert at.offers("follow") == []
    at.assign("purple-loyalty", "room-cleanse")
    assert at.offers("follow") == []
    at.roll()
    assert at.offers("follow") == []


@pytest.mark.rule("DER-VIL-4")
@pytest.mark.parametrize(
    ("start", "facing", "extra"), [(HOGSMEADE, DIAGON, ["orange"]), (DIAGON, HOGSMEADE, [])]
)
def test_the_pool_is_fixed_by_the_first_placement(
    start: str, facing: str, extra: list[str]
) -> None:
    """Aberforth gives a die at Hogsmeade."""
    at = scene(team="aberforth-dumbledore", mission=start, facing=facing)
    at.answer("follow", "purple")
    if extra:
        at.answer("colour", "orange")
    assert at.table.mission == facing
    assert at.pool == ("red", "red", "orange", *extra)


@pytest.mark.rule("DER-VIL-4")
def test_the_die_given_up_may_be_one_that_a_wizard_adds() -> None:
    """Aberforth's blue die goes; nothing is asked, because that is what he gives."""
    at = scene(team="aberforth-dumbledore", mission=HOGSMEADE, facing=DIAGON)
    assert at.offers("follow") == [("purple",), ("red",), ("orange",), ("blue",)]
    at.answer("follow", "blue")
    assert at.pool == ("purple", "red", "red", "orange")
    assert at.table.discarded == ("blue",)


@pytest.mark.rule("DER-VIL-4", "DER-TOK-1")
def test_what_was_filled_at_the_location_left_is_lost_but_not_what_was_paid_for_abilities() -> None:
    at = scene(
        team="luna-lovegood",
        tokens="token-friendship token-friendship token-loyalty token-bravery",
        mission=HOGSMEADE,
        facing=DIAGON,
        diagon="neville-longbottom",
        hogsmeade="antonin-dolohov",
        corruption="hogsmeade:1",
        azkaban="yaxley",
    )
    at.cast("token-bravery", "fill", "bravery", "antonin-dolohov")
    at.cast("token-loyalty", "fill", "loyalty", "room-cleanse")
    at.cast("token-friendship", "fill", "friendship", "luna-lovegood")
    at.answer("follow", "blue")
    assert at.needs("luna-lovegood") == {"friendship": 1}
    assert at.needs("neville-longbottom") == {"bravery": 2, "loyalty": 1}
    assert at.targets() == {"neville-longbottom", "lord-voldemort", "luna-lovegood", "room-heal"}


@pytest.mark.rule("DER-VIL-4")
def test_the_die_given_up_is_discarded_like_any_other() -> None:
    """Mrs Norris brings it back, and it joins the first roll."""
    at = scene(team="dobby mrs-norris", friends=["harry-potter"], mission=HOGSMEADE, facing=DIAGON)
    assert at.offers("use") == [("dobby",)]
    at.answer("follow", "orange")
    at.answer("use", "mrs-norris")
    assert at.pool == ("red", "blue", "blue", "orange")
    assert (at.table.mission, at.table.discarded) == (DIAGON, ())


@pytest.mark.rule("DER-VIL-4", "DER-TOK-1")
def test_a_character_filled_at_the_location_left_is_neither_recruited_nor_damaged() -> None:
    at = scene(
        "purple-knowledge purple-knowledge red-knowledge",
        team="luna-lovegood",
        tokens="token-knowledge token-knowledge",
        mission=HOGSMEADE,
        facing=DIAGON,
        hogsmeade="sybill-trelawney",
    )
    for _ in range(2):
        at.cast("token-knowledge", "fill", "knowledge", "sybill-trelawney")
    at.answer("follow", "blue")
    at.roll()
    at.end_turn()
    assert at.table.players[0].team == ("luna-lovegood",)
    assert at.table.spots[HOGSMEADE] == ("sybill-trelawney", "", "")


@pytest.mark.rule("DER-VIL-4")
def test_he_is_followed_once_a_turn() -> None:
    at = scene(team="harry-potter cho-chang", mission=HOGSMEADE, facing=DIAGON, revealed=True)
    at.answer("follow", "red")
    at.answer("use", "cho-chang")
    at.answer("travel", HOGSMEADE)
    assert at.offers("follow") == []
