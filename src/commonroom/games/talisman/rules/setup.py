"""Setup: the piles, the characters and who begins (TAL-SET, TAL-ALT-1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import ask
from commonroom.games.talisman.content import DECKS, Content
from commonroom.games.talisman.events import CharacterTaken, FirstPlayer, SideChosen
from commonroom.games.talisman.game import DEATH_EATERS, ORDER, Talisman
from commonroom.games.talisman.rules.advantage import other_side
from commonroom.games.talisman.rules.holdings import draw_from, draw_spell, gain
from commonroom.games.talisman.state import Player, Table, without
from commonroom.games.talisman.vocabulary import Edition
from commonroom.kernel import Decision, Msg, Option, Script


def table_for(content: Content, seats: int, options: Mapping[str, str]) -> Table:
    """TAL-SET-1 The table before anybody has a character."""
    edition: Edition = "pl" if options["edition"] == "pl" else "en"
    return Table(
        phase="setup",
        players=[Player() for _ in range(seats)],
        advantage=ORDER,
        voldemort=content.voldemort.start,
        decks={deck: content.decks[deck] for deck in DECKS},
        bottoms=dict.fromkeys(DECKS, ()),
        discards=dict.fromkeys(DECKS, ()),
        spells=content.spell_deck,
        purchases={card.id: card.copies for card in content.purchases.values()},
        hallows=content.hallow.copies[edition],
        galleons=content.limit.galleons,
        fate=content.limit.fate,
        unused=tuple(content.characters),
    )


def setup(game: Talisman) -> Script[str]:
    """TAL-SET-1 Deal the characters, or let everyone choose in the order of the seats."""
    state = game.state
    for seat in range(game.seats):
        if game.options["characters"] == "random":
            character, state.unused = draw_from(game, state.unused, "character")
        else:
            options: list[Option] = verbs.PLAY.each(state.unused)
            prompt = Msg("tal-ask-character")
            _, chosen = yield Decision(seat, "choose", options, prompt, "TAL-SET-1")
            character = str(chosen)
            state.unused = without(state.unused, character)
        state.players[seat].character = character
        game.changed(seat)
        game.tell(CharacterTaken, rule="TAL-SET-1", seat=seat, character=character)
    return "sides"


def sides(game: Talisman) -> Script[str]:
    """TAL-SET-1 Everyone picks a side of the card and gets what it says; then who begins."""
    for seat in range(game.seats):
        yield from choose_side(game, seat, "TAL-SET-1")
        equip(game, seat)
    yield from first_player(game)
    return "begin"


def choose_side(game: Talisman, seat: int, rule: str) -> Script[None]:
    """TAL-SET-1, TAL-LIF-1 Both sides are the same character with other abilities."""
    player = game.state.players[seat]
    deed = Deed(seat, player.character, rule)
    option = yield ask(deed, "side-of-card", verbs.FACE_UP.each(("a", "b")))
    player.side = verbs.FACE_UP.arg(option)
    card = game.card(seat)
    player.magic, player.might, player.life = card.magic, card.might, card.life
    space = player.space or card.start
    player.space = space
    game.changed(seat)
    game.tell(
        SideChosen, rule=rule, seat=seat, character=player.character, side=player.side, space=space
    )


def equip(game: Talisman, seat: int) -> None:
    """TAL-SET-1 Fate, Galleons and spells as on the card."""
    card = game.card(seat)
    gain(game, seat, "fate", card.fate, "TAL-SET-1")
    gain(game, seat, "galleon", card.galleons, "TAL-SET-1")
    for _ in range(card.spells):
        draw_spell(game, seat, "TAL-SET-1")


def first_player(game: Talisman) -> Script[None]:
    """TAL-SET-2 Who saw a film last begins; the side with fewer characters has the Advantage."""
    state = game.state
    seats = range(game.seats)
    if game.options["first-player"] == "random":
        state.active = game.chance.one_of(seats, "first-player")
    else:
        options: list[Option] = verbs.FIRST.each(seats)
        _, first = yield Decision(0, "choose", options, Msg("tal-ask-first"), "TAL-SET-2")
        state.active = int(first)
    count = Counter(game.alignment(seat) for seat in seats)
    if count[ORDER] == count[DEATH_EATERS]:
        state.advantage = other_side(game.alignment(state.active))
    else:
        state.advantage = ORDER if count[ORDER] < count[DEATH_EATERS] else DEATH_EATERS
    game.tell(FirstPlayer, rule="TAL-SET-2", seat=state.active, advantage=state.advantage)


def come_back(game: Talisman, seat: int) -> Script[None]:
    """TAL-LIF-1 Choose a side again, with the dials at their start; TAL-ALT-1 a new character.

    RULING: when nobody is unused, the characters that are out are shuffled and used again.
    """
    state = game.state
    player = state.players[seat]
    if player.space:
        yield from choose_side(game, seat, "TAL-LIF-1")
        player.fallen = False
        return
    if not state.unused:
        state.unused, state.out = state.out, ()
    player.character, state.unused = draw_from(game, state.unused, "character")
    game.changed(seat)
    game.tell(CharacterTaken, rule="TAL-ALT-1", seat=seat, character=player.character)
    yield from choose_side(game, seat, "TAL-ALT-1")
    player.fallen = False
    equip(game, seat)
