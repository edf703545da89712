"""HTTP: games and their content, new tables, finished games, texts."""

from __future__ import annotations

import asyncio
import hmac
import io
from functools import cache
from typing import TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from commonroom.bots import levels
from commonroom.kernel import content_of, games, title
from commonroom.kernel.content import read_folder
from commonroom.kernel.errors import CommonRoomError
from commonroom.server import bodies, picture
from commonroom.server.catalogues import addresses, catalogues
from commonroom.server.errors import Malformed, NotAllowed, NotFound, TooFast, TooLarge
from commonroom.server.gallery import Gallery
from commonroom.server.headers import same_origin
from commonroom.server.lesson import lesson
from commonroom.server.limits import LARGEST_FILE, LARGEST_MESSAGE, LOOKS_BACK, Buckets, household
from commonroom.server.settings import Settings
from commonroom.tables.beginnings import Ending, NewTable
from commonroom.tables.errors import BadGameFile, NoSuchTable, NotOverYet, TableError, TryAgain
from commonroom.tables.game_file import GameFile, game_file, read, verified
from commonroom.tables.guide import has_guide
from commonroom.tables.plan import Plan
from commonroom.tables.replay import recap, replay
from commonroom.tables.storage import Record

T = TypeVar("T")
_FOR_EVER = "public, max-age=31536000, immutable"
_STATUS: dict[type[CommonRoomError], int] = {
    NoSuchTable: 404,
    NotFound: 404,
    NotAllowed: 401,
    NotOverYet: 409,
    TooFast: 429,
    TooLarge: 413,
    TryAgain: 503,
    BadGameFile: 400,
    TableError: 409,
    CommonRoomError: 400,
}
"""Kind of refusal → status, the particular before the general."""


class Api:
    """The answers to requests."""

    def __init__(self, gallery: Gallery, settings: Settings) -> None:
        self._gallery = gallery
        self._hall = gallery.hall
        self._settings = settings
        most = settings.tables_per_minute
        self._newcomers = Buckets(most, most / 60)
        """New tables by address."""
        self._readers = Buckets(LOOKS_BACK, LOOKS_BACK / 60)
        """Replays by table and seat."""
        self._verifying = asyncio.Semaphore(1)
        """What plays a whole game again does so alone."""
        self._learning = asyncio.Semaphore(1)
        """A lesson is worked out once, whoever asks meanwhile."""

    # ---- games ---------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """What can be played."""
        return answer([_about(game) for game in games()])

    async def game(self, request: Request) -> Response:
        """Everything a screen needs to show one game."""
        game = request.path_params["game"]
        if game not in games():
            raise NotFound
        return answer(await asyncio.to_thread(_whole, game))

    async def lesson(self, request: Request) -> Response:
        """A game's first lesson, to be played without a table."""
        game = request.path_params["game"]
        if game not in games() or not has_guide(game):
            raise NotFound
        async with self._learning:
            return answer(await asyncio.to_thread(lesson, game))

    async def locales(self, request: Request) -> Response:
        """Language → where its texts are."""
        return answer(addresses())

    async def catalogue(self, request: Request) -> Response:
        """The texts of a language."""
        text = catalogues().get(request.path_params["name"])
        if text is None:
            raise NotFound
        return PlainTextResponse(text, headers={"cache-control": _FOR_EVER})

    # ---- tables --------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        """A new table."""
        self._slow_down(request)
        plan = _decoded(await _body(request, LARGEST_MESSAGE), Plan)
        return await self._created(request, await self._hall.create(plan))

    async def take_in(self, request: Request) -> Response:
        """A table from a game file."""
        self._slow_down(request)
        file = read(await _body(request, LARGEST_FILE))
        async with self._verifying:
            await asyncio.to_thread(verified, file)
        return await self._created(request, await self._hall.take_in(file))

    def _slow_down(self, request: Request) -> None:
        """Refuse whoever creates too much, and pages elsewhere that do so in a visitor's name."""
        if not same_origin(request.headers, self._settings.public_url):
            raise NotAllowed
        address = request.client.host if request.client is not None else ""
        if not self._newcomers.take(household(address)):
            raise TooFast

    async def _created(self, request: Request, new: NewTable) -> Response:
        base = (self._settings.public_url or str(request.base_url)).rstrip("/")

        def link(seat: int | None, token: str) -> bodies.Link:
            url = f"{base}/t/{new.id}#{token}"
            drawing = io.BytesIO()
            segno.make(url, micro=False).save(drawing, kind="svg", xmldecl=False, omitsize=True)
            return bodies.Link(seat, token, url, drawing.getvalue().decode())

        def links() -> bodies.Created:
            seats = tuple(link(seat, token) for seat, token in enumerate(new.seats))
            return bodies.Created(new.id, seats, link(None, new.watch))

        # Drawing the codes takes long enough to make other tables wait.
        return answer(await asyncio.to_thread(links), 201)

    async def file(self, request: Request) -> Response:
        """The game file of a table that is over."""
        return _download(await self._file(await self._finished(request)))

    async def replay(self, request: Request) -> Response:
        """A game, frame by frame: a finished one as any seat saw it, a running one as one's own."""
        record, own = await self._opened(request)
        if not self._readers.take(f"{record.id}/{own}"):
            raise TooFast
        query, storage = request.query_params, self._hall.storage
        seat = _seat(query.get("seat"), len(record.plan.chairs))
        if record.outcome is not None:
            frames = await replay(storage, record, seat)
        elif seat != own:
            raise NotOverYet
        else:
            async with self._verifying:
                frames = await recap(storage, record, seat, _number(query.get("after"), 0))
        outcome = picture.outcome(record.key, record.outcome)
        file = await self._file(record)
        whole = bodies.Replay(
            table=record.id,
            game=record.plan.game,
            prefix=title(record.plan.game).about.prefix,
            names=tuple(chair.name or "" for chair in file.chairs),
            seat=seat,
            outcome=outcome,
            frames=frames,
        )
        return answer(whole)

    async def _finished(self, request: Request) -> Record:
        """The table, if the request carries one of its secrets and it is over."""
        record, _ = await self._opened(request)
        if record.outcome is None:
            raise NotOverYet
        return record

    async def _opened(self, request: Request) -> tuple[Record, int | None]:
        """The table, and the seat whose secret the request carries; None is a spectator's."""
        table = request.path_params["table"]
        seat = await self._hall.seat_of(table, _bearer(request))
        return await self._hall.record(table), seat

    async def _file(self, record: Record) -> GameFile:
        rows = await self._hall.history(record.id)
        ending = record.outcome and msgspec.json.decode(record.outcome, type=Ending)
        return game_file(record, rows, ending.result if ending else None)

    # ---- whoever runs the server ---------------------------------------------------------

    def _admin(self, request: Request) -> None:
        token = self._settings.admin_token
        offered = _bearer(request)
        if not token or not hmac.compare_digest(offered.encode(), token.encode()):
            raise NotAllowed

    async def admin_tables(self, request: Request) -> Response:
        """The tables, the newest first."""
        self._admin(request)
        query = request.query_params
        limit, offset = _number(query.get("limit"), 100, 1000), _number(query.get("offset"), 0)
        status = query.get("status")
        if status not in (None, "open", "over", "closed"):
            raise Malformed("status is open, over or closed")
        records = await self._hall.storage.records(status, limit, offset)
        heads = await self._hall.storage.heads([record.id for record in records])
        return answer([
            {
                "table": record.id,
                "game": record.plan.game,
                "status": record.status,
                "created": record.created,
                "entries": heads.get(record.id, 0),
                "seats": len(record.plan.chairs),
                "here": len(self._hall.presence.here(record.id)),
            }
            for record in records
        ])  # fmt: skip

    async def admin_close(self, request: Request) -> Response:
        """End a table for good."""
        self._admin(request)
        await self._hall.close_table(request.path_params["table"])
        return answer({"closed": request.path_params["table"]})

    async def admin_remove(self, request: Request) -> Response:
        """Forget a table that is over."""
        self._admin(request)
        await self._hall.remove(request.path_params["table"])
        return answer({"removed": request.path_params["table"]})

    async def admin_file(self, request: Request) -> Response:
        """The game file of any table."""
        self._admin(request)
        return _download(await self._file(await self._hall.record(request.path_params["table"])))

    async def metrics(self, request: Request) -> Response:
        """For Prometheus."""
        self._admin(request)
        page = await self._gallery.metrics.page(self._hall)
        return Response(page, media_type="text/plain; version=0.0.4")

    async def health(self, request: Request) -> Response:
        """Whether the database answers."""
        try:
            await self._hall.storage.ping()
        except Exception:
            return answer({"status": "down"}, 503)
        return answer({"status": "ok"})


# ---- answers -----------------------------------------------------------------------------------


def answer(content: object, status: int = 200) -> Response:
    """JSON."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(content), status, headers, "application/json")


def problem(error: CommonRoomError) -> Response:
    """What was wrong with a request."""
    name = error.msg.key.removeprefix("error-")
    status = next(status for kind, status in _STATUS.items() if isinstance(error, kind))
    return answer(bodies.Problem(name, error.msg), status)


def _download(file: GameFile) -> Response:
    response = answer(file)
    response.headers["content-disposition"] = f'attachment; filename="{file.game}.json"'
    return response


def _about(game: str) -> bodies.Offering:
    known = msgspec.structs.asdict(title(game).about)
    return bodies.Offering(**known, levels=tuple(levels(game)), guide=has_guide(game))


@cache
def _whole(game: str) -> bodies.GameInfo:
    """Slow the first time: call it off the event loop."""
    played = title(game)
    return bodies.GameInfo(
        about=_about(game),
        rules=tuple(played.rules()),
        content=read_folder(played.content_dir, played.files),
        printed={card: tuple(lines) for card, lines in played.printed(content_of(game)).items()},
    )


# ---- requests ----------------------------------------------------------------------------------


async def _body(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TooLarge(most)
    return bytes(body)


def _decoded(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)[:200]) from error


def _bearer(request: Request) -> str:
    """The secret that a request carries; never in its address, which is logged here and there."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise NotAllowed
    return token


def _seat(text: str | None, seats: int) -> int | None:
    if text is None:
        return None
    seat = _number(text, 0)
    if seat >= seats:
        raise Malformed(f"there are {seats} seats")
    return seat


def _number(text: str | None, default: int, most: int = 2**31 - 1) -> int:
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 11 and int(text) <= most):
        raise Malformed(f"a number up to {most} is expected")
    return int(text)
