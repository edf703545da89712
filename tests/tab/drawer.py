"""A browser's database and channel, as far as Python can tell."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence


class FakeDrawer:
    """Keeps texts under keys, all or nothing."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, str], str] = {}
        self.trouble = ""
        """What is answered to writes, without writing, as long as it lasts."""

    async def write(self, changes: str) -> str:
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
        return self.kept.get((kind, key))

    async def list(self, kind: str, after: str, before: str, limit: int) -> Sequence[str]:
        keys = sorted(key for of, key in self.kept if of == kind and after <= key <= before)
        keys = keys[limit:] if limit < 0 else keys[:limit] if limit else keys
        return [self.kept[kind, key] for key in keys]


class FakeChannel:
    """All that were made with one list of ears hear each other."""

    def __init__(self, ears: list[tuple[FakeChannel, Callable[[str], None]]]) -> None:
        self._ears = ears

    def send(self, text: str) -> None:
        for channel, hear in self._ears:
            if channel is not self:
                hear(text)

    def listen(self, hear: Callable[[str], None]) -> None:
        self._ears.append((self, hear))
