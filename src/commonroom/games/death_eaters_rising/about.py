"""What a lobby needs to know of Death Eaters Rising, without loading its rules."""

from commonroom.kernel.title import About, GameOption

ABOUT = About(
    id="death-eaters-rising",
    prefix="der",
    seats=(2, 3, 4),
    minutes=(45, 90),
    cooperative=True,
    options=(
        GameOption(
            "difficulty",
            ("standard", "beginner", "expert", "expert-7", "expert-8", "expert-9", "expert-10"),
            rule="DER-WIN-1",
        ),
        GameOption("first-player", ("random", "chosen"), rule="DER-SET-5"),
    ),
)
