"""``python -m commonroom.server.typescript web/src``: the browser client's types in TypeScript.

Those of the protocol, `lib/wire.ts`, and those of every game's views, `boards/<game id>/view.ts`. A
test says when the files are out of date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from commonroom.kernel import games, title
from commonroom.server.schema import schema
from commonroom.tables.entries import AnyEntry, PublicEntry, Told, Veiled
from commonroom.wire.protocol import VERSION

_MADE = "// Made by `make wire` from {source}; do not edit.\n"
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean",
          "null": "null"}  # fmt: skip
_SPARE = {kind.__name__ for kind in (*get_args(AnyEntry), Veiled, Told)}
"""What is sent as it is stored: without the fields that have their default."""


def modules() -> Iterator[tuple[str, str]]:
    """Every generated file, as its path in the client's sources and what stands in it."""
    yield "lib/wire.ts", wire()
    for game in games():
        yield f"boards/{game}/view.ts", view(game)


def view(game: str) -> str:
    """What a seat sees of a game; `View` is the whole of it.

    A type that several games show is declared with the first of them.
    """
    whole, own = _shown(game)
    made = _MADE.format(source=f"{whole.__module__.replace('.', '/')}.py")
    for home in games()[: games().index(game)]:
        shared = _shared(own, _shown(home)[1])
        if shared:
            names = ", ".join(shared)
            made += f"import type {{ {names} }} from '../{home}/view';\n"
            made += f"\nexport type {{ {names} }};\n"
            own = {name: one for name, one in own.items() if name not in shared}
    return made + "".join(own.values()) + f"\nexport type View = {whole.__name__};\n"


@cache
def _shown(game: str) -> tuple[type, dict[str, str]]:
    """The type of a game's view, and the interfaces that it is made of."""
    whole = get_type_hints(type(title(game)).view)["return"]
    _, types = msgspec.json.schema_components((whole,), ref_template="#/$defs/{name}")
    twice = [name for name in types if "." in name]
    assert not twice, f"{game} shows different things by the same name: {twice}"
    return whole, {name: _interface(name, one) for name, one in types.items()}


def _shared(one: dict[str, str], other: dict[str, str]) -> list[str]:
    """The interfaces that are the same in both, down to their leaves."""
    same = {name for name, text in one.items() if other.get(name) == text}
    while True:
        whole = {n for n in same if set(re.findall(r"\w+", one[n])) & one.keys() <= same}
        if whole == same:
            return sorted(same)
        same = whole


def wire() -> str:
    """The protocol."""
    types = schema()["$defs"]
    unions = _unions(types)
    interfaces = "".join(_interface(name, one) for name, one in types.items())
    whole = f"entry: {' | '.join(unions['PublicEntry'])};"
    interfaces = interfaces.replace(whole, "entry: PublicEntry;")
    made = _MADE.format(source="src/commonroom/wire and server/bodies.py")
    version = f"\n/** The version of the protocol. */\nexport const PROTOCOL = {VERSION};\n"
    return (
        made + version + interfaces + "".join(_union(name, parts) for name, parts in unions.items())
    )


def _interface(name: str, one: dict[str, Any]) -> str:
    given = set() if _spoken(one) or name in _SPARE else set(one["properties"])
    required = set(one.get("required", ())) | given
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {_type(kind)};\n"
        for field, kind in one["properties"].items()
    )
    comment = f"/** {one['description'].splitlines()[0]} */\n" if "description" in one else ""
    return f"\n{comment}export interface {name} {{\n{fields}}}\n"


def _spoken(one: dict[str, Any]) -> bool:
    """Whether clients send it, who may leave out what has a default; the server sends it all."""
    return one.get("additionalProperties") is False


def _unions(types: dict[str, Any]) -> dict[str, list[str]]:
    tagged = {name: one for name, one in types.items() if "enum" in _tag(one)}
    spoken = [name for name, one in tagged.items() if _spoken(one)]
    rest = [name for name in tagged if name not in spoken]
    public = [kind.__name__ for kind in get_args(PublicEntry)]
    return {"FromClient": spoken, "FromServer": rest, "PublicEntry": public}


def _tag(one: dict[str, Any]) -> dict[str, Any]:
    tag: dict[str, Any] = one["properties"].get("type", {})
    return tag


def _union(name: str, parts: list[str]) -> str:
    return f"\nexport type {name} =\n" + "\n".join(f"  | {part}" for part in parts) + ";\n"


def _type(kind: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type; what the schema leaves open is unknown."""
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "enum" in kind:
        return " | ".join(f"'{one}'" if isinstance(one, str) else str(one) for one in kind["enum"])
    if "anyOf" in kind:
        return " | ".join(_type(one) for one in kind["anyOf"])
    match kind.get("type"):
        case "array":
            return _array(kind)
        case "object":
            return f"Record<string, {_type(kind.get('additionalProperties', {}))}>"
        case None:
            return "unknown"
        case name:
            return _PLAIN[name]


def _array(kind: dict[str, Any]) -> str:
    if "prefixItems" in kind:
        return f"[{', '.join(map(_type, kind['prefixItems']))}]"
    item = _type(kind["items"])
    whole = " " not in item or item.startswith(("Record", "["))
    return f"{item}[]" if whole else f"({item})[]"


if __name__ == "__main__":
    for path, text in modules():
        file = Path(sys.argv[1]) / path
        file.parent.mkdir(exist_ok=True)  # a game may have no drawings yet
        file.write_text(text, "utf-8", newline="\n")
