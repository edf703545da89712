"""The browser in the pseudo language: whatever is still plain was never a message."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import Route

from commonroom.tables.guide import COMPANION
from commonroom.text import stray_words
from commonroom.text.pseudo import strange
from tests.browser.screen import Screen

_KNOWN = re.compile(
    rf"\b(Ada|{COMPANION}|Random \d|[A-Z]{{2,3}}-[A-Z]{{2,4}}-\w+|Enter|Esc"
    r"|[A-Za-z]\d?|commonroom)\b"
)
"""What is the same in every language: names and their initials, rule ids, keys, the program."""
_ADDRESS = re.compile(r"[0-9a-f]{64}|http\S+")


class _Strange(visitor.Transformer):
    """Makes every text of a catalogue strange."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - a node's name
        node.value = strange(node.value)[1:-1]
        return node


def strange_catalogue(route: Route) -> None:
    """Answers a request for English texts."""
    texts = _Strange().visit(FluentParser().parse(route.fetch().text()))
    route.fulfill(body=FluentSerializer().serialize(texts), content_type="text/plain")


def stray(screen: Screen) -> list[str]:
    """The words on a screen that are no message."""
    text = screen.page.locator("body").inner_text()
    return stray_words(_KNOWN.sub("", _ADDRESS.sub("", text)))
