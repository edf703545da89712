"""``commonroom rules``: every rule of a game, where it comes from, and the tests that cover it."""

from __future__ import annotations

import sys

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from commonroom.kernel import Msg, Rule, games, title
from commonroom.terminal.rule_tests import covering_tests
from commonroom.text import Texts, languages


@click.command()
@click.argument("game", metavar="GAME", type=click.Choice(games()))
@click.argument("only", required=False, metavar="[RULE]")
@click.option("--language", type=click.Choice(languages()), default="en", show_default=True)
def rules(game: str, only: str | None, language: str) -> None:
    """List the rules of GAME, or those whose id begins with RULE.

    In a checkout, the tests that cover each rule are named too.
    """
    console, texts = Console(highlight=False), Texts(language)
    prefix = title(game).about.prefix
    chosen = [rule for rule in title(game).rules() if rule.id.startswith((only or "").upper())]
    if not chosen:
        text = texts.say(Msg("play-no-such-rule", {"rule": only or ""}))
        console.print(Text(text, style="yellow"))
        sys.exit(2)
    tests = covering_tests()
    chapter = ""
    for rule in chosen:
        if rule.chapter != chapter:
            chapter = rule.chapter
            heading = texts.say(Msg(f"{prefix}-chapter-{chapter}"))
            console.print(Text(f"\n{heading}", style="bold underline"))
        show_rule(console, texts, prefix, rule)
        if tests is not None:
            for test in tests.get(rule.id, ["–"]):
                console.print(Padding(Text(test, style="dim"), (0, 0, 0, 4)))


def show_rule(console: Console, texts: Texts, prefix: str, rule: Rule) -> None:
    """A rule's id, source and text, and what the rulebook leaves open."""
    key = f"{prefix}-rule-{rule.id}"
    sources = [texts.say(Msg(f"play-source-{source}")) for source in (rule.source, *rule.also)]
    head = Text(f"{rule.id}  ", style="bold").append(" · ".join(sources), style="not bold dim")
    console.print(head)
    console.print(Padding(Text(texts.say(Msg(key))), (0, 0, 0, 2)))
    if texts.has(f"{key}.ruling"):
        ruling = texts.say(Msg("play-ruling", {"text": Msg(f"{key}.ruling")}))
        console.print(Padding(Text(ruling, style="italic"), (0, 0, 0, 2)))
