"""The page that needs no server, for whoever wants to play on when this one is out of reach."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from commonroom.server.headers import DEVICE

WEIGHED = "site.json"
"""The file that says what the page weighs."""


class _Files(StaticFiles):
    """Browsers ask whether a file is still the same, so that no two versions are mixed."""

    def file_response(self, *args: Any, **named: Any) -> Response:
        response = super().file_response(*args, **named)
        response.headers["cache-control"] = "no-cache"
        return response


def device_routes(folder: str) -> list[BaseRoute]:
    """The files that `make site` has made; without them, the answer that there are none."""
    if folder:
        return [Mount(DEVICE.rstrip("/"), _Files(directory=folder, html=True))]

    async def nothing(_request: Request) -> Response:
        return Response(
            b"null", headers={"cache-control": "no-store"}, media_type="application/json"
        )

    return [Route(DEVICE + WEIGHED, nothing)]
