"""Masters at the table: they imagine only worlds that their seat cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import commonroom
from commonroom import bots
from commonroom.bots import SearchPool, Thought
from commonroom.bots.levels import evaluator_of
from commonroom.bots.worlds import Pace
from commonroom.kernel import Match, content_of
from commonroom.kernel.policy import Choice
from commonroom.text import Texts, languages

GAMES = commonroom.games()


def moments(game: str, count: int, apart: int = 13) -> Iterator[Match]:
    """A game of experts, now and then, where its owner has a choice."""
    match = commonroom.new_match(game, seats=2, seed="moments", muted=True)
    players = bots.seated(match, ["expert"] * 2, seed=1)
    for _ in range(count):
        for _ in range(apart):
            bots.step(match, players)
        while match.decision and len(match.decision.options) < 2:
            bots.step(match, players)
        if match.decision is None:
            return
        yield match


def chosen(
    match: Match, level: str = "", seconds: float | None = None, pool: SearchPool | None = None
) -> Choice:
    """What a bot answers to the open decision; a master who tries each option twice."""
    decision = match.decision
    assert decision is not None
    level = level or f"master-{2 * len(decision.options)}"
    bot = bots.seated(match, {decision.owner: level}, seed="chosen")[decision.owner]
    choice = Thought(match, decision, decision.owner, bot).choice(seconds, pool)
    assert choice is not None
    return choice


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_masters(game: str) -> None:
    assert bots.levels(game)[-1] == "master"
    assert bots.usual_level(game) == "expert"


@pytest.mark.parametrize("game", GAMES)
def test_a_master_cannot_tell_hidden_worlds_apart(game: str) -> None:
    """In another world with other secrets and other dice to come, it thinks exactly the same."""
    seen = 0
    for match in moments(game, 2):
        assert match.decision is not None
        owner = match.decision.owner
        there = match.resample(owner, 99)
        assert there.game.chance.key != match.game.chance.key
        assert chosen(there) == chosen(match)
        seen += 1
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_it_looks_at_no_world_but_imagined_ones(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[tuple[Match, int | None]] = []
    view = Match.view

    def watched(self: Match, seat: int | None) -> msgspec.Struct:
        looked.append((self, seat))
        return view(self, seat)

    for match in moments(game, 1):
        assert match.decision is not None
        owner, count = match.decision.owner, len(match.answers)
        monkeypatch.setattr(Match, "view", watched)
        chosen(match)
        monkeypatch.undo()
        (own,) = [seat for where, seat in looked if where is match]
        assert own == owner
        worlds = [where for where, _ in looked if where is not match]
        assert worlds
        assert all(where.answers[count].option[:2] == ("resample", owner) for where in worlds)
        assert len(match.answers) == count


def test_worlds_in_step_bring_the_same_dice_from_the_next_turn_on() -> None:
    """However many were rolled before it."""
    (match,) = moments("talisman", 1)
    assert match.decision is not None
    worlds = [match.resample(match.decision.owner, 5) for _ in range(2)]
    paces = [Pace(world, turn=3) for world in worlds]
    worlds[0].game.chance.d6("one more")
    for turn in (3, None, 4):  # this turn goes on, somebody else is asked, and the next one begins
        for pace in paces:
            pace.keep(turn)
        dice = [[world.game.chance.d6("") for _ in range(20)] for world in worlds]
        assert (dice[0] == dice[1]) == (turn == 4)


def test_the_same_budget_and_chance_give_the_same_answer() -> None:
    for match in moments("talisman", 2):
        assert chosen(match) == chosen(match)


def test_without_time_it_answers_like_an_expert() -> None:
    for match in moments("death-eaters-rising", 3):
        assert chosen(match, seconds=0.0) == chosen(match, "expert")


def test_heads_find_what_one_head_finds() -> None:
    (match,) = moments("quidditch", 1)
    with SearchPool(2) as pool:
        together = chosen(match, pool=pool)
    assert together == chosen(match)
    assert together.reason.key == "bot-reason-search"


@pytest.mark.parametrize("language", languages())
def test_its_reason_is_told_in_every_language(language: str) -> None:
    (match,) = moments("quidditch", 1)
    reason = chosen(match).reason
    text = Texts(language, strict=True).say(reason)
    assert str(reason.args["percent"]) in text


def standing(game: str, position: dict[str, Any], seat: int = 0) -> float:
    """The chance of a seat in a position."""
    found = evaluator_of(game, content_of(game))
    assert found is not None
    return found.chance(commonroom.arrange(game, position).view(seat), seat)


def test_a_better_position_has_a_better_prospect() -> None:
    def rising(corruption: int) -> float:
        players = [{"team": {"harry-potter": 0}}, {"team": {"dobby": 0}}]
        locations = {"hogsmeade": {"corruption": corruption}}
        return standing(
            "death-eaters-rising", {"players": players, "locations": locations}, corruption % 2
        )

    def talisman(magic: int, seat: int = 0) -> float:
        harry = {"character": "harry-potter", "side": "b", "magic": magic}
        lucius = {"character": "lucius-malfoy", "side": "a", "space": "azkaban"}
        return standing("talisman", {"players": [harry, lucius]}, seat)

    def year(points: int, space: str = "gryffindor-tower") -> float:
        mission = ["tame-the-three-headed-dog"]
        harry = {"student": "harry-potter", "points": points, "space": space, "missions": mission}
        luna = {"student": "luna-lovegood", "space": "boathouse"}
        return standing("year-at-hogwarts", {"players": [harry, luna]})

    assert 0 < rising(4) < rising(0) < 1
    assert talisman(3) < talisman(9)
    assert talisman(9) + talisman(9, seat=1) == pytest.approx(1, abs=0.02)  # own moves count more
    assert year(0) < year(0, "west-wing-third-floor") < year(200)


def test_a_match_is_a_part_of_the_prospect_of_a_year() -> None:
    match = commonroom.arrange(
        "year-at-hogwarts",
        {
            "players": [
                {"student": "harry-potter", "space": "quidditch-pitch"},
                {"student": "luna-lovegood", "space": "boathouse"},
            ],
            "phase": "resolve",
        },
    )
    found = evaluator_of("year-at-hogwarts", content_of("year-at-hogwarts"))
    assert found is not None
    before = found.turn(match.view(0), 0)
    match.answer(("challenge", 1))
    chances, turns = set(), set()
    players = bots.seated(match, ["expert", "expert"], seed=0)
    while getattr(match.view(0), "quidditch", None) is not None:
        chances.add(found.chance(match.view(0), 0))
        turns.add(found.turn(match.view(0), 0))
        bots.step(match, players)
    assert turns == {None, -1}
    assert before not in turns
    assert max(chances) - min(chances) > 0.02


def test_the_prospect_of_a_match_follows_its_goals() -> None:
    def pitch(goals: int, seat: int) -> float:
        ours = {"keeper": [-5, 0], "chaser-1": [-3, 0]}
        theirs = {"keeper": [5, 0], "chaser-1": [3, 0]}
        sides = [
            {"house": "gryffindor", "at": ours, "goals": goals},
            {"house": "slytherin", "at": theirs},
        ]
        return standing("quidditch", {"sides": sides, "phase": "quidditch-action"}, seat)

    assert pitch(0, 0) < pitch(1, 0)
    assert pitch(1, 0) + pitch(1, 1) == pytest.approx(1)
