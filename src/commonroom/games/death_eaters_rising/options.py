"""The verbs of Death Eaters Rising."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.content import VIRTUES as VIRTUE_IDS
from commonroom.games.death_eaters_rising.content import Content
from commonroom.kernel.verb import SEAT, Argument, Domain, Verb, pair, verbs_in

WIZARDS = Domain[Content, str]("wizards", lambda box: box.wizards, cards=True)
STARTERS = Domain[Content, str]("starters", lambda box: box.starters, cards=True)
DEATH_EATERS = Domain[Content, str]("Death Eaters", lambda box: box.death_eaters)
TARGETS = Domain[Content, str]("targets", lambda box: (*box.needs, *box.costs))
TOKENS = Domain[Content, str]("tokens", lambda box: box.tokens, cards=True)
LOCATIONS = Domain[Content, str]("locations", lambda box: box.clockwise)
COLOURS = Domain[Content, str]("colours", lambda box: box.dice)
FACES = Domain[Content, str]("faces", lambda box: box.faces)
TURNS = Domain[Content, tuple[str, str]](
    "turns",
    lambda box: [(face, to) for faces in box.rolls.values() for face in faces for to in faces],
)
VIRTUES = Domain.fixed("virtues", VIRTUE_IDS)

_WIZARD = Argument("card", WIZARDS)
_TARGET = Argument("target", TARGETS)
_TOKEN = Argument("token", TOKENS)
_LOCATION = Argument("location", LOCATIONS)
_COLOUR = Argument("colour", COLOURS)
_DIE = Argument("die", FACES)

LEAD = Verb("lead", Argument("card", STARTERS))
FIRST = Verb("first", Argument("seat", SEAT))
TRAVEL = Verb("travel", _LOCATION)
GUARD = Verb("guard", _WIZARD)
LOSE = Verb("lose", _TOKEN)
LEAVE = Verb("leave", _COLOUR)
ADDS = Verb("adds", _WIZARD)
COLOUR = Verb("colour", _COLOUR)
ROLL = Verb("roll")
FOLLOW = Verb("follow", _COLOUR)
TOKEN = Verb("token", Argument("seat", SEAT, implied=True), _TOKEN)
USE = Verb("use", _WIZARD)
CHANGE = Verb("change", _WIZARD)
ASSIGN = Verb("assign", _DIE, _TARGET)
DISCARD = Verb("discard", _DIE)
STOP = Verb("stop")
END = Verb("end")
DONE = Verb("done")
TAKE = Verb("take", _TOKEN)
ACCEPT = Verb("accept")
REFUSE = Verb("refuse")
HEAL = Verb("heal", _WIZARD)
BEAR = Verb("bear", _WIZARD)
CLEANSE = Verb("cleanse", _LOCATION)
STRIKE = Verb("strike", Argument("card", DEATH_EATERS))
FILL = Verb("fill", Argument("virtue", VIRTUES), _TARGET)
SWAP = Verb("swap", _WIZARD)
SWAP_FOR = Verb("swap-for", _WIZARD)
TURN = Verb("turn", *pair(("die", "to"), TURNS))
REROLL = Verb("reroll", _DIE)

VERBS = verbs_in(globals())
