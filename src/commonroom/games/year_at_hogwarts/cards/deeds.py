"""What spells, potions and objects do in a fight, and the acts of opponents on cards.

The docstrings of `vocabulary` say what each means; here it is done.
"""

from __future__ import annotations

from collections.abc import Sequence

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import Potent
from commonroom.games.year_at_hogwarts.cards.effects import draw_chosen
from commonroom.games.year_at_hogwarts.events import (
    DiceChanged,
    DieRolled,
    Escaped,
    LossesSoftened,
    OpponentImmune,
    ResistanceChanged,
)
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules.asking import ask
from commonroom.games.year_at_hogwarts.rules.combatants import (
    RULES,
    ability,
    card_of,
    change,
    dice_of,
    hp_of,
    res_of,
    wound,
)
from commonroom.games.year_at_hogwarts.rules.ending import score
from commonroom.games.year_at_hogwarts.rules.holdings import (
    discard_chosen,
    discard_random,
    receive,
    to_bottom,
)
from commonroom.games.year_at_hogwarts.state import NOBODY, Fight, Side, without
from commonroom.games.year_at_hogwarts.vocabulary import (
    ON_OPPONENT,
    Act,
    Burn,
    Deed,
    Discard,
    Draw,
    Escape,
    Expose,
    FightDeck,
    Gamble,
    Harden,
    Hinder,
    Hp,
    Hurt,
    HurtRoll,
    MoreDice,
    Points,
    Regrow,
    Search,
    Soften,
    Stall,
    against,
)
from commonroom.kernel import Option, Script

# ---- cards and objects ----------------------------------------------------------------------


def do_deeds(
    game: Year, fight: Fight, side: Side, foe: Side, deeds: Sequence[Deed], deck: FightDeck | None
) -> Script[None]:
    """The deeds of a card of a deck, or of an object, done by `side`."""
    immune = not foe.student and foe.seat == NOBODY and deck in card_of(game, foe).immune
    here = tuple(against(deeds, foe.who))
    if immune and deck is not None and any(isinstance(deed, ON_OPPONENT) for deed in here):
        game.tell(OpponentImmune, rule="YH-CMP-7", opponent=foe.who, deck=deck)
    for deed in here:
        if not (immune and isinstance(deed, ON_OPPONENT)):
            yield from _do_deed(game, fight, side, foe, deed, deck)


def _do_deed(
    game: Year, fight: Fight, side: Side, foe: Side, deed: Deed, deck: FightDeck | None
) -> Script[None]:
    rule = RULES[fight.kind]
    match deed:
        case Hp(amount=amount):
            change(game, side, amount, rule)
        case Points(amount=amount):
            if side.student:
                score(game, side.seat, amount, rule)
        case Hurt(amount=amount):
            wound(game, foe, amount + _potent(game, side, deck), rule)
        case HurtRoll(dice=dice):
            rolled = [game.chance.d6("card") for _ in range(dice)]
            for die in rolled:
                game.tell(DieRolled, rule=rule, seat=side.seat, die=die)
            wound(game, foe, sum(rolled) + _potent(game, side, deck), rule)
        case Search():
            yield from _search(game, fight, side, deed)
        case MoreDice(dice=dice, lasting=lasting):
            side.dice += dice if lasting else 0
            side.next_dice += 0 if lasting else dice
            game.tell(DiceChanged, rule=rule, seat=side.seat, dice=dice_of(game, side))
        case Expose(amount=amount):
            if res_of(game, foe, side) > game.content.limit.least_res:
                foe.res -= amount
                _tell_res(game, side, foe, rule)
        case Stall(acts=acts):
            foe.stalled += acts
        case Burn(amount=amount):
            foe.burning += amount
        case Soften(amount=amount):
            _soften(game, side, foe, amount, rule)
        case Escape(spaces=spaces):
            fight.result, fight.escape, fight.fled = "escaped", spaces, side is fight.foe
            game.tell(Escaped, rule="YH-CMP-5", seat=side.seat)
        case Discard(cards=cards, of=of, random=True):
            discard_random(game, side.seat, cards, rule, of)
        case Discard(cards=cards, of=of):
            yield from discard_chosen(game, side.seat, cards, rule, of)
        case Draw(decks=decks, cards=cards):
            yield from draw_chosen(game, side.seat, decks, cards, rule)


def _soften(game: Year, side: Side, foe: Side, amount: int, rule: str) -> None:
    """Losses become smaller; RULING: if those of both parties would be, only the difference counts.

    Else two students could fight for ever, and neither would ever lose HP.
    """
    common = min(amount, foe.softened)
    foe.softened -= common
    side.softened += amount - common
    for party, changed in ((foe, common), (side, amount - common)):
        if changed:
            game.tell(LossesSoftened, rule=rule, seat=party.seat, amount=party.softened)


def _tell_res(game: Year, side: Side, foe: Side, rule: str) -> None:
    res = res_of(game, foe, side)
    game.tell(ResistanceChanged, rule=rule, seat=side.seat, res=res)


def _potent(game: Year, side: Side, deck: FightDeck | None) -> int:
    potent = ability(game, side, Potent)
    return potent.amount if potent is not None and potent.deck == deck else 0


def _search(game: Year, fight: Fight, side: Side, deed: Search) -> Script[None]:
    """YH-CMP-8 Look through a deck and take cards; RULING: then it is shuffled."""
    state, seat = game.state, side.seat
    state.decks[deed.deck] += state.bottoms[deed.deck]
    state.bottoms[deed.deck] = ()
    state.search_seat, state.search_deck = seat, deed.deck
    game.seal()

    def options() -> list[Option]:
        return verbs.SEARCH.each(sorted(dict.fromkeys(state.decks[deed.deck])))

    for left in range(min(deed.cards, len(state.decks[deed.deck])), 0, -1):
        option = yield from ask(seat, "search", options, "YH-CMP-8", cards=left)
        card = verbs.SEARCH.arg(option)
        state.decks[deed.deck] = without(state.decks[deed.deck], card)
        if side.student:
            receive(game, seat, card, "YH-CMP-8")
        else:
            fight.hand.append(card)
    state.search_seat, state.search_deck = NOBODY, ""
    game.seal()


# ---- opponents on cards ---------------------------------------------------------------------


def do_acts(game: Year, fight: Fight, side: Side, foe: Side, acts: Sequence[Act]) -> Script[None]:
    """What the card `foe` does to `side`."""
    for act in acts:
        yield from _do_act(game, fight, side, foe, act)


def _do_act(game: Year, fight: Fight, side: Side, foe: Side, act: Act) -> Script[None]:
    rule = RULES[fight.kind]
    match act:
        case Hp(amount=amount) if amount < 0:
            wound(game, side, -amount, rule)
        case Hp(amount=amount):
            change(game, side, amount, rule)
        case Points(amount=amount):
            score(game, side.seat, amount, rule)
        case Discard(cards=cards, of=of, random=True):
            discard_random(game, side.seat, cards, rule, of)
        case Discard(cards=cards, of=of):
            yield from discard_chosen(game, side.seat, cards, rule, of)
        case Regrow(amount=amount):
            if hp_of(game, foe) > 0:
                change(game, foe, min(amount, foe.full - foe.hp), rule)
        case Harden(amount=amount):
            if res_of(game, foe, foe) < game.content.limit.most_res:
                foe.res += amount
                _tell_res(game, side, foe, rule)
        case Hinder(dice=dice):
            side.hinder = max(side.hinder, dice)
            game.tell(DiceChanged, rule=rule, seat=side.seat, dice=dice_of(game, side))
        case Gamble():
            die = game.chance.d6("gamble")
            game.tell(DieRolled, rule=rule, seat=side.seat, die=die)
            chosen = act.acts if die in act.on else act.otherwise
            yield from do_acts(game, fight, side, foe, chosen)


def clear_table(game: Year, fight: Fight) -> None:
    """YH-CRD-1, YH-DE-1 Cards still on the table, and those of a Death Eater, go to the bottoms."""
    if fight.hand:
        game.seal()
    for card in fight.playing + fight.hand:
        to_bottom(game, card)
    fight.playing.clear()
    fight.hand.clear()
