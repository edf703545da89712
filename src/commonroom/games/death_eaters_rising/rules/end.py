"""The end of a turn, in its printed order; winning and losing (DER-END, DER-WIN, DER-LOS)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.cards.help import react, strike
from commonroom.games.death_eaters_rising.events import (
    Damaged,
    Dealt,
    Defeated,
    Ended,
    Recruited,
    VoldemortRevealed,
)
from commonroom.games.death_eaters_rising.game import VOLDEMORT, Rising
from commonroom.games.death_eaters_rising.rules.corruption import lose_full_places
from commonroom.games.death_eaters_rising.rules.damage import put_damage
from commonroom.games.death_eaters_rising.rules.supply import take_token
from commonroom.games.death_eaters_rising.state import swapped, without
from commonroom.kernel import Script, Step


def end(game: Rising) -> Step:
    """DER-END-1, DER-END-2"""
    return settle_matches(game) if game.state.matched else settle(game)


def settle_matches(game: Rising) -> Script[str | None]:
    """DER-END-1 What the dice have filled comes first."""
    comrades = list(game.team)  # whoever joins now helps from the next turn on (DER-TOK-1)
    yield from recruit(game, comrades)
    yield from deal_damage(game, comrades)
    return settle(game)


def settle(game: Rising) -> str | None:
    """DER-END-1, DER-END-2 The rest of it, in its printed order."""
    state = game.state
    if state.damage.get(VOLDEMORT, 0) >= game.damage_to_win:
        finish(game, ["DER-WIN-1"])
        return None
    return_dice(game)
    lose_full_places(game)
    remove_defeated(game)
    losses = lost(game)
    if losses:
        finish(game, losses)
        return None
    refill(game)
    state.mission = ""
    state.active = (state.active + 1) % game.seats
    return "turn"


def recruit(game: Rising, comrades: list[str]) -> Script[None]:
    """DER-END-1 Fully matched wizards join the team and lose all damage."""
    state = game.state
    for card in state.matched:
        if game.is_wizard(card):
            state.spots[state.mission] = swapped(state.spots[state.mission], card, "")
            put_damage(game, card, 0)
            game.player.team += (card,)
            game.tell(Recruited, rule="DER-DIC-4", seat=state.active, wizard=card)
            yield from react(game, "wizard-recruited", comrades)


def deal_damage(game: Rising, comrades: list[str]) -> Script[None]:
    """DER-END-1, DER-DIC-5 Each fully matched Death Eater, or Voldemort, takes 1 damage."""
    state = game.state
    for card in state.matched:
        if card == VOLDEMORT:
            damage = state.damage.get(VOLDEMORT, 0) + 1
            state.damage[VOLDEMORT] = damage
            game.tell(
                Damaged,
                rule="DER-VIL-1",
                card=card,
                amount=1,
                damage=damage,
                track=game.damage_to_win,
            )
            take_token(game, state.active, "DER-TOK-4")
        elif not game.is_wizard(card):
            yield from strike(game, card, "DER-DIC-5", comrades)


def return_dice(game: Rising) -> None:
    """DER-END-1 All dice go back, and what counted for this turn only is over."""
    state = game.state
    state.mustering = state.followed = False
    state.placed = ""
    state.left = state.pool = state.rolled = state.assigned = state.discarded = ()
    state.rolls, state.acted = 0, False
    state.needs, state.matched, state.spent = {}, [], ()
    state.limits, state.healed, state.declined = {}, {}, ()


def remove_defeated(game: Rising) -> None:
    """DER-END-1, DER-DMG-1 Characters with full tracks leave the table."""
    state, tracks = game.state, game.content.tracks
    full = [card for card, damage in state.damage.items() if damage >= tracks.get(card, 99)]
    if not full:
        return
    for location in game.content.clockwise:
        for card in state.spots[location]:
            if card in full:
                state.spots[location] = swapped(state.spots[location], card, "")
                _defeat(game, card)
    for player in state.players:
        for wizard in [wizard for wizard in player.team if wizard in full]:
            player.team = without(player.team, wizard)
            _defeat(game, wizard)


def _defeat(game: Rising, card: str) -> None:
    state = game.state
    put_damage(game, card, 0)
    if game.is_wizard(card):
        pile = "hospital-wing"
        state.hospital += (card,)
    else:
        pile = "azkaban"
        state.azkaban += (card,)
    game.tell(Defeated, rule="DER-END-1", card=card, pile=pile)


def lost(game: Rising) -> list[str]:
    """DER-END-2 Every loss that applies."""
    state, losses = game.state, []
    if len(state.hospital) >= game.wizards_to_lose:
        losses.append("DER-LOS-1")
    if any(not player.team for player in state.players):
        losses.append("DER-LOS-2")
    if len(state.controlled) >= game.content.voldemort.controlled:
        losses.append("DER-LOS-3")
    if state.fallen:
        losses.append("DER-LOS-4")
    return losses


def finish(game: Rising, rules: list[str]) -> None:
    """The game is over, by these rules."""
    game.state.outcome = tuple(rules)
    won = rules == ["DER-WIN-1"]
    game.tell(Ended, rule=rules[0], won=int(won), turns=game.state.turn)


def refill(game: Rising) -> None:
    """DER-END-2 Empty spots clockwise from the active location; an empty deck leaves them empty."""
    state = game.state
    deck = list(state.deck)
    for location in game.content.clockwise_from[state.mission]:
        spots = state.spots[location]
        for _ in range(spots.count("")):
            if not state.above_voldemort and not state.revealed:
                reveal(game)
            if not deck:
                continue
            card = game.chance.draw(deck, "character")
            spots = state.spots[location] = swapped(spots, "", card)
            if not state.revealed:
                state.above_voldemort -= 1
            game.tell(Dealt, rule="DER-END-1", card=card, location=location)
    state.deck = tuple(deck)


def reveal(game: Rising) -> None:
    """DER-VIL-1 Voldemort's card goes to the Villain card; the next card takes the spot."""
    game.state.revealed = True
    game.tell(VoldemortRevealed, rule="DER-VIL-1", location=game.state.facing)
