"""A careless player that still gets somewhere, so that whole games end within a test.

Random players drop what they carry, flee the school and never reach the Great Hall. This one is
random too, but keeps its things, grows in the Outer region, and goes on once it is strong.
"""

from __future__ import annotations

from random import Random

from commonroom.games.talisman.game import Talisman
from commonroom.games.talisman.options import GATES, WALK
from commonroom.games.talisman.strength import owned
from commonroom.kernel import Answer, Match, Option

SHUNNED = {"ditch", "ditch-galleon", "drop-challenge", "sell", "pass", "decline", "leave"}
EAGER = {"exchange", "again", "take", "take-galleons", "enter", "duel", "evade"}
GROWN = 9
SPEAK_UP = 0.02


def choose(match: Match, random: Random) -> Answer:
    """What this player does."""
    decision = match.decision
    assert decision is not None
    if random.random() < SPEAK_UP and decision.guests:
        seat = random.choice(sorted(decision.guests))
        return Answer(seat, random.choice(list(decision.guests[seat])))
    seat = decision.owner
    options = list(decision.options)
    return Answer(seat, max(options, key=lambda option: (liking(match, seat, option),
                                                         random.random())))  # fmt: skip


def liking(match: Match, seat: int, option: Option) -> int:
    """How much it likes an option: 2 gladly, 1 why not, 0 rather not."""
    game = match.game
    assert isinstance(game, Talisman)
    verb = option[0]
    player = game.state.players[seat]
    strong = owned(game, seat, "magic") >= GROWN
    if verb in ("barrier", "cross") or (verb == "travel" and option[1] == "hagrids-hut"):
        return 2 if strong else 0
    if verb == "gates":
        armed = "deathly-hallow" in player.objects
        return 2 if strong and armed and owned(game, seat, GATES.arg(option)) >= GROWN else 0
    if verb == "turn-back":
        return 0
    if verb in ("walk", "short-walk"):
        region = game.content.spaces[WALK.arg(option)].region
        return 1 if (region == "middle") == strong else 0
    if verb in SHUNNED:
        return 0
    return 2 if verb in EAGER else 1
