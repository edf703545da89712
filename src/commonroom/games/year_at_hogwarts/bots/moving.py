"""The expert on its way: where a move should end, and what to pick up."""

from __future__ import annotations

from functools import cached_property

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import PassBy
from commonroom.games.year_at_hogwarts.board import Space, edition_of
from commonroom.games.year_at_hogwarts.bots.moment import DECKS, Moment
from commonroom.games.year_at_hogwarts.state import NOBODY
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice

EAGER = 1.0
"""An object worth so much is taken up wherever it lies."""


class Travel:
    """Where a pawn can go from where it stands, and what awaits it there."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.mind = moment.mind
        view, me = moment.view, moment.me
        self.board = moment.atlas.board
        self.ability = moment.content.students[me.student].move
        foes = [one for one in view.players if one.team != me.team]
        if view.truces:
            truces = {frozenset(pair[:2]) for pair in view.truces}
            foes = [one for one in foes if frozenset((one.seat, me.seat)) not in truces]
        self.met = {} if self.mind.solo else {one.space: one for one in foes}
        self.dark = frozenset() if self.mind.solo else frozenset(view.dark_towers)
        self.meetings = self.dark.union(self.met)
        self._resting = moment.atlas.rests(self.ability, anywhere=view.turn.free_stop)
        self._ends: dict[str, float] = {}
        self._stops: dict[str, float] = {}
        self._with: dict[tuple[str, tuple[str, ...]], float] = {}

    # ---- ends ----------------------------------------------------------------------------

    def end(self, space: str) -> float:
        """What ending the move on a space brings at once.

        Whom one meets changes with every step; else it is the same as long as the mind is.
        """
        known = self.mind.ends if self._lasts(space) else self._ends
        found = known.get(space)
        if found is None:
            found = known[space] = self._end(self.board.spaces[space])
        return found

    def _lasts(self, space: str) -> bool:
        return space not in self.meetings and not self.board.spaces[space].tower

    def _end(self, space: Space) -> float:
        mind, weights = self.mind, self.mind.weights
        if space.id in self.met:
            return self._meeting(space.id)
        if space.id in self.dark:
            return -10.0 + 1.2 * max(0, mind.me.hp - 9)
        if mind.call is not None and space.id == mind.call.place:
            return weights.joining
        trial = mind.trial(space.id) if space.mission else None
        if trial is not None:
            return trial
        if space.id == self.moment.atlas.pitch:
            return self._pitch()
        if space.tower:
            return self._tower
        if space.common_room is not None:
            return max(mind.deck_worth(deck) for deck in (*DECKS, "action"))
        health, cards = self.moment.gifts(space)
        worth = mind.hp_worth * health if health else 0.0
        if space.classroom is not None:
            books = [mind.content.books[book] for book in mind.books]
            points = sum(book.points for book in books if book.subject == space.classroom)
            worth += points * mind.thirst
        worth += sum(count * mind.deck_worth(deck) for deck, count in cards)
        match space.resolve:
            case "action":
                return worth + weights.action * mind.thirst
            case "event":
                return worth + weights.event
            case "duel":
                return worth + self._duel()
            case None:
                return worth

    def _duel(self) -> float:
        """Three cards for the strong, three cards less for the weak."""
        mind = self.mind
        ease = max(0.0, min(1.0, (mind.me.hp - 3) / 6))
        prize = mind.deck_worth("spell") + mind.deck_worth("potion") + mind.deck_worth("book")
        loss = 10.0 + 2 * mind.hp_worth + (60 if mind.solo else 0)
        return ease * prize - (1 - ease) * loss - 1.5 * mind.hp_worth

    def _meeting(self, space: str) -> float:
        """A fight with a player: about even, for what each has to lose."""
        mind, other = self.mind, self.met[space]
        gain = max((mind.thing(one) for one in other.objects), default=1.0)
        loss = sum(mind.thing(one) for one in mind.me.objects) / max(1, len(mind.me.objects))
        return gain - 0.5 * loss - mind.hp_worth

    def _pitch(self) -> float:
        mind, weights = self.mind, self.mind.weights
        if mind.solo:
            return 0.0
        lacks = mind.variant.quidditch_to_end and not any(mate.flown for mate in mind.mates)
        fair = weights.pitch * mind.thirst if len(mind.rivals) > 1 else 0.0
        return fair + (weights.flown if lacks else 0.0)

    @cached_property
    def _tower(self) -> float:
        """A trip by Floo powder, if it leads to anything: the same from every tower."""
        mind = self.mind
        if not mind.me.floo and not mind.me.floo_cards:
            return 0.0
        start = mind.start
        worths = [trip_worth(self.moment, place, start) for place in self.board.floo_places]
        return max(0.0, max(worths))

    # ---- the way -------------------------------------------------------------------------

    def best(self, left: int) -> tuple[float, tuple[str, ...]]:
        """What the best move of so many steps is worth, and its spaces; none is staying."""
        turn, start = self.moment.view.turn, self.moment.me.space
        stays = len(turn.trodden) > 1 and (
            left <= 0 or start in self._resting or start in self.meetings
        )
        top, best = self.stop(start) if stays else -1e9, -1
        meetings, stops, walks = self.meetings, self._stops, self.moment.atlas.walks
        found = walks.ends(
            start,
            left,
            trodden=frozenset(turn.trodden),
            halts=frozenset() if isinstance(self.ability, PassBy) else meetings,
            rests=self._resting | meetings,
            lying=self.spots_within(left),
            most=self._free,
        )
        for (space, things), here in found.items():
            if things:
                worth = self._laden(space, things)
            elif (known := stops.get(space)) is not None:
                worth = known
            else:
                worth = self.stop(space)
            if worth > top:
                top, best = worth, here
        return top, () if best < 0 else walks.trail(start, left).walk(best)

    def stop(self, space: str) -> float:
        """What it is worth to end the move on a space, empty-handed."""
        known = self.mind.stops if self._lasts(space) else self._stops
        worth = known.get(space)
        if worth is None:
            worth = known[space] = self.end(space) + self.mind.future(space)
        self._stops[space] = worth
        return worth

    @cached_property
    def _spots(self) -> dict[str, list[str]]:
        """Space → what lies there that missions need."""
        wanted = self.mind.wanted
        found = {}
        for space, things in self.moment.view.lying.items():
            sought = [one for one in things if one in wanted]
            if sought:
                found[space] = sought
        return found

    def spots_within(self, left: int) -> dict[str, list[str]]:
        """Those that can be reached with so many moves, if anything may still be taken."""
        if self._free <= 0:
            return {}
        moves, start = self.moment.atlas.moves, self.moment.me.space
        return {space: sought for space, sought in self._spots.items()
                if moves(start, space) <= left}  # fmt: skip

    @cached_property
    def _free(self) -> int:
        """How many objects may still be taken this turn."""
        return self.moment.content.limit.objects_per_turn - self.moment.view.turn.taken

    def _laden(self, space: str, things: tuple[str, ...]) -> float:
        """What it is worth to end the move on a space with objects taken on the way."""
        worth = self._with.get((space, things))
        if worth is None:
            mind = self.mind
            worth = self.end(space) + mind.future(space, frozenset(things))
            worth += sum(mind.weights.grasp * mind.thing(one) for one in things)
            self._with[space, things] = worth
        return worth


# ---- answers --------------------------------------------------------------------------------


def walk(moment: Moment) -> Choice:
    """A step, an object on the way, or the end of the move."""
    taking = take_up(moment)
    if taking is not None:
        return taking
    steps = moment.offers("walk")
    if not steps:
        return Choice(_stop_or_first(moment), Msg("yh-reason-stop"))
    if moment.view.turn.fleer != NOBODY:
        return moment.best(steps, lambda one: moment.mind.future(verbs.WALK.arg(one)), "flee")[1]
    first = _next_step(moment)
    if not first and ("stop",) in moment.options:
        return Choice(("stop",), Msg("yh-reason-stop"))
    for step in steps:
        if step[1] == first:
            return Choice(step, Msg("yh-reason-walk"))
    return moment.best(steps, lambda one: moment.mind.future(verbs.WALK.arg(one)), "walk")[1]


def _next_step(moment: Moment) -> str:
    """Where the best move goes next; "" if it ends here.

    What it leads to is judged from where it began, so it is thought of once, as long as nothing
    changes at the table and it comes to nothing that lies on its way.
    """
    turn, course = moment.view.turn, moment.course
    view = moment.view  # and what it shows beside what the mind was made of
    moves = turn.left + len(turn.trodden)
    table = moment.mind, view.dark_towers, view.truces, turn.dice, moves, turn.taken, turn.free_stop
    onward = course.onward(table, turn.trodden)
    if onward is None:
        travel = Travel(moment)
        _, walk = travel.best(turn.left)
        course.keep(table, turn.trodden, walk, travel.spots_within(turn.left))
        onward = walk[0] if walk else ""
    return onward


def _stop_or_first(moment: Moment) -> Option:
    return ("stop",) if ("stop",) in moment.options else moment.options[0]


def take_up(moment: Moment) -> Choice | None:
    """An object that is worth taking; with six, for one that is worth less."""
    mind = moment.mind
    takes = moment.offers("take")
    if takes:
        best = max(takes, key=lambda one: mind.thing(verbs.TAKE.arg(one)))
        worth = mind.thing(verbs.TAKE.arg(best))
        if worth >= EAGER:
            return Choice(best, Msg("yh-reason-take", {"object": best[1]}))
    swaps = moment.offers("exchange")
    if swaps:
        gains = [mind.thing(new) - mind.thing(old) for new, old in map(verbs.EXCHANGE.args, swaps)]
        if max(gains) > EAGER:
            best = swaps[gains.index(max(gains))]
            return Choice(best, Msg("yh-reason-take", {"object": best[1]}))
    return None


def moves(moment: Moment) -> Choice:
    """How far to go, where one can choose."""
    travel = Travel(moment)
    return moment.best(moment.options, lambda one: travel.best(verbs.MOVES.arg(one))[0], "moves")[1]


def plan(moment: Moment) -> Choice:
    """Cards and objects before the roll, if they save a turn or more."""
    mind = moment.mind
    travel = Travel(moment)
    now = mind.future(moment.me.space) + moment.weights.turn
    for option in moment.options:
        worth = _before_roll(moment, travel, option)
        if worth is not None and worth > now:
            return Choice(option, Msg("yh-reason-cast", {"card": option[1]}))
    return Choice(("roll",), Msg("yh-reason-roll"))


def _before_roll(moment: Moment, travel: Travel, option: Option) -> float | None:
    """What the position is worth after a start-of-turn card; None if it is kept."""
    mind, board = moment.mind, moment.atlas.board
    match option:
        case ("cast", "accio"):
            here = board.spaces[moment.me.space].board
            near = [thing for space, things in moment.view.lying.items()
                    if board.spaces[space].board == here for thing in things]  # fmt: skip
            futures = [mind.future(moment.me.space, frozenset((one,))) for one in near
                       if one in mind.wanted]  # fmt: skip
            return max(futures, default=-1e9) + moment.weights.turn - moment.weights.card
        case _:
            return None


def go(moment: Moment) -> Choice:
    """Wherever the way is shortest from; on a flight, where there is most to do."""
    places = moment.offers("go")
    if any(one[1] in moment.atlas.by_floo for one in places):
        return moment.best(places, lambda one: flight_worth(moment, verbs.GO.arg(one)), "go")[1]
    here = moment.mind.future(moment.me.space)
    top, choice = moment.best(places, lambda one: moment.mind.future(verbs.GO.arg(one)), "go")
    if ("decline",) in moment.options and top <= here:
        return Choice(("decline",), Msg("yh-reason-stay"))
    return choice


# ---- trips ----------------------------------------------------------------------------------


def trip_worth(moment: Moment, place: str, here: str) -> float:
    """What a trip to a Place and back is worth: objects one needs, a mission that is ready."""
    mind = moment.mind
    wanted = [one for one in moment.view.lying.get(place, ()) if one in mind.wanted]
    wanted = wanted[: max(0, moment.content.limit.objects_per_turn - moment.view.turn.taken)]
    now = mind.future(here)
    worth = mind.future(here, frozenset(wanted)) - now if wanted else 0.0
    worth += sum(moment.weights.grasp * mind.thing(one) for one in wanted)
    for errand in mind.errands:
        mission = errand.mission
        ready = all(one in mind.held or one in wanted for one in mission.objects)
        if mission.place == place and ready and errand.delay <= 0:
            tried = mind.attempt_worth(mission) - max(0.0, now) * 0.2
            worth = max(worth, tried) if len(mind.mates) > 1 or wanted else tried
    return worth - moment.weights.floo * 0.5


def flight_worth(moment: Moment, place: str) -> float:
    """YH-CMP-5 What a flight when the turn ends is worth; from some places one does not return."""
    mind, atlas = moment.mind, moment.atlas
    edition = moment.content.editions[edition_of(moment.view.options)]
    back = edition.buckbeak_returns or place in atlas.by_floo or place == atlas.graveyard
    moved = 0.0 if back else mind.future(place) - mind.future(moment.me.space)
    return trip_worth(moment, place, moment.me.space) + moved


def tower(moment: Moment) -> Choice:
    """A trip by Floo powder, if it is worth the token."""
    trips, here = moment.offers("floo"), moment.me.space
    top, choice = moment.best(
        trips, lambda one: trip_worth(moment, verbs.FLOO.arg(one), here), "floo"
    )
    if top > 0:
        return Choice(choice.option, Msg("yh-reason-floo", {"space": choice.option[1]}))
    return Choice(("decline",), Msg("yh-reason-not-worth"))


def trip(moment: Moment) -> Choice:
    """What lies there."""
    return take_up(moment) or Choice(("done",), Msg("yh-reason-enough"))


def reach(moment: Moment) -> Choice:
    """What lies one step away."""
    return take_up(moment) or Choice(("stop",), Msg("yh-reason-enough"))
