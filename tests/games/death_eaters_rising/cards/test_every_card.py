"""No card goes untested: a guard over the other modules of this folder."""

from pathlib import Path

from tests.games.death_eaters_rising.scene import box
from tests.games.guard import check_every_card


def cards() -> set[str]:
    """Everything in the box that does something; a Mark line is one thing more."""
    content = box()
    abilities = [part.id for hq in content.headquarters.values() for part in hq.abilities]
    marks = [f"{id_}:dark-mark" for id_, one in content.death_eaters.items() if one.dark_mark]
    return {
        *content.wizards, *content.death_eaters, *marks, *content.villain, *content.places,
        *content.tokens, *abilities,
    }  # fmt: skip


def test_every_card_has_a_test_that_says_what_it_says() -> None:
    check_every_card(Path(__file__), cards())


def test_the_guard_counts_what_lies_in_the_box() -> None:
    assert {"dobby", "yaxley:dark-mark", "room-heal", "token-swap", "atrium"} <= cards()
    assert "antonin-dolohov:dark-mark" not in cards()
