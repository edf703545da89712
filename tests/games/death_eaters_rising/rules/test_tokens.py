"""DER-TOK: when spell tokens are used, and where they come from."""

import pytest

from commonroom.games.death_eaters_rising.seen import TableView
from tests.games.death_eaters_rising.scene import DIAGON, HOGSMEADE, MINISTRY, Scene, scene, told

NOTHING = "purple-knowledge purple-knowledge red-knowledge blue-knowledge"


# ---- when


def usable(at: Scene, token: str) -> list[int]:
    """The seats that may use the token now, of two who have it."""
    return [seat for seat in (0, 1) if at.can("token", seat, token, seat=seat)]


@pytest.mark.rule("DER-TOK-1")
def test_anybody_uses_tokens_from_after_voldemorts_phase_until_the_end_of_turn() -> None:
    at = scene(
        f"dark-mark | {NOTHING} | purple-knowledge red-knowledge blue-knowledge"
        "| red-knowledge blue-knowledge | blue-knowledge",
        facing=MINISTRY,
        team="luna-lovegood:2 alastor-moody",
        tokens="token-heal",
        friends=["minerva-mcgonagall:1", "sirius-black"],
        friend_tokens="token-heal",
    )
    assert usable(at, "token-heal") == []  # before the die
    at.travel(MINISTRY)
    assert at.decision.rule == "DER-VOL-2"
    assert usable(at, "token-heal") == []  # in the middle of Voldemort's phase
    at.answer("done")
    assert usable(at, "token-heal") == [0, 1]  # before the first roll
    assert set(at.decision.guests) == {1}
    at.roll()
    assert usable(at, "token-heal") == [0, 1]  # after a roll
    for colour in ("purple", "purple", "red", "blue"):
        at.discard(f"{colour}-knowledge")
        assert usable(at, "token-heal") == [0, 1]  # after any roll, and after the last die
    at.answer("end")
    assert usable(at, "token-heal") == []
    assert at.decision.guests == {}


@pytest.mark.rule("DER-TOK-1", "DER-END-1")
def test_the_turn_waits_after_the_last_die_while_anybody_could_still_help() -> None:
    at = scene(
        "purple-loyalty purple-friendship red-friendship blue-loyalty",
        team="luna-lovegood:1",
        friends=["minerva-mcgonagall"],
        friend_tokens="token-heal",
        mission=DIAGON,
        diagon="ron-weasley",
    )
    at.roll()
    at.assign("purple-friendship", "ron-weasley")
    at.assign("purple-loyalty", "ron-weasley")
    at.assign("red-friendship", "luna-lovegood")
    at.assign("blue-loyalty", "room-cleanse")
    assert at.decision.options == [("end",)]
    assert at.decision.guests == {1: [("token", 1, "token-heal")]}
    at.cast("token-heal", "heal", "luna-lovegood", seat=1)
    assert at.decision.rule == "DER-TRV-1"  # now nobody can
    assert at.changed()["damage"] == {"luna-lovegood": 0}


@pytest.mark.rule("DER-TOK-1")
def test_a_guest_uses_a_token_on_anothers_turn_and_chooses_what_it_does() -> None:
    at = scene(NOTHING, team="luna-lovegood:3", friends=["minerva-mcgonagall:1", "sirius-black"],
               friend_tokens="token-heal", mission=DIAGON)  # fmt: skip
    at.roll()
    at.answer("token", 1, "token-heal", seat=1)
    assert at.decision.owner == 1
    at.answer("heal", "luna-lovegood")
    assert at.changed() == {
        "damage": {"luna-lovegood": 1},
        "tokens": {1: []},
        "used tokens": ["token-heal"],
    }
    assert at.decision.owner == 0


@pytest.mark.rule("DER-TOK-1", "DER-DIC-2")
def test_a_token_does_not_replace_the_die_that_must_be_assigned() -> None:
    at = scene(NOTHING, tokens="token-loyalty", team="luna-lovegood", mission=DIAGON,
               diagon="ron-weasley neville-longbottom")  # fmt: skip
    at.roll()
    at.cast("token-loyalty", "fill", "loyalty", "ron-weasley")
    assert at.needs("ron-weasley") == {"friendship": 1, "loyalty": 1}
    assert not at.can("roll")
    assert at.offers("discard") == [("purple-knowledge",), ("red-knowledge",), ("blue-knowledge",)]


@pytest.mark.rule("DER-TOK-1")
def test_a_token_gained_in_the_turn_may_be_used_at_once() -> None:
    at = scene(
        "purple-friendship-2 purple-knowledge red-knowledge blue-knowledge | token-cleanse",
        team="luna-lovegood",
        friends=["minerva-mcgonagall"],
        mission=DIAGON,
        corruption="diagon-alley:2",
    )
    at.roll()
    at.assign("purple-friendship-2", "luna-lovegood")
    at.cast("token-cleanse")
    assert at.changed() == {"corruption": {DIAGON: 1}, "used tokens": ["token-cleanse"]}


@pytest.mark.rule("DER-TOK-1", "DER-END-1")
def test_tokens_of_the_end_of_turn_are_for_the_next_one() -> None:
    at = scene(
        "purple-loyalty purple-bravery red-bravery blue-friendship | token-red-die | clockwise",
        team="luna-lovegood",
        mission=DIAGON,
        diagon="antonin-dolohov",
    )
    at.roll()
    for die in ("purple-loyalty", "purple-bravery", "red-bravery"):
        at.assign(die, "antonin-dolohov")
    at.end_turn()
    assert at.changed() == {"damage": {"antonin-dolohov": 1}, "tokens": {0: ["token-red-die"]}}
    assert at.decision.guests == {}
    at.travel(HOGSMEADE)
    assert at.can("token", 0, "token-red-die", seat=0)


@pytest.mark.rule("DER-TOK-1")
def test_recruits_of_the_end_of_turn_help_from_the_next_one() -> None:
    """Dean removes corruption when somebody else joins; not when he joins in the same step."""
    for team, dirt in (("luna-lovegood", 3), ("luna-lovegood dean-thomas", 2)):
        recruits = ["dean-thomas", "sybill-trelawney"]
        here = [card for card in recruits if card not in team]
        at = scene(
            "purple-friendship-2 purple-knowledge red-knowledge blue-knowledge",
            team=team,
            mission=DIAGON,
            diagon=" ".join(here),
            corruption="diagon-alley:3",
        )
        at.roll()
        at.assign("red-knowledge", "sybill-trelawney")
        at.assign("blue-knowledge", "sybill-trelawney")
        if "dean-thomas" in here:
            at.assign("purple-friendship-2", "dean-thomas")
            at.assign("purple-knowledge", "dean-thomas")
        at.end_turn()
        assert set(at.table.players[0].team) == {"luna-lovegood", *recruits}
        assert at.table.corruption[DIAGON] == dirt


# ---- the supply


@pytest.mark.rule("DER-TOK-2")
def test_the_used_tokens_become_the_supply_when_it_is_empty() -> None:
    at = scene(
        "purple-friendship-2 purple-loyalty red-bravery blue-bravery"
        "| token-heal token-swap | dark-mark",
        team="luna-lovegood",
        friends=["minerva-mcgonagall:2"],
        mission=DIAGON,
        diagon="antonin-dolohov",
        supply="token-heal",
        used_tokens="token-swap token-cleanse",
    )
    at.roll()
    events = at.assign("purple-friendship-2", "luna-lovegood")  # takes the last one of the supply
    assert at.changed() == {"tokens": {0: ["token-heal"]}, "used tokens": []}
    assert sorted(at.table.tokens) == ["token-cleanse", "token-swap"]
    assert told(events, "token-taken", "tokens-shuffled")[-1] == "tokens-shuffled"
    at.answer("heal", "minerva-mcgonagall")
    at.cast("token-heal", "heal", "minerva-mcgonagall")  # used after that, it stays face up
    for die in ("purple-loyalty", "red-bravery", "blue-bravery"):
        at.assign(die, "antonin-dolohov")
    at.end_turn()
    assert at.changed() == {
        "damage": {"antonin-dolohov": 1, "minerva-mcgonagall": 0},
        "tokens": {0: ["token-swap"]},
        "used tokens": ["token-heal"],
    }
    assert at.table.tokens == ("token-cleanse",)
    at.travel(MINISTRY)


@pytest.mark.rule("DER-TOK-2")
def test_an_ability_reaches_the_used_tokens_when_the_supply_is_empty() -> None:
    at = scene(
        "purple-friendship-2 purple-loyalty red-bravery blue-bravery | token-swap",
        team="luna-lovegood",
        friends=["minerva-mcgonagall"],
        mission=DIAGON,
        supply="",
        used_tokens="token-swap token-cleanse",
    )
    at.roll()
    at.assign("purple-friendship-2", "luna-lovegood")
    assert at.changed() == {"tokens": {0: ["token-swap"]}, "used tokens": []}
    assert at.table.tokens == ("token-cleanse",)


@pytest.mark.rule("DER-TOK-2")
def test_no_token_is_taken_when_there_is_none() -> None:
    at = scene("purple-friendship-2 purple-loyalty red-bravery blue-bravery", supply="",
               team="luna-lovegood:1", friends=["minerva-mcgonagall"], mission=DIAGON,
               diagon="antonin-dolohov")  # fmt: skip
    at.roll()
    at.assign("purple-friendship-2", "luna-lovegood")
    at.answer("heal", "luna-lovegood")
    for die in ("purple-loyalty", "red-bravery", "blue-bravery"):
        at.assign(die, "antonin-dolohov")
    assert at.changed() == {"damage": {"luna-lovegood": 0, "antonin-dolohov": 1}}
    assert told(at.match.events, "no-token-left", "token-taken") == ["no-token-left"] * 2


@pytest.mark.rule("DER-TOK-2")
def test_a_used_token_lies_face_up_until_then() -> None:
    """Mundungus picks among the used ones."""
    at = scene(
        "purple-friendship red-knowledge red-knowledge orange-knowledge",
        team="mundungus-fletcher:2",
        tokens="token-heal",
        used_tokens="token-swap",
        mission=DIAGON,
    )
    supply = at.table.tokens
    at.cast("token-heal", "heal", "mundungus-fletcher")
    assert (at.table.used_tokens, at.table.tokens) == (("token-swap", "token-heal"), supply)
    at.roll()
    at.assign("purple-friendship", "mundungus-fletcher")
    assert at.offers("take") == [("token-swap",), ("token-heal",)]
    at.answer("take", "token-heal")
    assert at.changed() == {"damage": {"mundungus-fletcher": 0}}


@pytest.mark.rule("DER-TOK-2")
def test_everybody_sees_everybodys_tokens() -> None:
    at = scene(tokens="token-heal token-swap", friend_tokens="token-cleanse", mission=DIAGON)
    for seat in (0, 1, None):
        view = at.match.view(seat)
        assert isinstance(view, TableView)
        hands = [player.tokens for player in view.players]
        assert hands == [("token-heal", "token-swap"), ("token-cleanse",)]


# ---- the reward


@pytest.mark.rule("DER-TOK-4")
def test_damage_by_dice_gives_a_token_at_the_end_of_the_turn_for_each() -> None:
    at = scene(
        "purple-loyalty purple-friendship red-bravery-2 blue-bravery purple-loyalty"
        "| token-heal token-swap",
        team="luna-lovegood",
        tokens="token-purple-die token-bravery",
        mission=DIAGON,
        diagon="antonin-dolohov walden-macnair",
    )
    at.cast("token-purple-die")
    at.roll()
    for die in ("purple-loyalty", "red-bravery-2"):
        at.assign(die, "antonin-dolohov")
    for die in ("purple-friendship", "blue-bravery"):
        at.assign(die, "walden-macnair")
    at.cast("token-bravery", "fill", "bravery", "walden-macnair")
    assert at.changed()["tokens"] == {0: []}
    at.assign("purple-loyalty", "room-cleanse")
    assert at.changed() == {
        "damage": {"antonin-dolohov": 1, "walden-macnair": 1},
        "tokens": {0: ["token-heal", "token-swap"]},
    }


@pytest.mark.rule("DER-TOK-4")
def test_damage_to_voldemort_gives_a_token_too() -> None:
    at = scene(
        "purple-bravery purple-knowledge red-bravery-2 blue-knowledge | token-heal",
        team="luna-lovegood",
        mission=DIAGON,
        facing=DIAGON,
        azkaban="yaxley",
        diagon="antonin-dolohov",
    )
    at.roll()
    at.assign("red-bravery-2", "lord-voldemort")
    at.assign("purple-bravery", "lord-voldemort")
    assert at.changed() == {}
    at.end_turn()
    assert at.changed() == {"damage": {"lord-voldemort": 1}, "tokens": {0: ["token-heal"]}}


@pytest.mark.rule("DER-TOK-4", "DER-TOK-1")
def test_damage_by_an_ability_gives_its_token_at_once() -> None:
    at = scene(
        "purple-loyalty red-knowledge red-knowledge orange-knowledge | token-red-die",
        team="kingsley-shacklebolt",
        mission=DIAGON,
        diagon="antonin-dolohov",
    )
    at.roll()
    at.assign("purple-loyalty", "kingsley-shacklebolt")
    at.answer("strike", "antonin-dolohov")
    assert at.changed() == {"damage": {"antonin-dolohov": 1}, "tokens": {0: ["token-red-die"]}}
    assert at.can("token", 0, "token-red-die")
