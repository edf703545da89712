"""What bots keep from one question to the next: sums that would come out the same again."""

from __future__ import annotations

import pytest

import commonroom
from commonroom import bots
from commonroom.bots.levels import policy_of
from commonroom.kernel import Chance, content_of, key_from_seed
from commonroom.kernel.policy import Question

SEATS = {"voldemort-returns": 3}
"""With friends, heroes share their tasks by where everybody stands."""


@pytest.mark.parametrize("game", commonroom.games())
def test_what_an_expert_remembers_changes_none_of_its_answers(game: str) -> None:
    """Neither what it judged before, nor the walk that it is on."""
    seats = SEATS.get(game, 2)
    match = commonroom.new_match(game, seats=seats, seed=8, muted=True)
    content, players = content_of(game), bots.seated(match, ["expert"] * seats, seed=8)
    olds = [policy_of(game, "expert", content) for _ in range(seats)]
    for _ in range(250):
        decision = match.decision
        if decision is None:
            break
        owner = decision.owner
        question, view = Question.heard_by(decision, owner), match.view(owner)
        remembered = olds[owner].choose(view, question, Chance(key_from_seed("8")))
        fresh = policy_of(game, "expert", content)
        assert remembered == fresh.choose(view, question, Chance(key_from_seed("8")))
        bots.step(match, players)
    assert match.answered > 40


@pytest.mark.parametrize("game", commonroom.games())
def test_nor_does_what_it_thought_of_in_another_world(game: str) -> None:
    """A master lets one expert play on after each option that it tries."""
    seats = SEATS.get(game, 2)
    match = commonroom.new_match(game, seats=seats, seed=8, muted=True)
    content, players = content_of(game), bots.seated(match, ["expert"] * seats, seed=8)
    old, asked = policy_of(game, "expert", content), 0
    while asked < 2500 and (decision := match.decision) is not None:
        for option in decision.options[:4]:
            world = match.copy()
            world.answer(option)
            for _ in range(3):
                if (there := world.decision) is None:
                    break
                question, view = Question.heard_by(there, there.owner), world.view(there.owner)
                remembered = old.choose(view, question, Chance(key_from_seed("8")))
                fresh = policy_of(game, "expert", content)
                assert remembered == fresh.choose(view, question, Chance(key_from_seed("8")))
                assert remembered is not None
                world.answer(remembered.option)
                asked += 1
        bots.step(match, players)


@pytest.mark.parametrize(
    ("game", "prompt"), [("voldemort-returns", "yh-ask-walk"), ("quidditch", "yh-ask-action")]
)
def test_a_planned_step_is_the_one_that_a_look_at_the_table_would_find(
    game: str, prompt: str
) -> None:
    seats = SEATS.get(game, 2)
    match = commonroom.new_match(game, seats=seats, seed=8, muted=True)
    content, players = content_of(game), bots.seated(match, ["expert"] * seats, seed=8)
    walked = 0
    while walked < 100 and (decision := match.decision) is not None:
        question, view = Question.heard_by(decision, decision.owner), match.view(decision.owner)
        planned = players[decision.owner]._plan is not None
        move = bots.step(match, players)
        if question.prompt.key == prompt and planned:
            fresh = policy_of(game, "expert", content)
            found = fresh.choose(view, question, Chance(key_from_seed("8")))
            assert move is not None
            assert found == (move.option, move.reason)
            walked += 1
    assert walked == 100


def test_a_plan_ends_where_somebody_else_answers() -> None:
    match = commonroom.new_match("voldemort-returns", seats=2, seed=8, muted=True)
    players, ended = bots.seated(match, ["expert"] * 2, seed=8), 0
    while ended < 10 and (decision := match.decision) is not None:
        world, bot = match.copy(), players[decision.owner]
        world.answer(decision.options[0])
        there = world.decision
        if there is not None and there.owner == decision.owner and len(there.options) > 1:
            bots.step(match, players)
            assert bot.unseen(there, there.owner) is None
            ended += 1
        else:
            bots.step(match, players)
    assert ended == 10
