"""Packs as their makers meet them: whose they are, what they change, a copy to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from commonroom.kernel import content_of, games, title
from commonroom.kernel.content import ABOUT, about, lay_over, read_folder
from commonroom.kernel.registry import read_pack
from commonroom.packs.errors import AlreadyThere, UnclearPack


class Change(NamedTuple):
    """A field that a pack changes; values as a content file has them."""

    file: str
    entry: str
    field: str
    before: str | None
    """None: our own file leaves the field out."""
    after: str | None
    """None: the pack takes the field away."""


def game_of(folder: Path) -> str:
    """The game that a pack names, or else the one that knows most of its files; refuses a folder
    that could be of several.

    Games that come in one box share their content, and what fits one fits the others.
    """
    stems = {file.stem for file in folder.glob("*.toml")}
    if ABOUT in stems and (named := about(read_folder(folder, dict.fromkeys(stems))).game):
        return title(named).about.id
    stems -= {ABOUT}
    known = {game: len(stems & set(title(game).files)) for game in games()}
    best = [game for game in known if known[game] == max(known.values())]
    if len({title(game).content_dir for game in best}) > 1:
        raise UnclearPack(str(folder), ", ".join(best))
    return best[0]


def changes(game: str, folder: Path) -> list[Change]:
    """What a pack changes, in the order of its files; refuses a pack that cannot be played."""
    pack = read_pack(game, folder)
    content_of(game, pack)
    ours = read_pack(game, title(game).content_dir)
    found = []
    merged = lay_over(ours, pack)
    for stem, entries in pack.items():
        if stem == ABOUT:
            continue
        before, after = ({one["id"]: one for one in side[stem]} for side in (ours, merged))
        for entry in (one["id"] for one in entries):
            old, new = before.get(entry, {}), after[entry]
            found += [
                Change(f"{stem}.toml", entry, field,
                       written(old[field]) if field in old else None,
                       written(new[field]) if field in new else None)
                for field in (*new, *(field for field in old if field not in new))
                if old.get(field) != new.get(field)
            ]  # fmt: skip
    return found


def written(value: Any) -> str:
    """A value as it stands in a content file, on one line."""
    if isinstance(value, dict):
        fields = ", ".join(f"{name} = {written(one)}" for name, one in value.items())
        return f"{{ {fields} }}" if fields else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return msgspec.json.encode(value).decode()


def export(game: str, folder: Path, *, force: bool = False) -> list[Path]:
    """Write a copy of the game's content files; without `force`, only where none is yet."""
    played = title(game)
    copies = [folder / f"{stem}.toml" for stem in played.files]
    for copy in copies:
        if copy.exists() and not force:
            raise AlreadyThere(str(copy))
    folder.mkdir(parents=True, exist_ok=True)
    for copy in copies:
        copy.write_bytes((played.content_dir / copy.name).read_bytes())
    return copies
