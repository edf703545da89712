"""What is counted of a game of Voldemort Returns."""

from commonroom.games.year_at_hogwarts.events import StudentTaken, TurnBegan
from commonroom.games.year_at_hogwarts.voldemort_returns.events import (
    DeathEaterRemoved,
    HorcruxDestroyed,
    SentToStart,
    VoldemortReturned,
    WarEnded,
)
from commonroom.games.year_at_hogwarts.voldemort_returns.statistics import (
    ReturnStatistics,
    statistics,
)

RULE = "YH-VR-3"


def test_a_game_is_counted_from_what_happened() -> None:
    events = [
        StudentTaken(rule=RULE, seat=0, student="peter-pettigrew"),
        StudentTaken(rule=RULE, seat=1, student="harry-potter"),
        TurnBegan(rule=RULE, seat=0, turn=1),
        TurnBegan(rule=RULE, seat=1, turn=2),
        HorcruxDestroyed(rule=RULE, seat=1, object="nagini", left=5),
        TurnBegan(rule=RULE, seat=0, turn=3),
        VoldemortReturned(rule=RULE, seat=0, hp=6),
        TurnBegan(rule=RULE, seat=1, turn=4),
        HorcruxDestroyed(rule=RULE, seat=1, object="hufflepuffs-cup", left=4),
        DeathEaterRemoved(rule=RULE, death_eater="lucius-malfoy"),
        SentToStart(rule=RULE, character="harry-potter", hp=1),
        SentToStart(rule=RULE, character="peter-pettigrew", hp=1),
        TurnBegan(rule=RULE, seat=0, turn=5),
        WarEnded(rule=RULE, victor="lord-voldemort", cause="die"),
    ]
    assert statistics(events, 2) == ReturnStatistics(
        turns=5,
        parts=("peter-pettigrew", "harry-potter"),
        rounds=3,
        return_round=2,
        destroyed_before=1,
        destroyed=2,
        falls=1,
        removed=("lucius-malfoy",),
        victor=("lord-voldemort",),
        by_die=1,
    )
