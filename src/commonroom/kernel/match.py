"""Match: one game being played.

A position is a checkpoint (the state at the start of the phase in progress, when nothing is on the
Python stack) and the answers given since. Copy, save, load, undo and crash recovery are this one
mechanism: copy the checkpoint, start the phase, feed the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from commonroom.kernel import saves
from commonroom.kernel.chance import Chance, Mark, Roll, Scripted, key_from_seed
from commonroom.kernel.content import Raw
from commonroom.kernel.decision import Decision, Option, Script
from commonroom.kernel.errors import (
    CorruptSave,
    Lock,
    MatchOver,
    NoSuchOption,
    NotYourDecision,
    UndoRefused,
)
from commonroom.kernel.event import Event
from commonroom.kernel.game import Result
from commonroom.kernel.state import State
from commonroom.kernel.title import AnyGame, Title

_NOBODY = -1
"""The seat of entries that no player answered: ``("resample", seat, seed)`` and ``("force", …)``,
by which searches and odds turn a copy into another world."""


_STRIDE = 16
"""A muted match is mostly played through, so it takes a checkpoint only at the first phase that
starts this many answers after the last one, and the one of the phase in progress when asked."""


class Answer(NamedTuple):
    """What a seat answered."""

    seat: int
    option: Option


class Checkpoint(msgspec.Struct, frozen=True):
    """A complete state at the start of a phase, after `at` answers. Never changed."""

    state: State
    key: bytes
    mark: Mark
    at: int
    lock: Lock | None = "nothing-yet"
    """Why the last answer before it cannot be taken back freely; None if it can."""


class Setting(msgspec.Struct, frozen=True):
    """What a match was started with: with the answers, enough to play it again."""

    game: str
    seats: int
    options: dict[str, str]
    key: bytes
    pack: Raw | None = None
    position: dict[str, Any] | None = None
    """The literal position it was arranged from, if it was."""
    dice: tuple[Scripted, ...] | None = None
    """The scripted dice of an arranged position."""


class Match:
    """One game being played, from its first decision to its result."""

    __slots__ = ("_answers", "_checkpoint", "_content", "_decision", "_event_counts", "_events",
                 "_fed", "_game", "_lock", "_loose", "_origin", "_past_told", "_phases", "_rolls",
                 "_script", "_stride", "setting", "title")  # fmt: skip

    def __init__(
        self,
        title: Title,
        setting: Setting,
        content: Any,
        origin: State,
        *,
        muted: bool = False,
    ) -> None:
        self.title = title
        self.setting = setting
        self._content = content
        self._phases = title.phases
        self._origin = Checkpoint(origin, setting.key, Mark(), 0)
        self._checkpoint = self._origin
        self._answers: list[Answer] = []
        self._fed = 0
        self._stride = _STRIDE if muted else 0
        self._loose = False
        self._events: list[Event] | None = None if muted else []
        self._event_counts: list[int] = []
        self._rolls: list[Roll] | None = None if muted else []
        self._past_told = True
        self._lock = self._origin.lock
        self._decision: Decision | None = None
        self._script: Script[str | None] | None = None
        self._game: AnyGame | None = None
        self._begin(self._origin)

    # ---- looking -------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the match is over."""
        if self._game is None:
            self._materialise()
        return self._decision

    @property
    def game(self) -> AnyGame:
        """The running context: for tests, tools and views; players get `view`."""
        if self._game is None:
            self._materialise()
        assert self._game is not None
        return self._game

    @property
    def answers(self) -> Sequence[Answer]:
        """Everything answered so far; its length numbers the open decision."""
        return self._answers

    @property
    def checkpoint(self) -> Checkpoint:
        """The start of the phase in progress."""
        if self._loose:
            self._stride = 0
            self._materialise()
            self._stride = _STRIDE
        return self._checkpoint

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
            who = next((guest for guest in decision.guests if guest == seat), _NOBODY)
            options = decision.guests.get(who, ())
            if not options:
                raise NotYourDecision(seat, decision.owner)
        try:
            # What is kept is our own seat and option, not what merely equals them, such as True.
            option = options[options.index(option)]
        except ValueError:
            raise NoSuchOption(option, who, len(options)) from None
        decision.close()
        return self._take(Answer(who, option))

    def _take(self, answer: Answer) -> list[Event]:
        answers, before = self._answers, self._checkpoint
        rolled = len(self._rolls) if self._rolls is not None else 0
        answers.append(answer)
        try:
            game = self._live(answer)
        except BaseException:
            answers.pop()
            self._checkpoint = before
            self._game = None
            self._loose = self._stride > 0  # until it has come to life again
            if self._rolls is not None:
                del self._rolls[rolled:]
            raise
        return [] if self._events is None else self._publish(game)

    def _live(self, answer: Answer) -> AnyGame:
        """Let an answer take effect, and notice whether it can be taken back freely."""
        game, before = self._game, self._checkpoint
        assert game is not None
        seat, option = answer
        spoken, sealed = game.chance.spoken, game.sealed
        self._fed += 1
        if seat == _NOBODY:
            self._change_world(option)
            self._lock = "other-world"
            return game
        script = self._script
        assert script is not None
        try:
            self._decision = script.send(option)
        except StopIteration as stop:
            self._enter(stop.value)
        if game.sealed != sealed:
            self._lock = "hidden-shown"
        else:
            self._lock = None if game.chance.spoken == spoken else "chance-spoke"
        now = self._checkpoint
        if now is not before:
            self._checkpoint = Checkpoint(now.state, now.key, now.mark, now.at, self._lock)
        return game

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
        self.rewind(len(self._answers) - 1)

    def _why_not(self, seat: int | None) -> Lock | None:
        if self._lock is None and seat is not None and self._answers[-1].seat != seat:
            return "another-seat-acted"
        return self._lock

    def rewind(self, count: int) -> None:
        """Go back to the position after `count` answers, whatever happened since.

        For takebacks that everyone agreed to. Chance does not change its mind: the same answers
        bring the same dice.
        """
        if not 0 <= count <= len(self._answers):
            raise UndoRefused("nothing-yet")
        if self._events is not None:
            self._tell_past()
        start = self.checkpoint.at
        if count < start:
            earlier = self.replayed(count)
        else:
            earlier = self._at_checkpoint()
            earlier._redo(self._answers[start:count])
        self._checkpoint, self._answers = earlier._checkpoint, earlier._answers
        self._lock = earlier._lock
        self._game = None
        if self._events is not None and self._rolls is not None:
            del self._event_counts[count + 1 :]
            del self._events[self._event_counts[-1] :]
            del self._rolls[earlier.game.chance.spoken :]

    def undoable(self, option: Option, seat: int | None = None) -> bool:
        """Whether an option, once answered, could be taken back freely."""
        trial = self.copy()
        trial.answer(option, seat)
        return trial.can_undo(seat)

    # ---- copying -------------------------------------------------------------------------

    def copy(self, *, muted: bool = True) -> Match:
        """An independent match in the same position; muted unless asked."""
        twin = object.__new__(Match)
        twin.title = self.title
        twin.setting = self.setting
        twin._content = self._content
        twin._phases = self._phases
        twin._origin = self._origin
        twin._checkpoint = self.checkpoint
        twin._answers = self._answers[:]
        twin._fed = self._checkpoint.at
        twin._stride = _STRIDE if muted else 0
        twin._loose = False
        twin._lock = self._lock
        twin._decision = None
        twin._script = None
        twin._game = None
        twin._events = None if muted else []
        twin._event_counts = []
        twin._rolls = None if muted else []
        twin._past_told = muted
        return twin

    def replayed(self, count: int | None = None) -> Match:
        """The match played again from its start, up to `count` answers."""
        again = Match(self.title, self.setting, self._content, self._origin.state)
        again._redo(self._answers[:count])
        return again

    def _at_checkpoint(self) -> Match:
        """A muted match at the start of the phase in progress."""
        twin = self.copy()
        del twin._answers[self._checkpoint.at :]
        twin._lock = self._checkpoint.lock
        return twin

    def _redo(self, answers: Sequence[Answer]) -> None:
        """Give answers that were accepted before."""
        self.game  # noqa: B018 - brings the script to the open decision
        for answer in answers:
            if answer.seat == _NOBODY:
                self._become(answer.option)
            else:
                self._take(answer)

    def resample(self, seat: int | None, seed: int) -> Match:
        """A muted world that a seat cannot tell from this one: other secrets, other chance."""
        world = self.copy()
        world._become(("resample", _NOBODY if seat is None else seat, seed))
        return world

    def forced(self, indexes: tuple[int, ...]) -> Match:
        """A muted world in which the next outcomes of chance are these."""
        world = self.copy()
        world._become(("force", *indexes))
        return world

    def _become(self, change: Option) -> None:
        self.game  # noqa: B018 - brings the script to the open decision
        answer = Answer(_NOBODY, change)
        game = self._live(answer)
        self._answers.append(answer)
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
                answers=[saves.SavedAnswer(seat, list(option)) for seat, option in self._answers],
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
        match = cls(title, setting, content, origin, muted=True).copy(muted=False)
        match._checkpoint = Checkpoint(
            msgspec.json.decode(saved.state, type=title.state_type),
            saved.key, saved.chance, saved.at, saved.lock,
        )  # fmt: skip
        match._lock = saved.lock
        match._answers = [Answer(a.seat, tuple(a.option)) for a in body.answers[: saved.at]]
        for seat, option in [(a.seat, tuple(a.option)) for a in body.answers[saved.at :]]:
            if seat == _NOBODY:
                match._become(option)
            else:
                match.answer(option, seat)
        match.game  # noqa: B018 - a position that cannot be brought to life is no position
        return match

    # ---- running -------------------------------------------------------------------------

    def _begin(self, start: Checkpoint) -> None:
        """Start from a checkpoint that no answer follows."""
        self._game = self._context(start)
        self._game.heard = self._events is not None
        self._game.chance.record = self._rolls
        self._enter(start.state.phase)
        self._publish(self._game)

    def _context(self, start: Checkpoint) -> AnyGame:
        setting = self.setting
        chance = Chance(start.key, mark=start.mark, script=setting.dice)
        return self.title.game(
            start.state.copy(), self._content, chance, setting.seats, setting.options
        )

    def _materialise(self) -> None:
        """Rebuild the running script from the checkpoint and the answers since, unheard."""
        start = self._checkpoint
        game = self._context(start)
        self._game = game
        try:
            self._fed = start.at
            self._loose = False
            self._decision = None
            if start.state.phase is not None:
                self._start(game, start.state.phase)
            for answer in self._answers[start.at :]:
                self._live(answer)
        except BaseException:
            self._game = None  # half a position is none
            raise
        game.heard = self._events is not None
        game.chance.record = self._rolls

    def _enter(self, phase: str | None) -> None:
        """Start phases until one asks something or the match is over."""
        game = self._game
        assert game is not None
        state = game.state
        due = self._checkpoint.at + self._stride if self._stride else 0
        while phase is not None:
            state.phase = phase
            self._loose = self._fed < due
            if not self._loose:
                self._checkpoint = self._complete(game)
            script = self._phases[phase](game)
            if script is None or isinstance(script, str):
                phase = script
                continue
            try:
                self._decision = next(script)
            except StopIteration as stop:
                phase = stop.value
            else:
                self._script = script
                return
        state.phase = None
        self._loose = False
        self._checkpoint = self._complete(game)
        self._decision = None
        self._script = None

    def _start(self, game: AnyGame, phase: str) -> None:
        """Start the phase of a checkpoint; one that asks nothing leads on to the next."""
        script = self._phases[phase](game)
        if script is None or isinstance(script, str):
            self._enter(script)
            return
        try:
            self._decision = next(script)
        except StopIteration as stop:
            self._enter(stop.value)
        else:
            self._script = script

    def _complete(self, game: AnyGame) -> Checkpoint:
        chance = game.chance
        return Checkpoint(game.state.copy(), chance.key, chance.mark, self._fed)

    def _change_world(self, change: Option) -> None:
        game = self._game
        assert game is not None
        verb, *rest = change
        if verb == "force":
            game.chance.force(tuple(int(index) for index in rest))
        elif verb == "resample":
            seat, seed = rest
            key = key_from_seed(game.chance.key + str(seed).encode())
            dealer = Chance(key, stream="resample")
            self.title.resample(game, None if seat == _NOBODY else int(seat), dealer)
            game.chance.rekey(key)
            if self._decision is not None:
                self._decision.reopen()
        else:
            raise CorruptSave(f"no world is made by {verb!r}")
