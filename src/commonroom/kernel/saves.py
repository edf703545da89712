"""Saves: a match as bytes.

The format is zlib-compressed JSON, described field by field in ``docs/save-format.md``. The last
checkpoint is stored with the answers, so that loading does not depend on replaying the whole game.
"""

from __future__ import annotations

import zlib
from hashlib import blake2b
from typing import Annotated, Any, TypeAlias

import msgspec

from commonroom.kernel.chance import Mark, Scripted
from commonroom.kernel.content import Raw
from commonroom.kernel.errors import CorruptSave, ForeignSave, Lock, UnknownSaveVersion

FORMAT = "commonroom-save"
VERSION = 1
_LARGEST = 64 * 2**20
"""A save that unpacks to more than this is no save of ours."""


Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Key: TypeAlias = Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]


class SavedAnswer(msgspec.Struct, array_like=True, frozen=True):
    """Seat and option of one answer."""

    seat: int
    option: list[str | int]


class SavedCheckpoint(msgspec.Struct, frozen=True):
    """The start of the phase in progress."""

    at: Count
    key: Key
    chance: Mark
    lock: Lock | None
    state: msgspec.Raw


class Body(msgspec.Struct, frozen=True):
    """What a save says of its match."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    key: Key
    answers: list[SavedAnswer]
    checkpoint: SavedCheckpoint
    pack: Raw | None = None
    position: dict[str, Any] | None = None
    dice: list[Scripted] | None = None
    rekeys: list[tuple[Count, Key]] = []


class Header(msgspec.Struct, frozen=True):
    """What every version of the format begins with."""

    format: str
    version: int


class Envelope(Header, frozen=True):
    """What stands around every save."""

    check: str
    body: msgspec.Raw


def pack(body: Body) -> bytes:
    """The save as bytes."""
    text = msgspec.json.encode(body)
    envelope = Envelope(FORMAT, VERSION, _check(text), msgspec.Raw(text))
    return zlib.compress(msgspec.json.encode(envelope))


def unpack(data: bytes) -> Body:
    """The body of a save whose envelope is sound."""
    text = _decompressed(data)
    try:
        header = msgspec.json.decode(text, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ForeignSave(error) from error
    if header.format != FORMAT:
        raise ForeignSave(f"its format is {header.format!r}")
    if header.version != VERSION:
        raise UnknownSaveVersion(header.version, VERSION)
    try:
        envelope = msgspec.json.decode(text, type=Envelope)
        body = msgspec.json.decode(envelope.body, type=Body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CorruptSave(str(error)) from error
    if _check(bytes(envelope.body)) != envelope.check:
        raise CorruptSave("its contents do not match its check value")
    return body


def _decompressed(data: bytes) -> bytes:
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(data, _LARGEST)
    except (zlib.error, TypeError) as error:
        raise CorruptSave(f"it cannot be unpacked ({error})") from error
    if not unpacker.eof:
        raise CorruptSave("it is too large" if unpacker.unconsumed_tail else "it is cut short")
    if unpacker.unused_data:
        raise CorruptSave("something follows its end")
    return text


def _check(body: bytes) -> str:
    return blake2b(body, digest_size=16).hexdigest()
