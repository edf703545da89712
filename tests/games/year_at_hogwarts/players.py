"""Players for tests: one at random, one that does as little as it can to get somewhere."""

from __future__ import annotations

from random import Random

from commonroom.games.year_at_hogwarts.game import Year
from commonroom.kernel import Match, Option

FAVOURED = ("mission", "wait", "take", "shoot", "steal", "accept", "floo", "stop", "pass")
SHUNNED = ("leave", "end-turn", "drop", "exchange", "offer")


def choose(match: Match, random: Random, eager: float = 0.8) -> Option:
    """Mostly what leads on: missions, objects that one needs, attack cards in fights."""
    decision = match.decision
    assert decision is not None
    options = list(decision.options)
    if random.random() > eager:
        return random.choice(options)
    game = match.game
    assert isinstance(game, Year)
    return max(options, key=lambda one: (liking(game, decision.owner, one), random.random()))


def wanted(game: Year, seat: int) -> list[str]:
    """The objects of the easiest mission that its team still has."""
    own = [one for mate in game.members(seat) for one in game.state.players[mate].missions]
    missions = sorted((game.content.missions[one] for one in own), key=lambda m: m.points)
    return [thing for mission in missions[:2] for thing in mission.objects]


def liking(game: Year, seat: int, option: Option) -> float:
    """How much it likes an option."""
    verb = option[0]
    if verb == "take":
        return 3 if option[1] in wanted(game, seat) else 0.5
    if verb == "walk":
        return 1 - goal_distance(game, seat, str(option[1])) / 40
    if verb == "fly":
        return 0.4 + abs(int(option[2])) / 10
    if verb == "play":
        return 1.5 if game.state.players[seat].hp > 2 else 1
    if verb in SHUNNED:
        return 0
    return 2 if verb in FAVOURED else 0.7


def goal_distance(game: Year, seat: int, space: str) -> int:
    """How far a space is from the nearest wanted object, or the place of a mission in reach."""
    player = game.state.players[seat]
    need = [thing for thing in wanted(game, seat) if thing not in player.objects]
    goals = [at for at, things in game.state.lying.items() if set(things) & set(need)]
    missions = [game.content.missions[one] for one in player.missions]
    goals += [one.place for one in missions if set(one.objects) <= set(player.objects)]
    away = game.board.distances(space)
    return min((away.get(goal, 30) for goal in goals), default=30)
