"""What meeting each card and each space is worth, made ready once for each side and edition."""

from __future__ import annotations

from commonroom.games.talisman.bots.effects import Term, read
from commonroom.games.talisman.bots.fights import follower_worth, object_worth, spared
from commonroom.games.talisman.bots.foes import Foe
from commonroom.games.talisman.bots.mind import Mind
from commonroom.games.talisman.content import Content
from commonroom.games.talisman.entries import Encounter, Space
from commonroom.games.talisman.vocabulary import Edition, Side


class Meetings:
    """What a character of a side meets."""

    def __init__(self, content: Content, side: Side, edition: Edition) -> None:
        powers, roles = content.powers[edition], content.roles[side]
        self.cards = {
            card: _met(entry, roles[card].part, powers[card])
            for card, entry in content.encounters.items()
        }
        """Encounter card → what it is to such a character."""
        self.sites = {space.id: Site(space) for space in content.spaces.values()}


class Site:
    """What a space does to whoever meets it."""

    def __init__(self, space: Space) -> None:
        self.region: str = space.region
        self.index: int = space.index
        self.draw: int = space.draw
        self.differs = space.script == "difference"
        """As many cards are drawn as two dice differ by, which counts as one."""
        self.drifts = space.script == "drift"
        """It leads somewhere else."""
        self.text = read(space.text)


def meetings_of(content: Content, side: Side, edition: Edition) -> Meetings:
    """What is met, which is the same in all matches."""
    found: Meetings | None = content.meetings.get((side, edition))
    if found is None:
        found = content.meetings[side, edition] = Meetings(content, side, edition)
    return found


def _met(entry: Encounter, part: str, power: int) -> Term:
    match part:
        case "enemy":
            return _Enemy(entry, power)
        case "follower":
            return _Follower(entry.id)
        case "object" | "magic-object":
            return _Object(entry.id)
        case "galleons":
            return _Galleons(entry.galleons)
        case _:
            return read(entry.effects)


class _Enemy(Term):
    """TAL-BAT-1 A battle with one card."""

    def __init__(self, entry: Encounter, power: int) -> None:
        self._foe = Foe(entry, power)
        self._won = read(entry.on_win) if entry.on_win else None
        self._lost = read(entry.on_loss) if entry.on_loss else None

    def worth(self, mind: Mind) -> float:
        foe = self._foe
        ahead = mind.prospect(foe)
        prize, loss = ahead.trophy + mind.bounty, mind.harm
        if self._won is not None:
            prize += self._won.worth(mind)
        if self._lost is not None:
            loss -= self._lost.worth(mind)
        worth = ahead.win * prize - ahead.lose * loss - ahead.stopping
        if worth >= 0 or not (foe.may_spare or mind.is_evasive):
            return worth
        return spared(mind, [foe], foe.kind[1], worth, ahead.win)[0]


class _Follower(Term):
    def __init__(self, card: str) -> None:
        self._card = card

    def worth(self, mind: Mind) -> float:
        return follower_worth(mind, self._card)


class _Object(Term):
    def __init__(self, card: str) -> None:
        self._card = card

    def worth(self, mind: Mind) -> float:
        return object_worth(mind, self._card)


class _Galleons(Term):
    def __init__(self, amount: int) -> None:
        self._amount = amount

    def worth(self, mind: Mind) -> float:
        return mind.token_worth("galleon", self._amount)
