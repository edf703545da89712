"""The questions that effects ask: whom to heal, what to strike, what to give up."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.bots.chances import (
    with_change,
)
from commonroom.games.death_eaters_rising.bots.helping import (
    bear_gain,
    best_swap,
    die_gain,
    fill_gain,
    swap_gain,
)
from commonroom.games.death_eaters_rising.bots.journey import (
    abilities_at,
    characters_at,
)
from commonroom.games.death_eaters_rising.bots.moment import Moment, best
from commonroom.games.death_eaters_rising.bots.pool import COLOURS
from commonroom.games.death_eaters_rising.content import VIRTUES
from commonroom.games.death_eaters_rising.options import (
    ACCEPT,
    ADDS,
    BEAR,
    CLEANSE,
    COLOUR,
    DONE,
    FILL,
    GUARD,
    HEAL,
    LEAVE,
    LOSE,
    REFUSE,
    STRIKE,
    SWAP,
    SWAP_FOR,
    TAKE,
)
from commonroom.games.death_eaters_rising.vocabulary import (
    ExtraDie,
)
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice


def heal(moment: Moment) -> Choice:
    """The wizard that most needs it."""

    def price(option: Option) -> float:
        return moment.worth.healing(HEAL.arg(option), 1) if option[0] == HEAL.name else 0.0

    _, option = best(moment, price)
    if option[0] == DONE.name:
        return Choice(option, Msg("der-reason-enough"))
    return Choice(option, Msg("der-reason-heal", {"card": HEAL.arg(option)}))


def bear(moment: Moment) -> Choice:
    """Move damage only while it helps."""
    bearer = str(moment.question.prompt.args["card"])
    comrade, _ = bear_gain(moment, bearer)
    if comrade is None or BEAR.option(comrade) not in moment.options:
        return Choice(DONE.option(), Msg("der-reason-enough"))
    reason = Msg("der-reason-use-bear", {"card": bearer, "other": comrade})
    return Choice(BEAR.option(comrade), reason)


def cleanse(moment: Moment) -> Choice:
    """The place that is nearest to being lost."""
    _, option = best(moment, lambda option: moment.worth.cleansing(CLEANSE.arg(option)))
    place = moment.worth.at[CLEANSE.arg(option)].active_place
    return Choice(option, Msg("der-reason-cleanse", {"place": place}))


def strike(moment: Moment) -> Choice:
    """The Death Eater whose damage brings us furthest."""
    _, option = best(moment, lambda option: moment.worth.striking(STRIKE.arg(option)))
    return Choice(option, Msg("der-reason-strike", {"card": STRIKE.arg(option)}))


def fill(moment: Moment) -> Choice:
    """The symbol that promises most."""
    filled = dict.fromkeys(FILL.args(option)[0] for option in moment.options)
    virtues = [VIRTUES.index(virtue) for virtue in filled]
    _, where = fill_gain(moment, virtues, None)

    def price(option: Option) -> float:
        virtue, target = FILL.args(option)
        left = with_change(moment.view.turn.needs[target], VIRTUES.index(virtue), -1)
        near = moment.worth.filling(target, moment.active) / (1 + sum(left))
        return near + (100 if target == where else 0)

    _, option = best(moment, price)
    return Choice(option, Msg("der-reason-fill", {"target": FILL.args(option)[1]}))


def colour(moment: Moment) -> Choice:
    """The colour that promises most."""

    def price(option: Option) -> float:
        return die_gain(moment, COLOURS.index(COLOUR.arg(option)))

    _, option = best(moment, price)
    return Choice(option, Msg("der-reason-colour", {"colour": COLOUR.arg(option)}))


def leave(moment: Moment) -> Choice:
    """The die that is missed least."""
    _, option = best(moment, lambda option: _promise_with(moment, LEAVE.arg(option), -1))
    return Choice(option, Msg("der-reason-leave", {"colour": LEAVE.arg(option)}))


def _promise_with(moment: Moment, die: str, by: int) -> float:
    """What the pool promises at the mission's location with a die more or less."""
    location = moment.view.turn.mission
    found = characters_at(moment, location) + abilities_at(moment, location)
    pool = with_change(moment.waiting, COLOURS.index(die), by)
    return moment.planner.prospect(pool, found)


def adds(moment: Moment) -> Choice:
    """The wizard whose die promises most."""

    def price(option: Option) -> float:
        ability = moment.content.abilities[ADDS.arg(option)]
        assert isinstance(ability, ExtraDie)
        return max(_promise_with(moment, one, 1) for one in ability.colours)

    _, option = best(moment, price)
    return Choice(option, Msg("der-reason-adds", {"card": ADDS.arg(option)}))


def guard(moment: Moment) -> Choice:
    """The wizard whom the blow would hurt most."""
    price = moment.worth.hurting
    _, option = best(moment, lambda option: price(GUARD.arg(option)), moment.offers(GUARD))
    return Choice(option, Msg("der-reason-guard", {"card": GUARD.arg(option)}))


def lose(moment: Moment) -> Choice:
    """The least useful token goes."""
    _, option = best(moment, lambda option: -moment.worth.token(LOSE.arg(option)))
    return Choice(option, Msg("der-reason-lose"))


def take(moment: Moment) -> Choice:
    """The most useful token."""
    _, option = best(moment, lambda option: moment.worth.token(TAKE.arg(option)))
    return Choice(option, Msg("der-reason-take"))


def swap(moment: Moment) -> Choice:
    """The own wizard of the best exchange."""
    _, mine, _ = best_swap(moment)
    return Choice(SWAP.option(mine), Msg("der-reason-swap", {"card": mine}))


def swap_for(moment: Moment) -> Choice:
    """The other wizard of the best exchange. The question does not say which own one it was."""
    _, _, theirs = best_swap(moment)
    return Choice(SWAP_FOR.option(theirs), Msg("der-reason-swap", {"card": theirs}))


def accept(moment: Moment) -> Choice:
    """A gift is taken; an exchange if both teams together gain."""
    args = moment.question.prompt.args
    if "other" not in args:
        return Choice(ACCEPT.option(), Msg("der-reason-accept"))
    partner = moment.view.players[int(str(args["seat"]))]
    gain = swap_gain(moment, partner, str(args["card"]), moment.me, str(args["other"]))
    if gain >= 0:
        return Choice(ACCEPT.option(), Msg("der-reason-accept"))
    return Choice(REFUSE.option(), Msg("der-reason-refuse"))
