"""Symbols: what takes dice and tokens this turn, and what happens when all of it is filled.

`Table.needs` lists every card and ability that still has open symbols. It is reckoned when the
dice are taken and kept true by whatever changes it.
"""

from __future__ import annotations

from commonroom.games.death_eaters_rising.content import VIRTUES, SymbolCounts
from commonroom.games.death_eaters_rising.game import VOLDEMORT, Rising


def reckon_needs(game: Rising) -> None:
    """DER-DIC-2 Everything that takes symbols at the active location, headquarters and team."""
    state, content = game.state, game.content
    needs: dict[str, SymbolCounts] = {}
    for card in state.spots[state.mission]:
        if card in content.wizards:
            needs[card] = content.needs[card]
        elif card and not game.is_full(card):
            need = content.needs[card]
            needs[card] = _with_limit(game, need) if state.limits else need
    if can_attack_voldemort(game):
        needs[VOLDEMORT] = content.needs[VOLDEMORT]
    headquarters = content.headquarters[content.headquarters_of[game.player.faction]]
    for part in headquarters.abilities:
        if part.id not in state.spent:
            needs[part.id] = content.costs[part.id]
    state.needs = needs
    for wizard in game.team:
        open_ability(game, wizard)


def move_mission(game: Rising, location: str) -> None:
    """The active mission token moves on before the first roll.

    RULING: symbols filled at the location that was left are lost; those of abilities stay.
    """
    state = game.state
    left_behind = (*state.spots[state.mission], VOLDEMORT)
    paid = {card: need for card, need in state.needs.items() if card not in left_behind}
    state.matched = []
    state.mission = location
    reckon_needs(game)
    state.needs |= paid


def open_ability(game: Rising, wizard: str) -> None:
    """DER-DIC-3 A wizard's paid ability takes symbols, unless it was used this turn."""
    if wizard in game.content.costs and wizard not in game.state.spent:
        game.state.needs[wizard] = game.content.costs[wizard]


def _with_limit(game: Rising, need: SymbolCounts) -> SymbolCounts:
    """DER-CMP-5 Under the Atrium, damaging a Death Eater needs more."""
    limits = game.state.limits
    friendship, bravery, knowledge, loyalty = (
        count + limits.get(f"strike-costs-{virtue}", 0)
        for count, virtue in zip(need, VIRTUES, strict=True)
    )
    return friendship, bravery, knowledge, loyalty


def can_attack_voldemort(game: Rising) -> bool:
    """DER-VIL-1, DER-VIL-2, DER-DMG-3 He is revealed, here, and Azkaban leaves room for damage."""
    state = game.state
    return (
        state.revealed
        and state.mission == state.facing
        and state.damage.get(VOLDEMORT, 0) < len(state.azkaban)
    )


def can_bear_wounds(game: Rising, wizard: str) -> bool:
    """DER-DMG-1 Whether a wizard's track has room for what its ability costs it."""
    wounds = game.content.wounding.get(wizard, 0)
    return game.state.damage.get(wizard, 0) + wounds <= game.content.tracks[wizard]


def open_needs(game: Rising) -> dict[str, SymbolCounts]:
    """What takes symbols now: all needs but abilities whose wounds cannot be borne.

    DER-DMG-1 A full wizard at the location can still be recruited.
    """
    needs, wounding = game.state.needs, game.content.wounding
    for wizard in game.team:
        if wizard in wounding and wizard in needs and not can_bear_wounds(game, wizard):
            needs = {target: need for target, need in needs.items() if target != wizard}
    return needs


def fill(game: Rising, target: str, virtue: int, count: int) -> bool:
    """Fill up to `count` symbols of one card or ability; says whether that completed it."""
    needs = game.state.needs
    left = list(needs[target])
    left[virtue] = max(0, left[virtue] - count)
    if not any(left):
        del needs[target]
        return True
    friendship, bravery, knowledge, loyalty = left
    needs[target] = friendship, bravery, knowledge, loyalty
    return False
