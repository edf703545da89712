"""What ends the year, and what the missions ask for: here, elsewhere, in whose hands."""

from typing import Any

import commonroom
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.kernel import Match
from tests.games.goals import goals_of, short

MISSION = "slay-the-basilisk"
"""In the Chamber of Secrets, with two objects, a Mandrake Draught and an attack spell."""


def table(*others: dict[str, Any], options: dict[str, str] | None = None) -> Match:
    me = {
        "student": "harry-potter",
        "points": 30,
        "missions": [MISSION],
        "objects": ["sorting-hat"],
        "spells": ["stupefy"],
    }
    return commonroom.arrange(
        "year-at-hogwarts",
        {"players": [me, *others], "lying": {"library": ["sword-of-gryffindor"]}},
        options=options,
    )


RON: dict[str, Any] = {"student": "ron-weasley", "points": 40}


def test_experts_also_need_a_quidditch_match() -> None:
    ending = {"missions": (0, 2), "points": (30, 261), "lead": (0, 1)}
    for variant, more in ("underage", {}), ("qualified", {"quidditch": (0, 1)}):
        found = short(goals_of(table(RON, options={"variant": variant}), 0))
        del found["yh-goal-mission"]
        assert found == {f"yh-goal-{key}": so for key, so in (ending | more).items()}


def test_a_mission_tells_what_is_there_and_where_the_rest_lies() -> None:
    mission = goals_of(table(RON, options={"variant": "qualified"}), 0)[-1]
    assert mission.card == MISSION
    assert mission.at == ("chamber-of-secrets",)
    parts = [(one.text.key, one.have, one.at) for one in mission.parts]
    assert parts == [
        ("yh-goal-place", 0, ("chamber-of-secrets",)),
        ("yh-goal-object", 1, ()),
        ("yh-goal-object-lies", 0, ("library",)),
        ("yh-goal-card", 0, ()),
        ("yh-need-attack", 1, ()),
    ]
    assert (mission.have, mission.need) == (2, 5)


def test_an_object_in_other_hands_is_with_its_holder() -> None:
    thief = RON | {"objects": ["sword-of-gryffindor"]}
    match = commonroom.arrange(
        "year-at-hogwarts",
        {"players": [{"student": "harry-potter", "missions": [MISSION]}, thief]},
    )
    held = next(part for part in goals_of(match, 0)[-1].parts if part.card == "sword-of-gryffindor")
    assert (held.text.key, held.at) == ("yh-goal-object-held", ("seat:1",))


def test_a_team_adds_up_and_shares_its_missions() -> None:
    hermione = {"student": "hermione-granger", "points": 5}
    match = table(RON, hermione, {"student": "cho-chang"}, options={"variant": "teams"})
    assert isinstance(match.game, Year)
    mates = match.game.members(0)
    points = sum(match.game.state.players[seat].points for seat in mates)
    for seat in mates:
        assert short(goals_of(match, seat))["yh-goal-points"] == (points, 261)
        assert MISSION in [goal.card for goal in goals_of(match, seat)]
    other = next(seat for seat in range(4) if seat not in mates)
    assert MISSION not in [goal.card for goal in goals_of(match, other)]


def test_alone_there_is_nobody_to_outdo_but_a_life_to_lose() -> None:
    goals = goals_of(table(), 0)
    assert "yh-goal-lead" not in short(goals)
    assert short(goals, against=True) == {"yh-goal-alone": (0, 1)}
    assert goals_of(table(), None) == ()
