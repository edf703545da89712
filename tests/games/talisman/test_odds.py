"""The odds of Talisman: against brute force, and against the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any

import pytest

import commonroom
from commonroom.games.talisman import odds
from commonroom.games.talisman.odds import Odds
from commonroom.games.talisman.option_odds import OptionOdds, option_odds
from commonroom.kernel import Match, Option, content_of, outcomes

FACES = range(1, 7)
Dice = tuple[int, ...]


# ---- brute force ----------------------------------------------------------------------------


def ended(score: int, foe_score: int) -> Odds:
    return Odds(float(score > foe_score), float(score == foe_score), float(score < foe_score))


def mean(many: list[Odds]) -> Odds:
    win, tie, lose = (sum(part) / len(many) for part in zip(*many, strict=True))
    return Odds(win, tie, lose)


def one_again(dice: Dice) -> list[list[Dice]]:
    """For each die, what comes of rolling it again."""
    return [[(*dice[:at], face, *dice[at + 1 :]) for face in FACES] for at in range(len(dice))]


@lru_cache(None)
def brute(margin: int, dice: Dice, foe_dice: Dice, again: int, foe_again: int, tie: float) -> Odds:
    """Every die may be rolled again, and every policy is tried."""

    def mine(one: Odds) -> float:
        return round(one.win + tie * one.tie - 1e-6 * one.lose, 9)

    def theirs(one: Odds) -> float:
        return round(one.lose + tie * one.tie - 1e-6 * one.win, 9)

    if again:
        choices = [brute(margin, dice, foe_dice, 0, foe_again, tie)]
        for rolls in one_again(dice):
            left = [brute(margin, r, foe_dice, again - 1, foe_again, tie) for r in rolls]
            choices.append(mean(left))
        return max(choices, key=mine)
    if foe_again:
        choices = [brute(margin, dice, foe_dice, 0, 0, tie)]
        for rolls in one_again(foe_dice):
            choices.append(mean([brute(margin, dice, r, 0, foe_again - 1, tie) for r in rolls]))
        return max(choices, key=theirs)
    return ended(margin + max(dice), max(foe_dice))


def brute_battle(
    margin: int, dice: int, again: int, foe_dice: int, foe_again: int, tie: float
) -> Odds:
    return mean(
        [
            brute(margin, mine, theirs, again, foe_again, tie)
            for mine in product(FACES, repeat=dice)
            for theirs in product(FACES, repeat=foe_dice)
        ]
    )


@pytest.mark.rule("TAL-BAT-1", "TAL-FAT-1")
@pytest.mark.parametrize("margin", range(-6, 7))
@pytest.mark.parametrize(("dice", "again"), [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1)])
def test_battles_with_enemies_are_exact(margin: int, dice: int, again: int) -> None:
    for tie in (0.0, 0.5):
        expected = brute_battle(margin, dice, again, 1, 0, tie)
        assert odds.battle(margin, dice, again, stand_off=tie) == pytest.approx(expected)


@pytest.mark.rule("TAL-BAT-3", "TAL-FAT-1")
@pytest.mark.parametrize("margin", [-4, -1, 0, 2])
@pytest.mark.parametrize("sides", [(1, 1, 1, 1), (1, 0, 1, 1), (2, 1, 1, 1), (1, 1, 2, 0)])
def test_battles_of_characters_are_exact(margin: int, sides: tuple[int, int, int, int]) -> None:
    """The attacker decides on Fate first, knowing that the defender may still spend some."""
    expected = brute_battle(margin, *sides, 0.0)
    assert odds.battle(margin, *sides) == pytest.approx(expected)


def test_fate_never_makes_it_worse() -> None:
    for margin, dice in product(range(-6, 7), (1, 2)):
        assert odds.battle(margin, dice, 1).win >= odds.battle(margin, dice).win


def test_a_stand_off_that_is_as_good_as_winning_is_kept() -> None:
    assert odds.after_roll(0, (1,), (1,), rerolls=1, stand_off=1.0) == odds.TIED
    assert odds.after_roll(0, (1,), (1,), rerolls=1).win == pytest.approx(5 / 6)


def test_a_battle_fought_again_after_every_stand_off() -> None:
    assert Odds(0.3, 0.4, 0.3).decided == pytest.approx(0.5)
    assert odds.battle(9).decided == 1.0
    assert odds.battle(-9).decided == 0.0


@pytest.mark.rule("TAL-GAT-1")
@pytest.mark.parametrize("strength", range(1, 13))
def test_the_gates_are_exact(strength: int) -> None:
    rolls = list(product(FACES, repeat=2))
    plain = sum(sum(roll) <= strength for roll in rolls) / 36
    assert odds.gates(strength) == pytest.approx(plain)

    def helped(roll: Dice) -> float:
        if sum(roll) <= strength:
            return 1.0
        return max(sum(sum(r) <= strength for r in rolls) / 6 for rolls in one_again(roll))

    assert odds.gates(strength, 1) == pytest.approx(sum(map(helped, rolls)) / 36)


def test_single_dice() -> None:
    assert odds.at_least(5) == pytest.approx(1 / 3)
    assert odds.at_least(4, rerolls=1) == pytest.approx(3 / 4)
    assert odds.at_least(6, dice=2) == pytest.approx(11 / 36)
    assert odds.best_roll((0, 0, 0, 0, 0, 6.0)) == pytest.approx(1.0)
    assert odds.best_roll((0, 0, 0, 0, 0, 6.0), 1) == pytest.approx(1 + 5 / 6)
    assert odds.best_roll((0, 0, 0, 0, 0, 6.0), 1, price=2.0) == pytest.approx(1.0)


# ---- against the rules ----------------------------------------------------------------------


def table(me: dict[str, Any], **more: Any) -> Match:
    """Somebody is about to meet a space; a Death Eater and a member of the Order sit there."""
    other = more.pop("other", {"character": "draco-malfoy", "space": "azkaban"})
    position = {"players": [me, other], "phase": "meet", "came_from": "outer"} | more
    options = {"edition": more.pop("edition")} if "edition" in more else {}
    position.pop("edition", None)
    return commonroom.arrange("talisman", position, options=options)


Told = Callable[[Match], str]


def best_chance(match: Match, option: Option, told: Told, wanted: str = "win") -> Fraction:
    """The chance that an option leads to an end, if all later dice are used as well as possible:
    by seat 0 for this end, by its rival to win or, if it cannot, at least not to lose.
    """
    chance = Fraction(0)
    for share, world in outcomes(match, option):
        chance += share * value(world, told, wanted)
    return chance


def value(world: Match, told: Told, wanted: str) -> Fraction:
    decision = world.decision
    if decision is not None and decision.prompt.key in ("tal-ask-roll", "tal-ask-fight"):
        options = [o for o in decision.options if o[0] in ("accept", "fate", "reroll", "fight")]
        if decision.owner == 0:
            return max(best_chance(world, option, told, wanted) for option in options)
        best = max(
            options,
            key=lambda option: (
                best_chance(world, option, told, "lose"),
                -best_chance(world, option, told, "win"),
            ),
        )
        return best_chance(world, best, told, wanted)
    return Fraction(told(world) == wanted)


def enemy_told(world: Match) -> str:
    """How a battle of seat 0 with cards ended."""
    player = world.game.state.players[0]
    if player.trophies:
        return "win"
    return "lose" if player.life < 4 else "tie"


def seen(match: Match) -> dict[Option, OptionOdds]:
    decision = match.decision
    assert decision is not None
    view: Any = match.view(decision.owner)
    return option_odds(view, content_of("talisman"), decision.options, decision.prompt)


HARRY = {"character": "harry-potter", "space": "leaky-cauldron"}
PLAIN = {"character": "minerva-mcgonagall", "space": "leaky-cauldron"}
ENEMIES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "one enemy": ({}, {"lying": {"leaky-cauldron": ["aurors"]}}),
    "with Fate": ({"fate": 1}, {"lying": {"leaky-cauldron": ["aurors"]}}),
    "a group": ({"magic": 8}, {"lying": {"leaky-cauldron": ["aurors", "knockturn-hag"]}}),
    "a wand and a friend": (
        {"objects": ["wand"], "followers": ["nymphadora-tonks"]},
        {"lying": {"leaky-cauldron": ["hit-wizards"]}},
    ),
    "of the advantaged side": (
        {},
        {"lying": {"leaky-cauldron": ["corban-yaxley"]}, "advantage": "death-eaters"},
    ),
}


@pytest.mark.rule("TAL-BAT-1", "TAL-BAT-2", "TAL-BAT-4", "TAL-FAT-1")
@pytest.mark.parametrize("case", ENEMIES)
def test_the_odds_of_a_battle_is_what_the_rules_do(case: str) -> None:
    me, more = ENEMIES[case]
    match = table({**PLAIN, "side": "b", "fate": 0, **me}, **more)
    found = seen(match)[("fight",)]
    assert found.fate.win == pytest.approx(float(best_chance(match, ("fight",), enemy_told)))
    if not me.get("fate"):
        for end in ("win", "tie", "lose"):
            chance = best_chance(match, ("fight",), enemy_told, end)
            assert getattr(found.plain, end) == pytest.approx(float(chance)), end


@pytest.mark.rule("TAL-CMP-2")
def test_two_battle_dice_are_counted() -> None:
    match = table({**HARRY, "fate": 0}, lying={"leaky-cauldron": ["hit-wizards"]})
    found = seen(match)[("fight",)]
    assert found.plain.win == pytest.approx(float(best_chance(match, ("fight",), enemy_told)))
    assert found.plain == pytest.approx(brute_battle(4 - 6, 2, 0, 1, 0, 0.0))


@pytest.mark.rule("TAL-CMP-6")
@pytest.mark.parametrize("spell", ["expecto-patronum", "stupefy"])
def test_the_odds_of_a_spell_is_that_of_the_battle_after_it(spell: str) -> None:
    match = table(
        {**PLAIN, "side": "b", "fate": 0, "spells": [spell]},
        lying={"leaky-cauldron": ["hit-wizards"]},
    )
    cast: Option = ("cast", 0, spell)
    promised = seen(match)[cast]
    assert promised.plain.win > seen(match)[("fight",)].plain.win
    match.answer(cast)
    assert seen(match)[("fight",)] == promised
    assert promised.plain.win == pytest.approx(float(best_chance(match, ("fight",), enemy_told)))


@pytest.mark.rule("TAL-CMP-6", "TAL-BAT-4")
def test_turning_the_advantage_counts_where_it_matters() -> None:
    here = {"lying": {"leaky-cauldron": ["corban-yaxley"]}, "advantage": "death-eaters"}
    match = table({**PLAIN, "side": "b", "fate": 0, "spells": ["expulso"]}, **here)
    found = seen(match)
    assert found[("fight",)].plain == pytest.approx(odds.battle(4 - 1 - 4))
    assert found[("cast", 0, "expulso")].plain == pytest.approx(odds.battle(4 + 1 - 4))


@pytest.mark.rule("TAL-CMP-2")
def test_the_odds_of_an_ability_is_that_of_the_battle_after_it() -> None:
    """McGonagall's other side takes 3 from an enemy's score for a Fate."""
    match = table({**PLAIN, "side": "b", "fate": 1}, lying={"leaky-cauldron": ["hit-wizards"]})
    promised = seen(match)[("use", "minerva-mcgonagall")]
    assert promised.plain == pytest.approx(odds.battle(4 + 3 - 6))


def test_the_odds_of_a_roll_compares_keeping_it_and_rolling_again() -> None:
    match = commonroom.arrange(
        "talisman",
        {
            "players": [
                {**PLAIN, "side": "b", "fate": 1},
                {"character": "draco-malfoy", "space": "azkaban"},
            ],
            "phase": "meet",
            "came_from": "outer",
            "lying": {"leaky-cauldron": ["aurors"]},
        },
        dice=[2, 3],
    )
    match.answer(("fight",))
    found = seen(match)
    assert found[("accept",)].plain == odds.BEATEN
    assert found[("fate", 2)].plain == pytest.approx(Odds(3 / 6, 1 / 6, 2 / 6))


# ---- ways on, duels, the Great Hall ---------------------------------------------------------


@pytest.mark.rule("TAL-KXS-1")
@pytest.mark.parametrize(("magic", "fate"), [(7, 0), (9, 0), (9, 1)])
def test_the_odds_of_the_barrier_is_what_the_rules_do(magic: int, fate: int) -> None:
    match = table({**PLAIN, "space": "kings-cross-station", "magic": magic, "fate": fate})
    chance = best_chance(match, ("barrier",), lambda world: opened(world))
    assert seen(match)[("barrier",)].fate.win == pytest.approx(float(chance))


def opened(world: Match) -> str:
    return "win" if world.game.state.players[0].unlocked else "lose"


@pytest.mark.rule("TAL-GAT-1")
@pytest.mark.parametrize("stat", ["magic", "might"])
@pytest.mark.parametrize("fate", [0, 1])
def test_the_odds_of_the_gates_is_what_the_rules_do(stat: str, fate: int) -> None:
    me = {**PLAIN, "space": "hogwarts-gates", "magic": 8, "might": 6, "fate": fate}
    match = table(me, came_from="middle")
    chance = best_chance(match, ("gates", stat), inside)
    assert seen(match)[("gates", stat)].fate.win == pytest.approx(float(chance))


def inside(world: Match) -> str:
    return "win" if world.game.state.players[0].space == "moving-staircase" else "lose"


@pytest.mark.rule("TAL-BAT-3", "TAL-BAT-4")
@pytest.mark.parametrize(
    ("rival", "mine", "theirs"),
    [("lucius-malfoy", 0, 0), ("lucius-malfoy", 1, 0), ("draco-malfoy", 1, 1)],
)
def test_the_odds_of_a_duel_is_what_the_rules_do(rival: str, mine: int, theirs: int) -> None:
    """The other side of Lucius fights wizards with two dice."""
    them = {"character": rival, "side": "b", "space": "leaky-cauldron", "fate": theirs}
    match = table({**PLAIN, "side": "b", "fate": mine}, other=them)
    before = seen(match)[("duel", 1)]
    match.answer(("duel", 1))
    assert seen(match)[("fight",)] == before
    chance = best_chance(match, ("fight",), duel_told)
    assert before.fate.win == pytest.approx(float(chance))


def duel_told(world: Match) -> str:
    decision = world.decision
    assert decision is not None
    if decision.prompt.key != "tal-ask-reward":
        return "tie"
    return "win" if decision.owner == 0 else "lose"


@pytest.mark.rule("TAL-WIN-1")
@pytest.mark.parametrize("magic", [10, 12])
def test_the_odds_of_the_great_hall_is_what_the_rules_do(magic: int) -> None:
    me = {**PLAIN, "side": "b", "space": "great-hall", "magic": magic, "fate": 0}
    match = table(me, phase="hall")
    chance = best_chance(match, ("fight",), won)
    assert seen(match)[("fight",)].plain.win == pytest.approx(float(chance))


def won(world: Match) -> str:
    return "win" if world.result is not None else "lose"


def test_whoever_is_not_asked_about_a_battle_sees_no_odds() -> None:
    match = table({**PLAIN, "side": "b"}, lying={"leaky-cauldron": ["aurors"]})
    decision = match.decision
    assert decision is not None
    view: Any = match.view(1)
    assert option_odds(view, content_of("talisman"), decision.options, decision.prompt) == {}
    spectator: Any = match.view(None)
    assert option_odds(spectator, content_of("talisman"), decision.options, decision.prompt) == {}
