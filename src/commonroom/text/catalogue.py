"""Catalogues: the Fluent files of one language.

Owns everything that touches fluent.runtime. Which grammatical form of which argument a message
wants is read from the message itself, so a translation may ask for forms that English lacks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from commonroom.text.errors import TextsUnavailable, UnknownLanguage

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax import ast

LOCALES = Path(__file__).parent.parent / "locales"
SOURCE = "en"
"""The language that is complete; what another one lacks is said in it."""


class Variable(NamedTuple):
    """A variable of a message: ``$cards-acc-or`` is the form `acc` of the argument `cards`."""

    name: str
    arg: str
    form: str
    """An attribute of the argument's own message; "" is its value and ``id`` the id itself."""
    either: bool
    """Whether a list is joined with "or" instead of "and"."""


class Entry(NamedTuple):
    """A message or one of its attributes, ready to be said."""

    variables: tuple[Variable, ...]
    pattern: Pattern
    bundle: FluentBundle
    fixed: str | None
    """What it says, if it always says the same, as most names do."""

    def format(self, values: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """The text, and what went wrong on the way."""
        text, errors = self.bundle.format_pattern(self.pattern, dict(values))
        return str(text), errors


class Catalogue:
    """Everything that can be said in one language."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        try:
            from fluent.runtime import FluentBundle
            from fluent.syntax import ast
        except ImportError as error:
            raise TextsUnavailable from error
        self.named: set[str] = set()
        """Prefixes whose string arguments are ids: those with a file ``<prefix>-names.ftl``."""
        self._bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        self._sources: dict[str, ast.Message] = {}
        for file in (file for folder in folders for file in _files(folder, language)):
            if file.stem.endswith("-names"):
                self.named.add(file.stem.removesuffix("-names"))
            resource = (_ours if LOCALES in file.parents else _parsed)(file)
            self._bundle.add_resource(resource, allow_overrides=True)
            for item in resource.body:
                if isinstance(item, ast.Message):
                    self._sources[item.id.name] = item

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def forms(self, key: str) -> list[str]:
        """The attributes of a message."""
        return [attribute.id.name for attribute in self._sources[key].attributes]

    def entry(self, key: str, form: str = "") -> Entry | None:
        """A message in this form, or else in its plain one; None if there is no such message."""
        if key not in self._sources:
            return None
        source, message = self._sources[key], self._bundle.get_message(key)
        attributes = {attribute.id.name: attribute.value for attribute in source.attributes}
        written = attributes.get(form, source.value)
        pattern = message.attributes.get(form, message.value)
        if written is None or pattern is None:
            return None
        variables = tuple(map(_variable, self._variables(written)))
        text, errors = self._bundle.format_pattern(pattern, {})
        fixed = None if variables or errors else str(text)
        return Entry(variables, pattern, self._bundle, fixed)

    def _variables(self, pattern: ast.Pattern) -> list[str]:
        """The variables a pattern speaks of, itself or through messages that it mentions."""
        from fluent.syntax import visitor

        names: dict[str, None] = {}
        sources = self._sources

        class Finder(visitor.Visitor):
            def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - a node's name
                names[node.id.name] = None

            def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - a node's name
                self.visit(sources.get(node.id.name))

        Finder().visit(pattern)
        return list(names)


def _variable(name: str) -> Variable:
    arg, *rest = name.split("-")
    either = rest[-1:] == ["or"]
    return Variable(name, arg, "-".join(rest[:-1] if either else rest), either)


def _capital(text: object) -> str:
    """The Fluent function CAPITAL: a text as it stands at the head of a sentence."""
    plain = str(text)
    return plain[:1].upper() + plain[1:]


_FUNCTIONS: dict[str, Any] = {"CAPITAL": _capital}
"""Typed by fluent.runtime as if a function could not return a plain text, which it may."""


def _files(folder: Path, language: str) -> list[Path]:
    return sorted((folder / language).glob("*.ftl"))


def _parsed(file: Path) -> ast.Resource:
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


_ours = cache(_parsed)
"""Our own files stay as they are, and lie under those of every pack."""


def languages() -> list[str]:
    """The languages there are texts in, the complete one first."""
    found = sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl")))
    return sorted(found, key=lambda language: language != SOURCE)


@cache
def catalogue(language: str, folders: tuple[Path, ...] = ()) -> Catalogue:
    """The catalogue of a language; `folders` of content packs are laid over our own."""
    if language not in languages():
        raise UnknownLanguage(language, languages())
    return Catalogue(language, (LOCALES, *folders))
