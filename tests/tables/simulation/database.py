"""A database server that several simulated processes share, and the ways between it and them.

It is real SQL in memory. What is simulated is when something happens there, and what becomes of
questions and answers on their way: they wait until somebody lets them go on, and may be lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Literal, TypeVar

from sqlalchemy import Connection, create_engine, event, exc
from sqlalchemy.dialects import sqlite
from sqlalchemy.pool import StaticPool

from commonroom.tables.databases import Database, Work
from commonroom.tables.schema import metadata
from tests.tables.simulation.loop import Loop

T = TypeVar("T")
TALLY: Counter[str] = Counter()
"""What has happened in all simulated worlds."""

Fate = Literal["done", "refused", "unheard", "late"]
"""What becomes of something that the server is asked to do: it is done and answered; it is not
done, and whoever asked knows that something went wrong; it is done, and they do not know; they are
told that something went wrong, and then it is done all the same."""


class Request:
    """Something that a process asks of the server."""

    def __init__(self, loop: Loop, work: Work[Any], *, writes: bool) -> None:
        self.work = work
        self.writes = writes
        self.answer = loop.create_future()

    def settle(self, error: Exception | None, found: object = None) -> None:
        """The answer arrives, if anybody still waits for it."""
        if self.answer.done():
            return
        if error is None:
            self.answer.set_result(found)
        else:
            self.answer.set_exception(error)


class Server:
    """What survives all processes."""

    def __init__(self) -> None:
        self._engine = create_engine("sqlite://", poolclass=StaticPool)
        metadata.create_all(self._engine)
        self.waiting: list[Request] = []
        self.answers: list[Callable[[], None]] = []
        """What has been done, and is on its way back."""
        self._between: Callable[[], None] | None = None
        event.listen(self._engine, "before_cursor_execute", self._statement)

    def close(self) -> None:
        self._engine.dispose()

    def now(self, work: Work[T]) -> T:
        """What somebody finds who asks the server itself."""
        with self._engine.begin() as connection:
            return work(connection)

    def serve(self, request: Request, fate: Fate = "done") -> None:
        """Let a request have its fate."""
        self.waiting.remove(request)
        TALLY[f"{'writes' if request.writes else 'reads'} {fate}"] += 1
        down = exc.OperationalError("simulated", None, ConnectionError("lost"))
        match fate:
            case "done":
                self.answers.append(self._done(request))
            case "refused":
                self.answers.append(lambda: request.settle(down))
            case "unheard":
                self._done(request)
                self.answers.append(lambda: request.settle(down))
            case "late":
                self.answers.append(lambda: request.settle(down))
                self.waiting.append(Request(_NOBODY, request.work, writes=request.writes))

    def serve_torn(self, request: Request, meanwhile: Request) -> None:
        """Let another request be served between the statements of a reading one, as PostgreSQL
        does: each statement sees a moment of its own."""
        self.waiting.remove(request)
        TALLY["reads torn"] += 1
        self._between = lambda: self.serve(meanwhile)
        self._statements = 0
        self.answers.append(self._done(request))
        if self._between is not None:  # there was but one statement
            self._between = None

    def _statement(self, *_args: object) -> None:
        if self._between is None:
            return
        self._statements += 1
        if self._statements > 1:
            between, self._between = self._between, None
            between()

    def _done(self, request: Request) -> Callable[[], None]:
        try:
            found = self.now(request.work)
        except Exception as error:
            failure = error
            return lambda: request.settle(failure)
        return lambda: request.settle(None, found)


_NOBODY = Loop()
"""Where those wait who do not wait any more."""


class Client(Database):
    """One process's end of the way to the server."""

    insertion = sqlite.Insert
    address = "simulated"

    def __init__(self, server: Server, loop: Loop) -> None:
        self._server = server
        self._loop = loop

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._ask(work, writes=False)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._ask(work, writes=True)

    async def _ask(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        request = Request(self._loop, work, writes=writes)
        self._server.waiting.append(request)
        found: T = await request.answer
        return found

    async def close(self) -> None:
        pass
