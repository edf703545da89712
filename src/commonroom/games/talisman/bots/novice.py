"""The novice: simple priorities, like somebody who has just learnt the rules.

It grows in the Outer region, crosses once it feels strong, and goes for the Great Hall with a
Hallow. It knows no chances and does not look ahead.
"""

from __future__ import annotations

from typing import ClassVar

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.game import HALLOW
from commonroom.games.talisman.view import PlayerView, TableView
from commonroom.kernel import Chance, Msg, Option
from commonroom.kernel.policy import Choice, Question

_STRONG = 8
"""So much Magic is enough for the Grounds."""
_GROWN = 10
"""So much is enough for the school."""
_HURT = 2
"""So few Lives make it careful."""
_GLADLY = frozenset({
    "exchange", "again", "enter", "confront", "remain", "take", "take-galleons", "evade",
    "pass-by", "accept", "buy", "offer", "wound", "gain-fate", "block", "heal", "give-fate",
    "drop-challenge", "choose",
})  # fmt: skip
_RELUCTANTLY = frozenset({
    "ditch", "ditch-galleon", "sell", "leave", "turn-back", "meet-by-spell", "give-spells",
    "short-walk", "reroll", "pay-spell", "threaten", "replace", "give-up",
})  # fmt: skip


class Novice:
    """Fights what is weaker, takes what lies there, and keeps what it has."""

    speaks_at: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, content: Content) -> None:
        self.content = content

    def choose(self, view: TableView, question: Question, chance: Chance) -> Choice | None:
        """The option with the highest priority; chance decides between equals."""
        if question.as_guest:
            return None
        me = view.players[question.seat]
        _, ties = question.best(lambda option: self._rank(view, me, option))
        return Choice(chance.one_of(ties, "novice"), Msg("tal-reason-novice"))

    def _rank(self, view: TableView, me: PlayerView, option: Option) -> float:
        magic = sum(amount for _, amount in me.magic_parts)
        strong = magic >= _STRONG
        ready = HALLOW in me.objects and magic >= _GROWN
        match option:
            case ("barrier",) | ("cross", str(_)) | ("travel", "hagrids-hut"):
                return 2 if strong else -1
            case ("gates", str(stat)):
                might = sum(amount for _, amount in me.might_parts)
                return 2 if ready and (magic >= might) == (stat == "magic") else -1
            case ("turn-back",):
                return -1 if HALLOW in me.objects else 3
            case ("walk" | "go" | "travel", str(space)):
                return self._space(view, me, space, strong)
            case ("duel", int(other)):
                theirs = sum(amount for _, amount in view.players[other].magic_parts)
                return 2 if magic > theirs else -1
            case ("fate", int(die)):
                return self._fate(view, me, die)
            case ("cast" | "cast-on", int(_), str(spell), *_):
                return self._spell(me, spell, option[3] if len(option) > 3 else me.seat)
            case ("side", str(side)):
                return 1 if side == me.alignment else 0
            case ("voldemort", str(space)):
                return -1 if space == me.space else 0
            case (str(verb), *_):
                return 1 if verb in _GLADLY else -2 if verb in _RELUCTANTLY else 0
            case _:
                return 0

    def _space(self, view: TableView, me: PlayerView, space: str, strong: bool) -> float:
        """The right region; a shop with money, a healer with wounds; cards rather than dice."""
        entry = self.content.spaces[space]
        rank = 1.0 if (entry.region == "middle") == strong else 0.0
        if entry.name in ("st-mungos", "hospital-wing", "hogsmeade") and me.life <= _HURT:
            rank += 0.5 * (me.galleons > 0)
        if space == "diagon-alley" and me.galleons > 1:
            rank += 0.4
        if space == "quidditch-pitch" and HALLOW not in me.objects:
            rank += 0.5
        foes = [self.content.encounters.get(card) for card in view.lying.get(space, ())]
        power = sum(foe.power("en") for foe in foes if foe is not None)
        return rank + 0.2 * (entry.draw > 0) - 0.5 * (power > me.magic)

    def _fate(self, view: TableView, me: PlayerView, die: int) -> float:
        """Fate for a battle that goes badly."""
        fight = view.fight
        if fight is None or fight.seat != me.seat or not fight.dice or die > 3:
            return -1
        mine = sum(amount for _, amount in fight.parts) + max(fight.dice)
        theirs = sum(amount for _, amount in fight.foe_parts) + max(fight.other_dice, default=0)
        return 1 if mine < theirs else -1

    def _spell(self, me: PlayerView, spell: str, target: str | int) -> float:
        """Spells that help at once, and any that hurt others."""
        match spell:
            case "episkey":
                return 2 if target == me.seat and me.life <= _HURT else -1
            case "obliviate" | "immobulus" | "imperio":
                return -1 if target == me.seat else 0
            case _:
                return 1
