"""Dice that nobody can choose: each way to cheat that a host has is refused.

The cheats here are as good as they can be: every forged file is sound in itself, and verifies as
long as nobody shows a receipt.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner

import commonroom
from commonroom.cli import main
from commonroom.kernel import Chance, title
from commonroom.tables import bot_pool
from commonroom.tables.creation import new_record
from commonroom.tables.dice import Mix, commitment
from commonroom.tables.entries import (
    Answered,
    AnyEntry,
    Began,
    Named,
    Opened,
    Pledged,
    Row,
    Said,
    TakebackAsked,
    TakenBack,
)
from commonroom.tables.errors import (
    BadGameFile,
    DiceSettled,
    NotPledged,
    NotTheBots,
    NotTheReceipts,
)
from commonroom.tables.game_file import GameFile, game_file
from commonroom.tables.live import Live, Wish
from commonroom.tables.manager import TableManager
from commonroom.tables.plan import Chair
from commonroom.tables.receipt import Mark, Receipt
from commonroom.tables.revival import begun
from commonroom.tables.store import Record
from commonroom.tables.verifying import verified
from tests.conformance.tables import pick
from tests.tables.keeping import Keeper
from tests.tables.playing import plan, play
from tests.tables.test_game_file import file_of

pytestmark = pytest.mark.anyio
GAME = "death-eaters-rising"
PEOPLE = (Chair("Ada"), Chair("Bob"), Chair(None))


class Played:
    """A game that was played, with what its players kept of it."""

    def __init__(self, record: Record, rows: Sequence[Row], file: GameFile) -> None:
        self.record, self.rows, self.file = record, rows, file
        self.receipts: list[Receipt] = []


async def game(manager: TableManager, *chairs: Chair, most: int = 10_000) -> Played:
    """Ada begins, Bob comes a little later; there is talk, a new name and a takeback."""
    new = await manager.create(plan(*(chairs or PEOPLE), game=GAME, takeback="free"))
    ada = await Keeper.first(manager, new, 0)
    await play(manager, new.id, Random(1), 6)
    bob = await Keeper.later(manager, new, 1, [ada])
    await play(manager, new.id, Random(2), 10)
    await manager.act(new.id, Said(seat=1, text="What a mess!"))
    await manager.act(new.id, Named(seat=2, name="Cleo"))
    await manager.act(new.id, Wish(lambda live: live.ask_back(0, live.opened[8], "")))
    await play(manager, new.id, Random(3), most)
    found = Played(
        await manager.record(new.id), await manager.history(new.id), await file_of(manager, new.id)
    )
    for keeper in (ada, bob):
        await keeper.look()
        found.receipts.append(keeper.receipt())
    return found


def forged(record: Record, entries: Iterable[AnyEntry]) -> GameFile:
    """The file of a game that was never played, as sound as any."""
    first, *rest = entries
    assert isinstance(first, Began)
    mix = Mix(record)
    mix.note(1, first)
    live = Live(record, begun(record, mix))
    rows = [live.enter(entry, record.created) for entry in (first, *rest)]
    file = game_file(record, rows, live.match.result)
    assert isinstance(file, GameFile)
    return file


def refused(file: GameFile, receipt: Receipt, what: str) -> None:
    """It would pass, if there were no receipt."""
    verified(file)
    with pytest.raises(NotTheReceipts) as caught:
        verified(file, [receipt])
    assert caught.value.msg.key == f"error-receipt-{what}"


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


def some(number: int) -> bytes:
    return sha256(str(number).encode()).digest()


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


# ---- what the host may do to the file ------------------------------------------------------------


def entries_of(played: Played) -> list[AnyEntry]:
    return [row.entry for row in played.rows]


async def test_a_cut_off_ending_is_refused(manager: TableManager) -> None:
    played = await game(manager)
    entries = entries_of(played)
    refused(forged(played.record, entries[:-1]), played.receipts[0], "short")
    newest = played.receipts[0].newest.seq
    assert newest == len(entries)


async def test_changed_names_are_refused(manager: TableManager) -> None:
    played = await game(manager)
    plain = msgspec.json.decode(msgspec.json.encode(played.file))
    named = next(row for row in plain["rows"] if row["entry"]["kind"] == "named")
    named["entry"]["name"] = "Mallory"
    for receipt in played.receipts:
        refused(msgspec.convert(plain, GameFile), receipt, "link")


async def test_changed_words_are_refused(manager: TableManager) -> None:
    played = await game(manager)
    plain = msgspec.json.decode(msgspec.json.encode(played.file))
    said = next(row for row in plain["rows"] if row["entry"]["kind"] == "veiled")
    said["entry"]["digest"] = "00" * 32
    refused(msgspec.convert(plain, GameFile), played.receipts[1], "link")


async def test_changed_chairs_and_options_are_refused(manager: TableManager) -> None:
    """Cleo, says the host, was a bot all the time; and it was the game for beginners."""
    played = await game(manager)
    for change in ("chairs", "options"):
        plain = msgspec.json.decode(msgspec.json.encode(played.file))
        setting = plain["terms"]["plan"]
        if change == "chairs":
            setting["chairs"][2] = {"name": "Cleo", "level": "expert"}
        else:
            setting["options"]["difficulty"] = "beginner"
        file = msgspec.convert(plain, GameFile)
        with pytest.raises(BadGameFile):
            verified(file)
        sound = msgspec.structs.replace(
            file, commitment=commitment(played.record.secret, file.record.terms)
        )
        with pytest.raises(NotTheReceipts):
            verified(sound, played.receipts)


async def test_changed_bot_flags_are_refused(manager: TableManager) -> None:
    played = await game(manager)
    plain = msgspec.json.decode(msgspec.json.encode(played.file))
    last = [row for row in plain["rows"] if row["entry"]["kind"] == "answered"][-1]
    last["entry"]["by_bot"] = True
    file = msgspec.convert(plain, GameFile)
    with pytest.raises(BadGameFile):
        verified(file)
    with pytest.raises(NotTheReceipts):
        verified(file, played.receipts[:1])


async def test_answers_chosen_after_seeing_the_dice_are_refused(manager: TableManager) -> None:
    """The host knows the key now, goes back, and finds answers that end better."""
    played = await game(manager)
    entries = entries_of(played)
    back = max(seq for seq, entry in enumerate(entries) if isinstance(entry, TakenBack)) + 1
    start = forged(played.record, entries[:back])
    live = _live(start)
    best: tuple[int, list[AnyEntry]] = (-1, [])
    for seed in range(5):
        match, random, chosen = live.match.copy(), Random(seed), list[AnyEntry]()
        while match.decision is not None:
            seat, option = pick(match, random)
            match.answer(option, seat)
            chosen.append(Answered(seat=seat, option=option))
        best = max(best, (len(chosen), chosen), key=lambda one: one[0])
    better = forged(played.record, [*entries[:back], *best[1]])
    longer = len(better.rows) >= len(entries)
    refused(better, played.receipts[0], "link" if longer else "short")


def _live(file: GameFile) -> Live:
    first = file.leaves[0].entry
    mix = Mix(file.record)
    assert isinstance(first, Began)
    mix.note(1, first)
    live = Live(file.record, begun(file.record, mix))
    for one in file.leaves:
        if isinstance(one.entry, Began | Answered | TakenBack | Pledged | Opened):
            live.enact(one.seq, one.entry)
    return live


async def test_an_answer_put_into_somebodys_mouth_is_refused(manager: TableManager) -> None:
    played = await game(manager, most=11)
    *entries, last = entries_of(played)
    assert isinstance(last, Answered)
    decision = _live(forged(played.record, entries)).match.decision
    assert decision is not None
    (other, *_) = [option for option in decision.options if option != tuple(last.option)]
    put_in = msgspec.structs.replace(last, option=other)
    refused(forged(played.record, [*entries, put_in]), played.receipts[0], "link")


async def test_takebacks_that_were_removed_are_refused(manager: TableManager) -> None:
    """As if nobody had ever wanted to try that again."""
    played = await game(manager)
    kept: list[AnyEntry] = []
    for entry in entries_of(played):
        if isinstance(entry, TakenBack):
            answers = [at for at, one in enumerate(kept) if isinstance(one, Answered)]
            for at in reversed(answers[entry.to :]):
                del kept[at]
        elif not isinstance(entry, TakebackAsked):
            kept.append(entry)
    refused(forged(played.record, kept), played.receipts[0], "short")
    assert verified(played.file).taken_back > 0


async def test_what_somebody_added_cannot_be_replaced(manager: TableManager) -> None:
    new = await manager.create(plan(*PEOPLE, game=GAME))
    ada = await Keeper.first(manager, new, 0)
    other = forged(await manager.record(new.id), [Began(seat=0, entropy=some(3).hex())])
    refused(other, ada.receipt(), "link")


async def test_a_receipt_of_another_table_is_not_for_this_one(manager: TableManager) -> None:
    one, other = await game(manager, most=3), await game(manager, most=3)
    refused(one.file, other.receipts[0], "table")


# ---- what the host may do to bots ----------------------------------------------------------------


async def answered(manager: TableManager, table: str, count: int) -> None:
    """Wait until so many answers were given, or the game is over."""
    async with asyncio.timeout(120):
        while True:
            async with manager.at(table) as live:
                if live.over or live.match.answered >= count:
                    return
            await asyncio.sleep(0.02)


async def with_bots(
    manager: TableManager, game_: str, levels: Sequence[str], count: int
) -> GameFile:
    """The file of a game that bots played, as far as they came."""
    new = await manager.create(plan(*(Chair(level=level) for level in levels), game=game_))
    leave = await manager.arrive(new.id, None, lambda live, rows: None)
    await answered(manager, new.id, count)
    await manager.close_table(new.id)
    leave()
    file = game_file(await manager.record(new.id), await manager.history(new.id), None)
    async with manager.at(new.id) as live:
        result = live.match.result
    assert isinstance(file, GameFile)
    return msgspec.structs.replace(file, result=result)


LEVELS = [
    (game_, level)
    for game_ in commonroom.games()
    for level in commonroom.bots.levels(game_)
    if level != "master"
]


@pytest.mark.parametrize(("game_", "level"), LEVELS)
async def test_bots_asked_again_answer_the_same(
    manager: TableManager, game_: str, level: str
) -> None:
    seats = title(game_).about.seats
    file = await with_bots(manager, game_, [level] * min(3, seats[-1]), 60)
    found = verified(file)
    assert found.asked == found.answers > 5
    assert found.unasked == 0


async def test_masters_asked_again_answer_the_same(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those whose time was up: in the file stands after how many worlds."""
    monkeypatch.setattr(bot_pool, "_AHEAD", 0.05)
    monkeypatch.setitem(commonroom.tables.bots._LONGEST, 0, 2.0)
    monkeypatch.setattr(commonroom.tables.bots, "_AT_ONCE", 100.0)
    file = await with_bots(manager, GAME, ["master", "master"], 14)
    cut = [one.entry.worlds for one in file.leaves if isinstance(one.entry, Answered)]
    assert any(worlds is not None for worlds in cut)
    found = verified(file)
    assert (found.asked, found.unasked) == (found.answers, 0)
    assert found.hasty > 0
    assert verified(file, asked="quick").unasked > 0


async def test_an_answer_that_the_bot_would_not_give_is_refused(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host lets its own bot play better or worse than it does. Everyone sees it, and has a
    receipt of it; but it is not what the bot would have done."""
    monkeypatch.setattr(manager.bots, "wake", lambda live, *, ours=True: None)  # we play for it
    new = await manager.create(plan(Chair("Ada"), Chair(level="novice"), game=GAME))
    ada = await Keeper.first(manager, new, 0)
    for number in range(100):
        async with manager.at(new.id) as live:
            decision, opened = live.match.decision, live.decision_id
            assert decision is not None
            thoughts = manager.bots._thoughts(live)
        answer = await manager.bots._answer(thoughts, 1.0)
        if answer is None:
            await play(manager, new.id, Random(number), 1)
        elif len(decision.options) == 1:
            await manager.act(new.id, answer, opened)
        else:
            break
    assert answer is not None
    assert decision is not None
    verified(await file_of(manager, new.id))
    other = next(option for option in decision.options if option != answer.option)
    await manager.act(new.id, msgspec.structs.replace(answer, option=other), opened)
    await ada.look()
    with pytest.raises(NotTheBots):
        verified(await file_of(manager, new.id), [ada.receipt()])


@pytest.mark.parametrize("level", ["random", "master", None])
async def test_a_bot_of_another_level_is_refused(manager: TableManager, level: str | None) -> None:
    file = await with_bots(manager, GAME, ["expert", "expert"], 8)
    plain = msgspec.json.decode(msgspec.json.encode(file))
    for row in plain["rows"]:
        if row["entry"]["kind"] == "answered":
            row["entry"]["level"] = level
    with pytest.raises(NotTheBots):
        verified(msgspec.convert(plain, GameFile))


async def test_bots_that_are_made_otherwise_now_are_not_called_liars(manager: TableManager) -> None:
    file = await with_bots(manager, GAME, ["expert", "expert"], 8)
    plain = msgspec.json.decode(msgspec.json.encode(file))
    for row in plain["rows"]:
        if row["entry"]["kind"] == "answered":
            row["entry"]["mind"] = "older"
    found = verified(msgspec.convert(plain, GameFile))
    assert (found.asked, found.unasked) == (0, found.answers)


# ---- the command ---------------------------------------------------------------------------------


async def test_the_command_compares_with_receipts(manager: TableManager, tmp_path: Path) -> None:
    played = await game(manager)
    path, kept = tmp_path / "game.json", tmp_path / "receipt.json"
    path.write_bytes(msgspec.json.encode(played.file))
    kept.write_bytes(msgspec.json.encode(played.receipts[0]))
    good = CliRunner().invoke(main, ["verify", str(path), "--receipt", str(kept)])
    assert good.exit_code == 0
    assert f"the one of the receipt, up to entry {len(played.rows)}" in good.output
    assert "nobody chose them" in good.output
    path.write_bytes(msgspec.json.encode(forged(played.record, entries_of(played)[:-1])))
    bad = CliRunner().invoke(main, ["verify", str(path), "--receipt", str(kept)])
    assert bad.exit_code == 1
    assert "ends before entry" in bad.output
    kept.write_bytes(b"{}")
    assert CliRunner().invoke(main, ["verify", str(path), "--receipt", str(kept)]).exit_code == 1
