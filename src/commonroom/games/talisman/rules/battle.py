"""Battles with enemies: what comes before the dice, the dice, and what follows (TAL-BAT).

A battle lies in `Table.fight` from its beginning until its scores are compared, so that prompts,
views and odds can say what each score is made of.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.castable import casts
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import do
from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.cards.spells import PASS, ask_openly, averted, somebody_can_avert
from commonroom.games.talisman.cards.uses import use, uses
from commonroom.games.talisman.events import (
    BattleBegan,
    BattleLost,
    BattleWon,
    Scored,
    StandOff,
    TrophyTaken,
)
from commonroom.games.talisman.game import BARRIER, VOLDEMORT, Talisman
from commonroom.games.talisman.rules.dice import is_final, roll, roll_for, settle
from commonroom.games.talisman.rules.evading import evade_by, evasions, may_evade
from commonroom.games.talisman.rules.holdings import keep_to_limit, lift
from commonroom.games.talisman.rules.life import wound
from commonroom.games.talisman.rules.quidditch import deed_done
from commonroom.games.talisman.state import NOBODY, Fight, without
from commonroom.games.talisman.strength import (
    Contribution,
    explained,
    foe_strength,
    strength,
    total,
)
from commonroom.games.talisman.traits import IN_BATTLE, BattleDice
from commonroom.kernel import NOTHING, Msg, Option, Script

FIGHT: Option = verbs.FIGHT.option()
WON, LOST, STAND_OFF, EVADED = "won", "lost", "stand-off", "evaded"
BEFORE = ("any-time", "before-battle")
_OUTCOMES = {WON: BattleWon, LOST: BattleLost, STAND_OFF: StandOff}


def against_cards(game: Talisman, seat: int, cards: list[str], kind: str = "card") -> Fight:
    """TAL-BAT-2 The battle with these cards, which fight as one."""
    entries = [game.content.encounters[card] for card in cards]
    return Fight(
        seat,
        str(entries[0].stat),
        kind,
        list(cards),
        [game.powers[card] for card in cards],
        [str(entry.breed) for entry in entries],
        [entry.alignment or "" for entry in entries],
    )


def against_foe(seat: int, foe: str, stat: str, power: int, breed: str) -> Fight:
    """TAL-BAT-1 RULING: foes of spaces and effects are neutral and no trophies."""
    kind = "voldemort" if foe == VOLDEMORT else "foe"
    return Fight(seat, stat, kind, [foe], [power], [breed], [""])


def battle(game: Talisman, fight: Fight, *, costs_life: bool = True) -> Script[str]:
    """TAL-BAT-1 A battle with enemies from beginning to end: won, lost, stand-off or evaded.

    Losing or a stand-off ends the turn of whoever fights in its own turn. Only the Great Hall and
    the like cost no Life. RULING: Protego cannot spare Voldemort, who is never killed.
    """
    begin_battle(game, fight)
    if (yield from prepare(game, fight)):
        game.state.fight = None
        return EVADED
    return (yield from decide(game, fight, costs_life=costs_life))


def begin_battle(game: Talisman, fight: Fight) -> None:
    """TAL-BAT-1 It lies on the table, and nobody has done anything yet."""
    game.state.fight = fight
    foes = tuple(fight.foes)
    game.tell(BattleBegan, rule="TAL-BAT-1", seat=fight.seat, foes=foes, stat=fight.stat)


def fight_out(game: Talisman, fight: Fight) -> Script[None]:
    """TAL-BAT-1 The dice of a battle and what comes of it; at once, if they count as they are
    rolled and nobody can keep an enemy from being beaten.
    """
    if not is_final(game, fight.seat) or somebody_can_avert(game):
        return _decide(game, fight)
    roll_both(game, fight)
    return _conclude(game, fight, compared(game, fight, max(fight.dice)), costs_life=True)


def _decide(game: Talisman, fight: Fight) -> Script[None]:
    yield from decide(game, fight)


def decide(game: Talisman, fight: Fight, *, costs_life: bool = True) -> Script[str]:
    """TAL-BAT-1 The dice of a battle that was not evaded, and what comes of it."""
    outcome = yield from compare(game, fight)
    if outcome == WON and fight.kind != "voldemort":
        harm, victim = ("enemy", NOBODY) if fight.kind != "follower" else ("follower", fight.other)
        if somebody_can_avert(game) and (yield from averted(game, harm, victim, fight.foes[0])):
            outcome = STAND_OFF
    yield from _conclude(game, fight, outcome, costs_life)
    return outcome


def _conclude(game: Talisman, fight: Fight, outcome: str, costs_life: bool) -> Script[None]:
    """TAL-BAT-1 The battle is over; who has not won ends its turn, but not with Voldemort."""
    game.state.fight = None
    game.tell(_OUTCOMES[outcome], rule="TAL-BAT-1", seat=fight.seat, foes=tuple(fight.foes))
    if outcome == WON:
        return _win(game, fight)
    script = _lose(game, fight, costs_life) if outcome == LOST else NOTHING
    if script is not NOTHING:
        return _end_turn_after(game, fight, script)
    _end_turn(game, fight)
    return NOTHING


def _end_turn_after(game: Talisman, fight: Fight, script: Script[None]) -> Script[None]:
    yield from script
    _end_turn(game, fight)


def _end_turn(game: Talisman, fight: Fight) -> None:
    if fight.seat == game.state.active and fight.kind != "voldemort":
        game.state.this_turn.ended = True


# ---- before the dice ------------------------------------------------------------------------


def prepare(game: Talisman, fight: Fight) -> Script[bool]:
    """TAL-BAT-1 Evade first, or else spells, objects and abilities; says whether it evaded.

    Always asked, so that the table has a moment before the dice. Whoever has added something to
    the battle can no longer evade it. Those who lose their last Life before the dice do not fight.
    """
    seat = fight.seat
    options, prompt = partial(before_dice, game, fight), partial(battle_prompt, game, fight)
    while True:
        option = yield from ask_openly(game, seat, options, prompt, "TAL-BAT-1", moments=BEFORE)
        if option in (FIGHT, PASS):
            return option == PASS
        if option[0] == verbs.USE.name:
            yield from use(game, seat, verbs.USE.arg(option), ("before-battle",))
        elif (yield from evade_by(game, fight, option)):
            return True


def before_dice(game: Talisman, fight: Fight) -> list[Option]:
    """What whoever fights can do but cast spells that are for any moment."""
    seat = fight.seat
    options = [FIGHT, *uses(game, seat, IN_BATTLE)]
    if not fight.mine and not fight.theirs and fight.kind != BARRIER and may_evade(game, seat):
        options += evasions(game, seat, fight)
        if game.state.players[seat].spells:
            options += casts(game, seat, ("attacked",))
    return options


def battle_prompt(game: Talisman, fight: Fight) -> Msg:
    """The question before the dice of a battle with enemies."""
    mine = strength(game, fight.seat, fight.stat, "battle", fight)
    return fight_prompt(fight, mine, foe_strength(game, fight))


def fight_prompt(fight: Fight, mine: list[Contribution], theirs: list[Contribution]) -> Msg:
    """The question before the dice, with what both scores are made of."""
    return Msg(
        "tal-ask-fight",
        {
            "foes": list(fight.foes),
            "stat": fight.stat,
            "mine": total(mine),
            "parts": explained(mine),
            "theirs": total(theirs),
            "foe_parts": explained(theirs),
        },
    )


# ---- the dice -------------------------------------------------------------------------------


def dice_in(game: Talisman, seat: int, fight: Fight) -> int:
    """TAL-BAT-1 How many dice a character rolls in a battle, of which the highest counts."""
    traits = game.traits[seat].get(BattleDice)
    if not traits:
        return 1
    attacks = fight.kind == "character" and seat == fight.seat
    return max(
        (
            trait.dice
            for _, trait in traits
            if game.meant(trait.foe, fight, seat) and (attacks or not trait.attacking)
        ),
        default=1,
    )


def attack_dice(game: Talisman, seat: int, fight: Fight) -> list[int]:
    """TAL-BAT-1 The Attack Roll, not settled yet."""
    return roll(game, seat, "battle", "TAL-BAT-1", dice_in(game, seat, fight))


def settle_attack(game: Talisman, seat: int, dice: list[int], fate: bool = True) -> Script[int]:
    """TAL-FAT-1 Roll again, or not; then the die that counts."""
    return (yield from settle(game, seat, "battle", dice, "TAL-BAT-1", "best", "battle", fate))


def is_grim(game: Talisman, fight: Fight) -> bool:
    """TAL-CMP-4 Whether one of the enemies lets nobody spend Fate."""
    entries = game.content.encounters
    for card in _cards(fight):  # noqa: SIM110 - a generator would cost more
        if entries[card].grim:
            return True
    return False


def compare(game: Talisman, fight: Fight) -> Script[str]:
    """TAL-BAT-1 Own roll, the enemy's, Fate, and both Attack Scores."""
    seat = fight.seat
    roll_both(game, fight)
    if is_final(game, seat):
        die = max(fight.dice)
    else:
        die = yield from settle_attack(game, seat, fight.dice, not is_grim(game, fight))
    return compared(game, fight, die)


def roll_both(game: Talisman, fight: Fight) -> None:
    """TAL-BAT-1 The dice of whoever fights, and those of the enemies."""
    fight.dice = attack_dice(game, fight.seat, fight)
    fight.other_dice = [roll_for(game, fight.foes, "TAL-BAT-1")]


def compared(game: Talisman, fight: Fight, die: int) -> str:
    """TAL-BAT-1 Who has the higher score, with the die that counts."""
    mine = strength(game, fight.seat, fight.stat, "battle", fight)
    return scored(game, fight, mine, die, foe_strength(game, fight), fight.other_dice[0])


def scored(
    game: Talisman,
    fight: Fight,
    mine: list[Contribution],
    die: int,
    theirs: list[Contribution],
    foe_die: int,
) -> str:
    """TAL-BAT-1 Who has the higher score."""
    score, foe_score = total(mine) + die, total(theirs) + foe_die
    game.tell(_scores, fight, mine, die, theirs, foe_die)
    if score == foe_score:
        return STAND_OFF
    return WON if score > foe_score else LOST


def _scores(
    fight: Fight, mine: list[Contribution], die: int, theirs: list[Contribution], foe_die: int
) -> Scored:
    return Scored(
        rule="TAL-BAT-1",
        seat=fight.seat,
        foes=tuple(fight.foes),
        die=die,
        score=total(mine) + die,
        sources=tuple([source for source, _ in mine]),
        amounts=tuple([amount for _, amount in mine]),
        foe_die=foe_die,
        foe_score=total(theirs) + foe_die,
        foe_sources=tuple([source for source, _ in theirs]),
        foe_amounts=tuple([amount for _, amount in theirs]),
    )


# ---- what follows ---------------------------------------------------------------------------


def _cards(fight: Fight) -> Sequence[str]:
    """Those of the foes that are cards."""
    return fight.foes if fight.kind in ("card", "follower") else ()


def _win(game: Talisman, fight: Fight) -> Script[None]:
    """TAL-BAT-1 Beaten cards are trophies; then what they bring, which may lead elsewhere."""
    if fight.kind == "follower":
        return _win_follower(game, fight)
    for card in _cards(fight):
        lift(game, game.state.players[fight.seat].space, card)
        _take_trophy(game, fight.seat, card)
    return _spoils(game, fight)


def _win_follower(game: Talisman, fight: Fight) -> Script[None]:
    other = game.state.players[fight.other]
    for card in fight.foes:
        other.followers = without(other.followers, card)
        game.changed(fight.other)
        yield from keep_to_limit(game, fight.other)
        _take_trophy(game, fight.seat, card)
    yield from _spoils(game, fight)


def _take_trophy(game: Talisman, seat: int, card: str) -> None:
    game.state.players[seat].trophies += (card,)
    game.tell(TrophyTaken, rule="TAL-BAT-1", seat=seat, card=card)


def _spoils(game: Talisman, fight: Fight) -> Script[None]:
    """What comes of a battle that is won: by abilities, by a challenge, by the cards."""
    seat, entries = fight.seat, game.content.encounters
    script = happen(game, seat, "battle-won", fight)
    brings = [card for card in _cards(fight) if entries[card].on_win]
    if script is NOTHING and not brings and not game.state.players[seat].challenge:
        return NOTHING
    return _spoils_after(game, fight, script, brings)


def _spoils_after(
    game: Talisman, fight: Fight, script: Script[None], brings: list[str]
) -> Script[None]:
    seat = fight.seat
    yield from script
    if fight.kind != "voldemort" and game.state.players[seat].challenge:
        yield from deed_done(game, seat, "defeat-enemy")
    for card in brings:
        yield from do(game, game.content.encounters[card].on_win, Deed(seat, card, "TAL-CMP-4"))


def _lose(game: Talisman, fight: Fight, costs_life: bool) -> Script[None]:
    """TAL-BAT-1 A Life is lost, and then whatever the winners do besides."""
    seat, entries = fight.seat, game.content.encounters
    script = wound(game, seat, "TAL-BAT-1", battle=True) if costs_life else NOTHING
    brings = [card for card in _cards(fight) if entries[card].on_loss]
    if script is NOTHING and not brings and "battle-lost" not in game.traits[seat]:
        return NOTHING
    return _lose_after(game, fight, script, brings)


def _lose_after(
    game: Talisman, fight: Fight, script: Script[None], brings: list[str]
) -> Script[None]:
    seat = fight.seat
    yield from script
    for card in brings:
        yield from do(game, game.content.encounters[card].on_loss, Deed(seat, card, "TAL-CMP-4"))
    if not game.state.players[seat].fallen:
        yield from happen(game, seat, "battle-lost", fight)
