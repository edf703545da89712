"""What is printed in Talisman reaches whoever draws the cards."""

from commonroom.games.talisman.title import TITLE
from commonroom.kernel import content_of


def test_every_card_and_space_has_its_lines() -> None:
    content = content_of("talisman")
    lines = TITLE.printed(content)
    named = {*content.encounters, *content.spells, *content.purchases, *content.spaces}
    assert named <= lines.keys()
    assert [card for card in named - content.spaces.keys() if not lines[card]] == []


def test_the_two_sides_of_a_character_differ() -> None:
    lines = TITLE.printed(content_of("talisman"))
    assert lines["harry-potter/a"] != lines["harry-potter/b"]
    assert lines["harry-potter"]
