"""The expert on its way: where a move should end, and what to pick up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from commonroom.games.year_at_hogwarts.abilities import (
    DrawMore,
    HealMore,
    PassBy,
    ShortMove,
    StopAt,
)
from commonroom.games.year_at_hogwarts.board import LIBRARY, Space
from commonroom.games.year_at_hogwarts.bots.moment import Moment
from commonroom.games.year_at_hogwarts.state import NOBODY
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice

DECKS = ("spell", "potion", "book")
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
        self.passes = isinstance(self.ability, PassBy)
        truces = {frozenset(pair[:2]) for pair in view.truces}
        foes = [one for one in self.mind.rivals
                if frozenset((one.seat, me.seat)) not in truces]  # fmt: skip
        self.met = {} if self.mind.solo else {one.space: one for one in foes}
        self.dark = frozenset() if self.mind.solo else frozenset(view.dark_towers)
        self.halts = frozenset(self.met) | self.dark
        self.rests = self._rests()
        self._resting = self.rests | frozenset(self.board.towers) | self.board.ends_move
        if not self.passes:
            self._resting |= self.halts
        self._ends: dict[str, float] = {}

    def _rests(self) -> frozenset[str]:
        if self.moment.view.turn.free_stop or isinstance(self.ability, ShortMove):
            return self.board.everywhere
        found = self.board.mission_places | (self.halts if self.passes else frozenset())
        if isinstance(self.ability, StopAt):
            classrooms = self.board.classrooms if self.ability.classrooms else ()
            return found | {*self.ability.spaces, *classrooms}
        return found

    # ---- ends ----------------------------------------------------------------------------

    def end(self, space: str) -> float:
        """What ending the move on a space brings at once.

        Whom one meets changes with every step; else it is the same as long as the mind is.
        """
        lasting = space not in self.halts and space not in self.board.towers
        known = self.mind.ends if lasting else self._ends
        found = known.get(space)
        if found is None:
            found = known[space] = self._end(self.board.spaces[space])
        return found

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
        more = self.ability.amount if isinstance(self.ability, HealMore) else 0
        worth = mind.hp_worth * (space.health + more) if space.health else 0.0
        if space.classroom is not None:
            books = [mind.content.books[book] for book in mind.books]
            points = sum(book.points for book in books if book.subject == space.classroom)
            worth += points * mind.thirst
        worth += sum(self._drawn(space, deck) * mind.deck_worth(deck) for deck in DECKS)
        match space.resolve:
            case "action":
                return worth + weights.action * mind.thirst
            case "event":
                return worth + weights.event
            case "duel":
                return worth + self._duel()
            case None:
                return worth

    def _drawn(self, space: Space, deck: str) -> int:
        if space.id == LIBRARY and deck == "book":
            edition = "pl" if self.moment.view.options["edition"] == "pl" else "it"
            return self.moment.content.editions[edition].library_books
        count = next((number for name, number in space.draw.items() if name == deck), 0)
        more = self.ability
        if isinstance(more, DrawMore) and more.deck == deck and space.draw == {deck: 1}:
            return count if space.classroom else more.cards
        return count

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
        worths = [trip_worth(self.moment, place) for place in self.board.floo_places]
        return max(0.0, max(worths))

    # ---- the way -------------------------------------------------------------------------

    def best(self, left: int) -> tuple[float, str]:
        """What the best move of so many steps is worth, and its first step; "" is staying."""
        moment = self.moment
        turn, start = moment.view.turn, moment.me.space
        trodden = frozenset(turn.trodden)
        free = moment.content.limit.objects_per_turn - turn.taken
        stays = len(turn.trodden) > 1 and (left <= 0 or start in self._resting)
        found = (self.end(start) + self.mind.future(start), "") if stays else (-1e9, "")
        halts = frozenset() if self.passes else self.halts
        grasp, thing, resting = self.mind.weights.grasp, self.mind.thing, self._resting
        seen: set[tuple[str, tuple[str, ...]]] = set()
        for space, spent, first, things in self._ways(start, left, trodden, halts, free):
            if (spent < left and space not in resting) or (space, things) in seen:
                continue
            seen.add((space, things))
            worth = self.end(space) + self.mind.future(space, frozenset(things))
            if things:
                worth += sum(grasp * thing(one) for one in things)
            if worth > found[0]:
                found = worth, first
        return found

    def _ways(
        self, start: str, left: int, trodden: frozenset[str], halts: frozenset[str], free: int
    ) -> Iterator[tuple[str, int, str, tuple[str, ...]]]:
        """Every space of every walk, the moves to it, the first step, what can be taken."""
        lying, mind = self.moment.view.lying, self.mind
        first = ""
        taken: list[tuple[str, ...]] = [()]
        for space, spent, depth in self.moment.atlas.walks.ways(start, left, trodden, halts):
            if depth == 1:
                first = space
            del taken[depth:]
            things = taken[-1]
            if len(things) < free and space in lying:
                wanted = [one for one in lying[space] if one in mind.wanted]
                things = (*things, *wanted)[:free]
            taken.append(things)
            yield space, spent, first, things


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
        return moment.best(steps, lambda one: moment.mind.future(str(one[1])), "flee")[1]
    _, first = Travel(moment).best(moment.view.turn.left)
    if not first and ("stop",) in moment.options:
        return Choice(("stop",), Msg("yh-reason-stop"))
    for step in steps:
        if step[1] == first:
            return Choice(step, Msg("yh-reason-walk"))
    return moment.best(steps, lambda one: moment.mind.future(str(one[1])), "walk")[1]


def _stop_or_first(moment: Moment) -> Option:
    return ("stop",) if ("stop",) in moment.options else moment.options[0]


def take_up(moment: Moment) -> Choice | None:
    """An object that is worth taking; with six, for one that is worth less."""
    mind = moment.mind
    takes = moment.offers("take")
    if takes:
        best = max(takes, key=lambda one: mind.thing(str(one[1])))
        worth = mind.thing(str(best[1]))
        if worth >= EAGER:
            return Choice(best, Msg("yh-reason-take", {"object": best[1]}))
    swaps = moment.offers("exchange")
    if swaps:
        best = max(swaps, key=lambda one: mind.thing(str(one[1])) - mind.thing(str(one[2])))
        if mind.thing(str(best[1])) - mind.thing(str(best[2])) > EAGER:
            return Choice(best, Msg("yh-reason-take", {"object": best[1]}))
    return None


def moves(moment: Moment) -> Choice:
    """How far to go, where one can choose."""
    travel = Travel(moment)
    return moment.best(moment.options, lambda one: travel.best(int(one[1]))[0], "moves")[1]


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
        return moment.best(places, lambda one: flight_worth(moment, str(one[1])), "go")[1]
    here = moment.mind.future(moment.me.space)
    top, choice = moment.best(places, lambda one: moment.mind.future(str(one[1])), "go")
    if ("decline",) in moment.options and top <= here:
        return Choice(("decline",), Msg("yh-reason-stay"))
    return choice


# ---- trips ----------------------------------------------------------------------------------


def trip_worth(moment: Moment, place: str) -> float:
    """What a trip to a Place is worth: objects that are needed, a mission that is ready."""
    mind = moment.mind
    here = moment.me.space
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
    edition = moment.content.editions["pl" if moment.view.options["edition"] == "pl" else "it"]
    back = edition.buckbeak_returns or place in atlas.by_floo or place == atlas.graveyard
    moved = 0.0 if back else mind.future(place) - mind.future(moment.me.space)
    return trip_worth(moment, place) + moved


def tower(moment: Moment) -> Choice:
    """A trip by Floo powder, if it is worth the token."""
    trips = moment.offers("floo")
    top, choice = moment.best(trips, lambda one: trip_worth(moment, str(one[1])), "floo")
    if top > 0:
        return Choice(choice.option, Msg("yh-reason-floo", {"space": choice.option[1]}))
    return Choice(("decline",), Msg("yh-reason-not-worth"))


def trip(moment: Moment) -> Choice:
    """What lies there."""
    return take_up(moment) or Choice(("done",), Msg("yh-reason-enough"))


def reach(moment: Moment) -> Choice:
    """What lies one step away."""
    return take_up(moment) or Choice(("stop",), Msg("yh-reason-enough"))
