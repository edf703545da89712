"""Position: where a match stands, and how it comes to life.

A position is a checkpoint (the state at the start of the phase in progress, when nothing is on the
Python stack) and the answers given since. Copy, save, load, undo and crash recovery are this one
mechanism: copy the checkpoint, start the phase, feed the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from commonroom.kernel.chance import Chance, Mark, Scripted, key_from_seed
from commonroom.kernel.content import Raw
from commonroom.kernel.decision import Decision, Option, Script
from commonroom.kernel.errors import CorruptSave, Lock
from commonroom.kernel.state import State
from commonroom.kernel.title import AnyGame, Title

NOBODY = -1
"""The seat of entries that no player answered: ``("resample", seat, seed)`` and ``("force", …)``,
by which searches and odds turn a copy into another world."""

STRIDE = 16
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


class Position:
    """Where a match stands. Only what runs it is here; what people do with it is in `Match`."""

    __slots__ = ("_answers", "_checkpoint", "_content", "_decision", "_fed", "_game", "_lock",
                 "_loose", "_phases", "_script", "_stride", "setting", "title")  # fmt: skip

    def __init__(
        self, title: Title, setting: Setting, content: Any, start: Checkpoint, stride: int
    ) -> None:
        self.title = title
        self.setting = setting
        self._content = content
        self._phases = title.phases
        self._checkpoint = start
        self._answers: list[Answer] = []
        self._fed = 0
        self._stride = stride
        self._loose = False
        self._lock = start.lock
        self._decision: Decision | None = None
        self._script: Script[str | None] | None = None
        self._game: AnyGame | None = None

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
            self._stride = STRIDE
        return self._checkpoint

    # ---- running -------------------------------------------------------------------------

    def _attach(self, game: AnyGame) -> None:
        """Whoever listens, listens to this context from now on."""

    def _live(self, answer: Answer) -> AnyGame:
        """Let an answer take effect, and notice whether it can be taken back freely."""
        game, before = self._game, self._checkpoint
        assert game is not None
        seat, option = answer
        spoken, sealed = game.chance.spoken, game.sealed
        self._fed += 1
        if seat == NOBODY:
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

    def _context(self, start: Checkpoint) -> AnyGame:
        setting = self.setting
        chance = Chance(start.key, mark=start.mark, script=setting.dice)
        return self.title.game_type(
            start.state.copy(),
            self._content,
            chance,
            seats=setting.seats,
            options=setting.options,
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
        self._attach(game)

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
            self.title.resample(game, None if seat == NOBODY else int(seat), dealer)
            game.chance.rekey(key)
            if self._decision is not None:
                self._decision.reopen()
        else:
            raise CorruptSave(f"no world is made by {verb!r}")
