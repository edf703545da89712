"""Laws of the position: copied, saved, replayed, heard or not, it is the same match."""

from typing import Any

import msgspec

import commonroom
from commonroom.kernel import Asking, Decision, Match
from tests.conformance.portrait import asked, history, portrait, same
from tests.conformance.tables import (
    Table,
    decisions,
    feed,
    pick,
    recording,
    stops,
    walk,
)


def test_a_copy_equals_its_original(table: Table) -> None:
    for moment in stops(table, 20, "copy"):
        same(portrait(moment.match.copy()), portrait(moment.match), f"{moment}: muted copy")
        heard = moment.match.copy(muted=False)
        same(history(heard), history(moment.match), f"{moment}: copy")
        same(history(heard.copy().copy(muted=False)), history(heard), f"{moment}: copy of a copy")


def test_all_earlier_copies_stay_as_they_were(table: Table) -> None:
    kept: list[tuple[str, Match, dict[str, Any]]] = []
    for moment in stops(table, 20, "earlier"):
        then = history(moment.match)
        asleep = moment.match.copy(muted=False)  # comes to life only at the end
        awake = moment.match.copy()
        assert portrait(awake)
        kept += [(f"{moment}: asleep", asleep, then), (f"{moment}: awake", awake, then)]
    for where, copy, then in kept:
        same(history(copy), then, where)


def test_playing_a_copy_leaves_the_original_alone(table: Table) -> None:
    for moment in decisions(table, 10, "leave alone"):
        before = history(moment.match)
        copy, random = moment.match.copy(), table.random(moment.number)
        for _ in range(6):
            if copy.decision is not None:
                answer = pick(copy, random)
                copy.answer(answer.option, answer.seat)
        same(history(moment.match), before, moment)


def test_a_copy_plays_on_like_its_original(table: Table) -> None:
    *_, end = walk(table)
    for moment in decisions(table, 6, "copy plays on"):
        copy = moment.match.copy(muted=False)
        feed(copy, moment.rest, moment)
        same(history(copy), history(end.match), f"{moment}: played on to the end")


def test_a_loaded_match_plays_on_like_the_saved_one(table: Table) -> None:
    saves = [(moment, moment.match.save()) for moment in stops(table, 8, "save")]
    then = [history(moment.match) for moment in stops(table, 8, "save")]
    end = then[-1]
    for (moment, data), before in zip(saves, then, strict=True):
        loaded = commonroom.load(data)
        same(portrait(loaded), {part: before[part] for part in portrait(loaded)}, moment)
        feed(loaded, moment.rest, moment)
        same(history(loaded), end, f"{moment}: loaded and played on")
        again = commonroom.load(data)
        same(history(again), before, f"{moment}: loaded, with its past")
        feed(again, moment.rest, moment)
        same(history(again), end, f"{moment}: loaded, with its past, and played on")


def test_replaying_the_answers_gives_the_same_match_at_every_step(table: Table) -> None:
    for moment, twin in zip(walk(table), walk(table), strict=True):
        assert twin.match.game.state == moment.match.game.state, moment
        assert asked(twin.match.decision) == asked(moment.match.decision), moment
    same(history(twin.match), history(moment.match), moment)
    same(history(moment.match.replayed()), history(moment.match), f"{moment}: replayed")


def test_an_answer_returns_exactly_the_events_it_adds(table: Table) -> None:
    match = table.match()
    for answer in recording(table):
        before = list(match.events)
        returned = match.answer(answer.option, answer.seat)
        assert list(match.events) == before + returned, f"{table}: {answer}"


def test_a_muted_match_plays_like_a_heard_one(table: Table) -> None:
    for moment, muted in zip(walk(table), walk(table, table.match(muted=True)), strict=True):
        assert muted.match.game.state == moment.match.game.state, moment
        assert asked(muted.match.decision) == asked(moment.match.decision), moment
    same(history(muted.match), history(moment.match), moment)


def test_the_state_is_plain_data_that_json_gives_back(table: Table) -> None:
    for moment in walk(table):
        state = moment.match.game.state
        text = msgspec.json.encode(state)
        back = msgspec.json.decode(text, type=table.title.state_type)
        assert repr(back) == repr(state), moment
        assert msgspec.json.encode(back) == text, moment


def test_nothing_in_the_state_lies_in_two_places(table: Table) -> None:
    """A list that two fields share would be two lists after a copy or a load."""
    for moment in stops(table, 20, "alias"):
        seen: set[int] = set()
        for path, thing in mutable_things("state", moment.match.game.state):
            assert id(thing) not in seen, f"{moment}: {path} is shared"
            seen.add(id(thing))


def mutable_things(path: str, thing: Any) -> list[tuple[str, Any]]:
    if isinstance(thing, list):
        inner = [(f"{path}[{index}]", item) for index, item in enumerate(thing)]
    elif isinstance(thing, dict):
        inner = [(f"{path}[{key!r}]", value) for key, value in thing.items()]
    elif isinstance(thing, msgspec.Struct) and not thing.__struct_config__.frozen:
        inner = [(f"{path}.{name}", getattr(thing, name)) for name in thing.__struct_fields__]
    else:
        return []
    return [(path, thing)] + [found for at, item in inner for found in mutable_things(at, item)]


def test_a_copy_of_the_state_shares_nothing_that_can_change(table: Table) -> None:
    for moment in stops(table, 10, "share"):
        state = moment.match.game.state
        own = {id(thing) for _, thing in mutable_things("state", state)}
        for path, thing in mutable_things("state", state.copy()):
            assert id(thing) not in own, f"{moment}: {path} is not copied"
        assert state.copy() == state, moment


def test_the_checkpoint_is_never_changed(table: Table) -> None:
    kept: list[tuple[str, Any, bytes]] = []
    for moment in walk(table):
        state = moment.match.checkpoint.state
        kept.append((str(moment), state, msgspec.json.encode(state)))
    for where, state, then in kept:
        assert msgspec.json.encode(state) == then, where


def test_a_phase_that_begins_with_its_question_only_looks(table: Table) -> None:
    for moment in decisions(table, 20, "looks"):
        copy = moment.match.copy()
        game, spoken = copy.game, copy.game.chance.spoken
        phase = table.title.phases[game.state.phase]
        if isinstance(phase, Asking):
            game.state = copy.checkpoint.state.copy()
            question = phase.ask(game)
            assert game.state == copy.checkpoint.state, f"{moment}: changed by the question"
            assert game.chance.spoken == spoken, f"{moment}: rolled by the question"
            assert isinstance(question, Decision), moment
