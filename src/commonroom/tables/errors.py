"""What a table refuses, precisely. Nothing was changed, but for `TryAgain`."""

from __future__ import annotations

from typing import Literal

from commonroom.kernel.errors import CommonRoomError


class TableError(CommonRoomError):
    """Something a table does not accept now."""


class NoSuchTable(TableError):
    """No table has this name, or the link's secret does not fit it."""

    def __init__(self) -> None:
        super().__init__("there is no such table, or the link is not complete", "no-such-table")


class Stale(TableError):
    """The answer belongs to another decision than the one that is open."""

    def __init__(self) -> None:
        super().__init__("the answer is for a decision that is not open", "stale")


class SpectatorsWatch(TableError):
    """Whoever only watches cannot act."""

    def __init__(self) -> None:
        super().__init__("spectators cannot act", "spectators-watch")


class TableClosed(TableError):
    """The table was closed."""

    def __init__(self) -> None:
        super().__init__("the table is closed", "table-closed")


class TablePaused(TableError):
    """The table rests until somebody lets it go on."""

    def __init__(self) -> None:
        super().__init__("the table is paused", "table-paused")


class PausedEnough(TableError):
    """Whoever's pause others have ended pauses again only after an answer of their own."""

    def __init__(self) -> None:
        super().__init__("others have ended your pause; answer first", "paused-enough")


class NotOverYet(TableError):
    """That is possible only after the end of the game."""

    def __init__(self) -> None:
        super().__init__("the game is not over yet", "not-over-yet")


class MovedOn(TableError):
    """The company has a new table, which the secrets of this one open."""

    def __init__(self) -> None:
        super().__init__("the company has moved on to a new table", "moved-on")


class NothingToTakeBack(TableError):
    """There is no such takeback to ask for or to agree to."""

    def __init__(self) -> None:
        super().__init__("there is nothing to take back", "nothing-to-take-back")


class TakebackForbidden(TableError):
    """The table was created without takebacks beyond the rules."""

    def __init__(self) -> None:
        super().__init__("this table allows no takebacks beyond the rules", "takeback-forbidden")


class SaidNothing(TableError):
    """A chat line needs a text or one of the ready-made phrases."""

    def __init__(self) -> None:
        super().__init__("a chat line needs a text or a known phrase", "said-nothing")


class NotAPerson(TableError):
    """Only a person's seat can be left to a bot and taken again."""

    def __init__(self) -> None:
        super().__init__("this seat is a bot's own", "not-a-person")


class StillHere(TableError):
    """Nobody can hand over the seat of a person who is there, or was a moment ago."""

    def __init__(self) -> None:
        super().__init__("the person in this seat has not been away for long", "still-here")


class TableFull(TableError):
    """More people are watching than there is room for."""

    def __init__(self) -> None:
        super().__init__("there is no more room at this table", "table-full")


class TryAgain(TableError):
    """The database did not answer. What was to be written may have been: the same nonce again is
    safe.
    """

    def __init__(self) -> None:
        super().__init__("the table could not be written", "try-again")


class DiceSettled(TableError):
    """There is nothing for this seat to add to the dice now."""

    def __init__(self) -> None:
        super().__init__("the dice take nothing from this seat now", "dice-settled")


class NotPledged(TableError):
    """What was to be added to the dice is not what the seat had committed to."""

    def __init__(self) -> None:
        super().__init__("this is not what the seat pledged", "not-pledged")


class NotTheReceipts(TableError):
    """A game file that is not the game which somebody has a receipt of."""

    def __init__(
        self,
        what: Literal["table", "commitment", "short", "link", "added", "asked"],
        entry: int,
    ) -> None:
        super().__init__(f"not the game of the receipt: {what}", f"receipt-{what}", entry=entry)


class NotTheBots(TableError):
    """An answer in a game file that the bot would not have given."""

    def __init__(self, entry: int, level: str) -> None:
        said = f"entry {entry} is not what a bot of level {level} would have answered"
        super().__init__(said, "bot-would-not", entry=entry, level=level)


class BadGameFile(TableError):
    """A game file that cannot be read, or does not tell the truth."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this game file is not sound: {reason}", "bad-game-file", reason=reason)


class BadSetup(TableError):
    """The server was asked to run in a way it cannot."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, "bad-setup", reason=reason)


class AddressTaken(TableError):
    """Somebody else listens where the server was to."""

    def __init__(self, address: str) -> None:
        super().__init__(f"{address} is taken", "address-taken", address=address)


class BadDatabase(TableError):
    """What is at the database's address is not for us."""

    def __init__(
        self, database: str, fault: Literal["folder", "foreign", "newer", "read-only", "taken"]
    ) -> None:
        super().__init__(f"{database}: {fault}", f"database-{fault}", database=database)


class Unreachable(TableError):
    """A database or a bus that cannot be opened; the reason is the system's own."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}", "unreachable", where=where, reason=reason)


class NotInstalled(TableError):
    """What a setting needs is an extra that was not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"this needs commonroom[{extra}]", "not-installed", extra=extra)


class StorageFull(TableError):
    """There is no room left where the tables are kept."""

    def __init__(self) -> None:
        super().__init__("there is no room left to keep the table", "storage-full")
