"""What a title says of itself to learning programs: its verbs, and how its view is written.

Owns where that is found. Everything comes from the content, so a content pack has its own numbers.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import msgspec

from commonroom.kernel import About, title
from commonroom.rl.actions import Verbs
from commonroom.rl.domains import Domain
from commonroom.rl.encodings import Counts
from commonroom.rl.layout import Fields


class Spec(msgspec.Struct, frozen=True):
    """A title as a learning program needs it."""

    verbs: Verbs
    view: type[msgspec.Struct]
    fields: Callable[[int], Fields]
    """Number of seats → how the fields of the view are written."""
    subjects: Domain
    """What questions can be about, such as the card that asks."""
    domains: tuple[Domain, ...]
    """All lists of things that the documentation speaks of."""


def spec_of(game: str, content: Any) -> Spec:
    """What a title says of itself, in the module of its name under `titles`.

    Content is `Any`, because each title has its own.
    """
    module = importlib.import_module(f"commonroom.rl.titles.{game.replace('-', '_')}")
    spec: Spec = module.spec(content)
    return spec


def phases(game: str) -> Domain:
    """The phases of a title."""
    return Domain.of("phases", title(game).phases)


def settings(about: About) -> Domain:
    """The options of a match and their values."""
    return Domain.of("settings", [(one.id, value) for one in about.options for value in one.values])


class Chosen(Counts):
    """The options a match was begun with."""

    def write(self, field: Any, to: Any, at: int, chair: Any) -> None:
        super().write(list(field.items()), to, at, chair)
