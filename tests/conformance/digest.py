"""Plays whole games and prints one line for each: ``python -m tests.conformance.digest GAME``.

Run under different hash seeds it shows whether anything depends on the order of a set.
"""

import sys
from hashlib import blake2b

import msgspec

from commonroom.kernel import register
from tests.conformance.portrait import asked, view_of
from tests.conformance.tables import Table, sample_tables, walk


def digest(table: Table) -> str:
    """Everything shown, asked and told in one recorded playthrough."""
    told = blake2b(digest_size=16)
    for moment in walk(table):
        told.update(msgspec.json.encode(asked(moment.match.decision)))
        for viewer in table.viewers:
            told.update(view_of(moment.match, viewer))
    told.update(msgspec.json.encode(list(moment.match.events)))
    told.update(msgspec.json.encode(moment.match.result))
    told.update(moment.match.save())
    return told.hexdigest()


def main(game: str, *place: str) -> None:
    """Print the digests of a game, which is registered first if its place is given."""
    if place:
        register(game, *place)
    for table in sample_tables(game, 4):
        sys.stdout.write(f"{table}: {digest(table)}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
