"""Metrics: what whoever runs the server may want to watch, in Prometheus' format."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from commonroom.server.gallery import Gallery


async def metrics(gallery: Gallery) -> str:
    """The numbers of this process as a page."""
    registry, hall = CollectorRegistry(), gallery.hall
    tables = Gauge("commonroom_tables", "Tables in the database", ["status"], registry=registry)
    for status, number in (await hall.storage.counts()).items():
        tables.labels(status).set(number)
    awake = Gauge("commonroom_tables_awake", "Tables in memory", registry=registry)
    awake.set(hall.awake)
    connections = Gauge("commonroom_connections", "Open WebSockets", registry=registry)
    connections.set(gallery.connections)
    answers = Gauge("commonroom_answers", "Answers written", ["game"], registry=registry)
    for game, number in hall.answers.items():
        answers.labels(game).set(number)
    refusals = Counter("commonroom_refusals", "Messages refused", ["error"], registry=registry)
    for error, number in gallery.refusals.items():
        refusals.labels(error).inc(number)
    page: bytes = generate_latest(registry)
    return page.decode()
