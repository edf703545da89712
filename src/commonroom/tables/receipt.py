"""Receipts: what a client keeps of a game, to recognise it afterwards.

A receipt knows nothing that was secret. It names the host's commitment, the newest link that the
client was told, and what the client itself told for the dice, written or not, with the link it knew
when it told it.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from commonroom.tables.dice import Mix
from commonroom.tables.entries import Answered, Began, Hash, Opened, Pledged, Seat, Seq, Veiled
from commonroom.tables.errors import BadGameFile, NotTheReceipts
from commonroom.tables.game_file import GameFile

FORMAT = "commonroom-receipt"
VERSION = 1


class Mark(msgspec.Struct, frozen=True):
    """Where a table stood."""

    seq: Seq
    link: Hash


class Added(msgspec.Struct, frozen=True):
    """Something that the client added to the dice."""

    seq: Seq
    """The entry in which it was written."""
    entropy: Hash
    seen: Mark
    """What the client knew when it told it: nothing that was pledged later can be its answer."""


class Unwritten(msgspec.Struct, frozen=True):
    """Something that the client told for the dice, and did not see written."""

    asked: Seq
    """The pledge that it was told for; 0: the first dice."""
    entropy: Hash
    seen: Mark


class Receipt(msgspec.Struct, frozen=True):
    """What one client kept of one game."""

    format: str
    version: int
    table: str
    seat: Seat | None
    commitment: Hash
    newest: Mark
    added: tuple[Added, ...] = ()
    unwritten: tuple[Unwritten, ...] = ()

    @property
    def told(self) -> tuple[Added | Unwritten, ...]:
        """All that the client told for the dice."""
        return (*self.added, *self.unwritten)


class Held(NamedTuple):
    """What a receipt says of a game that agrees with it."""

    seat: int | None
    seq: int
    """Up to this entry the game is the one the client saw."""
    covered: int
    """Answers with dice which nobody could have chosen, because the client had a hand in them."""
    withheld: tuple[int, ...] = ()
    """The pledges for which the client told something that the game does not have."""


def read_receipt(data: bytes) -> Receipt:
    """A receipt, if that is what it is."""
    try:
        receipt = msgspec.json.decode(data, type=Receipt)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadGameFile(f"this is no receipt: {error}") from error
    if receipt.format != FORMAT or receipt.version != VERSION:
        raise BadGameFile(f"it is {receipt.format!r} {receipt.version}, not {FORMAT!r} {VERSION}")
    return receipt


def held(file: GameFile, links: list[bytes], receipt: Receipt) -> Held:
    """Compare a game with a receipt; raises `NotTheReceipts` if it is another game."""
    if file.bound.table != receipt.table:
        raise NotTheReceipts("table", receipt.newest.seq)
    if file.commitment != receipt.commitment:
        raise NotTheReceipts("commitment", receipt.newest.seq)
    for mark in (receipt.newest, *(one.seen for one in receipt.told)):
        if mark.seq >= len(links):
            raise NotTheReceipts("short", mark.seq)
        if links[mark.seq].hex() != mark.link:
            raise NotTheReceipts("link", mark.seq)
    for added in receipt.added:
        if not _holds(file, receipt.seat, added):
            raise NotTheReceipts("added", added.seq)
    for one in receipt.unwritten:
        if not _asked(file, one):
            raise NotTheReceipts("asked", one.asked)
    withheld = tuple(one.asked for one in receipt.unwritten if not _written(file, one.entropy))
    return Held(receipt.seat, receipt.newest.seq, _covered(file, receipt), withheld)


def _asked(file: GameFile, one: Unwritten) -> bool:
    """Whether there was the pledge for which it was told."""
    if not one.asked:
        return True
    asked = one.asked <= one.seen.seq
    return asked and isinstance(file.leaves[one.asked - 1].entry, Pledged)


def _written(file: GameFile, entropy: str) -> bool:
    entries = (one.entry for one in file.leaves)
    return any(isinstance(it, Began | Opened) and it.entropy == entropy for it in entries)


def _holds(file: GameFile, seat: int | None, added: Added) -> bool:
    if not added.seen.seq < added.seq <= len(file.leaves):
        return False
    entry = file.leaves[added.seq - 1].entry
    told = isinstance(entry, Began | Opened) and entry.entropy == added.entropy
    return told and entry.seat == seat


def _covered(file: GameFile, receipt: Receipt) -> int:
    """Answers whose dice hold something of the client's that was told after everything else in
    them had been pledged.
    """
    seen = {one.entropy: one.seen.seq for one in receipt.told}
    mix, good, count = Mix(file.record), set[bytes](), 0
    for one in file.leaves:
        entry = one.entry
        if isinstance(entry, Veiled):
            continue
        if isinstance(entry, Answered):
            count += mix.key_for(mix.answered) in good
        mix.note(one.seq, entry)
        if isinstance(entry, Began | Opened) and _fresh(mix, receipt.seat, seen):
            good.add(mix.key)
    return count


def _fresh(mix: Mix, seat: int | None, seen: dict[str, int]) -> bool:
    if seat is None or seat not in mix.parts or not mix.parts[seat].opened:
        return False
    others = [part.pledged for it, part in mix.parts.items() if it != seat and part.opened]
    return seen.get(mix.parts[seat].value.hex(), -1) >= max(others, default=0)
