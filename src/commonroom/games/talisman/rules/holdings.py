"""What characters have: dials, tokens, Objects, followers, spells, and the piles (TAL-…-1 of the
chapter Holdings). Nothing here asks but which Object to leave when there are too many.
"""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import ask
from commonroom.games.talisman.events import (
    CardDiscarded,
    CardGivenUp,
    CardLeft,
    CardTaken,
    Gained,
    GalleonsLeft,
    Healed,
    Lost,
    SpellDiscarded,
    SpellDrawn,
    SpellLearned,
)
from commonroom.games.talisman.game import HALLOW, Talisman
from commonroom.games.talisman.state import without
from commonroom.games.talisman.strength import may_gain_spell
from commonroom.games.talisman.traits import KeepSpell
from commonroom.kernel import NOTHING, Script

# ---- dials and tokens -----------------------------------------------------------------------


def room(game: Talisman, seat: int, what: str) -> int:
    """TAL-DIA-1, TAL-CMP-1 How much of something a character could gain now."""
    state, limit = game.state, game.content.limit
    player = state.players[seat]
    match what:
        case "magic":
            return 0 if player.ferret else limit.magic - player.magic
        case "might":
            return 0 if player.ferret else limit.might - player.might
        case "life":
            return limit.life - player.life
        case "fate":
            return state.fate
        case "galleon":
            return state.galleons
        case _:
            return 1 if may_gain_spell(game, seat) else 0


def gain(game: Talisman, seat: int, what: str, amount: int, rule: str) -> int:
    """Gain so much, as far as dials and supply go; returns how much."""
    if what == "spell":
        return sum(gain_spell(game, seat, rule) for _ in range(amount))
    gained = min(amount, room(game, seat, what))
    if gained > 0:
        now = change(game, seat, what, gained)
        game.tell(Gained, rule=rule, seat=seat, what=what, amount=gained, now=now)
    return gained


def losable(game: Talisman, seat: int, what: str) -> int:
    """TAL-DIA-1 How much of something a character could lose now; Magic not below its start."""
    player = game.state.players[seat]
    match what:
        case "life":
            return player.life
        case "magic":
            return 0 if player.ferret else player.magic - game.card(seat).magic
        case "might":
            return 0 if player.ferret else player.might - game.card(seat).might
        case "fate":
            return player.fate
        case "galleon":
            return player.galleons
        case _:
            return len(player.spells)


def lose(game: Talisman, seat: int, what: str, amount: int, rule: str) -> int:
    """Lose or pay Magic, Might, Fate or Galleons; returns how much. Life has its own rules."""
    lost = min(amount, losable(game, seat, what))
    if lost > 0:
        now = change(game, seat, what, -lost)
        game.tell(Lost, rule=rule, seat=seat, what=what, amount=lost, now=now)
    return lost


def change(game: Talisman, seat: int, what: str, amount: int) -> int:
    """Turn a dial, or exchange tokens with the supply, without a word; returns what there is."""
    state = game.state
    player = state.players[seat]
    match what:
        case "magic":
            player.magic += amount
            return player.magic
        case "might":
            player.might += amount
            return player.might
        case "life":
            player.life += amount
            return player.life
        case "fate":
            player.fate += amount
            state.fate -= amount
            return player.fate
        case _:
            player.galleons += amount
            state.galleons -= amount
            return player.galleons


def wounds(game: Talisman, seat: int) -> int:
    """TAL-DIA-1 How much Life healing could give back."""
    return max(0, game.card(seat).life - game.state.players[seat].life)


def heal(game: Talisman, seat: int, amount: int, rule: str) -> None:
    """TAL-DIA-1 Healing stops at the Life a character starts with."""
    healed = min(amount, wounds(game, seat))
    if healed > 0:
        now = change(game, seat, "life", healed)
        game.tell(Healed, rule=rule, seat=seat, amount=healed, now=now)


# ---- spells ---------------------------------------------------------------------------------


def gain_spell(game: Talisman, seat: int, rule: str) -> int:
    """TAL-SPE-1 Draw a spell if Magic allows; says whether it did, as 1 or 0."""
    if not may_gain_spell(game, seat):
        return 0
    draw_spell(game, seat, rule)
    return 1


def draw_spell(game: Talisman, seat: int, rule: str) -> None:
    """TAL-DCK-1 Draw a spell, whatever the Magic; an empty deck is made of the discards."""
    state = game.state
    if not state.spells:
        state.spells, state.spell_discard = state.spell_discard, ()
    if not state.spells:
        return
    spell, state.spells = draw_from(game, state.spells, "spell")
    state.players[seat].spells += (spell,)
    public = SpellDrawn(rule=rule, seat=seat)
    game.tell(SpellLearned, rule=rule, seat=seat, spell=spell, audience=(seat,), public=public)


def discard_spell(game: Talisman, seat: int, spell: str, rule: str) -> None:
    """TAL-SPE-3 A spell leaves the hand without being cast; everybody sees it go."""
    state = game.state
    player = state.players[seat]
    player.spells = without(player.spells, spell)
    state.spell_discard += (spell,)
    game.seal()
    game.tell(SpellDiscarded, rule=rule, seat=seat, spell=spell)


def discard_hand(game: Talisman, seat: int, rule: str) -> None:
    """All spells of a character."""
    for spell in sorted(game.state.players[seat].spells):
        discard_spell(game, seat, spell, rule)


def keep_spell(game: Talisman, seat: int) -> None:
    """TAL-CMP-2 Dumbledore always has a spell."""
    if not game.state.players[seat].spells and game.has(seat, KeepSpell):
        draw_spell(game, seat, "TAL-CMP-2")


# ---- cards ----------------------------------------------------------------------------------


def lay(game: Talisman, space: str, card: str) -> None:
    """Put a card face up on a space."""
    lying = game.state.lying
    lying[space] = (*lying.get(space, ()), card)


def lift(game: Talisman, space: str, card: str) -> None:
    """Take a card off a space."""
    lying = game.state.lying
    left = without(lying[space], card)
    if left:
        lying[space] = left
    else:
        del lying[space]


def to_pile(game: Talisman, card: str) -> None:
    """TAL-DCK-1 A card goes to the pile it belongs to, and everybody hears of it."""
    put_away(game, card)
    game.tell(CardDiscarded, rule="TAL-DCK-1", card=card)


def put_away(game: Talisman, card: str) -> None:
    """TAL-DCK-1, TAL-HAL-1 Put a card on the pile it belongs to, without a word."""
    state = game.state
    if card == HALLOW:
        state.hallows += 1
    elif card in state.purchases:
        state.purchases[card] += 1
    else:
        state.discards[game.content.encounters[card].deck] += (card,)
        state.fate += state.held.pop(card, 0)


def discard(game: Talisman, seat: int, card: str) -> Script[None]:
    """Discard an Object or follower that a character has.

    TAL-OBJ-1 If it carried Objects above the limit, these are left here and now.
    """
    put_back(game, seat, card, "TAL-DCK-1")
    return keep_to_limit(game, seat)


def put_back(game: Talisman, seat: int, card: str, rule: str) -> None:
    """Put an Object or follower that a character has on the pile it belongs to."""
    _part_with(game, seat, card)
    put_away(game, card)
    game.tell(CardGivenUp, rule=rule, seat=seat, card=card)


def _part_with(game: Talisman, seat: int, card: str) -> None:
    """A character no longer has an Object or follower."""
    player = game.state.players[seat]
    if card in player.objects:
        player.objects = without(player.objects, card)
    else:
        player.followers = without(player.followers, card)
    game.changed(seat)


def leave(game: Talisman, seat: int, card: str, rule: str) -> None:
    """TAL-DIT-1 Leave an Object or follower face up on the own space.

    RULING: however it was left, it is not taken back here in the same turn. A Hallow or a purchase
    card goes back to its pile (TAL-HAL-1): what the rulebooks say of just these cards, that they
    are in their piles when nobody carries them, comes before what they say of all Objects.
    """
    if card not in game.content.encounters:
        put_back(game, seat, card, "TAL-HAL-1")
        return
    space = game.state.players[seat].space
    _part_with(game, seat, card)
    lay(game, space, card)
    game.state.this_turn.ditched += ((space, card),)
    game.tell(CardLeft, rule=rule, seat=seat, card=card, space=space)


def ditch(game: Talisman, seat: int, card: str, rule: str) -> Script[None]:
    """TAL-DIT-1, TAL-OBJ-1 Leave a card by choice; with it may go the right to carry so much."""
    leave(game, seat, card, rule)
    return keep_to_limit(game, seat)


def ditchable(game: Talisman, seat: int) -> list[str]:
    """TAL-DIT-1 What a character may leave here; Dobby may not be left (TAL-CMP-4 RULING)."""
    player, bound = game.state.players[seat], game.content.bound
    followers = player.followers
    if not bound.isdisjoint(followers):
        followers = tuple([card for card in followers if card not in bound])
    return [*player.objects, *followers]


def leave_galleons(game: Talisman, seat: int, amount: int, rule: str) -> None:
    """Leave Galleons on the own space."""
    state = game.state
    player = state.players[seat]
    if amount:
        player.galleons -= amount
        state.coins[player.space] = state.coins.get(player.space, 0) + amount
        game.tell(GalleonsLeft, rule=rule, seat=seat, amount=amount, space=player.space)


def take_object(game: Talisman, seat: int, card: str, rule: str) -> Script[None]:
    """TAL-OBJ-1 Take an Object that has just left where it was."""
    game.tell(CardTaken, rule=rule, seat=seat, card=card)
    return receive(game, seat, card)


def receive(game: Talisman, seat: int, card: str) -> Script[None]:
    """TAL-OBJ-1 Have one more Object; if these are too many, one is left here.

    Of two that are alike one is left, and there is nothing to choose between them.
    """
    player = game.state.players[seat]
    is_second = card in player.objects
    player.objects += (card,)
    game.changed(seat)
    if is_second:
        leave(game, seat, card, "TAL-OBJ-1")
    return keep_to_limit(game, seat)


def keep_to_limit(game: Talisman, seat: int) -> Script[None]:
    """TAL-OBJ-1 Objects above the limit are left on the space at once, of the owner's choice."""
    count = len(game.state.players[seat].objects)
    if count <= game.content.limit.objects or game.object_limit(seat) is None:
        return NOTHING
    return _leave_objects(game, seat)


def _leave_objects(game: Talisman, seat: int) -> Script[None]:
    player = game.state.players[seat]
    most = game.object_limit(seat)
    while most is not None and len(player.objects) > most:
        options = verbs.LEAVE.each(player.objects)
        deed = Deed(seat, player.character, "TAL-OBJ-1")
        option = yield ask(deed, "leave-object", options, "pay")
        card = verbs.LEAVE.arg(option)
        leave(game, seat, card, "TAL-OBJ-1")
        most = game.object_limit(seat)


def from_hallows(game: Talisman, seat: int, rule: str) -> Script[None]:
    """TAL-HAL-1 Take a Hallow of the pile."""
    game.state.hallows -= 1
    return take_object(game, seat, HALLOW, rule)


def from_purchases(game: Talisman, seat: int, card: str, rule: str) -> Script[None]:
    """TAL-HAL-1 Take a purchase card of its pile."""
    game.state.purchases[card] -= 1
    return take_object(game, seat, card, rule)


def can_have_hallow(game: Talisman, seat: int) -> bool:
    """TAL-OBJ-1 Hallows are one name: one each."""
    return game.state.hallows > 0 and game.may_hold(seat, HALLOW)


def can_have_purchase(game: Talisman, seat: int, card: str) -> bool:
    """Whether a purchase card is left, and none of its name is carried."""
    return game.state.purchases[card] > 0 and game.may_hold(seat, card)


# ---- decks ----------------------------------------------------------------------------------


def draw_card(game: Talisman, deck: str) -> str | None:
    """TAL-DCK-1 The next card of an encounter deck; None if there is none anywhere."""
    state = game.state
    if not state.decks[deck]:
        if state.bottoms[deck]:
            first, *rest = state.bottoms[deck]
            state.bottoms[deck] = tuple(rest)
            return first
        state.decks[deck], state.discards[deck] = state.discards[deck], ()
    if not state.decks[deck]:
        return None
    card, state.decks[deck] = draw_from(game, state.decks[deck], f"{deck}-deck")
    return card


def draw_from(game: Talisman, pile: tuple[str, ...], label: str) -> tuple[str, tuple[str, ...]]:
    """A random card of a pile, and what is left of it."""
    heap = list(pile)
    return game.chance.draw(heap, label), tuple(heap)
