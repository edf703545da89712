"""Endpoints: what can be asked over HTTP, each declared once.

An endpoint is a method under `get`, `post` or `delete`. Its signature says what it takes (a `body`,
a `query`) and gives, the first line of its docstring what it is for. Whatever carries requests to
it, and the OpenAPI document, read that from here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import (
    Any,
    Generic,
    NamedTuple,
    TypedDict,
    TypeVar,
    Unpack,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from commonroom.kernel.errors import CommonRoomError
from commonroom.server.errors import Malformed, NotAllowed
from commonroom.server.limits import LARGEST_MESSAGE

T = TypeVar("T")
Handler = Callable[..., Awaitable[Any]]


class Call(NamedTuple):
    """A request as an endpoint sees it, whoever carries it."""

    path: Mapping[str, str]
    """The parts of the address that vary."""
    address: str
    """Who asks."""
    base_url: str
    """How whoever asks reaches this server."""
    token: str | None = None
    """The secret that the request bears; never in its address, which is logged here and there."""
    own_page: bool = True
    """False: a page of elsewhere asks in a visitor's name."""

    @property
    def bearer(self) -> str:
        """The secret, without which there is nothing to be had."""
        if not self.token:
            raise NotAllowed
        return self.token


class Reply(NamedTuple, Generic[T]):
    """An answer that is more than its content. Text is sent as it is, all else as JSON."""

    content: T
    status: int = 200
    headers: Mapping[str, str] = {}
    media_type: str = "application/json"


class More(TypedDict, total=False):
    """What an endpoint's signature does not say. What each means, `Endpoint` tells."""

    guard: Callable[[Any, Call], None]
    takes: Any
    reads: Callable[[bytes], object]
    most: int
    status: int
    refuses: tuple[type[CommonRoomError], ...]
    secret: bool
    large: bool
    public: bool


class Endpoint(NamedTuple):
    """Everything there is to know about one."""

    method: str
    path: str
    name: str
    about: str
    guard: Callable[[Any, Call], None] | None
    """Refuses who may not ask, before anything else is looked at."""
    takes: Any
    """The type of its body; None: it takes none."""
    reads: Callable[[bytes], object] | None
    """How its body is read, if not simply as JSON."""
    most: int
    """The largest body, in bytes."""
    query: type[msgspec.Struct] | None
    gives: Any
    status: int
    refuses: tuple[type[CommonRoomError], ...]
    secret: bool
    """Whether it is only for who bears one."""
    large: bool
    """Whether what it takes or gives may be so large that there are few at a time."""
    public: bool
    """Whether the document tells of it."""


def get(path: str, **more: Unpack[More]) -> Callable[[Handler], Handler]:
    """Declare how something is looked at."""
    return _declared("GET", path, more)


def post(path: str, **more: Unpack[More]) -> Callable[[Handler], Handler]:
    """Declare how something is done."""
    return _declared("POST", path, more)


def delete(path: str, **more: Unpack[More]) -> Callable[[Handler], Handler]:
    """Declare how something is removed."""
    return _declared("DELETE", path, more)


def _declared(method: str, path: str, more: More) -> Callable[[Handler], Handler]:
    def declare(handler: Handler) -> Handler:
        handler.__dict__["declared"] = (method, path, more)
        return handler

    return declare


def endpoints(kind: type) -> list[tuple[Endpoint, Handler]]:
    """The endpoints among the methods of a class, in their order."""
    return [
        (_endpoint(method, *method.__dict__["declared"]), method)
        for method in vars(kind).values()
        if "declared" in getattr(method, "__dict__", ())
    ]


def _endpoint(handler: Handler, method: str, path: str, more: More) -> Endpoint:
    types = get_type_hints(handler)
    gives = types["return"]
    return Endpoint(
        method=method,
        path=path,
        name=handler.__name__,
        about=(handler.__doc__ or "").splitlines()[0].rstrip("."),
        guard=more.get("guard"),
        takes=more.get("takes", types.get("body")),
        reads=more.get("reads"),
        most=more.get("most", LARGEST_MESSAGE),
        query=types.get("query"),
        gives=get_args(gives)[0] if get_origin(gives) is Reply else gives,
        status=more.get("status", 200),
        refuses=more.get("refuses", ()),
        secret=more.get("secret", False),
        large=more.get("large", False),
        public=more.get("public", True),
    )


def arguments(endpoint: Endpoint, query: Mapping[str, str], body: bytes) -> dict[str, object]:
    """What a handler is called with besides the call, if it is what the endpoint takes."""
    given: dict[str, object] = {}
    try:
        if endpoint.query is not None:
            known = {
                name: query[name] for name in endpoint.query.__struct_fields__ if name in query
            }
            given["query"] = msgspec.convert(known, endpoint.query, strict=False)
        if endpoint.reads is not None:
            given["body"] = endpoint.reads(body)
        elif endpoint.takes is not None:
            given["body"] = msgspec.json.decode(body, type=endpoint.takes)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)[:200]) from error
    return given
