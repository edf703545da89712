"""The parties of a fight: their HP, res, dice, hands and limits (YH-FGT, YH-CMP-3)."""

from __future__ import annotations

from typing import TypeVar

from commonroom.games.year_at_hogwarts.abilities import Cling, Sturdy, Weaken
from commonroom.games.year_at_hogwarts.content import Opponent
from commonroom.games.year_at_hogwarts.events import LifeClung, OpponentHealed, OpponentHurt
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules.holdings import change_hp, to_bottom
from commonroom.games.year_at_hogwarts.state import Fight, Side, without
from commonroom.games.year_at_hogwarts.vocabulary import FightDeck

T = TypeVar("T")
RULES = {
    "combat": "YH-CMB-1",
    "duel": "YH-DUE-1",
    "player": "YH-PVP-3",
    "death-eater": "YH-DE-1",
    "return": "YH-VR-FGT",
}
"""Kind of fight → the rule it goes by."""


def student_side(game: Year, seat: int) -> Side:
    """A player as a party of a fight."""
    player = game.state.players[seat]
    return Side(player.student, seat, student=True, full=player.hp)


def ability(game: Year, side: Side, kind: type[T]) -> T | None:
    """YH-FGT-4 The combat ability of a party, if it is of this kind."""
    sheet = game.content.sheets.get(side.who)
    return sheet.fight if sheet is not None and isinstance(sheet.fight, kind) else None


def card_of(game: Year, side: Side) -> Opponent:
    """The combat or duel card of an opponent."""
    content = game.content
    return content.combat[side.who] if side.who in content.combat else content.duels[side.who]


def hp_of(game: Year, side: Side) -> int:
    """The HP a party has now."""
    return game.state.players[side.seat].hp if side.student else side.hp


def change(game: Year, side: Side, amount: int, rule: str) -> int:
    """A party gains or loses HP, not below 0; says how many.

    RULING: HP that a card costs whoever plays it count as lost in the fight.
    """
    side.hurt = side.hurt or amount < 0
    if side.student:
        return change_hp(game, side.seat, amount, rule)
    done = max(-side.hp, amount)
    if done:
        side.hp += done
        told = OpponentHealed if done > 0 else OpponentHurt
        game.tell(told, rule=rule, opponent=side.who, amount=abs(done), hp=side.hp)
    return done


def brace(game: Year, side: Side) -> None:
    """An act or attack begins: abilities take something off its losses as a whole."""
    sturdy = ability(game, side, Sturdy)
    side.relief = sturdy.amount if sturdy is not None else 0
    side.act_loss = 0


def wound(game: Year, side: Side, amount: int, rule: str) -> None:
    """A party loses HP to its opponent."""
    amount = max(0, amount - side.softened)
    spared = min(side.relief, amount - (0 if side.act_loss else 1)) if amount else 0
    side.relief -= spared
    amount -= spared
    if not amount:
        return
    side.act_loss += amount
    clings = ability(game, side, Cling) is not None and not side.clung
    if amount >= hp_of(game, side) and clings:
        side.clung = True
        amount = hp_of(game, side) - 1
        game.tell(LifeClung, rule="YH-FGT-4", opponent=side.who)
    change(game, side, -amount, rule)


def res_of(game: Year, side: Side, attacker: Side) -> int:
    """The res of a party against an attacker; RULING: changed within the limits only."""
    content, limit = game.content, game.content.limit
    sheet = content.sheets.get(side.who)
    printed = sheet.res if sheet is not None else card_of(game, side).res
    weaken = ability(game, attacker, Weaken)
    changed = side.res - (weaken.amount if weaken is not None else 0)
    if not changed:
        return printed
    low, high = min(printed, limit.least_res), max(printed, limit.most_res)
    return max(low, min(high, printed + changed))


def dice_of(game: Year, side: Side) -> int:
    """YH-FGT-1 The attack dice of a party, at least one."""
    dice = game.content.sheets[side.who].dice + side.dice + side.next_dice
    return max(1, dice - side.hinder)


# ---- cards ----------------------------------------------------------------------------------


def cards_of(game: Year, fight: Fight, side: Side) -> list[str]:
    """The spells and potions that a party has, each kind once."""
    if not side.student:
        return list(dict.fromkeys(fight.hand))
    player = game.state.players[side.seat]
    return list(dict.fromkeys([*player.pledged, *player.spells, *player.potions]))


def may_play(game: Year, fight: Fight, side: Side, deck: FightDeck) -> bool:
    """YH-CMB-3, YH-DUE-1, YH-PVP-3, YH-DE-1, YH-VR-FGT Whether the limit allows one more."""
    variant, played = game.variant, side.spells + side.potions
    match fight.kind:
        case "combat":
            return played < variant.mission_cards
        case "duel":
            return played < variant.duel_cards
        case "death-eater":
            return played < game.switches.death_eater_card_limit
        case "return":
            return played < game.content.limit.returned_cards
        case _:
            if deck == "spell":
                return side.spells < variant.player_spells
            return side.potions < variant.player_potions


def deck_of(game: Year, card: str) -> FightDeck:
    """The deck of a spell or potion."""
    return "spell" if card in game.content.spells else "potion"


def playable(game: Year, fight: Fight, side: Side, kind: str | None = None) -> list[str]:
    """The cards that a party may play now, of one kind if it is said."""
    cards = game.content.fight_cards
    return [
        card
        for card in cards_of(game, fight, side)
        if kind in (None, cards[card].kind) and may_play(game, fight, side, deck_of(game, card))
    ]


def could_answer(game: Year, fight: Fight, side: Side) -> bool:
    """Whether a party has cards with which it might answer, as far as everyone can see."""
    if side.student:
        player = game.state.players[side.seat]
        backs = {"spell": len(player.spells), "potion": len(player.potions)}
        shown = player.pledged
    else:
        backs = {"spell": 0, "potion": 0}
        shown = tuple(fight.hand)
    for card in shown:
        backs[deck_of(game, card)] += 1
    decks: tuple[FightDeck, ...] = ("spell", "potion")
    return any(backs[deck] and may_play(game, fight, side, deck) for deck in decks)


def take_out(game: Year, fight: Fight, side: Side, card: str) -> None:
    """A card is being played: it leaves the hand."""
    if not side.student:
        fight.hand.remove(card)
    else:
        player = game.state.players[side.seat]
        if card in player.pledged:
            player.pledged = without(player.pledged, card)
        else:
            game.remove_from_hand(side.seat, card)
    fight.playing.append(card)
    if deck_of(game, card) == "spell":
        side.spells += 1
    else:
        side.potions += 1
    game.seal()


def put_under(game: Year, fight: Fight, card: str) -> None:
    """YH-CRD-1 A card that was played goes to the bottom of its deck."""
    fight.playing.remove(card)
    to_bottom(game, card)
