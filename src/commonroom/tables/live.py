"""A live table: the match and the company, worked out from the journal's entries.

Owns what entries mean and which are accepted. It does no input or output: the writer writes
what a live table accepts; if that fails, the live table has diverged and is thrown away.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from commonroom.bots import levels
from commonroom.kernel import Match
from commonroom.kernel.errors import MatchOver, UndoRefused
from commonroom.tables.chain import leaf, linked, salt_of
from commonroom.tables.dice import Mix
from commonroom.tables.entries import (
    Answered,
    AnyEntry,
    Archived,
    Began,
    Closed,
    Named,
    Opened,
    Paused,
    Pledged,
    Reacts,
    Rekeyed,
    Rematched,
    Renewed,
    Returned,
    Row,
    Said,
    StoodIn,
    TakebackAnswered,
    TakebackAsked,
    TakenBack,
    Told,
    told,
)
from commonroom.tables.errors import (
    MovedOn,
    NotAPerson,
    NothingToTakeBack,
    NotOverYet,
    PausedEnough,
    SaidNothing,
    SpectatorsWatch,
    Stale,
    TableClosed,
    TablePaused,
    TakebackForbidden,
)
from commonroom.tables.milestones import Milestones, kept
from commonroom.tables.plan import Reactions, offered_level
from commonroom.tables.store import RECENT, Record

PHRASES = ("hello", "good-luck", "well-done", "thanks", "sorry", "hurry", "help", "good-game")
"""Ready-made lines of chat, each a message ``phrase-…``."""


class Wish(NamedTuple):
    """What a seat wants, where only the table as it stands can say which entry that is."""

    entry: Callable[[Live], AnyEntry]
    seat: int | None = None
    nonce: str = ""


class Takeback(msgspec.Struct):
    """A takeback that is asked for, and who has agreed."""

    asked_by: int
    to: int
    agreed: list[int]
    asked: int
    """The entry that asked."""


class Live:
    """One table, brought to life."""

    def __init__(self, record: Record, match: Match) -> None:
        chairs = record.plan.chairs
        self.record = record
        self.seq = 0
        self.names = [chair.name or "" for chair in chairs]
        """Empty: a person who has not said it yet."""
        self.stand_ins: dict[int, StoodIn] = {}
        self.reactions: list[Reactions] = [record.plan.reactions] * len(chairs)
        self.paused = False
        self._paused_by: int | None = None
        self._paused_enough: set[int] = set()
        """Seats whose pause somebody else has ended, and that have not answered since."""
        self.archived = False
        """Whether the table was put away because nobody came; then it is paused, too."""
        self.closed = False
        self.rematch: str | None = None
        self.takeback: Takeback | None = None
        self._nonces: deque[tuple[int | None, str]] = deque(maxlen=RECENT)
        self.opened: list[int] = [0]
        """For each decision so far, the last being the open one, the entry that opened it."""
        self._answered_by: list[int] = []
        """For each answer so far, the seat that gave it."""
        self.match = match
        self.milestones = Milestones()
        self.overtaken: Exception | None = None
        """Why the rules of today cannot play what is written, so that the match stands elsewhere
        and the registry must write where; None if they can."""
        self.diverged = False
        """Whether it may say something else than its journal, because a write has failed."""
        self.mix = Mix(record)
        self.stream = ""
        """What the chance of bots comes from at this decision."""
        self.link = bytes.fromhex(self.mix.commitment) if self.mix.bound else b""
        """What the table is recognised by as it stands; empty at older tables."""
        self._salt = salt_of(record.secret)

    # ---- looking -------------------------------------------------------------------------

    @property
    def decision_id(self) -> int:
        """The entry that opened the decision. No other decision has this number, even after
        something was taken back."""
        return self.opened[-1]

    @property
    def over(self) -> bool:
        """Whether the match has ended, or can never go on."""
        return self.closed or self.match.decision is None

    @property
    def levels(self) -> dict[int, str]:
        """Seat → level, for the seats that bots play now."""
        own = {seat: chair.level for seat, chair in enumerate(self.record.plan.chairs)}
        for seat, entry in self.stand_ins.items():
            own[seat] = entry.level
        return {seat: level for seat, level in own.items() if level is not None}

    @property
    def people(self) -> list[int]:
        """The seats that persons play now."""
        return [seat for seat in range(len(self.names)) if seat not in self.levels]

    @property
    def formality(self) -> Answered | None:
        """What a person's seat says that is asked to react and can only pass.

        It is asked so that the others do not learn that it has nothing to say; nobody has to click
        for that.
        """
        decision = self.match.decision
        if decision is None or not decision.formal or decision.owner in self.levels:
            return None
        return Answered(seat=decision.owner, option=decision.options[0])

    @property
    def owners(self) -> list[int]:
        """The seats that belong to persons, whoever plays them now."""
        chairs = self.record.plan.chairs
        return [seat for seat, chair in enumerate(chairs) if chair.level is None]

    def knows(self, wanted: AnyEntry | Wish) -> bool:
        """Whether this has been done already: whoever says something twice means it once."""
        return bool(wanted.nonce) and (_speaker(wanted), wanted.nonce) in self._nonces

    def last_turn(self, seat: int | None) -> int:
        """The entry of a seat's last answer; 0 if there is none."""
        answered_by = self._answered_by
        for number in range(len(answered_by) - 1, -1, -1):
            if answered_by[number] == seat:
                return self.opened[number + 1]
        return 0

    # ---- what is accepted ----------------------------------------------------------------

    def consider(self, entry: AnyEntry) -> list[AnyEntry]:
        """The entries that this one amounts to, if the table accepts it; else raises."""
        if self.closed:
            raise TableClosed
        match entry:
            case Archived() | Closed() | StoodIn(asked_by=None):
                pass  # by the table itself
            case Began() | TakenBack() | Rekeyed():
                raise SpectatorsWatch  # nobody says these; they follow from others
            case _ if entry.seat is None:
                raise SpectatorsWatch
        match entry:
            case Answered() if self.paused:
                raise TablePaused
            case Paused(seat=int(seat), paused=True) if seat in self._paused_enough:
                raise PausedEnough
            case Answered(seat=seat, by_bot=by_bot) if by_bot == (seat in self.people):
                raise NotAPerson  # a bot sits there; or did, while it was thinking
            case Answered(seat=seat) if self._is_asked_quietly(seat):
                raise Stale  # the match would say who is asked
            case Answered(by_bot=True) if self.takeback is not None:
                raise Stale  # it thought while people began to talk about taking something back
            case Pledged() | Opened() if self.over:
                raise MatchOver
            case Pledged() | Opened():
                self.mix.check(entry)
            case Said(text=None, phrase=phrase) if phrase not in PHRASES:
                raise SaidNothing
            case Said(text=str(), phrase=str()):
                raise SaidNothing  # one or the other, so that everyone reads the same
            case StoodIn(seat=seat, level=level):
                offered_level(self.record.plan.game, level)
                if seat not in self.people and (entry.asked_by is not None or self._ours(seat)):
                    raise NotAPerson
            case Returned(seat=seat) if seat not in self.stand_ins:
                raise NotAPerson
            case Rematched() if self.match.decision is not None:
                raise NotOverYet
            case Renewed() if self.rematch is not None:
                raise MovedOn  # the old secret would go on to open the new table
            case TakebackAsked():
                return self._consider_takeback(entry)
            case TakebackAnswered():
                return self._consider_agreement(entry)
            case _:
                pass
        return [entry]

    def _ours(self, seat: int) -> bool:
        """Whether a bot of ours plays a seat, for whom nobody need stand in."""
        return self.levels.get(seat) in levels(self.record.plan.game)

    def _is_asked_quietly(self, seat: int) -> bool:
        """Whether somebody else is asked to react, and this seat has nothing to say."""
        asked = self.match.decision
        if asked is None or asked.kind != "react":
            return False
        return seat != asked.owner and seat not in asked.guests

    def undo(self, seat: int | None, nonce: str) -> TakebackAsked:
        """What a free undo of a seat's last answer amounts to; refused if it is not free."""
        if self.match.decision is None:
            raise MatchOver  # the dice have been opened
        if seat is None:
            raise SpectatorsWatch
        if self._answered_by and self._answered_by[-1] != seat:
            # Why that cannot be taken back is nobody else's business: it may have been hidden.
            raise UndoRefused("another-seat-acted")
        if not self.match.can_undo(seat):
            self.match.undo(seat)  # raises, and says why
        to = self.match.answered - 1
        return TakebackAsked(seat=seat, to=to, opened=self.opened[to], nonce=nonce)

    def start_anew(self) -> TakenBack:
        """What must be written because the rules have changed under the phase in progress."""
        return self._taken_back(None, self.match.answered)

    def ask_back(self, seat: int, decision: int | None, nonce: str) -> TakebackAsked:
        """A request to go back to a decision; None: that of the seat's last answer."""
        past = self.opened[:-1]
        if decision is None:
            turn = self.last_turn(seat)
            to = self.opened.index(turn) - 1 if turn else -1
        else:
            to = past.index(decision) if decision in past else -1
        if to < 0:
            raise NothingToTakeBack
        return TakebackAsked(seat=seat, to=to, opened=self.opened[to], nonce=nonce)

    def agreement(self, seat: int, agree: bool, to: int | None, nonce: str) -> TakebackAnswered:
        """What a seat says to the request of entry `to`; None: to whichever is open."""
        if to is not None and (self.takeback is None or self.takeback.asked != to):
            raise Stale
        return TakebackAnswered(seat=seat, agree=agree, nonce=nonce)

    def _consider_takeback(self, entry: TakebackAsked) -> list[AnyEntry]:
        """Free by the rules: at once. Beyond them: as the table was created."""
        match, seat, to = self.match, entry.seat, entry.to
        if match.decision is None or not 0 <= to < match.answered or seat not in self.people:
            raise NothingToTakeBack
        free = to == match.answered - 1 and match.can_undo(seat)
        policy = self.record.plan.takeback
        if free or policy == "free" or (policy == "consent" and self.owners == [seat]):
            return [entry, self._taken_back(seat, to)]
        if policy == "never":
            raise TakebackForbidden
        return [entry]

    def _consider_agreement(self, entry: TakebackAnswered) -> list[AnyEntry]:
        """Whoever owns a seat must agree, here or not: a bot that plays for them cannot."""
        asked = self.takeback
        if asked is None or entry.seat not in self.owners:
            raise NothingToTakeBack
        if entry.agree and {*asked.agreed, entry.seat} >= set(self.owners):
            return [entry, self._taken_back(asked.asked_by, asked.to)]
        return [entry]

    def _taken_back(self, seat: int | None, to: int) -> TakenBack:
        return TakenBack(seat=seat, to=to, opened=self.opened[to])

    # ---- what entries do -----------------------------------------------------------------

    def enter(self, entry: AnyEntry, at: int) -> Row:
        """Let an entry take effect; returns what is to be written of it."""
        seq = self.seq + 1
        row = Row(seq, at, self.match.title.rules_version, entry, self.enact(seq, entry))
        if self.mix.bound:
            self.link = linked(self.link, self._salt, leaf(row, self._salt))
        return msgspec.structs.replace(row, link=self.link)

    def follow(self, row: Row) -> None:
        """Let an entry take effect that another process has written."""
        self.enact(row.seq, row.entry)
        self.link = row.link

    def enact(self, seq: int, entry: AnyEntry) -> tuple[Told, ...]:
        """Let an entry take effect; returns what happened in the match.

        An answer that the match refuses raises and changes nothing.
        """
        news: tuple[Told, ...] = ()
        if isinstance(entry, Answered):
            news = told(self.match.answer(tuple(entry.option), entry.seat))
            self.milestones.pass_by(self.match)
        elif isinstance(entry, TakenBack):
            self.match.rewind(entry.to, self.milestones.points)
            self.milestones.go_back(entry.to)
            self.overtaken = None
        elif isinstance(entry, Began):
            news = told(self.match.events)
        self.note(seq, entry)
        if isinstance(entry, Opened | Rekeyed):
            self.match.rekey(self.mix.key)
        return news

    def note(self, seq: int, entry: AnyEntry) -> None:
        """What an entry means for everything but the match."""
        self.seq = seq
        self.mix.note(seq, entry)
        if isinstance(entry, Began | Answered | TakenBack):
            # The key as it is now, even if another comes while a bot thinks.
            self.stream = f"{self.mix.key.hex()}/{seq}"
        if entry.nonce:
            self._nonces.append((_speaker(entry), entry.nonce))
        match entry:
            case Began():
                self.opened = [seq]
            case Answered(seat=seat):
                self.takeback = None
                self.opened.append(seq)
                self._answered_by.append(seat)
                self._paused_enough.discard(seat)
            case TakenBack(to=to):
                self.takeback = None
                self.opened[to:] = [seq]
                del self._answered_by[to:]
            case TakebackAsked(seat=seat, to=to):
                self.takeback = Takeback(seat, to, [seat], seq)
            case TakebackAnswered(seat=seat, agree=agree) if self.takeback is not None:
                if not agree:
                    self.takeback = None
                elif seat not in self.takeback.agreed:
                    self.takeback.agreed.append(seat)
            case _:
                self._note_company(entry)

    def _note_company(self, entry: AnyEntry) -> None:
        match entry:
            case Named(seat=seat, name=name):
                self.names[seat] = name
            case StoodIn(seat=seat):
                self.stand_ins[seat] = entry
                if self.takeback is not None and self.takeback.asked_by == seat:
                    self.takeback = None
            case Returned(seat=seat):
                self.stand_ins.pop(seat, None)
            case Reacts(seat=seat, reactions=reactions):
                self.reactions[seat] = reactions
            case Paused(seat=seat, paused=paused):
                if self.paused and not paused and self._paused_by not in (None, seat):
                    self._paused_enough.add(self._paused_by)
                self.paused, self._paused_by = paused, seat if paused else None
                self.archived = False
            case Archived():
                self.paused = self.archived = True
                self._paused_by = None
            case Rematched(table=table):
                self.rematch = table
            case Renewed(seat=seat, digest=digest) if self.record.seat_digests:
                # A game file tells nobody's digests: there is no door to open.
                digests = list(self.record.seat_digests)
                digests[seat] = bytes.fromhex(digest)
                self.record = msgspec.structs.replace(self.record, seat_digests=tuple(digests))
            case Closed():
                self.closed = True
            case _:
                pass  # chat changes nothing

    # ---- keeping -------------------------------------------------------------------------

    def checkpoint(self) -> bytes:
        """The start of the phase in progress, as it is stored."""
        return kept(self.match.checkpoint)


def _speaker(wanted: AnyEntry | Wish) -> int | None:
    """Whose nonce it has; a stand-in is asked for by one seat and plays for another."""
    return wanted.asked_by if isinstance(wanted, StoodIn) else wanted.seat
