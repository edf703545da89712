"""Roles, tokens and Horcruxes at the start."""

import pytest

from commonroom.games.year_at_hogwarts.voldemort_returns.game import RITUAL, TOOLS
from commonroom.kernel import Match, new_match
from tests.games.year_at_hogwarts.voldemort_returns.positions import (
    HORCRUXES,
    asked,
    game_of,
    options,
    player,
    table,
)


def begun(seats: int, seed: int = 1, **chosen: str) -> Match:
    return new_match("voldemort-returns", seats=seats, options=chosen, seed=seed)


def roles(match: Match) -> list[str]:
    return [one.student for one in table(match).players]


@pytest.mark.rule("YH-VR-1")
def test_two_players_are_pettigrew_and_harry() -> None:
    for edition in ("it", "pl"):
        assert roles(begun(2, edition=edition)) == ["peter-pettigrew", "harry-potter"]


@pytest.mark.rule("YH-VR-1")
def test_harry_is_always_in_play() -> None:
    friends = {"harry-potter", "ron-weasley", "hermione-granger"}
    found = set()
    for seed in range(12):
        first, *rest = roles(begun(3, seed))
        assert first == "peter-pettigrew"
        assert "harry-potter" in rest
        found |= set(rest)
    assert found == friends
    assert set(roles(begun(4))) == friends | {"peter-pettigrew"}


@pytest.mark.rule("YH-VR-1")
def test_heroes_choose_and_the_last_one_takes_harry_if_nobody_has() -> None:
    match = begun(3, students="chosen")
    assert asked(match) == (1, "student")
    assert len(options(match)) == 3
    match.answer(("student", "ron-weasley"))
    assert roles(match) == ["peter-pettigrew", "ron-weasley", "harry-potter"]
    match = begun(3, students="chosen")
    match.answer(("student", "harry-potter"))
    assert options(match) == [("student", "ron-weasley"), ("student", "hermione-granger")]


@pytest.mark.rule("YH-VR-1", "YH-VR-3")
@pytest.mark.parametrize(("where", "seats"), [("first", {0}), ("last", {2}), ("random", {0, 1, 2})])
def test_who_plays_pettigrew_begins(where: str, seats: set[int]) -> None:
    found = set()
    for seed in range(12):
        match = begun(3, seed, pettigrew=where)
        villain = table(match).villain
        assert player(match, villain).student == "peter-pettigrew"
        assert table(match).active == villain
        found.add(villain)
    assert found == seats


@pytest.mark.rule("YH-VR-1", "YH-CMP-3")
def test_everyone_has_hp_and_cards_of_the_sheet_and_heroes_a_floo_and_a_portkey() -> None:
    match = begun(4)
    for seat, one in enumerate(table(match).players):
        sheet = game_of(match).sheet(seat)
        hero = one.student != "peter-pettigrew"
        assert one.hp == sheet.hp
        assert (len(one.spells), len(one.potions)) == (sheet.spells, sheet.potions)
        assert (one.floo, one.portkeys) == (hero, hero)
        assert one.space == "start"
        assert not one.books
        assert not one.missions


@pytest.mark.rule("YH-VR-1")
def test_books_duels_events_and_actions_are_not_used() -> None:
    decks = table(begun(2)).decks
    assert {deck for deck, cards in decks.items() if cards} == {"spell", "potion"}


@pytest.mark.rule("YH-VR-2")
@pytest.mark.parametrize("edition", ["it", "pl"])
def test_horcruxes_lie_where_they_belong(edition: str) -> None:
    match = begun(2, edition=edition)
    for horcrux, space in HORCRUXES.items():
        assert horcrux in table(match).lying[space]


@pytest.mark.rule("YH-VR-2")
def test_the_tokens_lie_on_different_object_spaces_that_can_be_walked_to() -> None:
    for seed in range(20):
        match = begun(2, seed)
        board, lying = game_of(match).board, table(match).lying
        near = board.distances("start")
        where = [space for space, things in lying.items() if {*RITUAL, *TOOLS} & set(things)]
        assert len(where) == 6
        assert all(board.spaces[space].object and space in near for space in where)


@pytest.mark.rule("YH-VR-2")
def test_the_wand_and_the_stone_are_aside_and_nothing_else_is_in_play() -> None:
    state = table(begun(2))
    assert set(state.aside) == {"elder-wand", "resurrection-stone"}
    lying = [thing for things in state.lying.values() for thing in things]
    assert sorted(lying) == sorted([*HORCRUXES, *RITUAL, *TOOLS])
