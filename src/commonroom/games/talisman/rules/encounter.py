"""Encounters: a character, or a space with its cards, its text and what lies there (TAL-ENC).

An encounter with a space is a list of things to do (`Table.todo`) and of cards to meet
(`Table.queue`). Each run of the phase does one of them.
"""

from __future__ import annotations

from typing import TypeAlias

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.bespoke import land
from commonroom.games.talisman.cards.castable import casts
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.deeds import send
from commonroom.games.talisman.cards.effects import agrees, ask, can, do
from commonroom.games.talisman.cards.spells import ask_openly, cast
from commonroom.games.talisman.content import Role
from commonroom.games.talisman.entries import Space
from commonroom.games.talisman.events import CardMet
from commonroom.games.talisman.game import GATES, KINGS_CROSS, OBJECTS, Talisman
from commonroom.games.talisman.rules.battle import against_cards, begin_battle
from commonroom.games.talisman.rules.crossing import gates_options, try_gates, unlock
from commonroom.games.talisman.rules.duel import duel
from commonroom.games.talisman.rules.holdings import lift, to_pile
from commonroom.games.talisman.rules.scripts import run_script, trade_in
from commonroom.games.talisman.rules.settling import go_on, then
from commonroom.games.talisman.rules.taking import can_take, take_card
from commonroom.games.talisman.state import NOBODY
from commonroom.games.talisman.traits import ObjectsFirst, TradeIn
from commonroom.kernel import NOTHING, Msg, Option, Script, Step

SPACE: Option = verbs.SPACE.option()
_FIRST = ("event", "enemy", "object-first")
_LATER = ("observer", "place")
_GOODS = Role(1, "object")
"""What purchases and Hallows are, which have no encounter number."""
_OBJECT_FIRST = Role(1, "object-first")
_SPACES = {"outer": "TAL-SPC-1", "middle": "TAL-SPC-2"}


Pending: TypeAlias = tuple[int, str, str]
"""Number, part and name of a card still to be met."""


# ---- whom or what to meet -------------------------------------------------------------------


def meet(game: Talisman) -> Step:
    """TAL-ENC-1 Either the space or one character of the other side; or the way on."""
    seat = game.state.active
    onward = _onward(game, seat)
    if not onward and not game.rivals_here(seat):
        return begin_space(game, seat)
    return _meet(game, seat, onward)


def _meet(game: Talisman, seat: int, onward: list[Option]) -> Script[str]:
    state = game.state
    option = yield from choose_encounter(game, seat, onward)
    match option[0]:
        case verbs.PASS.name:
            return "end"
        case verbs.DUEL.name:
            yield from duel(game, seat, verbs.DUEL.arg(option))
            return "end"
        case verbs.MEET_BY_SPELL.name:
            spell, other = verbs.MEET_BY_SPELL.args(option)
            yield from cast(game, verbs.CAST_ON.option(seat, spell, other))
            return "end"
        case verbs.BARRIER.name:
            yield from unlock(game, seat)
            return "end"
        case verbs.GATES.name:
            yield from try_gates(game, seat, verbs.GATES.arg(option))
            if state.players[seat].space != GATES:
                yield from land(game, seat)
            return "end"
        case _:
            return begin_space(game, seat)


def choose_encounter(game: Talisman, seat: int, onward: list[Option]) -> Script[Option]:
    """TAL-ENC-1 Under Command the commander chooses, but not whether to try a way on."""
    player = game.state.players[seat]
    option = SPACE
    prompt = Msg("tal-ask-meet", {"space": player.space})

    def duels() -> list[Option]:
        return verbs.DUEL.each(game.rivals_here(seat))

    if player.commander == NOBODY:

        def options() -> list[Option]:
            return [SPACE, *duels(), *onward, *_by_spell(game, seat)]

        return (yield from ask_openly(game, seat, options, lambda: prompt, "TAL-ENC-1"))
    if game.rivals_here(seat):
        option = yield from ask_openly(
            game, player.commander, lambda: [SPACE, *duels()], lambda: prompt, "TAL-ENC-1"
        )
    if option == SPACE and onward:
        option = yield from ask(Deed(seat, player.space, "TAL-ENC-1"), "attempt", [SPACE, *onward])
    return option


def _onward(game: Talisman, seat: int) -> list[Option]:
    """TAL-KXS-1, TAL-GAT-1 What may be tried by those who landed here, by a move or otherwise.

    RULING: not by those who stay where they were, since nothing carried them here.
    """
    space, came_from = game.state.players[seat].space, game.state.this_turn.came_from
    if space == KINGS_CROSS and came_from == "outer":
        return [verbs.BARRIER.option()]
    return gates_options() if space == GATES and came_from else []


def _by_spell(game: Talisman, seat: int) -> list[Option]:
    """TAL-ENC-1 Meeting a character by a spell cast on it, instead of a battle."""
    here = game.rivals_here(seat)
    on_others = (
        verbs.CAST_ON.args(option)
        for option in casts(game, seat, ("any-time",))
        if option[0] == verbs.CAST_ON.name
    )
    return [verbs.MEET_BY_SPELL.option(spell, one) for _, spell, one in on_others if one in here]


def begin_space(game: Talisman, seat: int) -> str:
    """TAL-ENC-2, TAL-ENC-7 What is to be done here, and in which order; the next phase."""
    state = game.state
    player = state.players[seat]
    space = game.content.spaces[player.space]
    if player.turned_back:
        state.this_turn.todo = ["cards", "visits", "take"]
    elif draws(space):
        state.this_turn.todo = ["cards", "text", "visits", "take"]
        return "draw"
    else:
        state.this_turn.todo = ["cards", "visits", "text", "take"]
    state.this_turn.queue = list(game.lies(player.space))
    return "encounter"


def draws(space: Space) -> bool:
    """Whether cards are drawn at a space."""
    return space.draw > 0 or space.script == "difference"


# ---- the space ------------------------------------------------------------------------------


def encounter(game: Talisman) -> Step:
    """TAL-ENC-3 The next thing to be done here.

    TAL-ENC-8 Whatever comes after enemies is reached only if all were beaten or evaded, since
    otherwise the turn has ended.
    """
    state = game.state
    seat, todo = state.active, state.this_turn.todo
    while todo:
        match todo[0]:
            case "cards":
                if state.this_turn.queue and (pending := _pending(game, seat, _FIRST)):
                    return _meet_first(game, seat, pending)
            case "visits":
                if state.this_turn.queue and (pending := _pending(game, seat, _LATER)):
                    return then(game, visit(game, seat, pending[0][2]), go_on)
            case "text":
                if _says_something(game, seat):
                    del todo[0]
                    return then(game, text(game, seat), go_on)
            case _:
                space = state.players[seat].space
                if space in state.lying or space in state.coins:
                    return "take"
        del todo[0]
    return "part"


def _says_something(game: Talisman, seat: int) -> bool:
    space = game.space(seat)
    return bool(space.text or space.script) or TradeIn in game.traits[seat]


def part(game: Talisman) -> Step:
    """TAL-ENC-6 The encounter is over; some spaces send a character on."""
    if game.state.this_turn.sent:
        return _part_for(game, game.state.active)
    game.state.this_turn.todo = []
    return "end"


def _part_for(game: Talisman, seat: int) -> Script[str]:
    state = game.state
    state.this_turn.todo = []
    space, state.this_turn.sent = state.this_turn.sent, ""
    yield from send(game, seat, space, "TAL-ENC-6")
    state.this_turn.moved = False
    return "end" if state.this_turn.ended else "meet"


def _pending(game: Talisman, seat: int, parts: tuple[str, ...]) -> list[Pending]:
    """TAL-ENC-3 The cards here still to be met in these parts, lowest encounter number first."""
    here = game.lies(game.state.players[seat].space)
    roles = game.content.roles[game.alignment(seat)]
    found: list[Pending] = []
    for card in game.state.this_turn.queue:
        number, part = roles.get(card, _GOODS)
        if part in OBJECTS and ObjectsFirst in game.traits[seat]:
            number, part = _OBJECT_FIRST
        if part in parts and card in here:
            found.append((number, part, card))
    return found if len(found) < 2 else sorted(found, key=lambda pending: pending[0])


def _meet_first(game: Talisman, seat: int, pending: list[Pending]) -> Step:
    """TAL-ENC-3 Events (for Draco, Objects too); the battle with enemies is a phase of its own."""
    _, part, card = pending[0]
    if part == "enemy":
        return _face(game, seat, _joined(game, pending))
    game.state.this_turn.queue.remove(card)
    if part == "event":
        return then(game, event(game, seat, card), go_on)
    offered = _offer(game, seat, card) if can_take(game, seat, card) else NOTHING
    return then(game, offered, go_on)


def _joined(game: Talisman, pending: list[Pending]) -> list[str]:
    """TAL-BAT-2 The enemies that fight as one with the first: of its number and its stat."""
    number, _, first = pending[0]
    if len(pending) == 1:
        return [first]
    entries = game.content.encounters
    stat = entries[first].stat
    return [
        card
        for its, part, card in pending
        if its == number and part == "enemy" and entries[card].stat == stat
    ]


def _face(game: Talisman, seat: int, enemies: list[str]) -> str:
    """TAL-BAT-1 The battle with enemies that lie here begins."""
    state = game.state
    state.this_turn.queue = [card for card in state.this_turn.queue if card not in enemies]
    begin_battle(game, against_cards(game, seat, enemies))
    return "battle"


def _offer(game: Talisman, seat: int, card: str) -> Script[None]:
    """TAL-CMP-2 Draco may take an Object before he meets anything else."""
    if (yield from agrees(Deed(seat, card, "TAL-CMP-2"), "take")):
        yield from take_card(game, seat, card)


def event(game: Talisman, seat: int, card: str) -> Script[None]:
    """TAL-CMP-4 An event does what it says and is discarded, unless it stays in play."""
    space = game.state.players[seat].space
    game.tell(CardMet, rule="TAL-ENC-3", seat=seat, card=card)
    effects = game.content.encounters[card].effects
    yield from do(game, effects, Deed(seat, card, "TAL-CMP-4", "event"))
    if card in game.lies(space):
        lift(game, space, card)
        to_pile(game, card)


def text(game: Talisman, seat: int) -> Script[None]:
    """TAL-SPC-1 … TAL-SPC-3 What the space says."""
    space = game.space(seat)
    deed = Deed(seat, space.id, _SPACES.get(space.region, "TAL-SPC-3"), "space")
    if not space.script and TradeIn not in game.traits[seat]:
        return do(game, space.text, deed)
    return _text(game, space, deed)


def _text(game: Talisman, space: Space, deed: Deed) -> Script[None]:
    yield from trade_in(game, deed)
    yield from do(game, space.text, deed)
    if space.script and not game.state.this_turn.ended:
        yield from run_script(game, space, deed)


def visit(game: Talisman, seat: int, card: str) -> Script[None]:
    """TAL-ENC-3 An observer or a place."""
    game.state.this_turn.queue.remove(card)
    entry = game.content.encounters[card]
    deed = Deed(seat, card, "TAL-CMP-4", entry.kind)
    yield from trade_in(game, deed)
    if can(game, entry.effects, deed):
        game.tell(CardMet, rule="TAL-ENC-3", seat=seat, card=card)
        yield from do(game, entry.effects, deed)
