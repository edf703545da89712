"""The 23 kinds of action cards: what happens to whoever draws one."""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.events import CardRevealed, ExtraTurnGained
from tests.games.year_at_hogwarts.cards.table import (
    DECLINE,
    Changes,
    Table,
    box,
    bystanders,
    card,
    drawn,
    each_card,
    me,
    neville,
)

pytestmark = pytest.mark.rule("YH-ACT-1", "YH-CMP-8")


SEAT = ("hp", "points", "spells", "potions", "books", "objects", "floo", "done", "missions")


def action(name: str, *dice: int | str, **more: Any) -> Table:
    """Ginny with 7 HP and 50 points draws it; she has what else the test gives her."""
    seat = {key: more.pop(key) for key in list(more) if key in SEAT}
    return drawn(name, *dice, by=me(**{"points": 50, **seat}), **more)


# ---- at once, without a question ------------------------------------------------------------

PLAIN: dict[str, tuple[tuple[int | str, ...], Changes]] = {
    "floo-powder": ((), {"0.floo": 1}),
    "horace-slughorn": ((), {"0.points": 65}),
    "albus-dumbledore": ((), {"0.points": 75}),
    "minerva-mcgonagall": ((), {"0.points": 65}),
    "filius-flitwick": (("incendio",), {"0.points": 65, "0.spells": ["incendio"]}),
    "pomona-sprout": (("skele-gro",), {"0.points": 65, "0.potions": ["skele-gro"]}),
    "remus-lupin": (("stupefy",), {"0.points": 60, "0.hp": 9, "0.spells": ["stupefy"]}),
    "madam-pomfrey": ((), {"0.hp": 11}),
    "fawkes": ((), {"0.points": 60, "0.hp": 10}),
    "dolores-umbridge": ((), {"0.points": 10}),
    "caught-by-snape": ((), {"0.points": 40}),
    "howler": ((), {"0.points": 45, "0.hp": 6}),
    "old-boot": ((), {"0.portkeys": 1}),
}


@each_card(PLAIN)
@pytest.mark.rule("YH-SPC-1", "YH-CRD-1")
def test_at_once(name: str, row: tuple[tuple[int | str, ...], Changes]) -> None:
    """It is shown, done to whoever drew it and to nobody else, and goes to the bottom."""
    dice, change = row
    at = action(name, *dice)
    assert at.changed() == change
    assert at.event(CardRevealed).seen_by(2) == at.event(CardRevealed)
    assert at.state.bottoms["action"] == (name,)
    assert at.over


@each_card({"dolores-umbridge": 0, "caught-by-snape": 0, "howler": 0})
def test_no_points_below_0(name: str, row: int) -> None:
    """Whoever has fewer points than are lost has none then."""
    assert action(name, points=4).player().points == row


@card("filius-flitwick", "rubeus-hagrid")
def test_where_no_card_is_left_none_is_drawn() -> None:
    """A spell; a spell or a potion, of which one deck may still have some."""
    all_spells = [neville(spells=list(box().decks["spell"]))]
    assert action("filius-flitwick", others=all_spells).changed() == {"0.points": 65}
    at = action("rubeus-hagrid", "skele-gro", others=all_spells)
    assert at.changed() == {"0.points": 60, "0.potions": ["skele-gro"]}


@card("howler")
def test_howler_leaves_one_hp() -> None:
    """Outside a fight one keeps at least 1 HP."""
    assert action("howler", hp=1).changed() == {"0.points": 45}


@card("floo-powder", "old-boot")
@pytest.mark.rule("YH-CMP-1")
@pytest.mark.parametrize(("name", "field"), [("floo-powder", "floo"), ("old-boot", "portkeys")])
def test_supply_of_tokens(name: str, field: str) -> None:
    """From an empty supply nothing is gained."""
    all_of = {"floo": 20, "portkeys": 10}[field]
    at = action(name, others=[neville(**{field: all_of})])
    assert at.changed() == {}


@card("floo-powder")
def test_floo_powder_is_kept_in_the_polish_edition() -> None:
    """The card itself is kept and serves as the token."""
    at = action("floo-powder", options={"edition": "pl"})
    assert at.changed() == {"0.floo_cards": ["floo-powder"]}
    assert at.state.bottoms["action"] == ()


@card("minerva-mcgonagall")
def test_mcgonagall_praises_missions() -> None:
    """Five points more for each mission done, three at most."""
    done = ["tame-the-three-headed-dog", "catch-the-winged-key", "unmask-the-rat"]
    assert action("minerva-mcgonagall", done=done[:1]).changed() == {"0.points": 70}
    more = [*done, "outfly-the-horntail"]
    at = action("minerva-mcgonagall", done=more, options={"length": "long"})
    assert at.changed() == {"0.points": 50 + 15 + 15}


# ---- with a choice or a die -----------------------------------------------------------------


@card("rubeus-hagrid")
def test_hagrid() -> None:
    """10 points and a spell or a potion, as one likes."""
    at = action("rubeus-hagrid", "skele-gro")
    assert at.asks() == {"draw spell", "draw potion"}
    at.do(("draw", "potion"))
    assert at.changed() == {"0.points": 60, "0.potions": ["skele-gro"]}
    assert at.over


@card("hedwig")
def test_hedwig() -> None:
    """5 points and two cards of any of the three decks, chosen one by one."""
    at = action("hedwig", "fantastic-beasts", "stupefy")
    assert at.asks() == {"draw book", "draw potion", "draw spell"}
    at.do(("draw", "book"))
    assert at.asks() == {"draw book", "draw potion", "draw spell"}
    at.do(("draw", "spell"))
    assert at.changed() == {
        "0.points": 55, "0.books": ["fantastic-beasts"], "0.spells": ["stupefy"],
    }  # fmt: skip
    assert at.over


@card("sybill-trelawney")
@pytest.mark.parametrize(("die", "points"), [(1, 45), (2, 45), (3, 45), (4, 70), (5, 70), (6, 70)])
def test_trelawney(die: int, points: int) -> None:
    """She foretells 20 points on a 4 or more, and the loss of 5 below."""
    assert action("sybill-trelawney", die).changed() == {"0.points": points}


@card("argus-filch")
def test_filch() -> None:
    """10 points or two cards, whatever one can pay in full."""
    at = action("argus-filch", spells=["stupefy", "reducto"], books=["fantastic-beasts"])
    assert at.asks() == {"choose 0", "choose 1"}
    at.do(("choose", 0))
    assert at.changed() == {"0.points": 40}
    at = action("argus-filch", spells=["stupefy", "reducto"], books=["fantastic-beasts"])
    at.do(("choose", 1), ("discard", "fantastic-beasts"), ("discard", "reducto"))
    assert at.changed() == {"0.spells": ["stupefy"], "0.books": []}


@card("argus-filch")
def test_filch_takes_what_there_is() -> None:
    """Whoever cannot pay one way pays the other; whoever can pay neither loses the cards."""
    assert action("argus-filch", spells=["stupefy"]).changed() == {"0.points": 40}
    at = action("argus-filch", points=5, spells=["stupefy", "reducto"])
    assert at.changed() == {"0.spells": []}
    at = action("argus-filch", points=5, spells=["stupefy"])
    assert at.changed() == {"0.spells": []}
    at = action("argus-filch", points=10, spells=["stupefy", "reducto"]).do(("choose", 0))
    assert at.changed() == {"0.points": 0}


@card("madam-pince")
def test_pince() -> None:
    """A book of one's choice or 5 points."""
    books = ["fantastic-beasts", "transfiguration-today"]
    at = action("madam-pince", books=books, spells=["stupefy"])
    assert at.asks() == {"choose 0", "choose 1"}
    at.do(("choose", 0))
    assert at.asks() == {f"discard {book}" for book in books}
    at.do(("discard", "fantastic-beasts"))
    assert at.changed() == {"0.books": ["transfiguration-today"]}
    assert action("madam-pince", spells=["stupefy"]).changed() == {"0.points": 45}
    assert action("madam-pince", points=0, books=books[:1]).changed() == {"0.books": []}


@card("rita-skeeter")
def test_rita_skeeter() -> None:
    """5 points, and 10 of a player one names."""
    at = action("rita-skeeter")
    assert at.asks() == {"name 1", "name 2"}
    at.do(("name", 2))
    assert at.changed() == {"0.points": 45, "2.points": 40}


@card("rita-skeeter")
@pytest.mark.rule("YH-TEAM-1", "YH-SOLO-1")
def test_rita_skeeter_in_teams_and_alone() -> None:
    """One names nobody of one's own team; alone there is nobody to name."""
    others = [*bystanders(), {"student": "luna-lovegood", "points": 50, "space": "paddock"}]
    at = action("rita-skeeter", others=others, options={"variant": "teams", "teams": "pairs"})
    assert at.asks() == {"name 1", "name 3"}
    at.do(("name", 3))
    assert at.changed() == {"0.points": 45, "3.points": 40}
    assert action("rita-skeeter", others=[]).changed() == {"0.points": 45}


@card("peeves")
def test_peeves() -> None:
    """He takes a random card and chases one to one of three places, where nothing happens."""
    at = action("peeves", "reducto", spells=["stupefy", "reducto"])
    assert at.asks() == {"go entrance-hall", "go grand-staircase", "go trophy-room"}
    at.do(("go", "grand-staircase"))
    assert at.changed() == {"0.spells": ["stupefy"], "0.space": "grand-staircase"}
    assert at.over
    at = action("peeves").do(("go", "trophy-room"))
    assert at.changed() == {"0.space": "trophy-room"}


@card("nearly-headless-nick")
def test_nick() -> None:
    """He leads to a common room, if one likes, where the next turn starts; and 10 points."""
    rooms = {"gryffindor", "hufflepuff", "ravenclaw", "slytherin"}
    at = action("nearly-headless-nick")
    assert at.asks() == {*(f"go {house}-common-room" for house in rooms), "decline"}
    at.do(("go", "ravenclaw-common-room"))
    assert at.changed() == {"0.points": 60, "0.space": "ravenclaw-common-room"}
    assert at.over
    assert action("nearly-headless-nick").do(DECLINE).changed() == {"0.points": 60}


@card("madam-hooch")
@pytest.mark.rule("YH-TRN-1")
def test_hooch() -> None:
    """10 points and another turn."""
    at = action("madam-hooch")
    assert at.changed() == {"0.points": 60}
    assert at.happened(ExtraTurnGained) == 1
    assert at.asked == (0, "plan")
    assert action("madam-hooch", extra=True).happened(ExtraTurnGained) == 0  # there is one already


@card("mundungus-fletcher")
def test_mundungus() -> None:
    """He swaps an object of one's own for any of another player, unasked; or a potion."""
    at = action("mundungus-fletcher", objects=["nagini"])
    assert at.asks() == {"choose 0", "choose 1"}
    at.do(("choose", 0))
    assert at.asks() == {"swap nagini 1 golden-egg", "swap nagini 2 da-coin", "decline"}
    at.do(("swap", "nagini", 2, "da-coin"))
    assert at.changed() == {"0.objects": ["da-coin"], "2.objects": ["nagini"]}
    at = action("mundungus-fletcher", "skele-gro", objects=["nagini"]).do(("choose", 1))
    assert at.changed() == {"0.potions": ["skele-gro"]}


@card("mundungus-fletcher")
def test_mundungus_has_potions_for_the_poor() -> None:
    """Whoever has no object to swap, or finds none, gets a potion."""
    assert action("mundungus-fletcher", "skele-gro").changed() == {"0.potions": ["skele-gro"]}
    at = action("mundungus-fletcher", "skele-gro", objects=["nagini"], others=[neville()])
    assert at.changed() == {"0.potions": ["skele-gro"]}
