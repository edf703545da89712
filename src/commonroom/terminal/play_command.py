"""``commonroom play``: sit down at a game in the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import Any, get_args

import click
from rich.console import Console

from commonroom.bots.visitors import NoAnswer
from commonroom.games.death_eaters_rising.about import ABOUT as DEATH_EATERS_RISING
from commonroom.games.talisman.about import ABOUT as TALISMAN
from commonroom.games.year_at_hogwarts.about import ABOUT as YEAR_AT_HOGWARTS
from commonroom.games.year_at_hogwarts.quidditch.about import ABOUT as QUIDDITCH
from commonroom.games.year_at_hogwarts.voldemort_returns.about import ABOUT as VOLDEMORT_RETURNS
from commonroom.kernel import Match, games, new_match
from commonroom.kernel.content import Raw
from commonroom.kernel.errors import CommonRoomError
from commonroom.kernel.registry import content_of, read_pack
from commonroom.tables.data_folder import data_folder
from commonroom.tables.plan import Reactions
from commonroom.terminal.death_eaters_rising import DeathEatersRisingTableau
from commonroom.terminal.lineup import asked_lineup, lineup_of
from commonroom.terminal.loop import Loop
from commonroom.terminal.plain import PlainTableau
from commonroom.terminal.quidditch import QuidditchTableau
from commonroom.terminal.screen import Leave, Screen, Tableau
from commonroom.terminal.session import AnotherGameKept, Chair, Session, resume
from commonroom.terminal.talisman import TalismanTableau
from commonroom.terminal.voldemort_returns import ReturnTableau
from commonroom.terminal.year_at_hogwarts import YearTableau
from commonroom.text import Texts, languages

TABLEAUX: dict[str, Callable[[Any], Tableau]] = {
    DEATH_EATERS_RISING.id: DeathEatersRisingTableau,
    TALISMAN.id: TalismanTableau,
    YEAR_AT_HOGWARTS.id: YearTableau,
    QUIDDITCH.id: QuidditchTableau,
    VOLDEMORT_RETURNS.id: ReturnTableau,
}
"""Game → how it looks, made from its content, whose type is the game's own."""


@click.command()
@click.argument("game", metavar="GAME", type=click.Choice(games()))
@click.option("--seats", metavar="ADA,expert,…",
              help="Who sits where: a name for a person, or a bot level.")  # fmt: skip
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE",
              help="An option of the game, such as difficulty=beginner.")  # fmt: skip
@click.option("--seed", help="The same seed and the same answers give the same game.")
@click.option("--language", type=click.Choice(languages()), help="The language of the screen.")
@click.option("--pack", type=click.Path(exists=True, file_okay=False, path_type=Path),
              help="A folder with your own copy of the cards.")  # fmt: skip
@click.option("--reactions", type=click.Choice(get_args(Reactions)), default="matters",
              show_default=True,
              help="When you are offered the word in others' turns: always, after chance "
                   "has spoken, or never.")  # fmt: skip
@click.option("--file", type=click.Path(dir_okay=False, path_type=Path),
              help="Where the game is kept; it is resumed from there.")  # fmt: skip
@click.option("--new", is_flag=True, help="Begin anew even if a game is kept.")
def play(
    game: str,
    seats: str | None,
    options: tuple[str, ...],
    seed: str | None,
    language: str | None,
    pack: Path | None,
    reactions: Reactions,
    file: Path | None,
    new: bool,
) -> None:
    """Play GAME here, with people at one keyboard and with bots.

    The game is kept after every answer, so leaving (q, ^C, or a power cut) loses nothing.
    """
    if file is not None and not file.parent.exists():
        raise click.BadParameter(f"there is no folder {file.parent}", param_hint="--file")
    console = Console(highlight=False)
    texts = Texts(language or system_language())
    again = _again(called(game, texts), reactions, file)
    file = file or data_folder() / f"{game}.session"
    resumed = file.exists() and not new
    chosen = _options(options)
    try:
        if resumed:
            session = _resumed(texts, file, game, seats, chosen, pack)
        else:
            chairs = (
                lineup_of(texts, seats, game)
                if seats is not None
                else asked_lineup(console, texts, game, chosen)
            )
            match = new_match(game, seats=len(chairs), options=chosen, seed=seed, pack=pack)
            session = Session(match, chairs, file)
            session.keep()
    except CommonRoomError as error:
        console.print(texts.say(error.msg), style="red", markup=False)
        sys.exit(2)
    screen = Screen(console, texts, tableau_of(session.match))
    screen.say("resumed" if resumed else "welcome")
    try:
        Loop(session, screen, reactions).run()
    except Leave:
        session.keep()
    except NoAnswer as error:
        console.print(texts.say(error.msg), style="red", markup=False)
        sys.exit(1)
    except KeyboardInterrupt:
        pass  # in the middle of a bot's move: what people have answered is kept
    else:
        return
    console.print()
    screen.say("kept", file=str(file), game=again)


def called(game: str, texts: Texts) -> str:
    """How a game is called for on the command line, so that it speaks the same language again."""
    return game if texts.language == system_language() else f"{game} --language {texts.language}"


def _again(game: str, reactions: Reactions, file: Path | None) -> str:
    """What goes on with a game as it was played: what was asked for and is not kept."""
    asked = [game]
    if reactions != "matters":
        asked.append(f"--reactions {reactions}")
    if file is not None:
        asked.append(f"--file {quote(str(file))}")
    return " ".join(asked)


def _resumed(
    texts: Texts,
    file: Path,
    game: str,
    seats: str | None,
    options: dict[str, str],
    pack: Path | None,
) -> Session:
    """The kept game, if it is the one that was asked for, as far as anything was said about it."""
    session = resume(file)
    setting = session.match.setting
    same_company = seats is None or _who(lineup_of(texts, seats, game)) == _who(session.chairs)
    same_cards = pack is None or read_pack(game, pack) == setting.pack
    same_rules = setting.game == game and options.items() <= setting.options.items()
    if same_company and same_cards and same_rules:
        return session
    raise AnotherGameKept(file)


def _who(chairs: tuple[Chair, ...]) -> list[str]:
    """People by name and bots by level, whatever language they were named in."""
    return [chair.level or chair.name for chair in chairs]


def tableau_of(match: Match) -> Tableau:
    """How a match's game looks in a terminal."""
    pack: Raw | None = match.setting.pack
    look = TABLEAUX.get(match.setting.game, PlainTableau)
    return look(content_of(match.setting.game, pack))


def _options(given: tuple[str, ...]) -> dict[str, str]:
    pairs = [part.partition("=") for part in given]
    return {name.strip(): value.strip() for name, _, value in pairs}


def system_language() -> str:
    """The language of the system, if there are texts in it."""
    wanted = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    return wanted if wanted in languages() else "en"
