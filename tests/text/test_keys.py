"""Every message that can be said exists, with the arguments it gets, and no other does."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import commonroom
from commonroom.kernel import registry
from commonroom.text import Texts, languages
from commonroom.text.catalogue import LOCALES, SOURCE, catalogue
from tests.text import source, speech

ENGLISH = catalogue(SOURCE)
GAMES = commonroom.games()
OTHERS = [language for language in languages() if language != SOURCE]
KNOWN = {
    "death-eaters-rising": {"heal", "turn", "swap-for"},
    "talisman": {"heal", "go", "challenge"},
}
"""Game → some of the questions that its cards ask."""


@cache
def arguments(key: str, language: str = SOURCE) -> frozenset[str]:
    """What a message, or its attribute, speaks of."""
    name, _, form = key.partition(".")
    entry = catalogue(language).entry(name, form)
    assert entry is not None, key
    return frozenset(variable.arg for variable in entry.variables)


FILES = sorted(LOCALES.glob("*/*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(LOCALES)))
def test_a_file_is_fluent_throughout(file: Path) -> None:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [item.content for item in body if isinstance(item, ast.Junk)] == []


@pytest.mark.parametrize("language", languages())
def test_a_message_is_written_once(language: str) -> None:
    keys = Counter(
        item.id.name
        for file in (LOCALES / language).glob("*.ftl")
        for item in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(item, ast.Message)
    )
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_a_game_can_say_has_words(game: str) -> None:
    assert [key for key in speech.keys(game) if key not in ENGLISH] == []


@pytest.mark.parametrize("game", GAMES)
def test_options_get_the_arguments_they_speak_of(game: str) -> None:
    title = registry.title(game)
    prefix = title.about.prefix
    for verb, declared in title.verbs.items():
        names = {argument.name for argument in declared.arguments}
        assert arguments(f"{prefix}-option-{verb}") == names, verb


@pytest.mark.parametrize("game", GAMES)
def test_log_lines_get_the_arguments_they_speak_of(game: str) -> None:
    for event in speech.events(registry.title(game)):
        key = f"{event.prefix}-log-{event.__struct_config__.tag}"
        assert arguments(key) == speech.told(event), key


@pytest.mark.parametrize("game", KNOWN)
def test_questions_of_cards_name_the_card(game: str) -> None:
    folder = f"games/{game.replace('-', '_')}/"
    askers = ("ask", "ask_still", "agrees", "agrees_to_pay")
    questions = {one for asker in askers for one in source.passed(asker, 1, folder)}
    assert KNOWN[game] <= questions
    for question in questions:
        key = f"{registry.title(game).about.prefix}-ask-{question}"
        assert arguments(key) == {"card"}, question


def test_every_refusal_is_told_in_words() -> None:
    texts = Texts(strict=True)
    assert [error.msg for error in speech.errors() if not texts.say(error.msg)] == []


def test_messages_in_the_code_have_words() -> None:
    texts = Texts()
    assert [call for call in source.calls() if not texts.has(call.key)] == []


def test_messages_in_the_code_get_the_arguments_they_speak_of() -> None:
    wrong = [
        (call, arguments(call.key))
        for call in source.calls()
        if call.key in ENGLISH and call.args not in (None, arguments(call.key))
    ]
    assert wrong == []


def test_keys_made_of_parts_can_be_messages() -> None:
    prefixes = tuple({f"{key.partition('-')[0]}\\-" for key in ENGLISH})
    forms = [f"{key}.{form}" for key in ENGLISH for form in ENGLISH.forms(key)]
    never = [
        pattern.pattern
        for pattern in source.patterns()
        if pattern.pattern.startswith(prefixes)
        and not any(pattern.fullmatch(key) for key in (*ENGLISH, *forms))
    ]
    assert never == []


def test_no_message_is_left_that_nobody_says() -> None:
    silent = ENGLISH.named - {registry.title(game).about.prefix for game in GAMES}
    said = {*speech.RENDERING, *(error.msg.key for error in speech.errors())}
    said |= {key for game in GAMES for key in speech.keys(game)} | source.constants()

    def made(key: str) -> bool:
        matches = (pattern.fullmatch(key) for pattern in source.patterns())
        return any(match and set(match.groups()) <= source.constants() for match in matches)

    heard = (key for key in ENGLISH if key.partition("-")[0] not in silent)
    assert [
        key for key in heard if key not in said and not made(key) and not source.browser_says(key)
    ] == []


def test_messages_of_the_browser_have_words() -> None:
    written = [key for key in source.browser() if "${" not in key]
    assert [key for key in written if key not in ENGLISH] == []
    parts = [key for key in source.browser() if "${" in key]
    assert [key for key in parts if not any(key.split("${")[0] in known for known in ENGLISH)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_says_nothing_that_english_does_not(language: str) -> None:
    translated = catalogue(language)
    assert [key for key in translated if key not in ENGLISH] == []
    for key in translated:
        assert arguments(key, language) <= arguments(key), key
