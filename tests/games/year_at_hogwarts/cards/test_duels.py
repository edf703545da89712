"""The 20 duel cards: what each student does, and what is won and lost."""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.events import CardRevealed, OpponentActed
from tests.games.year_at_hogwarts.cards.opponents import (
    NO_SPARE,
    ONE_POTION,
    QUIET,
    Foe,
    discard_spare,
    fighter,
    foe,
    hit,
    reveal,
)
from tests.games.year_at_hogwarts.cards.table import (
    MISS,
    STRIKE,
    Seat,
    Table,
    box,
    card,
    cho,
    drawn,
    each_card,
    me,
)

pytestmark = pytest.mark.rule("YH-CMP-7", "YH-DUE-1")

DUELS = {
    "vincent-crabbe": foe(4, 3, reveal(points=40), hit(hp=38, foe=3)),
    "gregory-goyle": foe(6, 3, QUIET, hit(5, hp=39, foe=5), hit(6, hp=36, foe=4)),
    "pansy-parkinson": foe(3, 3, reveal(points=45), hit(hp=39, foe=2)),
    "blaise-zabini": foe(4, 4, QUIET, hit(hp=38, foe=3)),
    "marcus-flint": foe(6, 3, reveal(hp=39), hit(hp=37, foe=5)),
    "cedric-diggory": foe(6, 4, QUIET, hit(hp=39, foe=5)),
    "fred-weasley": foe(4, 3, QUIET, hit(3, hp=38, foe=3), hit(4, foe=2)),
    "george-weasley": foe(4, 3, QUIET, hit(rolled=2, hp=39, foe=3, dice=4), hit(hp=38, foe=2)),
    "seamus-finnigan": foe(3, 3, QUIET, hit(2, hp=37, foe=2), hit(3, foe=1)),
    "dean-thomas": foe(5, 3, QUIET, hit(before=(4,), hp=38, foe=4), hit(before=(3,), foe=3)),
    "padma-patil": foe(5, 3, reveal(spells=NO_SPARE), hit(hp=39, foe=4)),
    "parvati-patil": foe(5, 3, reveal(potions=ONE_POTION), hit(hp=39, foe=4)),
    "duel-harry-potter": foe(6, 4, reveal("protego", spells=NO_SPARE), hit(hp=38, foe=5)),
    "duel-hermione-granger": foe(5, 4, QUIET, hit(hp=38, foe=4), immune="spell"),
    "duel-ron-weasley": foe(5, 3, QUIET, hit(6), hit(5, hp=39, foe=4), regrow=1),
    "duel-draco-malfoy": foe(5, 4, reveal(hp=38), hit(points=45, foe=4)),
    "duel-luna-lovegood": foe(4, 3, QUIET, hit(1, hp=38, foe=3), hit(2, hp=39, foe=2)),
    "duel-ginny-weasley": foe(4, 3, reveal(hp=38), hit(4, hp=37, foe=3), hit(3, foe=2)),
    "duel-neville-longbottom": foe(5, 3, QUIET, hit(hp=39, foe=4, res=4), hit(hp=38, foe=3, res=5)),
    "duel-cho-chang": foe(4, 4, QUIET, hit(before=(5,), hp=38, foe=3), hit(before=(4,), foe=2)),
}


def duel(name: str, *dice: int | str, by: Seat | None = None, **more: Any) -> Table:
    """Somebody (not the student of the card) has drawn it."""
    seat = {**(fighter() if by is None else by)}
    if name == "duel-ginny-weasley":
        seat["student"] = "neville-longbottom"
    return drawn(name, *dice, by=seat, others=[cho()], **more)


@each_card(DUELS)
def test_acts(name: str, row: Foe) -> None:
    """HP and res; what it does on reveal, and around attacks that hit once."""
    at = duel(name, *row.script)
    discard_spare(at)
    assert (at.fight.foe.hp, at.fight.foe.res) == (row.hp, row.res)
    assert at.changed() == row.reveal.change
    for step in row.attacks:
        at.do(STRIKE)
        assert at.changed() == step.change


@each_card(DUELS)
@pytest.mark.parametrize(
    ("deck", "played", "hurt"), [("spell", "stupefy", 3), ("potion", "swelling-solution", 2)]
)
def test_cards(name: str, row: Foe, deck: str, played: str, hurt: int) -> None:
    """An attack card takes its HP, unless the opponent is immune, and is answered like dice."""
    first, beaten = row.attacks[0], row.hp <= hurt and row.immune != deck
    won = ("incendio", "ageing-potion", "dragon-species") if beaten else first.after
    at = duel(name, *row.start, *first.before, *won)
    discard_spare(at)
    before = at.happened(OpponentActed)
    at.do(("play", played))
    assert at.fighting != beaten
    if not beaten:
        left = row.hp - (0 if row.immune == deck else hurt)
        assert at.fight.foe.hp == min(row.hp, left + row.regrow)
        assert at.happened(OpponentActed) > before


S = (6, 6, 6, 6)
WINS: dict[str, tuple[tuple[int, ...], int, int, tuple[int, ...], int, int]] = {
    # The dice of a duel that is won (all attack dice are sixes), and the HP and points left of 40
    # and 50; then the dice, HP and points more of a last act at 0 HP (pl)
    "vincent-crabbe": (S, 38, 40, (), -2, 0),
    "gregory-goyle": ((*S, 1, *S), 38, 50, (6,), -2, 0),
    "pansy-parkinson": (S, 40, 45, (), -1, 0),
    "blaise-zabini": (S, 40, 50, (), -2, 0),
    "marcus-flint": (S * 2, 37, 50, (), -2, 0),
    "cedric-diggory": (S * 2, 39, 50, (), -1, 0),
    "fred-weasley": (S, 40, 50, (3,), -2, 0),
    "george-weasley": ((6, 6, *S), 39, 50, (), -1, 0),
    "seamus-finnigan": (S, 40, 50, (2,), -3, 0),
    "dean-thomas": ((4, *S, 1, *S), 38, 50, (4,), -2, 0),
    "padma-patil": (S * 2, 39, 50, (), -1, 0),
    "parvati-patil": (S * 2, 39, 50, (), -1, 0),
    "duel-harry-potter": (S * 2, 38, 50, (), -2, 0),
    "duel-hermione-granger": (S * 2, 38, 50, (), -2, 0),
    "duel-ron-weasley": ((*S, 5, *S), 39, 50, (6,), 0, 0),
    "duel-draco-malfoy": (S * 2, 38, 45, (), 0, -5),
    "duel-luna-lovegood": (S, 40, 50, (2,), 1, 0),
    "duel-ginny-weasley": (S, 38, 50, (4,), -1, 0),
    "duel-neville-longbottom": (S * 2, 39, 50, (), -1, 0),
    "duel-cho-chang": ((5, *S), 38, 50, (5,), -2, 0),
}


@each_card(WINS)
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_won(
    name: str, row: tuple[tuple[int, ...], int, int, tuple[int, ...], int, int], edition: str
) -> None:
    """A spell, a potion and a book; only in the Polish edition it acts once more at 0 HP."""
    dice, hp, points, last, more_hp, more_points = row
    prize = ("stupefy", "ageing-potion", "fantastic-beasts")
    polish = edition == "pl"
    script: list[int | str] = [*dice, *(last if polish else ()), *prize]
    at = duel(name, *script, by=me(hp=40, points=50), options={"edition": edition})
    while at.fighting:
        at.do(STRIKE)
    player = at.player()
    assert player.hp == hp + (more_hp if polish else 0)
    assert player.points == points + (more_points if polish else 0)
    assert (player.spells, player.potions, player.books) == tuple((one,) for one in prize)
    assert at.over
    assert at.state.bottoms["duel"] == (name,)


OWN = {
    "duel-harry-potter": "harry-potter",
    "duel-hermione-granger": "hermione-granger",
    "duel-ron-weasley": "ron-weasley",
    "duel-draco-malfoy": "draco-malfoy",
    "duel-luna-lovegood": "luna-lovegood",
    "duel-ginny-weasley": "ginny-weasley",
    "duel-neville-longbottom": "neville-longbottom",
    "duel-cho-chang": "cho-chang",
}


@each_card(OWN)
def test_own_character(name: str, row: str) -> None:
    """Nobody duels with oneself: the card goes to the bottom and another is drawn."""
    other = "cho-chang" if row != "cho-chang" else "luna-lovegood"
    others = [{"student": other, "space": "paddock"}]
    at = drawn(name, "cedric-diggory", by={"student": row}, others=others, shipped=True)
    assert at.fight.foe.who == "cedric-diggory"
    assert at.happened(CardRevealed) == 2
    assert at.state.bottoms["duel"] == (name, "cedric-diggory")
    assert box().duels[name].student == row


# ---- what is lost ---------------------------------------------------------------------------


@card("marcus-flint")
def test_lost_at_one_hp() -> None:
    """Down to 1 HP the duel is lost: three cards of one's choice."""
    hand = {"spells": ["stupefy", "incendio"], "potions": ["skele-gro", "gillyweed"]}
    at = duel("marcus-flint", *MISS, by=me(hp=4, **hand))
    at.do(STRIKE)
    assert at.asks() == {f"discard {one}" for cards in hand.values() for one in cards}
    at.do(("discard", "skele-gro"), ("discard", "incendio"), ("discard", "gillyweed"))
    assert at.changed() == {"0.hp": 1, "0.spells": ["stupefy"], "0.potions": []}
    assert at.over


@card("seamus-finnigan")
def test_lost_at_0_hp() -> None:
    """At 0 HP all cards and the Leaky Cauldron (it); three cards and 1 HP (pl)."""
    hand = {
        "spells": ["stupefy"], "potions": ["skele-gro", "gillyweed"], "books": ["dragon-species"],
    }  # fmt: skip
    at = duel("seamus-finnigan", *MISS, 1, by=me(hp=3, **hand)).do(STRIKE)
    assert at.changed() == {
        "0.hp": 6, "0.space": "leaky-cauldron", "0.spells": [], "0.potions": [], "0.books": [],
    }  # fmt: skip
    polish = {"edition": "pl"}
    at = duel("seamus-finnigan", *MISS, 1, by=me(hp=3, **hand), options=polish).do(STRIKE)
    at.do(("discard", "skele-gro"), ("discard", "stupefy"), ("discard", "gillyweed"))
    assert at.changed() == {"0.hp": 1, "0.spells": [], "0.potions": []}


@card("padma-patil", "parvati-patil")
def test_the_twins_want_one_kind_of_card() -> None:
    """Padma a spell, Parvati a potion; from whoever has none they take none."""
    at = duel("padma-patil", by=me(potions=["skele-gro"], books=["dragon-species"]))
    assert at.changed() == {}
    at = duel("parvati-patil", by=me(spells=["stupefy"], books=["dragon-species"]))
    assert at.changed() == {}


@card("vincent-crabbe", "dean-thomas", "duel-cho-chang", "gregory-goyle")
@pytest.mark.parametrize(
    ("name", "dice"),
    [
        ("vincent-crabbe", ()),
        ("dean-thomas", (6,)),
        ("duel-cho-chang", (6,)),
        ("gregory-goyle", ()),
    ],
)
def test_lost_before_the_attack(name: str, dice: tuple[int, ...]) -> None:
    """Those who act first can win before one strikes."""
    at = duel(name, *dice, by=me(hp=2)).do(STRIKE)
    assert not at.fighting
    assert at.player().hp in (1, 6)
    assert at.over


@card("george-weasley")
def test_george_spoils_the_first_roll_only() -> None:
    """Two dice fewer in the first attack with dice, also if a card is played before it."""
    at = duel("george-weasley", 1, 1, *MISS, by=me(hp=9, spells=["incendio"]))
    at.do(("play", "incendio"))
    assert at.fight.sides[0].dice == 2
    at.do(STRIKE)
    assert at.fight.sides[0].dice == 4
    at.do(STRIKE)


@card("duel-neville-longbottom")
def test_neville_hardens_up_to_six() -> None:
    """His res grows with each attack, to 6 at most."""
    at = duel("duel-neville-longbottom", *MISS * 4, by=me(hp=9))
    for res in (4, 5, 6, 6):
        at.do(STRIKE)
        assert at.fight.foe.res == res
