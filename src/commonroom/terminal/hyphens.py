"""Hyphens: where a word may be broken that is too long for its column.

A syllable is taken to begin with what can begin a word, before a vowel. That is not what a
dictionary says in every language, but nobody stumbles over it.
"""

from __future__ import annotations

import re

_VOWELS = "aeiouyąęóáéíúůýěàèìòùäöü"
_BETWEEN = re.compile(f"(?<=[{_VOWELS}])[^\\W\\d_{_VOWELS}]+(?=[{_VOWELS}])")
"""Consonants between two vowels."""
_BEGINNINGS = re.compile(r"(?:[cdsr]z|[cpst]h|st|[bcdfgkpt][lrř]|\w)$")
"""What of them stays together at the end."""
_LEAST = 2
"""Letters on either side of a hyphen."""


def fitted(words: str, wide: int) -> str:
    """The same words, with a hyphen and a blank in those that are wider than this."""
    return " ".join(_fitted(word, wide) for word in words.split(" "))


def _fitted(word: str, wide: int) -> str:
    if len(word) <= wide:
        return word
    breaks = [place for place in _breaks(word) if len(_begun(word, place)) <= wide]
    if not breaks:
        return word
    return f"{_begun(word, breaks[-1])} {_fitted(word[breaks[-1] :], wide)}"


def _begun(word: str, place: int) -> str:
    return word[:place] if word[place - 1] == "-" else f"{word[:place]}-"


def _breaks(word: str) -> list[int]:
    """The places where a word may be broken: where it has a hyphen of its own, there alone."""
    own = [place for place in range(1, len(word)) if word[place - 1] == "-"]
    if own:
        return own
    places = []
    for found in _BETWEEN.finditer(word.lower()):
        beginning = _BEGINNINGS.search(found[0])
        places.append(found.start() + (beginning.start() if beginning else 0))
    inner = [place for place, letter in enumerate(word) if letter.isalpha()]
    return [place for place in places if inner[0] + _LEAST <= place <= inner[-1] + 1 - _LEAST]
