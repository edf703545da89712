"""``commonroom serve``: start the server."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import click
import msgspec
import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError
from uvicorn.supervisors import Multiprocess

from commonroom.bots import checked_level
from commonroom.bots.visitors import WELCOME, NoSuchBot, maker_of, visitor, welcome
from commonroom.kernel import Msg, content_of, games
from commonroom.kernel.errors import CommonRoomError
from commonroom.server import logs
from commonroom.server.app import create_app, keep_what_is_loaded
from commonroom.server.device import WEIGHED
from commonroom.server.doors import Guarded, Released
from commonroom.server.limits import LARGEST_MESSAGE
from commonroom.server.settings import PREFIX, Settings, from_environment, to_environment
from commonroom.tables.claim import claimed
from commonroom.tables.errors import AddressTaken, BadSetup
from commonroom.tables.networked_bus import bus_for
from commonroom.tables.readiness import make_ready
from commonroom.tables.storage import Storage
from commonroom.text import Texts

_FIELD = re.compile(r"\$\.(\w+)")
"""How msgspec names a setting."""
_EVERYWHERE = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}
"""Every address of the machine → one that is nobody's, and yet far away."""
_WEB_ADDRESS = re.compile(r"https?://[^/?#\s]+(/[^?#\s]*)?$")


@click.command(epilog=f"Every option may also be given as {PREFIX}HOST, {PREFIX}PORT and so on.")
@click.option("--host", metavar="ADDRESS", help="Where to listen (127.0.0.1: this machine only).")
@click.option("--port", type=click.IntRange(0, 65535), help="The port (8000; 0: any free one).")
@click.option("--database", metavar="URL",
              help="sqlite:///file or postgresql://…; a file of yours by default.")  # fmt: skip
@click.option("--bus", metavar="URL",
              help="postgresql://… or redis://…, for several servers.")  # fmt: skip
@click.option("--workers", type=click.IntRange(1), help="Processes (1); more need PostgreSQL.")
@click.option("--bots", metavar="NAME=MODULE:CLASS,…",
              help="Bots of others who may sit down at tables; their code runs here.")  # fmt: skip
@click.option("--public-url", metavar="URL", help="How people reach the server from outside.")
@click.option("--packs", metavar="DIR", type=click.Path(exists=True, file_okay=False),
              help="A folder of content packs that tables may be laid with.")  # fmt: skip
@click.option("--site", metavar="DIR", type=click.Path(exists=True, file_okay=False),
              help="What `make site` has made, for browsers to keep.")  # fmt: skip
def serve(**given: str | int | None) -> None:
    """Open a house of tables for browsers, terminals and bots."""
    logs.configure()
    texts = Texts()
    try:
        settings = _settings({name: value for name, value in given.items() if value is not None})
        _check(settings)
        with claimed(settings.where):
            asyncio.run(_make_ready(settings))
            _run(settings, texts)
    except CommonRoomError as error:
        click.echo(texts.say(error.msg), err=True)
        sys.exit(2)


def _settings(chosen: dict[str, str | int]) -> Settings:
    """What the environment says, and what the command line says instead."""
    try:
        given = msgspec.structs.asdict(from_environment())
    except msgspec.ValidationError as error:
        said = _FIELD.sub(lambda field: PREFIX + field[1].upper(), str(error))
        raise BadSetup(f"in the environment: {said}") from error
    return Settings(**{**given, **chosen})


def _check(settings: Settings) -> None:
    """Refuse what cannot work, before anything is opened."""
    try:
        kind = make_url(settings.where).get_backend_name()
        bus_for(settings.bus, settings.where)
    except ArgumentError as error:
        # The address itself is not repeated, because there may be a password in it.
        raise BadSetup("database and bus are addresses: sqlite:///file, postgresql://…") from error
    if settings.public_url is not None and not _WEB_ADDRESS.match(settings.public_url):
        raise BadSetup("the public URL must be an address such as https://games.example")
    if settings.site and not (Path(settings.site) / WEIGHED).is_file():
        raise BadSetup(f"{settings.site} is not a folder that `make site` has made")
    os.environ[WELCOME] = settings.bots  # which other processes inherit
    for word in welcome().values():
        _check_visitor(word)
    if settings.workers > 1 and kind != "postgresql":
        raise BadSetup("several workers need a PostgreSQL database")


def _check_visitor(word: str) -> None:
    """Refuse a bot of somebody else that can sit down at no game, or by the name of a level."""
    maker_of(word)
    for game in games():
        checked_level(game, word)
    for number, game in enumerate(games(), 1):
        try:
            visitor(word, content_of(game))
        except NoSuchBot:  # it may be meant for another game
            if number == len(games()):
                raise
        else:
            return


async def _make_ready(settings: Settings) -> None:
    """Before any worker starts, so that what is wrong is said once."""
    storage = Storage(settings.where)
    try:
        await make_ready(storage, bus_for(settings.bus, settings.where))
    finally:
        await storage.close()


def _run(settings: Settings, texts: Texts) -> None:
    config = uvicorn.Config(
        "commonroom.server.app:from_env" if settings.workers > 1 else create_app(settings),
        factory=settings.workers > 1,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws=Released,
        ws_max_size=LARGEST_MESSAGE,
        # Compressing takes 50 KB of memory for every connection; what it would save is a few
        # kilobytes an answer.
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        http=Guarded,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=sorted(settings.proxies),
        timeout_graceful_shutdown=3,
    )
    sock = _bound(settings)
    address = settings.public_url or reached_at(settings.host, sock.getsockname()[1])

    def announce() -> None:
        database = make_url(settings.where).render_as_string(hide_password=True)
        click.echo(texts.say(Msg("serve-open", {"address": address})))
        click.echo(texts.say(Msg("serve-stop", {"database": database})))

    if settings.workers > 1:
        os.environ.update(to_environment(settings))
        sock.listen(config.backlog)  # whoever comes before the workers do waits, and is served
        announce()
        Multiprocess(config, [sock]).run()
    else:
        _Server(config, announce).run(sockets=[sock])


class _Server(uvicorn.Server):
    """Says where it is as soon as it really is there."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        keep_what_is_loaded()
        if self.started:
            self._announce()


def reached_at(host: str, port: int) -> str:
    """Where a browser finds a server that listens there."""
    if host in _EVERYWHERE:
        host = _own_address(_EVERYWHERE[host], _family(host))
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address(stranger: str, family: socket.AddressFamily) -> str:
    """What others in the network call this machine: the sender of what it would send a stranger.

    Nothing is sent.
    """
    with socket.socket(family, socket.SOCK_DGRAM) as sender:
        try:
            sender.connect((stranger, 9))
        except OSError:  # there is no network
            return "localhost"
        own: str = sender.getsockname()[0]
        return own


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _bound(settings: Settings) -> socket.socket:
    sock = socket.socket(_family(settings.host))
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
    except OSError as error:
        sock.close()
        if error.errno == errno.EADDRINUSE:
            raise AddressTaken(f"{settings.host}:{settings.port}") from error
        raise BadSetup(f"{settings.host}:{settings.port}: {error.strerror}") from error
    sock.set_inheritable(True)
    return sock
