"""``commonroom join``: sit down, from a terminal, at a table that a server keeps."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import threading
from pathlib import Path

import click
import msgspec
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from commonroom.kernel import Msg
from commonroom.tables.side_by_side import until_one_ends
from commonroom.terminal.guest import Address, Guest, address_of
from commonroom.terminal.play_command import TABLEAUX, system_language
from commonroom.text import Texts, languages
from commonroom.wire import protocol as wire
from commonroom.wire.keeper import Keeper

_BROKEN = (ConnectionClosed, InvalidHandshake, OSError)
"""How a line that does not hold shows itself."""
_AGAIN = 1.0
"""Seconds before a broken connection is tried again."""


@click.command()
@click.argument("link")
@click.option("--language", type=click.Choice(languages()), help="The language of the screen.")
@click.option(
    "--receipt",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="A file for the receipt of the game, for `commonroom verify`.",
)
def join(link: str, language: str | None, receipt: Path | None) -> None:
    """Sit down at the table that LINK leads to."""
    console = Console(highlight=False)
    texts = Texts(language or system_language())
    address = address_of(link)
    if address is None:
        console.print(texts.say(Msg("join-no-link")), style="red")
        sys.exit(2)
    guest = Guest(console, texts, dict(TABLEAUX))
    keeper = Keeper(address.table)
    try:
        welcome = asyncio.run(_sit(guest, keeper, address))
    except KeyboardInterrupt:
        welcome = True
    except (*_BROKEN, UnicodeError):  # UnicodeError: no name a host can have
        console.print(texts.say(Msg("join-nobody-home")), style="red")
        welcome = False
    if receipt is not None and keeper.receipt is not None:
        receipt.write_bytes(msgspec.json.encode(keeper.receipt))
    if not welcome:
        sys.exit(1)
    if not guest.over:
        console.print(texts.say(Msg("join-left")), style="dim")


async def _sit(guest: Guest, keeper: Keeper, address: Address) -> bool:
    """Until the person leaves or the game is over; False if the table refused them.

    A line that breaks is tried again once somebody has answered; if nobody ever has, it raises.
    """
    lines = _keyboard()
    while True:
        try:
            async with connect(address.socket) as socket:
                hello = wire.Hello(
                    table=address.table,
                    token=address.token,
                    protocol=wire.VERSION,
                    since=guest.seq,
                    mixes=True,
                )
                await socket.send(wire.written(hello))
                message = await _next(guest, keeper, socket)
                if isinstance(message, wire.Promised):
                    await _next(guest, keeper, socket)
                if guest.seq is None:
                    return False
                # Nobody is left listening to the keyboard.
                await until_one_ends(_hear(guest, keeper, socket), _say(guest, socket, lines))
                return True
        except _BROKEN:
            if guest.seq is None:
                raise
            guest.wait()
            await asyncio.sleep(_AGAIN)


async def _next(guest: Guest, keeper: Keeper, socket: ClientConnection) -> wire.FromServer:
    """Hear the next thing that the table says, and have a hand in its dice."""
    message = wire.heard(await socket.recv())
    guest.hear(message)
    if (said := keeper.hear(message)) is not None:
        await socket.send(guest.signed(said))
    return message


async def _hear(guest: Guest, keeper: Keeper, socket: ClientConnection) -> None:
    while not guest.over:
        with contextlib.suppress(msgspec.ValidationError):  # only a newer program knows what it is
            await _next(guest, keeper, socket)


async def _say(guest: Guest, socket: ClientConnection, lines: asyncio.Queue[str | None]) -> None:
    while (words := await lines.get()) not in (None, "q", "quit"):
        said = guest.understand(words)
        if said is not None:
            await socket.send(guest.signed(said))


def _keyboard() -> asyncio.Queue[str | None]:
    """Lines as they are typed; None when there will be no more."""
    loop = asyncio.get_running_loop()
    lines: asyncio.Queue[str | None] = asyncio.Queue()

    def read() -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody wants to know
            for line in sys.stdin:
                loop.call_soon_threadsafe(lines.put_nowait, line.strip())
            loop.call_soon_threadsafe(lines.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()
    return lines
