"""A small vocabulary for the rule tests of Death Eaters Rising.

A scene is a position in one literal, with scripted dice, and somebody who looks at the table:

    at = scene("clockwise", team="luna-lovegood:2", hogsmeade="dobby", facing="diagon-alley")
    at.travel("hogsmeade")
    assert at.changed() == {
        "facing": "hogsmeade",
        "damage": {"luna-lovegood": 3, "dobby": 1},
        "corruption": {"hogsmeade": 1},
    }

`changed` lists everything on the table that is not as it was, so every card of the scene that a
test does not name is a bystander that must not have been touched. A test that leaves scripted dice
over fails (see conftest.py).

Scenes are played with the numbers of the content pack in `cast/`, so that our own cards can be
balanced without touching the test of a rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import commonroom
from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.game import Rising
from commonroom.games.death_eaters_rising.rules.pool import pool
from commonroom.games.death_eaters_rising.state import Table
from commonroom.kernel import Event, Match, Option, content_of
from tests.games.watched import Watched

GAME = "death-eaters-rising"
CAST = Path(__file__).parent / "cast"
MINISTRY, DIAGON, HOGSMEADE = CLOCKWISE = "ministry-of-magic", "diagon-alley", "hogsmeade"


def box() -> Content:
    """The content as it is shipped."""
    content: Content = content_of(GAME)
    return content


def scene(
    dice: str = "",
    *,
    team: str = "harry-potter",
    friends: Sequence[str] = ("minerva-mcgonagall:1",),
    tokens: str = "",
    friend_tokens: str = "",
    supply: str | None = None,
    used_tokens: str = "",
    ministry: str = "",
    diagon: str = "",
    hogsmeade: str = "",
    corruption: str = "",
    places: Mapping[str, str] | None = None,
    controlled: str = "",
    hospital: str = "",
    azkaban: str = "",
    deck: str = "",
    mission: str = "",
    revealed: bool = True,
    difficulty: str = "standard",
    shipped: bool = False,
    **position: object,
) -> Scene:
    """A position, and the outcomes of chance in the order in which they will be asked for.

    Cards are written ``id`` or ``id:damage``, corruption ``location:amount``; bars in `dice` are
    for the reader. Seat 0 is active, with `team` and `tokens`; the first of its `friends` has
    `friend_tokens`. With a `mission` Voldemort's phase is over and the dice are to be taken;
    without one the turn begins. The deck is empty and Voldemort's card revealed unless the scene
    says otherwise. `shipped` plays with the content as it is, not with the cast.
    """
    layout = {MINISTRY: ministry, DIAGON: diagon, HOGSMEADE: hogsmeade}
    amounts, stacks = numbers(corruption), places or {}
    players: list[dict[str, object]] = [{"team": numbers(one)} for one in (team, *friends)]
    players[0]["tokens"] = tokens.split()
    players[1]["tokens"] = friend_tokens.split()
    literal: dict[str, object] = {
        "players": players,
        "locations": {
            location: {
                "characters": numbers(cards),
                "corruption": amounts.get(location, 0),
                "places": stacks[location].split() if location in stacks else None,
            }
            for location, cards in layout.items()
        },
        "tokens": None if supply is None else supply.split(),
        "used_tokens": used_tokens.split(),
        "controlled": controlled.split(),
        "hospital": hospital.split(),
        "azkaban": azkaban.split(),
        "deck": deck.split(),
        "mission": mission,
        "phase": "muster" if mission else "travel",
        "revealed": revealed,
        **position,
    }
    match = commonroom.arrange(
        GAME,
        literal,
        dice=dice.replace("|", " ").split(),
        options={"difficulty": difficulty},
        pack=None if shipped else CAST,
    )
    return Scene(match, literal)


def numbers(text: str) -> dict[str, int]:
    """``a b:2`` as {"a": 0, "b": 2}."""
    pairs = (word.partition(":") for word in text.split())
    return {name: int(amount or 0) for name, _, amount in pairs}


class Scene(Watched):
    """A match, and what lay on its table when somebody last looked."""

    def __init__(self, match: Match, literal: Mapping[str, object]) -> None:
        super().__init__(match, literal)
        self._seen = self._facts()

    # ---- playing -------------------------------------------------------------------------

    def answer(self, *option: str | int, seat: int | None = None) -> list[Event]:
        """Give an answer; what happened then."""
        return self.match.answer(option, seat)

    def travel(self, location: str) -> list[Event]:
        return self.answer("travel", location)

    def roll(self) -> list[Event]:
        return self.answer("roll")

    def assign(self, die: str, target: str) -> list[Event]:
        return self.answer("assign", die, target)

    def discard(self, die: str) -> list[Event]:
        return self.answer("discard", die)

    def cast(self, token: str, *choice: str | int, seat: int = 0) -> list[Event]:
        """Use a spell token, and choose what it asks."""
        told = self.answer("token", seat, token, seat=seat)
        return told + self.answer(*choice) if choice else told

    def end_turn(self) -> list[Event]:
        """Stop, unless the turn is over already; then the next one begins, or the match is over."""
        told: list[Event] = []
        for stop in ("stop", "end"):
            if not self.over and self.can(stop, seat=self.decision.owner):
                told = self.answer(stop)
        assert self.over or self.decision.rule == "DER-TRV-1", "the turn is not over"
        return told

    # ---- looking -------------------------------------------------------------------------

    @property
    def game(self) -> Rising:
        game = self.match.game
        assert isinstance(game, Rising)
        return game

    @property
    def table(self) -> Table:
        return self.game.state

    @property
    def over(self) -> bool:
        return self.match.decision is None

    @property
    def lost_or_won_by(self) -> tuple[str, ...]:
        """The rules that ended the match."""
        assert self.match.result is not None, "the match goes on"
        return self.match.result.reasons

    @property
    def pool(self) -> tuple[str, ...]:
        """The dice of the next roll; before they are taken, those that would be taken now."""
        return pool(self.game)

    def offers(self, verb: str, seat: int = 0) -> list[Option]:
        """What follows this verb in the options of a seat."""
        return [option[1:] for option in self.decision.options_of(seat) if option[0] == verb]

    def can(self, *option: str | int, seat: int = 0) -> bool:
        """Whether a seat may answer this."""
        return option in self.decision.options_of(seat)

    def needs(self, target: str) -> dict[str, int]:
        """The symbols still open on a card or ability; none: it takes no more."""
        need = self.table.needs.get(target, (0, 0, 0, 0))
        virtues = ("friendship", "bravery", "knowledge", "loyalty")
        return {virtue: open_ for virtue, open_ in zip(virtues, need, strict=True) if open_}

    def targets(self) -> set[str]:
        """Everything that takes symbols."""
        return set(self.table.needs)

    def changed(self) -> dict[str, object]:
        """Everything that is not as it was when the scene was set, or last looked at."""
        before, self._seen = self._seen, self._facts()
        news: dict[str, object] = {}
        for name, now in self._seen.items():
            then = before[name]
            if isinstance(now, dict) and isinstance(then, dict):
                both = {**then, **now}
                different = {key: now.get(key) for key in both if now.get(key) != then.get(key)}
                if different:
                    news[name] = different
            elif now != then:
                news[name] = now
        return news

    def _facts(self) -> dict[str, object]:
        table, game = self.table, self.game
        seats = range(game.seats)
        characters = [*game.content.tracks, *game.content.villain]
        return {
            "facing": table.facing,
            "damage": {card: table.damage.get(card, 0) for card in characters},
            "corruption": dict(table.corruption),
            "places": {location: " ".join(stack) for location, stack in table.places.items()},
            "characters": {at: " ".join(spots).split() for at, spots in table.spots.items()},
            "teams": {seat: list(table.players[seat].team) for seat in seats},
            "tokens": {seat: list(table.players[seat].tokens) for seat in seats},
            "used tokens": list(table.used_tokens),
            "controlled": list(table.controlled),
            "fallen": list(table.fallen),
            "hospital": list(table.hospital),
            "azkaban": list(table.azkaban),
            "revealed": table.revealed,
        }


def told(events: Sequence[Event], *names: str) -> list[str]:
    """The events of these names, in order, each as its name and the card or place it is about."""
    lines = []
    for event in events:
        if event.name in names:
            about = [getattr(event, field, None) for field in ("card", "wizard", "place", "token")]
            lines.append(" ".join([event.name, *(str(one) for one in about if one is not None)]))
    return lines
