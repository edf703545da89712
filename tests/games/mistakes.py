"""Content with one mistake in each of many entries, and what must be said of each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from commonroom.kernel.content import Problem

Mistake = tuple[str, str, dict[str, Any], tuple[str, str, str]]
"""File, entry and change; and what is said of it: entry, field, part of the reason."""


def is_told(found: Sequence[Problem], mistake: Mistake) -> bool:
    """Whether a mistake was noticed, with its file, entry, field and reason."""
    stem, _, _, (entry, field, reason) = mistake
    place = (f"{stem}.toml", entry, field)
    return any(problem[:3] == place and reason in problem[3] for problem in found)


def besides(found: Sequence[Problem], mistakes: Sequence[Mistake]) -> list[Problem]:
    """What was noticed though nobody made it."""
    made = {(f"{stem}.toml", *said[:2]) for stem, _, _, said in mistakes}
    return [problem for problem in found if problem[:3] not in made]
