"""TAL-ENC, TAL-ADV, TAL-DCK: meeting spaces, cards and characters."""

import pytest

from commonroom.games.talisman.entries import Deck
from commonroom.games.talisman.events import (
    AdvantageTurned,
    BattleBegan,
    CardDrawn,
    CardMet,
    SpellCastOn,
)
from commonroom.kernel import Option
from tests.games.talisman.rules.scene import (
    EATER_SIDE,
    HALLOW,
    ORDER_SIDE,
    Scene,
    eater,
    eater_too,
    order,
    order_too,
    scene,
)

LEAKY, MUNGOS, PROPHECY = "leaky-cauldron", "st-mungos", "hall-of-prophecy"


def met(at: Scene) -> list[str]:
    """The cards met so far, in order."""
    cards: list[str] = []
    for one in at.told:
        if isinstance(one, CardMet):
            cards.append(one.card)
        elif isinstance(one, BattleBegan):
            cards += one.foes
    return cards


# ---- TAL-ENC-1


@pytest.mark.rule("TAL-ENC-1")
def test_the_space_or_one_character_of_the_other_side() -> None:
    at = scene(order(MUNGOS), eater(MUNGOS), order_too(MUNGOS), eater_too("azkaban"), phase="meet")
    assert at.options == [("space",), ("duel", 1)]


@pytest.mark.rule("TAL-ENC-1")
def test_with_a_character_nothing_else_is_met_here() -> None:
    """Not the enemy, the place, the text of the space, nor what could be taken."""
    at = scene(
        order("gringotts-bank"), eater("gringotts-bank"), dice=[2, 2], phase="meet",
        advantage=ORDER_SIDE, coins={"gringotts-bank": 3},
        lying={"gringotts-bank": ["hit-wizards", "seaside-cavern", "wand"]},
        held={"seaside-cavern": 4},
    )  # fmt: skip
    at.do(("duel", 1), ("fight",), ("wound",))
    assert at.changed() == {"1.life": 3}
    assert at.asked == (1, "plan")


@pytest.mark.rule("TAL-ENC-1", "TAL-SPE-2")
def test_a_character_may_be_met_by_a_spell() -> None:
    at = scene(
        order("azkaban", spells=["obliviate"]), eater("azkaban", spells=["lumos"]),
        eater_too("honeydukes", spells=["expulso"]), phase="meet",
    )  # fmt: skip
    assert ("meet-by-spell", "obliviate", 1) in at.options
    assert ("meet-by-spell", "obliviate", 2) not in at.options
    at.do(("meet-by-spell", "obliviate", 1))
    assert at.changed() == {"0.spells": [], "1.spells": []}
    assert at.event(SpellCastOn).other_seat == 1
    assert at.active == 1  # Azkaban is not rolled for


# ---- TAL-ENC-2


@pytest.mark.rule("TAL-ENC-2")
@pytest.mark.parametrize(
    ("space", "region", "cards"),
    [
        (LEAKY, "outer", ["dropped-galleon"]),
        (PROPHECY, "outer", ["dropped-galleon", "cleansweep"]),
        ("owlery", "middle", ["triwizard-winnings"]),
    ],
)
def test_cards_come_from_the_deck_of_the_region(space: str, region: Deck, cards: list[str]) -> None:
    at = scene(order(space), eater("azkaban"), dice=cards, phase="meet")
    assert at.changed() == {f"lying.{space}": cards}
    assert all(one in at.game.content.decks[region] for one in cards)


@pytest.mark.rule("TAL-ENC-2")
@pytest.mark.parametrize(
    ("lying", "drawn"),
    [
        (["lantern"], 1),  # any type counts: a purchase card
        ([HALLOW], 1),
        (["seaside-cavern"], 1),
        (["hit-wizards", "wand"], 0),
        (["fang", "wand", "lantern"], 0),
    ],
)
def test_cards_that_lie_there_count_and_are_met(lying: list[str], drawn: int) -> None:
    cards = ["cleansweep", "dropped-galleon"][:drawn]
    at = scene(
        order(PROPHECY), eater("azkaban"), dice=cards, phase="meet", lying={PROPHECY: lying},
        coins={PROPHECY: 5},
    )  # fmt: skip
    assert at.happened(CardDrawn) == drawn
    assert at.table.lying[PROPHECY] == (*lying, *cards)
    if "hit-wizards" in lying:
        assert at.asked == (0, "fight")


@pytest.mark.rule("TAL-ENC-2", "TAL-ADV-1")
@pytest.mark.parametrize(
    ("cards", "side"),
    [
        (["daily-prophet-smear", "call-to-arms"], EATER_SIDE),
        (["daily-prophet-smear", "wand"], EATER_SIDE),
        (["dropped-galleon", "cleansweep"], ORDER_SIDE),
    ],
)
def test_events_turn_the_advantage_once_however_many(cards: list[str], side: str) -> None:
    lying = [card for card in cards if card == "wand"]
    at = scene(
        order(PROPHECY), eater("azkaban"), phase="meet", lying={PROPHECY: lying},
        dice=[card for card in cards if card != "wand"],
    )  # fmt: skip
    assert at.table.advantage == side
    assert at.happened(AdvantageTurned) == (side == EATER_SIDE)


@pytest.mark.rule("TAL-ENC-2")
def test_the_advantage_turns_before_any_card_is_met() -> None:
    """The event would otherwise give Fate to the side that had it."""
    at = scene(
        order(PROPHECY, fate=0), eater("azkaban"), dice=["dropped-galleon", "call-to-arms"],
        phase="meet",
    )  # fmt: skip
    assert at.changed() == {
        "advantage": EATER_SIDE, "1.fate": 1, "discards.outer": ["call-to-arms"],
        f"lying.{PROPHECY}": ["dropped-galleon"],
    }  # fmt: skip


# ---- TAL-ENC-3


@pytest.mark.rule("TAL-ENC-3", "TAL-ENC-5")
def test_lowest_number_first() -> None:
    """Event 1, Magic 2, Might 3, then the text, observers 4, places 6, and taking at last."""
    at = scene(
        order("forbidden-forest-1", magic=12, might=12), eater("azkaban"),
        dice=[6, 1, 6, 1],
        phase="meet",
        lying={"forbidden-forest-1": ["wand", "mirror-of-erised", "firenze", "grindylows",
                                      "bloody-baron", "phoenix-song"]},
    )  # fmt: skip
    at.do(("fight",), ("fight",))
    assert at.player(0).life == 3  # the forest took one, after the song and the enemies
    at.do(("decline",), ("decline",))
    assert met(at) == ["phoenix-song", "bloody-baron", "grindylows", "firenze", "mirror-of-erised"]
    assert at.asked == (0, "take")


@pytest.mark.rule("TAL-ENC-3")
@pytest.mark.parametrize("cards", [["hit-wizards", "aurors"], ["aurors", "hit-wizards"]])
def test_ties_in_the_order_drawn(cards: list[str]) -> None:
    at = scene(order(PROPHECY), eater("azkaban"), dice=[*cards], phase="meet")
    assert met(at) == cards


@pytest.mark.rule("TAL-ENC-3")
def test_what_lay_there_comes_before_what_is_drawn() -> None:
    at = scene(
        order(PROPHECY), eater("azkaban"), dice=["aurors"], phase="meet",
        lying={PROPHECY: ["hit-wizards"]},
    )  # fmt: skip
    assert met(at) == ["hit-wizards", "aurors"]


@pytest.mark.rule("TAL-ENC-3")
def test_taking_is_optional_and_of_what_is_ones_own_or_neutral() -> None:
    at = scene(
        order(MUNGOS), eater("azkaban"), phase="meet", coins={MUNGOS: 2}, dice=[6, 1],
        lying={MUNGOS: ["nymphadora-tonks", "fang", "wand", "dropped-galleon", "corban-yaxley",
                        HALLOW]},
    )  # fmt: skip
    at.do(("fight",))  # Yaxley is an enemy
    assert at.options == [
        ("take", "nymphadora-tonks"), ("take", "fang"), ("take", "wand"),
        ("take", "dropped-galleon"), ("take", HALLOW), ("take-galleons",), ("done",),
    ]  # fmt: skip
    at.do(("take", "fang"), ("take-galleons",), ("done",), ("end",))
    assert at.changed() == {
        "0.followers": ["fang"], "0.galleons": 2, "0.trophies": ["corban-yaxley"],
        f"coins.{MUNGOS}": None,
        f"lying.{MUNGOS}": ["nymphadora-tonks", "wand", "dropped-galleon", HALLOW],
    }  # fmt: skip


@pytest.mark.rule("TAL-ENC-3", "TAL-CMP-2")
def test_dracos_objects_come_first_bought_ones_too() -> None:
    draco = {"character": "draco-malfoy", "space": LEAKY, "fate": 0, "galleons": 0}
    at = scene(
        draco, order("azkaban"), dice=[6, 1], phase="meet",
        lying={LEAKY: ["hit-wizards", "marauders-map", "lantern", HALLOW, "fang"]},
    )  # fmt: skip
    for card in ("marauders-map", "lantern", HALLOW):
        assert at.asked == (0, "take")
        assert at.decision.prompt.args["card"] == card
        at.do(("accept",) if card != "lantern" else ("decline",))
    assert at.asked == (0, "fight")
    assert at.changed() == {
        "0.objects": ["marauders-map", HALLOW],
        f"lying.{LEAKY}": ["hit-wizards", "lantern", "fang"],
    }  # fmt: skip
    at.do(("fight",))
    assert at.options == [("take", "lantern"), ("take", "fang"), ("done",)]


# ---- TAL-ENC-4


@pytest.mark.rule("TAL-ENC-4")
def test_cards_stay_where_they_were_met_for_whoever_comes() -> None:
    at = scene(
        order(LEAKY), eater(MUNGOS, ferret=1), dice=["aurors", 1, 6], phase="meet",
    )  # fmt: skip
    at.do(("fight",))
    assert at.changed() == {"0.life": 3, f"lying.{LEAKY}": ["aurors"]}
    at = scene(eater(LEAKY), order(MUNGOS), phase="meet", lying={LEAKY: ["aurors"]})
    assert (at.asked, met(at)) == ((0, "fight"), ["aurors"])


@pytest.mark.rule("TAL-ENC-4", "TAL-ENC-6")
def test_drawn_cards_stay_behind_when_one_is_moved() -> None:
    at = scene(order(PROPHECY), eater("azkaban"), dice=["hit-wizards", "knight-bus"], phase="meet")
    at.do(("go", MUNGOS))
    assert at.changed() == {
        "0.space": MUNGOS, "advantage": EATER_SIDE, f"lying.{PROPHECY}": ["hit-wizards"],
        "discards.outer": ["knight-bus"],
    }  # fmt: skip


@pytest.mark.rule("TAL-ENC-4")
def test_a_card_that_goes_elsewhere_does_nothing_to_its_drawer_now() -> None:
    at = scene(order(LEAKY), eater("azkaban"), dice=["covered-in-stinksap"], phase="meet",
               came_from="outer", coins={LEAKY: 1})  # fmt: skip
    assert at.table.lying == {}
    assert at.asked == (0, "take")  # its turn goes on


# ---- TAL-ENC-5


@pytest.mark.rule("TAL-ENC-5")
@pytest.mark.parametrize(
    ("who", "card", "fights"),
    [(order, "nymphadora-tonks", False), (eater, "nymphadora-tonks", True),
     (order, "corban-yaxley", True), (eater, "corban-yaxley", False),
     (order, "fang", False), (eater, "fang", False), (order, "aurors", True),
     (eater, "aurors", True)],
)  # fmt: skip
def test_a_card_is_a_friend_to_its_side_and_an_enemy_to_the_other(
    who: object, card: str, fights: bool
) -> None:
    mine, other = (order, eater) if who is order else (eater, order)
    at = scene(mine(MUNGOS), other("azkaban"), phase="meet", lying={MUNGOS: [card]})
    assert at.asked == ((0, "fight") if fights else (0, "take"))


@pytest.mark.rule("TAL-ENC-5", "TAL-BAT-2")
def test_an_aligned_enemy_has_the_number_of_its_other_half() -> None:
    """As an enemy, Tonks has number 2 and fights with the Aurors; as a friend 5, after them."""
    lying = {PROPHECY: ["nymphadora-tonks", "aurors"]}
    at = scene(eater(PROPHECY), order("azkaban"), phase="meet", lying=lying)
    assert met(at) == ["nymphadora-tonks", "aurors"]
    at = scene(order(PROPHECY), eater("azkaban"), phase="meet", lying=lying)
    assert met(at) == ["aurors"]


# ---- TAL-ENC-6


@pytest.mark.rule("TAL-ENC-6")
def test_moved_by_a_card_one_goes_at_once_and_takes_nothing() -> None:
    """The Forbidden Forest would cost a Life; the passage comes after it, Honeydukes draws."""
    at = scene(
        order("hospital-wing", galleons=1, life=3), eater("honeydukes"), phase="meet",
        lying={"hospital-wing": ["one-eyed-witch-passage", "wand"], "honeydukes": ["lantern"]},
    )  # fmt: skip
    at.do(("choose", "to-honeydukes"))
    assert at.changed() == {"0.space": "honeydukes"}  # neither healed nor taken
    assert at.options == [("space",), ("duel", 1)]
    at.do(("space",))
    assert at.options == [("take", "lantern"), ("done",)]


@pytest.mark.rule("TAL-ENC-6")
def test_moved_by_the_space_one_takes_first() -> None:
    at = scene(
        order("the-lake"), eater("quidditch-pitch"), dice=[2], phase="meet",
        lying={"the-lake": ["wand"]},
    )  # fmt: skip
    assert at.changed() == {}
    at.do(("take", "wand"))
    assert at.changed() == {
        "0.objects": ["wand"], "0.space": "quidditch-pitch", "lying.the-lake": None,
    }  # fmt: skip
    assert at.options == [("space",), ("duel", 1)]


@pytest.mark.rule("TAL-ENC-6", "TAL-GAT-1")
def test_in_the_new_space_one_starts_again_with_all_it_offers() -> None:
    at = scene(order("whomping-willow", fate=0), eater("azkaban"), phase="meet",
               lying={"whomping-willow": ["one-eyed-witch-passage"]})  # fmt: skip
    at.do(("choose", "within-the-grounds"), ("go", "hogwarts-gates"))
    assert at.changed() == {"0.space": "hogwarts-gates"}
    assert at.options == [("space",), ("gates", "magic"), ("gates", "might")]


# ---- TAL-ENC-7


@pytest.mark.rule("TAL-ENC-7")
def test_without_a_draw_the_cards_there_come_first_and_then_the_text() -> None:
    at = scene(
        order("malfoy-manor"), eater("azkaban"), dice=[6, 1], phase="meet",
        lying={"malfoy-manor": ["hit-wizards", "seaside-cavern", "wand"]},
        held={"seaside-cavern": 1},
    )  # fmt: skip
    at.do(("fight",))
    assert at.asked == (0, "take-held")
    assert at.player(0).life == 4
    at.do(("accept",))
    assert at.asked == (0, "take")
    assert at.player(0).life == 3


# ---- TAL-ENC-8


@pytest.mark.rule("TAL-ENC-8")
@pytest.mark.parametrize(("dice", "reached"), [([6, 1], True), ([1, 6], False), ([1, 2], False)])
def test_text_and_taking_only_after_every_enemy(dice: list[int], reached: bool) -> None:
    at = scene(
        order("whomping-willow", galleons=1), eater("azkaban"), dice=dice, phase="meet",
        lying={"whomping-willow": ["hit-wizards", "wand"]},
    )  # fmt: skip
    at.do(("fight",))
    assert (at.asked == (0, "choose")) == reached
    if reached:
        at.do(("choose", "galleon"))
        assert at.asked == (0, "take")
    else:
        assert at.asked == (0, "end")


@pytest.mark.rule("TAL-ENC-8", "TAL-BAT-5")
def test_an_evaded_enemy_does_not_stop_the_encounter_and_stays() -> None:
    at = scene(
        order("whomping-willow", galleons=1, spells=["impedimenta"]), eater("azkaban"),
        phase="meet", lying={"whomping-willow": ["hit-wizards", "grindylows", "wand"]},
    )  # fmt: skip
    evade: Option = ("evade", "impedimenta")
    at.do(("cast", 0, "impedimenta"), evade, evade, ("choose", "galleon"), ("take", "wand"))
    assert at.changed() == {
        "0.spells": [], "0.galleons": 0, "0.objects": ["wand"],
        "lying.whomping-willow": ["hit-wizards", "grindylows"],
    }  # fmt: skip


# ---- TAL-ADV-1


@pytest.mark.rule("TAL-ADV-1")
@pytest.mark.parametrize(("side", "turned"), [(EATER_SIDE, 1), (ORDER_SIDE, 0)])
def test_turning_the_token_to_the_side_it_shows_does_nothing(side: str, turned: int) -> None:
    """Bellatrix, who gains a spell when it turns to her side, is no better off."""
    at = scene(
        order("azkaban", spells=["expulso"]),
        {"character": "bellatrix-lestrange", "space": "azkaban", "spells": []},
        advantage=ORDER_SIDE,
    )
    at.do(("cast", 0, "expulso"), ("side", side))
    assert at.happened(AdvantageTurned) == turned
    assert at.asked == ((1, "use") if turned else (0, "plan"))


# ---- TAL-DCK-1


@pytest.mark.rule("TAL-DCK-1")
def test_an_empty_deck_is_made_of_its_own_discards() -> None:
    at = scene(
        order(LEAKY), eater("azkaban"), dice=["cleansweep"], phase="meet", outer=[], middle=[]
    )
    decks, discards = at.table.decks, at.table.discards
    assert at.table.lying == {LEAKY: ("cleansweep",)}
    assert sorted([*decks["outer"], "cleansweep"]) == sorted(at.game.content.decks["outer"])
    assert (discards["outer"], decks["middle"]) == ((), ())
    assert sorted(discards["middle"]) == sorted(at.game.content.decks["middle"])


@pytest.mark.rule("TAL-DCK-1", "TAL-CMP-2")
def test_a_card_at_the_bottom_comes_before_the_shuffle() -> None:
    at = scene(
        order(LEAKY), eater("azkaban"), phase="meet", outer=[], bottoms={"outer": ["cleansweep"]}
    )
    assert at.table.lying == {LEAKY: ("cleansweep",)}
    assert at.table.decks["outer"] == ()


@pytest.mark.rule("TAL-DCK-1")
def test_with_no_card_anywhere_none_is_drawn() -> None:
    at = scene(
        order(LEAKY), eater("azkaban"), phase="meet", outer=[],
        lying={"azkaban": [card for card in _outer() if card != "dropped-galleon"],
               LEAKY: ["dropped-galleon"]},
    )  # fmt: skip
    assert at.asked == (0, "take")


def _outer() -> list[str]:
    return list(scene(order(LEAKY), eater("azkaban")).game.content.decks["outer"])


@pytest.mark.rule("TAL-DCK-1", "TAL-SPE-3")
def test_played_and_discarded_spells_go_to_one_pile_that_becomes_the_deck() -> None:
    at = scene(
        order("azkaban", spells=["expulso", "obliviate"]), eater("azkaban", spells=["protego"])
    )
    at.do(("cast", 0, "expulso"), ("side", ORDER_SIDE), ("cast-on", 0, "obliviate", 1))
    assert sorted(at.table.spell_discard) == ["expulso", "obliviate", "protego"]
    at = scene(
        order("12-grimmauld-place"), eater("azkaban"), dice=[6, "lumos"], phase="meet", spells=[]
    )
    at.do(("choose", "train"))
    assert at.changed() == {"0.spells": ["lumos"]}
    left = len(at.game.content.spell_deck) - 1
    assert (len(at.table.spells), at.table.spell_discard) == (left, ())
