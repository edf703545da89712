"""Position: where a match stands, and how it comes to life.

A position is a checkpoint (the state at the start of a phase, when nothing is on the Python stack)
and the answers given since. Copy, save, load, undo and crash recovery are this one mechanism: copy
the checkpoint, start the phase, feed the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from commonroom.kernel.chance import Chance, key_from_seed
from commonroom.kernel.checkpoint import Answer, Checkpoint, Given, Past, Setting
from commonroom.kernel.decision import Decision, Option, Script
from commonroom.kernel.errors import CorruptSave
from commonroom.kernel.msg import Msg
from commonroom.kernel.state import State
from commonroom.kernel.title import AnyGame, Asking, Following, Phase, Questions, Title

NOBODY = -1
"""The seat of entries that no player answered: ``("resample", seat, seed)`` and ``("force", …)``,
by which searches and odds turn a copy into another world."""

STRIDE = 16
"""A match is mostly played through, so it takes a checkpoint only at the first phase that starts
this many answers after the last one, and the one of the phase in progress when asked. Where that
meant playing again it will be asked again, by a bot that thinks or by somebody who keeps the match;
from then on every answer brings a checkpoint."""


class Beginning(NamedTuple):
    """How a match began: what it shares with its copies, whatever is answered."""

    title: Title
    setting: Setting
    content: Any
    origin: Checkpoint


class Position:
    """Where a match stands. Only what runs it is here; what people do with it is in `Match`."""

    __slots__ = ("_asking", "_beginning", "_checkpoint", "_decision", "_due", "_entered",
                 "_game", "_lock", "_loose", "_phases", "_rekeys", "_script", "_since",
                 "_stride")  # fmt: skip

    def __init__(self, beginning: Beginning, start: Checkpoint) -> None:
        self._beginning = beginning
        self._phases = beginning.title.phases
        self._rekeys = dict(beginning.setting.rekeys)
        self._checkpoint = start
        self._since: list[Given] = []
        self._lock = start.lock
        self._game: AnyGame | None = None
        # From here on it is about the running game.
        self._decision: Decision | None = None
        self._asking: Asking | None = None
        self._script: Script[Following] | None = None
        self._entered = 0
        self._due = self._stride = STRIDE
        self._loose = False

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
    def answers(self) -> Sequence[Answer]:
        """Everything answered so far."""
        return [Answer._make(given) for given in self._given()]

    @property
    def answered(self) -> int:
        """How many answers were given; it numbers the open decision."""
        return self._checkpoint.at + len(self._since)

    def _given(self) -> list[Given]:
        parts: list[Sequence[Given]] = [self._since]
        past = self._checkpoint.past
        while past is not None:
            parts.append(past.answers)
            past = past.earlier
        return [given for part in reversed(parts) for given in part]

    # ---- running -------------------------------------------------------------------------

    def _attach(self, game: AnyGame) -> None:
        """Whoever listens, listens to this context from now on."""

    def _live(self, game: AnyGame, option: Option) -> None:
        """Let the last answer take effect, and notice whether it can be taken back freely."""
        chance, sealed, before = game.chance, game.sealed, self._checkpoint
        if self._rekeys:
            chance.rekey(self._rekeys.get(self.answered - 1, chance.key))
        spoken = chance.spoken
        script = self._script
        if script is None:
            assert self._asking is not None
            following = self._asking.act(game, option)
            if type(following) is Questions:
                before = self._completed_before_answer(game)
            self._go_on(game, following)
        else:
            try:
                self._decision = script.send(option)
            except StopIteration as stop:
                self._go_on(game, stop.value)
        if game.sealed != sealed:
            self._lock = "hidden-shown"
        else:
            self._lock = None if chance.spoken == spoken else "chance-spoke"
        if self._checkpoint is not before:
            self._checkpoint.lock = self._lock

    def _go_on(self, game: AnyGame, following: Script[Following] | Questions | Following) -> None:
        """Go where a phase or an answer leads, until something is asked or the match is over.

        Most phases only lead on to the next: what is noted of one is noted where it stops.
        """
        phases, entered, loose = self._phases, len(self._since), False
        due = entered >= self._due
        phase = None  # as long as the one in progress goes on
        while following is not None:
            if isinstance(following, str):
                phase = following
                if due:
                    game.state.phase = phase
                    self._complete(game)
                    entered, due, loose = 0, self._due == 0, False
                else:
                    loose = True
                begun = phases[phase]
                if type(begun) is not Asking:
                    following = begun(game)
                    continue
                asked = begun.ask(game)
                if type(asked) is not Decision:
                    following = asked
                    continue
                self._asking, self._script = begun, None
            else:
                if type(following) is Questions:
                    if loose:
                        game.state.phase = phase
                        self._complete(game)
                        entered, loose = 0, False
                    following = following.script
                script = self._beginning.title.rounded_off(game, following)
                try:
                    asked = next(script)
                except StopIteration as stop:
                    following = stop.value
                    continue
                self._asking, self._script = None, script
            self._decision = asked
            if phase is not None:
                game.state.phase = phase
                self._entered, self._loose = entered, loose
            return
        game.state.phase = None
        self._loose = True
        self._decision = self._asking = self._script = None

    def _complete(self, game: AnyGame) -> None:
        """Take the checkpoint of the phase in progress, of which nothing has happened yet."""
        before, since, chance = self._checkpoint, self._since, game.chance
        past = Past(before.past, since) if since else before.past
        self._checkpoint = Checkpoint(
            game.state.copy(), chance.key, chance.mark, before.at + len(since), past, self._lock
        )
        self._since = []
        self._due = self._stride
        self._loose = False

    def _completed_before_answer(self, game: AnyGame) -> Checkpoint:
        """The checkpoint of the phase in progress, of whose answer nothing has happened yet."""
        if self._loose:
            since = self._since
            self._since = since[:-1]
            self._complete(game)
            self._since = since[-1:]
            self._entered = 0
        return self._checkpoint

    # ---- coming to life ------------------------------------------------------------------

    def _context(self, state: State, chance: Chance) -> AnyGame:
        title, setting, content, _ = self._beginning
        return title.game_type(
            state.copy(), content, chance, seats=setting.seats, options=setting.options
        )

    def _stand_beside(self, other: Position, game: AnyGame) -> None:
        """Be where the other is: where nothing is on the Python stack, all of it can be copied."""
        self._beginning, self._phases = other._beginning, other._phases
        self._rekeys = other._rekeys
        self._checkpoint = other._checkpoint
        self._since = other._since[:]
        self._lock = other._lock
        self._entered, self._loose = other._entered, other._loose
        self._due = self._stride = STRIDE
        self._game = beside = game.beside(game.state.copy(), game.chance.copy())
        self._decision, self._asking, self._script = other._decision, other._asking, None
        if self._decision is not None and self._asking is not None:
            self._decision = _again(self._decision, self._asking, beside)

    def _materialise(self) -> None:
        """Rebuild the running game from the checkpoint and the answers since, unheard."""
        start, answers, lock = self._checkpoint, self._since, self._lock
        game = self._context(
            start.state, Chance(start.key, start.mark, self._beginning.setting.dice)
        )
        self._game = game
        self._since = []
        self._lock = start.lock
        self._decision = self._asking = self._script = None
        self._entered = 0
        self._loose = False
        try:
            if start.state.phase is not None:
                self._start(game, self._phases[start.state.phase])
            for answer in answers:
                self._since.append(answer)
                seat, option = answer
                if seat == NOBODY:
                    self._change_world(game, option)
                else:
                    self._live(game, option)
        except BaseException:  # half a position is none
            self._game, self._checkpoint, self._since, self._lock = None, start, answers, lock
            raise
        self._attach(game)

    def _recall(self, entered: int) -> None:
        """Come to life, and take the checkpoint of the phase entered after so many answers more.

        Several may begin after one answer; the last one that does is in progress.
        """
        self._due, self._stride = entered, 0
        self._materialise()
        self._due = self._stride = STRIDE

    def _keep_pace(self, twin: Position) -> None:
        """Share the checkpoint of a copy that stands where this one does."""
        self._checkpoint, self._since = twin._checkpoint, twin._since[:]
        self._entered, self._due, self._loose = twin._entered, self._stride, twin._loose

    def _start(self, game: AnyGame, phase: Phase) -> None:
        """Start the phase of a checkpoint; one that asks nothing leads on to the next."""
        if not isinstance(phase, Asking):
            self._go_on(game, phase(game))
            return
        asked = phase.ask(game)
        if isinstance(asked, Decision):
            self._decision, self._asking = asked, phase
        else:
            self._go_on(game, asked)

    def _keep_keys(self, answers: int, *more: tuple[int, bytes]) -> None:
        """Forget the keys that were to come after so many answers, and take others instead."""
        setting = self._beginning.setting
        kept = (*(one for one in setting.rekeys if one[0] < answers), *more)
        if kept != setting.rekeys:
            setting = msgspec.structs.replace(setting, rekeys=kept)
            self._beginning = self._beginning._replace(setting=setting)
            self._rekeys = dict(kept)

    def _change_world(self, game: AnyGame, change: Option) -> None:
        verb, *rest = change
        if verb == "force":
            game.chance.force(tuple(int(index) for index in rest))
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
        if self._script is None:
            self._loose = True


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
