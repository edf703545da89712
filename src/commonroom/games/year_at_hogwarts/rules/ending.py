"""Points, and when the year ends (YH-END, YH-ACT-1)."""

from __future__ import annotations

from commonroom.games.year_at_hogwarts.events import (
    PointsGained,
    PointsLost,
    SchoolLeft,
    YearEnded,
)
from commonroom.games.year_at_hogwarts.game import Year


def score(game: Year, seat: int, amount: int, rule: str) -> None:
    """YH-ACT-1 Gain or lose House points; RULING: they never fall below 0."""
    player = game.state.players[seat]
    change = max(-player.points, amount)
    if not change:
        return
    player.points += change
    told = PointsGained if change > 0 else PointsLost
    game.tell(told, rule=rule, seat=seat, amount=abs(change), points=player.points)
    check(game)


def check(game: Year) -> None:
    """YH-END-1 The game ends at once when somebody meets the condition of its length.

    A card that is being carried out is carried out to its end first, for all it is for (YH-SPC-1).
    """
    if game.state.over or game.state.carrying_out or not game.has_points:
        return
    if any(complete(game, team) for team in range(game.teams)):
        game.state.over = True
        game.tell(YearEnded, rule="YH-END-1")


def complete(game: Year, team: int) -> bool:
    """YH-SET-1, YH-END-2 Missions, points and, among experts, a Quidditch match.

    YH-END-3 RULING: all three count for the team.
    """
    players = [game.state.players[seat] for seat in game.team(team)]
    missions = sum(len(player.done) for player in players)
    points = sum(player.points for player in players)
    flown = game.solo or not game.variant.quidditch_to_end or any(p.flown for p in players)
    return flown and missions >= game.length.missions and points > game.length.points


def team_points(game: Year, team: int) -> int:
    """YH-END-3 The score of a team."""
    return sum(game.state.players[seat].points for seat in game.team(team))


def winners(game: Year) -> tuple[int, ...]:
    """YH-END-1 Most points; RULING: ties share the win. YH-SOLO-1 Nobody if the year is lost."""
    if game.state.lost:
        return ()
    points = [team_points(game, team) for team in range(game.teams)]
    best = max(points)
    return tuple(seat for seat in range(game.seats) if points[game.team_of(seat)] == best)


def leave_school(game: Year, seat: int) -> None:
    """YH-SOLO-1 Alone, 0 HP is the end."""
    game.state.over = game.state.lost = True
    game.tell(SchoolLeft, rule="YH-SOLO-1", seat=seat)
