"""The schema: what is kept in the database, in SQLite and PostgreSQL alike.

A change here needs a new file in ``migrations/versions`` and its number in `HEAD`.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

HEAD = "0002"
"""The newest migration."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(100), nullable=False),
    Column("plan", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("seat_digests", LargeBinary, nullable=False),
    Column("watch_digest", LargeBinary, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("outcome", Text),
    Column("terms", Text),
    Index("tables_by_age", "created", "id"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("link", LargeBinary),
)
"""Its primary key is what keeps two processes from both writing the same turn."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("checkpoint", LargeBinary, nullable=False),
)
"""The start of the phase in progress, so that a fix of the rules cannot touch the past."""

replays = Table(
    "replays",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("frames", LargeBinary, nullable=False),
)
"""A finished game frame by frame, by the seat that looks; -1 is a spectator."""
