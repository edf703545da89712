"""Content: facts in TOML files, read into typed entries; content packs laid over them.

A file ``wizards.toml`` holds ``[[wizards]]`` entries, each with an ``id``. A pack is a folder with
files of the same names: an entry whose id is known changes that entry, field by field at any depth.
What is printed or counted in the box, and new entries, need a pack that says ``beyond_the_box`` in
its ``pack.toml``. Whatever is wrong is reported with file, entry, field and reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from os.path import lexists
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from commonroom.kernel.errors import BadContent

T = TypeVar("T", bound=msgspec.Struct)
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


class Counted(Record, frozen=True):
    """So many of something are in the box; a game says of what."""

    id: str
    count: int


class OfTheBox(str):
    """A reason that holds for what comes in the box; a pack may go beyond it."""

    __slots__ = ()


class PackAbout(Record, frozen=True):
    """What a pack says of itself, in ``pack.toml``."""

    id: str = ""
    name: str = ""
    game: str = ""
    """Its id; needed only where the names of the files do not tell."""
    beyond_the_box: bool = False
    """Whether it may change what is printed or counted, and add entries."""


ABOUT = "pack"
"""The stem of the file in which a pack says so; its one table stands among the entries."""
_GONE = "-"
"""What a pack says of a field that it takes away."""
_KINDS = frozenset({"do", "has", "is", "when"})
"""Fields that say which record a table is. One that says it is a whole record, nothing to merge."""

_AT = re.compile(r" - at (?:`key` in )?`\$\.?(?P<path>.*)`$")
_FIELD = re.compile(r"(?:required|unknown) field `(?P<name>[^`]+)`")


def about(pack: Raw | None) -> PackAbout:
    """What a pack says of itself."""
    for entry in (pack or {}).get(ABOUT, ()):
        return _typed_entry(ABOUT, entry, PackAbout)
    return PackAbout()


def read_pack(folder: Path, stems: Mapping[str, object]) -> Raw:
    """The raw entries of a pack, and what it says of itself."""
    pack = read_folder(folder, {**stems, ABOUT: PackAbout})
    about(pack)
    return pack


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
    if path.stem == ABOUT and isinstance(entries, dict):
        entries = [{"id": ABOUT, **entries}]
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
    beyond = about(pack).beyond_the_box
    for stem, changes in pack.items():
        if stem == ABOUT:
            continue
        if stem not in base:
            raise BadContent(f"{stem}.toml", "", "", f"the files are {', '.join(sorted(base))}")
        _check_ids(stem, changes)
        by_id = {entry["id"]: entry for entry in base[stem]}
        for change in changes:
            if change["id"] not in by_id and not beyond:
                known = ", ".join(by_id)
                reason = f"only a pack that is beyond_the_box adds to those there are: {known}"
                raise BadContent(f"{stem}.toml", change["id"], "id", reason)
            by_id[change["id"]] = _fields_over(by_id.get(change["id"], {}), change)
        merged[stem] = list(by_id.values())
    return merged


def _fields_over(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The fields of a table with new ones over them."""
    merged = dict(old)
    for field, value in new.items():
        if value == _GONE:
            merged.pop(field, None)
        else:
            merged[field] = _laid_over(old.get(field), value)
    return merged


def _laid_over(old: Any, new: Any) -> Any:
    """Tables merge, and so do lists of tables with ids; anything else is replaced."""
    if isinstance(old, dict) and isinstance(new, dict):
        if _KINDS & new.keys():
            return new  # it says what it is, so it is all there
        return _fields_over(old, new)
    if _have_ids(old) and _have_ids(new):
        by_id = {one["id"]: one for one in old}
        changed = {one["id"]: _laid_over(by_id.get(one["id"]), one) for one in new}
        return list((by_id | changed).values())
    return new


def _have_ids(listed: Any) -> bool:
    return (
        isinstance(listed, list)
        and bool(listed)
        and all(isinstance(one, dict) and "id" in one for one in listed)
    )


def typed(raw: Raw, types: Mapping[str, type[msgspec.Struct]]) -> Entries:
    """The entries as structs of the types given, each validated."""
    entries: Entries = {}
    for stem, kind in types.items():
        if stem not in raw:
            raise BadContent(f"{stem}.toml", "", "", "the file is missing")
        entries[stem] = [_typed_entry(stem, entry, kind) for entry in raw[stem]]
    return entries


def _typed_entry(stem: str, entry: dict[str, Any], kind: type[T]) -> T:
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
