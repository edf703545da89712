"""The verbs of Quidditch, which are also a part of A Year at Hogwarts."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.quidditch import pitch
from commonroom.games.year_at_hogwarts.quidditch import state as team
from commonroom.kernel.verb import DIE, Argument, Domain, Verb, pair, verbs_in

HOUSES = Domain.fixed("houses", team.HOUSES)
PIECES = Domain.fixed("pieces", team.PIECES)
CHASERS = Domain.fixed("chasers", team.CHASERS)
SLOTS = Domain.fixed("slots", pitch.SLOTS, thing="slot")
LINES = Domain.fixed("lines", (*pitch.LINES[0], *pitch.LINES[1]), thing="slot")
DIRECTIONS = Domain.fixed("directions", pitch.DIRECTIONS, thing="way")
RACE_CARDS = Domain[Content, str]("Quidditch cards", lambda box: box.quidditch, cards=True)

_PIECE = Argument("piece", PIECES)
_CHASER = Argument("piece", CHASERS)
_SLOT = pair(("column", "row"), SLOTS)

HOUSE = Verb("house", Argument("house", HOUSES))
PLACE = Verb("place", *_SLOT)
FLY = Verb("fly", _PIECE, *_SLOT)
STEP = Verb("step", _CHASER, *_SLOT)
STEAL = Verb("steal", _CHASER, *_SLOT)
THROW_QUAFFLE = Verb("throw-quaffle", _PIECE, *_SLOT)
PASS = Verb("pass", _CHASER)
SHOOT = Verb("shoot", _CHASER)
END_TURN = Verb("end-turn")
THROW = Verb("throw", *pair(("across", "up"), DIRECTIONS))
KEEP = Verb("keep")
REST = Verb("rest", *_SLOT)
PUT = Verb("put", *pair(("column", "row"), LINES))
GO_ON = Verb("go-on")
RACE_CARD = Verb("race-card", Argument("card", RACE_CARDS))
SET_DIE = Verb("set-die", Argument("die", DIE))

PITCH_VERBS = verbs_in(globals())
"""What a year takes over: it has its own verbs for yes and no."""

ACCEPT = Verb("accept")
REFUSE = Verb("refuse")

VERBS = verbs_in(globals())
