"""Messages: what the engine says instead of sentences.

A `Msg` is a key and its arguments. The reader's language is chosen where it is shown, never here.
"""

from __future__ import annotations

from typing import TypeAlias, Union

import msgspec

Arg: TypeAlias = Union[str, int, "Msg", list[Union[str, int, "Msg"]]]


class Msg(msgspec.Struct, frozen=True, gc=False):
    """A translatable message.

    Arguments that are strings are content ids; the renderer replaces each by the name that the
    reader's language gives it. Arguments whose name ends in ``seat`` are seat numbers.
    """

    key: str
    args: dict[str, Arg] = {}
