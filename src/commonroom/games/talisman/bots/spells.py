"""What to cast, on whom, and when."""

from __future__ import annotations

import msgspec

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.bots.effects import effects_worth
from commonroom.games.talisman.bots.fights import object_worth, threat
from commonroom.games.talisman.bots.moment import Moment
from commonroom.games.talisman.cards.spells import CASTS
from commonroom.games.talisman.game import HALLOW
from commonroom.games.talisman.rules.holdings import wounds
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice, Question

DANGEROUS = 0.7
"""A rival so near to winning is worth a spell."""
WORTHWHILE = 0.2


def without_casts(question: Question) -> Question:
    """A question without the spells that may be cast meanwhile."""
    options = tuple(option for option in question.options if option[0] not in CASTS)
    if len(options) == len(question.options):
        return question
    return msgspec.structs.replace(question, options=options)


def best_cast(moment: Moment) -> Choice | None:
    """The spell that brings more now than it does in the hand, if there is any."""
    casts = [option for option in moment.options if option[0] in ("cast", "cast-on")]
    gains = [(cast_worth(moment, option) - _kept(moment, option), option) for option in casts]
    if not gains:
        return None
    gain, option = max(gains, key=lambda pair: pair[0])
    if gain <= WORTHWHILE:
        return None
    if option[0] == "cast-on" and option[3] != moment.seat:
        return Choice(option, Msg("tal-reason-cast-on", {"spell": option[2], "seat": option[3]}))
    return Choice(option, Msg("tal-reason-cast", {"spell": option[2]}))


def _kept(moment: Moment, option: Option) -> float:
    """What a spell is worth in the hand: less when the hand is full."""
    mind = moment.mind
    full = len(mind.player.spells) >= moment.view.players[moment.seat].spell_limit
    return mind.spell(verbs.casting(option).spell) * (0.6 if full else 1.0)


def cast_worth(moment: Moment, option: Option) -> float:
    """What casting a spell now brings, outside battles of one's own."""
    mind = moment.mind
    weights = mind.weights
    _, spell, whom = verbs.casting(option)
    target = moment.seat if whom is None else whom
    match spell:
        case "lumos":
            return weights.turn + weights.spell
        case "geminio":
            return effects_worth(mind, moment.content.spells[spell].effects)
        case "episkey":
            return mind.life_worth(wounds(moment.game, moment.seat)) if target == moment.seat else 0
        case "accio":
            return loot_worth(moment, target)
        case "obliviate":
            return _oblivion(moment, target)
        case "immobulus" | "imperio":
            return _hindrance(moment, target)
        case "wingardium-leviosa":
            return 1.2 * weights.turn if mind.game.space(moment.seat).region != "inner" else 3.0
        case "expulso":
            token = moment.game.state.advantage
            mine = moment.game.alignment(moment.seat)
            return 2 * weights.advantage if token != mine else 0.0
        case _:
            return 0.0


def loot_worth(moment: Moment, target: int) -> float:
    """The best that could be taken of somebody."""
    mind, other = moment.mind, moment.game.state.players[target]
    worths = [
        object_worth(mind, card) for card in other.objects if moment.game.may_hold(mind.seat, card)
    ]
    worths.append(mind.token_worth("fate", 1) if other.fate else 0.0)
    worths.append(mind.token_worth("galleon", 1) if other.galleons else 0.0)
    return max(worths) + mind.weights.rival * threat(mind, target)


def _oblivion(moment: Moment, target: int) -> float:
    """Spells lost by a rival, above all by one in the Great Hall."""
    if target == moment.seat:
        return -9.0
    rival = moment.view.players[target]
    if not rival.spell_count:
        return 0.0
    near = threat(moment.mind, target)
    if rival.region == "great-hall" or rival.space == "room-of-requirement":
        return 12.0
    return rival.spell_count * moment.mind.weights.rival * (1 + near)


def _hindrance(moment: Moment, target: int) -> float:
    """A turn lost by a rival is worth a spell if that rival is near to winning."""
    if target == moment.seat:
        return -9.0
    near = threat(moment.mind, target)
    if moment.view.players[target].region in ("inner", "great-hall"):
        return 5.0
    return moment.mind.weights.turn * 1.4 if near > DANGEROUS else 0.3 * near


# ---- when others act ------------------------------------------------------------------------


def as_guest(moment: Moment) -> Choice | None:
    """At any time: what cannot wait for the own turn."""
    fight = moment.game.state.fight
    if fight is not None and moment.seat in (fight.seat, fight.other):
        return None
    for option in moment.options:
        _, spell, whom = verbs.casting(option)
        target = moment.seat if whom is None else whom
        if spell == "obliviate" and target == moment.view.turn.active != moment.seat:
            rival = moment.view.players[target]
            if rival.spell_count and rival.region == "great-hall":
                return Choice(option, Msg("tal-reason-cast-on", {"spell": spell, "seat": target}))
        if spell == "episkey" and target == moment.seat and moment.mind.player.life == 1:
            return Choice(option, Msg("tal-reason-cast", {"spell": spell}))
    return None


def start_of_turn(moment: Moment) -> Choice:
    """TAL-TRN-1 Somebody else's turn begins."""
    return best_cast(moment) or Choice(("pass",), Msg("tal-reason-keep-spell"))


def avert(moment: Moment) -> Choice:
    """TAL-CMP-6 Protego for the own Life, or against a rival's triumph."""
    args = moment.question.prompt.args
    mind = moment.mind
    for option in moment.options:
        if option == ("pass",):
            continue
        mine = option[0] == "cast-on" and option[3] == moment.seat
        if args["harm"] == "life" and mine and -mind.life_worth(-1) > mind.weights.spell:
            return Choice(option, Msg("tal-reason-protego"))
    return Choice(("pass",), Msg("tal-reason-keep-spell"))


def answer(moment: Moment) -> Choice:
    """TAL-CMP-6 Stupefy against Immobulus."""
    cast = [option for option in moment.options if option != ("pass",)]
    return Choice(cast[0], Msg("tal-reason-answer"))


def resist(moment: Moment) -> Choice:
    """TAL-CMP-2 Against whatever is no gift."""
    if moment.card == "episkey":
        return Choice(("decline",), Msg("tal-reason-gift"))
    return Choice(("accept",), Msg("tal-reason-resist", {"spell": moment.card}))


def turn_spell(moment: Moment) -> Choice:
    """TAL-CMP-2 McGonagall: Fate for what does little harm, a block for what does much."""
    harmful = {"obliviate": 1.2 * len(moment.mind.player.spells), "immobulus": 1.5,
               "accio": 3.0, "imperio": 1.5}.get(moment.card, 0.0)  # fmt: skip
    if HALLOW in moment.mind.player.objects and moment.card == "accio":
        harmful = 12.0
    if ("block",) in moment.options and harmful > 3.5:
        return Choice(("block",), Msg("tal-reason-block", {"spell": moment.card}))
    if ("gain-fate",) in moment.options:
        return Choice(("gain-fate",), Msg("tal-reason-gain-fate"))
    return Choice(("decline",), Msg("tal-reason-gift"))


def cast_anew(moment: Moment) -> Choice:
    """TAL-CMP-2 On whoever is nearest to winning."""
    casts = moment.offers("cast-on")
    option = max(casts, key=lambda o: threat(moment.mind, int(o[3])))
    return Choice(option, Msg("tal-reason-cast-on", {"spell": option[2], "seat": option[3]}))


def pay_spell(moment: Moment) -> Choice:
    """The spell that is worth least."""
    offers = moment.offers("pay-spell")
    option = min(offers, key=lambda o: moment.mind.spell(str(o[1])))
    if ("done",) in moment.options and moment.mind.spell(verbs.PAY_SPELL.arg(option)) > 1.0:
        return Choice(("done",), Msg("tal-reason-enough"))
    return Choice(option, Msg("tal-reason-least"))
