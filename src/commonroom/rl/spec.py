"""What a title says of itself to learning programs: how its view is written.

Owns where that is found, and what all titles say alike.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from commonroom.kernel import About
from commonroom.rl.domains import Domain
from commonroom.rl.encodings import Buffer, Chair, Counts, LeftOut
from commonroom.rl.errors import NoSpec
from commonroom.rl.layout import Fields

PHASE = LeftOut("the question tells where the turn stands")
"""Phases are how a title is built: they come and go without its rules or its view being others."""


class Spec(msgspec.Struct, frozen=True):
    """A title as a learning program needs it."""

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
    name = f"commonroom.rl.titles.{game.replace('-', '_')}"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:  # something that the module itself imports
            raise
        raise NoSpec(game, name) from error
    spec: Spec = module.spec(content)
    return spec


def settings(about: About) -> Domain:
    """The options of a match and their values."""
    return Domain.of("settings", [(one.id, value) for one in about.options for value in one.values])


class Chosen(Counts):
    """The options a match was begun with."""

    def write(
        self,
        field: Mapping[str, str],  # type: ignore[override] # a view has a dict here
        to: Buffer,
        at: int,
        chair: Chair,
    ) -> None:
        super().write(list(field.items()), to, at, chair)
