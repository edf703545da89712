"""Saves: a match as bytes.

The format is zlib-compressed JSON, described field by field in ``docs/save-format.md``. The last
checkpoint is stored with the answers, so that loading does not depend on replaying the whole game.
"""

from __future__ import annotations

import zlib
from hashlib import blake2b
from typing import Any

import msgspec

from commonroom.kernel.chance import Mark, Scripted
from commonroom.kernel.content import Raw
from commonroom.kernel.errors import CorruptSave, ForeignSave, UnknownSaveVersion

FORMAT = "commonroom-save"
VERSION = 1
_LARGEST = 64 * 2**20
"""A save that unpacks to more than this is no save of ours."""


class SavedAnswer(msgspec.Struct, array_like=True, frozen=True):
    """Seat and option of one answer."""

    seat: int
    option: list[str | int]


class SavedCheckpoint(msgspec.Struct, frozen=True):
    """The start of the phase in progress."""

    at: int
    key: bytes
    chance: Mark
    state: msgspec.Raw


class Body(msgspec.Struct, frozen=True):
    """What a save says of its match."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    key: bytes
    answers: list[SavedAnswer]
    checkpoint: SavedCheckpoint
    undo_floor: int
    undo_reason: str
    pack: Raw | None = None
    position: dict[str, Any] | None = None
    dice: list[Scripted] | None = None


class Envelope(msgspec.Struct, frozen=True):
    """What stands around every save."""

    format: str
    version: int
    check: str
    body: msgspec.Raw


def pack(body: Body) -> bytes:
    """The save as bytes."""
    text = msgspec.json.encode(body)
    envelope = Envelope(FORMAT, VERSION, _check(text), msgspec.Raw(text))
    return zlib.compress(msgspec.json.encode(envelope))


def unpack(data: bytes) -> Body:
    """The body of a save whose envelope is sound."""
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(data, _LARGEST)
    except (zlib.error, TypeError) as error:
        raise CorruptSave(f"it cannot be unpacked ({error})") from error
    if not unpacker.eof:
        raise CorruptSave("it is cut short" if not unpacker.unconsumed_tail else "it is too large")
    try:
        envelope = msgspec.json.decode(text, type=Envelope)
    except msgspec.DecodeError as error:
        raise ForeignSave(error) from error
    if envelope.format != FORMAT:
        raise ForeignSave(f"its format is {envelope.format!r}")
    if envelope.version != VERSION:
        raise UnknownSaveVersion(envelope.version, VERSION)
    if _check(bytes(envelope.body)) != envelope.check:
        raise CorruptSave("its contents do not match its check value")
    try:
        return msgspec.json.decode(envelope.body, type=Body)
    except msgspec.DecodeError as error:
        raise CorruptSave(str(error)) from error


def _check(body: bytes) -> str:
    return blake2b(body, digest_size=16).hexdigest()
