"""Who meets whom: fights with Death Eaters, and the final meeting (YH-VR-6, YH-VR-7, YH-VR-FGT)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.board import START
from commonroom.games.year_at_hogwarts.cards.deeds import clear_table
from commonroom.games.year_at_hogwarts.events import FightBegan, FightLost, FightWon
from commonroom.games.year_at_hogwarts.options import ATTACK
from commonroom.games.year_at_hogwarts.rules.asking import ask_once
from commonroom.games.year_at_hogwarts.rules.combatants import deck_of, student_side
from commonroom.games.year_at_hogwarts.rules.fights import open_fight
from commonroom.games.year_at_hogwarts.rules.holdings import reward
from commonroom.games.year_at_hogwarts.state import Fight, Player, Side
from commonroom.games.year_at_hogwarts.voldemort_returns import options as verbs
from commonroom.games.year_at_hogwarts.voldemort_returns.events import (
    DeathEaterRemoved,
    FinalMeeting,
    FinalRolled,
    SentToStart,
    WarEnded,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.game import (
    HARRY,
    PETTIGREW,
    STONE,
    VOLDEMORT,
    Return,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.turn import take_up
from commonroom.kernel import Option, Script, Step

RULE = "YH-VR-FGT"


def meet(game: Return) -> Step:
    """YH-VR-7 Only heroes and Death Eaters fight, and Harry and Voldemort.

    RULING: who meets several Death Eaters chooses one; YH-VR-6 but whoever meets Voldemort meets
    nobody else, for that ends the game at once.
    """
    seat, here = game.state.active, game.player.space
    if seat == game.state.villain:
        heroes = game.heroes_on(here)
        return _attack(game, heroes) if heroes else "resolve"
    found = game.opponents_on(seat, here)
    if VOLDEMORT in found:
        return "final"
    return _face(game, seat, found) if found else "resolve"


def _face(game: Return, seat: int, found: list[str]) -> Script[str]:
    who = found[0]
    if len(found) > 1:
        options: list[Option] = verbs.FACE.each(found)
        option = yield from ask_once(seat, "face", options, "YH-VR-7")
        who = verbs.FACE.arg(option)
    return (yield from _fight(game, seat, who, first=True))


def _attack(game: Return, heroes: list[int]) -> Script[str]:
    """The villain's character at hand meets whoever is here."""
    who, hero = game.at_hand.student, heroes[0]
    if who == VOLDEMORT:
        return "final"
    if len(heroes) > 1:
        options: list[Option] = ATTACK.each(heroes)
        option = yield from ask_once(game.state.villain, "attack", options, "YH-VR-7")
        hero = ATTACK.arg(option)
    take_up(game, VOLDEMORT)
    return (yield from _fight(game, hero, who, first=False))


def _fight(game: Return, hero: int, who: str, *, first: bool) -> Script[str]:
    """YH-VR-FGT Who moved in attacks first; the Death Eater brings its HP and cards."""
    pawn = game.state.pawns[who]
    foe = Side(who, game.state.villain, hp=pawn.hp, full=pawn.hp)
    fight = Fight("return", [student_side(game, hero)], foe, answering=not first)
    fight.hand = [*pawn.spells, *pawn.potions]
    pawn.spells = pawn.potions = ()
    game.tell(FightBegan, rule=RULE, seat=hero, opponent=who, hp=pawn.hp)
    return (yield from open_fight(game, fight))


def fight_over(game: Return) -> str:
    """YH-VR-FGT The loser goes back to Start, or is out.

    RULING: a Death Eater who wins without any HP left has 1, like every winner (YH-PVP-3).
    """
    fight = game.fight
    game.state.fight = None
    hero, who = fight.sides[0], fight.foe.who
    pawn = game.state.pawns[who]
    if fight.result == "won":
        game.tell(FightWon, rule=RULE, seat=hero.seat, opponent=who)
        reward(game, hero.seat)
        if who == PETTIGREW and game.switches.vr_pettigrew_sent_to_start:
            _keep_cards(game, fight, pawn)
            send_to_start(game, pawn)
        else:
            del game.state.pawns[who]
            game.tell(DeathEaterRemoved, rule=RULE, death_eater=who)
    else:
        game.tell(FightLost, rule=RULE, seat=hero.seat, opponent=who)
        pawn.hp = max(1, fight.foe.hp)
        _keep_cards(game, fight, pawn)
        send_to_start(game, game.state.players[hero.seat])
        _part(game, hero.seat, who)
    clear_table(game, fight)
    return "end"


def _keep_cards(game: Return, fight: Fight, pawn: Player) -> None:
    """A Death Eater who stays in play takes its cards back."""
    for card in fight.hand:
        deck = deck_of(game, card)
        pawn.hold(deck, (*pawn.hand(deck), card))
    fight.hand.clear()


def send_to_start(game: Return, player: Player) -> None:
    """YH-VR-FGT Back to Start with 1 HP; objects and cards are kept."""
    player.hp = game.content.limit.returned_hp
    if player.student != HARRY or game.switches.vr_harry_sent_to_start:
        player.space, player.waiting = START, ""
    game.tell(SentToStart, rule=RULE, character=player.student, hp=player.hp)


def _part(game: Return, hero: int, who: str) -> None:
    """(it) Another hero may fight this Death Eater in the next turn.

    RULING: whoever was beaten, and it, avoid each other until that hero's next turn is over.
    """
    state = game.state
    if game.switches.vr_rematch == "another-hero":
        next_turn = state.turn + 1 + (hero - state.active - 1) % game.seats
        state.wary += ((hero, who, next_turn + 1),)


# ---- the final meeting ----------------------------------------------------------------------


def final(game: Return) -> str | None:
    """YH-VR-6 A side without its token loses; with Horcruxes left, Voldemort wins; else dice."""
    state, harry, villain = game.state, game.harry, game.state.villain
    rule = "YH-VR-6"
    other = villain if state.active == harry else harry
    game.tell(FinalMeeting, rule=rule, seat=state.active, other_seat=other)
    stone = STONE in state.players[harry].objects
    wand = game.switches.vr_auto_win_token in game.voldemort.objects
    match stone, wand:
        case False, wand:
            victor, cause = VOLDEMORT, "no-stone" if wand else "neither"
        case True, False:
            victor, cause = HARRY, "no-wand"
        case _ if game.horcrux_spaces:
            victor, cause = VOLDEMORT, "horcruxes"
        case _:
            victor, cause = _last_dice(game, harry, villain), "die"
    state.victor, state.over = victor, True
    game.tell(WarEnded, rule=rule, victor=victor, cause=cause)
    return None


def _last_dice(game: Return, harry: int, villain: int) -> str:
    """One die each, the higher wins; RULING: ties roll again."""
    mine = theirs = 0
    while mine == theirs:
        mine, theirs = game.chance.d6("harry"), game.chance.d6("voldemort")
        game.tell(
            FinalRolled, rule="YH-VR-6", seat=harry, die=mine, other_seat=villain, other_die=theirs
        )
    return HARRY if mine > theirs else VOLDEMORT
