"""Verifying: whether a game file is the game that was played, as far as that can be known.

Owns what is checked, and what is said to be proved. `docs/fair-dice.md` is about the same in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

import msgspec

from commonroom.bots import Thought, levels, mind_of, seated
from commonroom.bots.budget import budget_of
from commonroom.kernel import title
from commonroom.kernel.errors import CommonRoomError, WrongRulesVersion
from commonroom.tables.bots import at_a_loss
from commonroom.tables.chain import Leaf
from commonroom.tables.dice import Mix, content_digest
from commonroom.tables.entries import (
    Answered,
    Began,
    Opened,
    Pledged,
    Rekeyed,
    StoodIn,
    TakenBack,
    Veiled,
)
from commonroom.tables.errors import BadGameFile, NotTheBots
from commonroom.tables.game_file import AnyGameFile, GameFile
from commonroom.tables.live import Live
from commonroom.tables.old_game_file import OldGameFile, played_again, same_events
from commonroom.tables.plan import offered_level
from commonroom.tables.receipt import Held, Receipt, held
from commonroom.tables.revival import begun

Asked = Literal["all", "quick", "none"]
"""Which bots are asked again: all, all but those that look ahead, or none."""


class Verified(msgspec.Struct):
    """What was found to be true."""

    answers: int = 0
    outcomes: int = 0
    """How often chance spoke, in what was not taken back."""
    over: bool = False
    taken_back: int = 0
    chained: bool = False
    """Whether the file is one whose rows are linked; an older one proves less."""
    imported: bool = False
    asked: int = 0
    """Answers of bots that were asked again and answered the same."""
    unasked: int = 0
    """Answers of bots that were not: it was not wanted, or they were made otherwise then."""
    hasty: int = 0
    """Answers of bots that did not think as long as they might have: nothing proves that there was
    no time."""
    added: tuple[int, ...] = ()
    """The seats that had a hand in the dice."""
    missing: tuple[tuple[int, int], ...] = ()
    """Seats that did not add what they could have, and the pledge after which."""
    held: tuple[Held, ...] = ()


def verified(file: AnyGameFile, receipts: Sequence[Receipt] = (), asked: Asked = "all") -> Verified:
    """Check everything that can be checked; raises if the file lies."""
    if isinstance(file, OldGameFile):
        if receipts:
            raise BadGameFile("a file of version 1 cannot be compared with a receipt")
        outcomes, over = played_again(file), file.result is not None
        return Verified(len(file.moves), outcomes, over, unasked=_by_bots(file))
    links = file.links()
    kept = tuple(held(file, links, receipt) for receipt in receipts)
    found = _Check(file, asked).run()
    found.held = kept
    return found


def _by_bots(file: OldGameFile) -> int:
    return sum(move.by_bot for move in file.moves)


class _Check:
    """The table of a file, played again."""

    def __init__(self, file: GameFile, asked: Asked) -> None:
        played, bound = title(file.bound.plan.game), file.bound
        for rules in (bound.rules, *(one.rules for one in file.leaves)):
            if rules != played.rules_version:
                raise WrongRulesVersion(bound.plan.game, rules, played.rules_version)
        if bound.content != content_digest(bound.plan.game, bound.pack):
            raise BadGameFile("what was in its box is not what is in this one")
        began = file.leaves[0].entry
        if not isinstance(began, Began):
            raise BadGameFile("it does not begin at the beginning")
        if file.bound.plan != file.bound.plan.settled():
            raise BadGameFile("its terms are not those of a table")
        mix = Mix(file.record)
        mix.note(1, began)
        self._file, self._asked = file, asked
        self._live = Live(file.record, begun(file.record, mix))
        self._found = Verified(chained=True, imported=bound.imported)

    def run(self) -> Verified:
        live, found = self._live, self._found
        for one in self._file.leaves:
            try:
                self._follow(one)
            except (NotTheBots, BadGameFile):
                raise
            except (CommonRoomError, IndexError) as error:
                raise BadGameFile(f"entry {one.seq} is not possible ({error})") from error
        if live.match.result != self._file.result:
            claimed = self._file.result
            raise BadGameFile(f"it ends with {live.match.result}, not with {claimed}")
        found.outcomes, found.over = len(live.match.rolls), live.match.decision is None
        found.added = tuple(sorted(seat for seat, it in live.mix.parts.items() if it.opened))
        found.missing = tuple(_missing(self._file.leaves))
        return found

    def _follow(self, one: Leaf) -> None:
        live, entry = self._live, one.entry
        if isinstance(entry, Veiled):
            live.seq = one.seq
            return
        if entry.seat is not None and entry.seat not in range(len(live.names)):
            raise BadGameFile(f"entry {one.seq} is of a seat that is not there")
        match entry:
            case Began() if one.seq != 1 or (entry.key and not live.record.imported):
                raise BadGameFile(f"entry {one.seq} gives the dice another key")
            case Rekeyed() if not live.record.imported:
                raise BadGameFile(f"entry {one.seq} gives the dice another key")
            case Pledged() | Opened():
                live.mix.check(entry)
            case Answered():
                self._check_answer(one.seq, entry)
            case StoodIn(level=level):
                offered_level(live.record.plan.game, level)
            case TakenBack(to=to):
                self._found.taken_back += live.match.answered - to
            case _:
                pass
        same_events(live.enact(one.seq, entry), one.events, f"entry {one.seq}")

    def _check_answer(self, seq: int, entry: Answered) -> None:
        live, found = self._live, self._found
        found.answers += 1
        if entry.by_bot != (entry.seat in live.levels):
            raise BadGameFile(f"entry {seq} mistakes a person for a bot, or a bot for a person")
        if not entry.by_bot:
            return
        if live.record.imported and not entry.level:
            found.unasked += 1  # it was played elsewhere
            return
        level = _level(live, entry.seat, entry.level, seq)
        found.hasty += level != live.levels[entry.seat] or entry.worlds is not None
        slow = budget_of(level) is not None
        asked = self._asked == "all" or (self._asked == "quick" and not slow)
        asked = asked and level in levels(live.record.plan.game)
        if not asked or entry.mind != mind_of(live.record.plan.game):
            found.unasked += 1
            return
        found.asked += 1
        if _would_choose(live, entry.seat, level, entry.worlds) != tuple(entry.option):
            raise NotTheBots(seq, level)


def _level(live: Live, seat: int, level: str | None, seq: int) -> str:
    """The level at which a bot answered: its own, or in haste the one below.

    Or the next, since in older files nothing stood between a novice and an expert.
    """
    known, own = levels(live.record.plan.game), live.levels[seat]
    if own not in known:  # a bot of somebody else, of whose code nothing is known here
        return own
    place = known.index(own)
    if level not in known[max(0, place - 2) : place + 1]:
        raise NotTheBots(seq, own)
    return level


def _would_choose(live: Live, seat: int, level: str, worlds: int | None) -> object:
    """What the bot answers, if it is asked again; None: nothing."""
    match, decision = live.match, live.match.decision
    if decision is None or (seat != decision.owner and seat not in decision.guests):
        return None
    thought = Thought(match, decision, seat, seated(match, {seat: level}, live.stream)[seat])
    try:
        choice = thought.choice(cut=worlds)
    except Exception:  # as at the table: it would not have made anybody wait
        choice = None if thought.question.as_guest else at_a_loss(thought.question)
    return choice and choice.option


def _missing(leaves: Sequence[Leaf]) -> list[tuple[int, int]]:
    """After each pledge, the seats that could have added something new and did not."""
    pledges = [one.seq for one in leaves if isinstance(one.entry, Pledged)]
    parts: set[int] = set()
    missing = []
    for first, after in pairwise([0, *pledges, len(leaves) + 1]):
        rows = [one for one in leaves if first <= one.seq < after]
        for one in rows:
            if isinstance(one.entry, Began | Pledged) and one.entry.seat is not None:
                parts.add(one.entry.seat)
        added = {one.entry.seat for one in rows if isinstance(one.entry, Opened)}
        if first:
            missing += [(seat, first) for seat in sorted(parts - added)]
    return missing
