"""What content packs are refused for, before anybody reads their cards."""

from __future__ import annotations

from commonroom.kernel.errors import CommonRoomError


class AlreadyThere(CommonRoomError):
    """A file that would be overwritten, and may be somebody's work."""

    def __init__(self, file: str) -> None:
        super().__init__(f"{file} is already there", "already-there", file=file)


class UnclearPack(CommonRoomError):
    """A pack whose files could be those of several games."""

    def __init__(self, folder: str, known: str) -> None:
        super().__init__(
            f"the files in {folder} do not tell which game they change: {known}",
            "unclear-pack", folder=folder, known=known,
        )  # fmt: skip


class UnknownPack(CommonRoomError):
    """A table asks for a pack that this house does not have, or not for this game."""

    def __init__(self, pack: str, known: str) -> None:
        super().__init__(
            f"there is no pack {pack!r} for this game; there are: {known}",
            "unknown-pack", pack=pack, known=known,
        )  # fmt: skip
