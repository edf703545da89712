"""What is printed on cards, put into messages from the records that the rules carry out.

Nobody writes the text of a card, so it cannot disagree with what the card does, and the card of a
content pack reads as well as ours. An effect is a clause (``der-effect-…``), a condition is what
follows "if" (``der-condition-…``), an ability is one or more sentences (``der-ability-…``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from commonroom.games.death_eaters_rising.content import VIRTUES, Content, Wizard
from commonroom.games.death_eaters_rising.vocabulary import (
    Ability,
    Action,
    AfterRoll,
    At,
    Bear,
    Cleanse,
    Condition,
    Corrupt,
    Damage,
    DeathEaterInPlay,
    Effect,
    ExtraDie,
    Fill,
    Fly,
    GainDie,
    Guard,
    Harm,
    HasToken,
    Heal,
    Help,
    If,
    InAzkaban,
    Limit,
    LoseToken,
    Mend,
    NoDeathEaterHere,
    Reaction,
    RecoverDie,
    SelfDamage,
    Strike,
    Swap,
    TakeToken,
    TeamHas,
    TeamHurt,
    Turn,
    WizardHere,
)
from commonroom.kernel import Arg, Msg


def printed(content: Content, card: str) -> list[Msg]:
    """The lines on a wizard, Death Eater, place, token or headquarters ability; none on others."""
    if card in content.abilities:
        return [_ability(content.abilities[card], card, content.wizards.get(card))]
    if card in content.death_eaters:
        regular, mark = content.death_eaters[card].regular, content.death_eaters[card].dark_mark
        lines = [Msg("der-ability-regular", {"text": _sentences(regular, card)})]
        if mark:
            lines.append(Msg("der-ability-dark-mark", {"text": _sentences(mark, card)}))
        return lines
    if card in content.places:
        penalty = content.places[card].penalty
        return [Msg("der-ability-penalty", {"text": _sentences(penalty, card)})]
    if card in content.tokens:
        return [_sentences(content.tokens[card].effects, card)]
    if card in content.headquarters:
        return [printed(content, part.id)[0] for part in content.headquarters[card].abilities]
    return []


def symbols(counts: Sequence[int]) -> list[Msg]:
    """A requirement, a cost or what is left of it, in the order of the virtues."""
    return [
        Msg("der-symbols", {"count": count, "virtue": virtue})
        for virtue, count in zip(VIRTUES, counts, strict=True)
        if count
    ]


def restrictions(limits: Mapping[str, int]) -> list[Msg]:
    """What holds for this turn, as the table keeps it (`Table.limits`)."""
    return [Msg("der-sentence", {"clause": restriction(*one)}) for one in limits.items()]


def outcome(rule: str) -> Msg:
    """Why the game was won or lost: the rules of its result, in words."""
    return Msg(f"der-outcome-{rule}")


# ---- abilities ------------------------------------------------------------------------------


def _ability(ability: Ability, card: str, wizard: Wizard | None) -> Msg:
    match ability:
        case ExtraDie(colours=colours, condition=condition):
            if condition is None:
                return Msg("der-ability-extra-die", {"colours": list(colours)})
            asked = _condition(condition, card, wizard)
            return Msg("der-ability-extra-die-if", {"colours": list(colours), "condition": asked})
        case AfterRoll(effect=effect):
            change = _turn(effect) if isinstance(effect, Turn) else Msg("der-effect-reroll")
            return Msg("der-ability-after-roll", {"change": change})
        case Reaction(to=happening, effects=effects):
            return Msg(f"der-ability-{happening}", {"text": _sentences(effects, card, wizard)})
        case Guard(wizards=count):
            return Msg("der-ability-guard", {"count": count})
        case Action(effects=effects):
            text = _sentences(effects, card, wizard)
            if ability.cost:
                return Msg("der-ability-paid", {"cost": _cost(ability, card), "text": text})
            if ability.wounds:
                return Msg(
                    "der-ability-wounds", {"count": ability.wounds, "card": card, "text": text}
                )
            return Msg("der-ability-free", {"text": text})


def _cost(ability: Action, card: str) -> list[str | int | Msg]:
    cost: list[str | int | Msg] = [*symbols([ability.cost.get(virtue, 0) for virtue in VIRTUES])]
    if ability.wounds:
        cost.append(Msg("der-wounds", {"count": ability.wounds, "card": card}))
    return cost


def _turn(turn: Turn) -> Msg:
    args: dict[str, Arg] = {"count": turn.dice}
    key = "der-dice"
    if turn.colours:
        key, args["colours"] = "der-dice-of", list(turn.colours)
    dice = Msg(key, args)
    if turn.to == "copied":
        return Msg("der-effect-turn-copied", {"dice": dice})
    if turn.to == "any":
        return Msg("der-effect-turn-any", {"dice": dice, "count": turn.dice})
    return Msg("der-effect-turn-to", {"dice": dice, "count": turn.dice, "virtue": turn.to})


# ---- effects --------------------------------------------------------------------------------


def _sentences(effects: Sequence[Effect], card: str, wizard: Wizard | None = None) -> Msg:
    """Each effect as a sentence of its own."""
    clauses = _clauses(effects, card, wizard, [])
    text, *more = (Msg("der-sentence", {"clause": clause}) for clause in clauses)
    for sentence in more:
        text = Msg("der-sentences", {"start": text, "next": sentence})
    return text


def _clauses(
    effects: Sequence[Effect], card: str, wizard: Wizard | None, told: list[Effect | Condition]
) -> list[Msg]:
    """The effects one by one; what was `told` before on the same card is not told again."""
    clauses = []
    for effect in effects:
        if effect in told:
            clauses.append(Msg("der-effect-again"))
        elif isinstance(effect, LoseToken) and HasToken() in told:
            clauses.append(Msg("der-effect-lose-that-token"))
        elif isinstance(effect, If):
            clauses.append(_if(effect, card, wizard, told))
        else:
            clauses.append(_effect(effect, card))
            told.append(effect)
    return clauses


def _if(effect: If, card: str, wizard: Wizard | None, told: list[Effect | Condition]) -> Msg:
    args: dict[str, Arg] = {
        "condition": _condition(effect.condition, card, wizard),
        "then": [*_clauses(effect.then, card, wizard, [*told, effect.condition])],
    }
    if not effect.otherwise:
        return Msg("der-effect-if", args)
    args["otherwise"] = [*_clauses(effect.otherwise, card, wizard, [*told])]
    return Msg("der-effect-if-else", args)


def _effect(effect: Help | Harm, card: str) -> Msg:
    match effect:
        case TakeToken():
            return _take_token(effect)
        case Heal():
            return _heal(effect)
        case Cleanse(where=where, amount=amount):
            return Msg(f"der-effect-cleanse-{where}", {"amount": amount})
        case Strike(where=where):
            return Msg(f"der-effect-strike-{where}")
        case GainDie(colours=colours):
            return Msg("der-effect-gain-die", {"colours": list(colours)})
        case RecoverDie():
            return Msg("der-effect-recover-die")
        case Fill(virtues=virtues) if set(virtues) == set(VIRTUES):
            return Msg("der-effect-fill-any")
        case Fill(virtues=virtues):
            return Msg("der-effect-fill", {"virtues": list(virtues)})
        case Bear(amount=amount):
            return Msg("der-effect-bear", {"amount": amount, "card": card})
        case Fly():
            return Msg("der-effect-fly")
        case Swap():
            return Msg("der-effect-swap")
        case Damage():
            return _damage(effect)
        case Corrupt(where="location", location=str() as location, amount=amount):
            return Msg("der-effect-corrupt-location", {"amount": amount, "location": location})
        case Corrupt(where=where, amount=amount):
            return Msg(f"der-effect-corrupt-{where}", {"amount": amount})
        case Mend(amount=amount):
            return Msg("der-effect-mend", {"amount": amount})
        case LoseToken():
            return Msg("der-effect-lose-token")
        case Limit(what=what, amount=amount, virtue=virtue):
            return restriction(f"{what}-{virtue}" if virtue else what, amount)


def _take_token(effect: TakeToken) -> Msg:
    if effect.pile == "used":
        return Msg("der-effect-take-token-used")
    if effect.who == "you":
        return Msg("der-effect-take-token")
    if effect.faction is None or not effect.wizards:
        return Msg("der-effect-take-token-others")
    return Msg(
        "der-effect-take-token-others-with",
        {"wizards": Msg("der-some-of", {"count": effect.wizards, "faction": effect.faction})},
    )


def _heal(effect: Heal) -> Msg:
    args: dict[str, Arg] = {"amount": effect.amount}
    if effect.whom == "any":
        args["count"] = effect.wizards
    healed, bonus = Msg(f"der-effect-heal-{effect.whom}", args), effect.bonus
    if bonus is None:
        return healed
    whom: list[str | int | Msg] = []
    if bonus.faction is not None:
        whom.append(Msg("der-some-of", {"count": 1, "faction": bonus.faction}))
    if bonus.group is not None:
        whom.append(Msg("der-some-named", {"count": 1, "group": bonus.group}))
    total = effect.amount + bonus.amount
    return Msg("der-effect-heal-more", {"heal": healed, "total": total, "whom": whom})


def _damage(effect: Damage) -> Msg:
    wizard = Msg(f"der-victim-{effect.pick}")
    if effect.faction is not None:
        wizard = Msg(f"der-victim-{effect.pick}-of", {"faction": effect.faction})
    whom = Msg(f"der-victims-{effect.whom}", {"wizard": wizard})
    damage = Msg("der-effect-damage", {"amount": effect.amount, "whom": whom})
    return damage if effect.pick == "each" else Msg("der-effect-damage-tied", {"damage": damage})


def restriction(name: str, amount: int) -> Msg:
    """What holds for this turn, as a clause."""
    what, _, virtue = name.rpartition("-")
    if virtue in VIRTUES:
        return Msg(f"der-effect-limit-{what}", {"amount": amount, "virtue": virtue})
    counted = name in ("extra-dice", "fewer-dice")
    return Msg(f"der-effect-limit-{name}", {"amount": amount} if counted else {})


# ---- conditions -----------------------------------------------------------------------------


def _condition(condition: Condition, card: str, wizard: Wizard | None) -> Msg:
    match condition:
        case TeamHas():
            return _team_has(condition, wizard)
        case TeamHurt(count=count):
            return Msg("der-condition-team-hurt", {"count": count})
        case SelfDamage(at_most=most):
            return Msg("der-condition-self-damage", {"card": card, "most": most})
        case At(location=location):
            return Msg("der-condition-at", {"location": location})
        case WizardHere(faction=faction):
            return Msg("der-condition-wizard-here", {"faction": faction})
        case HasToken():
            return Msg("der-condition-has-token")
        case NoDeathEaterHere():
            return Msg("der-condition-no-death-eater-here")
        case InAzkaban(count=count):
            return Msg("der-condition-in-azkaban", {"count": count})
        case DeathEaterInPlay(group=group):
            return Msg("der-condition-death-eater-in-play", {"group": group})


def _team_has(condition: TeamHas, wizard: Wizard | None) -> Msg:
    """A wizard who is of the kind asked for asks for another one."""
    kinds = [condition.faction, condition.group, *condition.wizards]
    several = condition.count > 1 and len(kinds) - kinds.count(None) > 1
    count = 1 if several else condition.count
    sought: list[str | int | Msg] = [*condition.wizards]
    if condition.group is not None:
        other = wizard is not None and condition.group in wizard.groups
        key = "der-others-named" if other else "der-some-named"
        sought.insert(0, Msg(key, {"count": count, "group": condition.group}))
    if condition.faction is not None:
        other = wizard is not None and wizard.faction == condition.faction
        key = "der-others-of" if other else "der-some-of"
        sought.insert(0, Msg(key, {"count": count, "faction": condition.faction}))
    if several:
        return Msg("der-condition-team-has-of", {"count": condition.count, "sought": sought})
    key = "der-condition-team-has-least" if count > 1 else "der-condition-team-has"
    return Msg(key, {"sought": sought})
