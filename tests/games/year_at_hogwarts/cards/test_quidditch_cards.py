"""The 16 Quidditch cards: what they do in the race for the Snitch.

Gryffindor's Seeker is at 5 and rolls 1 and 2, Slytherin's is at 10 and rolls two ones, unless it is
said; the lap has 24 spaces. Each side has a card more than it plays, so that it is asked.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import commonroom
from commonroom.games.year_at_hogwarts.quidditch.seen import QuidditchView
from commonroom.games.year_at_hogwarts.quidditch.state import Quidditch
from commonroom.games.year_at_hogwarts.quidditch.title import QuidditchGame
from commonroom.kernel import Option
from tests.games.year_at_hogwarts.cards.table import box, card, each_card

pytestmark = pytest.mark.rule("YH-QUI-6", "YH-CMP-8")
ON: Option = ("go-on",)
MINE, THEIRS = "nimbus-2000", "confundus-charm"
"""What the sides hold besides."""


class Race:
    """A race with scripted dice."""

    def __init__(
        self,
        *cards: str,
        dice: tuple[int | str, ...],
        seekers: tuple[int, int] = (5, 10),
        theirs: tuple[str, ...] = (THEIRS,),
    ) -> None:
        sides = [
            {"house": "gryffindor", "at": {}, "cards": list(cards), "seeker": seekers[0]},
            {"house": "slytherin", "at": {}, "cards": list(theirs), "seeker": seekers[1]},
        ]
        position = {"sides": sides, "phase": "quidditch-race", "winner": 0}
        self.match = commonroom.arrange("quidditch", position, dice=list(dice))
        races.append(self)

    @property
    def state(self) -> Quidditch:
        game = self.match.game
        assert isinstance(game, QuidditchGame)
        return game.quidditch

    @property
    def seekers(self) -> tuple[int, int]:
        """Where they are, once the side that is asked has flown its roll."""
        mine, theirs = (side.seeker for side in self.state.sides)
        roll = sum(self.state.dice) if self.match.decision is not None else 0
        return (mine + roll, theirs) if self.state.turn == 0 else (mine, theirs + roll)

    @property
    def asked(self) -> int:
        """Whose decision is open."""
        assert self.match.decision is not None
        return self.match.decision.owner

    @property
    def cards(self) -> set[str]:
        """The cards that can be played now."""
        assert self.match.decision is not None
        return {str(one[1]) for one in self.match.decision.options if one[0] == "race-card"}

    def play(self, name: str) -> Race:
        self.match.answer(("race-card", name))
        return self

    def do(self, *options: Option) -> Race:
        for option in options:
            self.match.answer(option)
        return self


races: list[Race] = []


@pytest.fixture(autouse=True)
def _no_card_is_lost() -> Iterator[None]:
    races.clear()
    yield
    for race in races:
        race.match.game.chance.assert_spent()
        held = [one for side in race.state.sides for one in side.cards]
        assert len(held) == len(set(held))
        assert set(held) | set(race.state.deck) <= set(box().quidditch)


ONES = (1, 1)
ROWS: dict[str, tuple[tuple[int | str, ...], tuple[int, int], int]] = {
    # The dice after it was played, where the Seekers are when somebody is asked again, and who
    "nimbus-2000": (ONES, (10, 12), 1),
    "nimbus-2001": (ONES, (11, 12), 1),
    "firebolt": (ONES, (12, 12), 1),
    "cleansweep-seven": (("blatching", *ONES), (9, 12), 1),
    "wronski-feint": ((4, *ONES), (12, 12), 1),
    "confundus-charm": (ONES, (8, 9), 1),
    "rogue-bludger": ((1,), (8, 11), 1),
    "parkins-pincer": ((*ONES, *ONES), (10, 11), 0),
    "sloth-grip-roll": (("blatching", *ONES), (8, 12), 1),
    "hawkshead-formation": (ONES, (13, 12), 1),
    "second-wind": ((5, 4, *ONES), (14, 12), 1),
    "dementors-over-the-pitch": (ONES, (8, 10), 1),
    "blatching": (ONES, (9, 11), 1),
    "weasley-is-our-king": ((*ONES, *ONES), (11, 12), 0),
    "spiral-dive": (ONES, (10, 12), 1),
}


def start(name: str, *dice: int | str) -> Race:
    """Gryffindor, who has rolled 1 and 2, holds this card and another."""
    other = MINE if name != MINE else "firebolt"
    theirs = THEIRS if name != THEIRS else "firebolt"
    return Race(name, other, dice=(1, 2, *dice), theirs=(theirs,))


@each_card(ROWS)
def test_played(name: str, row: tuple[tuple[int | str, ...], tuple[int, int], int]) -> None:
    """How far the Seekers have come when it was played and the other side has flown."""
    dice, seekers, asked = row
    race = start(name, *dice)
    assert name in race.cards
    race.play(name)
    assert race.seekers == seekers
    assert race.asked == asked
    assert name not in race.state.sides[0].cards
    assert name not in race.state.deck  # out of the match


@each_card(dict.fromkeys([*ROWS, "glint-of-gold"]))
def test_kept(name: str, row: None) -> None:
    """Nobody must play a card; which ones somebody holds is secret."""
    race = start(name, *ONES)
    for seat in (1, None):
        seen = race.match.view(seat)
        assert isinstance(seen, QuidditchView)
        assert (seen.sides[0].cards, seen.sides[0].card_count) == (None, 2)
        assert name in seen.unseen
    while race.asked == 0:
        race.do(ON)
    assert race.seekers == (8, 12)
    assert name in race.state.sides[0].cards


@card("glint-of-gold")
def test_glint_of_gold() -> None:
    """One die of the roll, of one's choice, is turned to a 6 before it is flown."""
    race = start("glint-of-gold", *ONES)
    race.play("glint-of-gold")
    assert race.match.decision is not None
    assert set(race.match.decision.options) == {("set-die", 1), ("set-die", 2)}
    race.do(("set-die", 1))
    assert race.seekers == (5 + 6 + 2, 12)
    assert race.asked == 1
    race = start("glint-of-gold", *ONES).play("glint-of-gold").do(("set-die", 2))
    assert race.seekers == (5 + 1 + 6, 12)
    race = Race("glint-of-gold", MINE, dice=(4, 4, *ONES)).play("glint-of-gold")
    assert race.seekers == (5 + 6 + 4, 12)


# ---- how they meet --------------------------------------------------------------------------


@card("nimbus-2000", "firebolt", "second-wind")
def test_one_card_in_a_turn() -> None:
    """Whoever has played a card, before or after the flight, is not asked for another."""
    race = Race("nimbus-2000", "firebolt", dice=(1, 2, *ONES)).play("firebolt")
    assert race.asked == 1
    race = Race("second-wind", "firebolt", dice=(1, 2, 1, 1, *ONES)).play("second-wind")
    assert (race.asked, race.seekers) == (1, (7, 12))


@card("hawkshead-formation")
def test_hawkshead_formation_is_for_those_behind() -> None:
    """Level or ahead it is of no use."""
    for mine in (7, 9):  # level with 10 after the roll, or ahead
        race = Race("hawkshead-formation", MINE, dice=(1, 2, *ONES), seekers=(mine, 10))
        assert race.play("hawkshead-formation").seekers == (mine + 3, 12)


@card("confundus-charm", "dementors-over-the-pitch", "parkins-pincer", "blatching")
@pytest.mark.parametrize(
    "name", ["confundus-charm", "dementors-over-the-pitch", "parkins-pincer", "blatching"]
)
def test_nobody_is_thrown_behind_the_start(name: str) -> None:
    """A Seeker at the start stays there."""
    race = Race(name, MINE, dice=(1, 2, 1, 2, 1, 2), seekers=(0, 0), theirs=("firebolt",))
    race.play(name)
    if name == "parkins-pincer":
        assert race.asked == 0
        assert race.seekers == (6, 3)
    else:
        assert race.seekers[1] == 3
        race.do(ON)


@card("rogue-bludger", "second-wind")
def test_slowed_once() -> None:
    """One die in the next turn only; who rolls it again rolls one."""
    dice = (1, 2, 1, 6, *ONES, *ONES, *ONES)
    race = Race("rogue-bludger", MINE, dice=dice, theirs=("second-wind",))
    race.play("rogue-bludger").play("second-wind")
    assert race.seekers == (5 + 3 + 2, 10 + 6)
    race.do(ON)
    assert race.seekers == (10 + 2, 16 + 2)


@card("parkins-pincer", "weasley-is-our-king")
@pytest.mark.parametrize("name", ["parkins-pincer", "weasley-is-our-king"])
def test_silenced_once(name: str) -> None:
    """In its next turn the other side plays no card; later it does."""
    dice = (1, 2, *ONES, *ONES, *ONES)
    race = Race(name, MINE, dice=dice, theirs=("firebolt", "second-wind"))
    race.play(name)
    assert race.asked == 0
    assert len(race.state.sides[1].cards) == 2
    race.do(ON)
    assert race.asked == 1
    assert race.cards == {"firebolt", "second-wind"}


@card("cleansweep-seven", "sloth-grip-roll")
@pytest.mark.parametrize("name", ["cleansweep-seven", "sloth-grip-roll"])
def test_a_drawn_card_waits_for_the_next_turn(name: str) -> None:
    """The other side sees that a card was drawn, not which; it can be played a turn later."""
    race = Race(name, dice=(1, 2, "firebolt", *ONES, *ONES))
    race.play(name)
    assert race.asked == 1
    seen = race.match.view(1)
    assert isinstance(seen, QuidditchView)
    assert (seen.sides[0].card_count, seen.sides[0].cards) == (1, None)
    race.do(ON)
    assert (race.asked, race.cards) == (0, {"firebolt"})


@card("spiral-dive", "sloth-grip-roll")
@pytest.mark.parametrize(
    ("name", "theirs", "seekers"),
    [
        ("spiral-dive", "confundus-charm", (10, 12)),
        ("spiral-dive", "rogue-bludger", (10, 12)),
        ("sloth-grip-roll", "parkins-pincer", (8, 12)),
        ("sloth-grip-roll", "blatching", (8, 13)),
        ("sloth-grip-roll", "weasley-is-our-king", (8, 13)),
    ],
)
def test_shielded(name: str, theirs: str, seekers: tuple[int, int]) -> None:
    """Until one's next turn the cards of the other side do nothing to one; to itself they do."""
    drawn = ("firebolt",) if name == "sloth-grip-roll" else ()
    race = Race(name, MINE, dice=(1, 2, *drawn, *ONES, 3, 3), theirs=(theirs, "nimbus-2001"))
    race.play(name).play(theirs)
    assert race.seekers == (seekers[0] + 6, seekers[1])  # with two dice
    assert race.asked == 0  # and not silenced
    assert MINE in race.cards


@card("spiral-dive")
def test_the_shield_is_for_one_turn() -> None:
    """From one's next turn on cards work again."""
    dice = (1, 2, *ONES, *ONES, *ONES)
    race = Race("spiral-dive", MINE, dice=(*dice, *ONES), theirs=(THEIRS,))
    race.play("spiral-dive").do(ON, ON).play(THEIRS)
    assert race.seekers == (5 + 3 + 2 + 2 - 3 + 2, 10 + 2 + 2)


@card("nimbus-2000", "nimbus-2001", "firebolt", "wronski-feint", "blatching")
@pytest.mark.rule("YH-QUI-0")
@pytest.mark.parametrize(
    ("name", "at", "dice"),
    [
        ("nimbus-2000", 19, ()),
        ("nimbus-2001", 18, ()),
        ("firebolt", 17, ()),
        ("wronski-feint", 15, (6,)),
        ("blatching", 20, ()),
    ],
)
def test_the_lap_is_won_at_once(name: str, at: int, dice: tuple[int, ...]) -> None:
    """Whoever completes it with a card has caught the Snitch."""
    race = Race(name, "spiral-dive", dice=(1, 2, *dice), seekers=(at, 23)).play(name)
    assert race.match.result is not None
    assert race.match.result.winners == (0,)


@card("second-wind")
def test_second_wind_need_not_be_risked() -> None:
    """Whoever completes the lap with the roll has won and is asked for no card."""
    race = Race("second-wind", MINE, dice=(6, 6), seekers=(12, 10))
    assert race.match.result is not None
    assert race.match.result.winners == (0,)
