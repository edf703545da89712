"""Encounters: a character, or a space with its cards, its text and what lies there (TAL-ENC).

An encounter with a space is a list of things to do (`Table.todo`) and of cards to meet
(`Table.queue`). The phase does one after the other, until one of them asks.
"""

from __future__ import annotations

from typing import TypeAlias

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.bespoke import land
from commonroom.games.talisman.cards.castable import casts
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.deeds import send
from commonroom.games.talisman.cards.effects import agrees, ask, can, carry_out, do
from commonroom.games.talisman.cards.spells import ask_openly, cast
from commonroom.games.talisman.entries import Encounter, Space
from commonroom.games.talisman.events import CardMet
from commonroom.games.talisman.game import GATES, Talisman
from commonroom.games.talisman.rules.arrival import begin_space, onward
from commonroom.games.talisman.rules.battle import against_cards, begin_battle
from commonroom.games.talisman.rules.crossing import try_gates, unlock
from commonroom.games.talisman.rules.duel import duel
from commonroom.games.talisman.rules.holdings import lift, to_pile
from commonroom.games.talisman.rules.scripts import SCRIPTS, trade_in
from commonroom.games.talisman.rules.settling import go_on, then
from commonroom.games.talisman.rules.taking import can_take, is_something_here, take_card
from commonroom.games.talisman.rules.turn_end import after_encounter
from commonroom.games.talisman.state import NOBODY, without
from commonroom.games.talisman.traits import ObjectsFirst, TradeIn
from commonroom.kernel import NOTHING, Msg, Option, Script, Step

SPACE: Option = verbs.SPACE.option()
_SPACES = {"outer": "TAL-SPC-1", "middle": "TAL-SPC-2"}


Pending: TypeAlias = tuple[int, str, str]
"""Number, part and name of a card still to be met."""


# ---- whom or what to meet -------------------------------------------------------------------


def meet(game: Talisman) -> Step:
    """TAL-ENC-1 Either the space or one character of the other side; or the way on."""
    seat = game.state.active
    ways_on = onward(game, seat)
    if not ways_on and not game.rivals_here(seat):
        return begin_space(game, seat)
    return _meet(game, seat, ways_on)


def _meet(game: Talisman, seat: int, ways_on: list[Option]) -> Script[str]:
    state = game.state
    option = yield from choose_encounter(game, seat, ways_on)
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


def choose_encounter(game: Talisman, seat: int, ways_on: list[Option]) -> Script[Option]:
    """TAL-ENC-1 Under Command the commander chooses, but not whether to try a way on."""
    player = game.state.players[seat]
    option = SPACE
    prompt = Msg("tal-ask-meet", {"space": player.space})

    def duels() -> list[Option]:
        return verbs.DUEL.each(game.rivals_here(seat))

    if player.commander == NOBODY:

        def options() -> list[Option]:
            return [SPACE, *duels(), *ways_on, *_by_spell(game, seat)]

        return (yield from ask_openly(game, seat, options, lambda: prompt, "TAL-ENC-1"))
    if game.rivals_here(seat):
        option = yield from ask_openly(
            game, player.commander, lambda: [SPACE, *duels()], lambda: prompt, "TAL-ENC-1"
        )
    if option == SPACE and ways_on:
        option = yield ask(Deed(seat, player.space, "TAL-ENC-1"), "attempt", [SPACE, *ways_on])
    return option


def _by_spell(game: Talisman, seat: int) -> list[Option]:
    """TAL-ENC-1 Meeting a character by a spell cast on it, instead of a battle."""
    here = game.rivals_here(seat)
    on_others = (
        verbs.CAST_ON.args(option)
        for option in casts(game, seat, ("any-time",))
        if option[0] == verbs.CAST_ON.name
    )
    return [verbs.MEET_BY_SPELL.option(spell, one) for _, spell, one in on_others if one in here]


# ---- the space ------------------------------------------------------------------------------


def encounter(game: Talisman) -> Step:
    """TAL-ENC-3 What is to be done here, one thing after the other, until something asks.

    TAL-ENC-8 Whatever comes after enemies is reached only if all were beaten or evaded, since
    otherwise the turn has ended.
    """
    seat, this_turn = game.state.active, game.state.this_turn
    following: Step = "encounter"
    while following == "encounter":
        todo, queue = this_turn.todo, this_turn.queue
        for done, part in enumerate(todo):
            if part == "text":
                if _says_something(game, seat):
                    this_turn.todo = todo[done + 1 :]
                    following = then(game, text(game, seat), go_on)
                    break
            elif part == "take":
                if is_something_here(game, seat):
                    this_turn.todo = todo[done:]
                    return "take"
            elif queue and (pending := _pending(game, seat, queue, part == "visits")):
                this_turn.todo = todo[done:]
                following = _meet_first(game, seat, pending)
                break
        else:
            return after_encounter(game)
    return following


def _says_something(game: Talisman, seat: int) -> bool:
    speaks = game.state.players[seat].space in game.content.speaking
    return speaks or TradeIn in game.traits[seat]


def part(game: Talisman) -> Step:
    """TAL-ENC-6 The encounter is over; some spaces send a character on."""
    if game.state.this_turn.sent:
        return _part_for(game, game.state.active)
    game.state.this_turn.todo = ()
    return "end"


def _part_for(game: Talisman, seat: int) -> Script[str]:
    state = game.state
    state.this_turn.todo = ()
    space, state.this_turn.sent = state.this_turn.sent, ""
    yield from send(game, seat, space, "TAL-ENC-6")
    state.this_turn.moved = False
    return "end" if state.this_turn.ended else "meet"


def _pending(game: Talisman, seat: int, queue: tuple[str, ...], later: bool) -> list[Pending]:
    """TAL-ENC-3 Those of the cards here still to be met, lowest encounter number first."""
    player = game.state.players[seat]
    content = game.content
    if later:
        met = content.met_later
    else:  # for Draco, Objects too
        met = content.objects_first if ObjectsFirst in game.traits[seat] else content.met_first
    roles, here = met[player.character], game.state.lying.get(player.space, ())
    found: list[Pending] = []
    for card in queue:
        role = roles.get(card)
        if role is not None and card in here:
            found.append((*role, card))
    return found if len(found) < 2 else sorted(found, key=lambda pending: pending[0])


def _meet_first(game: Talisman, seat: int, pending: list[Pending]) -> Step:
    """TAL-ENC-3 Events (for Draco, Objects too), and who or what is visited; the battle with
    enemies is a phase of its own.
    """
    _, part, card = pending[0]
    if part == "enemy":
        return _face(game, seat, _joined(game, pending))
    if part in ("observer", "place"):
        return then(game, visit(game, seat, card), go_on)
    game.state.this_turn.queue = without(game.state.this_turn.queue, card)
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
    queue = state.this_turn.queue
    state.this_turn.queue = tuple([card for card in queue if card not in enemies])
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
    script = do(game, effects, Deed(seat, card, "TAL-CMP-4", "event"))
    if script is not NOTHING:
        return _event(game, script, space, card)
    _discard_event(game, space, card)
    return NOTHING


def _event(game: Talisman, script: Script[None], space: str, card: str) -> Script[None]:
    yield from script
    _discard_event(game, space, card)


def _discard_event(game: Talisman, space: str, card: str) -> None:
    if card in game.lies(space):
        lift(game, space, card)
        to_pile(game, card)


def text(game: Talisman, seat: int) -> Script[None]:
    """TAL-SPC-1 … TAL-SPC-3 What the space says."""
    space = game.space(seat)
    deed = Deed(seat, space.id, _SPACES.get(space.region, "TAL-SPC-3"), "space")
    if space.script not in SCRIPTS and TradeIn not in game.traits[seat]:
        return do(game, space.text, deed)
    return _text(game, space, deed)


def _text(game: Talisman, space: Space, deed: Deed) -> Script[None]:
    yield from trade_in(game, deed)
    yield from do(game, space.text, deed)
    if space.script in SCRIPTS and not game.state.this_turn.ended:
        yield from SCRIPTS[space.script](game, deed, space.numbers)


def visit(game: Talisman, seat: int, card: str) -> Script[None]:
    """TAL-ENC-3 An observer or a place."""
    game.state.this_turn.queue = without(game.state.this_turn.queue, card)
    entry = game.content.encounters[card]
    deed = Deed(seat, card, "TAL-CMP-4", entry.kind)
    if TradeIn in game.traits[seat]:
        return _trade_and_visit(game, entry, deed)
    return _visit(game, entry, deed)


def _trade_and_visit(game: Talisman, entry: Encounter, deed: Deed) -> Script[None]:
    yield from trade_in(game, deed)
    yield from _visit(game, entry, deed)


def _visit(game: Talisman, entry: Encounter, deed: Deed) -> Script[None]:
    if not can(game, entry.effects, deed):
        return NOTHING
    game.tell(CardMet, rule="TAL-ENC-3", seat=deed.seat, card=deed.card)
    return carry_out(game, entry.effects, deed)
