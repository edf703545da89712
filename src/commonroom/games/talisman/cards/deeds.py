"""Effects on where characters are, on turns, battles and the table; and tables, choices and such.

Every verb has its *can* and its *do* side by side; `cards.verbs` lists them.
"""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.bespoke import land
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import DECLINE, ask, ask_still, do
from commonroom.games.talisman.events import (
    BecameFerret,
    Commanded,
    ExtraTurnGained,
    Immobilised,
    MovePromised,
    Slowed,
)
from commonroom.games.talisman.game import DEATH_EATERS, ORDER, Talisman
from commonroom.games.talisman.rules.advantage import other_side, turn_to
from commonroom.games.talisman.rules.battle import WON, against_foe, battle
from commonroom.games.talisman.rules.holdings import (
    discard,
    leave,
    leave_galleons,
    lift,
    to_pile,
)
from commonroom.games.talisman.rules.movement import limited
from commonroom.games.talisman.rules.places import relocate
from commonroom.games.talisman.rules.turns import will_lose
from commonroom.games.talisman.strength import strength, total
from commonroom.games.talisman.traits import Immune
from commonroom.games.talisman.vocabulary import (
    AddScore,
    Advantage,
    Battle,
    BecomeFerret,
    Command,
    EvadeAll,
    ExtraTurn,
    Immobilise,
    LoseTurn,
    Move,
    Negate,
    PickMove,
    Protect,
    SlowAll,
    StayHere,
    Vanish,
    Weaken,
)
from commonroom.games.talisman.wording.effects import clause
from commonroom.kernel import NOTHING, Option, Script

# ---- movement -------------------------------------------------------------------------------


def destinations(game: Talisman, effect: Move, seat: int) -> list[str]:
    """Where a move can lead from where a character is."""
    here = game.space(seat)
    if effect.to == "company":
        players = game.state.players
        here_too = {player.space for player in players if not player.fallen} - {here.id}
        return [space for space in game.content.rings[here.region] if space in here_too]
    if effect.to == "region":
        return [space for space in game.content.rings[here.region] if space != here.id]
    if effect.to == "opposite":
        return [here.opposite] if here.opposite else []
    return [effect.to] if effect.to != here.id else []


def can_move(game: Talisman, effect: Move, deed: Deed) -> bool:
    """There is somewhere to go."""
    return bool(destinations(game, effect, deed.seat))


def do_move(game: Talisman, effect: Move, deed: Deed) -> Script[None]:
    """TAL-ENC-6 A card moves at once; the text of a space when everything is taken."""
    state = game.state
    player = state.players[deed.seat]
    if effect.when == "next-move":
        player.next_move, player.next_may = effect.to, effect.may
        game.tell(MovePromised, rule=deed.rule, seat=deed.seat, what=clause(effect))
        return NOTHING
    spaces = destinations(game, effect, deed.seat)
    if len(spaces) > 1 or effect.may:
        return _choose_space(game, effect, deed, spaces)
    return _move_to(game, deed, spaces[0])


def _choose_space(game: Talisman, effect: Move, deed: Deed, spaces: Sequence[str]) -> Script[None]:
    options: list[Option] = verbs.GO.each(spaces)
    offered = [*options, DECLINE] if effect.may else options
    option = yield ask_still(deed, "go", offered, "place")
    if option != DECLINE:
        yield from _move_to(game, deed, verbs.GO.arg(option))


def _move_to(game: Talisman, deed: Deed, space: str) -> Script[None]:
    if deed.seat == game.state.active and deed.roll == "space":
        game.state.this_turn.sent = space
        return NOTHING
    return send(game, deed.seat, space, deed.rule)


def send(game: Talisman, seat: int, space: str, rule: str) -> Script[None]:
    """TAL-ENC-6 Move a character; the active one starts again in its new space."""
    state = game.state
    yield from relocate(game, seat, space, rule)
    yield from land(game, seat)
    if seat == state.active and not state.players[seat].fallen:
        state.this_turn.moved = True


def can_pick_move(game: Talisman, effect: PickMove, deed: Deed) -> bool:
    """In the own turn, once, by those who move by a die."""
    state, seat = game.state, deed.seat
    return seat == state.active and not state.this_turn.picks_die and not limited(game, seat)


def do_pick_move(game: Talisman, effect: PickMove, deed: Deed) -> Script[None]:
    """The die of this turn's move will be chosen."""
    game.state.this_turn.picks_die = True
    return NOTHING


def can_stay(game: Talisman, effect: StayHere, deed: Deed) -> bool:
    """In the own turn."""
    return deed.seat == game.state.active


def do_stay(game: Talisman, effect: StayHere, deed: Deed) -> Script[None]:
    """No move this turn."""
    game.state.this_turn.stays = True
    return NOTHING


# ---- turns ----------------------------------------------------------------------------------


def _immune(game: Talisman, seat: int, to: str) -> bool:
    traits = game.traits[seat].get(Immune)
    return traits is not None and any(trait.to == to for _, trait in traits)


def can_lose_turn(game: Talisman, effect: LoseTurn, deed: Deed) -> bool:
    """The character is not immune, or pays with it."""
    return effect.price or not _immune(game, deed.seat, "lose-turn")


def do_lose_turn(game: Talisman, effect: LoseTurn, deed: Deed) -> Script[None]:
    """TAL-LOS-1 The next turn; this one goes on."""
    will_lose(game, deed.seat, effect.turns)
    return NOTHING


def can_extra_turn(game: Talisman, effect: ExtraTurn, deed: Deed) -> bool:
    """In the own turn."""
    return deed.seat == game.state.active


def do_extra_turn(game: Talisman, effect: ExtraTurn, deed: Deed) -> Script[None]:
    """One more turn after this one, and after those gained already."""
    game.state.extra += 1
    game.tell(ExtraTurnGained, rule=deed.rule, seat=deed.seat)
    return NOTHING


def can_ferret(game: Talisman, effect: BecomeFerret, deed: Deed) -> bool:
    """The character is not immune."""
    return not _immune(game, deed.seat, "ferret")


def do_ferret(game: Talisman, effect: BecomeFerret, deed: Deed) -> Script[None]:
    """TAL-CMP-7 Objects, followers and Galleons stay here; again: the count starts anew."""
    state = game.state
    player = state.players[deed.seat]
    for card in player.objects + player.followers:
        leave(game, deed.seat, card, "TAL-CMP-7")
    leave_galleons(game, deed.seat, player.galleons, "TAL-CMP-7")
    player.ferret = game.content.ferret.turns
    game.changed(deed.seat)
    if deed.seat == state.active:
        state.this_turn.was_ferret, state.this_turn.ferret_counts = True, False
    game.tell(BecameFerret, rule="TAL-CMP-7", seat=deed.seat, turns=player.ferret)
    return NOTHING


def can_slow_all(game: Talisman, effect: SlowAll, deed: Deed) -> bool:
    """Always."""
    return True


def do_slow_all(game: Talisman, effect: SlowAll, deed: Deed) -> Script[None]:
    """TAL-CMP-4 The card lies beside the board as long as it works.

    The end of the turn tells how many rounds it works, unless it is an extra turn.
    """
    state = game.state
    if state.slow_card:
        to_pile(game, state.slow_card)
    lift(game, state.players[deed.seat].space, deed.card)
    state.slow_card, state.slow_seat = deed.card, deed.seat
    this_turn = 0 if state.repeated else 1
    state.slow_rounds, state.slow_steps = effect.rounds + this_turn, effect.steps
    if state.repeated:
        game.tell(Slowed, rule=deed.rule, card=deed.card, rounds=effect.rounds)
    return NOTHING


def can_immobilise(game: Talisman, effect: Immobilise, deed: Deed) -> bool:
    """Always."""
    return True


def do_immobilise(game: Talisman, effect: Immobilise, deed: Deed) -> Script[None]:
    """TAL-CMP-6 The turn in progress ends.

    RULING: cast outside the target's turn (McGonagall), it takes its next turn instead.
    """
    state = game.state
    game.tell(Immobilised, rule=deed.rule, seat=deed.seat)
    if deed.seat == state.active:
        state.this_turn.frozen = state.this_turn.ended = True
    else:
        will_lose(game, deed.seat, 1)
    return NOTHING


def can_command(game: Talisman, effect: Command, deed: Deed) -> bool:
    """Nobody commands itself."""
    return deed.other != deed.seat


def do_command(game: Talisman, effect: Command, deed: Deed) -> Script[None]:
    """TAL-CMP-6 In this turn, or else in its next, the caster chooses its way."""
    game.state.players[deed.seat].commander = deed.other
    game.tell(Commanded, rule=deed.rule, seat=deed.seat, other_seat=deed.other)
    return NOTHING


# ---- battle ---------------------------------------------------------------------------------


def can_battle(game: Talisman, effect: Battle, deed: Deed) -> bool:
    """Always."""
    return True


def do_battle(game: Talisman, effect: Battle, deed: Deed) -> Script[None]:
    """TAL-BAT-1 A neutral foe that is no trophy."""
    fight = against_foe(deed.seat, effect.foe, effect.stat, effect.strength, effect.breed)
    if (yield from battle(game, fight)) == WON:
        yield from do(game, effect.on_win, deed)


def _added(game: Talisman, effect: AddScore, seat: int) -> int:
    fight = game.state.fight
    if fight is None or seat not in (fight.seat, fight.other):
        return 0
    if effect.amount != "might":
        return effect.amount
    return total(strength(game, seat, "might")) if fight.stat == "magic" else 0


def can_add_score(game: Talisman, effect: AddScore, deed: Deed) -> bool:
    """In a battle of one's own."""
    return _added(game, effect, deed.seat) > 0


def do_add_score(game: Talisman, effect: AddScore, deed: Deed) -> Script[None]:
    """TAL-BAT-1 Before the dice."""
    fight = game.state.fight
    assert fight is not None
    parts = fight.mine if deed.seat == fight.seat else fight.theirs
    parts.append((deed.card, _added(game, effect, deed.seat)))
    return NOTHING


def can_weaken(game: Talisman, effect: Weaken, deed: Deed) -> bool:
    """In a battle of one's own."""
    fight = game.state.fight
    return fight is not None and deed.seat in (fight.seat, fight.other)


def do_weaken(game: Talisman, effect: Weaken, deed: Deed) -> Script[None]:
    """TAL-BAT-1 Before the dice."""
    fight = game.state.fight
    assert fight is not None
    parts = fight.theirs if deed.seat == fight.seat else fight.mine
    parts.append((deed.card, -effect.amount))
    return NOTHING


def can_evade_all(game: Talisman, effect: EvadeAll, deed: Deed) -> bool:
    """Once is enough."""
    return not game.state.players[deed.seat].evading


def do_evade_all(game: Talisman, effect: EvadeAll, deed: Deed) -> Script[None]:
    """TAL-BAT-5 Until the end of this turn."""
    game.state.players[deed.seat].evading = deed.card
    return NOTHING


def can_protect(game: Talisman, effect: Protect, deed: Deed) -> bool:
    """Something is about to happen."""
    return bool(game.state.harm)


def do_protect(game: Talisman, effect: Protect, deed: Deed) -> Script[None]:
    """TAL-CMP-6 It does not happen."""
    game.state.harm = ""
    return NOTHING


def can_negate(game: Talisman, effect: Negate, deed: Deed) -> bool:
    """A spell waits for an answer."""
    return bool(game.state.answering)


def do_negate(game: Talisman, effect: Negate, deed: Deed) -> Script[None]:
    """TAL-CMP-6 It has no effect."""
    game.state.answering = ""
    return NOTHING


# ---- the table ------------------------------------------------------------------------------


def can_advantage(game: Talisman, effect: Advantage, deed: Deed) -> bool:
    """TAL-ADV-1 The token would turn."""
    token = game.state.advantage
    if effect.to == "event":
        return deed.card not in game.state.this_turn.events
    return effect.to in ("flip", "choice") or token != (
        game.alignment(deed.seat) if effect.to == "own" else effect.to
    )


def do_advantage(game: Talisman, effect: Advantage, deed: Deed) -> Script[None]:
    """TAL-ADV-1 Turn the Advantage token."""
    match effect.to:
        case "own":
            side: str = game.alignment(deed.seat)
        case "flip" | "event":
            side = other_side(game.state.advantage)
        case "choice":
            return _choose_side(game, deed)
        case _:
            side = effect.to
    return turn_to(game, side, deed.rule)


def _choose_side(game: Talisman, deed: Deed) -> Script[None]:
    option = yield ask(deed, "side", verbs.SIDE.each((ORDER, DEATH_EATERS)))
    yield from turn_to(game, verbs.SIDE.arg(option), deed.rule)


def can_vanish(game: Talisman, effect: Vanish, deed: Deed) -> bool:
    """The card is still there."""
    player = game.state.players[deed.seat]
    return deed.card in player.objects + player.followers + game.lies(player.space)


def do_vanish(game: Talisman, effect: Vanish, deed: Deed) -> Script[None]:
    """The card goes to its pile."""
    player = game.state.players[deed.seat]
    if deed.card in player.objects + player.followers:
        return discard(game, deed.seat, deed.card)
    lift(game, player.space, deed.card)
    to_pile(game, deed.card)
    return NOTHING
