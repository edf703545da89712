"""Where to go: leaders, locations, and following Voldemort."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.bots import danger
from commonroom.games.death_eaters_rising.bots.chances import with_change
from commonroom.games.death_eaters_rising.bots.moment import Moment, best
from commonroom.games.death_eaters_rising.bots.pool import COLOURS, pool_at
from commonroom.games.death_eaters_rising.bots.uses import Target
from commonroom.games.death_eaters_rising.game import VOLDEMORT
from commonroom.games.death_eaters_rising.options import FOLLOW, LEAD, TRAVEL
from commonroom.games.death_eaters_rising.vocabulary import Action
from commonroom.kernel import Arg, Msg, Option
from commonroom.kernel.policy import Choice


def lead(moment: Moment) -> Choice:
    """A faction nobody has yet; then the starter that helps most on its own."""
    wizards = moment.content.wizards
    taken = [player.faction for player in moment.view.players]

    def price(option: Option) -> float:
        leader = LEAD.arg(option)
        again = taken.count(wizards[leader].faction)
        return moment.worth.utility(leader, moment.me) - moment.worth.weights.game * again

    _, option = best(moment, price)
    return Choice(option, Msg("der-reason-leader", {"card": LEAD.arg(option)}))


def first(moment: Moment) -> Choice:
    """It does not matter."""
    return Choice(moment.options[0], Msg("der-reason-first"))


def travel(moment: Moment) -> Choice:
    """Where the dice promise most, less what Voldemort threatens there."""
    if moment.question.prompt.key == "der-ask-fly":
        return fly(moment)
    prospects = [(prospect(moment, TRAVEL.arg(option)), option) for option in moment.options]
    top = max(score for (score, _, _), _ in prospects)
    (_, card, percent), option = next(one for one in prospects if one[0][0] == top)
    if card is None:
        return Choice(option, Msg("der-reason-travel-safe"))
    args: dict[str, Arg] = {"card": card, "percent": percent}
    if card in moment.content.wizards and card not in moment.me.team:
        return Choice(option, Msg("der-reason-travel-recruit", args))
    if card in moment.content.death_eaters:
        return Choice(option, Msg("der-reason-travel-strike", args))
    if card == VOLDEMORT:
        return Choice(option, Msg("der-reason-travel-voldemort", args))
    return Choice(option, Msg("der-reason-travel-ability", args))


def fly(moment: Moment) -> Choice:
    """Where the dice promise most; Voldemort has struck already."""
    _, option = best(moment, lambda option: landing(moment, TRAVEL.arg(option)))
    return Choice(option, Msg("der-reason-fly"))


def landing(moment: Moment, location: str) -> float:
    """What the dice promise at a location once Voldemort's phase is over."""
    worth, content, view = moment.worth, moment.content, moment.view
    found = characters_at(moment, location) + abilities_at(moment, location)
    open_to_attack = view.revealed and view.voldemort_damage < len(view.azkaban)
    if open_to_attack and location == view.facing:
        lord = worth.striking(VOLDEMORT)
        found.append(Target(VOLDEMORT, content.needs[VOLDEMORT], lord))
    dice = moment.dice  # a token that moves on adds none and takes none away
    return moment.planner.prospect(dice, found)


def prospect(moment: Moment, location: str) -> tuple[float, str | None, int]:
    """What a location promises; the target that promises most, and the chance to fill it."""
    worth = moment.worth
    content, view, me = moment.content, moment.view, moment.me
    pool = pool_at(worth, me, location)
    found = characters_at(moment, location) + abilities_at(moment, location)
    targets = moment.planner.likely(pool, found)
    value = moment.planner.outlook(pool, targets)
    top = targets[0] if targets else None  # what promises most comes first
    if view.revealed and view.voldemort_damage < len(view.azkaban):
        lord = Target(VOLDEMORT, content.needs[VOLDEMORT], worth.striking(VOLDEMORT))
        with_him = moment.planner.prospect(pool, [*found, lord])
        value += danger.chances(worth)[location] * max(0.0, with_him - value)
    if moment.skill.wary:
        value -= danger.of_travelling(worth, location, me)
    if top is None:
        return value, None, 0
    return value, top.id, moment.percent(top.need, pool)


def characters_at(moment: Moment, location: str) -> list[Target]:
    """The face-up characters of a location that take dice."""
    content, worth = moment.content, moment.worth
    return [
        Target(card, content.needs[card], worth.filling(card, moment.me))
        for card in worth.at[location].characters
        if card and (card in content.wizards or worth.room(card) > 0)
    ]


def abilities_at(moment: Moment, location: str) -> list[Target]:
    """The paid abilities of the team and its headquarters, as they would help there."""
    content, me, worth = moment.content, moment.me, moment.worth
    cards = [part.id for part in content.headquarters[me.headquarters].abilities]
    cards += [wizard for wizard in me.team if wizard in content.costs]
    found = []
    for card in cards:
        ability = content.abilities[card]
        assert isinstance(ability, Action)
        value = worth.using_at(card, me, location)
        found.append(Target(card, content.costs[card], value))
    return found


def follow(moment: Moment) -> tuple[float, Option] | None:
    """DER-VIL-4 What following Voldemort gains, and the die to give up."""
    dice = moment.dice
    offers = [one for one in moment.offers(FOLLOW) if dice[COLOURS.index(FOLLOW.arg(one))]]
    if not offers:
        return None
    worth, content, view = moment.worth, moment.content, moment.view
    found = characters_at(moment, view.facing)
    if view.voldemort_damage < len(view.azkaban):
        lord = worth.striking(VOLDEMORT)
        found.append(Target(VOLDEMORT, content.needs[VOLDEMORT], lord))
    found += [t for t in abilities_at(moment, view.facing) if t.id in view.turn.needs]

    def price(option: Option) -> float:
        pool = with_change(dice, COLOURS.index(FOLLOW.arg(option)), -1)
        return moment.planner.prospect(pool, found)

    gain, option = best(moment, price, offers)
    return gain - moment.planner.outlook(dice, moment.targets), option
