"""Help: what abilities and spell tokens do for the players.

Every verb has a `can` and a `do` side by side. `user` is the seat that acts and chooses; `card` is
the wizard, headquarters ability or token that acts. *Here* is the active location.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from commonroom.games.death_eaters_rising.cards.conditions import holds
from commonroom.games.death_eaters_rising.cards.deed import Deed, ask
from commonroom.games.death_eaters_rising.cards.flight import can_fly, do_fly
from commonroom.games.death_eaters_rising.cards.healing import (
    can_bear,
    can_do_heal,
    do_bear,
    do_heal,
)
from commonroom.games.death_eaters_rising.cards.swapping import can_swap, do_swap
from commonroom.games.death_eaters_rising.content import VIRTUES
from commonroom.games.death_eaters_rising.events import (
    AbilityUsed,
    DieGained,
    SymbolFilled,
)
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.options import (
    ACCEPT,
    CLEANSE,
    COLOUR,
    FILL,
    REFUSE,
    STRIKE,
    TAKE,
)
from commonroom.games.death_eaters_rising.rules.corruption import cleanse
from commonroom.games.death_eaters_rising.rules.damage import hurt
from commonroom.games.death_eaters_rising.rules.pool import dice_in_supply
from commonroom.games.death_eaters_rising.rules.supply import (
    can_take_token,
    take_token,
    take_used_token,
)
from commonroom.games.death_eaters_rising.rules.symbols import (
    can_bear_wounds,
    fill,
    open_needs,
)
from commonroom.games.death_eaters_rising.state import without
from commonroom.games.death_eaters_rising.vocabulary import (
    Action,
    Bear,
    Cleanse,
    Effect,
    Fill,
    Fly,
    GainDie,
    Heal,
    If,
    Reaction,
    RecoverDie,
    Strike,
    Swap,
    TakeToken,
)
from commonroom.kernel import Option, Script

Can = Callable[[Rising, Any, Deed], bool]
Do = Callable[[Rising, Any, Deed], Script[None]]


def can_help(game: Rising, effects: Sequence[Effect], deed: Deed) -> bool:
    """Whether any of these effects would do something now."""
    for effect in effects:  # noqa: SIM110 - asked for every decision, and a generator costs more
        if _VERBS[type(effect)][0](game, effect, deed):
            return True
    return False


def help_players(game: Rising, effects: Sequence[Effect], deed: Deed) -> Script[None]:
    """Do these effects in order, each as far as it can."""
    for effect in effects:
        can, do = _VERBS[type(effect)]
        if can(game, effect, deed):
            yield from do(game, effect, deed)
        elif isinstance(effect, TakeToken):
            miss_token(game, effect, deed)


# ---- using an ability -----------------------------------------------------------------------


def is_usable(game: Rising, wizard: str) -> bool:
    """DER-DIC-3 Whether a wizard of the active team has a free ability that can be used now."""
    ability = game.content.free.get(wizard)
    if ability is None or wizard in game.state.spent or not can_bear_wounds(game, wizard):
        return False
    return can_help(game, ability.effects, Deed(game.state.active, wizard, "DER-DIC-3"))


def use_ability(game: Rising, card: str) -> Script[None]:
    """DER-DIC-3 A paid or free ability resolves at once, once per turn."""
    ability = game.content.abilities[card]
    assert isinstance(ability, Action)
    game.state.spent += (card,)
    game.tell(AbilityUsed, rule="DER-DIC-3", seat=game.state.active, card=card)
    if ability.wounds:
        hurt(game, card, ability.wounds, "DER-DMG-1")
    deed = Deed(game.state.active, card, "DER-DIC-3")
    yield from help_players(game, ability.effects, deed)


def react(game: Rising, happening: str, wizards: Iterable[str]) -> Script[None]:
    """The first time in a turn that it happens, the team's reactions to it."""
    for wizard in list(wizards):
        ability = game.content.abilities[wizard]
        if (
            isinstance(ability, Reaction)
            and ability.to == happening
            and wizard not in game.state.spent
        ):
            game.state.spent += (wizard,)
            game.tell(AbilityUsed, rule="DER-DIC-3", seat=game.state.active, card=wizard)
            deed = Deed(game.state.active, wizard, "DER-DIC-3")
            yield from help_players(game, ability.effects, deed)


# ---- tokens ---------------------------------------------------------------------------------


def _takers(game: Rising, effect: TakeToken) -> list[int]:
    """The other players who may take a token too."""
    wizards, players = game.content.wizards, game.state.players
    return [
        seat
        for seat in game.seats_from_active()
        if seat != game.state.active
        and sum(1 for w in players[seat].team if wizards[w].faction == effect.faction)
        >= effect.wizards
    ]


def can_take(game: Rising, effect: TakeToken, deed: Deed) -> bool:
    """Somebody may take a token, and there is one."""
    if effect.pile == "used":
        return bool(game.state.used_tokens)
    return can_take_token(game) and (effect.who == "you" or bool(_takers(game, effect)))


def miss_token(game: Rising, effect: TakeToken, deed: Deed) -> None:
    """DER-TOK-2 There is none to take, which is told to whoever should have one."""
    if effect.who == "you" and effect.pile != "used":
        take_token(game, deed.user, deed.rule)


def take(game: Rising, effect: TakeToken, deed: Deed) -> Script[None]:
    """A random one, a used one of your choice, or one for each fellow player who wants it."""
    if effect.pile == "used":
        kinds = dict.fromkeys(game.state.used_tokens)
        token = TAKE.arg((yield from ask(deed, "used-token", TAKE.each(kinds))))
        take_used_token(game, deed.user, token, deed.rule)
    elif effect.who == "you":
        take_token(game, deed.user, deed.rule)
    else:
        for seat in _takers(game, effect):
            if not can_take_token(game):
                return
            either = [ACCEPT.option(), REFUSE.option()]
            answer = yield from ask(deed, "take-too", either, "confirm", seat=seat)
            if answer[0] == ACCEPT.name:
                take_token(game, seat, deed.rule)


# ---- corruption and Death Eaters ------------------------------------------------------------


def _dirty(game: Rising, effect: Cleanse) -> list[str]:
    """Locations whose active place has corruption that this effect may remove."""
    state = game.state
    return [
        location
        for location in game.content.clockwise
        if state.corruption[location]
        and (effect.where == "any" or (location == state.mission) == (effect.where == "here"))
    ]


def can_cleanse(game: Rising, effect: Cleanse, deed: Deed) -> bool:
    """There is corruption to remove."""
    return bool(_dirty(game, effect))


def do_cleanse(game: Rising, effect: Cleanse, deed: Deed) -> Script[None]:
    """DER-COR-2 Remove corruption from the active place of a location."""
    locations = _dirty(game, effect)
    location = locations[0]
    if len(locations) > 1:
        options = CLEANSE.each(locations)
        location = CLEANSE.arg((yield from ask(deed, "cleanse", options, "place")))
    cleanse(game, location, effect.amount, deed.rule)


def _strikeable(game: Rising, effect: Strike) -> list[str]:
    locations = [game.state.mission] if effect.where == "here" else game.content.clockwise
    return [
        card
        for location in locations
        for card in game.death_eaters_at(location)
        if not game.is_full(card)
    ]


def can_strike(game: Rising, effect: Strike, deed: Deed) -> bool:
    """DER-DMG-3 A Death Eater has room for damage; Voldemort is none."""
    return bool(_strikeable(game, effect))


def do_strike(game: Rising, effect: Strike, deed: Deed) -> Script[None]:
    """DER-TOK-4 Damage by an ability gives its token at once."""
    options = STRIKE.each(_strikeable(game, effect))
    chosen = STRIKE.arg((yield from ask(deed, "strike", options)))
    yield from strike(game, chosen, deed.rule, game.team)


def strike(game: Rising, card: str, rule: str, comrades: Sequence[str]) -> Script[None]:
    """Deal 1 damage to a Death Eater: a token, and whoever of the comrades reacts."""
    if not hurt(game, card, 1, rule):
        return
    if game.is_full(card):
        game.state.needs.pop(card, None)
    take_token(game, game.state.active, "DER-TOK-4")
    yield from react(game, "death-eater-damaged", comrades)


# ---- dice and symbols -----------------------------------------------------------------------


def _colours(game: Rising, effect: GainDie) -> list[str]:
    return [colour for colour in effect.colours if dice_in_supply(game, colour)]


def can_gain_die(game: Rising, effect: GainDie, deed: Deed) -> bool:
    """The supply has such a die, and there is a symbol for it to fill."""
    return bool(_colours(game, effect)) and bool(open_needs(game))


def do_gain_die(game: Rising, effect: GainDie, deed: Deed) -> Script[None]:
    """DER-TOK-1 The die joins the next roll."""
    colours = _colours(game, effect)
    colour = colours[0]
    if len(colours) > 1:
        colour = COLOUR.arg((yield from ask(deed, "gain-die", COLOUR.each(colours))))
    game.state.pool += (colour,)
    game.tell(DieGained, rule=deed.rule, colour=colour)


def can_recover_die(game: Rising, effect: RecoverDie, deed: Deed) -> bool:
    """A die was discarded this turn, and there is a symbol for it to fill."""
    return bool(game.state.discarded) and bool(open_needs(game))


def do_recover_die(game: Rising, effect: RecoverDie, deed: Deed) -> Script[None]:
    """A discarded die comes back for the next roll."""
    colours = list(dict.fromkeys(game.state.discarded))
    colour = colours[0]
    if len(colours) > 1:
        colour = COLOUR.arg((yield from ask(deed, "recover-die", COLOUR.each(colours))))
    game.state.discarded = without(game.state.discarded, colour)
    game.state.pool += (colour,)
    game.tell(DieGained, rule=deed.rule, colour=colour)


def _fillable(game: Rising, effect: Fill) -> list[Option]:
    return [
        FILL.option(virtue, target)
        for target, need in open_needs(game).items()
        for virtue in effect.virtues
        if need[VIRTUES.index(virtue)]
    ]


def can_fill(game: Rising, effect: Fill, deed: Deed) -> bool:
    """Some card or ability has such a symbol open."""
    return bool(_fillable(game, effect))


def do_fill(game: Rising, effect: Fill, deed: Deed) -> Script[None]:
    """DER-TOK-1 Fill a symbol of a character here, or pay for an ability of the active player."""
    option = yield from ask(deed, "fill", _fillable(game, effect), "assign")
    virtue, target = FILL.args(option)
    game.tell(SymbolFilled, rule=deed.rule, virtue=virtue, target=target)
    if put_symbols(game, target, VIRTUES.index(virtue), 1):
        yield from use_ability(game, target)


def pays(game: Rising, target: str, virtue: int, count: int) -> bool:
    """DER-DIC-3 Whether so many symbols are all that an ability still costs."""
    need = game.state.needs[target]
    if sum(need) > min(need[virtue], count):
        return False
    return target not in game.state.spots[game.state.mission] and target not in game.content.villain


def put_symbols(game: Rising, target: str, virtue: int, count: int) -> bool:
    """DER-DIC-3, DER-DIC-4 Fill symbols of a character, which may then be matched, or an ability.

    Says whether an ability is paid now; it resolves at once.
    """
    if not fill(game, target, virtue, count):
        return False
    if target in game.state.spots[game.state.mission] or target in game.content.villain:
        game.state.matched.append(target)
        return False
    return True


# ---- conditions -----------------------------------------------------------------------------


def _branch(game: Rising, effect: If, deed: Deed) -> tuple[Effect, ...]:
    here = game.state.mission
    so = holds(game, effect.condition, deed.card, here, here)
    return effect.then if so else effect.otherwise


def can_if(game: Rising, effect: If, deed: Deed) -> bool:
    """The branch that applies can do something."""
    return can_help(game, _branch(game, effect, deed), deed)


def do_if(game: Rising, effect: If, deed: Deed) -> Script[None]:
    """Do the branch that applies."""
    yield from help_players(game, _branch(game, effect, deed), deed)


_VERBS: dict[type, tuple[Can, Do]] = {
    TakeToken: (can_take, take),
    Heal: (can_do_heal, do_heal),
    Bear: (can_bear, do_bear),
    Cleanse: (can_cleanse, do_cleanse),
    Strike: (can_strike, do_strike),
    GainDie: (can_gain_die, do_gain_die),
    RecoverDie: (can_recover_die, do_recover_die),
    Fill: (can_fill, do_fill),
    Fly: (can_fly, do_fly),
    Swap: (can_swap, do_swap),
    If: (can_if, do_if),
}
