"""Spells: when somebody is asked for one, casting, and what the target can do about it (TAL-SPE).

Whose turn to speak it is. Spells that may be cast at any time are options of whoever is asked
something by `ask_openly` (before moving, on the way, before a battle, at the end of a turn) and of
the other seats as guests meanwhile; nobody waits for guests. Most of them are so at other questions
too (`rules.meanwhile`). A spell that fits only this very moment (an answer, Protego, evading, the
start of another's turn) is a decision of its owner, asked by `react`.

That somebody is asked must not tell what it holds. At a table whose option `reactions` says so,
everybody is asked who might hold such a spell by what all can see, even if there is nothing to do
but to pass: then a pause tells nothing. Else only holders are asked, which programs prefer. Either
way a decision is shown to its owner only, and `react` seals the position, so that nobody can take
back an answer after learning that it made somebody think.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards import castable
from commonroom.games.talisman.cards.castable import RULE, casts, is_asked
from commonroom.games.talisman.cards.deed import Deed
from commonroom.games.talisman.cards.effects import DECLINE, DONE, agrees, ask, do
from commonroom.games.talisman.cards.moments import happen
from commonroom.games.talisman.entries import Spell
from commonroom.games.talisman.events import SpellBlocked, SpellCast, SpellCastOn
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.rules.dice import throw
from commonroom.games.talisman.rules.holdings import gain, keep_spell, lose
from commonroom.games.talisman.state import NOBODY, without
from commonroom.games.talisman.traits import Bespoke, Resist
from commonroom.kernel import Decision, Guests, Kind, Msg, Option, Script

PASS: Option = verbs.PASS.option()
CASTS = ("cast", "cast-on")
MEANWHILE = ("meanwhile",)
T = TypeVar("T")


# ---- asking ---------------------------------------------------------------------------------


def ask_openly(
    game: Talisman,
    seat: int,
    options: Callable[[], Sequence[Option]],
    prompt: Callable[[], Msg],
    rule: str,
    kind: Kind = "choose",
    moments: tuple[str, ...] = ("any-time",),
    now: Sequence[Option] | None = None,
) -> Script[Option]:
    """Ask something while spells may be cast: by the seat asked, or at any time by guests.

    Returns an answer that is no spell; whatever is cast meanwhile changes the options. If it calls
    off what was asked about, that is to pass. `now`: the options, if just listed.
    """

    def listed(public: Sequence[Option] | None = None) -> Sequence[Option]:
        found = options() if public is None else public
        spells = casts(game, seat, moments)
        return [*found, *spells] if spells else found

    def speak_up() -> Guests:
        return guests(game, seat)

    while True:
        option = yield Decision(seat, kind, listed(now), prompt, rule, speak_up, listed)
        if option[0] not in CASTS:
            return option
        now = None
        yield from cast(game, option)
        if called_off(game):
            return PASS


def called_off(game: Talisman) -> bool:
    """Whether a spell has ended the turn (Immobulus), or a Life that was the last of a fighter.

    No printed spell that may be cast at any time takes a Life, but those of a pack may.
    """
    state = game.state
    fight = state.fight
    if state.this_turn.ended or fight is None:
        return state.this_turn.ended
    fallen = state.players[fight.seat].fallen
    return fallen or (fight.other != NOBODY and state.players[fight.other].fallen)


def open_question(
    game: Talisman,
    seat: int,
    options: list[Option],
    prompt: Msg | Callable[[], Msg],
    rule: str,
    kind: Kind = "choose",
    moments: tuple[str, ...] = ("any-time",),
    others: tuple[str, ...] = ("any-time",),
) -> Decision:
    """The question of a phase that begins with it, while spells may be cast."""
    players = game.state.players
    asked = players[seat]
    if asked.spells:
        options = options + casts(game, seat, moments)
    for player in players:
        if player.spells and player is not asked:
            return Decision(seat, kind, options, prompt, rule, partial(guests, game, seat, others))
    return Decision(seat, kind, options, prompt, rule)


def somebody_has_spells(game: Talisman) -> bool:
    """Whether there is a spell in any hand; mostly there is none."""
    for player in game.state.players:  # noqa: SIM110 - a generator would cost more
        if player.spells:
            return True
    return False


def guests(game: Talisman, owner: int, moments: tuple[str, ...] = ("any-time",)) -> Guests:
    """TAL-SPE-2 What the other seats may throw in at any time."""
    asked = {seat: casts(game, seat, moments) for seat in range(game.seats) if seat != owner}
    return {seat: options for seat, options in asked.items() if options}


def react(
    game: Talisman,
    seat: int,
    options: Callable[[], Sequence[Option]],
    prompt: Msg,
    rule: str,
    *moments: str,
) -> Script[Option]:
    """Ask a seat for an answer to what is happening, if it has any; it may always pass.

    At a table that asks everyone, also if it might have one: a spell for one of these moments.
    """
    if not options() and not (game.asks_everyone and is_asked(game, seat, *moments)):
        return PASS

    def listed() -> list[Option]:
        return [*options(), PASS]

    game.seal()
    option = yield Decision(seat, "react", listed(), prompt, rule, again=listed)
    return option


def somebody_can_avert(game: Talisman) -> bool:
    """Whether anybody is to be asked for a spell against harm."""
    if game.asks_everyone:
        return any(is_asked(game, seat, "harm") for seat in range(game.seats))
    fitting = game.content.spells_for["harm"]
    for player in game.state.players:  # noqa: SIM110 - a generator would cost more
        if not fitting.isdisjoint(player.spells):
            return True
    return False


def averted(game: Talisman, harm: str, victim: int, card: str) -> Script[bool]:
    """TAL-CMP-6 Whether somebody averts a lost Life, a killed follower or a beaten enemy.

    The victim is asked first, then everybody clockwise from the active player.
    """
    state = game.state
    state.harm = harm
    asked = [victim] if victim != NOBODY else []
    asked += [seat for seat in game.from_active() if seat != victim]
    for seat in asked:
        if not is_asked(game, seat, "harm"):
            continue

        def options(seat: int = seat) -> list[Option]:
            return casts(game, seat, ("harm",), victim)

        prompt = Msg("tal-ask-avert", {"harm": harm, "card": card})
        option = yield from react(game, seat, options, prompt, RULE, "harm")
        if option != PASS:
            yield from cast(game, option)
            if not state.harm:
                return True
    state.harm = ""
    return False


# ---- casting --------------------------------------------------------------------------------


def cast(game: Talisman, option: Option) -> Script[None]:
    """TAL-SPE-2 A spell leaves the hand and is resolved at once, before anything else happens.

    So nothing is cast meanwhile, and dice that lay on the table lie there still.
    """
    dice = game.state.dice
    yield from answered_by(_cast(game, option), _closed)
    game.state.dice = dice


def _closed(asked: Decision) -> Script[Option]:
    """A question at which nobody else has the word."""
    if asked.speak_up is None:
        asked.speak_up = _nobody
    option = yield asked
    return option


def _nobody() -> Guests:
    return {}


def answered_by(script: Script[T], answer: Callable[[Decision], Script[Option]]) -> Script[T]:
    """A script, each question of which is put in another way."""
    try:
        asked = next(script)
        while True:
            asked = script.send((yield from answer(asked)))
    except StopIteration as stop:
        result: T = stop.value
        return result


def _cast(game: Talisman, option: Option) -> Script[None]:
    state = game.state
    caster, spell, whom = verbs.casting(option)
    target = NOBODY if whom is None else whom
    player = state.players[caster]
    player.spells = without(player.spells, spell)
    state.spell_discard += (spell,)
    if caster != state.active:
        player.cast = True
    game.seal()
    _tell_cast(game, caster, spell, target)
    keep_spell(game, caster)
    yield from happen(game, caster, "spell-cast")
    yield from _resolve(game, caster, spell, target)


def _tell_cast(game: Talisman, caster: int, spell: str, target: int) -> None:
    rule = "TAL-SPE-2"
    if target in (NOBODY, caster):
        game.tell(SpellCast, rule=rule, seat=caster, spell=spell)
    else:
        game.tell(SpellCastOn, rule=rule, seat=caster, spell=spell, other_seat=target)


def _resolve(game: Talisman, caster: int, spell: str, target: int) -> Script[None]:
    entry = game.content.spells[spell]
    if target not in (NOBODY, caster) and (yield from _resisted(game, spell, target)):
        return
    for seat in _touched(game, caster, entry, target):
        if (yield from _turned(game, spell, seat)):
            return
    if (yield from _answered(game, spell, target)):
        return
    yield from do(game, entry.effects, Deed(caster, spell, RULE, other=target))
    you = caster if target == NOBODY else target
    yield from do(game, entry.on_target, Deed(you, spell, RULE, other=caster))


def _resisted(game: Talisman, spell: str, target: int) -> Script[bool]:
    """TAL-CMP-2 Harry may roll against a spell that another casts on him."""
    for source, trait in game.having(target, Resist):
        deed = Deed(target, spell, "TAL-CMP-2")
        if spell not in trait.but and (yield from agrees(deed, "resist")):
            die = yield from throw(game, target, source, deed.rule)
            if die >= trait.at_least:
                game.tell(SpellBlocked, rule=deed.rule, seat=target, spell=spell, card=source)
                return True
    return False


def _touched(game: Talisman, caster: int, spell: Spell, target: int) -> Sequence[int]:
    """TAL-CMP-2 On whom, or on whose space, somebody else casts a spell.

    RULING: no printed spell is cast on a space as such. One that protects an enemy is cast on the
    space where that enemy fights, and so on whoever stands there.
    """
    if target != NOBODY:
        return () if target == caster else (target,)
    fight = game.state.fight
    if spell.target != "harmed" or fight is None:
        return ()
    space = game.state.players[fight.seat].space
    return [seat for seat in game.standing_on(space) if seat != caster]


def _turned(game: Talisman, spell: str, target: int) -> Script[bool]:
    """TAL-CMP-2 McGonagall (turn-spell): gain Fate; or pay it to block a spell and cast it anew.

    RULING: casting it anew is no spell of her hand and does not count for TAL-SPE-2.
    """
    for source, trait in game.having(target, Bespoke):
        if trait.name != "turn-spell":
            continue
        deed = Deed(target, spell, "TAL-CMP-2")
        options: list[Option] = [verbs.GAIN_FATE.option()] if game.state.fate else []
        if game.state.players[target].fate >= trait.numbers["block"]:
            options.append(verbs.BLOCK.option())
        if not options:
            return False
        option = yield ask(deed, "turn-spell", [*options, DECLINE], "react")
        if option == verbs.GAIN_FATE.option():
            gain(game, target, "fate", trait.numbers["gain"], deed.rule)
        elif option == verbs.BLOCK.option():
            lose(game, target, "fate", trait.numbers["block"], deed.rule)
            game.tell(SpellBlocked, rule=deed.rule, seat=target, spell=spell, card=source)
            yield from _cast_anew(game, deed, spell)
            return True
    return False


def _cast_anew(game: Talisman, deed: Deed, spell: str) -> Script[None]:
    """TAL-CMP-2 On a new target, whatever the region and the moment."""
    entry = game.content.spells[spell]
    if entry.target == "starting":
        targets = game.standing()
    else:
        targets = (
            [] if entry.target == "harmed" else castable.targets(game, deed.seat, entry, NOBODY)
        )
    options: list[Option] = [
        verbs.CAST_ON.option(deed.seat, spell, target)
        for target in targets
        if target != deed.seat and castable.works_on(game, deed.seat, entry, target)
    ]
    if not options:
        return
    option = yield ask(deed, "cast-anew", [*options, DONE])
    if option != DONE:
        _, _, target = verbs.CAST_ON.args(option)
        _tell_cast(game, deed.seat, spell, target)
        yield from _resolve(game, deed.seat, spell, target)


def _answered(game: Talisman, spell: str, target: int) -> Script[bool]:
    """TAL-CMP-6 Whether the target answers with a spell that takes this one's effect away."""
    state = game.state
    if target == NOBODY or not any(spell in s.answers for s in game.content.spells.values()):
        return False
    state.answering = spell

    def options() -> list[Option]:
        return [
            option
            for option in casts(game, target, ("answer",))
            if spell in game.content.spells[verbs.casting(option).spell].answers
        ]

    prompt = Msg("tal-ask-answer", {"card": spell})
    option = yield from react(game, target, options, prompt, RULE, "answer")
    if option != PASS:
        yield from cast(game, option)
    negated = not state.answering
    state.answering = ""
    if negated:
        card = verbs.casting(option).spell
        game.tell(SpellBlocked, rule=RULE, seat=target, spell=spell, card=card)
    return negated
