"""The chances of the wizard dice, against a player who tries everything, face by face."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.odds import fill, weight
from commonroom.games.death_eaters_rising.odds import questions as odds
from commonroom.games.death_eaters_rising.odds.questions import (
    Four,
    Needs,
    Odds,
    Roll,
    best_use,
    bounds_to_fill,
    chance_after_roll,
    chance_to_fill,
    expected_weight,
)
from commonroom.kernel import content_of

NONE: Four = (0, 0, 0, 0)
Weights = tuple[float, ...]
Colours = tuple[int, ...]

SIDES = [
    [(0, 1), (0, 1), (0, 2), (1, 1), (2, 1), (3, 1)],
    [(1, 1), (1, 1), (1, 2), (0, 1), (2, 1), (3, 1)],
    [(2, 1), (2, 1), (2, 2), (0, 1), (1, 1), (3, 1)],
    [(3, 1), (3, 1), (3, 2), (0, 1), (1, 1), (2, 1)],
]


# The naive player: every face of every die, every die on every card, no idea of what is clever.


def paid_by_tokens(needs: Needs, tokens: Four, weights: Weights | None) -> float:
    """The best that tokens alone can do in the end."""
    best = 0.0
    for filled in product((0, 1), repeat=len(needs)):
        paid = list(compress(needs, filled))
        if all(sum(need[virtue] for need in paid) <= tokens[virtue] for virtue in range(4)):
            worth = float(all(filled)) if weights is None else sum(compress(weights, filled))
            best = max(best, worth)
    return best


@lru_cache(None)
def naive(dice: Colours, needs: Needs, tokens: Four, weights: Weights | None) -> float:
    """The worth of dice about to be rolled."""
    if not dice:
        return paid_by_tokens(needs, tokens, weights)
    rolls = [tuple(zip(dice, faces, strict=True)) for faces in product(range(6), repeat=len(dice))]
    return sum(naive_roll(roll, (), needs, tokens, weights, False) for roll in rolls) / len(rolls)


@lru_cache(None)
def naive_roll(
    rolled: Roll,
    waiting: Colours,
    needs: Needs,
    tokens: Four,
    weights: Weights | None,
    assigned: bool,
) -> float:
    """The worth of dice on the table."""

    def again(without: int | None) -> float:
        rest = [colour for die, (colour, _) in enumerate(rolled) if die != without]
        return naive(tuple(sorted([*rest, *waiting])), needs, tokens, weights)

    if assigned or not rolled:
        best = again(None)
    else:
        best = max(again(die) for die in range(len(rolled)))
    for die, (colour, face) in enumerate(rolled):
        for target in range(len(needs)):
            if needs[target][SIDES[colour][face][0]]:
                rest = rolled[:die] + rolled[die + 1 :]
                left = put(needs, target, colour, face)
                best = max(best, naive_roll(rest, waiting, left, tokens, weights, True))
    return best


def put(needs: Needs, target: int, colour: int, face: int) -> Needs:
    virtue, symbols = SIDES[colour][face]
    counts = list(needs[target])
    counts[virtue] = max(counts[virtue] - symbols, 0)
    a, b, c, d = counts
    return (*needs[:target], (a, b, c, d), *needs[target + 1 :])


def counted(colours: Colours) -> Four:
    return colours.count(0), colours.count(1), colours.count(2), colours.count(3)


# Questions.

pools = st.lists(st.integers(0, 3), max_size=3).map(lambda dice: tuple(sorted(dice)))
bigger_pools = st.tuples(*[st.integers(0, 2)] * 4).filter(lambda pool: sum(pool) <= 6)
counts = st.tuples(*[st.sampled_from((0, 0, 1, 2, 3))] * 4)
targets = st.lists(counts, min_size=1, max_size=3).map(tuple)
two_targets = st.tuples(counts, counts)
two_weights = st.tuples(st.just(1.0), st.sampled_from((0.5, 1.0, 2.5)))
token_symbols = st.one_of(st.just(NONE), st.tuples(*[st.sampled_from((0, 0, 1, 2))] * 4))


@st.composite
def rolls(draw: st.DrawFn) -> tuple[Roll, Colours]:
    """Dice on the table and dice waiting."""
    dice = draw(pools)
    waiting = draw(st.integers(0, 1)) if dice else 0
    faces = [draw(st.integers(0, 5)) for _ in dice[waiting:]]
    return tuple(zip(dice[waiting:], faces, strict=True)), dice[:waiting]


@pytest.mark.rule("DER-CMP-2")
def test_faces_are_those_of_the_dice_in_the_box() -> None:
    content: Content = content_of("death-eaters-rising")
    box = [
        [(content.faces[face].virtue, content.faces[face].count) for face in content.rolls[colour]]
        for colour in content.dice
    ]
    assert [list(faces) for faces in odds.FACES] == box == SIDES
    assert sum(dice.count for dice in content.dice.values()) == fill.MOST_DICE


@pytest.mark.rule("DER-DIC-2")
@pytest.mark.parametrize(
    ("dice", "needs"),
    [
        ((0,), ((1, 0, 0, 0),)),
        ((0,), ((2, 0, 0, 0),)),
        ((0, 1), ((1, 1, 0, 0),)),
        ((0, 0, 2), ((1, 0, 2, 0),)),
        ((0, 0, 1), ((2, 0, 0, 0), (1, 1, 0, 0))),
        ((0, 0, 0), ((1, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0))),
        ((0, 0, 0), ((3, 0, 0, 0),)),
        ((0, 1, 2), ((1, 1, 0, 1),)),
        ((0, 0, 1, 2), ((2, 1, 0, 0), (1, 0, 2, 0))),
        ((0, 1, 1, 3), ((2, 2, 0, 0),)),
        ((0, 0, 1, 1), ((2, 1, 0, 0),)),
    ],
)
def test_chance_is_that_of_trying_everything(dice: Colours, needs: Needs) -> None:
    found = chance_to_fill(counted(dice), needs)
    assert found.exact
    assert found.value == pytest.approx(naive(dice, needs, NONE, None), abs=1e-12)


@pytest.mark.rule("DER-CMP-2", "DER-DIC-2")
@pytest.mark.parametrize(
    ("pool", "needs", "chance"),
    [
        ((1, 0, 0, 0), ((1, 0, 0, 0),), 3 / 6),
        ((1, 0, 0, 0), ((2, 0, 0, 0),), 1 / 6),
        ((0, 1, 0, 0), ((1, 0, 0, 0),), 1 / 6),
        ((0, 1, 0, 0), ((2, 0, 0, 0),), 0),
        ((1, 0, 0, 0), ((1, 0, 0, 0), (1, 0, 0, 0)), 0),
        (NONE, (NONE,), 1),
        (NONE, (), 1),
    ],
)
def test_one_die_by_hand(pool: Four, needs: Needs, chance: float) -> None:
    assert chance_to_fill(pool, needs).value == pytest.approx(chance)


@pytest.mark.rule("DER-DIC-2", "DER-TOK-1")
@given(pools, targets, token_symbols)
def test_chance_before_a_roll(dice: Colours, needs: Needs, tokens: Four) -> None:
    found = chance_to_fill(counted(dice), needs, tokens)
    assert found.exact
    assert found.value == pytest.approx(naive(dice, needs, tokens, None), abs=1e-12)


@pytest.mark.rule("DER-DIC-2", "DER-TOK-1")
@given(pools, two_targets, two_weights, token_symbols)
def test_expected_weight_before_a_roll(
    dice: Colours, needs: Needs, weights: Weights, tokens: Four
) -> None:
    found = expected_weight(counted(dice), needs, weights, tokens)
    assert found.exact
    assert found.value == pytest.approx(naive(dice, needs, tokens, weights), abs=1e-12)


def test_expected_weight_of_three_targets() -> None:
    needs = ((2, 0, 0, 0), (1, 1, 0, 0), (0, 0, 1, 0))
    found = expected_weight((2, 0, 1, 0), needs, (2.0, 3.0, 1.0))
    assert found.exact
    assert found.value == pytest.approx(naive((0, 0, 2), needs, NONE, (2.0, 3.0, 1.0)), abs=1e-12)


@pytest.mark.rule("DER-DIC-2", "DER-TOK-1")
@settings(max_examples=200)
@given(rolls(), two_targets, token_symbols, st.booleans(), st.none() | two_weights)
def test_after_a_roll_the_best_use_is_worth_what_it_says(
    dice: tuple[Roll, Colours],
    needs: Needs,
    tokens: Four,
    assigned: bool,
    weights: Weights | None,
) -> None:
    rolled, waiting = dice
    use = best_use(rolled, needs, tokens, counted(waiting), assigned, weights)
    best = naive_roll(rolled, waiting, needs, tokens, weights, assigned)
    assert use.odds.exact
    assert use.odds.value == pytest.approx(best, abs=1e-12)

    gone = [die for die, _ in use.assign] + [die for die in (use.discard,) if die is not None]
    assert len(gone) == len(set(gone))
    assert gone or assigned or not rolled
    assert use.discard is None or not use.assign
    left = needs
    for die, target in use.assign:
        assert left[target][SIDES[rolled[die][0]][rolled[die][1]][0]]
        left = put(left, target, *rolled[die])
    rest = tuple(sorted([*waiting, *(c for die, (c, _) in enumerate(rolled) if die not in gone)]))
    assert naive(rest, left, tokens, weights) == pytest.approx(best, abs=1e-12)


def every_roll(dice: Colours) -> Iterator[Roll]:
    for faces in product(range(6), repeat=len(dice)):
        yield tuple(zip(dice, faces, strict=True))


@pytest.mark.parametrize(
    ("dice", "needs", "tokens"),
    [
        ((0, 0, 1, 2), ((2, 1, 0, 0),), NONE),
        ((0, 1, 2, 3), ((1, 1, 0, 0), (0, 0, 2, 0)), NONE),
        ((0, 1, 1, 1), ((3, 3, 0, 0),), (1, 1, 0, 0)),
    ],
)
def test_chance_before_a_roll_is_the_mean_of_those_after_it(
    dice: Colours, needs: Needs, tokens: Four
) -> None:
    after = [chance_after_roll(roll, needs, tokens).value for roll in every_roll(dice)]
    before = chance_to_fill(counted(dice), needs, tokens).value
    assert before == pytest.approx(sum(after) / len(after), abs=1e-12)


# What is clever.


@pytest.mark.rule("DER-DIC-2")
def test_a_miss_may_be_discarded_although_there_is_a_match() -> None:
    """The blue die shows friendship, but it is the one that could show knowledge twice."""
    use = best_use(((0, 3), (0, 5), (2, 3)), ((1, 0, 2, 0),))
    assert use.assign == ()
    assert use.discard in (0, 1)


@pytest.mark.rule("DER-DIC-2")
def test_a_doubled_face_may_be_rolled_again() -> None:
    """With dice enough, one assignment a roll keeps more dice for the hard symbol."""
    use = best_use(((0, 2), (0, 2), (0, 5), (0, 5), (0, 5), (0, 5)), ((4, 1, 0, 0),))
    assert use.assign in (((0, 0),), ((1, 0),))


@pytest.mark.rule("DER-DIC-2")
def test_a_doubled_face_fills_one_card_only() -> None:
    two_cards = best_use(((0, 2),), ((1, 0, 0, 0), (1, 0, 0, 0)))
    one_card = best_use(((0, 2),), ((2, 0, 0, 0),))
    assert (two_cards.odds.value, one_card.odds.value) == (0.0, 1.0)


@pytest.mark.rule("DER-TOK-1")
def test_dice_go_before_tokens() -> None:
    """One die would do with the tokens; two save both."""
    use = best_use(((0, 0), (1, 0), (2, 0)), ((1, 1, 0, 0),), tokens=(1, 1, 0, 0))
    assert use == (Odds(1.0, True), ((0, 0), (1, 0)), None)


@pytest.mark.rule("DER-DIC-2")
def test_a_single_face_leaves_a_pair_to_a_doubled_one() -> None:
    use = best_use(((0, 0),), ((2, 0, 0, 0), (1, 2, 0, 0)), (0, 2, 0, 0), waiting=(1, 0, 0, 0))
    assert use.assign == ((0, 1),)
    assert use.odds.value == pytest.approx(1 / 6)


def test_nothing_is_lost_by_rolling_on_after_an_assignment() -> None:
    use = best_use(((0, 3), (1, 5)), ((1, 0, 0, 0),), assigned=True)
    assert (use.assign, use.discard) == ((), None)
    assert use.odds == chance_to_fill((1, 1, 0, 0), ((1, 0, 0, 0),))


def test_dice_waiting_are_rolled_even_if_no_other_is_left() -> None:
    needs = ((1, 0, 0, 0),)
    assert chance_after_roll(((1, 0),), needs, waiting=(1, 0, 0, 0)).value == pytest.approx(1 / 2)
    assert chance_after_roll((), needs, waiting=(1, 0, 0, 0)).value == pytest.approx(1 / 2)


def test_the_heavier_target_gets_the_die() -> None:
    needs = ((1, 0, 0, 0), (1, 0, 0, 0))
    assert best_use(((0, 0),), needs, weights=(1.0, 3.0)) == (Odds(3.0, True), ((0, 1),), None)
    assert best_use(((0, 0),), needs, weights=(3.0, 1.0)) == (Odds(3.0, True), ((0, 0),), None)


# A rough simulation of a player who assigns whatever fits: with two dice of the first virtue, one
# of the second and the rest of others, costs 2, 2+1, 3, 2+2, 3+1 and 4 are filled so often.

COSTS = [(2, 0, 0, 0), (2, 1, 0, 0), (3, 0, 0, 0), (2, 2, 0, 0), (3, 1, 0, 0), (4, 0, 0, 0)]
ROUGH_4 = [0.96, 0.82, 0.75, 0.51, 0.48, 0.38]
ROUGH_6 = [1.00, 0.99, 0.96, 0.94, 0.88, 0.81]


@lru_cache(None)
def greedy(dice: Colours, need: Four) -> float:
    """The chance of a player who assigns whatever fits, doubled faces first."""
    if not any(need) or not dice:
        return float(not any(need))
    total = 0.0
    for roll in every_roll(dice):
        left: Needs = (need,)
        rest = []
        for colour, face in sorted(roll, key=lambda die: -SIDES[die[0]][die[1]][1]):
            if left[0][SIDES[colour][face][0]]:
                left = put(left, 0, colour, face)
            else:
                rest.append(colour)
        if len(rest) == len(dice):
            rest.remove(min(rest, key=lambda colour: need[colour] > 0))
        total += greedy(tuple(sorted(rest)), left[0])
    return total / 6.0 ** len(dice)


@pytest.mark.parametrize(("cost", "rough"), list(zip(COSTS, ROUGH_4, strict=True)))
def test_the_best_play_beats_the_greedy_one_of_the_rough_simulation(
    cost: Four, rough: float
) -> None:
    assert greedy((0, 0, 1, 2), cost) == pytest.approx(rough, abs=0.02)
    assert greedy((0, 0, 1, 2), cost) <= chance_to_fill((2, 1, 1, 0), (cost,)).value <= rough + 0.19


@pytest.mark.parametrize(("cost", "rough"), list(zip(COSTS, ROUGH_6, strict=True)))
def test_with_six_dice_there_is_little_left_to_gain(cost: Four, rough: float) -> None:
    assert rough - 0.01 <= chance_to_fill((2, 1, 2, 1), (cost,)).value <= rough + 0.09


# What must hold of any chance.


@given(bigger_pools, targets, token_symbols, st.integers(0, 3))
def test_more_never_hurts(pool: Four, needs: Needs, tokens: Four, place: int) -> None:
    chance = chance_to_fill(pool, needs, tokens).value
    more = fill.changed
    assert 0.0 <= chance <= 1.0 + 1e-12
    assert chance_to_fill(more(pool, place, 1), needs, tokens).value >= chance - 1e-12
    assert chance_to_fill(pool, needs, more(tokens, place, 1)).value >= chance - 1e-12
    harder = (more(needs[0], place, 1), *needs[1:])
    assert chance_to_fill(pool, harder, tokens).value <= chance + 1e-12
    assert chance_to_fill(pool, needs[1:], tokens).value >= chance - 1e-12


@given(bigger_pools, targets, st.permutations(range(4)))
def test_virtues_and_cards_have_no_order(pool: Four, needs: Needs, order: list[int]) -> None:
    def shuffled(counts: Four) -> Four:
        a, b, c, d = (counts[place] for place in order)
        return a, b, c, d

    chance = chance_to_fill(pool, needs).value
    for cards in permutations(needs):
        other = chance_to_fill(shuffled(pool), tuple(map(shuffled, cards))).value
        assert other == pytest.approx(chance, abs=1e-12)


@given(bigger_pools.filter(lambda pool: sum(pool) <= 4), targets, token_symbols)
def test_expected_weight_lies_between_what_is_sure_and_what_is_possible(
    pool: Four, needs: Needs, tokens: Four
) -> None:
    weights = (1.0, 2.0, 1.5)[: len(needs)]
    found = expected_weight(pool, needs, weights, tokens)
    singly = [chance_to_fill(pool, (need,), tokens).value for need in needs]
    together = chance_to_fill(pool, needs, tokens).value
    assert found.value >= together * sum(weights) - 1e-12
    assert found.value >= max(w * c for w, c in zip(weights, singly, strict=True)) - 1e-12
    assert found.value <= sum(w * c for w, c in zip(weights, singly, strict=True)) + 1e-12


# Questions that are too large.


def forget() -> None:
    """Forget every answer, not the tables of rolls."""
    fill._chances.clear()
    for cached in (odds._chance_to_fill, odds._expected_weight, odds._best_use, odds._weighing):
        cached.cache_clear()


@pytest.fixture
def forgetful() -> Iterator[None]:
    forget()
    yield
    forget()


LARGE = [
    ((2, 2, 1, 1), ((2, 1, 0, 0), (0, 2, 2, 0))),
    ((2, 2, 2, 0), ((3, 0, 0, 0), (0, 3, 3, 0))),
    ((1, 1, 1, 1), ((1, 1, 1, 1),)),
    ((2, 2, 2, 0), ((2, 2, 0, 0), (0, 0, 2, 0))),
    ((3, 1, 1, 0), ((2, 1, 0, 0),)),
    ((2, 2, 1, 1), ((4, 4, 0, 0),)),
]
"""Several have virtues that stand alike."""


@pytest.mark.parametrize(("pool", "needs"), LARGE)
@pytest.mark.parametrize("limit", [20, 500, 10000])
def test_bounds_enclose_the_chance(
    pool: Four, needs: Needs, limit: int, monkeypatch: pytest.MonkeyPatch, forgetful: None
) -> None:
    exact = chance_to_fill(pool, needs)
    assert bounds_to_fill(pool, needs) == (exact.value, exact.value)
    forget()
    monkeypatch.setattr(odds, "CHANCE_LIMIT", 0)
    monkeypatch.setattr(odds, "BOUND_LIMIT", limit)
    low, high = bounds_to_fill(pool, needs)
    assert not chance_to_fill(pool, needs).exact
    assert not chance_after_roll(((0, 0), (1, 1)), needs, waiting=pool).exact
    assert 0.0 <= low <= exact.value + 1e-12
    assert exact.value - 1e-12 <= high <= 1.0


def test_bounds_say_something(monkeypatch: pytest.MonkeyPatch, forgetful: None) -> None:
    monkeypatch.setattr(odds, "CHANCE_LIMIT", 0)
    monkeypatch.setattr(odds, "BOUND_LIMIT", 2000)
    low, high = bounds_to_fill((3, 2, 1, 0), ((2, 1, 0, 0),))
    assert 0.9 < low < high


@pytest.mark.parametrize(("pool", "needs"), LARGE)
def test_a_weight_that_is_not_exact_is_one_that_can_be_reached(
    pool: Four, needs: Needs, monkeypatch: pytest.MonkeyPatch, forgetful: None
) -> None:
    weights = (1.0, 1.5)[: len(needs)]
    exact = expected_weight(pool, needs, weights)
    assert exact.exact
    forget()
    monkeypatch.setattr(odds, "WEIGHT_LIMIT", 0)
    bound = expected_weight(pool, needs, weights)
    assert not bound.exact
    assert 0.7 * exact.value <= bound.value <= exact.value + 1e-12


@pytest.mark.parametrize(
    ("pool", "needs", "at_least"),
    [
        ((4, 4, 4, 2), ((2, 1, 0, 0), (0, 2, 2, 0), (0, 0, 1, 3)), 0.9),
        ((9, 9, 9, 9), ((1, 0, 0, 0),), 0.999),
    ],
)
def test_a_very_large_question_is_answered_and_labelled(
    pool: Four, needs: Needs, at_least: float
) -> None:
    found = chance_to_fill(pool, needs)
    assert not found.exact
    assert at_least < found.value <= 1.0
    assert bounds_to_fill(pool, needs)[1] >= found.value


def test_what_is_impossible_is_so_however_large() -> None:
    assert chance_to_fill((4, 4, 4, 2), ((40, 0, 0, 0),)) == (0.0, True)


def test_answers_do_not_depend_on_what_is_remembered(
    monkeypatch: pytest.MonkeyPatch, forgetful: None
) -> None:
    questions = [(pool, needs) for pool, needs in LARGE for _ in range(2)]
    first = [chance_to_fill(*question) for question in questions]
    weighed = [expected_weight(*question, (1.0, 1.5)[: len(question[1])]) for question in questions]
    monkeypatch.setattr(fill, "MOST_CHANCES", 0)
    monkeypatch.setattr(weight, "MOST_KNOWN", 0)
    for question, chance, weighs in zip(questions, first, weighed, strict=True):
        odds._chance_to_fill.cache_clear()
        odds._expected_weight.cache_clear()
        assert chance_to_fill(*question) == chance
        assert expected_weight(*question, (1.0, 1.5)[: len(question[1])]) == weighs
