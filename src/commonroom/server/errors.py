"""What the server refuses before a table hears of it."""

from __future__ import annotations

from commonroom.kernel.errors import CommonRoomError


class Malformed(CommonRoomError):
    """Not a message or a request of the protocol."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this is no message of ours: {reason}", "malformed", reason=reason)


class OtherVersion(CommonRoomError):
    """A client that speaks another version of the protocol: a page left open over an update."""

    def __init__(self, spoken: int, here: int) -> None:
        super().__init__(
            f"this server speaks version {here} of the protocol, not {spoken}", "other-version"
        )


class TooFast(CommonRoomError):
    """More than anybody needs in so short a time."""

    def __init__(self) -> None:
        super().__init__("too much at once; slow down", "too-fast")


class HouseFull(CommonRoomError):
    """As many tables are open as whoever runs the server wants."""

    def __init__(self) -> None:
        super().__init__("there is no room for another table now", "house-full")


class TooLarge(CommonRoomError):
    """More bytes than any such request needs."""

    def __init__(self, most: int) -> None:
        super().__init__(f"the request is longer than {most} bytes", "too-large", most=most)


class NotAllowed(CommonRoomError):
    """The secret that this needs is missing or wrong."""

    def __init__(self) -> None:
        super().__init__("this needs a secret that was not given", "not-allowed")


class NotFound(CommonRoomError):
    """There is nothing at this address."""

    def __init__(self) -> None:
        super().__init__("there is nothing at this address", "not-found")
