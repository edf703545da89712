"""Texts: messages in the reader's language.

A string argument of a game's message is a content id, said by its own message ``<prefix>-<id>`` in
the grammatical form the sentence asks for: ``$card`` is the name, ``$card-acc`` its attribute
``.acc`` (or the name, if it has none), ``$card-id`` the id, for choosing a variant. Prefixes
without a file of names (``error-``, ``play-``) quote strings as they are. Arguments whose name ends
in ``seat`` are players, lists are joined (``$cards-or`` with "or"), messages inside messages are
said first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from commonroom.kernel import Arg, Msg
from commonroom.text.catalogue import SOURCE, Entry, Variable, catalogue
from commonroom.text.errors import BadText
from commonroom.text.pseudo import strange

Names = Mapping[int, str]
"""Seat → the player's name."""

_NOBODY: Names = {}
_REMEMBERED = 4096


def _as_is(text: str) -> str:
    return text


class Texts:
    """Everything that can be said in one language, and in English what that language lacks.

    Strict texts raise `BadText` for a missing message and for a missing or unused argument; the
    others say as much as they can. `folders` hold further catalogues, such as a content pack's,
    laid out like `locales/`.
    """

    def __init__(
        self, language: str = SOURCE, *, folders: Sequence[Path] = (), strict: bool = False
    ) -> None:
        self.language = language
        self._catalogues = [
            catalogue(one, tuple(folders)) for one in dict.fromkeys((language, SOURCE))
        ]
        self._named = set().union(*(one.named for one in self._catalogues))
        self._strict = strict
        self._finish: Callable[[str], str] = _as_is
        self._entries: dict[tuple[str, str], Entry | None] = {}
        self._said: dict[tuple[bytes, tuple[tuple[int, str], ...]], str] = {}

    @classmethod
    def pseudo(cls, *, strict: bool = True) -> Texts:
        """English in ⟦ßťŕáñğé⟧ letters, for finding what was never translated."""
        texts = cls(strict=strict)
        texts._finish = strange
        return texts

    def has(self, key: str) -> bool:
        """Whether there is such a message, ``key`` or ``key.attribute``."""
        name, _, form = key.partition(".")
        return any(name in one and (not form or form in one.forms(name))
                   for one in self._catalogues)  # fmt: skip

    def say(self, msg: Msg, names: Names = _NOBODY) -> str:
        """The message in words. Seats without a name are called by their number."""
        asked = msgspec.msgpack.encode(msg), tuple(names.items())
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            said = self._said[asked] = self._finish(self._rendered(msg, "", names))
        return said

    def _rendered(self, msg: Msg, form: str, names: Names) -> str:
        key, _, attribute = msg.key.partition(".")
        entry = self._entry(key, form or attribute)
        if entry is None:
            return self._missing(msg.key)
        if self._strict:
            self._check(msg, entry)
        if entry.fixed is not None:
            return entry.fixed
        prefix = key.partition("-")[0]
        values = {
            variable.name: self._value(msg.args[variable.arg], variable, prefix, names)
            for variable in entry.variables
            if variable.arg in msg.args
        }
        text, errors = entry.format(values)
        if errors and self._strict:
            raise BadText(msg.key, "; ".join(map(str, errors)))
        return text

    def _entry(self, key: str, form: str) -> Entry | None:
        """The message in the reader's language, or else in English."""
        wanted = key, form
        if wanted not in self._entries:
            found = (one.entry(key, form) for one in self._catalogues)
            self._entries[wanted] = next((entry for entry in found if entry is not None), None)
        return self._entries[wanted]

    def _value(self, value: Arg, variable: Variable, prefix: str, names: Names) -> str | int:
        """An argument in the form that the sentence asks for."""
        match value:
            case list():
                items = [str(self._value(one, variable, prefix, names)) for one in value]
                if not all(isinstance(one, int) for one in value):
                    items = self._counted(items)
                return self._joined(items, variable.either)
            case Msg():
                return value.key if variable.form == "id" else self._rendered(
                    value, variable.form, names
                )  # fmt: skip
            case int():
                return self._player(value, names) if variable.arg.endswith("seat") else value
            case str():
                if variable.form == "id" or prefix not in self._named:
                    return value
                return self._rendered(Msg(f"{prefix}-{value}"), variable.form, names)

    def _player(self, seat: int, names: Names) -> str:
        return names[seat] if seat in names else self._own("player", number=seat + 1)

    def _counted(self, items: list[str]) -> list[str]:
        """What is in a list several times is said once. (Not of numbers: 2 × 3 is 6.)"""
        counts = {item: items.count(item) for item in items}
        return [
            item if count == 1 else self._own("list-times", count=count, item=item)
            for item, count in counts.items()
        ]

    def _joined(self, items: list[str], either: bool) -> str:
        """A list in words."""
        if not items:
            return self._own("list-nothing")
        *most, last = items
        if not most:
            return last
        start = most[0]
        for item in most[1:]:
            start = self._own("list-more", start=start, next=item)
        return self._own("list-or" if either else "list-and", start=start, last=last)

    def _own(self, key: str, **args: str | int) -> str:
        """One of the messages that rendering itself needs."""
        return self._rendered(Msg(key, dict(args)), "", _NOBODY)

    def _missing(self, key: str) -> str:
        """A card of a content pack without texts is called by its id: ``New Wizard``."""
        if self._strict:
            raise BadText(key, "there is no such message")
        return key.partition("-")[2].replace("-", " ").title() or key

    def _check(self, msg: Msg, entry: Entry) -> None:
        """A translation may leave an argument out; English, from which it is made, may not."""
        wanted, given = {variable.arg for variable in entry.variables}, set(msg.args)
        if wanted - given or (self.language == SOURCE and wanted != given):
            raise BadText(msg.key, f"it has {sorted(msg.args)} and needs {sorted(wanted)}")
