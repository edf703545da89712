"""What can go wrong with words."""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.kernel.errors import CommonRoomError


class TextsUnavailable(CommonRoomError):
    """fluent.runtime is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "texts need fluent.runtime, which comes with: pip install 'commonroom[terminal]'",
            "texts-unavailable",
        )


class UnknownLanguage(CommonRoomError):
    """There are no texts in this language."""

    def __init__(self, language: str, known: Sequence[str]) -> None:
        super().__init__(
            f"there is no language {language!r}; there are: {', '.join(known)}",
            "unknown-language", language=language, known=", ".join(known),
        )  # fmt: skip


class BadText(CommonRoomError):
    """A message that cannot be said exactly as it was meant; only strict texts raise it."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"{key}: {reason}", "bad-text", message=key, reason=reason)
