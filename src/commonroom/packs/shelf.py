"""The shelf: the packs that a house offers at its tables."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

from commonroom.kernel import Raw, content_of, games, title
from commonroom.kernel.content import about
from commonroom.kernel.errors import BadContent
from commonroom.kernel.registry import read_pack
from commonroom.packs.changes import game_of
from commonroom.packs.errors import UnknownPack


class Offered(msgspec.Struct, frozen=True):
    """A pack as those who lay a table see it."""

    id: str
    name: str


class _Kept(NamedTuple):
    offered: Offered
    games: tuple[str, ...]
    pack: Raw


class PackShelf:
    """Packs by id, each for the games that come in one box. A shelf may be empty."""

    def __init__(self, folder: Path | None = None) -> None:
        """Every folder in `folder` is a pack, called by its name; one that cannot be played is
        refused."""
        folders = [] if folder is None else sorted(one for one in folder.iterdir() if one.is_dir())
        self._kept = {one.name: _kept(one) for one in folders if any(one.glob("*.toml"))}

    def offered(self, game: str) -> tuple[Offered, ...]:
        """The packs there are for a game."""
        return tuple(one.offered for one in self._kept.values() if game in one.games)

    def pack(self, game: str, wanted: str) -> Raw | None:
        """The pack of this id; an empty one is none."""
        if not wanted:
            return None
        if wanted in self._kept and game in self._kept[wanted].games:
            return self._kept[wanted].pack
        raise self._unknown(game, wanted)

    def check(self, game: str, pack: Raw | None) -> None:
        """Refuse a pack of somebody else's, with which a game was played that comes in a file."""
        own = (one.pack for one in self._kept.values() if game in one.games)
        if pack is not None and pack not in own:
            raise self._unknown(game, about(pack).name)

    def _unknown(self, game: str, wanted: str) -> UnknownPack:
        return UnknownPack(wanted, ", ".join(one.id for one in self.offered(game)) or "–")


def _kept(folder: Path) -> _Kept:
    game = game_of(folder)
    try:
        pack = read_pack(game, folder)
        content_of(game, pack)
    except BadContent as error:
        raise BadContent(
            f"{folder.name}/{error.file}", error.entry, error.field, error.reason
        ) from error
    box = title(game).content_dir
    fitting = tuple(one for one in games() if title(one).content_dir == box)
    return _Kept(Offered(folder.name, about(pack).name or folder.name), fitting, pack)
