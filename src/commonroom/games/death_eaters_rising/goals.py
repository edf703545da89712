"""Goals: how the wizards win together, and the ways in which they lose (DER-WIN, DER-LOS)."""

from __future__ import annotations

from commonroom.games.death_eaters_rising.content import Content
from commonroom.games.death_eaters_rising.game import VOLDEMORT
from commonroom.games.death_eaters_rising.seen import TableView
from commonroom.kernel import Msg
from commonroom.kernel.goals import Goal


def goals(content: Content, view: TableView) -> tuple[Goal, ...]:
    """The same for everyone, and for those who watch."""
    need, smallest = view.damage_to_win, min(len(player.team) for player in view.players)
    return (
        Goal(
            Msg("der-goal-voldemort"), view.voldemort_damage, need, at=(VOLDEMORT,),
            rule="DER-WIN-1",
        ),
        Goal(Msg("der-goal-azkaban"), len(view.azkaban), need, rule="DER-WIN-1"),
        Goal(
            Msg("der-goal-hospital"), len(view.hospital), view.wizards_to_lose, against=True,
            rule="DER-LOS-1",
        ),
        Goal(
            Msg("der-goal-controlled"), len(view.controlled), content.voldemort.controlled,
            against=True, rule="DER-LOS-3",
        ),
        _location(content, view),
        Goal(
            Msg("der-goal-teams", {"amount": smallest}), int("DER-LOS-2" in view.outcome),
            against=True, rule="DER-LOS-2",
        ),
    )  # fmt: skip


def _location(content: Content, view: TableView) -> Goal:
    """DER-LOS-4 The location that is nearest to its fall."""
    chains = [(*content.places_of[one], one) for one in content.clockwise]
    worst = max(chains, key=lambda chain: sum(place in view.controlled for place in chain))
    lost = sum(place in view.controlled for place in worst)
    return Goal(
        Msg("der-goal-location", {"location": worst[-1]}), lost, len(worst), against=True,
        at=(worst[-1],), rule="DER-LOS-4",
    )  # fmt: skip
