"""What a host may do to the file of a game, and how a receipt shows it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner

from commonroom.cli import main
from commonroom.tables.dice import Mix, commitment
from commonroom.tables.entries import (
    Answered,
    AnyEntry,
    Began,
    Opened,
    Pledged,
    TakebackAsked,
    TakenBack,
)
from commonroom.tables.errors import (
    BadGameFile,
    NotTheReceipts,
)
from commonroom.tables.game_file import GameFile
from commonroom.tables.live import Live
from commonroom.tables.manager import TableManager
from commonroom.tables.receipt import Mark, Receipt, Unwritten
from commonroom.tables.revival import begun
from commonroom.tables.verifying import verified
from tests.conformance.tables import pick
from tests.tables.cheating import GAME, PEOPLE, Played, forged, game, refused, some
from tests.tables.keeping import Keeper
from tests.tables.playing import plan

pytestmark = pytest.mark.anyio


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


async def asked(manager: TableManager) -> tuple[Played, Receipt, int]:
    """A game of whose later part Ada's client saw nothing but a pledge, for which it told a value;
    its receipt, and the entry of the pledge."""
    played = await game(manager, most=3)
    receipt = played.receipts[0]
    pledge = next(row.seq for row in played.rows if isinstance(row.entry, Pledged))
    seen = Mark(pledge, played.file.links()[pledge].hex())
    told = Unwritten(pledge, some(7).hex(), seen)
    return played, msgspec.structs.replace(receipt, unwritten=(told,)), pledge


async def test_what_was_told_and_never_written_is_named(
    manager: TableManager, tmp_path: Path
) -> None:
    """A line may break; but the host has heard a value, and another one is in the dice."""
    played, receipt, pledge = await asked(manager)
    assert verified(played.file, [receipt]).held[0].withheld == (pledge,)
    path, kept = tmp_path / "game.json", tmp_path / "receipt.json"
    path.write_bytes(msgspec.json.encode(played.file))
    kept.write_bytes(msgspec.json.encode(receipt))
    said = CliRunner().invoke(main, ["verify", str(path), "--receipt", str(kept)]).output
    assert f"After entry {pledge}, player 1 told something for the dice" in said


async def test_what_was_written_unseen_was_not_withheld(manager: TableManager) -> None:
    """The line broke before the client heard that its value is in the dice."""
    played, receipt, pledge = await asked(manager)
    last = receipt.added[-1]
    told = Unwritten(pledge, last.entropy, last.seen)
    unseen = msgspec.structs.replace(receipt, added=receipt.added[:-1], unwritten=(told,))
    (whole,), (held,) = verified(played.file, [receipt]).held, verified(played.file, [unseen]).held
    assert (held.withheld, held.covered) == ((), whole.covered)


async def test_a_value_got_by_another_history_shows_it(manager: TableManager) -> None:
    """The host tells of a pledge, hears a value, and goes on as if nobody had pledged."""
    played, receipt, _ = await asked(manager)
    (told,) = receipt.unwritten
    elsewhere = msgspec.structs.replace(told, seen=Mark(told.seen.seq, "0" * 64))
    refused(played.file, msgspec.structs.replace(receipt, unwritten=(elsewhere,)), "link")


@pytest.mark.parametrize("step", [-1, 1])
async def test_a_value_got_by_a_pledge_that_never_was_shows_it(
    manager: TableManager, step: int
) -> None:
    played, receipt, pledge = await asked(manager)
    (told,) = receipt.unwritten
    invented = msgspec.structs.replace(told, asked=pledge + step)
    refused(played.file, msgspec.structs.replace(receipt, unwritten=(invented,)), "asked")


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
