"""``commonroom verify``: check that a game file tells the truth, down to every die."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from commonroom.kernel import Msg
from commonroom.kernel.errors import CommonRoomError
from commonroom.tables.game_file import read, verified
from commonroom.text import Texts


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def verify(file: Path) -> None:
    """Play the game in FILE again and compare every die."""
    texts = Texts()
    try:
        found = verified(read(file.read_bytes()))
    except CommonRoomError as error:
        click.echo(texts.say(error.msg), err=True)
        sys.exit(1)
    said = {"answers": found.answers, "outcomes": found.outcomes}
    click.echo(texts.say(Msg("verify-true", dict(said))))
    click.echo(texts.say(Msg("verify-over" if found.over else "verify-open")))
