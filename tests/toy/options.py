"""The verbs of the toy game."""

from __future__ import annotations

from commonroom.kernel.verb import SEAT, Argument, Domain, Verb, verbs_in
from tests.toy.state import Box

BEANS = Domain[Box, str]("beans", lambda box: box.beans)

_BEAN = Argument("bean", BEANS)

EAT = Verb("eat", _BEAN)
DARE = Verb("dare")
PEEK = Verb("peek", Argument("other_seat", SEAT))
STOP = Verb("stop")
SLIP = Verb("slip", _BEAN)
KEEP = Verb("keep")
WHISTLE = Verb("whistle", Argument("seat", SEAT, implied=True), _BEAN)

VERBS = verbs_in(globals())
