"""The lineup: who sits where, as a command line says it or a person is asked for it."""

from __future__ import annotations

import getpass
import sys

from rich.console import Console
from rich.markup import escape

from commonroom.bots import is_level, levels, usual_level
from commonroom.bots.visitors import name_of
from commonroom.kernel import Arg, Msg, title
from commonroom.kernel.errors import BadOptionValue
from commonroom.terminal.session import Chair
from commonroom.text import Texts


def lineup_of(texts: Texts, seats: str, game: str) -> tuple[Chair, ...]:
    """``ada,expert``: a word that is a bot level is a bot, any other the name of a person.

    A level may be written with capitals: nobody means a person of that name.
    """
    words = [part.strip() for part in seats.split(",")]
    if not all(words) or seats.isdecimal():
        raise BadOptionValue("seats", seats, "names and bot levels, separated by commas")
    return tuple(_chair(texts, word, seat, game) for seat, word in enumerate(words))


def _chair(texts: Texts, word: str, seat: int, game: str) -> Chair:
    for level in (word, word.lower()):
        if is_level(game, level):
            return _bot(texts, level, seat)
    return Chair(word[0].upper() + word[1:])


def own_name(texts: Texts) -> str:
    """What the system calls whoever sits here, if it has a name for them."""
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):
        return texts.say(Msg("player", {"number": 1}))


def asked_lineup(
    console: Console, texts: Texts, game: str, options: dict[str, str]
) -> tuple[Chair, ...]:
    """A few questions before a first game; Enter, or no keyboard at all, takes what is offered.

    What is answered about options that were not given is added to them.
    """
    about, name, level = title(game).about, own_name(texts), usual_level(game)
    count = about.seats[len(about.seats) // 2]
    if sys.stdin.isatty():
        console.print(texts.say(Msg(f"{about.prefix}-{game}")), style="bold")
        console.print(texts.say(Msg(f"{about.prefix}-blurb-{game}")))
        name = _asked(console, texts, Msg("play-ask-name"), name)
        count = int(_among(console, texts, "players", str(count), tuple(map(str, about.seats))))
        level = _among(console, texts, "level", level, levels(game))
        for option in about.options:
            if option.id not in options:
                options[option.id] = _among(
                    console, texts, "option", option.values[0], option.values,
                    option=Msg(f"{about.prefix}-{option.id}"),
                )  # fmt: skip
    return Chair(name), *(_bot(texts, level, seat) for seat in range(1, count))


def _bot(texts: Texts, level: str, seat: int) -> Chair:
    """A bot is called what its level is called in the language of the screen, with its budget."""
    name, dash, budget = name_of(level).partition("-")
    key = f"bot-level-{name}"
    word = texts.say(Msg(key)) + dash + budget if texts.has(key) else name_of(level)
    said = texts.say(Msg("bot-name", {"level": word, "number": seat + 1}))
    return Chair(said[0].upper() + said[1:], level)


def _asked(console: Console, texts: Texts, question: Msg, offered: str) -> str:
    prompt = f"{escape(texts.say(question))} [dim]({escape(offered)})[/] "
    return console.input(prompt).strip() or offered


def _among(
    console: Console, texts: Texts, key: str, offered: str, choices: tuple[str, ...], **args: Arg
) -> str:
    """One of the choices: whoever types anything else is asked again."""
    question = Msg(f"play-ask-{key}", {**args, "choices": list(choices)})
    while (typed := _asked(console, texts, question, offered)) not in choices:
        refusal = texts.say(Msg("play-not-offered", {"words": typed}))
        console.print(refusal, style="yellow", markup=False)
    return typed
