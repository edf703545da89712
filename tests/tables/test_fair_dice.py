"""Dice that nobody can choose: each way to cheat with the dice that a host has is refused."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random

import msgspec
import pytest

from commonroom.kernel import Chance
from commonroom.tables.creation import new_record
from commonroom.tables.dice import Mix, commitment
from commonroom.tables.entries import (
    Answered,
    AnyEntry,
    Began,
    Opened,
    Pledged,
)
from commonroom.tables.errors import (
    DiceSettled,
    NotPledged,
)
from commonroom.tables.manager import TableManager
from commonroom.tables.receipt import Mark, Receipt
from commonroom.tables.store import Record
from commonroom.tables.verifying import verified
from tests.tables.cheating import GAME, PEOPLE, forged, game, refused, some
from tests.tables.keeping import Keeper
from tests.tables.playing import plan, play
from tests.tables.test_game_file import file_of

pytestmark = pytest.mark.anyio


# ---- an honest game ----------------------------------------------------------------------------


async def test_an_honest_game_agrees_with_every_receipt(manager: TableManager) -> None:
    played = await game(manager)
    found = verified(played.file, played.receipts)
    end = len(played.rows)
    assert [(one.seat, one.seq) for one in found.held] == [(0, end), (1, end)]
    assert (found.added, found.missing) == ((0, 1), ())
    # Ada had a hand in every die, Bob from the seventh answer on.
    assert found.answers == sum(isinstance(row.entry, Answered) for row in played.rows)
    assert [one.covered for one in found.held] == [found.answers, found.answers - 6]


async def test_dice_go_on_with_another_key_whenever_somebody_adds_to_them(
    manager: TableManager,
) -> None:
    new = await manager.create(plan(*PEOPLE, game=GAME))
    ada = await Keeper.first(manager, new, 0)
    keys = []
    async with manager.at(new.id) as live:
        keys.append(live.mix.key)
    bob = await Keeper.later(manager, new, 1, [ada])
    await Keeper.later(manager, new, 2, [ada, bob])
    async with TableManager(manager.storage).at(new.id) as live:
        assert live.mix.key not in keys
        assert live.match.setting.rekeys[-1][1] == live.mix.key
        assert sorted(live.mix.parts) == [0, 1, 2]


async def test_nothing_waits_for_somebody_who_does_not_come(manager: TableManager) -> None:
    """A table that nobody's client has a hand in begins by itself and plays on."""
    new = await manager.create(plan(*PEOPLE, game=GAME))
    assert await manager.promise(new.id) is not None
    await play(manager, new.id, Random(1), 5)
    assert await manager.promise(new.id) is None
    found = verified(await file_of(manager, new.id))
    assert (found.answers, found.added) == (5, ())


async def test_a_rematch_has_a_promise_of_its_own(manager: TableManager) -> None:
    played = await game(manager)
    await manager.rematch(played.record.id, 0, "")
    async with manager.at(played.record.id) as live:
        again = live.rematch
    assert again is not None
    promise = await manager.promise(again)
    assert promise not in (None, played.file.commitment)


async def test_two_processes_keep_one_chain(manager: TableManager) -> None:
    other = TableManager(manager.storage)
    manager.bus.shared = other.bus.shared = True
    new = await manager.create(plan(*PEOPLE, game=GAME))
    ada = await Keeper.first(manager, new, 0)
    for number in range(12):
        await play((manager, other)[number % 2], new.id, Random(number), 1)
    bob = await Keeper.later(other, new, 1, [ada])
    await play(manager, new.id, Random(5), 6)
    for keeper in (ada, bob):
        await keeper.look()
    assert ada.newest == bob.newest
    file = await file_of(manager, new.id)
    assert len(verified(file, [ada.receipt(), bob.receipt()]).held) == 2


# ---- what the host may do to the dice ------------------------------------------------------------


async def test_a_file_under_another_key_is_refused(manager: TableManager) -> None:
    """The host has a secret under which things went better, and a game to show for it."""
    played = await game(manager)
    record = msgspec.structs.replace(played.record, secret=bytes(32))
    other = forged(record, [Began(seat=0, entropy=played.receipts[0].added[0].entropy)])
    for receipt in played.receipts:
        refused(other, receipt, "commitment")


def outlook(key: bytes) -> int:
    """What the host would like to be high: ten dice."""
    chance = Chance(key)
    return sum(chance.d6("") for _ in range(10))


def best_of_150(make: Callable[[int], bytes]) -> tuple[int, int]:
    """The best outlook of so many keys, and which."""
    return max((outlook(make(number)), number) for number in range(150))


async def test_a_ground_secret_is_worth_nothing_once_a_client_adds_to_it(
    manager: TableManager,
) -> None:
    """The best of 150 secrets promises what its dice do not keep; another one afterwards is not
    the one that was committed to."""
    setting = plan(*PEOPLE, game=GAME).settled()
    plain = new_record(setting, (b"0" * 32,) * 3, b"w" * 32)

    def with_(secret: bytes) -> Record:
        return msgspec.structs.replace(plain, secret=secret)

    def key_of(number: int, *entries: AnyEntry) -> bytes:
        mix = Mix(with_(some(number)))
        for seq, entry in enumerate(entries, 1):
            mix.note(seq, entry)
        return mix.key

    luck, number = best_of_150(key_of)
    assert luck > 42  # of 35 on average: it was well worth the trouble
    began = [Began(seat=0, entropy=some(-seed).hex()) for seed in range(1, 41)]
    kept = [outlook(key_of(number, entry)) for entry in began]
    assert sum(kept) / len(kept) < 39  # what Ada's client adds makes it a die like any other
    # Now that the host knows what Ada added, another secret would do; but she has the commitment.
    luck, better = best_of_150(lambda number: key_of(number, began[0]))
    assert luck > 42
    assert commitment(some(better), plain.terms) != commitment(some(number), plain.terms)
    honest, ground = (forged(with_(some(it)), [began[0]]) for it in (number, better))
    links = honest.links()
    receipt = Receipt(
        "commonroom-receipt", 1, plain.id, 0, honest.commitment,
        Mark(1, links[1].hex()),
    )  # fmt: skip
    verified(honest, [receipt])
    refused(ground, receipt, "commitment")


async def test_a_ground_latecomer_is_worth_nothing_once_others_add_again(
    manager: TableManager,
) -> None:
    """The host's friend sits down late and chooses what to add, knowing all that was added before;
    but before it counts, Ada's client adds something that was pledged and that nobody knows yet."""
    new = await manager.create(plan(*PEOPLE, game=GAME))
    ada = await Keeper.first(manager, new, 0)
    record = await manager.record(new.id)
    rows = await manager.history(new.id)

    def key_of(number: int) -> bytes:
        mix = Mix(record)
        friend: list[AnyEntry] = [
            Pledged(seat=1, pledge=sha256(some(number)).hexdigest()),
            Opened(seat=1, entropy=some(number).hex()),
        ]
        for seq, entry in enumerate((*(row.entry for row in rows), *friend), 1):
            mix.note(seq, entry)
        return mix.key

    luck, number = best_of_150(key_of)
    assert luck > 42
    await manager.act(new.id, Pledged(seat=1, pledge=sha256(some(number)).hexdigest()))
    await ada.look()
    await ada.tell()
    await manager.act(new.id, Opened(seat=1, entropy=some(number).hex()))
    async with manager.at(new.id) as live:
        assert live.mix.key != key_of(number)
    await play(manager, new.id, Random(1), 8)
    await ada.look()
    found = verified(await file_of(manager, new.id), [ada.receipt()])
    assert found.held[0].covered == found.answers == 8


async def test_dice_that_a_latecomer_could_have_chosen_are_not_called_fair(
    manager: TableManager,
) -> None:
    """Ada's client was away when the host's friend came: what falls then is not covered by her."""
    new = await manager.create(plan(*PEOPLE, game=GAME))
    ada = await Keeper.first(manager, new, 0)
    await play(manager, new.id, Random(1), 5)
    await manager.act(new.id, Pledged(seat=1, pledge=sha256(some(1)).hexdigest()))
    await manager.act(new.id, Opened(seat=1, entropy=some(1).hex()))
    await play(manager, new.id, Random(2), 7)
    await ada.look()
    found = verified(await file_of(manager, new.id), [ada.receipt()])
    assert (found.held[0].covered, found.answers) == (5, 12)
    assert found.missing == ((0, 7),)


async def test_only_what_was_pledged_can_be_added_once_and_in_time(manager: TableManager) -> None:
    new = await manager.create(plan(*PEOPLE, game=GAME))
    ada = await Keeper.first(manager, new, 0)
    with pytest.raises(DiceSettled):
        await ada.tell()  # nobody has pledged anything
    with pytest.raises(DiceSettled):
        await manager.act(new.id, Pledged(seat=0, pledge="11" * 32))
    await manager.act(new.id, Pledged(seat=1, pledge=sha256(some(1)).hexdigest()))
    with pytest.raises(NotPledged):
        await manager.act(new.id, Opened(seat=1, entropy=some(2).hex()))
    with pytest.raises(DiceSettled):
        await manager.act(new.id, Opened(seat=2, entropy=some(2).hex()))
    await manager.act(new.id, Opened(seat=1, entropy=some(1).hex()))
    with pytest.raises(DiceSettled):
        await manager.act(new.id, Opened(seat=1, entropy=some(1).hex()))
    await play(manager, new.id, Random(1), 21)
    with pytest.raises(DiceSettled):
        await ada.tell()  # it could have been another throw of the dice, whenever she liked
