"""A hand in the dice, and a receipt of the game, through real sockets."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from commonroom.tables.errors import NotTheReceipts
from commonroom.tables.game_file import GameFile, read
from commonroom.tables.receipt import Receipt
from commonroom.tables.verifying import verified
from commonroom.wire import protocol as wire
from commonroom.wire.keeper import Keeper
from tests.server.house import House, Json, Sitter
from tests.server.test_wire import play


class Client:
    """A client that keeps a receipt."""

    def __init__(self, house: House, table: Json, seat: int, keeper: Keeper | None = None) -> None:
        self.keeper = keeper or Keeper(table["table"])
        self.sitter = house.connect()
        token = table["seats"][seat]["token"]
        self.sitter.say(
            type="hello", protocol=wire.VERSION, table=table["table"], token=token, mixes=True
        )
        self.heard = 0
        while not self.sitter.welcome:
            if self.sitter.receive()["type"] == "welcome":
                self.sitter.welcome = self.sitter.heard[-1]
            self.go_on()

    def go_on(self) -> None:
        """Heed what was heard."""
        for message in self.sitter.heard[self.heard :]:
            said = self.keeper.hear(wire.heard(msgspec.json.encode(message)))
            if said is not None:
                self.sitter.say(**msgspec.to_builtins(said))
        self.heard = len(self.sitter.heard)

    @property
    def receipt(self) -> Receipt:
        self.go_on()
        kept = self.keeper.receipt
        assert kept is not None
        return kept

    def until_added(self, count: int) -> None:
        """Listen until so much of this client is in the dice."""
        while len(self.receipt.added) < count:
            self.sitter.receive()


def file_of(house: House, table: Json) -> GameFile:
    header = {"authorization": f"Bearer {table['watch']['token']}"}
    data = house.http.get(f"/api/tables/{table['table']}/file", headers=header).content
    file = read(data)
    assert isinstance(file, GameFile)
    return file


def finish(clients: list[Client]) -> None:
    play([client.sitter for client in clients], Random(6))
    seq = max(client.sitter.seq for client in clients)
    for client in clients:
        client.sitter.catch_up(seq)
        client.go_on()


def leave(clients: list[Any]) -> None:
    for client in clients:
        (client if isinstance(client, Sitter) else client.sitter).leave()


def test_whoever_comes_first_has_a_hand_in_the_first_dice_and_all_in_the_others(
    house: House,
) -> None:
    table = house.create({}, {}, {})
    ada = Client(house, table, 0)
    assert [message["type"] for message in ada.sitter.heard] == ["promise", "welcome"]
    promise = ada.sitter.heard[0]["commitment"]
    assert promise == ada.sitter.welcome["table"]["commitment"]
    assert ada.sitter.welcome["hands"] == [
        {"seat": 0, "pledged": 0, "opened": 1, "value": ada.receipt.added[0].entropy}
    ]
    bob = Client(house, table, 1)
    for client, count in ((ada, 2), (bob, 1)):
        client.until_added(count)
    cleo = Client(house, table, 2)
    clients = [ada, bob, cleo]
    for client, count in ((ada, 3), (bob, 2), (cleo, 1)):
        client.until_added(count)
    finish(clients)
    receipts = [client.receipt for client in clients]
    assert len({receipt.newest for receipt in receipts}) == 1
    found = verified(file_of(house, table), receipts)
    assert (found.added, found.missing, found.over) == ((0, 1, 2), (), True)
    assert [one.covered for one in found.held] == [found.answers] * 3
    leave(clients)


def test_a_client_that_comes_back_goes_on_with_what_it_pledged(house: House) -> None:
    table = house.create({}, {})
    ada = Client(house, table, 0)
    ada.sitter.leave()
    bob = Client(house, table, 1)
    bob.until_added(1)
    again = Client(house, table, 0, ada.keeper)
    again.until_added(2)
    finish([again, bob])
    found = verified(file_of(house, table), [again.receipt, bob.receipt])
    assert [one.covered for one in found.held] == [found.answers] * 2
    assert found.missing == ()
    leave([again, bob])


def test_another_client_of_a_seat_keeps_a_receipt_but_adds_nothing(house: House) -> None:
    table = house.create({}, {})
    ada = Client(house, table, 0)
    other, bob = Client(house, table, 0), house.sit(table, 1)
    assert other.receipt.added == ()
    play([ada.sitter, bob], Random(6))
    other.sitter.catch_up(ada.sitter.seq)
    found = verified(file_of(house, table), [ada.receipt, other.receipt])
    assert [one.covered for one in found.held] == [found.answers, 0]
    leave([ada, other, bob])


@pytest.mark.parametrize("said", [{"type": "return"}, {"type": "say", "phrase": "hello"}])
def test_a_client_that_does_not_answer_a_promise_has_no_hand_in_the_first_dice(
    house: House, said: Json
) -> None:
    table = house.create({}, {})
    sitter = house.connect()
    token = table["seats"][0]["token"]
    sitter.say(type="hello", protocol=wire.VERSION, table=table["table"], token=token, mixes=True)
    assert sitter.receive()["type"] == "promise"
    sitter.say(**said)
    welcome = sitter.hear("welcome")
    assert (welcome["seq"], welcome["hands"]) == (1, [])
    sitter.leave()


def test_a_hand_in_the_dice_is_refused_to_those_who_come_too_late(house: House) -> None:
    table = house.create({}, {})
    ada, bob = Client(house, table, 0), Client(house, table, 1)
    for client, count in ((ada, 2), (bob, 1)):
        client.until_added(count)
    refused = ada.sitter.ask(type="open", entropy="00" * 32, seen=0)
    assert refused["error"] == "stale"
    refused = ada.sitter.ask(type="open", entropy="00" * 32, seen=ada.sitter.seq)
    assert refused["error"] == "dice-settled"
    refused = ada.sitter.ask(type="pledge", pledge="00" * 32)
    assert refused["error"] == "dice-settled"
    leave([ada, bob])


def test_a_file_of_another_game_is_not_the_receipts(house: House) -> None:
    tables = [house.create({}, {}) for _ in range(2)]
    files, receipts = [], []
    for table in tables:
        clients = [Client(house, table, seat) for seat in range(2)]
        finish(clients)
        files.append(file_of(house, table))
        receipts.append(clients[0].receipt)
        leave(clients)
    for file, receipt in zip(files, reversed(receipts), strict=True):
        with pytest.raises(NotTheReceipts):
            verified(file, [receipt])
