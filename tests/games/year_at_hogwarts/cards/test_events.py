"""The 20 event cards: what happens to everyone, or to somebody."""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.events import CardMoved, CardPassed, DieRolled
from tests.games.year_at_hogwarts.cards.table import (
    DECLINE,
    ROLL,
    Changes,
    Seat,
    Table,
    card,
    cho,
    drawn,
    each_card,
    me,
    neville,
)

pytestmark = pytest.mark.rule("YH-SPC-1", "YH-CMP-8")
HAND: Seat = {
    "spells": ["stupefy"], "potions": ["ageing-potion"], "books": ["fantastic-beasts"],
}  # fmt: skip


def event(name: str, *dice: int | str, **more: Any) -> Table:
    """Ginny, with 7 HP, 50 points and nothing else, draws it; the others have a little of all."""
    by = me(**{"points": 50, **more.pop("by", {})})
    return drawn(name, *dice, by=by, **more)


def everyone(field: str, *values: object) -> Changes:
    """This of the three players changes to these values."""
    return {f"{seat}.{field}": value for seat, value in enumerate(values)}


# ---- without a question ---------------------------------------------------------------------

PLAIN: dict[str, tuple[tuple[int | str, ...], Changes]] = {
    "floo-network": ((), everyone("floo", 1, 2, 2)),
    "open-fireplaces": ((), everyone("floo", 2, 3, 3)),
    "portkey-office": ((), everyone("portkeys", 1, 2, 2)),
    "start-of-term-feast": (
        (), everyone("space", *["entrance-hall"] * 3) | everyone("hp", 9, 9, 9),
    ),
    "troll-in-the-dungeon": (
        (), everyone("space", *["grand-staircase"] * 3) | everyone("hp", 6, 6, 6),
    ),
    "hogsmeade-weekend": ((), everyone("space", *["honeydukes"] * 3)),
    "duelling-club": (
        (2, 3, 6, "stupefy", "reducto", 4, 1, 5),
        {"2.spells": ["lumos", "stupefy", "reducto"], "1.hp": 6},
    ),
    "educational-decree": ((), everyone("points", 40, 40, 40)),
    "last-minute-points": ((), everyone("points", 70, 70, 70)),
    "end-of-year-exams": ((), {"1.points": 55, "2.points": 55}),
    "niffler-loose": ((), {}),
    "hospital-wing-day": ((), everyone("hp", 10, 10, 10)),
    "snow-in-the-corridors": ((), everyone("one_die", True, True, True)),
}  # fmt: skip


@each_card(PLAIN)
@pytest.mark.rule("YH-CRD-1")
def test_for_everyone(name: str, row: tuple[tuple[int | str, ...], Changes]) -> None:
    """It is resolved for all it speaks of; then the turn is over."""
    dice, change = row
    at = event(name, *dice)
    assert at.changed() == change
    assert at.state.bottoms["event"] == (name,)
    assert at.over


@each_card(dict.fromkeys(["start-of-term-feast", "troll-in-the-dungeon", "hogsmeade-weekend"]))
@pytest.mark.rule("YH-MOV-2")
def test_gathered_on_one_space(name: str, row: None) -> None:
    """There nobody is met and nothing resolved; each starts the next turn from there."""
    at = event(name, 1, 1)
    spaces = {player.space for player in at.state.players}
    assert len(spaces) == 1
    assert at.asked == (1, "plan")
    at.do(ROLL)
    assert at.asked == (1, "walk")


@card("troll-in-the-dungeon")
def test_troll_leaves_one_hp() -> None:
    """Outside a fight one keeps at least 1 HP."""
    assert event("troll-in-the-dungeon", by={"hp": 1}).player().hp == 1


@card("floo-network", "portkey-office", "open-fireplaces")
@pytest.mark.rule("YH-CMP-1")
def test_supply_of_tokens() -> None:
    """Whoever drew the card takes first; when the supply is empty, the others get none."""
    at = event("floo-network", others=[neville(floo=18), cho(floo=1)])
    assert at.changed() == {"0.floo": 1}
    at = event("portkey-office", others=[neville(portkeys=7), cho(portkeys=1)])
    assert at.changed() == {"0.portkeys": 1, "1.portkeys": 8}
    at = event("open-fireplaces", others=[neville(floo=19), cho(points=50)])
    assert at.changed() == {"1.floo": 20}


@card("open-fireplaces", "last-minute-points", "educational-decree")
@pytest.mark.parametrize(
    ("name", "points", "change"),
    [
        ("open-fireplaces", 20, {"0.floo": 2}),
        ("open-fireplaces", 60, {"1.floo": 3, "2.floo": 3}),
        ("last-minute-points", 20, {"0.points": 40}),
        ("last-minute-points", 60, {"1.points": 70, "2.points": 70}),
        ("educational-decree", 60, {"0.points": 50}),
        ("educational-decree", 20, {"1.points": 40, "2.points": 40}),
    ],
)
def test_first_and_last(name: str, points: int, change: Changes) -> None:
    """Whoever has most or fewest House points, and all that have as many."""
    assert event(name, by={"points": points}).changed() == change


@card("end-of-year-exams")
def test_exams_for_three_books_at_most() -> None:
    """5 points for each book in hand, 15 at most; the books are kept."""
    books = ["fantastic-beasts", "magical-water-plants", "the-dark-forces", "gadding-with-ghouls"]
    at = event("end-of-year-exams", by={"books": books[:2]}, others=[neville(books=books[2:])])
    assert at.changed() == {"0.points": 60, "1.points": 10}
    at = event("end-of-year-exams", by={"books": books}, others=[neville()])
    assert at.changed() == {"0.points": 65}


@card("snow-in-the-corridors")
@pytest.mark.rule("YH-TRN-1")
def test_snow_slows_everyone_once() -> None:
    """In their next move they roll one die."""
    at = event("snow-in-the-corridors", 2)
    at.do(ROLL)
    assert at.state.dice == (2,)
    assert not at.player(1).one_die


# ---- the lowest, the highest ----------------------------------------------------------------


@card("dobby")
@pytest.mark.rule("YH-CMP-8")
def test_dobby() -> None:
    """All roll; the lowest may go to any space of the castle; ties roll again."""
    at = event("dobby", 2, 2, 5, 6, 1)
    assert [one.seat for one in at.told if isinstance(one, DieRolled)] == [0, 1, 2, 0, 1]
    goals = at.game.board.spaces.values()
    castle = {f"go {space.id}" for space in goals if space.board == "hogwarts"}
    assert at.asks(1) == {*castle, "decline"}
    at.do(("go", "chamber-of-secrets"))
    assert at.changed() == {"1.space": "chamber-of-secrets"}
    at = event("dobby", 1, 2, 3).do(DECLINE)
    assert at.changed() == {}
    assert at.over


@card("polyjuice-mix-up")
def test_polyjuice_mix_up() -> None:
    """All roll; the lowest may change places with another pawn, and nothing happens there."""
    at = event("polyjuice-mix-up", 4, 5, 3)
    assert at.asks(2) == {"swap-places 0", "swap-places 1", "decline"}
    at.do(("swap-places", 0))
    assert at.changed() == {"0.space": "owlery", "2.space": "west-wall-event"}
    assert at.over
    assert event("polyjuice-mix-up", 1, 5, 3).do(DECLINE).changed() == {}


@card("polyjuice-mix-up")
@pytest.mark.rule("YH-TEAM-2")
def test_polyjuice_mix_up_and_those_who_wait() -> None:
    """Who stays on a trip for a team cannot be moved; who waits elsewhere waits no more."""
    mission = "reach-the-burrow"
    away = neville(space="the-burrow", waiting=mission, home="north-tower")
    at = event(
        "polyjuice-mix-up", 1, 5, 3, others=[away, cho(waiting=mission)],
        options={"variant": "teams", "teams": "together"},
    )  # fmt: skip
    assert at.asks(0) == {"swap-places 2", "decline"}
    at.do(("swap-places", 2))
    assert at.changed() == {
        "0.space": "owlery", "2.space": "west-wall-event", "2.waiting": "",
    }  # fmt: skip
    at.do(("wait", mission))
    assert at.asked == (2, "plan")


@card("polyjuice-mix-up")
@pytest.mark.rule("YH-CMP-5")
def test_polyjuice_mix_up_on_a_trip() -> None:
    """Who has changed places is on no trip any more; whoever has not returns from one."""
    at = event("polyjuice-mix-up", 4, 5, 3, trip="library").do(("swap-places", 0))
    assert at.changed() == {"0.space": "owlery", "2.space": "west-wall-event"}
    at = event("polyjuice-mix-up", 4, 5, 3, trip="library").do(("swap-places", 1))
    assert at.changed() == {"0.space": "library", "1.space": "owlery", "2.space": "paddock"}


@card("duelling-club")
def test_duelling_club_leaves_one_hp() -> None:
    """The highest draws two spells; the lowest of a second roll loses 1 HP, but not the last."""
    at = event("duelling-club", 6, 2, 3, "stupefy", "reducto", 1, 2, 3, by={"hp": 1})
    assert at.changed() == {"0.spells": ["stupefy", "reducto"]}


# ---- with choices ---------------------------------------------------------------------------


@card("dementors-at-the-gates")
def test_dementors() -> None:
    """Each discards a spell or loses 2 HP."""
    at = event("dementors-at-the-gates", by=HAND)
    assert at.asks(0) == {"choose 0", "choose 1"}
    at.do(("choose", 1))
    assert at.asks(1) == {"choose 0", "choose 1"}
    at.do(("choose", 0), ("discard", "accio"), ("choose", 0))
    assert at.changed() == {"0.hp": 5, "1.spells": ["lumos"], "2.spells": []}
    assert at.over


@card("dementors-at-the-gates")
def test_dementors_and_those_without_a_spell() -> None:
    """They lose 2 HP, but keep 1; whoever has only 2 HP and a spell loses the spell."""
    at = event("dementors-at-the-gates", by={"hp": 2}, others=[neville(hp=2, spells=["lumos"])])
    assert at.changed() == {"0.hp": 1, "1.spells": []}
    at = event("dementors-at-the-gates", by={"hp": 3, "spells": ["lumos"]}, others=[neville(hp=9)])
    at.do(("choose", 1))
    assert at.changed() == {"0.hp": 1, "1.hp": 7}


@card("chamber-opened")
def test_chamber_opened() -> None:
    """Each loses 5 points or a random card."""
    at = event("chamber-opened", "lumos", by=HAND)
    at.do(("choose", 0), ("choose", 1), ("choose", 0))
    assert at.changed() == {"0.points": 45, "1.spells": ["accio"], "2.points": 45}
    others = [neville(points=3, books=["dragon-species"]), cho(points=3)]
    at = event("chamber-opened", "dragon-species", others=others)
    assert at.changed() == {"0.points": 45, "1.books": []}


@card("owl-post")
def test_owl_post() -> None:
    """Each draws a potion or a spell."""
    at = event("owl-post", "stupefy", "ageing-potion", "reducto")
    for seat, deck in enumerate(("spell", "potion", "spell")):
        assert at.asks(seat) == {"draw potion", "draw spell"}
        at.do(("draw", deck))
    assert at.changed() == {
        "0.spells": ["stupefy"],
        "1.potions": ["skele-gro", "ageing-potion"],
        "2.spells": ["lumos", "reducto"],
    }


@card("christmas-morning")
def test_christmas() -> None:
    """Each draws a card of any of the three decks; then all roll, and the highest draws another."""
    at = event("christmas-morning", "fantastic-beasts", "stupefy", "reducto", 1, 6, 2, "incendio")
    at.do(("draw", "book"), ("draw", "spell"), ("draw", "spell"))
    assert at.asks(1) == {"draw book", "draw potion", "draw spell"}
    at.do(("draw", "spell"))
    assert at.changed() == {
        "0.books": ["fantastic-beasts"],
        "1.spells": ["lumos", "accio", "stupefy", "incendio"],
        "2.spells": ["lumos", "reducto"],
    }


@card("niffler-loose")
@pytest.mark.rule("YH-OBJ-2")
def test_niffler() -> None:
    """Whoever holds more than three objects lays one on an object space of Places."""
    four = ["nagini", "cauldron", "deluminator", "winged-key"]
    assert event("niffler-loose", by={"objects": four[:3]}).changed() == {}
    at = event("niffler-loose", by={"objects": four}, lying={"hogs-head": []})
    assert at.asks(0) == {f"drop {thing}" for thing in four}
    at.do(("drop", "cauldron"))
    places = at.game.board.object_spaces("places")
    assert at.asks(0) == {f"lay cauldron {space}" for space in places}
    at.do(("lay", "cauldron", "hogs-head"))
    assert at.changed() == {
        "0.objects": ["nagini", "deluminator", "winged-key"], "lying.hogs-head": ["cauldron"],
    }  # fmt: skip


@card("yule-ball")
def test_yule_ball() -> None:
    """Each gives a card to the right, one after the other; then each gains 5 points."""
    at = event("yule-ball", by=HAND)
    assert at.asks(0) == {"give stupefy", "give ageing-potion", "give fantastic-beasts"}
    at.do(("give", "stupefy"))
    passed = at.event(CardPassed)
    assert passed.seen_by(1) == passed
    assert isinstance(passed.seen_by(2), CardMoved)
    assert at.can("give", "stupefy")  # what one was given may be passed on
    at.do(("give", "stupefy"), ("give", "dragon-species"))
    assert at.changed() == {
        "0.spells": [], "0.books": ["fantastic-beasts", "dragon-species"], "0.points": 55,
        "1.points": 55, "2.points": 55, "2.spells": ["lumos", "stupefy"], "2.books": [],
    }  # fmt: skip


@card("yule-ball")
def test_yule_ball_of_the_poor() -> None:
    """Whoever has no card gives none."""
    at = event("yule-ball", others=[neville()])
    assert at.changed() == {"0.points": 55, "1.points": 5}


# ---- alone ----------------------------------------------------------------------------------

ALONE: dict[str, tuple[tuple[int | str, ...], Changes]] = {
    "dobby": ((), {}),
    "open-fireplaces": ((), {"0.floo": 2}),
    "duelling-club": (("stupefy", "reducto"), {"0.spells": ["stupefy", "reducto"], "0.hp": 6}),
    "educational-decree": ((), {"0.points": 40}),
    "last-minute-points": ((), {"0.points": 70}),
    "polyjuice-mix-up": ((), {}),
    "snow-in-the-corridors": ((), {"0.one_die": True}),
    "yule-ball": ((), {"0.points": 55}),
}


@each_card(ALONE)
@pytest.mark.rule("YH-SOLO-1")
def test_alone(name: str, row: tuple[tuple[int | str, ...], Changes]) -> None:
    """Alone one is everyone, first and last, lowest and highest; there are no others."""
    dice, change = row
    at = event(name, *dice, others=[])
    if name == "dobby":
        at.do(DECLINE)
    assert at.changed() == change
    assert at.asked == (0, "plan")
