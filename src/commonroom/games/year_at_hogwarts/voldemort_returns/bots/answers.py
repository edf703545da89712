"""The other questions: commands, hiding places, Horcruxes, cards before the roll."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts import options as shared
from commonroom.games.year_at_hogwarts.board import QUIDDITCH_PITCH, START
from commonroom.games.year_at_hogwarts.vocabulary import TakeObject
from commonroom.games.year_at_hogwarts.voldemort_returns import options as verbs
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.situation import FAR, Situation
from commonroom.games.year_at_hogwarts.voldemort_returns.bots.villains import VoldemortGoals
from commonroom.games.year_at_hogwarts.voldemort_returns.game import STONE, TOOLS, VOLDEMORT
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice

_TWO_MOVES = 10
"""How far Voldemort may come in two turns."""
_APART, _AT_HAND = 0.25, -0.5
"""How much the way from the Stone to Voldemort counts beside the way from Harry to the Stone: it is
kept from Harry alone, but at hand when friends clear his way to it.
"""
_GUARDED = 0.15
"""How many moves of distance a move nearer to a Death Eater makes up for."""
_CAST_BY_PETTIGREW = ("obliviate", "forgetfulness-potion", "amortentia")
"""What slows heroes down while nobody can fight them."""


def taste(now: Situation) -> Choice:
    """YH-VR-1 Who plays whom is a matter of taste."""
    return Choice(now.chance.one_of(now.options, "taste"), Msg("yh-reason-return-taste"))


def enough(now: Situation) -> Choice:
    """No, or the last that is offered."""
    option = ("decline",) if ("decline",) in now.options else now.options[-1]
    return Choice(option, Msg("yh-reason-return-enough"))


# ---- before the roll ------------------------------------------------------------------------


def plan(now: Situation) -> Choice:
    """YH-CRD-2 A card that brings a token, or hinders heroes; else the roll."""
    return _cast(now) or Choice(("roll",), Msg("yh-reason-return-roll"))


def _cast(now: Situation) -> Choice | None:
    board = now.game.space(now.seat).board
    near = [space for space in now.wanted if now.game.board.spaces[space].board == board]
    for option in now.offers("cast"):
        card = shared.CAST.arg(option)
        effects = now.content.fight_cards[card].start
        summons = any(isinstance(effect, TakeObject) for effect in effects) and near
        if summons or (now.villain and card in _CAST_BY_PETTIGREW):
            return Choice(option, Msg("yh-reason-return-cast", {"card": card}))
    return None


def take_object(now: Situation) -> Choice:
    """The token that is furthest away."""
    here, lying = now.game.player.space, now.wanted
    sought = [thing for things in lying.values() for thing in things]
    takes = [option for option in now.offers("take") if option[1] in sought]
    if not takes:
        return enough(now)
    option = max(takes, key=lambda one: now.away(here, now.where(shared.TAKE.arg(one))))
    return Choice(option, Msg("yh-reason-return-take", {"object": option[1]}))


def name(now: Situation) -> Choice:
    """Whoever has a tool."""
    option = max(now.options, key=lambda one: now.game.has_tool(shared.NAME.arg(one)))
    return Choice(option, Msg("yh-reason-return-attack", {"seat": option[1]}))


# ---- cards ----------------------------------------------------------------------------------


def part_with(now: Situation) -> Choice:
    """The card that is worth least in a fight; rather than a token."""
    cards = {
        option: verb.arg(option)
        for verb in (shared.DISCARD, shared.GIVE)
        for option in now.offers(verb.name)
    }
    if not cards:
        return Choice(now.options[-1], Msg("yh-reason-return-enough"))
    option = min(cards, key=lambda one: now.card_worth(cards[one]))
    return Choice(option, Msg("yh-reason-return-part", {"card": option[1]}))


def search(now: Situation) -> Choice:
    """The card that is worth most in a fight."""
    option = max(now.options, key=lambda one: now.card_worth(shared.SEARCH.arg(one)))
    return Choice(option, Msg("yh-reason-return-search", {"card": option[1]}))


def common_room(now: Situation) -> Choice:
    """A spell."""
    option = ("draw", "spell") if ("draw", "spell") in now.options else now.options[0]
    return Choice(option, Msg("yh-reason-return-draw"))


# ---- Horcruxes ------------------------------------------------------------------------------


def horcrux(now: Situation) -> Choice:
    """Always; but Harry, whom a failure would hold, runs if Voldemort is near and would win.

    Alone he has no time for six of them: who is keen leaves them until only they can save him.
    """
    game = now.game
    if now.keen and len(game.heroes) == 1 and not now.has_wand():
        return enough(now)
    hunted = now.view.returned and now.seat == game.harry and now.harrys_chance() < 0.5
    if hunted and now.away(game.voldemort.space, game.player.space) <= _TWO_MOVES:
        return Choice(("decline",), Msg("yh-reason-return-run"))
    option = now.offers("destroy")[0]
    return Choice(option, Msg("yh-reason-return-destroy", {"object": option[1]}))


def horcrux_again(now: Situation) -> Choice:
    """YH-VR-5 A card that brings a token; else the try."""
    option = now.offers("destroy")[0]
    return _cast(now) or Choice(option, Msg("yh-reason-return-destroy", {"object": option[1]}))


def pass_on(now: Situation) -> Choice:
    """The second tool, to somebody who has none."""
    objects = now.game.state.players[now.seat].objects
    if sum(tool in objects for tool in TOOLS) > 1:
        for option in now.offers("pass-on"):
            _, friend = verbs.PASS_ON.args(option)
            if not now.game.has_tool(friend):
                return Choice(option, Msg("yh-reason-return-pass-on", {"seat": friend}))
    return enough(now)


# ---- the villain ----------------------------------------------------------------------------


def command(now: Situation) -> Choice:
    """Voldemort first when he is after Harry and near, else last; near Death Eaters first."""
    game, players = now.game, now.game.state.players
    harry = players[game.harry].space
    if ("send", VOLDEMORT) in now.options:
        near = now.away(game.voldemort.space, harry) <= 6
        if near and VoldemortGoals(now).hunts:
            return Choice(("send", VOLDEMORT), Msg("yh-reason-return-hunt"))
    eaters = [option for option in now.options if option[1] != VOLDEMORT]
    spaces = [players[hero].space for hero in game.heroes]

    def away(option: Option) -> int:
        pawn = game.state.pawns[verbs.SEND.arg(option)]
        return min(now.away(pawn.space, space) for space in spaces)

    option = min(eaters, key=away)
    return Choice(option, Msg("yh-reason-return-send", {"character": option[1]}))


def muster(now: Situation) -> Choice:
    """Towers near the heroes, Harry above all."""
    game, players = now.game, now.game.state.players

    def worth(option: Option) -> float:
        tower = shared.GUARD.arg(option)
        return sum(
            (4.0 if hero == game.harry else 1.0) / (3 + now.away(tower, players[hero].space))
            for hero in game.heroes
        )

    option = max(now.options, key=worth)
    return Choice(option, Msg("yh-reason-return-muster"))


def hide(now: Situation) -> Choice:
    """As far as possible from whoever seeks it; the Stone where Death Eaters are near."""
    game = now.game
    stone = now.options[0][1] == STONE
    seeker = game.state.players[game.harry].space if stone else QUIDDITCH_PITCH
    apart = _APART if len(game.heroes) == 1 else _AT_HAND
    guards = [game.state.pawns[one].space for one in game.death_eaters] if stone else []

    def worth(option: Option) -> float:
        _, space = verbs.HIDE.args(option)
        near = now.away(space, START) < FAR
        guarded = sum(max(0, 7 - now.away(guard, space)) for guard in guards)
        return near * (
            now.away(space, seeker)
            + _GUARDED * guarded
            + (apart * now.away(space, QUIDDITCH_PITCH) if stone else 0.0)
        )

    option = max(now.options, key=worth)
    return Choice(option, Msg("yh-reason-return-hide", {"space": option[2]}))
