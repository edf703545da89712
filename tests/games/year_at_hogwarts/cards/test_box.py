"""What is in the box, and that no two of its cards are alike."""

from collections import Counter

import pytest

from tests.games.year_at_hogwarts.cards.missions import MISSIONS
from tests.games.year_at_hogwarts.cards.table import box


@pytest.mark.rule("YH-CMP-1", "YH-CMP-2")
def test_combat_cards_and_missions_are_numbered() -> None:
    content = box()
    numbers = list(range(1, 31))
    assert [card.number for card in content.combat.values()] == numbers
    assert [mission.number for mission in content.missions.values()] == numbers


@pytest.mark.rule("YH-CMP-8")
def test_copies_of_what_missions_require() -> None:
    """Each card that a mission names is there at least twice."""
    content = box()
    copies = Counter([*content.decks["spell"], *content.decks["potion"]])
    named = {
        need.card for mission in content.missions.values() for need in mission.needs if need.card
    }
    assert {card: copies[card] for card in named if copies[card] < 2} == {}


@pytest.mark.rule("YH-CMP-3")
def test_sheets() -> None:
    content = box()
    assert len(content.villain) == 1
    for sheet in content.students.values():
        assert sheet.dice in (3, 4)
        assert 2 <= sheet.res <= 5
    for eater in content.death_eaters.values():
        assert (eater.spells, eater.potions) == (1, 1)
    abilities = [(sheet.move, sheet.fight) for sheet in content.students.values()]
    assert len(set(abilities)) == 8
    assert len({move for move, _ in abilities}) == len({fight for _, fight in abilities}) == 8


@pytest.mark.rule("YH-CMP-1", "YH-CMP-4", "YH-CMP-5")
def test_tokens() -> None:
    content = box()
    special = [thing.id for thing in content.objects.values() if thing.power is not None]
    assert sorted(special) == [
        "buckbeak", "elder-wand", "invisibility-cloak", "resurrection-stone",
        "sword-of-gryffindor", "time-turner",
    ]  # fmt: skip
    assert (content.limit.floo_tokens, content.limit.portkey_tokens) == (20, 10)
    needed = {thing for mission in content.missions.values() for thing in mission.objects}
    assert needed == set(content.objects)


@pytest.mark.rule("YH-CMP-6")
def test_missions_rise_in_worth() -> None:
    points = [mission.points for mission in box().missions.values()]
    assert (min(points), max(points)) == (40, 300)
    thirds = [sum(points[first : first + 10]) for first in (0, 10, 20)]
    assert thirds == sorted(thirds)
    assert list(box().missions) == list(MISSIONS)


@pytest.mark.parametrize("deck", ["spells", "potions", "actions", "events", "quidditch"])
def test_no_two_cards_do_the_same(deck: str) -> None:
    """In a deck no card is a copy of another under another name."""
    cards = getattr(box(), deck).values()
    does = Counter((card.effects, getattr(card, "start", ())) for card in cards)
    assert [effects for effects, count in does.items() if count > 1] == []


@pytest.mark.parametrize("deck", ["combat", "duels"])
def test_no_two_opponents_act_the_same(deck: str) -> None:
    """No two opponents do the very same, with whatever HP."""
    cards = getattr(box(), deck).values()
    does = Counter((card.reveal, card.before, card.after, card.immune) for card in cards)
    assert [acts for acts, count in does.items() if count > 1] == []
