"""Registry: the games that can be played, by id; and the ways to begin or resume a match."""

from __future__ import annotations

import importlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from commonroom.kernel import content as content_files
from commonroom.kernel import saves
from commonroom.kernel.chance import Scripted, key_from_seed
from commonroom.kernel.checkpoint import Setting
from commonroom.kernel.content import OfTheBox, Raw
from commonroom.kernel.errors import (
    BadArrangement,
    BadContent,
    BadSave,
    CorruptSave,
    UnknownGame,
    WrongRulesVersion,
)
from commonroom.kernel.match import Match
from commonroom.kernel.title import Title

_places: dict[str, str] = {}
_titles: dict[str, Title] = {}
_base: dict[str, tuple[Raw, Any]] = {}
_packed: dict[tuple[str, bytes], Any] = {}
_REMEMBERED = 16
"""Packs whose content is kept at hand: tables ask for it at every turn."""


def register(game: str, place: str) -> None:
    """Make a game known: `place` is ``module:attribute`` of its Title, imported when needed."""
    _places[game] = place


def games() -> list[str]:
    """The ids of all games."""
    return list(_places)


def title(game: str) -> Title:
    """The game with this id."""
    if game not in _places:
        raise UnknownGame(game, games())
    if game not in _titles:
        module, attribute = _places[game].split(":")
        _titles[game] = getattr(importlib.import_module(module), attribute)
    return _titles[game]


def new_match(
    game: str,
    *,
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int | str | bytes | None = None,
    pack: Path | str | Raw | None = None,
    muted: bool = False,
) -> Match:
    """Begin a match. Without a seed, chance is fresh and secret.

    A pack is a folder, or its entries as `read_pack` gives them.
    """
    played = title(game)
    chosen = played.about.settled(seats, options or {})
    changes = read_pack(game, pack) if isinstance(pack, Path | str) else pack
    content = content_of(game, changes)
    key = secrets.token_bytes(32) if seed is None else key_from_seed(seed)
    setting = Setting(game, seats, chosen, key, changes)
    origin = played.opening(content, seats, chosen)
    return Match.begun(played, setting, content, origin, muted=muted)


def arrange(
    game: str,
    position: Mapping[str, Any],
    *,
    dice: Sequence[Scripted] | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | str | bytes = 0,
    pack: Path | str | None = None,
) -> Match:
    """A match from a literal position, with scripted dice: for tests, puzzles and bug reports.

    The position says how many seats there are; the game's documentation lists what else it may say.
    """
    played = title(game)
    position = _as_saved(position)
    seats = played.seats_of(position)
    chosen = played.about.settled(seats, options or {})
    changes = None if pack is None else read_pack(game, pack)
    content = content_of(game, changes)
    script = None if dice is None else tuple(dice)
    if script is not None and not {type(value) for value in script} <= {int, str}:
        raise BadArrangement("dice", f"faces and ids are expected, not {script!r}")
    setting = Setting(game, seats, chosen, key_from_seed(seed), changes, position, script)
    origin = played.arranged(content, seats, chosen, position)
    if origin.phase is not None and origin.phase not in played.phases:
        known = ", ".join(played.phases)
        raise BadArrangement("phase", f"there is no {origin.phase!r}; there are: {known}")
    return Match.begun(played, setting, content, origin)


def _as_saved(position: Mapping[str, Any]) -> dict[str, Any]:
    """The position as a save will give it back, so that both arrange the same."""
    try:
        plain = msgspec.json.decode(msgspec.json.encode(position), type=dict[str, Any])
    except (TypeError, ValueError, RecursionError) as error:
        raise BadArrangement("position", f"it is not plain data: {error}") from error
    return plain


def load(data: bytes) -> Match:
    """The match that was saved."""
    body = saves.unpack(data)
    played = title(body.game)
    if body.rules != played.rules_version:
        raise WrongRulesVersion(body.game, body.rules, played.rules_version)
    try:
        chosen = played.about.settled(body.seats, body.options)
        content = content_of(body.game, body.pack)
        origin = (
            played.opening(content, body.seats, chosen)
            if body.position is None
            else played.arranged(content, body.seats, chosen, body.position)
        )
        match = Match.resumed(played, body, content, origin)
        _look_at(match)
        return match
    except BadSave:
        raise
    except Exception as error:  # a forged position can make any rule stumble
        raise CorruptSave(f"its position makes no sense ({error!r})") from error


def _look_at(match: Match) -> None:
    """See everything once that anybody may: a position that cannot be shown is none."""
    for seat in (*range(match.setting.seats), None):
        match.view(seat)
    if match.decision is not None:
        match.decision.prompt  # noqa: B018
        match.decision.guests  # noqa: B018


def read_pack(game: str, folder: Path | str) -> Raw:
    """The entries of a content pack, as they stand in its files."""
    return content_files.read_pack(Path(folder), title(game).files)


def content_of(game: str, pack: Raw | None = None) -> Any:
    """A game's content, with a pack laid over it."""
    played = title(game)
    types = played.files
    if game not in _base:
        raw = content_files.read_folder(played.content_dir, types)
        _base[game] = raw, _built(played, raw)
    raw, built = _base[game]
    if pack is None:
        return built
    mark = game, msgspec.json.encode(pack)
    if mark not in _packed:
        _check_game(played, content_files.about(pack).game)
        beyond = content_files.about(pack).beyond_the_box
        made = _built(played, content_files.lay_over(raw, pack), beyond=beyond)
        if len(_packed) >= _REMEMBERED:
            _packed.pop(next(iter(_packed)))
        _packed[mark] = made
    return _packed[mark]


def _built(played: Title, raw: Raw, *, beyond: bool = False) -> Any:
    """The content; whoever goes beyond the box is bound by what can be played only."""
    content = played.build(content_files.typed(raw, played.files))
    for file, entry, field, reason in played.problems(content):
        if not (beyond and isinstance(reason, OfTheBox)):
            raise BadContent(file, entry, field, str(reason))
    return content


def _check_game(played: Title, named: str) -> None:
    """Games that come in one box share their packs."""
    if named and title(named).content_dir != played.content_dir:
        raise BadContent("pack.toml", "", "game", f"it is a pack of {named}")
