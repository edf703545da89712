"""Complete languages: nothing on a Polish, Italian or Czech screen is English."""

from __future__ import annotations

import pytest

from commonroom.text import languages
from commonroom.text.catalogue import SOURCE, catalogue
from tests.languages import COMPLETE

OTHERS = [language for language in COMPLETE if language != SOURCE]
SAME = {"web-title", *(f"web-language-{language}" for language in languages())}
"""Messages that are meant to be the same everywhere: the name of the house, and of languages."""


def test_they_can_be_chosen() -> None:
    assert set(COMPLETE) <= set(languages())


@pytest.mark.parametrize("language", languages())
def test_a_language_calls_itself_by_its_own_name_in_all_of_them(language: str) -> None:
    names = {catalogue(reader).entry(f"web-language-{language}") for reader in COMPLETE}
    assert None not in names, f"web-language-{language} is missing in a web.ftl"
    assert len({name.fixed for name in names if name is not None}) == 1


@pytest.mark.parametrize("language", OTHERS)
def test_everything_can_be_said(language: str) -> None:
    """Attributes too that English itself shows by name, such as what an option is about."""
    english, other = catalogue(SOURCE), catalogue(language)
    shown = ("about", "ruling")
    missing = [key for key in english if key not in other]
    missing += [
        f"{key}.{form}"
        for key in english
        if key in other
        for form in english.forms(key)
        if form in shown and form not in other.forms(key)
    ]
    assert missing == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_was_left_in_english(language: str) -> None:
    """Names may be the same in another language; sentences of several words are not."""
    english, other = catalogue(SOURCE), catalogue(language)
    left = []
    for key in english:
        ours, theirs = english.entry(key), other.entry(key)
        if ours is None or theirs is None or ours.fixed is None or key in SAME:
            continue
        if theirs.fixed == ours.fixed and ours.fixed.count(" ") >= 3:
            left.append(key)
    assert left == []
