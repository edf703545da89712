"""``python -m commonroom.server.schema``: the protocol's types as one JSON Schema.

The browser's types are made from it.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from commonroom.server import bodies
from commonroom.tables.chain import Leaf
from commonroom.tables.game_file import AnyGameFile
from commonroom.tables.plan import Plan
from commonroom.tables.receipt import Receipt
from commonroom.wire import protocol as wire


def schema() -> dict[str, Any]:
    """Every type of the wire, by name."""
    _, components = msgspec.json.schema_components(
        (
            wire.FromClient,
            wire.FromServer,
            bodies.GameInfo,
            bodies.Lesson,
            bodies.Created,
            bodies.Problem,
            bodies.Replay,
            bodies.Summary,
            Plan,
            AnyGameFile,
            Leaf,
            Receipt,
        ),
        ref_template="#/$defs/{name}",
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "CommonRoom",
        "$defs": components,
    }


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema())).decode() + "\n")
