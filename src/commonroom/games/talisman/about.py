"""What a lobby needs to know of Talisman, without loading its rules."""

from commonroom.kernel.title import About, GameOption

ABOUT = About(
    id="talisman",
    prefix="tal",
    seats=(2, 3, 4, 5, 6),
    minutes=(90, 180),
    cooperative=False,
    options=(
        GameOption("edition", ("en", "pl"), rule="TAL-CMP-1"),
        GameOption("characters", ("random", "chosen"), rule="TAL-SET-1"),
        GameOption("first-player", ("random", "chosen"), rule="TAL-SET-2"),
        GameOption("inheritance", ("yes", "no"), rule="TAL-ALT-1"),
        GameOption("trophies", ("five", "seven"), rule="TAL-ALT-2"),
        GameOption("ditch-before-drawing", ("no", "yes"), rule="TAL-ALT-3"),
    ),
    table_options=(GameOption("reactions", ("everyone", "holders"), rule="TAL-SPE-2"),),
)
