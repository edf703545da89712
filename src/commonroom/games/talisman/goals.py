"""Goals: the way to the Great Hall, and what one needs there (TAL-ROR-1, TAL-WIN-1)."""

from __future__ import annotations

from commonroom.games.talisman.content import Content
from commonroom.games.talisman.game import GATES, GREAT_HALL, HALLOW, KINGS_CROSS, VOLDEMORT
from commonroom.games.talisman.strength import total
from commonroom.games.talisman.view import TableView
from commonroom.kernel import Msg
from commonroom.kernel.goals import Goal

_REGIONS = ("outer", "middle", "inner", "great-hall")
_PITCH, _LAST = "quidditch-pitch", "room-of-requirement"


def goals(content: Content, view: TableView) -> tuple[Goal, ...]:
    """Both sides of the war go the same way: a Hallow, the Grounds, the School, the Great Hall."""
    if view.seat is None or not view.players[view.seat].region:
        return ()
    player = view.players[view.seat]
    magic, might = total(player.magic_parts), total(player.might_parts)
    strongest = content.villain[VOLDEMORT].strength["great-hall"]
    come = _REGIONS.index(player.region)
    inside = come == len(_REGIONS) - 1
    hallow = HALLOW in player.objects or inside  # it is discarded on the way in
    return (
        Goal(
            Msg("tal-goal-hallow"), int(hallow), at=() if hallow else (_PITCH,), card=HALLOW,
            rule="TAL-ROR-1",
        ),
        Goal(
            Msg("tal-goal-grounds"), int(come >= 1), at=() if come >= 1 else (KINGS_CROSS,),
            rule="TAL-CRS-1",
        ),
        Goal(
            Msg("tal-goal-school", {"magic": magic, "might": might}), int(come >= 2),
            at=() if come >= 2 else (GATES,), rule="TAL-GAT-1",
        ),
        Goal(Msg("tal-goal-hall"), int(inside), at=() if inside else (_LAST,), rule="TAL-ROR-1"),
        Goal(
            Msg("tal-goal-voldemort"), magic, strongest, at=(GREAT_HALL,), card=VOLDEMORT,
            rule="TAL-WIN-1",
        ),
    )  # fmt: skip
