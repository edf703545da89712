"""The balance report of A Year at Hogwarts: who wins, how long it takes, what brings points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.kernel import content_of
from commonroom.lab.balance.series import Band, Options, Played, Series
from commonroom.lab.balance.telling import (
    lengths,
    opening,
    percent,
    share_of_games,
    table,
    with_interval,
)
from commonroom.lab.games import Record

GAME = "year-at-hogwarts"
GAMES = 400
SEATS = 4
"""The bands are promised for so many players, the Underage variant and the classic length."""
SOURCES = {
    "missions": "mission_points",
    "exams": "exam_points",
    "Quidditch": "quidditch_points",
}
"""Where points come from → how the game counts them; the rest comes from cards."""


EXPERTS = ("expert",)


def _options(variant: str, length: str = "classic", teams: str = "pairs") -> Options:
    return ("variant", variant), ("length", length), ("teams", teams)


def series(games: int) -> list[Series]:
    """What is played: four experts in full, other tables in part."""
    part = games // 40
    tables = [
        (4 * part, 1, _options("underage")),
        (4 * part, 1, _options("qualified")),
        (part, 2, _options("underage")),
        (part, 6, _options("underage")),
        (part, SEATS, _options("underage", "quick")),
        (part, SEATS, _options("underage", "long")),
        (6 * part, SEATS, _options("qualified")),
        (6 * part, SEATS, _options("teams")),
        (6 * part, 6, _options("teams")),
        (6 * part, 6, _options("teams", teams="threes")),
        (6 * part, 8, _options("teams")),
        (6 * part, 8, _options("teams", teams="threes")),
        (part, 8, _options("teams", teams="together")),
    ]
    return [
        Series(EXPERTS, SEATS, games, _options("underage")),
        Series(("expert", "novice"), 2, 10 * part, _options("underage")),
        *(Series(EXPERTS, seats, count, options) for count, seats, options in tables),
    ]


# ---- numbers --------------------------------------------------------------------------------


def chief(records: Played) -> list[Record]:
    """The games that the bands are about."""
    kind = (EXPERTS, SEATS, _options("underage"))
    return next(
        played for one, played in records.items() if (one.levels, one.seats, one.options) == kind
    )


def rounds(record: Record) -> int:
    """How many rounds a game took."""
    return -(-record.turns // record.seats)


def won_by(records: Sequence[Record]) -> Counter[str]:
    """Student → games won; a shared win counts for each."""
    return Counter(victor for record in records for victor in record.tallies["victors"])


def by_seat(record: Record, field: str) -> tuple[int, ...]:
    """A number that the game counts for each seat."""
    value = record.numbers[field]
    return (value,) if isinstance(value, int) else value


def winners_points(records: Sequence[Record]) -> dict[str, int]:
    """Source → the points that winners had from it, "all" among them."""
    found = dict.fromkeys((*SOURCES, "all"), 0)
    for record in records:
        for seat in record.winners:
            found["all"] += by_seat(record, "points")[seat]
            for source, field in SOURCES.items():
                found[source] += by_seat(record, field)[seat]
    return found


def better_won(one: Series, records: Sequence[Record]) -> int:
    """How many games the first of the levels won that played each other."""
    return sum(one.levels[0] in {r.levels[seat] for seat in r.winners} for r in records)


# ---- the report -----------------------------------------------------------------------------


def bands(records: Played) -> Iterator[Band]:
    """The promises of the design, in its order."""
    content: Content = content_of(GAME)
    four = chief(records)
    median = sorted(map(rounds, four))[len(four) // 2]
    yield Band("the median game has 20–60 rounds", f"{median} rounds", 20 <= median <= 60)
    won = won_by(four)
    shares = {one: won[one] / max(1, won.total()) for one in content.students}
    for word, one in (
        ("fewest", min(shares, key=shares.__getitem__)),
        ("most", max(shares, key=shares.__getitem__)),
    ):
        yield Band(
            f"the student with the {word} wins has 9–16 % of them",
            f"{one}: {with_interval(won[one], won.total())}",
            0.09 <= shares[one] <= 0.16,
        )
    yield _from_missions("", four)
    done = share_of_games(four, "missions")
    rarest = min(content.missions, key=lambda mission: done[mission])
    yield Band(
        "every mission is done in some games",
        f"{rarest}, the rarest: in {done[rarest]} games",
        done[rarest] > 0,
    )
    for kind, games in records.items():
        if len(kind.levels) > 1:
            hits = better_won(kind, games)
            yield Band(
                "an expert wins at least 70 % of games against a novice",
                with_interval(hits, len(games)),
                hits >= 0.7 * len(games),
            )
    for kind, games in records.items():
        rivals = kind.seats > 1 and kind.option("teams") != "together"
        if rivals and kind.option("variant") in ("qualified", "teams"):
            yield _from_missions(f"{_name(kind)}: ", games)


def _from_missions(who: str, records: Sequence[Record]) -> Band:
    points = winners_points(records)
    share = points["missions"] / max(1, points["all"])
    return Band(
        f"{who}missions give 45–75 % of the winners' points", percent(share), 0.45 <= share <= 0.75
    )


def report(records: Played) -> str:
    """The whole report in Markdown."""
    content: Content = content_of(GAME)
    four = chief(records)
    of = (
        f"games between bots, {len(four):,} of them between {SEATS} experts (Underage, classic "
        "length), whose students are dealt at random"
    )
    parts = [
        *opening("A Year at Hogwarts", GAME, records, of, bands(records)),
        "No deck needs a reshuffle: used cards go under their deck and are drawn from there.\n",
        "## Length in rounds\n",
        _length_table(records),
        "## Every table\n",
        "All games came to an end. How many had a winner (alone one may lose), what share of the "
        "winners' points came from missions and from Quidditch, and how many matches and answers "
        "a game had.\n",
        _table_table(records),
        "## Students\n",
        "Their share of all wins (an eighth is fair), and how often they won when somebody "
        "had them.\n",
        _student_table(four, content),
        "## Where the winners' points come from\n",
        _source_table(four),
        "## Missions\n",
        "Share of games in which a mission was done, and how often its opponent won a fight in "
        "a game.\n",
        _mission_table(four, content),
        "## What happens\n",
        _happenings(four),
    ]
    return "\n".join(parts)


def _name(one: Series) -> str:
    levels = " and ".join(f"{level}s" for level in one.levels)
    variant, length, teams = map(one.option, ("variant", "length", "teams"))
    together = f" ({teams})" if variant == "teams" else ""
    return f"{one.seats} {levels}, {variant}{together}, {length}"


def _length_table(records: Played) -> str:
    rows = []
    for one, games in records.items():
        if len(games) > 1:
            cuts = [round(turns / one.seats) for turns in lengths(games)]
            rows.append((_name(one), str(len(games)), *map(str, cuts)))
    return table(("", "Games", "5 %", "25 %", "median", "75 %", "95 %"), rows)


def _table_table(records: Played) -> str:
    rows = []
    for one, games in records.items():
        if not games:
            continue
        points = winners_points(games)
        whole = max(1, points["all"])
        matches = sum(sum(by_seat(record, "matches")) for record in games) / len(games)
        rows.append(
            (
                _name(one),
                percent(sum(record.won for record in games) / len(games)),
                percent(points["missions"] / whole),
                percent(points["Quidditch"] / whole),
                f"{matches:.1f}",
                f"{sum(record.decisions for record in games) / len(games):.0f}",
            )
        )
    head = ("", "Won", "From missions", "From Quidditch", "Matches", "Answers")
    return table(head, rows)


def _student_table(four: Sequence[Record], content: Content) -> str:
    won = won_by(four)
    begun = Counter(student for record in four for student in record.tallies["students"])
    rows = []
    for one in sorted(content.students, key=lambda one: -won[one]):
        share = with_interval(won[one], won.total())
        rows.append((f"`{one}`", share, percent(won[one] / max(1, begun[one]))))
    return table(("Student", "Share of wins", "Won when played"), rows)


def _source_table(four: Sequence[Record]) -> str:
    points = winners_points(four)
    whole = max(1, points.pop("all"))
    rows = [(source, percent(number / whole)) for source, number in points.items()]
    rows.append(("cards, less what was lost", percent(1 - sum(points.values()) / whole)))
    return table(("Source", "Share"), rows)


def _mission_table(four: Sequence[Record], content: Content) -> str:
    done = share_of_games(four, "missions")
    lost = Counter(foe for record in four for foe in record.tallies["beaten_by"])
    rows = []
    for mission in sorted(content.missions.values(), key=lambda one: -done[one.id]):
        foe = content.combat_of[mission.id]
        rows.append(
            (
                f"`{mission.id}`",
                str(mission.points),
                percent(done[mission.id] / len(four)),
                f"{lost[foe] / len(four):.2f}",
            )
        )
    return table(("Mission", "Points", "Done", "Lost"), rows)


def _happenings(four: Sequence[Record]) -> str:
    def mean(field: str) -> str:
        return f"{sum(sum(by_seat(record, field)) for record in four) / len(four):.1f}"

    answers = sum(record.decisions for record in four) / len(four)
    return table(
        ("In a game", "On average"),
        [
            ("answers given", f"{answers:.0f}"),
            ("fights with cards", mean("fights")),
            ("fights between players", mean("meetings")),
            ("Quidditch matches", mean("matches")),
            ("awakenings in the Leaky Cauldron", mean("falls")),
        ],
    )
