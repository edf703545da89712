"""Toy games that each break one law, to show that the law would notice."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import ParamSpec

import msgspec

from commonroom.kernel import Asking, Chance, Decision, Event, Msg, Phase, Script
from commonroom.kernel.verb import SEAT, Argument, Verb
from tests.toy import rules
from tests.toy.asking import bite, which_bite
from tests.toy.state import BeanDrawn, BeanGame
from tests.toy.title import BeanView, Toy

P = ParamSpec("P")


def with_bites(change: Callable[[BeanGame, Decision], None]) -> dict[str, Phase]:
    """The phases, with every decision changed before it is asked."""

    def changed(game: BeanGame) -> Script[str | None]:
        script = rules.bites(game)
        try:
            decision = next(script)
            while True:
                change(game, decision)
                decision = script.send((yield decision))
        except StopIteration as stop:
            ending: str | None = stop.value
            return ending

    return {**Toy.phases, "bites": changed}


def _endless(game: BeanGame) -> str:
    rules.rest(game)
    return "bites"


class Endless(Toy):
    """Never counts the beans."""

    phases = {**Toy.phases, "rest": _endless}


def _no_options(game: BeanGame, decision: Decision) -> None:
    if game.state.turns == 1:
        decision.options = []


class Speechless(Toy):
    """Asks without options."""

    phases = with_bites(_no_options)


def _twice(game: BeanGame, decision: Decision) -> None:
    decision.options = [*decision.options, decision.options[0]]


class Stammering(Toy):
    """Lists an option twice."""

    phases = with_bites(_twice)


def _false_promise(game: BeanGame, decision: Decision) -> None:
    decision.options = [*decision.options, ("eat", "liquorice")]


class Promising(Toy):
    """Lists an option that cannot be carried out."""

    phases = with_bites(_false_promise)


def _flag(game: BeanGame, decision: Decision) -> None:
    decision.options = [*decision.options, ("stop", True)]


class Flagging(Toy):
    """Has an option that JSON would give back differently."""

    phases = with_bites(_flag)


def _echo(game: BeanGame, decision: Decision) -> None:
    decision.speak_up = lambda: {seat: [("stop",)] for seat in game.others}


class Echoing(Toy):
    """Offers the owner's option to guests."""

    phases = with_bites(_echo)


def _not_again(game: BeanGame, decision: Decision) -> None:
    decision.again = None


class Stale(Toy):
    """Cannot ask again when hands are dealt anew."""

    phases = with_bites(_not_again)


def _bad_prompt(game: BeanGame, decision: Decision) -> None:
    decision.wording = Msg("toy-ask-bite", {"bites": {"left": 2}})  # type: ignore[dict-item] # wrong


class Mumbling(Toy):
    """Prompts with an argument that no renderer understands."""

    phases = with_bites(_bad_prompt)


_asked = count()


def _moody(game: BeanGame, decision: Decision) -> None:
    if next(_asked) % 2:
        decision.options = list(reversed(decision.options))


class Moody(Toy):
    """Keeps something outside the state."""

    phases = with_bites(_moody)


def _own_dice(game: BeanGame, decision: Decision) -> None:
    decision.options = random.sample(decision.options, len(decision.options))


class Gambling(Toy):
    """Has dice of its own."""

    phases = with_bites(_own_dice)


def _unordered(game: BeanGame, decision: Decision) -> None:
    decision.options = list(set(decision.options))


class Unordered(Toy):
    """Depends on the order of a set."""

    phases = with_bites(_unordered)


def _sharing(game: BeanGame) -> str:
    phase = rules.deal(game)
    game.state.eaters[0].plate = game.state.eaters[1].plate
    return phase


class Sharing(Toy):
    """Lays one list in two places."""

    phases = {**Toy.phases, "deal": _sharing}


def _untyped(game: BeanGame) -> str:
    phase = rules.rest(game)
    game.state.eaters[0].plate = tuple(game.state.eaters[0].plate)  # type: ignore[assignment] # wrong
    return phase


class Untyped(Toy):
    """Puts a tuple where the state says list."""

    phases = {**Toy.phases, "rest": _untyped}


def _losing(game: BeanGame) -> str:
    del game.state.bag[:1]
    return rules.rest(game)


class Losing(Toy):
    """Loses a bean."""

    phases = {**Toy.phases, "rest": _losing}


def _baking(game: BeanGame) -> str:
    game.content.beans["toffee"] = msgspec.structs.replace(game.content.beans["toffee"], worth=9)
    return rules.rest(game)


class Baking(Toy):
    """Changes what is printed on the box."""

    phases = {**Toy.phases, "rest": _baking}


def _attentive(game: BeanGame) -> str:
    if game.tell == game.note:
        game.chance.d6("listening")
    return rules.rest(game)


class Attentive(Toy):
    """Plays differently when somebody listens."""

    phases = {**Toy.phases, "rest": _attentive}


class Unsealed(Toy):
    """Shows something hidden and does not say so."""

    class game_type(BeanGame):  # noqa: N801 - as titles call it
        def seal(self) -> None:
            pass


class Gossiping(Toy):
    """Tells everyone which bean was drawn."""

    class game_type(BeanGame):  # noqa: N801 - as titles call it
        def note(self, kind: Callable[P, Event], /, *args: P.args, **fields: P.kwargs) -> None:
            event = kind(*args, **fields)
            if isinstance(event, BeanDrawn) and event.public is not None:
                public = msgspec.structs.replace(event.public, bean=event.bean)
                event = msgspec.structs.replace(event, public=public)
            self.news.append(event)


class Whispering(Toy):
    """Has a public form that is private."""

    class game_type(BeanGame):  # noqa: N801 - as titles call it
        def note(self, kind: Callable[P, Event], /, *args: P.args, **fields: P.kwargs) -> None:
            event = kind(*args, **fields)
            if event.public is not None:
                public = msgspec.structs.replace(event.public, audience=(0,))
                event = msgspec.structs.replace(event, public=public)
            self.news.append(event)


class Lawless(Toy):
    """Cites a rule that does not exist."""

    class game_type(BeanGame):  # noqa: N801 - as titles call it
        def note(self, kind: Callable[P, Event], /, *args: P.args, **fields: P.kwargs) -> None:
            event = kind(*args, **fields)
            self.news.append(msgspec.structs.replace(event, rule="TOY-XXX-1"))


def _forgetful(game: BeanGame) -> str:
    phase = rules.rest(game)
    assert isinstance(game, Forgetful.game_type)
    game.turns += 1
    game.state.bites = 1 + game.turns % 2
    return phase


class Forgetful(Toy):
    """Keeps something in the context that a copy does not get."""

    class game_type(BeanGame):  # noqa: N801 - as titles call it
        turns = 0

    phases = {**Toy.phases, "rest": _forgetful}


class OpenHanded(Toy):
    """Lets everyone see every hand."""

    def view(self, game: BeanGame, seat: int | None) -> BeanView:
        view = super().view(game, seat)
        eaters = [
            msgspec.structs.replace(glance, known=eater.hand[:])
            for glance, eater in zip(view.eaters, game.state.eaters, strict=True)
        ]
        return msgspec.structs.replace(view, eaters=eaters)


class Absentminded(Toy):
    """Deals anew even what a seat has seen."""

    def resample(self, game: BeanGame, seat: int | None, chance: Chance) -> None:
        for eater in game.state.eaters:
            eater.seen.clear()
        super().resample(game, seat, chance)


class Inflating(Toy):
    """Makes beans when it resamples."""

    def resample(self, game: BeanGame, seat: int | None, chance: Chance) -> None:
        game.state.bag.append("toffee")


class Loose(Toy):
    """Has a view that comes back as something else."""

    def view(self, game: BeanGame, seat: int | None) -> BeanView:
        view = super().view(game, seat)
        return msgspec.structs.replace(view, eaters=tuple(view.eaters))


class Overdone(Toy):
    """Comes further than the end."""

    def progress(self, game: BeanGame) -> int:
        return super().progress(game) * 2


def _meddling(game: BeanGame) -> Decision | str:
    game.state.die = (game.state.die or 0) + 1
    return which_bite(game)


class Meddling(Toy):
    """Changes the table before it asks."""

    phases = {**Toy.phases, "bites": Asking(_meddling, bite)}


class Nameless(Toy):
    """Has no word for an option."""

    verbs = {name: verb for name, verb in Toy.verbs.items() if name != "dare"}


class Mislabelled(Toy):
    """Says that beans are seats."""

    verbs = {**Toy.verbs, "eat": Verb("eat", Argument("bean", SEAT))}


MUTANTS: dict[str, Toy] = {
    mutant.__name__: mutant()
    for mutant in (
        Endless, Speechless, Stammering, Promising, Flagging, Echoing, Stale, Mumbling, Moody,
        Gambling, Unordered, Sharing, Untyped, Losing, Baking, Attentive, Unsealed, Gossiping,
        Whispering, Lawless, Forgetful, OpenHanded, Absentminded, Inflating, Loose, Overdone,
        Meddling, Nameless, Mislabelled,
    )
}  # fmt: skip


def __getattr__(name: str) -> Toy:
    """A mutant by name, as the registry asks for it."""
    try:
        return MUTANTS[name.removeprefix("THE_")]
    except KeyError:
        raise AttributeError(name) from None
