"""Taking what lies on a space (TAL-ENC-3)."""

from __future__ import annotations

from functools import cache

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import DONE, can, do
from commonroom.games.talisman.cards.spells import CASTS, MEANWHILE, cast, open_question
from commonroom.games.talisman.events import CardTaken, Gained
from commonroom.games.talisman.game import OBJECTS, Talisman
from commonroom.games.talisman.options import TAKE
from commonroom.games.talisman.rules.holdings import gain, lift, room, take_object, to_pile
from commonroom.games.talisman.rules.settling import go_on, then
from commonroom.games.talisman.rules.turn_end import after_encounter
from commonroom.kernel import NOTHING, Decision, Msg, Option, Script, Step

_COINS: Option = verbs.TAKE_GALLEONS.option()


def can_take(game: Talisman, seat: int, card: str) -> bool:
    """TAL-ENC-3 Whether a card lying here can be taken: followers, Objects, finds, Galleons.

    TAL-DIT-1 Not what was ditched this turn.
    """
    entry, ditched = game.content.encounters.get(card), game.state.this_turn.ditched
    if ditched and (game.state.players[seat].space, card) in ditched:
        return False
    if entry is None or entry.kind in OBJECTS:
        return game.may_hold(seat, card)
    match entry.kind:
        case "follower":
            return not game.fights(seat, entry)
        case "find":
            return can(game, entry.effects, Deed(seat, card, "TAL-CMP-4"))
        case "galleons":
            return room(game, seat, "galleon") > 0
        case _:
            return False


def is_something_here(game: Talisman, seat: int) -> bool:
    """Whether a character can take something where it stands.

    TAL-CMP-7 Not in a turn that was partly spent as a Ferret.
    """
    state = game.state
    space = state.players[seat].space
    if state.this_turn.was_ferret:
        return False
    if space in state.coins:
        return True
    for card in state.lying.get(space, ()):  # noqa: SIM110 - a generator would cost more
        if can_take(game, seat, card):
            return True
    return False


def what_to_take(game: Talisman) -> Decision | str:
    """TAL-ENC-3 Take what one likes, one thing after the other.

    TAL-CMP-7 Not in a turn that was partly spent as a Ferret.
    """
    state = game.state
    seat = state.active
    space = state.players[seat].space
    if state.this_turn.was_ferret:
        return "part"
    lying = state.lying.get(space)
    options: list[Option] = []
    if lying:
        kinds = lying if len(lying) == 1 else dict.fromkeys(lying)
        options = [(TAKE.name, card) for card in kinds if can_take(game, seat, card)]
    if space in state.coins:
        options.append(_COINS)
    if not options:
        return "part"
    options.append(DONE)
    return open_question(
        game,
        seat,
        options,
        _about_taking(space),
        "TAL-ENC-3",
        "gather",
        moments=MEANWHILE,
        others=MEANWHILE,
    )


@cache
def _about_taking(space: str) -> Msg:
    return Msg("tal-ask-take", {"card": space})


def take(game: Talisman, option: Option) -> Step:
    """What was chosen."""
    if option == DONE:
        return after_encounter(game)
    if option[0] in CASTS:
        return then(game, cast(game, option), _take_on)
    seat = game.state.active
    if option == _COINS:
        take_coins(game, seat)
        taken = NOTHING
    else:
        taken = take_card(game, seat, TAKE.arg(option))
    return then(game, taken, _take_on)


def _take_on(game: Talisman) -> str:
    return go_on(game, "take")


def take_coins(game: Talisman, seat: int) -> None:
    """Take the Galleons that lie here."""
    player = game.state.players[seat]
    amount = game.state.coins.pop(player.space)
    player.galleons += amount
    now = player.galleons
    game.tell(Gained, rule="TAL-ENC-3", seat=seat, what="galleon", amount=amount, now=now)


def take_card(game: Talisman, seat: int, card: str) -> Script[None]:
    """Take a card that lies here."""
    player = game.state.players[seat]
    entry = game.content.encounters.get(card)
    lift(game, player.space, card)
    if entry is None or entry.kind in OBJECTS:
        return take_object(game, seat, card, "TAL-ENC-3")
    game.tell(CardTaken, rule="TAL-ENC-3", seat=seat, card=card)
    if entry.kind == "follower":
        player.followers += (card,)
        game.changed(seat)
        return NOTHING
    to_pile(game, card)
    gain(game, seat, "galleon", entry.galleons, "TAL-CMP-4")
    return do(game, entry.effects, Deed(seat, card, "TAL-CMP-4"))
