"""The command line: ``commonroom …``. Commands are loaded when they are used."""

from __future__ import annotations

import importlib
import sys
from io import TextIOWrapper

import click

from commonroom.kernel import games

_COMMANDS = {
    "play": "commonroom.terminal.play_command:play",
    "learn": "commonroom.terminal.learn_command:learn",
    "rules": "commonroom.terminal.rules_command:rules",
    "simulate": "commonroom.lab.simulate_command:simulate",
    "lab": "commonroom.lab.lab_command:lab",
    "content": "commonroom.lab.content_command:content",
    "serve": "commonroom.server.serve_command:serve",
    "join": "commonroom.terminal.join_command:join",
    "verify": "commonroom.tables.verify_command:verify",
}


class _Lazy(click.Group):
    """A group that imports a command only when somebody asks for it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        module, attribute = _COMMANDS[cmd_name].split(":")
        command: click.Command = getattr(importlib.import_module(module), attribute)
        return command

    def invoke(self, ctx: click.Context) -> object:
        """A disk or a screen that takes no more is told of in a sentence."""
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # better a ? than nothing at all
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # whoever read has read enough
            raise
        except OSError as error:
            raise click.ClickException(str(error)) from error


@click.group(cls=_Lazy, epilog=f"GAME is one of {', '.join(games())}.")
@click.version_option(package_name="commonroom")
def main() -> None:
    """Wizarding board games in your terminal, and programs that play them by the thousand."""
