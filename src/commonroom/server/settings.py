"""Settings: how the server runs, from the command line or the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated

import msgspec

from commonroom.tables.data_folder import data_folder

PREFIX = "COMMONROOM_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything whoever runs a server can decide. Each is ``COMMONROOM_…`` in the environment."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000
    database: str = ""
    """``sqlite:///file`` or ``postgresql://…``; by default a file in the user's data directory."""
    bus: str | None = None
    """``postgresql://…`` or ``redis://…``; by default the database's own."""
    workers: Annotated[int, msgspec.Meta(ge=1)] = 1
    public_url: str | None = None
    """How people reach the server, if not by the address it listens on."""
    allowed_hosts: str = ""
    """Names besides its own by which the server may be called, with commas between; ``*``: any."""
    trusted_proxies: str = ""
    """Addresses of web servers that tell who asks through them, with commas between."""
    connections_per_address: Annotated[int, msgspec.Meta(ge=1)] = 200
    """How many connections one address may have at the same time."""
    arrivals_per_second: Annotated[int, msgspec.Meta(ge=1)] = 10
    """How many connections to tables one address may begin in the long run; 20 times as many at
    once."""
    tables_per_minute: Annotated[int, msgspec.Meta(ge=1)] = 60
    """How many tables one address may create."""
    tables_per_day: Annotated[int, msgspec.Meta(ge=0)] = 0
    """How many tables one address may create in a day; 0: any number."""
    most_tables: Annotated[int, msgspec.Meta(ge=0)] = 0
    """How many open tables there may be in all; 0: any number."""
    archive_after: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Days after which a table that nobody came to is put away; 0: never."""
    messages_per_second: Annotated[int, msgspec.Meta(ge=1)] = 20
    """How much one connection may say in the long run; twice as much at once."""
    packs: str = ""
    """A folder of content packs, each a folder of its own, that tables may be laid with."""
    site: str = ""
    """The folder that ``make site`` has made, to be kept by browsers for when the server is out of
    reach."""
    bots: str = ""
    """Bots of others who may sit down, with commas between: ``name=module:Class``, or the names
    under which installed packages offer them. Their code runs in the server."""
    admin_token: str | None = None
    """Opens metrics and administration; without one they are closed."""

    @property
    def proxies(self) -> frozenset[str]:
        """Those who are believed when they say who asks."""
        return frozenset(filter(None, map(str.strip, self.trusted_proxies.split(","))))

    @property
    def where(self) -> str:
        """The database's address."""
        return self.database or f"sqlite:///{data_folder() / 'tables.db'}"


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment gives."""
    given = {
        field: environment[PREFIX + field.upper()]
        for field in Settings.__struct_fields__
        if environment.get(PREFIX + field.upper())
    }
    return msgspec.convert(given, Settings, strict=False)


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as worker processes inherit them."""
    values = msgspec.structs.asdict(settings)
    return {PREFIX + field.upper(): str(value) for field, value in values.items() if value}
