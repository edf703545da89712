"""Taking the dice, and what can be done before the first roll (DER-DIC-1, DER-VIL-4)."""

from __future__ import annotations

from collections.abc import Iterable

from commonroom.games.death_eaters_rising.cards.help import is_usable, use_ability
from commonroom.games.death_eaters_rising.events import (
    DiceTaken,
    DieDiscarded,
    DieLeft,
    Followed,
)
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.options import (
    ADDS,
    COLOUR,
    FOLLOW,
    LEAVE,
    ROLL,
    TOKEN,
    USE,
)
from commonroom.games.death_eaters_rising.rules.pool import (
    base_pool,
    certain_dice,
    extra_dice,
    givers,
    offered,
    pool,
)
from commonroom.games.death_eaters_rising.rules.symbols import move_mission, reckon_needs
from commonroom.games.death_eaters_rising.rules.tokens import guests, token_options, use_token
from commonroom.games.death_eaters_rising.state import without
from commonroom.kernel import Decision, Msg, Option, Script, Step
from commonroom.kernel.verb import Verb

_ROLL = ROLL.option()
_READY = Msg("der-ask-ready")


def muster(game: Rising) -> Step:
    """DER-DIC-1 Get ready to take the dice, which are taken when they are first rolled."""
    if "fewer-dice" in game.state.limits:
        return _leave_dice(game)
    reckon_needs(game)
    return "ready"


def before_the_roll(game: Rising) -> Decision:
    """DER-DIC-1 Before dice are taken; tokens, free abilities and a way to Voldemort are open."""
    options = [_ROLL, *ways_to_help(game)]
    if can_follow(game):
        options += FOLLOW.each(dice_to_give_up(game))
    return Decision(game.state.active, "choose", options, _READY, "DER-DIC-1", lambda: guests(game))


def get_ready(game: Rising, option: Option) -> Step:
    """One thing done before the first roll, or the roll."""
    if option == _ROLL:
        return take_dice(game) or "roll"
    if option[0] == FOLLOW.name:
        colour = FOLLOW.arg(option)
        if game.state.mustering and (asking := take_dice(game, colour)):
            return asking
        follow(game, colour)
        return "ready"
    return help_first(game, option)


def help_first(game: Rising, option: Option) -> Script[str]:
    """DER-TOK-1, DER-DIC-3 Tokens and free abilities do not wait for the roll."""
    yield from give_help(game, option)
    return "ready"


def ways_to_help(game: Rising) -> list[Option]:
    """Own spell tokens and free abilities that could be used now."""
    active = game.state.active
    player = game.state.players[active]
    options = token_options(game, active) if player.tokens else []
    free = game.content.free
    for wizard in player.team:
        if wizard in free and is_usable(game, wizard):
            options.append(USE.option(wizard))
    return options


def give_help(game: Rising, option: Option) -> Script[None]:
    """A spell token, anybody's, or a free ability."""
    if option[0] == TOKEN.name:
        yield from use_token(game, option)
    else:
        yield from use_ability(game, USE.arg(option))


def _leave_dice(game: Rising) -> Script[str]:
    """A limit that keeps headquarters dice away; the player chooses which."""
    state = game.state
    for _ in range(min(state.limits["fewer-dice"], len(base_pool(game)))):
        options = LEAVE.each(dict.fromkeys(base_pool(game)))
        option = yield Decision(state.active, "pay", options, Msg("der-ask-leave-die"), "DER-DIC-1")
        colour = LEAVE.arg(option)
        state.left += (colour,)
        game.tell(DieLeft, rule="DER-DIC-1", seat=state.active, colour=colour)
    reckon_needs(game)
    return "ready"


# ---- taking the dice ------------------------------------------------------------------------


def take_dice(game: Rising, given_up: str = "") -> Script[str] | None:
    """DER-DIC-1 Take the dice: the four of the headquarters and those that the team adds.

    One of them may be given up to follow Voldemort (DER-VIL-4). Returns what must be asked first,
    if anything; it leads on to the roll, or back to the questions before it.
    """
    if game.state.mustering:
        dice, all_told = certain_dice(game)
        if not all_told:
            return _choose_dice(game, given_up)
        _dice_taken(game, dice)
    return None


def _dice_taken(game: Rising, dice: tuple[str, ...]) -> None:
    game.state.pool = dice
    game.state.mustering = False
    game.tell(DiceTaken, rule="DER-DIC-1", dice=dice)


def _choose_dice(game: Rising, given_up: str) -> Script[str]:
    """RULING: conditions are read now, when the dice are taken. A limit may allow only some."""
    dice, adding, left = base_pool(game), givers(game), extra_dice(game)
    if given_up and given_up not in dice:
        adding.remove(next(one for one in adding if given_up in offered(game, one, dice)))
        dice, left = (*dice, given_up), left - 1
    while adding and left:
        wizard = adding[0]
        if len(adding) > left:
            wizard = yield from _chosen(game, ADDS, adding, Msg("der-ask-adds"))
            if not wizard:
                return "ready"
        adding.remove(wizard)
        left -= 1
        colours = offered(game, wizard, dice)
        if len(colours) > 1:
            prompt = Msg("der-ask-extra-die", {"card": wizard})
            colours = [(yield from _chosen(game, COLOUR, colours, prompt))]
            if colours == [""]:
                return "ready"
        dice += tuple(colours)
    _dice_taken(game, dice)
    if not given_up:
        return "roll"
    follow(game, given_up)
    return "ready"


def _chosen(game: Rising, verb: Verb[str], things: list[str], prompt: Msg) -> Script[str]:
    """Which of these things the active player chooses.

    DER-TOK-1 Nothing if somebody uses a token instead: the dice are not taken yet, and all of it
    may be different now.
    """
    option = yield Decision(
        game.state.active, "choose", verb.each(things), prompt, "DER-DIC-1", lambda: guests(game)
    )
    if option[0] == TOKEN.name:
        yield from use_token(game, option)
        return ""
    return verb.arg(option)


# ---- the way to Voldemort -------------------------------------------------------------------


def dice_to_give_up(game: Rising) -> Iterable[str]:
    """DER-VIL-4 The colours of the dice, also of those that a wizard could add."""
    if not game.state.mustering or not extra_dice(game):
        return dict.fromkeys(pool(game))
    dice = base_pool(game)
    added = [colour for wizard in givers(game) for colour in offered(game, wizard, dice)]
    return dict.fromkeys((*dice, *added))


def can_follow(game: Rising) -> bool:
    """DER-VIL-4 He is revealed and elsewhere, and there is a die to give up: one in a turn."""
    state = game.state
    if state.followed or not state.revealed:
        return False
    return state.mission != state.facing and bool(pool(game))


def follow(game: Rising, colour: str) -> None:
    """DER-VIL-4 Discard a die and move the mission token to him; the pool stays otherwise."""
    state = game.state
    state.pool = without(state.pool, colour)
    state.discarded += (colour,)
    state.followed = True
    move_mission(game, state.facing)
    game.tell(DieDiscarded, rule="DER-VIL-4", colour=colour)
    game.tell(Followed, rule="DER-VIL-4", seat=state.active, location=state.mission)
