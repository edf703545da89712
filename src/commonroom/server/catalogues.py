"""Catalogues: the texts of each language as one file, named by a hash of what is in it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from commonroom.text import languages
from commonroom.text.catalogue import LOCALES


@cache
def catalogues() -> dict[str, str]:
    """Name of the file, ``en.0123456789abcdef.ftl`` → what is in it."""
    files = {}
    for language in languages():
        parts = sorted((LOCALES / language).glob("*.ftl"))
        text = "\n".join(part.read_text(encoding="utf-8") for part in parts)
        files[f"{language}.{sha256(text.encode()).hexdigest()[:16]}.ftl"] = text
    return files


def addresses() -> dict[str, str]:
    """Language → where its texts are."""
    return {name.partition(".")[0]: f"/locales/{name}" for name in catalogues()}
