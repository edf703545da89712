"""The OpenAPI document: the HTTP side of docs/protocol.md for programs."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from commonroom.server import bodies
from commonroom.tables.game_file import GameFile
from commonroom.tables.plan import Plan

_TYPES = (Plan, GameFile, bodies.Created, bodies.Problem, bodies.Replay, bodies.Lesson)


@cache
def document() -> dict[str, Any]:
    """All of it."""
    _, components = msgspec.json.schema_components(
        _TYPES, ref_template="#/components/schemas/{name}"
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Common Room", "version": "1"},
        "paths": _paths(),
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _paths() -> dict[str, Any]:
    table = [_parameter("table")]
    secret: dict[str, Any] = {"security": [{"secret": []}]}
    seat = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0}}
    after = {"name": "after", "in": "query", "schema": {"type": "integer", "minimum": 0}}
    return {
        "/api/games": {"get": _operation("games", "What can be played")},
        "/api/games/{game}": {
            "get": _operation(
                "game", "One game", 404, parameters=[_parameter("game")], gives="GameInfo"
            )
        },
        "/api/games/{game}/lesson": {
            "get": _operation(
                "lesson", "Its first lesson", 404, parameters=[_parameter("game")], gives="Lesson"
            )
        },
        "/api/tables": {
            "post": _operation(
                "create", "A new table", 400, 401, 413, 429, body="Plan", gives="Created"
            )
        },
        "/api/tables/import": {
            "post": _operation(
                "import", "A table from a file", 400, 401, 413, 429,
                body="GameFile", gives="Created",
            )
        },
        "/api/tables/{table}/file": {
            "get": _operation(
                "file", "The game file", 401, 404, 409, parameters=table, gives="GameFile"
            ) | secret
        },
        "/api/tables/{table}/replay": {
            "get": _operation(
                "replay", "A game moment by moment", 400, 401, 404, 409, 429,
                parameters=[*table, seat, after], gives="Replay",
            ) | secret
        },
        "/api/locales": {"get": _operation("locales", "Where the texts are")},
        "/api/admin/tables": {
            "get": _operation("tables", "All tables", 400, 401, parameters=_pages()) | secret
        },
        "/api/admin/tables/{table}": {
            "delete": _operation("remove", "Forget a table", 401, 404, 409, parameters=table)
            | secret
        },
        "/api/admin/tables/{table}/close": {
            "post": _operation("close", "Close a table", 401, 404, 409, parameters=table) | secret
        },
        "/api/admin/tables/{table}/file": {
            "get": _operation(
                "export", "Any game file", 401, 404, parameters=table, gives="GameFile"
            ) | secret
        },
        "/healthz": {"get": _operation("health", "Whether the database answers", 503)},
    }  # fmt: skip


def _operation(
    name: str,
    summary: str,
    *problems: int,
    parameters: list[dict[str, Any]] | None = None,
    body: str | None = None,
    gives: str | None = None,
) -> dict[str, Any]:
    good = "201" if gives == "Created" else "200"
    responses = {good: {"description": summary, "content": _json(gives)}}
    for status in problems:
        responses[str(status)] = {
            "description": "Refused",
            "content": _json("Problem") if status != 503 else _json(None),
        }
    operation: dict[str, Any] = {
        "operationId": name,
        "summary": summary,
        "parameters": parameters or [],
        "responses": responses,
    }
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _json(body)}
    return operation


def _json(name: str | None) -> dict[str, Any]:
    schema = {} if name is None else {"$ref": f"#/components/schemas/{name}"}
    return {"application/json": {"schema": schema}}


def _parameter(name: str) -> dict[str, Any]:
    schema = {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _pages() -> list[dict[str, Any]]:
    status = {"type": "string", "enum": ["open", "over", "closed"]}
    return [
        {"name": "status", "in": "query", "schema": status},
        {"name": "limit", "in": "query",
         "schema": {"type": "integer", "minimum": 0, "maximum": 1000}},
        {"name": "offset", "in": "query",
         "schema": {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}},
    ]  # fmt: skip
