"""The Graveyard: Lord Voldemort returns, and his Death Eaters come (YH-VR-3, YH-VR-4)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.board import QUIDDITCH_PITCH
from commonroom.games.year_at_hogwarts.events import ObjectLaid
from commonroom.games.year_at_hogwarts.options import GUARD
from commonroom.games.year_at_hogwarts.rules.asking import ask_once
from commonroom.games.year_at_hogwarts.rules.holdings import discard_all, top_card
from commonroom.games.year_at_hogwarts.rules.objects import drop
from commonroom.games.year_at_hogwarts.state import Player, without
from commonroom.games.year_at_hogwarts.voldemort_returns import options as verbs
from commonroom.games.year_at_hogwarts.voldemort_returns.events import (
    DeathEaterPlaced,
    VoldemortReturned,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.game import (
    STONE,
    VOLDEMORT,
    WAND,
    Return,
)
from commonroom.kernel import Option, Script

RULE = "YH-VR-3"


def graveyard(game: Return) -> Script[str]:
    """YH-VR-3, YH-VR-4 The turn of the return.

    RULING: the Death Eaters move in it already; Voldemort does not, for Pettigrew has moved.
    """
    state = game.state
    rise(game)
    towers: list[str] = []
    for sheet in game.content.death_eaters.values():
        free = [tower for tower in game.board.towers if tower not in towers]
        options: list[Option] = GUARD.each(free)
        option = yield from ask_once(
            state.villain, "muster", options, RULE, "place", character=sheet.id
        )
        tower = GUARD.arg(option)
        towers.append(tower)
        state.pawns[sheet.id].space = tower
        game.tell(
            DeathEaterPlaced, rule=RULE, seat=state.villain, death_eater=sheet.id, space=tower
        )
    yield from _hide(game, state.villain, STONE)
    yield from _hide(game, game.harry, WAND)
    state.sent = (VOLDEMORT,)
    return "command"


def rise(game: Return) -> None:
    """YH-VR-3 Voldemort takes Pettigrew's place, who joins the Death Eaters.

    All six have HP and cards as on their sheets, Pettigrew too; RULING: so he lays down what cards
    he has gathered. RULING: Voldemort starts on the pitch, and the tokens that brought him back
    stay with him.
    """
    state = game.state
    discard_all(game, state.villain, ("spell", "potion"), RULE)
    old = game.at_hand
    hp = game.content.voldemort.hp - len(state.destroyed)
    state.players[state.villain] = Player(
        student=VOLDEMORT, space=QUIDDITCH_PITCH, hp=hp, objects=old.objects
    )
    for sheet in game.content.death_eaters.values():
        state.pawns[sheet.id] = _arm(game, sheet.id)
    state.returned = True
    game.tell(VoldemortReturned, rule=RULE, seat=state.villain, hp=hp)


def _arm(game: Return, who: str) -> Player:
    """A Death Eater with HP and cards as on its sheet."""
    sheet = game.content.death_eaters[who]
    pawn = Player(student=who, hp=sheet.hp)
    pawn.spells = _drawn(game, "spell", sheet.spells)
    pawn.potions = _drawn(game, "potion", sheet.potions)
    return pawn


def _drawn(game: Return, deck: str, count: int) -> tuple[str, ...]:
    drawn = [top_card(game, deck) for _ in range(count)]
    return tuple(card for card in drawn if card is not None)


def _hide(game: Return, seat: int, thing: str) -> Script[None]:
    """YH-VR-4 The Stone and the Wand, each on a space that the other side chooses."""
    rule, boards = "YH-VR-4", game.switches.vr_stone_wand_on
    near = [space for space in game.board.spaces.values() if space.board in boards]
    options: list[Option] = [verbs.HIDE.option(thing, space.id) for space in near]
    option = yield from ask_once(seat, "hide", options, rule, "place", object=thing)
    _, space = verbs.HIDE.args(option)
    game.state.aside = without(game.state.aside, thing)
    drop(game, thing, space)
    game.tell(ObjectLaid, rule=rule, seat=seat, object=thing, space=space)
