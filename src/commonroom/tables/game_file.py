"""The game file: one JSON document that is a whole game, exported and imported.

Its fields are described in ``docs/protocol.md``. It is the journal, row by row, with what was taken
back; of what people said it holds only digests.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec

from commonroom.kernel import Result
from commonroom.kernel.content import Raw
from commonroom.tables.chain import Leaf, canonical, leaf, linked, salt_of
from commonroom.tables.dice import Mix, Terms, commitment
from commonroom.tables.entries import (
    Answered,
    AnyEntry,
    Began,
    Hash,
    Named,
    Rekeyed,
    Row,
    TakenBack,
)
from commonroom.tables.errors import BadGameFile
from commonroom.tables.old_game_file import FORMAT, OldGameFile, old_game_file
from commonroom.tables.plan import Plan
from commonroom.tables.store import Record

T = TypeVar("T")


class GameFile(msgspec.Struct, frozen=True, dict=True, tag_field="version", tag=2):
    """A whole game. Terms and rows are kept as they stand there: they are hashed to the letter."""

    format: str
    commitment: Hash
    secret: Hash
    terms: dict[str, Any]
    rows: Annotated[tuple[dict[str, Any], ...], msgspec.Meta(min_length=1, max_length=100_000)]
    result: Result | None

    @cached_property
    def bound(self) -> Terms:
        """The terms as what they are."""
        return _converted(self.terms, Terms)

    @cached_property
    def leaves(self) -> tuple[Leaf, ...]:
        """The rows as what they are."""
        return _converted(self.rows, tuple[Leaf, ...])

    @cached_property
    def record(self) -> Record:
        """The table, as far as the file knows it."""
        bound = self.bound
        return Record(
            id=bound.table, plan=bound.plan, secret=bytes.fromhex(self.secret), rules=bound.rules,
            status="open", seat_digests=(), watch_digest=b"", imported=bound.imported,
            created=bound.created, terms=canonical(self.terms).decode(),
        )  # fmt: skip

    def links(self) -> list[bytes]:
        """What the table was recognised by after each entry; first, before any.

        Raises `BadGameFile` if the secret is not the one that was committed to.
        """
        record = self.record
        if commitment(record.secret, record.terms) != self.commitment:
            raise BadGameFile("its secret and terms are not those that were committed to")
        salt = salt_of(record.secret)
        links = [bytes.fromhex(self.commitment)]
        for number, row in enumerate(self.rows, 1):
            if row.get("seq") != number:
                raise BadGameFile(f"entry {number} is missing")
            links.append(linked(links[-1], salt, row))
        return links

    def plan(self) -> Plan:
        """How a table for it is set up: as it was, with the names people gave themselves."""
        plan = self.bound.plan
        chairs = list(plan.chairs)
        for one in self.leaves:
            match one.entry:
                case Named(seat=seat, name=name) if seat < len(chairs):
                    chairs[seat] = msgspec.structs.replace(chairs[seat], name=name)
                case _:
                    pass
        return Plan(plan.game, tuple(chairs), plan.options, plan.pack).settled()

    def entries(self) -> Iterator[AnyEntry]:
        """What the journal of a table begins with that takes it in: without what was taken back."""
        mix = Mix(self.record)
        answers: list[Answered] = []
        for one in self.leaves:
            entry = one.entry
            if not isinstance(entry, AnyEntry):
                continue
            mix.note(one.seq, entry)
            if isinstance(entry, Answered):
                answers.append(entry)
            elif isinstance(entry, TakenBack):
                del answers[entry.to :]
        rekeys = dict(mix.rekeys)
        yield Began(key=mix.start.hex())
        for number in range(len(answers) + 1):
            if number in rekeys:
                yield Rekeyed(key=rekeys[number].hex())
            if number < len(answers):
                it = answers[number]
                yield Answered(seat=it.seat, option=it.option, by_bot=it.by_bot)


AnyGameFile: TypeAlias = GameFile | OldGameFile


def pack_of(file: AnyGameFile) -> Raw | None:
    """The content pack that a game was played with; in older files there was none."""
    return file.bound.pack if isinstance(file, GameFile) else None


def game_file(record: Record, rows: Sequence[Row], result: Result | None) -> AnyGameFile:
    """The game of a table, from its journal."""
    if not record.terms:
        return old_game_file(record, rows, result)
    salt = salt_of(record.secret)
    return GameFile(
        format=FORMAT,
        commitment=commitment(record.secret, record.terms),
        secret=record.secret.hex(),
        terms=msgspec.json.decode(record.terms),
        rows=tuple(msgspec.to_builtins(leaf(row, salt)) for row in rows),
        result=result,
    )


_decoder: msgspec.json.Decoder[AnyGameFile] = msgspec.json.Decoder(AnyGameFile)


def read(data: bytes) -> AnyGameFile:
    """A game file, if that is what it is."""
    try:
        file = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadGameFile(str(error)) from error
    if file.format != FORMAT:
        raise BadGameFile(f"it is {file.format!r}, not {FORMAT!r}")
    if isinstance(file, GameFile):
        file.leaves  # noqa: B018 - what is in it is as well what it should be
        file.bound  # noqa: B018
    return file


def _converted(value: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BadGameFile(str(error)) from error
