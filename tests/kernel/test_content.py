"""Content that is wrong is refused with file, entry, field and reason; packs change what exists."""

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import commonroom
from commonroom.kernel import content_of
from commonroom.kernel.content import Raw, lay_over, read_folder, typed
from commonroom.kernel.errors import BadContent
from tests.toy.state import Box

PACKS = Path(__file__).parents[1] / "toy" / "packs"


class Cost(msgspec.Struct, frozen=True):
    """What an owl costs."""

    virtue: str
    amount: int


class Owl(msgspec.Struct, frozen=True):
    """An entry."""

    id: str
    wings: int
    costs: list[Cost] = []


TYPES = {"owls": Owl}
GOOD = """
[[owls]]
id = "hedwig"
wings = 2
[[owls]]
id = "errol"
wings = 1
costs = [{ virtue = "loyalty", amount = 3 }]
"""


def read(folder: Path, text: str | bytes, name: str = "owls.toml") -> list[Any]:
    data = text.encode() if isinstance(text, str) else text
    (folder / name).write_bytes(data)
    return typed(read_folder(folder, TYPES), TYPES)["owls"]


def test_entries_come_typed_in_the_order_of_the_file(tmp_path: Path) -> None:
    assert read(tmp_path, GOOD) == [Owl("hedwig", 2), Owl("errol", 1, [Cost("loyalty", 3)])]


@pytest.mark.parametrize(
    ("text", "entry", "field", "reason"),
    [
        ("[[owls]\n", "", "", "not readable as TOML"),
        (b"\xff\xfe", "", "", "not readable as TOML"),
        ("", "", "owls", r"\[\[owls\]\] entries are expected"),
        ("owls = 3", "", "owls", r"\[\[owls\]\] entries are expected"),
        ("[[owl]]\nid = 'a'", "", "owls", r"entries are expected, not 'owl'"),
        (GOOD + "[[cats]]\nid = 'a'", "", "owls", r"entries are expected, not 'cats'"),
        ("owls = [1]", "number 1", "id", "every entry needs an id"),
        ("[[owls]]\nwings = 2", "number 1", "id", "every entry needs an id"),
        (GOOD + "[[owls]]\nid = 3\nwings = 2", "number 3", "id", "every entry needs an id"),
        (GOOD + "[[owls]]\nid = 'errol'\nwings = 2", "errol", "id", "stands twice"),
        ("[[owls]]\nid = 'pig'", "pig", "wings", "missing required field `wings`"),
        ("[[owls]]\nid = 'pig'\nwings = 'two'", "pig", "wings", "Expected `int`, got `str`"),
        ("[[owls]]\nid = 'pig'\nwings = 2.5", "pig", "wings", "Expected `int`"),
        ("[[owls]]\nid = 'pig'\nwings = 2\nwing = 1", "pig", "wing", "the fields are id, wings"),
        (
            "[[owls]]\nid = 'pig'\nwings = 2\ncosts = [{ virtue = 'x', amount = 'y' }]",
            "pig", "costs[0].amount", "Expected `int`, got `str`",
        ),
        (
            "[[owls]]\nid = 'pig'\nwings = 2\ncosts = [{ virtue = 'x' }]",
            "pig", "costs[0].amount", "missing required field `amount`",
        ),
    ],
)  # fmt: skip
def test_a_mistake_is_named(
    tmp_path: Path, text: str | bytes, entry: str, field: str, reason: str
) -> None:
    with pytest.raises(BadContent, match=reason) as caught:
        read(tmp_path, text)
    assert (caught.value.file, caught.value.entry, caught.value.field) == (
        "owls.toml", entry, field,
    )  # fmt: skip


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no such folder") as caught:
        read_folder(tmp_path / "nowhere", TYPES)
    assert caught.value.file == str(tmp_path / "nowhere")


def test_a_folder_without_content_is_named(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").touch()
    with pytest.raises(BadContent, match="no content file in it; the files are owls") as caught:
        read_folder(tmp_path, TYPES)
    assert caught.value.file == str(tmp_path)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadContent, match="missing") as caught:
        typed({}, TYPES)
    assert caught.value.file == "owls.toml"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "owls.toml").mkdir()
    with pytest.raises(BadContent, match="not readable") as caught:
        read_folder(tmp_path, TYPES)
    assert caught.value.file == "owls.toml"


def test_a_file_that_leads_nowhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "owls.toml").symlink_to(tmp_path / "gone.toml")
    with pytest.raises(BadContent, match="not readable") as caught:
        read_folder(tmp_path, TYPES)
    assert caught.value.file == "owls.toml"


def test_a_mark_that_an_editor_leaves_is_no_mistake(tmp_path: Path) -> None:
    assert read(tmp_path, b"\xef\xbb\xbf" + GOOD.encode()) == read(tmp_path, GOOD)


def test_a_file_of_another_name_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="the files are owls") as caught:
        read(tmp_path, GOOD, "owl.toml")
    assert caught.value.file == "owl.toml"


BASE: Raw = {"owls": [{"id": "hedwig", "wings": 2}, {"id": "errol", "wings": 1}]}


def test_a_pack_changes_the_fields_it_names() -> None:
    merged = lay_over(BASE, {"owls": [{"id": "errol", "wings": 0}]})
    assert merged == {"owls": [{"id": "hedwig", "wings": 2}, {"id": "errol", "wings": 0}]}
    assert BASE["owls"][1]["wings"] == 1


@pytest.mark.parametrize(
    ("pack", "entry", "reason"),
    [
        ({"owls": [{"id": "pig", "wings": 1}]}, "pig", "entries that exist: hedwig, errol"),
        ({"owls": [{"id": "errol"}, {"id": "errol"}]}, "errol", "stands twice"),
        ({"owls": [{"wings": 1}]}, "number 1", "needs an id"),
        ({"owls": ["errol"]}, "number 1", "needs an id"),
        ({"cats": []}, "", "the files are owls"),
    ],
)
def test_a_mistake_in_a_pack_is_named(pack: Any, entry: str, reason: str) -> None:
    with pytest.raises(BadContent, match=reason) as caught:
        lay_over(BASE, cast(Raw, pack))
    assert caught.value.entry == entry


def test_a_match_is_played_with_its_pack() -> None:
    plain = commonroom.new_match("toy", seats=2, seed=1)
    sour = commonroom.new_match("toy", seats=2, seed=1, pack=PACKS / "sour")
    box: Box = sour.game.content
    assert (plain.game.content.beans["toffee"].worth, box.beans["toffee"].worth) == (3, -3)
    assert box.beans["earwax"] == plain.game.content.beans["earwax"]


def test_a_save_brings_its_pack_along() -> None:
    sour = commonroom.new_match("toy", seats=2, seed=1, pack=PACKS / "sour")
    loaded = commonroom.load(sour.save())
    assert loaded.game.content == sour.game.content
    assert loaded.save() == sour.save()


def test_a_pack_does_not_stay_on_the_game() -> None:
    commonroom.new_match("toy", seats=2, seed=1, pack=PACKS / "sour")
    assert content_of("toy").beans["toffee"].worth == 3


def test_a_pack_that_is_nowhere_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no such folder"):
        commonroom.new_match("toy", seats=2, pack=tmp_path / "sour")
