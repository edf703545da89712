"""Laws of what is said: rules that exist, messages that can be rendered, data that is JSON."""

from typing import Any

import msgspec

from commonroom.kernel import Event, Match, Msg, Option
from commonroom.kernel import title as title_of
from commonroom.kernel.verb import NUMBER, SEAT, verb_of
from tests.conformance.tables import Table, decisions, play_out, some_answers, stops, walk


def known_rules(table: Table) -> set[str]:
    return {rule.id for rule in table.title.rules()}


def test_the_lobby_is_told_the_truth(game: str) -> None:
    title = title_of(game)
    about = title.about
    rules = [rule.id for rule in title.rules()]
    assert about.id == game
    assert about.prefix
    assert len(set(rules)) == len(rules), f"{game}: a rule stands twice"
    assert sorted(set(about.seats)) == list(about.seats) != [], game
    assert about.minutes[0] <= about.minutes[1], game
    for option in (*about.options, *about.table_options):
        assert option.rule in rules, f"{game}: option {option.id} cites {option.rule}"
        assert len(set(option.values)) == len(option.values) > 1, f"{game}: {option}"


def test_every_decision_event_and_result_cites_an_existing_rule(table: Table) -> None:
    rules = known_rules(table)
    for moment in walk(table):
        decision = moment.match.decision
        if decision is not None:
            assert decision.rule in rules, f"{moment}: {decision.rule}"
    for event in moment.match.events:
        assert event.rule in rules, f"{table}: {event}"
        if event.public is not None:
            assert event.public.rule in rules, f"{table}: {event}"
    result = moment.match.result
    if result is not None:
        assert set(result.reasons) <= rules, f"{table}: {result}"


def test_a_view_is_json_and_comes_back_as_its_own_type(table: Table) -> None:
    for moment in stops(table, 20, "view"):
        for viewer in table.viewers:
            view = moment.match.view(viewer)
            text = msgspec.json.encode(view)
            back = msgspec.json.decode(text, type=type(view))
            where = f"{moment}: view of {viewer}"
            assert repr(back) == repr(view), where
            assert msgspec.json.encode(back) == text, where


def test_an_event_is_json_and_comes_back_as_its_own_type(table: Table) -> None:
    *_, end = walk(table)
    for event in end.match.events:
        back = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
        form: Event | None = event.public
        if form is not None:
            given = msgspec.convert(back.public, type(form))
            assert repr(given) == repr(form), f"{table}: {event}"
            back = msgspec.structs.replace(back, public=form)
        assert repr(back) == repr(event), f"{table}: {event}"


def test_a_result_is_json(table: Table) -> None:
    match = table.match(muted=True)
    play_out(match, table.random("result"), table)
    result = match.result
    assert result is not None
    assert msgspec.json.decode(msgspec.json.encode(result), type=type(result)) == result, table


def well_formed(msg: Msg, prefix: str, where: object) -> None:
    """A message of this game, with arguments that a renderer understands."""
    assert msg.key.startswith(f"{prefix}-"), f"{where}: {msg}"
    try:
        back = msgspec.json.decode(msgspec.json.encode(msg), type=Msg)
    except (TypeError, msgspec.DecodeError) as error:
        raise AssertionError(f"{where}: {msg} is no message: {error}") from error
    assert back == msg, f"{where}: {msg}"
    for name, value in msg.args.items():
        inner: list[Any] = value if isinstance(value, list) else [value]
        for part in inner:
            if isinstance(part, Msg):
                well_formed(part, prefix, where)
        if name.endswith("seat"):
            assert type(value) is int, f"{where}: {name} of {msg} is no seat"


def as_declared(match: Match, option: Option, where: str) -> None:
    """An option is what its verb says: so many arguments, each something that it can be."""
    assert option[0] in match.title.verbs, f"{where}: its verb is not declared"
    verb = verb_of(option, match.title.verbs)
    assert len(option) == 1 + len(verb.arguments), where
    for at, argument in enumerate(verb.arguments, 1):
        values = option[at : at + argument.width]
        if argument.domain is SEAT:
            assert values[0] in range(match.setting.seats), where
        elif argument.domain is NUMBER:
            assert type(values[0]) is int, where
        elif values:
            value = values if argument.width > 1 else values[0]
            assert value in argument.domain.values(match.game.content), where


def test_prompts_options_and_log_lines_are_well_formed_messages(table: Table) -> None:
    title = table.title
    prefix = title.about.prefix
    for moment in decisions(table, 40, "messages"):
        decision = moment.match.decision
        assert decision is not None
        well_formed(decision.prompt, prefix, moment)
        for answer in some_answers(moment, 10):
            where = f"{moment}: {answer}"
            as_declared(moment.match, answer.option, where)
            well_formed(title.describe(answer.option), prefix, where)
    *_, end = walk(table)
    for event in end.match.events:
        well_formed(event.line(), prefix, f"{table}: {event}")
        if event.public is not None:
            well_formed(event.public.line(), prefix, f"{table}: {event}")


def test_progress_is_per_cent_and_whole_only_at_the_end(table: Table) -> None:
    for moment in walk(table):
        progress = moment.match.progress
        assert type(progress) is int, f"{moment}: {progress!r}"
        if moment.match.decision is None:
            assert progress == 100, moment
        else:
            assert 0 <= progress < 100, f"{moment}: {progress}"
