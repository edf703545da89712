"""What a lobby needs to know of Quidditch as a game of its own."""

from commonroom.kernel.title import About, GameOption

ABOUT = About(
    id="quidditch",
    prefix="yh",
    seats=(2,),
    minutes=(10, 20),
    cooperative=False,
    options=(GameOption("edition", ("it", "pl"), rule="YH-QUI-3"),),
)
