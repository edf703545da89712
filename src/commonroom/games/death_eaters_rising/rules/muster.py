"""Taking the dice, and what can be done before the first roll (DER-DIC-1, DER-VIL-4)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.cards.conditions import holds
from commonroom.games.death_eaters_rising.cards.help import is_usable, use_ability
from commonroom.games.death_eaters_rising.events import DiceTaken, DieDiscarded, Followed
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.rules.symbols import reckon_needs
from commonroom.games.death_eaters_rising.rules.tokens import guests, token_options, use_token
from commonroom.games.death_eaters_rising.state import without
from commonroom.games.death_eaters_rising.vocabulary import ExtraDie
from commonroom.kernel import Decision, Msg, Option, Questions, Script

ROLL: Option = ("roll",)
_READY = Msg("der-ask-ready")


def muster(game: Rising) -> Questions | str:
    """DER-DIC-1 Take the dice: the four of the headquarters and those that the team adds."""
    givers = [wizard for wizard in game.team if _gives_die(game, wizard)]
    if givers or "fewer-dice" in game.state.limits:
        return Questions(_change_dice(game, givers))
    _take_dice(game)
    return _dice_taken(game)


def _take_dice(game: Rising) -> None:
    content = game.content
    game.state.pool = content.pools[content.headquarters_of[game.player.faction]]


def _change_dice(game: Rising, givers: list[str]) -> Script[str]:
    _take_dice(game)
    yield from _leave_dice(game)
    yield from _extra_dice(game, givers)
    return _dice_taken(game)


def _dice_taken(game: Rising) -> str:
    if game.heard:
        game.tell(DiceTaken(rule="DER-DIC-1", dice=game.state.pool))
    reckon_needs(game)
    return "ready"


def before_the_roll(game: Rising) -> Decision:
    """DER-DIC-1 The dice are taken; tokens, free abilities and a way to Voldemort are open."""
    options = [ROLL, *ways_to_help(game)]
    if can_follow(game):
        options += [("follow", colour) for colour in dict.fromkeys(game.state.pool)]
    return Decision(game.state.active, "choose", options, _READY, "DER-DIC-1", lambda: guests(game))


def get_ready(game: Rising, option: Option) -> Script[str] | Questions | str:
    """One thing done before the first roll, or the roll."""
    if option == ROLL:
        return "roll"
    if option[0] == "follow":
        follow(game, str(option[1]))
        return "ready"
    help_ = help_first(game, option)
    return Questions(help_) if option[0] == "token" else help_


def help_first(game: Rising, option: Option) -> Script[str]:
    """DER-TOK-1, DER-DIC-3 Tokens and free abilities do not wait for the roll."""
    yield from give_help(game, option)
    return "ready"


def ways_to_help(game: Rising) -> list[Option]:
    """Own spell tokens and free abilities that could be used now."""
    active = game.state.active
    player = game.state.players[active]
    options = token_options(game, active) if player.tokens else []
    for wizard in player.team:
        if is_usable(game, wizard):
            options.append(("use", wizard))
    return options


def give_help(game: Rising, option: Option) -> Script[None]:
    """A spell token, anybody's, or a free ability."""
    if option[0] == "token":
        yield from use_token(game, option)
    else:
        yield from use_ability(game, str(option[1]))


def _leave_dice(game: Rising) -> Script[None]:
    """A limit that keeps headquarters dice away; the player chooses which."""
    state = game.state
    for _ in range(min(state.limits.get("fewer-dice", 0), len(state.pool))):
        options = [("leave", colour) for colour in dict.fromkeys(state.pool)]
        _, colour = yield Decision(
            state.active, "pay", options, Msg("der-ask-leave-die"), "DER-DIC-1"
        )
        state.pool = without(state.pool, str(colour))


def _extra_dice(game: Rising, givers: list[str]) -> Script[None]:
    """RULING: conditions are read once, now. A limit may allow only some of these dice."""
    left = game.state.limits.get("extra-dice", len(givers))
    while givers and left:
        wizard = givers[0]
        if len(givers) > left:
            options = [("adds", giver) for giver in givers]
            _, chosen = yield Decision(
                game.state.active, "choose", options, Msg("der-ask-adds"), "DER-DIC-1"
            )
            wizard = str(chosen)
        givers.remove(wizard)
        left -= 1
        yield from _add_die(game, wizard)


def _gives_die(game: Rising, wizard: str) -> bool:
    ability = game.content.abilities[wizard]
    return isinstance(ability, ExtraDie) and (
        ability.condition is None or holds(game, ability.condition, wizard, game.state.mission)
    )


def _add_die(game: Rising, wizard: str) -> Script[None]:
    ability = game.content.abilities[wizard]
    assert isinstance(ability, ExtraDie)
    colours = [colour for colour in ability.colours if game.dice_in_supply(colour)]
    if not colours:
        return
    colour: str = colours[0]
    if len(colours) > 1:
        options = [("colour", one) for one in colours]
        prompt = Msg("der-ask-extra-die", {"card": wizard})
        _, chosen = yield Decision(game.state.active, "choose", options, prompt, "DER-DIC-1")
        colour = str(chosen)
    game.state.pool += (colour,)


def can_follow(game: Rising) -> bool:
    """DER-VIL-4 He is revealed and elsewhere, and there is a die to give up."""
    state = game.state
    return state.revealed and state.mission != state.facing and bool(state.pool)


def follow(game: Rising, colour: str) -> None:
    """DER-VIL-4 Discard a die and move the mission token to him; the pool stays otherwise.

    RULING: symbols filled at the location that was left are lost.
    """
    state = game.state
    state.pool = without(state.pool, colour)
    state.discarded += (colour,)
    left_behind = state.spots[state.mission]
    paid = {card: need for card, need in state.needs.items() if card not in left_behind}
    state.matched = []
    state.mission = state.facing
    reckon_needs(game)
    state.needs |= paid
    game.tell(DieDiscarded(rule="DER-VIL-4", colour=colour))
    game.tell(Followed(rule="DER-VIL-4", seat=state.active, location=state.mission))
