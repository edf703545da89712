"""Events: what happened, for everything that shows, logs, counts or replays a match.

Nothing derives news by comparing states. A game declares its events as typed subclasses.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

import msgspec

from commonroom.kernel.msg import Msg

_NOT_TOLD = frozenset({"rule", "audience", "public"})


def _kebab(class_name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag=_kebab):
    """Something that happened, and under which rule.

    ``audience`` lists the seats that may know it; None means everyone. The others see ``public``,
    or nothing when there is no public form.
    """

    prefix: ClassVar[str] = "kernel"
    """The game's prefix of message keys."""
    untold: ClassVar[frozenset[str]] = frozenset()
    """Fields that are for screens and statistics; the log line does without them."""

    rule: str
    audience: tuple[int, ...] | None = None
    public: Any = None

    @property
    def name(self) -> str:
        """The event's name on the wire: ``DiceRolled`` is ``dice-rolled``."""
        return str(self.__struct_config__.tag)

    def line(self) -> Msg:
        """The log line that tells it."""
        args = {}
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if field not in _NOT_TOLD | self.untold and value is not None:
                args[field] = list(value) if isinstance(value, tuple) else value
        return Msg(f"{self.prefix}-log-{self.name}", args)

    def seen_by(self, seat: int | None) -> Event | None:
        """The form of this event that a seat (None: a spectator) may know."""
        if self.audience is None or seat in self.audience:
            return self
        public: Event | None = self.public
        return public
