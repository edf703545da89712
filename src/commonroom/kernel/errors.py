"""What can go wrong, precisely. Each error names what is wrong and leaves the match untouched.

`msg` is the same statement for a player, in the reader's language; `str(error)` is for programmers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias

from commonroom.kernel.msg import Msg


class CommonRoomError(Exception):
    """Anything Common Room refuses."""

    def __init__(self, text: str, key: str, **args: str | int) -> None:
        super().__init__(text)
        self.msg = Msg(f"error-{key}", dict(args))

    def __reduce__(self) -> tuple[Any, ...]:
        """Worker processes hand errors over pickled; subclasses differ in what they are made of."""
        return _revived, (type(self), self.args, self.__dict__)


def _revived(
    kind: type[CommonRoomError], args: tuple[Any, ...], attributes: dict[str, Any]
) -> CommonRoomError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


class UnknownGame(CommonRoomError):
    """No game has this id."""

    def __init__(self, game: str, known: Sequence[str]) -> None:
        super().__init__(
            f"there is no game {game!r}; there are: {', '.join(known)}",
            "unknown-game", game=game, known=", ".join(known),
        )  # fmt: skip


class BadOptionValue(CommonRoomError):
    """A match was asked for with a number of seats or a value of an option it does not have."""

    def __init__(self, name: str, value: object, allowed: str | Iterable[object]) -> None:
        values = [allowed] if isinstance(allowed, str) else list(map(str, allowed))
        super().__init__(
            f"{name} cannot be {value!r}; it takes {' or '.join(values)}",
            "bad-option-value", name=name, value=str(value), allowed=", ".join(values),
        )  # fmt: skip


class UnknownOption(CommonRoomError):
    """A match was asked for with an option that its game does not have."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        options = ", ".join(known) or "–"
        super().__init__(
            f"there is no option {name!r}; the options are: {options}",
            "unknown-option", name=name, known=options,
        )  # fmt: skip


class AnswerRefused(CommonRoomError):
    """An answer that the match does not accept now."""


class MatchOver(AnswerRefused):
    """The match has ended; nothing can be answered."""

    def __init__(self) -> None:
        super().__init__("the match is over", "match-over")


class NotYourDecision(AnswerRefused):
    """The seat has nothing to say now."""

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(
            f"seat {seat} has nothing to answer: the decision is seat {owner}'s",
            "not-your-decision", seat=seat, owner_seat=owner,
        )  # fmt: skip


class NoSuchOption(AnswerRefused):
    """The seat may answer, but not that."""

    def __init__(self, option: object, seat: int, count: int) -> None:
        super().__init__(
            f"{option!r} is not one of the {count} options of seat {seat}",
            "no-such-option", option=str(option), seat=seat, count=count,
        )  # fmt: skip


Lock: TypeAlias = Literal[
    "nothing-yet",  # there is no answer
    "chance-spoke",
    "hidden-shown",
    "another-seat-acted",
    "other-world",  # the match is a resampled or forced one, and begins there
]
"""Why the last answer cannot be taken back freely."""


class UndoRefused(CommonRoomError):
    """Nothing can be taken back freely: `reason` is the key of why."""

    def __init__(self, reason: Lock) -> None:
        super().__init__(f"nothing to take back: {reason}", f"undo-{reason}")
        self.reason = reason


class BadSave(CommonRoomError):
    """A save that cannot be loaded."""


class CorruptSave(BadSave):
    """The data is damaged, or is no save at all."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this save is damaged: {reason}", "corrupt-save", reason=reason)


class ForeignSave(BadSave):
    """Readable data, but not a save of this program."""

    def __init__(self, found: object) -> None:
        super().__init__(f"this is no Common Room save: {found}", "foreign-save", found=str(found))


class UnknownSaveVersion(BadSave):
    """A save format this program does not read."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"this save has format {found}; this program reads format {known}",
            "unknown-save-version", found=found, known=known,
        )  # fmt: skip


class WrongRulesVersion(BadSave):
    """A save made under other rules of its game."""

    def __init__(self, game: str, found: int, known: int) -> None:
        super().__init__(
            f"this save of {game} follows rules version {found}; this program plays {known}",
            "wrong-rules-version", game=game, found=found, known=known,
        )  # fmt: skip


class BadContent(CommonRoomError):
    """A content file that cannot be used: file, entry, field and reason."""

    def __init__(self, file: str, entry: str, field: str, reason: str) -> None:
        text = f"{file}: entry {entry!r}, field {field!r}: {reason}"
        if entry:
            super().__init__(
                text, "bad-content", file=file, entry=entry, field=field, reason=reason
            )
        else:
            whole = f"{field}: {reason}" if field else reason
            super().__init__(text, "bad-content-file", file=file, reason=whole)
        self.file, self.entry, self.field, self.reason = file, entry, field, reason


class BadArrangement(CommonRoomError):
    """A literal position that makes no sense."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}", "bad-arrangement", where=where, reason=reason)


class NothingToChoose(CommonRoomError):
    """A rule asked chance for one of no things at all."""

    def __init__(self, label: str) -> None:
        text = f"there is nothing to choose for {label!r}"
        super().__init__(text, "nothing-to-choose", label=label)


class ScriptedDice(CommonRoomError):
    """Scripted dice that do not fit what the game asks."""


class DiceRanOut(ScriptedDice):
    """The game asks for one more outcome than was scripted."""

    def __init__(self, label: str, used: int) -> None:
        super().__init__(
            f"the scripted dice ran out: {label!r} is asked after {used} outcomes",
            "dice-ran-out", label=label, used=used,
        )  # fmt: skip


class DiceLeftOver(ScriptedDice):
    """The test expected all scripted outcomes to be used."""

    def __init__(self, left: Sequence[int | str]) -> None:
        super().__init__(f"scripted dice were not used: {left!r}", "dice-left-over", left=str(left))


class ScriptMismatch(ScriptedDice):
    """The scripted outcome is impossible here."""

    def __init__(self, label: str, value: object, allowed: Sequence[str]) -> None:
        text = ", ".join(allowed)
        super().__init__(
            f"{value!r} is scripted for {label!r}, which can be: {text}",
            "script-mismatch", label=label, value=str(value), allowed=text,
        )  # fmt: skip
