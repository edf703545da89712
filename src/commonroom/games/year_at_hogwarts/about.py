"""What a lobby needs to know of A Year at Hogwarts, without loading its rules."""

from commonroom.kernel.title import About, GameOption

ABOUT = About(
    id="year-at-hogwarts",
    prefix="yh",
    seats=(1, 2, 3, 4, 5, 6, 7, 8),
    minutes=(30, 120),
    cooperative=False,
    options=(
        GameOption("variant", ("underage", "qualified", "teams"), rule="YH-SET-1"),
        GameOption("length", ("classic", "quick", "long"), rule="YH-SET-1"),
        GameOption("edition", ("it", "pl"), rule="YH-CMP-1"),
        GameOption("teams", ("pairs", "threes", "together"), rule="YH-TEAM-1"),
        GameOption("students", ("random", "chosen"), rule="YH-SET-2"),
        GameOption("first-player", ("random", "chosen"), rule="YH-SET-5"),
        GameOption("defence-die", ("no", "yes"), rule="YH-PVP-3"),
    ),
)
"""One seat plays Solo. `teams` matters in the Teams variant only."""
