"""The law of conservation: nothing in the box is made or lost while it is played with."""

from commonroom.kernel import content_of
from tests.conformance.tables import Table, decisions, some_answers, walk


def test_everything_in_the_box_lies_somewhere_at_every_step(table: Table) -> None:
    counted = table.title.inventory(table.match(muted=True).game)
    assert counted, f"{table}: nothing is counted"
    for moment in walk(table):
        now = table.title.inventory(moment.match.game)
        assert list(now) == list(counted), moment
        for what, amount in counted.items():
            assert now[what] == amount, f"{moment}: {what} was {amount}, is {now[what]}"


def test_playing_changes_neither_the_content_nor_the_setting(table: Table) -> None:
    """All matches of a game share its content."""
    match = table.match()
    before = repr(content_of(table.game)), repr(match.setting)
    for moment in walk(table, match):
        for viewer in table.viewers:
            assert moment.match.view(viewer) is not None
    assert (repr(content_of(table.game)), repr(match.setting)) == before, table


def test_no_option_makes_or_loses_anything(table: Table) -> None:
    for moment in decisions(table, 30, "inventory"):
        counted = table.title.inventory(moment.match.game)
        for answer in some_answers(moment, 5):
            trial = moment.match.copy()
            trial.answer(answer.option, answer.seat)
            assert table.title.inventory(trial.game) == counted, f"{moment}: {answer}"
