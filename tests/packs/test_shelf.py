"""The packs that a house offers: listed, played with, kept in the terms of a table."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from commonroom.cli import main
from commonroom.kernel import content_of
from commonroom.kernel.errors import BadContent
from commonroom.packs.errors import UnknownPack
from commonroom.packs.shelf import Offered, PackShelf
from commonroom.tables.chain import canonical
from commonroom.tables.creation import new_record, opening
from commonroom.tables.dice import commitment, content_digest
from commonroom.tables.entries import Began
from commonroom.tables.errors import BadGameFile
from commonroom.tables.game_file import GameFile, game_file, read
from commonroom.tables.plan import Chair, Plan
from commonroom.tables.revival import begun
from commonroom.tables.verifying import verified
from tests.server.house import ADMIN, house

PACK = """[pack]
name = "Our house deck"
game = "talisman"
beyond_the_box = true
"""
SPELLS = """[[spells]]
id = "sonorus"
source = "ours"
copies = 2
when = ["own-turn-start"]
target = "none"
effects = [{ do = "gain", what = "fate", amount = 2 }]
"""
BOTS = (Chair(level="random"), Chair(level="random"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    deck = tmp_path / "packs" / "house-deck"
    deck.mkdir(parents=True)
    (deck / "pack.toml").write_text(PACK)
    (deck / "spells.toml").write_text(SPELLS)
    (tmp_path / "packs" / "no-pack").mkdir()
    return tmp_path / "packs"


def test_packs_are_offered_by_game_and_name(folder: Path) -> None:
    shelf = PackShelf(folder)
    assert shelf.offered("talisman") == (Offered("house-deck", "Our house deck"),)
    assert shelf.offered("quidditch") == ()
    assert PackShelf().offered("talisman") == ()


def test_a_pack_that_is_not_there_is_refused(folder: Path) -> None:
    shelf = PackShelf(folder)
    assert shelf.pack("talisman", "") is None
    with pytest.raises(UnknownPack, match="house-deck"):
        shelf.pack("talisman", "other")
    with pytest.raises(UnknownPack):
        shelf.pack("quidditch", "house-deck")
    with pytest.raises(UnknownPack):
        shelf.check("talisman", {"spells": [{"id": "lumos", "copies": 1}]})
    shelf.check("talisman", shelf.pack("talisman", "house-deck"))


def test_a_house_does_not_open_with_a_pack_that_cannot_be_played(folder: Path) -> None:
    (folder / "house-deck" / "spells.toml").write_text(SPELLS.replace("gain", "sing"))
    with pytest.raises(BadContent) as caught:
        PackShelf(folder)
    assert caught.value.file == "house-deck/spells.toml"
    result = CliRunner().invoke(main, ["serve", "--packs", str(folder), "--port", "0"])
    assert result.exit_code == 2
    assert "house-deck/spells.toml" in result.stderr


def test_a_table_keeps_its_pack_in_its_terms(folder: Path) -> None:
    pack = PackShelf(folder).pack("talisman", "house-deck")
    plan = Plan("talisman", BOTS, pack="house-deck").settled()
    record = new_record(plan, (), b"", pack=pack)
    assert record.pack == pack
    assert "sonorus" in begun(record).game.content.spells
    assert new_record(Plan("talisman", BOTS).settled(), (), b"").pack is None
    assert content_digest("talisman", pack) != content_digest("talisman")
    assert content_of("talisman", pack) is content_of("talisman", pack)  # at hand at every turn


def test_the_lobby_lists_packs_and_a_table_plays_with_one(folder: Path, tmp_path: Path) -> None:
    """It is laid, said, exported, verified, and taken in where the pack is known."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with house(database=database, packs=str(folder)) as ours:
        games = {one["id"]: one["packs"] for one in ours.http.get("/api/games").json()}
        assert games["talisman"] == [{"id": "house-deck", "name": "Our house deck"}]
        assert games["quidditch"] == []
        assert ours.http.get("/api/games/talisman/packs/other").status_code == 404
        whole = ours.http.get("/api/games/talisman/packs/house-deck").json()
        assert "sonorus" in whole["printed"]
        assert "sonorus" not in ours.http.get("/api/games/talisman").json()["printed"]
        refused = {"game": "talisman", "chairs": [{}, {}], "pack": "other"}
        assert ours.http.post("/api/tables", json=refused).status_code == 400
        plain = ours.sit(ours.create({}, {}, game="talisman"), 0)
        assert plain.welcome["table"]["pack"] is None
        plain.leave()
        table = ours.create({}, {}, game="talisman", pack="house-deck")
        ada = ours.sit(table, 0)
        assert ada.welcome["table"]["pack"] == {"id": "house-deck", "name": "Our house deck"}
        ada.leave()
    (folder / "house-deck" / "spells.toml").write_text(SPELLS.replace("amount = 2", "amount = 1"))
    with house(database=database, packs=str(folder)) as ours:  # it goes on with what it has
        ada = ours.sit(table, 0)
        assert ada.welcome["table"]["pack"]["name"] == "Our house deck"
        ada.answer(ada.options()[0])
        ada.leave()
        path = f"/api/admin/tables/{table['table']}/file"
        data = ours.http.get(path, headers={"authorization": f"Bearer {ADMIN}"}).content
        assert verified(read(data)).answers == 1
        assert ours.http.post("/api/tables/import", content=data).status_code == 400
    (folder / "house-deck" / "spells.toml").write_text(SPELLS)
    with house(database=database, packs=str(folder)) as ours:
        assert ours.http.post("/api/tables/import", content=data).status_code == 201


def test_a_file_that_hides_its_pack_is_found_out(folder: Path) -> None:
    pack = PackShelf(folder).pack("talisman", "house-deck")
    record = new_record(Plan("talisman", BOTS, pack="house-deck").settled(), (), b"", pack=pack)
    file = game_file(record, opening(record, Began()).rows, None)
    assert isinstance(file, GameFile)
    assert not verified(file).over
    forged = {**file.terms, "pack": {**file.terms["pack"], "spells": []}}
    words = canonical(forged).decode()
    lie = msgspec.structs.replace(file, terms=forged, commitment=commitment(record.secret, words))
    with pytest.raises(BadGameFile, match="box"):
        verified(lie)
