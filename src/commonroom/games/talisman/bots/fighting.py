"""Battles: evading, help before the dice, rolling again, and what to take of the beaten."""

from __future__ import annotations

from copy import copy

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.bots.battles import valued
from commonroom.games.talisman.bots.fights import (
    best_reward,
    duel_worth,
    enemies_worth,
    loss_in_duel,
    pass_price,
    prize_of,
    threat,
)
from commonroom.games.talisman.bots.moment import Moment, percent
from commonroom.games.talisman.bots.moving import step_worth, told
from commonroom.games.talisman.bots.prices import cost_worth, loss_worth
from commonroom.games.talisman.game import BARRIER, GREAT_HALL
from commonroom.games.talisman.odds import Odds
from commonroom.games.talisman.option_odds import OptionOdds, after_dice, before_dice, in_battle
from commonroom.games.talisman.options import PASS_BY
from commonroom.games.talisman.rules.evading import evaded_by
from commonroom.games.talisman.state import Fight
from commonroom.games.talisman.traits import Evade, Use
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice

MARGIN = 0.1
"""Help must bring so much more than it costs."""


def stakes(moment: Moment, fight: Fight) -> tuple[float, float]:
    """What winning the battle in progress brings, and what losing it costs."""
    mind, seat = moment.mind, moment.seat
    if _is_last(moment, fight):
        return mind.weights.win, 0.3 * mind.weights.win
    if fight.kind == "character":
        other = fight.other if seat == fight.seat else fight.seat
        return best_reward(mind, other)[0], loss_in_duel(mind)
    if fight.kind in ("card", "follower"):
        return prize_of(mind, fight.foes), mind.harm
    if fight.kind == "voldemort":
        return 2.0, mind.harm
    if fight.kind == BARRIER:
        return moment.board.pull, 0.0
    in_school = mind.game.space(seat).region == "inner"
    return (4.0 if in_school else 1.0), mind.harm


def worth_of(moment: Moment, odds: Odds, fight: Fight) -> float:
    """What odds come to in the battle in progress."""
    prize, loss = stakes(moment, fight)
    if _is_last(moment, fight):
        return odds.decided * (prize + loss) - loss
    return valued(moment.mind, odds, prize, loss)


def _is_last(moment: Moment, fight: Fight) -> bool:
    """TAL-WIN-1 Whether this battle decides the game."""
    return fight.kind == "voldemort" and moment.game.state.players[fight.seat].space == GREAT_HALL


def meet(moment: Moment) -> Choice:
    """TAL-ENC-1 The space, a character, or the way on."""
    active = moment.view.turn.active
    if active != moment.seat:
        mind, _ = moment.about(active)
        duels = moment.offers("duel")
        worth, duel = moment.best(duels, lambda o: -duel_worth(mind, int(o[1])))
        return Choice(duel if worth > 0 else ("space",), Msg("tal-reason-mislead-meeting"))
    space = moment.mind.player.space
    _, option = moment.best(
        [o for o in moment.options if o[0] not in ("cast", "cast-on")],
        lambda o: _meeting_worth(moment, o, space),
    )
    match option:
        case ("duel", int(other)):
            odds = in_duel(moment, other)
            return Choice(
                option, Msg("tal-reason-duel", {"seat": other, "percent": percent(odds.fate.win)})
            )
        case ("space",):
            return Choice(option, Msg("tal-reason-space", {"space": space}))
        case _:
            return told(moment, option)


def _meeting_worth(moment: Moment, option: Option, space: str) -> float:
    match option:
        case ("space",):
            return moment.board.plain(space)
        case ("duel", int(other)):
            return duel_worth(moment.mind, other)
        case ("meet-by-spell", *_):
            return -1.0
        case _:
            return step_worth(moment, option)


def attempt(moment: Moment) -> Choice:
    """What to try on a way that somebody else has chosen."""
    space = moment.mind.player.space
    _, option = moment.best(moment.options, lambda o: _meeting_worth(moment, o, space))
    return told(moment, option)


def in_duel(moment: Moment, other: int) -> OptionOdds:
    """The odds of attacking somebody."""
    foe = moment.game.state.players[other].character
    fight = Fight(moment.seat, "magic", "character", [foe], [], [], [], other=other)
    return before_dice(moment.game, moment.seat, fight)


def fight(moment: Moment) -> Choice:
    """TAL-BAT-1, TAL-BAT-3 Evade, use what helps enough, or roll."""
    battle = moment.game.state.fight
    assert battle is not None
    odds = before_dice(moment.game, moment.seat, battle).fate
    now = worth_of(moment, odds, battle)
    rolls: Option = ("fight",) if ("fight",) in moment.options else ("pass",)
    choices = {rolls: now + MARGIN}
    for option in moment.options:
        if option[0] in ("use", "cast"):
            helped = in_battle(moment.game, moment.seat, battle, option, ())
            if helped is not None:
                gain = worth_of(moment, helped.fate, battle)
                choices[option] = gain - _price(moment, battle, option)
            elif option[0] == "cast" and verbs.casting(option).spell == "impedimenta":
                choices[option] = -_price(moment, battle, option)
        elif option[0] in ("evade", "evade-one", "pass-by"):
            choices[option] = _evaded_worth(moment, battle, option, now)
    _, option = moment.best(list(choices), choices.__getitem__)
    match option:
        case ("evade" | "evade-one", str(card), *_):
            return Choice(option, Msg("tal-reason-evade", {"card": card}))
        case ("pass-by", str(card)):
            return Choice(option, Msg("tal-reason-pass-by", {"card": card}))
        case ("use", str(card)):
            return Choice(option, Msg("tal-reason-use", {"card": card}))
        case ("cast", int(_), str(spell)):
            return Choice(option, Msg("tal-reason-cast", {"spell": spell}))
        case ("pass",):
            return Choice(option, Msg("tal-reason-ready", {"percent": percent(odds.win)}))
        case _:
            return Choice(option, Msg("tal-reason-fight", {"percent": percent(odds.win)}))


def _price(moment: Moment, battle: Fight, option: Option) -> float:
    """What help costs: a spell, or what an ability asks for."""
    mind = moment.mind
    if option[0] == "cast":
        return 0.0 if _is_last(moment, battle) else mind.spell(verbs.casting(option).spell)
    traits = [t for source, t in moment.game.having(moment.seat, Use) if source == option[1]]
    prices = [cost_worth(mind, t.cost) for t in traits if t.when == "before-battle"]
    return min(prices, default=0.0)


def _evaded_worth(moment: Moment, battle: Fight, option: Option, fought: float) -> float:
    """Evading enemies: all of them, or some, so that the rest is fought."""
    if option[0] == PASS_BY.name:
        foe = PASS_BY.arg(option)
        return _left_worth(moment, battle, [foe]) - pass_price(moment.mind, foe)
    card, *only = (str(part) for part in option[1:])
    foes = only or evaded_by(moment.game, moment.seat, battle, card)
    if len(foes) == len(battle.foes):
        return evasion_worth(moment, card, fought)
    return evasion_worth(moment, card, fought, _left_worth(moment, battle, foes))


def _left_worth(moment: Moment, battle: Fight, evaded: list[str]) -> float:
    """What the battle is worth with those who are left."""
    if len(evaded) == len(battle.foes):
        return 0.0
    left = copy(battle)
    left.drop(evaded)
    odds = before_dice(moment.game, moment.seat, left).fate
    return worth_of(moment, odds, left)


def evasion_worth(moment: Moment, card: str, fought: float, evaded: float = 0.0) -> float:
    """Evading costs what it costs, and may fail."""
    for source, trait in moment.game.having(moment.seat, Evade):
        if source == card:
            sure = (7 - trait.at_least) / 6
            return sure * evaded + (1 - sure) * fought - cost_worth(moment.mind, trait.cost)
    return evaded


def evade_attack(moment: Moment) -> Choice:
    """TAL-BAT-5 Attacked by a character."""
    battle = moment.game.state.fight
    assert battle is not None
    odds = before_dice(moment.game, moment.seat, battle).fate
    now = worth_of(moment, odds, battle)

    def worth(option: Option) -> float:
        match option:
            case ("evade", str(card)):
                return evasion_worth(moment, card, now)
            case ("cast", *_):
                return -moment.mind.spell(verbs.casting(option).spell)
            case _:
                return now

    _, option = moment.best(moment.options, worth)
    if option == ("pass",):
        return Choice(option, Msg("tal-reason-ready", {"percent": percent(odds.win)}))
    return Choice(option, Msg("tal-reason-evade-attack"))


# ---- the dice -------------------------------------------------------------------------------


def reroll_in_battle(moment: Moment) -> Choice | None:
    """TAL-FAT-1 Roll again if that is worth a token; None if these are no dice of a battle."""
    battle = moment.game.state.fight
    dice = tuple(moment.view.turn.dice)
    if battle is None or not dice:
        return None
    kept = after_dice(moment.game, moment.seat, battle, ("accept",), dice)
    if kept is None:
        return None
    lowest = min(dice)
    options = [
        option
        for option in moment.options
        if option[0] in ("accept", "cast")
        or (option[0] in ("fate", "reroll") and option[-1] == lowest)
    ]
    _, option = moment.best(options, lambda o: _rolled_worth(moment, battle, dice, o))
    return told_roll(moment, option)


def _rolled_worth(moment: Moment, battle: Fight, dice: tuple[int, ...], option: Option) -> float:
    """What becomes of a battle by keeping the dice, or rolling one again."""
    odds = after_dice(moment.game, moment.seat, battle, option, dice)
    if odds is None:
        return -99.0
    price = loss_worth(moment.mind, "fate", 1) if option[0] == "fate" else 0.0
    if option[0] == "cast":
        price = _price(moment, battle, option) + MARGIN
    return worth_of(moment, odds.fate, battle) - price


def told_roll(moment: Moment, option: Option) -> Choice:
    """Accepting or rolling again, and why."""
    match option:
        case ("fate", int(_)):
            return Choice(option, Msg("tal-reason-fate"))
        case ("reroll", str(card), int(_)):
            return Choice(option, Msg("tal-reason-reroll", {"card": card}))
        case ("cast", int(_), str(spell)):
            return Choice(option, Msg("tal-reason-cast", {"spell": spell}))
        case ("keep", int(die)):
            return Choice(option, Msg("tal-reason-die", {"die": die}))
        case _:
            return Choice(option, Msg("tal-reason-accept"))


# ---- the beaten -----------------------------------------------------------------------------


def reward(moment: Moment) -> Choice:
    """TAL-BAT-3 What helps most, or hurts most."""
    fight = moment.game.state.fight
    assert fight is not None
    loser = fight.other if moment.seat == fight.seat else fight.seat
    top, what = best_reward(moment.mind, loser)
    for option in moment.offers("attack"):
        worth, _ = enemies_worth(moment.mind, [verbs.ATTACK.arg(option)])
        if worth > top:
            return Choice(option, Msg("tal-reason-attack", {"card": option[1]}))
    if what == "wound":
        return Choice(("wound",), Msg("tal-reason-wound", {"seat": loser}))
    if what == "galleon":
        return Choice(("take-galleon",), Msg("tal-reason-rob", {"seat": loser}))
    return Choice(("take", what), Msg("tal-reason-rob-card", {"seat": loser, "card": what}))


def stat(moment: Moment) -> Choice:
    """TAL-VOL-2 Magic or Might, whichever is higher."""
    mind = moment.mind
    magic, _ = mind.score(("magic", "", ""))
    might, _ = mind.score(("might", "", ""))
    option: Option = ("stat", "magic" if magic >= might else "might")
    return Choice(option, Msg("tal-reason-stat", {"stat": option[1]}))


def voldemort(moment: Moment) -> Choice:
    """TAL-VOL-1 To a rival, or at least not to oneself."""
    mind = moment.mind

    def worth(option: Option) -> float:
        there = [
            player for player in moment.view.players
            if player.space == option[1] and not player.fallen
        ]  # fmt: skip
        rivals = [player.seat for player in there if player.seat != moment.seat]
        if rivals:
            return 1 + max(threat(mind, seat) for seat in rivals)
        return -1.0 if there else 0.0

    _, option = moment.best(moment.options, worth)
    return Choice(option, Msg("tal-reason-voldemort", {"space": option[1]}))


def attacked(moment: Moment) -> Choice:
    """TAL-VOL-2 The rival who is nearest to winning."""
    mind = moment.mind

    def worth(option: Option) -> float:
        seat = verbs.ATTACKED.arg(option)
        return -1.0 if seat == moment.seat else threat(mind, seat)

    _, option = moment.best(moment.options, worth)
    return Choice(option, Msg("tal-reason-attacked", {"seat": option[1]}))
