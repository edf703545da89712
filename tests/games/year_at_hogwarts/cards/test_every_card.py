"""No card, sheet, token or space goes untested: a guard over the other modules of this folder."""

from pathlib import Path

from tests.games.guard import check_every_card
from tests.games.year_at_hogwarts.cards.table import box


def cards() -> set[str]:
    """Everything in the box that does something; of a sheet, both abilities, too."""
    content = box()
    abilities = [f"{sheet}/{part}" for sheet in content.sheets for part in ("move", "fight")]
    spaces = [space for board in content.boards.values() for space in board.spaces]
    return {
        *content.sheets, *abilities, *content.villain, *content.missions, *content.combat,
        *content.objects, *content.deck_of, *spaces,
    }  # fmt: skip


def test_every_card_has_a_test_that_says_what_it_says() -> None:
    check_every_card(Path(__file__), cards())


def test_the_guard_counts_what_lies_in_the_box() -> None:
    some = {
        "dobby", "lumos", "skele-gro", "fluffy", "vincent-crabbe", "fawkes", "firebolt", "nagini",
        "dragon-species", "slay-the-basilisk", "harry-potter/move", "lucius-malfoy/fight",
        "lord-voldemort", "clock-tower", "hogsmeade-lane",
    }  # fmt: skip
    assert some <= cards()
    assert "lord-voldemort/fight" not in cards()
