"""The application: which address leads where."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from commonroom.kernel.errors import CommonRoomError
from commonroom.packs.shelf import PackShelf
from commonroom.server import logs
from commonroom.server.admin import Admin
from commonroom.server.api import Api, problem
from commonroom.server.broadcaster import Broadcaster
from commonroom.server.codes import qr_code
from commonroom.server.device import device_routes
from commonroom.server.doors import Doors
from commonroom.server.endpoints import Call, Endpoint, Handler, Reply, arguments, endpoints
from commonroom.server.errors import Malformed, NotFound, TooFast, TooLarge
from commonroom.server.headers import SecurityHeaders, same_origin
from commonroom.server.hosts import KnownHosts, known_hosts
from commonroom.server.large import Large
from commonroom.server.limits import (
    ARRIVALS,
    LARGE,
    LARGE_AT_ONCE,
    REFUSAL,
    Buckets,
    Throttle,
    Turns,
    household,
)
from commonroom.server.openapi import document
from commonroom.server.settings import Settings, from_environment
from commonroom.server.socket import Connection
from commonroom.server.websocket import Carried
from commonroom.tables.errors import TryAgain
from commonroom.tables.manager import TableManager
from commonroom.tables.migrate import migrate
from commonroom.tables.networked_bus import bus_for
from commonroom.tables.processes import leave_with_the_parent
from commonroom.tables.storage import Storage

log = structlog.get_logger()

WEB = Path(__file__).parent / "web"
"""The built browser client."""
_UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Common Room</title>
<p>The server runs. Its browser client has not been built: see docs/host-it.md.</p></html>"""

_LONGEST = 255
"""Bytes of a path: as many as a file's name may have."""
_ARRIVES = 120.0
"""Seconds in which a request must have come, however large it is."""
_SWITCH = 0.0005
"""Seconds after which a thread that works makes way for the one that answers people. Python's own
five milliseconds add up: an answer needs its turn a dozen times."""
_MIDDLE_BEFORE_OLD = 200
"""So many times the collector looks at what is rather new before it looks at everything once. What
some three thousand connections leave behind can wait for it meanwhile."""


def create_app(settings: Settings) -> Starlette:
    """The whole server."""
    storage = Storage(settings.where)
    packs = PackShelf(Path(settings.packs) if settings.packs else None)
    manager = TableManager(storage, bus_for(settings.bus, settings.where), packs=packs)
    manager.housekeeping.archive_after = settings.archive_after
    broadcaster = Broadcaster(manager)

    @asynccontextmanager
    async def open_house(_app: Starlette) -> AsyncIterator[dict[str, object]]:
        sys.setswitchinterval(_SWITCH)
        await migrate(storage)
        await manager.start()
        yield {"doors": Doors(settings.connections_per_address, settings.proxies)}
        await manager.stop()
        broadcaster.close()

    app = Starlette(
        routes=_routes(broadcaster, settings),
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(KnownHosts, known=known_hosts(settings)),
        ],
        exception_handlers={
            CommonRoomError: _refused,
            HTTPException: _http_refused,
            Exception: _failed,
        },
        lifespan=open_house,
    )
    app.state.manager = manager
    return app


def _routes(broadcaster: Broadcaster, settings: Settings) -> list[BaseRoute]:
    served = (Api(broadcaster, settings, qr_code), Admin(broadcaster, settings))

    a_second = settings.arrivals_per_second
    comers = Buckets(ARRIVALS * a_second, a_second)
    throttle, large = Throttle(REFUSAL), Turns(LARGE_AT_ONCE)

    async def socket(websocket: WebSocket) -> None:
        house = household(websocket.client.host if websocket.client is not None else "")
        if not same_origin(websocket.headers, settings.public_url):
            await websocket.close(1008)
        elif not comers.take(house):
            await throttle.wait(house)
            await websocket.close(1013)
        else:
            carried = Carried(websocket)
            await Connection(broadcaster, carried, settings.messages_per_second, house).serve()

    async def openapi(_request: Request) -> Response:
        return _response(Reply(document()))

    return [
        *(
            _route(api, settings, throttle, large, *one)
            for api in served
            for one in endpoints(type(api))
        ),
        Route("/api/openapi.json", openapi),
        WebSocketRoute("/ws", socket),
        *device_routes(settings.site),
        Route("/{path:path}", client),
    ]


def _route(
    api: object,
    settings: Settings,
    throttle: Throttle,
    large: Turns,
    endpoint: Endpoint,
    handler: Handler,
) -> Route:
    """The way from a request to an endpoint, and back."""

    async def serve(request: Request) -> Response:
        call = Call(
            path=request.path_params,
            address=request.client.host if request.client is not None else "",
            base_url=str(request.base_url),
            token=_bearer(request),
            own_page=same_origin(request.headers, settings.public_url),
        )
        house = household(call.address)
        async with AsyncExitStack() as until_sent:
            try:
                if endpoint.guard is not None:
                    endpoint.guard(api, call)
                if endpoint.large:
                    await until_sent.enter_async_context(large.turn(house))
                body = await _body(request, endpoint.most) if endpoint.takes is not None else b""
                reply = await handler(api, call, **arguments(endpoint, request.query_params, body))
            except TooFast:
                await throttle.wait(house)
                raise
            response = _response(
                reply if isinstance(reply, Reply) else Reply(reply, endpoint.status)
            )
            if endpoint.large and len(response.body) > LARGE:
                return Large(response, until_sent.pop_all())
        return response

    return Route(endpoint.path, serve, methods=[endpoint.method], name=endpoint.name)


def _response(reply: Reply[Any]) -> Response:
    content, status, headers, media_type = reply
    body = content if isinstance(content, str) else msgspec.json.encode(content)
    return Response(body, status, {"cache-control": "no-store", **headers}, media_type)


async def _body(request: Request, most: int) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(_ARRIVES):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise TooLarge(most)
    except TimeoutError as error:
        raise Malformed("it took too long to arrive") from error
    except ClientDisconnect as error:  # nobody hears that
        raise Malformed("it did not arrive whole") from error
    return bytes(body)


def _bearer(request: Request) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else None


def from_env() -> Starlette:
    """The server as the environment describes it: what worker processes run."""
    logs.configure()
    leave_with_the_parent()  # or the port would stay taken
    app = create_app(from_environment())
    keep_what_is_loaded()
    return app


def keep_what_is_loaded() -> None:
    """Everyone waits while the collector looks through everything: a second with 2,000 tables.

    Our code it never need see again, and the tables, which are freed without it, not every few
    seconds; only of connections does something remain for it.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _MIDDLE_BEFORE_OLD)


async def client(request: Request) -> Response:
    """The browser client: its files, and its one page for every address without a file."""
    path = request.path_params["path"]
    if "\0" in path:
        raise NotFound
    if len(path.encode("utf-8", "surrogateescape")) > _LONGEST:
        raise NotFound  # no file of ours has such a name, and to look for it may fail
    file = (WEB / path).resolve()
    if path and file.is_relative_to(WEB.resolve()) and file.is_file():
        age = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"cache-control": age})
    if "." in path.rpartition("/")[2] or path.startswith(("api/", "locales/", "assets/")):
        raise NotFound
    page = WEB / "index.html"
    if page.is_file():
        return FileResponse(page, headers={"cache-control": "no-cache"})
    return HTMLResponse(_UNBUILT)


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, CommonRoomError)
    return _response(problem(error))


async def _http_refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = _response(problem(NotFound()))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def _failed(request: Request, error: Exception) -> Response:
    log.error("a request failed", path=request.url.path, exc_info=error)
    response = _response(problem(TryAgain()))
    response.status_code = 500
    return response
