"""The balance report of Death Eaters Rising: who wins at which table, and what is lost by what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from commonroom.kernel import content_of
from commonroom.lab.balance.series import Band, Played, Series
from commonroom.lab.balance.telling import (
    lengths,
    opening,
    percent,
    share_of_games,
    table,
    with_interval,
)
from commonroom.lab.games import Record
from commonroom.lab.numbers import Share, difference

GAME = "death-eaters-rising"
GAMES = 800
"""How many games the chief series has, unless somebody wants fewer."""


def series(games: int) -> list[Series]:
    """What is played: all difficulties in full, as what lies between them is promised; weaker bots
    in part."""
    return [
        Series((level,), seats, count, (("difficulty", difficulty),))
        for seats in (2, 3, 4)
        for difficulty, level, count in (
            ("standard", "expert", games),
            ("beginner", "expert", games),
            ("expert", "expert", games),
            ("standard", "novice", games // 4),
            ("standard", "random", games // 4),
        )
    ]


# ---- numbers --------------------------------------------------------------------------------


def wins(records: Sequence[Record]) -> int:
    """How many games were won."""
    return sum(record.won for record in records)


def rate(records: Sequence[Record]) -> float:
    """The share of games won."""
    return wins(records) / len(records)


def losses(records: Sequence[Record]) -> dict[str, float]:
    """Loss condition → in what share of the lost games it applied."""
    lost = [record for record in records if not record.won]
    counts = Counter(reason for record in lost for reason in record.reasons)
    return {f"DER-LOS-{n}": counts[f"DER-LOS-{n}"] / max(1, len(lost)) for n in range(1, 5)}


def won(records: Sequence[Record]) -> str:
    """The share of games won and its interval."""
    return with_interval(wins(records), len(records))


def step(records: Sequence[Record], standard: Sequence[Record]) -> tuple[float, str]:
    """How much more is won than at standard difficulty, and that in words with its interval."""
    one, other = Share(wins(records), len(records)), Share(wins(standard), len(standard))
    points, low, high = (100 * part for part in difference(one, other))
    return points, f"{points:+.1f} points ({low:+.1f} to {high:+.1f})"


def _by_kind(records: Played) -> dict[tuple[str, str, int], list[Record]]:
    """Difficulty, level and seats → the games of that kind."""
    return {
        (one.option("difficulty"), one.levels[0], one.seats): games
        for one, games in records.items()
    }


# ---- the report -----------------------------------------------------------------------------


def bands(records: Played) -> Iterator[Band]:
    """The promises of the design, in its order."""
    by_kind = _by_kind(records)
    pooled: list[Record] = []
    for seats in (2, 3, 4):
        standard = by_kind["standard", "expert", seats]
        pooled += standard
        share = rate(standard)
        yield Band(
            f"{seats} players win 35–55 % of standard games",
            won(standard),
            0.35 <= share <= 0.55,
        )
        easier, told = step(by_kind["beginner", "expert", seats], standard)
        yield Band(
            f"{seats} players win at least 10 points more as beginners",
            told,
            easier >= 10,
        )
        harder, told = step(by_kind["expert", "expert", seats], standard)
        yield Band(
            f"{seats} players win at least 10 points less at expert difficulty",
            told,
            harder <= -10,
        )
    for condition, share in losses(pooled).items():
        yield Band(
            f"{condition} occurs in at least 3 % of lost games", percent(share), share >= 0.03
        )
    median = lengths(pooled)[2]
    yield Band("the median game has 20–45 turns", f"{median} turns", 20 <= median <= 45)
    recruited = share_of_games(pooled, "recruited")
    heroes = [w.id for w in content_of(GAME).wizards.values() if not w.starter]
    rarest = min(heroes, key=lambda hero: recruited[hero])
    share = recruited[rarest] / len(pooled)
    yield Band(
        "no hero is recruited in less than 1 % of games",
        f"{rarest}, the rarest: {percent(share)}",
        share >= 0.01,
    )


def report(records: Played) -> str:
    """The whole report in Markdown."""
    by_kind = _by_kind(records)
    standard = {seats: by_kind["standard", "expert", seats] for seats in (2, 3, 4)}
    pooled = [record for one in standard.values() for record in one]
    of = f"games between bots, {len(standard[2]):,} of each difficulty for each number of players"
    parts = [
        *opening("Death Eaters Rising", GAME, records, of, bands(records)),
        "## Games won\n",
        _win_table(by_kind),
        "## Why games are lost\n",
        "Share of the lost games in which a condition applied; several may apply at once.\n",
        _loss_table(standard, pooled),
        "## Length in turns\n",
        _length_table(standard, pooled),
        "## Heroes\n",
        "Share of the standard games in which a wizard was recruited, and lay in the hospital wing "
        "at the end. Starters are only recruited when nobody began with them.\n",
        _hero_table(pooled),
        "## Death Eaters and places\n",
        "Share of standard games in which a Death Eater went to Azkaban, or a place was lost.\n",
        _fallen_table(pooled),
    ]
    return "\n".join(parts)


def _win_table(by_kind: dict[tuple[str, str, int], list[Record]]) -> str:
    names = {
        ("beginner", "expert"): "beginner difficulty, expert bots",
        ("standard", "expert"): "standard difficulty, expert bots",
        ("expert", "expert"): "expert difficulty, expert bots",
        ("standard", "novice"): "standard difficulty, novice bots",
        ("standard", "random"): "standard difficulty, random bots",
    }
    rows = [
        (name, *(won(by_kind[(*kind, seats)]) for seats in (2, 3, 4)))
        for kind, name in names.items()
    ]
    return table(("", "2 players", "3 players", "4 players"), rows)


def _loss_table(standard: dict[int, list[Record]], pooled: list[Record]) -> str:
    names = {
        "DER-LOS-1": "too many wizards in the hospital wing",
        "DER-LOS-2": "a player has no wizard left",
        "DER-LOS-3": "four places controlled",
        "DER-LOS-4": "a location wholly controlled",
    }
    groups = [losses(records) for records in (*standard.values(), pooled)]
    rows = [
        (f"{name} ({rule})", *(percent(group[rule]) for group in groups))
        for rule, name in names.items()
    ]
    return table(("", "2 players", "3 players", "4 players", "all"), rows)


def _length_table(standard: dict[int, list[Record]], pooled: list[Record]) -> str:
    groups = {**{f"{seats} players": records for seats, records in standard.items()}, "all": pooled}
    rows = [(name, *map(str, lengths(records))) for name, records in groups.items()]
    return table(("", "5 %", "25 %", "median", "75 %", "95 %"), rows)


def _hero_table(pooled: list[Record]) -> str:
    recruited = share_of_games(pooled, "recruited")
    hurt = share_of_games(pooled, "hospital_wing")
    wizards = sorted(content_of(GAME).wizards.values(), key=lambda w: -recruited[w.id])
    rows = [
        (
            f"`{wizard.id}`" + (" (starter)" if wizard.starter else ""),
            percent(recruited[wizard.id] / len(pooled)),
            percent(hurt[wizard.id] / len(pooled)),
        )
        for wizard in wizards
    ]
    return table(("Wizard", "Recruited", "Hospital wing"), rows)


def _fallen_table(pooled: list[Record]) -> str:
    rows = []
    for kind, happening in (("death_eaters", "azkaban"), ("places", "controlled")):
        counts = share_of_games(pooled, happening)
        cards = sorted(getattr(content_of(GAME), kind), key=lambda card: -counts[card])
        rows += [(f"`{card}`", percent(counts[card] / len(pooled))) for card in cards]
    return table(("Card", "Share of games"), rows)
