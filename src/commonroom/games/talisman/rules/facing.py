"""The battle with enemies that lie on a space, as a phase of its own (TAL-BAT-1).

It lies in `Table.fight`, so the question before the dice is asked anew whenever something was cast
or used, and can be copied as it lies there. Battles that are part of something else are scripts
(`rules.battle`).
"""

from __future__ import annotations

from commonroom.games.talisman import options as verbs
from commonroom.games.talisman.cards.spells import called_off, cast, open_question
from commonroom.games.talisman.cards.uses import use
from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.options import USE
from commonroom.games.talisman.rules.battle import BEFORE, battle_prompt, before_dice, fight_out
from commonroom.games.talisman.rules.evading import evade_by
from commonroom.games.talisman.rules.settling import go_on, then
from commonroom.games.talisman.state import Fight
from commonroom.kernel import Decision, Msg, Option, Script, Step


def what_before_dice(game: Talisman) -> Decision:
    """TAL-BAT-1 Evade first, or else spells, objects and abilities; or fight."""
    fight = _fight(game)

    def prompt() -> Msg:
        return battle_prompt(game, fight)

    options = before_dice(game, fight)
    return open_question(game, fight.seat, options, prompt, "TAL-BAT-1", moments=BEFORE)


def face(game: Talisman, option: Option) -> Step:
    """What was chosen, and then the dice or the same question again."""
    fight = _fight(game)
    if option[0] == verbs.FIGHT.name:
        return then(game, fight_out(game, fight), go_on)
    return _prepare(game, fight, option)


def _prepare(game: Talisman, fight: Fight, option: Option) -> Script[str]:
    match option[0]:
        case verbs.CAST.name | verbs.CAST_ON.name:
            yield from cast(game, option)
        case verbs.USE.name:
            yield from use(game, fight.seat, USE.arg(option), ("before-battle",))
        case _:
            if (yield from evade_by(game, fight, option)):
                game.state.fight = None
                return go_on(game)
    if called_off(game):
        game.state.fight = None
        return "end"
    return "battle"


def _fight(game: Talisman) -> Fight:
    fight = game.state.fight
    assert fight is not None
    return fight
