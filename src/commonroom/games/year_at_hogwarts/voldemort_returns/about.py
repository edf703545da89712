"""What a lobby needs to know of Voldemort Returns, without loading its rules."""

from commonroom.kernel.title import About, GameOption

ABOUT = About(
    id="voldemort-returns",
    prefix="yh",
    seats=(2, 3, 4),
    minutes=(45, 120),
    cooperative=False,
    options=(
        GameOption("edition", ("it", "pl"), rule="YH-VR-5"),
        GameOption("pettigrew", ("first", "last", "random"), rule="YH-VR-1"),
        GameOption("students", ("random", "chosen"), rule="YH-VR-1"),
    ),
)
"""`pettigrew` is the seat that plays him. With two players there is no student to choose."""
