"""The toy game as the kernel sees it: its title, its views, and how it is resampled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from commonroom.kernel import (
    About,
    Chance,
    Entries,
    GameOption,
    Result,
    Rule,
    Title,
)
from commonroom.kernel.content import Problem
from commonroom.kernel.errors import BadArrangement
from tests.toy import rules
from tests.toy.options import VERBS
from tests.toy.state import Bean, BeanGame, Beans, Box, Eater

FOLDER = Path(__file__).parent

RULES = tuple(
    Rule(id_, chapter, "ours")
    for id_, chapter in (
        ("TOY-SET-1", "setup"),
        ("TOY-BIT-1", "bites"),
        ("TOY-DAR-1", "bites"),
        ("TOY-PEE-1", "bites"),
        ("TOY-WHI-1", "bites"),
        ("TOY-RES-1", "rest"),
        ("TOY-WIN-1", "end"),
    )
)


class Glance(msgspec.Struct, frozen=True):
    """A seat as somebody sees it."""

    beans: int
    """How many are in its hand."""
    known: list[str]
    """Those of them that the viewer knows: all of one's own, and what one has seen of others'."""
    plate: list[str]
    whistle: bool


class BeanView(msgspec.Struct, frozen=True):
    """What a seat (None: a spectator) may know."""

    seat: int | None
    eaters: list[Glance]
    bag: int
    active: int
    turns: int
    bites: int
    die: int | None


class SeatLiteral(msgspec.Struct, forbid_unknown_fields=True):
    """A seat in a literal position."""

    hand: list[str] = []
    plate: list[str] = []
    whistle: bool = True
    seen: dict[int, list[str]] = {}


class Literal(msgspec.Struct, forbid_unknown_fields=True):
    """A literal position. Beans that are nowhere else are in the bag."""

    eaters: list[SeatLiteral]
    phase: str = "bites"
    active: int = 0
    turns: int = 0
    bites: int = 2


class Toy(Title):
    """Beans."""

    about = About(
        id="toy",
        prefix="toy",
        seats=(2, 3, 4),
        minutes=(1, 2),
        cooperative=False,
        options=(
            GameOption("appetite", ("small", "large"), rule="TOY-BIT-1"),
            GameOption("blindfold", ("no", "yes"), rule="TOY-PEE-1"),
        ),
    )
    rules_version = 1
    state_type = Beans
    content_dir = FOLDER / "content"
    files = {"beans": Bean}
    game_type = BeanGame
    phases = {
        "deal": rules.deal,
        "bites": rules.bites,
        "rest": rules.rest,
        "count": rules.count,
    }
    verbs = VERBS

    @staticmethod
    def build(entries: Entries) -> Box:
        return Box({bean.id: bean for bean in entries["beans"]})

    @staticmethod
    def problems(content: Box) -> Iterable[Problem]:
        return ()

    def rules(self) -> Sequence[Rule]:
        return RULES

    def opening(self, content: Box, seats: int, options: Mapping[str, str]) -> Beans:
        return Beans("deal", [Eater() for _ in range(seats)], content.all_beans())

    def seats_of(self, position: Mapping[str, Any]) -> int:
        return len(position.get("eaters", ()))

    def arranged(
        self, content: Box, seats: int, options: Mapping[str, str], position: Mapping[str, Any]
    ) -> Beans:
        try:
            literal = msgspec.convert(position, Literal, strict=False)
        except msgspec.ValidationError as error:
            raise BadArrangement("position", str(error)) from error
        bag = content.all_beans()
        for eater in literal.eaters:
            for bean in (*eater.hand, *eater.plate):
                if bean not in bag:
                    raise BadArrangement("eaters", f"there is no {bean} left")
                bag.remove(bean)
        eaters = [Eater(seat.hand, seat.plate, seat.whistle, seat.seen) for seat in literal.eaters]
        return Beans(literal.phase, eaters, bag, literal.active, literal.turns, literal.bites)

    def view(self, game: BeanGame, seat: int | None) -> BeanView:
        state = game.state
        mine = Eater() if seat is None else state.eaters[seat]
        eaters = [
            Glance(
                beans=len(eater.hand),
                known=list(eater.hand) if other == seat else sorted(mine.seen.get(other, ())),
                plate=list(eater.plate),
                whistle=eater.whistle,
            )
            for other, eater in enumerate(state.eaters)
        ]
        return BeanView(
            seat, eaters, len(state.bag), state.active, state.turns, state.bites, state.die
        )

    def result(self, game: BeanGame) -> Result:
        scores = tuple(game.points(seat) for seat in range(game.seats))
        return Result(rules.winners(game), ("TOY-WIN-1",), scores)

    def progress(self, game: BeanGame) -> int:
        return game.state.turns * 100 // (game.rounds * game.seats)

    def resample(self, game: BeanGame, seat: int | None, chance: Chance) -> None:
        """Deal the hands that `seat` has not seen anew; what others have seen of them, too."""
        state = game.state
        knows = {} if seat is None else state.eaters[seat].seen
        hidden = [other for other in range(game.seats) if other != seat]
        unseen = state.bag
        sizes = {other: len(state.eaters[other].hand) for other in hidden}
        for other in hidden:
            unseen += (Counter(state.eaters[other].hand) - Counter(knows.get(other))).elements()
        unseen.sort()
        for other in hidden:
            hand = list(knows.get(other, ()))
            while len(hand) < sizes[other]:
                hand.append(chance.draw(unseen, "hand"))
            state.eaters[other].hand = hand
        for watcher in hidden:
            for other, seen in state.eaters[watcher].seen.items():
                if other != seat:
                    pool = state.eaters[other].hand[:]
                    seen[:] = [chance.draw(pool, "seen") for _ in seen]

    def inventory(self, game: BeanGame) -> Mapping[str, object]:
        state = game.state
        lying = [bean for eater in state.eaters for bean in (*eater.hand, *eater.plate)]
        return {"beans": sorted([*state.bag, *lying]), "seats": len(state.eaters)}


TITLE = Toy()
