"""TAL-SET: how a game begins."""

from collections import Counter

import pytest

from commonroom.games.talisman.events import CharacterTaken, FirstPlayer
from commonroom.games.talisman.state import Table
from commonroom.kernel import Match, new_match
from tests.games.talisman.rules.scene import EATER_SIDE, ORDER_SIDE, box


def begun(seats: int, seed: int, **options: str) -> Match:
    """A game in which everybody plays side a."""
    match = new_match("talisman", seats=seats, seed=seed, options=options)
    while match.decision is not None and match.decision.prompt.key == "tal-ask-side-of-card":
        match.answer(("face-up", "a"))
    return match


def table(match: Match) -> Table:
    state = match.game.state
    assert isinstance(state, Table)
    return state


@pytest.mark.rule("TAL-SET-1")
def test_everyone_gets_what_the_card_says() -> None:
    match = begun(6, seed=1)
    state = table(match)
    for player in state.players:
        card = box().characters[player.character].a
        assert player.space == card.start
        assert (player.magic, player.might, player.life) == (card.magic, card.might, card.life)
        assert (player.fate, player.galleons) == (card.fate, card.galleons)
        assert len(player.spells) == card.spells
        assert not player.objects + player.followers + player.trophies
    assert state.voldemort == "great-hall"
    assert sorted([*state.unused, *(one.character for one in state.players)]) == sorted(
        box().characters
    )
    assert state.fate == 36 - sum(player.fate for player in state.players)
    assert state.galleons == 20 - sum(player.galleons for player in state.players)
    assert len(state.spells) == len(box().spell_deck) - sum(
        len(player.spells) for player in state.players
    )
    for deck, cards in box().decks.items():
        assert sorted(state.decks[deck]) == sorted(cards)
    assert (state.hallows, set(state.purchases.values())) == (3, {3})
    assert state.lying == {}


@pytest.mark.rule("TAL-SET-1")
def test_everyone_picks_a_side_of_the_card() -> None:
    match = new_match("talisman", seats=2, seed=1)
    for seat in range(2):
        assert match.decision is not None
        assert match.decision.owner == seat
        assert match.decision.options == [("face-up", "a"), ("face-up", "b")]
        match.answer(("face-up", "b"))
    for player in table(match).players:
        assert player.side == "b"
        assert player.magic == box().characters[player.character].b.magic


@pytest.mark.rule("TAL-SET-1")
def test_characters_are_dealt_at_random() -> None:
    dealt = Counter(
        event.character
        for seed in range(40)
        for event in new_match("talisman", seats=2, seed=seed).events
        if isinstance(event, CharacterTaken)
    )
    assert set(dealt) == set(box().characters)


@pytest.mark.rule("TAL-SET-1")
def test_characters_may_be_chosen_one_after_the_other() -> None:
    match = new_match("talisman", seats=2, seed=1, options={"characters": "chosen"})
    assert match.decision is not None
    assert [option[1] for option in match.decision.options] == list(box().characters)
    match.answer(("play", "rubeus-hagrid"))
    assert match.decision.owner == 1
    assert ("play", "rubeus-hagrid") not in match.decision.options
    match.answer(("play", "draco-malfoy"))
    assert [player.character for player in table(match).players] == [
        "rubeus-hagrid", "draco-malfoy",
    ]  # fmt: skip
    assert not {"rubeus-hagrid", "draco-malfoy"} & set(table(match).unused)


@pytest.mark.rule("TAL-SET-2")
@pytest.mark.parametrize(
    ("characters", "advantage"),
    [
        (["harry-potter", "draco-malfoy", "lucius-malfoy"], ORDER_SIDE),
        (["harry-potter", "rubeus-hagrid", "lucius-malfoy"], EATER_SIDE),
        (["harry-potter", "rubeus-hagrid"], EATER_SIDE),
        (["draco-malfoy", "lucius-malfoy"], ORDER_SIDE),
    ],
)
def test_the_side_with_fewer_characters_has_the_advantage(
    characters: list[str], advantage: str
) -> None:
    match = new_match("talisman", seats=len(characters), seed=2, options={"characters": "chosen"})
    for character in characters:
        match.answer(("play", character))
    for _ in characters:
        match.answer(("face-up", "a"))
    assert table(match).advantage == advantage


@pytest.mark.rule("TAL-SET-2")
@pytest.mark.parametrize(("first", "advantage"), [(0, EATER_SIDE), (1, ORDER_SIDE)])
def test_with_equal_sides_the_first_player_is_at_a_disadvantage(first: int, advantage: str) -> None:
    match = new_match(
        "talisman", seats=2, seed=3, options={"characters": "chosen", "first-player": "chosen"}
    )
    for answer in (("play", "harry-potter"), ("play", "draco-malfoy"), ("face-up", "a"),
                   ("face-up", "a")):  # fmt: skip
        match.answer(answer)
    assert match.decision is not None
    assert match.decision.options == [("first", 0), ("first", 1)]
    match.answer(("first", first))
    assert (table(match).active, table(match).advantage) == (first, advantage)


@pytest.mark.rule("TAL-SET-2")
def test_by_default_chance_says_who_begins() -> None:
    firsts = {
        event.seat
        for seed in range(30)
        for event in begun(4, seed).events
        if isinstance(event, FirstPlayer)
    }
    assert firsts == {0, 1, 2, 3}
