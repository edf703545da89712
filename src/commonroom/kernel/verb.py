"""Verbs: what a game's options are made of, declared once in its ``options.py``.

    SPELLS = Domain[Content, str]("spells", lambda box: box.spells)
    CAST = Verb("cast", Argument("seat", SEAT), Argument("spell", SPELLS))

    CAST.option(2, "accio")             # ("cast", 2, "accio")
    if option[0] == CAST.name:
        seat, spell = CAST.args(option)     # an int and a str, as declared

An option stays a plain tuple, on the wire, in saves and in the hands of bots. The verb knows what
stands where in it; describing, hints, action numbers and what lights up on a board ask the verb.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar, TypeVarTuple, cast, overload

from commonroom.kernel.decision import Option

Value: TypeAlias = str | int | tuple[str | int, ...]
"""An id, a number, or several that belong together, such as column and row."""

Content = TypeVar("Content", contravariant=True)
V = TypeVar("V", bound=Value, covariant=True)
A = TypeVar("A", bound=str | int)
B = TypeVar("B", bound=str | int)
C = TypeVar("C", bound=str | int)
Args = TypeVarTuple("Args")


class Domain(Generic[Content, V]):
    """Everything that an argument can be, in an order that only new content changes."""

    __slots__ = ("_listed", "cards", "name", "thing")

    def __init__(
        self,
        name: str,
        listed: Callable[[Content], Iterable[V]],
        *,
        thing: str = "",
        cards: bool = False,
    ) -> None:
        self.name = name
        """What the documentation calls the list."""
        self.thing = thing
        """What boards call one of them, if it is not an id: ``seat`` for ``seat:2``."""
        self.cards = cards
        """Whether they are cards, so that whoever may choose one wants to read it."""
        self._listed = listed

    @classmethod
    def fixed(cls, name: str, values: Iterable[V], *, thing: str = "") -> Domain[Any, V]:
        """A list that is the same whatever is in the box."""
        listed = tuple(values)
        return Domain(name, lambda _: listed, thing=thing)

    def values(self, content: Content) -> tuple[V, ...]:
        """All values with this content, each once."""
        return tuple(dict.fromkeys(self._listed(content)))


SEAT: Domain[Any, int] = Domain("seats", lambda _: (), thing="seat")
"""A seat at the table. How many there are is not a matter of content."""
NUMBER: Domain[Any, int] = Domain("numbers", lambda _: ())
"""Any number: for what is implied, such as a price."""
DIE: Domain[Any, int] = Domain.fixed("die", range(1, 7))


class Argument(Generic[A]):
    """An argument of a verb: its name in texts, and what it can be.

    One that is ``implied`` follows from the position and the other arguments, such as the price of
    a card: nobody chooses it, so it has no action numbers and nothing on the board stands for it.
    """

    __slots__ = ("domain", "implied", "name", "width")

    def __init__(self, name: str, domain: Domain[Any, A], *, implied: bool = False) -> None:
        self.name = name
        self.domain: Domain[Any, Value] = domain
        self.implied = implied
        self.width = 1
        """How many places of an option its value takes. See `pair`."""


def pair(
    names: tuple[str, str], domain: Domain[Any, tuple[A, B]]
) -> tuple[Argument[A], Argument[B]]:
    """Two arguments that are one thing, such as column and row: ``Verb("fly", *SLOT)``."""
    # Their domain lists the pairs, not the halves.
    first: Argument[A] = Argument(names[0], cast("Domain[Any, A]", domain))
    second: Argument[B] = Argument(names[1], cast("Domain[Any, B]", domain))
    first.width, second.width = 2, 0
    return first, second


class Verb(Generic[*Args]):
    """A kind of option, with its typed arguments."""

    __slots__ = ("arguments", "name", "option")

    option: Callable[[*Args], Option]
    """The option with these arguments.

    A call costs 30 ns more than a tuple. Where that counts, build options once and keep them, or
    write the tuple with the verb's name: ``(GO.name, space)``.
    """

    @overload
    def __init__(self: Verb[()], name: str) -> None: ...
    @overload
    def __init__(self: Verb[A], name: str, a: Argument[A], /) -> None: ...
    @overload
    def __init__(self: Verb[A, B], name: str, a: Argument[A], b: Argument[B], /) -> None: ...
    @overload
    def __init__(
        self: Verb[A, B, C], name: str, a: Argument[A], b: Argument[B], c: Argument[C], /
    ) -> None: ...
    def __init__(self, name: str, *arguments: Argument[Any]) -> None:
        self.name = name
        self.arguments = arguments
        self.option = _BUILDERS[len(arguments)](name)  # type: ignore[assignment] # of so many

    # Both trust that the option is one of this verb; the conformance tests check what is offered.

    def args(self, option: Option) -> tuple[*Args]:
        """The arguments of an option of this verb."""
        return option[1:]  # type: ignore[return-value] # as declared

    def arg(self: Verb[A], option: Option) -> A:
        """The argument of an option of this verb, if it has just one."""
        return option[1]  # type: ignore[return-value] # as declared

    def each(self: Verb[A], values: Iterable[A]) -> list[Option]:
        """An option for every value, if the verb has just one argument."""
        name = self.name
        return [(name, value) for value in values]

    def named(self, option: Option) -> dict[str, str | int]:
        """The arguments of an option by their names."""
        names = (argument.name for argument in self.arguments)
        return dict(zip(names, option[1:], strict=True))

    def card(self, option: Option) -> str | None:
        """The card that an option is about, the first if there are several."""
        for at, argument in enumerate(self.arguments, 1):
            if argument.domain.cards and not argument.implied:
                return cast("str", option[at])
        return None

    def things(self, option: Option) -> list[str]:
        """What boards call the things that an option names: an id, ``seat:2``, ``slot:-4,1``.

        Numbers that count something are no things, and neither is what is implied.
        """
        found: list[str] = []
        for at, argument in enumerate(self.arguments, 1):
            values = () if argument.implied else option[at : at + argument.width]
            if values and argument.domain.thing:
                found.append(f"{argument.domain.thing}:{','.join(map(str, values))}")
            else:
                found += [value for value in values if isinstance(value, str)]
        return found


AnyVerb: TypeAlias = Verb[*tuple[Any, ...]]


def verb_of(option: Option, verbs: Mapping[str, AnyVerb]) -> AnyVerb:
    """The verb of an option, one of these."""
    return verbs[cast("str", option[0])]


def verbs_in(module: Mapping[str, object]) -> dict[str, AnyVerb]:
    """The verbs that a module has declared so far, by name: ``VERBS = verbs_in(globals())``.

    Their order is that of the action numbers: a new verb goes to the end.
    """
    return {verb.name: verb for verb in module.values() if isinstance(verb, Verb)}


def _builder0(name: str) -> Callable[[], Option]:
    option = (name,)
    return lambda: option


# Functions of so many arguments, because starred ones cost twice as much.
_BUILDERS: tuple[Callable[[str], Callable[..., Option]], ...] = (
    _builder0,
    lambda name: lambda a: (name, a),
    lambda name: lambda a, b: (name, a, b),
    lambda name: lambda a, b, c: (name, a, b, c),
)
