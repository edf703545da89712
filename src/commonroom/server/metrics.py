"""Metrics: what whoever runs the server may want to watch, in Prometheus' format."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from commonroom.tables.hall import Hall


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._tables = Gauge(
            "commonroom_tables", "Tables in the database", ["status"], registry=self._registry
        )
        self._awake = Gauge("commonroom_tables_awake", "Tables in memory", registry=self._registry)
        self.connections = Gauge(
            "commonroom_connections", "Open WebSockets", registry=self._registry
        )
        self._answers = Gauge(
            "commonroom_answers", "Answers written", ["game"], registry=self._registry
        )
        self.refusals = Counter(
            "commonroom_refusals", "Messages refused", ["error"], registry=self._registry
        )

    async def page(self, hall: Hall) -> bytes:
        """All of them as text."""
        for status, number in (await hall.storage.counts()).items():
            self._tables.labels(status).set(number)
        self._awake.set(hall.awake)
        for game, number in hall.answers.items():
            self._answers.labels(game).set(number)
        page: bytes = generate_latest(self._registry)
        return page
