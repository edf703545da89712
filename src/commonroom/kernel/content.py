"""Content: facts in TOML files, read into typed entries; content packs laid over them.

A file ``wizards.toml`` holds ``[[wizards]]`` entries, each with an ``id``. A pack is a folder with
files of the same names: an entry whose id is known replaces that entry, field by field; other ids
are refused. Whatever is wrong is reported with file, entry, field and reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from os.path import lexists
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from commonroom.kernel.errors import BadContent

Raw: TypeAlias = dict[str, list[dict[str, Any]]]
"""File stem → its entries as they stand in the file."""
Entries: TypeAlias = dict[str, list[Any]]
"""File stem → its entries as typed structs."""
Problem: TypeAlias = tuple[str, str, str, str]
"""File, entry, field and reason."""
Source: TypeAlias = Literal["seed", "ours"]
"""Printed in a rulebook, or our own design."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact from a content file; a field it does not know is an error, not a comment."""


class Entry(Record, frozen=True, kw_only=True):
    """Something in the box, and where its facts come from. A game lists what `ours` may name."""

    id: str
    source: Source
    ours: tuple[str, ...] = ()
    """The parts of a seed entry that no rulebook prints and that are our design."""

    def designed(self, part: str) -> bool:
        """Whether this part of the entry is our design."""
        return self.source == "ours" or part in self.ours


_AT = re.compile(r" - at (?:`key` in )?`\$\.?(?P<path>.*)`$")
_FIELD = re.compile(r"(?:required|unknown) field `(?P<name>[^`]+)`")


def read_folder(folder: Path, stems: Mapping[str, object]) -> Raw:
    """The raw entries of those content files that the folder has."""
    if not folder.is_dir():
        raise BadContent(str(folder), "", "", "there is no such folder")
    strangers = sorted(p.name for p in folder.glob("*.toml") if p.stem not in stems)
    if strangers:
        raise BadContent(strangers[0], "", "", f"the files are {', '.join(sorted(stems))}")
    raw = {stem: _read_file(path) for stem in stems if lexists(path := folder / f"{stem}.toml")}
    if not raw:
        reason = f"there is no content file in it; the files are {', '.join(sorted(stems))}"
        raise BadContent(str(folder), "", "", reason)
    return raw


def _read_file(path: Path) -> list[dict[str, Any]]:
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8-sig"))  # some editors mark it
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise BadContent(path.name, "", "", f"not readable as TOML: {error}") from error
    strangers = [key for key in document if key != path.stem]
    entries = document.get(path.stem)
    if strangers or not isinstance(entries, list):
        found = f", not {strangers[0]!r}" if strangers else ""
        raise BadContent(path.name, "", path.stem, f"[[{path.stem}]] entries are expected{found}")
    _check_ids(path.stem, entries)
    return entries


def _check_ids(stem: str, entries: list[Any]) -> None:
    seen: set[str] = set()
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            raise BadContent(f"{stem}.toml", f"number {number}", "id", "every entry needs an id")
        if entry["id"] in seen:
            raise BadContent(f"{stem}.toml", entry["id"], "id", "the id stands twice")
        seen.add(entry["id"])


def lay_over(base: Raw, pack: Raw) -> Raw:
    """The base entries with those of the pack laid over them."""
    merged = dict(base)
    for stem, changes in pack.items():
        if stem not in base:
            raise BadContent(f"{stem}.toml", "", "", f"the files are {', '.join(sorted(base))}")
        _check_ids(stem, changes)
        by_id = {entry["id"]: dict(entry) for entry in base[stem]}
        for change in changes:
            if change["id"] not in by_id:
                known = ", ".join(by_id)
                reason = f"a pack can only change entries that exist: {known}"
                raise BadContent(f"{stem}.toml", change["id"], "id", reason)
            by_id[change["id"]].update(change)
        merged[stem] = list(by_id.values())
    return merged


def typed(raw: Raw, types: Mapping[str, type[msgspec.Struct]]) -> Entries:
    """The entries as structs of the types given, each validated."""
    entries: Entries = {}
    for stem, kind in types.items():
        if stem not in raw:
            raise BadContent(f"{stem}.toml", "", "", "the file is missing")
        entries[stem] = [_typed_entry(stem, entry, kind) for entry in raw[stem]]
    return entries


def _typed_entry(stem: str, entry: dict[str, Any], kind: type[msgspec.Struct]) -> msgspec.Struct:
    for field in entry:
        if field not in kind.__struct_encode_fields__ and field != kind.__struct_config__.tag_field:
            known = ", ".join(kind.__struct_encode_fields__)
            raise BadContent(f"{stem}.toml", entry["id"], field, f"the fields are {known}")
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        text = str(error)
        place = _AT.search(text)
        path = [place["path"]] if place and place["path"] else []
        if named := _FIELD.search(text):
            path.append(named["name"])
        reason = text[: place.start()] if place else text
        raise BadContent(f"{stem}.toml", entry["id"], ".".join(path), reason) from error
