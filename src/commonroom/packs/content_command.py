"""``commonroom content``: check a content pack, or make a copy of a game's cards to change."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path

import click
import msgspec

from commonroom.kernel import Msg, games
from commonroom.kernel.errors import CommonRoomError
from commonroom.packs import changes as packs
from commonroom.text import Texts, languages

_REFUSED = 2
_language = click.option(
    "--language", type=click.Choice(languages()), default="en", show_default=True
)


@click.group()
def content() -> None:
    """Change the cards of a game. Your own copy of them is a content pack."""


@content.command()
@click.argument("folder", metavar="DIR",
                type=click.Path(exists=True, file_okay=False, path_type=Path))  # fmt: skip
@click.option("--game", type=click.Choice(games()),
              help="The game it changes, if its files do not tell.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Tell it to a program.")
@_language
def check(folder: Path, game: str | None, as_json: bool, language: str) -> None:
    """Say what the pack in DIR changes, or why it cannot be played."""
    texts = Texts(language)
    with _refusals(texts):
        game = game or packs.game_of(folder)
        found = packs.changes(game, folder)
    if as_json:
        click.echo(msgspec.json.encode([one._asdict() for one in found]))
        return
    for line in _report(game, found):
        click.echo(texts.say(line))


def _report(game: str, changes: list[packs.Change]) -> Iterator[Msg]:
    """What a pack changes, entry by entry."""
    if not changes:
        yield Msg("pack-changes-nothing", {"game": game})
        return
    count = len({(change.file, change.entry) for change in changes})
    yield Msg("pack-changes", {"game": game, "entries": count})
    for (file, entry), fields in groupby(changes, lambda change: (change.file, change.entry)):
        yield Msg("pack-entry", {"file": file, "entry": entry})
        for _, _, field, before, after in fields:
            if after is None:
                yield Msg("pack-field-gone", {"field": field, "before": before or ""})
            elif before is None:
                yield Msg("pack-field-added", {"field": field, "after": after})
            else:
                yield Msg("pack-field", {"field": field, "before": before, "after": after})


@content.command()
@click.argument("game", metavar="GAME", type=click.Choice(games()))
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--force", is_flag=True, help="Overwrite the files that are there.")
@_language
def export(game: str, folder: Path, force: bool, language: str) -> None:
    """Write the content files of GAME to DIR, where you can change them."""
    texts = Texts(language)
    with _refusals(texts):
        copies = packs.export(game, folder, force=force)
    told = Msg("pack-exported", {"files": len(copies), "folder": str(folder)})
    click.echo(texts.say(told))


@contextmanager
def _refusals(texts: Texts) -> Iterator[None]:
    """Tell what is refused, and leave."""
    try:
        yield
    except CommonRoomError as error:
        click.secho(texts.say(error.msg), fg="red", err=True)
        sys.exit(_REFUSED)
