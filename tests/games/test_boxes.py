"""What the boxes hold is what their rulebooks count. The one test that says how many of each.

Whoever adds a card of our own to a box changes its `content/box.toml` and the number here.
"""

import pytest

from commonroom.kernel import content_of, title

COUNTED = {
    "death-eaters-rising": {
        "wizards": 33, "wizards-of-a-faction": 11, "death_eaters": 10, "locations": 3, "places": 6,
        "places-of-a-location": 2, "headquarters": 6, "tokens": 24, "kinds-of-tokens": 12,
        "dice": 14,
    },
    "talisman": {
        "spaces": 49, "characters": 8, "characters-of-a-side": 4, "encounters": 100, "spells": 24,
        "purchases": 21,
    },
    "year-at-hogwarts": {
        "students": 8, "death_eaters": 6, "objects": 30, "missions": 30, "combat": 30, "spell": 40,
        "potion": 34, "book": 24, "action": 26, "event": 20, "duel": 20, "quidditch": 16,
    },
}  # fmt: skip


@pytest.mark.rule("DER-CMP-1", "TAL-CMP-1", "YH-CMP-1", "YH-CMP-2")
@pytest.mark.parametrize("game", COUNTED)
def test_the_box_holds_what_the_rulebook_counts(game: str) -> None:
    content = content_of(game)
    assert {key: entry.count for key, entry in content.box.items()} == COUNTED[game]
    assert list(title(game).problems(content)) == []
