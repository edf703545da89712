"""Dice of characters: rolling, choosing among them, and rolling again (TAL-FAT-1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal, TypeAlias

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.events import DiceRolled, DieChosen, DieRerolled, FoeRolled
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.holdings import lose
from commonroom.games.talisman.traits import ON_ROLLING, Reroll, RollTwice
from commonroom.kernel import Decision, Msg, Option, Script

Count: TypeAlias = Literal["sum", "one", "best"]
"""How several dice count: all together, the one chosen, or the highest."""
_ACCEPT: Option = verbs.ACCEPT.option()
FATE = "fate"
FINAL = (verbs.ACCEPT.name, verbs.KEEP.name)
"""The verbs after which nothing is rolled again."""


def is_final(game: Talisman, seat: int) -> bool:
    """Whether dice count as a character rolls them, because nothing lets it roll again or more."""
    return not game.state.players[seat].fate and ON_ROLLING not in game.traits[seat]


def throw(
    game: Talisman, seat: int, purpose: str, rule: str, dice: int = 1, kind: str = "card"
) -> Script[int]:
    """Roll for a card or space (`purpose`), and settle the result.

    A single die may be rolled twice by those who can; they choose in the end, so they always do.
    """
    twice = dice == 1 and any(kind in trait.rolls for _, trait in game.having(seat, RollTwice))
    rolled = roll(game, seat, purpose, rule, 2 if twice else dice)
    return (yield from settle(game, seat, purpose, rolled, rule, "one" if twice else "sum", kind))


def roll(game: Talisman, seat: int, purpose: str, rule: str, dice: int) -> list[int]:
    """Roll dice; nothing is settled yet."""
    chance = game.chance
    if dice == 1:
        die = chance.d6(purpose)
        game.tell(DiceRolled, rule=rule, seat=seat, purpose=purpose, dice=(die,))
        return [die]
    rolled = [chance.d6(purpose) for _ in range(dice)]
    game.tell(DiceRolled, rule=rule, seat=seat, purpose=purpose, dice=tuple(rolled))
    return rolled


def roll_for(game: Talisman, foes: Sequence[str], rule: str) -> int:
    """TAL-BAT-1 Another player rolls for enemies, or for the barrier."""
    die = game.chance.d6("enemy")
    game.tell(FoeRolled, rule=rule, foes=tuple(foes), die=die)
    return die


def settle(
    game: Talisman,
    seat: int,
    purpose: str,
    dice: list[int],
    rule: str,
    count: Count = "sum",
    kind: str = "card",
    fate: bool = True,
) -> Script[int]:
    """TAL-FAT-1 Roll again by cards and, once, by Fate, one die each; then what the dice come to.

    Free rerolls come with Fate still allowed after them, but each only once for a roll.
    """
    free = rerolls(game, seat, kind)
    while True:
        options = settling(game, seat, dice, count, free, fate)
        if len(options) == 1:
            choice = options[0]
        else:
            game.state.dice = list(dice)
            prompt = about(purpose, dice)
            again = partial(settling, game, seat, dice, count, free, fate)
            choice = yield Decision(seat, "choose", options, prompt, "TAL-FAT-1", again=again)
        if choice[0] in FINAL:
            if game.state.dice:
                game.state.dice = []
            return kept(game, seat, dice, choice, rule, count)
        source = reroll(game, seat, dice, choice, purpose)
        if source == FATE:
            fate = False
        else:
            free.remove(source)


def kept(
    game: Talisman, seat: int, dice: list[int], choice: Option, rule: str, count: Count
) -> int:
    """What the dice come to, once they are accepted or one of them is chosen."""
    if choice[0] == verbs.ACCEPT.name:
        return sum(dice) if count == "sum" else max(dice)
    die = verbs.KEEP.arg(choice)
    if len(dice) > 1:
        game.tell(DieChosen, rule=rule, seat=seat, die=die)
    return die


def reroll(game: Talisman, seat: int, dice: list[int], choice: Option, purpose: str) -> str:
    """TAL-FAT-1 Roll one of the dice again, by Fate or a card; says by what."""
    if choice[0] == verbs.FATE.name:
        lose(game, seat, "fate", 1, "TAL-FAT-1")
        source, die = FATE, verbs.FATE.arg(choice)
    else:
        source, die = verbs.REROLL.args(choice)
    to = game.chance.d6(purpose)
    dice[dice.index(die)] = to
    game.tell(DieRerolled, rule="TAL-FAT-1", seat=seat, source=source, die=die, to=to)
    return source


def about(purpose: str, dice: list[int]) -> Msg:
    """The question what to do with dice that were rolled."""
    return Msg("tal-ask-roll", {"purpose": purpose, "dice": list(dice)})


def settling(
    game: Talisman, seat: int, dice: list[int], count: Count, free: list[str], fate: bool
) -> list[Option]:
    """Accept the dice or keep one of them; or roll one again, by these cards or Fate."""
    faces = dice if len(dice) == 1 else sorted(set(dice))
    options: list[Option] = verbs.KEEP.each(faces) if count == "one" else [_ACCEPT]
    if free:
        options += [verbs.REROLL.option(source, die) for source in free for die in faces]
    if fate and game.state.players[seat].fate:
        options += verbs.FATE.each(faces)
    return options


def rerolls(game: Talisman, seat: int, kind: str) -> list[str]:
    """The cards that let a character roll such a die again without Fate."""
    traits = game.traits[seat].get(Reroll)
    if not traits:
        return []
    fight = game.state.fight
    return [
        source
        for source, trait in traits
        if kind in trait.rolls
        and (kind != "battle" or (fight is not None and game.meant(trait.foe, fight, seat)))
    ]
