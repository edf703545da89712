"""A game file is the whole game, and a lie in it is found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from commonroom.cli import main
from commonroom.kernel import title
from commonroom.kernel.errors import CommonRoomError, WrongRulesVersion
from commonroom.tables.chain import canonical
from commonroom.tables.dice import commitment
from commonroom.tables.entries import Answered, Named, Reacts, Said, TakenBack
from commonroom.tables.errors import BadGameFile
from commonroom.tables.game_file import GameFile, game_file, read
from commonroom.tables.live import Wish
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Chair
from commonroom.tables.verifying import Verified, verified
from tests.conformance.tables import TOY
from tests.tables.playing import plan, play

pytestmark = pytest.mark.anyio


async def file_of(manager: TableManager, table: str) -> GameFile:
    async with manager.at(table) as live:
        result = live.match.result
    file = game_file(await manager.record(table), await manager.history(table), result)
    assert isinstance(file, GameFile)
    return file


async def played(manager: TableManager, answers: int = 10_000, game: str = TOY) -> GameFile:
    """The file of a game with a takeback, a new name and some chat in it."""
    new = await manager.create(plan(Chair("Ada"), Chair("Bob"), game=game, takeback="free"))
    await play(manager, new.id, Random(1), min(4, answers))
    if answers > 4:
        await manager.act(new.id, Named(seat=1, name="Bobby"))
        await manager.act(new.id, Said(seat=1, text="my secret opinion"))
        await manager.act(new.id, Reacts(seat=1, reactions="never"))
        await manager.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[2], "")))
        await play(manager, new.id, Random(2), answers)
    return await file_of(manager, new.id)


def standing(file: GameFile) -> list[Answered]:
    """The answers that were not taken back."""
    answers: list[Answered] = []
    for one in file.leaves:
        if isinstance(one.entry, Answered):
            answers.append(one.entry)
        elif isinstance(one.entry, TakenBack):
            del answers[one.entry.to :]
    return answers


async def test_a_true_file_is_true(manager: TableManager) -> None:
    file = await played(manager)
    found = verified(read(msgspec.json.encode(file)))
    assert found.answers == len(standing(file)) + found.taken_back
    assert found.taken_back == 2
    assert found.outcomes > 5
    assert (found.over, found.chained) == (True, True)
    assert file.plan().chairs[1].name == "Bobby"


async def test_what_was_said_is_in_the_file_as_a_digest_only(manager: TableManager) -> None:
    file = await played(manager)
    data = msgspec.json.encode(file)
    assert b"opinion" not in data
    assert b"reacts" not in data
    assert [row["entry"]["kind"] for row in file.rows].count("veiled") == 2


async def test_a_real_game_is_true(manager: TableManager) -> None:
    assert verified(await played(manager, game="death-eaters-rising")).over


Plain = dict[str, Any]


def other_die(file: Plain) -> None:
    """Somebody would rather have rolled something else."""
    for row in file["rows"]:
        for event in row["events"]:
            for name, value in event["line"]["args"].items():
                if isinstance(value, int) and not name.endswith("seat"):
                    event["line"]["args"][name] = value + 1
                    return
    raise AssertionError("no die in this game")


def other_secret(file: Plain) -> None:
    file["secret"] = "00" * 32


def other_secret_and_commitment(file: Plain) -> None:
    other_secret(file)
    file["commitment"] = commitment(bytes(32), canonical(file["terms"]).decode())


def a_row_less(file: Plain) -> None:
    del file["rows"][2]


def a_row_less_counted_anew(file: Plain) -> None:
    del file["rows"][2]
    for seq, row in enumerate(file["rows"], 1):
        row["seq"] = seq


def cut_short(file: Plain) -> None:
    file["rows"] = file["rows"][:-1]


def an_answer_of_another(file: Plain) -> None:
    file["rows"][1]["entry"]["seat"] ^= 1


def a_seat_nobody_has(file: Plain) -> None:
    named = next(row for row in file["rows"] if row["entry"]["kind"] == "named")
    named["entry"]["seat"] = 9


def an_event_less(file: Plain) -> None:
    next(row for row in file["rows"] if row["events"])["events"].pop()


def other_winner(file: Plain) -> None:
    file["result"]["winners"] = [] if file["result"]["winners"] else [0]


def other_game(file: Plain) -> None:
    file["terms"]["plan"]["game"] = "chess"


def other_seats(file: Plain) -> None:
    file["terms"]["plan"]["chairs"] *= 4


def no_such_option(file: Plain) -> None:
    file["terms"]["plan"]["options"] = {"appetite": "endless"}


def other_box(file: Plain) -> None:
    file["terms"]["content"] = "00" * 32
    secret = bytes.fromhex(file["secret"])
    file["commitment"] = commitment(secret, canonical(file["terms"]).decode())


def a_key_of_ones_own(file: Plain) -> None:
    file["rows"][0]["entry"]["key"] = "00" * 32


def nobodys_answer(file: Plain) -> None:
    del file["rows"][1]["entry"]["seat"]


def added(file: Plain, entry: Plain) -> None:
    """Another entry at the end."""
    file["rows"].append({**file["rows"][-1], "events": [], "entry": entry})
    file["rows"][-1]["seq"] += 1


def nobodys_pledge(file: Plain) -> None:
    added(file, {"kind": "pledged", "pledge": "00" * 32})


def nobodys_value(file: Plain) -> None:
    added(file, {"kind": "opened", "entropy": "00" * 32})


def no_such_level(file: Plain) -> None:
    added(file, {"kind": "stood-in", "seat": 0, "level": "divine"})


LIES = (
    other_die, other_secret, other_secret_and_commitment, a_row_less, a_row_less_counted_anew,
    cut_short, an_answer_of_another, a_seat_nobody_has, an_event_less, other_winner, other_game,
    other_seats, no_such_option, other_box, a_key_of_ones_own, nobodys_answer,
    nobodys_pledge, nobodys_value, no_such_level,
)  # fmt: skip


@pytest.mark.parametrize("lie", LIES)
async def test_a_lie_is_found(manager: TableManager, lie: Callable[[Plain], None]) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(await played(manager)))
    lie(plain)
    with pytest.raises(CommonRoomError):
        verified(read(msgspec.json.encode(plain)))


async def test_other_rules_are_not_called_a_lie(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = await played(manager)
    monkeypatch.setattr(type(title(TOY)), "rules_version", 77)
    with pytest.raises(WrongRulesVersion):
        verified(file)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"{}", b"\xff\xfe", b'{"format":"x"}', b"1"])
async def test_what_is_no_game_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadGameFile):
        read(data)


async def test_a_file_cut_or_spoilt_anywhere_is_refused_or_harmless(manager: TableManager) -> None:
    file = await played(manager)
    data, random = msgspec.json.encode(file), Random(5)
    for _ in range(60):
        spoilt = bytearray(data)
        spoilt[random.randrange(len(data))] = random.randrange(256)
        try:
            found = read(bytes(spoilt))
            verified(found)
        except CommonRoomError:
            continue
        assert isinstance(found, GameFile)
        assert [one.events for one in found.leaves] == [one.events for one in file.leaves]


@pytest.mark.parametrize("answers", [0, 3, 10_000])
async def test_a_table_taken_in_goes_on_where_the_file_ends(
    manager: TableManager, answers: int
) -> None:
    file = await played(manager, answers)
    new = await manager.take_in(msgspec.json.encode(file))
    options = [it.option for it in standing(file)]
    async with TableManager(manager.storage).at(new.id) as live:
        assert [it.option for it in live.match.answers] == options
        assert live.over == (file.result is not None)
    assert (await manager.record(new.id)).imported
    await play(manager, new.id, Random(3))
    whole = await file_of(manager, new.id)
    found = verified(whole)
    assert (found.over, found.imported) == (True, True)
    assert [it.option for it in standing(whole)][: len(options)] == options


async def test_a_game_in_which_somebody_renewed_their_secret_is_true(manager: TableManager) -> None:
    new = await manager.create(plan(Chair("Ada"), Chair("Bob"), game=TOY))
    await play(manager, new.id, Random(1), 3)
    await manager.renew(new.id, new.seats[1])
    file = await file_of(manager, new.id)
    assert file.rows[-1]["entry"]["kind"] == "renewed"
    assert verified(file).answers == 3
    taken = await manager.take_in(msgspec.json.encode(file))
    async with TableManager(manager.storage).at(taken.id) as live:
        assert live.match.answered == 3


async def test_the_command_says_what_it_found(manager: TableManager, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(await played(manager)))
    good = CliRunner().invoke(main, ["verify", str(path)])
    assert good.exit_code == 0
    assert "follow from the committed key" in good.output
    assert "ended as the file says" in good.output
    assert "2 answers were taken back" in good.output
    assert "Not proved: that this is the game which was played" in good.output
    told = msgspec.json.decode(CliRunner().invoke(main, ["verify", str(path), "--json"]).output)
    assert (told["over"], told["taken_back"], told["chained"]) == (True, 2, True)
    assert msgspec.convert(told, Verified) == verified(read(path.read_bytes()))
    plain = msgspec.json.decode(path.read_bytes())
    other_die(plain)
    path.write_bytes(msgspec.json.encode(plain))
    bad = CliRunner().invoke(main, ["verify", str(path)])
    assert bad.exit_code == 1
    assert "tells what did not happen" in bad.output
