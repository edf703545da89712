"""DER-TOK: what spell tokens do."""

import pytest

from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY, scene

NOTHING = "purple-knowledge purple-knowledge red-knowledge blue-knowledge"


# ---- symbols


@pytest.mark.rule("DER-TOK-1", "DER-CMP-6")
def test_a_symbol_token_fits_characters_there_and_abilities_of_the_active_player() -> None:
    at = scene(
        team="luna-lovegood",
        friends=["fred-weasley"],
        friend_tokens="token-friendship",
        mission=DIAGON,
        facing=DIAGON,
        ministry="dobby",
        diagon="ron-weasley walden-macnair neville-longbottom",
        azkaban="yaxley",
    )
    at.cast("token-friendship", seat=1)
    targets = ["ron-weasley", "walden-macnair", "room-heal", "luna-lovegood"]
    assert at.offers("fill", 1) == [("friendship", target) for target in targets]
    at.answer("fill", "friendship", "walden-macnair")
    assert at.needs("walden-macnair") == {"bravery": 2}
    assert at.changed() == {"tokens": {1: []}, "used tokens": ["token-friendship"]}


@pytest.mark.rule("DER-TOK-1", "DER-CMP-6")
@pytest.mark.parametrize(
    ("virtue", "target"),
    [
        ("friendship", "ron-weasley"),
        ("bravery", "lord-voldemort"),
        ("knowledge", "augustus-rookwood"),
        ("loyalty", "room-cleanse"),
    ],
)
def test_each_symbol_token_fills_one_symbol_of_its_virtue(virtue: str, target: str) -> None:
    at = scene(
        tokens=f"token-{virtue}",
        mission=DIAGON,
        facing=DIAGON,
        diagon="ron-weasley augustus-rookwood",
        corruption="diagon-alley:1",
        azkaban="yaxley",
    )
    before = at.needs(target)
    at.cast(f"token-{virtue}")
    assert {offer[0] for offer in at.offers("fill")} == {virtue}
    at.answer("fill", virtue, target)
    assert before.get(virtue, 0) - at.needs(target).get(virtue, 0) == 1


@pytest.mark.rule("DER-TOK-1", "DER-DIC-3")
def test_a_guests_token_completes_an_ability_for_the_active_player() -> None:
    at = scene(
        "purple-friendship purple-knowledge red-knowledge blue-knowledge | token-swap",
        team="luna-lovegood:2",
        friends=["minerva-mcgonagall:1"],
        friend_tokens="token-friendship",
        mission=DIAGON,
    )
    at.roll()
    at.assign("purple-friendship", "luna-lovegood")
    at.cast("token-friendship", "fill", "friendship", "luna-lovegood", seat=1)
    assert at.decision.owner == 0
    at.answer("heal", "minerva-mcgonagall")
    assert at.changed() == {
        "damage": {"minerva-mcgonagall": 0},
        "tokens": {0: ["token-swap"], 1: []},
        "used tokens": ["token-friendship"],
    }


@pytest.mark.rule("DER-TOK-1")
def test_a_symbol_token_completes_a_character_and_is_useless_without_an_open_symbol() -> None:
    at = scene(
        "purple-loyalty purple-friendship red-bravery blue-friendship",
        team="harry-potter",
        tokens="token-loyalty token-knowledge",
        mission=DIAGON,
        diagon="ron-weasley",
    )
    assert not at.can("token", 0, "token-knowledge")
    at.roll()
    at.assign("purple-friendship", "ron-weasley")
    at.assign("purple-loyalty", "ron-weasley")
    at.cast("token-loyalty", "fill", "loyalty", "ron-weasley")
    at.end_turn()
    assert at.changed()["teams"] == {0: ["harry-potter", "ron-weasley"]}


# ---- dice


@pytest.mark.rule("DER-TOK-1", "DER-CMP-6")
@pytest.mark.parametrize("colour", ["purple", "red", "blue", "orange"])
def test_a_die_token_adds_a_die_to_the_first_roll(colour: str) -> None:
    at = scene(f"{NOTHING} {colour}-loyalty", tokens=f"token-{colour}-die", mission=DIAGON)
    at.cast(f"token-{colour}-die")
    at.roll()
    assert at.table.rolled[-1] == f"{colour}-loyalty"
    assert len(at.table.rolled) == 5


@pytest.mark.rule("DER-TOK-1")
def test_a_die_token_after_a_roll_adds_to_the_next_one() -> None:
    at = scene(
        "purple-loyalty purple-knowledge red-knowledge blue-knowledge"
        "| orange-friendship purple-knowledge red-knowledge blue-knowledge",
        tokens="token-orange-die",
        mission=DIAGON,
    )
    at.roll()
    at.cast("token-orange-die")
    assert len(at.table.rolled) == 4
    assert not at.can("roll")
    at.assign("purple-loyalty", "room-cleanse")
    at.roll()
    assert set(at.table.rolled) == {
        "orange-friendship", "purple-knowledge", "red-knowledge", "blue-knowledge",
    }  # fmt: skip


@pytest.mark.rule("DER-TOK-1", "DER-DIC-2")
def test_a_waiting_die_is_rolled_after_the_last_of_the_others_is_given_up() -> None:
    at = scene(
        "purple-loyalty purple-friendship red-friendship blue-bravery | blue-bravery | red-loyalty",
        team="luna-lovegood",
        tokens="token-red-die",
        mission=DIAGON,
        diagon="ron-weasley",
    )
    at.roll()
    at.assign("purple-loyalty", "ron-weasley")
    at.assign("purple-friendship", "ron-weasley")
    at.assign("red-friendship", "room-heal")
    at.roll()
    at.cast("token-red-die")
    assert (at.table.rolled, at.pool) == (("blue-bravery",), ("red",))
    at.discard("blue-bravery")
    assert (at.table.rolled, at.pool) == (("red-loyalty",), ())


@pytest.mark.rule("DER-TOK-1")
def test_a_die_token_gives_one_more_roll_when_no_dice_are_left() -> None:
    at = scene(
        "purple-loyalty purple-friendship red-friendship blue-friendship | orange-loyalty",
        team="harry-potter:2",
        tokens="token-orange-die",
        friends=["minerva-mcgonagall"],
        mission=DIAGON,
        diagon="ron-weasley",
    )
    at.roll()
    at.assign("purple-loyalty", "ron-weasley")
    at.assign("purple-friendship", "ron-weasley")
    at.assign("red-friendship", "room-heal")
    at.assign("blue-friendship", "room-heal")
    at.answer("heal", "harry-potter")
    assert at.decision.options == [("end",), ("token", 0, "token-orange-die")]
    at.cast("token-orange-die")
    at.roll()
    at.assign("orange-loyalty", "ron-weasley")
    assert at.decision.rule == "DER-TRV-1"
    assert at.changed()["teams"] == {0: ["harry-potter", "ron-weasley"]}


@pytest.mark.rule("DER-TOK-1", "DER-DIC-3")
def test_a_die_token_is_not_burnt_when_no_symbol_is_open() -> None:
    """All that takes symbols is filled: the dice have nothing left to do, and the turn ends."""
    at = scene(
        "purple-friendship-2 purple-loyalty red-loyalty blue-loyalty",
        team="ron-weasley",
        friends=["minerva-mcgonagall"],
        tokens="token-red-die",
        friend_tokens="token-blue-die",
        mission=DIAGON,
    )
    at.roll()
    at.assign("purple-friendship-2", "room-heal")
    assert at.can("token", 0, "token-red-die")
    assert at.can("token", 1, "token-blue-die", seat=1)
    at.assign("purple-loyalty", "room-cleanse")
    assert at.targets() == set()
    assert at.decision.rule == "DER-TRV-1"
    assert [list(player.tokens) for player in at.table.players] == [
        ["token-red-die"], ["token-blue-die"],
    ]  # fmt: skip


@pytest.mark.rule("DER-TOK-1", "DER-DIC-1")
def test_a_die_token_needs_a_die_in_the_supply() -> None:
    at = scene(team="luna-lovegood ron-weasley harry-potter", tokens="token-orange-die",
               friend_tokens="token-orange-die", mission=DIAGON)  # fmt: skip
    assert at.pool.count("orange") == 1
    at.cast("token-orange-die")
    assert at.pool.count("orange") == 2
    assert at.decision.guests == {}


# ---- healing and cleansing


@pytest.mark.rule("DER-TOK-1", "DER-CMP-6")
def test_a_heal_token_reaches_any_team_and_cards_face_up_at_the_active_location() -> None:
    at = scene(
        team="luna-lovegood:3 ron-weasley",
        tokens="token-heal",
        friends=["minerva-mcgonagall:1", "sirius-black:2"],
        mission=DIAGON,
        facing=HOGSMEADE,
        ministry="cho-chang:3",
        diagon="dobby:4 fred-weasley walden-macnair:1",
        hogsmeade="neville-longbottom:3",
    )
    at.cast("token-heal")
    patients = ["luna-lovegood", "minerva-mcgonagall", "sirius-black", "dobby"]
    assert at.offers("heal") == [(patient,) for patient in patients]
    at.answer("heal", "dobby")
    assert at.changed() == {
        "damage": {"dobby": 2}, "tokens": {0: []}, "used tokens": ["token-heal"],
    }  # fmt: skip


@pytest.mark.rule("DER-TOK-1", "DER-CMP-6")
def test_the_other_heal_token_reaches_two_different_wizards() -> None:
    at = scene(team="luna-lovegood:3 ron-weasley:3", tokens="token-heal-two", mission=DIAGON,
               diagon="dobby:1")  # fmt: skip
    at.cast("token-heal-two", "heal", "luna-lovegood")
    assert at.offers("heal") == [("ron-weasley",), ("minerva-mcgonagall",), ("dobby",)]
    at.answer("heal", "minerva-mcgonagall")
    assert at.changed() == {
        "damage": {"luna-lovegood": 2, "minerva-mcgonagall": 0},
        "tokens": {0: []},
        "used tokens": ["token-heal-two"],
    }


@pytest.mark.rule("DER-TOK-1", "DER-CMP-6")
def test_the_corruption_token_works_on_the_active_place_of_the_active_location() -> None:
    at = scene(friend_tokens="token-cleanse", mission=DIAGON, facing=MINISTRY,
               corruption="ministry-of-magic:4 diagon-alley:2 hogsmeade:4")  # fmt: skip
    at.cast("token-cleanse", seat=1)
    assert at.changed() == {
        "corruption": {DIAGON: 1}, "tokens": {1: []}, "used tokens": ["token-cleanse"],
    }  # fmt: skip


@pytest.mark.rule("DER-TOK-1")
def test_a_token_that_could_do_nothing_is_not_offered() -> None:
    at = scene(tokens="token-cleanse token-heal token-red-die", mission=DIAGON,
               friends=["minerva-mcgonagall"], hogsmeade="dobby:2",
               corruption="hogsmeade:4")  # fmt: skip
    assert at.offers("token") == [(0, "token-red-die")]


# ---- swapping


@pytest.mark.rule("DER-TOK-3", "DER-CMP-6")
def test_a_swap_exchanges_two_wizards_with_their_damage_if_the_other_agrees() -> None:
    at = scene(
        team="harry-potter luna-lovegood:2",
        friends=["minerva-mcgonagall:1 dobby:4", "sirius-black"],
        tokens="token-swap",
        mission=DIAGON,
        diagon="ron-weasley:1",
    )
    at.cast("token-swap")
    assert at.offers("swap") == [("harry-potter",), ("luna-lovegood",)]
    at.answer("swap", "luna-lovegood")
    theirs = ["minerva-mcgonagall", "dobby", "sirius-black"]
    assert at.offers("swap-for") == [(wizard,) for wizard in theirs]
    at.answer("swap-for", "dobby")
    assert (at.decision.owner, at.decision.options) == (1, [("accept",), ("refuse",)])
    at.answer("accept")
    assert at.changed() == {
        "teams": {0: ["harry-potter", "dobby"], 1: ["minerva-mcgonagall", "luna-lovegood"]},
        "tokens": {0: []},
        "used tokens": ["token-swap"],
    }
    assert at.targets() == {"ron-weasley", "room-cleanse", "room-heal"}
    assert at.offers("use") == [("dobby",)]


@pytest.mark.rule("DER-TOK-3")
def test_whoever_refuses_keeps_the_wizard_and_the_token_is_not_spent() -> None:
    at = scene(team="harry-potter", friends=["minerva-mcgonagall"], tokens="token-swap",
               mission=DIAGON)  # fmt: skip
    at.cast("token-swap", "swap", "harry-potter")
    at.answer("swap-for", "minerva-mcgonagall")
    at.answer("refuse")
    assert at.changed() == {}
    assert not at.can("token", 0, "token-swap")  # not again this turn


@pytest.mark.rule("DER-TOK-3")
def test_a_guest_may_swap_on_anothers_turn() -> None:
    at = scene(
        team="harry-potter",
        friends=["minerva-mcgonagall:1 dobby", "sirius-black luna-lovegood:3"],
        friend_tokens="token-swap",
        mission=DIAGON,
    )
    at.cast("token-swap", "swap", "dobby", seat=1)
    at.answer("swap-for", "luna-lovegood")
    assert at.decision.owner == 2
    at.answer("accept")
    assert at.changed() == {
        "teams": {1: ["minerva-mcgonagall", "luna-lovegood"], 2: ["sirius-black", "dobby"]},
        "tokens": {1: []},
        "used tokens": ["token-swap"],
    }
    assert at.targets() == {"room-cleanse", "room-heal"}


@pytest.mark.rule("DER-TOK-3", "DER-DIC-3")
def test_a_used_ability_stays_used_after_a_swap_and_a_new_one_is_open() -> None:
    at = scene(
        "purple-knowledge purple-friendship red-knowledge blue-friendship red-knowledge"
        "| token-cleanse",
        team="harry-potter luna-lovegood:1",
        friends=["madam-pomfrey:1"],
        tokens="token-swap",
        friend_tokens="token-swap",
        mission=DIAGON,
    )
    at.roll()
    at.assign("purple-friendship", "luna-lovegood")
    at.assign("blue-friendship", "luna-lovegood")
    at.answer("heal", "madam-pomfrey")
    at.cast("token-swap", "swap", "luna-lovegood")
    at.answer("swap-for", "madam-pomfrey")
    at.answer("accept")
    assert at.targets() == {"room-cleanse", "room-heal", "madam-pomfrey"}
    at.cast("token-swap", "swap", "luna-lovegood", seat=1)
    at.answer("swap-for", "harry-potter")
    at.answer("accept")
    assert at.table.players[0].team == ("luna-lovegood", "madam-pomfrey")
    assert at.targets() == {"room-cleanse", "room-heal", "madam-pomfrey"}


@pytest.mark.rule("DER-TOK-3", "DER-DIC-2")
def test_what_was_paid_for_a_wizard_who_leaves_the_active_team_is_lost() -> None:
    at = scene(
        "purple-friendship purple-knowledge red-knowledge blue-knowledge red-knowledge",
        team="harry-potter luna-lovegood:1",
        friends=["minerva-mcgonagall:1"],
        tokens="token-swap",
        friend_tokens="token-swap",
        mission=DIAGON,
    )
    at.roll()
    at.assign("purple-friendship", "luna-lovegood")
    assert at.needs("luna-lovegood") == {"friendship": 1}
    at.cast("token-swap", "swap", "luna-lovegood")
    at.answer("swap-for", "minerva-mcgonagall")
    at.answer("accept")
    assert at.needs("luna-lovegood") == {}
    at.cast("token-swap", "swap", "luna-lovegood", seat=1)
    at.answer("swap-for", "minerva-mcgonagall")
    at.answer("accept")
    assert at.needs("luna-lovegood") == {"friendship": 2}
