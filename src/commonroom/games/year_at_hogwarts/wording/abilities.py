"""Abilities of the sheets in words: clauses that tell the player who has the sheet."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.abilities import (
    AdjustRoll,
    Cling,
    DrawMore,
    FightAbility,
    HealMore,
    MoveAbility,
    Opening,
    PassBy,
    PayForDice,
    PickAction,
    Potent,
    Reach,
    ShortMove,
    Sixes,
    Snatch,
    SpareDie,
    Spoils,
    StopAt,
    Stun,
    Sturdy,
    Unmoved,
    Weaken,
)
from commonroom.games.year_at_hogwarts.wording.effects import amount
from commonroom.kernel import Msg


def move(has: MoveAbility) -> Msg:
    """YH-TRN-2 What somebody can do in a move."""
    match has:
        case DrawMore(deck=deck, cards=cards):
            return Msg("yh-move-draw-more", {"deck": deck, "cards": amount(deck, cards)})
        case AdjustRoll(by=by):
            return Msg("yh-move-adjust-roll", {"by": by})
        case SpareDie():
            return Msg("yh-move-spare-die")
        case PassBy():
            return Msg("yh-move-pass-by")
        case StopAt(classrooms=False, spaces=spaces):
            return Msg("yh-move-stop-at", {"spaces": list(spaces)})
        case StopAt(spaces=()):
            return Msg("yh-move-stop-at-classrooms")
        case StopAt(spaces=spaces):
            return Msg("yh-move-stop-at-classrooms-and", {"spaces": list(spaces)})
        case PickAction(cards=cards):
            return Msg("yh-move-pick-action", {"cards": amount("action", cards)})
        case Reach():
            return Msg("yh-move-reach")
        case HealMore(amount=count):
            return Msg("yh-move-heal-more", {"amount": count})
        case ShortMove():
            return Msg("yh-move-short-move")


def fight(has: FightAbility) -> Msg:
    """YH-FGT-4 What somebody can do in a fight."""
    match has:
        case Weaken(amount=count):
            return Msg("yh-fight-weaken", {"amount": count})
        case Potent(deck=deck, amount=count):
            return Msg("yh-fight-potent", {"deck": deck, "amount": count})
        case Sixes(amount=count):
            return Msg("yh-fight-sixes", {"amount": count})
        case PayForDice(hp=hp, dice=dice):
            return Msg("yh-fight-pay-for-dice", {"hp": hp, "dice": dice})
        case Unmoved():
            return Msg("yh-fight-unmoved")
        case Spoils(hp=hp):
            return Msg("yh-fight-spoils", {"hp": hp})
        case Sturdy(amount=count):
            return Msg("yh-fight-sturdy", {"amount": count})
        case Stun(hits=hits):
            return Msg("yh-fight-stun", {"hits": hits})
        case Opening(hp=hp):
            return Msg("yh-fight-opening", {"hp": hp})
        case Snatch(hits=hits):
            return Msg("yh-fight-snatch", {"hits": hits})
        case Cling():
            return Msg("yh-fight-cling")
