"""Looking ahead: which trials a master asks for, and what it makes of them."""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

import pytest

from commonroom.bots.budget import Budget, budget_of
from commonroom.bots.search import USUAL, Trials, look_ahead
from commonroom.kernel import Chance, Msg, Option, key_from_seed
from commonroom.kernel.policy import Choice, Foresight, Question

WAYS: tuple[Option, ...] = tuple(("go", number) for number in range(6))
FIRST = Choice(("go", 0), Msg("first-thought"))


def question(options: tuple[Option, ...] = WAYS, seat: int = 0) -> Question:
    return Question(seat, 0, "choose", options, Msg("where"), "RULE")


def thought(
    worth: Callable[[Option, int], float],
    *,
    asked: Question | None = None,
    trials: int = 200,
    seed: str = "seed",
    patience: int = 10**9,
    foresight: Foresight = USUAL,
    later: Callable[[Option, int], float] | None = None,
) -> tuple[Choice | None, list[Trials]]:
    """What a master decides, and what it tried; after `patience` worlds, time is up.

    `later` is what options are worth at a second look, if it is not the same.
    """
    chance = Chance(key_from_seed(seed), stream="bots")
    thinking = look_ahead(asked or question(), FIRST, Budget(trials), chance, foresight)
    wanted: list[Trials] = []
    try:
        batch = next(thinking)
        while True:
            wanted.append(batch)
            worlds = batch.worlds[:patience]
            patience -= len(worlds)
            told = later if later is not None and batch.turns else worth
            ends = [[told(option, world) for option in batch.options] for world in worlds]
            batch = thinking.send(ends)
    except StopIteration as stop:
        return stop.value, wanted


def noise(option: Option, world: int) -> float:
    """Luck that differs from option to option and world to world."""
    return crc32(f"{option} {world}".encode()) / 2**32


def test_what_ends_best_is_chosen() -> None:
    choice, _ = thought(lambda option, world: 0.4 + 0.5 * (option == ("go", 4)))
    assert choice is not None
    assert choice.option == ("go", 4)
    assert choice.reason.key == "bot-reason-search"
    assert choice.reason.args["percent"] == 90


def test_it_is_found_under_luck_that_all_share() -> None:
    def worth(option: Option, world: int) -> float:
        return (world % 97) / 200 + noise(option, world) / 5 + 0.2 * (option == ("go", 5))

    choices = [thought(worth, seed=str(seed))[0] for seed in range(10)]
    assert [choice.option for choice in choices if choice] == [("go", 5)] * 10


def test_where_nothing_is_better_the_first_thought_stays() -> None:
    choice, _ = thought(lambda option, world: (world % 2) / 2)
    assert choice is not None
    assert choice.option == FIRST.option


@pytest.mark.parametrize(("better", "finest", "taken"), [
    (0.005, 0.01, False), (0.03, 0.01, True), (0.03, 0.05, False), (0.08, 0.05, True),
])  # fmt: skip
def test_only_what_can_be_told_to_be_better_is_done(
    better: float, finest: float, taken: bool
) -> None:
    worth = lambda option, world: 0.4 + better * (option == ("go", 4))  # noqa: E731
    found, _ = thought(worth, foresight=Foresight(finest=finest))
    assert found is not None
    assert found.option == (("go", 4) if taken else FIRST.option)


def test_nor_is_it_done_when_time_is_up_in_the_middle_of_a_round() -> None:
    found, wanted = thought(
        lambda option, world: 0.4 + 0.03 * (option == ("go", 4)),
        foresight=Foresight(finest=0.05),
        patience=3,
    )
    assert len(wanted[0].worlds) > 3
    assert found is not None
    assert found.option == FIRST.option


TWICE = Foresight(finest=0.02, second_look=3)


def fourth_is_better(by: float) -> Callable[[Option, int], float]:
    return lambda option, world: 0.4 + by * (option == ("go", 4))


@pytest.mark.parametrize(("later", "taken"), [(0.03, True), (0.01, False), (-0.1, False)])
def test_what_seems_better_is_done_if_it_is_so_at_a_second_look(later: float, taken: bool) -> None:
    found, wanted = thought(
        fourth_is_better(0.1), foresight=TWICE, later=fourth_is_better(later), trials=80
    )
    *race, again = wanted
    assert found is not None
    assert found.option == (("go", 4) if taken else FIRST.option)
    assert (again.options, again.turns, len(again.worlds)) == ((FIRST.option, ("go", 4)), 3, 16)
    assert not set(again.worlds) & {world for trials in race for world in trials.worlds}


def test_a_second_look_goes_on_while_it_is_not_clear() -> None:
    def even(option: Option, world: int) -> float:
        return 0.4 + (0.02 + 0.1 * (noise(option, world) - 0.5)) * (option == ("go", 4))

    _, wanted = thought(fourth_is_better(0.1), foresight=TWICE, later=even, trials=80)
    later = [len(trials.worlds) for trials in wanted if trials.turns]
    assert sum(later) <= 40
    assert len(later) > 1


def test_patience_finds_what_is_a_little_better_under_luck() -> None:
    def worth(option: Option, world: int) -> float:
        return noise(option, world) / 5 + 0.03 * (option == ("go", 1))

    def found(patience: float) -> int:
        foresight, pair = Foresight(finest=0.01, patience=patience), question(WAYS[:2])
        tries = [
            thought(worth, asked=pair, foresight=foresight, seed=str(seed), trials=400)[0]
            for seed in range(20)
        ]
        return sum(choice is not None and choice.option == ("go", 1) for choice in tries)

    assert found(1.0) > found(0.0)


def test_there_is_no_second_look_at_the_first_thought() -> None:
    _, wanted = thought(fourth_is_better(-0.1), foresight=TWICE)
    assert all(trials.turns is None for trials in wanted)


def test_hours_are_not_used_up_before_a_second_look() -> None:
    _, wanted = thought(fourth_is_better(0.1), foresight=TWICE, trials=1_000_000)
    assert sum(len(trials.options) * len(trials.worlds) for trials in wanted) <= 800


@pytest.mark.parametrize(("better", "taken"), [(0.03, False), (0.06, True)])
def test_without_time_for_a_second_look_more_is_asked_of_the_first(
    better: float, taken: bool
) -> None:
    worth = fourth_is_better(better)
    _, wanted = thought(worth, foresight=TWICE)
    patience = sum(len(trials.worlds) for trials in wanted[:-1])
    found, _ = thought(worth, foresight=TWICE, patience=patience)
    assert found is not None
    assert found.option == (("go", 4) if taken else FIRST.option)


def test_every_option_is_tried_in_the_same_worlds() -> None:
    seen: dict[Option, list[int]] = {}

    def worth(option: Option, world: int) -> float:
        seen.setdefault(option, []).append(world)
        return noise(option, world)

    thought(worth)
    longest = max(seen.values(), key=len)
    assert all(worlds == longest[: len(worlds)] for worlds in seen.values())
    assert len(set(longest)) == len(longest)


@pytest.mark.parametrize("trials", [6, 20, 50, 400])
def test_the_budget_is_kept(trials: int) -> None:
    _, wanted = thought(noise, trials=trials)
    tried = [batch for batch in wanted if not batch.at_once]
    assert 0 < sum(len(batch.options) * len(batch.worlds) for batch in tried) <= trials


def test_a_budget_too_small_to_compare_leaves_the_first_thought() -> None:
    choice, wanted = thought(noise, trials=1)
    assert choice == FIRST
    assert [batch.at_once for batch in wanted] == [True]


def test_of_many_options_those_are_tried_that_look_best_at_once_and_the_usual_one() -> None:
    choice, wanted = thought(lambda option, world: int(option[1]) / 10, trials=16)
    glance, first, *_ = wanted
    assert glance.at_once
    assert glance.options == WAYS
    assert set(first.options) == {WAYS[0], *WAYS[2:]}
    assert choice is not None
    assert choice.option == WAYS[5]


def test_what_looks_alike_at_once_is_not_given_up() -> None:
    _, (glance, first, *_) = thought(lambda option, world: 0.5, trials=16)
    assert first.options == glance.options == WAYS


def test_what_is_clear_needs_no_more_trials() -> None:
    def tried(better: float, luck: float) -> int:
        """In how many worlds, if one option is so much better under so much luck."""

        def worth(option: Option, world: int) -> float:
            return better * (option == ("go", 1)) + luck * noise(option, world)

        _, wanted = thought(worth, asked=question(WAYS[:2]), trials=10_000)
        return sum(len(batch.worlds) for batch in wanted)

    assert tried(1.0, 0.0) == tried(0.0, 0.0) == tried(-0.5, 1.0) == 8
    assert tried(0.2, 1.0) > 16


def test_whoever_has_no_time_answers_with_what_is_known() -> None:
    def worth(option: Option, world: int) -> float:
        return float(option == ("go", 2))

    assert thought(worth, patience=0)[0] == FIRST
    choice, wanted = thought(worth, patience=3)
    assert choice is not None
    assert choice.option == ("go", 2)
    assert [batch.at_once for batch in wanted] == [False]


@pytest.mark.parametrize("asked", [question(WAYS[:1]), question(seat=1)])
def test_nothing_is_tried_without_a_choice_or_as_a_guest(asked: Question) -> None:
    assert thought(noise, asked=asked) == (FIRST, [])


def test_the_same_chance_asks_for_the_same_worlds() -> None:
    assert thought(noise) == thought(noise)
    assert thought(noise)[1] != thought(noise, seed="other")[1]


@pytest.mark.parametrize(
    ("level", "budget"),
    [
        ("master", Budget(80)),
        ("master-40", Budget(40)),
        ("master-2s", Budget(1_000_000, 2.0)),
        ("expert", None),
        ("master-0", None),
        ("master-", None),
        ("master-s", None),
        ("master-9999999", None),
        ("grandmaster", None),
    ],
)
def test_a_level_may_name_its_budget(level: str, budget: Budget | None) -> None:
    assert budget_of(level) == budget
