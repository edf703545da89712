"""The expert's answers to what is asked beside moves and fights."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.bots.moment import Moment
from commonroom.games.year_at_hogwarts.bots.moving import flight_worth
from commonroom.games.year_at_hogwarts.vocabulary import Fly
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice
from commonroom.kernel.verb import verb_of

DECLINE: Option = ("decline",)


def taste(moment: Moment) -> Choice:
    """Students, first players and guarded towers: anything will do."""
    return Choice(moment.chance.one_of(moment.options, "taste"), Msg("yh-reason-taste"))


def draw(moment: Moment) -> Choice:
    """The deck that one needs most; swaps are not offered."""
    decks = moment.offers("draw") or list(moment.options)
    worth = moment.mind.deck_worth
    return moment.best(decks, lambda one: worth(verbs.DRAW.arg(one)), "draw")[1]


def swap_offer(moment: Moment) -> Choice:
    """Two objects change hands if the other's is worth more."""
    args = moment.question.prompt.args
    gain = moment.mind.thing(str(args["object"]))
    loss = moment.mind.thing(str(args["other_object"]))
    if gain > loss + 1:
        return Choice(("accept",), Msg("yh-reason-swap"))
    return Choice(DECLINE, Msg("yh-reason-not-worth"))


def swap_object(moment: Moment) -> Choice:
    """The swap that brings most, if any does."""
    thing = moment.mind.thing

    def gain(option: Option) -> float:
        own, _, other = verbs.SWAP.args(option)
        return thing(other) - thing(own)

    top, choice = moment.best(moment.offers("swap"), gain, "swap")
    return choice if top > 0 else Choice(DECLINE, Msg("yh-reason-not-worth"))


def take_object(moment: Moment) -> Choice:
    """The object that is needed most."""
    takes = [option for option in moment.options if option != DECLINE]
    thing = moment.mind.thing

    def worth(option: Option) -> float:
        if option[0] == verbs.TAKE.name:
            return thing(verbs.TAKE.arg(option))
        taken, left = verbs.EXCHANGE.args(option)
        return thing(taken) - thing(left)

    top, choice = moment.best(takes, worth, "take-object")
    return choice if top > 0 else Choice(DECLINE, Msg("yh-reason-not-worth"))


def swap_places(moment: Moment) -> Choice:
    """Where somebody else stands, if the way is shorter from there."""
    mind = moment.mind
    places = moment.offers("swap-places")
    top, choice = moment.best(
        places, lambda one: mind.future(moment.view.players[verbs.SWAP_PLACES.arg(one)].space), "go"
    )
    if top > mind.future(moment.me.space) + 2:
        return choice
    return Choice(DECLINE, Msg("yh-reason-stay"))


def part_with(moment: Moment) -> Choice:
    """What is missed least."""
    mind = moment.mind

    def worth(option: Option) -> float:
        named = verb_of(option, verbs.VERBS).card(option) or ""
        if option[0] in (verbs.DROP.name, verbs.GIVE_OBJECT.name):
            return -mind.thing(named) - 1
        return -mind.card_worth(named)

    return moment.best(moment.options, worth, "part-with")[1]


def name(moment: Moment) -> Choice:
    """Whoever is ahead."""
    players = moment.view.players
    return moment.best(moment.options, lambda one: players[verbs.NAME.arg(one)].points, "name")[1]


def choose(moment: Moment) -> Choice:
    """The last of the ways: cards are drawn again, points are not; without points they are free."""
    first = moment.me.points == 0
    option = moment.options[0] if first else moment.options[-1]
    return Choice(option, Msg("yh-reason-choose"))


def pick_action(moment: Moment) -> Choice:
    """The card with the most points."""
    actions = moment.content.actions

    def worth(option: Option) -> float:
        effects = actions[verbs.RESOLVE.arg(option)].effects
        return sum(float(getattr(one, "amount", 1)) for one in effects)

    return moment.best(moment.options, worth, "pick-action")[1]


def lay(moment: Moment) -> Choice:
    """Where it costs others a Floo token, or oneself few moves if one needs it again."""
    mind = moment.mind
    thing = str(moment.options[0][1])
    if thing in mind.wanted:
        away, here = moment.atlas.moves, moment.me.space
        return moment.best(moment.options, lambda one: -away(here, verbs.LAY.args(one)[1]), "lay")[
            1
        ]
    remote = [one for one in moment.options if one[2] in moment.atlas.by_floo]
    return Choice(moment.chance.one_of(remote or moment.options, "lay"), Msg("yh-reason-lay"))


def turn_end(moment: Moment) -> Choice:
    """Another turn is worth more than the Time-Turner, and a flight that brings something more
    than Buckbeak, unless a mission needs them.
    """
    uses = [one for one in moment.offers("use") if one[1] not in moment.mind.wanted]
    for option in uses:
        effects = moment.content.powers[verbs.USE.arg(option)].effects
        boards = [board for one in effects if isinstance(one, Fly) for board in one.boards]
        if not boards:
            return Choice(option, Msg("yh-reason-again"))
        goals = [one.id for one in moment.atlas.board.spaces.values() if one.board in boards]
        kept = moment.mind.thing(verbs.USE.arg(option))
        if max(flight_worth(moment, goal) for goal in goals) > kept:
            return Choice(option, Msg("yh-reason-cast", {"card": option[1]}))
    return Choice(DECLINE, Msg("yh-reason-keep"))


def pitch(moment: Moment) -> Choice:
    """The Graveyard if the mission there is ready; else a match with whoever has least."""
    mind = moment.mind
    for errand in mind.errands:
        mission = errand.mission
        there = mission.place == moment.atlas.graveyard
        ready = all(thing in mind.held for thing in mission.objects)
        if there and ready and ("portkey",) in moment.options and mind.attempt_worth(mission) > 0:
            return Choice(("portkey",), Msg("yh-reason-portkey"))
    rivals = moment.offers("challenge")
    if not rivals:
        return Choice(DECLINE, Msg("yh-reason-not-worth"))
    points = [moment.view.players[verbs.CHALLENGE.arg(one)].points for one in rivals]
    return Choice(rivals[points.index(min(points))], Msg("yh-reason-challenge"))
