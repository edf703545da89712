"""How players are asked."""

from __future__ import annotations

from collections.abc import Callable

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.kernel import Arg, Decision, Kind, Msg, Option, Script

ACCEPT: Option = verbs.ACCEPT.option()
DECLINE: Option = verbs.DECLINE.option()


def question(
    seat: int,
    name: str,
    options: list[Option],
    rule: str,
    kind: Kind = "choose",
    **args: Arg,
) -> Decision:
    """A question to a seat."""
    return Decision(seat, kind, options, Msg(f"yh-ask-{name}", args), rule)


def ask(
    seat: int,
    name: str,
    options: Callable[[], list[Option]],
    rule: str,
    kind: Kind = "choose",
    **args: Arg,
) -> Script[Option]:
    """Ask a seat for one of these; they are listed anew if a search deals other secrets."""
    prompt = Msg(f"yh-ask-{name}", dict(args))
    return (yield Decision(seat, kind, options(), prompt, rule, again=options))


def ask_once(
    seat: int,
    name: str,
    options: list[Option],
    rule: str,
    kind: Kind = "choose",
    **args: Arg,
) -> Script[Option]:
    """Ask a seat for one of these, which depend on nothing hidden."""
    return (yield question(seat, name, options, rule, kind, **args))


def confirm(seat: int, name: str, rule: str, **args: Arg) -> Script[bool]:
    """Ask a seat for yes or no."""
    option = yield from ask_once(seat, name, [ACCEPT, DECLINE], rule, "confirm", **args)
    return option == ACCEPT
