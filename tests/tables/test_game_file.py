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
from commonroom.tables.entries import Named, Said
from commonroom.tables.errors import BadGameFile
from commonroom.tables.game_file import GameFile, game_file, read, verified
from commonroom.tables.hall import Hall
from commonroom.tables.live import Wish
from commonroom.tables.plan import Chair
from tests.conformance.tables import TOY
from tests.tables.company import plan, play

pytestmark = pytest.mark.anyio


async def played(hall: Hall, answers: int = 10_000, game: str = TOY) -> GameFile:
    """The file of a game with a takeback, a new name and some chat in it."""
    new = await hall.create(plan(Chair("Ada"), Chair("Bob"), game=game, takeback="free"))
    await play(hall, new.id, Random(1), min(4, answers))
    if answers > 4:
        await hall.act(new.id, Named(seat=1, name="Bobby"))
        await hall.act(new.id, Said(seat=1, text="my secret opinion"))
        await hall.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[2], "")))
        await play(hall, new.id, Random(2), answers)
    async with hall.at(new.id) as live:
        result = live.match.result
    return game_file(await hall.record(new.id), await hall.history(new.id), result)


async def test_a_true_file_is_true(hall: Hall) -> None:
    file = await played(hall)
    found = verified(read(msgspec.json.encode(file)))
    assert found.answers == len(file.moves)
    assert found.outcomes > 5
    assert found.over
    assert file.chairs[1].name == "Bobby"
    assert b"opinion" not in msgspec.json.encode(file)


async def test_a_real_game_is_true(hall: Hall) -> None:
    assert verified(await played(hall, game="death-eaters-rising")).over


def other_die(file: dict[str, Any]) -> None:
    """Somebody would rather have rolled something else."""
    for move in file["moves"]:
        for event in move.get("events", ()):
            for name, value in event["line"]["args"].items():
                if isinstance(value, int) and not name.endswith("seat"):
                    event["line"]["args"][name] = value + 1
                    return
    raise AssertionError("no die in this game")


def other_key(file: dict[str, Any]) -> None:
    file["key"] = "00" * 32


def other_key_and_commitment(file: dict[str, Any]) -> None:
    from commonroom.tables.plan import commitment

    file["key"] = "00" * 32
    file["commitment"] = commitment(bytes(32))


def a_move_less(file: dict[str, Any]) -> None:
    del file["moves"][1]


def cut_short(file: dict[str, Any]) -> None:
    file["moves"] = file["moves"][:-1]


def a_move_of_another(file: dict[str, Any]) -> None:
    file["moves"][0]["seat"] ^= 1


def an_event_less(file: dict[str, Any]) -> None:
    next(move for move in file["moves"] if move.get("events"))["events"].pop()


def other_winner(file: dict[str, Any]) -> None:
    file["result"]["winners"] = [] if file["result"]["winners"] else [0]


def other_game(file: dict[str, Any]) -> None:
    file["game"] = "chess"


def other_seats(file: dict[str, Any]) -> None:
    file["chairs"] *= 4


def no_such_option(file: dict[str, Any]) -> None:
    file["options"] = {"appetite": "endless"}


LIES = (
    other_die, other_key, other_key_and_commitment, a_move_less, cut_short, a_move_of_another,
    an_event_less, other_winner, other_game, other_seats, no_such_option,
)  # fmt: skip


@pytest.mark.parametrize("lie", LIES)
async def test_a_lie_is_found(hall: Hall, lie: Callable[[dict[str, Any]], None]) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(await played(hall)))
    lie(plain)
    with pytest.raises(CommonRoomError):
        verified(read(msgspec.json.encode(plain)))


async def test_other_rules_are_not_called_a_lie(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = await played(hall)
    monkeypatch.setattr(type(title(TOY)), "rules_version", 77)
    with pytest.raises(WrongRulesVersion):
        verified(file)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"{}", b"\xff\xfe", b'{"format":"x"}', b"1"])
async def test_what_is_no_game_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadGameFile):
        read(data)


async def test_a_file_cut_or_spoilt_anywhere_is_refused_or_harmless(hall: Hall) -> None:
    file = await played(hall)
    data, random = msgspec.json.encode(file), Random(5)
    for _ in range(60):
        spoilt = bytearray(data)
        spoilt[random.randrange(len(data))] = random.randrange(256)
        try:
            found = read(bytes(spoilt))
            verified(found)
        except CommonRoomError:
            continue
        assert [move.events for move in found.moves] == [move.events for move in file.moves]


@pytest.mark.parametrize("answers", [0, 3, 10_000])
async def test_a_table_taken_in_goes_on_where_the_file_ends(hall: Hall, answers: int) -> None:
    file = await played(hall, answers)
    new, _ = await hall.take_in(msgspec.json.encode(file))
    async with Hall(hall.storage).at(new.id) as live:
        assert [a.option for a in live.match.answers] == [move.option for move in file.moves]
        assert live.over == (file.result is not None)
    assert (await hall.record(new.id)).imported
    await play(hall, new.id, Random(3))
    async with hall.at(new.id) as live:
        result = live.match.result
    whole = game_file(await hall.record(new.id), await hall.history(new.id), result)
    assert verified(whole).over
    assert whole.moves[: len(file.moves)] == file.moves


async def test_the_command_says_what_it_found(hall: Hall, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(await played(hall)))
    good = CliRunner().invoke(main, ["verify", str(path)])
    assert good.exit_code == 0
    assert "follow from the committed key" in good.output
    assert "ended as the file says" in good.output
    plain = msgspec.json.decode(path.read_bytes())
    other_die(plain)
    path.write_bytes(msgspec.json.encode(plain))
    bad = CliRunner().invoke(main, ["verify", str(path)])
    assert bad.exit_code == 1
    assert "tells what did not happen" in bad.output
