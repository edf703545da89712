"""Metrics: what whoever runs the server may want to watch, in Prometheus' format."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from commonroom.server.broadcaster import Broadcaster


async def metrics(broadcaster: Broadcaster) -> str:
    """The numbers of this process as a page."""
    registry, manager = CollectorRegistry(), broadcaster.manager
    tables = Gauge("commonroom_tables", "Tables in the database", ["status"], registry=registry)
    for status, number in (await manager.storage.counts()).items():
        tables.labels(status).set(number)
    awake = Gauge("commonroom_tables_awake", "Tables in memory", registry=registry)
    awake.set(manager.awake)
    connections = Gauge("commonroom_connections", "Open WebSockets", registry=registry)
    connections.set(broadcaster.connections)
    answers = Gauge("commonroom_answers", "Answers written", ["game"], registry=registry)
    for game, number in manager.answers.items():
        answers.labels(game).set(number)
    refusals = Counter("commonroom_refusals", "Messages refused", ["error"], registry=registry)
    for error, number in broadcaster.refusals.items():
        refusals.labels(error).inc(number)
    page: bytes = generate_latest(registry)
    return page.decode()
