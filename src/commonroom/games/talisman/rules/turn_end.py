"""The end of a turn: trophies, things left behind, one more turn (TAL-TRO-1, TAL-DIT-1)."""

from __future__ import annotations

from functools import cache

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.effects import DECLINE
from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.cards.spells import CASTS, cast, open_question
from commonroom.games.talisman.cards.uses import use, uses
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.options import DITCH, EXCHANGE, USE
from commonroom.games.talisman.rules.holdings import ditch, ditchable, leave_galleons
from commonroom.games.talisman.rules.quidditch import can_drop, drop
from commonroom.games.talisman.rules.settling import then
from commonroom.games.talisman.rules.trophies import exchange, exchanges
from commonroom.games.talisman.rules.turn import to_next
from commonroom.games.talisman.traits import AT_THE_END
from commonroom.kernel import NOTHING, Decision, Msg, Option, Script, Step

END: Option = verbs.END.option()
_DITCH_GALLEON: Option = verbs.DITCH_GALLEON.option()
_MOMENTS = ("own-turn",)


def after_encounter(game: Talisman) -> str:
    """TAL-ENC-6 An encounter is over: its space sends the character on, or the turn ends; at once,
    if nothing happens at its end.
    """
    this_turn = game.state.this_turn
    if this_turn.sent:
        return "part"
    this_turn.todo = ()
    return "end" if _something_happens(game) else _to_the_last(game)


def end(game: Talisman) -> Step:
    """TAL-TRO-1, TAL-DIT-1, TAL-FOL-1 The end of a turn, and who is next."""
    if not _something_happens(game):
        return _to_the_last(game)
    game.state.this_turn.ended = game.state.this_turn.moved = False
    return then(game, happen(game, game.state.active, "turn-end"), lambda game: "last")


def _something_happens(game: Talisman) -> bool:
    """Whether a character has an ability of the end of its turn.

    RULING: to whoever may do nothing this turn (Immobulus), none of them happens.
    """
    seat = game.state.active
    if "turn-end" not in game.traits[seat]:
        return False
    return not game.state.this_turn.frozen and not game.state.players[seat].fallen


def _to_the_last(game: Talisman) -> str:
    """What is left to be done in a turn; if that is nothing, nobody is asked."""
    state = game.state
    seat = state.active
    if state.this_turn.ended or state.this_turn.moved:
        state.this_turn.ended = state.this_turn.moved = False
    if state.players[seat].fallen or _may_ask_last(game, seat):
        return "last"
    return _after_last(game)


def _may_ask_last(game: Talisman, seat: int) -> bool:
    player = game.state.players[seat]
    if player.objects or player.followers or player.galleons:
        return True
    if player.trophies and exchanges(game, seat):
        return True
    return bool(uses(game, seat, AT_THE_END))


def what_last(game: Talisman) -> Decision | str:
    """TAL-TRO-1, TAL-DIT-1 Exchange trophies and leave things behind, while one likes.

    Whoever may do nothing this turn, or has lost its last Life, must still leave followers above
    the limit.
    """
    seat = game.state.active
    player = game.state.players[seat]
    if player.fallen and len(player.followers) <= game.content.limit.followers:
        return "next"
    options = at_the_end(game, seat)
    if len(options) == 1 and options[0] is END:
        return "extra" if game.state.extra else "next"
    return open_question(game, seat, options, _about_end(seat), "TAL-DIT-1")


@cache
def _about_end(seat: int) -> Msg:
    return Msg("tal-ask-end", {"seat": seat})


def last(game: Talisman, option: Option) -> Step:
    """What was chosen, and then the same question again."""
    if option == END:
        return _after_last(game)
    return then(game, _do_last(game, game.state.active, option), lambda game: "last")


def _after_last(game: Talisman) -> str:
    return "extra" if game.state.extra else to_next(game)


def whether_again(game: Talisman) -> Decision:
    """TAL-TRN-1 Whoever may have one more turn is asked."""
    seat = game.state.active
    prompt = Msg("tal-ask-extra-turn", {"card": game.state.players[seat].character})
    options: list[Option] = [verbs.AGAIN.option(), DECLINE]
    return open_question(game, seat, options, prompt, "TAL-TRN-1", "confirm")


def again(game: Talisman, option: Option) -> Step:
    """What was chosen; whoever has enough gives up all other extra turns, too."""
    if option[0] in CASTS:
        return then(game, cast(game, option), lambda game: "extra")
    if option == DECLINE:
        game.state.extra = 0
    return to_next(game)


def _do_last(game: Talisman, seat: int, option: Option) -> Script[None]:
    match option[0]:
        case verbs.CAST.name | verbs.CAST_ON.name:
            return cast(game, option)
        case verbs.EXCHANGE.name:
            return exchange(game, seat, EXCHANGE.arg(option))
        case verbs.DITCH.name:
            return ditch(game, seat, DITCH.arg(option), "TAL-DIT-1")
        case verbs.DITCH_GALLEON.name:
            leave_galleons(game, seat, 1, "TAL-DIT-1")
        case verbs.DROP_CHALLENGE.name:
            drop(game, seat)
        case _:
            return use(game, seat, USE.arg(option), _MOMENTS)
    return NOTHING


def at_the_end(game: Talisman, seat: int) -> list[Option]:
    """TAL-FOL-1 What can be done at the end of a turn; with too many followers, not end it."""
    player = game.state.players[seat]
    if len(player.followers) > game.content.limit.followers:
        return [
            verbs.DITCH.option(card) for card in ditchable(game, seat) if card in player.followers
        ]
    if game.state.this_turn.frozen:
        return [END]
    options = [END]
    if player.trophies:
        options += exchanges(game, seat)
    if AT_THE_END in game.traits[seat]:
        options += uses(game, seat, AT_THE_END)
    if player.objects or player.followers:
        options += verbs.DITCH.each(ditchable(game, seat))
    if player.galleons:
        options.append(_DITCH_GALLEON)
    if player.challenge and can_drop(game, seat):
        options.append(verbs.DROP_CHALLENGE.option())
    return options
