"""The balance report of Talisman says what the records say, and whether the bands are kept."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

from commonroom.games.talisman.content import Content
from commonroom.kernel import content_of
from commonroom.lab.balance.series import Series
from commonroom.lab.balance.talisman import GAME, bands, report, series
from commonroom.lab.games import Record

CONTENT: Content = content_of(GAME)
CARDS = tuple(CONTENT.encounters)
SPELLS = tuple(CONTENT.spells)
ORDER = [c.id for c in CONTENT.characters.values() if c.alignment == "order-of-the-phoenix"]
OTHERS = [c.id for c in CONTENT.characters.values() if c.alignment == "death-eaters"]
MIXED = [one for pair in zip(ORDER, OTHERS, strict=True) for one in pair]


def record(
    one: Series, seed: int, rounds: int = 60, victor: int | None = None,
    met: tuple[str, ...] = CARDS, spells: tuple[str, ...] = SPELLS,
) -> Record:  # fmt: skip
    """A game of neighbours in the list of characters; every seat wins in its turn."""
    sides = tuple(f"{c}/a" for c in islice(cycle(MIXED), seed % 8, seed % 8 + one.seats))
    winner = (seed // 8) % one.seats if victor is None else victor
    return Record(
        game=GAME,
        seed=seed,
        seats=one.seats,
        options={},
        levels=one.levels * one.seats,
        winners=(winner,),
        reasons=("TAL-WIN-1",),
        scores=(),
        turns=rounds * one.seats,
        decisions=900,
        spoke_up=0,
        numbers={"rounds": rounds, "duels": 2, "falls": (1,) * one.seats},
        tallies={
            "sides": sides, "victor": (sides[winner],), "met": met, "spells": spells, "bought": (),
        },
    )  # fmt: skip


def records(**changed: Any) -> dict[Series, list[Record]]:
    return {one: [record(one, n, **changed) for n in range(one.games)] for one in series(160)}


def broken(played: dict[Series, list[Record]]) -> list[str]:
    return [band.promise for band in bands(played) if not band.kept]


def test_a_balanced_game_keeps_every_band() -> None:
    assert broken(records()) == []


def test_games_that_take_too_long_or_not_long_enough_are_found() -> None:
    assert broken(records(rounds=401))[0].startswith("a winner in at least 99 %")
    assert broken(records(rounds=30)) == ["the median game has 40–120 rounds"]


def test_a_side_that_wins_too_often_is_found() -> None:
    played = records()
    for one, games in played.items():
        played[one] = [record(one, n, victor=n % 2) for n in range(len(games))]
    assert broken(played)[-1] == "of games with even sides, the Order wins 45–55 %"


def test_cards_and_spells_that_nobody_meets_are_found() -> None:
    assert broken(records(met=CARDS[1:])) == ["every encounter card is met"]
    assert broken(records(spells=SPELLS[1:])) == ["every spell is cast"]


def test_the_report_tells_all_that_was_measured() -> None:
    text = report(records())
    for word in (*CONTENT.characters, *CARDS, *SPELLS):
        assert f"`{word}`" in text
    assert "**no**" not in text
    assert "| 4 novices | 16 | 60 | 60 | 60 | 60 | 60 |" in text
