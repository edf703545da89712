"""YH-TEAM, YH-CMB-4: teams, how they wait for each other, and how they fight together."""

from typing import Any

import pytest

from commonroom.games.year_at_hogwarts.board import GRAVEYARD, QUIDDITCH_PITCH
from commonroom.games.year_at_hogwarts.events import MissionShown, PointsGained, YearEnded
from tests.games.year_at_hogwarts.rules.scene import (
    DECLINE,
    FAR,
    ROLL,
    STOP,
    STRIKE,
    Scene,
    Seat,
    cho,
    draco,
    harry,
    luna,
    neville,
    ron,
    scene,
)

MYRTLE = "moaning-myrtles-bathroom"
ENTRANCE = "find-the-entrance-to-the-chamber"
BURROW = "the-burrow"
REACH = "reach-the-burrow"
DIARY = "tom-riddles-diary"
WAIT = ("wait", ENTRANCE)
LEAVE = ("leave",)
SPELLS = ["expelliarmus", "protego"]


def team(*players: Seat, dice: list[int | str] | None = None, **more: Any) -> Scene:
    """All players are one team."""
    options = {"teams": "together"}
    return scene(*players, dice=dice or [], variant="teams", options=options, **more)


def together(*dice: int, hp: int = 6, mate_hp: int = 6, **more: Any) -> Scene:
    """Ron and Draco fight Lockhart (2 × 4 HP, res 4); Ron came last and has been hit once."""
    at = team(
        ron(MYRTLE, hp=hp, objects=[DIARY], spells=["expelliarmus", *more.pop("spells", [])]),
        draco(MYRTLE, hp=mate_hp, missions=[ENTRANCE], waiting=ENTRANCE,
              spells=["protego", *more.pop("mate_spells", [])], books=["dragon-species"]),
        dice=[*dice], phase="resolve", **more,
    )  # fmt: skip
    return at.do(WAIT, ("pledge", "expelliarmus"), DECLINE, ("pledge", "protego"))


# ---- who belongs together -------------------------------------------------------------------


@pytest.mark.rule("YH-TEAM-1")
@pytest.mark.parametrize(
    ("teams", "seats", "sizes"),
    [
        ("pairs", 4, [2, 2]),
        ("pairs", 5, [3, 2]),
        ("pairs", 6, [2, 2, 2]),
        ("threes", 5, [3, 2]),
        ("threes", 6, [3, 3]),
        ("together", 5, [5]),
    ],
)
def test_one_team_or_teams_of_two_or_three(teams: str, seats: int, sizes: list[int]) -> None:
    players = [ron(), draco(), neville(), cho(), harry(), luna()][:seats]
    at = scene(*players, variant="teams", options={"teams": teams})
    members = [at.game.team(number) for number in range(at.game.teams)]
    assert [len(one) for one in members] == sizes
    assert sorted(seat for one in members for seat in one) == list(range(seats))
    assert all(
        at.game.team_of(seat) == number for number, one in enumerate(members) for seat in one
    )


@pytest.mark.rule("YH-TEAM-1")
def test_outside_teams_everyone_plays_alone() -> None:
    at = scene(ron(), draco(), neville(), cho(), variant="qualified", options={"teams": "pairs"})
    assert at.game.members(2) == [2]


# ---- waiting --------------------------------------------------------------------------------


@pytest.mark.rule("YH-TEAM-1", "YH-TEAM-2")
def test_all_members_must_be_there() -> None:
    """Seats 0 and 2 are a team; the objects may be with either."""
    at = scene(
        ron(MYRTLE, missions=[ENTRANCE]), draco(), neville(objects=[DIARY]), cho(),
        variant="teams", phase="resolve",
    )  # fmt: skip
    assert at.options == [WAIT, DECLINE]
    at.do(WAIT)
    assert at.changed() == {"0.shown": [ENTRANCE], "0.waiting": ENTRANCE}
    assert (at.table.fight, at.active) == (None, 1)


@pytest.mark.rule("YH-TEAM-1")
def test_not_if_the_team_has_not_got_the_objects() -> None:
    at = scene(
        ron(MYRTLE, missions=[ENTRANCE]), draco(objects=[DIARY]), neville(), cho(),
        dice=["hospital-wing-day"], variant="teams", phase="resolve",
    )  # fmt: skip
    assert at.active == 1


@pytest.mark.rule("YH-TEAM-2", "YH-TRN-1")
def test_who_waits_skips_turns_but_may_give_it_up() -> None:
    at = team(
        ron(MYRTLE, missions=[ENTRANCE], waiting=ENTRANCE), draco(objects=[DIARY]), dice=[1, 1]
    )
    assert at.options == [WAIT, LEAVE]
    at.do(WAIT)
    assert (at.player().space, at.active) == (MYRTLE, 1)  # no roll
    at.do(ROLL)
    again = team(ron(MYRTLE, missions=[ENTRANCE], waiting=ENTRANCE), draco(objects=[DIARY]))
    again.do(LEAVE)
    assert (again.player().waiting, again.options) == ("", [ROLL])


@pytest.mark.rule("YH-TEAM-1", "YH-TEAM-2", "YH-CMB-4")
def test_with_the_last_the_fight_begins_with_objects_and_cards_between_them() -> None:
    at = together(hp=6)
    assert at.fight.sides[0].seat == 0
    assert (at.player().pledged, at.player(1).pledged) == (("expelliarmus",), ("protego",))
    assert at.fight.foe.hp == 8  # twice the HP
    assert (at.player().hp, at.player(1).hp) == (5, 6)  # who came last suffers the reveal
    assert not at.happened(MissionShown)  # it was, when Draco began to wait


@pytest.mark.rule("YH-TEAM-2", "YH-MIS-1")
def test_who_waits_for_a_mission_shows_whose_it_is() -> None:
    at = team(ron(MYRTLE, objects=[DIARY]), draco(missions=[ENTRANCE]), phase="resolve")
    at.do(WAIT)
    assert (at.happened(MissionShown), at.event(MissionShown).seat) == (1, 1)
    assert at.player(1).shown == (ENTRANCE,)


@pytest.mark.rule("YH-TEAM-1", "YH-MIS-1")
def test_without_the_cards_there_is_no_fight_and_nobody_waits_on() -> None:
    at = team(
        ron(MYRTLE, objects=[DIARY], spells=["expelliarmus"]),
        draco(MYRTLE, missions=[ENTRANCE], waiting=ENTRANCE, spells=["lumos"]),
        dice=["hospital-wing-day"], phase="resolve",
    )  # fmt: skip
    at.do(WAIT, ("pledge", "expelliarmus"), DECLINE, DECLINE)
    assert at.table.fight is None
    assert [at.player(seat).waiting for seat in (0, 1)] == ["", ""]
    assert [at.player(seat).pledged for seat in (0, 1)] == [(), ()]


@pytest.mark.rule("YH-TEAM-2", "YH-MIS-1")
def test_nor_if_they_waited_for_the_objects() -> None:
    """Who has waited has not rolled, so the turn is over."""
    at = team(
        ron(MYRTLE, missions=[ENTRANCE], waiting=ENTRANCE, objects=[DIARY], spells=SPELLS),
        draco(MYRTLE, waiting=ENTRANCE),
    )
    at.do(WAIT, DECLINE, DECLINE)
    assert (at.asked, at.player().waiting, at.player(1).waiting) == ((1, "plan"), "", "")


@pytest.mark.rule("YH-TEAM-2")
def test_the_last_may_have_been_there_when_the_objects_came() -> None:
    """Both wait; when the turn of one begins and all is there, they fight."""
    at = team(
        ron(MYRTLE, missions=[ENTRANCE], waiting=ENTRANCE, objects=[DIARY], spells=SPELLS),
        draco(MYRTLE, waiting=ENTRANCE),
    )
    at.do(WAIT, ("pledge", "expelliarmus"), ("pledge", "protego"))
    assert at.asked == (0, "fight")


@pytest.mark.rule("YH-TEAM-1", "YH-TEAM-2")
def test_while_the_objects_are_lost_they_wait_on() -> None:
    """Somebody has won the diary from them; all are there, but there is no fight."""
    at = team(
        ron(MYRTLE, missions=[ENTRANCE], waiting=ENTRANCE, spells=SPELLS),
        draco(MYRTLE, waiting=ENTRANCE),
    )
    at.do(WAIT)
    assert (at.asked, at.player().waiting, at.table.fight) == ((1, "wait"), ENTRANCE, None)


# ---- the fight ------------------------------------------------------------------------------


@pytest.mark.rule("YH-CMB-4", "YH-TEAM-2")
def test_each_member_attacks_in_its_own_turn_and_alone_suffers() -> None:
    at = together(4, 1, 1, 4, 4, 1, 1, 1, 1)
    at.do(STRIKE)
    assert (at.player().hp, at.player(1).hp, at.active) == (3, 6, 1)
    assert at.asked == (1, "fight")  # instead of rolling
    at.do(STRIKE)
    assert (at.player().hp, at.player(1).hp, at.active) == (3, 4, 0)
    assert at.asked == (0, "fight")
    assert at.fight.foe.hp == 8 - 1 - 2
    at.do(STRIKE)
    assert (at.player().hp, at.active) == (1, 1)


@pytest.mark.rule("YH-CMB-4", "YH-FGT-3")
def test_after_a_defence_card_the_same_member_goes_on() -> None:
    at = together(1, 1, 1, spells=["episkey"])
    at.do(("play", "episkey"))
    assert (at.asked, at.player().hp) == ((0, "fight"), 7)
    at.do(STRIKE)
    assert at.active == 1


@pytest.mark.rule("YH-CMB-3", "YH-CMB-4")
def test_two_cards_for_each_player() -> None:
    three = ["episkey", "episkey", "lumos"]
    at = together(1, 1, 1, spells=three, mate_spells=["protego", "episkey", "impedimenta"])
    at.do(("play", "episkey"), ("play", "episkey"))
    assert at.offered("play") == []
    at.do(STRIKE)
    assert len(at.offered("play")) == 3  # the mate has two of its own
    assert at.fight.acting == 1


@pytest.mark.rule("YH-CMB-4", "YH-MIS-1", "YH-OBJ-2", "YH-END-3")
def test_won_by_the_team() -> None:
    at = together(mate_spells=["fiendfyre"], spells=["fiendfyre"])
    at.do(("play", "fiendfyre"))
    assert at.fight.foe.hp == 2
    at.do(("play", "fiendfyre"))
    assert at.asked == (1, "lay")  # whoever is in turn lays the objects
    at.do(("lay", DIARY, "hogs-head"))
    assert at.changed() == {
        "0.hp": 6 - 1 - 2,
        "0.objects": [],
        "0.points": 40,
        "0.spells": [],
        "1.done": [ENTRANCE],
        "1.hp": 6 - 2,
        "1.missions": [],
        "1.points": 40,
        "1.shown": [],
        "1.spells": [],
        "1.waiting": "",
        "bottoms.spell": ["fiendfyre", "fiendfyre", "expelliarmus", "protego"],
        "lying.hogs-head": list(at.table.lying["hogs-head"]),
    }
    assert (at.table.standing, at.asked) == ([], (0, "plan"))


@pytest.mark.rule("YH-END-1", "YH-END-3", "YH-MIS-1")
def test_the_whole_team_scores_before_the_year_ends() -> None:
    """The points of the first member end the year; the other has its own all the same."""
    at = scene(
        ron(MYRTLE, points=190, flown=True, objects=[DIARY], spells=["expelliarmus", "fiendfyre"]),
        draco(MYRTLE, missions=[ENTRANCE], waiting=ENTRANCE, spells=["protego", "fiendfyre"]),
        variant="teams", options={"teams": "together", "length": "quick"}, phase="resolve",
    )  # fmt: skip
    at.do(WAIT, ("pledge", "expelliarmus"), DECLINE, ("pledge", "protego"))
    at.do(("play", "fiendfyre"), ("play", "fiendfyre"))
    assert at.match.result is not None
    assert (at.player().points, at.player(1).points) == (190 + 40, 40)
    told = [type(event) for event in at.match.events[-3:]]
    assert told == [PointsGained, PointsGained, YearEnded]


@pytest.mark.rule("YH-CMB-4", "YH-MIS-2")
def test_a_member_at_0_hp_loses_the_mission_for_the_team() -> None:
    at = together(1, 1, 1, hp=3, mate_hp=9, mate_spells=["lumos"])
    at.do(STRIKE)
    for seat in (0, 1):
        loser = at.player(seat)
        assert (loser.space, loser.spells) == ("leaky-cauldron", ())
        assert (loser.waiting, loser.pledged) == ("", ())
    assert (at.player().hp, at.player(1).hp) == (6, 9)
    assert (at.player().objects, at.player(1).missions) == ((DIARY,), (ENTRANCE,))
    assert (at.table.standing, at.asked) == ([], (1, "plan"))


@pytest.mark.rule("YH-CMB-4", "YH-CMP-5")
def test_the_cloak_of_one_ends_the_fight_of_all() -> None:
    at = team(
        ron(MYRTLE, objects=[DIARY, "invisibility-cloak"], spells=SPELLS),
        draco(MYRTLE, missions=[ENTRANCE], waiting=ENTRANCE), phase="resolve",
    )  # fmt: skip
    at.do(WAIT, ("pledge", "expelliarmus"), ("pledge", "protego"))
    at.do(("use", "invisibility-cloak"), ("lay", "invisibility-cloak", "gringotts"))
    assert (at.asked, at.table.standing, at.player(1).waiting) == ((0, "walk"), [], "")
    assert sorted(at.player().spells) == SPELLS


@pytest.mark.rule("YH-TEAM-2", "YH-MOV-2")
def test_nobody_meets_who_fights_with_a_team() -> None:
    """Seats 0 and 2 fight; Draco, of the other team, walks past them."""
    at = scene(
        ron(MYRTLE, objects=[DIARY], spells=SPELLS), draco("south-wall-object"),
        neville(MYRTLE, missions=[ENTRANCE], waiting=ENTRANCE), cho(),
        dice=[1, 1, 1, 4, 4], variant="teams", phase="resolve",
    )  # fmt: skip
    at.do(WAIT, ("pledge", "expelliarmus"), ("pledge", "protego"), STRIKE, ROLL).walk(MYRTLE)
    assert at.asked == (1, "walk")
    assert ("south-tower",) in at.offered("walk")


@pytest.mark.rule("YH-TEAM-2", "YH-MOV-2", "YH-CMP-5")
def test_who_only_waits_is_met_and_walks_off_with_the_cloak() -> None:
    at = scene(
        draco("south-wall-object"),
        ron(MYRTLE, missions=[ENTRANCE], waiting=ENTRANCE, objects=["invisibility-cloak"]),
        neville(), cho(), dice=[4, 4], variant="teams",
    )  # fmt: skip
    at.do(ROLL).walk(MYRTLE).do(STRIKE)
    at.do(("use", "invisibility-cloak"), ("lay", "invisibility-cloak", "gringotts"))
    assert (at.asked, at.player(1).waiting) == ((1, "walk"), "")


@pytest.mark.rule("YH-TEAM-2")
def test_no_card_moves_who_fights_with_a_team() -> None:
    at = scene(
        ron(MYRTLE, objects=[DIARY], spells=SPELLS), draco("west-wall-spell"),
        neville(MYRTLE, missions=[ENTRANCE], waiting=ENTRANCE), cho(FAR),
        dice=[1, 1, 1, 1, 1, "hogsmeade-weekend"], variant="teams", phase="resolve",
        lying={"west-wall-lower-object": []},
    )  # fmt: skip
    at.do(WAIT, ("pledge", "expelliarmus"), ("pledge", "protego"), STRIKE)
    at.do(ROLL).walk("west-wall-lower-object", "west-wall-event")
    spaces = [at.player(seat).space for seat in range(4)]
    assert spaces == [MYRTLE, "honeydukes", MYRTLE, "honeydukes"]


# ---- on a trip ------------------------------------------------------------------------------


def at_the_burrow(*dice: int, hp: int = 6) -> Scene:
    """Ron waits at the Burrow, which only Floo powder leads to, and Draco has come after him."""
    at = team(
        ron("north-tower", floo=1, missions=[REACH], objects=["deluminator", "golden-snitch"],
            spells=["fiendfyre"]),
        draco("owlery-lane", hp=hp, floo=1, spells=["fiendfyre"], potions=["polyjuice-potion"]),
        dice=[1, 1, *dice], phase="resolve", lying={BURROW: []},
    )  # fmt: skip
    at.do(("floo", BURROW), ("wait", REACH))
    assert (at.player().space, at.player().home, at.active) == (BURROW, "north-tower", 1)
    at.do(ROLL).walk("owlery").do(STOP, ("floo", BURROW), ("wait", REACH))
    return at.do(("pledge", "polyjuice-potion"))


@pytest.mark.rule("YH-TEAM-2", "YH-SPC-6")
def test_who_is_on_a_trip_for_the_team_stays_until_the_mission_is_done() -> None:
    at = at_the_burrow()
    assert at.fight.foe.hp == 8
    at.do(("play", "fiendfyre"))
    assert [at.player(seat).space for seat in (0, 1)] == [BURROW, BURROW]
    at.do(("play", "fiendfyre"))
    at.do(("lay", "deluminator", "hogs-head"), ("lay", "golden-snitch", "hogs-head"))
    assert at.player().points == 90
    assert [at.player(seat).space for seat in (0, 1)] == ["north-tower", "owlery"]
    assert [at.player(seat).home for seat in (0, 1)] == ["", ""]
    assert at.asked == (1, "plan")


@pytest.mark.rule("YH-TEAM-2", "YH-MIS-2")
def test_or_lost() -> None:
    at = at_the_burrow(1, 1, 1, hp=1)
    at.do(STRIKE)
    assert [at.player(seat).space for seat in (0, 1)] == ["leaky-cauldron", "leaky-cauldron"]
    assert [at.player(seat).home for seat in (0, 1)] == ["", ""]


@pytest.mark.rule("YH-TEAM-2", "YH-SPC-6")
def test_or_until_one_gives_it_up_and_rolls_from_the_tower() -> None:
    at = team(
        ron(BURROW, home="north-tower", waiting=REACH, missions=[REACH]), draco(), dice=[1, 1]
    )
    at.do(LEAVE, ROLL)
    assert at.player().space == "north-tower"
    assert ("north-wall-object",) in at.offered("walk")


@pytest.mark.rule("YH-TEAM-2", "YH-SPC-5")
def test_the_same_by_portkey() -> None:
    mission = "escape-the-graveyard"
    things = ["cauldron", "fathers-bone", "harry-potter-token", "wormtails-hand"]
    at = team(
        ron(QUIDDITCH_PITCH, portkeys=1, missions=[mission], objects=things), draco(),
        phase="resolve",
    )  # fmt: skip
    at.do(("portkey",), ("wait", mission))
    assert (at.player().space, at.player().home) == (GRAVEYARD, QUIDDITCH_PITCH)


@pytest.mark.rule("YH-TEAM-2", "YH-CMP-5")
def test_nobody_meets_who_waits_on_a_trip() -> None:
    """Cho, of the other team, flies to the Burrow on Buckbeak."""
    at = scene(
        cho("library", objects=["buckbeak"]),
        ron(BURROW, home="north-tower", waiting=REACH, missions=[REACH]), neville(), draco(),
        variant="teams", lying={BURROW: []}, phase="end",
    )  # fmt: skip
    at.do(("use", "buckbeak"), ("lay", "buckbeak", "gringotts"), ("go", BURROW))
    assert (at.player().space, at.active) == ("library", 1)
