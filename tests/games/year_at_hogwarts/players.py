"""A careless player that still gets somewhere, so that whole years end within a test.

It collects what its easiest missions need, goes to their places and tries them, sits exams on the
way, and flies the Quaffle to the goal; now and then it does anything at all.
"""

from __future__ import annotations

from functools import cache
from random import Random

from commonroom.games.year_at_hogwarts.board import Board
from commonroom.games.year_at_hogwarts.content import Mission
from commonroom.games.year_at_hogwarts.game import Year
from commonroom.games.year_at_hogwarts.options import FLOO, WALK
from commonroom.games.year_at_hogwarts.quidditch.game import carries, taken
from commonroom.games.year_at_hogwarts.quidditch.options import FLY
from commonroom.games.year_at_hogwarts.quidditch.pitch import LINES, Slot
from commonroom.games.year_at_hogwarts.rules.missions import has_objects, known
from commonroom.kernel import Match, Option

FAVOURED = ("mission", "wait", "pledge", "shoot", "steal", "pass", "accept", "stop")
SHUNNED = ("leave", "drop", "offer", "fly", "throw-quaffle", "floo")
FAR = 40


def choose(match: Match, random: Random, eager: float = 0.85) -> Option:
    """Mostly what leads on; the rest of the time anything."""
    decision = match.decision
    assert decision is not None
    options = list(decision.options)
    if random.random() > eager:
        return random.choice(options)
    game = match.game
    assert isinstance(game, Year)
    away: dict[str, int] | None = None
    if any(option[0] == "walk" for option in options):
        away = ways(game, decision.owner)
    return max(options, key=lambda one: (liking(game, decision.owner, one, away), random.random()))


def plans(game: Year, seat: int) -> list[Mission]:
    """The two missions it has in mind."""
    missions = [game.content.missions[one] for one in known(game, seat)]
    return sorted(missions, key=lambda mission: mission.points)[:2]


def lacking(game: Year, seat: int) -> set[str]:
    """The objects it still needs."""
    held = {thing for mate in game.members(seat) for thing in game.state.players[mate].objects}
    return {thing for mission in plans(game, seat) for thing in mission.objects} - held


def liking(game: Year, seat: int, option: Option, away: dict[str, int] | None) -> float:
    """How much it likes an option."""
    verb = option[0]
    match verb:
        case "take":
            return 3 if option[1] in lacking(game, seat) else 0.5
        case "exchange":
            keep = {thing for mission in plans(game, seat) for thing in mission.objects}
            return 3 if option[1] in lacking(game, seat) and option[2] not in keep else 0
        case "walk":
            assert away is not None
            return 1 - away.get(WALK.arg(option), FAR) / FAR
        case "floo":
            needed = set(game.state.lying.get(FLOO.arg(option), ())) & lacking(game, seat)
            return 2 if needed else 0
        case "fly":
            return fly_liking(game, option)
        case "play":
            return 1.5
        case _ if verb in SHUNNED:
            return 0
        case _:
            return 2 if verb in FAVOURED else 0.7


def fly_liking(game: Year, option: Option) -> float:
    """The carrier flies to the enemy line, another chaser to the Quaffle."""
    match, piece = game.quidditch, FLY.args(option)[0]
    if not piece.startswith("chaser"):
        return 0
    number, old = match.turn, match.sides[match.turn].at[piece]
    if carries(match, number, piece):
        goals = [slot for slot in LINES[1 - number] if slot not in taken(match)]
    elif match.carrier.startswith(f"{number}:chaser"):
        return 0
    elif match.carrier == f"{number}:keeper":
        goals = [slot for slot in LINES[number] if slot not in taken(match)]
    else:
        goals = [match.quaffle]

    def distance(slot: Slot) -> int:
        return min((abs(slot[0] - x) + abs(slot[1] - y) for x, y in goals), default=0)

    return 1 if distance((int(option[2]), int(option[3]))) < distance(old) else 0


@cache
def distances(board: Board, goal: str) -> dict[str, int]:
    """How far each space is from a goal."""
    return board.distances(goal)


def ways(game: Year, seat: int) -> dict[str, int]:
    """How far each space is from what it wants."""
    player, needed = game.state.players[seat], lacking(game, seat)
    goals = [at for at, things in game.state.lying.items() if set(things) & needed]
    goals += [one.place for one in plans(game, seat) if has_objects(game, seat, one)]
    subjects = {game.content.books[book].subject for book in player.books}
    goals += [space.id for space in game.board.spaces.values() if space.classroom in subjects]
    if not player.flown and game.variant.quidditch_to_end:
        goals.append("quidditch-pitch")
    away: dict[str, int] = {}
    for goal in goals:
        for space, moves in distances(game.board, goal).items():
            away[space] = min(moves, away.get(space, FAR))
    return away
