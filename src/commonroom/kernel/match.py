"""Match: one game being played, as players, screens and searches see it.

Owns answering, the log, taking back, copying and keeping; `Position` runs the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from commonroom.kernel import saves
from commonroom.kernel.chance import Chance, Mark, Roll
from commonroom.kernel.checkpoint import Checkpoint, Given, Past, Setting
from commonroom.kernel.decision import Option
from commonroom.kernel.errors import (
    CorruptSave,
    Lock,
    MatchOver,
    NoSuchOption,
    NotYourDecision,
    UndoRefused,
)
from commonroom.kernel.event import Event
from commonroom.kernel.position import NOBODY, Position
from commonroom.kernel.result import Result
from commonroom.kernel.state import State
from commonroom.kernel.title import AnyGame, Title


class Match(Position):
    """One game being played, from its first decision to its result."""

    __slots__ = ("_event_counts", "_events", "_origin", "_past_told", "_rolls")

    def __init__(
        self, title: Title, setting: Setting, content: Any, origin: Checkpoint, muted: bool
    ) -> None:
        """A match at its origin, before anything has happened; `begun` is one to be played."""
        super().__init__(title, setting, content, origin)
        self._origin = origin
        self._events: list[Event] | None = None if muted else []
        self._event_counts: list[int] = []
        self._rolls: list[Roll] | None = None if muted else []
        self._past_told = True

    @classmethod
    def begun(
        cls, title: Title, setting: Setting, content: Any, origin: State, *, muted: bool = False
    ) -> Match:
        """A match from its origin to its first decision."""
        match = cls(title, setting, content, Checkpoint(origin, setting.key, Mark()), muted)
        match._begin()
        return match

    # ---- looking -------------------------------------------------------------------------

    @property
    def muted(self) -> bool:
        """Whether events are neither kept nor returned."""
        return self._events is None

    @property
    def events(self) -> Sequence[Event]:
        """Everything that has happened; a muted match plays itself again to tell."""
        if self._events is None:
            return self.replayed().events
        self._tell_past()
        return self._events

    @property
    def rolls(self) -> Sequence[Roll]:
        """Every outcome of chance so far."""
        if self._rolls is None:
            return self.replayed().rolls
        self._tell_past()
        return self._rolls

    def _tell_past(self) -> None:
        """A copied or loaded match learns what happened before it only when somebody asks."""
        if not self._past_told:
            whole = self.replayed()
            self._events, self._event_counts = whole._events, whole._event_counts
            self._rolls = self.game.chance.record = whole._rolls
            self._past_told = True

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
        if self._game is None:
            self._materialise()
        decision = self._decision
        if decision is None:
            raise MatchOver
        who = decision.owner
        options = decision.options
        if seat is not None and seat != who:
            who = next((guest for guest in decision.guests if guest == seat), NOBODY)
            options = decision.guests.get(who, ())
            if not options:
                raise NotYourDecision(seat, decision.owner)
        try:
            # What is kept is our own seat and option, not what merely equals them, such as True.
            option = options[options.index(option)]
        except ValueError:
            raise NoSuchOption(option, who, len(options)) from None
        decision.speak_up = None  # the table is about to change under guests that nobody asked
        return self._take((who, option))

    def _take(self, answer: Given) -> list[Event]:
        since, before = self._since, self._checkpoint
        rolled = len(self._rolls) if self._rolls is not None else 0
        since.append(answer)
        try:
            game = self._live(answer)
        except BaseException:
            since.pop()
            self._since, self._checkpoint = since, before
            self._game = None
            if self._rolls is not None:
                del self._rolls[rolled:]
            raise
        return [] if self._events is None else self._publish(game)

    def _publish(self, game: AnyGame) -> list[Event]:
        news = game.news
        if self._events is not None:
            game.news = []
            self._events.extend(news)
            self._event_counts.append(len(self._events))
        return news

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
            last, _ = (self._since or self._given())[-1]
            return None if last == seat else "another-seat-acted"
        return self._lock

    def rewind(self, count: int) -> None:
        """Go back to the position after `count` answers, whatever happened since.

        For takebacks that everyone agreed to. Chance does not change its mind: the same answers
        bring the same dice.
        """
        since = count - self._checkpoint.at
        if count < 0 or since > len(self._since):
            raise UndoRefused("nothing-yet")
        if self._events is not None:
            self._tell_past()
        if since < 0:
            earlier = self.replayed(count)
        else:
            earlier = self._twin(self._checkpoint, muted=True)
            earlier._redo(self._since[:since])
        self._checkpoint, self._since = earlier._checkpoint, earlier._since
        self._lock = earlier._lock
        self._game = None
        if self._events is not None and self._rolls is not None:
            del self._event_counts[count + 1 :]
            del self._events[self._event_counts[-1] :]
            del self._rolls[earlier.game.chance.spoken :]

    def undoable(self, option: Option, seat: int | None = None) -> bool:
        """Whether an option, once answered, could be taken back freely."""
        # Scripted dice know only the answers they were written for.
        trial = self.copy() if self.setting.dice is None else self.forced(())
        trial.answer(option, seat)
        return trial.can_undo(seat)

    # ---- copying -------------------------------------------------------------------------

    def copy(self, *, muted: bool = True) -> Match:
        """An independent match in the same position; muted unless asked."""
        game = self._game
        asleep, resting = game is None, self._script is None
        twin = self._twin(self._checkpoint if asleep or resting else self.checkpoint, muted)
        twin._since = self._since[:]
        twin._lock = self._lock
        if game is not None and resting:
            twin._stand_beside(self, game)
        return twin

    def _twin(self, start: Checkpoint, muted: bool) -> Match:
        """The match as it stood at a checkpoint."""
        twin = Match(self.title, self.setting, self._content, start, muted)
        twin._origin = self._origin
        twin._past_told = muted
        return twin

    def replayed(self, count: int | None = None) -> Match:
        """The match played again from its start, up to `count` answers."""
        again = Match.begun(self.title, self.setting, self._content, self._origin.state)
        again._redo(self._given()[:count])
        return again

    def _redo(self, answers: Sequence[Given]) -> None:
        """Give answers that were accepted before."""
        self.game  # noqa: B018 - brings the script to the open decision
        for answer in answers:
            seat, option = answer
            if seat == NOBODY:
                self._become(option)
            else:
                self._take(answer)

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

    def _become(self, change: Option) -> None:
        self.game  # noqa: B018 - brings the script to the open decision
        answer = NOBODY, change
        game = self._live(answer)
        self._since.append(answer)
        self._publish(game)

    # ---- keeping -------------------------------------------------------------------------

    def save(self) -> bytes:
        """The match as bytes, for `load`."""
        setting, point = self.setting, self.checkpoint
        return saves.pack(
            saves.Body(
                game=setting.game,
                rules=self.title.rules_version,
                seats=setting.seats,
                options=setting.options,
                key=setting.key,
                answers=[saves.SavedAnswer(seat, list(option)) for seat, option in self._given()],
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
            body.game, body.seats, body.options, body.key, body.pack, body.position, dice
        )
        saved = body.checkpoint
        if saved.at > len(body.answers):
            raise CorruptSave("its checkpoint lies after its last answer")
        if (saved.at == 0) != (saved.lock == "nothing-yet"):
            raise CorruptSave("its lock does not fit its answers")
        if min(saved.chance.position, saved.chance.spoken, saved.chance.forced_from) < 0:
            raise CorruptSave("its chance stands before the start")
        answers: list[Given] = [(one.seat, tuple(one.option)) for one in body.answers]
        start = Checkpoint(
            msgspec.json.decode(saved.state, type=title.state_type),
            saved.key, saved.chance, saved.at, Past(None, answers[: saved.at]), saved.lock,
        )  # fmt: skip
        match = cls.begun(title, setting, content, origin, muted=True)._twin(start, muted=False)
        for seat, option in answers[saved.at :]:
            if seat == NOBODY:
                match._become(option)
            else:
                match.answer(option, seat)
        match.game  # noqa: B018 - a position that cannot be brought to life is no position
        return match

    # ---- running -------------------------------------------------------------------------

    def _attach(self, game: AnyGame) -> None:
        game.heard = self._events is not None
        game.chance.record = self._rolls

    def _begin(self) -> None:
        """Play on from the origin, heard, to the first decision."""
        origin = self._origin
        self._game = self._context(origin.state, Chance(origin.key, origin.mark, self.setting.dice))
        self._attach(self._game)
        self._enter(self._game, origin.state.phase)
        self._publish(self._game)
