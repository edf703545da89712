"""What a player can know of its chances: the fight at hand, and where a roll can lead."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from commonroom.games.year_at_hogwarts.abilities import (
    AdjustRoll,
    PassBy,
    ShortMove,
    SpareDie,
    StopAt,
    Weaken,
)
from commonroom.games.year_at_hogwarts.board import edition_of
from commonroom.games.year_at_hogwarts.content import Content, Mission
from commonroom.games.year_at_hogwarts.game import walks_on
from commonroom.games.year_at_hogwarts.odds.bout import Bout
from commonroom.games.year_at_hogwarts.odds.purse import Mods, Purse
from commonroom.games.year_at_hogwarts.odds.standing import Odds, Standing, terms_of
from commonroom.games.year_at_hogwarts.seen import FightView, PlayerView, TableView
from commonroom.games.year_at_hogwarts.walks import Walks

FACES = range(1, 7)


# ---- fights ---------------------------------------------------------------------------------


def bout_of(content: Content, view: TableView, student: str, kind: str, card: str) -> Bout:
    """The fights of a student with a card under the rules of this table."""
    edition = content.editions[edition_of(view.options)]
    foe = content.combat[card] if kind == "combat" else content.duels[card]
    return Bout(content, content.students[student], foe, terms_of(kind, edition))


def card_limit(content: Content, view: TableView, kind: str) -> int:
    """YH-CMB-3, YH-DUE-1 How many cards may be played in a fight."""
    variant = content.variant_for(view.options, len(view.players))
    return variant.mission_cards if kind == "combat" else variant.duel_cards


def purse_of(me: PlayerView, left: int) -> Purse:
    """What a player has to fight with."""
    hand = me.hand or {}
    cards = (*hand.get("spell", ()), *hand.get("potion", ()))
    return Purse(cards, me.pledged, (0, 0, len(hand.get("book", ()))), me.objects, left)


def standing(content: Content, view: TableView, seat: int, fight: FightView) -> Standing:
    """A player's fight with a card, as numbers; the only side of it."""
    me, side = view.players[seat], fight.sides[0]
    sheet = content.students[me.student]
    foe = content.combat.get(fight.foe.who) or content.duels[fight.foe.who]
    weaken = sheet.fight.amount if isinstance(sheet.fight, Weaken) else 0
    mods = Mods(
        res=fight.foe.res - foe.res + weaken,
        next_dice=max(0, side.dice - sheet.dice),
        hinder=max(0, sheet.dice - side.dice),
        stalled=fight.foe.stalled,
        softened=side.softened,
        warded=fight.foe.warded,
        burn=fight.foe.burning,
    )
    left = card_limit(content, view, fight.kind) - side.spells - side.potions
    return Standing(side.hp, fight.foe.hp, mods, purse_of(me, left))


def alone_against_card(fight: FightView | None) -> bool:
    """Whether one player fights a combat or duel card."""
    return fight is not None and fight.kind in ("combat", "duel") and len(fight.sides) == 1


def mission_odds(content: Content, view: TableView, seat: int, mission: Mission) -> Odds:
    """The chance to win the fight of a mission that is about to be tried alone."""
    me = view.players[seat]
    card = content.combat[content.combat_of[mission.id]]
    bout = bout_of(content, view, me.student, "combat", card.id)
    purse = purse_of(me, card_limit(content, view, "combat"))
    return bout.odds_unmet(Standing(me.hp, card.hp, purse=purse))


# ---- moves ----------------------------------------------------------------------------------


class Reach:
    """Where the pawn of a seat can go from where it stands at the start of its turn."""

    def __init__(self, content: Content, view: TableView, seat: int) -> None:
        self.content = content
        self.view = view
        self.me = view.players[seat]
        board = content.boards[edition_of(view.options)]
        self.walks: Walks = walks_on(board)
        self._ability = content.students[self.me.student].move
        met = self._met()
        passes = isinstance(self._ability, PassBy)
        self.halts: frozenset[str] = frozenset() if passes else met
        self.rests = self._rests() | (met if passes else frozenset())
        self.trodden = frozenset(view.turn.trodden) | {self.me.space}

    def _met(self) -> frozenset[str]:
        """YH-MOV-2 Where somebody is met."""
        if len(self.view.players) == 1:
            return frozenset()
        truces = [{one, other} for one, other, _ in self.view.truces]
        others = [
            one.space
            for one in self.view.players
            if one.team != self.me.team and {one.seat, self.me.seat} not in truces
        ]
        return frozenset([*others, *self.view.dark_towers])

    def _rests(self) -> frozenset[str]:
        """YH-MOV-3 Where the move may end early besides towers."""
        board = self.walks.board
        if self.view.turn.free_stop or isinstance(self._ability, ShortMove):
            return board.everywhere
        found = board.mission_places
        if isinstance(self._ability, StopAt):
            classrooms = board.classrooms if self._ability.classrooms else ()
            return found | {*self._ability.spaces, *classrooms}
        return found

    def rolls(self) -> dict[int, float]:
        """How likely each number of moves is; where one may choose, that it can be chosen."""
        found: dict[int, float] = {}
        throws = _throws(self._dice)
        share = 1 / len(throws)
        for faces in throws:
            for number in dict.fromkeys(self._choices(faces)):
                found[number] = found.get(number, 0.0) + share
        return dict(sorted(found.items()))

    def _choices(self, faces: tuple[int, ...]) -> list[int]:
        total = sum(faces)
        if isinstance(self._ability, SpareDie):
            return [total - die for die in faces]
        by = self._ability.by if isinstance(self._ability, AdjustRoll) else 0
        return [number for number in range(total - by, total + by + 1) if number >= 1]

    def ends(self, most: int = 12) -> Mapping[int, list[str]]:
        """Number of moves → where the move may end."""
        return self.walks.rolls(
            self.me.space, most, trodden=self.trodden, halts=self.halts, rests=self.rests
        )

    def ends_after(self, step: str, left: int) -> list[str]:
        """Where the move may end once this step is taken, with so many moves left after it."""
        if left <= 0 or step in self.halts or step in self.walks.board.ends_move:
            return [step]
        found = self.walks.rolls(
            step, left, trodden=self.trodden | {step}, halts=self.halts, rests=self.rests
        )[left]
        may_rest = step in self.rests or self.walks.board.spaces[step].tower
        return list(dict.fromkeys([*([step] if may_rest else []), *found]))

    def chance(self, space: str, *, passing: bool) -> float:
        """The chance to end the move on a space, or else to come past it."""
        good = [
            number
            for number, (ends, passed) in self._touched.items()
            if space in (passed if passing else ends)
        ]
        throws = _throws(self._dice)
        hits = sum(any(one in good for one in self._choices(faces)) for faces in throws)
        return hits / len(throws)

    @cached_property
    def _touched(self) -> dict[int, tuple[set[str], set[str]]]:
        """Number of moves → the spaces on which they may end, and those they may lead over."""
        found = {}
        for number in self.rolls():
            ends: set[str] = set()
            passed: set[str] = set()
            for walk in self.walks.endings(
                self.me.space, number, trodden=self.trodden, halts=self.halts, rests=self.rests
            ):
                ends.add(walk[-1])
                passed.update(walk)
            found[number] = ends, passed
        return found

    @property
    def _dice(self) -> int:
        return (1 if self.me.one_die else 2) + isinstance(self._ability, SpareDie)


def _throws(dice: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for _ in range(dice):
        found = [(*faces, face) for faces in found for face in FACES]
    return found
