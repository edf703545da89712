"""``commonroom verify``: whether a game file is the game that was played, down to every die."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

from commonroom.kernel import Msg
from commonroom.kernel.errors import CommonRoomError
from commonroom.tables.game_file import read
from commonroom.tables.receipt import read_receipt
from commonroom.tables.verifying import Verified, verified
from commonroom.text import Texts

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command()
@click.argument("file", type=_FILE)
@click.option(
    "--receipt",
    "receipts",
    multiple=True,
    type=_FILE,
    help="A receipt that a client kept of the game; may be given several times.",
)
@click.option("--quick", is_flag=True, help="Do not ask masters again, who think for long.")
@click.option("--json", "as_json", is_flag=True, help="Tell what was found to a program.")
def verify(file: Path, receipts: tuple[Path, ...], quick: bool, as_json: bool) -> None:
    """Play the game in FILE again, and compare dice and bots."""
    texts = Texts()
    try:
        kept = [read_receipt(path.read_bytes()) for path in receipts]
        found = verified(read(file.read_bytes()), kept, "quick" if quick else "all")
    except CommonRoomError as error:
        click.echo(texts.say(error.msg), err=True)
        sys.exit(1)
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    for msg in sentences(found):
        click.echo(texts.say(msg))


def sentences(found: Verified) -> Iterator[Msg]:
    """What was proved, and what was not."""
    yield Msg("verify-true", {"answers": found.answers, "outcomes": found.outcomes})
    yield Msg("verify-over" if found.over else "verify-open")
    if found.taken_back:
        yield Msg("verify-taken-back", {"answers": found.taken_back})
    if found.asked:
        yield Msg("verify-bots", {"answers": found.asked})
    if found.hasty:
        yield Msg("verify-bots-hasty", {"answers": found.hasty})
    if found.unasked:
        yield Msg("verify-bots-unasked", {"answers": found.unasked})
    if found.chained:
        yield from _of_dice(found)
    else:
        yield Msg("verify-old")


def _of_dice(found: Verified) -> Iterator[Msg]:
    if found.imported:
        yield Msg("verify-imported")
    for seat in found.added:
        yield Msg("verify-added", {"number": seat + 1})
    for seat, entry in found.missing:
        yield Msg("verify-missing", {"number": seat + 1, "entry": entry})
    for one in found.held:
        yield Msg("verify-held", {"entry": one.seq})
        if one.seat is not None:
            said = {"number": one.seat + 1, "covered": one.covered, "answers": found.answers}
            yield Msg("verify-covered", dict(said))
            for entry in one.withheld:
                yield Msg("verify-withheld", {"number": one.seat + 1, "entry": entry})
    if not found.held:
        yield Msg("verify-no-receipt")
