"""The 30 missions: where, with what, for how much, and a fight with each of their opponents."""

import random
from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.content import Mission, Opponent
from commonroom.games.year_at_hogwarts.events import FightBegan, MissionShown
from commonroom.games.year_at_hogwarts.vocabulary import (
    Acts,
    Discard,
    Gamble,
    Hinder,
    Hp,
    Points,
    Regrow,
)
from tests.games.year_at_hogwarts.cards.missions import MISSIONS, Printed
from tests.games.year_at_hogwarts.cards.table import (
    DECLINE,
    MISS,
    STRIKE,
    Table,
    box,
    card,
    each_card,
    landing,
    me,
    neville,
)

pytestmark = pytest.mark.rule("YH-CMP-6", "YH-MIS-1")
QUALIFIED = {"variant": "qualified"}
S = (6, 6, 6, 6)
"""Four hits."""
FAR = "honeydukes"
"""A place where no mission is done."""
CARD = "skele-gro"
"""The one card of somebody who is about to lose."""


def coming(
    mission: str,
    *dice: int | str,
    hand: tuple[str, ...] = (),
    place: str = "",
    objects: tuple[str, ...] | None = None,
    **more: Any,
) -> Table:
    """Somebody with 40 HP and 100 points has come to the place of a mission, on a trip.

    On a trip the space does nothing else: if the mission is not offered, the turn is over.
    """
    printed = MISSIONS[mission]
    place = place or printed.place
    by = me(
        hp=40,
        points=100,
        missions=[mission],
        objects=list(printed.objects if objects is None else objects),
        spells=[one for one in hand if one in box().spells],
        potions=[one for one in hand if one in box().potions],
    )
    lying: dict[str, list[str]] = {place: [], "hogs-head": []}
    return landing(
        place, *dice, by=by, others=[neville()], phase="trip", trip="start", lying=lying, **more
    )


def passed(at: Table) -> bool:
    """Whether the turn is over, if nobody uses the Time-Turner at its end."""
    if at.asked == (0, "turn-end"):
        at.do(DECLINE)
    return at.over


# ---- what they need -------------------------------------------------------------------------


@each_card(MISSIONS)
def test_place_and_objects(name: str, row: Printed) -> None:
    """It must be done at its place with all its objects, and is secret until it is tried."""
    at = coming(name)
    assert (at.asked, at.happened(MissionShown)) == ((0, "fight"), 1)
    for missing in row.objects:
        rest = tuple(thing for thing in row.objects if thing != missing)
        assert passed(coming(name, objects=rest)), f"it was offered without {missing}"
    away = coming(name, place=FAR)
    assert (passed(away), away.shown(1).players[0].missions) == (True, None)


@each_card(MISSIONS)
def test_cards_of_the_experts(name: str, row: Printed) -> None:
    """Qualified players show its cards, too; one that is missing cannot be made good by another."""
    for missing, other in row.cards.items():
        hand = tuple(other if one == missing else one for one in row.cards)
        at = coming(name, hand=hand, options=QUALIFIED)
        assert passed(at), f"it was offered with {other} for {missing}"
    at = coming(name, hand=tuple(row.cards), options=QUALIFIED)
    while at.asked == (0, "pledge"):
        at.do(at.decision.options[0])
    assert sorted(at.shown(1).players[0].pledged) == sorted(row.cards)
    assert at.hand() == []
    assert at.asked == (0, "fight")
    assert set(row.cards) == at.offers("play")


# ---- fighting for them ----------------------------------------------------------------------

WINS: dict[str, tuple[tuple[int, ...], int, int]] = {
    # The dice of a fight that is won (all attack dice are sixes), and the HP and points it costs
    "tame-the-three-headed-dog": ((*S, 4, 1, 1, *S, 1, 1, 6), 4, 0),
    "catch-the-winged-key": ((*S, 6, 6), 2 + 2 + 2, 0),
    "find-the-philosophers-stone": (S * 2, 3 + 3, 0),
    "find-the-entrance-to-the-chamber": (S * 2, 1 + 1, 0),
    "slay-the-basilisk": ((3, *S, 3, *S, 3, *S), 2 + 3 * 3, 0),
    "destroy-the-first-horcrux": (S * 3, 2 + 3 * 3, 0),
    "save-buckbeak-from-the-axe": ((4, *S, 1, *S, 1, *S, 6), 4 + 0 + 0 + 4, 0),
    "unmask-the-rat": (S * 2, 2 + 2, 10),
    "escape-the-werewolf": (S * 3, 3 * 3, 0),
    "drive-off-the-dementors": (S * 3, 3 * 3, 0),
    "outfly-the-horntail": ((*S, 2, *S, 1, *S, 1), 4, 0),
    "listen-to-the-egg": (S * 2, 2 + 2, 5 + 5),
    "rescue-from-the-merpeople": ((*S, 6, 6, 6, 6, 6, 6), 3 * 3, 0),
    "win-through-the-maze": ((*S, 1, *S, 3, *S, 6), 4 + 2 + 2, 0),
    "escape-the-graveyard": (S * 4, 3 + 4 * 4, 0),
    "found-dumbledores-army": (S * 2, 2 + 2, 10 + 5 + 5),
    "shut-your-mind-to-snape": ((*S, 1, *S, 5, *S, 4), 3 * 3, 0),
    "lead-umbridge-to-the-centaurs": (S * 3, 3 * 3, 20),
    "keep-the-prophecy": (S * 3, 3 * 3, 0),
    "fight-in-the-atrium": ((4, *S, 1, *S, 1, *S), 2 + 2 + 3 * 2, 0),
    "spy-in-knockturn-alley": (S * 2, 2 + 2, 0),
    "win-slughorns-memory": ((*S, 4, *S, 3, *S, 6), 3 * 3 + 1, 0),
    "destroy-the-ring": (S * 4, 3 + 4 * 4, 0),
    "hold-the-astronomy-tower": (S * 3, 2 + 3 * 3, 0),
    "reach-the-burrow": ((2, *S, 2, *S, 3, *S, 1), 4, 0),
    "destroy-the-locket": (S * 4, 4 + 4 * 4, 0),
    "flee-from-malfoy-manor": ((*S, 1, *S, 4, *S, 3), 2 + 2 + 3 + 2, 0),
    "break-into-gringotts": ((*S, 1, *S, 1, *S, 2, *S, 1), 3 + 6, 0),
    "save-the-diadem-from-the-fire": (S * 4, 4 * 4, 0),
    "end-the-battle-of-hogwarts": (S * 4, 4 + 4 * 5, 0),
}


@each_card(WINS)
@pytest.mark.rule("YH-CMB-1", "YH-CMB-2", "YH-OBJ-2")
def test_won(name: str, row: tuple[tuple[int, ...], int, int]) -> None:
    """The opponent of its number is beaten, at 0 HP acts a last time, and the mission is worth its
    points; its objects are laid on Places.
    """
    dice, hp, points = row
    printed = MISSIONS[name]
    at = coming(name, *dice)
    assert at.event(FightBegan).opponent == printed.opponent
    while at.fighting:
        at.do(STRIKE)
    for thing in printed.objects:
        at.do(("lay", thing, "hogs-head"))
    assert at.changed() == {
        "0.hp": 40 - hp,
        "0.points": 100 - points + printed.points,
        "0.missions": [],
        "0.done": [name],
        "0.objects": [],
        "0.space": "start",  # the end of the trip
        "lying.hogs-head": list(printed.objects),
    }
    assert at.over


LOSSES: dict[str, tuple[int | str, ...]] = {
    # The dice of a fight that somebody with 1 HP loses; some lose it before they can strike
    "tame-the-three-headed-dog": (*MISS, 4, 1, 1),
    "catch-the-winged-key": (),
    "find-the-philosophers-stone": (CARD, *MISS),
    "find-the-entrance-to-the-chamber": (*MISS, CARD),
    "slay-the-basilisk": (),
    "destroy-the-first-horcrux": (),
    "save-buckbeak-from-the-axe": (4,),
    "unmask-the-rat": MISS,
    "escape-the-werewolf": MISS,
    "drive-off-the-dementors": (),
    "outfly-the-horntail": (*MISS, 2),
    "listen-to-the-egg": MISS,
    "rescue-from-the-merpeople": (),
    "win-through-the-maze": (*MISS, 3),
    "escape-the-graveyard": (CARD,),
    "found-dumbledores-army": MISS,
    "shut-your-mind-to-snape": (*MISS, 1),
    "lead-umbridge-to-the-centaurs": (),
    "keep-the-prophecy": MISS,
    "fight-in-the-atrium": (),
    "spy-in-knockturn-alley": (CARD, *MISS),
    "win-slughorns-memory": (*MISS, 3),
    "destroy-the-ring": (),
    "hold-the-astronomy-tower": (),
    "reach-the-burrow": (3,),
    "destroy-the-locket": (),
    "flee-from-malfoy-manor": (),
    "break-into-gringotts": (),
    "save-the-diadem-from-the-fire": (),
    "end-the-battle-of-hogwarts": (),
}


@each_card(LOSSES)
@pytest.mark.rule("YH-MIS-2")
def test_lost(name: str, row: tuple[int | str, ...]) -> None:
    """Beaten, one goes to the Leaky Cauldron with 6 HP and without potions; all else is kept, the
    mission and its objects, too.
    """
    printed = MISSIONS[name]
    by = me(
        hp=1, missions=[name], objects=list(printed.objects), portkeys=1,
        potions=[CARD], floo=1,
    )  # fmt: skip
    at = landing(
        printed.place, *row, by=by, others=[neville()],
        phase="trip", trip="start", lying={printed.place: []},
    )  # fmt: skip
    if at.fighting:
        at.do(STRIKE)
    assert passed(at)
    assert at.changed() == {"0.hp": 6, "0.space": "leaky-cauldron", "0.potions": []}


@card("destroy-the-first-horcrux", "slay-the-basilisk")
def test_two_missions_at_one_place() -> None:
    """Whoever holds both chooses one."""
    things = ["basilisk-fang", "tom-riddles-diary", "sorting-hat", "sword-of-gryffindor"]
    missions = ["destroy-the-first-horcrux", "slay-the-basilisk"]
    by = me(hp=40, missions=missions, objects=things)
    at = landing("chamber-of-secrets", by=by)
    assert at.asks() == {f"mission {one}" for one in missions}
    at.do(("mission", "slay-the-basilisk"))
    assert at.fight.foe.who == "basilisk"


@card("slay-the-basilisk")
@pytest.mark.rule("YH-CMP-5", "YH-OBJ-2")
def test_objects_used_in_the_fight_are_not_laid() -> None:
    """The Sword, used against the Basilisk, lies in Diagon Alley already."""
    mission = "slay-the-basilisk"
    at = coming(mission, 3, *S, 6, 3, *S, 6, 3, *S, 6)
    at.do(("use", "sword-of-gryffindor"), ("lay", "sword-of-gryffindor", "gringotts"))
    at.do(STRIKE, STRIKE, STRIKE)
    assert at.offers("lay") == {"sorting-hat"}
    at.do(("lay", "sorting-hat", "hogs-head"))
    assert at.player().done == (mission,)
    assert "sword-of-gryffindor" in at.state.lying["gringotts"]


# ---- what they pay --------------------------------------------------------------------------

TRIES = 400
MARGIN = 2.5
"""What no eye can tell apart."""


def difficulty(mission: Mission) -> float:
    """About the HP that the opponent costs somebody with four dice and nothing else, and what the
    further objects and the way cost, in HP.
    """
    foe = box().combat[box().combat_of[mission.id]]
    chance, lost = random.Random(mission.number), 0.0
    for _ in range(TRIES):
        lost += _fought(foe, chance)
    far = 0.0 if mission.place in box().boards["it"].distances("start") else 3.0
    return lost / TRIES * (1.1 if foe.immune else 1.0) + 2.5 * (len(mission.objects) - 1) + far


def _fought(foe: Opponent, chance: random.Random) -> float:
    lost, hp, hinder = 0.0, foe.hp, 0

    def suffer(acts: Acts) -> None:
        nonlocal lost, hp, hinder
        for act in acts:
            match act:
                case Hp(amount=amount):
                    lost -= amount
                case Points(amount=amount):
                    lost -= amount / 10
                case Discard(cards=cards):
                    lost += 1.5 * cards
                case Regrow(amount=amount):
                    hp = min(foe.hp, hp + amount) if hp > 0 else hp
                case Hinder(dice=dice):
                    hinder = max(hinder, dice)
                case Gamble():
                    suffer(act.acts if chance.randint(1, 6) in act.on else act.otherwise)
                case _:
                    raise AssertionError(act)

    suffer(foe.reveal)
    while hp > 0:
        suffer(foe.before)
        hp -= sum(chance.randint(1, 6) >= foe.res for _ in range(max(1, 4 - hinder)))
        hinder = 0
        suffer(foe.after or foe.before if hp <= 0 else foe.after)
    return lost


def test_pay_follows_difficulty() -> None:
    """No mission that is clearly harder than another pays less; the printed ones set the scale."""
    hard = {mission.id: difficulty(mission) for mission in box().missions.values()}
    points = {mission.id: mission.points for mission in box().missions.values()}
    unfair = [
        (easy, tough)
        for easy in hard
        for tough in hard
        if hard[tough] > hard[easy] + MARGIN and points[tough] < points[easy]
    ]
    assert unfair == []
