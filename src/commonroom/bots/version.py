"""Versions of policies: whether a bot of now would think as one did then.

Rules have a version that somebody changes by hand. Bots are changed more often, and whoever changes
one would not think of a number; so what they are made of is looked at.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from commonroom.bots.visitors import home_of, is_visitor
from commonroom.kernel import title

_LENGTH = 12


@cache
def mind_of(game: str) -> str:
    """What the bots of a game are recognised by: a digest of their code and of the game's.

    Where the sources are not at hand, because only bytecode is, it was worked out beforehand.
    """
    beforehand = files("commonroom.bots") / "minds.json"
    if beforehand.is_file():
        return str(json.loads(beforehand.read_text(encoding="utf-8"))[game])
    *packages, _ = type(title(game)).__module__.split(".")
    found = sha256()
    for name in ("commonroom.bots", "commonroom.kernel", ".".join(packages[:3])):
        for path, text in sorted(_sources(files(name), "")):
            found.update(f"{name}/{path}\n{len(text)}\n".encode() + text)
    return found.hexdigest()[:_LENGTH]


def minds_of(game: str, levels: Iterable[str]) -> str:
    """The same for bots of these levels: of visitors, the module or the package of each, too."""
    homes = sorted({home_of(level) for level in levels if is_visitor(level)})
    return "+".join([mind_of(game), *map(_mind_at, homes)])


def _mind_at(home: str) -> str:
    module = import_module(home)
    found = sha256()
    if hasattr(module, "__path__"):
        for path, text in sorted(_sources(files(home), "")):
            found.update(f"{path}\n{len(text)}\n".encode() + text)
    elif module.__file__ is not None:
        found.update(Path(module.__file__).read_bytes())
    return found.hexdigest()[:_LENGTH]


def _sources(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    sources: list[tuple[str, bytes]] = []
    for one in folder.iterdir():
        if one.is_dir():
            sources += _sources(one, f"{path}{one.name}/")
        elif one.name.endswith((".py", ".toml")):
            sources.append((f"{path}{one.name}", one.read_bytes()))
    return sources
