"""``commonroom content``: packs are checked before they are played, and begin as a copy."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from commonroom.cli import main
from commonroom.kernel import games, title
from commonroom.packs.changes import written
from tests.languages import COMPLETE

RISING = "death-eaters-rising"
SNAPE = """
[[wizards]]
id = "severus-snape"
requirement = { knowledge = 3, loyalty = 2 }
[[wizards]]
id = "dobby"
track = 4
"""


def content(*args: object) -> Result:
    return CliRunner().invoke(main, ["content", *map(str, args)])


def pack(folder: Path, stem: str, text: str) -> Path:
    (folder / f"{stem}.toml").write_text(text, encoding="utf-8")
    return folder


def ours(stem: str, entry: str) -> dict[str, object]:
    """An entry of our own, as a reader of the file finds it."""
    file = title(RISING).content_dir / f"{stem}.toml"
    entries = tomllib.loads(file.read_text(encoding="utf-8"))[stem]
    return next(one for one in entries if one["id"] == entry)


def test_a_good_pack_says_what_it_changes(tmp_path: Path) -> None:
    result = content("check", pack(tmp_path, "wizards", SNAPE))
    assert result.exit_code == 0, result.output
    was = written(ours("wizards", "severus-snape")["requirement"])
    assert result.stdout.splitlines() == [
        f"This pack changes 2 entries of {RISING}:",
        "wizards.toml, severus-snape",
        f"– requirement: {was} → {{ knowledge = 3, loyalty = 2 }}",
        "wizards.toml, dobby",
        f"– track: {ours('wizards', 'dobby')['track']} → 4",
    ]


def test_a_field_that_our_card_leaves_out_is_told_as_such(tmp_path: Path) -> None:
    assert "starter" not in ours("wizards", "dobby")
    text = '[[wizards]]\nid = "dobby"\nstarter = false\n'
    result = content("check", pack(tmp_path, "wizards", text))
    assert "This pack changes one entry" in result.stdout
    assert "– starter: false (not set before)" in result.stdout


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('[[wizards]]\nid = "dobby"\ntrack = "x"', ["wizards.toml", "“dobby”", "“track”", "int"]),
        ('[[wizards]]\nid = "dobbie"\ntrack = 4', ["wizards.toml", "“dobbie”", "“id”", "dobby"]),
        ('[[wizards]]\nid = "dobby"\ntracks = 4', ["wizards.toml", "“dobby”", "“tracks”"]),
        ('[[witches]]\nid = "dobby"', ["wizards.toml", "[[wizards]] entries", "witches"]),
        ("track = ", ["wizards.toml", "not readable as TOML"]),
    ],
)
def test_a_bad_pack_is_refused_with_file_entry_field_and_reason(
    text: str, named: list[str], tmp_path: Path
) -> None:
    result = content("check", pack(tmp_path, "wizards", text))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "“”" not in result.stderr
    for words in named:
        assert words in result.stderr


def test_a_misspelt_file_is_named(tmp_path: Path) -> None:
    pack(tmp_path, "wizards", SNAPE)
    result = content("check", pack(tmp_path, "deatheaters", ""))
    assert result.exit_code == 2
    assert "deatheaters.toml" in result.stderr
    assert "death_eaters" in result.stderr


def test_a_pack_that_could_be_of_several_games_must_say_which(tmp_path: Path) -> None:
    pack(tmp_path, "villain", '[[villain]]\nid = "lord-voldemort"\n')
    result = content("check", tmp_path)
    assert result.exit_code == 2
    assert f"--game: {RISING}, talisman" in result.stderr
    result = content("check", tmp_path, "--game", RISING)
    assert result.exit_code == 0, result.output
    assert f"changes nothing in {RISING}" in result.stdout


@pytest.mark.parametrize("game", games())
def test_an_exported_copy_is_a_pack_that_changes_nothing(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "my" / "box"
    result = content("export", game, folder)
    assert result.exit_code == 0, result.output
    assert f" written to {folder}" in result.stdout
    assert {file.stem for file in folder.iterdir()} == set(title(game).files)
    result = content("check", folder)
    assert result.exit_code == 0, result.output
    assert "changes nothing" in result.stdout


def test_an_export_overwrites_nobodys_work_unless_told_to(tmp_path: Path) -> None:
    pack(tmp_path, "wizards", SNAPE)
    result = content("export", RISING, tmp_path)
    assert result.exit_code == 2
    assert f"{tmp_path / 'wizards.toml'} is already there" in result.stderr
    assert [file.read_text(encoding="utf-8") for file in tmp_path.iterdir()] == [SNAPE]
    result = content("export", RISING, tmp_path, "--force")
    assert result.exit_code == 0, result.output
    assert "changes nothing" in content("check", tmp_path).stdout


def test_an_export_to_where_no_folder_can_be_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    result = content("export", RISING, file)
    assert result.exit_code == 1
    assert f"{file}: " in result.stderr
    assert result.stderr.count("\n") == 1
    assert file.read_text() == "mine"


def test_packs_are_told_of_in_the_readers_language(tmp_path: Path) -> None:
    pack(tmp_path, "wizards", SNAPE)
    told = {content("check", tmp_path, "--language", one).stdout for one in COMPLETE}
    refused = {content("export", RISING, tmp_path, "--language", one).stderr for one in COMPLETE}
    assert len(told) == len(refused) == len(COMPLETE)
    assert all("severus-snape" in one for one in told)


def test_values_are_written_as_in_a_content_file() -> None:
    value = {"do": "heal", "who": ["dobby", "kreacher"], "twice": True, "cost": {}}
    assert written(value) == (
        '{ do = "heal", who = ["dobby", "kreacher"], twice = true, cost = {} }'
    )
