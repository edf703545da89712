"""The sections of a report, in the order in which they are read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches

from commonroom.lab.errors import NotMeasured
from commonroom.lab.numbers import Share, corrected, difference, fairness, mean, quantiles
from commonroom.lab.report.comparison import SEATS, Difference, Paired, differences, paired
from commonroom.lab.report.findings import Findings, Group, Kind
from commonroom.lab.report.layout import Dice, Lengths, Report, Section, Shares, Table
from commonroom.lab.speech import Speech, chance
from commonroom.lab.summary import Tally, VariantSummary

_PARTS = (0.05, 0.25, 0.5, 0.75, 0.95)
_NAMED = 12
"""Things that a refusal names."""
_SHOWN = 30
"""Cards in a chart; the table beside it has all of them."""


def report_on(
    found: Findings, speech: Speech, other: Findings | None = None, about: str | None = None
) -> Report:
    """All that the results tell, and how they differ from others: above all in what it is about."""
    sections = [
        *([_comparison(found, other, speech, about)] if other is not None else []),
        *_results(found, speech),
        _length(found, speech),
        _endings(found, speech),
        *(_tally(found, speech, field) for field, tally in found.tallies.items() if tally.times),
        *_dice(found, speech),
    ]
    notes = [speech.say("games", games=found.games), speech.say("intervals")]
    if found.cut:
        notes.append(speech.cut(found.cut, found.games))
    return Report(speech.say("heading", game=speech.game), notes, sections)


# ---- who won --------------------------------------------------------------------------------


def _results(found: Findings, speech: Speech) -> Iterator[Section]:
    yield _by_kind(found, speech)
    if not found.cooperative:
        yield from (_by_seat(found, speech, seats) for seats in sorted(found.seats))
        if found.levels.played:
            heading, notes = speech.say("by-level"), [speech.say("levels-met")]
            yield _group("levels", heading, notes, found.levels, speech, plain=True)
    for field, group in found.dealt.items():
        if group.played:
            notes = [speech.say("dealt-together" if found.cooperative else "dealt")]
            yield _group(field, speech.tally(field), notes, group, speech)


def _by_kind(found: Findings, speech: Speech) -> Section:
    """Each line-up with its options; where seats compete, each of its seats."""
    names = _kinds(list(found.kinds), speech)
    shares, rows = [], []
    for name, (kind, counted) in zip(names, found.kinds.items(), strict=True):
        for who, won in _contestants(found, counted):
            share = Share(won, counted.games)
            shares.append((" · ".join([name, *who]), share))
            rows.append((name, *who, str(share.total), speech.share(share), str(kind.rules)))
    seat = [] if found.cooperative else ["seat"]
    head = speech.columns("line-up", *seat, "games", "won", "rules")
    table = Table(speech.say("by-line-up"), head, rows)
    return Section("won", speech.say("won"), [], [table], Shares(shares[:_SHOWN], None))


def _contestants(found: Findings, counted: VariantSummary) -> list[tuple[list[str], int]]:
    """Who can win by themselves, and how often they did: all together, or each seat."""
    if found.cooperative:
        return [([], counted.won)]
    return [
        ([f"{seat + 1} ({level})"], counted.won_by[seat])
        for seat, level in enumerate(counted.levels)
    ]


def _kinds(kinds: Sequence[Kind], speech: Speech) -> list[str]:
    """What tells the kinds of games apart: line-ups and options, and the pack if there is one."""
    parts = speech.told_apart([(kind.levels, dict(kind.options)) for kind in kinds])
    if any(kind.pack for kind in kinds):
        for part, kind in zip(parts, kinds, strict=True):
            part.append(speech.say("pack", mark=kind.pack) if kind.pack else speech.say("no-pack"))
    return [", ".join(part) for part in parts]


def _by_seat(found: Findings, speech: Speech, seats: int) -> Section:
    heading = speech.say("by-seat", seats=seats)
    group = found.seats[seats]
    return _group(f"{SEATS}{seats}", heading, [speech.say("seats")], group, speech, plain=True)


def _group(
    name: str,
    heading: str,
    notes: Sequence[str],
    group: Group,
    speech: Speech,
    *,
    plain: bool = False,
) -> Section:
    """How those that had something fared; plain ones are seats and levels, not cards."""

    def say(one: str) -> str:
        return one if plain else speech.name(one)

    order = sorted(group.played)
    if not plain:
        order.sort(key=lambda one: -group.share(one).rate)
    shares = [(say(one), group.share(one)) for one in order]
    rows = [[one, str(share.total), speech.share(share)] for one, share in shares]
    head, usual = ["name", "played", "won"], group.whole.rate
    told = [*notes, speech.say("usual", share=speech.percent(usual))]
    if len(group.alike) > 1:
        head.append("expected-alike")
        for row, one in zip(rows, order, strict=True):
            row.append(speech.percent(group.expected(one)))
        told.append(speech.say("expected-alike"))
        if any(map(group.confounded, order)):
            told.append(speech.say("confounded"))
    table = Table(heading, speech.columns(*head), rows)
    return Section(name, heading, told, [table], Shares(shares[:_SHOWN], usual))


# ---- how games went -------------------------------------------------------------------------


def _length(found: Findings, speech: Speech) -> Section:
    by_seats = {seats: found.turns(seats) for seats in found.numbers_of_seats()}
    named = [(speech.say("players", seats=seats), turns) for seats, turns in by_seats.items()]
    groups = [*named, *([(speech.say("all"), found.turns())] if len(named) > 1 else [])]
    head = [*speech.columns("players", "games", "mean"), *(speech.percent(p, 0) for p in _PARTS)]
    tables = [Table(speech.say("turns"), head, [_cuts(*group) for group in groups])]
    answers = [(speech.say("all"), found.decisions())]
    tables.append(Table(speech.say("decisions"), head, [_cuts(*group) for group in answers]))
    chart = Lengths(named, speech.say("turns"))
    return Section("length", speech.say("length"), [speech.say("cuts")], tables, chart)


def _cuts(name: str, counts: Counter[int]) -> tuple[str, ...]:
    cuts = (f"{cut:.0f}" for cut in quantiles(counts, _PARTS))
    return name, str(counts.total()), f"{mean(counts):.1f}", *cuts


def _endings(found: Findings, speech: Speech) -> Section:
    """How games ended; where all can lose together, also why they did."""
    tables = [_ending_table(found.reasons(), found.games, speech.say("endings"), speech)]
    counts, games = found.reasons(), found.games
    lost = found.games - found.won.hits
    if lost and found.cooperative:
        counts, games = found.lost, lost
        tables.append(_ending_table(counts, games, speech.say("lost", games=lost), speech))
    shares = [(_ending(rule, speech), Share(n, games)) for rule, n in counts.most_common()]
    notes = [speech.say("endings-overlap")]
    chart = Shares(shares, None) if shares else None
    return Section("endings", speech.say("endings"), notes, tables, chart)


def _ending(rule: str, speech: Speech) -> str:
    """How a rule ends a game, with its number."""
    said = speech.ending(rule)
    return rule if said == rule else f"{said} ({rule})"


def _ending_table(counts: Counter[str], games: int, caption: str, speech: Speech) -> Table:
    rows = [
        (_ending(rule, speech), str(count), speech.share(Share(count, games)))
        for rule, count in counts.most_common()
    ]
    return Table(caption, speech.columns("ending", "games", "share"), rows)


def _tally(found: Findings, speech: Speech, field: str) -> Section:
    """How often something happened to a card, and who won when it did."""
    tally, users = found.tallies[field], found.users.get(field)
    won = "won-with" if found.cooperative else "won-when-used"
    measured = found.cooperative or users is not None
    head = ["card", "per-game", "in-games", *([won] if measured else [])]
    order = [card for card, _ in tally.times.most_common()]
    rows = []
    for card in order:
        there = Share(tally.games[card], found.games)
        row = [speech.name(card), f"{tally.times[card] / found.games:.2f}", speech.share(there)]
        rows.append([*row, *([speech.share(_winning(tally, users, card))] if measured else [])])
    notes = [speech.say(won)] if measured else []
    shares = [(speech.name(card), Share(tally.games[card], found.games)) for card in order]
    chart = Shares(shares[:_SHOWN], None)
    if measured:
        usual = (found.won if users is None else users.whole).rate
        notes.append(speech.say("usual", share=speech.percent(usual)))
        winning = [(speech.name(card), _winning(tally, users, card)) for card in order]
        chart = Shares(winning[:_SHOWN], usual)
    heading = speech.tally(field)
    return Section(field, heading, notes, [Table(heading, speech.columns(*head), rows)], chart)


def _winning(tally: Tally, users: Group | None, card: str) -> Share:
    if users is None:
        return Share(tally.won[card], tally.games[card])
    return users.share(card)


def _dice(found: Findings, speech: Speech) -> Iterator[Section]:
    rolled = {column: counts for column, counts in found.dice.items() if sum(counts)}
    if not rolled:
        return
    tests = [fairness(counts) for counts in rolled.values()]
    holm = corrected([test.p for test in tests])
    verdicts, tables = [], []
    for (column, counts), test, p in zip(rolled.items(), tests, holm, strict=True):
        verdict = speech.say("unfair" if p < 0.05 else "fair")
        verdicts.append((speech.die(column), verdict, str(sum(counts)), chance(test.p), chance(p),
                         f"{test.square:.2f}", str(len(counts) - 1)))  # fmt: skip
        expected = sum(counts) / len(counts)
        rows = [(str(face), str(count), f"{expected:.1f}", speech.share(Share(count, sum(counts))))
                for face, count in enumerate(counts, 1)]  # fmt: skip
        head = speech.columns("face", "rolled", "expected", "share")
        tables.append(Table(speech.die(column), head, rows))
    head = speech.columns("dice", "verdict", "rolled", "chance", "corrected", "square", "freedom")
    chart = Dice([(speech.die(column), counts) for column, counts in rolled.items()])
    notes = [speech.say("dice-notes")]
    tables = [Table(speech.say("dice"), head, verdicts), *tables]
    yield Section("dice", speech.say("dice"), notes, tables, chart)


# ---- two sets -------------------------------------------------------------------------------


def _comparison(
    found: Findings, other: Findings, speech: Speech, about: str | None = None
) -> Section:
    measured = differences(found, other)
    notes = [
        speech.say("compared", games=found.games, others=other.games, things=len(measured),
                   mine=found.source, theirs=other.source),
    ]  # fmt: skip
    if other.cut:
        notes.append(f"{other.source}: {speech.cut(other.cut, other.games)}")
    method = [speech.say("significance")]
    tables = []
    if about is not None:
        tables.append(_hypothesis(measured, about, speech))
    if game_by_game := paired(found, other):
        tables.append(_paired_table(game_by_game, speech))
        method.append(speech.say("paired", pairs=max(one.pairs for one in game_by_game)))
    if found.kinds.keys() != other.kinds.keys():
        notes.append(speech.say("kinds-differ"))
        tables.append(_kinds_compared(found, other, speech))
    telling = [one for one in measured if one.telling]
    parts = {one.part: None for one in measured}
    if telling:
        tables.append(_difference_table(speech.say("telling"), telling, speech, named=True))
    else:
        notes.append(speech.say("nothing-telling"))
    for part in parts:
        caption = _part(part, speech)
        listed = [one for one in measured if one.part == part]
        tables.append(_difference_table(caption, listed, speech))
    return Section("comparison", speech.say("comparison"), notes, tables, method=method)


def _hypothesis(measured: Sequence[Difference], about: str, speech: Speech) -> Table:
    """What somebody wanted to know beforehand: only the number of its own parts is corrected for.

    Whatever is found by looking at everything needs the whole correction.
    """
    named = [one for one in measured if one.name == about]
    if not named:
        names = list(dict.fromkeys(one.name for one in measured if one.name))
        known = list(dict.fromkeys((*get_close_matches(about, names), *names)))
        more = ["…"] if len(known) > _NAMED else []
        raise NotMeasured(about, ", ".join([*known[:_NAMED], *more]) or "–")
    holm = corrected([one.p for one in named])
    own = [one._replace(holm=p) for one, p in zip(named, holm, strict=True)]
    return _difference_table(speech.say("hypothesis"), own, speech, named=True)


def _paired_table(listed: Iterable[Paired], speech: Speech) -> Table:
    rows = [
        (one.who or speech.say("all"), str(one.pairs), str(one.only_one), str(one.only_other),
         chance(one.p))
        for one in listed
    ]  # fmt: skip
    head = speech.columns("seat", "pairs", "only-these", "only-others", "chance")
    return Table(speech.say("paired-table"), head, rows)


def _kinds_compared(found: Findings, other: Findings, speech: Speech) -> Table:
    """How many games of each kind either set has."""
    kinds = list(found.kinds | other.kinds)
    rows = [
        [name, *(str(one.kinds[kind].games if kind in one.kinds else 0) for one in (found, other))]
        for name, kind in zip(_kinds(kinds, speech), kinds, strict=True)
    ]
    return Table(speech.say("by-line-up"), speech.columns("line-up", "these", "others"), rows)


def _difference_table(
    caption: str, listed: Iterable[Difference], speech: Speech, *, named: bool = False
) -> Table:
    rows = []
    for one in listed:
        name = _difference_name(one, speech)
        if named:
            name = f"{_part(one.part, speech)}: {name}"
        verdict = speech.say("differs" if one.telling else "may-be-chance")
        sides = [speech.share(side) if isinstance(side, Share) else f"{side:.0f}"
                 for side in (one.one, one.other)]  # fmt: skip
        rows.append((name, *sides, _apart(one), chance(one.p), chance(one.holm), verdict))
    head = speech.columns("name", "these", "others", "difference", "chance", "corrected", "verdict")
    return Table(caption, head, rows)


def _apart(one: Difference) -> str:
    """How far apart both sides are: shares in points, with the interval of that."""
    if isinstance(one.one, Share) and isinstance(one.other, Share):
        apart, low, high = (100 * part for part in difference(one.one, one.other))
        return f"{apart:+.1f} ({low:+.1f} … {high:+.1f})".replace("-", "−")
    assert not isinstance(one.one, Share)
    assert not isinstance(one.other, Share)
    return f"{one.one - one.other:+.0f}".replace("-", "−")


def _part(part: str, speech: Speech) -> str:
    if part.startswith(SEATS):
        return speech.say("by-seat", seats=int(part.removeprefix(SEATS)))
    own = {"won": "won", "levels": "by-level", "length": "length-compared", "endings": "endings"}
    return speech.say(own[part]) if part in own else speech.tally(part)


def _difference_name(one: Difference, speech: Speech) -> str:
    if one.part == "won":
        return speech.say("all")
    if one.part == "length":
        return speech.say(one.name)
    if one.part == "endings":
        return _ending(one.name, speech)
    plain = one.part == "levels" or one.part.startswith(SEATS)
    return one.name if plain else speech.name(one.name)
