"""The command line: ``commonroom …``. Commands are loaded when they are used."""

from __future__ import annotations

import importlib
import sys
from io import TextIOWrapper
from typing import NamedTuple

import click

from commonroom.kernel import games
from commonroom.text.errors import TextsUnavailable


class _Place(NamedTuple):
    """Where a command is, and the extra that brings what it needs."""

    module: str
    attribute: str
    extra: str


_COMMANDS = {
    "play": _Place("commonroom.terminal.play_command", "play", "terminal"),
    "learn": _Place("commonroom.terminal.learn_command", "learn", "terminal"),
    "rules": _Place("commonroom.terminal.rules_command", "rules", "terminal"),
    "simulate": _Place("commonroom.lab.simulate_command", "simulate", "lab"),
    "lab": _Place("commonroom.lab.lab_command", "lab", "lab"),
    "content": _Place("commonroom.packs.content_command", "content", "terminal"),
    "serve": _Place("commonroom.server.serve_command", "serve", "server"),
    "join": _Place("commonroom.terminal.join_command", "join", "terminal"),
    "verify": _Place("commonroom.tables.verify_command", "verify", "server"),
}

_INTERRUPTED = 130
"""What programs end with that were stopped by ^C."""


class _Lazy(click.Group):
    """A group that imports a command only when somebody asks for it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        place = _COMMANDS[cmd_name]
        try:
            command: click.Command = getattr(importlib.import_module(place.module), place.attribute)
        except ModuleNotFoundError as error:
            return _unusable(cmd_name, _missing(place, error))
        return command

    def invoke(self, ctx: click.Context) -> object:
        """A disk or a screen that takes no more is told of in a sentence."""
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # better a ? than nothing at all
        try:
            return super().invoke(ctx)
        except (ModuleNotFoundError, TextsUnavailable) as error:
            raise _missing(_COMMANDS[ctx.invoked_subcommand or ""], error) from error
        except KeyboardInterrupt:
            click.echo("Stopped.", err=True)
            sys.exit(_INTERRUPTED)
        except BrokenPipeError:  # whoever read has read enough
            raise
        except OSError as error:
            raise click.ClickException(_told(error)) from error


def _told(error: OSError) -> str:
    """What a disk refuses, without the number that it has for it."""
    if error.filename is None or error.strerror is None:
        return str(error)
    return f"{error.filename}: {error.strerror}"


def _missing(place: _Place, error: Exception) -> click.ClickException:
    """What a command says that lacks a library; a module of our own that is lost is a fault."""
    if isinstance(error, ModuleNotFoundError) and (error.name or "").startswith("commonroom"):
        raise error
    library = error.name if isinstance(error, ModuleNotFoundError) else "fluent.runtime"
    return click.ClickException(
        f"this needs {library}, which comes with: pip install 'commonroom[{place.extra}]'"
    )


def _unusable(name: str, error: click.ClickException) -> click.Command:
    """A command that can say nothing but what it lacks."""

    def refuse() -> None:
        raise error

    anything = {"ignore_unknown_options": True, "allow_extra_args": True}
    short = f"({error.message.removeprefix('this ')})"
    return click.Command(
        name, context_settings=anything, callback=refuse, help=error.message, short_help=short
    )


@click.group(cls=_Lazy, epilog=f"GAME is one of {', '.join(games())}.")
@click.version_option(package_name="commonroom")
def main() -> None:
    """Wizarding board games in your terminal, and programs that play them by the thousand."""
