"""The rulebook of a screen: where rules are printed, what they name, what shows them at work."""

from __future__ import annotations

import re

from commonroom.kernel import Msg, content_of, title
from commonroom.kernel.concordance import Rulebook
from commonroom.server import bodies
from commonroom.tables.guide import examples, guide_of
from commonroom.text import Texts


def booklets(game: str) -> tuple[bodies.Booklet, ...]:
    """The printed rulebooks of a game's box, page by page, with the rules of this game."""
    known = {rule.id for rule in title(game).rules()}
    return tuple(
        bodies.Booklet(book.id, book.language, tuple(_pages(book, known)))
        for book in title(game).rulebooks()
    )


def _pages(book: Rulebook, known: set[str]) -> list[bodies.BookletPage]:
    found: dict[int, dict[str, None]] = {}
    for section in book.sections:
        for row in section.rows:
            for page in section.pages:
                found.setdefault(page, {}).update(dict.fromkeys(row.rules))
    told = {page: tuple(rule for rule in rules if rule in known) for page, rules in found.items()}
    return [bodies.BookletPage(page, rules) for page, rules in sorted(told.items()) if rules]


def shown(game: str) -> tuple[bodies.Example, ...]:
    """The game's worked examples."""
    return tuple(bodies.Example(id_, guide_of(game, id_).shows) for id_ in examples(game))


def named(game: str) -> dict[str, tuple[str, ...]]:
    """Rule → the cards and spaces that its text names. English names do not change with their case,
    so they are looked for there, whatever the reader's language."""
    texts, prefix = Texts("en"), title(game).about.prefix
    printed = sorted(title(game).printed(content_of(game)), key=len, reverse=True)
    cards = {texts.say(Msg(f"{prefix}-{card}")): card for card in printed}
    """Of two with one name, the plainer id: the student, not the duel card."""
    names = sorted(map(re.escape, cards), key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(names)})(?!\w)") if names else None
    found = {}
    for rule in title(game).rules():
        key = f"{prefix}-rule-{rule.id}"
        text = texts.say(Msg(key))
        if texts.has(f"{key}.ruling"):
            text += " " + texts.say(Msg(f"{key}.ruling"))
        hits = dict.fromkeys(pattern.findall(text)) if pattern else {}
        if hits:
            found[rule.id] = tuple(cards[name] for name in hits)
    return found
