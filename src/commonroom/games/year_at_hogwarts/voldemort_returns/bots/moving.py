"""Where to walk: every way the roll allows, by what its end is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import PassBy
from commonroom.games.year_at_hogwarts.board import START
from commonroom.games.year_at_hogwarts.rules.movement import rests
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.heroes import HeroGoals
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.situation import FAR, Situation
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.villains import goals_of
from commonroom.games.year_at_hogwarts.voldemort_returns.game import TOOLS
from commonroom.games.year_at_hogwarts.walks import NOWHERE
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice

NOTHING: frozenset[str] = frozenset()
PICKED = 0.5
"""What it is worth, in turns, to have a token and not only to be near it."""


class Goals(Protocol):
    """What a character wants."""

    def worth(self, space: str, picked: frozenset[str] = frozenset()) -> float:
        """What it is worth to end a move on a space, having taken these tokens on the way."""


class Way(NamedTuple):
    """A walk and what it is worth; no spaces: stay."""

    worth: float
    spaces: tuple[str, ...]


def goals(now: Situation) -> Goals:
    """The wishes of whoever moves."""
    return goals_of(now) if now.villain else HeroGoals(now, now.seat)


def wanted(now: Situation) -> dict[str, list[str]]:
    """Space → the tokens there that are worth taking."""
    found = {}
    for space, things in now.view.lying.items():
        mine = [thing for thing in things if _wants(now, thing)]
        if mine:
            found[space] = mine
    return found


def _wants(now: Situation, thing: str) -> bool:
    """A second tool is left to friends who have none."""
    game = now.game
    if not game.may_hold(now.seat, thing):
        return False
    if thing in TOOLS and game.has_tool(now.seat):
        return all(game.has_tool(one) for one in game.heroes)
    return True


def best_way(now: Situation, left: int, wish: Goals | None = None) -> Way | None:
    """The best walk of so many moves from where the pawn stands; None if none may end."""
    game, lying = now.game, wanted(now)
    wish = goals(now) if wish is None else wish
    best: Way | None = None
    known: set[str] = set()  # where walks end on which nothing is taken
    for spaces in _ways(now, left):
        picked = NOTHING
        if lying and not lying.keys().isdisjoint(spaces):
            picked = frozenset(thing for space in spaces for thing in lying.get(space, ()))
        elif spaces[-1] in known:
            continue
        worth = wish.worth(spaces[-1], picked) + PICKED * len(picked)
        if not picked:
            known.add(spaces[-1])
        if best is None or worth > best.worth:
            best = Way(worth, spaces)
    here = game.player.space
    if ("stop",) in now.options:
        way = Way(wish.worth(here), ())
        if best is None or way.worth >= best.worth:
            best = way
    return best


def _ways(now: Situation, left: int) -> Iterator[tuple[str, ...]]:
    game, seat, state = now.game, now.seat, now.game.state
    passes = game.moves_by(seat, PassBy) is not None
    return game.walks.endings(
        game.player.space,
        left,
        trodden=frozenset(state.trodden),
        halts=NOWHERE if passes else game.met_on(seat),
        rests=rests(game, seat),
    )


# ---- the questions --------------------------------------------------------------------------


def walk(now: Situation) -> Choice:
    """Take what is wanted, then go on along the best way, or stop."""
    for option in now.offers("take"):
        if _wants(now, verbs.TAKE.arg(option)):
            return Choice(option, Msg("yh-reason-return-take", {"object": option[1]}))
    steps = now.offers("walk")
    if not steps:
        return Choice(("stop",), Msg("yh-reason-return-stop"))
    way = best_way(now, now.game.state.left)
    if way is None:
        option = max(steps, key=lambda one: goals(now).worth(str(one[1])))
        return Choice(option, Msg("yh-reason-return-only"))
    if not way.spaces:
        return Choice(("stop",), Msg("yh-reason-return-stop"))
    return Choice(("walk", way.spaces[0]), Msg("yh-reason-return-walk", {"space": way.spaces[-1]}))


def moves(now: Situation) -> Choice:
    """YH-TRN-2 As far as leads where it is best."""

    wish = goals(now)

    def worth(option: Option) -> float:
        way = best_way(now, verbs.MOVES.arg(option), wish)
        return -99.0 if way is None else way.worth

    option = max(now.options, key=worth)
    return Choice(option, Msg("yh-reason-return-moves"))


def trip(now: Situation) -> Choice:
    """On a trip: whatever is wanted."""
    for option in now.offers("take"):
        if _wants(now, verbs.TAKE.arg(option)):
            return Choice(option, Msg("yh-reason-return-take", {"object": option[1]}))
    return Choice(now.options[-1], Msg("yh-reason-return-enough"))


def tower(now: Situation) -> Choice:
    """YH-SPC-6 Floo powder is for a Horcrux, or a token, that cannot be reached on foot."""
    game = now.game
    for option in now.offers("floo"):
        place = verbs.FLOO.arg(option)
        horcrux = game.has_tool(now.seat) and game.horcrux_on(place)
        if now.away(START, place) >= FAR and (horcrux or place in wanted(now)):
            return Choice(option, Msg("yh-reason-return-floo", {"space": place}))
    return Choice(("decline",), Msg("yh-reason-return-enough"))


def go(now: Situation) -> Choice:
    """A card leads somewhere: where it is best."""
    places = now.offers("go")
    option = max(places, key=lambda one: goals(now).worth(str(one[1])))
    return Choice(option, Msg("yh-reason-return-walk", {"space": option[1]}))
