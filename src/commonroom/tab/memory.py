"""A database and a channel in memory: for a house without a browser, as tests and builders need."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence


class MemoryDrawer:
    """Keeps texts under keys, all or nothing."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.trouble = ""
        """What is answered to writes, without writing, as long as it lasts."""

    async def write(self, changes: str) -> str:
        """Write all of these changes, or none; what was in the way, if anything."""
        if self.trouble:
            return self.trouble
        made = dict(self.kept)
        for kind, key, text, add in json.loads(changes):
            if add and (kind, key) in made:
                return "conflict"
            if text is None:
                made.pop((kind, key), None)
            else:
                made[kind, key] = text
        self.kept = made
        return ""

    async def read(self, kind: str, key: str) -> str | None:
        """What is kept under a key."""
        return self.kept.get((kind, key))

    async def list(self, kind: str, after: str, before: str, limit: int) -> Sequence[str]:
        """The texts of a kind from a key to a key: the first of them, or the last if below 0."""
        keys = sorted(key for of, key in self.kept if of == kind and after <= key <= before)
        keys = keys[limit:] if limit < 0 else keys[:limit] if limit else keys
        return [self.kept[kind, key] for key in keys]


class MemoryChannel:
    """All that were made with one list of ears hear each other."""

    def __init__(self, ears: list[tuple[MemoryChannel, Callable[[str], None]]]) -> None:
        self._ears = ears

    def send(self, text: str) -> None:
        """Let all others hear this."""
        for channel, hear in self._ears:
            if channel is not self:
                hear(text)

    def listen(self, hear: Callable[[str], None]) -> None:
        """Hear what the others send."""
        self._ears.append((self, hear))
