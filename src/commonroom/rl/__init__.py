"""The open door for learning programs: every title and mode as an environment.

``pip install commonroom[rl]``. What the numbers of actions and observations mean is in docs/rl.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import gymnasium

from commonroom.kernel import games
from commonroom.rl.board import action_table, observer
from commonroom.rl.seat_env import SeatEnv
from commonroom.rl.table_env import MOST_ANSWERS, RenderMode, TableEnv

__all__ = ["SeatEnv", "TableEnv", "action_table", "env", "gym_env", "observer"]

for _game in games():  # gymnasium.make("commonroom/talisman", opponents="random")
    gymnasium.register(
        f"commonroom/{_game}", "commonroom.rl.seat_env:SeatEnv", kwargs={"game": _game}
    )


def env(
    game: str,
    *,
    seats: int,
    options: Mapping[str, str] | None = None,
    pack: Path | str | None = None,
    guests: bool = False,
    views: bool = False,
    most_answers: int | None = MOST_ANSWERS,
    render_mode: RenderMode | None = None,
) -> TableEnv:
    """A whole table, an agent at every seat: a PettingZoo AEC environment.

    `pack`: a folder with cards of your own. `guests`: whether other seats are asked as well while a
    decision is open. `views`: whether every info has the whole view, which costs time;
    `TableEnv.view` has it on demand. `most_answers`: how many answers a match takes before it is
    cut short; None is no limit.
    """
    return TableEnv(
        game, seats, options, pack=pack, guests=guests, views=views, most_answers=most_answers,
        render_mode=render_mode,
    )  # fmt: skip


def gym_env(
    game: str,
    *,
    seat: int = 0,
    opponents: str | Sequence[str] = "novice",
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    pack: Path | str | None = None,
    guests: bool = False,
    most_answers: int | None = MOST_ANSWERS,
    render_mode: RenderMode | None = None,
) -> SeatEnv:
    """One seat against bots: a Gymnasium environment.

    `opponents`: the level of all bots, or of each in the order of seats. Without `seats`, as few as
    there can be opponents at.
    """
    return SeatEnv(
        game, seat, opponents,
        seats=seats, options=options, pack=pack, guests=guests, most_answers=most_answers,
        render_mode=render_mode,
    )  # fmt: skip
