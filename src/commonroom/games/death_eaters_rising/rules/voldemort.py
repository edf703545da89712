"""Voldemort's phase: he turns, attacks, corrupts, and his Death Eaters act (DER-VOL)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.cards.harm import harm
from commonroom.games.death_eaters_rising.events import (
    AbilityActed,
    Guarded,
    MarkActed,
    PenaltyFired,
    VoldemortTurned,
)
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.options import DONE, GUARD
from commonroom.games.death_eaters_rising.rules.corruption import corrupt
from commonroom.games.death_eaters_rising.rules.damage import hurt
from commonroom.games.death_eaters_rising.vocabulary import Guard
from commonroom.kernel import Decision, Msg, Script

_STEPS = {"clockwise": 1, "counter-clockwise": -1, "dark-mark": 0}


def voldemort(game: Rising) -> Script[str]:
    """DER-VOL-1 … DER-VOL-6"""
    face = turn_voldemort(game)
    yield from attack(game)
    corrupt(game, game.state.facing, 1, "DER-VOL-3")
    yield from regular_abilities(game)
    if face == "dark-mark":
        yield from dark_mark(game)
    return "muster"


def turn_voldemort(game: Rising) -> str:
    """DER-VOL-1 Roll his die and turn him; the Dark Mark leaves him where he is (DER-VOL-5)."""
    state, around = game.state, game.content.clockwise
    face = game.chance.one_of(game.content.voldemort.die, "voldemort-die")
    state.facing = around[(around.index(state.facing) + _STEPS[face]) % len(around)]
    rule = "DER-VOL-5" if face == "dark-mark" else "DER-VOL-1"
    game.tell(VoldemortTurned, rule=rule, face=face, location=state.facing)
    return face


def attack(game: Rising) -> Script[None]:
    """DER-VOL-2 One damage to each wizard at his location, the active team included if there."""
    state = game.state
    for card in game.wizards_at(state.facing):
        hurt(game, card, 1, "DER-VOL-2")
    if state.mission == state.facing:
        guarded = yield from guard(game)
        for card in game.team:
            if card not in guarded:
                hurt(game, card, 1, "DER-VOL-2")


def guard(game: Rising) -> Script[list[str]]:
    """DER-DIC-3 The wizards of the active team whom a comrade may keep from this attack."""
    guarded: list[str] = []
    for guardian in game.team:
        ability = game.content.abilities[guardian]
        if not isinstance(ability, Guard):
            continue
        for _ in range(ability.wizards):
            exposed = [w for w in game.team if w not in guarded and not game.is_full(w)]
            if not exposed:
                break
            option = yield Decision(
                game.state.active,
                "choose",
                [*GUARD.each(exposed), DONE.option()],
                Msg("der-ask-guard", {"card": guardian}),
                "DER-VOL-2",
            )
            if option[0] == DONE.name:
                break
            wizard = GUARD.arg(option)
            guarded.append(wizard)
            alone = int(wizard == guardian)
            game.tell(Guarded, rule="DER-VOL-2", card=guardian, wizard=wizard, alone=alone)
    return guarded


def regular_abilities(game: Rising) -> Script[None]:
    """DER-VOL-4, DER-VOL-6 The Death Eaters at his location act, in slot order."""
    location = game.state.facing
    for card in game.death_eaters_at(location):
        game.tell(AbilityActed, rule="DER-VOL-4", card=card)
        effects = game.content.death_eaters[card].regular
        yield from harm(game, effects, card, location, "DER-VOL-4")


def dark_mark(game: Rising) -> Script[None]:
    """DER-VOL-5 The Mark lines of all Death Eaters, his location first; then the penalties."""
    for location in game.content.clockwise_from[game.state.facing]:
        for card in game.death_eaters_at(location):
            effects = game.content.death_eaters[card].dark_mark
            if effects:
                game.tell(MarkActed, rule="DER-VOL-5", card=card)
                yield from harm(game, effects, card, location, "DER-VOL-5")
    for place in game.state.controlled:
        game.tell(PenaltyFired, rule="DER-VOL-5", place=place)
        entry = game.content.places[place]
        yield from harm(game, entry.penalty, place, entry.location, "DER-CMP-5")
