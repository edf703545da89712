"""HTTP: games and their content, new tables, finished games, texts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from typing import cast

import msgspec

from commonroom.bots import offered_levels
from commonroom.kernel import content_of, games, title
from commonroom.kernel.content import Raw, lay_over, read_folder
from commonroom.kernel.errors import CommonRoomError
from commonroom.server import bodies, rulebook, snapshot
from commonroom.server.broadcaster import Broadcaster
from commonroom.server.catalogues import addresses, catalogues
from commonroom.server.endpoints import Call, Reply, get, post
from commonroom.server.errors import HouseFull, Malformed, NotAllowed, NotFound, TooFast, TooLarge
from commonroom.server.lesson import lesson
from commonroom.server.limits import (
    GLANCES,
    GLANCES_A_SECOND,
    LARGEST_FILE,
    LOOKS_BACK,
    WORK_A_SECOND,
    WORK_AT_ONCE,
    Buckets,
    Budgets,
    household,
)
from commonroom.server.settings import Settings
from commonroom.tables.creation import Ending, NewTable
from commonroom.tables.errors import BadGameFile, NoSuchTable, NotOverYet, TableError, TryAgain
from commonroom.tables.game_file import AnyGameFile, GameFile, game_file
from commonroom.tables.guide import examples, has_guide
from commonroom.tables.long_work import Account, done, pieces, together
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Plan
from commonroom.tables.replay import called, kept_replay, recap, written_replay
from commonroom.tables.store import Record

_FOR_EVER = "public, max-age=31536000, immutable"
STATUS: dict[type[CommonRoomError], int] = {
    NoSuchTable: 404,
    NotFound: 404,
    NotAllowed: 401,
    NotOverYet: 409,
    TooFast: 429,
    HouseFull: 503,
    TooLarge: 413,
    TryAgain: 503,
    BadGameFile: 400,
    TableError: 409,
    CommonRoomError: 400,
}
"""Kind of refusal → status, the particular before the general."""
_NEW = (Malformed, NotAllowed, TooLarge, TooFast, HouseFull)
OPENED = (NotAllowed, NoSuchTable)


class Api:
    """The answers to requests."""

    def __init__(
        self,
        broadcaster: Broadcaster,
        settings: Settings,
        code: Callable[[str], str],
        work: float = WORK_AT_ONCE,
    ) -> None:
        self._broadcaster = broadcaster
        self._manager = broadcaster.manager
        self._settings = settings
        self._code = code
        """Draws a QR code of an address."""
        most = settings.tables_per_minute
        self._newcomers = Buckets(most, most / 60)
        """New tables by address."""
        daily = settings.tables_per_day
        self._daily = Buckets(daily, daily / 86_400) if daily else None
        """The same, in a day."""
        self._readers = Buckets(LOOKS_BACK, LOOKS_BACK / 60)
        """Replays by table and seat."""
        self._lookers = Buckets(GLANCES, GLANCES_A_SECOND)
        """Summaries by address."""
        self._work = Budgets(work, WORK_A_SECOND)
        """What plays whole games again, by address."""
        self._learning = asyncio.Semaphore(1)
        """A lesson is worked out once, whoever asks meanwhile."""

    # ---- who may ask -----------------------------------------------------------------------

    def _slow_down(self, call: Call) -> None:
        """Refuse whoever creates too much, and pages elsewhere that do so in a visitor's name."""
        if not call.own_page:
            raise NotAllowed
        house = household(call.address)
        if not self._newcomers.take(house) or (self._daily and not self._daily.take(house)):
            raise TooFast

    def _slow_down_work(self, call: Call) -> None:
        """The same, and whoever has had enough done for them: before a large file is even read."""
        self._slow_down(call)
        if not self._work.allows(household(call.address)):
            raise TooFast

    def _slow_down_glances(self, call: Call) -> None:
        if not self._lookers.take(household(call.address)):
            raise TooFast

    async def _see_that_there_is_room(self) -> None:
        """Refuse a table more than there may be."""
        most = self._settings.most_tables
        if most and (await self._manager.storage.counts()).get("open", 0) >= most:
            raise HouseFull

    # ---- games ---------------------------------------------------------------------------

    @get("/api/games")
    async def games(self, call: Call) -> list[bodies.Offering]:
        """What can be played."""
        packs = self._manager.packs
        return [
            msgspec.structs.replace(_about(game), packs=packs.offered(game)) for game in games()
        ]

    @get("/api/games/{game}", refuses=(NotFound,))
    async def game(self, call: Call) -> bodies.GameInfo:
        """Everything a screen needs to show one game."""
        game = call.path["game"]
        if game not in games():
            raise NotFound
        return await asyncio.to_thread(_whole, game)

    @get("/api/games/{game}/packs/{pack}", refuses=(NotFound,))
    async def packed(self, call: Call) -> bodies.GameInfo:
        """The same, with a content pack of the house."""
        game, wanted = call.path["game"], call.path["pack"]
        if wanted not in (one.id for one in self._manager.packs.offered(game)):
            raise NotFound
        pack = self._manager.packs.pack(game, wanted)
        return await asyncio.to_thread(_with_pack, game, pack or {})

    @get("/api/games/{game}/lesson", refuses=(NotFound,))
    async def lesson(self, call: Call) -> bodies.Lesson:
        """A game's first lesson, to be played without a table."""
        game = call.path["game"]
        if game not in games() or not has_guide(game):
            raise NotFound
        async with self._learning:
            return await asyncio.to_thread(lesson, game)

    @get("/api/games/{game}/examples/{example}", refuses=(NotFound,))
    async def example(self, call: Call) -> bodies.Lesson:
        """A worked example, to be played through without a table."""
        game, example = call.path["game"], call.path["example"]
        if game not in games() or example not in examples(game):
            raise NotFound
        async with self._learning:
            return await asyncio.to_thread(lesson, game, example)

    @get("/api/locales")
    async def locales(self, call: Call) -> dict[str, str]:
        """Language → where its texts are."""
        return addresses()

    @get("/locales/{name}", public=False)
    async def catalogue(self, call: Call) -> Reply[str]:
        """The texts of a language."""
        text = catalogues().get(call.path["name"])
        if text is None:
            raise NotFound
        return Reply(text, headers={"cache-control": _FOR_EVER}, media_type="text/plain")

    # ---- tables --------------------------------------------------------------------------

    @post("/api/tables", guard=_slow_down, status=201, refuses=_NEW)
    async def create(self, call: Call, body: Plan) -> bodies.Created:
        """A new table."""
        await self._see_that_there_is_room()
        return await self._created(call, await self._manager.create(body))

    @post(
        "/api/tables/import",
        guard=_slow_down_work,
        status=201,
        refuses=_NEW,
        most=LARGEST_FILE,
        large=True,
        takes=GameFile,
        reads=bytes,
    )
    async def take_in(self, call: Call, body: bytes) -> bodies.Created:
        """A table from a game file."""
        await self._see_that_there_is_room()
        house = household(call.address)
        if not self._work.allows(house):  # files are too large to wait with
            raise TooFast
        async with self._work.work_for(house) as account:
            new = await self._manager.take_in(body, account)
        return await self._created(call, new)

    @post(
        "/api/tables/{table}/secret",
        guard=_slow_down,
        secret=True,
        refuses=(*OPENED, TooFast, TableError),
    )
    async def renew(self, call: Call) -> bodies.Link:
        """A new secret for one's seat: the old one opens nothing any more."""
        table = call.path["table"]
        seat, token = await self._manager.renew(table, call.bearer)
        return await asyncio.to_thread(self._link, call, table, seat, token)

    def _link(self, call: Call, table: str, seat: int | None, token: str) -> bodies.Link:
        base = (self._settings.public_url or call.base_url).rstrip("/")
        url = f"{base}/t/{table}#{token}"
        return bodies.Link(seat, token, url, self._code(url))

    async def _created(self, call: Call, new: NewTable) -> bodies.Created:
        def links() -> bodies.Created:
            seats = tuple(
                self._link(call, new.id, seat, token) for seat, token in enumerate(new.seats)
            )
            return bodies.Created(new.id, seats, self._link(call, new.id, None, new.watch))

        # Drawing the codes takes long enough to make other tables wait.
        return await asyncio.to_thread(links)

    @get(
        "/api/tables/{table}/summary",
        guard=_slow_down_glances,
        secret=True,
        refuses=(*OPENED, TooFast),
    )
    async def summary(self, call: Call) -> bodies.Summary:
        """Who sits at a table, how far it has come, and whose turn it is."""
        record, seat = await self._opened(call)
        if record.outcome is None and await self._manager.promise(record.id) is None:
            async with self._manager.at(record.id) as live:
                return snapshot.summary(live, self._manager.presence, seat)
        # To look at a table that has not begun must not begin it: whoever sits down first may
        # have a hand in the dice.
        return snapshot.still_summary(record, await called(self._manager, record), seat)

    @get(
        "/api/tables/{table}/file", secret=True, large=True, refuses=(*OPENED, NotOverYet, TooFast)
    )
    async def file(self, call: Call) -> Reply[AnyGameFile]:
        """The game file of a table that is over."""
        record, _ = await self._opened(call)
        if record.outcome is None:
            raise NotOverYet
        async with self._work.work_for(household(call.address)) as account:
            return await download(self._manager, record, account)

    @get(
        "/api/tables/{table}/replay",
        secret=True,
        large=True,
        refuses=(Malformed, *OPENED, NotOverYet, TooFast),
    )
    async def replay(self, call: Call, query: bodies.LookBack) -> bodies.Replay:
        """A game, frame by frame: a finished one as any seat saw it, a running one as one's own."""
        record, own = await self._opened(call)
        if not self._readers.take(f"{record.id}/{own}"):
            raise TooFast
        seat = query.seat
        if seat is not None and seat >= len(record.plan.chairs):
            raise Malformed(f"there are {len(record.plan.chairs)} seats")
        if record.outcome is None and seat != own:
            raise NotOverYet
        frames = msgspec.Raw(await self._frames(call, record, query))
        outcome = snapshot.outcome(record.secret, record.outcome)
        return bodies.Replay(
            table=record.id,
            game=record.plan.game,
            prefix=title(record.plan.game).about.prefix,
            names=await self._names(record),
            seat=seat,
            outcome=outcome,
            frames=frames,  # type: ignore[arg-type] # as they are written
        )

    async def _names(self, record: Record) -> tuple[str, ...]:
        """Who played. A running table knows it; the journal of a long game takes long to read."""
        if record.outcome is None:
            async with self._manager.at(record.id) as live:
                return tuple(live.names)
        return await called(self._manager, record)

    async def _frames(self, call: Call, record: Record, query: bodies.LookBack) -> bytes:
        """The frames as JSON. What is kept costs nobody anything."""
        storage, seat, over = self._manager.storage, query.seat, record.outcome is not None
        kept = await kept_replay(storage, record, seat) if over else None
        if kept is not None:
            return kept
        async with self._work.work_for(household(call.address)) as account:
            if over:
                return await written_replay(self._manager, record, seat, account)
            return await recap(self._manager, record.id, seat, query.after, account)

    async def _opened(self, call: Call) -> tuple[Record, int | None]:
        """The table, and the seat whose secret the request bears; None is a spectator's."""
        table = call.path["table"]
        seat = await self._manager.seat_of(table, call.bearer)
        return await self._manager.record(table), seat


def problem(error: CommonRoomError) -> Reply[bodies.Problem]:
    """What was wrong with a request."""
    name = error.msg.key.removeprefix("error-")
    return Reply(bodies.Problem(name, error.msg), status_of(type(error)))


def status_of(refusal: type[CommonRoomError]) -> int:
    """The status of answers that refuse in this way."""
    return next(status for kind, status in STATUS.items() if issubclass(refusal, kind))


async def download(
    manager: TableManager, record: Record, account: Account | None = None
) -> Reply[AnyGameFile]:
    """A table as a game file for the reader's disk, as far as it has come."""
    rows = await manager.history(record.id)
    length, told = len(rows), await pieces(rows)
    file = await done(manager.workshop, length, account, _written_file, record, told)
    name = f'attachment; filename="{record.plan.game}.json"'
    whole = cast(AnyGameFile, msgspec.Raw(file))  # as it is written
    return Reply(whole, headers={"content-disposition": name})


def _written_file(record: Record, rows: Sequence[bytes]) -> bytes:
    ending = record.outcome and msgspec.json.decode(record.outcome, type=Ending)
    result = ending.result if ending else None
    return msgspec.json.encode(game_file(record, together(rows), result))


def _about(game: str) -> bodies.Offering:
    about = title(game).about
    known = msgspec.structs.asdict(about)
    known |= {"options": (*about.options, *about.table_options), "table_options": ()}
    return bodies.Offering(**known, levels=offered_levels(game), guide=has_guide(game))


def _with_pack(game: str, pack: Raw) -> bodies.GameInfo:
    """What a pack changes of what a screen needs. Slow, likewise."""
    played, whole = title(game), _whole(game)
    printed = played.printed(content_of(game, pack))
    return msgspec.structs.replace(
        whole,
        content=lay_over(whole.content, pack),
        printed={card: tuple(lines) for card, lines in printed.items()},
    )


@cache
def _whole(game: str) -> bodies.GameInfo:
    """Slow the first time: call it off the event loop."""
    played = title(game)
    return bodies.GameInfo(
        about=_about(game),
        rules=tuple(played.rules()),
        content=read_folder(played.content_dir, played.files),
        printed={card: tuple(lines) for card, lines in played.printed(content_of(game)).items()},
        booklets=rulebook.booklets(game),
        examples=rulebook.shown(game),
        named=rulebook.named(game),
    )
