"""Before moving and on the way: what to use, how to go, and where."""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.bots.effects import effects_worth
from commonroom.games.talisman.bots.moment import Moment, percent
from commonroom.games.talisman.bots.prices import cost_worth
from commonroom.games.talisman.bots.spells import best_cast
from commonroom.games.talisman.cards.deeds import destinations
from commonroom.games.talisman.rules.movement import limited
from commonroom.games.talisman.rules.routes import routes
from commonroom.games.talisman.traits import ShortMove, Use
from commonroom.games.talisman.vocabulary import Move, PickMove, StayHere
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice

WORTHWHILE = 0.25
"""What an ability must bring to be worth the trouble."""


def plan(moment: Moment) -> Choice:
    """TAL-TRN-1 Spells and abilities first, then how to move."""
    cast = best_cast(moment)
    if cast is not None:
        return cast
    for option in moment.offers("use"):
        gain = use_worth(moment, verbs.USE.arg(option))
        if gain > WORTHWHILE:
            return Choice(option, Msg("tal-reason-use", {"card": option[1]}))
    if moment.offers("drop-challenge"):
        return Choice(("drop-challenge",), Msg("tal-reason-drop-challenge"))
    if moment.offers("enter") or moment.offers("confront"):
        return _before_the_hall(moment)
    if moment.mind.game.space(moment.seat).region == "inner":
        return _in_school(moment)
    ways = [o for o in moment.options if o[0] in ("move", "cross", "travel")]
    option = ways[0]
    if len(ways) > 1:
        _, option = moment.best(ways, lambda o: _way_worth(moment, o))
    if option[0] == "move":
        return Choice(option, Msg("tal-reason-move"))
    space = moment.game.space(moment.seat).opposite if option[0] == "cross" else option[1]
    return Choice(option, Msg("tal-reason-travel", {"space": space}))


def _way_worth(moment: Moment, option: Option) -> float:
    """What a way to move promises."""
    board = moment.board
    if option[0] == "move":
        return walk_worth(moment)
    if option[0] == verbs.CROSS.name:
        return board.going(moment.game.space(moment.seat).opposite)
    return board.going(verbs.TRAVEL.arg(option))


def walk_worth(moment: Moment) -> float:
    """An ordinary move before the die is rolled."""
    here = moment.game.space(moment.seat)
    if here.region not in ("outer", "middle"):
        return 0.0
    steps = limited(moment.game, moment.seat)
    if steps:
        return max(moment.board.going(space) for space in routes(moment.game, moment.seat, steps))
    return moment.board.after(here.id)


def use_worth(moment: Moment, card: str) -> float:
    """What using an ability now brings, after its cost."""
    game, mind, board = moment.game, moment.mind, moment.board
    for source, trait in game.having(moment.seat, Use):
        if source != card or trait.when == "before-battle":
            continue
        worth = -cost_worth(mind, trait.cost) - (mind.thing(card) / 3 if trait.spent else 0.0)
        if any(isinstance(effect, StayHere) for effect in trait.effects):
            worth += board.going(mind.player.space) - walk_worth(moment)
        elif any(isinstance(effect, PickMove) for effect in trait.effects):
            worth += _pick_gain(moment)
        elif trait.when == "instead-of-moving":
            spaces = [s for effect in trait.effects if isinstance(effect, Move)
                      for s in destinations(game, effect, moment.seat)]  # fmt: skip
            worth += max(map(board.going, spaces), default=0.0) - walk_worth(moment)
        else:
            worth += effects_worth(mind, trait.effects)
        return worth
    return 0.0


def _pick_gain(moment: Moment) -> float:
    """What choosing the movement die is worth more than rolling it."""
    region = moment.game.space(moment.seat).region
    if region not in ("outer", "middle") or limited(moment.game, moment.seat):
        return 0.0
    return max(die_worth(moment, die) for die in range(1, 7)) - walk_worth(moment) - 1.0


# ---- in the school --------------------------------------------------------------------------


def _in_school(moment: Moment) -> Choice:
    """TAL-MOV-3 Go on, or turn back while there is something to save."""
    mind = moment.mind
    going = [option for option in moment.options if option[0] in ("move", "remain")]
    back = moment.offers("turn-back")
    chance = mind.run(moment.game.space(moment.seat).index) if mind.armed else 0.0
    if not going or (back and chance < mind.weights.despair):
        return Choice(back[0], Msg("tal-reason-turn-back", {"percent": percent(chance)}))
    return Choice(going[0], Msg("tal-reason-school", {"percent": percent(chance)}))


def _before_the_hall(moment: Moment) -> Choice:
    """TAL-ROR-1 Whoever has come so far goes in, unless there is hardly a chance."""
    chance = moment.mind.triumph
    back = moment.offers("turn-back")
    if back and chance < moment.mind.weights.despair:
        return Choice(back[0], Msg("tal-reason-turn-back", {"percent": percent(chance)}))
    option = (moment.offers("enter") + moment.offers("confront"))[0]
    return Choice(option, Msg("tal-reason-great-hall", {"percent": percent(chance)}))


# ---- which way ------------------------------------------------------------------------------


def way(moment: Moment) -> Choice:
    """TAL-MOV-1 Where the space, and what can be reached from it, is worth most."""
    mover = moment.question.prompt.args.get("seat")
    if isinstance(mover, int) and mover != moment.seat:
        return mislead(moment, mover)
    walks = [o for o in moment.options if o[0] not in ("cast", "cast-on")]
    _, option = moment.best(walks, lambda o: step_worth(moment, o))
    return told(moment, option)


def told(moment: Moment, option: Option) -> Choice:
    """A way and why."""
    match option:
        case ("barrier",):
            return Choice(
                option,
                Msg("tal-reason-barrier", {"percent": percent(moment.mind.through_barrier)}),
            )
        case ("gates", str(stat)):
            chance = moment.mind.through_gates(stat)
            return Choice(option, Msg("tal-reason-gates", {"percent": percent(chance)}))
        case ("walk" | "short-walk" | "go" | "travel", str(space)):
            return Choice(option, Msg("tal-reason-walk", {"space": space}))
        case _:
            return Choice(option, Msg("tal-reason-best"))


def step_worth(moment: Moment, option: Option) -> float:
    """What one way on is worth."""
    board = moment.board
    match option:
        case ("walk", str(space)):
            return board.going(space)
        case ("short-walk", str(space)):
            return board.going(space) - _stopping_costs(moment)
        case ("barrier",):
            return board.barrier
        case ("gates", str(stat)):
            return board.gates_with(stat)
        case _:
            return 0.0


def _stopping_costs(moment: Moment) -> float:
    """TAL-CMP-2 What it costs to walk less far than the die says."""
    _, trait = moment.game.having(moment.seat, ShortMove)[0]
    return cost_worth(moment.mind, trait.cost)


def mislead(moment: Moment, mover: int) -> Choice:
    """TAL-CMP-6 Under Command: where it hurts the mover most."""
    _, board = moment.about(mover)
    walks = moment.offers("walk")
    _, option = moment.best(walks, lambda o: -board.going(verbs.WALK.arg(o)))
    return Choice(option, Msg("tal-reason-mislead", {"space": option[1]}))


def go(moment: Moment) -> Choice:
    """A card lets one go anywhere."""
    stay = _stay_worth(moment)

    def worth(option: Option) -> float:
        return moment.board.going(verbs.GO.arg(option)) if option[0] == "go" else stay

    _, option = moment.best(moment.options, worth)
    if option[0] != "go":
        return Choice(option, Msg("tal-reason-stay"))
    return told(moment, option)


def _stay_worth(moment: Moment) -> float:
    """Not going: what follows the space where one stands."""
    here = moment.game.space(moment.seat)
    if here.region not in ("outer", "middle"):
        found = routes(moment.game, moment.seat, _reach(moment, moment.game.state.this_turn.die))
        return max(moment.board.going(space) for space in found)
    return moment.mind.weights.ahead * moment.board.after(here.id)


def die_worth(moment: Moment, die: int) -> float:
    """What a movement die is worth."""
    game, seat, board = moment.game, moment.seat, moment.board
    here = game.space(seat)
    if here.region == "inner":
        found = routes(game, seat, _reach(moment, die))
        return max(board.going(space) for space in found) + 0.01 * die
    found = routes(game, seat, die)
    worth = max(board.going(space) for space in found)
    if game.has(seat, ShortMove):
        nearer = [space for fewer in range(1, die) for space in routes(game, seat, fewer)]
        short = max(map(board.going, nearer), default=worth)
        worth = max(worth, short - _stopping_costs(moment))
    for path in found.values():
        if "hogwarts-gates" in path[:-1]:
            worth = max(worth, board.gates)
        if "kings-cross-station" in path[:-1] and here.region == "outer":
            worth = max(worth, board.barrier)
    return worth


def _reach(moment: Moment, die: int) -> int:
    """TAL-MOV-2 How far a die leads in the school."""
    return moment.content.limit.steps_inner[max(1, die) - 1]


def pick_die(moment: Moment) -> Choice:
    """The result that leads where it is best."""
    _, option = moment.best(moment.options, lambda o: die_worth(moment, verbs.CHOOSE_DIE.arg(o)))
    return Choice(option, Msg("tal-reason-die", {"die": option[1]}))
