"""The expert: weighs what every option promises, with exact chances, and says why in a line.

It keeps nothing from one question to the next; the same view, question and content always get the
same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from commonroom.games.death_eaters_rising.content import VIRTUES, Content, SymbolCounts
from commonroom.games.death_eaters_rising.game import VOLDEMORT
from commonroom.games.death_eaters_rising.judgement import danger
from commonroom.games.death_eaters_rising.judgement.chances import (
    chance,
    counted_dice,
    packed_dice,
    packed_need,
    with_change,
)
from commonroom.games.death_eaters_rising.judgement.plan import (
    Die,
    Target,
    Use,
    best_use,
    likely,
    outlook,
)
from commonroom.games.death_eaters_rising.judgement.worth import Worth
from commonroom.games.death_eaters_rising.view import PlayerView, TableView
from commonroom.games.death_eaters_rising.vocabulary import (
    Action,
    AfterRoll,
    At,
    Bear,
    Cleanse,
    ExtraDie,
    Fill,
    GainDie,
    Heal,
    RecoverDie,
    SelfDamage,
    Swap,
    TeamHas,
    TeamHurt,
    Turn,
)
from commonroom.kernel import Arg, Chance, Msg, Option
from commonroom.kernel.judge import Choice, Question

COLOURS = ("purple", "red", "blue", "orange")
Answer: TypeAlias = Callable[["Moment"], Choice | None]


class Moment:
    """One question, with everything the expert makes of the view."""

    def __init__(self, content: Content, view: TableView, question: Question) -> None:
        self.content = content
        self.view = view
        self.question = question
        self.options = question.options
        self.worth = Worth(content, view)
        self.me = view.players[question.seat]
        self.active = view.players[view.turn.active]
        self._targets: tuple[Target, ...] | None = None

    # ---- the dice ------------------------------------------------------------------------

    @property
    def rolled(self) -> tuple[Die, ...]:
        """The dice on the table."""
        return tuple(self.die(face) for face in self.view.turn.rolled)

    def die(self, face: str) -> Die:
        """A face as numbers."""
        shown = self.content.faces[face]
        return Die(face, COLOURS.index(shown.colour), shown.virtue, shown.count)

    @property
    def waiting(self) -> SymbolCounts:
        """Dice that join the next roll."""
        return counted_dice([COLOURS.index(colour) for colour in self.view.turn.pool])

    @property
    def dice(self) -> SymbolCounts:
        """All dice that are still to be used."""
        counts = self.waiting
        for die in self.rolled:
            counts = with_change(counts, die.colour, 1)
        return counts

    @property
    def open_targets(self) -> list[Target]:
        """All that takes symbols, and what filling it is worth.

        DER-DMG-1 Not an ability whose wounds its wizard cannot bear.
        """
        wounding = self.content.wounding
        return [
            Target(card, need, self.worth.filling(card, self.active))
            for card, need in self.view.turn.needs.items()
            if card not in wounding
            or card not in self.active.team
            or self.worth.room(card) >= wounding[card]
        ]

    @property
    def targets(self) -> tuple[Target, ...]:
        """Those that are worth thinking about."""
        if self._targets is None:
            self._targets = likely(self.dice, self.open_targets)
        return self._targets

    @property
    def single_faces(self) -> bool:
        """Whether doubled faces count as one."""
        return "single-faces" in self.view.turn.limits

    def plan(self, rolled: tuple[Die, ...] | None = None) -> Use:
        """The best use of the dice on the table."""
        dice = self.rolled if rolled is None else rolled
        return best_use(dice, self.waiting, self.targets, self.view.turn.acted, self.single_faces)

    def percent(self, need: SymbolCounts, dice: SymbolCounts) -> int:
        """The chance to fill a need, in per cent."""
        return round(100 * chance(packed_need(need) + packed_dice(dice)))

    def offers(self, verb: str) -> list[Option]:
        """The options with this verb."""
        return [option for option in self.options if option[0] == verb]


class Expert:
    """The best player of Death Eaters Rising that we have without searching."""

    speaks_at = frozenset({"der-ask-ready", "der-ask-roll-on", "der-ask-last"})

    def __init__(self, content: Content) -> None:
        self.content = content

    def choose(self, view: TableView, question: Question, chance: Chance) -> Choice | None:
        """The option that promises most; as a guest, silence unless something is worth a token."""
        moment = Moment(self.content, view, question)
        if question.as_guest:
            return help_out(moment)
        if len(question.options) == 1:
            return Choice(question.options[0], Msg("der-reason-only-option"))
        return _ANSWERS[str(question.options[0][0])](moment)


def best(
    moment: Moment, price: Callable[[Option], float], options: list[Option] | None = None
) -> tuple[float, Option]:
    """The option with the highest price; the first of equals."""
    offered = list(moment.options) if options is None else options
    prices = [price(option) for option in offered]
    top = max(prices)
    return top, offered[prices.index(top)]


# ---- setup ----------------------------------------------------------------------------------

_LEADERS = (
    "hermione-granger", "sirius-black", "harry-potter", "minerva-mcgonagall",
    "nymphadora-tonks", "albus-dumbledore",
)  # fmt: skip


def lead(moment: Moment) -> Choice:
    """A faction nobody has yet; then the starter that helps most on its own."""
    wizards = moment.content.wizards
    taken = [player.faction for player in moment.view.players]

    def price(option: Option) -> float:
        leader = str(option[1])
        return -_LEADERS.index(leader) - 10 * taken.count(wizards[leader].faction)

    _, option = best(moment, price)
    return Choice(option, Msg("der-reason-leader", {"card": option[1]}))


def first(moment: Moment) -> Choice:
    """It does not matter."""
    return Choice(moment.options[0], Msg("der-reason-first"))


# ---- travel ---------------------------------------------------------------------------------


def travel(moment: Moment) -> Choice:
    """Where the dice promise most, less what Voldemort threatens there."""
    prospects = [(prospect(moment, str(option[1])), option) for option in moment.options]
    top = max(score for (score, _, _), _ in prospects)
    (_, card, percent), option = next(one for one in prospects if one[0][0] == top)
    location = str(option[1])
    if card is None:
        return Choice(option, Msg("der-reason-travel-safe", {"location": location}))
    args: dict[str, Arg] = {"location": location, "card": card, "percent": percent}
    if card in moment.content.wizards and card not in moment.me.team:
        return Choice(option, Msg("der-reason-travel-recruit", args))
    if card in moment.content.death_eaters:
        return Choice(option, Msg("der-reason-travel-strike", args))
    if card == VOLDEMORT:
        return Choice(option, Msg("der-reason-travel-voldemort", args))
    return Choice(option, Msg("der-reason-travel-ability", args))


def prospect(moment: Moment, location: str) -> tuple[float, str | None, int]:
    """What a location promises; the target that promises most, and the chance to fill it."""
    worth = moment.worth
    content, view, me = moment.content, moment.view, moment.me
    pool = pool_at(moment, location)
    found = characters_at(moment, location) + abilities_at(moment, location)
    targets = likely(pool, found)
    value = outlook(pool, targets)
    top = max(
        targets,
        key=lambda t: t.worth * chance(packed_need(t.need) + packed_dice(pool)),
        default=None,
    )
    if view.revealed and view.voldemort_damage < len(view.azkaban):
        lord = Target(VOLDEMORT, content.needs[VOLDEMORT], worth.striking(VOLDEMORT))
        with_him = outlook(pool, likely(pool, [*found, lord]))
        value += danger.chances(worth)[location] * max(0.0, with_him - value)
    value -= danger.of_travelling(worth, location, me)
    if top is None:
        return value, None, 0
    return value, top.id, moment.percent(top.need, pool)


def pool_at(moment: Moment, location: str) -> SymbolCounts:
    """DER-DIC-1 The dice the team will take there."""
    content, me = moment.content, moment.me
    headquarters = content.headquarters[me.headquarters]
    counts = [0, 0, 0, 0]
    for colour, count in headquarters.pool.items():
        counts[COLOURS.index(colour)] += count
    for wizard in me.team:
        ability = content.abilities[wizard]
        if isinstance(ability, ExtraDie) and _gives(moment, ability, wizard, location):
            counts[COLOURS.index(ability.colours[0])] += 1
    purple, red, blue, orange = counts
    return purple, red, blue, orange


def _gives(moment: Moment, ability: ExtraDie, wizard: str, location: str) -> bool:
    damage = moment.view.damage
    match ability.condition:
        case None:
            return True
        case TeamHas() as condition:
            return moment.worth.holds_team(condition, wizard, moment.me)
        case TeamHurt(count=count):
            return sum(1 for w in moment.me.team if w != wizard and damage.get(w, 0)) >= count
        case SelfDamage(at_most=most):
            return damage.get(wizard, 0) <= most
        case At(location=named):
            return named == location
        case _:
            return False


def characters_at(moment: Moment, location: str) -> list[Target]:
    """The face-up characters of a location that take dice."""
    content, worth = moment.content, moment.worth
    return [
        Target(card, content.needs[card], worth.filling(card, moment.me))
        for card in worth.at[location].characters
        if card and (card in content.wizards or worth.room(card) > 0)
    ]


def abilities_at(moment: Moment, location: str) -> list[Target]:
    """The paid abilities of the team and its headquarters, as they would help there."""
    content, me, worth = moment.content, moment.me, moment.worth
    cards = [part.id for part in content.headquarters[me.headquarters].abilities]
    cards += [wizard for wizard in me.team if wizard in content.costs]
    found = []
    for card in cards:
        ability = content.abilities[card]
        assert isinstance(ability, Action)
        value = worth.using_at(card, me, location)
        found.append(Target(card, content.costs[card], value))
    return found


def follow(moment: Moment) -> tuple[float, Option] | None:
    """DER-VIL-4 What following Voldemort gains, and the die to give up."""
    offers = moment.offers("follow")
    if not offers:
        return None
    worth, content, view = moment.worth, moment.content, moment.view
    found = characters_at(moment, view.facing)
    if view.voldemort_damage < len(view.azkaban):
        lord = worth.striking(VOLDEMORT)
        found.append(Target(VOLDEMORT, content.needs[VOLDEMORT], lord))
    found += [t for t in abilities_at(moment, view.facing) if t.id in view.turn.needs]

    def price(option: Option) -> float:
        pool = with_change(moment.dice, COLOURS.index(str(option[1])), -1)
        return outlook(pool, likely(pool, found))

    gain, option = best(moment, price, offers)
    return gain - outlook(moment.dice, moment.targets), option


# ---- rolling --------------------------------------------------------------------------------


def ready(moment: Moment) -> Choice:
    """Before a roll: follow Voldemort, use what helps now, else roll."""
    helped = help_out(moment)
    if helped is not None:
        return helped
    way = follow(moment)
    if way is not None and way[0] > 0.15:
        return Choice(way[1], Msg("der-reason-follow", {"location": moment.view.facing}))
    roll: Option = ("roll",)
    if moment.options[0] == roll and (moment.targets or "stop" not in _verbs(moment)):
        return Choice(roll, Msg("der-reason-roll"))
    return Choice(("stop",), Msg("der-reason-stop"))


def _verbs(moment: Moment) -> set[str]:
    return {str(option[0]) for option in moment.options}


def dice(moment: Moment) -> Choice:
    """After a roll: change it if that helps, then assign or discard as planned."""
    plan = moment.plan()
    for option in moment.offers("change"):
        if _worth_changing(moment, str(option[1]), plan):
            return Choice(option, Msg("der-reason-change", {"card": option[1]}))
    turn = moment.view.turn
    if plan.promise < 0.02 and not turn.acted:
        helped = help_out(moment)
        return helped or Choice(("stop",), Msg("der-reason-stop"))
    if plan.assign:
        die, target = plan.assign[0]
        left = _need_after(moment, target, die)
        if not any(left):
            reason = Msg("der-reason-completes", {"target": target})
        else:
            rest = with_change(moment.dice, moment.die(die).colour, -1)
            percent = moment.percent(left, rest)
            reason = Msg("der-reason-assign", {"target": target, "percent": percent})
        return Choice(("assign", die, target), reason)
    if plan.discard is not None:
        return Choice(("discard", plan.discard), Msg("der-reason-discard"))
    if plan.promise < 0.02:
        helped = help_out(moment)
        return helped or Choice(("stop",), Msg("der-reason-stop"))
    return Choice(("roll",), Msg("der-reason-roll-on"))


def _need_after(moment: Moment, target: str, die: str) -> SymbolCounts:
    need = moment.view.turn.needs[target]
    shown = moment.die(die)
    count = 1 if moment.single_faces else shown.symbols
    return with_change(need, shown.virtue, -min(count, need[shown.virtue]))


def _worth_changing(moment: Moment, wizard: str, plan: Use) -> bool:
    ability = moment.content.abilities[wizard]
    assert isinstance(ability, AfterRoll)
    if isinstance(ability.effect, Turn):
        options = turns(moment, ability.effect)
        if not options:
            return False
        gain, _ = best(moment, lambda option: _turned(moment, option).promise, options)
        return gain > plan.promise + 0.08
    return plan.discard is not None or (
        bool(plan.assign) and len(plan.assign) < len(moment.rolled) <= 2
    )


def turns(moment: Moment, effect: Turn) -> list[Option]:
    """The turns of a die that could matter: to a symbol that is wanted."""
    content = moment.content
    wanted = [any(t.need[virtue] for t in moment.targets) for virtue in range(4)]
    options: list[Option] = []
    for die in dict.fromkeys(moment.view.turn.rolled):
        colour = content.faces[die].colour
        if effect.colours and colour not in effect.colours:
            continue
        for to in dict.fromkeys(content.rolls[colour]):
            face = content.faces[to]
            fits = effect.to == "any" or (
                face.count > 1 if effect.to == "doubled" else VIRTUES[face.virtue] == effect.to
            )
            if fits and to != die and wanted[face.virtue]:
                options.append(("turn", die, to))
    return options


def _turned(moment: Moment, option: Option) -> Use:
    if option[0] != "turn":
        return moment.plan()
    rolled = list(moment.rolled)
    rolled.remove(moment.die(str(option[1])))
    return moment.plan((*rolled, moment.die(str(option[2]))))


def turn(moment: Moment) -> Choice:
    """The turn of a die that promises most."""
    _, option = best(moment, lambda option: _turned(moment, option).promise)
    if option[0] == "done":
        return Choice(option, Msg("der-reason-enough"))
    return Choice(option, Msg("der-reason-turn", {"die": option[1], "to": option[2]}))


def reroll(moment: Moment) -> Choice:
    """Roll again whatever the plan does not use."""
    useful = [die for die, _ in moment.plan().assign] if moment.rolled else []
    for option in moment.offers("reroll"):
        die = str(option[1])
        if moment.view.turn.rolled.count(die) > useful.count(die):
            return Choice(option, Msg("der-reason-reroll", {"die": die}))
    done: Option = ("done",)
    option = done if done in moment.options else moment.options[0]
    return Choice(option, Msg("der-reason-enough"))


def last(moment: Moment) -> Choice:
    """No die is left: tokens may still complete something."""
    return help_out(moment) or Choice(("end",), Msg("der-reason-end"))


# ---- tokens and free abilities --------------------------------------------------------------


def help_out(moment: Moment) -> Choice | None:
    """A token or free ability that is worth more now than later; None if there is none."""
    gains = []
    for option in moment.options:
        if option[0] == "token":
            gain, reason = token_gain(moment, str(option[2]))
            gains.append((gain - moment.worth.weights.token_kept, option, reason))
        elif option[0] == "use":
            gain, reason = free_gain(moment, str(option[1]))
            gains.append((gain, option, reason))
    if not gains:
        return None
    gain, option, reason = max(gains, key=lambda one: one[0])
    return Choice(option, reason) if gain > 0 else None


def token_gain(moment: Moment, token: str) -> tuple[float, Msg]:
    """What a token would do now, and what for."""
    gain, reason = 0.0, Msg("der-reason-token", {"token": token})
    worth = moment.worth
    for effect in moment.content.tokens[token].effects:
        match effect:
            case Heal(amount=amount, wizards=wizards):
                gains = sorted(
                    ((worth.healing(w, amount), w) for w in worth.patients()), reverse=True
                )
                gain += sum(one for one, _ in gains[:wizards])
                if gains:
                    reason = Msg("der-reason-token-heal", {"token": token, "card": gains[0][1]})
            case Cleanse(amount=amount):
                mission = moment.view.turn.mission
                gain += worth.cleansing(mission, amount)
                place = worth.at[mission].active_place
                reason = Msg("der-reason-token-cleanse", {"token": token, "place": place})
            case GainDie(colours=colours):
                gain += max(die_gain(moment, COLOURS.index(colour)) for colour in colours)
                reason = Msg("der-reason-token-die", {"token": token})
            case Fill(virtues=virtues):
                filled, target = fill_gain(moment, [VIRTUES.index(v) for v in virtues], token)
                gain += filled
                if target is not None:
                    reason = Msg("der-reason-token-fill", {"token": token, "target": target})
            case Swap() if not (moment.view.turn.rolls or moment.question.as_guest):
                pair = best_swap(moment)
                gain += pair[0]
                reason = Msg("der-reason-token-swap", {"card": pair[1], "other": pair[2]})
            case _:
                pass
    return gain, reason


def die_gain(moment: Moment, colour: int) -> float:
    """What one more die of a colour promises this turn."""
    now = moment.dice
    more = with_change(now, colour, 1)
    return outlook(more, likely(more, moment.open_targets)) - outlook(now, moment.targets)


def fill_gain(moment: Moment, virtues: list[int], token: str | None) -> tuple[float, str | None]:
    """What filling one symbol promises, and where; two tokens may have to complete it."""
    dice, found = moment.dice, moment.open_targets
    before = outlook(dice, likely(dice, found))
    top, where = 0.0, None
    for at, target in enumerate(found):
        for virtue in virtues:
            if not target.need[virtue]:
                continue
            left = with_change(target.need, virtue, -1)
            if not any(left):
                others = [*found[:at], *found[at + 1 :]]
                gain = target.worth + outlook(dice, likely(dice, others)) - before
            else:
                changed = [*found[:at], target._replace(need=left), *found[at + 1 :]]
                gain = outlook(dice, likely(dice, changed)) - before
                if token is not None:
                    gain = max(gain, _with_more_tokens(moment, target, left, token))
            if gain > top:
                top, where = gain, target.id
    return top, where


def _with_more_tokens(moment: Moment, target: Target, left: SymbolCounts, token: str) -> float:
    """What a token gains if other own tokens fill the rest."""
    if sum(left) > 2 or any(moment.dice):
        return 0.0
    tokens = list(moment.me.tokens)
    tokens.remove(token)
    for virtue, count in enumerate(left):
        for _ in range(count):
            kind = f"token-{VIRTUES[virtue]}"
            if kind not in tokens:
                return 0.0
            tokens.remove(kind)
    return target.worth - moment.worth.weights.token_kept * sum(left)


def best_swap(moment: Moment) -> tuple[float, str, str]:
    """The exchange that helps both teams most: gain, own wizard, other wizard."""
    top: tuple[float, str, str] = (-1.0, "", "")
    for other in moment.view.players:
        if other.seat != moment.me.seat:
            for mine in moment.me.team:
                for theirs in other.team:
                    gain = swap_gain(moment, moment.me, mine, other, theirs)
                    if gain > top[0]:
                        top = (gain, mine, theirs)
    return top


def swap_gain(moment: Moment, one: PlayerView, mine: str, other: PlayerView, theirs: str) -> float:
    """What the two teams gain together by an exchange."""
    worth = moment.worth

    def team_worth(player: PlayerView, team: tuple[str, ...]) -> float:
        holder = PlayerView(player.seat, player.faction, player.headquarters, team, player.tokens)
        value = sum(worth.utility(wizard, holder) for wizard in team)
        healthiest = max(worth.room(wizard) for wizard in team)
        return value - worth.alone(healthiest)

    after_one = tuple(theirs if wizard == mine else wizard for wizard in one.team)
    after_other = tuple(mine if wizard == theirs else wizard for wizard in other.team)
    before = team_worth(one, one.team) + team_worth(other, other.team)
    return team_worth(one, after_one) + team_worth(other, after_other) - before


def free_gain(moment: Moment, card: str) -> tuple[float, Msg]:
    """What a free ability would do now; its wounds are counted."""
    ability = moment.content.abilities[card]
    assert isinstance(ability, Action)
    worth = moment.worth
    gain, reason = -0.02, Msg("der-reason-use", {"card": card})
    if ability.wounds:
        gain -= worth.hurting(card, ability.wounds) + worth.weights.wound
    for effect in ability.effects:
        match effect:
            case GainDie(colours=colours):
                gain += max(die_gain(moment, COLOURS.index(colour)) for colour in colours)
            case Fill(virtues=virtues):
                filled, target = fill_gain(moment, [VIRTUES.index(v) for v in virtues], None)
                gain += filled
                if target is not None:
                    reason = Msg("der-reason-use-fill", {"card": card, "target": target})
            case RecoverDie():
                lost = dict.fromkeys(moment.view.turn.discarded)
                gain += max(die_gain(moment, COLOURS.index(colour)) for colour in lost)
            case Bear():
                comrade, relief = bear_gain(moment, card)
                gain += relief
                if comrade is not None:
                    reason = Msg("der-reason-use-bear", {"card": card, "other": comrade})
            case _:
                pass
    return gain, reason


def bear_gain(moment: Moment, bearer: str) -> tuple[str | None, float]:
    """The comrade whose damage is best moved, and what moving one gains."""
    worth = moment.worth
    cost = worth.hurting(bearer)
    gains = [
        (worth.healing(wizard, 1) - cost, wizard)
        for wizard in moment.active.team
        if wizard != bearer and moment.view.damage.get(wizard, 0)
    ]
    if not gains:
        return None, 0.0
    gain, wizard = max(gains)
    return (wizard, gain) if gain > 0.02 else (None, 0.0)


# ---- the questions of effects ---------------------------------------------------------------


def heal(moment: Moment) -> Choice:
    """The wizard that most needs it."""

    def price(option: Option) -> float:
        return moment.worth.healing(str(option[1]), 1) if option[0] == "heal" else 0.0

    _, option = best(moment, price)
    if option[0] == "done":
        return Choice(option, Msg("der-reason-enough"))
    return Choice(option, Msg("der-reason-heal", {"card": option[1]}))


def bear(moment: Moment) -> Choice:
    """Move damage only while it helps."""
    bearer = str(moment.question.prompt.args["card"])
    comrade, _ = bear_gain(moment, bearer)
    if comrade is None or ("bear", comrade) not in moment.options:
        return Choice(("done",), Msg("der-reason-enough"))
    return Choice(("bear", comrade), Msg("der-reason-use-bear", {"card": bearer, "other": comrade}))


def cleanse(moment: Moment) -> Choice:
    """The place that is nearest to being lost."""
    _, option = best(moment, lambda option: moment.worth.cleansing(str(option[1])))
    place = moment.worth.at[str(option[1])].active_place
    return Choice(option, Msg("der-reason-cleanse", {"place": place}))


def strike(moment: Moment) -> Choice:
    """The Death Eater whose damage brings us furthest."""
    _, option = best(moment, lambda option: moment.worth.striking(str(option[1])))
    return Choice(option, Msg("der-reason-strike", {"card": option[1]}))


def fill(moment: Moment) -> Choice:
    """The symbol that promises most."""
    virtues = list(dict.fromkeys(VIRTUES.index(option[1]) for option in moment.options))
    _, where = fill_gain(moment, virtues, None)

    def price(option: Option) -> float:
        need = moment.view.turn.needs[str(option[2])]
        virtue = VIRTUES.index(option[1])
        left = with_change(need, virtue, -1)
        worth = moment.worth.filling(str(option[2]), moment.active)
        near = worth / (1 + sum(left))
        return near + (100 if option[2] == where else 0)

    _, option = best(moment, price)
    return Choice(option, Msg("der-reason-fill", {"target": option[2]}))


def colour(moment: Moment) -> Choice:
    """The colour that promises most; before the needs are known, the one for what lies here."""

    def price(option: Option) -> float:
        return die_gain(moment, COLOURS.index(str(option[1])))

    if moment.view.turn.needs:
        _, option = best(moment, price)
    else:
        _, option = best(moment, lambda option: _promise_with(moment, str(option[1]), 1))
    return Choice(option, Msg("der-reason-colour", {"colour": option[1]}))


def leave(moment: Moment) -> Choice:
    """The die that is missed least."""
    _, option = best(moment, lambda option: _promise_with(moment, str(option[1]), -1))
    return Choice(option, Msg("der-reason-leave", {"colour": option[1]}))


def _promise_with(moment: Moment, die: str, by: int) -> float:
    """What the pool promises at the mission's location with a die more or less."""
    location = moment.view.turn.mission
    found = characters_at(moment, location) + abilities_at(moment, location)
    pool = with_change(moment.waiting, COLOURS.index(die), by)
    return outlook(pool, likely(pool, found))


def adds(moment: Moment) -> Choice:
    """The wizard whose die promises most."""

    def price(option: Option) -> float:
        ability = moment.content.abilities[str(option[1])]
        assert isinstance(ability, ExtraDie)
        return max(_promise_with(moment, one, 1) for one in ability.colours)

    _, option = best(moment, price)
    return Choice(option, Msg("der-reason-adds", {"card": option[1]}))


def guard(moment: Moment) -> Choice:
    """The wizard whom the blow would hurt most."""
    price = moment.worth.hurting
    _, option = best(moment, lambda option: price(str(option[1])), moment.offers("guard"))
    return Choice(option, Msg("der-reason-guard", {"card": option[1]}))


_TOKENS = (
    "token-swap", "token-heal-two", "token-heal", "token-orange-die", "token-purple-die",
    "token-blue-die", "token-red-die", "token-friendship", "token-knowledge", "token-loyalty",
    "token-bravery", "token-cleanse",
)  # fmt: skip
"""From the least to the most useful."""


def lose(moment: Moment) -> Choice:
    """The least useful token goes."""
    _, option = best(moment, lambda option: -_TOKENS.index(str(option[1])))
    return Choice(option, Msg("der-reason-lose", {"token": option[1]}))


def take(moment: Moment) -> Choice:
    """The most useful token."""
    _, option = best(moment, lambda option: _TOKENS.index(str(option[1])))
    return Choice(option, Msg("der-reason-take", {"token": option[1]}))


def swap(moment: Moment) -> Choice:
    """The own wizard of the best exchange."""
    _, mine, _ = best_swap(moment)
    return Choice(("swap", mine), Msg("der-reason-swap", {"card": mine}))


def swap_for(moment: Moment) -> Choice:
    """The other wizard of the best exchange. The question does not say which own one it was."""
    _, _, theirs = best_swap(moment)
    return Choice(("swap-for", theirs), Msg("der-reason-swap", {"card": theirs}))


def accept(moment: Moment) -> Choice:
    """A gift is taken; an exchange if both teams together gain."""
    args = moment.question.prompt.args
    if "other" not in args:
        return Choice(("accept",), Msg("der-reason-accept"))
    partner = moment.view.players[int(str(args["seat"]))]
    gain = swap_gain(moment, partner, str(args["card"]), moment.me, str(args["other"]))
    if gain >= 0:
        return Choice(("accept",), Msg("der-reason-accept"))
    return Choice(("refuse",), Msg("der-reason-refuse"))


_ANSWERS: dict[str, Callable[[Moment], Choice]] = {
    "lead": lead,
    "first": first,
    "travel": travel,
    "guard": guard,
    "lose": lose,
    "leave": leave,
    "adds": adds,
    "colour": colour,
    "roll": ready,
    "assign": dice,
    "discard": dice,
    "change": dice,
    "stop": dice,
    "end": last,
    "take": take,
    "accept": accept,
    "heal": heal,
    "bear": bear,
    "cleanse": cleanse,
    "strike": strike,
    "fill": fill,
    "swap": swap,
    "swap-for": swap_for,
    "turn": turn,
    "reroll": reroll,
}
"""First verb of the options → who answers."""
