"""The pseudo language: English that nobody could have typed by accident.

Every message stands in ⟦…⟧ with strange letters, so whatever on a screen is still plain was never
a message. The letters stay strange when a screen wraps or cuts a line; the brackets may be lost.
"""

from __future__ import annotations

import re
import string

_STRANGE = str.maketrans(
    string.ascii_letters,
    "àƀćďéƒğĥíĵķłḿñóþɋřśťúṽŵẋýžÀƁĆĎÉƑĞĤÍĴĶŁḾÑÓÞɊŘŚŤÚṼŴẊÝŽ",
)


def strange(text: str) -> str:
    """A message in the pseudo language."""
    return f"⟦{text.translate(_STRANGE)}⟧"


def stray_words(screen: str) -> list[str]:
    """The words on a screen that did not come from a message: runs of plain letters."""
    return re.findall(r"[A-Za-z]+", screen)
