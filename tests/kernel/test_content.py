"""Content that is wrong is refused with file, entry, field and reason; packs change what exists."""

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import commonroom
from commonroom.kernel import content_of
from commonroom.kernel.content import Raw, lay_over, read_folder, read_pack, typed
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
        ({"owls": [{"id": "pig", "wings": 1}]}, "pig", "adds to those there are: hedwig, errol"),
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


SPELL = {
    "id": "lumos",
    "cost": {"magic": 1, "might": 2},
    "effect": {"do": "heal", "amount": 1},
    "sides": [{"id": "a", "life": 4, "fate": 2}, {"id": "b", "life": 3}],
    "faces": [1, 2, 3],
}


@pytest.mark.parametrize(
    ("change", "field", "merged"),
    [
        ({"cost": {"magic": 3}}, "cost", {"magic": 3, "might": 2}),
        ({"cost": {"magic": "-"}}, "cost", {"might": 2}),
        ({"effect": {"amount": 2}}, "effect", {"do": "heal", "amount": 2}),
        ({"effect": {"do": "heal", "whom": "all"}}, "effect",
         {"do": "heal", "whom": "all"}),
        ({"effect": {"do": "fly"}}, "effect", {"do": "fly"}),
        ({"sides": [{"id": "b", "life": 5}]}, "sides",
         [{"id": "a", "life": 4, "fate": 2}, {"id": "b", "life": 5}]),
        ({"sides": [{"id": "a", "fate": "-"}, {"id": "c"}]}, "sides",
         [{"id": "a", "life": 4}, {"id": "b", "life": 3}, {"id": "c"}]),
        ({"faces": [6]}, "faces", [6]),
    ],
)  # fmt: skip
def test_fields_merge_at_any_depth(change: Any, field: str, merged: object) -> None:
    """A record that says its kind is a whole one, so it takes the old one's place."""
    (found,) = lay_over({"spells": [SPELL]}, {"spells": [{"id": "lumos", **change}]})["spells"]
    assert found == {**SPELL, field: merged}


BEYOND = {"pack": [{"id": "pack", "beyond_the_box": True}]}


def test_a_pack_beyond_the_box_adds_entries() -> None:
    merged = lay_over(BASE, {"owls": [{"id": "pig", "wings": 2}], **BEYOND})
    assert merged == {"owls": [*BASE["owls"], {"id": "pig", "wings": 2}]}


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("[pack]\nbeyond = true\n", "beyond"),
        ("[pack]\nbeyond_the_box = 1\n", "beyond_the_box"),
        ("pack = 3\n", "pack"),
    ],
)
def test_a_mistake_in_what_a_pack_says_of_itself_is_named(
    tmp_path: Path, text: str, field: str
) -> None:
    (tmp_path / "pack.toml").write_text(text)
    with pytest.raises(BadContent) as caught:
        read_pack(tmp_path, TYPES)
    assert (caught.value.file, caught.value.field) == ("pack.toml", field)


def test_a_pack_of_another_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('[pack]\ngame = "talisman"\n')
    with pytest.raises(BadContent, match="it is a pack of talisman"):
        commonroom.new_match("toy", seats=2, pack=tmp_path)


@pytest.mark.parametrize(
    ("game", "stem", "change"),
    [
        ("death-eaters-rising", "wizards", {"id": "harry-potter", "requirement": {"bravery": 4}}),
        ("death-eaters-rising", "tokens", {"id": "token-heal", "count": 5}),
        ("talisman", "characters", {"id": "harry-potter", "a": {"magic": 5}}),
        ("talisman", "purchases", {"id": "wand", "copies": 9}),
        ("year-at-hogwarts", "students", {"id": "harry-potter", "hp": 9}),
        ("year-at-hogwarts", "spells", {"id": "accio", "copies": 6}),
    ],
)
def test_what_is_printed_or_counted_needs_a_pack_beyond_the_box(
    game: str, stem: str, change: dict[str, Any]
) -> None:
    with pytest.raises(BadContent, match=r"not|prints|box has") as caught:
        content_of(game, {stem: [change]})
    assert caught.value.file == f"{stem}.toml"
    match = commonroom.new_match(game, seats=2, seed=1, pack={stem: [change], **BEYOND})
    assert commonroom.load(match.save()).game.content == match.game.content
