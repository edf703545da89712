"""Mistakes of ours: a title offers or shows what its numbers do not know.

No program or player can bring them about, so they are no refusals.
"""

from __future__ import annotations

from commonroom.kernel import Option


class NoSpec(LookupError):
    """A title says nothing of itself to learning programs: its module is missing."""

    def __init__(self, game: str, module: str) -> None:
        super().__init__(f"{game} has no numbers yet: write {module.replace('.', '/')}.py")


class NoNumber(LookupError):
    """A game offers an option that its action table does not know: the table is wrong."""

    def __init__(self, game: str, option: Option) -> None:
        super().__init__(f"the action table of {game} has no number for {option!r}")


class SameNumber(LookupError):
    """A game offers two options that its action table cannot tell apart: the table is wrong."""

    def __init__(self, game: str, one: Option, other: Option) -> None:
        super().__init__(f"the action table of {game} has one number for {one!r} and {other!r}")


class NotInDomain(LookupError):
    """A view shows something that the layout of its vector does not know: the layout is wrong."""

    def __init__(self, domain: str, value: object) -> None:
        super().__init__(f"{value!r} is none of the {domain} that the vector knows")
