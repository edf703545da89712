"""What lies on the table of Voldemort Returns: that of a year, and what the villain has.

The villain's seat plays many characters, one at a time. The one at hand is its `Player`, so that
it walks, draws and takes by the rules of a year; the others stand in `pawns`. Before the return it
is Pettigrew and there are no others; after it Lord Voldemort is at hand whenever nobody moves.
"""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.state import Player, Table


class ReturnTable(Table):
    """Everything on the table. Horcruxes lie on their spaces until they are destroyed."""

    villain: int = 0
    """The seat of Pettigrew and Voldemort."""
    returned: bool = False
    """Lord Voldemort is back (YH-VR-3)."""
    pawns: dict[str, Player] = {}
    """Character of the villain → what it has, but for the one at hand."""
    sent: tuple[str, ...] = ()
    """The villain's characters that have moved this turn."""
    aside: tuple[str, ...] = ()
    """The Elder Wand and the Resurrection Stone, until the return (YH-VR-2)."""
    destroyed: tuple[str, ...] = ()
    """Horcruxes, in the order in which they were destroyed."""
    towers: list[str] = []
    """By seat: the tower from which a hero came who stays at a Place for a Horcrux, or ""."""
    shared: str = ""
    """The space on which the heroes of this move have been asked what they pass on."""
    wary: tuple[tuple[int, str, int], ...] = ()
    """A hero, the Death Eater who has beaten it, and until which turn they avoid each other."""
    victor: str = ""
    """Who has won: Harry Potter or Lord Voldemort."""
