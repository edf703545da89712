"""The expert in fights: what to try, when to play a card, what to take from the beaten."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import Weaken
from commonroom.games.year_at_hogwarts.bots.moment import Moment, percent
from commonroom.games.year_at_hogwarts.odds.bout import Bout
from commonroom.games.year_at_hogwarts.odds.purse import Mods, Purse
from commonroom.games.year_at_hogwarts.odds.standing import Standing
from commonroom.games.year_at_hogwarts.seen import FightView, SideView
from commonroom.games.year_at_hogwarts.vocabulary import Hp
from commonroom.kernel import Msg, Option
from commonroom.kernel.policy import Choice

STRIKE: Option = ("strike",)
DECLINE: Option = ("decline",)
_CLOAK: Option = ("use", "invisibility-cloak")
HOPELESS = 0.12
THRIFT = 0.012
"""What a card kept is worth, in chances to win."""
KEEPSAKE = 0.03
"""And what an object kept."""
_PRICES: dict[str | int, float] = {verbs.PLAY.name: THRIFT, verbs.USE.name: KEEPSAKE}
WEAK = 4


# ---- missions -------------------------------------------------------------------------------


def mission(moment: Moment) -> Choice:
    """Which of several to try."""
    mind, missions = moment.mind, moment.content.missions
    best = max(moment.options, key=lambda one: mind.attempt_worth(missions[verbs.MISSION.arg(one)]))
    chance = mind.chance(missions[verbs.MISSION.arg(best)])
    return Choice(best, Msg("yh-reason-mission", {"percent": percent(chance)}))


def gather(moment: Moment) -> Choice:
    """YH-TEAM-2 Whoever has the cards it names calls the team to a mission; the others join."""
    mind = moment.mind
    for option in moment.offers("wait"):
        entry = moment.content.missions[verbs.WAIT.arg(option)]
        if mind.call is None and mind.calls(entry):
            return Choice(option, Msg("yh-reason-wait"))
        if mind.call is entry:
            return Choice(option, Msg("yh-reason-join"))
    return Choice(DECLINE, Msg("yh-reason-not-ready"))


def wait(moment: Moment) -> Choice:
    """Stay where the team gathers."""
    call = moment.mind.call
    if call is not None and call.id == moment.me.waiting:
        return Choice(moment.offers("wait")[0], Msg("yh-reason-wait"))
    return Choice(("leave",), Msg("yh-reason-not-ready" if call is None else "yh-reason-join"))


def pledge(moment: Moment) -> Choice:
    """The card that is missed least."""
    cards = moment.offers("pledge")
    if not cards:
        return Choice(DECLINE, Msg("yh-reason-only-option"))
    worth = moment.skill.use
    return moment.best(cards, lambda one: -worth(verbs.PLEDGE.arg(one)), "pledge")[1]


# ---- the fight ------------------------------------------------------------------------------


def fight(moment: Moment) -> Choice:
    """The option with the best chance; cards and objects are kept where they add nothing."""
    now = moment.view.fight
    assert now is not None
    if now.kind not in ("combat", "duel"):
        return _rough_fight(moment, now)
    standing = _standing(moment, now, _own_side(moment, now))
    bout = _bout(moment, now)
    prices = {STRIKE: 0.0} | {option: _price(moment, option) for option in moment.options}
    chances = moment.skill.look(bout, standing, prices)
    best, chosen = chances[STRIKE], STRIKE
    for option, found in chances.items():
        if found - prices[option] > best:
            best, chosen = found - prices[option], option
    if best < HOPELESS and _CLOAK in moment.options and now.kind == "combat":
        return Choice(_CLOAK, Msg("yh-reason-escape"))
    chance = chances[chosen]
    key = "yh-reason-strike"
    if chosen[0] == verbs.PLAY.name:
        key = "yh-reason-play"
    elif chosen[0] == verbs.USE.name:
        key = "yh-reason-use"
    return Choice(chosen, Msg(key, {"percent": percent(chance)}))


def _bout(moment: Moment, now: FightView) -> Bout:
    """The fights of the student with this card."""
    foe = moment.content.combat.get(now.foe.who) or moment.content.duels[now.foe.who]
    return moment.skill.bout(moment.me.student, foe, now.kind, moment.view.options["edition"])


def _price(moment: Moment, option: Option) -> float:
    """By how much an option must be better than an attack with dice."""
    price = _PRICES.get(option[0], 0.0)
    needed = option[0] == verbs.USE.name and option[1] in moment.mind.wanted
    return price + (KEEPSAKE if needed else 0.0)


def _standing(moment: Moment, now: FightView, side: SideView) -> Standing:
    """The fight at hand in numbers; of a team's opponent, the member's share (YH-CMB-4)."""
    content, me = moment.content, moment.me
    foe = content.combat.get(now.foe.who) or content.duels[now.foe.who]
    sheet = content.students[me.student]
    variant = moment.mind.variant
    limit = variant.mission_cards if now.kind == "combat" else variant.duel_cards
    weaken = sheet.fight.amount if isinstance(sheet.fight, Weaken) else 0
    purse = Purse(
        cards=moment.mind.hand,
        pledged=me.pledged,
        idle=(0, 0, len(moment.mind.books)),
        things=me.objects,
        left=limit - side.spells - side.potions,
    )
    mods = Mods(
        res=now.foe.res - foe.res + weaken,
        dice=max(0, side.dice - sheet.dice),
        hinder=max(0, sheet.dice - side.dice),
        stalled=now.foe.stalled,
        softened=side.softened,
        warded=now.foe.warded,
        burn=now.foe.burning,
    )
    return Standing(side.hp, -(-now.foe.hp // len(now.sides)), mods, purse)


def by_feeling(moment: Moment) -> Choice:
    """Any fight without odds: see `_rough_fight`."""
    assert moment.view.fight is not None
    return _rough_fight(moment, moment.view.fight)


def _rough_fight(moment: Moment, now: FightView) -> Choice:
    """Against players and Death Eaters: strong attacks, healing when weak."""
    mine = _own_side(moment, now)
    plays = moment.offers("play")
    cards = moment.content.fight_cards
    heals = [one for one in plays if cards[verbs.PLAY.arg(one)].kind == "defence"]
    attacks = [one for one in plays if one not in heals]
    use = moment.skill.use
    if mine.hp <= WEAK and heals:
        return moment.best(heals, lambda one: use(verbs.PLAY.arg(one)), "heal")[1]
    strong = [one for one in attacks if use(verbs.PLAY.arg(one)) >= 1.5]
    if strong:
        return moment.best(strong, lambda one: use(verbs.PLAY.arg(one)), "attack-card")[1]
    helpful = [one for one in moment.offers("use") if one[1] not in moment.mind.wanted
               and one[1] != "invisibility-cloak"]  # fmt: skip
    if helpful and mine.hp <= WEAK:
        return Choice(helpful[0], Msg("yh-reason-help"))
    return Choice(STRIKE, Msg("yh-reason-attack-dice"))


def _own_side(moment: Moment, now: FightView) -> SideView:
    return next((one for one in now.sides if one.seat == moment.seat), now.foe)


def answer(moment: Moment) -> Choice:
    """A defence card when it begins to hurt; against a card, when it could be the end."""
    now = moment.view.fight
    assert now is not None
    if now.kind in ("combat", "duel"):
        return _answer_card(moment, now)
    plays = moment.offers("play")
    if plays and _own_side(moment, now).hp <= WEAK:
        use = moment.skill.use
        return moment.best(plays, lambda one: use(verbs.PLAY.arg(one)), "heal")[1]
    return Choice(("endure",), Msg("yh-reason-endure"))


def _answer_card(moment: Moment, now: FightView) -> Choice:
    """Whatever saves one from an act that could lose the fight; the cards that do most first."""
    bout = _bout(moment, now)
    if not bout.deadly(_standing(moment, now, _own_side(moment, now))):
        return Choice(("endure",), Msg("yh-reason-endure"))
    plays, aids = moment.offers("play"), bout.aids
    if plays:
        return moment.best(plays, lambda one: aids.use_of(verbs.PLAY.arg(one)), "heal")[1]
    for option in moment.offers("use"):
        if any(isinstance(deed, Hp) for deed in aids.deeds_of_thing(verbs.USE.arg(option))):
            return Choice(option, Msg("yh-reason-help"))
    if _CLOAK in moment.options and now.kind == "combat":
        return Choice(_CLOAK, Msg("yh-reason-escape"))
    return Choice(("endure",), Msg("yh-reason-endure"))


def brawl(moment: Moment) -> Choice:
    """YH-PVP-2 One die each; objects are kept for fights that matter more."""
    return Choice(STRIKE, Msg("yh-reason-attack-dice"))


def defence_die(moment: Moment) -> Choice:
    """A plain hit hurts less on average."""
    return Choice(("take-hit",), Msg("yh-reason-take-hit"))


def search(moment: Moment) -> Choice:
    """The card that helps most here."""
    use = moment.skill.use
    return moment.best(moment.options, lambda one: use(verbs.SEARCH.arg(one)), "search")[1]


def attack(moment: Moment) -> Choice:
    """Whoever has most to lose; a Death Eater only if there is nobody else."""

    def worth(option: Option) -> float:
        if option[0] != "attack":
            return -1.0
        things = moment.view.players[verbs.ATTACK.arg(option)].objects
        return max((moment.mind.thing(one) for one in things), default=0.0)

    return moment.best(moment.options, worth, "attack-player")[1]


def prize(moment: Moment) -> Choice:
    """The object that one needs most; else cards or a token."""

    def worth(option: Option) -> float:
        match option:
            case ("win-object", str(thing)):
                return moment.mind.thing(thing)
            case ("win-token", str(token)):
                return moment.weights.floo if token == "floo" else 2.0
            case ("win-cards",):
                return moment.weights.card * moment.mind.variant.prize_cards
            case _:
                return 0.0

    return moment.best(moment.options, worth, "prize")[1]


def death_eater(moment: Moment) -> Choice:
    """The strongest that is left."""
    sheets = moment.content.death_eaters

    def worth(option: Option) -> float:
        sheet = sheets[verbs.SHEET.arg(option)]
        return sheet.hp + 2 * sheet.dice + sheet.res

    return moment.best(moment.options, worth, "death-eater")[1]
