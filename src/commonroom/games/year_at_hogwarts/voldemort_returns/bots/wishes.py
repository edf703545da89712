"""Wishes: what whoever thinks of a walk asks of whoever goes on it."""

from __future__ import annotations

from abc import ABC, abstractmethod


class Goals(ABC):
    """What a character wants."""

    @abstractmethod
    def worth(self, space: str, picked: frozenset[str] = frozenset()) -> float:
        """What it is worth to end a move on a space, having taken these tokens on the way."""
