"""How strong a character is: a list of contributions, summed where a number is needed.

Each contribution is the id of its source and an amount, so that whoever shows the number can say
what it is made of. The dial comes first, under the name of its stat; ``advantage`` is the token.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.state import Fight
from commonroom.games.talisman.traits import Bonus
from commonroom.games.talisman.vocabulary import Advantaged, Condition, Has, OfSide
from commonroom.kernel import Msg

Contribution: TypeAlias = tuple[str, int]
Moment: TypeAlias = Literal["always", "dice", "battle"]
ADVANTAGE = "advantage"


def strength(
    game: Talisman, seat: int, stat: str, when: Moment = "always", fight: Fight | None = None
) -> list[Contribution]:
    """What a character's Magic or Might is made of now.

    always: the total (TAL-SPE-1). dice: when it meets dice. battle: in this battle, with what
    spells and abilities have added and the Advantage token (TAL-BAT-4).
    """
    player = game.state.players[seat]
    if player.ferret:
        ferret = game.content.ferret
        parts = [(ferret.id, ferret.magic if stat == "magic" else ferret.might)]
    else:
        parts = [(stat, player.magic if stat == "magic" else player.might)]
        parts += _bonuses(game, seat, stat, when, fight)
    if fight is not None:
        parts += fight.mine if seat == fight.seat else fight.theirs
        parts += advantage(game, seat, fight)
    return parts


def _bonuses(
    game: Talisman, seat: int, stat: str, when: Moment, fight: Fight | None
) -> list[Contribution]:
    """TAL-SPC-2 In the Centaur Clearing, Objects add nothing."""
    traits: Sequence[tuple[str, Bonus]] | None = game.traits[seat].get(stat)
    if traits is None:
        return []
    carried = game.state.players[seat].objects if game.bare(seat) else ()
    return [
        (source, game.card(seat).might if trait.amount == "starting-might" else trait.amount)
        for source, trait in traits
        if source not in carried
        and _counts(game, seat, trait, when, fight)
        and (trait.condition is None or holds(game, seat, trait.condition))
    ]


def _counts(game: Talisman, seat: int, trait: Bonus, when: Moment, fight: Fight | None) -> bool:
    if trait.when == "always":
        return True
    if trait.when == "dice":
        return when != "always"
    if fight is None or not game.meant(trait.foe, fight, seat):
        return False
    return not trait.attacking or (fight.kind == "character" and seat == fight.seat)


def advantage(game: Talisman, seat: int, fight: Fight) -> list[Contribution]:
    """TAL-BAT-4 What the Advantage token adds to a character's Attack Score.

    RULING: Voldemort plays against all, so it counts for nobody then; with the own side
    advantaged, it is +1 once, however many enemies of the other side there are.
    """
    side, token = game.alignment(seat), game.state.advantage
    if fight.kind == "character":
        return [(ADVANTAGE, 1)] if side == token else []
    opposed = len(fight.sides) - fight.sides.count("") - fight.sides.count(side)
    if not opposed:
        return []
    if side == token:
        return [(ADVANTAGE, 1)]
    if len(fight.foes) == 1:
        return [(ADVANTAGE, -1)]
    return [(ADVANTAGE, -opposed)] if game.edition == "pl" else []


def foe_strength(game: Talisman, fight: Fight) -> list[Contribution]:
    """What the Attack Score of enemies is made of, before their die.

    TAL-BAT-4 (en) Of several enemies, each of the advantaged side adds 1.
    """
    foes = fight.foes
    if len(foes) == 1:
        return [(foes[0], fight.strengths[0]), *fight.theirs]
    parts = list(zip(foes, fight.strengths, strict=True))
    parts += fight.theirs
    if game.edition == "en":
        side, token = game.alignment(fight.seat), game.state.advantage
        opposed = sum(1 for other in fight.sides if other == token and other != side)
        if opposed:
            parts.append((ADVANTAGE, opposed))
    return parts


def total(parts: Sequence[Contribution]) -> int:
    """The number."""
    return parts[0][1] if len(parts) == 1 else sum([amount for _, amount in parts])


def magic_of(game: Talisman, seat: int) -> int:
    """TAL-SPE-1 A character's total Magic."""
    return total(strength(game, seat, "magic"))


def may_gain_spell(game: Talisman, seat: int) -> bool:
    """TAL-SPE-1, TAL-CMP-7 Whether a character's Magic allows one more spell, and there is one."""
    state = game.state
    player = state.players[seat]
    if player.ferret or not (state.spells or state.spell_discard):
        return False
    return len(player.spells) < game.spell_limit(seat, magic_of(game, seat))


def explained(parts: Sequence[Contribution]) -> list[str | int | Msg]:
    """The contributions for a prompt."""
    return [Msg("tal-part", {"source": source, "amount": amount}) for source, amount in parts]


def holds(game: Talisman, seat: int, condition: Condition) -> bool:
    """Whether a condition holds for a character now."""
    match condition:
        case OfSide(side=side):
            return game.alignment(seat) == side
        case Advantaged():
            return game.alignment(seat) == game.state.advantage
        case Has():
            amount = owned(game, seat, condition.what)
            return condition.at_least <= amount and (
                condition.at_most is None or amount <= condition.at_most
            )


def owned(game: Talisman, seat: int, what: str) -> int:
    """How much of something a character has."""
    player = game.state.players[seat]
    match what:
        case "magic" | "might":
            return total(strength(game, seat, what))
        case "life":
            return player.life
        case "fate":
            return player.fate
        case "galleon":
            return player.galleons
        case "spell":
            return len(player.spells)
        case "follower":
            return len(player.followers)
        case "magic-object":
            return sum(1 for card in player.objects if game.is_magic(card))
        case _:
            return len(player.objects)
