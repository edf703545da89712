"""Words: what the engine says as `Msg` becomes text in the reader's language.

Owns loading the Fluent catalogues of `locales/` and rendering messages with them. fluent.runtime
comes with the `terminal` extra; nothing below this package needs it.
"""

from commonroom.text.catalogue import languages
from commonroom.text.errors import BadText, TextsUnavailable, UnknownLanguage
from commonroom.text.pseudo import stray_words
from commonroom.text.texts import Texts

__all__ = [
    "BadText",
    "Texts",
    "TextsUnavailable",
    "UnknownLanguage",
    "languages",
    "stray_words",
]
