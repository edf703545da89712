"""Odds of dice: checked against small cases that can be worked out by hand, and against play."""

from itertools import product
from random import Random

import pytest

from commonroom.games.year_at_hogwarts.voldemort_returns.odds import (
    HORCRUX,
    Party,
    reaches,
    wins,
    wins_after,
)


def test_a_horcrux_falls_to_the_higher_die() -> None:
    pairs = list(product(range(1, 7), repeat=2))
    assert pytest.approx(sum(one > other for one, other in pairs) / len(pairs)) == HORCRUX


@pytest.mark.parametrize(
    ("distance", "dice", "chance"),
    [(1, 1, 1.0), (6, 1, 1 / 6), (7, 1, 0.0), (2, 2, 1.0), (7, 2, 21 / 36), (12, 2, 1 / 36)],
)
def test_how_far_dice_carry(distance: int, dice: int, chance: float) -> None:
    assert reaches(distance, dice) == pytest.approx(chance)


def test_the_last_hit_is_answered_with_the_die() -> None:
    """With 1 HP left only a 6 saves, and then the attacker with 1 HP is beaten."""
    one = Party(1, 1, 6)
    rolled, taken = wins_after(one, one, 1)
    assert rolled == pytest.approx(1 / 6)
    assert taken == 0.0


def test_a_fight_of_one_hp_each_is_solved_by_hand() -> None:
    """One die, hit on a 6: a hit wins unless the defence die shows a 6, which loses at once."""
    one = Party(1, 1, 6)
    hit = 1 / 6
    # first: hit and not 6; lost: hit and 6; else the other attacks
    chance = (hit * 5 / 6 + (1 - hit) * hit * 1 / 6) / (1 - (1 - hit) ** 2)
    assert wins(one, one) == pytest.approx(chance)


def test_more_hp_more_dice_and_a_higher_res_help() -> None:
    me, foe = Party(5, 3, 4), Party(5, 3, 4)
    plain = wins(me, foe)
    assert plain > 0.5  # whoever begins
    assert wins(me._replace(hp=6), foe) > plain
    assert wins(me._replace(dice=4), foe) > plain
    assert wins(me._replace(res=5), foe) > plain
    assert wins(me, foe._replace(res=5)) < plain
    assert wins(Party(40, 4, 4), foe) > 0.99


def test_play_agrees() -> None:
    """Both defend as the odds say."""
    random, games = Random(3), 4000
    one, two = Party(4, 3, 4), Party(5, 4, 3)
    won = sum(_fight(random, one, two) for _ in range(games))
    assert won / games == pytest.approx(wins(one, two), abs=0.03)


def _fight(random: Random, attacker: Party, defender: Party) -> bool:
    """Whether the first attacker wins."""
    first = True
    while True:
        dice = [random.randint(1, 6) for _ in range(attacker.dice)]
        hits = sum(die >= defender.res for die in dice)
        while hits and attacker.hp > 0 and defender.hp > 0:
            rolled, taken = wins_after(attacker, defender, hits)
            die = random.randint(1, 6) if rolled > taken else 5
            if die == 6:
                attacker = attacker._replace(hp=attacker.hp - 1)
            else:
                defender = defender._replace(hp=defender.hp - (2 if die <= 2 else 1))
            hits -= 1
        if attacker.hp <= 0 or defender.hp <= 0:
            return (defender.hp <= 0) == first
        attacker, defender, first = defender, attacker, not first
