"""``python -m commonroom.lab.strength GAME``: how often each level of bots beats the one below.

Neighbours play each other in both orders of seats; where all win or lose together, each level plays
by itself, and how much more it wins than the one below is told beside it. The seeds are fixed here,
before anybody has played with them. Every game is kept as soon as it is over, so the run can be
stopped at any time, and goes on where it was when it is started again with the same bots; a row is
told when all of its games are played, and never before.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from commonroom.bots import levels, mind_of
from commonroom.bots.budget import MASTER
from commonroom.kernel import games, title
from commonroom.kernel.errors import CommonRoomError
from commonroom.lab.errors import CannotWrite
from commonroom.lab.grid import choices, planned
from commonroom.lab.league import THE_GAME, league_plan, pairings
from commonroom.lab.numbers import Share, difference
from commonroom.lab.plan import Plan
from commonroom.lab.simulation import journal_of, simulate
from commonroom.lab.speech import share_text
from commonroom.text import Texts
from commonroom.text.errors import TextsUnavailable

SEED = "strength"
GAMES, GAMES_TOGETHER, GAMES_OF_MASTERS = 400, 2000, 200
"""Games of a row: more where each level plays by itself, because the step between two levels has
the errors of both; fewer with masters, who take their time."""
KEPT = Path("build/strength")
"""Where results go, in a folder for each version of the bots; git does not keep them."""
_INTERRUPTED = 130
_FEWEST = 2
"""Games of a row: one from each seat."""
_USUAL: Mapping[str, Sequence[str]] = MappingProxyType({})
HEAD = ("| | games | won (95 % interval) | points more than below |", "|---|---:|---|---|")


def rows(
    game: str, count: int | None = None, options: Mapping[str, Sequence[str]] = _USUAL
) -> Iterator[tuple[str, Plan]]:
    """The name of each row of the table, and the games that fill it, the weakest level first."""
    about, known = title(game).about, levels(game)
    seats = min(size for size in about.seats if size > 1)
    for below, level in zip(("", *known), known, strict=False):
        usual = GAMES_TOGETHER if about.cooperative else GAMES
        total = count or (GAMES_OF_MASTERS if level == MASTER else usual)
        if about.cooperative:
            who = [f"{level}*{seats}"]
            plan = planned(game, games=total, line_ups=who, options=options, seed=SEED)
            yield f"{level}s", plan
        elif below:
            half = total // 2
            pair = league_plan(
                game, chosen=(level, below), games=half, seats=seats, options=options, seed=SEED
            )
            yield f"{level} against {below}", pair


def won(name: str, plan: Plan, kept: Path, workers: int) -> Share:
    """Play what is missing of a row: the games that were won."""
    usual = title(plan.game).about.settled(len(plan.variants[0].levels), {})
    others = [value for key, value in plan.variants[0].options.items() if value != usual.get(key)]
    out = kept / " ".join([plan.game, *others, f"{name}.csv"]).replace(" ", "-")
    resume = out.exists() or journal_of(out).exists()

    def progress(done: int) -> None:
        sys.stderr.write(f"\r{name}: {done} of {plan.total} ")
        sys.stderr.flush()

    done = simulate(plan, out, workers=workers, resume=resume, progress=progress)
    met = pairings(done.summary)[0]
    assert met.other == THE_GAME or name == f"{met.level} against {met.other}"
    return met.share


def table(found: Mapping[str, Share], texts: Texts, *, together: bool) -> Iterator[str]:
    """The rows that were played; where levels play by themselves, with the steps between them."""
    yield from HEAD
    below: Share | None = None
    for name, share in found.items():
        step = "" if below is None or not together else _step(share, below)
        yield f"| {name} | {share.total} | {share_text(texts, share)} | {step} |"
        below = share


def _step(share: Share, below: Share) -> str:
    more, low, high = (100 * part for part in difference(share, below))
    return f"{more:+.1f} ({low:.1f}–{high:.1f})"


def main(given: Sequence[str] | None = None) -> None:
    """Play all rows, and print the table."""
    parser = argparse.ArgumentParser(description="Measure how strong each level of bots is.")
    parser.add_argument("game", choices=games())
    parser.add_argument("--games", type=int, help="games of a row, if not as many as the docs want")
    parser.add_argument("--only", help="the row of this level alone")
    parser.add_argument("--option", action="append", default=[], help="such as difficulty=beginner")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kept", type=Path, default=KEPT, help="where results go")
    chosen = parser.parse_args(given)
    if chosen.only is not None and chosen.only not in levels(chosen.game):
        parser.error(f"--only: the levels are {', '.join(levels(chosen.game))}")
    if chosen.workers < 1 or (chosen.games is not None and chosen.games < _FEWEST):
        parser.error(f"a row has {_FEWEST} games or more, and one worker or more plays them")
    kept = chosen.kept / mind_of(chosen.game)
    try:
        texts = Texts("en")
    except TextsUnavailable:
        sys.exit(
            "Error: this needs fluent.runtime, which comes with: pip install 'commonroom[lab]'"
        )
    try:
        kept.mkdir(parents=True, exist_ok=True)
        found = {
            name: won(name, plan, kept, chosen.workers)
            for name, plan in rows(chosen.game, chosen.games, choices(chosen.option))
            if chosen.only in (None, name.split()[0].removesuffix("s"))
        }
    except CommonRoomError as error:
        sys.exit(texts.say(error.msg))
    except OSError as error:
        sys.exit(texts.say(CannotWrite(str(kept), error.strerror or str(error)).msg))
    except KeyboardInterrupt:
        sys.stderr.write(
            f"\nStopped. What was played is kept in {kept}; the same command goes on.\n"
        )
        sys.exit(_INTERRUPTED)
    together = title(chosen.game).about.cooperative
    sys.stdout.write("\n".join(table(found, texts, together=together)) + "\n")


if __name__ == "__main__":
    main()
