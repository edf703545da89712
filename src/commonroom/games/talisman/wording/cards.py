"""What is printed on cards and spaces, put into messages from the records that the rules carry out.

Nobody writes the text of a card, so it cannot disagree with what the card does, and the card of a
content pack reads as well as ours. Owns the faces of cards; what their effects and traits say is in
`effects` and `traits`. Only scripts (``tal-script-…``) have words of their own.
"""

from __future__ import annotations

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.entries import (
    Character,
    Encounter,
    SideOfCard,
    Space,
    Spell,
    Voldemort,
)
from commonroom.games.talisman.traits import Trait
from commonroom.games.talisman.vocabulary import Effect, Gain, Negate, Vanish
from commonroom.games.talisman.wording.effects import block, clauses, joined, line, sentences
from commonroom.games.talisman.wording.phrases import Clauses, amounts, cost
from commonroom.games.talisman.wording.traits import trait
from commonroom.kernel import Arg, Msg

SIDES: tuple[SideOfCard, ...] = ("a", "b")


def printed(content: Content, card: str) -> list[Msg]:
    """The lines on a card or space; one side of a character card is called ``harry-potter/a``."""
    character, _, side = card.partition("/")
    if character in content.characters:
        return _character(content.characters[character], side)
    if card in content.encounters:
        return _encounter(content, content.encounters[card])
    if card in content.spells:
        return _spell(content, content.spells[card])
    if card in content.purchases:
        purchase = content.purchases[card]
        return [Msg("tal-face-purchase"), *_traits(purchase.traits)]
    if card in content.spaces:
        return _space(content.spaces[card])
    if card in content.hallows:
        return [Msg("tal-face-hallow")]
    if card in content.ferrets:
        ferret = content.ferrets[card]
        facts: dict[str, Arg] = {
            "turns": ferret.turns,
            "magic": ferret.magic,
            "might": ferret.might,
            "steps": ferret.steps,
        }
        return [Msg("tal-face-ferret", facts), Msg("tal-face-ferret-leaves")]
    return _voldemort(content.villain[card]) if card in content.villain else []


def outcome(rule: str) -> Msg:
    """How the game was won: the rules of its result, in words."""
    return Msg(f"tal-outcome-{rule}")


# ---- characters -----------------------------------------------------------------------------


def _character(character: Character, side: str) -> list[Msg]:
    """One side of the card, or both."""
    if side in SIDES:
        return _side(character, "a" if side == "a" else "b")
    return [
        text for one in SIDES for text in (Msg("tal-side", {"side": one}), *_side(character, one))
    ]


def _side(character: Character, side: SideOfCard) -> list[Msg]:
    card = character.side(side)
    facts: dict[str, Arg] = {
        "side": character.alignment,
        "magic": card.magic,
        "might": card.might,
        "life": card.life,
        "fate": card.fate,
    }
    things = amounts((("spell", card.spells), ("galleon", card.galleons)))
    return [
        Msg("tal-face-character", facts),
        Msg("tal-face-start", {"space": card.start, "things": things}),
        *(sentences(trait(one) for one in ability) for ability in card.abilities),
    ]


def _traits(traits: tuple[Trait, ...], of_follower: bool = False) -> list[Msg]:
    return [sentences([trait(one, of_follower)]) for one in traits]


# ---- encounter cards ------------------------------------------------------------------------


def _encounter(content: Content, card: Encounter) -> list[Msg]:
    lines = [_kind(card), *_traits(card.traits, card.kind == "follower")]
    if card.holds is not None:
        held = amounts([(card.holds.what, card.holds.amount)])
        lines.append(Msg("tal-face-holds", {"held": held}))
    if card.kind in ("find", "galleons"):
        lines.append(_taken(card))
    else:
        lines += block(card.effects)
    lines += _evaded(content, card)
    if card.on_win:
        effects = joined(card.on_win)
        lines.append(Msg("tal-face-beaten", {"card": card.id, "effects": effects}))
    if card.on_loss:
        effects = joined(card.on_loss)
        lines.append(Msg("tal-face-lost", {"card": card.id, "effects": effects}))
    if card.only is not None:
        lines.append(Msg("tal-face-only", {"side": card.only}))
    if card.bound:
        lines.append(Msg("tal-face-bound", {"card": card.id}))
    return lines


def _evaded(content: Content, card: Encounter) -> list[Msg]:
    """How an enemy can be evaded, and whether luck helps against it."""
    lines: list[Msg] = []
    if card.lets is not None:
        lines.append(Msg("tal-face-lets", {"side": card.lets}))
    if card.spares:
        whom: Clauses = [one for one in card.spares if one in content.characters]
        what: Clauses = [one for one in card.spares if one not in content.characters]
        if whom:
            lines.append(Msg("tal-face-spares-whom", {"cards": whom}))
        if what:
            lines.append(Msg("tal-face-spares-with", {"cards": what}))
    if card.toll is not None:
        lines.append(Msg("tal-face-toll", {"cost": cost(card.toll)}))
    if card.grim:
        lines.append(Msg("tal-face-grim"))
    return lines


def _kind(card: Encounter) -> Msg:
    if card.stat is None:
        return Msg("tal-face", {"kind": card.kind, "number": card.number})
    args: dict[str, Arg] = {"number": card.number, "strength": _strength(card)}
    if card.alignment is None or card.opposed is None:
        return Msg("tal-face-enemy", args)
    return Msg("tal-face-aligned", {**args, "side": card.alignment, "opposed": card.opposed})


def _strength(card: Encounter) -> Msg:
    args: dict[str, Arg] = {
        "stat": str(card.stat),
        "strength": card.power("en"),
        "breed": str(card.breed),
    }
    if card.strength_pl is None:
        return Msg("tal-strength", args)
    return Msg("tal-strength-polish", {**args, "polish": card.strength_pl})


def _taken(card: Encounter) -> Msg:
    """TAL-CMP-4 What is no Object itself and is discarded when it was taken."""
    effects: tuple[Effect, ...] = (*card.effects, Vanish())
    if card.galleons:
        effects = (Gain("galleon", card.galleons), *effects)
    return Msg("tal-face-taken", {"effects": joined(effects)})


# ---- spells ---------------------------------------------------------------------------------


def _spell(content: Content, spell: Spell) -> list[Msg]:
    """An answer says what becomes of the spell it answers; all else is for the other moments."""
    lines: list[Msg] = []
    answers = [one for one in spell.effects if isinstance(one, Negate)]
    if "answer" in spell.when and answers:
        text = sentences(clauses(answers))
        lines.append(Msg("tal-cast-answer", {"spells": list(spell.answers), "text": text}))
    moments = _moments(spell)
    on_target = block(spell.on_target)
    if moments and spell.target in ("none", "self", "harmed"):
        lines.append(Msg("tal-cast", {"moments": moments}))
    elif moments:
        target = "any" if spell.target == "starting" else spell.target
        args: dict[str, Arg] = {"moments": moments, "target": Msg(f"tal-target-{target}")}
        lines.append(Msg("tal-cast-on", args))
        on_target = [Msg("tal-target", {"text": text}) for text in on_target]
    lines += block([one for one in spell.effects if one not in answers]) + on_target
    answered = [one.id for one in content.spells.values() if spell.id in one.answers]
    return [*lines, Msg("tal-face-answered", {"spells": [*answered]})] if answered else lines


def _moments(spell: Spell) -> Clauses:
    """When it may be cast, but for answers."""
    its = spell.target == "starting"
    return [
        Msg("tal-moment-its-turn-start" if its and when == "turn-start" else f"tal-moment-{when}")
        for when in spell.when
        if when != "answer"
    ]


# ---- spaces and Voldemort -------------------------------------------------------------------


def _space(space: Space) -> list[Msg]:
    lines = [Msg("tal-draw", {"cards": space.draw})] if space.draw else []
    lines += block(space.text)
    if space.script:
        lines.append(Msg(f"tal-script-{space.script}", {**space.numbers}))
    if space.opposite:
        lines.append(Msg("tal-opposite", {"space": space.opposite}))
    return lines


def _voldemort(villain: Voldemort) -> list[Msg]:
    strengths: Clauses = [
        Msg("tal-strength-at", {"strength": strength, "region": region})
        for region, strength in villain.strength.items()
    ]
    return [
        Msg("tal-face-voldemort", {"strengths": strengths}),
        Msg("tal-face-escape"),
        *map(line, villain.beaten),
    ]
