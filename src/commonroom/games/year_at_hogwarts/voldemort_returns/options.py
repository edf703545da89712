"""The verbs of Voldemort Returns, beside those it shares with a year."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.options import CHARACTERS, OBJECTS, SHARED_VERBS, SPACES
from commonroom.kernel.verb import SEAT, Argument, Verb, verbs_in

SEND = Verb("send", Argument("character", CHARACTERS))
FACE = Verb("face", Argument("character", CHARACTERS))
DESTROY = Verb("destroy", Argument("object", OBJECTS))
HIDE = Verb("hide", Argument("object", OBJECTS, implied=True), Argument("space", SPACES))
PASS_ON = Verb("pass-on", Argument("object", OBJECTS), Argument("other_seat", SEAT))

VERBS = {**SHARED_VERBS, **verbs_in(globals())}
