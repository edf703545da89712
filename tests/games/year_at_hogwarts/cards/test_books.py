"""The 24 books: in which classroom they are worth how many points."""

import pytest

from commonroom.games.year_at_hogwarts.events import ExamPassed
from tests.games.year_at_hogwarts.cards.table import (
    Changes,
    box,
    card,
    each_card,
    landing,
    me,
    neville,
)

pytestmark = pytest.mark.rule("YH-EXM-1", "YH-SPC-4", "YH-CMP-8")
SPELL: tuple[tuple[str, ...], Changes] = (("stupefy",), {"0.spells": ["stupefy"]})
POTIONS: tuple[tuple[str, ...], Changes] = (
    ("gillyweed", "ageing-potion"), {"0.potions": ["gillyweed", "ageing-potion"]},
)  # fmt: skip
CLASSROOMS = {  # what is drawn there, besides
    "charms-classroom": SPELL,
    "transfiguration-classroom": SPELL,
    "defence-classroom": SPELL,
    "potions-classroom": POTIONS,
    "herbology-classroom": POTIONS,
    "creatures-classroom": POTIONS,
}
BOOKS = {
    "standard-book-of-spells-grade-1": ("charms-classroom", 5),
    "standard-book-of-spells-grade-4": ("charms-classroom", 10),
    "achievements-in-charming": ("charms-classroom", 15),
    "quintessence-a-quest": ("charms-classroom", 20),
    "beginners-guide-to-transfiguration": ("transfiguration-classroom", 5),
    "intermediate-transfiguration": ("transfiguration-classroom", 10),
    "transfiguration-today": ("transfiguration-classroom", 15),
    "guide-to-advanced-transfiguration": ("transfiguration-classroom", 20),
    "gadding-with-ghouls": ("defence-classroom", 5),
    "the-dark-forces": ("defence-classroom", 10),
    "defensive-magical-theory": ("defence-classroom", 15),
    "confronting-the-faceless": ("defence-classroom", 20),
    "book-of-potions": ("potions-classroom", 5),
    "magical-drafts-and-potions": ("potions-classroom", 10),
    "moste-potente-potions": ("potions-classroom", 15),
    "advanced-potion-making": ("potions-classroom", 20),
    "magical-herbs-and-fungi": ("herbology-classroom", 5),
    "encyclopaedia-of-toadstools": ("herbology-classroom", 10),
    "magical-water-plants": ("herbology-classroom", 15),
    "flesh-eating-trees-of-the-world": ("herbology-classroom", 20),
    "men-who-love-dragons-too-much": ("creatures-classroom", 5),
    "fantastic-beasts": ("creatures-classroom", 10),
    "dragon-species": ("creatures-classroom", 15),
    "monster-book-of-monsters": ("creatures-classroom", 20),
}


@each_card(BOOKS)
@pytest.mark.rule("YH-CRD-1")
def test_exam(name: str, row: tuple[str, int]) -> None:
    """In its classroom it is handed in for its points; the cards of the room are drawn, too."""
    classroom, points = row
    dice, change = CLASSROOMS[classroom]
    at = landing(classroom, *dice, by=me(books=[name]), others=[neville()])
    assert at.changed() == {"0.points": points, "0.books": [], **change}
    assert at.state.bottoms["book"] == (name,)
    assert at.event(ExamPassed).seen_by(1) == at.event(ExamPassed)
    assert at.over


@each_card(BOOKS)
def test_in_other_classrooms(name: str, row: tuple[str, int]) -> None:
    """Elsewhere it is kept and worth nothing."""
    for classroom, (dice, change) in CLASSROOMS.items():
        if classroom != row[0]:
            at = landing(classroom, *dice, by=me(books=[name]), others=[neville()])
            assert at.changed() == change


@card("quintessence-a-quest", "achievements-in-charming", "fantastic-beasts")
def test_several_at_once() -> None:
    """All books of the class are handed in, the others kept."""
    books = ["quintessence-a-quest", "fantastic-beasts", "achievements-in-charming"]
    at = landing("charms-classroom", "stupefy", by=me(books=books, points=7), others=[neville()])
    assert at.changed() == {
        "0.points": 7 + 20 + 15, "0.books": ["fantastic-beasts"], "0.spells": ["stupefy"],
    }  # fmt: skip


def test_every_class_has_four_books() -> None:
    assert set(BOOKS) == set(box().books)
    for classroom in CLASSROOMS:
        points = [worth for room, worth in BOOKS.values() if room == classroom]
        assert points == [5, 10, 15, 20]
