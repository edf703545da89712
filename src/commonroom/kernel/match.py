"""Match: one game being played, as players, screens and searches see it.

Owns answering, the log, taking back, copying and keeping; `Position` runs the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from commonroom.kernel import saves
from commonroom.kernel.chance import Mark, Roll
from commonroom.kernel.checkpoint import Checkpoint, Given, Past, Setting
from commonroom.kernel.decision import Decision, Option
from commonroom.kernel.errors import (
    CorruptSave,
    Lock,
    MatchOver,
    NoSuchOption,
    NotYourDecision,
    UndoRefused,
)
from commonroom.kernel.event import Event
from commonroom.kernel.position import Beginning, Position
from commonroom.kernel.result import Result
from commonroom.kernel.state import NOBODY, State
from commonroom.kernel.title import AnyGame, Title


class Log:
    """What happened in a match that somebody listens to."""

    __slots__ = ("counts", "events", "rolls", "whole")

    def __init__(self, *, whole: bool) -> None:
        self.events: list[Event] = []
        self.counts: list[int] = []
        """How many events there were after each answer; first, before any."""
        self.rolls: list[Roll] = []
        self.whole = whole
        """Whether it begins with the match: a copied or loaded one learns what happened before
        only when somebody asks."""


class Match(Position):
    """One game being played, from its first decision to its result."""

    __slots__ = ("_log",)

    def __init__(self, beginning: Beginning, start: Checkpoint, log: Log | None) -> None:
        """A match as it stands at a checkpoint; `begun` is one to be played."""
        super().__init__(beginning, start)
        self._log = log

    @classmethod
    def begun(
        cls, title: Title, setting: Setting, content: Any, origin: State, *, muted: bool = False
    ) -> Match:
        """A match from its origin to its first decision."""
        start = Checkpoint(origin, setting.key, Mark())
        beginning = Beginning(title, setting, content, start)
        match = cls(beginning, start, None if muted else Log(whole=True))
        match._begin()
        return match

    # ---- looking -------------------------------------------------------------------------

    @property
    def muted(self) -> bool:
        """Whether events are neither kept nor returned."""
        return self._log is None

    @property
    def events(self) -> Sequence[Event]:
        """Everything that has happened; a muted match plays itself again to tell."""
        return self._whole_log().events

    @property
    def rolls(self) -> Sequence[Roll]:
        """Every outcome of chance so far."""
        return self._whole_log().rolls

    def _whole_log(self) -> Log:
        log = self._log
        if log is not None and log.whole:
            return log
        whole = self.replayed()._log
        assert whole is not None
        if log is not None:
            self._log = whole
            self.game.chance.record = whole.rolls
        return whole

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        return self.title.result(self.game) if self.decision is None else None

    @property
    def progress(self) -> int:
        """How far the match has come, in per cent."""
        return 100 if self.decision is None else self.title.progress(self.game)

    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat (None: a spectator) may know, as plain data."""
        return self.title.view(self.game, seat)

    # ---- playing -------------------------------------------------------------------------

    def answer(self, option: Option, seat: int | None = None) -> list[Event]:
        """Answer the open decision, as its owner or as a guest; returns what happened.

        A refused answer raises and changes nothing.
        """
        game = self._game
        if game is None:
            game = self.game
        decision = self._decision
        if decision is None:
            raise MatchOver
        who, options = decision.owner, decision.options
        if seat is not None and seat != who:
            who, options = _as_guest(decision, seat)
        try:
            # What is kept is our own seat and option, not what merely equals them, such as True.
            option = options[options.index(option)]
        except ValueError:
            raise NoSuchOption(option, who, len(options)) from None
        if decision.speak_up is not None:
            decision.speak_up = None  # the table is about to change under guests that nobody asked
        self._live(game, (who, option))
        log = self._log
        return [] if log is None else _publish(game, log)

    # ---- taking back ---------------------------------------------------------------------

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last answer can be taken back freely (by that seat)."""
        return self._why_not(seat) is None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer.

        Free until chance spoke, something hidden was shown, or another seat acted.
        """
        reason = self._why_not(seat)
        if reason is not None:
            raise UndoRefused(reason)
        self.rewind(self.answered - 1)

    def _why_not(self, seat: int | None) -> Lock | None:
        if self._lock is None and seat is not None:
            last, _ = (self._checkpointer.pending or self._checkpointer.answers())[-1]
            return None if last == seat else "another-seat-acted"
        return self._lock

    def rewind(self, count: int, points: Sequence[Checkpoint] = ()) -> None:
        """Go back to the position after `count` answers, whatever happened since.

        For takebacks that everyone agreed to. Chance does not change its mind: the same answers
        bring the same dice. `points`: earlier checkpoints of this match, which spare playing again
        what came before them.
        """
        checkpoint, pending = self._checkpointer.latest, self._checkpointer.pending
        if not 0 <= count <= self.answered:
            raise UndoRefused("nothing-yet")
        log = self._log
        if log is not None and not log.whole:
            log = self._log = Log(whole=False)
        if count < checkpoint.at:
            earlier = self.earlier(count, points)
        else:
            earlier = Match(self._beginning, checkpoint, None)
            earlier._redo(pending[: count - checkpoint.at])
        self._checkpointer, self._lock = earlier._checkpointer.beside(), earlier._lock
        self._game = None
        if log is not None and log.whole:
            del log.counts[count + 1 :]
            del log.events[log.counts[-1] :]
            del log.rolls[earlier.game.chance.spoken :]

    def earlier(self, count: int, points: Sequence[Checkpoint] = ()) -> Match:
        """The position after `count` answers as a muted match, played from the nearest of these
        checkpoints of this match, or from its start.
        """
        start = self._beginning.origin
        for point in points:
            if start.at < point.at <= count:
                start = point
        match = Match(self._beginning, start, None)
        match._redo(self._checkpointer.answers()[start.at : count])
        return match

    def undoable(self, option: Option, seat: int | None = None) -> bool:
        """Whether an option, once answered, could be taken back freely."""
        # Scripted dice know only the answers they were written for.
        trial = self.copy() if self.setting.dice is None else self.forced(())
        trial.answer(option, seat)
        return trial.can_undo(seat)

    def rekey(self, key: bytes) -> None:
        """From the next answer on chance speaks with another key; what it has said, it has said."""
        self._keep_keys(self.answered, (self.answered, key))

    # ---- copying -------------------------------------------------------------------------

    def copy(self, *, muted: bool = True) -> Match:
        """An independent match in the same position; muted unless asked."""
        game, log = self._game, None if muted else Log(whole=False)
        if game is not None and self._at_start:
            twin: Match = Match.__new__(Match)
            twin._log = log
            twin._stand_beside(self, game)
            if log is not None:
                twin._attach(twin.game)
            return twin
        checkpointer = self._checkpointer
        twin = Match(self._beginning, checkpointer.latest, log)
        twin._checkpointer.pending = checkpointer.pending[:]
        twin._lock = self._lock
        if game is not None and checkpointer.stale:
            twin._catch_up(checkpointer.entered_after)
            checkpointer.follow(twin._checkpointer)
        return twin

    @property
    def checkpoint(self) -> Checkpoint:
        """The start of the phase in progress."""
        game, checkpointer = self.game, self._checkpointer
        if checkpointer.stale:
            if self._at_start:
                checkpointer.take(game, self._lock)
            else:
                self.copy()
        return checkpointer.latest

    def replayed(self, count: int | None = None) -> Match:
        """The match played again from its start, up to `count` answers."""
        title, setting, content, origin = self._beginning
        again = Match.begun(title, setting, content, origin.state)
        again._redo(self._checkpointer.answers()[:count])
        return again

    def _redo(self, answers: Sequence[Given]) -> None:
        """Give answers that were accepted before."""
        game = self.game
        for answer in answers:
            seat, option = answer
            if seat == NOBODY:
                self._become(option)
                continue
            self._live(game, answer)
            if self._log is not None:
                _publish(game, self._log)

    def resample(self, seat: int | None, seed: int) -> Match:
        """A muted world that a seat cannot tell from this one: other secrets, other chance."""
        world = self.copy()
        world._become(("resample", NOBODY if seat is None else seat, seed))
        return world

    def forced(self, indexes: tuple[int, ...]) -> Match:
        """A muted world in which the next outcomes of chance are these."""
        world = self.copy()
        world._become(("force", *indexes))
        return world

    def go_on_at(self, place: int) -> None:
        """Become a world in which chance goes on at a later place of its stream.

        Worlds of one seed meet the same dice from there on, however many were rolled before.
        """
        self._become(("go-on-at", place))

    def _become(self, change: Option) -> None:
        game = self.game
        self._change_world(game, change)
        self._checkpointer.pending.append((NOBODY, change))
        if self._log is not None:
            _publish(game, self._log)

    # ---- keeping -------------------------------------------------------------------------

    def save(self) -> bytes:
        """The match as bytes, for `load`."""
        setting, point, answers = self.setting, self.checkpoint, self._checkpointer.answers()
        return saves.pack(
            saves.Body(
                game=setting.game,
                rules=self.title.rules_version,
                seats=setting.seats,
                options=setting.options,
                key=setting.key,
                answers=[saves.SavedAnswer(seat, list(option)) for seat, option in answers],
                checkpoint=saves.SavedCheckpoint(
                    at=point.at,
                    key=point.key,
                    chance=point.mark,
                    lock=point.lock,
                    state=msgspec.Raw(msgspec.json.encode(point.state)),
                ),
                pack=setting.pack,
                position=setting.position,
                dice=None if setting.dice is None else list(setting.dice),
                rekeys=list(setting.rekeys),
            )
        )

    @classmethod
    def resumed(cls, title: Title, body: saves.Body, content: Any, origin: State) -> Match:
        """The match that a save describes, brought to its open decision.

        The answers since the checkpoint are checked like any others; whatever goes wrong with
        them means that the save is not one of ours.
        """
        dice = None if body.dice is None else tuple(body.dice)
        setting = Setting(
            body.game, body.seats, body.options, body.key, body.pack, body.position, dice,
            tuple(body.rekeys),
        )  # fmt: skip
        saved = body.checkpoint
        if saved.at > len(body.answers):
            raise CorruptSave("its checkpoint lies after its last answer")
        if (saved.at == 0) != (saved.lock == "nothing-yet"):
            raise CorruptSave("its lock does not fit its answers")
        if min(saved.chance.position, saved.chance.spoken, saved.chance.forced_from) < 0:
            raise CorruptSave("its chance stands before the start")
        answers: list[Given] = [(one.seat, tuple(one.option)) for one in body.answers]
        start = Checkpoint(
            title.state_type.read(saved.state),
            saved.key, saved.chance, saved.at, Past(None, answers[: saved.at]), saved.lock,
        )  # fmt: skip
        beginning = cls.begun(title, setting, content, origin, muted=True)._beginning
        match = cls(beginning, start, Log(whole=False))
        for seat, option in answers[saved.at :]:
            if seat == NOBODY:
                match._become(option)
            else:
                match.answer(option, seat)
        match.game  # noqa: B018 - a position that cannot be brought to life is no position
        return match

    # ---- running -------------------------------------------------------------------------

    def _attach(self, game: AnyGame) -> None:
        log = self._log
        if log is not None:
            game.listen()
            game.chance.record = log.rolls

    def _begin(self) -> None:
        """Play on from the origin, heard, to the first decision."""
        start = self._checkpointer.latest
        game = self._game = self._context(start)
        self._attach(game)
        self._go_on(game, start.state.phase)
        if self._log is not None:
            _publish(game, self._log)


def _as_guest(decision: Decision, seat: int) -> tuple[int, Sequence[Option]]:
    """The guest that a seat is, and what it may throw in."""
    for guest, options in decision.guests.items():
        if guest == seat and options:
            return guest, options
    raise NotYourDecision(seat, decision.owner)


def _publish(game: AnyGame, log: Log) -> list[Event]:
    news = game.news
    game.news = []
    log.events.extend(news)
    log.counts.append(len(log.events))
    return news
