"""Laws of secrecy: nobody sees, hears or can work out what their seat cannot know."""

from commonroom.kernel import Answer, Event, Match, Roll
from tests.conformance.portrait import history, portrait, same, told, view_of
from tests.conformance.tables import (
    PATIENCE,
    Moment,
    Table,
    decisions,
    finish,
    some_answers,
    stops,
    walk,
    wander,
)


def worlds(moment: Moment, viewer: int | None, count: int = 2) -> list[Match]:
    """Other worlds that the viewer cannot tell from this one."""
    return [moment.match.resample(viewer, seed) for seed in range(count)]


def test_views_cannot_tell_hidden_worlds_apart(table: Table) -> None:
    for moment in stops(table, 20, "views"):
        for viewer in table.viewers:
            seen = view_of(moment.match, viewer)
            for seed, world in enumerate(worlds(moment, viewer)):
                where = f"{moment}: world {seed} of seat {viewer}"
                same({"view": view_of(world, viewer)}, {"view": seen}, where)


def test_a_seat_is_asked_the_same_in_worlds_it_cannot_tell_apart(table: Table) -> None:
    for moment in decisions(table, 20, "asked"):
        here = moment.match.decision
        assert here is not None
        for viewer in table.viewers:
            for seed, world in enumerate(worlds(moment, viewer)):
                there = world.decision
                assert there is not None
                where = f"{moment}: world {seed} of seat {viewer}"
                for part in ("owner", "kind", "prompt", "rule"):
                    assert getattr(there, part) == getattr(here, part), f"{where}: {part}"
                if viewer is not None:
                    mine, then = there.options_of(viewer), here.options_of(viewer)
                    assert list(mine) == list(then), f"{where}: {mine} is not {then}"


def test_resampling_leaves_the_match_alone_and_is_repeatable(table: Table) -> None:
    for moment in stops(table, 10, "resample"):
        before = history(moment.match)
        for viewer in table.viewers:
            one, other = worlds(moment, viewer, 1) + worlds(moment, viewer, 1)
            same(portrait(one), portrait(other), f"{moment}: seat {viewer} resampled twice")
            same(portrait(one.copy()), portrait(one), f"{moment}: copy of a world of {viewer}")
            assert one.game.chance.key != moment.match.game.chance.key, (
                f"{moment}: in the world of seat {viewer} the coming dice are the true ones"
            )
        same(history(moment.match), before, moment)


def test_resampling_a_world_keeps_what_the_seat_knows(table: Table) -> None:
    for moment in stops(table, 8, "deeper"):
        for viewer in table.viewers:
            world = moment.match
            for seed in range(4):
                world = world.resample(viewer, seed)
                where = f"{moment}: world of seat {viewer} resampled {seed + 1} times"
                assert view_of(world, viewer) == view_of(moment.match, viewer), where


def test_a_resampled_world_can_be_played_on(table: Table) -> None:
    """To its end, or until it has become long; and a last one to its end."""
    for moment in decisions(table, 10, "world"):
        for viewer in table.viewers:
            world = moment.match.resample(viewer, 0)
            where = f"{moment}: world of seat {viewer}"
            inventory = table.title.inventory(world.game)
            assert inventory == table.title.inventory(moment.match.game), where
            wander(world, table.random(moment.number), where, PATIENCE)
            assert table.title.inventory(world.game) == inventory, where
    finish(world, where)
    assert table.title.inventory(world.game) == inventory, where


def quiet(match: Match, answer: Answer) -> tuple[Match, list[Event]] | None:
    """The match after an answer, with what was told; None if chance spoke or a secret was shown."""
    decision = match.decision
    if decision is None or answer.option not in decision.options_of(answer.seat):
        return None
    heard = match.copy(muted=False)
    spoken, sealed = heard.game.chance.spoken, heard.game.sealed
    events = heard.answer(answer.option, answer.seat)
    if heard.game.chance.spoken != spoken or heard.game.sealed != sealed:
        return None
    return heard, events


def test_an_answer_without_chance_or_seal_shows_nobody_anything_hidden(table: Table) -> None:
    """In two worlds that a viewer cannot tell apart, the same answer must look the same to it.

    If it does not, something hidden was shown, and the rule should have said so with `seal`.
    """
    for moment in decisions(table, 25, "quiet"):
        for viewer in table.viewers:
            one, other = worlds(moment, viewer)
            for answer in some_answers(moment, 4):
                here, there = quiet(one, answer), quiet(other, answer)
                if here is None or there is None:
                    continue
                where = f"{moment}: seat {viewer} watches {answer}"
                same({"told": told(here[1], viewer)}, {"told": told(there[1], viewer)}, where)
                same({"view": view_of(here[0], viewer)}, {"view": view_of(there[0], viewer)}, where)


def test_the_public_form_of_a_secret_does_not_depend_on_the_secret(table: Table) -> None:
    """Where chance speaks differently and everything public stays the same, so does the rest.

    But for the order: of two cards that are taken, either may come first.
    """
    for moment in decisions(table, 12, "public form"):
        assert moment.answer is not None
        events, rolls, match = forced_answer(moment, ())
        for other in range(min(8, rolls[0].ways) if rolls else 0):
            others, _, elsewhere = forced_answer(moment, (other,))
            for viewer in table.viewers:
                if public(others) == public(events) and view_of(elsewhere, viewer) == view_of(
                    match, viewer
                ):
                    where = f"{moment}: seat {viewer} hears of a secret"
                    one, two = (
                        sorted(told([event], viewer) for event in heard)
                        for heard in (others, events)
                    )
                    same({"told": one}, {"told": two}, where)


def forced_answer(moment: Moment, path: tuple[int, ...]) -> tuple[list[Event], list[Roll], Match]:
    world = moment.match.forced(path).copy(muted=False)
    assert moment.answer is not None
    rolled = len(world.rolls)
    events = world.answer(moment.answer.option, moment.answer.seat)
    return events, list(world.rolls[rolled:]), world


def public(events: list[Event]) -> list[Event]:
    return [event for event in events if event.audience is None]


def test_a_private_event_names_seats_and_its_public_form_is_public(table: Table) -> None:
    *_, end = walk(table)
    for event in end.match.events:
        where = f"{table}: {event}"
        assert event.audience is None or set(event.audience) <= set(range(table.seats)), where
        if event.public is not None:
            assert event.audience is not None, f"{where}: everybody sees the event itself"
            assert isinstance(event.public, Event), where
            assert event.public.audience is None, where
            assert event.public.public is None, where
