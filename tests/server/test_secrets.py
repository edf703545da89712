"""Nobody is sent what their seat may not know; and no secret is in a log."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
import structlog

from commonroom.kernel import Match, Msg, games, title
from commonroom.server import logs, redaction, snapshot
from commonroom.tables.creation import new_record, opening
from commonroom.tables.entries import Answered, Began, seen, told
from commonroom.tables.game_file import GameFile, read
from commonroom.tables.live import Live
from commonroom.tables.plan import Plan
from commonroom.tables.presence import Presence
from commonroom.tables.revival import begun
from commonroom.wire import protocol as wire
from tests.conformance.tables import TOY, Moment, decisions, sample_tables
from tests.server.house import House, Process, Sitter
from tests.server.test_wire import play
from tests.tables.playing import plan


def live_at(moment: Moment, match: Match) -> Live:
    """A table at which this match is being played."""
    chairs = tuple({"name": f"P{seat}"} for seat in range(moment.table.seats))
    setting = {"game": moment.table.game, "chairs": chairs, "options": dict(moment.table.options)}
    digests = (b"",) * len(chairs)
    record = new_record(msgspec.convert(setting, Plan).settled(), digests, b"", id_="one")
    live = Live(record, match)
    live.opened = list(range(1, match.answered + 2))
    live.seq = live.opened[-1]
    return live


def picture_of(moment: Moment, match: Match, reader: int | None) -> bytes:
    """Everything that a reader is shown of a table."""
    live = live_at(moment, match)
    question = None if reader is None else snapshot.question_to(live, reader)
    nobody = Presence("", lambda: 0.0)
    shown = (
        snapshot.position(live, reader, None),
        snapshot.company(live, nobody, reader),
        snapshot.summary(live, nobody, reader),
        None if question is None else snapshot.hints(snapshot.Thought(match.copy(), question)),
    )
    return msgspec.json.encode(shown)


@pytest.mark.slow
@pytest.mark.parametrize("game", [TOY, *games()])
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_on_the_wire(game: str) -> None:
    """The position, what is asked of whom, hints and company: all that is shown of a table."""
    tables = sample_tables(game, 4)
    # The first table is played by good bots to its end, so it is looked at more closely.
    for table, count in zip(tables, (60, 12, 12, 12), strict=False):
        for moment in decisions(table, count, "wire"):
            for reader in table.viewers:
                here = moment.match.resample(reader, 1)
                there = moment.match.resample(reader, 2)
                mine = _without_last_turn(picture_of(moment, here, reader))
                other = _without_last_turn(picture_of(moment, there, reader))
                assert mine == other, (moment, reader)


def _without_last_turn(shown: bytes) -> Any:
    """A resampled match has one more entry than the match; only its number shows."""
    plain = msgspec.json.decode(shown)
    del plain[0]["last_turn"]
    return plain


def test_a_view_that_showed_too_much_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: let everybody see what seat 0 sees."""
    toy = title(TOY)
    honest = type(toy).view
    monkeypatch.setattr(type(toy), "view", lambda self, game, seat: honest(self, game, 0))
    table = sample_tables(TOY, 1)[0]
    moments = list(decisions(table, 12, "wire"))
    different = [
        moment
        for moment in moments
        if _without_last_turn(picture_of(moment, moment.match.resample(1, 1), 1))
        != _without_last_turn(picture_of(moment, moment.match.resample(1, 2), 1))
    ]
    assert different


def expected(match: Match, count: int, reader: int | None) -> tuple[Any, Any]:
    """What a reader may be shown after so many answers, and told about the last of them."""
    then = match.replayed(count)
    heard = len(match.replayed(count - 1).events) if count else 0
    events = seen(told(then.events[heard:]), reader)
    return msgspec.to_builtins(then.view(reader)), msgspec.to_builtins(events)


def test_every_frame_holds_exactly_what_its_reader_may_know(house: House) -> None:
    """A whole game through the wire, compared with the opened game afterwards."""
    table = house.create()
    sitters: list[Sitter] = [house.sit(table, seat, since=0) for seat in (0, 1, 2, None)]
    play(sitters, Random(7))
    token = table["watch"]["token"]
    file = house.http.get(
        f"/api/tables/{table['table']}/file", headers={"authorization": f"Bearer {token}"}
    ).content
    match = _replayed(file)
    decoder = msgspec.json.Decoder(wire.FromServer)
    for sitter in sitters:
        reader = sitter.welcome["you"]
        compared = 0
        for message in sitter.heard:
            # Whatever is sent is a message of the protocol and holds nothing besides.
            plain = msgspec.json.decode(msgspec.json.encode(decoder.decode(_bytes(message))))
            assert plain == message
            if message["type"] not in ("welcome", "update") or not message.get("position"):
                continue
            view, events = expected(match, message["seq"] - 1, reader)
            assert _plain(message["position"]["view"]) == _plain(view)
            told_ = message["news"][-1]["events"] if message["news"] else ()
            assert _plain(told_) == _plain(events)
            compared += 1
        assert compared == len(match.answers) + 1
        sitter.leave()


def _bytes(message: Any) -> bytes:
    return msgspec.json.encode(message)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _replayed(data: bytes) -> Match:
    file = read(data)
    assert isinstance(file, GameFile)
    match = begun(file.record)
    for one in file.leaves:
        if isinstance(one.entry, Answered):
            match.answer(tuple(one.entry.option), one.entry.seat)
    return match


def test_why_a_bot_chose_is_told_only_where_it_betrays_nothing() -> None:
    record = new_record(plan().settled(), (b"",) * 3, b"")
    row = opening(record, Began()).rows[0]
    answered = msgspec.structs.replace(
        row, entry=Answered(seat=1, option=("stop",), by_bot=True, reason=Msg("toy-why"))
    )
    kept, told_ = (
        redaction.redacted([answered], 0, reasons=flag)[0].entry for flag in (False, True)
    )
    assert isinstance(kept, Answered)
    assert isinstance(told_, Answered)
    assert (kept.reason, told_.reason) == (None, Msg("toy-why"))


def test_that_somebody_kept_an_answer_is_nobody_elses_news() -> None:
    record = new_record(plan().settled(), (b"",) * 3, b"")
    row = opening(record, Began()).rows[0]
    passed = msgspec.structs.replace(row, entry=Answered(seat=1, option=("stop",)), events=())
    assert [redaction.redacted([passed], reader, reasons=False) for reader in (0, 2, None)] == [
        ()
    ] * 3
    assert len(redaction.redacted([passed], 1, reasons=False)) == 1
    assert len(redaction.redacted([passed], 0, reasons=True)) == 1


def test_no_secret_is_ever_logged(tmp_path: Any) -> None:
    process = Process(f"sqlite:///{tmp_path}/t.db")
    house = process.house
    table = house.create({}, {}, game="death-eaters-rising")
    sitters = [house.sit(table, seat) for seat in range(2)]
    wrong = house.connect()
    wrong.say(
        type="hello", protocol=wire.VERSION, table=table["table"], token="wrong-but-secret-too"
    )
    assert wrong.closed() == 4401
    wrong.leave()
    play(sitters, Random(1), 5)
    sitters[0].say(type="nonsense", token="also-a-secret")
    sitters[0].hear("refused")
    house.admin("/api/admin/tables")
    house.http.get(f"/t/{table['table']}?token=in-an-address")
    house.http.get("/api/nowhere?token=in-an-address")
    house.http.post("/api/tables", content=b'{"game": "in-a-body"}')
    for sitter in sitters:
        sitter.leave()
    process.stop()
    log = "".join(process.log)
    assert table["table"] in log
    secrets = [link["token"] for link in (*table["seats"], table["watch"])]
    secrets += ["wrong-but-secret-too", "also-a-secret", "the admin's own secret"]
    secrets += ["in-an-address", "in-a-body"]
    assert [secret for secret in secrets if secret in log] == []


def test_a_traceback_shows_no_values(capsys: pytest.CaptureFixture[str]) -> None:
    before = structlog.get_config()
    logs.configure()
    try:
        fail(secret="hush" + "-hush")
    finally:
        structlog.configure(**before)
    shown = capsys.readouterr()
    assert "ZeroDivisionError" in shown.err
    assert "hush-hush" not in shown.err + shown.out


def fail(secret: str) -> None:
    try:
        len(secret) / 0
    except ZeroDivisionError:
        structlog.get_logger().exception("it failed", table="x")
