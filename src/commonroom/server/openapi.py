"""The OpenAPI document: what the endpoints say of themselves, for programs."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from typing import Any

import msgspec

from commonroom.server import bodies
from commonroom.server.admin import Admin
from commonroom.server.api import Api, status_of
from commonroom.server.endpoints import Endpoint, endpoints

_REFERENCE = "#/components/schemas/{name}"
_VARIES = re.compile(r"{(\w+)}")


@cache
def document() -> dict[str, Any]:
    """All of it."""
    declared = [*endpoints(Api), *endpoints(Admin)]
    told = [endpoint for endpoint, _ in declared if endpoint.public]
    types = {one.takes for one in told if one.takes} | {one.gives for one in told}
    listed = sorted((*types, bodies.Problem), key=str)
    schemas, components = msgspec.json.schema_components(listed, ref_template=_REFERENCE)
    known = dict(zip(listed, schemas, strict=True))
    paths: defaultdict[str, dict[str, Any]] = defaultdict(dict)
    for endpoint in told:
        paths[endpoint.path][endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Common Room", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(endpoint: Endpoint, known: dict[Any, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "parameters": [*_from_path(endpoint), *_from_query(endpoint)],
        "responses": {
            str(endpoint.status): _response(endpoint.about, known[endpoint.gives]),
            **{
                str(status_of(refusal)): _response("Refused", known[bodies.Problem])
                for refusal in endpoint.refuses
            },
        },
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, **_json(known[endpoint.takes])}
    if endpoint.secret:
        operation["security"] = [{"secret": []}]
    return operation


def _response(about: str, schema: object) -> dict[str, Any]:
    return {"description": about, **_json(schema)}


def _json(schema: object) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


def _from_path(endpoint: Endpoint) -> list[dict[str, Any]]:
    schema = {"type": "string", "minLength": 1}
    return [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name in _VARIES.findall(endpoint.path)
    ]


def _from_query(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.query is None:
        return []
    _, components = msgspec.json.schema_components((endpoint.query,))
    fields = components[endpoint.query.__name__]["properties"]
    return [
        {"name": name, "in": "query", "schema": _present(schema)} for name, schema in fields.items()
    ]


def _present(schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter is left out rather than null."""
    if "anyOf" not in schema:
        return schema
    (present,) = [one for one in schema["anyOf"] if one != {"type": "null"}]
    return dict(present)
