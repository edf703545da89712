"""Headers: what every answer tells the browser not to do, and whose pages may ask."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_OWN = (
    "default-src 'self'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",  # drawings carry their own style
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
)
_FRAMES = "frame-ancestors 'none'"
POLICY = "; ".join((*_OWN, _FRAMES))
SITE_POLICY = "; ".join((*_OWN, "script-src 'self' 'wasm-unsafe-eval'"))
"""For a page in which Python runs. It says so itself, and a page can say nothing about frames."""
DEVICE = "/device/"
"""Where the server has such a page."""
SECURITY = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_DEVICE_SECURITY = {**SECURITY, "content-security-policy": f"{SITE_POLICY}; {_FRAMES}"}


class SecurityHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        plays = scope.get("path", "").startswith(DEVICE)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(_DEVICE_SECURITY if plays else SECURITY)
            await send(message)

        await self._app(scope, receive, with_headers)


def same_origin(headers: Headers, public_url: str | None) -> bool:
    """Whether a page of this very server asks. Programs send no origin, and have no victims."""
    origin = headers.get("origin")
    if origin is None:
        return True
    own = {headers.get("host")}
    if public_url is not None:
        own.add(urlsplit(public_url).netloc)
    try:
        return urlsplit(origin).netloc in own
    except ValueError:  # that is nobody's origin
        return False
