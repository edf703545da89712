"""Hosts: by which names this server may be called.

A page of elsewhere can make its own name lead to this machine, and then asks as if it were ours. So
a name must be known; an address in figures cannot be made to lead elsewhere.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from commonroom.server.settings import Settings

ANY = "*"
_MISDIRECTED = 421
_WRONG_HOST = 1008


def known_hosts(settings: Settings) -> frozenset[str]:
    """The names that lead here: this machine's own, those of the settings."""
    machine = socket.gethostname().lower()
    names = {"localhost", machine, f"{machine}.local", settings.host.lower()}
    if settings.public_url is not None:
        names.add(urlsplit(settings.public_url).hostname or "")
    names.update(name.strip().lower() for name in settings.allowed_hosts.split(","))
    return frozenset(names - {""})


def leads_here(host: str, known: frozenset[str]) -> bool:
    """Whether a request to such a host may be meant for this server."""
    if ANY in known:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name in known or name.endswith(".localhost"):
        return True
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class KnownHosts:
    """Turns away who calls this server by a name that is not its own."""

    def __init__(self, app: ASGIApp, known: frozenset[str]) -> None:
        self._app = app
        self._known = known

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        ours = scope["type"] not in ("http", "websocket")
        if ours or leads_here(Headers(scope=scope).get("host", ""), self._known):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose(_WRONG_HOST)(scope, receive, send)
        else:
            said = "This name is not known here: see COMMONROOM_ALLOWED_HOSTS in docs/host-it.md.\n"
            await PlainTextResponse(said, _MISDIRECTED)(scope, receive, send)
