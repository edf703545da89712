"""TAL-CMP: what is in the box, and how far it goes."""

from collections import Counter

import pytest

from commonroom.games.talisman.events import AdvantageTurned, BattleLost, Scored, VoldemortMoved
from commonroom.games.talisman.strength import strength, total
from commonroom.kernel import Option
from tests.games.talisman.rules.scene import (
    EATER_SIDE,
    HALLOW,
    ORDER_SIDE,
    box,
    eater,
    eater_too,
    order,
    order_too,
    scene,
)

# ---- TAL-CMP-1


@pytest.mark.rule("TAL-CMP-1")
def test_the_two_decks_and_the_tokens() -> None:
    content = box()
    assert {deck: len(cards) for deck, cards in content.decks.items()} == {
        "outer": 50, "middle": 50,
    }  # fmt: skip
    assert content.ferret.copies == 2
    assert content.hallow.copies == {"en": 3, "pl": 5}
    limit = content.limit
    assert (limit.galleons, limit.fate) == (20, 36)
    assert (limit.magic, limit.might, limit.life) == (12, 12, 8)


@pytest.mark.rule("TAL-CMP-1")
@pytest.mark.parametrize(("edition", "left"), [("en", 3), ("pl", 5)])
def test_the_edition_says_how_many_hallows_there_are(edition: str, left: int) -> None:
    at = scene(order("azkaban"), eater("azkaban"), edition=edition)
    assert at.table.hallows == left


@pytest.mark.rule("TAL-CMP-1")
def test_galleons_run_out() -> None:
    at = scene(
        order("st-mungos", galleons=1),
        eater("azkaban", galleons=18),
        phase="meet",
        lying={"st-mungos": ["purse-of-galleons"]},
    )
    at.do(("take", "purse-of-galleons"))
    assert at.changed() == {"0.galleons": 2, "lying.st-mungos": None,
                            "discards.outer": ["purse-of-galleons"]}  # fmt: skip
    assert at.table.galleons == 0


@pytest.mark.rule("TAL-CMP-1")
def test_fate_runs_out() -> None:
    at = scene(
        order("12-grimmauld-place", fate=1),  # its value is 4
        eater("azkaban", fate=33),
        phase="meet",
    )
    at.do(("choose", "replenish"))
    assert at.changed() == {"0.fate": 3}
    assert at.table.fate == 0


@pytest.mark.rule("TAL-CMP-1", "TAL-CMP-5")
def test_purchase_cards_run_out() -> None:
    at = scene(
        order("diagon-alley", galleons=4),
        order_too("azkaban", objects=["wand"]),
        eater("azkaban", objects=["wand"]),
        eater_too("azkaban", objects=["wand"]),
        phase="meet",
    )
    assert [option[1] for option in at.options if option[0] == "buy"] == [
        "exploding-bonbons", "floo-powder", "bertie-botts-beans", "chocolate-frogs",
    ]  # fmt: skip


@pytest.mark.rule("TAL-CMP-1", "TAL-HAL-1")
def test_hallows_run_out() -> None:
    at = scene(
        order("hagrids-hut"),
        order_too("azkaban", objects=[HALLOW]),
        eater("azkaban", objects=[HALLOW]),
        eater_too("azkaban", objects=[HALLOW]),
        dice=[4, 6],
        phase="meet",
    )
    assert at.changed() == {}


@pytest.mark.rule("TAL-CMP-1", "TAL-DIA-1")
@pytest.mark.parametrize(
    ("space", "dice", "full"),
    [
        ("azkaban", [6], {"magic": 12}),
        ("hagrids-hut", [2, 4], {"might": 12}),
        ("hagrids-hut", [6, 6], {"life": 8}),
    ],
)
def test_dials_end(space: str, dice: list[int], full: dict[str, int]) -> None:
    at = scene(order(space, **full), eater("honeydukes"), dice=dice, phase="meet")
    assert at.changed() == {}


# ---- TAL-CMP-2

PRINTED = {
    "harry-potter": (ORDER_SIDE, 4, 3, 4, 5, 1, "4-privet-drive"),
    "albus-dumbledore": (ORDER_SIDE, 5, 2, 5, 2, 2, "ministry-of-magic"),
    "minerva-mcgonagall": (ORDER_SIDE, 4, 3, 4, 3, 0, "4-privet-drive"),
    "rubeus-hagrid": (ORDER_SIDE, 2, 5, 4, 2, 0, "leaky-cauldron"),
    "draco-malfoy": (EATER_SIDE, 4, 3, 4, 2, 0, "malfoy-manor"),
    "bellatrix-lestrange": (EATER_SIDE, 5, 1, 3, 3, 2, "azkaban"),
}


@pytest.mark.rule("TAL-CMP-2")
@pytest.mark.parametrize("character", PRINTED)
def test_printed_characters_are_as_printed(character: str) -> None:
    entry = box().characters[character]
    a = entry.a
    assert a.source == "seed"
    found = (entry.alignment, a.magic, a.might, a.life, a.fate, a.spells, a.start)
    assert found == PRINTED[character]
    assert a.galleons == 2


@pytest.mark.rule("TAL-CMP-2")
def test_our_own_characters_and_sides_say_so() -> None:
    characters = box().characters
    for name in ("lucius-malfoy", "peter-pettigrew"):
        assert characters[name].alignment == EATER_SIDE
        assert (characters[name].source, characters[name].a.source) == ("seed", "ours")
    assert {character.b.source for character in characters.values()} == {"ours"}
    assert all(character.a.abilities != character.b.abilities for character in characters.values())


# ---- TAL-CMP-3


@pytest.mark.rule("TAL-CMP-3")
@pytest.mark.parametrize("stat", ["magic", "might"])
@pytest.mark.parametrize(
    ("space", "power"),
    [("leaky-cauldron", 7), ("owlery", 9), ("astronomy-tower", 10)],
)
def test_voldemort_is_stronger_the_further_in(space: str, power: int, stat: str) -> None:
    at = scene(
        eater("diagon-alley"), order(space, life=2), dice=[1, 1, 6], phase="voldemort",
        voldemort={"leaky-cauldron": "diagon-alley", "owlery": "hagrids-hut",
                   "astronomy-tower": "room-of-requirement"}[space],
    )  # fmt: skip
    at.do(("voldemort", space))
    assert at.event(VoldemortMoved).space == space
    at.do(("stat", stat))
    assert at.decision.prompt.args["theirs"] == power
    at.do(("fight",))
    assert at.changed() == {"1.life": 1, "voldemort": space}


@pytest.mark.rule("TAL-CMP-3", "TAL-VOL-2")
@pytest.mark.parametrize(
    ("die", "gained"),
    [
        (1, {"1.fate": 1}),
        (2, {"1.galleons": 1}),
        (3, {"1.life": 5}),
        (4, {"1.might": 4}),
        (5, {"1.magic": 12}),
        (6, {"1.spells": ["lumos"]}),
    ],
)
def test_whoever_beats_voldemort_rolls_for_a_benefit(die: int, gained: dict[str, object]) -> None:
    more = ["lumos"] if die == 6 else []
    at = scene(
        eater("st-mungos"), order("leaky-cauldron", magic=11), order_too("leaky-cauldron"),
        dice=[1, 6, 1, die, *more], phase="voldemort", voldemort="diagon-alley",
    )  # fmt: skip
    at.do(("voldemort", "leaky-cauldron"), ("attacked", 1), ("stat", "magic"), ("fight",))
    assert at.changed() == {"voldemort": "leaky-cauldron", **gained}


# ---- TAL-CMP-4

CARDS = {
    # id: deck if printed, kind, number, opposed, side, Magic
    "covered-in-stinksap": ("event", 1, None, None, None),
    "aurors": ("enemy", 2, None, None, 4),
    "narcissa-malfoy": ("follower", 5, 2, EATER_SIDE, 3),
    "antonin-dolohov": ("follower", 5, 2, EATER_SIDE, 7),
    "fred-and-george-weasley": ("follower", 5, 2, ORDER_SIDE, 2),
    "ginny-weasley": ("follower", 5, 2, ORDER_SIDE, 3),
    "luna-lovegood": ("follower", 5, 2, ORDER_SIDE, 2),
    "nymphadora-tonks": ("follower", 5, 2, ORDER_SIDE, 3),
    "neville-longbottom": ("follower", 5, 2, ORDER_SIDE, 1),
    "dobby": ("follower", 5, None, None, None),
    "fang": ("follower", 5, None, None, None),
    "grawp": ("follower", 5, None, None, None),
    "troll": ("follower", 5, None, None, None),
    "beaded-bag": ("object", 5, None, None, None),
    "marauders-map": ("magic-object", 5, None, None, None),
    "seaside-cavern": ("place", 6, None, None, None),
}


@pytest.mark.rule("TAL-CMP-4")
@pytest.mark.parametrize("card", CARDS)
def test_printed_cards_are_as_printed(card: str) -> None:
    entry = box().encounters[card]
    found = (entry.kind, entry.number, entry.opposed, entry.alignment, entry.strength)
    assert found == CARDS[card]
    assert entry.source == "seed"
    assert entry.stat == ("magic" if entry.strength else None)


@pytest.mark.rule("TAL-CMP-4")
def test_what_the_decks_are_made_of() -> None:
    content = box()
    assert content.encounters["antonin-dolohov"].deck == "outer"
    decks = {"outer": (14, 12, 4, range(1, 8)), "middle": (16, 9, 5, range(4, 9))}
    for deck, (enemies, followers, observers, strengths) in decks.items():
        cards = [card for card in content.encounters.values() if card.deck == deck]
        kinds = Counter(card.kind for card in cards)
        taken = sum(kinds[kind] for kind in ("object", "magic-object", "find", "galleons"))
        assert (kinds["enemy"], kinds["follower"], kinds["event"]) == (enemies, followers, 7)
        assert (kinds["observer"], kinds["place"], taken) == (observers, 5, 8)
        assert all(card.number == 4 for card in cards if card.kind == "observer")
        assert all(card.strength in strengths for card in cards if card.kind == "enemy")


@pytest.mark.rule("TAL-CMP-4")
@pytest.mark.parametrize(("edition", "magic"), [("en", 2), ("pl", 3)])
def test_the_editions_disagree_about_luna(edition: str, magic: int) -> None:
    at = scene(
        eater("azkaban"), order("honeydukes"), dice=[1, 6], edition=edition, phase="meet",
        lying={"azkaban": ["luna-lovegood"]},
    )  # fmt: skip
    assert at.decision.prompt.args["theirs"] == magic
    at.do(("fight",))
    assert at.event(Scored).foe_score == magic + 6


@pytest.mark.rule("TAL-CMP-4", "TAL-ENC-2", "TAL-ENC-4")
def test_stinksap_turns_the_advantage_once_and_lies_beside_the_board() -> None:
    at = scene(
        order("leaky-cauldron"), eater("honeydukes"), dice=["covered-in-stinksap"], phase="meet"
    )
    assert at.happened(AdvantageTurned) == 1
    assert at.changed() == {"advantage": EATER_SIDE, "slow_card": "covered-in-stinksap"}


@pytest.mark.rule("TAL-CMP-4", "TAL-MOV-3")
def test_two_rounds_all_move_one_space_and_then_the_card_is_discarded() -> None:
    at = scene(
        order("st-mungos"), eater("hospital-wing"), dice=[2], active=1,
        slow_card="covered-in-stinksap", slow_seat=0, slow_rounds=2,
        lying={"the-burrow": ["wand"], "castle-lawn-3": ["firebolt"]},
    )  # fmt: skip
    there: list[Option] = [("move",), ("walk", "castle-lawn-3"), ("done",)]
    at.do(*there, ("move",), ("walk", "the-burrow"), ("done",))
    assert at.changed() == {"0.space": "the-burrow", "1.space": "castle-lawn-3"}
    at.do(("move",), ("walk", "hospital-wing"), ("move",), ("walk", "st-mungos"))
    assert at.changed() == {
        "0.space": "st-mungos", "1.space": "hospital-wing", "slow_card": "",
        "discards.outer": ["covered-in-stinksap"],
    }  # fmt: skip
    at.do(("move",))
    assert ("walk", "owlery") in at.options  # two steps


@pytest.mark.rule("TAL-CMP-4", "TAL-TRN-1")
def test_an_extra_turn_is_no_end_of_a_round() -> None:
    at = scene(
        order("st-mungos"), eater("hospital-wing"), phase="end", extra=1,
        slow_card="covered-in-stinksap", slow_seat=0, slow_rounds=2,
        lying={"the-burrow": ["wand"]},
    )  # fmt: skip
    at.do(("again",))
    assert at.table.slow_rounds == 1
    at.do(("move",), ("walk", "the-burrow"), ("done",))
    assert (at.asked, at.table.slow_rounds) == ((1, "plan"), 1)


@pytest.mark.rule("TAL-CMP-4", "TAL-TRN-1")
def test_stinksap_drawn_in_an_extra_turn_lasts_two_rounds_more() -> None:
    at = scene(
        order("honeydukes"), eater("hospital-wing"), phase="end", extra=1,
        dice=[2, "covered-in-stinksap"],
    )  # fmt: skip
    at.do(("again",), ("move",), ("walk", "godrics-hollow"))
    assert (at.asked, at.table.slow_rounds) == ((1, "plan"), 2)


# ---- TAL-CMP-5


@pytest.mark.rule("TAL-CMP-5")
def test_seven_kinds_of_purchases() -> None:
    assert {card.id: card.copies for card in box().purchases.values()} == dict.fromkeys(
        ["wand", "exploding-bonbons", "floo-powder", "bertie-botts-beans", "chocolate-frogs",
         "lantern", "portkey"], 3,
    )  # fmt: skip


@pytest.mark.rule("TAL-CMP-5", "TAL-SPC-1")
def test_flourish_and_blotts_sells_five_of_them_at_their_prices() -> None:
    at = scene(order("diagon-alley", galleons=4), eater("azkaban"), phase="meet")
    assert [option for option in at.options if option[0] == "buy"] == [
        ("buy", "exploding-bonbons", 2), ("buy", "wand", 2), ("buy", "floo-powder", 3),
        ("buy", "bertie-botts-beans", 3), ("buy", "chocolate-frogs", 4),
    ]  # fmt: skip
    at.do(("buy", "wand", 2))
    assert [option[1] for option in at.options if option[0] == "buy"] == ["exploding-bonbons"]
    at.do(("done",), ("end",))
    assert at.changed() == {"0.galleons": 2, "0.objects": ["wand"], "purchases.wand": 2}


@pytest.mark.rule("TAL-CMP-5")
@pytest.mark.parametrize(
    ("card", "saved_from"),
    [("exploding-bonbons", 6), ("bertie-botts-beans", 5), ("chocolate-frogs", 4)],
)
@pytest.mark.parametrize("die", [1, 3, 4, 5, 6])
def test_sweets_save_the_life_but_not_the_battle(card: str, saved_from: int, die: int) -> None:
    at = scene(
        order("leaky-cauldron", objects=[card]), eater("azkaban"), dice=[1, 6, die],
        phase="meet", lying={"leaky-cauldron": ["hit-wizards"]},
    )  # fmt: skip
    at.do(("fight",), ("accept",), ("end",))
    assert at.changed() == ({} if die >= saved_from else {"0.life": 3})
    assert at.happened(BattleLost) == 1
    assert at.active == 1


@pytest.mark.rule("TAL-CMP-5")
def test_sweets_are_no_help_against_life_lost_otherwise() -> None:
    at = scene(order("malfoy-manor", objects=["chocolate-frogs"]), eater("azkaban"), phase="meet")
    assert at.changed() == {"0.life": 3}


@pytest.mark.rule("TAL-CMP-5", "TAL-SPE-1")
def test_floo_powder_and_wand_do_not_count_for_spells() -> None:
    at = scene(
        order("azkaban", objects=["floo-powder", "wand"]),
        eater("azkaban", objects=["marauders-map"]),
    )
    totals = [total(strength(at.game, number, "magic")) for number in (0, 1)]
    assert totals == [4, 6]
    dice = [total(strength(at.game, number, "magic", "dice")) for number in (0, 1)]
    assert dice == [5, 6]


@pytest.mark.rule("TAL-CMP-5")
def test_floo_powder_and_wand_count_in_battle() -> None:
    at = scene(
        order("leaky-cauldron", objects=["floo-powder", "wand"]), eater("azkaban"), dice=[1, 4],
        phase="meet", lying={"leaky-cauldron": ["hit-wizards"]},
    )  # fmt: skip
    at.do(("fight",))
    scored = at.event(Scored)
    assert dict(zip(scored.sources, scored.amounts, strict=True)) == {
        "magic": 4, "floo-powder": 1, "wand": 1,
    }  # fmt: skip


@pytest.mark.rule("TAL-CMP-5", "TAL-CRS-1")
@pytest.mark.parametrize(
    ("space", "opposite"),
    [("the-burrow", "castle-lawn-3"), ("ministry-atrium", "quidditch-pitch"), ("azkaban", None)],
)
def test_floo_powder_crosses_from_two_spaces_and_is_kept(space: str, opposite: str | None) -> None:
    at = scene(
        order(space, objects=["floo-powder"]), eater("honeydukes"),
        lying={"castle-lawn-3": ["fang"]},
    )  # fmt: skip
    if opposite is None:
        assert at.options == [("move",)]
        return
    assert at.options == [("move",), ("cross", "floo-powder")]
    at.do(("cross", "floo-powder"))
    assert at.changed() == {"0.space": opposite}
