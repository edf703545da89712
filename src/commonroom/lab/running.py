"""What the commands that play many games share: their options, ^C, and what is told at the end."""

from __future__ import annotations

import os
import signal
import sys
from _thread import interrupt_main
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer, main_thread
from types import FrameType
from typing import Any, TypeVar

import click
import msgspec
from rich.console import Console

from commonroom.kernel import Arg, Msg
from commonroom.kernel.errors import CommonRoomError
from commonroom.lab.cluster import LOCAL
from commonroom.lab.errors import GameFailed, VisitorFailed, WorkerLost
from commonroom.lab.games import MOST_ANSWERS
from commonroom.lab.plan import Plan
from commonroom.lab.screen import Bar, plain
from commonroom.lab.simulation import Simulated, journal_of
from commonroom.lab.simulation import simulate as run
from commonroom.lab.summary import Summary
from commonroom.text import Texts, languages

_GRACE = 2.0
"""Seconds for the games in progress to finish, once somebody wants to stop."""
_STOPS = signal.SIGINT, signal.SIGTERM
"""^C, and what is sent to a program before its machine stops."""
_BAD_ARGUMENTS, _BROKEN, _INTERRUPTED = 2, 1, 130
_Command = TypeVar("_Command", bound=Callable[..., Any])
_OPTIONS = (
    click.option("--option", "options", multiple=True, metavar="NAME=VALUE[,VALUE…]",
                 help="An option of the game. Of several values, all combinations are played."),
    click.option("--seed", default="1", show_default=True,
                 help="The same seed gives the same results."),
    click.option("--most-answers", type=click.IntRange(min=1), default=MOST_ANSWERS,
                 show_default=True, help="A game that is not over then is cut short."),
    click.option("--out", type=click.Path(path_type=Path), metavar="FILE",
                 help="Where the results go: a .parquet, .csv or .json file."),
    click.option("--workers", type=click.IntRange(min=1),
                 help="Processes that play at once; as many as cores if left out."),
    click.option("--cluster", metavar="ADDRESS",
                 help="Play on a Ray cluster: ray://host:10001, or local for one on this machine."),
    click.option("--resume", is_flag=True, help="Go on with what was stopped."),
    click.option("--json", "as_json", is_flag=True, help="Tell the summary to a program."),
    click.option("--language", type=click.Choice(languages()), default="en", show_default=True),
)  # fmt: skip


def options_of_play(command: _Command) -> _Command:
    """Give a command the options of all that play many games."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def screens(language: str) -> tuple[Console, Console, Texts]:
    """Where results are shown, where all else is said, and in which words."""
    return plain(), plain(stderr=True), Texts(language)


def carry_out(
    plan_of: Callable[[], Plan],
    out: Path | None,
    notes: Console,
    texts: Texts,
    show: Callable[[Summary], None],
    *,
    workers: int | None,
    cluster: str | None,
    resume: bool,
) -> None:
    """Play the games of a plan and show what came out; whatever is refused ends the program."""
    try:
        plan = plan_of()
        with _interrupts(notes, texts) as stop, Bar(notes, texts, plan.total) as bar:
            done = run(
                plan,
                out,
                workers=_workers(workers, cluster, plan.total),
                cluster=cluster,
                resume=resume,
                progress=bar.show,
                stopping=stop.is_asked,
            )
    except CommonRoomError as error:
        notes.print(texts.say(error.msg), style="red", soft_wrap=True)
        if isinstance(error, WorkerLost) and out is not None and journal_of(out).exists():
            kept = Msg("lab-kept", {"file": str(journal_of(out))})
            notes.print(texts.say(kept), soft_wrap=True)
        broken = isinstance(error, GameFailed | VisitorFailed | WorkerLost)
        sys.exit(_BROKEN if broken else _BAD_ARGUMENTS)
    except KeyboardInterrupt:  # before the first game, or after the last
        notes.print(texts.say(Msg("lab-interrupted")))
        sys.exit(_INTERRUPTED)
    if done.summary.games:
        show(done.summary)
    notes.print(texts.say(_farewell(plan, out, done)), soft_wrap=True)
    if done.given_up is not None:
        notes.print(texts.say(_given_up(plan, done.given_up)), soft_wrap=True)
    if not done.complete:
        sys.exit(_INTERRUPTED)


def tell_program(summary: Summary) -> None:
    """The summary as JSON, on one line: counts are what they are in the files."""
    click.echo(msgspec.json.encode(summary))


def _farewell(plan: Plan, out: Path | None, done: Simulated) -> Msg:
    args: dict[str, Arg] = {"games": done.summary.games}
    if done.complete:
        return Msg("lab-done") if out is None else Msg("lab-written", args | {"file": str(out)})
    args["total"] = plan.total
    if out is None or not done.summary.games:
        return Msg("lab-stopped", args)
    return Msg("lab-stopped-kept", args | {"file": str(journal_of(out))})


def _given_up(plan: Plan, index: int) -> Msg:
    """Which game it was: a bot that never ends its thought is found by it."""
    levels, options, seed = plan.told(index)
    return Msg("lab-given-up", {"levels": levels, "options": options, "seed": seed})


def _workers(asked: int | None, cluster: str | None, games: int) -> int | None:
    """How many processes play: none without a game; None is as many as a cluster has."""
    if asked is None and cluster not in (None, LOCAL):
        return None
    return min(asked or cores(), games)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Stop:
    """Whether somebody wants to stop. Whoever asks twice does not want to wait, nor does anybody
    for long: what is not finished after a moment is given up.
    """

    def __init__(self, notes: Console, texts: Texts) -> None:
        self._notes = notes
        self._words = texts.say(Msg("lab-stopping"))
        self._asked = False
        self._patience = Timer(_GRACE, _interrupt_again)
        self._patience.daemon = True

    def is_asked(self) -> bool:
        """Whether no more games should be begun."""
        return self._asked

    def ask(self, signal_number: int, frame: FrameType | None) -> None:
        """Handle ^C, or somebody else's wish that the program should end."""
        if self._asked:
            raise KeyboardInterrupt
        self._asked = True
        self._patience.start()
        self._notes.print(self._words, style="yellow")

    def over(self) -> None:
        """There is nothing left to stop."""
        self._patience.cancel()


def _interrupt_again() -> None:
    """As a second ^C does. A call to the system is cut short only by a signal to its thread."""
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(main_thread().ident or 0, signal.SIGINT)
    else:
        interrupt_main()


@contextmanager
def _interrupts(notes: Console, texts: Texts) -> Iterator[_Stop]:
    """Take ^C as a wish to stop between two games, rather than in the middle of one."""
    stop = _Stop(notes, texts)
    before = {number: signal.signal(number, stop.ask) for number in _STOPS}
    try:
        yield stop
    finally:
        stop.over()
        for number, handler in before.items():
            signal.signal(number, handler)
