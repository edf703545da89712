"""``commonroom rules``: every rule of a game, where it comes from, and the tests that cover it;
and a page of a printed rulebook, sentence by sentence."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import NoReturn

import click
import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from commonroom.kernel import Arg, Msg, Rule, Title, games, title
from commonroom.kernel.concordance import Row
from commonroom.terminal.rule_tests import covering_tests
from commonroom.text import Texts, languages


@click.command()
@click.argument("game", required=False, metavar="GAME", type=click.Choice(games()))
@click.argument("only", required=False, metavar="[RULE]")
@click.option("--page", metavar="RULEBOOK NUMBER", type=(str, int))
@click.option("--json", "as_json", is_flag=True, help="Tell the rules of GAME to a program.")
@click.option("--language", type=click.Choice(languages()), default="en", show_default=True)
def rules(
    game: str | None, only: str | None, page: tuple[str, int] | None, as_json: bool, language: str
) -> None:
    """List the rules of GAME, or those whose id begins with RULE.

    In a checkout, the tests that cover each rule are named too. With --page, go through a page of
    a printed rulebook, such as talisman-en, and name the rule that each of its sentences is.
    """
    console, texts = Console(highlight=False), Texts(language)
    if page is not None and as_json:
        raise click.UsageError("--json tells the rules of a GAME, no --page.")
    if page is not None:
        _list_page(console, texts, *page)
    elif game is not None and as_json:
        found = [_plain(texts, title(game), rule) for rule in _chosen(console, texts, game, only)]
        click.echo(msgspec.json.encode(found))
    elif game is not None:
        _list_rules(console, texts, title(game), _chosen(console, texts, game, only))
    else:
        raise click.MissingParameter(param_type="argument", param_hint="GAME")


def _chosen(console: Console, texts: Texts, game: str, only: str | None) -> list[Rule]:
    """The rules whose id begins so; refuses if there are none."""
    begins = only or ""
    chosen = [rule for rule in title(game).rules() if rule.id.startswith(begins.upper())]
    if not chosen:
        _refuse(console, texts, Msg("play-no-such-rule", {"rule": begins}))
    return chosen


def _plain(texts: Texts, played: Title, rule: Rule) -> dict[str, object]:
    """A rule as data: what the list shows, but for the tests."""
    key = f"{played.about.prefix}-rule-{rule.id}"
    ruling = f"{key}.ruling"
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "sources": [rule.source, *rule.also],
        "text": texts.say(Msg(key)),
        "ruling": texts.say(Msg(ruling)) if texts.has(ruling) else None,
        "pages": {book.id: book.pages_of(rule.id) for book in played.rulebooks()},
    }


def _list_rules(console: Console, texts: Texts, played: Title, chosen: list[Rule]) -> None:
    tests = covering_tests()
    chapter = ""
    for rule in chosen:
        if rule.chapter != chapter:
            chapter = rule.chapter
            heading = texts.say(Msg(f"{played.about.prefix}-chapter-{chapter}"))
            console.print(Text(f"\n{heading}", style="bold underline"))
        show_rule(console, texts, played, rule)
        if tests is not None:
            for test in tests.get(rule.id, ["–"]):
                console.print(Padding(Text(test, style="dim"), (0, 0, 0, 4)))


def show_rule(console: Console, texts: Texts, played: Title, rule: Rule) -> None:
    """A rule's id, source and text, what the rulebook leaves open, and where it is printed."""
    key = f"{played.about.prefix}-rule-{rule.id}"
    sources = [texts.say(Msg(f"play-source-{source}")) for source in (rule.source, *rule.also)]
    head = Text(f"{rule.id}  ", style="bold").append(" · ".join(sources), style="not bold dim")
    console.print(head)
    console.print(Padding(Text(texts.say(Msg(key))), (0, 0, 0, 2)))
    if texts.has(f"{key}.ruling"):
        ruling = texts.say(Msg("play-ruling", {"text": Msg(f"{key}.ruling")}))
        console.print(Padding(Text(ruling, style="italic"), (0, 0, 0, 2)))
    for where in _booklets(played, rule):
        console.print(Padding(Text(texts.say(where), style="dim"), (0, 0, 0, 2)))


def _booklets(played: Title, rule: Rule) -> Iterable[Msg]:
    """The pages of each printed rulebook on which a rule stands."""
    for book in played.rulebooks():
        if pages := book.pages_of(rule.id):
            where: dict[str, Arg] = {"pages": [*pages], "count": len(pages)}
            yield Msg("play-booklet", where | {"language": book.language})


# ---- a page of a rulebook ----------------------------------------------------------------------


def _list_page(console: Console, texts: Texts, name: str, page: int) -> None:
    titles = [title(game) for game in games()]
    shelf = {book.id: (book, played) for played in titles for book in played.rulebooks()}
    if name not in shelf:
        known: list[str | int | Msg] = [*sorted(shelf)]
        _refuse(console, texts, Msg("play-no-such-rulebook", {"rulebook": name, "known": known}))
    book, box = shelf[name]
    sections = book.on(page)
    if not sections:
        _refuse(console, texts, Msg("play-no-such-page", {"rulebook": name, "page": page}))
    console.print(Text(texts.say(Msg("play-page", {"rulebook": name, "page": page})), style="bold"))
    for section in sections:
        console.print(Text(f"\n{section.heading}", style="bold underline"))
        for row in section.rows:
            console.print(Padding(Text(texts.say(_row(row))), (0, 0, 0, 2)))
    console.print()
    cited = {rule for section in sections for row in section.rows for rule in row.rules}
    for played in (one for one in titles if one.content_dir == box.content_dir):
        for rule in played.rules():
            if rule.id in cited:
                cited.remove(rule.id)
                show_rule(console, texts, played, rule)


def _row(row: Row) -> Msg:
    first, last = row.sentences
    cited = ", ".join(row.rules)
    ruled = f"{row.name}: {cited}" if row.name else cited
    what = ruled if cited else Msg(f"play-page-{row.nothing}")
    count = last - first + 1
    return Msg("play-page-row", {"count": count, "first": first, "last": last, "what": what})


def _refuse(console: Console, texts: Texts, msg: Msg) -> NoReturn:
    console.print(Text(texts.say(msg), style="yellow"))
    sys.exit(2)
