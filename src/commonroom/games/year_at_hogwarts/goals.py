"""Goals: what ends the year, and what one's missions ask for (YH-END, YH-MIS, YH-TEAM)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from commonroom.games.year_at_hogwarts.board import QUIDDITCH_PITCH
from commonroom.games.year_at_hogwarts.content import Content, Mission
from commonroom.games.year_at_hogwarts.quidditch.goals import goals as quidditch_goals
from commonroom.games.year_at_hogwarts.seen import PlayerView, TableView
from commonroom.games.year_at_hogwarts.settings import VariantRules
from commonroom.games.year_at_hogwarts.wording.cards import need as worded
from commonroom.kernel import Msg
from commonroom.kernel.goals import Goal


def goals(content: Content, view: TableView) -> tuple[Goal, ...]:
    """What one's team needs to end the year, and then each of its missions."""
    if view.seat is None:
        return ()
    me = view.players[view.seat]
    mates = [one for one in view.players if one.team == me.team]
    variant = content.variant_for(view.options, len(view.players))
    pitch = () if view.quidditch is None else quidditch_goals(view.quidditch)
    missions = [content.missions[one] for mate in mates for one in mate.missions or ()]
    return (
        *pitch,
        *_ending(content, view, mates, variant),
        *(_mission(content, view, mates, variant, one) for one in missions),
    )


def _ending(
    content: Content, view: TableView, mates: Sequence[PlayerView], variant: VariantRules
) -> Iterator[Goal]:
    """YH-END-1, YH-END-2, YH-END-3 The condition of the length, and who has won then."""
    length, alone = content.lengths[view.options["length"]], len(view.players) == 1
    points = sum(mate.points for mate in mates)
    done = sum(len(mate.done) for mate in mates)
    count = length.missions
    yield Goal(Msg("yh-goal-missions", {"count": count}), done, count, rule="YH-END-1")
    yield Goal(Msg("yh-goal-points"), points, length.points + 1, rule="YH-END-1")
    if alone:
        hp = mates[0].hp
        yield Goal(Msg("yh-goal-alone", {"hp": hp}), int(hp <= 0), against=True, rule="YH-SOLO-1")
        return
    if variant.quidditch_to_end:
        flown = any(mate.flown for mate in mates)
        pitch = () if flown else (QUIDDITCH_PITCH,)
        yield Goal(Msg("yh-goal-quidditch"), int(flown), at=pitch, rule="YH-END-2")
    rivals = {one.team: 0 for one in view.players if one.team != mates[0].team}
    for one in view.players:
        if one.team in rivals:
            rivals[one.team] += one.points
    if rivals:
        best = max(rivals.values())
        yield Goal(Msg("yh-goal-lead", {"points": best}), int(points > best), rule="YH-END-1")


def _mission(
    content: Content,
    view: TableView,
    mates: Sequence[PlayerView],
    variant: VariantRules,
    mission: Mission,
) -> Goal:
    """YH-MIS-1 Its place, its objects and, among experts, its cards: what is there, and where."""
    parts = (
        Goal(
            Msg("yh-goal-place", {"space": mission.place}),
            int(any(mate.space == mission.place for mate in mates)),
            at=(mission.place,),
        ),
        *(_object(view, mates, thing) for thing in mission.objects),
        *(_cards(content, mates, mission) if variant.needs_cards else ()),
    )
    return Goal(
        Msg("yh-goal-mission", {"mission": mission.id, "points": mission.points}),
        sum(min(part.have, part.need) for part in parts),
        sum(part.need for part in parts),
        at=(mission.place,),
        rule="YH-MIS-1",
        card=mission.id,
        parts=parts,
    )


def _object(view: TableView, mates: Sequence[PlayerView], thing: str) -> Goal:
    """YH-TEAM-1 An object, held between the members of a team, or where else it is."""
    if any(thing in mate.objects for mate in mates):
        return Goal(Msg("yh-goal-object", {"object": thing}), 1, card=thing)
    for space, things in view.lying.items():
        if thing in things:
            text = Msg("yh-goal-object-lies", {"object": thing, "space": space})
            return Goal(text, at=(space,), card=thing)
    for player in view.players:
        if thing in player.objects:
            text = Msg("yh-goal-object-held", {"object": thing, "seat": player.seat})
            return Goal(text, at=(f"seat:{player.seat}",), card=thing)
    return Goal(Msg("yh-goal-object", {"object": thing}), card=thing)


def _cards(content: Content, mates: Sequence[PlayerView], mission: Mission) -> Iterator[Goal]:
    """YH-MIS-1 The cards it requires, of those in hands that one sees; each counts for one need."""
    hands = [mate.hand for mate in mates if mate.hand is not None]
    free = [card for hand in hands for deck in ("spell", "potion") for card in hand[deck]]
    free += [card for mate in mates for card in mate.pledged]
    for need in sorted(mission.needs, key=lambda one: one.card is None):
        fitting = [card for card in free if content.meets(need, card)][: need.count]
        for card in fitting:
            free.remove(card)
        text = worded(need) if need.card is None else Msg("yh-goal-card", {"card": need.card})
        yield Goal(text, len(fitting), need.count, card=need.card or "")
