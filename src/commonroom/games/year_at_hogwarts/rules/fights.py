"""Fights with attack dice and cards (YH-FGT, YH-CMB-1, YH-CMB-2, YH-DUE-1, YH-PVP-3, YH-DE-1).

One phase is one deed of one party. How fights of each kind begin and what they lead to is in
`missions`, `duels`, `players` and `death_eaters`.
"""

from __future__ import annotations

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.abilities import (
    Opening,
    PayForDice,
    Sixes,
    Snatch,
    Stun,
    Unmoved,
)
from commonroom.games.year_at_hogwarts.cards.deeds import do_acts, do_deeds
from commonroom.games.year_at_hogwarts.events import (
    ActSkipped,
    AttackParried,
    AttackRolled,
    AttackSkipped,
    CardPlayed,
    DefenceRolled,
    FlamesSpread,
    OpponentActed,
    OpponentStunned,
    StoodUnmoved,
)
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.rules.asking import ask, ask_once, question
from commonroom.games.year_at_hogwarts.rules.combatants import (
    RULES,
    ability,
    brace,
    card_of,
    change,
    could_answer,
    deck_of,
    dice_of,
    hp_of,
    playable,
    put_under,
    res_of,
    take_out,
    wound,
)
from commonroom.games.year_at_hogwarts.rules.holdings import discard_random
from commonroom.games.year_at_hogwarts.rules.objects import usable, use_up
from commonroom.games.year_at_hogwarts.state import NOBODY, Fight, Side
from commonroom.games.year_at_hogwarts.vocabulary import Acts
from commonroom.kernel import Decision, Option, Script

STRIKE: Option = verbs.STRIKE.option()
STRIKE_HARD: Option = verbs.STRIKE_HARD.option()
ENDURE: Option = verbs.ENDURE.option()
ROLL: Option = verbs.ROLL_DEFENCE.option()
TAKE_HIT: Option = verbs.TAKE_HIT.option()


def parties(fight: Fight) -> tuple[Side, Side]:
    """Whose turn it is, and the opponent."""
    me = fight.sides[fight.acting]
    return (fight.foe, me) if fight.answering else (me, fight.foe)


def against_card(fight: Fight) -> bool:
    """Whether the opponent is a combat or duel card."""
    return fight.kind in ("combat", "duel")


def floor(fight: Fight) -> int:
    """YH-DUE-1, YH-PVP-3 The HP at which a student has lost."""
    return 1 if fight.kind in ("duel", "player") else 0


def beaten(game: Year, fight: Fight, side: Side) -> bool:
    """Whether a party has lost; RULING: who begins with 1 HP loses at the first hit."""
    hp = hp_of(game, side)
    low = side.student and side.hurt and hp <= floor(fight)
    return hp <= 0 or low


def settle(game: Year, fight: Fight) -> bool:
    """Say how the fight has ended, if it has.

    YH-CMB-2 A mission is won only with HP left. RULING: in a duel or among players the opponent of
    whoever attacked last is looked at first, unless whoever attacked has no HP left. YH-DE-1,
    YH-VR-FGT With Death Eaters it always is: whoever first brings the other to 0 has won. YH-DUE-1
    RULING: where a beaten student acts once more (pl), that can still lose the duel, as the last
    act of an opponent can lose a mission.
    """
    if fight.result:
        return True
    me, foe = fight.sides[fight.acting], fight.foe
    won, lost = beaten(game, fight, foe), beaten(game, fight, me)
    if won and lost:
        attacker = foe if fight.answering else me
        first = fight.kind in ("death-eater", "return") or hp_of(game, attacker) > 0
        won = first != fight.answering
        if fight.kind == "duel" and game.switches.duel_last_act_at_zero:
            won = False
    if won or lost:
        fight.result = "won" if won else "lost"
    return won or lost


# ---- the beginning --------------------------------------------------------------------------


def open_fight(game: Year, fight: Fight) -> Script[str]:
    """YH-CMB-1 Openings, and what the card does when it is revealed."""
    game.state.fight = fight
    me, foe = fight.sides[fight.acting], fight.foe
    for one, other in ((me, foe), (foe, me)):
        opening = ability(game, one, Opening)
        if opening is not None and not _unmoved(game, other):
            change(game, other, -min(opening.hp, hp_of(game, other) - 1), "YH-FGT-4")
    reveal = card_of(game, foe).reveal if against_card(fight) else ()
    if reveal and not _unmoved(game, me):
        yield from _act(game, fight, reveal)
    return "fight-over" if settle(game, fight) else "fight"


def _unmoved(game: Year, side: Side) -> bool:
    """YH-FGT-4 Whether a party does not suffer what an opponent does when the fight begins."""
    unmoved = ability(game, side, Unmoved) is not None
    if unmoved:
        game.tell(StoodUnmoved, rule="YH-FGT-4", seat=side.seat)
    return unmoved


def _act(game: Year, fight: Fight, acts: Acts) -> Script[None]:
    """What a card does; YH-FGT-5 it is an attack, so it may be answered like any other."""
    if not acts:
        return
    me, foe = fight.sides[fight.acting], fight.foe
    if (yield from _answered(game, fight, me, foe)):
        _tell_skip(game, foe)
        return
    if fight.result:
        return
    game.tell(OpponentActed, rule=RULES[fight.kind], seat=me.seat, opponent=foe.who)
    brace(game, me)
    yield from do_acts(game, fight, me, foe, acts)


def _skips(game: Year, side: Side) -> bool:
    """Whether a party skips its act; that uses one such skip up."""
    if not side.stalled:
        return False
    side.stalled -= 1
    _tell_skip(game, side)
    return True


def _tell_skip(game: Year, side: Side) -> None:
    if side.student:
        game.tell(AttackSkipped, rule="YH-FGT-3", seat=side.seat)
    else:
        game.tell(ActSkipped, rule="YH-FGT-3", opponent=side.who)


# ---- one deed -------------------------------------------------------------------------------


def which_deed(game: Year) -> Decision:
    """YH-FGT-5 What the party in turn does next."""
    me, foe = parties(game.fight)
    options = _options(game, game.fight, me, foe)
    return question(me.seat, "fight", options, "YH-FGT-5", who=me.who, opponent=foe.who)


def fight(game: Year, option: Option) -> Script[str]:
    """YH-FGT-1 … YH-FGT-3 The party in turn attacks, defends itself or uses an object."""
    fight = game.fight
    me, foe = parties(fight)
    match option[0]:
        case verbs.USE.name:
            yield from _use(game, fight, me, foe, verbs.USE.arg(option))
        case verbs.PLAY.name if game.content.fight_cards[verbs.PLAY.arg(option)].kind == "defence":
            yield from _play(game, fight, me, foe, verbs.PLAY.arg(option))
            foe.warded = True
        case _:
            return (yield from _attack(game, fight, option))
    return "fight-over" if settle(game, fight) else "fight"


def _options(game: Year, fight: Fight, me: Side, foe: Side) -> list[Option]:
    """What the party in turn may do; YH-FGT-3 in pl an attack follows a defence card.

    RULING: it pays no HP for dice if that loses the fight.
    """
    options = [STRIKE]
    pay = ability(game, me, PayForDice)
    if pay is not None and hp_of(game, me) - pay.hp > floor(fight):
        options.append(STRIKE_HARD)
    attacks_only = foe.warded and not game.switches.defence_cards_in_a_row
    options += verbs.PLAY.each(playable(game, fight, me, "attack" if attacks_only else None))
    if me.student:
        options += verbs.USE.each(usable(game, me.seat, "fight"))
    return options


def _use(game: Year, fight: Fight, me: Side, foe: Side, thing: str) -> Script[None]:
    """YH-CMP-5 A special object in a fight."""
    yield from use_up(game, me.seat, thing)
    yield from do_deeds(game, fight, me, foe, game.content.powers[thing].deeds, None)


def _declare(game: Year, fight: Fight, me: Side, card: str) -> None:
    """A card is laid on the table."""
    take_out(game, fight, me, card)
    game.tell(CardPlayed, rule="YH-FGT-5", seat=me.seat, card=card)


def _carry_out(game: Year, fight: Fight, me: Side, foe: Side, card: str) -> Script[None]:
    """YH-FGT-2, YH-FGT-3 What a card on the table does."""
    brace(game, foe)
    entry = game.content.fight_cards[card]
    yield from do_deeds(game, fight, me, foe, entry.effects, deck_of(game, card))
    put_under(game, fight, card)


def _play(game: Year, fight: Fight, me: Side, foe: Side, card: str) -> Script[None]:
    """YH-FGT-3 Play a defence card."""
    _declare(game, fight, me, card)
    yield from _carry_out(game, fight, me, foe, card)


def _attack(game: Year, fight: Fight, option: Option) -> Script[str]:
    me, foe = parties(fight)
    if option == STRIKE_HARD:
        pay = ability(game, me, PayForDice)
        assert pay is not None
        change(game, me, -pay.hp, "YH-FGT-4")
        me.next_dice += pay.dice
    elif option[0] == verbs.PLAY.name:
        _declare(game, fight, me, verbs.PLAY.arg(option))
    warded, foe.warded = foe.warded, False
    if against_card(fight):
        yield from _attack_card(game, fight, me, foe, option, warded)
    else:
        yield from _attack_party(game, fight, me, foe, option)
    if settle(game, fight):
        return "fight-over"
    return "end" if len(fight.sides) > 1 else "fight"


def _strike_or_play(game: Year, fight: Fight, me: Side, foe: Side, option: Option) -> Script[bool]:
    """Carry the attack out; says whether it stuns."""
    if foe.burning:
        game.tell(FlamesSpread, rule="YH-CMP-8", seat=me.seat)
        brace(game, foe)
        wound(game, foe, foe.burning, "YH-CMP-8")
    if option[0] == verbs.PLAY.name:
        yield from _carry_out(game, fight, me, foe, verbs.PLAY.arg(option))
        return False
    return (yield from strike(game, fight, me, foe))


def _attack_card(
    game: Year, fight: Fight, me: Side, foe: Side, option: Option, warded: bool
) -> Script[None]:
    """YH-CMB-1, YH-CMB-2 Its ability before the attack, the attack, its ability after it.

    YH-FGT-3 RULING: what a card does is its attack, before yours as well as after it; so after a
    defence card it skips what it would do before your next attack. RULING: an attack card that
    makes the opponent skip acts begins with what would follow at once.
    """
    card = card_of(game, foe)
    skipped = not warded and _skips(game, foe)
    if warded and card.before:
        _tell_skip(game, foe)
    elif not warded and not skipped:
        yield from _act(game, fight, card.before)
        if settle(game, fight):
            return
    stunned = yield from _strike_or_play(game, fight, me, foe, option)
    follows = card.after
    if hp_of(game, foe) <= 0:
        last = fight.kind == "combat" or game.switches.duel_last_act_at_zero
        follows = (card.after or card.before) if last else ()
    if follows and not fight.result and not (skipped or stunned or _skips(game, foe)):
        yield from _act(game, fight, follows)


def _attack_party(game: Year, fight: Fight, me: Side, foe: Side, option: Option) -> Script[None]:
    """YH-PVP-1 The parties alternate; the one attacked may answer with a defence card.

    RULING: an attack so answered does nothing, and its card, or its further dice, are used up.
    """
    if (yield from _answered(game, fight, foe, me)):
        game.tell(AttackParried, rule="YH-FGT-5", seat=foe.seat, other_seat=me.seat)
        if option[0] == verbs.PLAY.name:
            put_under(game, fight, verbs.PLAY.arg(option))
        else:
            me.next_dice = me.hinder = 0
    elif not fight.result:
        stunned = yield from _strike_or_play(game, fight, me, foe, option)
        foe.stalled += stunned
    if not settle(game, fight) and not _skips(game, foe):
        fight.answering = not fight.answering


def _answered(game: Year, fight: Fight, me: Side, attacker: Side) -> Script[bool]:
    """YH-FGT-5 Whether the party attacked plays a defence card; it may use objects too."""

    def options() -> list[Option]:
        found: list[Option] = verbs.PLAY.each(playable(game, fight, me, "defence"))
        if me.student:
            found += verbs.USE.each(usable(game, me.seat, "fight"))
        return [ENDURE, *found]

    while not fight.result:
        objects = usable(game, me.seat, "fight") if me.student else []
        if not objects and not could_answer(game, fight, me):
            return False
        option = yield from ask(
            me.seat, "answer", options, "YH-FGT-5", "react", who=me.who, opponent=attacker.who
        )
        if option == ENDURE:
            return False
        if option[0] == verbs.PLAY.name:
            yield from _play(game, fight, me, attacker, verbs.PLAY.arg(option))
            return True
        yield from _use(game, fight, me, attacker, verbs.USE.arg(option))
    return False


# ---- dice -----------------------------------------------------------------------------------


def strike(game: Year, fight: Fight, me: Side, foe: Side) -> Script[bool]:
    """YH-FGT-1 Each die at or above the opponent's res removes 1 HP; says whether it stuns."""
    res, rule = res_of(game, foe, me), "YH-FGT-1"
    fight.dice = [game.chance.d6("attack") for _ in range(dice_of(game, me))]
    me.next_dice = me.hinder = 0
    hits = [die for die in fight.dice if die >= res]
    game.tell(
        AttackRolled,
        rule=rule,
        seat=me.seat,
        who=me.who,
        dice=tuple(fight.dice),
        res=res,
        hits=len(hits),
    )
    brace(game, foe)
    sixes = ability(game, me, Sixes)
    extra = sixes.amount if sixes is not None else 0
    if game.has_defence_die(fight):
        yield from _defend(game, me, foe, hits, extra)
    elif hits:
        wound(game, foe, len(hits) + extra * hits.count(6), rule)
    snatch, stun = ability(game, me, Snatch), ability(game, me, Stun)
    if snatch is not None and len(hits) >= snatch.hits and foe.student:
        discard_random(game, foe.seat, 1, "YH-FGT-4")
    stuns = stun is not None and len(hits) >= stun.hits
    if stuns:
        game.tell(OpponentStunned, rule="YH-FGT-4", seat=me.seat)
    return stuns


def _defend(game: Year, me: Side, foe: Side, hits: list[int], extra: int) -> Script[None]:
    """YH-VR-FGT Each hit may be answered with a defence die."""
    rule = "YH-VR-FGT"
    for left in range(len(hits), 0, -1):
        if foe.seat == NOBODY or hp_of(game, foe) <= 0 or hp_of(game, me) <= 0:
            return
        more = extra if hits[-left] == 6 else 0
        option = yield from ask_once(
            foe.seat, "defence-die", [ROLL, TAKE_HIT], rule, "react", hits=left
        )
        if option == TAKE_HIT:
            wound(game, foe, 1 + more, rule)
            continue
        die = game.chance.d6("defence")
        game.tell(DefenceRolled, rule=rule, seat=foe.seat, die=die)
        if die == 6:
            brace(game, me)
            wound(game, me, 1, rule)
        else:
            wound(game, foe, (2 if die <= 2 else 1) + more, rule)
