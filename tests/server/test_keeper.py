"""A client's keeper against a host that asks more often than it should."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from commonroom.wire import protocol as wire
from commonroom.wire.keeper import Keeper
from tests.server.house import House
from tests.server.test_dice import Client


def promise(commitment: str = "c" * 64) -> wire.Promised:
    return wire.Promised(table="abc", commitment=commitment)


def value(said: wire.FromClient | None) -> str:
    assert isinstance(said, wire.Open)
    return said.entropy


def test_promises_are_answered_with_one_value_however_often_they_are_made() -> None:
    keeper = Keeper("abc")
    assert len({value(keeper.hear(promise())) for _ in range(100)}) == 1


def test_a_broken_line_is_no_other_throw_of_the_dice(house: House) -> None:
    """After each welcome that says nothing was written, the value for the pledge is the same."""
    table = house.create({}, {})
    ada = Client(house, table, 0)
    before = wire.heard(msgspec.json.encode(ada.sitter.welcome))
    assert isinstance(before, wire.Welcome)
    own = before.hands[0]
    keeper = ada.keeper

    def back(pledged: int) -> str:
        other = wire.Hand(seat=1, pledged=pledged, opened=0, value="b" * 64)
        seq = pledged + 1
        return value(keeper.hear(msgspec.structs.replace(before, seq=seq, hands=(own, other))))

    first, again, newer = back(5), back(5), back(9)
    assert first == again
    assert sha256(bytes.fromhex(newer)).hexdigest() == first
    told = [(one.asked, one.seen.seq, one.entropy) for one in ada.receipt.unwritten]
    assert told == [(5, 6, first), (9, 10, newer)], "the receipt forgets nothing that was told"
    assert [added.entropy for added in ada.receipt.added] == [own.value]
    ada.sitter.leave()


def test_a_pledge_that_may_have_got_lost_is_sent_again(house: House) -> None:
    table = house.create({}, {})
    ada = Client(house, table, 0)
    before = wire.heard(msgspec.json.encode(ada.sitter.welcome))
    assert isinstance(before, wire.Welcome)
    keeper, bare = Keeper(table["table"]), msgspec.structs.replace(before, hands=())
    first = keeper.hear(bare)
    assert isinstance(first, wire.Pledge)
    assert keeper.hear(wire.Update(seq=2, link="2" * 64)) is None, "once over one line"
    assert keeper.hear(bare) == first
    ada.sitter.leave()


def test_the_first_commitment_counts(house: House) -> None:
    table = house.create({}, {})
    keeper = Keeper(table["table"])
    keeper.hear(promise("e" * 64))
    keeper.hear(promise("d" * 64))
    ada = Client(house, table, 0, keeper)
    assert ada.receipt.commitment == "e" * 64
    ada.sitter.leave()
