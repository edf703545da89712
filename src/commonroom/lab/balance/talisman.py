"""The balance report of Talisman: who wins, how long it takes, and what is met on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.game import ORDER
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

GAME = "talisman"
GAMES = 1000
SEATS = 4
"""The bands are promised for so many players."""
ROUNDS = 400
EXPERTS = ("expert",)


def series(games: int) -> list[Series]:
    """What is played: four experts in full, other tables in part."""
    others = [Series(EXPERTS, seats, games // 10) for seats in (2, 3, 5, 6)]
    return [Series(EXPERTS, SEATS, games), *others, Series(("novice",), SEATS, games // 10)]


# ---- numbers --------------------------------------------------------------------------------


def rounds(record: Record) -> int:
    """How many rounds a game took."""
    return -(-record.turns // record.seats)


def characters(record: Record) -> list[str]:
    """Who took part."""
    return [side.partition("/")[0] for side in record.tallies["sides"]]


def victor(record: Record) -> str:
    """Which character won; "" if nobody did."""
    return "".join(record.tallies["victor"]).partition("/")[0]


def even(records: Sequence[Record], content: Content) -> list[Record]:
    """The games that were won, with as many on one side as on the other."""
    found = []
    for record in records:
        order = sum(content.characters[one].alignment == ORDER for one in characters(record))
        if 2 * order == record.seats and record.won:
            found.append(record)
    return found


def order_wins(records: Sequence[Record], content: Content) -> int:
    """How many of these games the Order won."""
    return sum(content.characters[victor(record)].alignment == ORDER for record in records)


def _chief(records: Played) -> list[Record]:
    """The games that the bands are about."""
    return next(found for one, found in records.items() if one[:2] == (EXPERTS, SEATS))


# ---- the report -----------------------------------------------------------------------------


def bands(records: Played) -> Iterator[Band]:
    """The promises of the design, in its order."""
    content: Content = content_of(GAME)
    four = _chief(records)
    ended = sum(record.won and rounds(record) <= ROUNDS for record in four) / len(four)
    yield Band(
        f"a winner in at least 99 % of games within {ROUNDS} rounds", percent(ended), ended >= 0.99
    )
    median = sorted(map(rounds, four))[len(four) // 2]
    yield Band("the median game has 40–120 rounds", f"{median} rounds", 40 <= median <= 120)
    won = Counter(victor(record) for record in four if record.won)
    shares = {one: won[one] / won.total() for one in content.characters}
    for word, one in (("fewest", min(shares, key=shares.__getitem__)),
                      ("most", max(shares, key=shares.__getitem__))):  # fmt: skip
        yield Band(
            f"the character with the {word} wins has 8–18 % of them",
            f"{one}: {percent(shares[one])}",
            0.08 <= shares[one] <= 0.18,
        )
    fair = even(four, content)
    order = order_wins(fair, content) / max(1, len(fair))
    yield Band(
        "of games with even sides, the Order wins 45–55 %", percent(order), 0.45 <= order <= 0.55
    )
    for word, happening, cards in (
        ("every encounter card is met", "met", list(content.encounters)),
        ("every spell is cast", "spells", list(content.spells)),
    ):
        counts = share_of_games(four, happening)
        rarest = min(cards, key=lambda card: counts[card])
        yield Band(word, f"{rarest}, the rarest: in {counts[rarest]} games", counts[rarest] > 0)


def report(records: Played) -> str:
    """The whole report in Markdown."""
    content: Content = content_of(GAME)
    four = _chief(records)
    of = (
        f"games between bots, {len(four):,} of them between {SEATS} experts, whose characters are "
        "dealt and who pick the side of the card that wins more"
    )
    parts = [
        *opening("Talisman", GAME, records, of, bands(records)),
        "## Length in rounds\n",
        _length_table(records),
        "## Characters\n",
        "Their share of all wins (an eighth is fair), and how often a side of the card won when "
        "somebody began with it (a quarter is fair).\n",
        _character_table(four, content),
        "## Sides\n",
        _side_table(four, content),
        "## What happens\n",
        _happenings(four),
        "## Cards\n",
        "Share of games in which a card was met, the rarest first; and how often a spell was cast "
        "in a game.\n",
        _card_table(four, content),
        _spell_table(four, content),
    ]
    return "\n".join(parts)


def _length_table(records: Played) -> str:
    rows = []
    for one, played in records.items():
        whole = [record for record in played if record.won]
        cuts = [round(turns / one.seats) for turns in lengths(whole)]
        name = f"{one.seats} {one.levels[0]}s"
        rows.append((name, str(len(played)), *map(str, cuts)))
    return table(("", "Games", "5 %", "25 %", "median", "75 %", "95 %"), rows)


def _character_table(four: Sequence[Record], content: Content) -> str:
    begun = Counter(side for record in four for side in record.tallies["sides"])
    first = Counter(record.tallies["sides"][record.winners[0]] for record in four if record.won)
    won = Counter(victor(record) for record in four if record.won)
    rows = []
    for one in sorted(content.characters, key=lambda one: -won[one]):
        share = with_interval(won[one], won.total())
        sides = [
            percent(first[side] / begun[side]) if begun[side] else "–"
            for side in (f"{one}/a", f"{one}/b")
        ]
        rows.append((f"`{one}`", share, *sides))
    return table(("Character", "Share of wins", "Side a", "Side b"), rows)


def _side_table(four: Sequence[Record], content: Content) -> str:
    fair = even(four, content)
    order = order_wins(fair, content)
    rows = []
    for name, hits in (("Order of the Phoenix", order), ("Death Eaters", len(fair) - order)):
        rows.append((name, str(hits), with_interval(hits, len(fair))))
    return table((f"In {len(fair)} games with even sides", "Wins", "Share"), rows)


def _happenings(four: Sequence[Record]) -> str:
    def mean(total: int) -> str:
        return f"{total / len(four):.1f}"

    falls = sum(_sum(record.numbers["falls"]) for record in four)
    duels = sum(_sum(record.numbers["duels"]) for record in four)
    return table(
        ("In a game", "On average"),
        [
            ("answers given", mean(sum(record.decisions for record in four))),
            ("battles between characters", mean(duels)),
            ("last Lives lost", mean(falls)),
            ("spells cast", mean(sum(len(record.tallies["spells"]) for record in four))),
            ("cards bought", mean(sum(len(record.tallies["bought"]) for record in four))),
        ],
    )


def _sum(number: int | tuple[int, ...]) -> int:
    return number if isinstance(number, int) else sum(number)


def _card_table(four: Sequence[Record], content: Content) -> str:
    counts = share_of_games(four, "met")
    cards = sorted(content.encounters, key=lambda card: counts[card])
    rows = [(f"`{card}`", percent(counts[card] / len(four))) for card in cards]
    return table(("Card", "Met"), rows)


def _spell_table(four: Sequence[Record], content: Content) -> str:
    counts = Counter(spell for record in four for spell in record.tallies["spells"])
    spells = sorted(content.spells, key=lambda spell: counts[spell])
    rows = [(f"`{spell}`", f"{counts[spell] / len(four):.2f}") for spell in spells]
    return table(("Spell", "Cast"), rows)
