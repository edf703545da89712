"""Position: where a match stands, and how it comes to life.

A position is a checkpoint (the state at the start of a phase, when nothing is on the Python stack)
and the answers given since. Copy, save, load, undo and crash recovery are this one mechanism: copy
the checkpoint, start the phase, give the answers again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from commonroom.kernel.chance import Chance, key_from_seed
from commonroom.kernel.checkpoint import Answer, Checkpoint, Given, Setting
from commonroom.kernel.checkpointer import Checkpointer
from commonroom.kernel.decision import Conductor, Decision, Option
from commonroom.kernel.errors import CorruptSave
from commonroom.kernel.msg import Msg
from commonroom.kernel.state import NOBODY
from commonroom.kernel.title import AnyGame, Asking, Step, Title


class Beginning(NamedTuple):
    """How a match began: what it shares with its copies, whatever is answered."""

    title: Title
    setting: Setting
    content: Any
    origin: Checkpoint


class Position:
    """Where a match stands. Only what runs it is here; what people do with it is in `Match`.

    While a question is open, either the phase in progress is `Asking` and `_asking` is that phase,
    or a script asks, and `_conductor` waits for the answer.
    """

    __slots__ = (
        "_asking", "_beginning", "_checkpointer", "_conductor", "_decision", "_game", "_lock",
        "_phases", "_rekeys",
    )  # fmt: skip

    def __init__(self, beginning: Beginning, start: Checkpoint) -> None:
        self._beginning = beginning
        self._phases = beginning.title.phases
        self._rekeys = dict(beginning.setting.rekeys)
        self._checkpointer = Checkpointer(start)
        self._lock = start.lock
        self._game: AnyGame | None = None
        """None until somebody asks: then the position comes to life."""
        self._decision: Decision | None = None
        self._asking: Asking | None = None
        self._conductor: Conductor | None = None
        """What runs the scripts of this game; made for the first of them."""

    @property
    def title(self) -> Title:
        """What is played."""
        return self._beginning.title

    @property
    def setting(self) -> Setting:
        """What the match was started with."""
        return self._beginning.setting

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
    def _at_start(self) -> bool:
        """Whether nothing is on the Python stack: a phase has just asked, or the match is over."""
        return self._asking is not None or self._decision is None

    @property
    def answers(self) -> Sequence[Answer]:
        """Everything answered so far."""
        return [Answer._make(given) for given in self._checkpointer.answers()]

    @property
    def answered(self) -> int:
        """How many answers were given; it numbers the open decision."""
        return self._checkpointer.answered

    # ---- running -------------------------------------------------------------------------

    def _attach(self, game: AnyGame) -> None:
        """Whoever listens, listens to this context from now on."""

    def _live(self, game: AnyGame, answer: Given) -> None:
        """Let an answer take effect, and notice whether it can be taken back freely.

        If something goes wrong, the position is as it was before.
        """
        chance, checkpointer = game.chance, self._checkpointer
        pending, before = checkpointer.pending, checkpointer.latest
        if self._rekeys:
            chance.rekey(self._rekeys.get(self.answered, chance.key))
        sealed, spoken = game.sealed, chance.spoken
        pending.append(answer)
        try:
            asking = self._asking
            if asking is not None:
                act = asking.act
                self._go_on(game, act(game, answer[1]))
            else:
                conductor = self._conductor
                assert conductor is not None
                asked = conductor.send(answer[1])
                if type(asked) is Decision:
                    self._decision = asked
                else:
                    self._go_on(game, asked)
        except BaseException:
            pending.pop()
            checkpointer.pending, checkpointer.latest = pending, before
            self._game = None
            if chance.record is not None:
                del chance.record[len(chance.record) - (chance.spoken - spoken) :]
            raise
        if game.sealed != sealed:
            self._lock = "hidden-shown"
        else:
            self._lock = None if chance.spoken == spoken else "chance-spoke"
        if checkpointer.latest is not before:
            checkpointer.latest.lock = self._lock

    def _go_on(self, game: AnyGame, step: Step) -> None:
        """Go from phase to phase, until something is asked or the match is over."""
        phases, state, checkpointer = self._phases, game.state, self._checkpointer
        due = len(checkpointer.pending) >= checkpointer.due
        entered = False
        while True:
            if type(step) is str:
                state.phase = step
                if due:
                    checkpointer.take(game, self._lock)
                    due, entered = checkpointer.due == 0, False
                else:
                    entered = True
                phase = phases[step]
                if type(phase) is not Asking:
                    step = phase(game)
                    continue
                ask = phase.ask
                asked = ask(game)
                if type(asked) is Decision:
                    self._decision, self._asking = asked, phase
                    if entered:
                        checkpointer.stale = True
                    return
                step = asked
            elif step is None:
                state.phase = self._decision = self._asking = None
                checkpointer.stale = True
                return
            else:
                conductor = self._conductor
                if conductor is None:
                    conductor = self._conductor = self._beginning.title.conductor(game)
                asked = conductor.send(step)
                if type(asked) is Decision:
                    self._decision, self._asking = asked, None
                    checkpointer.asked_by_script(entered=entered)
                    return
                step = asked

    # ---- coming to life ------------------------------------------------------------------

    def _materialise(self) -> None:
        """Rebuild the running game from the checkpoint and the answers since, unheard."""
        checkpointer, lock = self._checkpointer, self._lock
        start, answers = checkpointer.latest, checkpointer.pending
        game = self._context(start)
        self._game = game
        self._lock = start.lock
        self._decision = self._asking = self._conductor = None
        checkpointer.pending = []
        checkpointer.entered_after, checkpointer.stale = 0, False
        try:
            if start.state.phase is not None:
                self._resume(game, start.state.phase)
            for answer in answers:
                seat, option = answer
                if seat == NOBODY:
                    checkpointer.pending.append(answer)
                    self._change_world(game, option)
                else:
                    self._live(game, answer)
        except BaseException:  # half a position is none
            self._game, self._lock = None, lock
            checkpointer.latest, checkpointer.pending = start, answers
            raise
        self._attach(game)

    def _context(self, start: Checkpoint) -> AnyGame:
        """The game as it was at a checkpoint."""
        title, setting, content, _ = self._beginning
        chance = Chance(start.key, start.mark, setting.dice)
        return title.game_type(
            start.state.copy(), content, chance, seats=setting.seats, options=setting.options
        )

    def _resume(self, game: AnyGame, phase: str) -> None:
        """Start the phase of a checkpoint, which is not a new one."""
        begun = self._phases[phase]
        if not isinstance(begun, Asking):
            self._go_on(game, begun(game))
            return
        asked = begun.ask(game)
        if isinstance(asked, Decision):
            self._decision, self._asking = asked, begun
        else:
            self._go_on(game, asked)

    def _stand_beside(self, other: Position, game: AnyGame) -> None:
        """Be where the other is: where nothing is on the Python stack, all of it can be copied."""
        self._beginning, self._phases, self._lock = other._beginning, other._phases, other._lock
        self._rekeys, self._checkpointer = other._rekeys, other._checkpointer.beside()
        self._game = beside = game.beside(game.state.copy(), game.chance.copy())
        self._decision, self._asking = other._decision, other._asking
        self._conductor = None
        if self._decision is not None and self._asking is not None:
            self._decision = _again(self._decision, self._asking, beside)

    def _catch_up(self, entered_after: int) -> None:
        """Come to life, and take the checkpoint of the phase that started after so many answers."""
        self._checkpointer.catch_up(entered_after)
        self._materialise()
        self._checkpointer.relax()

    # ---- other worlds --------------------------------------------------------------------

    def _keep_keys(self, answers: int, *more: tuple[int, bytes]) -> None:
        """Forget the keys that were to come after so many answers, and take others instead."""
        setting = self._beginning.setting
        kept = (*(one for one in setting.rekeys if one[0] < answers), *more)
        if kept != setting.rekeys:
            setting = msgspec.structs.replace(setting, rekeys=kept)
            self._beginning = self._beginning._replace(setting=setting)
            self._rekeys = dict(kept)

    def _change_world(self, game: AnyGame, change: Option) -> None:
        """Become the world of an entry that `NOBODY` answered: ``("resample", seat, seed)``,
        ``("go-on-at", place)`` or ``("force", …)``, by which searches and odds turn a copy into
        another world.
        """
        verb, *rest = change
        if verb == "force":
            game.chance.force(tuple(int(index) for index in rest))
        elif verb == "go-on-at":
            game.chance.go_on_at(int(rest[0]))
        elif verb == "resample":
            seat, seed = rest
            # Of the seed alone: what comes of a world must not tell what the true dice are.
            key = key_from_seed(f"resample {seed}")
            dealer = Chance(key, stream="resample")
            self._beginning.title.resample(game, None if seat == NOBODY else int(seat), dealer)
            game.chance.rekey(key)
            game.chance.leave_script()
            self._keep_keys(self.answered)  # the true ones to come are not for this world
            if self._asking is not None:
                self._decision = _question(self._asking, game)
            elif self._decision is not None:
                self._decision.reopen()
        else:
            raise CorruptSave(f"no world is made by {verb!r}")
        self._lock = "other-world"
        if self._at_start:
            self._checkpointer.stale = True


def _question(asking: Asking, game: AnyGame) -> Decision:
    """The question of a phase that has one to ask."""
    asked = asking.ask(game)
    assert isinstance(asked, Decision)
    return asked


def _again(asked: Decision, asking: Asking, game: AnyGame) -> Decision:
    """The same question in a copy; the options are known, the guests are found when asked for."""
    wording, speak_up = asked.wording, asked.speak_up
    if isinstance(wording, Msg):
        if speak_up is None:
            return asked  # nothing in it hangs on the table it was asked at
    else:
        wording = lambda: _question(asking, game).prompt  # noqa: E731 - as for the guests
    if speak_up is not None:
        speak_up = lambda: _question(asking, game).guests  # noqa: E731
    return Decision(asked.owner, asked.kind, asked.options, wording, asked.rule, speak_up)
