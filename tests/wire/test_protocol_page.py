"""The examples in docs/protocol.md are messages of the protocol."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from commonroom.server.admin import Admin
from commonroom.server.api import Api
from commonroom.server.bodies import Created
from commonroom.server.endpoints import endpoints
from commonroom.tables.plan import Plan
from commonroom.wire import protocol as wire

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
EXAMPLES = re.findall(r"^```json\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_is_what_is_really_sent(example: str) -> None:
    plain = msgspec.json.decode(example)
    kinds = [kind for kind in (wire.FromClient, wire.FromServer) if plain.get("type") in tags(kind)]
    if not kinds:
        msgspec.convert(plain, Created if "table" in plain else Plan)
        return
    sent = msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(example, type=kinds[0])))
    missing = set(plain) - set(sent)
    assert not missing
    if kinds[0] is wire.FromServer:
        assert sent == plain


def tags(kind: object) -> set[str]:
    return {str(one.__struct_config__.tag) for one in get_args(kind)}


def test_every_endpoint_is_listed() -> None:
    """And no other: a route that is gone is gone from the page."""
    listed = re.findall(r"`((?:GET|POST|DELETE) /[^`?]+)", PAGE.read_text("utf-8"))
    there = {f"{one.method} {one.path}" for one, _ in (*endpoints(Api), *endpoints(Admin))}
    assert set(listed) == {*there, "GET /api/openapi.json"}


def test_every_message_has_an_example() -> None:
    shown = {msgspec.json.decode(example).get("type") for example in EXAMPLES}
    assert shown >= tags(wire.FromClient) | tags(wire.FromServer)


def test_every_refusal_of_a_table_is_listed() -> None:
    from commonroom.server import errors as server_errors
    from commonroom.tables import errors as table_errors

    page = PAGE.read_text("utf-8")
    http_only = {
        "HouseFull", "TooLarge", "NotAllowed", "NotFound", "TableError",
        "BadGameFile", "NotTheBots", "NotTheReceipts", "StorageFull",
    }  # fmt: skip
    at_the_start = {"AddressTaken", "BadSetup", "BadDatabase", "Unreachable", "NotInstalled"}
    for module in (table_errors, server_errors):
        for name, kind in vars(module).items():
            if isinstance(kind, type) and kind.__module__ == module.__name__:
                kebab = re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
                assert name in http_only | at_the_start or f"`{kebab}`" in page, name
