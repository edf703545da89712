"""HTTP for whoever runs the server: all tables, numbers to watch, whether it is well."""

from __future__ import annotations

import hmac

from commonroom.server import bodies
from commonroom.server.api import OPENED, download
from commonroom.server.broadcaster import Broadcaster
from commonroom.server.endpoints import Call, Reply, delete, get, post
from commonroom.server.errors import Malformed, NotAllowed
from commonroom.server.metrics import metrics
from commonroom.server.settings import Settings
from commonroom.tables.errors import NotOverYet, TableError, TryAgain
from commonroom.tables.game_file import AnyGameFile


class Admin:
    """The answers to their requests."""

    def __init__(self, broadcaster: Broadcaster, settings: Settings) -> None:
        self._broadcaster = broadcaster
        self._manager = broadcaster.manager
        self._settings = settings

    def _admin(self, call: Call) -> None:
        """Refuse everyone but whoever runs the server."""
        token = self._settings.admin_token
        if not token or not hmac.compare_digest(call.bearer.encode(), token.encode()):
            raise NotAllowed

    @get("/api/admin/tables", guard=_admin, secret=True, refuses=(Malformed, NotAllowed))
    async def admin_tables(self, call: Call, query: bodies.Listing) -> list[bodies.ListedTable]:
        """The tables, the newest first."""
        storage = self._manager.storage
        records = await storage.records(query.status, query.limit, query.offset)
        heads = await storage.heads([record.id for record in records])
        return [
            bodies.ListedTable(
                table=record.id,
                game=record.plan.game,
                status=record.status,
                created=record.created,
                entries=heads.get(record.id, 0),
                seats=len(record.plan.chairs),
                here=len(self._manager.presence.here(record.id)),
            )
            for record in records
        ]

    @post(
        "/api/admin/tables/{table}/close", guard=_admin, secret=True, refuses=(*OPENED, TableError)
    )
    async def admin_close(self, call: Call) -> dict[str, str]:
        """End a table for good."""
        await self._manager.close_table(call.path["table"])
        return {"closed": call.path["table"]}

    @delete("/api/admin/tables/{table}", guard=_admin, secret=True, refuses=(*OPENED, NotOverYet))
    async def admin_remove(self, call: Call) -> dict[str, str]:
        """Forget a table that is over."""
        await self._manager.remove(call.path["table"])
        return {"removed": call.path["table"]}

    @get("/api/admin/tables/{table}/file", guard=_admin, secret=True, refuses=OPENED)
    async def admin_file(self, call: Call) -> Reply[AnyGameFile]:
        """The game file of any table."""
        return await download(self._manager, await self._manager.record(call.path["table"]))

    @get("/metrics", guard=_admin, public=False)
    async def metrics(self, call: Call) -> Reply[str]:
        """For Prometheus."""
        return Reply(await metrics(self._broadcaster), media_type="text/plain; version=0.0.4")

    @get("/healthz", refuses=(TryAgain,))
    async def health(self, call: Call) -> Reply[bodies.Health]:
        """Whether the database answers."""
        try:
            await self._manager.storage.ping()
        except Exception:
            return Reply(bodies.Health("down"), 503)
        return Reply(bodies.Health("ok"))
