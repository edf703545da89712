"""The places: visited by whoever comes to their space, as long as they lie there."""

import pytest

from tests.games.talisman.cards.table import (
    ACCEPT,
    DECLINE,
    DONE,
    FIGHT,
    LEAKY,
    OWLERY,
    Changes,
    card,
    each_card,
    foe_of,
    gone,
    harry,
    meeting,
    rolls,
    table,
)
from tests.games.talisman.rules.scene import HALLOW, box, eater_too, order_too

pytestmark = pytest.mark.rule("TAL-CMP-4", "TAL-ENC-3")

PLACES = [
    "seaside-cavern", "hogwarts-express-trolley", "vanishing-cabinet", "borgin-and-burkes",
    "duelling-club", "chamber-of-secrets", "mirror-of-erised", "prefects-bathroom",
    "restricted-section", "one-eyed-witch-passage",
]  # fmt: skip


def test_places_are_number_6() -> None:
    assert {card.number for card in box().encounters.values() if card.kind == "place"} == {6}


# ---- places of the Outer region -------------------------------------------------------------


@card("seaside-cavern")
def test_seaside_cavern_drawn() -> None:
    """4 Fate are put on it when it is drawn; you may take 1."""
    at = meeting("seaside-cavern", drawn=True)
    assert at.changed() == {"held.seaside-cavern": 4, f"lying.{LEAKY}": ["seaside-cavern"]}
    assert at.asks() == {"accept", "decline"}
    at.do(ACCEPT)
    assert at.changed() == {"held.seaside-cavern": 3, "0.fate": 1}


@card("seaside-cavern")
def test_seaside_cavern_visited() -> None:
    """You may take 1 a visit; empty, it is discarded."""
    at = meeting("seaside-cavern", held={"seaside-cavern": 2})
    at.do(DECLINE)
    assert at.changed() == {}
    at = meeting("seaside-cavern", held={"seaside-cavern": 1})
    at.do(ACCEPT)
    assert at.changed() == {"held.seaside-cavern": None, "0.fate": 1, **gone("seaside-cavern")}
    assert at.table.held == {}


@card("seaside-cavern")
@pytest.mark.rule("TAL-CMP-1")
def test_seaside_cavern_and_a_short_supply() -> None:
    """4 Fate: as many as there are."""
    rich = [eater_too("azkaban", fate=33)]
    at = meeting("seaside-cavern", drawn=True, me=harry(fate=1), others=rich)
    assert at.table.held == {"seaside-cavern": 2}
    at.do(DECLINE)


@card("seaside-cavern")
@pytest.mark.rule("TAL-CMP-1")
def test_seaside_cavern_without_any_fate() -> None:
    """Nothing can be laid on it, so it is empty and goes."""
    at = meeting("seaside-cavern", drawn=True, others=[eater_too("azkaban", fate=36)])
    assert at.changed() == {"discards.outer": ["seaside-cavern"]}
    assert (at.table.held, at.active) == ({}, 1)


@card("hogwarts-express-trolley")
def test_trolley() -> None:
    """You may buy Bonbons for 1 G, Beans for 2, Frogs for 3."""
    at = meeting("hogwarts-express-trolley", me=harry(galleons=4))
    prices = {"buy exploding-bonbons 1", "buy bertie-botts-beans 2", "buy chocolate-frogs 3"}
    assert at.asks() == prices | {"done"}
    at.do(("buy", "chocolate-frogs", 3))
    assert at.asks() == {"buy exploding-bonbons 1", "done"}
    at.do(("buy", "exploding-bonbons", 1))
    assert at.changed() == {
        "0.galleons": 0, "0.objects": ["chocolate-frogs", "exploding-bonbons"],
        "purchases.chocolate-frogs": 2, "purchases.exploding-bonbons": 2,
    }  # fmt: skip


@card("hogwarts-express-trolley")
@pytest.mark.rule("TAL-CMP-1")
def test_trolley_sold_out() -> None:
    """You may buy: what is left, what you have not, what you can pay; or nothing."""
    others = [
        eater_too("azkaban", objects=["exploding-bonbons"]),
        order_too("azkaban", objects=["exploding-bonbons"]),
    ]
    me = harry(galleons=2, objects=["wand"])
    lying = {LEAKY: ["hogwarts-express-trolley"], "azkaban": ["exploding-bonbons"]}
    at = table(me, *others, phase="meet", lying=lying)
    assert at.asks() == {"buy bertie-botts-beans 2", "done"}
    at.do(DONE)
    assert at.changed() == {}


@card("vanishing-cabinet")
@rolls({1: "life", 2: "turn", 3: "", 4: "", 5: "go", 6: "go"})
def test_vanishing_cabinet(face: int, change: str) -> None:
    """You may roll: 1 lose 1 Life; 2 lose a turn; 5–6 move to the opposite space and meet it."""
    changes: dict[str, Changes] = {
        "life": {"0.life": 3}, "turn": {"0.lost_turns": 1}, "": {},
        "go": {"0.space": "hogwarts-gates", "lying.hogwarts-gates": ["firebolt"]},
    }  # fmt: skip
    at = meeting("vanishing-cabinet", face, *(["firebolt"] if face > 4 else []))
    at.do(ACCEPT)
    if face > 4:
        assert at.asks() == {"space", "gates magic", "gates might"}
        at.do(("space",), DONE)
    assert at.changed() == changes[change]
    at = meeting("vanishing-cabinet")
    at.do(DECLINE)
    assert at.changed() == {}


@card("borgin-and-burkes")
def test_borgin_and_burkes_sell() -> None:
    """You may buy a Lantern for 1 G, a Portkey for 3 G."""
    at = meeting("borgin-and-burkes", me=harry(galleons=3))
    assert at.asks() == {"choose buy", "decline"}
    at.do(("choose", "buy"))
    assert at.asks() == {"buy lantern 1", "buy portkey 3", "done"}
    at.do(("buy", "portkey", 3))
    assert at.changed() == {"0.galleons": 0, "0.objects": ["portkey"], "purchases.portkey": 2}


@card("borgin-and-burkes")
def test_borgin_and_burkes_pawn() -> None:
    """You may give 1 Object, of your choice: gain 1 spell and 1 G."""
    at = meeting("borgin-and-burkes", "lumos", me=harry(objects=["wand", "firebolt"]))
    assert at.asks() == {"choose pawn", "decline"}
    at.do(("choose", "pawn"))
    assert at.asks() == {"give-up wand", "give-up firebolt"}
    at.do(("give-up", "wand"))
    assert at.changed() == {
        "0.objects": ["firebolt"], "0.galleons": 1, "0.spells": ["lumos"], "purchases.wand": 3,
    }  # fmt: skip
    at.learned(0, "lumos")


@card("borgin-and-burkes")
def test_borgin_and_burkes_declined() -> None:
    """You may: or not; and those with nothing are not asked."""
    at = meeting("borgin-and-burkes", me=harry(objects=["wand"]))
    at.do(DECLINE)
    assert at.changed() == {}
    assert meeting("borgin-and-burkes").active == 1


@card("duelling-club")
@pytest.mark.rule("TAL-BAT-1")
@pytest.mark.parametrize(
    ("choice", "power", "won"),
    [
        ("classmate", 3, {"0.fate": 1}),
        ("professor", 7, {"0.magic": 9, **gone("duelling-club")}),
    ],
)
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)], ids=["won", "lost"])
def test_duelling_club(choice: str, power: int, won: Changes, dice: tuple[int, int]) -> None:
    """A classmate: 1 Fate. A professor: 1 Magic, and the club is discarded. Or neither."""
    at = meeting("duelling-club", *dice, me=harry(magic=8 if choice == "professor" else 4))
    assert at.asks() == {"choose classmate", "choose professor", "decline"}
    at.do(("choose", choice))
    assert at.scores()[1] == power
    at.do(FIGHT)
    assert at.changed() == (won if dice == (6, 1) else {"0.life": 3})


@each_card("duelling-club", "mirror-of-erised")
def test_place_declined(name: str) -> None:
    """You may choose: or not."""
    at = meeting(name)
    assert at.can("decline")
    at.do(DECLINE)
    assert at.changed() == {}


# ---- places of the Middle region ------------------------------------------------------------


@card("chamber-of-secrets")
@pytest.mark.parametrize("dice", [(6, 1), (1, 6), (3, 3)], ids=["won", "lost", "stand-off"])
def test_chamber_of_secrets(dice: tuple[int, int]) -> None:
    """You may go down: fight a Basilisk with Might; beaten, take a Hallow, and it is discarded."""
    power = foe_of("chamber-of-secrets")
    at = meeting("chamber-of-secrets", *dice, me=harry(might=power))
    assert at.asks() == {"choose go-down", "decline"}
    at.do(("choose", "go-down"))
    assert at.decision.prompt.args["foes"] == ["young-basilisk"]
    assert (at.decision.prompt.args["stat"], at.scores()) == ("might", (power, power))
    at.do(FIGHT)
    won = {"0.objects": [HALLOW], "hallows": 2, **gone("chamber-of-secrets")}
    expected: dict[tuple[int, int], Changes] = {(6, 1): won, (1, 6): {"0.life": 3}, (3, 3): {}}
    assert at.changed() == expected[dice]


@card("chamber-of-secrets")
def test_chamber_of_secrets_declined() -> None:
    """You may go down: or not."""
    at = meeting("chamber-of-secrets")
    at.do(DECLINE)
    assert at.changed() == {}


@card("mirror-of-erised")
@pytest.mark.rule("TAL-LOS-1")
@pytest.mark.parametrize(
    ("choice", "change"),
    [
        ("power", {"0.lost_turns": 2, "0.magic": 5, **gone("mirror-of-erised")}),
        ("family", {"0.lost_turns": 1, "0.life": 4}),
    ],
)
def test_mirror_of_erised(choice: str, change: Changes) -> None:
    """Power: 1 Magic for two turns, and it is discarded. Family: all Lives for a turn."""
    at = meeting("mirror-of-erised", me=harry(life=2))
    at.do(("choose", choice))
    assert at.changed() == change


@card("prefects-bathroom")
@pytest.mark.parametrize(
    ("life", "fate", "change"),
    [
        (2, 1, {"0.life": 3}),
        (2, 0, {"0.life": 3, "0.fate": 1}),
        (4, 0, {"0.fate": 1}),
        (4, 1, {}),
    ],
)
def test_prefects_bathroom(life: int, fate: int, change: Changes) -> None:
    """Heal 1 Life; without Fate, gain 1."""
    at = meeting("prefects-bathroom", me=harry(life=life, fate=fate))
    assert at.changed() == change


@card("restricted-section")
def test_restricted_section_read() -> None:
    """You may give 1 Fate for 1 spell."""
    at = meeting("restricted-section", "lumos", me=harry(fate=1))
    assert at.asks() == {"choose read", "choose delve", "decline"}
    at.do(("choose", "read"))
    assert at.changed() == {"0.fate": 0, "0.spells": ["lumos"]}
    at.learned(0, "lumos")


@card("restricted-section")
@pytest.mark.rule("TAL-SPE-1")
def test_restricted_section_cannot_be_read() -> None:
    """1 Fate for 1 spell: not without Fate, nor with a full hand; and everything is optional."""
    for me in (harry(), harry(fate=1, magic=3), harry(fate=1, spells=["lumos"])):
        at = meeting("restricted-section", me=me)
        assert at.asks() == {"choose delve", "decline"}
        at.do(DECLINE)
        assert at.changed() == {}


@card("restricted-section")
@rolls(
    {
        1: {"0.life": 3},
        2: {"0.life": 3},
        3: {},
        4: {"0.spells": ["lumos"]},
        5: {"0.spells": ["lumos"]},
        6: {"0.magic": 5, f"lying.{OWLERY}": None, "discards.middle": ["restricted-section"]},
    }
)
def test_restricted_section_delve(face: int, change: Changes) -> None:
    """Delve: 1–2 −1 Life; 4–5 a spell; 6 +1 Magic, and it is discarded."""
    at = meeting("restricted-section", face, *(["lumos"] if face in (4, 5) else []))
    at.do(("choose", "delve"))
    assert at.changed() == change


@card("one-eyed-witch-passage")
@pytest.mark.rule("TAL-ENC-6")
def test_one_eyed_witch_to_honeydukes() -> None:
    """You may move to Honeydukes at once and meet it."""
    at = meeting("one-eyed-witch-passage", "dropped-galleon")
    assert at.asks() == {"choose to-honeydukes", "choose within-the-grounds", "decline"}
    at.do(("choose", "to-honeydukes"), DONE)
    assert at.changed() == {"0.space": "honeydukes", "lying.honeydukes": ["dropped-galleon"]}


@card("one-eyed-witch-passage")
def test_one_eyed_witch_within_the_grounds() -> None:
    """You may move to any other space of the region and meet it."""
    at = meeting("one-eyed-witch-passage", 2, 4)
    at.do(("choose", "within-the-grounds"))
    ring = [space for space in box().rings["middle"] if space != OWLERY]
    assert at.asks() == {f"go {space}" for space in ring}
    at.do(("go", "hagrids-hut"))
    assert at.changed() == {"0.space": "hagrids-hut", "0.might": 4}


@card("one-eyed-witch-passage")
def test_one_eyed_witch_declined() -> None:
    """You may move: or not."""
    at = meeting("one-eyed-witch-passage")
    at.do(DECLINE)
    assert at.changed() == {}
