"""The verbs of A Year at Hogwarts, many of which it shares with Voldemort Returns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from commonroom.games.year_at_hogwarts.board import Space
from commonroom.games.year_at_hogwarts.content import Content, Deck
from commonroom.games.year_at_hogwarts.quidditch.options import PITCH_VERBS
from commonroom.games.year_at_hogwarts.vocabulary import Choose, unfolded
from commonroom.kernel.verb import SEAT, Argument, Domain, Verb, verbs_in

MOST_MOVES = 24
"""More than three dice and an ability can bring."""


def _spaces(box: Content) -> Iterator[Space]:
    """The spaces of all editions."""
    for board in box.boards.values():
        yield from board.spaces.values()


def _most_choices(box: Content) -> int:
    lists = [
        *(card.effects for card in box.actions.values()),
        *(card.effects for card in box.events.values()),
        *(card.start for card in box.fight_cards.values()),
        *(thing.power.effects for thing in box.objects.values() if thing.power is not None),
    ]
    found = [one for effects in lists for one in unfolded(effects) if isinstance(one, Choose)]
    return max((len(one.options) for one in found), default=1)


SPACES = Domain[Content, str]("spaces", lambda box: [space.id for space in _spaces(box)])
TOWERS = Domain[Content, str](
    "towers", lambda box: [space.id for space in _spaces(box) if space.tower]
)
FLOO_PLACES = Domain[Content, str](
    "Floo places", lambda box: [space.id for space in _spaces(box) if space.floo]
)
STUDENTS = Domain[Content, str]("students", lambda box: box.students, cards=True)
DEATH_EATERS = Domain[Content, str]("Death Eaters", lambda box: box.death_eaters, cards=True)
CHARACTERS = Domain[Content, str](
    "characters", lambda box: (*box.students, *box.death_eaters, *box.villain)
)
OBJECTS = Domain[Content, str]("objects", lambda box: box.objects, cards=True)
MISSIONS = Domain[Content, str]("missions", lambda box: box.missions)
FIGHT_CARDS = Domain[Content, str]("spells and potions", lambda box: box.fight_cards, cards=True)
HAND_CARDS = Domain[Content, str](
    "spells, potions and books", lambda box: (*box.fight_cards, *box.books), cards=True
)
CARDS = Domain[Content, str]("cards", lambda box: box.deck_of, cards=True)
ACTION_CARDS = Domain[Content, str]("action cards", lambda box: box.actions, cards=True)
DECKS = Domain[Content, Deck]("decks", lambda box: box.decks)
TOKENS: Domain[Any, Literal["floo", "portkey"]] = Domain.fixed("tokens", ("floo", "portkey"))
MOVE_COUNTS: Domain[Any, int] = Domain.fixed("moves", range(MOST_MOVES + 1))
CHOICES = Domain[Content, int]("choices", lambda box: range(_most_choices(box)))

_OTHER = Argument("other_seat", SEAT)
_SPACE = Argument("space", SPACES)
_OBJECT = Argument("object", OBJECTS)
_OTHER_OBJECT = Argument("other_object", OBJECTS)
_FIGHT_CARD = Argument("card", FIGHT_CARDS)
_HAND_CARD = Argument("card", HAND_CARDS)
_MISSION = Argument("mission", MISSIONS)

ACCEPT: Verb[()] = Verb("accept")
DECLINE: Verb[()] = Verb("decline")
STUDENT = Verb("student", Argument("student", STUDENTS))
GUARD = Verb("guard", Argument("space", TOWERS))
ROLL = Verb("roll")
CAST = Verb("cast", _FIGHT_CARD)
USE = Verb("use", _OBJECT)
MOVES = Verb("moves", Argument("moves", MOVE_COUNTS))
GO = Verb("go", _SPACE)
STOP = Verb("stop")
WALK = Verb("walk", _SPACE)
TAKE = Verb("take", _OBJECT)
EXCHANGE = Verb("exchange", _OBJECT, _OTHER_OBJECT)
DONE = Verb("done")
LAY = Verb("lay", Argument("object", OBJECTS, implied=True), _SPACE)
DRAW = Verb("draw", Argument("deck", DECKS))
OFFER = Verb("offer", _OBJECT, Argument("other_seat", SEAT, implied=True), _OTHER_OBJECT)
FLOO = Verb("floo", Argument("space", FLOO_PLACES))
PORTKEY = Verb("portkey")
DISCARD = Verb("discard", _HAND_CARD)
GIVE = Verb("give", _HAND_CARD)
GIVE_OBJECT = Verb("give-object", _OBJECT)
NAME = Verb("name", _OTHER)
SEARCH = Verb("search", Argument("card", CARDS))
ATTACK = Verb("attack", _OTHER)
STRIKE = Verb("strike")
STRIKE_HARD = Verb("strike-hard")
PLAY = Verb("play", _FIGHT_CARD)
ENDURE = Verb("endure")
ROLL_DEFENCE = Verb("roll-defence")
TAKE_HIT = Verb("take-hit")

SHARED_VERBS = verbs_in(globals())
"""What a year shares with Voldemort Returns."""

REFUSE = Verb("refuse")
FIRST = Verb("first", _OTHER)
RESOLVE = Verb("resolve", Argument("card", ACTION_CARDS))
CHALLENGE = Verb("challenge", _OTHER)
DROP = Verb("drop", _OBJECT)
SWAP = Verb("swap", _OBJECT, Argument("other_seat", SEAT, implied=True), _OTHER_OBJECT)
SWAP_PLACES = Verb("swap-places", _OTHER)
CHOOSE = Verb("choose", Argument("number", CHOICES))
MISSION = Verb("mission", _MISSION)
WAIT = Verb("wait", _MISSION)
LEAVE = Verb("leave")
PLEDGE = Verb("pledge", _HAND_CARD)
ATTACK_DEATH_EATER = Verb("attack-death-eater")
SHEET = Verb("sheet", Argument("death_eater", DEATH_EATERS))
WIN_OBJECT = Verb("win-object", _OBJECT)
WIN_TOKEN = Verb("win-token", Argument("token", TOKENS))
WIN_CARDS = Verb("win-cards")
ENOUGH = Verb("enough")

VERBS = {**PITCH_VERBS, **verbs_in(globals())}
